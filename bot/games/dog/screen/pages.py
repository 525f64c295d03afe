"""Pages that anybody may leaf to: the last moves, all cards, why somebody could play nothing."""

from bot.engine.screen import Button, Row, Screen, Voice, to_page
from bot.engine.text import Seated, Text, text
from bot.games.dog.model import View
from bot.games.dog.moves import playable
from bot.games.dog.reasons import why
from bot.games.dog.screen import pictures
from bot.games.dog.tell import card_text, tell

MOVES = Button(to_page("zuege"), text("dog-button-moves"), emoji="📜")
CARDS = Button(to_page("karten"), text("dog-button-cards"), emoji="🎴")
WHY = Button(to_page("warum"), text("dog-button-why"), emoji="❔")
BACK = Button(to_page(""), text("dog-button-back"))
_LAST = 10


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


def info_row(view: View) -> Row:
    """Return the buttons that stand below everything."""
    return (MOVES, CARDS, WHY) if view.laid else (MOVES, CARDS)


def last_moves(view: View) -> Screen:
    """List the last moves, the newest first."""
    told = [words for event in reversed(view.log[-_LAST:]) if (words := tell(event, None)) is not None]
    return Screen(text("dog-button-moves"), tuple(told) or (text("dog-no-moves"),), rows=((BACK,),))


def all_cards(voice: Voice) -> Screen:
    """Explain all cards."""
    return Screen(text("dog-cards-all"), (text("dog-cards-about"),), picture=pictures.overview(voice), rows=((BACK,),))


def reasons(view: View) -> Screen:
    """Say of every hand that was laid down in this round why none of its cards could be played."""
    lines: list[Text] = []
    for event, places in view.laid:
        house = next(one.house for one in view.sitting if one.seat == event.seat)
        lines.append(text("dog-why-heading", seat=Seated(event.seat)))
        lines += [
            text("dog-why-line", card=card_text(card), why=why(view.ground, places, house, card))
            for card in dict.fromkeys(event.cards)
        ]
    return Screen(text("dog-button-why"), tuple(lines) or (text("dog-why-nobody"),), rows=((BACK,),))
