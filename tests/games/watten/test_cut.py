"""Places, cutting and dealing: W1.1, W2.1, W2.2, W3.3 (Kritische through a Schenas), W5.9, W7.1."""

import pytest

from bot.engine.chance import FairChance
from bot.engine.rules import AnyRules
from bot.games.watten import TABLE
from bot.games.watten.model.cards import CODES
from bot.games.watten.model.score import SEATS
from bot.games.watten.model.table import TableOptions
from tests.games.watten.tools import Table, cards, stack

HANDS = {"Ost": "E8 E9 E10 EU EO", "Nord": "G7 G8 G9 G10 GU", "Süd": "H7 H8 H9 H10 HU", "West": "S8 S9 S10 SU SO"}

RULES: AnyRules = TABLE.rules


def test_w1_1_the_ansager_sits_left_of_the_geber_and_the_abheber_right() -> None:
    table = Table(dealer="Ost")
    assert table.waiting() == {"Nord"}, "the Abheber sits right of the Geber"
    table.do("Nord", "hebe 3", "schau nicht")
    assert table.waiting() == {"Süd"}, "the Ansager sits left of the Geber"
    assert table.state.members(0) == ("Nord", "Süd")
    assert table.state.members(1) == ("Ost", "West")


def test_w1_1_the_deal_moves_one_seat_to_the_left_each_game() -> None:
    table = Table(rounds=50)
    seen = []
    for _ in range(6):
        seen.append(SEATS[table.state.dealer])
        schlag = table.legal
        abheber, ansager = SEATS[(table.state.dealer + 3) % 4], SEATS[(table.state.dealer + 1) % 4]
        table.do(abheber, "hebe 5", "schau nicht")
        table.do(ansager, next(move for move in sorted(schlag(ansager)) if move.startswith("schlag")))
        geber = SEATS[table.state.dealer]
        table.do(geber, next(iter(sorted(table.legal(geber)))))
        if table.state.deal.phase == "tense":
            table.do(table.state.members(table.state.deal.strained[0])[0], "geh")
        elif "ausschaffen" in table.legal(ansager):
            table.do(ansager, "ausschaffen")
            table.do(geber, "geh")
    assert seen == ["Nord", "Ost", "Süd", "West", "Nord", "Ost"]


def test_w5_9_the_first_geber_is_drawn_and_the_draw_can_be_checked() -> None:
    drawn = set()
    for nonce in range(40):
        chance = FairChance("spiel", b"x" * 32, 0, nonce)
        seated, _ = RULES.setup(TableOptions(), SEATS, chance)
        drawn.add(seated.dealer)
        assert chance.draws[0].ask == "1w4"
        assert chance.draws[0].got == (seated.dealer + 1,)
    assert drawn == {0, 1, 2, 3}


def test_partners_can_be_drawn() -> None:
    orders = set()
    for nonce in range(60):
        seated, *_ = RULES.setup(TableOptions(drawn=True), SEATS, FairChance("spiel", b"x" * 32, 0, nonce))
        orders.add(seated.order)
    assert len(orders) > 10
    partners = {frozenset((order[0], order[2])) for order in orders}
    assert {frozenset(("Nord", "Ost")), frozenset(("Nord", "Süd"))} <= partners


def test_w2_1_the_abheber_cuts_anywhere() -> None:
    table = Table()
    assert table.legal("West") == {f"hebe {depth}" for depth in range(1, 32)}
    assert table.no("Ost", "hebe 3") == "watten-not-your-turn"
    before = table.state.deal.deck
    table.do("West", "hebe 7")
    assert table.state.deal.deck == before[7:] + before[:7], "the packet goes underneath"


@pytest.mark.parametrize("depth", [1, 2, 16, 31])
def test_w2_1_a_card_left_at_the_bottom_is_the_later_open_card(depth: int) -> None:
    table = Table(stack("Nord", HANDS, opened="GA", depth=depth))
    table.do("West", f"hebe {depth}", "schau")
    assert CODES[table.state.deal.deck[-1]] == "GA"
    assert table.legal("West") == {"lass"}, "only a Kritischer may be kept"
    assert table.no("West", "behalte") == "watten-not-now"
    table.do("West", "lass")
    table.do("Ost", "schlag 8")
    table.do("Nord", "farbe G")
    assert table.state.deal.opened == cards("GA")[0]


