"""A pen that draws in a symbol's own coordinates, four times as large as the sprite becomes."""

from PIL import Image, ImageDraw

from bot.draw.fonts import SMALLEST, Role, face
from bot.draw.palette import Color
from bot.draw.paths import flatten, place
from bot.draw.shapes import SCALE, trace


class Pen:
    """Draws paths, discs and letters on a transparent sheet; `scale` turns the design's units into pixels."""

    def __init__(self, width: float, height: float, scale: float, *, margin: float = 0.0) -> None:
        """Lay out an empty sheet for a design of this size."""
        self._factor, self._margin = scale * SCALE, margin * scale * SCALE
        size = (round((width + 2 * margin) * scale) * SCALE, round((height + 2 * margin) * scale) * SCALE)
        self.layer = Image.new("RGBA", size)
        self.draw = ImageDraw.Draw(self.layer)

    def sprite(self) -> Image.Image:
        """Give the finished sheet in its real size."""
        return self.layer.reduce(SCALE)

    def path(
        self,
        path: str,
        *,
        fill: Color | None = None,
        line: Color | None = None,
        width: float = 0.0,
        at: tuple[float, float] = (0.0, 0.0),
        size: float = 1.0,
    ) -> None:
        """Draw an SVG path, moved and scaled within the design."""
        open_path = fill is None
        for outline in flatten(path):
            x, y = at[0] * self._factor + self._margin, at[1] * self._factor + self._margin
            points = place(outline, x, y, size * self._factor)
            if fill is not None:
                self.draw.polygon(points, fill=fill)
            if line is not None:
                closed = points if open_path else [*points, points[0]]
                trace(self.draw, closed, width * size * self._factor, line)

    def disc(
        self,
        x: float,
        y: float,
        radius: float,
        *,
        fill: Color | None = None,
        line: Color | None = None,
        width: float = 0.0,
    ) -> None:
        """Draw a disc or a ring about a centre."""
        f, m = self._factor, self._margin
        reach = (radius + width / 2) * f
        outline = max(1, round(width * f)) if line else 0
        self.draw.circle((x * f + m, y * f + m), reach, fill=fill, outline=line, width=outline)

    def plate(
        self,
        box: tuple[float, float, float, float],
        radius: float,
        *,
        fill: Color | None = None,
        line: Color | None = None,
        width: float = 0.0,
        left_only: bool = False,
    ) -> None:
        """Draw a rounded rectangle (x, y, width, height), on request with its left corners round only."""
        f, m, grow = self._factor, self._margin, width / 2
        x, y, w, h = box
        edges = ((x - grow) * f + m, (y - grow) * f + m, (x + w + grow) * f + m - 1, (y + h + grow) * f + m - 1)
        corners = (True, False, False, True) if left_only else (True, True, True, True)
        self.draw.rounded_rectangle(
            edges, (radius + grow) * f, fill=fill, outline=line, width=round(width * f), corners=corners
        )

    def letters(self, x: float, baseline: float, text: str, role: Role, size: float, color: Color) -> None:
        """Write about a middle, on a baseline."""
        font = face(role, max(SMALLEST, round(size * self._factor))).font
        f, m = self._factor, self._margin
        self.draw.text((x * f + m, baseline * f + m), text, fill=color, font=font, anchor="ms")
