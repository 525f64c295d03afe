"""Whole matches played by a crowd: mostly sensible, sometimes mistyped, late, out of turn; with what always holds."""

import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from bot.engine.chance import FairChance
from bot.engine.model import Refused, TimeUp
from bot.engine.rules import AnyRules
from bot.engine.seats import OFFICIALS, Actor
from bot.games.quidditch import GAME
from bot.games.quidditch import events as e
from bot.games.quidditch import model as m
from bot.games.quidditch.rules.legal import open_to
from bot.games.quidditch.rules.result import final_points, totals, winner
from bot.games.quidditch.state import State

RULES: AnyRules = GAME.rules
MOST = 6_000
NONSENSE = (
    "halten",
    "Torwrf",
    "Pass",
    "Fliegen M - S",
    "Hallo!",
    "Abblocken",
    "Angriff",
    "M",
    "GJäger1",
    "/dice 3w6",
    "Foul",
)


@dataclass
class Crowd:
    """One match and the people in it."""

    seed: int
    options: m.QuidditchOptions
    size: int
    state: State = field(init=False)
    facts: list[Any] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.luck = random.Random(self.seed)
        seats = m.seats_of(self.options)[: self.size]
        self.state = RULES.blank(self.options, seats)
        self.blank = self.state
        self.chance = FairChance("crowd", self.luck.randbytes(32), 0, 1)
        self.now = 1_700_000_000_000

    def play(self) -> "Crowd":
        """Play to the end, checking every step."""
        for _ in range(MOST):
            if RULES.outcome(self.state):
                self.check_end()
                return self
            self.now += self.luck.choice((300, 900, 2500, 6000))
            actor, action = self.next()
            self.act(actor, action)
        raise AssertionError(f"match {self.seed} does not end: {self.state.phase} {self.state.stage}")

    def act(self, actor: Actor, action: Any) -> None:
        """Act; a seated player's message is never refused, and nothing legal is."""
        answer = RULES.decide(self.state, actor, action, self.chance)
        assert not isinstance(answer, Refused), f"{self.seed}: {actor} {action}: {answer.code}"
        assert answer
        for fact in answer:
            self.state = RULES.apply(self.state, fact)
        self.facts += answer
        self.check()

    def next(self) -> tuple[Actor, Any]:
        """Choose who does what."""
        rules, luck = RULES, self.luck
        dice, limit = luck.random(), rules.time_limit(self.state)
        waiting = sorted(rules.waiting_for(self.state))
        assert waiting or limit is not None, f"{self.seed}: nobody is awaited and no clock is running"
        able = [one.seat for one in self.state.players if open_to(self.state, one.seat)]
        if limit is not None and (dice < 0.02 or not (able or OFFICIALS in waiting)):
            self.now = max(self.now, self.state.now + int(limit * 1000))
            return Actor(when=self.now), TimeUp()
        if dice < 0.1:
            seat = luck.choice(self.state.players).seat
            return Actor(seat, when=self.now), m.Wrote(text=luck.choice(NONSENSE))
        if dice < 0.12:
            return Actor(luck.choice(self.state.players).seat, when=self.now), m.Roll()
        if able and (OFFICIALS not in waiting or luck.random() < 0.85):
            seat = luck.choice(able)
            return Actor(seat, when=self.now), luck.choice(open_to(self.state, seat))
        if OFFICIALS in waiting:
            legal = rules.legal(self.state, OFFICIALS)
            step = legal[0] if luck.random() < 0.97 else luck.choice(legal)
            return Actor(referee=True, when=self.now), step
        seat = luck.choice(self.state.players).seat
        return Actor(seat, when=self.now), m.Wrote(text="Wer ist denn dran?")

    # -- what always holds ---------------------------------------------------------------------------------------------

    def check(self) -> None:
        """Check what holds after every action."""
        state = self.state
        assert len(state.chains) <= 1 or state.phase == "treiber"
        assert len({chain.owes for chain in state.chains if chain.stage == "wurf"}) == sum(
            chain.stage == "wurf" for chain in state.chains
        ), "one open command each"
        holder = state.player(state.holder)
        assert holder is None or holder.role in ("Jäger", "Hüter")
        if state.stage == "frei" and state.phase == "jaeger" and not (state.freiwurf or state.absence):
            assert holder is not None and holder.active
        assert (
            sum(goal.house == state.options.houses[0] for goal in state.goals) * 10
            + (50 * (state.caught == state.options.houses[0]))
            == state.points[0]
        )
        assert all(not (one.out and one.role == "Treiber") for one in state.players)

    def check_end(self) -> None:
        """Check the result, and that the log folds to the same state."""
        state, outcome = self.state, RULES.outcome(self.state)
        assert outcome is not None
        bonus = sum(final_points(state)) - sum(totals(state))
        assert bonus == (100 if winner(state) else 0)
        if state.options.art == "finale" and state.ended in ("runden", "schnatz"):
            assert winner(state)
        again = self.blank
        for fact in self.facts:
            again = RULES.apply(again, GAME.load_event(fact.model_dump_json()))
        assert again == state

    def summary(self) -> Counter[str]:
        """Count what happened, for the distribution."""
        kinds = Counter(fact.kind for fact in self.facts)
        words = Counter(f"Befehl {fact.word}" for fact in self.facts if isinstance(fact, e.Befohlen))
        return kinds + words


WAYS = (
    m.QuidditchOptions(),
    m.QuidditchOptions(art="pokal", schiri="mensch", houses=("H", "R")),
    m.QuidditchOptions(art="finale", schiri="mensch", houses=("R", "G"), rounds=4),
    m.QuidditchOptions(schiri="mensch", geschwaetz="aus"),
)


def match(seed: int) -> Crowd:
    """Play one match of some kind with six to fourteen players."""
    return Crowd(seed, WAYS[seed % len(WAYS)], 6 + seed % 9).play()
