"""Positions in writing: `S1 3, G2 24, HM 18, H1 halle`; whoever is not named is in bed (the caretaker: in the hall)."""

from dataclasses import replace
from typing import Any

from bot.engine.chance import FairChance
from bot.engine.model import Refused
from bot.engine.rules import AnyRules
from bot.engine.seats import Actor
from bot.games.dog import GAME
from bot.games.dog.board import AWAY, BED, HALL, HM, HOUSES, INDEX, NAMES, Ground, Places
from bot.games.dog.fold import sorted_hand
from bot.games.dog.model import HOUSE_NAMES, DogEvent, DogOptions, State
from bot.games.dog.moves import CARDS, DECK, moves

RULES: AnyRules = GAME.rules
SEAT = dict(zip(HOUSES, HOUSE_NAMES, strict=True))


def ground(houses: str = "SHGR", ring: int = 48, *, lane: bool = False) -> Ground:
    return Ground(ring, lane, tuple(HOUSES.index(house) for house in houses))


def position(on: Ground, written: str = "") -> Places:
    """Read a position."""
    places = [BED if place >= 0 else place for place in on.opening()[:HM]] + [HALL]
    for piece in filter(None, map(str.strip, written.split(","))):
        name, place = piece.split()
        assert places[INDEX[name]] != AWAY, f"{name} does not play"
        places[INDEX[name]] = HALL + int(place[5:] or 0) if place.startswith("halle") else int(place)
    return tuple(places)


def written(places: Places) -> str:
    """Write a position: only who is not in bed."""
    shown = []
    for index, place in enumerate(places):
        if place >= HALL and (index, place) != (HM, HALL):
            shown.append(f"{NAMES[index]} halle{place - HALL or ''}")
        elif 0 <= place < HALL:
            shown.append(f"{NAMES[index]} {place}")
    return ", ".join(shown)


def options(card: str, house: str, board: str, on: Ground | None = None) -> dict[str, str]:
    """List the moves of a card for a house, each with the position after it."""
    on = on or ground()
    found = {}
    for move, after in moves(on, position(on, board), HOUSES.index(house), card):
        assert move not in found, f"{move} is listed twice"
        found[move] = written(after)
    return found


def chance(n: int = 0) -> FairChance:
    return FairChance("dog", b"d" * 32, n, 1)


def begun(count: int = 4, **settings: Any) -> State:
    """Open a game: everybody has cards and is to give one."""
    chosen = DogOptions(**settings)
    seats = GAME.lobby.seats(chosen)[:count]
    state: State = RULES.blank(chosen, seats)
    return after(state, RULES.setup(chosen, seats, chance()))


def after(state: State, events: Any) -> State:
    assert not isinstance(events, Refused), events
    for event in events:
        state = RULES.apply(state, event)
    return state


def playing(board: str = "", turn: str = "S", count: int = 4, lane: bool = False, **hands: str) -> State:
    """Set up a game in the middle of a round: `playing("S1 3", "S", S="7 5", H="2")`; the other cards are the deck."""
    state = begun(count, lane=lane)
    rest = list(DECK)
    players = []
    for player in state.players:
        hand = [CARDS[CARDS.index(card)] for card in hands.get(HOUSES[player.house], "2 3").split()]
        for card in hand:
            rest.remove(card)
        players.append(replace(player, hand=sorted_hand(hand), given="2", got="2"))
    numbers = [HOUSES[player.house] for player in state.players]
    return replace(
        state,
        players=tuple(players),
        places=position(state.ground, board),
        phase="play",
        turn=numbers.index(turn),
        deck=tuple(rest),
        discards=(),
    )


def act(state: State, house: str, move: str) -> list[DogEvent] | Refused:
    """Let a house do what is written."""
    action = GAME.notation.read(move)
    assert not isinstance(action, Refused), move
    events = RULES.decide(state, Actor.at(SEAT[house]), action, chance())
    return events if isinstance(events, Refused) else list(events)


def done(state: State, house: str, move: str) -> State:
    return after(state, act(state, house, move))


def refused(state: State, house: str, move: str) -> str:
    answer = act(state, house, move)
    assert isinstance(answer, Refused), answer
    return answer.code


def legal(state: State, house: str) -> list[str]:
    return [GAME.notation.write(action) for action in RULES.legal(state, SEAT[house])]


def hand(state: State, house: str) -> str:
    return " ".join(state.player(SEAT[house]).hand)
