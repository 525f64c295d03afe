"""The Spieltisch: the table for all, one's own hand behind a door, last trick and pad on request."""

from dataclasses import replace

from bot.engine.screen import Button, Picture, Row, Screen, Style, Voice, turn
from bot.engine.text import Seated, Text, text
from bot.games.wizard.draw.hand import HandPicture, HandWords, draw_hand
from bot.games.wizard.draw.table import Place, Standing, TablePicture, TableWords, draw_table
from bot.games.wizard.model.cards import SUITS, Card, Suit, is_zauberer, suit_of, suit_word
from bot.games.wizard.model.table import FIRST_CUT, LAST_CUT, Bid, Choose, Cut, Play, Shown, View
from bot.games.wizard.notation.table import write
from bot.games.wizard.rules.table_words import card_text, joined
from bot.games.wizard.rules.tricks import led
from bot.games.wizard.screen.sheet import (
    Pad,
    Writing,
    chart_page,
    note,
    pad_of,
    pad_picture,
    ranking_lines,
    text_page,
)

PER_ROW = 5
CUTS = (FIRST_CUT, 20, 40, LAST_CUT)
SUIT_MARKS = ("🌙", "🔥", "💎", "⭐")
"""Beside the colour's name, so that no suit hangs on its colour alone."""


def screen(view: View, voice: Voice, page: str = "") -> Screen:
    """Lay out the table, the hand of whose view it is, or one of the pages."""
    match page:
        case "block":
            return _pad_page(_pad(view), voice)
        case "text":
            return text_page(_pad(view), voice, "block")
        case "verlauf":
            return chart_page(_pad(view), voice, "block")
        case "stich":
            return _last_trick(view, voice)
    if view.phase == "over":
        return _final(_pad(view), voice)
    return _table(view, voice) if view.me is None or not view.hand else _hand(view, voice)


def _pad(view: View) -> Pad:
    writing = None
    if view.phase != "over":
        cells = tuple((player.seat, _pad_cell(view, player)) for player in view.players)
        writing = Writing("3" if view.playoff else str(view.number), view.dealer, cells)
    return pad_of(view.sheet, view.seats, view.games, view.number, view.playoff, writing)


def _pad_cell(view: View, player: Shown) -> Text:
    if player.bid is not None and view.phase == "play":
        return text("wizard-cell", tricks=player.tricks, bid=player.bid)
    return text("wizard-says", bid="\u2026" if player.bid is None else str(player.bid))


# -- the table --------------------------------------------------------------------------------------------------------


def _table(view: View, voice: Voice) -> Screen:
    pad = _pad(view)
    heading = text("wizard-heading", note=note(pad), cards=view.cards)
    rows: list[Row] = []
    if view.phase == "cut":
        cuts = [Button(write(Cut(at=at)), text("wizard-cut", at=at), "primary", "✂️") for at in CUTS]
        ask = text("wizard-ask-cut", least=FIRST_CUT, most=LAST_CUT)
        rows.append((*cuts, Button("abheben", text("wizard-cut-own"), emoji="⌨️", ask=ask)))
    rows.append(_looks(view))
    picture = pad_picture(pad, voice) if view.phase == "cut" else _table_picture(view, voice)
    return Screen(heading, tuple(_lines(view)), picture, tuple(rows), _door(view), "now")


def _door(view: View) -> Text | None:
    return None if view.phase == "cut" else text("wizard-my-cards")


def _looks(view: View) -> tuple[Button, ...]:
    looks = [Button(turn("block"), text("wizardblock-name"), emoji="📋")]
    if view.last is not None:
        looks.append(Button(turn("stich"), text("wizard-last-trick"), emoji="👀"))
    return tuple(looks)


def _lines(view: View) -> list[Text]:
    lines = [text("wizard-dealer-line", seat=Seated(view.dealer))]
    if view.playoff:
        lines.append(text("wizard-playoff-line"))
    if view.phase != "cut":
        lines.append(_trump_line(view))
    if view.bidders:
        said = [
            text("wizard-standing", seat=Seated(one.seat), tricks=one.tricks, bid=one.bid or 0) for one in view.bidders
        ]
        total = sum(one.bid or 0 for one in view.bidders)
        lines.append(text("wizard-standings", standings=joined(said), sum=total, cards=view.cards))
    if view.barred is not None:
        lines.append(text("wizard-bar-line", number=view.barred, cards=view.cards))
    return lines


def _suit_words(trump: Suit | None) -> Text:
    return text("wizard-no-trump") if trump is None else text("wizard-suit", suit=suit_word(trump))


def _trump_line(view: View) -> Text:
    if view.trump is not None and view.turned is not None:
        return text("wizard-trump-line", suit=suit_word(view.trump), card=card_text(view.turned))
    if view.turned is None:
        return text("wizard-trump-none-left")
    return text("wizard-trump-open" if is_zauberer(view.turned) else "wizard-trump-narr")


