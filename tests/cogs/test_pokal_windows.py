"""Windows are looked at, changed in a form, and only then published (Q11.4, Q14.6)."""

import asyncio
from datetime import date, timedelta
from typing import Any

import discord
import pytest
from simcord import actors

from bot.contests.pokal.model import HALVES, WINDOW
from bot.engine.spans import ZONE
from bot.pokal_room.season import seasons_of
from tests.cogs.test_pokal import BOSS, Cup
from tests.edge.house import House, controls, sheet, told, words


class Draft(Cup):
    """A season whose windows are proposed and not published."""

    async def publish(self) -> str:
        return ""

    async def really(self) -> str:
        return await super().publish()

    async def edit(self, typed: str, who: str = "committee") -> Any:
        """Open the form of the page shown last and send these lines."""
        (edit,) = [id for id in controls(sheet(self.page)) if id.endswith(":edit")]
        asked = await self.house.press(self.people[who], edit)
        assert asked.modal is not None, told(asked)
        self.page = await self.people[who].submit_modal(asked, {"days": typed})
        return self.page

    def on(self, ahead: int) -> date:
        today: date = self.house.services.games.clock().astimezone(ZONE).date()
        return today + timedelta(days=ahead)


LINES = "\n".join(f"Zeile{number}" for number in range(6))


async def test_two_seasons_asked_for_at_once_are_one(house: House) -> None:
    cup = await Cup(house).open()
    await cup.do("committee", "ende", grund="Ferien")
    cup.people["zweite"] = house.person("olga", wearing=[cup.roles["committee"]])
    asked = [
        actors._slash(cup.people[who], house.channel, "pokal neu", {"start": cup.day(30), "name": f"Saison {who}"})
        for who in ("committee", "zweite")
    ]
    answers = [told(answer) for answer in await asyncio.gather(*asked)]
    found = await seasons_of(house.services, house.guild.id)
    running = [live for live in found if live.row.status == "running"]
    assert len(running) == 1 and len(found) == 2
    assert all("ist eröffnet" in answer for answer in answers), "both see the draft of the same one"
    assert len({_named(answer) for answer in answers}) == 1


def _named(answer: str) -> str:
    return answer.partition("**")[2].partition("**")[0]


async def test_nothing_is_published_before_somebody_of_the_ok_says_so(house: House) -> None:
    cup = await Draft(house).open()
    assert "ist eröffnet" in cup.opened and "noch nicht veröffentlicht" in cup.opened
    assert cup.opened.count(" – ") == 12, "six matches, each with its window"
    state = await cup.state()
    assert state.published == () and all(match.window is None for match in state.matches)
    assert "Spielzeiträume stehen" not in cup.said()
    (go,) = [id for id in controls(sheet(cup.page)) if id.endswith(":go")]
    for stranger in ("G", "director", "referee"):
        assert "nur das Quidditch-OK" in told(await house.press(cup.people[stranger], go))
    assert (await cup.state()).published == ()
    assert "Spielzeiträume der Hinrunde stehen" in await cup.really()
    state = await cup.state()
    assert state.published == ("hin",)
    assert all(state.known(name).window is not None for name in HALVES["hin"])
    assert "Spielzeiträume stehen" in cup.said()


