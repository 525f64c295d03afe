"""The picture of the heap."""

from dataclasses import dataclass

from bot.draw.canvas import Canvas
from bot.draw.fonts import face
from bot.draw.palette import TEXT, WAND_WOOD

HEIGHT, GAP, TOP, LENGTH = 200, 27, 40, 120


@dataclass(frozen=True, slots=True)
class Heap:
    """So many sticks."""

    left: int


def draw_heap(heap: Heap) -> bytes:
    """Draw the sticks side by side, and their number."""
    canvas = Canvas(HEIGHT)
    for place in range(heap.left):
        x = 48 + GAP * place
        canvas.rule((x, TOP), (x, TOP + LENGTH), WAND_WOOD, 12)
    canvas.text(860, 180, str(heap.left), face("sans-black", 40), TEXT, "right")
    return canvas.png()
