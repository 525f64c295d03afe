"""Every game's help shows what the game looks like."""

import pytest

from bot.edge.help.library import pictures_of
from bot.games import find_games
from tests.playing import PlainVoice

PACKAGES = sorted({spec.folder.name for spec in find_games().values()})


@pytest.mark.parametrize("package", PACKAGES)
def test_pictures_belong_to_pages_and_can_be_drawn(package: str) -> None:
    found = pictures_of(package)
    assert found
    for factory in found.values():
        picture = factory(PlainVoice())
        assert picture.draw(picture.data).startswith(b"\x89PNG")
        assert factory(PlainVoice()).data == picture.data, "always the same"