def _table_picture(view: View, voice: Voice) -> Picture:
    say = voice.say
    played = dict(view.trick)
    order = [player.seat for player in view.players]
    if view.leader is not None:
        start = order.index(view.leader)
        order = [*order[start:], *order[:start]]
    places = tuple(Place(voice.name(seat), played.get(seat), seat == view.ahead, seat == view.turn) for seat in order)
    note_words = {
        "trump": text("wizard-note-trump"),
        "bid": text("wizard-note-bids"),
        "play": text("wizard-note-trick", number=len(view.seen) // len(order) + 1, cards=view.cards),
    }
    words = _table_words(view, voice, say(note_words.get(view.phase, text("wizard-note-bids"))))
    data = TablePicture(
        words,
        places,
        tuple(_standing(view, player, voice) for player in view.players),
        view.trump,
        view.turned if view.trump is None else None,
        view.phase == "play",
    )
    return Picture(draw_table, data, _table_alt(view, voice))


def _table_words(view: View, voice: Voice, note_line: str) -> TableWords:
    say = voice.say
    suit = text("wizard-trump-unknown") if view.phase == "trump" else _suit_words(view.trump)
    title = text("wizard-playoff") if view.playoff else text("wizard-game-number", number=view.number)
    total = sum(one.bid or 0 for one in view.bidders)
    return TableWords(
        title=say(title),
        note=note_line,
        trump=say(text("wizard-trump")),
        suit=say(suit),
        leads=say(text("wizard-leads-trick")),
        ahead=say(text("wizard-ahead")),
        turn=say(text("wizard-turn")),
        panel=say(text("wizard-panel")),
        sum=say(text("wizard-sum", sum=total, cards=view.cards)),
        dealer=say(text("wizard-legend-dealer")),
        made=say(text("wizard-made")),
        missing=say(text("wizard-missing")),
        over=say(text("wizard-over")),
    )


def _standing(view: View, player: Shown, voice: Voice) -> Standing:
    if player.bid is None:
        words = text("wizard-says", bid="\u2026")
    elif player.tricks > player.bid:
        words = text("wizard-too-many", more=player.tricks - player.bid)
    elif player.tricks < player.bid:
        words = text("wizard-still", left=player.bid - player.tricks)
    else:
        words = text("wizard-fits")
    return Standing(voice.name(player.seat), player.bid, player.tricks, voice.say(words), player.seat == view.dealer)


def _table_alt(view: View, voice: Voice) -> Text:
    def name(seat: str | None) -> str:
        return "\u2013" if seat is None else voice.name(seat)[:30]

    trick = [text("wizard-alt-card", name=name(seat), card=card_text(card)) for seat, card in view.trick]
    standings = [
        text(
            "wizard-alt-standing", name=name(one.seat), tricks=one.tricks, bid="?" if one.bid is None else str(one.bid)
        )
        for one in view.players
    ]
    suit = _suit_words(view.trump)
    return text(
        "wizard-alt-table",
        number=view.number,
        suit=suit,
        trick=joined(trick),
        ahead=name(view.ahead),
        turn=name(view.turn),
        standings=joined(standings),
    )


# -- the hand ---------------------------------------------------------------------------------------------------------


def _card_button(card: Card, view: View) -> Button:
    suit = suit_of(card)
    mark = SUIT_MARKS[suit] if suit is not None else "🧙" if is_zauberer(card) else "🤡"
    mine = view.turn == view.me and view.phase == "play"
    barred = mine and card not in view.playable
    style: Style = "primary" if mine and not barred else "secondary"
    return Button(write(Play(card=card)), card_text(card), style, mark, barred=barred)


def _hand(view: View, voice: Voice) -> Screen:
    rows: list[Row] = []
    match view.phase:
        case "trump" if view.turn == view.me:
            rows.append(tuple(_suit_button(suit) for suit in SUITS))
        case "bid" if next(one.bid for one in view.players if one.seat == view.me) is None:
            rows += _rows([_bid_button(view, number) for number in range(view.cards + 1)])
        case "play":
            rows += _rows([_card_button(card, view) for card in view.hand])
    rows.append((Button(turn(""), text("wizard-refresh"), emoji="🔄"), *_looks(view)))
    return Screen(text("wizard-my-cards"), tuple(_hand_lines(view)), _hand_picture(view, voice), tuple(rows))


def _suit_button(suit: Suit) -> Button:
    return Button(write(Choose(suit=suit)), text("wizard-suit", suit=suit_word(suit)), "primary", SUIT_MARKS[suit])


def _rows(buttons: list[Button]) -> list[Row]:
    return [tuple(buttons[start : start + PER_ROW]) for start in range(0, len(buttons), PER_ROW)]


def _bid_button(view: View, number: int) -> Button:
    barred = view.turn == view.me and number == view.barred
    label = text("wizardblock-barred" if barred else "wizard-number", number=number)
    return Button(write(Bid(tricks=number)), label, "primary" if view.turn == view.me else "secondary", barred=barred)


def _hand_lines(view: View) -> list[Text]:
    me = next(one for one in view.players if one.seat == view.me)
    lines = [_trump_line(view)]
    if me.bid is not None:
        lines.append(text("wizard-own-standing", tricks=me.tricks, bid=me.bid))
    if view.barred is not None and view.turn == view.me:
        lines.append(text("wizard-bar-line", number=view.barred, cards=view.cards))
    if view.trick:
        trick = [text("wizard-trick-card", seat=Seated(seat), card=card_text(card)) for seat, card in view.trick]
        lines.append(text("wizard-in-trick", cards=joined(trick)))
    lines.append(_what_now(view))
    return lines


def _what_now(view: View) -> Text:
    if view.turn != view.me and view.turn is not None:
        return text("wizard-wait-for", seat=Seated(view.turn))
    return {
        "trump": text("wizard-you-choose"),
        "bid": text("wizard-you-bid"),
    }.get(view.phase, text("wizard-you-play", follow=_follow(view)))


def _follow(view: View) -> Text:
    suit = led([card for _, card in view.trick])
    if suit is None:
        return text("wizard-free-choice")
    if any(suit_of(card) == suit for card in view.hand):
        return text("wizard-follow", suit=suit_word(suit))
    return text("wizard-cannot-follow", suit=suit_word(suit))


def _hand_picture(view: View, voice: Voice) -> Picture:
    say = voice.say
    mine = view.turn == view.me
    playing = mine and view.phase == "play"
    suit = text("wizard-trump-unknown") if view.phase == "trump" else _suit_words(view.trump)
    if playing:
        line = _follow(view)
    elif mine:
        line = text("wizard-you-choose") if view.phase == "trump" else text("wizard-you-bid")
    else:
        line = text("wizard-wait-for-name", name=voice.name(view.turn or "")[:40])
    words = HandWords(
        title=say(text("wizard-my-cards")),
        note=say(line),
        trump=say(text("wizard-trump")),
        suit=say(suit),
        playable=say(text("wizard-playable")),
        count=say(text("wizard-card-count", count=len(view.hand))),
    )
    data = HandPicture(words, view.hand, view.playable if playing else None, view.trump)
    free = {card: "yes" if card in view.playable else "no" for card in view.hand} if playing else {}
    cards = [text("wizard-alt-hand-card", card=card_text(card), free=free.get(card, "open")) for card in view.hand]
    return Picture(draw_hand, data, text("wizard-alt-hand", cards=joined(cards), suit=suit, line=line))


# -- pages ------------------------------------------------------------------------------------------------------------


def _pad_page(pad: Pad, voice: Voice) -> Screen:
    rows = (
        (
            Button(turn("verlauf"), text("wizard-chart"), emoji="📈"),
            Button(turn("text"), text("wizard-text-and-csv"), emoji="📄"),
            Button(turn(""), text("wizard-back")),
        ),
    )
    return Screen(text("wizardblock-name"), (note(pad),), pad_picture(pad, voice), rows)


def _last_trick(view: View, voice: Voice) -> Screen:
    back = ((Button(turn(""), text("wizard-back")),),)
    if view.last is None:
        return Screen(text("wizard-last-trick"), (text("wizard-no-last-trick"),), rows=back)
    cards = [text("wizard-trick-card", seat=Seated(seat), card=card_text(card)) for seat, card in view.last.cards]
    lines = (
        text("wizard-in-trick", cards=joined(cards)),
        text("wizard-trick-was", seat=Seated(view.last.winner)),
    )
    places = tuple(Place(voice.name(seat), card, seat == view.last.winner) for seat, card in view.last.cards)
    trump = view.last.trump
    words = replace(_table_words(view, voice, voice.say(text("wizard-last-trick"))), suit=voice.say(_suit_words(trump)))
    data = TablePicture(words, places, (), trump)
    alt = [text("wizard-alt-card", name=voice.name(seat)[:30], card=card_text(card)) for seat, card in view.last.cards]
    picture = Picture(
        draw_table, data, text("wizard-alt-trick", trick=joined(alt), winner=voice.name(view.last.winner)[:30])
    )
    return Screen(text("wizard-last-trick"), lines, picture, back)


def _final(pad: Pad, voice: Voice) -> Screen:
    pages = (
        Button(turn("verlauf"), text("wizard-chart"), emoji="📈"),
        Button(turn("text"), text("wizard-text-and-csv"), emoji="📄"),
        Button(turn("stich"), text("wizard-last-trick"), emoji="👀"),
    )
    return Screen(text("wizard-final"), ranking_lines(pad.sums), pad_picture(pad, voice), (pages,), tone="good")
