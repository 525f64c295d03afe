"""Playing: W4.1, W4.3, W4.4."""

from typing import Any

from bot.games.watten.model.events import Scored, TrickWon
from tests.games.watten.tools import Table, stack

# Nord deals, Ost announces and leads, Süd is the Geber's partner, West the Ansager's.
HANDS = {"Ost": "GO E8 EA S8 H8", "Nord": "G9 HK GA E9 S9", "Süd": "S7 EK SK HA H10", "West": "E7 G8 S10 SA H9"}


def begun(hands: dict[str, str] = HANDS, **options: Any) -> Table:
    table = Table(stack("Nord", hands), **options)
    table.begin("O", "G")
    return table


def test_w4_4_the_ansager_leads_the_first_trick_and_the_winner_the_next() -> None:
    table = begun()
    assert table.waiting() == {"Ost"}
    events = table.trick("Ost EA", "Süd EK", "West S10", "Nord E9")
    assert isinstance(events[-1], TrickWon)
    assert table.waiting() == {"Ost"}
    table.trick("Ost S8", "Süd SK", "West SA", "Nord S9")
    assert table.waiting() == {"West"}


def test_w4_4_played_is_played_and_nobody_plays_out_of_turn() -> None:
    table = begun()
    assert table.no("Süd", "spiel EK") == "watten-not-your-turn"
    assert table.no("Ost", "spiel EK") == "watten-card-not-held"
    table.do("Ost", "spiel EA")
    assert table.no("Ost", "spiel S8") == "watten-not-your-turn"
    assert "EA" not in table.hand("Ost")


def test_w4_4_only_whose_turn_it_is_sees_cards_to_play() -> None:
    table = begun()

    def able() -> list[str]:
        seats = ("Nord", "Ost", "Süd", "West")
        return [seat for seat in seats if table.rules.view(table.state, seat).playable]

    assert able() == ["Ost"]
    table.do("Ost", "spiel EA")
    assert able() == ["Süd"]
    assert not table.rules.view(table.state, None).playable


def test_w4_3_there_is_no_duty_to_follow_suit() -> None:
    table = begun()
    table.do("Ost", "spiel EA")
    assert table.legal("Süd") - {"ausschaffen"} == {f"spiel {card}" for card in HANDS["Süd"].split()}


def test_w4_1_three_tricks_win_the_game_and_the_rest_is_not_played() -> None:
    table = begun()
    table.trick("Ost EA", "Süd EK", "West S10", "Nord E9")
    table.trick("Ost GO", "Süd H10", "West H9", "Nord S9")
    events = table.trick("Ost H8", "Süd HA", "West E7", "Nord G9")
    scored = next(event for event in events if isinstance(event, Scored))
    assert (scored.team, scored.how, scored.value) == (1, "played", 2)
    assert table.state.points == (0, 2)
    assert table.state.deal.phase == "cut"


def test_w4_3_trumpf_oder_kritisch_binds_the_others() -> None:
    table = begun()
    assert "trumpf GO" in table.legal("Ost")
    table.do("Ost", "trumpf GO")
    assert table.legal("Süd") - {"ausschaffen"} == {"spiel S7"}, "no Farbtrumpf: a Kritischer must take it"
    assert table.no("Süd", "spiel EK") == "watten-must-follow"
    table.do("Süd", "spiel S7")
    assert len([move for move in table.legal("West") if move.startswith("spiel")]) == 5, "it is taken: all are free"


def test_w4_3_a_holder_of_both_adds_the_farbtrumpf() -> None:
    hands = {**HANDS, "Süd": "SU EK SK HA H10", "West": "E7 G8 S10 SA H9"}
    table = begun(hands)
    table.do("Ost", "trumpf GO")
    table.do("Süd", "spiel HA")
    assert table.legal("West") - {"ausschaffen"} == {"spiel G8"}, "the partner adds his Farbtrumpf, too"
    table.do("West", "spiel G8")
    assert table.legal("Nord") - {"ausschaffen"} == {"spiel G9", "spiel GA"}
    assert table.no("Nord", "spiel HK") == "watten-must-follow"


def test_w4_3_the_setting_lets_a_holder_of_both_choose() -> None:
    hands = {**HANDS, "Süd": "SU EK SK HA H10"}
    table = begun(hands, free_choice=True)
    table.do("Ost", "trumpf GO")
    table.do("Süd", "spiel HA")
    table.do("West", "spiel G8")
    assert table.legal("Nord") - {"ausschaffen"} == {"spiel G9", "spiel GA", "spiel HK"}


def test_w4_3_the_ansagers_partner_need_not_take_with_a_kritischen() -> None:
    hands = {**HANDS, "Süd": "SU EK SK HA H10", "West": "E7 SO S10 SA H9"}
    table = begun(hands)
    table.do("Ost", "trumpf GO")
    table.do("Süd", "spiel HA")
    assert len([move for move in table.legal("West") if move.startswith("spiel")]) == 5


def test_w4_3_another_schlag_or_a_kritischer_is_no_farbtrumpf() -> None:
    hands = {**HANDS, "Süd": "EO SO HO HA H10"}
    table = begun(hands)
    table.do("Ost", "trumpf GO")
    assert len([move for move in table.legal("Süd") if move.startswith("spiel")]) == 5, "neither: any card"


def test_w4_3_only_the_ansager_with_the_rechten_in_the_first_lead_may_demand() -> None:
    table = begun()
    assert table.no("Ost", "trumpf EA") == "watten-no-demand"
    table.trick("Ost EA", "Süd EK", "West S10", "Nord E9")
    assert table.no("Ost", "trumpf GO") == "watten-no-demand", "only in the first trick"


def test_w4_3_without_the_words_the_rechte_binds_nobody() -> None:
    table = begun()
    table.do("Ost", "spiel GO")
    assert len([move for move in table.legal("Süd") if move.startswith("spiel")]) == 5


def test_w4_2_no_demand_where_the_rechte_would_be_a_kritischer() -> None:
    hands = {"Ost": "E7 E8 EA S8 H8", "Nord": "E9 GA G9 S9 S10"}
    table = Table(stack("Nord", hands))
    table.begin("7", "E")
    assert table.state.deal.right is None
    assert not any(move.startswith("trumpf") for move in table.legal("Ost"))


def test_w4_4_the_maschine_gives_nothing_and_need_not_be_shown() -> None:
    hands = {"Ost": "HK S7 E7 E8 GO", "Nord": "G9 GA E9 S9 S10"}
    table = Table(stack("Nord", hands))
    table.begin("O", "G")
    told = [table.rules.tell(event, None) for event in table.log]
    assert not any(word in repr(told) for word in ("watten-max", "watten-welle", "watten-spitz"))
    assert table.state.deal.value == 2


def test_time_up_plays_the_weakest_allowed_card() -> None:
    table = Table(stack("Nord", HANDS), seconds=60)
    table.begin("O", "G")
    table.do("Ost", "trumpf GO")
    table.late()
    assert "S7" not in table.hand("Süd"), "what is demanded is demanded of the absent, too"
    table.late()
    assert "G8" in table.hand("West"), "the Rechte is taken, so the lowest card goes"
