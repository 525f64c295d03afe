"""Corners of the Punktezettel: W5.2, W5.3, W5.5, W5.6, W7.4, W7.8, and taking back a slip of the pencil."""

import pytest

from bot.engine.screen import Menu
from bot.games.watten import PAD
from bot.games.watten.model.pad import Corrected, FalselyRaised, PadOptions
from bot.games.watten.model.score import SEATS
from tests.games.watten.tools import Pad, at
from tests.playing import PlainVoice


def entered(points: tuple[int, int], *moves: tuple[str, str]) -> Pad:
    """Return a pad at these points with a game announced and these moves made in it."""
    pad = at(points)
    pad.do("Nord", "angesagt")
    for who, move in moves:
        pad.do(who, move)
    return pad


def phase(pad: Pad) -> str:
    return pad.state.phase


# -- W7.8: a Strafe never vanishes -------------------------------------------------------------------------------------


def test_w7_8_a_strafe_survives_a_correction_to_11_and_back() -> None:
    pad = entered((8, 0), ("Nord", "sieg A"))
    pad.do("Spielleiter", "strafe A schreiben")
    assert pad.points == (8, 0)
    pad.do("Spielleiter", "korrektur A gespielt 3")
    assert pad.points == (11, 0) and phase(pad) == "round", "the game had won the Runde before the Strafe"
    pad.do("Spielleiter", "korrektur A gespielt 2")
    assert pad.points == (8, 0) and phase(pad) == "deal"


def test_w7_8_an_older_log_is_read_as_it_was_written() -> None:
    pad = entered((8, 0), ("Nord", "sieg A"))
    pad.do("Spielleiter", "strafe A schreiben")
    for value in (3, 2):
        pad.state = pad.rules.apply(pad.state, Corrected(team=0, how="played", value=value, by=None))
    assert pad.points == (10, 0)


def test_w7_8_a_strafe_that_ends_the_runde_leaves_the_last_game_correctable() -> None:
    pad = entered((8, 0), ("Nord", "sieg A"))
    pad.do("Spielleiter", "strafe B schreiben")
    assert pad.points == (11, 0) and phase(pad) == "round"
    pad.do("Spielleiter", "korrektur B gespielt 2")
    assert pad.points == (8, 0) and phase(pad) == "deal", "the Strafe takes the two from B now"
    pad.do("Spielleiter", "korrektur A gespielt 2")
    pad.do("Nord", "stimmt")
    pad.do("Ost", "stimmt")
    assert pad.state.won[-1].stood == (11, 0)
    assert pad.no("Spielleiter", "korrektur A gespielt 3") == "watten-pad-entry-closed"


@pytest.mark.parametrize("open_", [("Nord", "schafft A"), None])
def test_w7_8_strafe_and_misdeal_while_an_answer_is_owed(open_: tuple[str, str] | None) -> None:
    points = (4, 4) if open_ else (9, 5)
    for referee in (True, False):
        pad = entered(points, *((open_,) if open_ else ()))
        owed, dealer = phase(pad), pad.state.dealer
        assert owed == ("answer" if open_ else "tense")
        if referee:
            pad.do("Spielleiter", "strafe B abheben")
        else:
            pad.do("Nord", "strafe B abheben")
            pad.do("West", "ja")
        assert pad.points == (points[0], points[1] - 2) and phase(pad) == owed, "the question is still open"
        if referee:
            pad.do("Spielleiter", "vergeben")
        else:
            pad.do("Ost", "vergeben")
            pad.do("Nord", "ja")
        assert (phase(pad), pad.state.value, pad.state.dealer) == ("deal", 2, dealer)
        assert pad.no("Nord", "vergeben") == "watten-pad-no-game"


def test_w7_8_a_strafe_that_wins_while_a_raise_is_open_voids_the_game() -> None:
    pad = entered((8, 0), ("Nord", "schafft A"))
    pad.do("Spielleiter", "strafe B schauen")
    assert pad.points == (10, 0) and phase(pad) == "answer"
    pad.do("Spielleiter", "strafe B schauen")
    assert phase(pad) == "round" and pad.state.dealer == 1, "a voided game passes the deal on (W7.5)"


def test_w7_8_what_is_said_while_an_answer_is_owed_is_true() -> None:
    pad = entered((4, 4), ("Nord", "schafft A"))
    for move in ("sieg A", "schafft A"):
        assert pad.no("Nord", move) == "watten-pad-answer-first"


# -- W7.4: gespannt is settled at "angesagt" ---------------------------------------------------------------------------


def test_w7_4_corrections_go_by_the_stand_at_angesagt() -> None:
    pad = entered((9, 5), ("Nord", "dabei"))
    pad.do("Spielleiter", "strafe A abheben")
    pad.do("Nord", "sieg A")
    assert pad.points == (10, 5)
    assert pad.no("Spielleiter", "korrektur A gespielt 4") == "watten-pad-impossible"
    pad.do("Spielleiter", "korrektur B gespielt 3")
    assert pad.points == (7, 8)
    pad.do("Spielleiter", "korrektur B gegangen 2")
    assert pad.points == (7, 7)


