"""The table as one person sees it: score, announcement, the trick, and below a golden line the own cards."""

from bot.draw.canvas import Canvas
from bot.draw.fonts import Face, called, clean_name, face, fit
from bot.games.watten.draw.art import symbol
from bot.games.watten.draw.cards import card_sprite, height_of
from bot.games.watten.draw.colors import (
    CREAM,
    GOLD,
    GOLD_EDGE,
    GOLD_TEXT,
    INK,
    MUTED,
    OWN_SLOT,
    PANEL,
    PLANK,
    SLOT,
    SUIT_COLORS,
    SUIT_SYMBOLS,
    WOOD_LINE,
)
from bot.games.watten.draw.records import HandCard, HandPicture, HandPlace
from bot.games.watten.draw.table import ahead_mark, team_box, worth
from bot.games.watten.draw.wood import lay, team_mark, wood
from bot.games.watten.model.cards import RANKS, rank_of, suit_of

_HEIGHT, _BAND, _LINE = 1022, 158, 595
_SLOT, _PITCH, _TRICK = 132, 162, 311
_CARD, _SPREAD, _UP, _DOWN = 162, 170, 678, 712
_SLOT_HEIGHT = height_of(_SLOT)


def draw_hand(picture: HandPicture) -> bytes:
    """Draw the table and the own hand: what may be played stands higher, framed, with its number in gold."""
    canvas = wood(_HEIGHT, _BAND)
    for team, box in enumerate(picture.teams):
        team_box(canvas, team, box)
    worth(canvas, picture.words.counts, picture.value)
    _announced(canvas, picture)
    for number, place in enumerate(picture.places):
        _place(canvas, picture, place, 28 + number * _PITCH)
    _tricks(canvas, picture)
    _ground(canvas)
    title, note = face("serif-bold", 40), face("sans-bold", 32)
    used = canvas.text(32, 645, fit(picture.words.title, title, 420), title, CREAM)
    canvas.text(868, 643, fit(picture.note, note, 800 - used), note, GOLD_TEXT, "right")
    left = 450 - (len(picture.cards) * _SPREAD - 8) / 2
    for number, held in enumerate(picture.cards):
        _held(canvas, held, number + 1, left + number * _SPREAD)
    if not picture.cards:
        for number in range(5):
            canvas.dashed((29 + number * _SPREAD, _DOWN, _CARD, height_of(_CARD)), 15, SLOT, 3, (10, 10))
    return canvas.png()


def _ground(canvas: Canvas) -> None:
    """Lay the dark ground for the own cards, with its golden line."""
    canvas.rounded((3, _LINE, 894, _HEIGHT - _LINE - 3), 26, fill=PANEL)
    canvas.image.paste(PANEL, (3, _LINE, 897, _LINE + 60))
    canvas.image.paste(GOLD, (3, _LINE - 2, 897, _LINE + 2))


def _announced(canvas: Canvas, picture: HandPicture) -> None:
    """Write Schlag, Farbe and open card into three pills; what is not said yet is a question mark."""
    words, label, mark = picture.words, face("sans", 28), face("serif-bold", 38)
    for left, width in ((28, 252), (292, 344), (648, 224)):
        canvas.rounded((left, 176, width, 68), 34, fill=PANEL, line=WOOD_LINE, width=2)
    used = canvas.text(48, 220, fit(words.schlag, label, 110), label, MUTED)
    canvas.text(260, 223, *_fitted(picture.schlag or "?", 200 - used), CREAM, "right")
    used = canvas.text(312, 220, fit(words.farbe, label, 110), label, MUTED)
    if picture.farbe is None:
        canvas.text(612, 223, "?", mark, CREAM, "right")
    else:
        canvas.disc(312 + used + 40, 210, 27, fill=CREAM)
        canvas.sprite(symbol(SUIT_SYMBOLS[picture.farbe], 38, 38), 312 + used + 40, 210)
        canvas.text(312 + used + 76, 223, *_fitted(picture.farbe_name, 232 - used), CREAM)
    canvas.text(668, 220, fit(words.opened, label, 76), label, MUTED)
    if picture.opened is None:
        canvas.text(852, 223, "?", mark, CREAM, "right")
        return
    suit, rank = suit_of(picture.opened), RANKS[rank_of(picture.opened)]
    canvas.rounded((746, 183, 110, 54), 12, fill=CREAM)
    canvas.text(780, 224, rank, face("serif-black", 40), SUIT_COLORS[suit].ink, "middle")
    canvas.sprite(symbol(SUIT_SYMBOLS[suit], 40, 40), 824, 210)


