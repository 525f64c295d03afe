"""Health and metrics over real sockets."""

import socket
from collections.abc import Iterator

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families
from structlog.testing import capture_logs

from bot.ops.health import HealthServer, Metrics
from bot.ops.metrics import MOST_LABELS
from bot.ops.settings import HealthSettings


@pytest.fixture
def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@pytest.fixture
def taken_port() -> Iterator[int]:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def samples(exposition: str) -> dict[tuple[str, tuple[str, ...]], float]:
    return {
        (sample.name, tuple(sample.labels.values())): sample.value
        for family in text_string_to_metric_families(exposition)
        for sample in family.samples
    }


async def test_health_is_503_until_everything_is_ready(free_port: int) -> None:
    checks = {"discord": False, "database": True}
    settings = HealthSettings(port=free_port)
    async with HealthServer(settings, Metrics(), lambda: checks) as server, aiohttp.ClientSession() as web:
        assert server.port == free_port
        async with web.get(f"http://127.0.0.1:{free_port}/health") as answer:
            assert answer.status == 503
            assert await answer.json() == {"ready": False, "checks": {"discord": False, "database": True}}
        checks["discord"] = True
        async with web.get(f"http://127.0.0.1:{free_port}/health") as answer:
            assert answer.status == 200
            assert (await answer.json())["ready"] is True


async def test_metrics_are_served(free_port: int) -> None:
    metrics = Metrics()
    metrics.interaction("dice", "ok", 0.02)
    metrics.action("watten", "stale")
    metrics.commit(0.004)
    metrics.drawing(0.3)
    metrics.deadline_fired()
    metrics.games_open(7)
    metrics.game_opened()
    metrics.game_opened()
    metrics.game_closed()
    metrics.computer_fell_asleep()
    async with (
        HealthServer(HealthSettings(port=free_port), metrics, dict),
        aiohttp.ClientSession() as web,
        web.get(f"http://127.0.0.1:{free_port}/metrics") as answer,
    ):
        assert answer.status == 200
        assert answer.content_type == "text/plain"
        found = samples(await answer.text())
    assert found["spielleiter_interactions_total", ("dice", "ok")] == 1
    assert found["spielleiter_interaction_seconds_sum", ("dice",)] == pytest.approx(0.02)
    assert found["spielleiter_actions_total", ("watten", "stale")] == 1
    assert found["spielleiter_commit_seconds_count", ()] == 1
    assert found["spielleiter_drawing_seconds_count", ()] == 1
    assert found["spielleiter_deadlines_fired_total", ()] == 1
    assert found["spielleiter_games_open", ()] == 8
    asleep = [value for (name, _), value in found.items() if "asleep" in name and name.endswith("_total")]
    assert asleep == [1]


async def test_port_is_free_again_afterwards(free_port: int) -> None:
    for _ in range(2):
        async with HealthServer(HealthSettings(port=free_port), Metrics(), dict) as server:
            assert server.port == free_port


async def test_port_zero_is_off() -> None:
    async with HealthServer(HealthSettings(port=0), Metrics(), dict) as server:
        assert server.port is None


async def test_taken_port_is_reported_and_the_bot_goes_on(taken_port: int) -> None:
    with capture_logs() as logs:
        async with HealthServer(HealthSettings(port=taken_port), Metrics(), dict) as server:
            assert server.port is None
    (line,) = logs
    assert line["log_level"] == "error"
    assert line["port"] == taken_port
    assert "health.port" in line["hint"]


def test_label_values_are_bounded() -> None:
    metrics = Metrics()
    for number in range(MOST_LABELS + 50):
        metrics.interaction(f"command-{number}", "ok", 0.1)
        metrics.action(f"game-{number}", "accepted")
    found = samples(metrics.exposition().decode())
    for name in ("spielleiter_interactions_total", "spielleiter_actions_total"):
        counted = {labels: value for (sample, labels), value in found.items() if sample == name}
        assert len(counted) == MOST_LABELS + 1
        assert [value for labels, value in counted.items() if labels[0] == "other"] == [50]


def test_two_bots_do_not_share_numbers() -> None:
    one, two = Metrics(), Metrics()
    one.deadline_fired()
    assert samples(two.exposition().decode())["spielleiter_deadlines_fired_total", ()] == 0
