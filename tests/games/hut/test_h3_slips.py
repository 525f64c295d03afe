"""H3 and H6: writing orders, and every class of slip."""

import hashlib
from dataclasses import replace

import pytest

from bot.engine.model import Refused, TimeUp
from bot.engine.seats import NOBODY, Actor
from bot.games.hut import GAME
from bot.games.hut.model import HandedIn, HandIn, Opened, Orders, Plan, Write, Written
from bot.games.hut.resolve import Order
from bot.games.hut.seal import sealed_text
from tests.games.hut.table import RULES, Table, chance
from tests.playing import PlainVoice

RED = "Rudi RG, Rosa RB, Bodo BA"


def code(words: str, placed: str = RED) -> tuple[list[str], str | None]:
    """Return what is said about each line, and about the slip."""
    reading = Table(placed).reading("R", words)
    said = [line.fault.id.removeprefix("hut-fault-") if line.fault else
            "+".join(one.id.removeprefix("hut-mended-") for one in line.mended) for line in reading.lines]  # fmt: skip
    return said, reading.void.id.removeprefix("hut-void-") if reading.void else None


@pytest.mark.parametrize(
    "words",
    ["1 Rudi RG 3 RJ", "1-Rudi-RG-3-RJ", "1, Rudi, RG, 3, RJ", "1 RUDI rg 3 rj", "  1.  rudi (RG)  3 BP → RJ ",
     "Phase 1: Rudi RG 3BP RJ", "1 Rudi RG RJ 3"],
)  # fmt: skip
def test_h3_2_the_format_takes_spaces_dashes_and_commas(words: str) -> None:
    reading = Table(RED).reading("R", words)
    assert reading.flawless
    assert reading.orders == (Order(1, "R1", "RG", 3, "RJ"),)


@pytest.mark.parametrize("between", ["\n", "; ", " / ", " | ", " ", "\r\n\n"])
def test_h3_2_several_orders_on_lines_or_on_one(between: str) -> None:
    words = between.join(("1 Rudi RG 3 RJ", "2 Rosa RB 2 RD", "4 Rita 4 RI"))
    reading = Table(RED).reading("R", words)
    assert reading.flawless
    assert [(order.phase, order.target) for order in reading.orders] == [(1, "RJ"), (2, "RD"), (4, "RI")]


def test_h3_2_umlauts_may_be_spelled_out() -> None:
    table = Table("Rudi RG")
    names = ("Rübe", "Rosa", "Rita", "Ralf")
    player = replace(table.state.players[0], names=names)
    table.state = replace(table.state, players=(player, table.state.players[1]))
    for name in ("Rübe", "RUEBE", "ruebe", "RÜBE", "Ru\u0308be"):
        assert table.reading("R", f"1 {name} RG 1 RH").flawless


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("1 Rudi 3 RJ", "start"),
        ("1 Rudi RJ", "start+points"),
        ("1 Rudi RG RJ", "points"),
        ("1 Rita RO 1", "target"),
        ("1 Rita 1", "start+target"),
        ("1 Rudi RG 0; 2 Rosa RB 1 RA", "target"),
    ],
)
def test_h3_3_and_h6_3_what_has_one_meaning_is_mended(words: str, said: str) -> None:
    lines, void = code(words)
    assert lines[0] == said and void is None


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("1 Rudi RH 2 RJ", "start"),
        ("1 Rudo RG 3 RJ", "unknown-hat"),
        ("1 Bodo BA 1 BB", "foreign-hat"),
        ("1 Rudi RG 3 RK", "distance"),
        ("1 Rudi RG 8 RJ", "far"),
        ("1 Rudi RG GA", "far"),
        ("1 Rudi RH 9 RJ", "far"),
        ("1 Rudi RJ 3", "start"),
        ("1 Rudi 3 RG", "distance"),
        ("1 Rudi RG 3 RJJ", "strange"),
        ("1 Rudi RG 2 RGG", "strange"),
        ("1 Rudi RG 2 Rii", "strange"),
        ("1 Rudi RG 2 RI bitte", "strange"),
        ("1 Rudi RG 2 RI und dann 3 Rita RO", "strange"),
        ("1 Rudi RG 2 RI 3 Rita", "strange"),
        ("1 Rudi RG drei RJ", "strange"),
        ("1 Rudi RG 2/3 RJ", "muddle"),
        ("1 Ru di RG 3 RJ", "no-hat"),
        ("1 Rudi RG 9", "far"),
        ("1 Rudi RG 3", "which"),
        ("1 Rudi RG", "no-target"),
        ("1 Rudi", "no-target"),
        ("1 RG 3 RJ", "no-hat"),
        ("1 Rudi RG 3 4 RJ", "muddle"),
        ("1 Rudi RG RH 3 RJ", "muddle"),
        ("1 Rudi RG 3 RX", "strange"),
        ("1 Rita RO 1 BO", "foreign-home"),
        ("1 Rudi RG 7 RO", "single-home"),
        ("1 Rudi RG 2 RO", "single-home"),
        ("1 Rudi RG 3 BO", "foreign-home"),
    ],
)
def test_h3_3_what_is_wrong_in_one_phase_voids_that_order_only(words: str, said: str) -> None:
    lines, void = code(f"{words}\n2 Rosa RB 2 RD")
    assert lines == [said, ""] and void is None


