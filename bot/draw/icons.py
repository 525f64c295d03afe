"""Small signs for buttons, menus and lines: drawn like everything else, kept at Discord as the application's emojis."""

import hashlib
import io
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from PIL import Image

from bot.draw.palette import HouseLetter
from bot.draw.sprites import badge, die

EDGE = 96
"""Discord shows them with 22 to 48 points; twice that looks sharp everywhere."""


@dataclass(frozen=True, slots=True)
class Icon:
    """A sign: who draws it from which data, and the digest of what comes out, so that nothing is drawn to know it."""

    draw: Callable[[Any], Image.Image]
    data: Any
    digest: str


def image(icon: Icon) -> Image.Image:
    """Draw a sign in the middle of a square that is transparent around it."""
    sprite = icon.draw(icon.data)
    sprite = sprite.crop(sprite.getchannel("A").getbbox() or (0, 0, *sprite.size))
    share = EDGE / max(sprite.size)
    sprite = sprite.resize((round(sprite.width * share), round(sprite.height * share)), Image.Resampling.LANCZOS)
    square = Image.new("RGBA", (EDGE, EDGE))
    square.paste(sprite, ((EDGE - sprite.width) // 2, (EDGE - sprite.height) // 2))
    return square


def digest(drawn: Image.Image) -> str:
    """Return what tells one drawing from another, however the file is packed."""
    return hashlib.sha256(drawn.tobytes()).hexdigest()[:8]


def draw_icon(icon: Icon) -> bytes:
    """Draw a sign as a PNG."""
    out = io.BytesIO()
    image(icon).save(out, "PNG", optimize=True)
    return out.getvalue()


def _die(value: int) -> Image.Image:
    return die(6, value, 120)


def _house(letter: HouseLetter) -> Image.Image:
    return badge(letter, 120)


_DICE = ("1e5dc5b7", "93d32234", "a81840ff", "16a6f9c2", "b2b0ae34", "70210632")
_HOUSES: Mapping[HouseLetter, str] = {"G": "760c1c38", "H": "bc92ede2", "R": "c437232a", "S": "63e7057a"}
ICONS: Mapping[str, Icon] = {
    **{f"die_{value}": Icon(_die, value, drawn) for value, drawn in enumerate(_DICE, 1)},
    **{f"house_{letter.lower()}": Icon(_house, letter, drawn) for letter, drawn in _HOUSES.items()},
}
"""What belongs to no single game; a game has its own in `draw/icons.py`."""
