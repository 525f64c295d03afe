"""What somebody may imagine of a match: all that is kept from him could be otherwise.

Clauses: Q2.5 (experience before play), Q3.6 (what the bot understood, and in cup matches all it works out), Q7.1.
"""

from collections.abc import Sequence
from typing import Any, TypeVar

from bot.engine.chance import Chance
from bot.engine.helpers import altered
from bot.engine.seats import OFFICIALS, Seat
from bot.games.quidditch.model import WORDS, Third
from bot.games.quidditch.rules.legal import BEFORE_PLAY
from bot.games.quidditch.rules.opening import eligible
from bot.games.quidditch.state import Chain, Freiwurf, Klatscher, Last, Note, Player, Request, State

T = TypeVar("T")
_THIRDS: tuple[Third, ...] = (0, 1, 2)
_REASONS = ("", "rolle", "vertippt", "nicht-quaffel")
"""How a message may have been judged; empty: valid."""
_MARKS = ("out", "passed", "thrown", "tried_catch", "flown", "fouled", "sought", "found", "find_fouled")


def reimagine(state: State, seat: Seat | None, chance: Chance) -> State:
    """Return another match that this seat cannot tell from the true one; referees know all, after the end everybody."""
    if seat == OFFICIALS or state.ended:
        return state
    if state.phase == "vor":
        state = _other_experience(state, seat, chance)
    luck = _Luck(chance)
    state = _other_judgements(_other_requests(state, seat, luck), luck)
    if state.cup and state.phase not in BEFORE_PLAY:
        return _other_pitch(state, luck)
    return state


class _Luck:
    """Many small choices out of few draws: one draw for each would make imagining slow."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self._numbers: list[int] = []

    def any(self, things: Sequence[T]) -> T:
        """Choose one of some things."""
        if not self._numbers:
            self._numbers = list(self._chance.dice(100, 27_720))
        return things[self._numbers.pop() % len(things)]

    def toss(self) -> bool:
        """Toss a coin."""
        return self.any((True, False))

    def perhaps(self, things: Sequence[T]) -> T | None:
        """Choose one of some things, or none."""
        return self.any(things) if things and self.toss() else None


def _other_experience(state: State, seat: Seat | None, chance: Chance) -> State:
    """Give the experience points of every team but a captain's own to other players."""
    for house in state.options.houses:
        if seat is None or state.captain(house) != seat:
            seats = eligible(state, house)
            points = chance.shuffle([state.xp_of(one) for one in seats])
            dealt = dict(zip(seats, points, strict=True))
            players = tuple(altered(one, xp=dealt.get(one.seat, one.xp)) for one in state.players)
            state = altered(state, players=players)
    return state


def _other_requests(state: State, seat: Seat | None, luck: _Luck) -> State:
    """Let other captains have asked for something else, or for nothing."""
    requests: list[Request] = []
    for house in state.options.houses:
        if seat is not None and state.captain(house) == seat:
            requests += [one for one in state.requests if one.house == house]
            continue
        leaves = luck.perhaps([one.seat for one in state.team(house) if one.here])
        if leaves is not None:
            requests.append(Request(house, ((leaves, "-"), ("+", leaves)), "Knie", luck.any((None, "pause"))))
    return altered(state, requests=tuple(requests))


def _other_judgements(state: State, luck: _Luck) -> State:
    """Let the bot have understood the messages otherwise: its reading is for referees."""
    writers = [one.seat for one in state.players if one.here]
    notes = tuple(_judged(writer, luck) for _ in range(3) if (writer := luck.perhaps(writers)))
    players = tuple(altered(one, faulty=luck.perhaps(WORDS)) for one in state.players)
    writer = luck.perhaps(writers)
    before = altered(state, last=None, lapsed=None)
    last = Last(writer, luck.any(WORDS), luck.toss(), False, before) if writer else None
    return altered(state, notes=notes, players=players, last=last, base=None, inputs=())


def _judged(seat: Seat, luck: _Luck) -> Note:
    reason = luck.any(_REASONS)
    return Note(seat, luck.any(WORDS), reason, korrigierbar=bool(reason))


# -- what nobody works out for the players of a cup match --------------------------------------------------------------


def _other_pitch(state: State, luck: _Luck) -> State:
    """Put everybody and everything somewhere else: positions, possession, what is under way, what was used up."""
    players = tuple(_elsewhere(one, luck) for one in state.players)
    jaeger = [one.seat for one in players if one.role == "Jäger"]
    treiber = [one.seat for one in players if one.role == "Treiber"]
    freiwurf = Freiwurf(luck.any(state.options.houses), schuetze=luck.perhaps(jaeger))
    return altered(
        state,
        players=players,
        holder=luck.perhaps(jaeger),
        flight=luck.perhaps(jaeger),
        sure=luck.perhaps(jaeger),
        bonus=tuple(third for third in _THIRDS if luck.toss()),
        klatscher=tuple(_other_klatscher(treiber, luck) for _ in range(2)),
        schnatz=luck.perhaps(_THIRDS),
        chains=_other_chains(state, luck),
        freiwurf=luck.perhaps((freiwurf,)),
        reminded=luck.toss(),
        lapsed=None,
        start=None,
        starts=(),
    )


def _elsewhere(one: Player, luck: _Luck) -> Player:
    marks: dict[str, Any] = {mark: luck.toss() for mark in _MARKS}
    return altered(one, third=luck.perhaps(_THIRDS), locked=luck.perhaps(WORDS), **marks)


def _other_klatscher(treiber: list[Seat], luck: _Luck) -> Klatscher:
    holder = luck.perhaps(treiber)
    return Klatscher(luck.any(_THIRDS), used=luck.toss(), holder=holder, kept=holder is not None and luck.toss())


def _other_chains(state: State, luck: _Luck) -> tuple[Chain, ...]:
    writer = luck.perhaps([one.seat for one in state.players if one.here])
    if writer is None:
        return ()
    return (Chain(state.serial + 1, luck.any(WORDS), writer, None, shown=state.now),)
