"""What tables settle for themselves: the number of rounds, the time, what is mended on a slip."""

from dataclasses import replace

import pytest

from bot.engine.model import Refused, TimeUp
from bot.engine.screen import Button, Menu, Screen
from bot.engine.seats import NOBODY, Actor
from bot.games.hut.model import FEWEST, HutOptions, NameNumber, Write
from bot.games.hut.screen import screen
from tests.games.hut.table import RULES, Table, chance
from tests.playing import PlainVoice


def settled(**settings: object) -> Table:
    """Return a table before its first round that has settled these."""
    table = Table(round=1)
    players = tuple(replace(player, number=None) for player in table.state.players)
    options = HutOptions.model_validate(settings)
    table.state = replace(table.state, options=options, players=players)
    return table


def shown(table: Table, seat: str | None, page: str = "") -> Screen:
    return screen(RULES.view(table.state, seat), PlainVoice(), page)


def moves(page: Screen) -> set[str]:
    rows = [row for row in page.rows if not isinstance(row, Menu)]
    return {button.move for row in rows for button in row if isinstance(button, Button)}


@pytest.mark.parametrize("rounds", [5, 8])
def test_a_settled_number_of_rounds_is_played_and_known(rounds: int) -> None:
    table = settled(rounds=rounds)
    for played in range(1, rounds + 1):
        assert not table.state.over
        heading = shown(table, None).heading
        assert dict(heading.args) == {"round": played, "rounds": rounds, "score": "🟥0 🟦0"}
        table.fold(RULES.decide(table.state, NOBODY, TimeUp(), chance()))
    assert table.state.over


def test_h2_2_without_it_the_numbers_decide_and_nobody_is_told() -> None:
    table = settled()
    assert dict(shown(table, None).heading.args) == {"round": 1, "rounds": 0, "score": "🟥0 🟦0"}
    for seat in ("1", "2"):
        table.fold(RULES.decide(table.state, Actor.at(seat), NameNumber(number=FEWEST), chance()))
    for _ in range(FEWEST):
        assert not table.state.over
        table.fold(RULES.decide(table.state, NOBODY, TimeUp(), chance()))
    assert table.state.over


def test_where_rounds_are_settled_nobody_is_asked_for_a_number() -> None:
    table = settled(rounds=8)
    assert shown(table, "1").heading.id == "hut-plan-heading"
    assert ">zahl" not in moves(shown(table, "1"))
    assert not any(isinstance(action, NameNumber) for action in RULES.legal(table.state, "1"))
    for action in (NameNumber(number=9), Write(words="Zahl 9; 1 Rudi RO 3 RH")):
        refused = RULES.decide(table.state, Actor.at("1"), action, chance())
        assert isinstance(refused, Refused) and refused.code == "hut-number-settled"
    table.write("R", "1 Rudi RO 3 RH")
    slip = table.state.players[0].slip
    assert slip is not None and slip.done, "nothing is missing"


def test_h2_2_where_they_are_secret_the_number_is_asked_for() -> None:
    table = settled()
    assert shown(table, "1").heading.id == "hut-number-heading"
    assert ">zahl" in moves(shown(table, "1", "z"))
    table.write("R", "1 Rudi RO 3 RH")
    slip = table.state.players[0].slip
    assert slip is not None and not slip.done, "the number is missing"


@pytest.mark.parametrize("words", ["1 Rudi 3 RH", "1 Rudi RO RH", "1 Rudi RO 1"])
def test_h6_3_what_is_mended_or_not(words: str) -> None:
    kind, strict = settled(rounds=5), settled(rounds=5, mends=False)
    for table, counts in ((kind, True), (strict, False)):
        table.play(R=words)
        assert bool(table.board) is counts
        assert table.phase(1).endswith("(?)") is not counts


def test_h6_3_a_strict_table_takes_whole_orders_and_says_what_is_missing() -> None:
    table = settled(rounds=5, mends=False)
    table.write("R", "1 Rudi 3 RH; 2 Rosa RO 2 RG")
    slip = table.state.players[0].slip
    assert slip is not None and not slip.done
    lines = shown(table, "1").lines
    assert [line.id for line in lines[:2]] == ["hut-line-fault", "hut-line-good"]
    assert dict(lines[0].args)["reason"].id == "hut-fault-incomplete"  # type: ignore[union-attr]


@pytest.mark.parametrize("seconds", [600, 7 * 86400])
def test_h3_4_the_time_of_a_round(seconds: int) -> None:
    assert RULES.time_limit(settled(seconds=seconds).state) == seconds


def targets_offered(table: Table, page: str) -> dict[str, list[int]]:
    """Return the fields a page of targets offers, each with the points it can be reached with."""
    found: dict[str, list[int]] = {}
    for row in shown(table, "1", page).rows:
        if isinstance(row, Menu):
            for choice in row.choices:
                args = dict(choice.label.args)
                found.setdefault(str(args["field"]), []).append(int(str(args["points"])))
    return found


def test_h6_9_menus_offer_home_with_every_number_that_reaches_it() -> None:
    table = Table("Rudi/Bodo RH, Rosa RB")
    assert targets_offered(table, "t1a")["RO"] == [3, 4, 5, 6, 7]
    assert targets_offered(table, "t1a 2b4RF")["RO"] == [3, 5, 6, 7], "4 is taken by another hat"
    assert "RO" not in targets_offered(table, "t1b"), "a single hat stays out"
    assert targets_offered(table, "t1a")["RI"] == [1], "surplus points lapse at home only"
    lines = "1 Rudi RH 6 RO"
    table.play(R=lines)
    assert sorted(table.at_home("R")) == ["Ralf", "Rita", "Rudi"]
