"""Cards and their order: W1.2, W1.3, W4.1, W4.2."""

import itertools

import pytest

from bot.games.watten.model.cards import (
    CARDS,
    CODES,
    DECK,
    KRITISCHE,
    MAX,
    SPITZ,
    WELLE,
    is_farbtrumpf,
    rank_of,
    rechter,
    strengths,
    suit_of,
)
from bot.games.watten.rules.playing import winner
from bot.games.watten.tell.words import card_name, rank_name, suit_name
from bot.texts import LANGUAGES
from tests.games.watten.secrets import TEXTS
from tests.games.watten.tools import cards

OBER, SIEBEN, KOENIG = 5, 0, 6
EICHEL, GRAS, HERZ, SCHELLEN = range(4)
PAIRS = list(itertools.product(range(8), range(4)))


def test_w1_2_thirty_two_cards_of_four_suits_and_eight_ranks() -> None:
    assert len(set(CODES)) == 32
    assert {(suit_of(card), rank_of(card)) for card in DECK} == set(itertools.product(range(4), range(8)))


def test_w1_3_the_kritische_are_max_welle_spitz_in_this_order() -> None:
    assert [CODES[card] for card in KRITISCHE] == ["HK", "S7", "E7"]


@pytest.mark.parametrize(("schlag", "farbe"), PAIRS)
def test_w1_3_kritische_keep_their_rank_whatever_is_announced(schlag: int, farbe: int) -> None:
    for led in range(4):
        strength = strengths(schlag, farbe, led)
        critical = [strength[card] for card in KRITISCHE]
        others = [strength[card] for card in DECK if card not in KRITISCHE]
        assert critical[0] > critical[1] > critical[2] > max(others)


def test_w4_1_the_whole_order_for_ober_and_herz_with_gras_led() -> None:
    strength = strengths(OBER, HERZ, GRAS)
    ranked = [strength[card] for card in cards("HK S7 E7 HO EO HA H10 H9 H8 H7 GA GK G10 G9 G8 G7")]
    assert ranked == sorted(ranked, reverse=True)
    assert len(set(ranked)) == len(ranked)
    assert {strength[CARDS[code]] for code in ("EO", "GO", "SO")} == {ranked[4]}
    assert strength[CARDS["HU"]] > strength[CARDS["GA"]]
    rest = [card for card in DECK if suit_of(card) in (EICHEL, SCHELLEN) and rank_of(card) != OBER]
    assert {strength[card] for card in rest if card not in KRITISCHE} == {0}


@pytest.mark.parametrize(
    ("trick", "best"),
    [
        ("EO GO SO E8", 0),  # equal Schläge: the first wins
        ("E8 GO EO H7", 1),
        ("GA G7 SA EA", 0),  # other suits are nothing
        ("G7 GA G8 G9", 1),
        ("G7 H7 GA H8", 3),  # the higher Farbe
        ("HO EO E7 S7", 3),
        ("HO HK S7 E7", 1),
        ("EA SA GA S10", 0),
    ],
)
def test_w4_1_who_wins_a_trick_with_ober_and_herz(trick: str, best: int) -> None:
    assert winner(tuple(enumerate(cards(trick))), OBER, HERZ) == best


@pytest.mark.parametrize(
    ("schlag", "farbe", "card"), [(KOENIG, HERZ, MAX), (SIEBEN, SCHELLEN, WELLE), (SIEBEN, EICHEL, SPITZ)]
)
def test_w4_2_a_kritischer_is_never_the_rechte(schlag: int, farbe: int, card: int) -> None:
    assert rechter(schlag, farbe) is None
    others = [one for one in DECK if rank_of(one) == schlag and one not in KRITISCHE]
    strength = strengths(schlag, farbe, 0)
    assert len({strength[one] for one in others}) == 1, "the other Schläge stay equal"
    assert strength[card] > strength[others[0]]


def test_w4_2_every_other_pair_has_a_rechten_above_the_schlaege() -> None:
    for schlag, farbe in PAIRS:
        right = rechter(schlag, farbe)
        if right is not None:
            strength = strengths(schlag, farbe, 0)
            assert strength[right] > max(strength[card] for card in DECK if card not in (*KRITISCHE, right))


def test_w4_3_a_kritischer_or_another_schlag_is_never_a_farbtrumpf() -> None:
    plain = {CODES[card] for card in DECK if is_farbtrumpf(card, OBER, HERZ)}
    assert plain == {"HA", "HU", "H10", "H9", "H8", "H7"}
    assert {CODES[card] for card in DECK if is_farbtrumpf(card, OBER, EICHEL)} == {"EA", "EK", "EU", "E10", "E9", "E8"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_rank_and_suit_has_a_name_of_its_own(language: str) -> None:
    for names in (map(card_name, DECK), map(rank_name, range(8)), map(suit_name, range(4))):
        said = [TEXTS.say(name, language) for name in names]
        assert len(set(said)) == len(said)
    assert TEXTS.say(card_name(CARDS["E8"]), "de") == "Eichel-Acht"
    assert TEXTS.say(rank_name(OBER), "de") == "Ober"