def test_w7_4_a_strafe_that_makes_a_team_gespannt_does_not_make_the_game_one_of_3() -> None:
    pad = entered((8, 0))
    pad.do("Spielleiter", "strafe B abheben")
    assert pad.points == (10, 0)
    pad.do("Ost", "sieg B")
    assert pad.points == (10, 2)
    assert pad.no("Spielleiter", "korrektur B gespielt 3") == "watten-pad-impossible"
    pad.do("Spielleiter", "korrektur A gespielt 2")
    assert pad.points == (11, 0)


def test_w5_5_what_was_agreed_before_a_strafe_stays_a_possible_result() -> None:
    pad = entered(
        (4, 0), ("Nord", "schafft A"), ("Ost", "weiter"), ("Nord", "weiter"), ("Ost", "weiter"), ("Nord", "dabei")
    )
    assert pad.state.value == 6
    pad.do("Spielleiter", "strafe B abheben")
    pad.do("Spielleiter", "strafe B abheben")
    assert pad.points == (8, 0)
    pad.do("Nord", "sieg A")
    assert pad.points == (11, 0)
    pad.do("Spielleiter", "korrektur B gespielt 6")
    assert pad.points == (8, 6)
    pad.do("Spielleiter", "korrektur A gespielt 6")
    assert pad.points == (11, 0), "and back"


def test_w7_4_nobody_raises_in_a_game_whose_question_was_put() -> None:
    pad = entered((9, 5), ("Nord", "dabei"))
    pad.do("Spielleiter", "strafe A abheben")
    assert pad.points == (7, 5)
    events = pad.do("Ost", "schafft B")
    assert isinstance(events[-1], FalselyRaised) and events[-1].why == "tense"


# -- W5.3, W5.6 --------------------------------------------------------------------------------------------------------


def test_w5_3_falsches_ausschaffen_can_be_reported_by_the_others() -> None:
    pad = entered((9, 5), ("Nord", "dabei"))
    pad.do("Ost", "schafft A")
    assert pad.state.question is not None and pad.state.question.of == 0, "those who are accused are asked"
    pad.do("Süd", "ja")
    assert pad.points == (7, 5) and pad.state.lines[-1].case == "raise"


def test_w5_3_a_raise_that_is_right_is_no_matter_for_the_others() -> None:
    pad = entered((4, 4))
    assert pad.no("Ost", "schafft A") == "watten-pad-not-your-team"


def test_w5_6_striking_ones_own_points_is_judged_by_the_entry() -> None:
    pad = entered((8, 0), ("Nord", "schafft A"), ("Ost", "dabei"), ("Nord", "sieg A"))
    assert pad.points == (11, 0)
    assert pad.no("Nord", "korrektur A gespielt 2") == "watten-pad-own-points"
    pad = entered((9, 9), ("Nord", "sieg A"))
    assert pad.no("Nord", "korrektur B gespielt 3") == "watten-pad-own-points"


def test_w5_6_more_than_the_pad_has_room_for_is_still_an_entry() -> None:
    """At 10 a game of 2 and one of 4 both bring 11: less is a strike all the same."""
    pad = entered((4, 0), ("Nord", "schafft A"), ("Ost", "weiter"), ("Nord", "dabei"))
    for _ in range(3):
        pad.do("Spielleiter", "strafe B abheben")
    assert pad.points == (10, 0)
    pad.do("Nord", "sieg A")
    assert pad.points == (11, 0)
    assert pad.no("Nord", "korrektur A gespielt 2") == "watten-pad-own-points"
    pad.do("Ost", "korrektur A gespielt 2")


# -- W5.2: the time for answers ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("silence", "points"), [("go", (2, 0)), ("stay", (3, 0))])
def test_w5_2_no_answer_in_time(silence: str, points: tuple[int, int]) -> None:
    pad = Pad(seconds=60, silence=silence)
    assert pad.rules.time_limit(pad.state) is None, "nobody is hurried to deal"
    pad.do("Nord", "angesagt", "schafft A")
    assert pad.rules.time_limit(pad.state) == 60
    pad.late()
    if silence == "stay":
        pad.do("Ost", "sieg A")
    assert pad.points == points


@pytest.mark.parametrize(("silence", "points"), [("go", (9, 7)), ("stay", (9, 8))])
def test_w5_4_no_answer_in_time_to_the_gespannt_question(silence: str, points: tuple[int, int]) -> None:
    pad = at((9, 5), seconds=60, silence=silence)
    pad.do("Nord", "angesagt")
    assert pad.rules.time_limit(pad.state) == 60
    pad.late()
    if silence == "stay":
        pad.do("Ost", "sieg B")
    assert pad.points == points


