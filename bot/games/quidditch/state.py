"""The whole truth of a match, and the questions everybody asks of it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from bot.dice.roll import Pair
from bot.engine.helpers import altered
from bot.engine.seats import Seat
from bot.games.quidditch.events.base import Phase
from bot.games.quidditch.model import MIDDLE, Einig, Move, QuidditchOptions, Third, Word, house_of, role_of

Stage: TypeAlias = Literal["start", "gewuerfelt", "frei", "fertig"]
"""A Teilrunde: nothing yet, the ball's third is known, the ball is released, over."""
TEILRUNDEN: tuple[Phase, ...] = ("treiber", "jaeger", "sucher")
ChainStage: TypeAlias = Literal["wurf", "antwort", "gegen", "wieder", "abfang", "annahme"]
"""What a chain waits for: its roll, an answer, the counter-roll, a repeated roll, that of Abfangen or Angenommen."""


@dataclass(frozen=True, slots=True)
class Player:
    """A seat somebody plays on: who he is (experience, ban) and what he has done this round."""

    seat: Seat
    xp: int = 0
    third: Third | None = None
    out: bool = False
    excluded: bool = False
    away: bool = False
    faulty: Word | None = None
    """An invalid command that may still be corrected."""
    locked: Word | None = None
    """An invalid command he has rolled for: its correction is ignored for now (Q3.2)."""
    passed: bool = False
    thrown: bool = False
    tried_catch: bool = False
    flown: bool = False
    fouled: bool = False
    sought: bool = False
    found: bool = False
    find_fouled: bool = False

    @property
    def house(self) -> str:
        """Return the letter of his house."""
        return house_of(self.seat)

    @property
    def role(self) -> str:
        """Return Hüter, Sucher, Jäger or Treiber."""
        return role_of(self.seat)

    @property
    def here(self) -> bool:
        """Tell whether he is in the match at all."""
        return not (self.excluded or self.away)

    @property
    def active(self) -> bool:
        """Tell whether he takes part in this round's Teilrunden."""
        return self.here and not self.out and self.third is not None


@dataclass(frozen=True, slots=True)
class Klatscher:
    """One Klatscher of the round: where, whether it was used, who holds it and whether he keeps it for later."""

    third: Third
    used: bool = False
    holder: Seat | None = None
    kept: bool = False


@dataclass(frozen=True, slots=True)
class Chain:
    """A valid command on its way from writing to result (Q3.8)."""

    id: int
    word: Word
    seat: Seat
    ziel: Seat | None
    stage: ChainStage = "wurf"
    roll: Pair | None = None
    shown: int = 0
    answerer: Seat | None = None
    answer: Pair | None = None
    after_ms: int | None = None
    """How long after the roll was shown its answer was written."""
    klatscher: int | None = None
    free: bool = False
    """A Freiwurf."""
    sure: bool = False
    """A Torwurf that cannot be held (Q5.6.1)."""
    bonus: int = 0
    tried: bool = False
    """A pass somebody has tried to intercept."""
    repeated: bool = False
    """Was tied and is rolled again."""
    since: int = 0
    """When the step it waits for became due (Q3.9)."""

    @property
    def owes(self) -> Seat | None:
        """Name who has to roll."""
        if self.stage in ("wurf", "wieder"):
            return self.seat
        return None if self.stage == "antwort" else self.answerer

    @property
    def debtor(self) -> Seat | None:
        """Name who is awaited without a limit of seconds: for a roll, or for Angenommen (Q3.9)."""
        return self.ziel if self.word == "Pass" and self.stage == "antwort" else self.owes


@dataclass(frozen=True, slots=True)
class Freiwurf:
    """A Freiwurf on its way: who was fouled, who may throw, released or not."""

    house: str
    bonus: int = 0
    schuetze: Seat | None = None
    released: bool = False


@dataclass(frozen=True, slots=True)
class Absence:
    """A player has vanished, or is back and catches up, or did not come; all other clocks stand since `began`."""

    seat: Seat
    stage: Literal["fort", "wieder-da", "weggeblieben"]
    since: int
    began: int = 0
    idle: int = 0
    """Since when everybody else was silent when it began."""


@dataclass(frozen=True, slots=True)
class Request:
    """A captain's request for a substitution; `wann` once it is granted for later."""

    house: str
    changes: tuple[Move, ...]
    grund: str
    wann: Literal["pause", "halbzeit"] | None = None


