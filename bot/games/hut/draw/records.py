"""What a picture of the board shows, as plain data."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Piece:
    """A hat or tower: its field, two letters, its colours from the top down, and whether it was caught just now."""

    field: str
    letters: str
    colours: str
    caught: bool = False


@dataclass(frozen=True, slots=True)
class Home:
    """A home that is played for: how many hats wait there, and how many prisoners are locked up."""

    colour: str
    hats: int
    prisoners: int


@dataclass(frozen=True, slots=True)
class Arrow:
    """A move along its fields; one that failed has a cross at its target, one that is only planned has its phase."""

    path: tuple[str, ...]
    colour: str
    failed: bool = False
    phase: int = 0


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the table: place, colour, name, points of the round (None before the first) and in total."""

    place: int
    colour: str
    name: str
    won: int | None
    total: int


@dataclass(frozen=True, slots=True)
class Labels:
    """The words in the picture."""

    title: str
    above: str
    below: str
    colours: tuple[str, ...]
    empty: str
    rest: str
    start: str
    caught: str
    standoff: str
    tower: str
    locked: str


@dataclass(frozen=True, slots=True)
class HutPicture:
    """The board with everything on it; with the table of points there is no room for the legend."""

    labels: Labels
    pieces: tuple[Piece, ...]
    homes: tuple[Home, ...]
    arrows: tuple[Arrow, ...] = ()
    rows: tuple[Row, ...] = ()
    legend: bool = True


@dataclass(frozen=True, slots=True)
class Order:
    """An order of a phase in the tall report; one that was not carried out is written in the colour of alarm."""

    colour: str
    words: str
    failed: bool


@dataclass(frozen=True, slots=True)
class Strip:
    """A phase of the tall report."""

    heading: str
    board: HutPicture
    orders: tuple[Order, ...]


@dataclass(frozen=True, slots=True)
class RoundPicture:
    """A whole round to keep: its phases, then the standing."""

    title: str
    note: str
    strips: tuple[Strip, ...]
    standing: HutPicture


@dataclass(frozen=True, slots=True)
class FilmPicture:
    """A whole round as an animated picture."""

    boards: tuple[HutPicture, ...]