def _fitted(words: str, room: float) -> tuple[str, Face]:
    """Choose the largest face in which some words fit; only then they are cut."""
    faces = [face("serif-bold", size) for size in (38, 34, 30)]
    chosen = next((one for one in faces if one.length(words) <= room), faces[-1])
    return fit(words, chosen, room), chosen


def _place(canvas: Canvas, picture: HandPicture, place: HandPlace, left: float) -> None:
    middle = left + _SLOT / 2
    if place.leads:
        canvas.stroke([[(left + 8, 300), (left + 8, 266)]], CREAM, 5)
        canvas.polygon([(left + 8, 264), (left + 34, 275), (left + 8, 286)], CREAM)
        canvas.text(left + 42, 294, fit(picture.words.leads, face("sans", 28), 116), face("sans", 28), CREAM)
    if place.card is not None:
        lay(canvas, card_sprite(place.card, _SLOT), left, _TRICK)
        if place.ahead:
            ahead_mark(canvas, left, _TRICK, picture.words.ahead)
    else:
        _empty(canvas, place, left)
    _name(canvas, picture, place, middle)


def _empty(canvas: Canvas, place: HandPlace, left: float) -> None:
    box = (left + 2, _TRICK + 2, _SLOT - 4, _SLOT_HEIGHT - 4)
    if place.asked is None:
        canvas.dashed(box, 12, SLOT, 3, (10, 10))
        return
    middle, y = left + _SLOT / 2, _TRICK + _SLOT_HEIGHT / 2
    canvas.rounded(box, 12, fill=OWN_SLOT)
    canvas.dashed(box, 12, GOLD, 4, (12, 10))
    if place.asked:
        canvas.centered(middle, y, place.asked, face("serif-black", 64), GOLD_TEXT)
    else:
        canvas.stroke([[(middle - 26, y + 14), (middle, y - 14), (middle + 26, y + 14)]], GOLD, 9)


def _name(canvas: Canvas, picture: HandPicture, place: HandPlace, middle: float) -> None:
    """Write a name with the mark of its team, or a long one without: the band above has the mark as well."""
    name, font = called(place.name, "sans-bold", 30, 118)
    marked = name == clean_name(place.name)
    if place.asked is None:
        if marked:
            width = font.length(name)
            team_mark(canvas, place.team, middle - width / 2 - 8, 550)
            canvas.text(middle - width / 2 + 12, 561, name, font, CREAM)
            return
        name, font = called(place.name, "sans-bold", 30, 156)
        canvas.text(middle, 561, name, font, CREAM, "middle")
        return
    last = place is picture.places[-1]
    words, font = called(picture.words.turn if place.mine and last else place.name, "sans-bold", 30, 140)
    width = font.length(words) + 22
    left = max(8.0, middle - width / 2)
    canvas.rounded((left, 523, width, 54), 27, fill=GOLD, line=GOLD_EDGE, width=3)
    canvas.text(left + width / 2, 561, words, font, INK, "middle")


def _tricks(canvas: Canvas, picture: HandPicture) -> None:
    canvas.text(780, 294, fit(picture.words.tricks, face("sans", 28), 170), face("sans", 28), MUTED, "middle")
    for team, won in enumerate(picture.tricks):
        top = 322 + 118 * team
        team_mark(canvas, team, 700, top + 32)
        canvas.text(740, top + 49, str(won), face("serif-black", 46), CREAM, "middle")
        for number in range(3):
            box = (768 + 36 * number, top + 2, 32, 58)
            if number < won:
                canvas.rounded(box, 5, fill=GOLD, line=GOLD_EDGE, width=2)
            else:
                canvas.rounded(box, 5, fill=PLANK)
                canvas.dashed(box, 5, SLOT, 2.5, (6, 6))


def _held(canvas: Canvas, held: HandCard, number: int, left: float) -> None:
    barred = held.playable is False
    top = _UP if held.playable else _DOWN
    lay(canvas, card_sprite(held.card, _CARD, dimmed=barred), left, top)
    middle, bottom = left + _CARD / 2, top + height_of(_CARD)
    if held.playable:
        canvas.rounded((left - 2, top - 2, _CARD + 4, height_of(_CARD) + 4), 17, line=GOLD, width=6)
        canvas.disc(middle, bottom + 8, 34, fill=INK)
        canvas.disc(middle, bottom + 8, 30, fill=GOLD)
        canvas.centered(middle, bottom + 8, str(number), face("sans-black", 38), INK)
    elif barred:
        canvas.disc(middle, bottom - 6, 31, fill=PANEL)
        canvas.dashed((middle - 29, bottom - 35, 58, 58), 29, MUTED, 3, (7, 7))
        canvas.centered(middle, bottom - 6, str(number), face("sans", 34), MUTED)
