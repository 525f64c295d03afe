"""Nobody learns a foreign card: everything that is delivered to a person is the same, whatever the others hold."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from bot.engine.screen import TO_PAGE, Menu, Screen
from bot.games.dog import GAME
from bot.games.dog.model import Dealt, DogEvent, Drew, Exchanged, Gave, Shuffled, State
from bot.games.dog.moves import CARDS
from tests.every_game import Spoken
from tests.games.dog.positions import RULES, SEAT, begun, chance, playing
from tests.games.dog.random_play import known_game

PAGES = 25


def controls(screen: Screen) -> Iterator[Any]:
    for row in screen.rows:
        yield from row.choices if isinstance(row, Menu) else row


def delivered(state: State, seat: str | None) -> list[Any]:
    """Collect all that reaches a person: every page with its words, picture, alt text, moves and files."""
    view, voice = RULES.view(state, seat), Spoken("de")
    found: list[Any] = [view, RULES.step(state), [] if seat is None else list(RULES.legal(state, seat))]
    known, ahead = {""}, [""]
    while ahead and len(known) <= PAGES:
        screen = GAME.screen(view, voice, ahead.pop(0))
        found += [voice.say(screen.heading), [voice.say(line) for line in screen.lines], screen.files, screen.tone]
        if screen.picture:
            found += [screen.picture.data, voice.say(screen.picture.alt)]
        for control in controls(screen):
            found += [control.move, voice.say(control.label)]
            page = control.move.removeprefix(TO_PAGE)
            if control.move.startswith(TO_PAGE) and page not in known:
                known.add(page)
                ahead.append(page)
    return found


@pytest.mark.parametrize("seed", range(4))
def test_everything_delivered_is_the_same_whatever_the_others_hold(seed: int) -> None:
    states = [state for _, _, state in known_game(seed)]
    luck = random.Random(seed)
    differed = 0
    for number, state in enumerate(luck.sample(states, min(8, len(states)))):
        for seat in (None, *(player.seat for player in state.players)):
            other = RULES.reimagine(state, seat, chance(number))
            differed += other != state
            assert delivered(other, seat) == delivered(state, seat)
    assert differed > 10


def test_the_check_can_fail() -> None:
    state = playing("S1 3", "S", S="2 7", H="2", G="5 J")
    other = replace(state, players=tuple(
        replace(player, hand=("3", "7")) if player.seat == SEAT["S"] else player for player in state.players
    ))  # fmt: skip
    assert delivered(state, SEAT["S"]) != delivered(other, SEAT["S"])
    for seat in (None, SEAT["G"], SEAT["H"]):
        assert delivered(state, seat) == delivered(other, seat)


def twisted(event: DogEvent, audience: str | None, luck: random.Random) -> DogEvent | None:
    """Return an event this audience must not be able to tell from the true one; None if it hides nothing."""
    match event:
        case Shuffled():
            return Shuffled(cards=tuple(luck.sample(event.cards, len(event.cards))))
        case Dealt():
            hands = tuple(
                (seat, hand if seat == audience else tuple(luck.choices(CARDS, k=len(hand))))
                for seat, hand in event.hands
            )
            return event.model_copy(update={"hands": hands})
        case Gave() | Drew():
            return event if event.seat == audience else event.model_copy(update={"card": luck.choice(CARDS)})
        case Exchanged():
            gifts = tuple(
                (giver, taker, card if taker == audience else luck.choice(CARDS)) for giver, taker, card in event.gifts
            )
            return event.model_copy(update={"gifts": gifts})
        case _:
            return None


@pytest.mark.parametrize("seed", range(3))
def test_what_is_told_gives_no_card_away(seed: int) -> None:
    luck, hidden = random.Random(seed), 0
    for _, events, state in known_game(seed):
        for event in events:
            for audience in (None, *(player.seat for player in state.players)):
                other = twisted(event, audience, luck)
                if other is not None:
                    hidden += other != event
                    assert RULES.tell(other, audience) == RULES.tell(event, audience)
    assert hidden > 50


def test_partners_have_no_page_of_each_others() -> None:
    state = begun(4)
    for page in ("", "karten", "zuege", "warum", "7", "J", "gib 7", "weg 5", "J=7", "Gryffindor"):
        other = RULES.reimagine(state, SEAT["S"], chance(5))
        voice = Spoken("de")
        assert GAME.screen(RULES.view(state, SEAT["S"]), voice, page) == GAME.screen(
            RULES.view(other, SEAT["S"]), voice, page
        )
