"""Fang den Hut: working out a round, drawing it, a thousand games that wait for deadlines: python -m bench.hut."""

import asyncio
import contextlib
import random
import tempfile
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from statistics import median, quantiles
from time import process_time

from bot.games.hut import GAME
from bot.games.hut.model import HutOptions, State
from bot.games.hut.robot import robot
from bot.games.hut.rounds import play_round
from bot.games.hut.screen.picture import table_picture
from bot.service.play.clockwork import Clockwork
from bot.service.play.games import Games
from bot.service.play.live import Who
from bot.service.play.lobby import Lobby
from bot.service.play.robots import Whim
from bot.store.database import Database, open_database
from bot.store.deadlines import DeadlineRow
from bot.store.migrate import migrate
from tests.games.hut.rounds import random_slip, random_table
from tests.games.hut.table import RULES
from tests.playing import PlainVoice

GAMES, SPACING, IDLE, TIME = 1000, 0.02, 5.0, 600
"""A thousand games, one deadline every 20 ms, seconds of idling, seconds for a round (too few for reminders)."""


class Voice(PlainVoice):
    """Names people; the words cost the same in every language."""

    def name(self, seat: str) -> str:
        return f"Spieler {seat}"


def in_milliseconds(work: Callable[[], object]) -> float:
    """Return the processor time of some work, which a busy machine spoils less than the time on the wall."""
    start = process_time()
    work()
    return 1000 * (process_time() - start)


def spread(name: str, times: list[float], limit: float) -> None:
    """Print the median, the slowest of twenty, and how that stands to the limit."""
    slow = quantiles(times, n=20)[-1]
    print(f"{name}: median {median(times):.2f} ms, 95 % under {slow:.2f} ms ({slow / limit:.2f} of {limit:g} ms)")


def crowded(luck: random.Random) -> State:
    """Return a state of six players who have all handed in but for the last press."""
    table = random_table(luck, players=6)
    for player in table.state.players[:-1]:
        if slip := random_slip(table.state.board, player.colour, luck):
            table.write(player.colour, slip)
    return table.state


def rounds() -> None:
    """Measure a round from the slips to the points, a picture, and a computer player's slip."""
    luck = random.Random(1)
    states = [crowded(luck) for _ in range(300)]
    spread("a round with six players", [in_milliseconds(lambda state=state: play_round(state)) for state in states], 5)  # type: ignore[misc]  # bound at once
    thoughts = []
    for state in states[:60]:
        seat = min(RULES.waiting_for(state))
        view = RULES.view(state, seat)
        thoughts.append(in_milliseconds(lambda view=view: robot(view, (), Whim())))  # type: ignore[misc]  # bound at once
    spread("a slip by a computer player", thoughts, 50)
    pictures = []
    for state in states[:31]:
        after = state
        for event in play_round(state):
            after = RULES.apply(after, event)
        picture = table_picture(RULES.view(after, None), Voice())
        pictures.append(in_milliseconds(lambda picture=picture: picture.draw(picture.data)))  # type: ignore[misc]  # bound at once
    spread("a picture of the board", pictures[1:], 60)


class Watch:
    """A clock that can be set."""

    def __init__(self) -> None:
        self.offset = timedelta()

    def __call__(self) -> datetime:
        return datetime.now(UTC) + self.offset


async def open_games(database: Database, watch: Watch) -> None:
    """Open games whose first deadlines are spaced evenly."""
    games = Games(database, {GAME.name: GAME}, watch)
    lobby, host = Lobby(games, 3600), Who(1, "Wirt")
    base = watch()
    for number in range(GAMES):
        watch.offset = base + timedelta(seconds=SPACING * number) - datetime.now(UTC)
        guest = Who(2, "Gast")
        live = await lobby.open(
            "hut", HutOptions(players=2, seconds=TIME), host, guild_id=1, channel_id=1, seated={"1": host, "2": guest}
        )
        await lobby.start(live.row.id, host, cause=number + 1)
    watch.offset = timedelta()


async def idle(database: Database, watch: Watch) -> float:
    """Return the processor time of a clockwork that has nothing to do, in milliseconds a second."""

    async def nothing(row: DeadlineRow) -> None:
        raise AssertionError("no deadline is due")

    clock = Clockwork(Games(database, {GAME.name: GAME}, watch), {"step": nothing, "lobby": nothing})
    task = asyncio.create_task(clock.run())
    await asyncio.sleep(0.5)
    start = process_time()
    await asyncio.sleep(IDLE)
    used = process_time() - start
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task
    return 1000 * used / IDLE


async def deadlines() -> None:
    """Measure what waiting costs, and how late deadlines fire after a restart."""
    with tempfile.TemporaryDirectory() as folder:
        empty, full = (f"sqlite+aiosqlite:///{Path(folder) / name}.db" for name in ("leer", "voll"))
        await migrate(empty)
        await migrate(full)
        watch = Watch()
        nothing, waiting = await open_database(empty), await open_database(full)
        started = watch()
        await open_games(waiting, watch)
        without, with_games = await idle(nothing, watch), await idle(waiting, watch)
        print(f"idle processor time: {without:.2f} ms/s without games, {with_games:.2f} ms/s with {GAMES} waiting")
        await waiting.close()
        again = await open_database(full)
        games = Games(again, {GAME.name: GAME}, watch)
        late: list[float] = []
        done = asyncio.Event()

        async def fire(row: DeadlineRow) -> None:
            late.append((watch() - row.due_at).total_seconds() * 1000)
            await games.time_up(row)
            if len(late) == GAMES:
                done.set()

        watch.offset = started + timedelta(seconds=TIME - 2) - datetime.now(UTC)
        clock = Clockwork(games, {"step": fire, "lobby": fire})
        task = asyncio.create_task(clock.run())
        await done.wait()
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
        spread(f"{GAMES} deadlines in {GAMES * SPACING:g} s after a restart, lateness", late, 1000)
        print(f"the latest of them: {max(late):.0f} ms")
        await again.close()
        await nothing.close()


def main() -> None:
    """Measure everything."""
    rounds()
    asyncio.run(deadlines())


if __name__ == "__main__":
    main()
