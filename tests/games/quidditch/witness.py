"""A match somebody has watched closely: it can be played again with every ruling made at once (Q13.1)."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.engine.helpers import altered
from bot.engine.model import Refused, TimeUp
from bot.engine.seats import Actor, Seat
from bot.games.quidditch import GAME
from bot.games.quidditch import events as e
from bot.games.quidditch import model as m
from bot.games.quidditch.notation import read
from bot.games.quidditch.rules import clock
from bot.games.quidditch.rules.recorded import NoDice, Recorded
from bot.games.quidditch.rules.ruling import _answer, rulings
from bot.games.quidditch.state import State
from tests.games.quidditch.crowd import RULES, Crowd

Message = tuple[Seat | None, int]
"""Who wrote it, and when: that stays, whatever number it has."""
RULINGS = (m.Gilt, m.GiltNicht, m.Aus)
STORM = 0.04
INCIDENTS = (
    "ausschluss {seat}",
    "würfelbetrug {seat}",
    "kapitän {seat}",
    "fehlt {seat}",
    "zurück",
    "schritt fortsetzen",
    "stelle {seat} {third}",
    "wechsel {seat}>- +>{seat}: Knie",
    "bescheid {house} jetzt",
    "weiter 4000",
    "versäumt",
    "schritt ende",
)
"""What happens to people and what the referee does besides, while they play."""


def people_of(state: State) -> Any:
    """Return what no ruling may change."""
    people = tuple((one.seat, one.xp, one.excluded, one.away) for one in state.players)
    gone = state.absence and (state.absence.seat, state.absence.stage)
    return people, state.captains, state.penalties, state.cheats, state.substituted, gone, state.requests, state.consent


def play_of(state: State) -> Any:
    """Return how the play stands, without clocks, numbers, statistics and who lets a chance go by just now."""
    players = tuple(altered(one, passed=False) for one in state.players)
    chains = tuple(altered(one, id=0, since=0) for one in state.chains)
    balls = (state.holder, state.klatscher, state.schnatz, state.flight, state.sure, state.bonus, state.freiwurf)
    score = (state.points, state.goals, state.saves, state.caught, state.ended)
    return state.phase, state.stage, players, chains, balls, score


def counted(facts: Sequence[Any], actor: Actor) -> bool | None:
    """Tell whether a command or roll counted; None for everything else."""
    for fact in facts:
        if isinstance(fact, e.Befohlen) and fact.seat == actor.seat:
            return True
        if isinstance(fact, e.Ungueltig) and fact.seat == actor.seat:
            return False
        if isinstance(fact, e.Gewuerfelt) and fact.seat == actor.seat:
            return bool(fact.zweck)
    return None


def decided(state: State, actor: Actor, action: Any, dice: Sequence[tuple[int, int]] = ()) -> Sequence[Any] | None:
    """Decide with dice that have fallen already; None if it is not possible."""
    try:
        facts = RULES.decide(state, actor, action, Recorded(dice))
    except NoDice:
        return None
    return None if isinstance(facts, Refused) else facts


def read_from_the_log(state: State, facts: Sequence[Any]) -> State:
    for fact in facts:
        state = RULES.apply(state, GAME.load_event(fact.model_dump_json()))
    return state


@dataclass(frozen=True)
class Seen:
    """Something that was done, from which state and with which dice, and whether it counted."""

    before: State
    actor: Actor
    action: Any
    dice: tuple[tuple[int, int], ...]
    valid: bool | None

    @property
    def message(self) -> Message:
        return self.actor.seat, self.actor.when


@dataclass
class Witness(Crowd):
    """A match that remembers the present phase. `careless` people forget capital letters, `stormy` ones come and go."""

    careless: bool = False
    stormy: bool = False
    seen: list[Seen] = field(default_factory=list)
    ruled: dict[Message | None, Any] = field(default_factory=dict)
    base: State | None = None
    before: State = field(init=False)
    """How things stood before the last act."""

    def next(self) -> tuple[Actor, Any]:
        if self.stormy and self.state.base is not None and self.luck.random() < STORM:
            incident = self._incident()
            if decided(self.state, *incident):
                return incident
        actor, action = super().next()
        if self.careless and isinstance(action, m.Wrote) and self.luck.random() < 0.3:
            action = m.Wrote(text=action.text[0].lower() + action.text[1:])
        return actor, action

    def _incident(self) -> tuple[Actor, Any]:
        one = self.luck.choice(self.state.players)
        words = self.luck.choice(INCIDENTS).format(seat=one.seat, house=one.house, third=self.luck.choice("TMH"))
        action: Any = read(words)
        assert not isinstance(action, Refused), words
        if isinstance(action, m.Wechsel):
            return Actor(self.state.captain(one.house), when=self.now), action
        return Actor(referee=True, when=self.now), action

    def act(self, actor: Actor, action: Any) -> None:
        if self.state.base is not self.base:
            self.seen, self.ruled, self.base = [], {}, self.state.base
        self.before = before = self.state
        known, about = len(self.facts), self.about(action)
        super().act(actor, action)
        if about is not None:
            self.ruled[about] = action
        else:
            facts = self.facts[known:]
            dice = tuple((fact.first, fact.second) for fact in facts if isinstance(fact, e.Gewuerfelt))
            self.seen.append(Seen(before, actor, action, dice, counted(facts, actor)))

    def about(self, action: Any) -> Message | None:
        """Name the message a ruling is about; None where there is none."""
        number = _answer(self.state) if isinstance(action, m.Aus) else getattr(action, "nr", None)
        if not isinstance(action, RULINGS) or number is None:
            return None
        one = self.state.inputs[number]
        return one.who, one.when

    def rulings(self) -> list[Any]:
        """List what could be ruled now on what we have seen."""
        if self.state.base is None or self.state.base is not self.base or self.state.ended:
            return []
        able: list[Any] = [read(one.move) for one in rulings(self.state, 6)]
        if _answer(self.state) is not None:
            able.append(m.Aus())
        seen = {one.message for one in self.seen}
        return [one for one in able if self.about(one) in seen]

    # -- the same match, with every ruling made at once ----------------------------------------------------------------

    def at_once(self, ruling: Any) -> State:
        """Play the phase again, every ruling right after its message; what is not possible any more is left out."""
        ruled = {**self.ruled, self.about(ruling): ruling}
        first = next(n for n, one in enumerate(self.seen) if one.message in ruled)
        state = self.seen[first].before
        for one in self.seen[first:]:
            facts = decided(state, one.actor, one.action, one.dice)
            if facts is None or (one.valid and not counted(facts, one.actor)):
                if one.message in ruled:  # after any ruling, who let his chance go by may act again
                    state = state.with_all(lambda player: player.passed, passed=False)
                continue
            for fact in facts:
                state = RULES.apply(state, fact)
            if isinstance(one.action, m.Wrote) and one.message in ruled:
                state = self._ruled_now(state, one, ruled[one.message])
        return self._after_the_bell(state)

    def _ruled_now(self, state: State, one: Seen, ruling: Any) -> State:
        numbers = [n for n, put in enumerate(state.inputs) if (put.who, put.when) == one.message]
        if not numbers:
            return state
        if isinstance(ruling, m.Aus):
            able = _answer(state) == numbers[-1]
        else:
            able = state.inputs[numbers[-1]].valid != isinstance(ruling, m.Gilt)
            ruling = type(ruling)(seat=one.actor.seat, nr=numbers[-1])
        facts = decided(state, Actor(referee=True, when=one.actor.when), ruling) if able else None
        return read_from_the_log(state, facts or ())

    def _after_the_bell(self, state: State) -> State:
        """Let every answer fail whose time is over by now: nobody may have acted since."""
        now = self.state.now
        while (limit := clock.limit(state)) and limit.was == "antwort" and limit.at < now:
            for fact in decided(state, Actor(when=limit.at), TimeUp()) or ():
                state = RULES.apply(state, fact)
        return state
