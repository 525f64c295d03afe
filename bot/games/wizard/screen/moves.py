"""What one may do at the Spieltisch, as buttons: cut, choose trump, announce, play."""

from bot.engine.helpers import circled, in_rows
from bot.engine.screen import Button, Row
from bot.engine.text import text
from bot.games.wizard.model.cards import Card, Suit, is_narr, is_zauberer, suit_of, suit_word, value_of
from bot.games.wizard.model.table import FIRST_CUT, LAST_CUT, Bid, Choose, Cut, Play, View
from bot.games.wizard.notation.table import write
from bot.games.wizard.tell.words import card_name, suit_name

CUTS = (FIRST_CUT, 20, 40, LAST_CUT)
SUIT_MARKS = ("🌙", "🔥", "💎", "⭐")
"""Beside the colour's name, so that no suit hangs on its colour alone."""
NAMED = 6
"""So many cards are named on their buttons in full."""


def _sign(card: Card) -> tuple[str, str]:
    """Return a mark for a card, and the drawn sign that is better."""
    suit = suit_of(card)
    if suit is not None:
        return SUIT_MARKS[suit], f"wizard_{suit_word(suit)}"
    return ("🧙", "wizard_zauberer") if is_zauberer(card) else ("🤡", "wizard_narr")


def card_rows(view: View) -> tuple[Row, ...]:
    """Offer the cards that may be played; so many that they would fill a phone are named by mark and value alone."""
    playable = [(number, card) for number, card in enumerate(view.hand, 1) if card in view.playable]
    named = len(playable) <= NAMED
    return in_rows([_card_button(number, card, named=named) for number, card in playable], 4 if named else 3)


def _card_button(number: int, card: Card, *, named: bool) -> Button:
    name = card_name(card) if named else text("wizard-value", value=_value(card))
    label, (mark, icon) = text("wizard-numbered", number=circled(number), card=name), _sign(card)
    return Button(write(Play(card=card)), label, "primary", mark, icon=icon)


def _value(card: Card) -> str:
    return "Z" if is_zauberer(card) else "N" if is_narr(card) else str(value_of(card))


def cuts() -> tuple[Button, ...]:
    """Offer some depths to cut at, and to type one."""
    depths = [Button(write(Cut(at=at)), text("wizard-cut", at=at), "primary", "✂️") for at in CUTS]
    ask = text("wizard-ask-cut", least=FIRST_CUT, most=LAST_CUT)
    return (*depths, Button("abheben", text("wizard-cut-own"), emoji="⌨️", ask=ask))


def suit_button(suit: Suit) -> Button:
    """Offer a suit as trump."""
    label = suit_name(suit)
    return Button(write(Choose(suit=suit)), label, "primary", SUIT_MARKS[suit], icon=label.sign)


def bid_button(view: View, number: int) -> Button:
    """Offer to announce so many tricks; the number that is barred stands there, and says so."""
    barred = view.turn == view.me and number == view.barred
    label = text("wizardblock-barred" if barred else "wizard-number", number=number)
    return Button(write(Bid(tricks=number)), label, "primary" if view.turn == view.me else "secondary", barred=barred)
