"""Facts of the course of a match: before it, its rounds and phases. Clauses: Q2.5, Q4, Q5.1-Q5.3, Q5.8."""

from typing import ClassVar, Literal

from bot.engine.seats import Seat
from bot.games.quidditch.events.base import Fact, Phase
from bot.games.quidditch.model import Ball, House, Third


class KapitaenErnannt(Fact):
    """A seat is captain of its team."""

    kind: Literal["kapitaen"] = "kapitaen"
    seat: Seat


class XpVergeben(Fact):
    """A captain has given the experience points; secret until the Anpfiff."""

    kind: Literal["xp"] = "xp"
    seat: Seat
    house: House
    points: tuple[tuple[Seat, int], ...]


class Angepfiffen(Fact):
    """The match begins; the captains roll for the Quaffel."""

    kind: Literal["anpfiff"] = "anpfiff"


class QuaffelGewonnen(Fact):
    """A captain has won the Quaffel for round 1; the other names his goal third."""

    kind: Literal["quaffel-gewonnen"] = "quaffel-gewonnen"
    house: House


class QuaffelwurfWiederholt(Fact):
    """Both captains rolled the same: again, in the same order."""

    kind: Literal["quaffelwurf-wieder"] = "quaffelwurf-wieder"


class DrittelGewaehlt(Fact):
    """A house has its goal in this third."""

    kind: Literal["drittel"] = "drittel"
    house: House
    third: Third


class RundeBegonnen(Fact):
    """The chat is closed; a round begins and a house has the Quaffel (None: neither can)."""

    kind: Literal["runde"] = "runde"
    round: int
    house: House | None
    fragt: bool = False
    """Whether its captain is asked which Jäger has the Quaffel."""


class QuaffelBei(Fact):
    """A player has the Quaffel now."""

    kind: Literal["quaffel-bei"] = "quaffel-bei"
    seat: Seat
    wie: Literal["ernannt", "angriff", "behalten", "foul", "abfangen", "angenommen", "schiri"]
    kette: int = 0
    bonus: bool = False
    """A pass between Jäger of one team was completed in a goal third (Q5.5.8)."""


class PhaseBegonnen(Fact):
    """The next phase of the round."""

    kind: Literal["phase"] = "phase"
    phase: Phase
    stehen: tuple[tuple[str, tuple[Seat, ...]], ...] = ()
    """Once everybody has a place: who stands in which third, for whoever may know."""


class Gestellt(Fact):
    """A player stands in a third (None: nowhere)."""

    moves: ClassVar[bool] = False
    kind: Literal["gestellt"] = "gestellt"
    seat: Seat
    third: Third | None
    von: Literal["selbst", "kapitaen", "schiri"] = "selbst"
    letter: str = ""
    """What the third was called then."""


class Freigegeben(Fact):
    """A ball, or a Freiwurf, is released."""

    kind: Literal["freigegeben"] = "freigegeben"
    ball: Ball


class TeilrundeBeendet(Fact):
    """A Teilrunde is over, and why."""

    kind: Literal["teilrunde-ende"] = "teilrunde-ende"
    phase: Phase
    grund: str


class Zwischenstand(Fact):
    """The score after a round."""

    kind: Literal["zwischenstand"] = "zwischenstand"
    round: int
    points: tuple[tuple[House, int], ...]


class Bereitgemeldet(Fact):
    """Somebody needs no more chat."""

    moves: ClassVar[bool] = False
    kind: Literal["bereit"] = "bereit"
    seat: Seat


class Verzichtet(Fact):
    """Somebody lets the present chance go by."""

    moves: ClassVar[bool] = False
    kind: Literal["verzichtet"] = "verzichtet"
    seat: Seat
