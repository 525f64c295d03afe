"""German cards as cached sprites, drawn on a face of 180 by 280."""

from PIL import Image, ImageDraw

from bot.draw.fonts import face
from bot.draw.keeping import kept
from bot.draw.palette import Color
from bot.draw.paths import rounded_path
from bot.draw.shapes import SCALE
from bot.draw.sprites import veiled
from bot.games.watten.draw.art import Matrix, paint, shape, turned
from bot.games.watten.draw.colors import PANEL, PAPER, SUIT_COLORS, SUIT_SYMBOLS
from bot.games.watten.model.cards import KRITISCHE, RANKS, rank_of, suit_of

WIDTH, HEIGHT = 180, 280
_BAND = "M2 72 V17 A15 15 0 0 1 17 2 H163 A15 15 0 0 1 178 17 V72 Z"
_CORNER = "M125 1 H163 A16 16 0 0 1 179 17 V55 Z"
_STAR = (
    "M160 7 L163.21 15.58 L172.36 15.98 L165.19 21.69 L167.64 30.52 L160 25.46 L152.36 30.52 L154.81 21.69 "
    "L147.64 15.98 L156.79 15.58 Z"
)
_SHIELD = "M36 79 H144 V136 C144 168 116 190 90 203 C64 190 36 168 36 136 Z"
_OBER_PART = "M36 131 H144 V136 C144 168 116 190 90 203 C64 190 36 168 36 136 Z"
_UNTER_PART = "M36 79 H144 V136 H36 Z"
_KING_SHIELD = "M44 118 H136 V146 C136 174 114 192 90 203 C66 192 44 174 44 146 Z"
_ROWS = {"7": (2, 3, 2), "8": (3, 2, 3), "9": (3, 3, 3), "10": (3, 4, 3)}
_ROW_MIDDLES, _PITCH, _PIP = (99, 140, 181), 42, 36


def height_of(width: int) -> int:
    """Return how high a card of this width is."""
    return round(width * HEIGHT / WIDTH)


class _Face:
    """A card under work, drawn large."""

    def __init__(self, width: int) -> None:
        self.scale = width * SCALE / WIDTH
        self.layer = Image.new("RGBA", (width * SCALE, height_of(width) * SCALE))
        self.pen = ImageDraw.Draw(self.layer)
        self.matrix = Matrix(self.scale, 0, 0, self.scale)

    def shape(self, path: str, fill: str | None, line: str | None = None, width: float = 0.0, turn: float = 0) -> None:
        matrix = self.matrix.then(turned(turn, WIDTH / 2, HEIGHT / 2)) if turn else self.matrix
        shape(self.pen, path, fill, line, width, matrix)

    def symbol(self, name: str, x: float, y: float, width: float, height: float, turn: float = 0) -> None:
        matrix = self.matrix.then(turned(turn, x + width / 2, y + height / 2)) if turn else self.matrix
        paint(self.pen, name, (x, y, width, height), matrix, None)

    def done(self) -> Image.Image:
        return self.layer.reduce(SCALE)


def _code(color: Color) -> str:
    return "#" + "".join(f"{part:02X}" for part in color)


@kept
def card_sprite(card: int, width: int, *, dimmed: bool = False) -> Image.Image:
    """Draw a card; one that cannot be played now is dimmed."""
    if dimmed:
        return veiled(card_sprite(card, width), PANEL)
    drawn = _Face(width)
    suit, rank = suit_of(card), RANKS[rank_of(card)]
    ink, tint, symbol = _code(SUIT_COLORS[suit].ink), _code(SUIT_COLORS[suit].tint), SUIT_SYMBOLS[suit]
    drawn.shape(rounded_path(1, 1, 178, 278, 16), _code(PAPER))
    for turn in (0, 180):
        drawn.shape(_BAND, tint, turn=turn)
        drawn.shape("M1 71 H179 V73.5 H1 Z", ink, turn=turn)
    _figure(drawn, rank, symbol, ink)
    if card in KRITISCHE:
        for turn in (0, 180):
            drawn.shape(_CORNER, "#E3A72B", "#5B4A32", 2, turn)
            drawn.shape(_STAR, "#FFF8E4", "#7A5200", 1.5, turn)
        drawn.shape(rounded_path(3.5, 3.5, 173, 273, 13.5), None, "#E3A72B", 4)
    drawn.shape(rounded_path(1, 1, 178, 278, 16), None, "#5B4A32", 2)
    _index(drawn, rank, symbol, SUIT_COLORS[suit].ink)
    return drawn.done()


def _index(drawn: _Face, rank: str, symbol: str, ink: Color) -> None:
    """Print rank and suit in the upper corner, and once more upside down."""
    layer = Image.new("RGBA", drawn.layer.size)
    font = face("serif-black", round(72 * drawn.scale)).font
    wide = font.getlength(rank)
    room = 66 * drawn.scale
    left = (10 if rank == "10" else 12) * drawn.scale
    if rank == "10":
        word = Image.new("RGBA", (round(wide), round(90 * drawn.scale)))
        ImageDraw.Draw(word).text((0, 62 * drawn.scale), rank, fill=ink, font=font, anchor="ls")
        layer.alpha_composite(word.resize((round(room), word.height)), (round(left), 0))
        wide = room
    else:
        ImageDraw.Draw(layer).text((left, 62 * drawn.scale), rank, fill=ink, font=font, anchor="ls")
    box = ((left + wide) / drawn.scale + 7, 13, 48, 48)
    paint(ImageDraw.Draw(layer), symbol, box, drawn.matrix, None)
    drawn.layer.alpha_composite(layer)
    drawn.layer.alpha_composite(layer.rotate(180))


def _figure(drawn: _Face, rank: str, symbol: str, ink: str) -> None:
    match rank:
        case "U":
            drawn.shape(_SHIELD, "#FFFDF5")
            drawn.shape(_UNTER_PART, ink)
            drawn.symbol("drum", 59, 82.5, 62, 53)
            drawn.symbol(symbol, 66, 142, 48, 48)
            drawn.shape(_SHIELD, None, ink, 5)
        case "O":
            drawn.shape(_SHIELD, "#FFFDF5")
            drawn.shape(_OBER_PART, ink)
            drawn.symbol("swords", 55, 127, 70, 70)
            drawn.symbol(symbol, 67, 83, 46, 46)
            drawn.shape(_SHIELD, None, ink, 5)
        case "K":
            drawn.shape(_KING_SHIELD, "#FFFDF5", ink, 5)
            drawn.symbol(symbol, 62, 133, 56, 56)
            drawn.symbol("crown", 49, 76, 82, 62)
        case "A":
            drawn.symbol("laurel", 13, 75, 154, 132)
            drawn.symbol(symbol, 49, 95, 82, 82)
        case _:
            _pips(drawn, rank, symbol)


def _pips(drawn: _Face, rank: str, symbol: str) -> None:
    for row, count in enumerate(_ROWS[rank]):
        for column in range(count):
            x = WIDTH / 2 + (column - (count - 1) / 2) * _PITCH
            turn = 180 if row == 2 else 0
            drawn.symbol(symbol, x - _PIP / 2, _ROW_MIDDLES[row] - _PIP / 2, _PIP, _PIP, turn)


@kept
def back_sprite(width: int) -> Image.Image:
    """Draw the back of a card."""
    drawn = _Face(width)
    drawn.symbol("back-w", 0, 0, WIDTH, HEIGHT)
    return drawn.done()
