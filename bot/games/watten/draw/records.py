"""What the pictures of Watten show, as plain data."""

from dataclasses import dataclass
from typing import Literal

Mark = Literal["played", "left", "fine", "none"]


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card of one's own; `playable` None: nothing is to be played now."""

    card: int
    playable: bool | None = None


@dataclass(frozen=True, slots=True)
class TeamBox:
    """A team in the head of the table: names, points and what they mean."""

    names: tuple[str, str]
    points: int
    note: str
    tense: bool = False


@dataclass(frozen=True, slots=True)
class Plate:
    """A place at the table: name, what its owner does now, the card it has played."""

    name: str
    doing: str | None = None
    card: int | None = None
    ahead: bool = False
    leads: bool = False
    dealer: bool = False


@dataclass(frozen=True, slots=True)
class TablePicture:
    """The table as everybody sees it; plates go clockwise from the top."""

    teams: tuple[TeamBox, TeamBox]
    plates: tuple[Plate, Plate, Plate, Plate]
    value: int
    tricks: tuple[int, int]
    words: "TableWords"
    schlag: str | None = None
    schlag_name: str = ""
    farbe: int | None = None
    farbe_name: str = ""
    opened: int | None = None
    banner: str = ""


@dataclass(frozen=True, slots=True)
class TableWords:
    """The words in the picture of the table."""

    counts: str
    schlag: str
    farbe: str
    opened: str
    tricks: str
    ahead: str
    dealer: str


@dataclass(frozen=True, slots=True)
class HandPlace:
    """Somebody's place in the trick; `asked` is what they are waited for: an empty word, or a question like "3?"."""

    name: str
    team: int
    card: int | None = None
    ahead: bool = False
    leads: bool = False
    asked: str | None = None
    mine: bool = False


@dataclass(frozen=True, slots=True)
class HandWords:
    """The words in the picture of a hand."""

    title: str
    counts: str
    schlag: str
    farbe: str
    opened: str
    tricks: str
    ahead: str
    leads: str
    turn: str


@dataclass(frozen=True, slots=True)
class HandPicture:
    """The table as one person sees it: score, announcement, the trick in order of play, and their own cards."""

    words: HandWords
    teams: tuple[TeamBox, TeamBox]
    value: int
    tricks: tuple[int, int]
    places: tuple[HandPlace, ...]
    cards: tuple[HandCard, ...]
    schlag: str = ""
    farbe: int | None = None
    farbe_name: str = ""
    opened: int | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class TrickPicture:
    """A trick laid out in the order it was played; `winner` is the number of the best card."""

    title: str
    cards: tuple[tuple[str, int], ...]
    winner: int
    word: str


@dataclass(frozen=True, slots=True)
class PadLine:
    """One line of the pad: number, whose side changed and by what, how it stands, who has become gespannt by it."""

    number: str
    side: int
    mark: Mark
    change: str
    stand: tuple[int, int]
    tense: tuple[bool, bool] = (False, False)


@dataclass(frozen=True, slots=True)
class PadBummerl:
    """A stroke: result and pennant (S, R or none)."""

    result: str
    pennant: str = ""


@dataclass(frozen=True, slots=True)
class PadPicture:
    """The pad at the inn."""

    title: str
    subtitle: str
    teams: tuple[tuple[str, str], tuple[str, str]]
    lines: tuple[PadLine, ...]
    running: str
    running_game: str
    strokes: tuple[tuple[PadBummerl, ...], tuple[PadBummerl, ...]]
    words: "PadWords"


@dataclass(frozen=True, slots=True)
class PadWords:
    """The words on the pad."""

    bummerl: str
    played: str
    left: str
    fine: str
    tense: str
    pennants: str
    folded: str


@dataclass(frozen=True, slots=True)
class EndPicture:
    """The end of a sitting; `points` are those of its one Runde, or the Bummerl if there were more."""

    title: str
    reason: str
    teams: tuple[tuple[str, str], tuple[str, str]]
    points: tuple[int, int]
    winner: int | None
    lines: tuple[PadLine, ...]
    strokes: tuple[tuple[PadBummerl, ...], tuple[PadBummerl, ...]]
    words: "EndWords"


@dataclass(frozen=True, slots=True)
class EndWords:
    """The words in the picture of the end."""

    last: str
    bummerl: str
