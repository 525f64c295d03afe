"""/hut: deadlines, reports, restarts, and nothing that gives a secret away."""

import asyncio
import hashlib
import json
import re
from typing import Any

import discord

from bot.games.hut.seal import sealed_text
from bot.service.play.live import Declined, Who
from tests.cogs.hut_table import DAY, begun, choose, one_picture, order_for, sheet, state_of, write
from tests.edge.house import House, controls, labels, told, words

__all__ = ["one_picture"]


async def test_the_round_is_worked_out_when_all_are_in_and_reported_with_a_picture_after_each_phase(
    house: House,
) -> None:
    game = await begun(house)
    one, two = await order_for(house, game, "1"), await order_for(house, game, "2", phase=3)
    await write(house, house.anna, f"Zahl 9; {one}")
    seal = (await state_of(house, game)).player("1").slip
    await write(house, house.ben, f"Zahl 9; {two}")
    report = next(message for message in house.channel.history() if "Bericht der Runde 1" in words(message))
    assert [file.filename for file in report.attachments] == ["stand.png"]
    assert one.partition(" ")[2] in words(report) and two.partition(" ")[2] in words(report)
    assert "Punkte (gesamt)" in words(report)
    state = await state_of(house, game)
    opening = state.reports[0].slips
    mine = next(slip for slip in opening if slip.seat == "1")
    assert seal is not None and mine.seal == seal.seal
    text = sealed_text(1, state.player("1").colour, mine.lines, mine.salt)
    assert hashlib.sha256(text.encode()).hexdigest() == seal.seal
    assert "Runde 2" in words(house.panel())
    # The table moves below the report with the next change.
    await write(house, house.anna, await order_for(house, game, "1"))
    assert house.panel().id > report.id


async def test_reports_are_leafed_through_by_everybody(house: House) -> None:
    game = await begun(house)
    none = told(await house.anna.slash(house.channel, "hut bericht"))
    assert "Noch ist keine Runde ausgewertet" in none
    for number in ("Zahl 9; ", ""):
        await write(house, house.anna, number + await order_for(house, game, "1"))
        await house.env.advance_time(DAY + 1)
    page = sheet(await house.carl.slash(house.channel, "hut bericht", runde=1))
    assert "Runde 1 · Phase 1" in words(page)
    pages = ("Runde 1 · Phase 2", "Runde 1 · Phase 3", "Runde 1 · Phase 4", "Runde 1 · Stand", "Runde 2 · Phase 1")
    for expected in pages:
        await house.carl.click(page, label="Weiter")
        assert expected in words(page)
        assert (f"{house.ben.mention} hat nichts geschrieben" in words(page)) == ("Stand" in expected)
    for label, heading in (("Film", "Runde 2 als Film"), ("Ganz", "Bericht der Runde 2")):
        await house.carl.click(page, label=label)
        assert heading in words(page) and len(page.attachments) == 1
        await house.carl.click(page, label="Zurück")
    await choose(house.carl, page, "runde", "Runde 1")
    assert "Runde 1 · Phase 1" in words(page)
    await house.carl.click(page, label="Siegel")
    assert [file.filename for file in page.attachments] == ["siegel-runde-1.txt"]
    await house.carl.click(page, label="Zurück")
    await house.carl.click(page, label="Alles")
    assert [file.filename for file in page.attachments] == ["fang-den-hut.txt"]
    assert "gibt es noch nicht" in told(await house.carl.slash(house.channel, "hut bericht", runde=9))
    assert (await state_of(house, game)).round == 3


async def test_after_the_deadline_by_a_second(house: House) -> None:
    game = await begun(house, frist="1 Minute")
    page = sheet(await write(house, house.anna, f"Zahl 5; {await order_for(house, game, '1')}"))
    await house.anna.click(page, label="Ändern")
    stale = next(id for id in controls(page) if id.startswith("m:") and not id.endswith("befehl"))
    await house.env.advance_time(61)
    assert (await state_of(house, game)).round == 2
    late = await house.press(house.anna, stale, house.panel())
    assert "früheren Schritt" in told(late)
    assert (await state_of(house, game)).player("1").slip is None


