"""The studio with real worker processes."""

import asyncio
import os
import select
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.draw.pool import DrawingTooSlowError, Studio, StudioClosedError, WorkerDiedError
from tests.draw import draw_samples
from tests.draw.draw_samples import PICTURES

ORPHAN = """
import asyncio, os, pathlib, sys
from bot.draw.pool import Studio
from tests.draw import draw_samples

async def main():
    # A studio nobody holds any more would end its workers by itself.
    studio = Studio()
    pathlib.Path(sys.argv[1]).write_bytes(await studio.draw(draw_samples.process_id, 1))
    os._exit(0)

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest_asyncio.fixture
async def studio() -> AsyncIterator[Studio]:
    studio = Studio(workers=1)
    yield studio
    await studio.close()


async def test_draws_in_another_process(studio: Studio) -> None:
    draw, data = PICTURES["roll"]
    assert await studio.draw(draw, data) == draw(data)
    assert int(await studio.draw(draw_samples.process_id, 0)) != os.getpid()


async def test_identical_requests_are_drawn_once(studio: Studio, tmp_path: Path) -> None:
    path = tmp_path / "drawn"
    results = await asyncio.gather(*(studio.draw(draw_samples.note, str(path)) for _ in range(8)))
    assert set(results) == {b"picture"}
    await studio.draw(draw_samples.note, str(path))
    # Only then is nothing more under way.
    await studio.close()
    assert path.read_bytes() == b"."


async def test_a_caller_who_leaves_does_not_spoil_it_for_others(studio: Studio, tmp_path: Path) -> None:
    path = tmp_path / "drawn"
    leaving = asyncio.create_task(studio.draw(draw_samples.note, str(path)))
    staying = asyncio.create_task(studio.draw(draw_samples.note, str(path)))
    await asyncio.sleep(0)
    leaving.cancel()
    assert await staying == b"picture"
    assert path.read_bytes() == b"."


async def test_data_without_hash_is_drawn_every_time(studio: Studio) -> None:
    assert await studio.draw(draw_samples.first_of, [7, 8]) == b"\x07"
    assert await studio.draw(draw_samples.first_of, [9]) == b"\x09"


async def test_data_that_only_looks_as_if_it_had_a_hash_is_drawn_every_time(studio: Studio, tmp_path: Path) -> None:
    path = tmp_path / "drawn"
    for _ in range(2):
        assert await studio.draw(draw_samples.note_first, (str(path), [])) == b"picture"
    assert path.read_bytes() == b".."


async def test_a_computer_thinks_in_another_process_too(studio: Studio) -> None:
    assert await studio.run(max, 3, 7, 5) == 7
    assert await studio.run(os.getpid) != os.getpid()


async def test_a_drawing_that_is_cancelled_with_everything_else_leaves_nothing_behind(studio: Studio) -> None:
    complaints: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: complaints.append(context))
    waiting = asyncio.create_task(studio.draw(draw_samples.blank, 3))
    await asyncio.sleep(0)
    (drawing,) = studio._tasks
    drawing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert (complaints, studio._tasks) == ([], set())
    assert await studio.draw(draw_samples.blank, 3) == bytes(3), "whoever asks again gets it"


async def test_the_oldest_picture_leaves_a_full_cache(tmp_path: Path) -> None:
    studio = Studio(cache_bytes=1_000)
    path = tmp_path / "drawn"
    await studio.draw(draw_samples.note, str(path))
    await studio.draw(draw_samples.blank, 900)
    await studio.draw(draw_samples.note, str(path))
    assert path.read_bytes() == b"."
    await studio.draw(draw_samples.blank, 996)
    await studio.draw(draw_samples.note, str(path))
    assert path.read_bytes() == b".."
    await studio.close()


async def test_a_worker_that_dies_over_a_drawing_is_replaced(studio: Studio, tmp_path: Path) -> None:
    assert await studio.draw(draw_samples.die_first, str(tmp_path / "died")) == b"picture"


async def test_a_worker_killed_while_idle_is_replaced(studio: Studio) -> None:
    worker = int(await studio.draw(draw_samples.process_id, 1))
    os.kill(worker, signal.SIGKILL)
    assert int(await studio.draw(draw_samples.process_id, 2)) not in (worker, os.getpid())


async def test_a_deadly_drawing_is_given_up(studio: Studio) -> None:
    with pytest.raises(WorkerDiedError, match="die_always"):
        await studio.draw(draw_samples.die_always, 1)
    assert await studio.draw(draw_samples.blank, 1) == b"\0"


async def test_errors_reach_the_caller_and_are_not_kept(studio: Studio) -> None:
    for _ in range(2):
        with pytest.raises(ValueError, match="so nicht"):
            await studio.draw(draw_samples.refuse, "so nicht")


async def test_a_slow_drawing_is_abandoned() -> None:
    studio = Studio(seconds=1.0)
    with pytest.raises(DrawingTooSlowError, match=r"hang took longer than 1\.0 seconds"):
        await studio.draw(draw_samples.hang, 1)
    assert await studio.draw(draw_samples.blank, 2) == b"\0\0"
    await studio.close()


async def test_a_drawing_beside_a_slow_one_is_drawn_again(tmp_path: Path) -> None:
    studio = Studio(workers=2, seconds=2.0)
    await asyncio.gather(*(studio.draw(draw_samples.process_id, number) for number in range(2)))
    slow = asyncio.create_task(studio.draw(draw_samples.hang, 1))
    # The second one must be clearly younger when the first takes the workers down.
    await asyncio.sleep(1.0)
    beside = asyncio.create_task(studio.draw(draw_samples.hang_first, str(tmp_path / "hung")))
    with pytest.raises(DrawingTooSlowError):
        await slow
    assert await beside == b"picture"
    await studio.close()


async def test_closed() -> None:
    studio = Studio()
    worker = int(await studio.draw(draw_samples.process_id, 1))
    await studio.close()
    with pytest.raises(ProcessLookupError):
        os.kill(worker, 0)
    with pytest.raises(StudioClosedError):
        await studio.draw(draw_samples.blank, 1)
    with pytest.raises(StudioClosedError):
        await studio.run(max, 1, 2)


def test_workers_end_with_their_parent(tmp_path: Path) -> None:
    script, told = tmp_path / "orphan.py", tmp_path / "pid"
    script.write_text(ORPHAN)
    paths = os.pathsep.join(path for path in sys.path if path)
    subprocess.run(
        [sys.executable, str(script), str(told)],
        env={**os.environ, "PYTHONPATH": paths},
        # The tracker of the abruptly ended parent complains about what that one left.
        stderr=subprocess.DEVNULL,
        timeout=60,
        check=True,
    )
    try:
        worker = os.pidfd_open(int(told.read_text()))
    except ProcessLookupError:
        return
    try:
        ended = bool(select.select([worker], [], [], 10)[0])
        if not ended:
            signal.pidfd_send_signal(worker, signal.SIGKILL)
    finally:
        os.close(worker)
    assert ended


def _lives(pid: int) -> bool:
    return Path(f"/proc/{pid}").exists()


async def test_workers_that_have_grown_are_replaced_without_a_picture_lost() -> None:
    studio = Studio(workers=1, worker_bytes=1)  # whoever draws anything has grown too much
    try:
        first = await studio.draw(draw_samples.process_id, 0)
        assert studio._renewal is not None
        during = await studio.draw(draw_samples.process_id, 1)
        await studio._renewal
        second = await studio.draw(draw_samples.process_id, 2)
        assert during == first, "while the new one is made ready the old one draws"
        assert second != first
        async with asyncio.timeout(20):
            while _lives(int(first)):
                await asyncio.sleep(0.05)
    finally:
        await studio.close()


async def test_workers_within_their_bounds_stay(studio: Studio) -> None:
    first = await studio.draw(draw_samples.process_id, 0)
    assert await studio.draw(draw_samples.process_id, 1) == first
    assert studio._renewal is None
