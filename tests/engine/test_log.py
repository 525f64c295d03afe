"""Folding, rewinding and going on, against a slow and obvious model."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.chance import Draw, FairChance
from bot.engine.log import (
    Begun,
    Entry,
    Reopened,
    Rewound,
    Sealed,
    advance,
    fold,
    in_force,
    replayed,
    turning_points,
)
from bot.engine.model import Refused
from bot.engine.seats import Actor
from tests.playing import NOON, play
from tests.sample import GAME
from tests.sample.model import Fined, HasardOptions

SEATS = ("Nord", "Ost")
OPTIONS = HasardOptions()


def log(*events: Any) -> list[Entry]:
    return [Entry(number, NOON, event) for number, event in enumerate(events)]


@given(st.lists(st.one_of(st.none(), st.integers(0, 30)), max_size=30))
def test_standing_is_what_a_rewriting_log_would_hold(steps: list[int | None]) -> None:
    """None writes an event; a number goes back to it, as far as it still exists."""
    entries = log(Begun(seats=SEATS))
    kept = [0]
    for step in steps:
        number = len(entries)
        if step is None:
            entries.append(Entry(number, NOON, Fined(seat="Nord")))
            kept.append(number)
        else:
            entries.append(Entry(number, NOON, Rewound(to=step)))
            kept = [seq for seq in kept if seq <= step]
    assert [entry.seq for entry in in_force(entries)] == kept
    assert turning_points(entries) == kept[:-1]


def test_a_turning_point_is_the_end_of_an_action() -> None:
    parts = [0, 1, 2, 0, 0, 1, 0]
    entries = [Entry(n, NOON, Begun(seats=SEATS) if not n else Fined(seat="Nord"), part=p) for n, p in enumerate(parts)]
    assert turning_points(entries) == [2, 3, 5]


def test_going_on_is_the_same_as_folding_anew() -> None:
    game = play(GAME, 3)
    position = fold(GAME.rules, game.options, game.entries[:2])
    for entry in game.entries[2:]:
        before = position.causes.copy()
        position = advance(GAME.rules, position, [entry])
        assert position.causes == before  # they become facts when they are durable, not before
    assert position == fold(GAME.rules, game.options, game.entries)
    assert advance(GAME.rules, position, []) == position


def test_a_log_starts_with_who_plays() -> None:
    with pytest.raises(ValueError, match="starts with Begun"):
        fold(GAME.rules, OPTIONS, log(Fined(seat="Nord")))


def test_play_goes_on_after_a_rewind_with_new_draws() -> None:
    game = play(GAME, 1)
    point = turning_points(game.entries)[0]
    rewound = [*game.entries, Entry(len(game.entries), NOON, Rewound(to=point))]
    position = fold(GAME.rules, game.options, rewound)
    chance = FairChance("test", bytes(32), position.draws, 1)
    seat = min(GAME.rules.waiting_for(position.state))
    events = GAME.rules.decide(position.state, Actor.at(seat), GAME.rules.legal(position.state, seat)[0], chance)
    assert not isinstance(events, Refused)
    more = [Entry(position.head + 1 + part, NOON, event, part=part) for part, event in enumerate(events)]
    after = advance(GAME.rules, position, more)
    assert after == fold(GAME.rules, game.options, [*rewound, *more])
    assert after.rewinds == 1


SEALED, REOPENED = Sealed(seed="aa", commitment="bb"), Reopened(seed="cc", commitment="dd")


def test_what_the_house_says_about_a_log_changes_nothing_in_the_game() -> None:
    entries = log(Begun(seats=SEATS), SEALED, Fined(seat="Nord"), REOPENED)
    assert [entry.seq for entry in in_force(entries)] == [0, 2]
    bare = fold(GAME.rules, OPTIONS, log(Begun(seats=SEATS), Fined(seat="Nord")))
    position = fold(GAME.rules, OPTIONS, entries)
    assert (position.state, position.head, position.rewinds) == (bare.state, 3, 0)
    further = [Entry(4, NOON, SEALED), Entry(5, NOON, Fined(seat="Ost")), Entry(6, NOON, REOPENED)]
    assert advance(GAME.rules, position, further) == fold(GAME.rules, OPTIONS, [*entries, *further])


def test_a_position_counts_draws_causes_and_rewinds_of_the_whole_log() -> None:
    draws = (Draw(0, "1", "1w6", (4,)), Draw(1, "1", "1w6", (2,)))
    entries = [
        Entry(0, NOON, Begun(seats=SEATS), cause=7),
        Entry(1, NOON, Fined(seat="Nord"), cause=8, draws=draws),
        Entry(2, NOON, Rewound(to=0)),
        Entry(3, NOON, Fined(seat="Ost"), cause=9, draws=(Draw(2, "9", "1w6", (1,)),)),
    ]
    position = fold(GAME.rules, OPTIONS, entries)
    assert (position.seats, position.head, position.rewinds, position.draws) == (SEATS, 3, 1, 3)
    assert position.causes == {7, 8, 9}
    more = advance(GAME.rules, position, [Entry(4, NOON, Fined(seat="Ost"), cause=10, draws=draws)])
    assert (more.seats, more.head, more.rewinds, more.draws) == (SEATS, 4, 1, 5)
    assert more.causes is position.causes, "they are added by whoever has written them"


def test_replaying_gives_the_state_after_each_event_that_stands_with_its_number() -> None:
    entries = log(Begun(seats=SEATS), Fined(seat="Nord"), Rewound(to=0), Fined(seat="Ost"))
    found = list(replayed(GAME.rules, OPTIONS, entries))
    blank = GAME.rules.blank(OPTIONS, SEATS)
    assert found == [(0, blank), (3, GAME.rules.apply(blank, Fined(seat="Ost")))]


def test_what_outlasts_a_rewind_is_passed_over_but_only_where_a_whole_action_does() -> None:
    parts = [(Begun(seats=SEATS), 0), (Fined(seat="Nord"), 0), (Fined(seat="Ost"), 0), (Fined(seat="Nord"), 1),
             (Fined(seat="Ost"), 0), (Fined(seat="Ost"), 1)]  # fmt: skip
    entries = [Entry(number, NOON, event, part=part) for number, (event, part) in enumerate(parts)]
    assert turning_points(entries) == [0, 1, 3]
    assert turning_points(entries, lambda event: event == Fined(seat="Ost")) == [0, 1]
    assert turning_points(entries, lambda event: event == Fined(seat="Nord")) == [1, 3]
