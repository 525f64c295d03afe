"""A game in memory: its row, its seats and its folded log, as of one revision."""

import secrets
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from bot.engine.log import Entry, Position
from bot.engine.model import Options, Outcome, Refused, Step, refuse
from bot.engine.seats import Actor, Seat
from bot.engine.spec import GameSpec
from bot.engine.text import Text
from bot.store.records import DeadlineRow, EventRow, GameRow, SeatRow, load_draws

Rank: TypeAlias = Literal["admin", "referee", "committee", "director"]
DISCORD_EPOCH = 1_420_070_400_000
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


class Declined(Exception):
    """The service says no; the text says why and what to do next."""

    def __init__(self, reason: Text | Refused) -> None:
        """Keep the reason for whoever asked."""
        self.text = reason.text if isinstance(reason, Refused) else reason
        self.live: Live | None = None
        """The game it is about, so that seats in the text can be named."""
        super().__init__(self.text.id)


def declined(code: str, /, **args: Any) -> Declined:
    """Write a no the way it is read."""
    return Declined(refuse(code, **args))


@dataclass(frozen=True, slots=True)
class Who:
    """The person who asks: Discord id, name, whether they may lead games here, and what else they are on the server."""

    id: int
    name: str
    referee: bool = False
    ranks: frozenset[Rank] = frozenset()


def game_id(cause: int | None) -> str:
    """Return a name for a game that people can type: the same for a second delivery of what opened it."""
    number = secrets.randbits(40) if cause is None else cause
    letters = []
    while number:
        number, letter = divmod(number, len(_LETTERS))
        letters.append(_LETTERS[letter])
    return "".join(reversed(letters)).rjust(6, _LETTERS[0])


@dataclass(slots=True)
class Live:
    """What the service knows of a game; replaced as a whole after every change."""

    spec: GameSpec
    options: Options
    row: GameRow
    seats: tuple[SeatRow, ...]
    position: Position[Any] | None
    deadline: DeadlineRow | None

    @property
    def token(self) -> str:
        """Name the open step; buttons carry it, so that old ones are recognised, also after a rewind."""
        if self.position is None:
            return self.row.status
        return f"{self.position.rewinds}.{self.step().key}"

    def folded(self) -> Position[Any]:
        """Return the position of a game that has begun."""
        if self.position is None:
            raise declined("game-not-running")
        return self.position

    def step(self) -> Step:
        """Return the open step of a game that has begun."""
        return self.spec.rules.step(self.folded().state)

    def outcome(self) -> Outcome | None:
        """Return how the game ended, if it did."""
        return self.spec.rules.outcome(self.position.state) if self.position else None

    def awaited_robot(self) -> Seat | None:
        """Return a seat on which the computer owes an action that it does not leave to people."""
        if self.position is None or self.row.status != "running" or self.row.paused_at is not None:
            return None
        state = self.position.state
        waiting = self.spec.rules.waiting_for(state)
        owing = [row.seat for row in self.seats if row.robot and row.seat in waiting]
        people = frozenset(row.seat for row in self.seats if row.person_id is not None)
        return next((seat for seat in owing if not self.spec.yields(state, seat, people)), None)

    def seat_of(self, person_id: int) -> SeatRow | None:
        """Return where a person sits."""
        return next((seat for seat in self.seats if seat.person_id == person_id), None)

    def name_of(self, seat: Seat, erased: str = "∅") -> str:
        """Return the plain name of whoever sits on a seat; `erased` stands for people who are not known any more."""
        row = next((row for row in self.seats if row.seat == seat), None)
        if row is not None and row.robot:
            return f"{seat} (Computer)"  # the seat first: pictures cut long names
        if row is not None and row.erased:
            return f"{erased} {seat}"
        return (row.name if row else None) or seat

    def leads(self, who: Who) -> bool:
        """Tell whether a person is the referee here: the game's own, or any of the server's if it has none."""
        if self.row.referee_id is None:
            return who.referee
        return who.id in (self.row.referee_id, self.row.assistant_id)

    def manages(self, who: Who) -> bool:
        """Tell whether a person may pause, rewind or end the game: who leads it, or its host if it has no referee."""
        own_rules = self.row.referee_id is None and who.id == self.row.host_id
        return own_rules or self.leads(who) or "admin" in who.ranks

    def actor(self, who: Who, when: int = 0) -> Actor:
        """Return the part a person plays, at a moment by Discord's clock."""
        row = self.seat_of(who.id)
        seat, captain = (row.seat, row.captain) if row else (None, False)
        return Actor(seat, captain=captain, referee=self.leads(who), host=who.id == self.row.host_id, when=when)


@dataclass(frozen=True, slots=True)
class Look:
    """A game as one seat (None: the public) sees it."""

    live: Live
    seat: Seat | None
    view: Any
    told: tuple[Text, ...]
    outcome: Outcome | None


def entry_of(spec: GameSpec, row: EventRow) -> Entry:
    """Read a stored line of the log."""
    return Entry(row.seq, row.at, spec.load_event(row.body), row.cause, row.part, load_draws(row))


def written_at(snowflake: int) -> int:
    """Return when a message or press was made, in milliseconds: Discord writes it into every id."""
    return (snowflake >> 22) + DISCORD_EPOCH


def ending(live: Live) -> Text:
    """Say how a game that is over ended."""
    outcome = live.outcome()
    return outcome.text if outcome else Text("game-ended")


ANYTIME = "-"
"""Stands for the step in the ids of controls that belong to none."""


def must_be_open(live: Live, token: str | None) -> None:
    """Refuse what comes too late: the game is over, was rewound, or is at another step by now."""
    if live.row.status == "over":
        raise declined("game-over", outcome=ending(live))
    if live.row.status == "expired":
        raise declined("game-expired")
    if live.row.status == "abandoned":
        raise declined("game-abandoned")
    if live.row.paused_at is not None:
        raise declined("game-paused")
    position = live.folded()
    if token is not None and token != live.token:
        rewinds = token.partition(".")[0]
        code = "game-stale" if rewinds == str(position.rewinds) else "game-rewound"
        raise declined(code, step=live.step().text)
