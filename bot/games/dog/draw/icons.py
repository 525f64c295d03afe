"""The cards as small signs."""

from collections.abc import Mapping
from typing import get_args

from PIL import Image

from bot.draw.icons import Icon
from bot.games.dog.draw.cards import card
from bot.games.dog.model import Card


def _card(code: str) -> Image.Image:
    return card(code, "", 110)


_DIGESTS = (
    *("f499d7da", "8da81bc4", "d9ad51a4", "f7500850", "e75ec39d"),
    *("6be3890d", "e3ef9e90", "63cb1605", "d29db5cf", "398bf79c"),
)
ICONS: Mapping[str, Icon] = {
    f"dog_{code.lower()}": Icon(_card, code, digest) for code, digest in zip(get_args(Card), _DIGESTS, strict=True)
}