def test_h3_3_prisoners_and_those_below_take_no_orders() -> None:
    assert code("1 Rosa RB 1 RA; 2 Rudi RG 2 RI", "Rudi RG, Bodo/Rosa RB")[0] == ["caught", ""]
    assert code("1 Rosa RB 1 RA; 2 Rudi RB 3 RE", "Rudi/Bodo/Rosa RB")[0] == ["below", ""]


def test_h6_6_a_mistyped_target_starts_no_order_of_another_phase() -> None:
    reading = Table(RED).reading("R", "1 Rudi RG 2 RGG\n2 Rosa RB 2 RD")
    assert [(line.phase, line.order) for line in reading.lines] == [(1, None), (2, Order(2, "R2", "RB", 2, "RD"))]


FORM = "Phase\tHut\tStart\tBP\tZiel\n1\tRudi\tRG\t3\tRJ\n2\t\t\t\t\n3\tRosa\tRB\t2\tRD\n4\t-\t\t\t\nSumme BP\t\t\t5\t"


@pytest.mark.parametrize(
    "words",
    [
        FORM,
        FORM.replace("\t", " | "),
        "Phase Hat Start BP Target\n1 Rudi RG 3 RJ\n3 Rosa RB 2 RD\nSum BP: 5",
        "1 Rudi RG 3 RJ\n2 kein Zug\n3 Rosa RB 2 RD\nSumme: 5 BP",
    ],
)
def test_h6_6_and_h6_8_the_form_of_the_rule_book_is_read(words: str) -> None:
    reading = Table(RED).reading("R", words)
    assert reading.flawless
    assert reading.orders == (Order(1, "R1", "RG", 3, "RJ"), Order(3, "R2", "RB", 2, "RD"))


@pytest.mark.parametrize("empty", ["2", "2 -", "2 –", "2.", "Phase 2: kein Zug", "2 nichts", "2 no move"])
def test_h6_8_a_phase_without_a_move_is_no_fault(empty: str) -> None:
    table = Table(RED)
    reading = table.reading("R", f"1 Rudi RG 3 RJ\n{empty}")
    assert reading.flawless and [line.kind for line in reading.lines] == ["order", "idle"]
    assert table.play(R=f"1 Rudi RG 3 RJ\n{empty}").phase(2) == ""


def test_h6_8_a_phase_without_a_move_is_no_second_order_in_it() -> None:
    assert code("2; 2 Rosa RB 2 RD") == (["", ""], None)


