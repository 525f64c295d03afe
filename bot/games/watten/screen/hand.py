"""One's own private sheet: the hand as a picture, and everything one may do."""

from bot.engine.screen import Button, Choice, Menu, Picture, Row, Screen, Style, Voice
from bot.engine.text import Seated, Text, text
from bot.games.watten.draw import draw_hand
from bot.games.watten.draw.records import HandCard, HandPicture
from bot.games.watten.model.cards import KRITISCHE
from bot.games.watten.model.table import (
    ABHEBER,
    Choose,
    Cut,
    Keep,
    Look,
    NameFarbe,
    NameSchlag,
    Play,
    Propose,
    Reply,
    TableView,
)
from bot.games.watten.notation.table import write
from bot.games.watten.rules.table_words import card_name, listed, rank_name, suit_name

HALF = 16


def hand_screen(view: TableView, voice: Voice, more: tuple[Row, ...]) -> Screen:
    """Lay out one's own cards."""
    rows = (*_moves(view), *more)
    return Screen(text("watten-my-cards"), _lines(view), _picture(view, voice), rows, tone="now")


def _lines(view: TableView) -> tuple[Text, ...]:
    lines = []
    if view.seen is not None:
        looking = "yes" if view.phase == "seen" and view.me in view.waiting else "no"
        lines.append(text("watten-you-see", card=card_name(view.seen), looking=looking))
    if view.given and view.phase not in ("cut", "over"):
        giver = "yes" if view.me == (view.dealer + ABHEBER) % 4 else "no"
        lines.append(text("watten-you-gave", cards=listed(view.given), giver=giver))
    if view.me in view.waiting:
        lines.append(text(_TO_DO[view.phase]))
    else:
        seats = [view.order[place] for place in view.waiting]
        lines.append(text("watten-you-wait", seat=Seated(seats[0])))
    return tuple(lines)


_TO_DO = {
    "cut": "watten-do-cut",
    "look": "watten-do-look",
    "seen": "watten-do-seen",
    "choose": "watten-do-choose",
    "keep": "watten-do-keep",
    "schlag": "watten-do-schlag",
    "farbe": "watten-do-farbe",
    "offer": "watten-do-offer",
    "tense": "watten-do-tense",
    "answer": "watten-do-answer",
    "play": "watten-do-play",
}


def _moves(view: TableView) -> tuple[Row, ...]:
    """Turn what the seat may do in private into controls; raising and answering stand with the public ones."""
    cuts = [action for action in view.legal if isinstance(action, Cut)]
    if cuts:
        return tuple(
            Menu(
                f"hebe{number}",
                text("watten-cut-menu", low=part[0].depth, high=part[-1].depth),
                tuple(Choice(write(cut), text("watten-cut-at", depth=cut.depth)) for cut in part),
            )
            for number, part in enumerate((cuts[:HALF], cuts[HALF:]))
        )
    buttons = [button for action in view.legal if (button := _button(view, action))]
    return tuple(tuple(buttons[start : start + 5]) for start in range(0, len(buttons), 5))


def _button(view: TableView, action: object) -> Button | None:
    match action:
        case Play():
            label = text("watten-demand", card=card_name(action.card)) if action.demand else card_name(action.card)
            return Button(write(action), label, "success" if action.demand else "primary")
        case Choose():
            return Button(write(action), card_name(action.card), "primary")
        case Look():
            return Button(write(action), text("watten-look", yes="yes" if action.yes else "no"), _style(action.yes))
        case Keep():
            kind = "mix" if view.phase == "keep" else "cut"
            label = text("watten-keep", yes="yes" if action.yes else "no", kind=kind)
            return Button(write(action), label, _style(action.yes))
        case NameSchlag():
            return Button(write(action), rank_name(action.rank), "primary")
        case NameFarbe():
            return Button(write(action), suit_name(action.suit), "primary")
        case Propose():
            return Button(write(action), text("watten-propose", what=action.what))
        case Reply():
            return Button(write(action), text("watten-yes") if action.yes else text("watten-no"), _style(action.yes))
        case _:
            return None


def _style(yes: bool) -> Style:
    return "primary" if yes else "secondary"


def _picture(view: TableView, voice: Voice) -> Picture:
    turn = view.phase == "play" and view.me in view.waiting
    cards = tuple(HandCard(card, (card in view.playable) if turn else None) for card in view.hand)
    bound = turn and len(view.playable) < len(view.hand)
    note = voice.say(text("watten-demanded")) if bound else ""
    data = HandPicture(
        cards=cards,
        title=voice.say(text("watten-your-cards")),
        schlag_word=voice.say(text("watten-word-schlag")),
        farbe_word=voice.say(text("watten-word-farbe")),
        schlag=voice.say(rank_name(view.schlag)) if view.schlag is not None else None,
        farbe=view.farbe,
        note=note,
        playable_word=voice.say(text("watten-word-playable")) if turn else "",
        barred_word=voice.say(text("watten-word-barred")) if bound else "",
    )
    return Picture(draw_hand, data, _alt(view, voice, turn, note))


def _alt(view: TableView, voice: Voice, turn: bool, note: str) -> Text:
    spoken = []
    for number, card in enumerate(view.hand, 1):
        state = "none" if not turn else "yes" if card in view.playable else "no"
        critical = "yes" if card in KRITISCHE else "no"
        spoken.append(
            voice.say(text("watten-alt-card", number=number, card=card_name(card), playable=state, critical=critical))
        )
    return text(
        "watten-hand-alt",
        cards=", ".join(spoken) or voice.say(text("watten-alt-no-cards")),
        schlag=rank_name(view.schlag) if view.schlag is not None else text("watten-unsaid"),
        farbe=suit_name(view.farbe) if view.farbe is not None else text("watten-unsaid"),
        note=note or "–",
    )
