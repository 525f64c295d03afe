"""Pictures that follow the words, at a pace that floods nobody."""

import asyncio
import io

import discord
import pytest

from bot.draw.pool import StudioError
from bot.ui import illustrator
from bot.ui.illustrator import MOST_WAITING, Illustrator


@pytest.fixture
def pens(monkeypatch: pytest.MonkeyPatch) -> Illustrator:
    monkeypatch.setattr(illustrator, "PACE", 0.01)
    return Illustrator()


def picture(name: str) -> "illustrator.Draw":
    async def draw() -> discord.File:
        if name == "broken":
            raise StudioError("no ink")
        return discord.File(io.BytesIO(b"png"), name)

    return draw


async def until(condition: "list[str]", wanted: "list[str]") -> None:
    async with asyncio.timeout(5):
        while condition != wanted:
            await asyncio.sleep(0.005)


async def test_calm_channels_get_every_picture_and_a_rush_only_some(pens: Illustrator) -> None:
    seen: list[str] = []

    async def attach(file: discord.File) -> None:
        seen.append(file.filename)

    pens.add(1, picture("calm"), attach)
    await until(seen, ["calm"])
    for number in range(20):
        pens.add(2, picture(f"rush{number}"), attach)
    newest = [f"rush{number}" for number in range(20 - MOST_WAITING, 20)]
    await until(seen, ["calm", *newest])
    pens.add(2, picture("calm again"), attach)
    await until(seen, ["calm", *newest, "calm again"])
    await pens.close()


async def test_one_that_fails_does_not_stop_the_next(pens: Illustrator) -> None:
    seen: list[str] = []

    async def attach(file: discord.File) -> None:
        if file.filename == "lost":
            raise OSError("connection reset")
        seen.append(file.filename)

    for name in ("broken", "lost", "fine"):
        pens.add(1, picture(name), attach)
    await until(seen, ["fine"])
    await pens.close()
