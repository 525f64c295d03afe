"""What a private page says and does between presses: news, notes, clocks, bad moments, and whom it leaves alone."""

import asyncio
from typing import Any

import pytest

from bot.edge.kit import answer
from bot.edge.kit.layout import Sheet
from bot.edge.table import private
from bot.edge.table.private import LINES, PrivatePages
from bot.service.play.live import Who
from tests.edge.house import House, labels, words
from tests.edge.test_private_pages import edits, lay, mine
from tests.edge.test_sample_game import deal, sheet


def small(page: Any) -> list[str]:
    """List the small lines of a page."""
    return [line.removeprefix("-# ") for line in words(page).splitlines() if line.startswith("-# ")]


async def fine(house: House, seat: str, cause: int) -> None:
    """Let a referee take a point from a seat."""
    rita = Who(7, "rita", referee=True, ranks=frozenset({"referee"}), guild_id=house.guild.id)
    await house.inside(house.services.games.act(house.game_id(), rita, f"strafe {seat}", cause=cause))


async def test_an_open_page_keeps_the_last_lines_of_what_happened_and_says_how_long_there_is_time(
    house: House,
) -> None:
    game = await deal(house, seconds=3600)
    hand = await sheet(house, house.anna)
    live = await house.services.games.live(game)
    assert live.deadline is not None
    clock = f"⏳ Dafür hast du Zeit: <t:{int(live.deadline.due_at.timestamp())}:R>"
    assert len(small(hand)) == 1 and small(hand)[0].endswith(clock.rpartition(" ")[2]) and small(hand)[0][0] == "⏳"
    await fine(house, "Ost", 11)
    await fine(house, "Nord", 12)
    await lay(house, house.ben, await sheet(house, house.ben))
    assert small(hand)[:-1] == [
        f"Strafe: {house.ben.mention} verliert einen Punkt.",
        f"Strafe: {house.anna.mention} verliert einen Punkt.",
        f"{house.ben.mention} hat eine Karte gelegt.",
    ]
    assert LINES == 3
    await lay(house, house.anna, hand)
    assert small(hand)[:-1] == [f"{house.anna.mention} hat eine Karte gelegt."], "what was there before is old"
    await house.inside(house.services.games.rewind(game, Who(house.anna.id, "anna"), cause=13))
    assert "Alle legen verdeckt" in words(hand)
    assert small(hand)[:-1] == [], "what was taken back is no news"


async def test_while_paused_a_page_shows_neither_clock_nor_moves(house: House) -> None:
    game = await deal(house, seconds=3600)
    hand = await sheet(house, house.anna)
    await house.inside(house.services.conduct.pause(game, Who(house.anna.id, "anna"), cause=2))
    assert labels(hand) == [] and small(hand) == [] and "⏸️ **" in words(hand)
    await house.inside(house.services.conduct.resume(game, Who(house.anna.id, "anna"), cause=3))
    assert [label[:5] for label in labels(hand)[:-1]] == ["Karte", "Karte"] and len(small(hand)) == 1


async def test_whoever_only_watches_has_a_page_that_follows_nothing(house: House) -> None:
    await deal(house)
    await lay(house, house.anna, await sheet(house, house.anna))
    await lay(house, house.ben, await sheet(house, house.ben))
    rules = await house.carl.click(house.panel(), label="Regeln")
    before = edits(house)
    assert rules.response is not None
    await house.anna.click(house.panel(), label="Halten")
    assert "gewinnt die Runde" in words(rules.response)
    assert edits(house) - before == 2, "the hands of the two who play"
    assert [one.id for one in mine(house, house.carl)] == [rules.response.id]


async def test_a_bad_moment_of_discord_only_delays_an_edit(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house.client.private._workers, "_pauses", (60.0,))
    await deal(house, seconds=3600)
    hand = await sheet(house, house.anna)
    house.env.inject_error("PATCH", "/webhooks/*", status=503)
    await lay(house, house.ben, await sheet(house, house.ben))
    assert "hat eine Karte gelegt" not in words(hand)
    await house.env.advance_time(61)
    assert "hat eine Karte gelegt" in words(hand)


