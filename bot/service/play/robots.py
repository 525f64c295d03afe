"""Computer players: whenever a computer's seat is asked, it answers, one action at a time, and never falls asleep."""

import asyncio
import random
from collections.abc import Callable, Sequence
from itertools import repeat
from typing import Any, TypeVar

import structlog

from bot.concurrency import Tasks, Workers
from bot.draw.pool import Studio, StudioError
from bot.engine.spec import AnyGame
from bot.service.feed import Changed
from bot.service.play.games import Games
from bot.service.play.live import Busy, Declined, Live
from bot.store.database import StoreTrouble
from bot.store.finding import games_with_robots

log = structlog.get_logger(__name__)
T = TypeVar("T")

SECOND_TRY = 5.0
"""Seconds after which a computer tries again when the database was away."""
BREATHS = 6
"""So many pauses people have to act before the computer does, where the first to act counts."""
LONGEST_TURN = 60.0
"""Seconds after which a turn that has not come to an end is begun anew."""
WATCH = 30.0
"""Seconds between two looks for computers that owe something; who owes the same at both is taken up again."""


class Whim:
    """The computer's own coin, apart from the game's fair chance: what it thinks is nobody's draw."""

    def __init__(self) -> None:
        self._random = random.Random()

    def dice(self, count: int, sides: int) -> tuple[int, ...]:
        """Roll some equal dice."""
        return tuple(self._random.randint(1, sides) for _ in range(count))

    def shuffle(self, things: Sequence[T]) -> tuple[T, ...]:
        """Return the things in a random order."""
        return tuple(self._random.sample(things, len(things)))


class Robots:
    """Plays for the computer in every running game."""

    def __init__(
        self,
        games: Games,
        studio: Studio | None = None,
        pause: float = 0.0,
        fell_asleep: Callable[[], object] = lambda: None,
    ) -> None:
        """Think in the studio and take some time among people; `fell_asleep` counts what must never happen."""
        self._games, self._studio, self._pause, self._fell_asleep = games, studio, pause, fell_asleep
        trouble = (StoreTrouble, TimeoutError, Busy)
        self._workers: Workers[str] = Workers(
            "computer players", self._play, expected=trouble, pauses=repeat(SECOND_TRY)
        )
        self._tasks = Tasks()
        self._watch: asyncio.Task[None] | None = None
        self._owed: dict[str, int] = {}
        """Games in which a computer owed something at the last look, with their revision then."""

    def hear(self, news: Changed) -> None:
        """Wake the computers of a game in which one of them owes something."""
        if robot_turn(news.live):
            self._wake(news.live.row.id)

    async def resume(self) -> None:
        """Take up again what a restart interrupted."""
        for live in await self._owing():
            self._wake(live.row.id)

    def _wake(self, game_id: str) -> None:
        self._workers.wake(game_id)
        if self._watch is None or self._watch.done():
            self._watch = self._tasks.start(self._watch_over(), "watch over computer players")

    async def _watch_over(self) -> None:
        """Look again and again while a computer owes something; whoever is asked later is watched anew."""
        owing = True
        while owing:
            await asyncio.sleep(WATCH)
            try:
                owing = await self.look_again()
            except StoreTrouble as trouble:
                log.warning("computer players are not watched", trouble=trouble.trouble)

    async def look_again(self) -> bool:
        """Take up every game in which a computer owes the same as at the last look and nobody works on it.

        Tells whether any computer owes anything.
        """
        asked = {live.row.id: live.row.revision for live in await self._owing()}
        for game_id, revision in asked.items():
            if self._owed.get(game_id) == revision and not self._workers.busy(game_id):
                log.error("a computer player had fallen asleep and is woken", game=game_id, revision=revision)
                self._fell_asleep()
                self._workers.wake(game_id)
        self._owed = asked
        return bool(asked)

    async def _owing(self) -> list[Live]:
        """Return the running games in which a computer owes something, as the database has them."""
        found = []
        shards = self._games.domain.shards
        for game_id, revision in await self._games.database.read(lambda db: games_with_robots(db, shards)):
            try:
                live = await self._games.live(game_id)
                if live.row.revision != revision:
                    live = await self._games.live(game_id, fresh=True)
            except Declined:
                log.warning("a running game is not known any more", game=game_id)
                continue
            if robot_turn(live):
                found.append(live)
        return found

    async def _play(self, game_id: str) -> None:
        """Do everything the computers of a game owe; what becomes due meanwhile wakes us once more."""
        try:
            await self._rest(await self._games.live(game_id))
            while self._games.domain.held:
                async with asyncio.timeout(LONGEST_TURN):
                    acted = await self._games.robot_move(game_id, self._think)
                if acted is None:
                    return
                if not _together(acted.live):
                    await self._rest(acted.live)
        except Busy:
            raise
        except Declined:
            log.warning("computer player was refused", game=game_id)

    async def _rest(self, live: Live) -> None:
        """Take a breath among people, and several while they could act first; presses that wait get their turn."""
        people = frozenset(row.seat for row in live.seats if row.person_id is not None)
        for _ in range(BREATHS):
            await asyncio.sleep(self._pause if people or live.former else 0)
            live = await self._games.live(live.row.id)
            if live.position is None or not live.spec.computers.unhurried(live.position.state, people):
                return

    async def _think(self, spec: AnyGame, view: Any, legal: Sequence[Any]) -> Any:
        if len(legal) == 1:
            return legal[0]
        if self._studio is None:
            return spec.computers.play(view, legal, Whim())
        try:
            return await self._studio.run(spec.computers.play, view, legal, Whim())
        except StudioError:
            log.exception("computer player thinks here instead", game=spec.name)
            return spec.computers.play(view, legal, Whim())

    async def close(self) -> None:
        """Stop playing; the log says where to go on."""
        await self._tasks.close()
        await self._workers.close()


def _together(live: Live) -> bool:
    """Tell whether the computers do what is due now in one breath."""
    return live.position is not None and live.spec.computers.together(live.position.state)


def robot_turn(live: Live) -> bool:
    """Tell whether a computer owes an action."""
    return live.awaited_robot() is not None
