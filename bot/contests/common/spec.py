"""A contest as the house sees it: a game with a part of its own."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from string import ascii_lowercase
from typing import Any

from bot.contests.common import notation
from bot.contests.common.actions import ContestAction, Decide, OnEntry
from bot.contests.common.drawing import waits_for_clock
from bot.contests.common.events import ContestEvent
from bot.contests.common.letters import letters
from bot.contests.common.model import ContestOptions, State
from bot.contests.common.rules import ContestRules
from bot.contests.common.screen import screen
from bot.contests.common.tell import published
from bot.engine.helpers import altered
from bot.engine.spec import (
    AnyGame,
    ComputerPart,
    ContestPart,
    GameSpec,
    LeadingPart,
    LobbyPart,
    MannersPart,
    TableGame,
)
from bot.engine.text import Typed, text

ANNOUNCED = frozenset(
    {
        "checkin-opened",
        "checkin-closed",
        "reminded",
        "froze",
        "drawn",
        "lots-drawn",
        "clock-started",
        "gonged",
        "held",
        "slowed",
        "disputed",
        "called",
        "ruled",
        "round-closed",
        "excluded",
        "punished",
        "round-voided",
        "missing",
        "came",
        "overdue",
        "resigned",
    }
)
"""What is announced in words of its own; each is a row of the outbox, `<kind of contest>-announcement`."""


def contest_spec(
    folder: Path,
    rules: ContestRules,
    options: type[ContestOptions],
    *,
    table: Callable[[State, str], TableGame | None],
    result: Callable[[State, str, Any], str | None],
    orders: Callable[[State, str], Sequence[str]] = lambda state, table: (),
) -> AnyGame:
    """Return the spec of a format."""
    return GameSpec(
        name=rules.format.name,
        folder=folder,
        rules=rules,
        options=options,
        events=ContestEvent,
        notation=notation,
        screen=screen,
        lobby=LobbyPart(
            seats=lambda options: (),
            minimum=lambda options: 0,
            called=lambda options: text("contest-title", title=Typed(options.title)),
        ),
        computers=ComputerPart(allowed=lambda options: False),
        leading=LeadingPart(
            resumed=lambda milliseconds: f"held {milliseconds}",
            afterwards=_afterwards,
            replaceable=lambda options: False,
        ),
        manners=MannersPart(
            announces=ANNOUNCED, publishes=True, finale=False, timeless=lambda move: True, published=published
        ),
        contest=ContestPart(
            rounds=_tables,
            table=table,
            result=result,
            orders=orders,
            drawn=_drawn_at,
            letters=partial(letters, rules.format),
            at=lambda state, now: altered(state, now=max(state.now, now)),
            host_plays=rules.format.host_plays,
            day=lambda options: options.starts_at,
            halts=True,
            resumed=lambda state: int(state.resumed_at),
            clock=_shares_clock,
            verdicts=frozenset({"excluded", "punished"}),
            concerns=lambda body, seat: str(body.get("number")) == seat.rstrip(ascii_lowercase),
        ),
    )


def _afterwards(action: ContestAction) -> bool:
    """Tell whether an action counts also after the end: somebody does not take his place, who moves up (Z5.1, Z6.6)."""
    return isinstance(action, Decide) or (isinstance(action, OnEntry) and action.kind == "resign")


def _shares_clock(state: State) -> bool:
    """Tell whether all tables play by one clock just now (Z2.1)."""
    return state.phase == "playing" and state.round is not None and bool(state.round.begun_at)


def _drawn_at(state: State, name: str) -> int | None:
    """Return when a table was drawn; a round that was taken back has none any more (Z7.2)."""
    table = state.table(name)
    return None if table is None else state.rounds[table.round - 1].drawn_at


def _tables(state: State) -> tuple[str, ...]:
    """Name the open tables of the round; where there is a common clock, all of them begin with it (Z2.1)."""
    round = state.round
    if state.phase != "playing" or round is None or waits_for_clock(state):
        return ()
    return tuple(table.name for table in round.open_tables)
