"""Late, leaving and punished players at the Spieltisch (Z2.5-Z2.7, Z6.7, Z6.9, Z6.10)."""

from dataclasses import replace

import pytest

from bot.engine.model import Refused
from bot.engine.screen import Menu
from bot.engine.seats import REFEREE, Actor
from bot.games.wizard import TABLE
from bot.games.wizard.model.people import Punish
from bot.games.wizard.model.sheet import Sheet
from bot.games.wizard.model.table import State, TableOptions
from bot.games.wizard.rules.phases import turn
from bot.games.wizard.rules.points import total
from bot.games.wizard.rules.table_state import active, cards, number, phase
from tests.every_game import Spoken
from tests.games.wizard.acting import Script, act, attempt, refusal

RULES = TABLE.rules
HOST = Actor(host=True)
ROUND, FREE = TableOptions(places=4), TableOptions(mode="full", places=4)


def new(options: TableOptions = ROUND) -> State:
    seats = TABLE.lobby.seats(options)
    state: State = RULES.blank(options, seats)
    for event in RULES.setup(options, seats, Script(die=4)):
        state = RULES.apply(state, event)
    return state


def on(state: State, phase_is: str = "", game: int = 0) -> State:
    """Play the first legal thing until a phase or game is reached."""
    while not ((phase(state) == phase_is or not phase_is) and (number(state) == game or not game)):
        seat = turn(state)
        assert seat is not None
        state = act(TABLE, state, Actor.at(seat), TABLE.notation.write(RULES.legal(state, seat)[0]))
    return state


def ruled(state: State, *moves: str) -> State:
    for move in moves:
        state = act(TABLE, state, REFEREE, move)
    return state


@pytest.mark.parametrize("move", ["fehlt B", "geht B", "niederlage B", "dq B", "verwarnung B spiel-gross 1"])
def test_z6_9_in_a_round_all_of_it_is_the_schiedsrichters(move: str) -> None:
    state = new()
    for actor in (Actor.at("A"), Actor.at("B")):
        assert refusal(TABLE, state, actor, move) == "wizard-leaders-only"
    assert refusal(TABLE, state, HOST, move) == "wizardblock-referee-only"
    assert not isinstance(attempt(TABLE, state, REFEREE, move), Refused)
    free = attempt(TABLE, new(FREE), HOST, move)
    assert isinstance(free, Refused) == (move not in ("fehlt B", "geht B"))


@pytest.mark.parametrize("at", ["cut", "bid", "play"])
@pytest.mark.parametrize("move", ["geht B", "niederlage B", "dq B"])
def test_z2_6_who_leaves_voids_the_running_game_which_is_dealt_again(at: str, move: str) -> None:
    state = on(new(), at, 2)
    before = RULES.step(state).key
    state = ruled(state, move)
    assert (phase(state), number(state), cards(state)) == ("cut", 2, 3), "the same count for one fewer"
    assert state.order and "B" not in state.order and "B" not in active(state)
    assert refusal(TABLE, state, Actor.at("B"), "abheben 30") == "wizard-sits-out"
    assert refusal(TABLE, state, REFEREE, move) == "wizardblock-gone-already"
    assert RULES.step(on(state, at)).key != before, "buttons of the old cards do not play the new ones"
    state = on(state, "cut", 3)
    assert state.sheet.rows[-1].players == tuple(seat for seat in state.sheet.rows[-1].players if seat != "B")


def test_z2_6_with_two_left_play_goes_on_and_alone_it_ends() -> None:
    state = ruled(on(new(), "cut", 2), "geht A", "geht B")
    assert len(state.order) == 2
    state = ruled(on(state, "play"), "dq C")
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert (outcome.places, outcome.unranked) == ((("D",), ("A", "B", "C")), ("A", "B", "C"))
    early = ruled(new(), "geht A", "geht B", "geht C")
    assert RULES.outcome(early) is not None, "nothing was played, and it is over all the same"


def test_z2_5_who_is_late_misses_games_and_joins_with_the_next() -> None:
    state = ruled(new(), "fehlt B")
    assert "B" not in state.order
    state = on(state, "play", 2)
    assert state.sheet.rows[0].missed == ("B",)
    assert refusal(TABLE, state, REFEREE, "fehlt A") == "wizard-before-the-cut"
    state = ruled(state, "da B")
    assert "B" not in state.order, "not in the game that is on the table"
    state = on(state, "cut", 3)
    assert "B" in state.order
    assert total(state.sheet, "B") == -30 - 50
    state = on(state, "cut", 4)
    assert state.sheet.rows[-1].missed == ()


