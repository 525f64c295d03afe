"""The computer player: legal, decent, quick, and no wiser than its seat."""

import math
import random
import time
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from bot.engine.chance import FairChance
from bot.engine.seats import Actor
from bot.engine.spec import any_legal
from bot.games.watten import TABLE
from bot.games.watten.model.score import SEATS
from bot.games.watten.model.table import TableOptions
from bot.games.watten.robot import robot
from bot.games.watten.simulation import Position, play_out
from bot.service.play.robots import Whim
from tests.games.watten.tools import Table, cards, stack
from tests.plugins.budget import Budget

Player = Callable[[Any, Sequence[Any], Any], Any]


def duel(first: Player, second: Player, games: int, seed: int) -> int:
    """Let two players with equal partners play single games, changing sides, and count those the first one wins."""
    rules, options, won = TABLE.rules, TableOptions(rounds=1), 0
    for number in range(games):
        chance = FairChance("duell", b"d" * 32, 0, seed + number)
        state = rules.blank(options, SEATS)
        for event in rules.setup(options, SEATS, chance):
            state = rules.apply(state, event)
        mine, winner = number % 2, None
        while winner is None:
            seat = min(rules.waiting_for(state))
            player = first if state.order.index(seat) % 2 == mine else second
            action = player(rules.view(state, seat), rules.legal(state, seat), chance)
            events: Any = rules.decide(state, Actor.at(seat), action, chance)
            for event in events:
                if event.kind == "scored":
                    winner = event.team
                state = rules.apply(state, event)
        won += winner == mine
    return won


def test_it_beats_random_play() -> None:
    assert duel(robot, any_legal, 20, seed=1) >= 12


@pytest.mark.soak
def test_it_wins_60_percent_of_many_games_against_random_play(budget: Budget) -> None:
    for seed in budget.seeds("duels of ten games"):
        budget.found["games won"] += duel(robot, any_legal, 10, seed=10 * seed)
    games = 10 * budget.done
    bad_luck = 1.5 * math.sqrt(games)  # three standard deviations
    assert budget.found["games won"] >= 0.6 * games - bad_luck


def test_it_decides_in_under_100_milliseconds() -> None:
    table = Table(stack("Nord", {"Ost": "GO E8 EA S8 H8", "Nord": "G9 GA GK E10 S9"}))
    table.begin("O", "G")
    view, legal = table.rules.view(table.state, "Ost"), table.rules.legal(table.state, "Ost")
    spent = []
    for _ in range(5):
        start = time.process_time()
        robot(view, legal, Whim())
        spent.append(time.process_time() - start)
    assert min(spent) < 0.1


def test_it_looks_keeps_and_of_several_kritische_keeps_the_highest() -> None:
    first = stack("Nord", {}, bottom="E7")
    second = stack("Nord", {"Nord": "G7 G8 G9 G10"}, bottom="HK", without="E7")
    table = Table(first, second)

    def ask(seat: str) -> str:
        return TABLE.notation.write(
            robot(table.rules.view(table.state, seat), table.rules.legal(table.state, seat), Whim())
        )

    table.do("West", "hebe 16")
    assert ask("West") == "schau"
    table.do("West", "schau")
    assert ask("West") == "behalte"
    table.do("West", "behalte")
    table.do("Nord", "schau nicht")
    table.do("Ost", "biete schenas")
    table.do("Nord", "ja")
    assert ask("West") == "behalte"
    table.do("West", "behalte", "hebe 16", "schau", "behalte")
    assert ask("West") == "nimm HK"


def test_it_leaves_answers_to_a_partner_who_may_be_a_person() -> None:
    table = Table()
    table.do("West", "hebe 16", "schau nicht")
    table.do("Ost", min(move for move in table.legal("Ost") if move.startswith("schlag")))
    table.do("Nord", min(table.legal("Nord")))
    table.do("Ost", "ausschaffen")
    first = robot(table.rules.view(table.state, "Nord"), table.rules.legal(table.state, "Nord"), Whim())
    assert TABLE.notation.write(first) == "partner"
    table.do("Nord", "partner")
    second = robot(table.rules.view(table.state, "Süd"), table.rules.legal(table.state, "Süd"), Whim())
    assert TABLE.notation.write(second) in {"dabei", "geh", "weiter"}


def test_it_stays_with_the_maschine_and_goes_with_nothing() -> None:
    strong = {"Nord": "HK S7 E7 GO GA", "Ost": "E8 E9 H8 H9 EO", "Süd": "S8 S9 S10 H10 E10"}
    table = Table(stack("Nord", strong))
    table.begin("O", "G")
    table.do("Ost", "ausschaffen")
    table.do("Süd", "partner")
    view, legal = table.rules.view(table.state, "Nord"), table.rules.legal(table.state, "Nord")
    assert TABLE.notation.write(robot(view, legal, Whim())) in {"dabei", "weiter"}


def test_it_does_not_waste_a_kritischen_on_a_trick_the_partner_has() -> None:
    hands = {"Ost": "HK E8 E9 S8 H8", "Nord": "G9 GA GK E10 S9", "Süd": "EU EK SK HA H10", "West": "E7 G7 S10 SA H9"}
    table = Table(stack("Nord", hands))
    table.begin("8", "G")
    table.trick("Ost HK", "Süd H10")
    view, legal = table.rules.view(table.state, "West"), table.rules.legal(table.state, "West")
    for _ in range(5):
        assert TABLE.notation.write(robot(view, legal, Whim())) != "spiel E7"


def test_playing_out_follows_the_order_of_cards() -> None:
    hands = tuple(tuple(cards(one)) for one in ("HK S7 E7", "E8 E9 E10", "G8 G9 G10", "H8 H9 H10"))
    assert play_out(Position(hands, (), 0, (0, 0), 5, 1, demand=False, ansager=0)) == 0
    assert play_out(Position(hands, (), 1, (0, 2), 5, 0, demand=False, ansager=1)) in (0, 1)


def test_it_never_needs_more_than_its_view() -> None:
    """The same view gives the same decision, whatever the others hold."""
    table = Table()
    table.do("West", "hebe 16", "schau nicht")
    table.do("Ost", min(move for move in table.legal("Ost") if move.startswith("schlag")))
    table.do("Nord", min(table.legal("Nord")))
    luck = random.Random(1)
    for _ in range(5):
        other = table.rules.reimagine(table.state, "Ost", FairChance("x", b"y" * 32, 0, luck.randrange(9999)))
        assert other.deal != table.state.deal
        decisions = []
        for one in (table.state, other):
            view, legal = table.rules.view(one, "Ost"), table.rules.legal(one, "Ost")
            decisions.append(robot(view, legal, FairChance("x", b"z" * 32, 0, 1)))
        assert decisions[0] == decisions[1]
