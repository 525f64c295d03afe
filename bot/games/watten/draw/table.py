"""The table as everybody sees it: score, announcement, trick, open card, tricks won."""

from bot.draw.canvas import Canvas
from bot.draw.fonts import Face, called, face, fit, shrink
from bot.draw.paths import flatten
from bot.games.watten.draw.art import symbol
from bot.games.watten.draw.cards import back_sprite, card_sprite, height_of
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
    SUIT_SYMBOLS,
    WHITE,
    WOOD_LINE,
)
from bot.games.watten.draw.records import Plate, TablePicture, TeamBox
from bot.games.watten.draw.wood import lay, team_mark, wood

_HEIGHT, _BAND, _CARD = 888, 158, 132
_SLOT_HEIGHT = height_of(_CARD)
_SLOTS = ((450, 382), (596, 494), (450, 606), (304, 494))
"""The middle of everybody's card: top, right, bottom, left."""
_PLATES = ((450, 222), (776, 490), (450, 774), (128, 490))
_CHEVRONS = ("M-26 -14 L0 14 L26 -14", "M14 -26 L-14 0 L14 26", "M-26 14 L0 -14 L26 14", "M-14 -26 L14 0 L-14 26")


def draw_table(picture: TablePicture) -> bytes:
    """Draw the table."""
    canvas = wood(_HEIGHT, _BAND)
    for team, box in enumerate(picture.teams):
        team_box(canvas, team, box)
    worth(canvas, picture.words.counts, picture.value)
    _tile(canvas, 28, picture.words.schlag, picture.schlag_name)
    _tile(canvas, 680, picture.words.farbe, picture.farbe_name)
    canvas.text(124, 336, picture.schlag or "?", _fitting(picture.schlag or "?"), INK, "middle")
    if picture.farbe is None:
        canvas.text(776, 336, "?", face("serif-black", 120), INK, "middle")
    else:
        canvas.sprite(symbol(SUIT_SYMBOLS[picture.farbe], 102, 102), 776, 295)
    for place, plate in enumerate(picture.plates):
        _slot(canvas, place, plate, picture.words.ahead)
    for place, plate in enumerate(picture.plates):
        _plate(canvas, place, plate, picture.words.dealer)
    _rest(canvas, picture)
    _tricks(canvas, picture)
    if picture.banner:
        _banner(canvas, picture.banner)
    return canvas.png()


def _fitting(rank: str) -> Face:
    return face("serif-black", 96 if len(rank) > 1 else 120)


def worth(canvas: Canvas, word: str, value: int) -> None:
    """Write what the game counts, between the teams."""
    canvas.text(450, 54, fit(word, face("sans", 28), 200), face("sans", 28), MUTED, "middle")
    canvas.text(450, 138, str(value), face("serif-black", 92), GOLD_TEXT, "middle")


def team_box(canvas: Canvas, team: int, box: TeamBox) -> None:
    """Draw a team with its points into the band."""
    left = 28 + 534 * team
    line, width = (GOLD, 4) if box.tense else (WOOD_LINE, 2)
    canvas.rounded((left, 12, 310, 134), 20, fill=PLANK, line=line, width=width)
    team_mark(canvas, team, left + 30, 54)
    figure = face("serif-black", 90 if box.points < 10 else 72)
    canvas.text(left + 294, 104, str(box.points), figure, CREAM, "right")
    room = 294 - figure.length(str(box.points)) - 10 - 52
    for name, baseline in zip(box.names, (48, 86), strict=True):
        words, font = called(name, "sans-bold", 30, room)
        canvas.text(left + 52, baseline, words, font, CREAM)
    small = face("sans", 28)
    if box.tense:
        canvas.sprite(symbol("bow", 34, 34, GOLD_TEXT), left + 30, 120)
        canvas.text(left + 52, 130, fit(box.note, small, room), small, GOLD_TEXT)
    else:
        canvas.text(left + 52, 130, fit(box.note, small, 240), small, MUTED)


def _tile(canvas: Canvas, left: int, word: str, name: str) -> None:
    canvas.rounded((left, 180, 192, 232), 22, fill=PANEL, line=WOOD_LINE, width=2)
    canvas.text(left + 96, 218, word, face("sans", 30), MUTED, "middle")
    canvas.rounded((left + 33, 232, 126, 126), 18, fill=CREAM)
    font = shrink(name, "serif-bold", 34, 176)
    canvas.text(left + 96, 398, fit(name, font, 176), font, CREAM, "middle")


