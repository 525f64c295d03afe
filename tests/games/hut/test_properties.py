"""What holds for every round, however it is written."""

import pickle
import random
from dataclasses import replace
from itertools import permutations

import pytest

from bot.engine.chance import FairChance
from bot.engine.model import Refused
from bot.engine.seats import Actor
from bot.games.hut.board import Field
from bot.games.hut.model import FEWEST, MOST, HutOptions, NameNumber, Orders
from bot.games.hut.plan import COLOURS
from bot.games.hut.resolve import Order, work_out
from bot.games.hut.robot import robot
from bot.games.hut.stacks import Board, Stack
from bot.service.play.robots import Whim
from tests.games.hut.rounds import check, random_slip, random_table
from tests.games.hut.table import RULES, Table, chance

SEEDS = range(24)


def written(table: Table, luck: random.Random) -> dict[str, str]:
    slips = {player.colour: random_slip(table.state.board, player.colour, luck) for player in table.state.players}
    return {colour: slip for colour, slip in slips.items() if slip}


@pytest.mark.parametrize("seed", SEEDS)
def test_hats_are_conserved_and_one_stack_stands_on_a_field(seed: int) -> None:
    luck = random.Random(seed)
    table = random_table(luck)
    for _ in range(6):
        table.play(**written(table, luck))
        check(table.state)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_order_of_handing_in_makes_no_difference(seed: int) -> None:
    luck = random.Random(seed)
    table = random_table(luck, players=3)
    start, slips = table.state, written(table, luck)
    boards = set()
    for order in permutations(slips):
        table.state = start
        table.play(**{colour: slips[colour] for colour in order})
        report = table.state.reports[-1]
        boards.add((report.phases, report.points))
    assert len(boards) == 1


def turned(field: Field) -> Field:
    return field if field == "M" else COLOURS[(COLOURS.index(field[0]) + 1) % 6] + field[1:]


def turned_board(board: Board) -> Board:
    stacks = [Stack(turned(stack.field), tuple(map(turned, stack.hats))) for stack in board.stacks]
    locked = sorted((turned(jailer), tuple(map(turned, hats))) for jailer, hats in board.locked)
    stacks.sort(key=lambda stack: stack.field)
    return Board(tuple(stacks), tuple(sorted(map(turned, board.home))), tuple(locked))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_phase_is_worked_out_alike_on_a_turned_board_and_in_any_order(seed: int) -> None:
    luck = random.Random(seed)
    table = random_table(luck, players=6)
    slips = {colour: table.reading(colour, words) for colour, words in written(table, luck).items()}
    for phase in (1, 2, 3, 4):
        orders = [order for reading in slips.values() for order in reading.orders if order.phase == phase]
        plain = work_out(table.state.board, orders)
        fates = dict(zip(orders, plain.fates, strict=True))
        mixed = luck.sample(orders, len(orders))
        again = work_out(table.state.board, mixed)
        assert again.board == plain.board and dict(zip(mixed, again.fates, strict=True)) == fates
        moved = [Order(one.phase, turned(one.hat), turned(one.start), one.points, turned(one.target)) for one in orders]
        other = work_out(turned_board(table.state.board), moved)
        assert other.fates == plain.fates and other.board == turned_board(plain.board)


def test_robots_know_only_their_view_and_beat_chance() -> None:
    """One computer player against two that write any legal slip: it should win clearly more than its share."""
    luck = random.Random(5)
    won = 0
    for game in range(8):
        options = HutOptions(players=3)
        state = RULES.blank(options, ("1", "2", "3"))
        for event in RULES.setup(options, ("1", "2", "3"), chance(game + 1)):
            state = RULES.apply(state, event)
        whim = FairChance("whim", b"w" * 32, 0, game)
        while RULES.outcome(state) is None:
            seat = min(RULES.waiting_for(state))
            view, legal = RULES.view(state, seat), RULES.legal(state, seat)
            any_slip = luck.choice([one for one in legal if isinstance(one, Orders)])
            action = robot(view, legal, whim) if seat == "1" else any_slip
            assert action in legal
            if isinstance(action, NameNumber):
                assert FEWEST <= action.number <= MOST
            events = RULES.decide(state, Actor.at(seat), action, whim)
            assert not isinstance(events, Refused)
            for event in events:
                state = RULES.apply(state, event)
        outcome = RULES.outcome(state)
        assert outcome is not None
        won += outcome.places[0] == ("1",)
    assert won >= 7


def test_a_computer_player_plays_on_for_somebody_who_left() -> None:
    table = Table("Rudi/Bodo RA, Rosa RB, Berta BA")
    action = robot(RULES.view(table.state, "1"), RULES.legal(table.state, "1"), chance())
    assert isinstance(action, Orders) and action in RULES.legal(table.state, "1")
    table.state = replace(table.state, round=4)
    assert isinstance(robot(RULES.view(table.state, "2"), (), chance()), Orders)


def test_what_a_computer_player_needs_can_be_sent_to_a_worker() -> None:
    table = Table("Rudi/Bodo RA, Rosa RB, Berta BA").play(R="1 Rudi RA 2 RC", B="1 Berta BA 1 BB")
    view, legal = RULES.view(table.state, "1"), RULES.legal(table.state, "1")
    assert pickle.loads(pickle.dumps(view)) == view
    assert list(pickle.loads(pickle.dumps(legal))) == list(legal)
    action = robot(pickle.loads(pickle.dumps(view)), (), Whim())
    assert pickle.loads(pickle.dumps(action)) == action and action in legal
