"""The pad: writing, correcting, and who holds the pencil. Clauses: W5.6."""

import random

import pytest

from bot.engine.model import Refused
from bot.engine.seats import Actor
from bot.games.watten import PAD
from bot.games.watten.model.pad import Close, RoundWon
from bot.games.watten.model.score import SEATS
from bot.games.watten.notation.pad import write
from tests.games.watten.tools import Pad, at


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
    pad.do("Ost", "strafe A schreiben")
    pad.do("Nord", "nein")
    assert pad.state.disputed, "a Strafe is possible in every phase (W7.8)"
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
            assert PAD.notation.read(write(action)) == action