def test_z2_5_who_comes_before_the_cut_plays_this_game() -> None:
    state = ruled(new(), "fehlt B", "da B")
    assert "B" in state.order
    assert refusal(TABLE, state, REFEREE, "da B") == "wizard-not-late"
    assert refusal(TABLE, on(new(), "cut", 2), REFEREE, "fehlt B") == "wizard-cannot-be-late"
    three = ruled(new(), "fehlt A", "fehlt B")
    assert refusal(TABLE, three, REFEREE, "fehlt C") == "wizardblock-too-few"


def test_z7_3_who_comes_during_the_tenth_game_was_never_there() -> None:
    state = on(ruled(new(), "fehlt B"), "bid", 10)
    assert refusal(TABLE, state, REFEREE, "da B") == "wizard-too-late-to-join"
    state = on(state, "over")
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.unranked == ("B",)


def test_z6_8_at_a_three_card_game_only_who_plays_it_voids_it() -> None:
    state = on(new(), "over")
    assert refusal(TABLE, state, Actor.at("A"), "dq B") == "wizard-leaders-only"
    assert refusal(TABLE, state, REFEREE, "geht B") == "wizard-is-over"


def test_z6_7_z6_10_when_all_is_played_the_schiedsrichter_still_punishes() -> None:
    state = on(new(), "over")
    outcome = RULES.outcome(state)
    assert outcome is not None
    first = outcome.places[0][0]
    after = ruled(state, f"niederlage {first} spiel-ernst 2")
    changed = RULES.outcome(after)
    assert changed is not None
    assert changed.places[-1] == (first,) and dict(changed.points)[first] == 0
    action = TABLE.notation.read(f"dq {first}")
    assert not isinstance(action, Refused) and TABLE.leading.afterwards(action)


def test_z1_6_hand_sizes_and_the_list_are_shown_to_all() -> None:
    state = ruled(on(new(), "play", 2), "verwarnung B spiel-gross 1", "verwarnung B ablauf-klein 1")
    voice = Spoken("de")
    screen = TABLE.screen(RULES.view(state, None), voice, "")
    words = "\n".join(voice.say(line) for line in screen.lines)
    assert "Karten auf der Hand" in words
    assert "2 Verwarnungen" in words
    leading = TABLE.screen(RULES.view(state, None), voice, "leitung")
    assert sum("Liste" in voice.say(line) for line in leading.lines) == 2


def menus(state: State, page: str = "leitung") -> dict[str, list[str]]:
    screen = TABLE.screen(RULES.view(state, None), Spoken("de"), page)
    return {row.key: [choice.move for choice in row.choices] for row in screen.rows if isinstance(row, Menu)}


def test_z2_5_who_is_late_is_offered_to_come_and_no_longer_to_be_missed() -> None:
    assert menus(new())["fehlt"] == ["fehlt A", "fehlt B", "fehlt C", "fehlt D"] and "da" not in menus(new())
    state = ruled(new(), "fehlt B")
    assert menus(state)["da"] == ["da B"] and "fehlt B" not in menus(state)["fehlt"]
    assert "da" not in menus(ruled(state, menus(state)["da"][0]))


def test_z6_10_where_everybody_was_sent_off_nobody_is_left_to_leave() -> None:
    state = ruled(on(new(), "cut", 2), "geht A", "geht B", "niederlage C")
    assert menus(state)["geht"] == ["niederlage D", "dq D"], "it is over: nobody just goes any more"
    state = ruled(state, "dq D")
    assert set(menus(state)) == {"verstoss"}
    assert menus(state)["verstoss"] == [f">verstoss{seat}" for seat in "ABCD"]


def test_z6_10_what_is_no_offence_is_not_understood() -> None:
    assert TABLE.notation.read("verwarnung B spiel-gross 1") == Punish(
        seat="B", verdict="warning", offence="spiel-gross", level=1
    )
    for words in ("verwarnung B unfug 1", "verwarnung B spiel-gross 3", "tadel B spiel-gross 1"):
        assert isinstance(TABLE.notation.read(words), Refused), words


def test_z3_2_who_share_the_first_place_have_no_margin_and_nobody_ranked_no_winner() -> None:
    state = on(new(FREE), "cut", 2)
    first = state.sheet.rows[0]
    level = replace(state, sheet=Sheet((replace(first, bids=(1, 0, 0, 0), tricks=(1, 0, 0, 0)),)))
    nobody = ruled(state, "dq A", "dq B", "dq C", "dq D")
    for one, winners, points, reason in (
        (level, 1, 30, "1 von 1 Ansage"),
        (replace(level, sheet=Sheet((replace(first, bids=(0, 0, 0, 0), tricks=(1, 0, 0, 0)),))), 3, None, "Endstand"),
        (nobody, 0, None, "Endstand"),
    ):
        view = replace(RULES.view(one, None), phase="over")
        picture = TABLE.screen(view, Spoken("de"), "").picture
        assert picture is not None
        assert (len(picture.data.winners), picture.data.points) == (winners, points)
        assert picture.data.reason.startswith(reason)
