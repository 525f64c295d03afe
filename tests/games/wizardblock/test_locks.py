"""What is locked stays locked, and undoing is for who wrote it (Z2.8, Z6.7, Z6.9)."""

import json

import pytest

from bot.engine.model import Refused
from bot.engine.seats import REFEREE, Actor
from bot.engine.spec import dump
from bot.games.wizard import BLOCK
from bot.games.wizard.model.block import Entered, Gong, Locked, TakenBack
from bot.games.wizard.model.pad import State
from bot.games.wizard.rules.block_state import locked_games, number, order, phase
from bot.games.wizard.screen.reckoning import as_text
from tests.games.wizard.acting import attempt, refusal
from tests.games.wizardblock.tools import HOST, RULES, A, B, game, new, time_up, write

ZEROS = {1: "1 0 0 0", 2: "2 0 0 0", 3: "3 0 0 0"}


def played(games: int) -> State:
    state = new()
    for one in range(1, games + 1):
        state = game(state, "0 0 0 0", ZEROS[one])
    return state


def emptied(state: State, actor: Actor) -> State:
    """Press undo until it is refused."""
    while not isinstance(events := attempt(BLOCK, state, actor, "zurueck"), Refused):
        for event in events:
            state = RULES.apply(state, event)
    return state


@pytest.mark.parametrize("actor", [A, HOST, REFEREE])
def test_z6_7_repeated_undo_does_not_open_locked_games(actor: Actor) -> None:
    state = emptied(write(played(3), "ansage 1"), actor)
    assert (len(state.sheet.rows), state.entry.bids) == (3, ()), "the third game locked at the first bid of the fourth"
    assert refusal(BLOCK, state, A, "spiel 3 0/0 3/0 0/0 0/0") == "wizardblock-locked"
    assert write(state, "spiel 3 0/0 3/0 0/0 0/0", by=REFEREE).sheet.rows[2].tricks == (0, 3, 0, 0)


@pytest.mark.parametrize("move", ["geht C", "niederlage C", "dq C"])
def test_z6_7_a_voided_game_does_not_unlock_the_one_before(move: str) -> None:
    state = write(write(played(2), "ansage 1"), move, by=REFEREE)
    assert state.entry.bids == ()
    assert locked_games(state) == 2
    assert refusal(BLOCK, state, A, "spiel 2 0/0 2/0 0/0 0/0") == "wizardblock-locked"
    assert refusal(BLOCK, state, A, "zurueck") == "wizardblock-nothing-to-undo"


def test_z6_7_undo_is_for_who_wrote_it_or_keeps_the_pad() -> None:
    state = write(new(), "ansage 1")
    assert refusal(BLOCK, state, B, "zurueck") == "wizardblock-not-your-entry"
    assert BLOCK.notation.read("zurueck") not in RULES.legal(state, "B")
    assert BLOCK.notation.read("zurueck") in RULES.legal(state, "A")
    for actor in (A, HOST, REFEREE):
        assert write(state, "zurueck", by=actor).entry.bids == ()
    state = write(write(new(), "ansage 1"), "ansage 0", by=HOST)
    assert refusal(BLOCK, state, A, "zurueck") == "wizardblock-not-your-entry"
    assert write(state, "ansage B 0").entry.bids == (0, 0), "anybody may still change a wrong number"


def test_z6_7_the_confirmation_of_an_open_game_is_an_entry_too() -> None:
    state = write(write(new(), "ansagen 1 0 0 1", "stiche 1 0 0 0"), "stimmt", by=B)
    assert refusal(BLOCK, state, A, "zurueck") == "wizardblock-not-your-entry"
    state = write(state, "zurueck", by=B)
    assert (number(state), phase(state)) == (1, "confirm")
    assert refusal(BLOCK, state, B, "zurueck") == "wizardblock-not-your-entry", "the tricks are A's"


def test_who_came_between_two_games_is_there_again_after_an_undo() -> None:
    state = write(game(write(new(), "fehlt C", by=HOST), "0 0 1", "1 0 0"), "da C", by=HOST)
    state = write(state, "zurueck", by=HOST)
    assert order(state) == ("B", "D", "A"), "C missed the game that is open again"
    state = write(state, "stimmt")
    assert state.sheet.rows[0].missed == ("C",)
    assert "C" in order(state), "and plays the next one, as was written"


