"""The Punktezettel: W1.1, W5.1 to W5.7, W7.3 to W7.6."""

import random
from typing import Any

import pytest

from bot.engine.chance import FairChance
from bot.engine.model import Refused
from bot.engine.seats import Actor
from bot.games.watten import PAD
from bot.games.watten.model.pad import Close, Fined, PadOptions, RoundWon
from bot.games.watten.model.score import SEATS
from bot.games.watten.notation.pad import write
from tests.games.watten.tools import Pad


def at(points: tuple[int, int], **options: Any) -> Pad:
    """Return a pad with this stand, written honestly."""
    pad = Pad(**options)
    for team, target in enumerate(points):
        while pad.points[team] < target:
            missing = target - pad.points[team]
            raises = 1 if missing % 2 and not any(one >= 9 for one in pad.points) else 0
            if any(one >= 9 for one in pad.points):
                pad.do("Nord", "angesagt")
                if pad.state.phase == "tense":
                    seat = pad.state.members(pad.state.strained[0])[0]
                    if missing == 2:
                        pad.do(seat, "geh")
                        continue
                    pad.do(seat, "dabei")
                pad.do("Nord", f"sieg {'AB'[team]}")
            else:
                pad.game("AB"[team], raises)
    assert pad.points == points
    return pad


def test_w1_1_geber_and_ansager_of_the_next_game_move_to_the_left() -> None:
    pad = Pad(dealer="West")
    assert pad.state.seat(pad.state.dealer) == "West"
    pad.game("A")
    assert pad.state.seat(pad.state.dealer) == "Nord"
    assert pad.state.seat(pad.state.dealer + 1) == "Ost"


