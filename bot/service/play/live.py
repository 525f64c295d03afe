"""A game in memory: its row, its seats and its folded log, as of one revision."""

import secrets
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from bot.engine.log import Entry, Position
from bot.engine.model import Options, Outcome, Refused, Step, refuse
from bot.engine.seats import Actor, Seat
from bot.engine.spec import AnyGame, Noun
from bot.engine.text import Text
from bot.service.play.names import ROBOT, short_name
from bot.store.deadlines import DeadlineRow
from bot.store.events import EventRow, load_draws
from bot.store.games import GameRow
from bot.store.seats import SeatRow
from bot.store.sitters import SatRow

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
        self.offer: tuple[str, Text] | None = None
        """A button that goes along with it: its id and label."""
        super().__init__(self.text.id)


class Busy(Declined):
    """Others were faster again and again, or too much waits: nothing was decided, and it may be tried once more."""

    def __init__(self) -> None:
        """Say so to whoever asked."""
        super().__init__(refuse("game-busy"))


def declined(code: str, /, **args: Any) -> Declined:
    """Write a no the way it is read."""
    return Declined(refuse(code, **args))


@dataclass(frozen=True, slots=True)
class Who:
    """The person who asks: Discord id, name, whether they may lead games here, and what else they are on the server.

    What somebody is on a server counts only for its games; None stands for who asks outside of any.
    """

    id: int
    name: str
    referee: bool = False
    ranks: frozenset[Rank] = frozenset()
    guild_id: int | None = None
    houses: frozenset[str] = frozenset()
    """Whose colours somebody wears there, by their letters."""


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

    spec: AnyGame
    options: Options
    row: GameRow
    seats: tuple[SeatRow, ...]
    position: Position[Any] | None
    deadline: DeadlineRow | None
    former: tuple[SatRow, ...] = ()
    """Who sat on a seat before, the first first."""
    officials: tuple[int, ...] = ()
    """Who leads a contest besides its referee."""

    @property
    def token(self) -> str:
        """Name the open step; buttons carry it, so that old ones are recognised, also after a rewind."""
        if self.position is None:
            return self.row.status
        return f"{self.position.rewinds}.{self.step().key}"

    @property
    def clock_token(self) -> str:
        """Name what the running time limit belongs to."""
        return clock_token(self.spec, self.folded())

    def folded(self) -> Position[Any]:
        """Return the position of a game that has begun."""
        if self.position is None:
            raise declined("game-not-running")
        return self.position

    def step(self) -> Step:
        """Return the open step of a game that has begun."""
        return step_of(self.spec, self.folded())

    def outcome(self) -> Outcome | None:
        """Return how the game ended, if it did."""
        return self.spec.rules.outcome(self.position.state) if self.position else None

    def awaited_robot(self) -> Seat | None:
        """Return a seat on which the computer owes an action that it does not leave to people."""
        if self.position is None or self.row.status != "running" or self.row.paused_at is not None:
            return None
        return self.robot_in(self.position.state)

    def robot_in(self, state: Any) -> Seat | None:
        """Return a seat on which the computer would act by itself in a state."""
        computers = [row.seat for row in self.seats if row.robot]
        if not computers:  # asked after every change: most matches have none
            return None
        waiting = self.spec.rules.waiting_for(state)
        owing = [seat for seat in computers if seat in waiting]
        people = frozenset(row.seat for row in self.seats if row.person_id is not None)
        return next((seat for seat in owing if not self.spec.computers.yields(state, seat, people)), None)

    def seat_of(self, person_id: int) -> SeatRow | None:
        """Return where a person sits."""
        return next((seat for seat in self.seats if seat.person_id == person_id), None)

    def name_of(self, seat: Seat, erased: str = "∅") -> str:
        """Return the plain name of whoever sits on a seat; `erased` stands for people who are not known any more."""
        row = next((row for row in self.seats if row.seat == seat), None)
        if row is not None and row.robot and row.name is None:
            return f"{seat} (Computer)"  # a match knows only seats, and so did every game of an older version
        if row is not None and row.erased:
            return f"{erased} {seat}"
        return (row.name if row else None) or seat

    def short_name_of(self, seat: Seat, erased: str = "∅") -> str:
        """Return the shortest name that tells whoever sits there from the others; computers bear their sign."""
        row = next((row for row in self.seats if row.seat == seat), None)
        if row is not None and row.robot:
            return f"{ROBOT} {row.name or seat}"
        name = self.name_of(seat, erased)
        if row is None or row.name is None or row.erased:
            return name
        if self.spec.manners.told:
            return name.replace(ROBOT, "").strip() or seat
        return short_name(name, [one.name for one in self.seats if one.name and one.seat != seat])

    def leads(self, who: Who) -> bool:
        """Tell whether a person is the referee here: the game's own, or any of the server's if it has none."""
        if self.takes_sides(who.id):
            return False
        if not self.leaders:
            return who.referee and self.ranked_here(who)
        return who.id in self.leaders

    @property
    def noun(self) -> Noun:
        """Return what people call it: a game, a tournament, a season."""
        return self.spec.contest.noun if self.spec.contest is not None else "game"

    @property
    def leaders(self) -> tuple[int, ...]:
        """Return who was made to lead it."""
        named = (self.row.referee_id, self.row.assistant_id, *self.officials)
        return tuple(person for person in named if person is not None)

    def takes_sides(self, person_id: int) -> bool:
        """Tell whether a person plays in a game whose referees have a desk: then he judges nothing in it."""
        return self.spec.manners.officials and self.seat_of(person_id) is not None

    def manages(self, who: Who) -> bool:
        """Tell whether a person may pause, rewind or end the game: who leads it, or its host if it has no referee."""
        own_rules = self.row.referee_id is None and who.id == self.row.host_id
        return own_rules or self.leads(who) or ("admin" in who.ranks and self.ranked_here(who))

    def ranked_here(self, who: Who) -> bool:
        """Tell whether what a person is counts for this game: it does on the game's own server."""
        return who.guild_id in (None, self.row.guild_id)

    def actor(self, who: Who, when: int = 0) -> Actor:
        """Return the part a person plays, at a moment by Discord's clock."""
        row = self.seat_of(who.id)
        seat, captain = (row.seat, row.captain) if row else (None, False)
        leaders = (*self.leaders, self.row.host_id or 0) if self.spec.contest else ()
        others = {person for person in leaders if person and person != who.id}
        seats = {row.person_id: row.seat for row in self.seats} if others else {}
        return Actor(
            seat,
            captain=captain,
            referee=self.leads(who),
            host=who.id == self.row.host_id,
            fellows=tuple(seats.get(person) for person in sorted(others)),
            ranks=frozenset(who.ranks) if self.spec.contest and self.ranked_here(who) else frozenset(),
            houses=who.houses if self.spec.contest and self.ranked_here(who) else frozenset(),
            when=when,
        )


