"""Cheap random games with everything that must always hold checked after every action."""

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache

from bot.engine.model import Refused
from bot.engine.seats import Actor
from bot.games.dog import GAME
from bot.games.dog.board import AWAY, BED, HALL, HM, INDEX
from bot.games.dog.model import Discard, DogAction, DogEvent, DogOptions, Draw, Give, Pass, Play, Played, State
from bot.games.dog.moves import DECK, moves
from tests.games.dog.positions import RULES, chance

MOST = 6_000


def any_options(luck: random.Random) -> tuple[DogOptions, int]:
    ring = luck.choice([32, 40, 48, 56, 64])
    options = DogOptions.model_validate({"ring": ring, "lane": luck.random() < 0.5, "draw_houses": luck.random() < 0.3})
    return options, luck.choice([2, 3, 4])


def any_action(state: State, seat: str, luck: random.Random) -> DogAction:
    """Choose a card, then one of its moves; into the hall rather than past it, or the game would hardly end."""
    player = state.player(seat)
    if state.phase == "swap":
        return Give(card=luck.choice(player.hand))
    if state.phase == "draw":
        return Draw() if luck.random() < 0.7 else Pass()
    cards = list(player.hand) if state.drawn is None else [state.drawn]
    luck.shuffle(cards)
    for card in cards:
        found = [move for move, _ in moves(state.ground, state.places, player.house, card)]
        if found:
            home = [move for move in found if "h" in move]
            return Play(card=card, move=luck.choice(home if home and luck.random() < 0.9 else found))
    return Discard(card=luck.choice(player.hand))


def any_game(seed: int) -> Iterator[tuple[State, list[DogEvent], State]]:
    """Play a game; every action gives the state before, its events and the state after."""
    luck = random.Random(seed)
    options, count = any_options(luck)
    seats = GAME.lobby.seats(options)[:count]
    state: State = RULES.blank(options, seats)
    for event in RULES.setup(options, seats, chance(seed)):
        state = RULES.apply(state, event)
    for number in range(MOST):
        waiting = sorted(RULES.waiting_for(state))
        if not waiting:
            return
        seat = luck.choice(waiting)
        action = any_action(state, seat, luck)
        events = RULES.decide(state, Actor.at(seat), action, chance(number))
        assert not isinstance(events, Refused), (seed, number, action, events)
        before = state
        for event in events:
            state = RULES.apply(state, event)
        yield before, list(events), state
    raise AssertionError(f"game {seed} does not end")


@cache
def known_game(seed: int) -> list[tuple[State, list[DogEvent], State]]:
    """Play a game once for all tests that look at it."""
    return list(any_game(seed))


def check(before: State, events: list[DogEvent], state: State) -> None:
    """Hold what must always hold."""
    cards = Counter([*state.deck, *state.discards])
    for player in state.players:
        cards.update(player.hand)
        if state.phase == "swap" and player.given is not None:
            cards[player.given] += 1
    assert cards == Counter(DECK), "cards are conserved"
    ground, places = state.ground, state.places
    for house in range(4):
        playing = house in ground.houses
        mine = places[4 * house : 4 * house + 4]
        assert sum(place != AWAY for place in mine) == (len(ground.own(house)) if playing else 0), (
            "figures are conserved"
        )
        inside = [place for place in mine if place >= HALL]
        assert all((HALL < place <= HALL + 3) if ground.lane else place == HALL for place in inside)
        assert not ground.lane or len(set(inside)) == len(inside), "one figure a place"
    ring = [place for place in places if 0 <= place < HALL]
    assert len(set(ring)) == len(ring), "one figure a field"
    assert all(place < ground.ring for place in ring)
    assert (places[HM] == HALL) == all(place < HALL for place in places[:HM]), "the caretaker comes with the first"
    for event in events:
        if isinstance(event, Played):
            _check_play(before, event)


def _check_play(before: State, played: Played) -> None:
    """No protected figure was touched but by its own move, and nobody left the hall."""
    moved = {hop.figure for hop in played.hops}
    sent = {figure for hop in played.hops for figure, _ in hop.sent} | {played.surprised}
    for index in range(HM):
        name = next(name for name, number in INDEX.items() if number == index)
        if before.ground.protected(before.places, index) and name not in moved:
            assert name not in sent, f"{name} was protected"
        if before.places[index] >= HALL:
            assert name not in sent
            assert before.ground.lane or name not in moved
    assert BED not in {hop.end for hop in played.hops}
