"""A hand: playable cards are raised, the others dimmed; trumps carry a T."""

from dataclasses import dataclass

from bot.draw.canvas import Canvas
from bot.draw.fonts import clean, face, fit
from bot.games.wizard.draw.cards import HEIGHT, WIDTH, card_sprite, symbol
from bot.games.wizard.draw.colors import (
    CARD,
    GOLD,
    NIGHT_KEYLINE,
    NIGHT_MUTED,
    NIGHT_PANEL,
    NIGHT_TEXT,
    ON_GOLD,
    SHADOW,
)
from bot.games.wizard.draw.frame import night
from bot.games.wizard.model.cards import Card, Suit, suit_of

CARD_WIDTH = 136
CARD_HEIGHT = round(CARD_WIDTH * HEIGHT / WIDTH)
PITCH = 142
LIFT, ROW, TOP, LEGEND = 34, 266, 196, 78


@dataclass(frozen=True, slots=True)
class HandWords:
    """The words in the picture."""

    title: str
    note: str
    trump: str
    suit: str
    playable: str
    count: str


@dataclass(frozen=True, slots=True)
class HandPicture:
    """The cards in order; `playable` None means that it is not one's turn, so nothing is dimmed."""

    words: HandWords
    cards: tuple[Card, ...]
    playable: tuple[Card, ...] | None = None
    trump: Suit | None = None


def _per_row(count: int) -> int:
    """Up to six in one row, up to fourteen in two, up to twenty in three."""
    return count if count <= 6 else -(-count // 2) if count <= 14 else -(-count // 3)


def draw_hand(picture: HandPicture) -> bytes:
    """Draw a hand."""
    count = len(picture.cards)
    per_row = max(1, _per_row(count))
    rows = -(-count // per_row)
    height = TOP + ROW * max(1, rows) - (ROW - CARD_HEIGHT) + LEGEND
    canvas = night(height, picture.words.title, picture.words.note, 836)
    _trump_pill(canvas, picture)
    pitch = PITCH if per_row <= 6 else (844 - CARD_WIDTH) / (per_row - 1)
    for index, card in enumerate(picture.cards):
        column, row = index % per_row, index // per_row
        free = picture.playable is None or card in picture.playable
        x = 28 + pitch * column
        y = TOP + ROW * row - (LIFT if free and picture.playable is not None else 0)
        canvas.rounded((x + 2, y + 6, CARD_WIDTH - 2, CARD_HEIGHT), 14, fill=SHADOW)
        trump = picture.trump is not None and suit_of(card) == picture.trump
        sprite = card_sprite(card, CARD_WIDTH, trump=trump, dimmed=not free)
        canvas.sprite(sprite, x + CARD_WIDTH / 2, y + CARD_HEIGHT / 2)
        if free and picture.playable is not None:
            _chevron(canvas, x + (CARD_WIDTH if pitch >= CARD_WIDTH else 56) / 2, y + CARD_HEIGHT + 22)
    _legend(canvas, picture, height - 36)
    return canvas.png()


def _trump_pill(canvas: Canvas, picture: HandPicture) -> None:
    label, bold = face("sans", 30), face("sans-bold", 30)
    word, suit = clean(picture.words.trump), clean(picture.words.suit)
    width = 44 + label.length(word) + bold.length(suit) + (72 if picture.trump is not None else 14)
    left = 868 - width
    canvas.rounded((left, 20, width, 60), 30, fill=NIGHT_PANEL, line=NIGHT_KEYLINE, width=2)
    x = left + 22 + canvas.text(left + 22, 60, word, label, NIGHT_MUTED)
    if picture.trump is not None:
        canvas.disc(x + 34, 50, 25, fill=CARD)
        canvas.sprite(symbol(picture.trump, 36), x + 34, 50)
        x += 58
    canvas.text(x + 14, 60, suit, bold, NIGHT_TEXT)


def _chevron(canvas: Canvas, x: float, y: float) -> None:
    canvas.stroke([[(x - 15, y + 8), (x, y - 7), (x + 15, y + 8)]], GOLD, 6)


def _legend(canvas: Canvas, picture: HandPicture, y: float) -> None:
    font = face("sans", 28)
    count = clean(picture.words.count)
    canvas.text(868, y + 8, count, font, NIGHT_MUTED, "right")
    x = 36.0
    if picture.playable is not None:
        canvas.stroke([[(36, y + 4), (50, y - 10), (64, y + 4)]], GOLD, 6)
        x = 80 + canvas.text(80, y + 8, clean(picture.words.playable), font, NIGHT_TEXT) + 40
    if picture.trump is not None and any(suit_of(card) == picture.trump for card in picture.cards):
        canvas.rounded((x, y - 20, 34, 36), 7, fill=GOLD)
        canvas.text(x + 17, y + 8, "T", face("sans-black", 28), ON_GOLD, "middle")
        room = 868 - font.length(count) - 20 - x - 46
        canvas.text(x + 46, y + 8, fit(clean(picture.words.trump), font, room), font, NIGHT_TEXT)
