"""What a picture of a roll shows."""

from dataclasses import dataclass

from bot.draw.palette import HouseLetter

MOST_DICE = 24


@dataclass(frozen=True, slots=True)
class Die:
    """One thrown die; a dropped one is not kept."""

    sides: int
    value: int
    kept: bool = True


@dataclass(frozen=True, slots=True)
class Verdict:
    """The last bar: success or not, with a word on the left and the reason on the right."""

    success: bool
    left: str
    right: str = ""


@dataclass(frozen=True, slots=True)
class RollLabels:
    """The words in the picture."""

    first: str = "Erste Zahl"
    second: str = "Zweite Zahl"
    sum: str = "Summe"
    xp: str = "XP"
    thousands: str = "."


@dataclass(frozen=True, slots=True)
class RollPicture:
    """A throw of up to 24 dice; without a name the picture is the same for everybody."""

    dice: tuple[Die, ...]
    total: int
    notation: str
    name: str | None = None
    subtitle: str | None = None
    xp: int = 0
    house: HouseLetter | None = None
    verdict: Verdict | None = None
    detail: str | None = None
    labels: RollLabels = RollLabels()

    def __post_init__(self) -> None:
        """Refuse what does not fit on one picture."""
        if not 1 <= len(self.dice) <= MOST_DICE:
            raise ValueError(f"a picture shows 1 to {MOST_DICE} dice, not {len(self.dice)}")

    @property
    def is_pair(self) -> bool:
        """Tell whether this is 2w6 and nothing else, which has first number, second number and sum."""
        plain = all(die.sides == 6 and die.kept for die in self.dice)
        return len(self.dice) == 2 and plain and not self.detail and self.total == sum(die.value for die in self.dice)


def number(value: int, thousands: str = ".") -> str:
    """Write a whole number with a true minus and grouped thousands."""
    text = f"{abs(value):,}".replace(",", thousands)
    return f"\u2212{text}" if value < 0 else text