def test_h6_6_talk_around_the_orders_harms_nobody_and_is_pointed_out() -> None:
    table = Table(RED)
    words = "Hallo zusammen,\n1 Rudi RG 3 RJ\nso, das wars\nViele Grüße!"
    assert [line.fault.id if line.fault else "" for line in table.reading("R", words).lines] == [
        "hut-fault-talk", "", "hut-fault-talk", "hut-fault-talk"]  # fmt: skip
    assert table.play(R=words).phase(1) == "🟥 Rudi RG 3 RJ"


def test_h6_6_a_word_before_a_whole_order_is_talk_too() -> None:
    assert code("so: 1 Rudi RG 3 RJ 2 Rosa RB 2 RD") == (["talk", "", ""], None)
    assert code("hallo 2 Leute\n2 Rosa RB 2 RD") == (["talk", ""], None)


@pytest.mark.parametrize("words", ["Rosa nach Hause", "Rosi RB 2 RD", "Berta RD"])
def test_h6_2_a_line_without_a_phase_that_means_a_move_is_more_than_talk(words: str) -> None:
    assert code(f"1 Rudi RG 3 RJ\n{words}")[1] == "phase"


def test_h3_1_over_twelve_points_voids_the_round() -> None:
    assert code("1 Rudi RG 6 RA; 2 Rosa RB 7 RI")[1] == "sum"
    assert code("1 Rudi RG 5 RB; 2 Rosa RB 7 RI")[1] is None


def test_h3_3_orders_over_seven_are_struck_before_the_sum_is_checked() -> None:
    lines, void = code("1 Rudi RG 9 RJ; 2 Rosa RB 7 RI; 3 Rita RO 5 RJ")
    assert lines == ["far", "", ""] and void is None


def test_h6_7_orders_over_seven_share_their_phase_with_nobody() -> None:
    assert code("1 Rudi RG 9 RJ; 1 Rosa RB 2 RD") == (["far", ""], None)
    assert code("1 Niemand RG 12 RJ; 1 Rosa RB 2 RD") == (["far", ""], None)


def test_h6_7_what_is_left_beside_orders_over_seven_must_still_move() -> None:
    assert code("1 Rudi RG 9 RJ; 2 Rosa RB 0 RB")[1] == "idle"
    assert code("1 Rudi RH 3 RJ; 2 Rosa RB 0 RB")[1] is None


def test_h3_3_other_void_orders_are_struck_before_the_sum_too() -> None:
    assert code("1 Rudi RH 6 RA; 2 Rosa RB 7 RI")[1] is None


def test_h3_1_a_hat_twice_voids_the_round() -> None:
    assert code("1 Rudi RG 1 RH; 2 Rudi RG 2 RI")[1] == "twice"


@pytest.mark.parametrize(
    "faulty", ["2 Rudi RH 2 RI", "2 Rudi RG 9 RJ", "2 Rudi", "2 Rudi RG drei RJ", "1 Rudi RG 3 RJ", "2 Rudi RG 2 RGG"]
)
def test_h6_7_a_hat_twice_voids_the_round_whatever_is_wrong_with_either(faulty: str) -> None:
    assert code(f"1 Rudi RG 1 RH\n{faulty}\n3 Rosa RB 2 RD")[1] == "twice"
    assert code(f"{faulty}\n3 Rosa RB 2 RD")[1] is None


def test_h6_7_prisoners_count_as_hats_too() -> None:
    assert code("1 Rosa RB 1 RA; 2 Rosa RB 2 RD; 3 Rudi RG 2 RI", "Rudi RG, Bodo/Rosa RB")[1] == "twice"


def test_h3_1_equal_points_void_the_round_and_zero_is_a_number_too() -> None:
    assert code("1 Rudi RG 2 RI; 2 Rosa RB 2 RD")[1] == "equal"
    assert code("1 Rudi RG 0 RG; 2 Rosa RB 0 RB; 3 Rita RO 1 RF")[1] == "equal"
    assert code("1 Rudi RG 2 RI; 2 Rosa RD")[1] == "equal"


