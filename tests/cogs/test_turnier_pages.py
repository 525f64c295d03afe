"""Private pages of a tournament follow it by themselves, as long as Discord lets us."""

import asyncio
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.edge.kit.layout import Sheet
from bot.edge.table import private
from bot.edge.table.private import AWAKE, CROWD
from bot.service.play.live import Who
from tests.cogs.tourney import Tourney, ids, plain
from tests.edge.house import House, controls, labels, words

__all__ = ["plain"]


async def test_the_desk_and_ones_own_page_follow_by_themselves(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde", runden=2)
    desk = await tourney.page(house.anna, "lead")
    own = await tourney.page(house.ben, "mine")
    assert "0 vollständig gemeldet" in words(desk) and "Du stehst noch nicht" in words(own)
    carl = await tourney.press(house.carl, "do", "mine", "enter")
    assert carl.acknowledged
    await house.env.settle()
    assert "1 vollständig gemeldet" in words(desk), "nobody pressed on the desk"
    await house.ben.click(own, label="Ich bin dabei")
    assert "Nr. 2" in words(own)
    await tourney.form(house.anna, "lead.add", names="Dora\nEmil")
    await tourney.do("seal")
    await tourney.do("draw")
    await house.env.settle()
    assert "Tisch 1" in words(own) and "Ergebnis melden" in labels(own), "the table call is there without a press"
    desk = await tourney.page(house.anna, "lead")
    table = (await tourney.state()).rounds[0].tables[0]
    said = "\n".join(f"Jemand: {300 - 100 * seat}" for seat in range(len(table.entries)))
    await tourney.form(house.ben, "report.1.1", result=said)
    await house.env.settle()
    assert "Bestätigung fehlt" in words(desk)


async def test_a_page_on_which_somebody_chooses_is_left_alone(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde")
    await tourney.do("enter", house.ben, "mine")
    sure = await tourney.page(house.ben, "sure.leave")
    ticking = await tourney.page(house.anna, "lead.list.0")
    before = controls(sure), words(ticking)
    await tourney.do("enter", house.carl, "mine")
    await house.env.settle()
    assert (controls(sure), words(ticking)) == before and ids(sure, ":leave")


async def test_who_no_longer_leads_sees_nothing_new_on_the_desk(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde")
    page = await tourney.page(house.anna, "lead.people")
    await house.anna.select(page, [house.ben], custom_id=f"cu:{tourney.id}:official")
    desk = await tourney.page(house.ben, "lead")
    await house.anna.select(page, [house.ben], custom_id=f"cu:{tourney.id}:official")
    await tourney.do("enter", house.carl, "mine")
    await house.env.settle()
    assert "0 vollständig gemeldet" in words(desk)


async def test_a_page_says_when_it_falls_asleep(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde")
    desk = await tourney.page(house.anna, "lead")
    await house.env.advance_time(AWAKE + 1)
    assert "frischt sich diese Seite nicht mehr von selbst auf" in words(desk) and "Neu zeigen" in labels(desk)
    await tourney.do("enter", house.carl, "mine")
    await house.env.settle()
    assert "0 vollständig gemeldet" in words(desk)
    await house.anna.click(desk, label="Neu zeigen")
    assert "1 vollständig gemeldet" in words(desk)


async def test_where_very_many_look_the_desk_follows_at_once_and_everybody_in_the_end(house: House) -> None:
    tourney, people, pages, desk = await looked_at_by(house, CROWD + 2)
    before = [words(page) for page in pages]
    own = edits(house)
    await tourney.do("enter", people[0], "mine")
    assert "1 vollständig gemeldet" in words(desk), "whoever leads sees it at once"
    await tourney.do("shut", house.anna)
    assert [words(page) for page in pages[1:]] == before[1:], "all others rest"
    assert edits(house) - own <= 4, "each press changes the page it was made on, and the desk follows"
    await house.env.advance_time(private.REST / 2)
    assert [words(page) for page in pages[1:]] == before[1:], "until the rest is over"
    own = edits(house)
    await house.env.advance_time(private.REST / 2 + 1)
    assert all("Die Liste ist geschlossen" in words(page) for page in pages[1:])
    assert edits(house) - own <= CROWD + 2, "two changes are one edit for each"
    own = edits(house)
    await house.env.advance_time(2 * private.REST)
    assert edits(house) == own, "and nothing more follows"


async def test_where_not_so_many_look_everybody_follows_at_once(house: House) -> None:
    tourney, _, pages, _ = await looked_at_by(house, CROWD - 1)
    await tourney.do("shut", house.anna)
    assert all("Die Liste ist geschlossen" in words(page) for page in pages)


async def looked_at_by(house: House, count: int) -> tuple[Tourney, list[MemberActor], list[Any], Any]:
    """Let so many people and the lead look at a tournament."""
    tourney = await Tourney(house).open("wizard", "Vorrunde")
    people = [house.person(f"p{number}") for number in range(count)]
    await house.env.settle()
    pages = [await tourney.page(one, "mine") for one in people]
    return tourney, people, pages, await tourney.page(house.anna, "lead")


def edits(house: House) -> int:
    """Count how often a private page was shown anew."""
    return len(house.calls("PATCH", "/messages/@original"))


async def test_a_press_that_comes_while_a_page_is_laid_out_is_not_painted_over(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde")
    desk, pages = await tourney.page(house.anna, "lead"), house.client.private
    key, begun, gate, seen = (tourney.id, house.anna.id), asyncio.Event(), asyncio.Event(), list[str]()
    lay_out = pages._pages[key].drawer
    assert lay_out is not None

    async def slowly(*about: Any) -> Sheet | None:
        begun.set()
        await gate.wait()
        return await lay_out(*about)

    monkeypatch.setattr(pages._pages[key], "drawer", slowly)
    carl = Who(house.carl.id, "carl", guild_id=house.guild.id)

    async def pressing() -> None:
        await house.services.games.act(tourney.id, carl, "enter", cause=21)
        await begun.wait()
        with pages.attending(*key):
            gate.set()
            await pages._workers.idle(key)
            seen.append(words(desk))

    await house.inside(pressing())
    assert "0 vollständig gemeldet" in seen[0], "the answer to the press is still to come"
    assert "1 vollständig gemeldet" in words(desk), "and then the page follows again"


async def test_whoever_rests_when_the_house_closes_is_not_woken_any_more(house: House) -> None:
    tourney, people, pages, _ = await looked_at_by(house, CROWD + 2)
    await tourney.do("enter", people[0], "mine")
    await tourney.do("shut", house.anna)
    timer, own = house.client.private._resting[tourney.id], edits(house)
    await house.inside(house.client.private.close())
    assert timer.cancelled()
    await house.env.advance_time(private.REST + 1)
    assert edits(house) == own and not any("Die Liste ist geschlossen" in words(page) for page in pages[1:])
