"""What the Schiedsrichter does on a Block: in a round, in his list, after the end (Z2.5, Z2.7, Z6.7-Z6.10, Z7.3)."""

import pytest

from bot.engine.chance import Chance, FairChance
from bot.engine.model import Refused, TimeUp
from bot.engine.seats import NOBODY, REFEREE, Actor
from bot.games.wizard import BLOCK
from bot.games.wizard.model.block import BlockOptions, GeberNamed
from bot.games.wizard.model.pad import State
from bot.games.wizard.rules.block_state import held, order, over
from bot.games.wizard.rules.penalties import PROPOSED, proposed
from bot.games.wizard.rules.points import total
from bot.games.wizard.screen.reckoning import CsvWords, as_csv, as_text, reckoned
from tests.every_game import Spoken
from tests.games.wizard.acting import Script, attempt, refusal
from tests.games.wizardblock.tools import HOST, RULES, A, game, new, places, time_up, write
from tests.playing import moves

SEATS = ("A", "B", "C", "D")
WORDS = CsvWords(("Spiel", "Karten", "Geber"), ("a", "s", "p", "S"), "Strafe", "Stechen", "nichtig", "Platz", "ohne")

# -- a tournament round -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("move", ["strafe B", "streichen 1", "geht B", "geber B", "niederlage B", "dq B"])
def test_z6_9_in_a_round_only_the_schiedsrichter_punishes_and_writes_leavings(move: str) -> None:
    state = write(new(mode="round"), "strafe A", by=REFEREE)
    assert refusal(BLOCK, state, A, move) == "wizardblock-host-only"
    assert refusal(BLOCK, state, HOST, move) == "wizardblock-referee-only"
    write(state, move, by=REFEREE)


@pytest.mark.parametrize("move", ["strafe F", "geht F", "geber F", "niederlage F", "dq F"])
def test_z6_10_nothing_is_written_about_a_seat_that_is_not_there(move: str) -> None:
    assert refusal(BLOCK, new(mode="round"), REFEREE, move) == "wizardblock-no-such-seat"


def test_z2_3_the_start_player_of_a_round_is_drawn_unless_somebody_says_otherwise() -> None:
    options = BlockOptions(mode="round")
    seats = BLOCK.lobby.seats(options)

    def first(options: BlockOptions, chance: Chance) -> str:
        geber = RULES.setup(options, seats, chance)[0]
        assert isinstance(geber, GeberNamed)
        return geber.seat

    assert {first(options, FairChance("x", b"s" * 32, n, n)) for n in range(30)} == set(seats)
    assert first(BlockOptions(), Script(die=3)) == "A"
    assert first(BlockOptions(mode="round", draw=False), Script(die=3)) == "A"


@pytest.mark.parametrize("minutes", [None, 50, 6, 5])
def test_z2_5_a_round_waits_five_minutes_for_those_who_are_late(minutes: int | None) -> None:
    state = write(new(mode="round", minutes=minutes), "fehlt C", by=HOST)
    assert held(state)
    assert refusal(BLOCK, state, A, "ansage 1") == "wizardblock-still-waiting"
    assert not RULES.waiting_for(state)
    passed = 0.0
    while held(state):
        passed += RULES.time_limit(state) or 0
        state = time_up(state)
    assert passed == 300
    assert game(state, "0 0 1", "1 0 0").sheet.rows[0].missed == ("C",)


def test_z2_5_who_comes_within_five_minutes_pays_nothing_and_the_schiedsrichter_need_not_wait() -> None:
    state = write(new(mode="round"), "fehlt C", by=HOST)
    assert "C" in order(write(state, "da C", by=HOST))
    assert write(state, "da C", "ansage 1", by=HOST).entry.bids == (1,)
    assert not held(write(new(mode="round"), "fehlt C", by=REFEREE)), "he says that the time is over"
    assert not held(write(new(), "fehlt C", by=HOST)), "in a free game nobody waits"
    assert not held(write(state, "geht C", by=REFEREE))


def test_z7_3_stored_without_a_place_are_disqualified_gone_and_never_there() -> None:
    state = write(new(5, mode="round"), "fehlt E", by=REFEREE)
    state = game(state, "0 0 1 0", "2 0 0 0")
    state = write(state, "dq B", "geht C", "niederlage D", by=REFEREE)
    assert state.finished == "alone"
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.places == (("A",), ("D",), ("B", "C", "E"))
    assert outcome.unranked == ("B", "C", "E")


def test_nobody_wins_where_nobody_is_ranked() -> None:
    state = game(write(new(3, mode="round"), "fehlt C", by=REFEREE), "0 1", "2 0")
    state = write(state, "dq A", "dq B", by=REFEREE)
    outcome = RULES.outcome(state)
    assert outcome is not None and outcome.text.id == "wizard-nobody-won"


def test_z6_9_nobody_is_replaced_in_a_round() -> None:
    assert not BLOCK.leading.replaceable(BlockOptions(mode="round"))
    assert BLOCK.leading.replaceable(BlockOptions())


# -- the list ---------------------------------------------------------------------------------------------------------


