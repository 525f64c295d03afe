"""/pokal regel and regeln: buttons for the four houses and the Schulleitung, versions in line-up, report and log."""

from typing import Any, Self

import discord
import pytest

from bot.client import SpielleiterClient
from bot.ops.settings import IntentSettings, Settings
from bot.pokal_room.season import newest
from tests.cogs.test_pokal import HOUSES, Cup, _clock
from tests.edge.house import House, controls, sheet, told, words
from tests.edge.pings import Pings, ping


class Committee(Cup):
    """A cup with a Quidditch-OK of four."""

    async def open(self, **options: Any) -> Self:
        await super().open(**options)
        roles = self.house.guild.roles
        for key, name in HOUSES:
            self.people[f"ok{key}"] = self.house.person(f"ok-{name}", wearing=[roles["committee"], roles[key]])
        return self

    def board(self) -> Any:
        """Return the newest message with the buttons of a proposal."""
        found = [one for one in self.house.channel.history() if any(id[:2] in ("pv", "pg") for id in controls(one))]
        return found[-1]

    async def press(self, who: str, verb: str, number: int = 1) -> Any:
        kind = "pg" if verb in ("approve", "reject") else "pv"
        return await self.house.press(self.people[who], f"{kind}:{await self.id()}:{number}:{verb}", self.board())


async def test_q14_7_a_rule_is_proposed_voted_on_with_buttons_and_approved(house: House) -> None:
    cup = await Committee(house).open()
    answer = await cup.do("okG", "regel", punkt="Siegbonus", wert="150", worte="Mehr **Freude** @everyone")
    assert "Vorschlag 1" in answer and "150 Punkte" in answer
    board = cup.board()
    assert "Soll sich eine Regel ändern?" in words(board)
    assert "es fehlen: Gryffindor, Hufflepuff, Ravenclaw, Slytherin" in words(board)
    assert house.pings(board) == Pings(roles=frozenset({house.guild.roles["committee"].id}))  # and not @everyone
    await cup.press("okG", "yes")
    await cup.press("okH", "no")
    await cup.press("okH", "yes")
    assert "dafür: Gryffindor, Hufflepuff · dagegen: niemand" in words(cup.board())
    await cup.press("okR", "yes")
    state = await cup.state()
    assert state.motions[0].status == "approval"
    assert "Unterschrift der Schulleitung" in words(cup.board())
    assert "nur" in told(await cup.press("okG", "approve"))
    await cup.press("director", "approve")
    assert (await cup.state()).motions[0].status == "waiting"
    assert "Genehmigt" in cup.said()
    shown = words(sheet(await cup.people["S"].slash(house.channel, "pokal regeln")))
    assert "Es gilt Version 2" in shown and "Ab der nächsten Hin- oder Rückrunde: Siegbonus: 150 Punkte" in shown
    await cup.do("committee", "runde", teil="rueck", start=cup.day(150))
    await cup.publish()
    assert "Ab jetzt gilt Version 3" in cup.said()
    shown = words(sheet(await cup.people["S"].slash(house.channel, "pokal regeln")))
    assert "Es gilt Version 3" in shown and "Anders als im Regelbuch: Siegbonus: 150 Punkte" in shown
    assert "vorgeschlagen von Gryffindor; dafür Gryffindor, Hufflepuff, Ravenclaw; dagegen niemand" in shown
    assert "genehmigt von der Schulleitung" in shown and "Version 1" in shown
    for name in ("harry", "luna", "minerva"):
        assert name not in shown


async def test_who_may_not_gets_a_clear_no_and_nothing_happens(house: House) -> None:
    cup = await Committee(house).open()
    assert "nur das Quidditch-OK" in await cup.do("G", "regel", punkt="bonus", wert="150")
    assert "keines Hauses" in await cup.do("committee", "regel", punkt="bonus", wert="150")
    assert "von 0 bis 1000" in await cup.do("okG", "regel", punkt="bonus", wert="viel")
    assert "punkt" in await cup.do("okG", "regel", punkt="Wetter", wert="1")
    assert "punkt" in await cup.do("okG", "regel")
    assert "kein ungeregelter Fall" in await cup.do("okG", "regel", punkt="bonus", wert="150", ungeregelt=True)
    assert not (await cup.state()).motions
    await cup.do("okG", "regel", worte="Bei Gewitter wird gespielt.", ungeregelt=True)
    for stranger in ("G", "director", "referee"):
        assert "nur das Quidditch-OK" in told(await cup.press(stranger, "yes"))
    assert "keines Hauses" in told(await cup.press("committee", "yes"))
    assert (await cup.state()).motions[0].votes == ()
    board = cup.board()
    await cup.press("okG", "withdraw")
    assert "Vorschlag 1 ist zurückgezogen" in cup.said()
    late = await house.press(cup.people["okH"], f"pv:{await cup.id()}:1:yes", board)
    assert "schon entschieden" in told(late)


