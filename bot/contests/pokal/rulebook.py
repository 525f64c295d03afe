"""What a community may change of the rules, and the versions there have been. Clauses: Q11.5, Q14.7; rule book 9.2.

A change is one setting with another value, or a rule in words. Whatever is in force together is a version; it keeps all
its settings, so that a match can be worked out by the version it began with for ever.
"""

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias, get_args

from pydantic import Field, ValidationError

from bot.engine.limits import LONGEST_REASON
from bot.engine.model import Record

HOUR = 3_600_000
HOUSE_COUNT = 4
House: TypeAlias = Literal["G", "H", "R", "S"]
Kind: TypeAlias = Literal["rounds", "seconds", "points", "hours", "gifts", "talk"]
Seconds: TypeAlias = Annotated[int, Field(ge=1, le=3600)]
Points: TypeAlias = Annotated[int, Field(ge=0, le=1000)]
Reward: TypeAlias = Annotated[int, Field(ge=0, le=100_000)]
LONGEST_RULE = LONGEST_REASON
"""So many characters a rule in words has."""
MAJORITY = 3
"""So many of the four houses must be for a change; two against two fails (Q14.7)."""


class Rulebook(Record):
    """Everything that can be set, as the rule book has it unless something else was decided."""

    rounds: int = Field(default=10, ge=1, le=30)
    zehn_sekunden: int = Field(default=10, ge=5, le=60)
    gnade: int = Field(default=2, ge=0, le=10)
    stille: Seconds = 30
    chat: Seconds = 120
    halbzeit: Seconds = 600
    pause_finale: Seconds = 300
    fuenf_minuten: Seconds = 300
    eine_minute: Seconds = 60
    geschwaetz: Literal["melden", "automatisch"] = "melden"
    xp: Literal["2-1-1", "1-1-1", "2-2-1", "2-2-2"] = "2-1-1"
    tor: Points = 10
    schnatz: Points = 50
    bonus: Points = 100
    gutschrift: int = Field(default=48, ge=1, le=336)
    """Hours between the publication of a match's log and its credit."""
    platz1: Reward = 1250
    platz2: Reward = 750
    platz3: Reward = 500
    platz4: Reward = 250

    @property
    def rewards(self) -> tuple[int, int, int, int]:
        """Return the season points of the places."""
        return (self.platz1, self.platz2, self.platz3, self.platz4)

    @property
    def credit_after(self) -> int:
        """Return how long after its publication a match is credited, in milliseconds."""
        return self.gutschrift * HOUR


@dataclass(frozen=True, slots=True)
class Setting:
    """One thing that can be set; `section` is where the rule book settles it, nothing: it leaves it open."""

    name: str
    kind: Kind
    section: str = ""


SETTINGS: dict[str, Setting] = {
    one.name: one
    for one in (
        Setting("rounds", "rounds", "7"),
        Setting("zehn_sekunden", "seconds", "5.4.3"),
        Setting("gnade", "seconds"),
        Setting("stille", "seconds"),
        Setting("chat", "seconds", "6"),
        Setting("halbzeit", "seconds", "6"),
        Setting("pause_finale", "seconds", "8.2"),
        Setting("fuenf_minuten", "seconds", "8.6"),
        Setting("eine_minute", "seconds", "8.6"),
        Setting("geschwaetz", "talk"),
        Setting("xp", "gifts", "3.2"),
        Setting("tor", "points", "8.3"),
        Setting("schnatz", "points", "8.3"),
        Setting("bonus", "points", "7"),
        Setting("gutschrift", "hours", "8.3"),
        Setting("platz1", "points", "8.3"),
        Setting("platz2", "points", "8.3"),
        Setting("platz3", "points", "8.3"),
        Setting("platz4", "points", "8.3"),
    )
}
OF_THE_MATCH = tuple(name for name in SETTINGS if name not in ("gutschrift", "platz1", "platz2", "platz3", "platz4"))
"""What the game itself has to know."""


class Change(Record):
    """Something that was decided: a setting with its value, or a rule in words, and how it came about."""

    setting: str = ""
    value: str = ""
    words: str = Field(default="", max_length=LONGEST_RULE)
    case: bool = False
    """It settles a case the rule book leaves open: then it counts at once."""
    house: str = ""
    """Which house of the Quidditch-OK proposed it."""
    votes: tuple[tuple[House, bool], ...] = ()
    approved: int = 0
    """When the Schulleitung approved."""


class Edition(Record):
    """A version of the rules: since when, what changed, and all settings as they are in it."""

    number: int
    at: int
    changes: tuple[Change, ...] = ()
    rules: Rulebook = Rulebook()


BOOK = Edition(number=2, at=1_293_836_400_000)
"""The rule book as it is printed: version 2, of the 1st of January 2011."""

Status: TypeAlias = Literal["vote", "approval", "failed", "rejected", "withdrawn", "waiting", "force"]


@dataclass(frozen=True, slots=True)
class Motion:
    """A change that was proposed; its number counts in its season."""

    number: int
    change: Change
    at: int
    """When it was proposed, and since it is carried: when the Quidditch-OK decided."""
    status: Status = "vote"
    votes: tuple[tuple[House, bool], ...] = ()
    reminded: int = 0
    reason: str = ""

    @property
    def open(self) -> bool:
        """Tell whether somebody still has to decide."""
        return self.status in ("vote", "approval")

    def missing(self, houses: tuple[House, ...]) -> tuple[House, ...]:
        """Return the houses that have not voted."""
        voted = {house for house, _ in self.votes}
        return tuple(house for house in houses if house not in voted)

    @property
    def result(self) -> bool | None:
        """Tell whether it is carried; None: that is still open. Two against it are enough, 2:2 fails (Q14.7)."""
        yes = sum(vote for _, vote in self.votes)
        if yes >= MAJORITY:
            return True
        return False if len(self.votes) - yes > HOUSE_COUNT - MAJORITY else None


def written(rules: Rulebook, name: str) -> str:
    """Write the value of a setting."""
    return str(getattr(rules, name))


def with_value(rules: Rulebook, name: str, value: str) -> Rulebook | None:
    """Return the rules with another value of a setting; None where that is none."""
    if name not in SETTINGS or len(value) > 12:
        return None
    wanted: str | int = value
    if SETTINGS[name].kind not in ("gifts", "talk"):
        if not (value.isascii() and value.isdecimal()):
            return None
        wanted = int(value)
    try:
        return Rulebook.model_validate({**rules.model_dump(), name: wanted})
    except ValidationError:
        return None


def changed(rules: Rulebook, changes: tuple[Change, ...]) -> Rulebook:
    """Return the rules with some changes, in their order; what is no value any more is left out."""
    for change in changes:
        rules = with_value(rules, change.setting, change.value) or rules
    return rules


def limits(name: str) -> tuple[str, str]:
    """Return the smallest and the largest value of a number, or the values there are."""
    field = Rulebook.model_fields[name]
    if SETTINGS[name].kind in ("gifts", "talk"):
        return ", ".join(get_args(field.annotation)), ""
    least = next(str(one.ge) for one in field.metadata if hasattr(one, "ge"))
    most = next(str(one.le) for one in field.metadata if hasattr(one, "le"))
    return least, most
