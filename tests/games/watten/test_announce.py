"""Announcing: W3.1, W3.2, W3.3, W7.2."""

from typing import Any

from tests.games.watten.tools import Table, stack

HANDS = {"Ost": "E8 G8 H10 EU HK", "Nord": "G7 G9 S7 S10 GA"}


def dealt(**options: Any) -> Table:
    table = Table(stack("Nord", HANDS), **options)
    table.do("West", "hebe 16", "schau nicht")
    return table


def test_w3_1_the_ansager_names_the_schlag_and_the_geber_the_farbe_of_what_they_hold() -> None:
    table = dealt()
    assert {move for move in table.legal("Ost") if move.startswith("schlag")} == {
        "schlag 8",
        "schlag 10",
        "schlag U",
        "schlag K",
    }
    assert table.no("Ost", "schlag A") == "watten-not-held"
    assert table.no("Nord", "schlag 9") == "watten-not-your-turn"
    table.do("Ost", "schlag 8")
    assert table.legal("Nord") == {"farbe G", "farbe S"}
    assert table.no("Nord", "farbe H") == "watten-not-held"
    table.do("Nord", "farbe S")
    assert table.waiting() == {"Ost"}


def test_w3_1_kritische_count_as_their_rank_and_suit_unless_the_setting_says_no() -> None:
    table = dealt(kritische_named=False)
    assert "schlag K" not in table.legal("Ost")
    assert table.no("Ost", "schlag K") == "watten-not-held"


def test_w3_2_schlagtausch_turns_the_roles_around_and_the_ansager_still_leads() -> None:
    table = dealt()
    table.do("Ost", "biete tausch")
    assert table.waiting() == {"Nord"}
    table.do("Nord", "ja")
    assert table.waiting() == {"Nord"}, "after a swap the Geber names the Schlag first"
    assert table.legal("Nord") == {"schlag 7", "schlag 9", "schlag 10", "schlag A"}
    table.do("Nord", "schlag A")
    assert table.legal("Ost") == {"farbe E", "farbe G", "farbe H"}
    table.do("Ost", "farbe E")
    assert table.state.deal.turn == 1
    assert table.waiting() == {"Ost"}


def test_w3_2_the_geber_may_decline() -> None:
    table = dealt()
    table.do("Ost", "biete tausch")
    table.do("Nord", "nein")
    assert table.waiting() == {"Ost"}
    assert not table.state.deal.swapped


def test_w7_2_a_declined_offer_is_spent_for_this_deal() -> None:
    table = dealt()
    for offer in ("tausch", "schenas"):
        table.do("Ost", f"biete {offer}")
        assert table.no("Ost", "schlag 8") == "watten-not-your-turn", "one offer at a time"
        table.do("Nord", "nein")
        assert table.no("Ost", f"biete {offer}") == "watten-offer-spent"
    assert all(move.startswith("schlag") for move in table.legal("Ost"))


def test_w7_2_no_schenas_after_an_accepted_schlagtausch() -> None:
    table = dealt()
    table.do("Ost", "biete tausch")
    table.do("Nord", "ja")
    assert table.no("Nord", "biete schenas") == "watten-offer-spent"
    assert table.no("Ost", "biete schenas") == "watten-not-your-turn"


def test_w3_3_at_most_three_schenas_a_game_and_one_a_deal() -> None:
    table = Table()
    for _ in range(3):
        table.do("West", "hebe 16", "schau nicht")
        table.do("Ost", "biete schenas")
        table.do("Nord", "ja")
    table.do("West", "hebe 16", "schau nicht")
    assert table.no("Ost", "biete schenas") == "watten-offer-spent"
    assert "biete tausch" in table.legal("Ost"), "the swap is there anew in every deal"


def test_w3_3_how_many_schenas_is_a_setting() -> None:
    table = dealt(most_schenas=0)
    assert table.no("Ost", "biete schenas") == "watten-offer-spent"
