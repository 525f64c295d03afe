"""Raising, leaving and gespannt at the table: W5.1 to W5.5, W5.8, W7.3, W7.4, W7.5."""

from typing import Any

import pytest

from bot.engine.model import refuse
from bot.engine.seats import REFEREE
from bot.games.watten.model.events import Accepted, Fined, Raised, RoundWon, Scored, Stayed
from bot.games.watten.model.score import SEATS
from bot.games.watten.model.table import Exclude
from tests.games.watten.tools import Table, stack

HANDS = {"Ost": "GO E8 EA S8 H8", "Nord": "G9 HK GA E9 S9", "Süd": "S7 EK SK HA H10", "West": "E7 G8 S10 SA H9"}


def begun(points: tuple[int, int] = (0, 0), **options: Any) -> Table:
    table = Table(stack("Nord", HANDS), **options)
    table.score(*points)
    table.begin("O", "G")
    return table


def test_w5_2_a_raise_freezes_play_until_either_opponent_answers() -> None:
    table = begun()
    table.do("Ost", "ausschaffen")
    assert table.waiting() == {"Nord", "Süd"}
    assert table.no("Ost", "spiel EA") == "watten-not-your-turn"
    assert table.no("West", "dabei") == "watten-not-your-turn"
    assert table.no("West", "ausschaffen") == "watten-no-raise-now"
    table.do("Süd", "dabei")
    assert table.state.deal.value == 3
    assert table.waiting() == {"Ost"}, "the same player goes on"
    assert table.no("Nord", "geh") == "watten-not-your-turn", "the first answer binds"


def test_w5_2_out_of_turn_and_within_a_trick_by_either_player() -> None:
    table = begun()
    table.do("Ost", "spiel EA")
    for seat in ("Nord", "Ost", "Süd", "West"):
        assert "ausschaffen" in table.legal(seat)
    table.do("Nord", "ausschaffen")
    table.do("West", "dabei")
    assert table.waiting() == {"Süd"}
    assert table.state.deal.trick == ((1, 7),)


def test_w5_2_not_before_the_second_deal() -> None:
    table = Table()
    assert table.no("West", "ausschaffen") == "watten-no-raise-now"
    table.do("West", "hebe 4", "schau nicht")
    assert table.no("Ost", "ausschaffen") == "watten-no-raise-now"


def test_w5_2_only_alternating_teams() -> None:
    table = begun()
    table.do("Ost", "ausschaffen")
    table.do("Nord", "dabei")
    assert table.no("Ost", "ausschaffen") == table.no("West", "ausschaffen") == "watten-no-raise-twice"
    table.do("Süd", "ausschaffen")
    table.do("West", "dabei")
    assert table.state.deal.value == 4


def test_w5_2_gehen_gives_the_value_agreed_last_and_tricks_do_not_matter() -> None:
    table = begun()
    table.trick("Ost EA", "Süd EK", "West S10", "Nord E9")
    table.do("Süd", "ausschaffen")
    table.do("Ost", "weiter")
    events = table.do("Nord", "geh")
    assert [event.kind for event in events] == ["scored", "shuffled"]
    assert isinstance(events[0], Scored)
    assert (events[0].team, events[0].how, events[0].value) == (1, "left", 3)
    assert table.state.points == (0, 3)


def test_w5_2_gehen_exists_only_as_an_answer() -> None:
    table = begun()
    assert table.no("Ost", "geh") == "watten-nothing-asked"


def test_w7_3_weiter_is_dabei_and_ausschaffen_in_one() -> None:
    table = begun()
    table.do("Ost", "ausschaffen")
    events = table.do("Nord", "weiter")
    assert isinstance(events[0], Stayed) and events[0].value == 3
    assert isinstance(events[1], Raised) and events[1].value == 4
    assert table.waiting() == {"Ost", "West"}


@pytest.mark.parametrize("silence", ["go", "stay"])
def test_w5_2_no_answer_in_time_is_gehen_unless_set_otherwise(silence: str) -> None:
    table = begun(seconds=30, silence=silence)
    table.do("Ost", "ausschaffen")
    table.late()
    if silence == "go":
        assert table.state.points == (0, 2)
    else:
        assert table.state.deal.value == 3
        assert table.waiting() == {"Ost"}


def test_w5_3_at_4_to_3_a_game_can_be_raised_to_7() -> None:
    table = begun((4, 3))
    raiser, asked = ("Ost", "Nord")
    table.do(raiser, "ausschaffen")
    for value in range(4, 8):
        events = table.do(asked, "weiter")
        assert isinstance(events[-1], Raised) and events[-1].value == value
        raiser, asked = asked, raiser
    assert table.no(asked, "weiter") == "watten-no-raise-cap"
    assert "weiter" not in table.legal(asked)
    table.do(asked, "dabei")
    assert table.state.deal.value == 7
    assert table.no("Nord", "ausschaffen") == "watten-no-raise-cap"


