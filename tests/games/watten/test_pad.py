"""The Punktezettel: W1.1, W5.1 to W5.7, W7.3 to W7.6."""

import pytest

from bot.engine.chance import FairChance
from bot.engine.rules import AnyRules
from bot.games.watten import PAD
from bot.games.watten.model.pad import Fined, PadOptions
from bot.games.watten.model.score import SEATS
from tests.games.watten.tools import Pad, at

RULES: AnyRules = PAD.rules


def test_w1_1_geber_and_ansager_of_the_next_game_move_to_the_left() -> None:
    pad = Pad(dealer="West")
    assert pad.state.seat(pad.state.dealer) == "West"
    pad.game("A")
    assert pad.state.seat(pad.state.dealer) == "Nord"
    assert pad.state.seat(pad.state.dealer + 1) == "Ost"


def test_w5_9_the_first_geber_is_drawn_unless_named_and_the_deal_rotates_across_runden() -> None:
    drawn = {
        RULES.setup(PadOptions(), SEATS, FairChance("zettel", b"x" * 32, 0, nonce))[0].dealer for nonce in range(40)
    }
    assert drawn == {0, 1, 2, 3}
    pad = at((8, 0), dealer="Nord")
    pad.game("A", 1)
    assert pad.state.phase == "round"
    before = pad.state.dealer
    pad.do("Nord", "stimmt")
    pad.do("Ost", "stimmt", "runde")
    assert pad.state.dealer == before


def test_w5_1_a_game_counts_2_and_its_line_says_how_it_came() -> None:
    pad = Pad()
    pad.game("B")
    assert pad.points == (0, 2)
    assert (pad.state.lines[0].how, pad.state.lines[0].game) == ("played", 1)


def test_w7_6_a_game_needs_angesagt_before_its_result() -> None:
    pad = Pad()
    assert pad.no("Nord", "sieg A") == "watten-pad-no-game"
    pad.do("Ost", "angesagt")
    pad.do("Nord", "sieg A")
    assert pad.no("Nord", "sieg A") == "watten-pad-no-game", "nobody writes twice"


def test_w7_6_the_next_angesagt_closes_the_one_before_and_unwritten_games_count_0() -> None:
    pad = Pad()
    pad.do("Nord", "angesagt", "angesagt")
    assert pad.points == (0, 0)
    assert [line.how for line in pad.state.lines] == ["none"]
    assert pad.state.game == 2
    assert pad.state.dealer == 1
    assert pad.no("Nord", "korrektur A gespielt 2") == "watten-pad-entry-closed"


def test_w5_2_ausschaffen_asks_only_the_other_team() -> None:
    pad = Pad()
    pad.do("Nord", "angesagt")
    assert pad.no("Ost", "schafft A") == "watten-pad-not-your-team"
    pad.do("Süd", "schafft A")
    assert pad.rules.waiting_for(pad.state) == {"Ost", "West"}
    assert pad.no("Nord", "dabei") == "watten-pad-others-answer"
    assert pad.no("Fremder", "dabei") == "watten-pad-not-yours"
    pad.do("West", "dabei")
    assert pad.state.value == 3
    pad.do("Ost", "sieg A")
    assert pad.points == (3, 0)


def test_w5_2_gehen_gives_the_raising_team_what_was_agreed_last() -> None:
    pad = Pad()
    pad.do("Nord", "angesagt", "schafft A")
    pad.do("Ost", "weiter")
    pad.do("Süd", "geh")
    assert pad.points == (0, 3)
    assert pad.state.lines[0].how == "left"
    assert pad.no("Ost", "geh") == "watten-pad-nothing-asked"


def test_w5_3_weiter_is_offered_up_to_the_cap_at_4_to_3() -> None:
    pad = at((4, 3))
    pad.do("Nord", "angesagt", "schafft A")
    side = "Ost"
    for value in range(4, 8):
        pad.do(side, "weiter")
        assert pad.state.value == value - 1
        side = "Nord" if side == "Ost" else "Ost"
    assert pad.state.phase == "answer"
    pad.do(side, "dabei")
    assert pad.state.value == 7


@pytest.mark.parametrize(
    ("points", "moves", "why"),
    [
        ((0, 0), [("Nord", "schafft A"), ("Ost", "dabei"), ("Nord", "schafft A")], "twice"),
        ((8, 0), [("Nord", "schafft A"), ("Ost", "dabei"), ("Ost", "schafft B")], "cap"),
        ((8, 0), [("Nord", "schafft A"), ("Ost", "weiter")], "cap"),
        ((9, 2), [("Nord", "dabei"), ("Ost", "schafft B")], "tense"),
    ],
)
def test_w7_3_falsches_ausschaffen_is_answered_with_the_penalty(
    points: tuple[int, int], moves: list[tuple[str, str]], why: str
) -> None:
    pad = at(points)
    pad.do("Nord", "angesagt")
    for who, move in moves:
        events = pad.do(who, move)
    assert events[-1].kind == "falsely-raised"
    assert events[-1].why == why  # type: ignore[attr-defined]  # its kind says what it is
    raiser = "A" if moves[-1][1].endswith("A") else "B"
    others = "Ost" if raiser == "A" else "Nord"
    assert pad.no("Nord" if raiser == "A" else "Ost", "nein") == "watten-pad-others-decide"
    value = pad.state.value
    punished = pad.do(others, "ja")
    assert isinstance(punished[-1], Fined) and punished[-1].case == "raise"
    assert pad.state.phase == "game"
    assert pad.state.value == value, "the agreed value stands"