def test_w2_1_abheber_then_geber_then_abheber_once_more() -> None:
    table = Table(stack("Nord", {}, bottom="HK S7 E7"))
    table.do("West", "hebe 16", "schau", "behalte")
    assert table.waiting() == {"Nord"}
    table.do("Nord", "schau", "behalte")
    assert table.waiting() == {"West"}
    table.do("West", "schau", "behalte")
    assert table.state.deal.phase == "schlag"
    assert table.hand("West") == {"HK", "E7"}
    assert "S7" in table.hand("Nord")


def test_w2_1_each_look_is_a_choice_and_the_chain_stops_when_nothing_is_taken() -> None:
    for moves in (("schau nicht",), ("schau", "lass")):
        table = Table(stack("Nord", {}, bottom="HK S7"))
        table.do("West", "hebe 16", *moves)
        assert table.state.deal.phase == "schlag"
        assert table.waiting() == {"Ost"}
    table = Table(stack("Nord", {}, bottom="HK S7"))
    table.do("West", "hebe 16", "schau", "behalte")
    table.do("Nord", "schau nicht")
    assert table.waiting() == {"Ost"}


def test_w2_1_nobody_has_to_keep_a_kritischen() -> None:
    table = Table(stack("Nord", {}, bottom="HK"))
    table.do("West", "hebe 16", "schau")
    assert table.legal("West") == {"behalte", "lass"}
    table.do("West", "lass")
    assert table.hand("West") == set()


def test_w7_1_the_chain_ends_when_the_packet_is_used_up() -> None:
    table = Table(stack("Nord", {}, bottom="HK", depth=1))
    table.do("West", "hebe 1", "schau", "behalte")
    assert table.state.deal.phase == "schlag"
    assert table.hand("West") == {"HK"}


def test_w2_2_ansager_3_geber_3_ansager_2_geber_2_then_the_others() -> None:
    deck = tuple(range(32))
    table = Table(deck)
    table.do("West", "hebe 16", "schau nicht")
    lying = [*deck[16:], *deck[:16]]

    def as_dealt(*parts: slice) -> set[str]:
        return {CODES[card] for part in parts for card in lying[part]}

    assert table.hand("Ost") == as_dealt(slice(0, 3), slice(6, 8))
    assert table.hand("Nord") == as_dealt(slice(3, 6), slice(8, 10))
    assert table.hand("Süd") == table.hand("West") == set(), "the others get theirs after the announcement"
    assert table.state.deal.opened is None
    table.do("Ost", min(move for move in table.legal("Ost") if move.startswith("schlag")))
    table.do("Nord", min(table.legal("Nord")))
    assert table.hand("Süd") == as_dealt(slice(10, 13), slice(16, 18))
    assert table.hand("West") == as_dealt(slice(13, 16), slice(18, 20))
    assert table.state.deal.opened == lying[-1]
    assert len(table.state.deal.deck) == 12


def test_w2_2_one_kept_card_is_one_less_in_the_first_packet() -> None:
    deck = stack("Nord", {}, bottom="HK S7")
    table = Table(deck)
    table.do("West", "hebe 16", "schau", "behalte")
    table.do("Nord", "schau", "behalte")
    lying = [*deck[16:], *deck[:16]]
    table.do("West", "schau nicht")
    assert table.hand("Ost") == {CODES[card] for card in lying[0:3] + lying[5:7]}
    assert table.hand("Nord") == {"S7"} | {CODES[card] for card in lying[3:5] + lying[7:9]}