def test_nobody_who_left_is_late_after_an_undo() -> None:
    state = game(write(new(), "fehlt C", by=HOST), "0 0 1", "1 0 0")
    state = write(write(state, "geht C", by=REFEREE), "zurueck")
    assert state.late == ()
    assert order(state) == ("B", "D", "A")


def rewound(state: State, earlier: State, actor: Actor) -> State:
    """Take a pad back as the service does."""
    events = RULES.rewound(state, earlier, actor)
    assert not isinstance(events, Refused), events
    for event in events:
        earlier = RULES.apply(earlier, event)
    return earlier


def test_z6_9_a_gong_is_none_to_take_back() -> None:
    early = new(mode="round", minutes=50)
    state = write(time_up(time_up(time_up(early))), "ansage 1")
    back = rewound(state, early, HOST)
    assert (back.gongs, back.waiting, back.entry.bids) == (2, False, ())
    assert RULES.step(back).clock == RULES.step(state).clock
    assert RULES.outlasts(Gong(left=10))
    assert not RULES.outlasts(Entered(what="bids", first=0, seats=("A",), values=(1,)))


def test_z6_7_a_rewind_keeps_locks_and_only_the_schiedsrichter_goes_behind_them() -> None:
    before = played(2)
    state = write(before, "ansage 1")
    assert locked_games(before) == 1
    assert locked_games(rewound(state, before, HOST)) == 2, "the bid is gone, the lock holds"
    refused = RULES.rewound(state, played(1), HOST)
    assert isinstance(refused, Refused) and refused.code == "wizardblock-locked"
    assert locked_games(rewound(state, played(1), REFEREE)) == 1
    assert RULES.tell(Locked(games=2), None) is None


def test_a_pad_of_the_first_version_is_read_as_it_was_meant() -> None:
    """There an opened game had two entries to take back, its bids and its tricks."""
    old = json.loads(dump(TakenBack(reopened=1))) | {"version": 1}
    del old["coarse"]
    event = BLOCK.load_event(json.dumps(old))
    assert event == TakenBack(reopened=1, coarse=True)
    state = RULES.apply(write(new(), *["ansage 0"] * 3, "ansage 1", "stiche 1 0 0 0", "stimmt"), event)
    assert phase(state) == "confirm"
    for bids in ((0, 0, 0, 1), ()):
        state = RULES.apply(state, TakenBack(coarse=True))
        assert (state.entry.bids, state.entry.tricks) == (bids, ())


def test_z6_7_the_schiedsrichter_declares_a_finished_game_void_also_after_the_end() -> None:
    state = write(played(3), "schluss", by=REFEREE)
    before = RULES.outcome(state)
    assert before is not None
    for actor in (A, B):
        assert refusal(BLOCK, state, actor, "nichtig 2") == "wizardblock-only-referee-annuls"
    assert refusal(BLOCK, state, REFEREE, "nichtig 4") == "wizardblock-no-such-game"
    void = write(state, "nichtig 2", by=REFEREE)
    after = RULES.outcome(void)
    assert after is not None and after.points != before.points
    assert dict(after.points)["A"] == 20 + 20, "the first and the third game count, the second does not"
    assert refusal(BLOCK, void, REFEREE, "nichtig 2") == "wizardblock-nothing-new"
    line = as_text(void.sheet, void.seats, void.seats).splitlines()[2]
    assert line.split() == ["2", "–", "–", "–", "–"]
    again = write(void, "spiel 2 2/0 0/0 0/0 0/0", by=REFEREE)
    assert RULES.outcome(again) == before, "written anew it counts again"


def test_z6_7_in_a_round_the_host_does_not_declare_games_void() -> None:
    state = game(new(mode="round"), "0 0 0 0", ZEROS[1])
    assert refusal(BLOCK, state, HOST, "nichtig 1") == "wizardblock-only-referee-annuls"
    void = write(state, "nichtig 1", by=REFEREE)
    assert refusal(BLOCK, void, A, "zurueck") == "wizardblock-nothing-to-undo", "the void game is not opened again"
    assert write(game(new(), "0 0 0 0", ZEROS[1]), "nichtig 1", by=HOST).sheet.rows[0].void
