"""A table whose Spielleiter punishes and has misdeals dealt again in every phase, against a plain re-computation."""

import random
from typing import cast

import pytest

from bot.engine.chance import FairChance
from bot.engine.model import Refused, TimeUp
from bot.engine.seats import NOBODY, REFEREE, Actor
from bot.games.watten import TABLE
from bot.games.watten.model import events as e
from bot.games.watten.model.score import CASES, SEATS
from bot.games.watten.model.table import Fine, Redeal, TableAction, TableOptions, TableState

RULES = TABLE.rules
STEPS = 900


class Slate:
    """The Runde, the Bummerl and whose deal it is, added up from what was said aloud."""

    def __init__(self, dealer: int) -> None:
        self.points, self.bummerl, self.dealer = [0, 0], [0, 0], dealer

    def note(self, event: e.TableEvent, under_way: bool) -> None:
        match event:
            case e.Scored():
                self.points[event.team] = min(11, self.points[event.team] + event.value)
                self.dealer += 1
            case e.Fined():
                if self.points[event.team] >= 2:
                    self.points[event.team] -= 2
                else:
                    self.points[1 - event.team] = min(11, self.points[1 - event.team] + 2)
                self.dealer += under_way and max(self.points) == 11
            case e.RoundWon():
                assert self.points[event.team] == 11
                self.bummerl[event.team] += 1
                self.points = [0, 0]


@pytest.mark.parametrize("seed", range(12))
def test_a_table_always_is_what_was_played_and_punished(seed: int) -> None:
    luck = random.Random(seed)
    chance = FairChance("tisch", bytes([seed]) * 32, 0, seed)
    options = TableOptions(rounds=50, seconds=60, most_schenas=luck.choice((1, 3)))
    state: TableState = RULES.blank(options, SEATS)
    for event in RULES.setup(options, SEATS, chance):
        state = RULES.apply(state, event)
    slate, dealt_again = Slate(state.dealer), False
    punished: set[str] = set()
    for _ in range(STEPS):
        dice = luck.random()
        actor, action = NOBODY, cast(TableAction | TimeUp, TimeUp())
        if dice < 0.06:
            actor, action = REFEREE, Fine(team=luck.choice((0, 1)), case=luck.choice(CASES))
        elif dice < 0.1:
            actor, action = REFEREE, Redeal()
        elif dice < 0.97:
            seat = luck.choice(sorted(RULES.waiting_for(state)))
            actor, action = Actor.at(seat), luck.choice(RULES.legal(state, seat))
        phase, schenas = state.deal.phase, state.deal.schenas
        answer = RULES.decide(state, actor, action, chance)
        if isinstance(answer, Refused):
            assert isinstance(action, Redeal), answer
            assert state.deal.first_card_played or (phase == "cut" and not schenas), "a misdeal is refused in vain"
            continue
        if isinstance(action, Fine):
            punished.add(phase)
        under_way = phase != "cut" or schenas > 0
        strained = state.deal.strained
        for event in answer:
            if isinstance(event, e.Raised):
                assert not strained, "somebody raised in a game that began gespannt"
            slate.note(event, under_way)
            state = RULES.apply(state, event)
        assert list(state.points) == slate.points
        assert [sum(one.team == team for one in state.won) for team in (0, 1)] == slate.bummerl
        assert state.dealer == slate.dealer % 4
        dealt_again = dealt_again or isinstance(action, Redeal)
        if state.deal.phase == "over":
            break
    assert dealt_again and {"cut", "play"} <= punished
