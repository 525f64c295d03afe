"""The four suits, a Zauberer and a Narr as small signs."""

from collections.abc import Mapping

from PIL import Image

from bot.draw.icons import Icon
from bot.games.wizard.draw.cards import card_sprite, symbol
from bot.games.wizard.model.cards import NARR, SUIT_WORDS, ZAUBERER


def _suit(number: int) -> Image.Image:
    return symbol(number, 110)


def _card(card: int) -> Image.Image:
    return card_sprite(card, 110)


_DIGESTS = ("b6f11882", "8e7b810b", "d5d3303d", "bd95f687")
ICONS: Mapping[str, Icon] = {
    **{
        f"wizard_{word}": Icon(_suit, number, digest)
        for number, (word, digest) in enumerate(zip(SUIT_WORDS, _DIGESTS, strict=True))
    },
    "wizard_zauberer": Icon(_card, ZAUBERER, "91695b62"),
    "wizard_narr": Icon(_card, NARR, "ac6700fb"),
}
