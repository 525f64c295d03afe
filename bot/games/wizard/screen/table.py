"""The Spieltisch: the table for all, one's own hand behind a door, last trick and pad on request."""

from bot.engine.helpers import altered, flag, in_rows
from bot.engine.screen import Button, Picture, Row, Screen, Tone, Voice, to_page
from bot.engine.text import Seated, Text, marked, text
from bot.games.wizard.draw.hand import HandPicture, HandSeat, HandWords, draw_hand
from bot.games.wizard.draw.table import Place, Standing, TablePicture, TableWords, draw_table
from bot.games.wizard.model.cards import SUITS, Suit, suit_of, suit_word
from bot.games.wizard.model.table import Shown, View
from bot.games.wizard.rules.tricks import led
from bot.games.wizard.screen.moves import bid_button, card_rows, cuts, suit_button
from bot.games.wizard.screen.rulings import offence_page, warned_lines
from bot.games.wizard.screen.sheet import (
    LOOKS,
    Pad,
    Writing,
    back_row,
    chart_page,
    end_picture,
    note,
    pad_of,
    pad_picture,
    penalty_lines,
    ranking_lines,
    ruling_lines,
    text_page,
)
from bot.games.wizard.screen.table_leading import LEADING, leading_page
from bot.games.wizard.tell.words import card_name, joined, seat_names, suit_name

_LAST_TRICK = Button(to_page("stich"), text("wizard-last-trick"), emoji="👀")


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
        case "leitung":
            return leading_page(view, voice)
    if offence := offence_page(view.sheet, view.seats, voice, page, "leitung"):
        return offence
    if view.phase == "over":
        return _final(_pad(view), voice)
    return _table(view, voice) if view.me is None else _hand(view, voice)


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
    heading = text("wizard-heading", note=note(pad), score=_score(pad, view.cards))
    rows: list[Row] = []
    if view.phase == "cut":
        rows.append(cuts())
        picture = pad_picture(pad, voice)
    else:
        picture = _table_picture(view, voice)
    rows.append(_looks(view))
    return Screen(heading, tuple(_lines(view)), picture, tuple(rows), text("wizard-door"), "now")


def _looks(view: View) -> tuple[Button, ...]:
    looks = [Button(to_page("block"), text("wizardblock-name"), emoji="📋")]
    if view.last is not None:
        looks.append(_LAST_TRICK)
    return tuple(looks)


def _lines(view: View) -> list[Text]:
    """Say what the picture does not show: mostly how many cards everybody holds (Z1.6)."""
    lines = [text("wizard-playoff-line")] if view.playoff else []
    if view.phase != "cut":
        held = [text("wizardblock-number", seat=Seated(one.seat), value=one.cards) for one in view.players]
        lines.append(text("wizard-hands", hands=joined(held)))
    if view.late:
        lines.append(text("wizardblock-absent-line", names=seat_names(view.late)))
    return lines + warned_lines(view.sheet)


def _score(pad: Pad, cards: int) -> Text:
    """Say who is ahead, once points are written."""
    first = next((place for place in pad.sums.places if place.number == 1 and place.ranked), None)
    if first is None or not pad.sheet.rows:
        return text("wizard-card-count", count=cards)
    points = str(pad.sums.total(first.seats[0])).replace("-", "\u2212")
    if len(first.seats) > 1:
        return text("wizard-score-level", count=len(first.seats), points=points)
    return text("wizard-score-leads", seat=Seated(first.seats[0]), points=points)


def _suit_words(trump: Suit | None) -> Text:
    return text("wizard-no-trump") if trump is None else suit_name(trump)


def _trump_words(view: View) -> Text:
    return text("wizard-trump-unknown") if view.phase == "trump" else _suit_words(view.trump)


