"""The cup in one's own calendar: a file, or an address that calendars follow; read by a calendar library."""

import socket
from collections.abc import AsyncIterator, Mapping
from typing import Any

import aiohttp
import icalendar
import pytest
from pydantic import SecretStr

from bot.ops.health import HealthServer
from bot.ops.settings import Settings
from bot.pokal_room.ics import LONGEST, calendar
from bot.pokal_room.season import Season, newest
from tests.cogs.test_pokal import Cup
from tests.cogs.test_pokal_dates import calendar as calendar_of_server
from tests.cogs.test_pokal_dates import fixed, ready
from tests.edge.house import House, sheet, told, words


@pytest.fixture
async def served(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """Open a house whose operator has given it an address, with its port open."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    given = {
        "token": SecretStr("geheim"),
        "health": {"port": port},
        "calendar": {"url": f"http://127.0.0.1:{port}/kalender"},
    }
    house = House(Settings.model_validate(settings.model_dump() | given), monkeypatch)
    await house.open()
    async with HealthServer(house.services.settings.health, house.services.metrics, dict, house.services.pages):
        yield house
    await house.close()


async def link(cup: Cup, who: str, **options: Any) -> str:
    answer = await cup.do(who, "kalender", **options)
    return answer.split("`")[1]


async def get(url: str, **headers: str) -> tuple[int, str, Mapping[str, str]]:
    async with aiohttp.ClientSession() as web, web.get(url, headers=headers) as answer:
        return answer.status, await answer.text(), answer.headers


async def events(url: str) -> dict[str, Any]:
    """Read an address as a calendar does: every event by its name."""
    status, body, headers = await get(url)
    assert status == 200 and headers["Content-Type"].startswith("text/calendar")
    return parsed(body)


def parsed(body: str) -> dict[str, Any]:
    assert body.endswith("\r\n") and "\n" not in body.replace("\r\n", "")
    assert max(len(line.encode()) for line in body.split("\r\n")) <= LONGEST
    read = icalendar.Calendar.from_ical(body)
    assert not read.errors and read["version"] == "2.0"
    found = {str(one["summary"]): one for one in read.walk("VEVENT")}
    assert len({str(one["uid"]) for one in found.values()}) == len(found)
    assert not any(one.errors for one in found.values())
    return found


NAME = "Gryffindor – Slytherin (Hinrunde)"


async def test_a_calendar_follows_a_match_that_is_dated_moved_and_taken_back(served: House) -> None:
    cup = await ready(served)
    url = await link(cup, "G")
    assert await events(url) == {}
    seen = []
    for ahead in (40, 44):
        await fixed(cup, ahead)
        (event,) = (await events(url)).values()
        assert str(event["status"]) == "CONFIRMED"
        date = (await cup.state()).known("h1").date or 0
        assert event["dtstart"].dt.timestamp() * 1000 == date
        assert (event["dtend"].dt - event["dtstart"].dt).total_seconds() == 3 * 3600
        seen.append((str(event["uid"]), int(event["sequence"]), event["dtstamp"].dt))
        served.sleep(60)
    await cup.do("committee", "verschieben", spiel="h1", grund="Nebel")
    (event,) = (await events(url)).values()
    assert str(event["status"]) == "CANCELLED"
    seen.append((str(event["uid"]), int(event["sequence"]), event["dtstamp"].dt))
    assert len({uid for uid, _, _ in seen}) == 1, "a calendar knows the match again"
    assert [number for _, number, _ in seen] == [1, 2, 3], "and which word is the last"
    assert seen == sorted(seen, key=lambda one: one[2]) and len({one[2] for one in seen}) == 3


async def test_what_has_not_changed_is_not_sent_again(served: House) -> None:
    cup = await ready(served)
    url = await link(cup, "G")
    await fixed(cup)
    _, body, headers = await get(url)
    served.sleep(3600)
    await cup.do("referee", "pfeifen", spiel="h2")  # something else happens
    assert (await get(url))[1] == body
    status, again, _ = await get(url, **{"If-None-Match": headers["ETag"]})
    assert (status, again) == (304, "")
    await fixed(cup, 44)
    assert (await get(url, **{"If-None-Match": headers["ETag"]}))[0] == 200


async def test_everybody_sees_his_own_matches_and_nobody_elses(served: House) -> None:
    cup = await ready(served)
    await fixed(cup)
    await cup.do("committee", "termin", spiel="h2", wann=f"{cup.day(41)} 20:00", festlegen=True)
    await cup.do("referee", "pfeifen", spiel="h2")
    own, whistle, house = await link(cup, "G"), await link(cup, "referee"), await link(cup, "H", haus="R")
    assert list(await events(own)) == [NAME]
    assert list(await events(whistle)) == ["Ravenclaw – Hufflepuff (Hinrunde)"]
    assert list(await events(house)) == ["Ravenclaw – Hufflepuff (Hinrunde)"]
    stranger = served.person("niemand")
    every = told(await stranger.slash(served.channel, "pokal kalender")).split("`")[1]
    assert len(await events(every)) == 2
    assert len({own, whistle, house, every}) == 4
    for person in cup.people.values():
        assert str(person.id) not in own + whistle + house, "an address names nobody"


@pytest.mark.parametrize(
    "wrong",
    [
        "",
        "x",
        "1-",
        "1-abc.ics",
        "{guild}-.ics",
        "{guild}-{bad}.ics",
        "{guild}-ü.ics",
        "999999999999999999999999-a.ics",
    ],
)
async def test_an_address_that_nobody_was_given_is_no_page(served: House, wrong: str) -> None:
    cup = await ready(served)
    url = await link(cup, "G")
    base, _, name = url.rpartition("/")
    signed = name.split("-")[1].removesuffix(".ics")
    bad = ("b" if signed[0] == "a" else "a") + signed[1:]
    forged = wrong.format(guild=served.guild.id, bad=bad)
    assert (await get(f"{base}/{forged}"))[0] == 404
    other = f"{base}/{served.guild.id + 1}-{signed}.ics"
    assert (await get(other))[0] == 404, "a signature is good for its server alone"


async def test_who_is_erased_has_no_calendar_any_more(served: House) -> None:
    cup = await ready(served)
    url = await link(cup, "G")
    assert (await get(url))[0] == 200
    await served.inside(served.services.privacy.erase(cup.people["G"].id))
    assert (await get(url))[0] == 404


async def test_an_address_goes_on_in_the_next_season_and_after_a_restart(served: House) -> None:
    cup = await ready(served)
    url = await link(cup, "G")
    await fixed(cup)
    await cup.do("committee", "ende", grund="Ferien")
    (event,) = (await events(url)).values()
    assert str(event["status"]) == "CANCELLED", "it will not be played"
    await cup.do("committee", "neu", start=cup.day(30), name="Zweite")
    await cup.publish()
    assert await events(url) == {}, "nobody has a match in a season he has no part in yet"
    await cup.do("G", "verantwortlich", haus="G", person=cup.people["G"])
    await fixed(cup)
    assert list(await events(url)) == [NAME]


async def test_without_an_address_there_is_the_file_and_no_word_of_a_link(house: House) -> None:
    cup = await Cup(house).open(name="Pokal; mit, allem \\ und " + "ä" * 50)
    await fixed(cup)
    answer = sheet(await cup.people["G"].slash(house.channel, "pokal kalender"))
    assert "Datei" in words(answer) and "http" not in words(answer)
    assert house.services.pages == {}
    assert [file.filename for file in answer.attachments] == ["quidditch-pokal.ics"]


async def test_signs_that_mean_something_to_calendars_are_escaped_and_long_lines_are_folded(house: House) -> None:
    title = "Pokal; mit, allem \\ und " + "ä€🧹" * 15
    cup = await Cup(house).open(name=title)
    await fixed(cup)
    body = calendar(Season(house.services, await newest(house.services, house.guild.id), "de"))
    event = parsed(body)[NAME]
    assert str(event["location"]) == (await cup.state()).options.title == title


async def test_a_match_that_was_played_before_its_date_leaves_both_calendars(served: House) -> None:
    cup = await ready(served)
    url = await link(cup, "G")
    await fixed(cup)
    assert len(calendar_of_server(served)) == 1
    await cup.do("referee", "ergebnis", spiel="h1", tore1=3, tore2=1, grund="Alter Chat")
    assert calendar_of_server(served) == []
    (event,) = (await events(url)).values()
    assert (str(event["status"]), int(event["sequence"])) == ("CANCELLED", 2)
    await fixed(cup, 41)  # too late, it is played
    assert calendar_of_server(served) == []


async def test_a_match_that_was_played_on_its_day_stays_in_the_calendar(served: House) -> None:
    cup = await ready(served)
    url = await link(cup, "G")
    await fixed(cup)
    date = ((await cup.state()).known("h1").date or 0) / 1000
    served.sleep(date - served.services.games.clock().timestamp())
    await cup.do("referee", "ergebnis", spiel="h1", tore1=3, tore2=1, grund="Alter Chat")
    (event,) = (await events(url)).values()
    assert (str(event["status"]), int(event["sequence"])) == ("CONFIRMED", 1)


async def test_who_says_that_he_comes_has_the_match_in_his_own_calendar(served: House) -> None:
    cup = await ready(served)
    await fixed(cup)
    await cup.do("committee", "termin", spiel="h2", wann=f"{cup.day(41)} 20:00", festlegen=True)
    fan, notice = served.person("fan"), next(one for one in served.channel.history() if one.content.startswith("📣"))
    await fan.click(notice, label="Schaue zu")
    answer = told(await fan.slash(served.channel, "pokal kalender"))
    assert "Deine Spiele" in answer and list(await events(answer.split("`")[1])) == [NAME]
    await fan.click(notice, label="Schaue zu · 1")
    assert await events(answer.split("`")[1]) == {}
