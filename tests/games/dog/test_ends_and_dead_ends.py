"""Pages of cards that lead nowhere, the reasons, and how far the others had come at the end (D4.4, D6.1, D7.3)."""

from dataclasses import replace

import pytest

from bot.engine.model import Refused
from bot.engine.seats import Actor
from bot.engine.text import Seated, Text, text
from bot.games.dog import GAME
from bot.games.dog.model import Play, State
from bot.games.dog.moves import playable
from bot.games.dog.reasons import why
from bot.games.dog.tell import card_text
from tests.games.dog.positions import RULES, SEAT, act, chance, ground, playing, position
from tests.games.dog.test_screens import moves_on, page

HOME = "S1 halle, S2 halle, S3 halle, G1 halle, G2 halle, G3 halle"


def test_d4_4_whoever_can_swap_with_nobody_plays_the_card_without_effect() -> None:
    state = playing("S1 3", "S", S="T 2")
    screen = page(state, "S", "T")
    assert screen.heading == text("dog-play-heading", card=card_text("T"))
    assert screen.lines == (text("dog-swap-nobody"),)
    assert "T ab" in moves_on(screen)
    assert "T ab" in moves_on(page(state, "S")), "where there is only one way the card itself plays it"


@pytest.mark.parametrize("name", ["5", "7", "J=3", "5 S1+5", "9=2", "7 S2+3", "3", "J S1+3", "x", "18 raus"])
def test_a_page_of_a_card_that_cannot_be_played_so_is_the_front_page(name: str) -> None:
    """Nobody is out: 5 and 7 are stuck, 3 is not in hand, the Joker brings somebody out."""
    state = playing("", "S", S="5 7 J 9")
    assert page(state, "S", name).heading == page(state, "S").heading


@pytest.mark.parametrize(
    ("board", "card", "said"),
    [
        ("", "5", text("dog-why-none-out")),
        ("HM 14, H1 12", "5", text("dog-why-none-out-caretaker")),
        ("S1 10, H1 12", "5", text("dog-why-barred", figure="S1", other="H1", field=12)),
        ("S1 10, S2 11, H1 12", "7", text("dog-why-seven")),
        ("S1 10, H1 12", "7", text("dog-why-barred", figure="S1", other="H1", field=12)),
        ("H1 5", "T", text("dog-why-no-own")),
        ("S1 10, S2 11, S3 5, H1 12", "9", text("dog-why-both", out=text("dog-why-no-bed"),
                                                walk=text("dog-why-barred", figure="S1", other="H1", field=12))),
    ],
)  # fmt: skip
def test_why_a_card_cannot_be_played_is_said_with_who_stands_in_the_way(board: str, card: str, said: object) -> None:
    on = ground()
    places = position(on, board)
    assert not playable(on, places, 0, card)
    assert why(on, places, 0, card) == said


BARRED = text("dog-why-barred", figure="S1", other="H1", field=8)


@pytest.mark.parametrize(
    ("board", "out", "walk"),
    [
        ("S1 0, H1 8", text("dog-why-start-own"), BARRED),
        ("HM 0, R1 24, S1 4, H1 8", text("dog-why-start-caretaker"), BARRED),
        ("HM 0, R1 24", text("dog-why-start-caretaker"), text("dog-why-none-out-caretaker")),
    ],
)
def test_d3_3_why_nobody_comes_out_onto_a_start_where_somebody_stands(board: str, out: Text, walk: Text) -> None:
    on = ground(ring=32)
    places = position(on, board)
    assert not playable(on, places, 0, "9")
    assert why(on, places, 0, "9") == text("dog-why-both", out=out, walk=walk)


def test_d6_1_the_end_says_how_far_the_others_had_come() -> None:
    state = playing(f"{HOME}, H1 halle, R1 halle, R2 halle", "H", H="2 3")
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.places == (("Slytherin", "Gryffindor"), ("Ravenclaw", "Hufflepuff"))
    assert dict(outcome.points) == {"Slytherin": 3, "Hufflepuff": 1, "Gryffindor": 3, "Ravenclaw": 2}
    homes = (("Hufflepuff", 1), ("Ravenclaw", 2))
    assert outcome.why == tuple(text("dog-why", seat=Seated(seat), home=home) for seat, home in homes)
    won = text("dog-team-won", one=Seated("Slytherin"), other=Seated("Gryffindor"), rounds=state.round)
    assert outcome.text == won
    assert RULES.step(state).key == "over" and RULES.waiting_for(state) == frozenset()
    assert act(state, "H", "2 H1+2") == Refused("dog-over")


def test_d7_1_alone_the_others_are_ranked_by_who_is_home() -> None:
    alone = playing("S1 halle, S2 halle, S3 halle, H1 halle, G1 halle, G2 halle", "H", 3, H="2 3")
    outcome = RULES.outcome(alone)
    assert outcome is not None
    assert outcome.places == (("Slytherin",), ("Gryffindor",), ("Hufflepuff",))
    assert outcome.text == text("dog-one-won", seat=Seated("Slytherin"), rounds=alone.round)


def test_d7_2_somebody_who_has_drawn_plays_that_card_or_none() -> None:
    state: State = replace(playing("S1 3", "S", 2, S="5 6"), phase="drawn", drawn="6")
    answer = RULES.decide(state, Actor.at(SEAT["S"]), Play(card="5", move="S1+5"), chance())
    assert answer == Refused("dog-only-drawn", (("card", card_text("6")),))
    assert GAME.rules.step(state).key.endswith("drawn")