@dataclass(frozen=True, slots=True)
class Look:
    """A game as one seat (None: the public) sees it."""

    live: Live
    seat: Seat | None
    view: Any
    told: tuple[Text, ...]
    outcome: Outcome | None


def step_of(spec: AnyGame, position: Position[Any]) -> Step:
    """Return the open step of a position; it is asked for several times with every action and worked out once."""
    if position.step is None:
        position.step = spec.rules.step(position.state)
    return position.step


def clock_token(spec: AnyGame, position: Position[Any]) -> str:
    """Name what a time limit belongs to: a clock over many steps, or the step itself; it runs on while this stays."""
    step = step_of(spec, position)
    return step.clock or f"{position.rewinds}.{step.key}"


def entry_of(spec: AnyGame, row: EventRow) -> Entry:
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


def must_not_have_ended(live: Live) -> None:
    """Refuse what would move a game that has ended."""
    if live.row.status == "over":
        raise declined("game-over", outcome=ending(live), what=live.noun)
    if live.row.status == "expired":
        raise declined("game-expired")
    if live.row.status == "abandoned":
        raise declined("game-abandoned", what=live.noun)


def must_be_lobby(live: Live) -> None:
    """Refuse what belongs before the beginning of a game."""
    if live.row.status == "expired":
        raise declined("game-expired")
    if live.row.status == "abandoned":
        raise declined("game-abandoned", what=live.noun)
    if live.row.status != "lobby":
        raise declined("lobby-begun")


def must_be_open(live: Live, token: str | None) -> None:
    """Refuse what comes too late: the game has ended, was rewound, or is at another step by now."""
    must_not_have_ended(live)
    if live.row.paused_at is not None:
        raise declined("game-paused", what=live.noun)
    position = live.folded()
    if token is not None and token != live.token:
        rewinds = token.partition(".")[0]
        same = not rewinds.isdecimal() or rewinds == str(position.rewinds)
        code = "game-stale" if same else "game-rewound"
        raise declined(code, step=live.step().text)
