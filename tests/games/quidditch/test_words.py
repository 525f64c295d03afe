"""Spelling, correction, names. Clauses: Q1.2, Q3.1, Q3.2, Q3.3, Q3.4, Q3.5, Q3.8, Q12.1."""

from typing import Any

import pytest

from bot.engine.model import Refused
from bot.games.quidditch import events as e
from bot.games.quidditch.words import Command, Letter, Name, Slip, clean, one_slip, read, referee_says
from tests.games.quidditch.stage import Stage


def jaeger_round(**options: Any) -> Stage:
    """GJäger1 has the Quaffel in the middle, with friends and foes around."""
    stage = Stage(**options).kick_off()
    return stage.line_up("GJäger1", GJäger2="M", GJäger3="S", SJäger1="M", SJäger2="M", SJäger3="S").quaffel(3)


@pytest.mark.parametrize("words", ["Torwurf", "Halten", "Angriff", "Finden", "Abblocken"])
def test_q3_1_bare_commands_are_read(words: str) -> None:
    assert read(words) == Command(words)  # type: ignore[arg-type]  # a table of words


def test_q3_1_commands_with_names_and_thirds_are_read() -> None:
    assert read("Pass GJäger2") == Command("Pass", "GJäger2")
    assert read("Fliegen M-S") == Command("Fliegen", von="M", nach="S")


@pytest.mark.parametrize(
    ("words", "grund"),
    [
        ("halten", "gross-klein"),
        ("HALTEN", "gross-klein"),
        ("Haltn", "vertippt"),
        ("Haltenn", "vertippt"),
        ("Hatlen", "vertippt"),
        ("Halten bitte", "zu-viel"),
        ("Fliegen M - S", "fliegen-form"),
        ("Fliegen m-s", "fliegen-form"),
        ("Fliegen M–S", "fliegen-form"),
        ("Pass", "wen"),
        ("Pass an GJäger2", "name-falsch"),
    ],
)
def test_q3_1_and_q12_1_slips_are_recognised_and_do_not_count(words: str, grund: str) -> None:
    found = read(words)
    assert isinstance(found, Slip)
    assert found.grund == grund


@pytest.mark.parametrize("words", ["Hallo", "Ich halte das!", "gut geflogen", "Hlatenx", "", "1", "GJäger9"])
def test_q12_1_everything_else_is_chatter(words: str) -> None:
    assert read(words) is None


def test_letters_and_names_are_read() -> None:
    assert read("M") == Letter("M")
    assert read("GJaeger2") == Name("GJaeger2")
    assert read("GJäger21 M") == Name("GJäger21", "M")


def test_one_slip_is_one_letter_or_two_swapped() -> None:
    assert one_slip("halen", "halten") and one_slip("hlaten", "halten") and one_slip("haltem", "halten")
    assert not one_slip("halten", "halten") and not one_slip("hltn", "halten") and not one_slip("nehtlah", "halten")
    assert not one_slip("lahten", "halten"), "these two are no neighbours"


def test_q3_1_invisible_characters_and_decomposed_umlauts_do_no_harm() -> None:
    assert clean(" Pass GJa\u0308ger2\u200b ") == "Pass GJäger2"


def test_q3_1_ae_and_ue_stand_for_umlauts() -> None:
    stage = jaeger_round()
    assert stage.valid(stage.says("GJäger1", "Pass GJaeger2"))


def test_q1_2_the_displayed_name_counts_and_a_wrong_one_does_not() -> None:
    stage = Stage().kick_off(xp=["GJäger2 2, GJäger1 1, GHüter 1"])
    stage.line_up("GJäger1", GJäger2="M").quaffel(3)
    assert stage.refused("GJäger1", "Pass GJäger21") == "name-unbekannt"
    assert stage.valid(stage.says("GJäger1", "Pass GJäger22"))


def test_q3_1_small_letters_are_no_command() -> None:
    stage = jaeger_round()
    assert stage.refused("GJäger1", "fliegen M-G") == "gross-klein"
    assert stage.valid(stage.says("GJäger1", "Fliegen M-G"))


def test_q3_2_a_correction_counts_until_the_roll() -> None:
    stage = jaeger_round()
    stage.refused("GJäger1", "Pas GJäger2")
    assert stage.valid(stage.says("GJäger1", "Pass GJäger2"))


def test_q3_2_after_the_roll_the_correction_is_ignored() -> None:
    stage = jaeger_round()
    stage.refused("GJäger1", "Pas GJäger2")
    (roll,) = stage.rolls("GJäger1", 6, 6)
    assert roll.zweck == ""
    assert stage.refused("GJäger1", "Pass GJäger2") == "korrektur-zu-spaet"


