"""A trick laid out for a second look."""

from bot.draw.fonts import called, face, fit
from bot.games.watten.draw.cards import card_sprite, height_of
from bot.games.watten.draw.colors import CREAM, GOLD, GOLD_TEXT, MUTED
from bot.games.watten.draw.records import TrickPicture
from bot.games.watten.draw.wood import lay, wood

_CARD = 162


def draw_trick(picture: TrickPicture) -> bytes:
    """Draw a trick in the order it was played, with the names below."""
    canvas = wood(520, 100)
    canvas.text(32, 66, fit(picture.title, face("serif-bold", 44), 830), face("serif-bold", 44), CREAM)
    pitch = 210
    left = 450 - (len(picture.cards) * pitch) / 2
    for number, (name, card) in enumerate(picture.cards):
        middle = left + pitch * (number + 0.5)
        best = number == picture.winner
        lay(canvas, card_sprite(card, _CARD), middle - _CARD / 2, 136)
        if best:
            canvas.rounded((middle - _CARD / 2 - 2, 134, _CARD + 4, height_of(_CARD) + 4), 17, line=GOLD, width=6)
        shown, font = called(name, "sans-bold", 30, 196)
        canvas.text(middle, 440, shown, font, GOLD_TEXT if best else CREAM, "middle")
        word = picture.word if best else f"{number + 1}."
        canvas.text(middle, 482, word, face("sans", 28), GOLD_TEXT if best else MUTED, "middle")
    return canvas.png()