def _table_picture(view: View, voice: Voice) -> Picture:
    say = voice.say
    played = dict(view.trick)
    order = [player.seat for player in _in_order(view)]
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
    title = text("wizard-playoff") if view.playoff else text("wizard-game-number", number=view.number)
    total = sum(one.bid or 0 for one in view.players)
    return TableWords(
        title=say(title),
        note=note_line,
        trump=say(text("wizard-trump")),
        suit=say(_trump_words(view)),
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


def _standing_words(player: Shown) -> Text:
    if player.bid is None:
        return text("wizard-says", bid="\u2026")
    if player.tricks > player.bid:
        return text("wizard-too-many", more=player.tricks - player.bid)
    return text("wizard-still", left=player.bid - player.tricks) if player.tricks < player.bid else text("wizard-fits")


def _standing(view: View, player: Shown, voice: Voice) -> Standing:
    words = voice.say(_standing_words(player))
    return Standing(voice.name(player.seat), player.bid, player.tricks, words, player.seat == view.dealer)


def _table_alt(view: View, voice: Voice) -> Text:
    def name(seat: str | None) -> str:
        return "\u2013" if seat is None else voice.name(seat)[:30]

    trick = [text("wizard-alt-card", name=name(seat), card=card_name(card)) for seat, card in view.trick]
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


def _hand(view: View, voice: Voice) -> Screen:
    """Show the trick, the own cards and, at one's turn, a button for whatever may be done."""
    rows: list[Row] = []
    if view.turn == view.me:
        match view.phase:
            case "cut":
                rows.append(cuts())
            case "trump":
                rows.append(tuple(suit_button(suit) for suit in SUITS))
            case "bid":
                rows += in_rows([bid_button(view, number) for number in range(view.cards + 1)])
            case "play":
                rows += card_rows(view)
    rows.append(_looks(view))
    tone: Tone = "now" if view.turn == view.me else "plain"
    picture = _hand_picture(view, voice)
    return Screen(text("wizard-my-cards"), tuple(_hand_lines(view)), picture, tuple(rows), tone=tone, own=True)


def _hand_lines(view: View) -> list[Text]:
    lines = []
    if view.sheet.rows:
        sums = _pad(view).sums
        names = [text("wizard-you") if one == view.me else Seated(one) for one in view.seats]
        points = [str(sums.total(one)).replace("-", "\u2212") for one in view.seats]
        scores = [text("wizard-score", name=name, points=total) for name, total in zip(names, points, strict=True)]
        lines.append(text("wizard-scores", scores=joined(scores)))
    if view.barred is not None and view.turn == view.me:
        lines.append(text("wizard-bar-line", number=view.barred, cards=view.cards))
    lines.append(_what_now(view))
    return lines


def _what_now(view: View) -> Text:
    if view.turn != view.me and view.turn is not None:
        return text("wizard-wait-for", seat=Seated(view.turn))
    return {
        "cut": text("wizard-you-cut"),
        "trump": text("wizard-you-choose"),
        "bid": text("wizard-you-bid"),
    }.get(view.phase, text("wizard-you-play", follow=_follow(view)))


def _follow(view: View) -> Text:
    suit = led([card for _, card in view.trick])
    if suit is None:
        return text("wizard-free-choice")
    if any(suit_of(card) == suit for card in view.hand):
        return marked(text("wizard-follow", suit=suit_word(suit)), f"wizard_{suit_word(suit)}")
    return marked(text("wizard-cannot-follow", suit=suit_word(suit)), f"wizard_{suit_word(suit)}")


def _hand_picture(view: View, voice: Voice) -> Picture | None:
    if view.phase == "cut":
        return None
    say = voice.say
    mine = view.turn == view.me
    playing = mine and view.phase == "play"
    suit = _trump_words(view)
    line = _follow(view) if playing else _short_line(view, voice)
    total = sum(one.bid or 0 for one in view.players)
    title = text("wizard-playoff") if view.playoff else text("wizard-game-number", number=view.number)
    words = HandWords(
        title=say(title),
        note=say(_hand_note(view, total)),
        trump=say(text("wizard-trump")),
        suit=say(suit),
        leads=say(text("wizard-leads-trick")),
        ahead=say(text("wizard-ahead")),
        turn=say(text("wizard-your-turn")),
        line=say(line),
        count=say(text("wizard-card-count", count=len(view.hand))),
    )
    data = HandPicture(
        words,
        _hand_seats(view, voice),
        view.hand,
        view.playable if playing else None,
        view.trump,
        view.turned if view.trump is None else None,
        view.phase != "play",
    )
    cards = [
        text("wizard-alt-hand-card", card=card_name(card), free=flag(card in view.playable) if playing else "open")
        for card in view.hand
    ]
    return Picture(
        draw_hand,
        data,
        text("wizard-alt-hand", table=_table_alt(view, voice), cards=joined(cards), line=line),
    )


def _short_line(view: View, voice: Voice) -> Text:
    if view.turn != view.me:
        return text("wizard-wait-for-name", name=voice.name(view.turn or "")[:40])
    return text("wizard-you-choose") if view.phase == "trump" else text("wizard-you-bid")


def _hand_note(view: View, total: int) -> Text:
    if view.phase != "play":
        return text("wizard-note-trump") if view.phase == "trump" else text("wizard-note-said", sum=total)
    number = len(view.seen) // len(view.players) + 1
    return text("wizard-note-hand", number=number, cards=view.cards, sum=total)


def _hand_seats(view: View, voice: Voice) -> tuple[HandSeat, ...]:
    played = dict(view.trick)
    return tuple(
        HandSeat(
            voice.say(text("wizard-you")) if one.seat == view.me else voice.name(one.seat),
            one.tricks,
            one.bid,
            voice.say(_standing_words(one)),
            played.get(one.seat),
            one.seat == view.ahead,
            one.seat == view.turn,
            one.seat == view.me,
        )
        for one in _in_order(view)
    )


def _in_order(view: View) -> list[Shown]:
    """List everybody in order of play, from whoever leads."""
    start = next((place for place, one in enumerate(view.players) if one.seat == view.leader), 0)
    return [*view.players[start:], *view.players[:start]]


# -- pages ------------------------------------------------------------------------------------------------------------


def _pad_page(pad: Pad, voice: Voice) -> Screen:
    row = (*LOOKS, LEADING, *back_row())
    return Screen(text("wizardblock-name"), (note(pad),), pad_picture(pad, voice), (row,))


def _last_trick(view: View, voice: Voice) -> Screen:
    back = (back_row(),)
    if view.last is None:
        return Screen(text("wizard-last-trick"), (text("wizard-no-last-trick"),), rows=back)
    cards = [text("wizard-trick-card", seat=Seated(seat), card=card_name(card)) for seat, card in view.last.cards]
    lines = (
        text("wizard-in-trick", cards=joined(cards)),
        text("wizard-trick-was", seat=Seated(view.last.winner)),
    )
    places = tuple(Place(voice.name(seat), card, seat == view.last.winner) for seat, card in view.last.cards)
    trump = view.last.trump
    words = altered(_table_words(view, voice, voice.say(text("wizard-last-trick"))), suit=voice.say(_suit_words(trump)))
    data = TablePicture(words, places, (), trump)
    alt = [text("wizard-alt-card", name=voice.name(seat)[:30], card=card_name(card)) for seat, card in view.last.cards]
    picture = Picture(
        draw_table, data, text("wizard-alt-trick", trick=joined(alt), winner=voice.name(view.last.winner)[:30])
    )
    return Screen(text("wizard-last-trick"), lines, picture, back)


def _final(pad: Pad, voice: Voice) -> Screen:
    pages = (Button(to_page("block"), text("wizardblock-name"), emoji="📋"), *LOOKS, _LAST_TRICK, LEADING)
    lines = (*ranking_lines(pad.sums), *penalty_lines(pad.sheet), *ruling_lines(pad.sheet))
    return Screen(text("wizard-final"), lines, end_picture(pad, voice), (pages,), tone="good")
