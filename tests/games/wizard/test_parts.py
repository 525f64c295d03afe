"""What Wizard tells the house: seats, computers, what still counts after the end (Z6.7, Z6.9)."""

import pytest

from bot.engine.spec import AnyGame
from bot.games.wizard import BLOCK, TABLE
from bot.games.wizard.model.block import BlockOptions
from bot.games.wizard.model.table import TableOptions
from tests.games.parts import nothing_special, open_to, seated

PUNISHED = ("geht A", "dq A", "niederlage A", "ermahnung A spiel-klein 1", "verwarnung A spiel-klein 1", "erlassen 1")


def test_three_to_six_sit_down_a_block_waits_for_all_of_them() -> None:
    assert seated(TABLE, TableOptions()) == (("A", "B", "C", "D"), 3)
    assert seated(TABLE, TableOptions(mode="full", places=6)) == (("A", "B", "C", "D", "E", "F"), 3)
    assert seated(BLOCK, BlockOptions(players=3)) == (("A", "B", "C"), 3)
    assert seated(BLOCK, BlockOptions(players=5)) == (("A", "B", "C", "D", "E"), 5)


def test_z6_9_where_computers_play_and_who_may_take_a_seat_in_the_middle() -> None:
    assert open_to(TABLE, TableOptions()) == (True, False)
    assert open_to(TABLE, TableOptions(mode="full")) == (True, True)
    assert open_to(TABLE, TableOptions(drawn=False, contest=True)) == (False, False)
    assert open_to(BLOCK, BlockOptions()) == (False, True)
    assert open_to(BLOCK, BlockOptions(mode="round")) == (False, False)


def counting(spec: AnyGame, moves: tuple[str, ...]) -> list[str]:
    return [move for move in moves if spec.leading.afterwards(spec.notation.read(move))]


def test_z6_7_what_still_counts_after_the_end_and_for_a_day() -> None:
    written = ("spiel 1 1/1 0/0 0/0", "stechen 1 1/1 2/1", "nichtig 1", "strafe A", "streichen 1", *PUNISHED)
    others = ("ansage 1", "stich 1", "stimmt", "zurueck", "fehlt A", "da A", "geber A", "schluss", "neu", "teilen")
    assert counting(BLOCK, (*written, *others)) == [*written]
    assert counting(TABLE, (*PUNISHED, "fehlt A", "da A", "ansage 1", "abheben 30", "karte rot 9")) == [*PUNISHED]
    assert (BLOCK.leading.open_for, TABLE.leading.open_for) == (24 * 3600, 24 * 3600)


def test_z2_1_variants_are_for_full_games_only() -> None:
    full = (("mode", "full"),)
    needs = {f"{spec.name} {rule.name}": rule.needs for spec in (BLOCK, TABLE) for rule in spec.lobby.rules}
    assert needs == {
        "wizardblock bar": full, "wizardblock draw": (), "wizard bar": full, "wizard zauberer": full,
        "wizard drawn": full, "wizard seconds": ()}  # fmt: skip


@pytest.mark.parametrize("spec", [BLOCK, TABLE], ids=["block", "table"])
def test_the_rest_is_as_in_most_games(spec: AnyGame) -> None:
    nothing_special(spec)
    assert spec.lobby.about(spec.options()) is None
    assert spec.lobby.spoken("A") is None and spec.lobby.named("A") == "A" and spec.lobby.badge("A") is None
    assert spec.lobby.own(spec.options(), frozenset("SHGR")) == ()
    assert spec.lobby.choose(spec.options(), ("A",)) == spec.options() and spec.lobby.chosen is None
    assert spec.manners.announces == frozenset() and not spec.manners.free_speech