def test_without_a_time_nobody_is_late() -> None:
    pad = Pad()
    pad.do("Nord", "angesagt", "schafft A")
    assert pad.rules.time_limit(pad.state) is None
    assert PadOptions().seconds is None


# -- both excluded -----------------------------------------------------------------------------------------------------


def test_w5_5_both_teams_excluded_nobody_has_won() -> None:
    pad = at((4, 0))
    pad.do("Spielleiter", "ausschluss AB")
    outcome = pad.rules.outcome(pad.state)
    assert outcome.text.id == "watten-outcome-nobody"
    assert set(outcome.unranked) == set(SEATS), "nobody has a place"
    assert outcome.places == (tuple(sorted(SEATS, key=lambda seat: SEATS.index(seat) % 2)),)
    pad = at((4, 0))
    pad.do("Spielleiter", "ausschluss A")
    assert pad.rules.outcome(pad.state).text.id == "watten-outcome"
    assert pad.rules.outcome(pad.state).unranked == ()


# -- taking back -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "slip"),
    [
        ([], ("Nord", "angesagt")),
        ([("Nord", "angesagt")], ("Nord", "sieg A")),
        ([("Nord", "angesagt")], ("Süd", "sieg B")),
        ([("Nord", "angesagt")], ("Nord", "schafft A")),
        ([("Nord", "angesagt")], ("Nord", "angesagt")),
        ([("Nord", "angesagt"), ("Nord", "sieg A")], ("Nord", "korrektur A gespielt 4")),
        ([("Nord", "angesagt"), ("Nord", "sieg A")], ("Nord", "einspruch")),
    ],
)
def test_the_last_entry_is_taken_back_by_who_wrote_it(before: list[tuple[str, str]], slip: tuple[str, str]) -> None:
    pad = Pad()
    for who, move in before:
        pad.do(who, move)
    was = pad.state
    pad.do(*slip)
    assert pad.no("Ost", "zurueck") == "watten-pad-not-your-entry"
    pad.do("Süd", "zurueck")
    for name in ("phase", "lines", "dealer", "game", "value", "raiser", "strained", "open", "corrected", "disputed"):
        assert getattr(pad.state, name) == getattr(was, name), name
    assert pad.state.step > was.step + 1, "old buttons stay old"
    assert pad.no("Nord", "zurueck") == "watten-pad-nothing-to-take-back"


@pytest.mark.parametrize("since", [("Ost", "dabei"), ("Ost", "strafe A abheben"), ("Nord", "vergeben")])
def test_what_something_was_written_after_is_not_taken_back(since: tuple[str, str]) -> None:
    pad = Pad()
    pad.do("Nord", "angesagt", "schafft A")
    pad.do(*since)
    code = "watten-pad-question-first" if phase(pad) == "asked" else "watten-pad-nothing-to-take-back"
    assert pad.no("Nord", "zurueck") == code


def test_answers_bind_and_are_not_taken_back_by_those_who_gave_them() -> None:
    pad = Pad()
    pad.do("Nord", "angesagt", "schafft A")
    pad.do("Ost", "geh")
    assert pad.no("Ost", "zurueck") == "watten-pad-not-your-entry"
    pad.do("Spielleiter", "zurueck")
    assert phase(pad) == "answer"


def test_w5_6_a_runde_that_one_team_has_confirmed_is_not_taken_back() -> None:
    pad = entered((8, 0), ("Nord", "schafft A"), ("Ost", "dabei"), ("Nord", "sieg A"))
    pad.do("Ost", "stimmt")
    assert pad.no("Nord", "zurueck") == "watten-pad-nothing-to-take-back"


# -- what is offered ---------------------------------------------------------------------------------------------------


def test_w7_4_a_team_that_can_have_nothing_else_is_offered_no_correction() -> None:
    pad = entered((9, 5), ("Nord", "dabei"), ("Nord", "sieg A"))
    page = PAD.screen(pad.rules.view(pad.state, None), PlainVoice(), "korrektur")
    menus = {row.key: [choice.move for choice in row.choices] for row in page.rows if isinstance(row, Menu)}
    assert menus == {"korrekturB": ["korrektur B gespielt 3", "korrektur B gegangen 2"]}
    for moves in menus.values():
        for move in moves:
            again = entered((9, 5), ("Nord", "dabei"), ("Nord", "sieg A"))
            again.do("Spielleiter", move)


def test_w5_6_an_older_log_that_corrects_what_is_closed_changes_nothing() -> None:
    pad = entered((4, 0))
    assert pad.state.open is None
    after = pad.rules.apply(pad.state, Corrected(team=1, how="played", value=4, by=None))
    assert after.lines == pad.state.lines and after.points == (4, 0) and after.phase == "game"
