"""The table for all: the trick in order of play, trump, bids against tricks."""

from dataclasses import dataclass

from bot.draw.canvas import WIDTH, Canvas
from bot.draw.fonts import called, clean, face, fit
from bot.games.wizard.draw.cards import HEIGHT as CARD_TALL
from bot.games.wizard.draw.cards import WIDTH as CARD_WIDE
from bot.games.wizard.draw.cards import card_sprite, symbol
from bot.games.wizard.draw.colors import (
    CARD,
    GOLD,
    INK,
    NIGHT_KEYLINE,
    NIGHT_MISS,
    NIGHT_MUTED,
    NIGHT_PANEL,
    NIGHT_RULE,
    NIGHT_SLOT,
    NIGHT_TEXT,
    SHADOW,
)
from bot.games.wizard.draw.frame import cross_box, dealer_badge, made, night
from bot.games.wizard.model.cards import Card, Suit

SLOT, TALL = 132, round(132 * CARD_TALL / CARD_WIDE)
TOP = 214
PANEL = 537
ROW = 72
RING = 250
"""Pixels for the circles of one player."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place of the trick, in order of play."""

    name: str
    card: Card | None = None
    ahead: bool = False
    turn: bool = False


@dataclass(frozen=True, slots=True)
class Standing:
    """Bids against tricks of one player; without a bid he has not said anything yet."""

    name: str
    bid: int | None
    tricks: int
    words: str
    """What is missing or too much, in words."""
    dealer: bool = False


@dataclass(frozen=True, slots=True)
class TableWords:
    """The words in the picture."""

    title: str
    note: str
    trump: str
    suit: str
    leads: str
    ahead: str
    turn: str
    panel: str
    sum: str
    dealer: str
    made: str
    missing: str
    over: str


@dataclass(frozen=True, slots=True)
class TablePicture:
    """A table; `taken` marks a trick that is over, so that nobody is to play."""

    words: TableWords
    places: tuple[Place, ...]
    standings: tuple[Standing, ...]
    trump: Suit | None = None
    turned: Card | None = None
    flag: bool = True


def draw_table(picture: TablePicture) -> bytes:
    """Draw the table."""
    rows = len(picture.standings)
    height = PANEL + 70 + ROW * rows + 84 if rows else PANEL + 20
    canvas = night(height, picture.words.title, picture.words.note, 500)
    trump_box(canvas, picture.words.trump, picture.words.suit, picture.trump, picture.turned)
    gap = min(56.0, (WIDTH - 56 - SLOT * len(picture.places)) / max(1, len(picture.places) - 1))
    left = (WIDTH - SLOT * len(picture.places) - gap * (len(picture.places) - 1)) / 2
    for index, place in enumerate(picture.places):
        _place(canvas, picture, place, left + (SLOT + gap) * index, SLOT + gap - 4, index == 0 and picture.flag)
    if rows:
        _panel(canvas, picture)
        _legend(canvas, picture.words, height - 49)
    return canvas.png()


def trump_box(canvas: Canvas, word: str, name: str, trump: Suit | None, turned: Card | None) -> None:
    """Show the trump in its golden box, or the card that was turned while there is none."""
    canvas.rounded((572, 20, 300, 98), 24, fill=NIGHT_PANEL, line=GOLD, width=3)
    label, big = face("sans", 30), face("serif-bold", 38)
    canvas.text(598, 60, fit(clean(word), label, 150), label, NIGHT_MUTED)
    room = 150 if trump is not None or turned is not None else 250
    canvas.text(598, 102, fit(clean(name), big, room), big, NIGHT_TEXT)
    if trump is not None:
        canvas.disc(810, 69, 42, fill=CARD)
        canvas.sprite(symbol(trump, 62), 810, 69)
    elif turned is not None:
        canvas.sprite(card_sprite(turned, 54), 826, 69)


