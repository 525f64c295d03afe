"""Computer players: whenever a robot's seat is asked, it answers, one action at a time."""

import asyncio
import random
from collections.abc import Sequence
from typing import Any, TypeVar

import structlog

from bot.app.games import Games
from bot.app.live import Declined, Live
from bot.draw.pool import Studio, StudioError
from bot.engine.spec import GameSpec
from bot.store import records
from bot.store.database import StoreTrouble

log = structlog.get_logger(__name__)
T = TypeVar("T")

SECOND_TRY = 5.0
"""Seconds after which a robot tries again when the database was away."""
BREATHS = 6
"""So many pauses people have to act before the computer does, where the first to act counts."""


class Whim:
    """The robot's own coin, apart from the game's fair chance: what it thinks is nobody's draw."""

    def __init__(self) -> None:
        """Seed from the operating system."""
        self._random = random.Random()

    def dice(self, count: int, sides: int) -> tuple[int, ...]:
        """Roll some equal dice."""
        return tuple(self._random.randint(1, sides) for _ in range(count))

    def shuffle(self, things: Sequence[T]) -> tuple[T, ...]:
        """Return the things in a random order."""
        return tuple(self._random.sample(things, len(things)))


class Robots:
    """Plays for the computer in every running game."""

    def __init__(self, games: Games, studio: Studio | None = None, pause: float = 0.0) -> None:
        """Listen for games in which it is a robot's turn; it thinks in the studio and takes its time among people."""
        self._games, self._studio, self._pause = games, studio, pause
        self._tasks: dict[str, asyncio.Task[None]] = {}
        games.on_change.append(self._on_change)

    async def resume(self) -> None:
        """Take up again what a restart interrupted."""
        for game_id in await self._games.database.read(records.games_with_robots):
            try:
                self._on_change(await self._games.live(game_id))
            except Declined:
                log.warning("a running game is not known any more", game=game_id)

    def _on_change(self, live: Live) -> None:
        if live.row.id not in self._tasks and robot_turn(live):
            task = asyncio.create_task(self._play(live.row.id))
            self._tasks[live.row.id] = task
            task.add_done_callback(lambda _: self._tasks.pop(live.row.id, None))

    async def _play(self, game_id: str) -> None:
        try:
            await self._rest(await self._games.live(game_id))
            while await self._move(game_id):
                pass
        except Declined:
            log.warning("robot was refused", game=game_id)
        except Exception:
            log.exception("robot failed", game=game_id)

    async def _move(self, game_id: str) -> bool:
        """Make a move and tell whether there may be another; a database that is away only delays."""
        try:
            acted = await self._games.robot_move(game_id, self._think)
            if acted is None:
                return False
            await self._rest(acted.live)
        except StoreTrouble as trouble:
            log.warning("robots wait for the database", game=game_id, trouble=trouble.trouble)
            await asyncio.sleep(SECOND_TRY)
        return True

    async def _rest(self, live: Live) -> None:
        """Take a breath among people, and several while they could act first; presses that wait get their turn."""
        people = frozenset(row.seat for row in live.seats if row.person_id is not None)
        for _ in range(BREATHS):
            await asyncio.sleep(self._pause if people else 0)
            live = await self._games.live(live.row.id)
            if live.position is None or not live.spec.unhurried(live.position.state, people):
                return

    async def _think(self, spec: GameSpec, view: Any, legal: Sequence[Any]) -> Any:
        if len(legal) == 1:
            return legal[0]
        if self._studio is None:
            return spec.robot(view, legal, Whim())
        try:
            return await self._studio.run(spec.robot, view, legal, Whim())
        except StudioError:
            log.exception("robot thinks here instead", game=spec.name)
            return spec.robot(view, legal, Whim())

    async def close(self) -> None:
        """Stop playing; the log says where to go on."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def robot_turn(live: Live) -> bool:
    """Tell whether a robot owes an action."""
    return live.awaited_robot() is not None