def test_h6_2_two_orders_in_one_phase_void_both() -> None:
    lines, void = code("1 Rudi RG 3 RJ; 1 Rosa RB 2 RD; 2 Rita RO 1 RF")
    assert lines == ["two-orders", "two-orders", ""] and void is None


@pytest.mark.parametrize("words", ["5 Rudi RG 3 RJ", "0 Rudi RG 3 RJ", "Rudi RG 3 RJ", "12345678901234567890 Rudi RJ"])
def test_h6_2_a_phase_missing_or_not_1_to_4_voids_the_round(words: str) -> None:
    lines, void = code(f"{words}\n2 Rosa RB 2 RD")
    assert void == "phase" and lines[0] == "phase"


def test_h6_2_only_zero_orders_void_the_round() -> None:
    assert code("1 Rudi RG 0 RG")[1] == "idle"
    assert code("1 Rudi RG 0 RG; 2 Rosa RB 1 RC")[1] is None


def test_h3_1_a_void_round_lets_all_hats_stand_and_shows_every_order_as_faulty() -> None:
    table = Table(RED).play(R="1 Rudi RG 2 RI; 2 Rosa RB 2 RD", B="1 Bodo BA 1 BB")
    assert table.phase(1) == "🟥 Rudi RG 2 RI (?) · 🟦 Bodo BA 1 BB"
    assert table.phase(2) == "🟥 Rosa RB 2 RD (?)"
    assert "Rudi RG" in table.board


def test_h6_4_mended_orders_are_unmarked_in_the_report() -> None:
    assert Table(RED).play(R="1 Rudi RJ").phase(1) == "🟥 Rudi RG 3 RJ"


def test_h6_4_a_line_without_a_phase_stands_with_the_first() -> None:
    assert Table(RED).play(R="Rudi RG 3 RJ; 2 Rosa RD").phase(1) == "🟥 Rudi RG 3 RJ (?)"


def slip_after(words: str) -> Table:
    table = Table(RED)
    table.write("R", words)
    return table


def test_h3_2_flawless_orders_are_handed_in_and_can_be_replaced() -> None:
    table = slip_after("1 Rudi RG 3 RJ")
    first = table.state.players[0].slip
    assert first is not None and first.done
    kept = RULES.decide(table.state, Actor.at("1"), Write(words="1 Rosa RB 1 RA", replaces=False), chance())
    assert isinstance(kept, Refused) and kept.code == "hut-already-handed-in"
    on_purpose = Write(words="1 Rosa RB 1 RA")
    table.fold(RULES.decide(table.state, Actor.at("1"), on_purpose, chance()))
    second = table.state.players[0].slip
    assert second is not None and second.done and second.lines == ("1 Rosa RB 1 RA",)
    assert second.seal != first.seal


def test_h3_3_faulty_orders_are_kept_but_not_handed_in_so_that_they_can_be_mended() -> None:
    table = slip_after("1 Rudi RG 9 RJ; 2 Rosa RB 1 RA")
    slip = table.state.players[0].slip
    assert slip is not None and not slip.done
    assert RULES.waiting_for(table.state) == {"1", "2"}
    assert RULES.tell(Written(seat="1", lines=("x",), salt="s", seal="f", done=False), None) is None
    table.fold(RULES.decide(table.state, Actor.at("1"), HandIn(), chance()))
    assert RULES.waiting_for(table.state) == {"2"}
    again = RULES.decide(table.state, Actor.at("1"), HandIn(), chance())
    assert isinstance(again, Refused) and again.code == "hut-nothing-to-hand-in"


def test_h3_4_what_is_written_counts_at_the_deadline_even_if_it_was_not_handed_in() -> None:
    table = Table(RED).play(R="1 Rudi RG 9 RJ; 2 Rosa RB 1 RA")
    assert table.phase(1) == "🟥 Rudi RG 9 RJ (?)"
    assert "Rosa RA" in table.board


def test_h3_4_no_orders_the_hats_stand_and_it_is_said() -> None:
    table = Table(RED)
    before = table.board
    events = RULES.decide(table.state, NOBODY, TimeUp(), chance())
    assert not isinstance(events, Refused) and isinstance(events[0], Opened)
    assert events[0].missing == ("1", "2")
    table.fold(events)
    assert table.board == before
    assert table.state.reports[-1].missing == ("1", "2")