def _place(canvas: Canvas, picture: TablePicture, place: Place, x: float, room: float, flag: bool) -> None:
    words, middle, small = picture.words, x + SLOT / 2, face("sans", 28)
    name, name_font = called(place.name, "sans-bold", 30, room)
    if flag:
        canvas.stroke([[(x + 6, 200), (x + 6, 162)]], NIGHT_TEXT, 5)
        canvas.polygon([(x + 8, 160), (x + 34, 171), (x + 8, 183)], NIGHT_TEXT)
        canvas.text(x + 42, 194, clean(words.leads), small, NIGHT_TEXT)
    if place.card is not None:
        canvas.rounded((x + 1, TOP + 7, SLOT - 2, TALL), 12, fill=SHADOW)
        canvas.sprite(card_sprite(place.card, SLOT), middle, TOP + TALL / 2)
        if place.ahead:
            canvas.rounded((x - 2, TOP + TALL - 42, SLOT + 4, 44), 11, fill=GOLD)
            canvas.text(middle, TOP + TALL - 10, fit(clean(words.ahead), small, SLOT), small, INK, "middle")
            canvas.rounded((x - 2, TOP - 2, SLOT + 4, TALL + 4), 13, line=GOLD, width=6)
    elif place.turn:
        box = (x + 2, TOP + 2, SLOT - 4, TALL - 4)
        canvas.rounded(box, 12, fill=NIGHT_PANEL)
        canvas.dashed(box, 12, GOLD, 4, (12, 10))
        y = TOP + TALL / 2
        canvas.stroke([[(middle - 26, y + 16), (middle, y - 12), (middle + 26, y + 16)]], GOLD, 9)
    else:
        canvas.dashed((x + 2, TOP + 2, SLOT - 4, TALL - 4), 12, NIGHT_SLOT, 3, (10, 10))
    if place.turn:
        wide = max(float(SLOT), min(room + 4, name_font.length(name) + 20))
        canvas.rounded((middle - wide / 2, 433, wide, 84), 26, fill=GOLD)
        canvas.text(middle, 467, name, name_font, INK, "middle")
        canvas.text(middle, 502, fit(clean(words.turn), small, SLOT - 8), small, INK, "middle")
    else:
        canvas.text(middle, 469, name, name_font, NIGHT_TEXT, "middle")


def _panel(canvas: Canvas, picture: TablePicture) -> None:
    words = picture.words
    height = 62 + ROW * len(picture.standings) + 8
    canvas.rounded((28, PANEL, 844, height), 22, fill=NIGHT_PANEL, line=NIGHT_KEYLINE, width=2)
    canvas.text(56, PANEL + 44, clean(words.panel), face("serif-bold", 32), NIGHT_TEXT)
    canvas.text(846, PANEL + 44, clean(words.sum), face("sans", 28), NIGHT_MUTED, "right")
    for index, standing in enumerate(picture.standings):
        _standing(canvas, standing, PANEL + 62 + ROW * index)


def _standing(canvas: Canvas, standing: Standing, top: float) -> None:
    middle = top + ROW / 2
    canvas.rounded((48, top, 804, 1.5), 0, fill=NIGHT_RULE)
    if standing.dealer:
        canvas.sprite(dealer_badge(56), 80, middle)
    name, name_font = called(standing.name, "sans-bold", 32, 176)
    canvas.text(116, middle + 11, name, name_font, NIGHT_TEXT)
    note_font = face("sans-bold", 30)
    over = standing.bid is not None and standing.tricks > standing.bid
    color = NIGHT_MISS if over else NIGHT_MUTED
    canvas.text(846, middle + 11, fit(clean(standing.words), note_font, 150), note_font, color, "right")
    if standing.bid is None:
        return
    canvas.text(652, middle + 16, f"{standing.tricks} / {standing.bid}", face("serif-black", 46), NIGHT_TEXT, "middle")
    marks = max(standing.bid, standing.tricks)
    pitch = min(40.0, (RING - 34) / max(1, marks - 1))
    size = 36 if pitch >= 34 else max(16, round(pitch * 0.9))
    for index in range(marks):
        x = 325 + pitch * index
        if index >= standing.bid:
            cross_box(canvas, x, middle, size * 0.44, NIGHT_MISS)
        elif index < standing.tricks:
            canvas.sprite(made(size), x, middle)
        else:
            canvas.disc(x, middle, size * 0.42, line=NIGHT_TEXT, width=3)


def _legend(canvas: Canvas, words: TableWords, y: float) -> None:
    font = face("sans", 28)

    def say(x: float, word: str) -> float:
        return x + canvas.text(x, y + 9, clean(word), font, NIGHT_MUTED) + 30

    canvas.sprite(dealer_badge(56), 56, y)
    x = say(90, words.dealer)
    canvas.sprite(made(28), x + 14, y)
    x = say(x + 36, words.made)
    canvas.disc(x + 14, y, 12, line=NIGHT_TEXT, width=3)
    x = say(x + 36, words.missing)
    cross_box(canvas, x + 14, y, 12, NIGHT_MISS)
    say(x + 36, words.over)
