"""`make quick`: what needs neither Discord nor another process, and of everything random the first examples."""

from pathlib import Path
from typing import Any

import hypothesis
import pytest

TESTS = Path(__file__).parents[1]
ROOMS = ("dice", "engine", "games", "help", "service", "store", "texts", "test_every_game.py", "test_fair.py")
LEFT_OUT = ("draw", "pictures", "golden", "kill", "awake", "told_apart_by_kind")
"""Pictures take long, and so does dying; what holds for all random games at once needs all of them."""
SEEDS = 1
"""Of the tests with a seed, so many are run."""
EXAMPLES = 15


def pytest_addoption(parser: pytest.Parser) -> None:
    """Take the wish."""
    parser.addoption("--quick", action="store_true", help="only what is done in a minute")


def pytest_configure(config: pytest.Config) -> None:
    """Let hypothesis try less, and never hurry: how long an example takes says how busy the machine is."""
    hypothesis.settings.register_profile("whole", deadline=None)
    hypothesis.settings.register_profile("quick", deadline=None, max_examples=EXAMPLES)
    hypothesis.settings.load_profile("quick" if config.option.quick else "whole")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not even open the other rooms."""
    other = collection_path.parent == TESTS and collection_path.name not in (*ROOMS, "__init__.py", "conftest.py")
    return True if config.option.quick and other else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what takes long."""
    if config.option.quick:
        left_out = [item for item in items if not _is_quick(item)]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if _is_quick(item)]


def parameters(item: pytest.Item) -> dict[str, Any]:
    """Return what a test is called with."""
    call = getattr(item, "callspec", None)
    return dict(call.params) if call else {}


def _is_quick(item: pytest.Item) -> bool:
    return (
        not any(word in item.nodeid for word in LEFT_OUT)
        and not item.get_closest_marker("postgres")
        and parameters(item).get("seed", 0) < SEEDS
    )