def test_h3_4_the_round_is_worked_out_when_all_are_in() -> None:
    table = slip_after("1 Rudi RG 3 RJ")
    assert table.state.round == 2
    table.write("B", "1 Bodo BA 1 BB")
    assert table.state.round == 3
    assert table.board == "Bodo BB, Rosa RB, Rudi RJ"


def test_h2_2_a_player_without_hats_counts_as_handed_in() -> None:
    table = Table("Rudi/Bodo RG, Rosa/Berta RB, Rita/Bine RK", locked="R: Balduin")
    assert RULES.waiting_for(table.state) == {"1"}
    refused = RULES.decide(table.state, Actor.at("2"), Write(words="1 Bodo RG 1 RH"), chance())
    assert isinstance(refused, Refused) and refused.code == "hut-no-hats-left"
    table.write("R", "1 Rudi RG 1 RH")
    assert table.state.round == 3 and table.state.reports[-1].missing == ()


def test_orders_of_the_menus_are_written_in_the_same_format() -> None:
    table = Table(RED)
    plans = (Plan(2, 1, 3, "RJ"), Plan(phase=1, hat=3, points=1, target="RF"))
    table.fold(RULES.decide(table.state, Actor.at("1"), Orders(plans=plans), chance()))
    slip = table.state.players[0].slip
    assert slip is not None and slip.lines == ("2 Rudi RG 3 RJ", "1 Rita RO 1 RF")
    wrong = Orders(plans=(Plan(1, 1, 2, "RJ"),))
    refused = RULES.decide(table.state, Actor.at("1"), wrong, chance())
    assert isinstance(refused, Refused) and refused.code == "hut-not-possible"


def test_a_seal_is_the_hash_of_what_the_report_opens() -> None:
    table = slip_after("1 Rudi RG 3 RJ")
    sealed = table.state.players[0].slip
    assert sealed is not None
    told = RULES.tell(HandedIn(seat="1", seal=sealed.seal), None)
    assert told is not None and dict(told.args)["seal"] == sealed.seal[:8]
    whole = GAME.screen(RULES.view(table.state, None), PlainVoice(), "hut").lines
    assert sealed.seal in [dict(line.args).get("seal") for line in whole]
    table.play(B="1 Bodo BA 1 BB")
    opening = table.state.reports[-1].slips[0]
    text = sealed_text(2, "R", opening.lines, opening.salt)
    assert text == f"Runde 2 R\n1 Rudi RG 3 RJ\n{opening.salt}"
    assert hashlib.sha256(text.encode()).hexdigest() == opening.seal == sealed.seal
    assert len(bytes.fromhex(opening.salt)) == 16


@pytest.mark.parametrize(
    ("words", "refused"),
    [
        ("hallo zusammen", "hut-not-understood"),
        ("🎩🎩🎩", "hut-not-understood"),
        ("", "hut-not-understood"),
        ("\n".join("1 Rudi RG 3 RJ" for _ in range(30)), "hut-too-many-lines"),
        ("\n".join("1 Rudi RG 3 RJ" for _ in range(200)), "hut-too-long"),
        ("Zahl 9", "hut-number-fixed"),
    ],
)
def test_bad_input_is_refused_and_changes_nothing(words: str, refused: str) -> None:
    table = Table(RED)
    answer = RULES.decide(table.state, Actor.at("1"), Write(words=words), chance())
    assert isinstance(answer, Refused) and answer.code == refused


def test_emoji_and_markdown_never_reach_the_report() -> None:
    table = Table(RED).play(R="1 **Rudi** __RG__ 3 RJ 🎩; 2 @everyone 3 `x` <@123>")
    shown = table.phase(1) + table.phase(2)
    assert "🟥 Rudi RG 3 RJ" in shown
    assert not set("@`<*") & set(shown)