def test_z2_7_what_the_guidelines_propose() -> None:
    table = {
        "spiel-klein": ("reminder", "warning"),
        "spiel-gross": ("warning", "warning"),
        "spiel-ernst": ("warning", "defeat"),
        "ablauf-klein": ("warning", "warning"),
        "ablauf-gross": ("defeat", "defeat"),
        "unsportlich": ("disqualified", "disqualified"),
    }
    assert {offence: (proposed(offence, 1), proposed(offence, 2)) for offence in PROPOSED} == table


@pytest.mark.parametrize("mode", ["full", "round"])
def test_z6_10_the_list_is_the_schiedsrichters(mode: str) -> None:
    state = new(mode=mode)
    for actor in (A, HOST):
        code = refusal(BLOCK, state, actor, "verwarnung C spiel-gross 1")
        assert code == ("wizardblock-host-only" if actor == A else "wizardblock-referee-only")
    state = write(state, "ermahnung C spiel-klein 1", "verwarnung C spiel-gross 2", by=REFEREE)
    assert [(one.seat, one.verdict, one.offence, one.level) for one in state.sheet.rulings] == [
        ("C", "reminder", "spiel-klein", 1),
        ("C", "warning", "spiel-gross", 2),
    ]
    assert write(state, "erlassen 1", by=REFEREE).sheet.rulings == state.sheet.rulings[1:]
    assert refusal(BLOCK, state, REFEREE, "erlassen 3") == "wizardblock-no-such-ruling"
    assert refusal(BLOCK, state, HOST, "erlassen 1") == "wizardblock-referee-only"


def spoken(state: State, move: str) -> list[str]:
    """Do something as Schiedsrichter and return what is told."""
    events = attempt(BLOCK, state, REFEREE, move)
    assert not isinstance(events, Refused)
    told = [RULES.tell(event, None) for event in events]
    return [Spoken("de").say(words) for words in told if words]


def test_z6_10_the_second_warning_reminds_the_schiedsrichter() -> None:
    state = write(new(), "verwarnung C spiel-gross 1", by=REFEREE)
    (told,) = spoken(state, "verwarnung C ablauf-klein 1")
    assert "Verwarnung Nummer 2" in told and "Spielniederlage" in told
    assert "Nummer" not in spoken(state, "verwarnung D ablauf-klein 1")[0]
    assert "Richtlinie: Spielniederlage" in spoken(state, "verwarnung D spiel-ernst 2")[0]


def test_z2_7_a_penalty_with_its_offence_takes_effect() -> None:
    state = write(game(new(), "1 0 0 1", "1 0 0 0"), "niederlage B spiel-ernst 2", by=REFEREE)
    assert (state.sheet.manner("B"), total(state.sheet, "B")) == ("defeat", 0)
    assert refusal(BLOCK, state, REFEREE, "erlassen 1") == "wizardblock-ruling-stands"
    assert refusal(BLOCK, state, REFEREE, "dq B unsportlich 1") == "wizardblock-gone-already"
    assert "AMIGO" in spoken(state, "dq C unsportlich 1")[0]


# -- the three-card game ----------------------------------------------------------------------------------------------


def level() -> State:
    """C and D are level in everything after one game; the three-card game is on."""
    return write(game(new(), "1 0 0 1", "1 0 0 0"), "schluss", by=HOST)


def test_z6_8_somebody_outside_who_leaves_does_not_void_it() -> None:
    state = write(level(), "ansage 1")
    events = attempt(BLOCK, state, REFEREE, "geht A")
    assert [event.kind for event in events] == ["left"]
    assert (events[0].void, events[0].playoff) == (None, False)
    state = write(state, "geht A", by=REFEREE)
    assert (state.tie, state.entry.bids) == (("C", "D"), (1,))


def test_z6_8_who_plays_it_and_leaves_voids_it() -> None:
    state = write(level(), "ansage 1")
    events = attempt(BLOCK, state, REFEREE, "dq C")
    assert (events[0].void, events[0].playoff) == (1, True)
    assert over(write(state, "dq C", by=REFEREE))


def test_z6_8_it_is_shown_in_pad_text_and_spreadsheet_and_can_be_corrected() -> None:
    state = write(level(), "ansagen 1 1", "stiche 1 2", "stimmt")
    line = reckoned(state.sheet, SEATS).lines[-1]
    assert (line.label, line.playoff) == ("3K", True)
    assert [cell and (cell.points, cell.total) for cell in line.cells] == [None, None, (-10, 20), (30, 20)]
    assert as_text(state.sheet, SEATS, SEATS).splitlines()[-2].startswith(" 3K")
    assert as_csv(state.sheet, SEATS, SEATS, WORDS).splitlines()[2].startswith("Stechen;3;C;")
    assert places(state) == (("B",), ("D",), ("C",), ("A",))
    assert refusal(BLOCK, state, A, "stechen 1 0/1 3/3") == "wizardblock-playoff-locked"
    assert refusal(BLOCK, state, REFEREE, "stechen 1 1/1 2/2") == "wizard-bid-barred"
    assert refusal(BLOCK, state, REFEREE, "stechen 2 0/1 3/3") == "wizardblock-no-such-playoff"
    state = write(state, "stechen 1 0/1 3/3", by=REFEREE)
    assert places(state) == (("B",), ("C",), ("D",), ("A",))


