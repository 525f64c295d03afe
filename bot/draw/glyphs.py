"""Which characters a font file can draw, read from its cmap table."""

import struct
from functools import lru_cache
from pathlib import Path


@lru_cache(maxsize=32)
def coverage(path: str) -> frozenset[int]:
    """List the code points a TrueType or OpenType file has glyphs for."""
    data = Path(path).read_bytes()
    (tables,) = struct.unpack_from(">H", data, 4)
    for index in range(tables):
        tag, _, offset, _ = struct.unpack_from(">4sIII", data, 12 + 16 * index)
        if tag == b"cmap":
            return frozenset(_character_map(data, offset))
    return frozenset()


def _character_map(data: bytes, start: int) -> set[int]:
    found: set[int] = set()
    (count,) = struct.unpack_from(">H", data, start + 2)
    for index in range(count):
        platform, _, offset = struct.unpack_from(">HHI", data, start + 4 + 8 * index)
        (layout,) = struct.unpack_from(">H", data, start + offset)
        if platform not in (0, 3):
            continue
        if layout == 4:
            found |= _segments(data, start + offset)
        elif layout == 12:
            found |= _groups(data, start + offset)
    return found


def _segments(data: bytes, start: int) -> set[int]:
    """Read format 4: segments of 16-bit characters, single ones of which may point to no glyph."""
    (double,) = struct.unpack_from(">H", data, start + 6)
    count = double // 2
    ends = struct.unpack_from(f">{count}H", data, start + 14)
    starts = struct.unpack_from(f">{count}H", data, start + 16 + double)
    deltas = struct.unpack_from(f">{count}H", data, start + 16 + 2 * double)
    ranges_at = start + 16 + 3 * double
    ranges = struct.unpack_from(f">{count}H", data, ranges_at)
    found: set[int] = set()
    for index in range(count):
        for code in range(starts[index], ends[index] + 1):
            if ranges[index]:
                at = ranges_at + 2 * index + ranges[index] + 2 * (code - starts[index])
                (glyph,) = struct.unpack_from(">H", data, at)
            else:
                glyph = (code + deltas[index]) & 0xFFFF
            if glyph and code != 0xFFFF:
                found.add(code)
    return found


def _groups(data: bytes, start: int) -> set[int]:
    """Read format 12: groups over the whole of Unicode."""
    (count,) = struct.unpack_from(">I", data, start + 12)
    found: set[int] = set()
    for index in range(count):
        first, last, _ = struct.unpack_from(">III", data, start + 16 + 12 * index)
        found.update(range(first, last + 1))
    return found