@dataclass(frozen=True, slots=True)
class Note:
    """What the bot understood of a message, for the referees."""

    seat: Seat
    text: str
    grund: str
    """Empty: valid."""
    korrigierbar: bool = False
    after_ms: int | None = None


@dataclass(frozen=True, slots=True)
class Last:
    """The last message judged and how things stood before it, so that the referee can judge otherwise."""

    seat: Seat
    text: str
    valid: bool
    answer: bool
    before: "State"
    kette: int = 0


@dataclass(frozen=True, slots=True)
class Input:
    """What somebody did in the present phase, as it can be judged again (Q13.1)."""

    who: str
    """A seat, `schiri` or `uhr`."""
    move: str
    when: int
    dice: tuple[tuple[int, int], ...] = ()
    valid: bool | None = None
    """Whether a message was a valid command, a roll one that counts; None for everything else."""
    grund: str = ""
    """Why a message was invalid."""
    counted: bool = True
    """Whether it was valid when it was made, whatever was ruled since."""
    ruled: Literal["", "gilt", "gilt-nicht", "aus"] = ""
    """What the referee has ruled on it."""
    fallen: bool = False
    """Cannot stand any more after a ruling on something before it."""

    @property
    def words(self) -> str:
        """Return what was written, or the dice."""
        return self.move[1:] if self.move.startswith('"') else ", ".join(str(n) for pair in self.dice for n in pair)

    @property
    def message(self) -> bool:
        """Tell whether a player wrote it and it was judged."""
        return self.move.startswith('"') and self.valid is not None


@dataclass(frozen=True, slots=True)
class Goal:
    """A goal, for the report."""

    round: int
    house: str
    seat: Seat
    eigentor: bool
    freiwurf: bool


@dataclass(frozen=True, slots=True)
class Luck:
    """The dice of one seat: how many rolls, the sum of all their dice."""

    seat: Seat
    rolls: int = 0
    total: int = 0