# -- after the last confirmation --------------------------------------------------------------------------------------


def ended(mode: str = "full") -> State:
    state = new(3, mode=mode)
    while not over(state):
        if state.tie:
            state = write(state, "teilen", by=HOST)
            continue
        cards = state.plan[len(state.sheet.rows)]
        state = game(state, "0 0 0", f"{cards} 0 0")
    return state


@pytest.mark.parametrize("mode", ["full", "round"])
def test_z6_7_after_the_last_confirmation_the_schiedsrichter_can_still_act(mode: str) -> None:
    state = ended(mode)
    first = state.plan[0]
    moves = (f"spiel 1 0/0 {first}/{first} 0/1", "strafe A", "niederlage B", "dq C", "verwarnung C spiel-gross 1")
    for move in moves:
        assert isinstance(attempt(BLOCK, state, A, move), Refused), f"a player may not {move}"
        after = write(state, move, by=REFEREE)
        assert over(after)
        assert RULES.outcome(after) != RULES.outcome(state) or move.startswith("verwarnung")
        assert all(course[-1] == total(after.sheet, seat) for seat, course in courses(after))
        action = BLOCK.notation.read(move)
        assert not isinstance(action, Refused) and BLOCK.leading.afterwards(action)
    if mode == "round":
        assert all(isinstance(attempt(BLOCK, state, HOST, move), Refused) for move in moves)
    for move in ("ansage 1", "stimmt", "zurueck", "neu", "teilen", "geht A", "fehlt A"):
        assert refusal(BLOCK, state, REFEREE, move) == "wizardblock-is-over"
    assert isinstance(RULES.decide(state, NOBODY, TimeUp(), Script()), Refused)


def courses(state: State) -> list[tuple[str, tuple[int, ...]]]:
    return list(zip(state.seats, reckoned(state.sheet, state.seats).courses, strict=True))


def test_who_is_level_only_after_the_end_shares_the_place() -> None:
    state = write(game(new(), "1 0 0 1", "1 0 0 0"), "strafe C", "schluss", by=HOST)
    assert over(state)
    state = write(state, "streichen 1", by=HOST)
    assert over(state)
    assert places(state) == (("B",), ("C", "D"), ("A",))


# -- what is shown ----------------------------------------------------------------------------------------------------


def test_undo_never_hides_a_penalty_that_counts() -> None:
    state = write(game(new(), "1 0 0 1", "1 0 0 0"), "strafe C", by=HOST)
    state = write(state, "zurueck")
    lines = reckoned(state.sheet, SEATS).lines
    assert [line.penalty for line in lines] == [True]
    assert total(state.sheet, "C") == -120


def moves_of(state: State, page: str) -> list[str]:
    return list(moves(BLOCK.screen(RULES.view(state, None), Spoken("de"), page)))


def test_only_a_game_that_counts_is_offered_for_annulling() -> None:
    state = game(game(new(), "1 0 0 1", "1 0 0 0"), "0 1 0 0", "0 1 0 1")
    assert "nichtig 1" in moves_of(state, "spiel1")
    (told,) = spoken(state, "nichtig 1")
    assert told == "🚫 Spiel 1 zählt für niemanden: Es ist für nichtig erklärt."
    state = write(state, "nichtig 1", by=REFEREE)
    page = BLOCK.screen(RULES.view(state, None), Spoken("de"), "spiel1")
    assert told in [Spoken("de").say(line) for line in page.lines]
    assert [move.split()[0] for move in moves(page)] == ["spiel"], "it can still be written anew"
    assert "nichtig 2" in moves_of(state, "spiel2")


def test_z6_8_a_three_card_game_is_written_anew_but_never_annulled() -> None:
    state = write(level(), "ansagen 1 1", "stiche 1 2", "stimmt")
    assert [move.split()[0] for move in moves_of(state, "stechen1")] == ["stechen"]
    assert [move.split()[0] for move in moves_of(state, "spiel1")] == ["spiel", "nichtig"]


@pytest.mark.parametrize(
    "page", ["verstossE", "verstossA.unfug.1", "verstossA.spiel-klein.3", "verstossE.spiel-klein.1"]
)
def test_z6_10_a_page_about_nobody_or_nothing_is_the_front(page: str) -> None:
    state, voice = new(), Spoken("de")
    view = RULES.view(state, None)
    assert BLOCK.screen(view, voice, page) == BLOCK.screen(view, voice, "")
    assert BLOCK.screen(view, voice, "verstossA.spiel-klein.2") != BLOCK.screen(view, voice, "")


@pytest.mark.parametrize("actor", [A, HOST, Actor(), REFEREE])
def test_pages_after_the_end_offer_only_what_counts_then(actor: Actor) -> None:
    state = ended()
    for page in ("mehr", "spiele", "strafen", "leute", "spiel1", "verstossA", "verstossA.spiel-klein.1"):
        screen = BLOCK.screen(RULES.view(state, actor.seat), Spoken("de"), page)
        assert screen.rows, page