def test_w5_4_a_gespannte_team_is_asked_after_the_second_deal() -> None:
    table = begun((9, 3))
    assert table.waiting() == {"Nord", "Süd"}
    assert len(table.hand("Süd")) == 5, "they have seen their cards"
    assert table.no("Ost", "spiel EA") == "watten-not-your-turn"
    assert table.no("Nord", "weiter") == "watten-no-raise-tense"
    events = table.do("Süd", "dabei")
    assert isinstance(events[0], Accepted)
    assert table.state.deal.value == 3
    assert table.waiting() == {"Ost"}
    assert table.no("Ost", "ausschaffen") == "watten-no-raise-tense"


def test_w5_4_who_does_not_play_gives_the_others_2() -> None:
    table = begun((9, 3))
    table.do("Nord", "geh")
    assert table.state.points == (9, 5)


def test_w5_4_both_gespannt_no_question_and_3_points() -> None:
    table = begun((9, 10))
    assert table.state.deal.phase == "play"
    assert table.state.deal.value == 3
    assert table.no("Ost", "ausschaffen") == "watten-no-raise-tense"


def test_w5_4_no_answer_in_time_is_gehen() -> None:
    table = begun((3, 9), seconds=30)
    table.late()
    assert table.state.points == (5, 9)


def test_w5_2_a_partner_may_be_asked_to_decide() -> None:
    table = begun()
    table.do("Ost", "ausschaffen")
    key = table.rules.step(table.state).key
    table.do("Nord", "partner")
    assert table.waiting() == {"Süd"}
    assert table.rules.step(table.state).key == key, "the partner's buttons stay good"
    assert table.no("Süd", "partner") == "watten-deferred-already"
    assert table.legal("Nord") == {"dabei", "geh", "weiter"}, "who deferred may still answer"
    table.do("Nord", "dabei")
    assert table.state.deal.value == 3


def test_w7_4_once_the_question_was_put_nobody_raises_in_that_game() -> None:
    table = begun((9, 3))
    table.do("Nord", "dabei")
    table.do("Spielleiter", "strafe A schauen")
    assert table.state.points == (7, 3)
    assert table.state.deal.value == 3
    for seat in SEATS:
        assert table.no(seat, "ausschaffen") == "watten-no-raise-tense"


def test_w7_4_a_raise_looks_at_the_present_score() -> None:
    table = begun((7, 0))
    table.do("Spielleiter", "strafe B schauen")
    assert table.state.points == (9, 0)
    assert table.no("Ost", "ausschaffen") == "watten-no-raise-tense"


def test_w7_8_strafe_and_misdeal_while_a_raise_is_open() -> None:
    table = begun((5, 3))
    table.do("Nord", "ausschaffen")
    table.do("Spielleiter", "strafe B schauen")
    assert table.state.points == (5, 1) and table.waiting() == {"Ost", "West"}
    table.do("Spielleiter", "vergeben")
    assert table.state.deal.phase == "cut" and table.state.deal.value == 2


def test_w7_8_the_cut_after_a_schenas_belongs_to_the_game() -> None:
    table = Table(stack("Nord", {}), rounds=2)
    assert table.no("Spielleiter", "vergeben") == "watten-no-misdeal", "nothing is dealt yet"
    table.do("West", "hebe 16", "schau nicht")
    table.do("Ost", "biete schenas")
    table.do("Nord", "ja")
    assert table.state.deal.phase == "cut" and table.state.deal.schenas == 1
    table.do("Spielleiter", "vergeben")
    assert table.state.deal.phase == "cut" and table.state.dealer == 0, "the same Geber deals again"
    table.score(10, 0)
    table.do("Spielleiter", "strafe B schauen")
    assert len(table.state.won) == 1
    assert table.state.dealer == 1, "a voided game passes the deal on (W7.5)"


def test_w7_8_a_strafe_before_the_first_cut_voids_no_game() -> None:
    table = Table(stack("Nord", {}), rounds=2)
    table.score(10, 0)
    table.do("Spielleiter", "strafe B schauen")
    assert len(table.state.won) == 1 and table.state.dealer == 0


def test_w7_8_an_older_log_deals_on_as_it_did() -> None:
    table = Table(stack("Nord", {}), rounds=2)
    table.do("West", "hebe 16", "schau nicht")
    table.do("Ost", "biete schenas")
    table.do("Nord", "ja")
    table.score(10, 0)
    old = Fined(team=1, seats=("Ost", "West"), case="peek", taken=False)
    assert table.rules.apply(table.state, old).dealer == 0


