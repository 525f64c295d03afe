"""How high a message is on a phone: lines as they wrap, buttons as they wrap."""

import re
from typing import Any

from tests.edge.house import raw

TEXT, GALLERY, ROW, BUTTON, PRIMARY = 10, 12, 1, 2, 1

PHONE = (390, 844)
MARGIN, GAP = 84, 8
"""What avatar, container and paddings take of the width, and what stands between two parts."""


def besides_the_picture(message: Any) -> float:
    """Reckon how high a message is without its picture."""
    wide, high = PHONE[0] - MARGIN, 0.0
    for part in raw(message):
        if part["type"] == TEXT:
            for line in part["content"].split("\n"):
                plain = re.sub(r"<t:\d+:R>", "in 59 Minuten", re.sub(r"<@\d+>", "@Maximilian", line))
                letter, tall = (
                    (12.5, 30) if line.startswith("## ") else (6.6, 18) if line.startswith("-# ") else (8.2, 22)
                )
                high += tall * max(1, -(-len(plain.lstrip("#- ")) * letter // wide))
            high += GAP
        elif part["type"] == ROW:
            lines, used = 1, 0.0
            for item in part["components"]:
                width = 34 + 8.2 * len(item.get("label") or "") + (24 if item.get("emoji") else 0)
                lines, used = (lines + 1, width) if used and used + GAP + width > wide else (lines, used + GAP + width)
            high += lines * (36 + GAP)
    return high
