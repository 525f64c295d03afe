"""What a contest is called was typed by somebody: in messages it stays words, on labels and in files it is bare."""

import re
from typing import Any

import pytest

from bot.service.play.naming import title
from tests.cogs.test_pokal import Cup
from tests.cogs.tourney import Tourney
from tests.edge.house import House, sheet, words

NAME = "**Fett** <@77> @everyone `x` [hier](https://boese.example) ||psst||"
MARKS = ("**Fett**", "<@77>", "@everyone", "`x`", "||psst||", "[hier](")


def alive(said: str) -> list[str]:
    """Return what of the name would still do something in a message."""
    kept = re.sub(r"\\.", "", said)
    return [mark for mark in MARKS if mark in kept]


@pytest.fixture
async def cup(house: House) -> Cup:
    return await Cup(house).open(name=NAME)


async def test_the_seasons_title_stays_words_on_all_its_pages(cup: Cup) -> None:
    assert alive(cup.opened) == [] and "psst" in cup.opened
    assert alive(cup.said()) == [] and "psst" in cup.said(), "the panel"
    for page in ("stand", "spielplan", "hauspunkte", "regeln", "bericht"):
        said = await cup.do("G", page)
        assert alive(said) == [], page


async def test_the_words_of_bookings_and_of_matches_that_fell_stay_words(cup: Cup) -> None:
    await cup.do("committee", "ergebnis", spiel="h1", tore1=3, tore2=0, grund=NAME)
    await cup.do("committee", "annullieren", spiel="h1", grund=NAME)
    await cup.do("director", "buchen", haus="G", punkte=5, grund=NAME)
    assert cup.said().count("psst") > 3 and alive(cup.said()) == []
    page = await cup.do("G", "hauspunkte")
    assert "psst" in page and alive(page) == []
    await cup.do("committee", "ende", grund=NAME)
    assert alive(cup.said()) == []


async def test_the_seasons_title_is_bare_where_marks_do_nothing(house: House, cup: Cup) -> None:
    found = await cup.people["G"].autocomplete(house.channel, "partie status", "partie", "")
    assert any(NAME in choice["name"] for choice in found)


@pytest.mark.parametrize("spiel", ["watten", "wizard"])
async def test_the_title_and_place_of_a_tournament_stay_words(house: House, spiel: str) -> None:
    tourney = Tourney(house)
    draft = await tourney.draft(spiel, NAME, ort=NAME)
    assert alive(words(draft)) == [] and "psst" in words(draft)
    await tourney.lead.click(draft, custom_id=f"c:{tourney.id}:publish:lead")
    seen = [tourney.panel(), await tourney.page(tourney.lead, "lead"), await tourney.page(tourney.lead, "me")]
    seen.append(sheet(await house.person("bela").slash(house.channel, "turnier liste")))
    for one in seen:
        assert alive(words(one)) == [] and "psst" in words(one)
    live: Any = await house.services.games.live(tourney.id)
    assert alive(house.services.texts.say(title(live), "de")) == [], "letters, alarms and the book name it so"
    assert NAME in house.services.texts.say(title(live), "de", bare=True)
