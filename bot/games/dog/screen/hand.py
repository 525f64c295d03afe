"""One's own cards: what one may do with them, and why some cannot be played."""

from collections.abc import Iterable, Sequence

from bot.engine.helpers import circled
from bot.engine.screen import Button, Row, Screen, Voice
from bot.engine.text import Seated, Text, text
from bot.games.dog.model import Discard, Draw, Give, Pass, View
from bot.games.dog.moves import playable
from bot.games.dog.notation import write
from bot.games.dog.reasons import why
from bot.games.dog.screen import pictures
from bot.games.dog.screen.pages import info_row, stuck_cards
from bot.games.dog.screen.plan import card_button, reach
from bot.games.dog.tell import card_text


def hand_page(view: View, voice: Voice) -> Screen:
    """Show the board and the own hand with what can be done now."""
    stuck = stuck_cards(view)
    lines, rows = _now(view, voice, stuck)
    heading = text("dog-hand") if view.hand else text("dog-hand-empty")
    return Screen(
        heading,
        tuple(lines),
        picture=pictures.live(view, voice, stuck, reach(view, stuck)),
        rows=(*rows, info_row(view)),
        tone="now" if view.me in view.waiting else "plain",
        own=True,
    )


def _now(view: View, voice: Voice, stuck: frozenset[str]) -> tuple[list[Text], list[Row]]:
    got = (
        [text("dog-got", card=card_text(view.got))]
        if view.got and view.got in view.hand and view.phase != "swap"
        else []
    )
    cards = list(dict.fromkeys(view.hand))
    if view.me not in view.waiting:
        return _waiting(view, got), []
    if view.phase == "swap":
        receiver = Seated(view.receiver or "")
        buttons = [_button(number, card, write(Give(card=card))) for number, card in enumerate(cards, 1)]
        return [text("dog-choose-gift", seat=receiver)], _rows(buttons)
    if view.phase == "draw":
        draw = Button(write(Draw()), text("dog-button-draw"), "primary", "🎴")
        return [text("dog-draw-question")], [(draw, Button(write(Pass()), text("dog-button-pass")))]
    reasons = _reasons(view, [card for card in cards if card in stuck])
    if len(stuck) == len(cards):
        buttons = [_button(number, card, write(Discard(card=card))) for number, card in enumerate(cards, 1)]
        return [text("dog-must-discard"), *reasons], _rows(buttons)
    usable = [(number, card) for number, card in enumerate(cards, 1) if card not in stuck]
    return [text("dog-choose-card"), *got, *reasons], _rows([card_button(view, voice, *one) for one in usable])


def _waiting(view: View, got: list[Text]) -> list[Text]:
    if view.winners:
        return [text("dog-over")]
    if view.phase == "swap":
        return [text("dog-gave-wait", card=card_text(view.given or ""), seat=Seated(view.receiver or ""))]
    folded = any(one.folded for one in view.sitting if one.seat == view.me)
    if folded:
        return [text("dog-you-folded")]
    return [text("dog-wait", seat=Seated(view.waiting[0])), *(got if view.hand else [])]


def _reasons(view: View, cards: Iterable[str]) -> list[Text]:
    """Say for each of the cards why it cannot be played."""
    assert view.house is not None
    return [
        text("dog-why-drawn-first", card=card_text(card))
        if view.drawn and card != view.drawn and playable(view.ground, view.places, view.house, view.drawn)
        else text("dog-why-line", card=card_text(card), why=why(view.ground, view.places, view.house, card))
        for card in cards
    ]


def _button(number: int, card: str, move: str) -> Button:
    label = text("dog-button-card", number=circled(number), card=card_text(card))
    return Button(move, label, "primary", icon=f"dog_{card.lower()}")


def _rows(buttons: Sequence[Button]) -> list[Row]:
    return [tuple(buttons[first : first + 3]) for first in range(0, len(buttons), 3)]
