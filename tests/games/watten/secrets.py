"""What a person may know, worked out apart from the views; and a search through everything a person is shown."""

import dataclasses
import random
import re
from collections.abc import Iterator
from typing import Any

from bot.engine.chance import FairChance
from bot.engine.log import Begun
from bot.engine.rules import AnyRules
from bot.engine.screen import Menu, Screen
from bot.engine.seats import Actor, Seat
from bot.engine.text import Text
from bot.games.watten import TABLE
from bot.games.watten.draw.records import HandCard, HandPicture, HandPlace, Plate, TablePicture, TrickPicture
from bot.games.watten.model.cards import CARDS, CODES, DECK
from bot.games.watten.model.score import SEATS
from bot.games.watten.model.table import TableState
from bot.games.watten.tell.words import card_name
from bot.texts import Texts
from tests.playing import PlainVoice, Played, pages, variants

TEXTS = Texts.load([TABLE.folder])
NAMES = {TEXTS.say(card_name(card), "de"): card for card in DECK}
CARD_TEXTS = {card_name(card): CODES[card] for card in DECK}
FOUND = re.compile("|".join(re.escape(name) for name in NAMES))
CODE = re.compile(r"(?:\b(?:spiel|trumpf|nimm) |<)([EGHS](?:7|8|9|10|U|O|K|A))\b")


class Voice(PlainVoice):
    """Speaks German with seats for names."""

    def say(self, text: Text) -> str:
        return TEXTS.say(text, "de", self.name)


class QuickVoice(PlainVoice):
    """Speaks ids and arguments, cards in angle brackets: sentences name cards by `card_name` only."""

    def say(self, text: Text) -> str:
        if text in CARD_TEXTS:
            return f"<{CARD_TEXTS[text]}>"
        return text.id + " ".join(self.say(arg) if isinstance(arg, Text) else str(arg) for _, arg in text.args)


def may_know(state: TableState, seat: Seat | None) -> set[int]:
    """List the cards somebody may be shown now."""
    deal = state.deal
    known = {card for cards in deal.laid for card in cards} | {card for _, card in state.last}
    if deal.dealt:
        known.add(deal.deck[-1])
    if seat is None:
        return known
    place = state.order.index(seat)
    known |= set(deal.hands[place])
    if deal.knows_bottom == place or (deal.phase == "seen" and deal.looker == place):
        known.add(deal.deck[-1])
    if place in (state.dealer, (state.dealer + 3) % 4):
        known |= set(deal.given)
    return known


def named(words: str) -> set[int]:
    """List the cards a text names."""
    return {NAMES[name] for name in FOUND.findall(words)} | {CARDS[code] for code in CODE.findall(words)}


def drawn(data: Any) -> Iterator[int]:
    """List the cards in the data of a picture."""
    match data:
        case HandCard():
            yield data.card
        case Plate() | HandPlace() if data.card is not None:
            yield data.card
        case TrickPicture():
            yield from (card for _, card in data.cards)
        case TablePicture() | HandPicture() if data.opened is not None:
            yield data.opened
    if dataclasses.is_dataclass(data):
        for field in dataclasses.fields(data):
            yield from drawn(getattr(data, field.name))
    elif isinstance(data, tuple):
        for part in data:
            yield from drawn(part)


def shown(screen: Screen, voice: Voice | QuickVoice) -> set[int]:
    """List every card that a screen shows in words, pictures, files, labels or ids of controls."""
    words = [voice.say(screen.heading), *map(voice.say, screen.lines), *(file.body for file in screen.files)]
    cards: set[int] = set()
    for row in screen.rows:
        if isinstance(row, Menu):
            words.append(voice.say(row.prompt))
            words += [part for one in row.choices for part in (one.move, voice.say(one.label))]
        else:
            words += [part for one in row for part in (one.move, voice.say(one.label))]
    if screen.door:
        words.append(voice.say(screen.door))
    if screen.picture:
        words += [voice.say(screen.picture.alt), repr(screen.picture.data)]
        cards |= set(drawn(screen.picture.data))
    return cards | named("\n".join(words))


def viewed(view: Any) -> set[int]:
    """List the cards in a view."""
    single = {card for card in (view.seen, view.opened) if card is not None}
    played = {card for _, card in (*view.trick, *view.last)} | {card for cards in view.laid for card in cards}
    moves = named("\n".join(TABLE.notation.write(action) for action in view.legal))
    return {*view.hand, *view.given, *view.playable, *single, *played, *moves}


def quick_play(seed: int) -> Played:
    """Play a random sitting without looking at it: whoever is awaited acts, and now and then somebody out of turn."""
    luck = random.Random(seed)
    rules: AnyRules = TABLE.rules
    options = variants(TABLE)[seed % len(variants(TABLE))]
    game = Played(TABLE, options, SEATS)
    chance = FairChance("quick", luck.randbytes(32), 0, 1)
    opening = [Begun(seats=SEATS), *rules.setup(options, SEATS, chance)]
    state = rules.blank(options, SEATS)
    for event in opening[1:]:
        state = rules.apply(state, event)
    game.append(state, opening, chance)
    while rules.outcome(state) is None:
        seat = luck.choice(SEATS) if luck.random() < 0.1 else luck.choice(sorted(rules.waiting_for(state)))
        legal = rules.legal(state, seat)
        if not legal:
            continue
        events: Any = rules.decide(state, Actor.at(seat), luck.choice(legal), game.chance(luck.getrandbits(60)))
        for event in events:
            state = rules.apply(state, event)
        game.append(state, events, chance)
    return game


def check(game: Played, voice: Voice | QuickVoice, every: int = 1) -> int:
    """Search a game for a card that is shown to somebody who must not know it; return how many screens were read.

    `every`: the further pages are leafed through at every so manyth state only.
    """
    rules: AnyRules = TABLE.rules
    read = 0
    for number, state in enumerate(game.states):
        for seat in (None, *game.seats):
            allowed = may_know(state, seat)
            view = rules.view(state, seat)
            assert viewed(view) <= allowed, (number, seat)
            found = pages(TABLE, view, voice) if number % every == 0 else (TABLE.screen(view, voice, ""),)
            for screen in found:
                assert shown(screen, voice) <= allowed, (number, seat, voice.say(screen.heading))
                read += 1
            assert not named(voice.say(rules.step(state).text))
    _check_tells(game, voice)
    return read


def _check_tells(game: Played, voice: Voice | QuickVoice) -> None:
    rules: AnyRules = TABLE.rules
    place = 0
    state: Any = None
    for entry in game.entries:
        if entry.event.kind == "begun":
            state = rules.blank(game.options, game.seats)
            continue
        before, state = state, rules.apply(state, entry.event)
        for seat in (None, *game.seats):
            told = rules.tell(entry.event, seat)
            if told:
                allowed = may_know(before, seat) | may_know(state, seat)
                assert named(voice.say(told)) <= allowed, (place, seat, voice.say(told))
        place += 1