def _slot(canvas: Canvas, place: int, plate: Plate, ahead_word: str) -> None:
    x, y = _SLOTS[place]
    left, top = x - _CARD / 2, y - _SLOT_HEIGHT / 2
    if plate.card is not None:
        lay(canvas, card_sprite(plate.card, _CARD), left, top)
        if plate.ahead:
            ahead_mark(canvas, left, top, ahead_word)
        if plate.leads:
            corner = left + _CARD - 4  # the index is on the other side
            canvas.disc(corner, top + 4, 22, fill=CREAM, line=INK, width=3)
            canvas.centered(corner, top + 4, "1", face("sans-black", 30), INK)
    elif plate.doing is not None:
        canvas.rounded((left + 2, top + 2, _CARD - 4, _SLOT_HEIGHT - 4), 12, fill=OWN_SLOT)
        canvas.dashed((left + 2, top + 2, _CARD - 4, _SLOT_HEIGHT - 4), 12, GOLD, 4, (12, 10))
        canvas.stroke([[(x + px, y + py) for px, py in line] for line in flatten(_CHEVRONS[place])], GOLD, 9)
    else:
        canvas.dashed((left + 2, top + 2, _CARD - 4, _SLOT_HEIGHT - 4), 12, SLOT, 3, (10, 10))


def ahead_mark(canvas: Canvas, left: float, top: float, word: str) -> None:
    """Frame the card that is ahead, with a word at its lower edge."""
    bottom = top + _SLOT_HEIGHT
    canvas.rounded((left - 1, bottom - 40, _CARD + 2, 41), 11, fill=GOLD)
    canvas.image.paste(GOLD, (round(left) - 1, round(bottom) - 40, round(left) + _CARD + 1, round(bottom) - 20))
    canvas.text(left + _CARD / 2, bottom - 10, word, face("sans-bold", 30), INK, "middle")
    canvas.rounded((left - 2, top - 2, _CARD + 4, _SLOT_HEIGHT + 4), 13, line=GOLD, width=6)


def _plate(canvas: Canvas, place: int, plate: Plate, dealer_word: str) -> None:
    x, y = _PLATES[place]
    room = 240 if place % 2 == 0 else 148
    small = face("sans", 30)
    name, font = called(plate.name, "sans-bold", 32, room)
    wide = max(font.length(name), small.length(plate.doing) if plate.doing else 0)
    width = max(138.0, wide + 64)
    left = x - width / 2
    if place == 1:
        left = max(670, min(left, 880 - width))
    elif place == 3:
        left = max(18, min(left, 230 - width))
    if plate.doing:
        canvas.rounded((left, y - 50, width, 100), 31, fill=GOLD, line=GOLD_EDGE, width=4)
        canvas.text(left + width / 2 + 4, y - 7, name, font, INK, "middle")
        canvas.text(left + width / 2 + 4, y + 31, fit(plate.doing, small, width - 40), small, INK, "middle")
    else:
        canvas.rounded((left, y - 31, width, 62), 31, fill=PANEL, line=WOOD_LINE, width=2)
        canvas.text(left + width / 2 + 4, y + 11, name, font, CREAM, "middle")
    team_mark(canvas, place % 2, left + 2, y)
    if plate.dealer:
        below = place % 2 == 1
        disc = (left + width / 2, y + (82 if plate.doing else 67)) if below else (left + width + 36, y)
        _dealer(canvas, *disc, dealer_word)


def _dealer(canvas: Canvas, x: float, y: float, word: str) -> None:
    canvas.disc(x, y, 27, fill=WHITE, line=INK, width=4)
    canvas.disc(x, y, 20.5, line=INK, width=1.5)
    canvas.centered(x, y, word, face("serif-black", 30), INK)


def _rest(canvas: Canvas, picture: TablePicture) -> None:
    canvas.text(126, 636, picture.words.opened, face("sans", 28), MUTED, "middle")
    if picture.opened is None:
        for shift in (0, 6, 12):
            canvas.image.paste(back_sprite(118), (60 + shift, 654 + shift), back_sprite(118))
        return
    for shift in (0, 6):
        canvas.image.paste(back_sprite(118), (60 + shift, 654 + shift - shift // 6), back_sprite(118))
    lay(canvas, card_sprite(picture.opened, 118), 72, 664)


def _tricks(canvas: Canvas, picture: TablePicture) -> None:
    canvas.text(774, 636, picture.words.tricks, face("sans", 28), MUTED, "middle")
    for team, won in enumerate(picture.tricks):
        top = 658 + 98 * team
        team_mark(canvas, team, 686, top + 42)
        canvas.text(728, top + 59, str(won), face("serif-black", 50), CREAM, "middle")
        for number in range(won, 3):
            canvas.rounded((757 + 32 * number, top + 1, 51, 81), 6, fill=PLANK)
            canvas.dashed((757 + 32 * number, top + 1, 51, 81), 6, SLOT, 2.5, (6, 6))
        for number in range(min(3, won)):
            canvas.image.paste(back_sprite(54), (756 + 32 * number, top), back_sprite(54))


def _banner(canvas: Canvas, words: str) -> None:
    font = face("serif-bold", 44)
    shown = fit(words, font, 420)
    width = font.length(shown) + 72
    canvas.rounded((450 - width / 2, 455, width, 78), 39, fill=GOLD, line=GOLD_EDGE, width=4)
    canvas.text(450, 509, shown, font, INK, "middle")
