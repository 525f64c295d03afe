"""The table as one person sees it: trump, the trick with everybody's bid, and below a golden line the own cards."""

from dataclasses import dataclass

from bot.draw.canvas import WIDTH, Canvas
from bot.draw.fonts import called, clean, face, fit
from bot.games.wizard.draw.cards import HEIGHT as CARD_TALL
from bot.games.wizard.draw.cards import WIDTH as CARD_WIDE
from bot.games.wizard.draw.cards import card_sprite
from bot.games.wizard.draw.colors import (
    GOLD,
    GOLD_TEXT,
    INK,
    NIGHT_BAND,
    NIGHT_KEYLINE,
    NIGHT_MISS,
    NIGHT_MUTED,
    NIGHT_PANEL,
    NIGHT_SLOT,
    NIGHT_TEXT,
    SHADOW,
)
from bot.games.wizard.draw.frame import night
from bot.games.wizard.draw.table import SLOT, TALL, trump_box
from bot.games.wizard.model.cards import Card, Suit, suit_of

TRICK, BOX, BOX_TALL, LINE, CARDS = 197, 416, 140, 585, 657
GAP, FOOT = 28, 35


@dataclass(frozen=True, slots=True)
class HandWords:
    """The words in the picture."""

    title: str
    note: str
    trump: str
    suit: str
    leads: str
    ahead: str
    turn: str
    line: str
    count: str


@dataclass(frozen=True, slots=True)
class HandSeat:
    """Somebody in order of play: made and bid, in words what is missing, and the card in the trick."""

    name: str
    tricks: int
    bid: int | None
    words: str
    card: Card | None = None
    ahead: bool = False
    turn: bool = False
    mine: bool = False


@dataclass(frozen=True, slots=True)
class HandPicture:
    """The trick and the own cards; `playable` None means that nothing is to be played, so nothing is dimmed."""

    words: HandWords
    seats: tuple[HandSeat, ...]
    cards: tuple[Card, ...]
    playable: tuple[Card, ...] | None = None
    trump: Suit | None = None
    turned: Card | None = None
    bidding: bool = False


@dataclass(frozen=True, slots=True)
class _Fan:
    """How the own cards are laid out: width of a card, cards in a row, steps to the next card and row."""

    width: int
    row: int
    pitch: float
    below: int

    @property
    def height(self) -> int:
        return round(self.width * CARD_TALL / CARD_WIDE)


