"""What a picture consists of: every stroke, text and shape with its place and colour, without drawing any of it.

Golden pictures show that a picture looks right; a sketch notices every line that is left out, moved or coloured anew,
in all pictures of all transcripts, and takes a few milliseconds.
"""

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from typing import Any

import pytest
from PIL import Image

from bot.contests.common.draw.sheet import Sheets
from bot.draw import keeping
from bot.draw.canvas import Canvas
from bot.draw.fonts import Face
from tests.transcripts.digests import digested

STROKES = ("rounded", "disc", "polygon", "stroke", "dashed", "rule", "centered", "plate", "patterned", "paint")
ON_PAPER = ("sheet", "rounded", "polygon", "rule", "text", "line_of")
COARSE = (8, 8)


class Pens:
    """Writes down what pens draw; pieces that are kept are sketched once, and apart from each other."""

    def __init__(self) -> None:
        self._sheets: list[list[Any]] = []
        self._pieces: dict[Hashable, tuple[Any, str]] = {}
        self._known: dict[str, str] = {}

    def sketched(self, function: Callable[[Any], bytes], data: Any) -> str:
        """Return a few letters that stand for everything a picture consists of."""
        key = f"{function.__module__}.{function.__name__} {digested(data)}"
        if key not in self._known:
            with self._sketching():
                self._known[key] = self._on_a_sheet(lambda: function(data))[1]
        return self._known[key]

    def _on_a_sheet(self, work: Callable[[], Any]) -> tuple[Any, str]:
        self._sheets.append([])
        try:
            made = work()
        finally:
            strokes = self._sheets.pop()
        return made, sha256(repr(strokes).encode()).hexdigest()[:8]  # they are plain already

    def get(self, key: Hashable, make: Callable[[], Any]) -> Any:
        """Stand in for the store of finished pieces."""
        if key not in self._pieces:
            self._pieces[key] = self._on_a_sheet(make)
        piece, strokes = self._pieces[key]
        self.note("piece", strokes)
        return piece

    def note(self, *stroke: Any) -> None:
        """Write a stroke down."""
        self._sheets[-1].append(_plain(stroke))

    @contextmanager
    def _sketching(self) -> Iterator[None]:
        create = Canvas.__init__

        def begin(canvas: Canvas, *args: Any, **more: Any) -> None:
            create(canvas, *args, **more)
            self.note("canvas", args, more)
            canvas.image.__class__ = Ground

        def written(canvas: Canvas, x: float, baseline: float, words: str, font: Face, *more: Any) -> float:
            self.note("text", x, baseline, words, font, *more)
            return font.length(words)

        def put(canvas: Canvas, sprite: Image.Image, x: float, y: float) -> None:
            self.note("sprite", sprite, x, y)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(keeping, "STORE", self)
            patch.setattr(Canvas, "__init__", begin)
            patch.setattr(Canvas, "text", written)
            patch.setattr(Canvas, "sprite", put)
            patch.setattr(Canvas, "png", lambda canvas: b"")
            for name in STROKES:
                patch.setattr(Canvas, name, self._noting(name))
            for name in ON_PAPER:
                patch.setattr(Sheets, name, self._noting(name, getattr(Sheets, name)))
            yield

    def _noting(self, name: str, also: Callable[..., Any] | None = None) -> Callable[..., Any]:
        def stroke(pen: Any, *args: Any, **more: Any) -> Any:
            self.note(name, args, more)
            return also(pen, *args, **more) if also is not None else None

        return stroke


class Ground(Image.Image):
    """The ground of a picture: what is laid on it directly is noted."""

    def paste(self, im: Any, box: Any = None, mask: Any = None) -> None:
        """Note it."""
        PENS.note("paste", im, box, mask is not None)


PENS = Pens()
sketched = PENS.sketched


def _plain(thing: Any) -> Any:
    """Return what tells a stroke from others: places to the point, fonts by name and size, images by their looks."""
    if isinstance(thing, float):
        return round(thing)
    if thing is None or isinstance(thing, str | int):
        return thing
    if isinstance(thing, Image.Image):
        return (thing.size, [] if isinstance(thing, Ground) else _looks(thing))
    if isinstance(thing, Face):
        return (thing.role, thing.size)
    if isinstance(thing, dict):
        return sorted((key, _plain(value)) for key, value in thing.items())
    return [_plain(each) for each in thing]


def _looks(image: Image.Image) -> list[int]:
    """Return roughly where an image is light and dark: another machine may draw an edge a little otherwise."""
    return [shade // 16 for shade in image.convert("L").resize(COARSE, Image.Resampling.BOX).tobytes()]
