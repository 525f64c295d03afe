"""Tournaments and the cup are English, too: on an English server, and in private for whoever has an English client."""

from typing import Any

import pytest

from bot.contests.pokal.model import NAMES
from tests.cogs.ears import Ears, leaf
from tests.cogs.test_english import ENGLISH, PEOPLE, english, speak_english
from tests.cogs.test_pokal import Cup, _clock
from tests.cogs.tourney import TEAMS, Tourney
from tests.edge.house import House

ENTERED = (*PEOPLE, *TEAMS.replace("/", "").split(), "Pub")
FOUR = "Anna\nBela\nChris\nDora"
SPARE = r"c:\w+:do:"
"""What changes the tournament is pressed one by one."""


async def looked_at(tourney: Tourney, who: Any, page: str, most: int = 25) -> None:
    """Leaf through the pages of a tournament without changing it."""
    await leaf(who, await tourney.press(who, "page", page), most, spare=SPARE)


async def watten(tourney: Tourney) -> None:
    await tourney.guests()
    await looked_at(tourney, tourney.lead, "lead")
    round = (await tourney.draw()).round
    await looked_at(tourney, tourney.lead, "lead")
    assert round is not None
    await tourney.form(tourney.lead, f"lead.rule.{round.tables[0].name}", result="who knows")
    await tourney.rule_all()
    await tourney.do("close")


async def wizard(tourney: Tourney) -> None:
    await tourney.guests(FOUR)
    await looked_at(tourney, tourney.lead, "lead")
    await tourney.draw()
    await looked_at(tourney, tourney.lead, "lead")
    await tourney.do("clock")
    await looked_at(tourney, tourney.lead, "lead")


@pytest.mark.parametrize("spiel", ["watten", "wizard"])
async def test_a_tournament_is_english_on_an_english_server(
    house: House, monkeypatch: pytest.MonkeyPatch, spiel: str
) -> None:
    await english(house)
    ears = Ears(house, monkeypatch, *ENTERED)
    tourney = await Tourney(house).open(spiel, "Pub", tag="21.11.2030", beginn="14:00", startgeld="5", runden=1)
    await looked_at(tourney, house.ben, "mine")
    await (watten if spiel == "watten" else wizard)(tourney)
    await looked_at(tourney, house.ben, "mine")
    for command in ("turnier liste", "turnier stand", "hilfe"):
        await leaf(house.ben, await house.ben.slash(house.channel, command), 5)
    assert ears.german() == ""


async def test_the_desk_of_a_german_tournament_is_english_for_who_reads_english(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak_english(house, house.anna)
    ears = Ears(house, monkeypatch, *ENTERED)
    tourney = await Tourney(house).open("watten", "Pub", tag="21.11.2030", beginn="14:00", runden=1)
    await watten(tourney)
    await looked_at(tourney, house.anna, "mine")
    assert ears.german_to(house.anna) == ""


async def test_a_season_is_english_on_an_english_server(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await english(house)
    cup = Cup(house)
    ears = Ears(house, monkeypatch, *PEOPLE, *["Godric", "Helga", "Rowena", "Salazar"])
    person = house.person

    def speaking(name: str, **more: Any) -> Any:
        return person(name, **{**more, "locale": ENGLISH})

    monkeypatch.setattr(house, "person", speaking)
    await cup.open()
    await leaf(cup.people["G"], await cup.people["G"].slash(house.channel, "pokal zeit"), 10)
    await cup.do("committee", "runde", teil="rueck", start=cup.day(150))
    await cup.publish()
    await cup.do("committee", "runde", teil="finale", fenster=f"{cup.day(300)} {cup.day(300)}")
    await cup.publish()
    await cup.do("committee", "verantwortlich", haus="G", person=cup.people["G"])
    await cup.do("G", "termin", spiel="h1.1", wann="nonsense")
    for number, name in enumerate(NAMES[:12]):
        await cup.do("referee", "ergebnis", spiel=name, tore1=number, tore2=12 - number, grund="Old chat")
    for name in ("p", "f"):
        await cup.do("referee", "ergebnis", spiel=name, tore1=3, tore2=1, grund="Old chat")
    await cup.do("director", "buchen", haus="G", punkte=-5, grund="Out at night")
    await cup.do("G", "buchen", haus="G", punkte=5, grund="Me")
    for page in ("stand", "spielplan", "hauspunkte", "sperren", "bericht"):
        await leaf(cup.people["S"], await cup.people["S"].slash(house.channel, f"pokal {page}"), 4)
    house.sleep(49 * 3600)
    await house.inside(_clock(house))
    assert (await cup.state()).over
    assert ears.german() == ""
