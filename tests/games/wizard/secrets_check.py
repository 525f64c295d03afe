"""Looks for cards that somebody is not to know, in everything he is shown or told."""

import dataclasses
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from bot.engine.seats import Seat
from bot.engine.text import Text
from bot.games.wizard import TABLE
from bot.games.wizard.model.cards import DECK, NARR, ZAUBERER, written
from bot.games.wizard.model.table import Shuffled, State
from bot.texts import Texts
from tests.playing import PlainVoice, pages

_COLORS = ("Blau", "Rot", "Grün", "Gelb")
_WORDS = re.compile(r"\b(Blau|Rot|Grün|Gelb) (1[0-3]|[1-9])\b")
_MOVE = re.compile(r"^karte (.+)$")
_BY_WORD = {f"{_COLORS[card // 13]} {card % 13 + 1}": card for card in DECK if card < ZAUBERER}
_BY_MOVE = {written(card): card for card in DECK}


@cache
def _texts() -> Texts:
    return Texts.load([TABLE.folder])


class Voice(PlainVoice):
    """Speaks German."""

    def name(self, seat: Seat) -> str:
        return f"Person {seat}"

    def say(self, text: Text) -> str:
        return _texts().say(text, "de", self.name)


def known(state: State, seat: Seat | None) -> set[int]:
    """Return the cards a seat has seen in this game, and the last trick before it."""
    cards = {*state.trick, *state.seen}
    if state.turned is not None:
        cards.add(state.turned)
    if state.last is not None:
        cards |= {card for _, card in state.last.cards}
    if seat in state.order and state.hands:
        cards |= set(state.hands[state.order.index(seat)])
    return cards


def shown(state: State, seat: Seat | None) -> Iterator[int]:
    """Find every card in what a seat sees: words, alt texts, picture data, moves, files, of all pages."""
    for screen in pages(TABLE, TABLE.rules.view(state, seat), Voice()):
        yield from _cards(screen)


def told(events: list[Any], seat: Seat | None) -> Iterator[int]:
    """Find every card in what a seat is told."""
    for event in events:
        words = TABLE.rules.tell(event, seat)
        if words is not None:
            yield from _cards(words)
        assert words is None or not isinstance(event, Shuffled) or event.playoff


def _cards(thing: Any) -> Iterator[int]:
    """Walk through data of any shape; picture data holds cards as numbers in fields of that name."""
    match thing:
        case Text():
            yield from _cards(Voice().say(thing))
        case str():
            yield from (_BY_WORD[found[0]] for found in _WORDS.finditer(thing))
            if move := _MOVE.match(thing):
                yield _BY_MOVE[move[1]]
        case tuple() | list():
            for part in thing:
                yield from _cards(part)
        case _ if dataclasses.is_dataclass(thing):
            for field in dataclasses.fields(thing):
                value = getattr(thing, field.name)
                if field.name in ("card", "turned") and isinstance(value, int):
                    yield value
                elif field.name in ("cards", "playable") and isinstance(value, tuple):
                    yield from (card for card in value if isinstance(card, int))
                    yield from _cards(value)
                else:
                    yield from _cards(value)


def check(state: State, events: list[Any]) -> int:
    """Hold what everybody is shown and told against what he may know; return how many cards were looked at."""
    looked = 0
    for seat in (None, *state.seats):
        allowed = known(state, seat)
        for card in (*shown(state, seat), *told(events, seat)):
            looked += 1
            assert card in allowed or card >= NARR, f"{seat} learns of {written(card)}"
        if state.hands and seat in state.order:
            missing = set(state.hands[state.order.index(seat)]) - set(shown(state, seat))
            assert not missing, f"{seat} does not see {missing}"
    return looked
