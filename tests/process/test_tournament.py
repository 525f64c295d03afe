"""A tournament whose tables play here, over real sockets: results flow in once, whatever falls over on the way."""

import asyncio
import contextlib
import random
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from playground.client import Playground
from playground.person import Person
from playground.sight import Timeout, Unanswered
from tests.plugins.budget import Budget
from tests.process.stage import Falling
from tests.process.tourney import Seats, Tournament, ids, kinds
from tests.process.watching import until

NAMES = ("bruno", "karl", "clara", "david", "emma", "finn")
PAD = kinds("stay", "confirm", "next-round", "announce")


def nord_wins(move: object) -> bool:
    """Write only what brings the first team on."""
    won = getattr(move, "kind", "") == "win" and getattr(move, "team", 0) == 0
    return PAD(move) or (won and not getattr(move, "raising", False))


@pytest.fixture
async def falling(pg: Playground, tmp_path: Path) -> AsyncIterator[Falling]:
    """Start a bot that can be seen falling."""
    async with Falling(tmp_path, pg.api, pg.gateway) as bot:
        await bot.start()
        await pg.bot_online()
        yield bot


async def gathered(pg: Playground, count: int) -> tuple[Person, list[Person]]:
    """Let somebody who leads and some others come into one room."""
    everybody = [pg.person(name) for name in ("anna", *NAMES[:count])]
    for one in everybody:
        await one.open()
        await one.go("watten")
    return everybody[0], everybody[1:]


async def fall(bot: Falling, pg: Playground, press: "asyncio.Task[Any]") -> None:
    """Let the bot die while somebody presses, or a little later, and start it again."""
    await asyncio.wait({press}, timeout=3)
    press.cancel()
    await asyncio.gather(press, return_exceptions=True)
    if bot.process.returncode is None:
        bot.process.kill()
    await bot.has_fallen()
    await pg.bot_online(online=False)
    await bot.start()
    await pg.bot_online()


async def test_w6_3_a_pad_is_played_out_the_bot_dies_at_its_last_point_and_the_result_stands_once(
    pg: Playground, falling: Falling
) -> None:
    anna, people = await gathered(pg, 4)
    tournament = await Tournament(pg, falling, anna).open(spiel="watten", tische="zettel", runden=1)
    await tournament.people(*people, size=2)
    await tournament.draw()
    child = await tournament.sit_down(people[0], "1.1")
    assert child == await tournament.sit_down(people[3], "1.1"), "one game, whoever presses"
    seats = Seats(tournament, child, people, random.Random(1))
    last = await seats.play(nord_wins, lambda live: _one_confirmation_left(live.folded().state))
    await falling.arm(random.randint(10, 60))
    await fall(falling, pg, asyncio.create_task(seats.once(last, nord_wins)))
    await seats.play(nord_wins, lambda live: False)
    state = await tournament.stands(lambda state: state.phase == "pause")
    assert state.rounds[0].tables[0].fed
    assert tournament.results("1.1") == ["reported"], "once is enough"
    said = [one.text for one in await anna.sees("watten") if "Tisch 1" in one.text and "11:0" in one.text]
    assert len(said) <= 1
    assert falling.errors() == []


def _one_confirmation_left(state: object) -> bool:
    won = getattr(state, "won", ())
    return len(won) >= 3


async def test_w8_4_an_exclusion_in_mid_table_ends_it_and_the_others_get_the_rest(
    pg: Playground, falling: Falling
) -> None:
    anna, people = await gathered(pg, 4)
    tournament = await Tournament(pg, falling, anna).open(spiel="watten", tische="tisch", runden=1)
    await tournament.people(*people, size=2)
    state = await tournament.draw()
    child = await tournament.sit_down(people[0], "1.1")
    seats = Seats(tournament, child, people, random.Random(2))
    for _ in range(6):
        await seats.once(await tournament.look(child), lambda move: True)
    out = state.rounds[0].tables[0].entries[1]
    await _exclude(tournament, out)
    state = await tournament.stands(lambda state: state.phase == "pause")
    assert state.rounds[0].tables[0].result == "+:0 +:0 +:0"
    for _ in range(100):  # what follows at the table follows from what stands in the tournament, a moment later
        if (await tournament.look(child)).row.status != "running":
            break
        await asyncio.sleep(0.1)
    assert (await tournament.look(child)).row.status in ("over", "abandoned")
    assert falling.errors() == []


async def _exclude(tournament: Tournament, number: int) -> None:
    lead = tournament.lead
    desk = await tournament.page(lead, "lead")
    entries = await lead.click(f"c:{tournament.id}:page:lead.list.0", desk)
    assert entries.message is not None
    menu = next(one for one in ids(entries.message) if one.startswith("cm:"))
    page = await lead.select(menu, f"lead.entry.{number}", message=entries.message)
    assert page.message is not None
    sure = await lead.click(f"c:{tournament.id}:page:sure.exclude {number}", page.message)
    assert sure.message is not None
    assert "Folgen" in sure.text
    asked = await lead.click(f"c:{tournament.id}:form:lead.exclude.{number}", sure.message)
    await lead.fill_modal(asked, why="Karte versteckt", aloud="quiet")