async def test_two_people_pressing_at_the_deadline(house: House) -> None:
    game = await begun(house, frist="1 Minute")
    orders = [await order_for(house, game, seat) for seat in ("1", "2")]
    due = (await house.inside(house.services.games.live(game))).deadline
    assert due is not None
    anna, ben = Who(house.anna.id, "anna"), Who(house.ben.id, "ben")
    games = house.services.games

    async def rush() -> list[object]:
        return list(
            await asyncio.gather(
                games.act(game, anna, f"befehl Zahl 5; {orders[0]}", cause=11, token="0.r1"),
                games.time_up(due),
                games.act(game, ben, f"befehl Zahl 5; {orders[1]}", cause=12, token="0.r1"),
                return_exceptions=True,
            )
        )

    first, _, third = await house.inside(rush())
    assert not isinstance(first, Exception)
    assert isinstance(third, Declined) and third.text.id == "game-stale"
    state = await state_of(house, game)
    assert state.round == 2 and state.reports[0].missing == ("2",)


async def test_orders_and_deadlines_survive_a_restart(house: House) -> None:
    game = await begun(house)
    await write(house, house.anna, f"Zahl 5; {await order_for(house, game, '1')}")
    await house.restart()
    page = sheet(await house.anna.click(house.panel(), label="Meine Befehle"))
    assert "Abgegeben" in words(page)
    await house.env.advance_time(DAY + 1)
    reports = [message for message in house.channel.history() if "Bericht der Runde 1" in words(message)]
    assert len(reports) == 1
    await house.restart()
    await house.env.advance_time(DAY + 1)
    assert (await state_of(house, game)).round == 3


def _texts(body: Any) -> list[str]:
    """List every string that is delivered for reading or pressing."""
    if isinstance(body, dict):
        keys = ("content", "label", "custom_id", "description", "placeholder", "value", "title", "filename")
        return [str(body[key]) for key in keys if body.get(key)] + [
            text for part in body.values() for text in _texts(part)
        ]
    return [text for part in body for text in _texts(part)] if isinstance(body, list | tuple) else []


async def test_h2_2_nothing_delivered_to_anybody_gives_the_number_of_rounds_away(house: House) -> None:
    """Numbers 13 and 14 make 14 rounds: look for that in all that was sent to anybody, the referee included."""
    game = await begun(house)
    referee = house.person("rita", manager=True)
    await write(house, house.anna, f"Zahl 13; {await order_for(house, game, '1')}")
    await write(house, house.ben, f"Zahl 14; {await order_for(house, game, '2')}")
    own = len(house.env.http_requests)  # each has read the own number by now
    for _ in range(3):
        await write(house, house.anna, await order_for(house, game, "1"))
        await referee.slash(house.channel, "hut bericht")
        await house.ben.slash(house.channel, "hut befehl")
        await house.env.advance_time(DAY + 1)
    state = await state_of(house, game)
    assert not state.over and state.round == 5
    seen = [text for request in house.env.http_requests[own:] if request.json for text in _texts(request.json)]
    assert len(seen) > 100
    for text in seen:
        plain = re.sub(r"`[0-9a-f]{32,}`|<@\d+>|<t:\d+:R>|\b[0-9a-z]{12,}\b", "", text)
        assert not re.search(r"(?<!\d)14(?!\d)", plain), plain
        assert not re.search(r"letzte Runde|von \d+ Runden|noch \d+ Runden", plain), plain
    due = (await house.inside(house.services.games.live(game))).deadline
    assert due is not None and (due.due_at - house.env.now()).total_seconds() <= DAY


async def test_a_whole_game_with_computers_ends_and_can_be_proved(house: House) -> None:
    game = await begun(house, frist="1 Minute", seats=2)
    await write(house, house.anna, "Zahl 5")
    await write(house, house.ben, "Zahl 5")
    for _ in range(5):
        await house.env.advance_time(61)
    panel = house.panel()
    assert "Schluss nach 5 Runden" in words(panel)
    assert "Bericht Runde 5" in labels(panel)
    page = sheet(await house.carl.click(panel, label="Bericht Runde 5"))
    assert "Runde 5 · Phase 1" in words(page)
    result = await house.carl.click(panel, label="Protokoll prüfen")
    assert "python fair.py" in told(result)
    shown = sheet(await house.carl.slash(house.channel, "hut bericht", runde=2))
    assert "Runde 2" in words(shown)
    assert json.loads((await house.events(game))[0].body)["kind"] == "begun"
    assert isinstance(panel, discord.Message)
