"""What the pictures show; words come in ready, in the reader's language."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Arrow:
    """A part of the move that is drawn in: who (`G1` or `HM`), from where to where, how many steps (0: no walk)."""

    figure: str
    start: int
    end: int
    steps: int


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """The board after a move, the move itself, and who is next."""

    title: str
    info: str
    hall: str
    ring: int
    lane: bool
    houses: str
    """The letters of the houses that play."""
    each: int
    """Figures of each house."""
    figures: tuple[tuple[str, int], ...]
    """Figures and the caretaker by name, with their places as in `board`."""
    card: str | None = None
    words: tuple[str, ...] = ()
    """At most three lines beside the card; the first is the most important."""
    arrows: tuple[Arrow, ...] = ()
    sent: tuple[tuple[str, int], ...] = ()
    """Who was sent back, from which field."""
    label: str = ""
    name: str = ""
    house: str | None = None


@dataclass(frozen=True, slots=True)
class CardFace:
    """A card: its code, the words below its symbol, its number in the hand and whether it can be played."""

    card: str
    caption: str
    number: int | None = None
    playable: bool = True


@dataclass(frozen=True, slots=True)
class CardsPicture:
    """Some cards in rows: a hand, or all ten."""

    title: str
    info: str
    cards: tuple[CardFace, ...]


@dataclass(frozen=True, slots=True)
class LivePicture:
    """The flat ring and the own cards; `targets` are fields with the numbers of the cards that lead there."""

    title: str
    info: str
    hall: str
    ring: int
    lane: bool
    houses: str
    each: int
    figures: tuple[tuple[str, int], ...]
    cards_title: str
    cards: tuple[CardFace, ...]
    words: tuple[str, ...] = ()
    turn: str = ""
    house: str | None = None
    mine: bool = False
    movers: tuple[str, ...] = ()
    targets: tuple[tuple[int, tuple[int, ...]], ...] = ()
    note: str = ""
