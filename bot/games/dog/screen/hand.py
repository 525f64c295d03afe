"""One's own cards: what one may do with them, and why some cannot be played."""

from collections.abc import Iterable, Sequence

from bot.engine.screen import Button, Row, Screen, Voice, turn
from bot.engine.text import Seated, Text, text
from bot.games.dog.model import Discard, Draw, Give, Pass, View
from bot.games.dog.moves import playable
from bot.games.dog.notation import read, write
from bot.games.dog.reasons import why
from bot.games.dog.screen import pictures
from bot.games.dog.screen.pages import BACK, CARDS, MOVES, info_row
from bot.games.dog.telling import card_text


def my_turn(view: View) -> bool:
    """Tell whether the owner of this view is to play or throw away a card."""
    return view.me is not None and view.me in view.waiting and view.phase in ("play", "drawn")


def stuck_cards(view: View) -> frozenset[str]:
    """Return the own cards that cannot be played now; after drawing only the drawn one may be."""
    if not my_turn(view) or view.house is None:
        return frozenset()
    usable = {view.drawn} if view.drawn else set(view.hand)
    return frozenset(
        card for card in view.hand if card not in usable or not playable(view.ground, view.places, view.house, card)
    )


def hand_page(view: View, voice: Voice) -> Screen:
    """Show the own hand with what can be done now."""
    stuck = stuck_cards(view)
    lines, rows = _now(view, stuck)
    heading = text("dog-hand") if view.hand else text("dog-hand-empty")
    return Screen(
        heading,
        tuple(lines),
        picture=pictures.hand(view, voice, stuck) if view.hand else None,
        rows=(*rows, info_row(view)),
        tone="now" if view.me in view.waiting else "plain",
    )


def _now(view: View, stuck: frozenset[str]) -> tuple[list[Text], list[Row]]:
    got = [text("dog-got", card=card_text(view.got))] if view.got and view.phase != "swap" else []
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
    buttons = [
        Button(
            turn(card), text("dog-button-card", number=number, card=card_text(card)), "primary", barred=card in stuck
        )
        for number, card in enumerate(cards, 1)
    ]
    return [text("dog-choose-card"), *got, *reasons], _rows(buttons)


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
    if view.house is None:
        return []
    return [
        text("dog-why-drawn-first", card=card_text(card))
        if view.drawn and card != view.drawn and playable(view.ground, view.places, view.house, view.drawn)
        else text("dog-why-line", card=card_text(card), why=why(view.ground, view.places, view.house, card))
        for card in cards
    ]


def _button(number: int, card: str, move: str) -> Button:
    return Button(turn(move), text("dog-button-card", number=number, card=card_text(card)), "primary")


def _rows(buttons: Sequence[Button]) -> list[Row]:
    return [tuple(buttons[first : first + 3]) for first in range(0, len(buttons), 3)]


def question(view: View, page: str) -> Screen | None:
    """Ask once more before a card is given or thrown away; None if that is not what is to be done now."""
    action = read(page)
    if view.me not in view.waiting:
        return None
    if isinstance(action, Give) and view.phase == "swap" and action.card in view.hand:
        words = text("dog-give-question", card=card_text(action.card), seat=Seated(view.receiver or ""))
        sure = Button(write(action), text("dog-button-give"), "success", "🤝")
    elif isinstance(action, Discard) and my_turn(view) and len(stuck_cards(view)) == len(set(view.hand)):
        if action.card not in view.hand:
            return None
        words = text("dog-discard-question", card=card_text(action.card))
        sure = Button(write(action), text("dog-button-discard"), "danger")
    else:
        return None
    return Screen(text("dog-hand"), (words,), rows=((sure, BACK), (MOVES, CARDS)), tone="now")
