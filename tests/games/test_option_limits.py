"""The settings of every game: how little and how much is allowed, and what they are when nobody says anything."""

from typing import Any

import pytest
from pydantic import ValidationError

from tests.transcripts.recorder import SPECS

DAY = 24 * 3600
LIMITS: dict[str, dict[str, tuple[int, int, int | None]]] = {
    "dog": {"seconds": (10, 14 * DAY, 600)},
    "hut": {"players": (2, 6, 6), "seconds": (60, 14 * DAY, 2 * DAY), "rounds": (5, 15, None)},
    "kampf": {"seconds": (10, 14 * DAY, DAY)},
    "quidditch": {
        "rounds": (1, 30, 10),
        "zehn_sekunden": (1, DAY, 10),
        "gnade": (0, 10, 2),
        "stille": (1, DAY, 30),
        "chat": (1, DAY, 120),
        "halbzeit": (1, DAY, 600),
        "pause_finale": (1, DAY, 300),
        "fuenf_minuten": (1, DAY, 300),
        "eine_minute": (1, DAY, 60),
        "tor": (0, 1000, 10),
        "schnatz": (0, 1000, 50),
        "bonus": (0, 1000, 100),
        "fassung": (0, 9999, 0),
    },
    "watten": {"rounds": (1, 50, 1), "seconds": (10, 7 * DAY, 180), "most_schenas": (0, 9, 3)},
    "wattenzettel": {"rounds": (1, 99, None), "seconds": (10, 7 * DAY, None)},
    "wizard": {"places": (3, 5, 4), "seconds": (20, 14 * DAY, DAY)},
    "wizardblock": {"players": (3, 6, 4), "minutes": (5, 600, None)},
}
EVERY = [(game, name, *limits) for game, names in LIMITS.items() for name, limits in names.items()]


@pytest.mark.parametrize(("game", "name", "least", "most", "usual"), EVERY)
def test_a_setting_has_its_limits(game: str, name: str, least: int, most: int, usual: int | None) -> None:
    options = SPECS[game].options
    assert getattr(options(), name) == usual
    for value in (least, most):
        assert getattr(options(**{name: value}), name) == value
    for value in (least - 1, most + 1):
        with pytest.raises(ValidationError):
            options(**{name: value})


def test_experience_of_a_kampf_has_its_limits() -> None:
    options = SPECS["kampf"].options
    assert options().xp == (0, 0)
    assert options(xp=(0, 3)).xp == (0, 3)
    for pair in ((-1, 0), (0, 4)):
        with pytest.raises(ValidationError):
            options(xp=pair)


def test_z2_a_tournament_round_is_for_three_to_five_and_a_full_game_for_six() -> None:
    options = SPECS["wizard"].options
    assert options(mode="full", places=6).places == 6
    with pytest.raises(ValidationError):
        options(mode="full", places=7)


@pytest.mark.parametrize("game", LIMITS)
def test_every_number_is_tried(game: str) -> None:
    def is_number(annotation: Any) -> bool:
        return annotation in (int, int | None)

    fields = SPECS[game].options.model_fields
    assert {name for name, field in fields.items() if is_number(field.annotation)} == set(LIMITS[game])


@pytest.mark.parametrize(
    ("game", "switch", "usual"),
    [
        ("dog", "draw_houses", False),
        ("dog", "lane", False),
        ("watten", "drawn", False),
        ("watten", "kritische_named", True),
        ("watten", "free_choice", False),
        ("wizard", "bar", True),
        ("wizardblock", "bar", True),
        ("wizard", "drawn", True),
        ("wizardblock", "drawn", False),
    ],
)
def test_a_switch_is_where_the_rule_book_leaves_it(game: str, switch: str, usual: bool) -> None:
    assert getattr(SPECS[game].options(), switch) is usual
