"""Penalties and rulings are struck by their number in the list, not by their place at its end (Z6.9, Z2.7)."""

from typing import Any

import pytest

from bot.engine.chance import FairChance
from bot.engine.seats import REFEREE, Actor
from bot.games.wizard import BLOCK
from bot.games.wizard.model.pad import State
from bot.games.wizard.rules.points import total
from tests.games.wizard.acting import refusal
from tests.games.wizardblock.tools import HOST, new, write

SEATS = ("A", "B", "C")


def _told(state: State, by: Actor, move: str) -> str:
    """Return whom it is about, as the log will name him."""
    action: Any = BLOCK.notation.read(move)
    events: Any = BLOCK.rules.decide(state, by, action, FairChance("lines", b"l" * 32, 0, 0))
    return str(events[0].seat)


@pytest.mark.parametrize("struck", [1, 2, 3])
def test_z6_9_the_penalty_with_this_number_is_struck_and_no_other(struck: int) -> None:
    state = write(new(), *(f"strafe {seat}" for seat in SEATS), by=HOST)
    assert _told(state, HOST, f"streichen {struck}") == SEATS[struck - 1]
    state = write(state, f"streichen {struck}", by=HOST)
    assert [total(state.sheet, seat) for seat in SEATS] == [0 if n == struck else -120 for n in (1, 2, 3)]
    assert refusal(BLOCK, state, HOST, "streichen 4") == "wizardblock-no-such-penalty"


@pytest.mark.parametrize("taken", [1, 2, 3])
def test_z2_7_the_ruling_with_this_number_is_taken_back_and_no_other(taken: int) -> None:
    state = write(new(mode="round"), *(f"ermahnung {seat} spiel-klein 1" for seat in SEATS), by=REFEREE)
    assert [one.seat for one in state.sheet.rulings] == list(SEATS)
    assert _told(state, REFEREE, f"erlassen {taken}") == SEATS[taken - 1]
    state = write(state, f"erlassen {taken}", by=REFEREE)
    assert [one.seat for one in state.sheet.rulings] == [seat for n, seat in enumerate(SEATS, 1) if n != taken]
    assert refusal(BLOCK, state, REFEREE, "erlassen 3") == "wizardblock-no-such-ruling"