@dataclass(frozen=True, slots=True)
class State:
    """The whole truth of a match."""

    options: QuidditchOptions
    seats: tuple[Seat, ...]
    players: tuple[Player, ...]
    phase: Phase = "vor"
    stage: Stage = "start"
    round: int = 0
    rounds: int = 10
    points: tuple[int, int] = (0, 0)
    by_round: tuple[tuple[int, int], ...] = ()
    captains: tuple[Seat | None, Seat | None] = (None, None)
    xp_given: tuple[bool, bool] = (False, False)
    quaffelwurf: tuple[tuple[Seat, Pair], ...] = ()
    order: tuple[Seat, ...] = ()
    first: str | None = None
    """The house with the Quaffel in round 1."""
    low: str | None = None
    """The house whose goal is in the low third."""
    besitz: str | None = None
    """The house with the Quaffel as announced at the start of the round."""
    named: Seat | None = None
    """The Quaffel-Jäger of the round."""
    lately: tuple[Seat | None, Seat | None] = (None, None)
    holder: Seat | None = None
    flight: Seat | None = None
    """The Jäger who has just flown and may be attacked."""
    sure: Seat | None = None
    bonus: tuple[Third, ...] = ()
    """Goal thirds in which the team in possession has completed a pass (Q5.5.8)."""
    klatscher: tuple[Klatscher, ...] = ()
    schnatz: Third | None = None
    chains: tuple[Chain, ...] = ()
    serial: int = 0
    freiwurf: Freiwurf | None = None
    ready: frozenset[Seat] = frozenset()
    absence: Absence | None = None
    requests: tuple[Request, ...] = ()
    substituted: tuple[bool, bool] = (False, False)
    cheats: tuple[tuple[Seat, int], ...] = ()
    """Whose Würfelbetrug was punished: whoever sits on a seat (0), or made a roll there before he left (Q14.1)."""
    penalties: tuple[int, int] = (0, 0)
    consent: tuple[tuple[Einig, tuple[str, ...]], ...] = ()
    caught: str | None = None
    """The house that caught the Schnatz."""
    catcher: Seat | None = None
    ended: Literal["runden", "schnatz", "einigung", "abbruch", "verschoben"] | None = None
    goals: tuple[Goal, ...] = ()
    saves: tuple[tuple[Seat, Seat], ...] = ()
    luck: tuple[Luck, ...] = ()
    notes: tuple[Note, ...] = ()
    now: int = 0
    since: int = 0
    clock: int = 0
    reminded: bool = False
    last: Last | None = None
    lapsed: "State | None" = None
    """How things stood before the time for an answer ran out."""
    start: "State | None" = None
    """How the present or just finished Teilrunde began."""
    base: "State | None" = None
    """How the present phase began, if it was recorded."""
    inputs: tuple[Input, ...] = ()
    """What was done since."""
    starts: tuple["State", ...] = ()
    """How every Teilrunde began."""
    over_at: int = 0
    """When the match ended."""

    @property
    def cup(self) -> bool:
        """Tell whether players get no help (Q3.6)."""
        return self.options.cup

    @property
    def by_bot(self) -> bool:
        """Tell whether the bot is the referee."""
        return self.options.schiri == "bot"

    def player(self, seat: Seat | None) -> Player | None:
        """Return who plays on a seat."""
        for player in self.players:
            if player.seat == seat:
                return player
        return None

    def side(self, house: str) -> int:
        """Return 0 for the first house, 1 for the second."""
        return 0 if house == self.options.houses[0] else 1

    def other(self, house: str) -> str:
        """Return the opposing house."""
        return self.options.houses[1 - self.side(house)]

    def team(self, house: str, role: str | None = None) -> Iterator[Player]:
        """List who plays for a house, in one role or all."""
        return (one for one in self.players if one.house == house and role in (None, one.role))

    def role(self, role: str) -> Iterator[Player]:
        """List who plays a role, for both houses."""
        return (one for one in self.players if one.role == role)

    def captain(self, house: str) -> Seat | None:
        """Return the captain's seat."""
        return self.captains[self.side(house)]

    def goal(self, house: str) -> Third:
        """Return the third with the house's goal."""
        return 0 if house == self.low else 2

    def owner(self, third: Third) -> str | None:
        """Return the house whose goal is there."""
        if third == MIDDLE or self.low is None:
            return None
        return self.low if third == 0 else self.other(self.low)

    def letter(self, third: Third) -> str:
        """Return what a third is called now (Q4.1)."""
        return self.owner(third) or "TMH"[third]

    def third_of(self, letter: str) -> Third | None:
        """Return the third with this letter."""
        thirds: tuple[Third, ...] = (0, 1, 2)
        return next((third for third in thirds if self.letter(third) == letter), None)

    def chain(self, id: int) -> Chain | None:
        """Return an open chain."""
        return next((chain for chain in self.chains if chain.id == id), None)

    def owed(self, seat: Seat) -> Chain | None:
        """Return the oldest chain this seat has to roll for (Q12.5)."""
        return next((chain for chain in self.chains if chain.owes == seat), None)

    def xp_of(self, seat: Seat) -> int:
        """Return a player's experience points."""
        player = self.player(seat)
        return player.xp if player else 0

    def shown_name(self, seat: Seat) -> str:
        """Return a seat's name with experience behind it once play has begun (Q1.2)."""
        xp = self.xp_of(seat) if self.phase != "vor" else 0
        return f"{seat}{xp}" if xp else seat

    def kept_by(self, seat: Seat) -> Klatscher | None:
        """Return the Klatscher a Treiber holds."""
        return next((one for one in self.klatscher if one.holder == seat), None)

    def later(self, by: int, now: int) -> "State":
        """Set the clocks of all chains later by the length of a break: no seconds ran in it (Q13.3)."""
        chains = tuple(
            altered(one, shown=min(one.shown + by, now), since=min(one.since + by, now)) for one in self.chains
        )
        return altered(self, chains=chains)

    def fresh(self, now: int) -> "State":
        """Let the silence of everybody who owes something begin now (Q3.9)."""
        return altered(self, chains=tuple(altered(one, since=now) for one in self.chains))

    def with_player(self, seat: Seat, **changes: Any) -> "State":
        """Change one player."""
        return altered(self, players=tuple(altered(p, **changes) if p.seat == seat else p for p in self.players))

    def with_all(self, which: Any, **changes: Any) -> "State":
        """Change every player for whom `which` holds."""
        return altered(self, players=tuple(altered(p, **changes) if which(p) else p for p in self.players))

    def with_chain(self, id: int, **changes: Any) -> "State":
        """Change one chain."""
        return altered(self, chains=tuple(altered(c, **changes) if c.id == id else c for c in self.chains))

    def without_chain(self, id: int) -> "State":
        """Close a chain."""
        return altered(self, chains=tuple(chain for chain in self.chains if chain.id != id))
