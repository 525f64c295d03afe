"""One's own cards, and a trick laid out for a second look."""

from bot.draw.canvas import Canvas
from bot.draw.fonts import clean, clean_name, face, fit
from bot.games.watten.draw.art import symbol
from bot.games.watten.draw.cards import card_sprite, dimmed, height_of
from bot.games.watten.draw.colors import CREAM, GOLD, GOLD_TEXT, INK, MUTED, PLANK, SUIT_SYMBOLS, WOOD_LINE
from bot.games.watten.draw.records import HandPicture, TrickPicture
from bot.games.watten.draw.wood import dashed, lay, wood

_BAND, _CARD, _PITCH, _UP, _DOWN = 138, 162, 170, 168, 212
_HEIGHT, _LOW_HEIGHT = 628, 560


def draw_hand(picture: HandPicture) -> bytes:
    """Draw the own hand: what may be played stands higher and has its number in gold."""
    legend = bool(picture.playable_word)
    canvas = wood(_HEIGHT if legend else _LOW_HEIGHT, _BAND)
    canvas.text(32, 62, fit(picture.title, face("serif-bold", 44), 410), face("serif-bold", 44), CREAM)
    _announcement(canvas, picture)
    if picture.note:
        canvas.text(32, 114, fit(picture.note, face("sans", 32), 830), face("sans", 32), GOLD_TEXT)
    left = 450 - (len(picture.cards) * _PITCH - 8) / 2
    for number, held in enumerate(picture.cards):
        x = left + number * _PITCH
        up = held.playable is not False
        sprite = card_sprite(held.card, _CARD) if up else dimmed(held.card, _CARD)
        lay(canvas, sprite, x, _UP if up else _DOWN)
        _number(canvas, x + _CARD / 2, str(number + 1), held.playable)
    if not picture.cards:
        for number in range(5):
            dashed(canvas, (29 + number * _PITCH, _UP, _CARD, height_of(_CARD)), 15, MUTED, 3, (10, 10))
    if legend:
        _legend(canvas, picture)
    return canvas.png()


def _announcement(canvas: Canvas, picture: HandPicture) -> None:
    plain, bold = face("sans", 28), face("serif-bold", 36)
    canvas.rounded((458, 20, 410, 60), 30, fill=PLANK, line=WOOD_LINE, width=2)
    used = canvas.text(482, 60, picture.schlag_word, plain, MUTED)
    name = picture.schlag or "?"
    canvas.text(482 + used + 10, 61, fit(name, bold, 182 - used), bold, CREAM)
    canvas.rule((682, 36), (682, 64), WOOD_LINE, 2)
    canvas.text(702, 60, picture.farbe_word, plain, MUTED)
    canvas.disc(826, 50, 25, fill=CREAM)
    if picture.farbe is None:
        canvas.centered(826, 50, "?", face("serif-bold", 36), INK)
    else:
        canvas.sprite(symbol(SUIT_SYMBOLS[picture.farbe], 36, 36), 826, 50)


def _number(canvas: Canvas, x: float, number: str, playable: bool | None) -> None:
    if playable:
        canvas.stroke([[(x - 17, 448), (x, 431), (x + 17, 448)]], GOLD, 7)
        canvas.disc(x, 512, 31, fill=GOLD)
        canvas.centered(x, 512, number, face("sans-black", 38), INK)
        return
    y = 512 if playable is False else 480
    dashed(canvas, (x - 29, y - 29, 58, 58), 29, MUTED, 3, (7, 7))
    canvas.centered(x, y, number, face("sans", 34), MUTED)


def _legend(canvas: Canvas, picture: HandPicture) -> None:
    font = face("sans", 28)
    canvas.disc(48, 588, 12, fill=GOLD)
    used = canvas.text(72, 597, picture.playable_word, font, CREAM)
    if picture.barred_word:
        left = 72 + used + 60
        dashed(canvas, (left - 11, 577, 22, 22), 11, MUTED, 3, (5, 4))
        canvas.text(left + 24, 597, fit(picture.barred_word, font, 870 - left - 24), font, MUTED)


def draw_trick(picture: TrickPicture) -> bytes:
    """Draw a trick in the order it was played, with the names below."""
    canvas = wood(520, 100)
    canvas.text(32, 66, fit(picture.title, face("serif-bold", 44), 830), face("serif-bold", 44), CREAM)
    pitch, name_font = 210, face("sans-bold", 30)
    left = 450 - (len(picture.cards) * pitch) / 2
    for number, (name, card) in enumerate(picture.cards):
        middle = left + pitch * (number + 0.5)
        best = number == picture.winner
        lay(canvas, card_sprite(card, _CARD), middle - _CARD / 2, 136)
        if best:
            canvas.rounded((middle - _CARD / 2 - 2, 134, _CARD + 4, height_of(_CARD) + 4), 17, line=GOLD, width=6)
        shown = fit(clean_name(clean(name)), name_font, 190)
        canvas.text(middle, 440, shown, name_font, GOLD_TEXT if best else CREAM, "middle")
        word = picture.word if best else f"{number + 1}."
        canvas.text(middle, 482, word, face("sans", 28), GOLD_TEXT if best else MUTED, "middle")
    return canvas.png()
