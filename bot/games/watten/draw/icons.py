"""The four suits as small signs."""

from collections.abc import Mapping

from PIL import Image

from bot.draw.icons import Icon
from bot.games.watten.draw.art import symbol
from bot.games.watten.draw.colors import SUIT_SYMBOLS
from bot.games.watten.model.cards import SUITS


def _suit(number: int) -> Image.Image:
    return symbol(SUIT_SYMBOLS[number], 110, 110)


_DIGESTS = ("1326f093", "d2cc3174", "142cb21a", "e8a93dd4")
ICONS: Mapping[str, Icon] = {
    f"watten_{suit.lower()}": Icon(_suit, number, digest)
    for number, (suit, digest) in enumerate(zip(SUITS, _DIGESTS, strict=True))
}
