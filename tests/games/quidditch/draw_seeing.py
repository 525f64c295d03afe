"""How tests look at pictures: as somebody with a phone would."""

import io
from collections.abc import Callable
from functools import lru_cache
from typing import Any
from unittest.mock import patch

from PIL import Image, ImageChops

from bot.draw.canvas import Canvas

_VISIBLE = 48
_VISIBLE_SMALL = 32


def look(draw: Callable[[Any], bytes], data: Any) -> bytes:
    """Draw without packing into few colours, which takes longer than the drawing itself."""
    with patch.object(Canvas, "png", _unpacked):
        return draw(data)


def _unpacked(canvas: Canvas) -> bytes:
    target = io.BytesIO()
    canvas.image.save(target, "PPM")
    return target.getvalue()


def opened(picture: bytes) -> Image.Image:
    return Image.open(io.BytesIO(picture))


def plain(picture: bytes) -> Image.Image:
    """Open a picture without its transparent corners."""
    return opened(picture).convert("RGBA").convert("RGB")


@lru_cache(maxsize=8)
def _small(picture: bytes) -> Image.Image:
    return plain(picture).reduce(5)


def _difference(first: Image.Image, second: Image.Image) -> Image.Image:
    assert first.size == second.size
    red, green, blue = ImageChops.difference(first, second).split()
    return ImageChops.lighter(ImageChops.lighter(red, green), blue)


def changed(one: bytes, other: bytes) -> bool:
    """Tell whether a change is plain to see: another size, or a spot that differs even at a fifth of the size."""
    first, second = _small(one), _small(other)
    return first.size != second.size or max(_difference(first, second).tobytes()) >= _VISIBLE_SMALL


def changed_area(one: bytes, other: bytes) -> tuple[int, int, int, int] | None:
    """Give the box in which two pictures of one size differ, to the nearest four pixels; lone pixels do not count."""
    marked = _difference(plain(one), plain(other)).point([255 * (level >= _VISIBLE) for level in range(256)])
    box = marked.reduce(4).point([255 * (level >= 64) for level in range(256)]).getbbox()
    return (box[0] * 4, box[1] * 4, box[2] * 4, box[3] * 4) if box else None