async def test_each_window_is_changed_in_a_form_by_name_or_by_order_and_may_overlap(house: House) -> None:
    cup = await Draft(house).open()
    days = [cup.on(30 + 3 * number) for number in range(6)]
    (edit,) = [id for id in controls(sheet(cup.page)) if id.endswith(":edit")]
    asked = await house.press(cup.people["committee"], edit)
    typed = str(asked.modal)
    assert "Gryffindor – Slytherin: " in typed  # what stands there is offered to be changed
    named = [
        f"Ravenclaw – Hufflepuff: {days[1]:%d.%m.%Y}",
        f"Gryffindor – Slytherin (Hinrunde): {days[0]:%d.%m.%Y}",
        *(f"{day:%d.%m.%Y}" for day in days[2:]),
    ]
    page = await cup.edit("\n".join(named))
    assert "noch nicht veröffentlicht" in words(sheet(page))
    assert (await cup.state()).published == ()
    await cup.really()
    state = await cup.state()
    found = [state.known(name).window for name in HALVES["hin"]]
    assert found == [(day.toordinal(), day.toordinal() + WINDOW - 1) for day in days]


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("1.9.2026", "Es müssen 6 Zeilen sein"),
        ("\n".join(["1.13.2026"] * 6), "1.13.2026"),
        ("\n".join(["gestern"] * 6), "gestern"),
        ("\n".join(["Chudley Cannons: 1.9.2026"] * 6), "Welches Spiel ist das"),
        ("\n".join(["Gryffindor – Slytherin (Hinrunde): 1.9.2026"] * 6), "zweimal"),
        ("\n".join(["1.9.2099"] * 6), "zu weit weg"),
        ("\n".join(["1.9.1999"] * 6), "zu weit weg"),
    ],
)
async def test_nonsense_in_the_form_is_named_and_changes_nothing(house: House, typed: str, says: str) -> None:
    cup = await Draft(house).open()
    page = cup.page
    assert says in told(await cup.edit(typed))
    cup.page = page
    await cup.really()
    first = (await cup.state()).known("h1").window
    assert first is not None and date.fromordinal(first[0]) == cup.on(30)


async def test_nonsense_in_the_command_opens_no_season(house: House) -> None:
    cup = Draft(house)
    await cup.open(start="irgendwann")
    assert "irgendwann" in cup.opened
    for options in ({"start": "1.9.2099"}, {"start": cup.day(30), "ferien": f"{cup.day(60)}-{cup.day(50)}"}):
        answer = await cup.do("committee", "neu", **options)
        assert "zu weit weg" in answer or "enden, bevor sie beginnen" in answer
    assert "noch keine Pokalsaison" in await cup.do("G", "stand")


async def test_a_half_that_stands_is_changed_until_a_date_is_fixed(house: House) -> None:
    cup = await Draft(house).open()
    assert "Sag mit „start“" in await cup.do("committee", "runde", teil="rueck")
    await cup.do("committee", "runde", teil="hin", start=cup.day(30))
    await cup.really()
    shown = await cup.do("committee", "runde", teil="hin")
    assert "noch nicht veröffentlicht" in shown
    days = [cup.on(40)] * 6
    await cup.edit("\n".join(f"{day:%d.%m.%Y}" for day in days))
    await cup.really()
    window = (await cup.state()).known("h6").window
    assert window is not None and window[0] == days[5].toordinal()
    page = cup.page
    await cup.do("committee", "termin", spiel="h1", wann=f"{cup.day(45)} 20:00", festlegen=True)
    cup.page = page
    await cup.do("committee", "runde", teil="hin", start=cup.day(60))
    assert "steht schon ein Termin" in await cup.really()


async def test_odd_windows_are_allowed_and_said(house: House) -> None:
    cup = await Draft(house).open(start="1.12.2025")
    assert "kein Termin mehr sieben Tage vorher" in cup.opened
    await cup.really()
    answer = await cup.do("committee", "runde", teil="rueck", start=cup.day(1))
    assert "Das ist erlaubt" in answer
    await cup.really()
    assert (await cup.state()).published == ("hin", "rueck")


async def test_a_forged_draft_publishes_nothing(house: House) -> None:
    cup = await Draft(house).open()
    id = await cup.id()
    for code in ("zzzz" * 6, "0000" * 6, "0fq1" * 3):
        answer = told(await house.press(cup.people["committee"], f"pf:{id}:hin:{code}:go"))
        assert answer and "stehen" not in answer
    assert (await cup.state()).published == ()


@pytest.mark.parametrize("open_to_us", [True, False])
async def test_a_season_stands_in_the_channel_for_news_if_we_may_write_there(house: House, open_to_us: bool) -> None:
    assert house.guild.me is not None
    rights = discord.PermissionOverwrite(send_messages=open_to_us)
    news = house.guild.create_text_channel("neuigkeiten", overwrites={house.guild.me: rights})
    await house.env.settle()
    await house.inside(house.services.servers.change(house.guild.id, "channel.news", news.id, BOSS))
    cup = await Draft(house).open()
    where = news if open_to_us else house.channel
    assert where.mention in cup.opened
    page = sheet(cup.page)
    await cup.people["committee"].click(page, custom_id=next(id for id in controls(page) if id.endswith(":go")))
    assert any("Spielzeiträume stehen" in one.content for one in where.history())
