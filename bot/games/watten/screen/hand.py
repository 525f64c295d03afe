"""One's own private sheet: the hand as a picture, and everything one may do."""

from dataclasses import replace

from bot.engine.helpers import circled, flag, in_rows
from bot.engine.screen import Button, Picture, Row, Screen, Style, Voice
from bot.engine.text import Seated, Text, text
from bot.games.watten.draw import draw_hand
from bot.games.watten.draw.records import HandCard, HandPicture, HandPlace, HandWords
from bot.games.watten.model.cards import KRITISCHE, Card
from bot.games.watten.model.score import TENSE_GAME
from bot.games.watten.model.table import (
    ABHEBER,
    ANSAGER,
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
from bot.games.watten.rules.phases import PHASES
from bot.games.watten.screen.words import ahead, farbe_said, laid_words, schlag_said, team_box, team_label
from bot.games.watten.tell.words import card_name, card_names, rank_name, suit_name, team_name


def hand_screen(view: TableView, voice: Voice, more: tuple[Row, ...]) -> Screen:
    """Lay out one's own cards."""
    rows = (*_moves(view), *more)
    return Screen(text("watten-my-cards"), _lines(view), _picture(view, voice), rows, tone="now", own=True)


def _lines(view: TableView) -> tuple[Text, ...]:
    lines = []
    if view.seen is not None:
        looking = flag(view.phase == "seen" and view.me in view.waiting)
        lines.append(text("watten-you-see", card=card_name(view.seen), looking=looking))
    if view.given and view.phase not in ("cut", "over"):
        giver = flag(view.me == (view.dealer + ABHEBER) % 4)
        lines.append(text("watten-you-gave", cards=card_names(view.given), giver=giver))
    if view.me in view.waiting:
        lines.append(_to_do(view))
    else:
        lines.append(text("watten-you-wait", seat=Seated(view.order[view.waiting[0]])))
    return tuple(lines)


def _to_do(view: TableView) -> Text:
    """Say what is asked; a question says in full what was offered, by whom and what it means."""
    match view.phase:
        case "offer":
            ansager = Seated(view.order[(view.dealer + ANSAGER) % 4])
            return text("watten-do-offer", seat=ansager, what=view.offer or "swap")
        case "answer":
            team = team_name(view.order, view.raiser or 0)
            return text("watten-do-answer", team=team, value=view.value + 1, old=view.value)
        case _:
            return text(PHASES[view.phase].to_do)


def _moves(view: TableView) -> tuple[Row, ...]:
    """Turn what the seat may do in private into controls; raising and answering stand with the public ones."""
    if any(isinstance(action, Cut) for action in view.legal):
        return (_cuts(view.depth),)
    buttons = [button for action in view.legal if (button := _button(view, action))]
    if len(buttons) == 1:  # the only thing to do is the main one
        buttons = [replace(buttons[0], style="primary")]
    return in_rows(buttons)


def _cuts(most: int) -> tuple[Button, ...]:
    """Offer to lift few cards, half of them or many with one press, or just as many as one types."""
    few = max(1, most // 6)
    depths = (("few", few), ("half", (most + 1) // 2), ("many", most + 1 - few))
    buttons = [
        Button(write(Cut(depth=depth)), text("watten-cut", how=how, depth=depth), "primary", "✂️")
        for how, depth in depths
    ]
    exact = Button("hebe", text("watten-cut-exact"), emoji="⌨️", ask=text("watten-ask-cut", most=most))
    return (*buttons, exact)


def _button(view: TableView, action: object) -> Button | None:
    match action:
        case Play():
            number = circled(view.hand.index(action.card) + 1)
            label = text("watten-numbered", number=number, card=card_name(action.card), demand=flag(action.demand))
            return Button(write(action), label, "success" if action.demand else "primary", icon=suit_icon(action.card))
        case Choose():
            return Button(write(action), card_name(action.card), "primary", icon=suit_icon(action.card))
        case Look():
            return Button(write(action), text("watten-look", yes=flag(action.yes)), _style(action.yes))
        case Keep():
            kind = "mix" if view.phase == "keep" else "cut"
            label = text("watten-keep", yes=flag(action.yes), kind=kind)
            return Button(write(action), label, _style(action.yes))
        case NameSchlag():
            return Button(write(action), rank_name(action.rank), "primary")
        case NameFarbe():
            return Button(write(action), suit_name(action.suit), "primary", icon=suit_name(action.suit).sign)
        case Propose():
            return Button(write(action), text("watten-propose", what=action.what))
        case Reply():
            return Button(write(action), text("watten-yes") if action.yes else text("watten-no"), _style(action.yes))
        case _:
            return None


def suit_icon(card: Card) -> str:
    """Return the sign of a card's suit."""
    return card_name(card).sign


def _style(yes: bool) -> Style:
    return "primary" if yes else "secondary"


def _picture(view: TableView, voice: Voice) -> Picture:
    turn = view.phase == "play" and view.me in view.waiting
    cards = tuple(HandCard(card, (card in view.playable) if turn else None) for card in view.hand)
    bound = turn and len(view.playable) < len(view.hand)
    note = voice.say(text("watten-demanded")) if bound else ""
    say = voice.say
    words = HandWords(
        title=say(text("watten-your-cards")),
        counts=say(text("watten-word-counts")),
        schlag=say(text("watten-word-schlag")),
        farbe=say(text("watten-word-farbe")),
        opened=say(text("watten-word-open")),
        tricks=say(text("watten-word-tricks")),
        ahead=say(text("watten-word-ahead")),
        leads=say(text("watten-word-leads")),
        turn=say(text("watten-word-your-turn")),
    )
    data = HandPicture(
        words=words,
        teams=(team_box(view, 0, voice), team_box(view, 1, voice)),
        value=view.value,
        tricks=view.tricks,
        places=_places(view, voice),
        cards=cards,
        schlag=say(rank_name(view.schlag)) if view.schlag is not None else "",
        farbe=view.farbe,
        farbe_name=say(suit_name(view.farbe)) if view.farbe is not None else "",
        opened=view.opened,
        note=note,
    )
    return Picture(draw_hand, data, _alt(view, voice, turn, note))


def _places(view: TableView, voice: Voice) -> tuple[HandPlace, ...]:
    """List everybody in order of play, from whoever leads the trick; whoever is asked stands out."""
    cards, best = dict(view.trick), ahead(view)
    first = view.trick[0][0] if view.trick else view.turn if view.phase == "play" else (view.dealer + ANSAGER) % 4
    question = {"tense": f"{TENSE_GAME}?", "answer": f"{view.value + 1}?"}.get(view.phase, "")
    places = []
    for place in ((first + step) % 4 for step in range(4)):
        mine = place == view.me
        places.append(
            HandPlace(
                name=voice.say(text("watten-word-you")) if mine else voice.name(view.order[place]),
                team=place % 2,
                card=cards.get(place),
                ahead=place == best,
                leads=place == first and view.phase == "play",
                asked=question if place in view.waiting else None,
                mine=mine,
            )
        )
    return tuple(places)


def _alt(view: TableView, voice: Voice, turn: bool, note: str) -> Text:
    spoken = []
    for number, card in enumerate(view.hand, 1):
        state = flag(card in view.playable) if turn else "none"
        critical = flag(card in KRITISCHE)
        spoken.append(
            voice.say(text("watten-alt-card", number=number, card=card_name(card), playable=state, critical=critical))
        )
    trick = [voice.say(one) for one in laid_words(view, voice)]
    return text(
        "watten-hand-alt",
        one=team_label(view.order, 0, voice),
        other=team_label(view.order, 1, voice),
        a=view.points[0],
        b=view.points[1],
        value=view.value,
        trick="; ".join(trick) or voice.say(text("watten-alt-empty")),
        waiting=", ".join(voice.name(view.order[place]) for place in view.waiting) or "–",
        cards=", ".join(spoken) or voice.say(text("watten-alt-no-cards")),
        schlag=schlag_said(view.schlag),
        farbe=farbe_said(view.farbe),
        note=note or "none",
    )
