"""Which letters a typeface has: read off its own table, whatever else stands in it."""

import struct
from pathlib import Path

from bot.draw.glyphs import coverage

GROUPS = struct.pack(">HHIII", 12, 0, 28, 0, 1) + struct.pack(">III", 0x1F600, 0x1F602, 5)
"""Format 12: three faces."""
TRIMMED = struct.pack(">HHHHHH", 6, 12, 0, 65, 1, 3)
"""Format 6, which no typeface of ours has: an A."""


def font(folder: Path, *tables: tuple[bytes, bytes]) -> str:
    """Write a typeface that has nothing but these tables."""
    head, body, at = struct.pack(">4sHHHH", b"OTTO", len(tables), 0, 0, 0), b"", 12 + 16 * len(tables)
    for tag, content in tables:
        head += struct.pack(">4sIII", tag, 0, at + len(body), len(content))
        body += content
    file = folder / "face.otf"
    file.write_bytes(head + body)
    return str(file)


def characters(*maps: tuple[int, bytes]) -> bytes:
    """Write a table of characters with these maps, each with its platform."""
    head, body, at = struct.pack(">HH", 0, len(maps)), b"", 4 + 8 * len(maps)
    for platform, content in maps:
        head += struct.pack(">HHI", platform, 10, at + len(body))
        body += content
    return head + body


def test_a_typeface_without_a_table_of_characters_has_none(tmp_path: Path) -> None:
    assert coverage(font(tmp_path, (b"name", b"nobody"))) == frozenset()


def test_a_map_in_a_way_we_do_not_read_hides_no_other(tmp_path: Path) -> None:
    table = characters((3, TRIMMED), (1, GROUPS[:-12] + struct.pack(">III", 97, 98, 5)), (3, GROUPS))
    assert coverage(font(tmp_path, (b"name", b""), (b"cmap", table))) == {0x1F600, 0x1F601, 0x1F602}