def test_w5_5_both_teams_excluded_nobody_has_won() -> None:
    table = begun((5, 3))
    table.do("Spielleiter", "ausschluss AB")
    assert table.rules.outcome(table.state).text.id == "watten-outcome-nobody"


def test_w5_5_only_the_spielleiter_punishes_at_the_table() -> None:
    table = begun((5, 3))
    assert table.no("Nord", "strafe B schauen") == "watten-referee-only"
    table.do("Spielleiter", "strafe B schauen")
    assert table.state.points == (5, 1)
    assert table.waiting() == {"Ost"}, "the game goes on and its value stands"


def test_w5_5_a_strafe_that_brings_11_ends_the_runde_and_voids_the_game() -> None:
    table = begun((10, 0), rounds=2)
    table.do("Nord", "dabei")
    events = table.do("Spielleiter", "strafe B ansagen")
    assert [event.kind for event in events] == ["fined", "round-won", "shuffled"]
    assert isinstance(events[1], RoundWon) and events[1].ending == "schneider"
    assert table.state.dealer == 1, "a voided game passes the deal on (W7.5)"
    assert table.state.round == 2


def test_w5_5_a_strafe_between_two_games_passes_no_deal_on() -> None:
    table = Table(rounds=2)
    table.score(10, 0)
    table.do("Spielleiter", "strafe B abheben")
    assert (table.state.round, table.state.dealer) == (2, 0)


def test_w5_5_a_misdeal_is_cut_and_dealt_again_by_the_same_geber() -> None:
    table = Table(stack("Nord", {}, bottom="HK"))
    table.do("West", "hebe 16", "schau", "behalte")
    table.do("Nord", "schau nicht")
    assert table.no("Ost", "vergeben") == "watten-referee-only"
    table.do("Spielleiter", "vergeben")
    assert table.state.dealer == 0
    assert table.waiting() == {"West"}
    assert table.hand("West") == set(), "kept Kritische return"
    assert len(table.state.deal.deck) == 32


def test_w7_5_a_misdeal_lets_raises_fall_away_and_ends_with_the_first_card() -> None:
    table = begun()
    table.do("Ost", "ausschaffen")
    table.do("Nord", "dabei")
    table.do("Spielleiter", "vergeben")
    assert table.state.deal.value == 2
    table.do("West", "hebe 4", "schau nicht")
    table.do("Ost", min(move for move in table.legal("Ost") if move.startswith("schlag")))
    table.do("Nord", min(table.legal("Nord")))
    table.do("Ost", min(move for move in table.legal("Ost") if move.startswith("spiel")))
    assert table.no("Spielleiter", "vergeben") == "watten-no-misdeal"


def test_w5_5_serious_cheating_excludes_a_team_or_both() -> None:
    table = begun()
    assert table.no("Nord", "ausschluss B") == "watten-referee-only"
    for teams in ((), (1, 0), (0, 0)):
        nonsense = table.rules.decide(table.state, REFEREE, Exclude(teams=teams), table.chance)
        assert nonsense == refuse("watten-not-understood")
    table.do("Spielleiter", "ausschluss A")
    outcome = table.rules.outcome(table.state)
    assert outcome.places == (("Ost", "West"), ("Nord", "Süd"))
    both = begun()
    both.do("Spielleiter", "ausschluss AB")
    assert len(both.rules.outcome(both.state).places) == 1


def test_w5_8_no_event_after_a_game_shows_unplayed_cards() -> None:
    table = begun()
    table.do("Ost", "ausschaffen")
    start = len(table.log)
    table.do("Nord", "geh")
    public = [table.rules.tell(event, None) for event in table.log[start:]]
    assert "watten-card" not in repr(public)


def test_w5_1_a_sitting_ends_after_its_runden_with_the_bummerl_as_points() -> None:
    table = begun((8, 10))
    table.do("West", "dabei")
    table.trick("Ost EA", "Süd EK", "West S10", "Nord E9")
    table.trick("Ost GO", "Süd H10", "West H9", "Nord S9")
    table.trick("Ost H8", "Süd HA", "West E7", "Nord G9")
    outcome = table.rules.outcome(table.state)
    assert outcome.places == (("Ost", "West"), ("Nord", "Süd"))
    assert dict(outcome.points) == {"Nord": 0, "Ost": 1, "Süd": 0, "West": 1}
    assert table.state.won[0].counted == (8, 11), "points are recorded up to 11 at most"