def _fan(count: int) -> _Fan:
    """Up to six in one row, up to twelve in two, more overlap; the largest hands lie in three rows of smaller cards."""
    if count <= 12:
        row = max(1, count if count <= 6 else -(-count // 2))
        return _Fan(136, row, 158 if row <= 5 else 142, 240)
    if count <= 14:
        return _Fan(136, 7, (844 - 136) / 6, 240)
    return _Fan(116, 7, (844 - 116) / 6, 204)


def draw_hand(picture: HandPicture) -> bytes:
    """Draw the table and the own hand: what may be played is framed and has its number in gold."""
    fan = _fan(len(picture.cards))
    rows = max(1, -(-len(picture.cards) // fan.row))
    height = CARDS + (rows - 1) * fan.below + fan.height + FOOT
    words = picture.words
    canvas = night(height, words.title, words.note, 500)
    trump_box(canvas, words.trump, words.suit, picture.trump, picture.turned)
    count = len(picture.seats)
    wide = 172 if count <= 4 else 152 if count == 5 else 142
    pitch = wide + (16 if count <= 4 else 12 if count == 5 else 3)
    left = (WIDTH - pitch * count + pitch - wide) / 2
    for number, seat in enumerate(picture.seats):
        _seat(canvas, picture, seat, left + number * pitch, wide, first=number == 0)
    canvas.image.paste(NIGHT_BAND, (3, LINE, WIDTH - 3, height - 30))
    canvas.rounded((3, height - 90, WIDTH - 6, 87), 26, fill=NIGHT_BAND)
    canvas.image.paste(GOLD, (3, LINE - 1, WIDTH - 3, LINE + 2))
    note = face("sans-bold", 32)
    used = canvas.text(868, 632, clean(words.count), face("sans", 28), NIGHT_MUTED, "right")
    canvas.text(32, 632, fit(clean(words.line), note, 810 - used), note, GOLD_TEXT)
    for number, card in enumerate(picture.cards):
        row, column = divmod(number, fan.row)
        held = min(fan.row, len(picture.cards) - row * fan.row)
        x = (WIDTH - (held - 1) * fan.pitch - fan.width) / 2 + column * fan.pitch
        _card(canvas, picture, fan, number + 1, card, x, CARDS + row * fan.below)
    return canvas.png()


def _seat(canvas: Canvas, picture: HandPicture, seat: HandSeat, left: float, wide: int, *, first: bool) -> None:
    words, middle = picture.words, left + wide / 2
    x, small = middle - SLOT / 2, face("sans", 28)
    if first and not picture.bidding:
        canvas.stroke([[(x + 6, 186), (x + 6, 150)]], NIGHT_TEXT, 5)
        canvas.polygon([(x + 8, 148), (x + 34, 159), (x + 8, 171)], NIGHT_TEXT)
        canvas.text(x + 42, 180, fit(clean(words.leads), small, 150), small, NIGHT_TEXT)
    box = (x + 2, TRICK + 2, SLOT - 4, TALL - 4)
    if seat.card is not None:
        canvas.rounded((x + 1, TRICK + 7, SLOT - 2, TALL), 12, fill=SHADOW)
        canvas.sprite(card_sprite(seat.card, SLOT), middle, TRICK + TALL / 2)
        if seat.ahead:
            canvas.rounded((x - 2, TRICK + TALL - 42, SLOT + 4, 44), 11, fill=GOLD)
            bold = face("sans-bold", 30)
            canvas.text(middle, TRICK + TALL - 10, fit(clean(words.ahead), bold, SLOT), bold, INK, "middle")
            canvas.rounded((x - 2, TRICK - 2, SLOT + 4, TALL + 4), 13, line=GOLD, width=6)
    elif seat.turn:
        canvas.rounded(box, 12, fill=NIGHT_PANEL)
        canvas.dashed(box, 12, GOLD, 4, (12, 10))
    else:
        canvas.dashed(box, 12, NIGHT_SLOT, 3, (10, 10))
    y = TRICK + TALL / 2
    if picture.bidding and seat.bid is not None:
        canvas.centered(middle, y, str(seat.bid), face("serif-black", 76), NIGHT_TEXT)
    elif seat.turn and seat.card is None:
        canvas.stroke([[(middle - 26, y + 16), (middle, y - 12), (middle + 26, y + 16)]], GOLD, 9)
    _standing(canvas, picture, seat, left, wide)


def _standing(canvas: Canvas, picture: HandPicture, seat: HandSeat, left: float, wide: int) -> None:
    """Write a name with made and bid into the box below a card; whoever is to act has a golden head."""
    middle, bold, small = left + wide / 2, face("sans-bold", 28), face("sans", 28)
    line, width = (GOLD, 4) if seat.turn else (NIGHT_KEYLINE, 2)
    canvas.rounded((left, BOX, wide, BOX_TALL), 18, fill=NIGHT_PANEL, line=line, width=width)
    name, font = called(seat.name, "sans-bold", 28, wide - 4)
    if seat.turn and seat.mine and bold.length(picture.words.turn) <= wide - 10:
        name, font = picture.words.turn, bold
    if seat.turn:
        canvas.rounded((left, BOX, wide, 46), 18, fill=GOLD)
        canvas.image.paste(GOLD, (round(left) + 1, BOX + 26, round(left + wide) - 1, BOX + 46))
    canvas.text(middle, BOX + 34, name, font, INK if seat.turn else NIGHT_TEXT, "middle")
    made = "\u2013" if seat.bid is None else f"{seat.tricks} / {seat.bid}"
    canvas.text(middle, BOX + 88, made, face("serif-bold", 42), NIGHT_TEXT, "middle")
    color = NIGHT_MISS if seat.bid is not None and seat.tricks > seat.bid else NIGHT_MUTED
    canvas.text(middle, BOX + 126, fit(clean(seat.words), small, wide - 12), small, color, "middle")


def _card(canvas: Canvas, picture: HandPicture, fan: _Fan, number: int, card: Card, x: float, y: float) -> None:
    choosing = picture.playable is not None
    free = picture.playable is None or card in picture.playable
    trump = picture.trump is not None and suit_of(card) == picture.trump
    canvas.rounded((x + 2, y + 6, fan.width - 2, fan.height), 14, fill=SHADOW)
    sprite = card_sprite(card, fan.width, trump=trump, dimmed=not free)
    canvas.sprite(sprite, x + fan.width / 2, y + fan.height / 2)
    if not choosing:
        return
    # Overlapping cards show only their left side, which the index must keep.
    seen = min(fan.width, fan.pitch)
    at, low = x + (seen - 34 if seen == fan.width else seen / 2), y + fan.height - 30
    if free:
        canvas.rounded((x - 2, y - 2, fan.width + 4, fan.height + 4), 14, line=GOLD, width=6)
        canvas.disc(at, low, 31, fill=INK)
        canvas.disc(at, low, 27, fill=GOLD)
        canvas.centered(at, low, str(number), face("sans-black", 34), INK)
    else:
        canvas.disc(at, low, 28, fill=NIGHT_BAND)
        canvas.dashed((at - 26, low - 26, 52, 52), 26, NIGHT_MUTED, 3, (6, 6))
        canvas.centered(at, low, str(number), face("sans", 30), NIGHT_MUTED)