async def test_z2_1_a_block_with_the_common_clock_and_a_correction_after_its_end(
    pg: Playground, falling: Falling
) -> None:
    anna, people = await gathered(pg, 3)
    tournament = await Tournament(pg, falling, anna).open(spiel="wizard", tische="zettel", runden=1)
    await tournament.people(*people)
    await tournament.draw()
    await tournament.do("begin")
    child = await tournament.sit_down(people[0], "1.1")
    seats = Seats(tournament, child, people, random.Random(3))
    await seats.play(kinds("say", "take", "confirm"), lambda live: False)
    state = await tournament.stands(lambda state: state.phase == "pause")
    before = state.rounds[0].tables[0].result
    room = (await tournament.look(child)).row.channel_id or 0
    await anna.go(room)
    more = f":{child}:0.over:>mehr"
    end = await anna.until_sees(lambda seen: any(one.endswith(more) for one in ids(seen)))
    page = await anna.click(next(one for one in ids(end) if one.endswith(more)), end)
    assert page.message is not None
    page = await anna.click(next(one for one in ids(page.message) if one.endswith(":>strafen")), page.message)
    assert page.message is not None
    await anna.select(f"s:{child}:0.over:strafe", "strafe A", message=page.message)
    state = await tournament.stands(lambda state: state.rounds[0].tables[0].result != before)
    was, now = (dict(re.findall(r"(\d+)=(-?\d+)", one)) for one in (before, state.rounds[0].tables[0].result))
    assert sorted(int(now[one]) - int(was[one]) for one in was) == [-120, 0, 0]
    assert tournament.results("1.1") == ["reported", "ruled"]
    assert falling.errors() == []


async def test_killed_amid_a_mass_entry_whoever_was_answered_is_on_the_list_once(
    pg: Playground, falling: Falling
) -> None:
    anna, _ = await gathered(pg, 0)
    tournament = await Tournament(pg, falling, anna).open(spiel="wizard", runden=1)
    crowd = [await pg.add_person(f"gast{number}") for number in range(24)]
    for one in crowd:
        await one.open()
        await one.go("watten")
    panel = (await tournament._panels(anna))[-1]
    button = next(one for one in ids(panel) if one.endswith(":enter"))
    pg.patience = 4.0
    answered: list[int] = []

    async def enter(person: Person) -> None:
        with contextlib.suppress(Unanswered, Timeout):
            if "gemeldet" in (await person.click(button, panel)).text:
                answered.append(person.id)

    await falling.arm(random.randint(100, 600))
    await asyncio.gather(*(enter(one) for one in crowd))
    if falling.process.returncode is None:
        falling.process.kill()
    await falling.has_fallen()
    pg.patience = 10.0
    await pg.bot_online(online=False)
    await falling.start()
    await pg.bot_online()
    for one in crowd:  # whoever got no answer presses again
        if one.id not in answered:
            await one.click(button, (await tournament._panels(anna))[-1])
    rows = falling.ask("select person_id from seats where game_id = ?", tournament.id)
    assert sorted(id for (id,) in rows) == sorted(one.id for one in crowd)
    assert [entry.number for entry in (await tournament.state()).entries] == list(range(1, 25))
    assert falling.errors() == []


async def test_killed_between_the_draw_and_its_words_everybody_is_called_once(pg: Playground, falling: Falling) -> None:
    anna, people = await gathered(pg, 4)
    tournament = await Tournament(pg, falling, anna).open(spiel="watten", runden=1)
    await tournament.people(*people, size=2)
    await tournament.do("seal")
    await falling.arm(random.randint(10, 120))
    await fall(falling, pg, asyncio.create_task(tournament.do("draw")))
    if (await tournament.state()).phase == "sealed":
        await tournament.do("draw")
    await until(lambda: _said(anna, "Alle an die Tische"), lambda said: len(said) == 1)
    for one in people:
        await until(lambda one=one: _said(one, "**Tisch 1** gegen"), lambda said: len(said) == 1)  # type: ignore[misc]
    assert falling.errors() == []


async def _said(person: Person, words: str) -> list[str]:
    return [one.text for one in await person.sees() if words in one.text]


@pytest.mark.soak
@pytest.mark.parametrize(
    ("options", "count", "size"),
    [
        ({"spiel": "watten", "tische": "tisch", "runden": 1}, 4, 2),
        ({"spiel": "wizard", "tische": "tisch", "format": "online", "runden": 1}, 3, 1),
    ],
    ids=["watten", "wizard"],
)
async def test_a_spieltisch_is_played_out_inside_a_tournament(
    pg: Playground, falling: Falling, options: dict[str, Any], count: int, size: int, budget: Budget
) -> None:
    for seed in budget.seeds("tables"):
        anna, people = await gathered(pg, count)
        room = await pg.control("POST", "channels", {"name": f"saal-{seed}"})
        await anna.go(int(room["id"]))
        tournament = await Tournament(pg, falling, anna).open(name=f"Probe {seed}", **options)
        await tournament.people(*people, size=size)
        await tournament.draw()
        child = await tournament.sit_down(people[0], "1.1")
        live = await Seats(tournament, child, people, random.Random(seed)).play(_plainly, lambda live: False)
        assert live.row.status == "over"
        state = await tournament.stands(lambda state: state.phase == "pause")
        assert state.rounds[0].tables[0].fed
        assert tournament.results("1.1") == ["reported"]
        close = await tournament.page(anna, "lead")
        budget.found["events"] += live.row.head
        if f"c:{tournament.id}:page:sure.close" in ids(close):
            sure = await anna.click(f"c:{tournament.id}:page:sure.close", close)
            assert sure.message is not None
            await anna.click(next(one for one in ids(sure.message) if one.endswith(":close")), sure.message)
        assert falling.errors() == []


def _plainly(move: object) -> bool:
    """Nobody gives up, takes back, or asks for new cards."""
    return getattr(move, "kind", "") not in ("leave", "undo", "resign", "redeal", "call")
