"""A stage for everything the bot must say: it is acted, the bot dies in the middle, and it is seen what came of it."""

import asyncio
import os
import random
import signal
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Sequence

from playground.client import Playground
from playground.person import Person
from playground.sight import Seen
from tests.process.falling import NEVER
from tests.process.running import Running
from tests.process.watching import until

START = 3.0
"""Seconds a start may take."""


class Falling(Running):
    """A bot that dies at a chosen await."""

    command = ("tests.process.falling",)

    async def arm(self, step: int) -> None:
        """Let it count from now on, and die at a step."""
        armed = self.folder / "armed"
        armed.unlink(missing_ok=True)
        (self.folder / "doom").write_text(str(step))
        os.kill(self.process.pid, signal.SIGUSR1)
        while not armed.exists():
            await asyncio.sleep(0.01)

    async def counted(self) -> int:
        """Stop counting and return how many steps there were."""
        steps = self.folder / "steps"
        steps.unlink(missing_ok=True)
        os.kill(self.process.pid, signal.SIGUSR2)
        while not steps.exists():
            await asyncio.sleep(0.01)
        return int(steps.read_text())

    async def has_fallen(self) -> None:
        """Wait until it has died."""
        await self.process.wait()
        await self._gone()

    def change(self, query: str, *values: object) -> None:
        """Change something behind its back, as time would."""
        connection = sqlite3.connect(self.file, timeout=10)
        try:
            with connection:
                connection.execute(query, values)
        finally:
            connection.close()

    def waiting(self) -> list[tuple[object, ...]]:
        """List what is still to be said."""
        return self.ask("select kind, key, place, tries, holder, held_until from outbox where done_at is null")


class Scene(ABC):
    """One kind of message, in a channel of its own."""

    def __init__(self, pg: Playground, bot: Falling, number: int) -> None:
        self.pg, self.bot, self.number = pg, bot, number
        self.channel_id = 0

    async def people(self, *names: str) -> list[Person]:
        """Let people come into a channel that nobody has been in."""
        made = await self.pg.control("POST", "channels", {"name": f"szene-{self.number}"})
        self.channel_id = int(made["id"])
        found = [self.pg.person(name) for name in names]
        for person in found:
            await person.open()
            await person.go(self.channel_id)
        return found

    @abstractmethod
    async def prepare(self) -> None:
        """Come to the moment before it."""

    @abstractmethod
    async def act(self) -> None:
        """Do what makes the bot owe something."""

    @abstractmethod
    async def check(self, *, answered: bool) -> None:
        """See that it was said once and that the panel lives; what was answered has happened."""

    async def settled(self) -> None:
        """Wait until nothing is left to be said."""
        await until(self._waiting, lambda waiting: not waiting)

    async def _waiting(self) -> list[tuple[object, ...]]:
        return self.bot.waiting()

    async def seen(self, person: Person, words: str = "") -> list[Seen]:
        """List the bot's messages here that say something."""
        return [one for one in await person.sees(self.channel_id) if one.author == "Spielleiter" and words in one.text]

    async def panels(self, person: Person) -> list[Seen]:
        """List the messages here with something to press."""
        return [one for one in await self.seen(person) if one.buttons and not one.ephemeral]

    def in_order(self) -> bool:
        """Tell whether what was owed here was said in the order in which it was written down."""
        query = "select message_id from outbox where place = ? and message_id is not null and kind <> ? order by id"
        said = [found for (found,) in self.bot.ask(query, f"c{self.channel_id}", "removal")]
        return said == sorted(said)


async def play(scenes: Sequence[Scene], step: int) -> int:
    """Act all at once with a bot that dies at a step, start it again and check; return the count of steps, or 0."""
    bot, pg = scenes[0].bot, scenes[0].pg
    await asyncio.gather(*(scene.prepare() for scene in scenes))
    await scenes[0].settled()
    await bot.arm(step)
    acting = [asyncio.create_task(scene.act()) for scene in scenes]
    if step == NEVER:
        await asyncio.gather(*acting)
        await scenes[0].settled()
        await asyncio.sleep(0.5)
        steps = await bot.counted()
        await _checked(scenes, [True] * len(scenes))
        return steps
    falling = asyncio.create_task(bot.has_fallen())
    everybody = asyncio.create_task(asyncio.wait(acting))
    await asyncio.wait([falling, everybody], return_when=asyncio.FIRST_COMPLETED)
    await asyncio.wait({falling}, timeout=2.0)
    answered = [task.done() and not task.cancelled() and task.exception() is None for task in acting]
    for task in acting:
        task.cancel()  # nobody will answer any more
    await everybody
    if not falling.done():
        bot.process.kill()  # the steps were fewer this time: then it dies a little later
    await falling
    await again(pg, bot, scenes, answered)
    return 0


async def interrupt(scenes: Sequence[Scene], luck: random.Random, kills: int) -> None:
    """Act, and kill the bot after some time, whatever it does; then again and again while it starts."""
    bot, pg = scenes[0].bot, scenes[0].pg
    await asyncio.gather(*(scene.prepare() for scene in scenes))
    acting = [asyncio.create_task(scene.act()) for scene in scenes]
    await asyncio.sleep(1.5 * luck.random())
    answered = [task.done() and task.exception() is None for task in acting]
    await bot.kill()
    for task in acting:
        task.cancel()
    await asyncio.gather(*acting, return_exceptions=True)
    for _ in range(kills - 1):
        await bot.begin()
        if luck.random() < 0.5:
            await asyncio.sleep(START * luck.random())
        else:  # it is there, and takes up what it has left
            await bot.says("ready")
            await asyncio.sleep(0.3 * luck.random())
        await bot.kill()
    await again(pg, bot, scenes, answered)


async def again(pg: Playground, bot: Falling, scenes: Sequence[Scene], answered: Sequence[bool]) -> None:
    """Start the bot once more and see that everything is as it should be."""
    await pg.bot_online(online=False)
    await bot.start()
    await pg.bot_online()
    await scenes[0].settled()
    await _checked(scenes, answered)


async def _checked(scenes: Sequence[Scene], answered: Sequence[bool]) -> None:
    await asyncio.gather(*(scene.check(answered=one) for scene, one in zip(scenes, answered, strict=True)))
    assert [type(scene).__name__ for scene in scenes if not scene.in_order()] == [], "said in another order"