def test_q3_2_another_action_lifts_the_lock() -> None:
    stage = jaeger_round()
    stage.refused("GJäger1", "Pas GJäger2")
    stage.rolls("GJäger1", 6, 6)
    assert stage.valid(stage.says("GJäger1", "Fliegen M-S"))
    assert stage.valid(stage.says("GJäger1", "Pass GJäger3"))


def test_q3_2_and_q12_1_a_valid_command_of_an_opponent_lifts_the_lock() -> None:
    stage = jaeger_round()
    stage.refused("GJäger1", "Pas GJäger2")
    stage.rolls("GJäger1", 6, 6)
    assert stage.refused("SJäger1", "foul GJäger1") == "gross-klein"
    assert stage.refused("GJäger1", "Pass GJäger2") == "korrektur-zu-spaet"
    stage.plays("SJäger1", "Foul GJäger1", 1)
    assert stage.valid(stage.says("GJäger1", "Pass GJäger2"))


def test_q3_3_a_valid_command_cannot_be_withdrawn() -> None:
    stage = jaeger_round()
    assert stage.valid(stage.says("GJäger1", "Pass GJäger2"))
    assert stage.refused("GJäger1", "Fliegen M-S") == "erst-wuerfeln"
    stage.rolls("GJäger1", 3)
    assert stage.state.chains[0].word == "Pass"


def test_q3_3_a_pass_to_an_opponent_may_be_corrected_until_rolled() -> None:
    stage = jaeger_round()
    assert stage.valid(stage.says("GJäger1", "Pass SJäger1"))
    assert stage.valid(stage.says("GJäger1", "Pass GJäger2"))
    stage.rolls("GJäger1", 3)
    assert [chain.ziel for chain in stage.state.chains] == ["GJäger2"]
    assert stage.refused("GJäger1", "Pass SJäger1") == "kette-offen"


def test_q3_3_only_an_open_pass_is_corrected_by_a_pass() -> None:
    stage = jaeger_round()
    assert stage.valid(stage.says("SJäger1", "Foul GJäger1"))
    assert stage.refused("SJäger1", "Pass SJäger2") == "erst-wuerfeln"


def test_q3_3_who_writes_first_counts_not_who_rolls_first() -> None:
    stage = jaeger_round()
    assert stage.valid(stage.says("SJäger1", "Foul GJäger1"))
    assert stage.refused("GJäger1", "Fliegen M-S") == "kette-offen"


def test_q3_4_foolish_is_legal_and_own_people_are_no_target() -> None:
    stage = Stage().kick_off().line_up("GJäger1", GJäger2="M", GJäger3="G").quaffel(3)
    assert stage.refused("GJäger2", "Foul GJäger1") == "eigener"
    assert stage.refused("GJäger2", "Angriff GJäger1") == "eigener"
    assert stage.valid(stage.says("GJäger1", "Fliegen M-G"))
    assert stage.valid(stage.says("GJäger1", "Torwurf"))


def test_q3_8_an_open_chain_lets_only_its_answers_count() -> None:
    stage = jaeger_round()
    stage.plays("GJäger1", "Pass GJäger2", 3)
    assert stage.refused("SJäger1", "Foul GJäger1") == "kette-offen"
    assert stage.refused("GJäger1", "Fliegen M-S") == "kette-offen"
    assert stage.valid(stage.says("SJäger2", "Abfangen"))


@pytest.mark.parametrize(
    ("words", "step"),
    [
        ("Chatende", "chatende"),
        ("chatende!", "chatende"),
        ("Chatened", "chatende"),
        ("chat", "chat"),
        ("Quaffel freigegeben", "quaffel-frei"),
        ("quaffel freigegeben", "fast-frei"),
        ("Quafel freigegeben", "fast-frei"),
        ("Runde 3, Ballbesitz Gryffindor", "runde"),
        ("Position Jaeger", "pos-jaeger"),
        ("Schönes Wetter", None),
    ],
)
def test_q3_5_referee_words_are_read_mildly_but_releases_exactly(words: str, step: str | None) -> None:
    assert referee_says(words) == step


def test_q3_5_a_wrong_release_has_to_be_repeated() -> None:
    stage = Stage().kick_off().line_up("GJäger1")
    stage.klatscher(1, 1)
    stage.referee('"/dice 2w6', (3, 3))
    answer = stage.referee('"Quaffel freigeben')
    assert isinstance(answer, Refused)
    stage.referee('"Quafel freigegeben')
    assert stage.stage == "gewuerfelt"
    stage.referee('"Quaffel freigegeben')
    assert stage.stage == "frei"


def test_dice_as_text_roll_like_the_command() -> None:
    stage = jaeger_round()
    stage.says("GJäger1", "Pass GJäger2")
    stage.chance.pairs = [(4, 2)]
    facts = stage.says("GJäger1", "/dice 2w6")
    assert isinstance(facts[0], e.Gewuerfelt) and facts[0].zweck == "Pass"