async def test_the_schulleitung_says_no_with_a_reason_in_a_form(house: House) -> None:
    cup = await Committee(house).open()
    await cup.do("okG", "regel", punkt="rounds", wert="12")
    for key in "GHR":
        await cup.press(f"ok{key}", "yes")
    asked = await cup.press("director", "reject")
    assert asked.modal is not None
    await cup.people["director"].submit_modal(asked, {"line": "Zehn sind genug"})
    motion = (await cup.state()).motions[0]
    assert (motion.status, motion.reason) == ("rejected", "Zehn sind genug")
    assert "Zehn sind genug" in cup.said()


async def test_votes_from_the_page_of_the_rules_count_too(house: House) -> None:
    cup = await Committee(house).open()
    await cup.do("okG", "regel", worte="Bei Gewitter wird gespielt.", ungeregelt=True)
    for key in "GHR":
        page = sheet(await cup.people[f"ok{key}"].slash(house.channel, "pokal regeln"))
        (yes,) = [id for id in controls(page) if id.endswith(":yes 1")]
        await cup.people[f"ok{key}"].click(page, custom_id=yes)
    assert (await cup.state()).motions[0].status == "approval"
    page = sheet(await cup.people["director"].slash(house.channel, "pokal regeln"))
    (approve,) = [id for id in controls(page) if id.endswith(":approve 1")]
    await cup.people["director"].click(page, custom_id=approve)
    assert (await cup.state()).edition.number == 3
    assert "Bei Gewitter wird gespielt." in cup.said()


async def test_who_has_not_voted_is_reminded_once_also_when_the_bot_was_away(house: House) -> None:
    cup = await Committee(house).open()
    await cup.do("okG", "regel", punkt="rounds", wert="12")
    for key in "GS":
        await cup.press(f"ok{key}", "yes")
    house.sleep(8 * 86400)
    await house.inside(_clock(house))
    reminders = [one for one in house.channel.history() if "fehlt noch eine Entscheidung" in words(one)]
    assert len(reminders) == 1
    assert house.pings(reminders[0]) == Pings(roles=frozenset({house.guild.roles["committee"].id}))
    assert "es fehlen: Hufflepuff, Ravenclaw" in words(reminders[0])
    assert any(id.endswith(":yes") for id in controls(reminders[0]))


async def test_where_we_know_who_is_here_only_those_are_called_who_have_not_voted(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    flags = discord.ApplicationFlags(gateway_guild_members=True)
    monkeypatch.setattr(SpielleiterClient, "application_flags", property(lambda self: flags))
    house = House(settings.model_copy(update={"intents": IntentSettings(members=True)}), monkeypatch)
    await house.open()
    cup = await Committee(house).open()
    await cup.do("okG", "regel", punkt="rounds", wert="12")
    assert house.pings(cup.board()) == ping(*(cup.people[f"ok{key}"] for key, _ in HOUSES))
    for key in "GS":
        await cup.press(f"ok{key}", "yes")
    house.sleep(4 * 86400)
    await house.inside(_clock(house))
    assert house.pings(cup.board()) == ping(cup.people["okH"], cup.people["okR"])
    await house.close()


async def test_q11_5_the_line_up_has_the_settings_of_its_version_and_shows_it(house: House) -> None:
    cup = await Committee(house).open()
    await cup.do("okG", "regel", punkt="stille", wert="45", worte="Zu hastig", ungeregelt=True)
    for key in "GHR":
        await cup.press(f"ok{key}", "yes")
    await cup.press("director", "approve")
    await cup.do("referee", "pfeifen", spiel="h1")
    await cup.do("referee", "aufstellung", spiel="h1")
    child = await house.services.lineups.standing(await cup.id(), "h1.1")
    assert child is not None
    options: Any = child.options
    assert (options.stille, options.fassung) == (45, 3)
    await house.env.settle()
    panel = house.env.backend.get_message(child.row.channel_id or 0, (await house.panels(child.row.id))[0].message_id)
    assert "Regeln Version 3" in str(panel.components)


async def test_rules_go_on_from_season_to_season_and_the_past_stays_to_be_read(house: House) -> None:
    cup = await Committee(house).open()
    await cup.do("okG", "regel", worte="Bei Gewitter wird gespielt.", ungeregelt=True)
    for key in "GHR":
        await cup.press(f"ok{key}", "yes")
    await cup.press("director", "approve")
    await cup.do("committee", "ende", grund="Ferien")
    assert "zu Ende" in await cup.do("okG", "regel", punkt="rounds", wert="12")
    await cup.do("committee", "neu", start=cup.day(40), name="Zweite Saison")
    state = await cup.state()
    assert [edition.number for edition in state.editions] == [2, 3] and not state.published
    shown = words(sheet(await cup.people["S"].slash(house.channel, "pokal regeln")))
    assert "Bei Gewitter wird gespielt." in shown
    past = await newest(house.services, house.guild.id)
    assert past.row.status == "running"
    old = words(sheet(await cup.people["S"].slash(house.channel, "pokal regeln", saison="Quidditch-Pokal")))
    assert "Es gilt Version 3" in old
