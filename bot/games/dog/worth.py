"""How good a position is for a side: what the computer player and the bot, when it moves for somebody absent, go by."""

from collections.abc import Sequence

from bot.games.dog.board import BED, HALL, HM, Ground, Places
from bot.games.dog.model import Card
from bot.games.dog.moves import ROLES, moves

OUT_OF_BED = 22.0
ARRIVED = 34.0
SHELTER = 5.0
"""A figure on its own start field cannot be touched."""
NEAR_HOME = 10.0
"""A hand card brings it straight home."""
DANGER = 0.055
"""Share of a figure's worth that is lost to each foreign figure within reach behind it."""
REACH = 9
OTHERS = 0.55
"""How much a foreign step counts against one's own."""

KEPT: dict[str, float] = {
    "J": 16.0,
    "9": 9.0,
    "18": 9.0,
    "7": 9.0,
    "4": 7.0,
    "T": 1.0,
    "2": 3.0,
    "3": 3.0,
    "5": 2.0,
    "6": 2.0,
}
"""What a card is worth in the hand."""


def way_home(ground: Ground, places: Places, index: int) -> int:
    """Count the steps to the own start field; on it a whole lap is still to go."""
    return (ground.starts[index // 4] - places[index]) % ground.ring or ground.ring


def worth(ground: Ground, places: Places, house: int, hand: Sequence[str] = ()) -> float:
    """Weigh a position for the player of a house who still holds this hand."""
    side = ground.side(house)
    total = 0.0
    steps = steps_of(hand)
    for one in ground.houses:
        friend = one in side
        value = 0.0
        for index in ground.own(one):
            value += _figure(ground, places, index)
            if friend and (one == house or ground.done(places, house)) and 0 <= places[index] < HALL:
                value += _nearness(ground, places, index, steps)
        total += value if friend else -OTHERS * value
    if all(ground.done(places, one) for one in side):
        total += 1000
    return total


def _figure(ground: Ground, places: Places, index: int) -> float:
    place = places[index]
    if place < 0:
        return 0.0
    if place >= HALL:
        return OUT_OF_BED + ground.ring + ARRIVED + (place - HALL)
    if ground.protected(places, index):
        return OUT_OF_BED + SHELTER
    value = OUT_OF_BED + ground.ring - way_home(ground, places, index)
    return value * (1 - DANGER * _hunters(ground, places, index))


def _hunters(ground: Ground, places: Places, index: int) -> int:
    """Count foreign figures (and the caretaker, who comes the other way) that could land on a figure with one card."""
    here = places[index]
    side = ground.side(index // 4)
    count = 0
    for other, field in enumerate(places):
        if 0 <= field < HALL and other // 4 not in side:
            away = (field - here if other == HM else here - field) % ground.ring
            count += 0 < away <= REACH
    # Whoever stands on a foreign start field is hit by the next start card.
    if here in ground.starts and BED in (places[one] for one in ground.own(ground.starts.index(here))):
        count += 2
    return count


def steps_of(hand: Sequence[str]) -> frozenset[int]:
    """List by how many steps a hand can move; -4 is a 4 backwards."""
    roles = {role for card in hand for role in ROLES[card]}
    steps = {int(role) for role in roles if role.isdigit() and role != "7"}
    if "7" in roles:
        steps |= set(range(1, 8))
    if "4" in roles:
        steps.add(-4)
    return frozenset(steps)


def _nearness(ground: Ground, places: Places, index: int, steps: frozenset[int]) -> float:
    """Value a figure that a card of the hand brings home, or that a 4 backwards brings before its goal."""
    way = way_home(ground, places, index)
    if way < ground.ring and way + 1 in steps:
        return NEAR_HOME
    if -4 in steps and way > ground.ring - 4:
        return NEAR_HOME
    return 0.0


def best(ground: Ground, places: Places, house: int, hand: tuple[Card, ...], cards: Sequence[Card]) -> tuple[Card, str]:
    """Choose among all moves of some cards of a hand; many moves of a 7 come to the same and are weighed once."""
    found: tuple[float, Card, str] | None = None
    for card in cards:
        left = list(hand)
        left.remove(card)
        kept = sum(KEPT[one] for one in left)
        seen: set[Places] = set()
        for move, after in moves(ground, places, house, card):
            if after in seen:
                continue
            seen.add(after)
            value = worth(ground, after, house, left) + kept
            if found is None or value > found[0]:
                found = (value, card, move)
    assert found is not None, "some card can be played"
    return found[1], found[2]