def test_w2_2_two_kept_cards_make_1_and_2() -> None:
    deck = stack("Nord", {}, bottom="HK S7 E7")
    table = Table(deck)
    table.do("West", "hebe 16", "schau", "behalte")
    table.do("Nord", "schau", "behalte")
    table.do("West", "schau", "behalte")
    table.do("Ost", min(move for move in table.legal("Ost") if move.startswith("schlag")))
    table.do("Nord", min(table.legal("Nord")))
    lying = [*deck[16:], *deck[:16]]
    assert table.hand("Süd") == {CODES[card] for card in lying[9:12] + lying[13:15]}
    assert table.hand("West") == {"HK", "E7"} | {CODES[card] for card in lying[12:13] + lying[15:17]}
    assert [len(hand) for hand in table.state.deal.hands] == [5, 5, 5, 5]


# -- Schenas -----------------------------------------------------------------------------------------------------------


def schenas(table: Table) -> None:
    table.do("Ost", "biete schenas")
    table.do("Nord", "ja")


def test_w3_3_without_kept_cards_all_32_are_shuffled_at_once() -> None:
    table = Table()
    table.do("West", "hebe 16", "schau nicht")
    schenas(table)
    assert table.state.deal.phase == "cut"
    assert len(table.state.deal.deck) == 32
    assert table.waiting() == {"West"}, "it is cut again, and the Geber stays the same"
    assert table.state.dealer == 0


def test_w3_3_abheber_then_geber_keep_or_shuffle_in() -> None:
    table = Table(stack("Nord", {}, bottom="HK S7"))
    table.do("West", "hebe 16", "schau", "behalte")
    table.do("Nord", "schau", "behalte")
    table.do("West", "schau nicht")
    schenas(table)
    assert table.waiting() == {"West"}
    table.do("West", "lass")
    assert table.waiting() == {"Nord"}
    table.do("Nord", "behalte")
    assert len(table.state.deal.deck) == 31
    assert table.hand("Nord") == {"S7"}
    assert table.hand("West") == set()
    assert "hebe 31" not in table.legal("West")
    table.do("West", "hebe 10", "schau nicht")
    assert len(table.hand("Nord")) == 5


def test_w3_3_a_second_kritischer_goes_to_the_geber() -> None:
    first = stack("Nord", {}, bottom="E7")
    second = stack("Nord", {"Nord": "G7 G8 G9 G10"}, bottom="HK", without="E7")
    table = Table(first, second)
    table.do("West", "hebe 16", "schau", "behalte")
    table.do("Nord", "schau nicht")
    schenas(table)
    table.do("West", "behalte", "hebe 16", "schau", "behalte")
    assert table.state.deal.phase == "choose"
    assert table.legal("West") == {"nimm HK", "nimm E7"}
    table.do("West", "nimm HK")
    assert table.hand("West") == {"HK"}
    assert table.hand("Nord") == {"E7"}
    assert table.waiting() == {"Nord"}, "the chain goes on"
    table.do("Nord", "schau nicht")
    assert len(table.hand("Nord")) == 5


def test_w3_3_a_geber_with_two_is_dealt_1_and_2() -> None:
    first = stack("Nord", {}, bottom="E7 S7")
    second = stack("Nord", {"Nord": "G7 G8 G9"}, bottom="HK", without="E7 S7")
    table = Table(first, second)
    table.do("West", "hebe 16", "schau", "behalte")
    table.do("Nord", "schau", "behalte")
    table.do("West", "schau nicht")
    schenas(table)
    table.do("West", "behalte")
    table.do("Nord", "behalte")
    table.do("West", "hebe 16", "schau", "behalte", "nimm HK")
    table.do("Nord", "schau nicht")
    assert table.hand("Nord") == {"E7", "S7", "G7", "G8", "G9"}


def test_w3_3_an_abheber_who_shuffled_in_keeps_two_as_usual() -> None:
    table = Table(stack("Nord", {}, bottom="E7"), stack("Nord", {}, bottom="HK S7 E7"))
    table.do("West", "hebe 16", "schau", "behalte")
    table.do("Nord", "schau nicht")
    schenas(table)
    table.do("West", "lass", "hebe 16", "schau", "behalte")
    table.do("Nord", "schau", "behalte")
    table.do("West", "schau", "behalte")
    assert table.hand("West") == {"HK", "E7"}
