"""The number of legal moves in fixed positions, as chess engines count theirs, and a second reading of the rules.

`counts.txt` has a line for each: houses, goal and ring, position, house to move, card, number of moves, number of
different positions they lead to.
"""

import random
from pathlib import Path

import pytest

from bot.games.dog.board import AWAY, BED, HALL, HM, HOUSES, NAMES, Ground, Places
from bot.games.dog.moves import CARDS, moves
from tests.games.dog.naive import Board, Naive
from tests.games.dog.positions import ground, position

COUNTS = Path(__file__).with_name("counts.txt").read_text(encoding="utf-8").splitlines()


def setting(written: str) -> Ground:
    houses, goal, ring = written.split()
    return ground(houses, int(ring), lane=goal == "gang")


@pytest.mark.parametrize("line", [line for line in COUNTS if line and not line.startswith("#")])
def test_reference_counts(line: str) -> None:
    board, where, house, expected = (part.strip() for part in line.split("|"))
    on = setting(board)
    places = position(on, where)
    for pair in expected.split(","):
        card, count, different = pair.split()
        found = list(moves(on, places, HOUSES.index(house), card))
        assert (len(found), len({after for _, after in found})) == (int(count), int(different)), card
        slow = Naive("".join(HOUSES[one] for one in on.houses), on.ring, on.lane).moves(named(places), house, card)
        assert slow == {move: named(after) for move, after in found}


def test_two_plies_deep() -> None:
    """Every move of one player, then every move of the next: S plays a 7, H a Joker."""
    on = ground()
    places = position(on, "S1 40, S2 3, H1 8, H2 30, G1 20, R1 44, HM 18, G3 halle")
    first = {after for _, after in moves(on, places, 0, "7")}
    assert len(first) == 9
    assert sum(1 for after in first for _ in moves(on, after, 1, "J")) == 391


def named(places: Places) -> Board:
    words = {}
    for index, place in enumerate(places):
        if place == BED:
            words[NAMES[index]] = "bett"
        elif place >= HALL:
            words[NAMES[index]] = f"halle{place - HALL or ''}"
        elif place != AWAY:
            words[NAMES[index]] = str(place)
    return words


def any_position(on: Ground, luck: random.Random) -> Places:
    """Scatter figures: many on start fields and before their goal, where the rules are."""
    places = list(on.opening()[:HM])
    fields = luck.sample(range(on.ring), on.ring)
    spots = [field for start in on.starts for field in (start, (start - 2) % on.ring, (start + 3) % on.ring)]
    for index, place in enumerate(places):
        if place == AWAY:
            continue
        lot = luck.random()
        if lot < 0.2:
            places[index] = BED
        elif lot < 0.4:
            free = (
                [HALL + n for n in (1, 2, 3) if HALL + n not in places[index // 4 * 4 : index]] if on.lane else [HALL]
            )
            places[index] = luck.choice(free) if free else BED
        else:
            spot = luck.choice(spots) if luck.random() < 0.5 else fields.pop()
            places[index] = spot if spot not in places[:index] else BED
    some_home = any(place >= HALL for place in places)
    free = [field for field in range(on.ring) if field not in places]
    return (*places, luck.choice(free) if some_home else HALL)


@pytest.mark.parametrize("seed", range(40))
def test_a_second_reading_of_the_rules_agrees(seed: int) -> None:
    luck = random.Random(seed)
    houses, lane, ring = luck.choice(["SHGR", "SHGR", "SG", "SHG"]), seed % 2 == 1, luck.choice([32, 40, 48])
    on, naive = ground(houses, ring, lane=lane), Naive(houses, ring, lane)
    for _ in range(3):
        places, house = any_position(on, luck), luck.choice(houses)
        for card in luck.sample(CARDS, 4):
            if card == "J" and seed % 8:
                continue  # slow, and the 7 is tried often enough
            found = {move: named(after) for move, after in moves(on, places, HOUSES.index(house), card)}
            assert found == naive.moves(named(places), house, card), (named(places), house, card)
