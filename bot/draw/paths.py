"""Outlines: SVG path text to points, dashes, polygons."""

import itertools
import math
import re
from collections.abc import Iterator, Sequence

Point = tuple[float, float]
Points = Sequence[Point]

_TOKEN = re.compile(r"([MLHVCQAZmlhvcqaz])|(-?\d*\.?\d+)")
_ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "A": 7, "Z": 0}
_STEPS = 16


def flatten(path: str) -> list[list[Point]]:
    """Turn SVG path text (M L H V C Q A Z, also relative) into lists of points, one per subpath."""
    outlines: list[list[Point]] = []
    here: Point = (0.0, 0.0)
    for letter, numbers in _commands(path):
        if letter.islower():
            numbers = _absolute(letter.upper(), numbers, here)
        match letter.upper():
            case "M":
                here = (numbers[0], numbers[1])
                outlines.append([here])
                continue
            case "Z":
                here = outlines[-1][0]
                continue
            case "L":
                points = [(numbers[0], numbers[1])]
            case "H":
                points = [(numbers[0], here[1])]
            case "V":
                points = [(here[0], numbers[0])]
            case "A":
                points = list(_arc(here, numbers))
            case _:
                points = list(_bezier([here, *zip(numbers[::2], numbers[1::2], strict=True)]))
        outlines[-1].extend(points)
        here = points[-1]
    return outlines


def _commands(path: str) -> Iterator[tuple[str, list[float]]]:
    letter = ""
    numbers: list[float] = []
    for match in _TOKEN.finditer(path):
        if match[1]:
            letter, numbers = match[1], []
        else:
            numbers.append(float(match[2]))
        if letter and len(numbers) == _ARGUMENTS[letter.upper()]:
            yield letter, numbers
            # Further pairs after a move are lines, as in SVG.
            letter = {"M": "L", "m": "l", "Z": "", "z": ""}.get(letter, letter)
            numbers = []


def _absolute(letter: str, numbers: list[float], here: Point) -> list[float]:
    if letter == "V":
        return [numbers[0] + here[1]]
    if letter == "A":
        return [*numbers[:5], numbers[5] + here[0], numbers[6] + here[1]]
    return [number + here[index % 2] for index, number in enumerate(numbers)]


def _bezier(controls: list[Point]) -> Iterator[Point]:
    for step in range(1, _STEPS + 1):
        share = step / _STEPS
        points = controls
        while len(points) > 1:
            points = [
                (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share) for a, b in itertools.pairwise(points)
            ]
        yield points[0]


def _arc(start: Point, numbers: list[float]) -> Iterator[Point]:
    """Follow an elliptic arc (without axis rotation) by the centre formula of the SVG specification."""
    rx, ry, _, large, sweep, end_x, end_y = numbers
    half_x, half_y = (start[0] - end_x) / 2, (start[1] - end_y) / 2
    reach = math.hypot(half_x / rx, half_y / ry)
    if reach > 1:
        rx, ry = rx * reach, ry * reach
    spread = (half_x / rx) ** 2 + (half_y / ry) ** 2
    factor = math.sqrt(max(0.0, 1 / spread - 1)) * (-1 if large == sweep else 1)
    offset_x, offset_y = factor * rx * half_y / ry, -factor * ry * half_x / rx
    center_x, center_y = offset_x + (start[0] + end_x) / 2, offset_y + (start[1] + end_y) / 2
    first = math.atan2((half_y - offset_y) / ry, (half_x - offset_x) / rx)
    swing = math.atan2((-half_y - offset_y) / ry, (-half_x - offset_x) / rx) - first
    if sweep and swing < 0:
        swing += math.tau
    elif not sweep and swing > 0:
        swing -= math.tau
    for step in range(1, 2 * _STEPS + 1):
        angle = first + swing * step / (2 * _STEPS)
        yield center_x + rx * math.cos(angle), center_y + ry * math.sin(angle)


def rounded_path(x: float, y: float, width: float, height: float, radius: float) -> str:
    """Write a rounded rectangle as a path."""
    right, bottom, arc = x + width, y + height, f"A{radius} {radius} 0 0 1"
    if not radius:
        return f"M{x} {y} H{right} V{bottom} H{x} Z"
    return (
        f"M{x + radius} {y} H{right - radius} {arc} {right} {y + radius} V{bottom - radius} {arc} {right - radius} "
        f"{bottom} H{x + radius} {arc} {x} {bottom - radius} V{y + radius} {arc} {x + radius} {y} Z"
    )


def polygon(corners: int, radius: float, start: float = -90.0) -> list[Point]:
    """Give a regular polygon about the origin; ``start`` is the angle of the first corner."""
    angles = (math.radians(start + 360 * index / corners) for index in range(corners))
    return [(radius * math.cos(angle), radius * math.sin(angle)) for angle in angles]


def place(points: Points, x: float = 0.0, y: float = 0.0, scale: float = 1.0) -> list[Point]:
    """Scale points about the origin, then move them."""
    return [(px * scale + x, py * scale + y) for px, py in points]


def turn(points: Points, degrees: float) -> list[Point]:
    """Turn points clockwise about the origin."""
    cosine, sine = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(x * cosine - y * sine, x * sine + y * cosine) for x, y in points]


def swell(points: Points, radius: float) -> list[Point]:
    """Grow a convex polygon, given clockwise, by a radius; its corners become round."""
    swollen: list[Point] = []
    for index, (x, y) in enumerate(points):
        before, after = points[index - 1], points[(index + 1) % len(points)]
        first = math.atan2(before[0] - x, y - before[1])
        swing = (math.atan2(x - after[0], after[1] - y) - first) % math.tau
        for step in range(_STEPS + 1):
            angle = first + swing * step / _STEPS
            swollen.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return swollen


def dashes(points: Points, pattern: Sequence[float]) -> list[list[Point]]:
    """Cut a polyline into the drawn pieces of a dash pattern (drawn, gap, drawn, gap ...)."""
    pieces: list[list[Point]] = [[points[0]]]
    index, left = 0, float(pattern[0])
    for (ax, ay), (bx, by) in itertools.pairwise(points):
        length = math.hypot(bx - ax, by - ay)
        done = 0.0
        while length - done > left:
            done += left
            cut = (ax + (bx - ax) * done / length, ay + (by - ay) * done / length)
            if index % 2 == 0:
                pieces[-1].append(cut)
            else:
                pieces.append([cut])
            index += 1
            left = float(pattern[index % len(pattern)])
        left -= length - done
        if index % 2 == 0:
            pieces[-1].append((bx, by))
    return [piece for piece in pieces if len(piece) > 1]