def test_w5_9_the_first_geber_is_drawn_unless_named_and_the_deal_rotates_across_runden() -> None:
    drawn = {
        PAD.rules.setup(PadOptions(), SEATS, FairChance("zettel", b"x" * 32, 0, nonce))[0].dealer for nonce in range(40)
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
    assert pad.no("Nord", "sieg A") == "watten-pad-no-game"
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


# -- W5.6: writing and correcting ------------------------------------------------------------


def test_w5_6_a_game_can_be_corrected_until_the_next_geber_has_announced() -> None:
    pad = Pad()
    pad.game("A")
    pad.do("Nord", "korrektur A gespielt 4")
    assert pad.points == (4, 0)
    pad.do("Ost", "korrektur B gegangen 2")
    assert pad.points == (0, 2)
    pad.do("Ost", "angesagt")
    assert pad.no("Nord", "korrektur A gespielt 4") == "watten-pad-entry-closed"


def test_w5_6_nobody_strikes_his_own_points() -> None:
    pad = Pad()
    pad.game("A", 2)
    assert pad.no("Nord", "korrektur A gespielt 2") == "watten-pad-own-points"
    assert pad.no("Süd", "korrektur B gespielt 2") == "watten-pad-own-points"
    pad.do("West", "korrektur A gespielt 2")
    assert pad.points == (2, 0)


def test_w7_6_a_correction_sets_only_what_the_game_could_have_had() -> None:
    pad = at((4, 3))
    pad.game("A")
    assert pad.no("Nord", "korrektur A gespielt 8") == "watten-pad-impossible"
    assert pad.no("Nord", "korrektur A gegangen 7") == "watten-pad-impossible"
    assert pad.no("Nord", "korrektur A gespielt 2") == "watten-pad-impossible", "that is what stands there"
    pad.do("Nord", "korrektur A gespielt 7")
    assert pad.points == (11, 3)
    assert pad.state.phase == "round"
    pad.do("Ost", "korrektur A gespielt 3")
    assert (pad.points, pad.state.phase) == ((7, 3), "deal"), "the Runde goes on"


def test_w5_6_a_team_corrects_the_same_game_twice_at_most() -> None:
    pad = Pad()
    pad.game("A")
    pad.do("Nord", "korrektur A gespielt 3", "korrektur A gespielt 4")
    assert pad.no("Süd", "korrektur A gespielt 5") == "watten-pad-corrected-enough"
    pad.do("Spielleiter", "korrektur B gespielt 2")
    assert pad.points == (0, 2)


def test_w5_6_a_strafe_after_the_game_is_counted_anew_when_the_game_is_corrected() -> None:
    pad = Pad()
    pad.game("A", 1)
    pad.do("Spielleiter", "strafe A schreiben")
    assert pad.points == (1, 0)
    pad.do("Ost", "korrektur B gespielt 2")
    assert pad.points == (0, 4), "with no points of theirs the others get 2"


def test_a_disputed_entry_is_put_to_both_teams() -> None:
    pad = Pad()
    pad.game("A")
    pad.do("Ost", "einspruch")
    assert pad.rules.waiting_for(pad.state) == set(SEATS)
    assert pad.no("Nord", "angesagt") == "watten-pad-disputed"
    assert pad.no("Ost", "strafe A schreiben") == "watten-pad-later"
    pad.do("Nord", "stimmt")
    assert pad.no("Süd", "stimmt") == "watten-pad-confirmed-already"
    assert pad.rules.waiting_for(pad.state) == {"Ost", "West"}
    pad.do("West", "korrektur A gespielt 3")
    assert pad.state.confirmed == (1,), "a new entry: who made it stands by it, the others are asked again"
    pad.do("Süd", "stimmt")
    assert not pad.state.disputed
    assert pad.points == (3, 0)
    assert pad.no("Nord", "korrektur A gespielt 4") == "watten-pad-entry-closed", "what both confirmed is closed"
    pad.do("Nord", "angesagt")


def test_a_dispute_is_ended_by_the_spielleiter() -> None:
    pad = Pad()
    pad.game("A")
    pad.do("Ost", "einspruch")
    pad.do("Spielleiter", "stimmt")
    assert not pad.state.disputed


def test_w5_6_the_last_game_of_a_runde_locks_on_confirmation() -> None:
    pad = at((8, 2))
    pad.game("A", 1)
    assert pad.state.won == ()
    pad.do("Süd", "stimmt")
    assert pad.state.phase == "round"
    events = pad.do("Ost", "stimmt")
    assert isinstance(events[-1], RoundWon)
    assert pad.no("Ost", "korrektur B gespielt 3") == "watten-pad-entry-closed"
    assert pad.no("Nord", "angesagt") == "watten-pad-later"
    pad.do("West", "runde")
    assert (pad.points, pad.state.round, pad.state.game) == ((0, 0), 2, 1)


def test_w5_7_the_pad_knows_schneider_and_retourschneider() -> None:
    pad = at((9, 0))
    for _ in range(4):
        pad.game("B")
    assert pad.points == (9, 11)
    pad.do("Spielleiter", "stimmt")
    assert (pad.state.won[0].ending, pad.state.won[0].counted) == ("retour", (0, 22))
    pad = at((0, 8))
    pad.game("B", 1)
    pad.do("Spielleiter", "stimmt")
    assert (pad.state.won[0].ending, pad.state.won[0].counted) == ("schneider", (0, 11))


def test_w7_6_after_the_window_only_a_strafe_for_falsches_schreiben_is_left() -> None:
    pad = Pad()
    pad.game("A", 1)
    pad.do("Nord", "angesagt")
    pad.do("Ost", "strafe A schreiben")
    pad.do("Süd", "ja")
    assert pad.points == (1, 0)


# -- who holds the pencil ------------------------------------------------------------


def test_the_host_writes_for_teams_that_cannot_press() -> None:
    pad = Pad(guests=("Nord", "Ost", "Süd", "West"))
    pad.do("Wirt", "angesagt", "schafft A", "dabei", "sieg A", "strafe A schreiben", "angesagt", "vergeben")
    assert pad.points == (1, 0)
    pad.do("Wirt", "schluss")
    assert pad.rules.outcome(pad.state) is not None


def test_the_host_does_not_write_for_those_who_can() -> None:
    pad = Pad(guests=("Nord",))
    assert pad.no("Wirt", "angesagt") == "watten-pad-not-yours"
    pad = Pad(guests=("Nord", "Süd"))
    pad.do("Wirt", "angesagt", "schafft A")
    assert pad.no("Wirt", "dabei") == "watten-pad-others-answer"


def test_closing_in_mid_runde_needs_both_teams() -> None:
    pad = Pad()
    pad.do("Nord", "schluss")
    assert pad.rules.waiting_for(pad.state) == {"Ost", "West"}
    pad.do("Ost", "nein")
    assert pad.state.phase == "deal"
    pad.do("Nord", "schluss")
    pad.do("Ost", "ja")
    assert pad.rules.outcome(pad.state).places == (("Nord", "Süd", "Ost", "West"),)


def test_a_pad_with_so_many_runden_ends_by_itself() -> None:
    pad = at((8, 0), rounds=1)
    pad.game("A", 1)
    pad.do("Nord", "stimmt")
    pad.do("Ost", "stimmt")
    assert pad.rules.outcome(pad.state).places[0] == ("Nord", "Süd")


def test_only_answers_can_be_late() -> None:
    pad = Pad(seconds=60)
    assert pad.rules.time_limit(pad.state) is None
    pad.do("Nord", "angesagt")
    assert pad.rules.time_limit(pad.state) is None
    pad.do("Nord", "schafft A")
    assert pad.rules.time_limit(pad.state) == 60
    pad.late()
    assert pad.points == (2, 0), "no answer is Gehen"
    pad.do("Ost", "einspruch")
    pad.late()
    assert not pad.state.disputed, "what nobody puts right stands"


def test_a_pad_has_no_clock_by_default() -> None:
    pad = Pad()
    pad.do("Nord", "angesagt", "schafft A")
    assert pad.rules.time_limit(pad.state) is None


@pytest.mark.parametrize("seed", range(8))
def test_long_random_pads_keep_their_promises(seed: int) -> None:
    """Write anything for a long time, without ever closing: points stay sane and every Bummerl has its Runde."""
    luck, pad = random.Random(seed), Pad(dealer="Nord", seconds=60)
    games = dealers = 0
    for _ in range(250):
        seat = luck.choice(sorted(pad.rules.waiting_for(pad.state)))
        legal = [one for one in pad.rules.legal(pad.state, seat) if not isinstance(one, Close)]
        if not legal:
            continue
        before = pad.state
        answer = pad.rules.decide(pad.state, Actor.at(seat), luck.choice(legal), pad.chance)
        assert not isinstance(answer, Refused)
        pad._apply(answer)
        after = pad.state
        assert 0 <= min(after.points) <= max(after.points) <= 11
        assert (max(after.points) == 11) <= (after.phase in ("round", "pause"))
        assert 2 <= after.value <= 11
        dealers += (after.dealer - before.dealer) % 4
        games += after.game - before.game if after.round == before.round else 0
    assert dealers == games, "the deal moves on with every game, and only then"
    assert len(pad.state.won) == sum(event.kind == "round-won" for event in pad.log)


def test_every_written_move_of_the_pad_reads_back() -> None:
    pad = Pad()
    pad.game("A")
    for seat in SEATS:
        for action in pad.rules.legal(pad.state, seat):
            assert PAD.read(write(action)) == action
