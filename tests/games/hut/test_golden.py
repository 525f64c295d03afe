"""Playthroughs as readable text: slips as they were written, and the report they gave."""

from pathlib import Path

import pytest

from tests.games.hut.table import Table

FILES = sorted((Path(__file__).parent / "golden").glob("*.txt"))


def replayed(source: str) -> str:
    """Play what a file says and write it anew, with the report of every round."""
    lines: list[str] = []
    slips: dict[str, str] = {}
    setting: dict[str, str] = {}
    table = Table()

    def finish() -> None:
        if slips:
            table.play(**slips)
            lines.extend(f"  = {number} {table.phase(number)}".rstrip() for number in (1, 2, 3, 4))
            lines.append(f"  = Brett {table.board}")
            lines.append("  = Punkte " + ", ".join(f"{colour} {won}" for colour, won in table.points.items()))
            slips.clear()

    for line in source.splitlines():
        head, _, rest = line.strip().partition(":")
        if line.startswith("  ="):
            continue
        if line == "Runde":
            finish()
        lines.append(line)
        if head in ("Farben", "Brett"):
            setting[head] = rest.strip()
            table = Table(setting.get("Brett", ""), setting["Farben"])
        elif line.startswith("  "):
            slips[head] = rest
    finish()
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_playthrough(file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    assert "  = Punkte" in source
    assert replayed(source) == source