async def test_a_page_is_left_alone_until_the_last_press_on_it_is_answered(house: House) -> None:
    game = await deal(house)
    hand = await sheet(house, house.anna)
    ben = await sheet(house, house.ben)
    pages, seen = house.client.private, list[str]()

    async def pressing() -> None:
        with pages.attending(game, house.anna.id):
            with pages.attending(game, house.anna.id):
                await house.services.games.act(game, Who(house.ben.id, "ben"), _card(ben), cause=21)
                await asyncio.sleep(0.01)
                seen.append(words(hand))
            await asyncio.sleep(0.01)
            seen.append(words(hand))

    await house.inside(pressing())
    assert not any("hat eine Karte gelegt" in one for one in seen)
    assert "hat eine Karte gelegt" in words(hand), "it follows when all is answered"
    assert pages._held == {}


def _card(hand: Any) -> str:
    return f"karte {labels(hand)[0].removeprefix('Karte ')}"


async def test_a_press_waits_for_an_edit_under_way_but_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    nothing: Any = None
    pages, done, gate = PrivatePages(nothing), list[str](), asyncio.Event()
    monkeypatch.setattr(private, "WORTH_WAITING", 0.02)

    async def slow(key: Any) -> None:
        await gate.wait()
        done.append("edited")

    monkeypatch.setattr(pages._workers, "_work", slow)
    pages._workers.wake(("g", 1))
    await pages.settled("g", 1)
    done.append("impatient")
    monkeypatch.setattr(private, "WORTH_WAITING", 5.0)
    asyncio.get_running_loop().call_later(0.01, gate.set)
    await pages.settled("g", 1)
    done.append("patient")
    assert done == ["impatient", "edited", "patient"]


async def test_a_page_that_came_after_a_deferral_is_found_by_its_own_id(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Slow to open, the page is no first answer any more: it is edited and taken away as the message it is."""
    await deal(house, rounds=2)
    monkeypatch.setattr(answer, "PATIENCE", 0.02)
    look = house.services.games.look

    async def slowly(*about: Any, **more: Any) -> Any:
        await asyncio.sleep(0.06)
        return await look(*about, **more)

    with monkeypatch.context() as patch:
        patch.setattr(house.services.games, "look", slowly)
        opened = await house.anna.click(house.panel(), label="Meine Karten")
    (hand,) = [one for one in (opened.response, *opened.followups) if one is not None and one.ephemeral]
    await lay(house, house.ben, await sheet(house, house.ben))
    assert "hat eine Karte gelegt" in words(hand)
    again = await sheet(house, house.anna)
    assert [one.id for one in mine(house, house.anna)] == [again.id] != [hand.id]


async def test_a_press_that_comes_while_the_page_is_drawn_is_newer_and_is_not_painted_over(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await deal(house)
    hand, ben = await sheet(house, house.anna), await sheet(house, house.ben)
    pages, seen = house.client.private, list[str]()
    drawing, gate, drawn = asyncio.Event(), asyncio.Event(), Sheet.drawn

    async def slowly(self: Sheet, studio: Any) -> Any:
        if pages._workers.inside((game, house.anna.id)):
            drawing.set()
            await gate.wait()
        return await drawn(self, studio)

    async def pressing() -> None:
        monkeypatch.setattr(Sheet, "drawn", slowly)
        await house.services.games.act(game, Who(house.ben.id, "ben"), _card(ben), cause=21)
        await drawing.wait()
        with pages.attending(game, house.anna.id):
            gate.set()
            await pages._workers.idle((game, house.anna.id))
            seen.append(words(hand))

    before = edits(house)
    await house.inside(pressing())
    assert "hat eine Karte gelegt" not in seen[0], "the answer to the press is still to come"
    assert "hat eine Karte gelegt" in words(hand), "and then the page follows again"
    assert edits(house) - before == 1 + 1, "ben's page, too"