def test_w5_3_the_others_may_show_mercy() -> None:
    pad = at((4, 0))
    pad.do("Nord", "angesagt", "schafft A")
    pad.do("Ost", "dabei")
    pad.do("Nord", "schafft A")
    pad.do("West", "nein")
    assert pad.points == (4, 0)
    assert pad.state.phase == "game"


def test_w5_4_the_gespannte_team_is_asked_before_the_first_card() -> None:
    pad = at((9, 2))
    pad.do("Ost", "angesagt")
    assert pad.rules.waiting_for(pad.state) == {"Nord", "Süd"}
    assert pad.no("Ost", "dabei") == "watten-pad-not-your-team"
    assert pad.no("Nord", "sieg A") == "watten-pad-answer-first"
    pad.do("Süd", "dabei")
    pad.do("Ost", "sieg B")
    assert pad.points == (9, 5)
    pad.do("Ost", "angesagt")
    pad.do("Nord", "geh")
    assert pad.points == (9, 7)
    assert pad.state.lines[-1].how == "left"


def test_w5_4_both_gespannt_no_question_and_3_points() -> None:
    pad = at((9, 9))
    pad.do("Ost", "angesagt")
    assert (pad.state.phase, pad.state.value) == ("game", 3)
    pad.do("Ost", "sieg A")
    assert pad.points == (11, 9)


def test_w5_5_a_strafe_is_claimed_by_the_others_and_accepted_or_not() -> None:
    pad = at((4, 0))
    assert pad.no("Nord", "strafe A schreiben") == "watten-pad-own-fine"
    pad.do("Ost", "strafe A schreiben")
    assert pad.rules.waiting_for(pad.state) == {"Nord", "Süd"}
    assert pad.no("Ost", "ja") == "watten-pad-others-decide"
    assert pad.no("Nord", "angesagt") == "watten-pad-question-first"
    pad.do("Süd", "nein")
    assert pad.points == (4, 0)
    pad.do("Ost", "strafe A schreiben")
    pad.do("Nord", "ja")
    assert pad.points == (2, 0)
    pad.do("Spielleiter", "strafe A betrug")
    assert pad.points == (0, 0), "the Spielleiter decides, always"
    pad.do("Spielleiter", "strafe A betrug")
    assert pad.points == (0, 2)


def test_w5_5_who_claims_may_withdraw() -> None:
    pad = Pad()
    pad.do("Ost", "strafe A abheben")
    pad.do("West", "nein")
    assert pad.state.question is None


def test_w5_5_a_strafe_in_mid_game_that_brings_11_ends_the_runde_and_voids_the_game() -> None:
    pad = at((10, 0))
    pad.do("Nord", "angesagt", "dabei")
    dealer = pad.state.dealer
    pad.do("Spielleiter", "strafe B ansagen")
    assert pad.points == (11, 0)
    assert pad.state.phase == "round"
    assert pad.state.dealer == (dealer + 1) % 4, "a voided game passes the deal on (W7.5)"


def test_w5_5_otherwise_the_agreed_value_stands() -> None:
    pad = at((4, 4))
    pad.do("Nord", "angesagt", "schafft A")
    pad.do("Ost", "dabei")
    pad.do("Spielleiter", "strafe B schauen")
    pad.do("Ost", "sieg B")
    assert pad.points == (4, 5)


def test_w5_5_a_misdeal_is_dealt_again_by_the_same_geber_and_raises_fall_away() -> None:
    pad = Pad()
    pad.do("Nord", "angesagt", "schafft A")
    pad.do("Ost", "dabei", "vergeben")
    assert pad.no("West", "ja") == "watten-pad-others-decide"
    pad.do("Nord", "ja")
    assert (pad.state.phase, pad.state.value, pad.state.dealer, pad.state.game) == ("deal", 2, 0, 1)
    pad.do("Ost", "strafe A vergeben")
    pad.do("Nord", "ja")
    assert pad.points == (0, 2)


def test_w5_5_the_spielleiter_may_exclude_a_team() -> None:
    pad = at((4, 0))
    assert pad.no("Nord", "ausschluss B") == "watten-referee-only"
    pad.do("Spielleiter", "ausschluss A")
    assert pad.rules.outcome(pad.state).places == (("Ost", "West"), ("Nord", "Süd"))
    assert pad.no("Nord", "angesagt") == "watten-pad-closed"
