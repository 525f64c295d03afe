"""Tournaments and seasons in which everybody tries everything, also what he may not, at any time.

A line for each try: who, what, the refusal or a few letters that stand for all that came of it (events, words, who is
written to, state, what is due, what is shown). Where letters differ, the line says where to look; if it is meant,
`python -m tests.transcripts` writes them anew.
"""

import random
from collections.abc import Sequence
from datetime import date
from typing import Any

import pytest

from bot.contest_room.hall import local_time
from bot.contest_room.shows import find_shows
from bot.contests import find_contests
from bot.contests.common.show import Scene
from bot.contests.pokal import POKAL
from bot.contests.pokal.bans import played_in
from bot.contests.pokal.calendar import day_of, days_of, out_on
from bot.contests.pokal.model import State as Season
from bot.contests.pokal.pictures import Show
from bot.contests.pokal.planning import Asked, Planning
from bot.contests.pokal.standings import houses_of
from bot.contests.pokal.tables import lineups, table
from bot.engine.model import Refused
from bot.engine.seats import OFFICIALS, Actor, Seat
from bot.engine.spec import TableGame
from tests.contests.busy_lists import DAY, steps
from tests.contests.pokal import busy_season
from tests.contests.table import LEAD
from tests.playing import NOON
from tests.transcripts.digests import digested
from tests.transcripts.recorder import VOICE, _pages, screen_lines
from tests.transcripts.test_courses import _shown, must_be_as_stored

KINDS: dict[str, tuple[str, dict[str, Any]]] = {
    "watten": ("watten-turnier", {}),
    "watten-day": ("watten-turnier", {**DAY, "rounds": 2, "way": "pad"}),
    "rounds": ("wizard-turnier", {**DAY, "variant": "rounds", "rounds": 2}),
    "knockout": ("wizard-turnier", {"variant": "knockout", "most": 14}),
    "online": ("wizard-turnier", {"variant": "online", "rounds": 2, "top": 3, "way": "table", "minutes": 30}),
}


def letters_for(*parts: Any) -> str:
    return " ".join(digested(part)[:4] for part in parts)


def opened(game: TableGame | None) -> Any:
    """Return what a table is opened with, and how it would be with a guest on its first seats."""
    if game is None:
        return None
    guests = [game.guests(game.options, tuple(game.seats)[:count]) for count in (1, 2)]
    return (game.kind, game.options, game.seats, guests, game.leader)


def who(actor: Actor) -> str:
    """Say in short who tries something."""
    parts = [actor.seat or "-", *sorted(actor.ranks), *sorted(actor.houses)]
    parts += [name for name in ("referee", "host", "house") if getattr(actor, name)]
    return "/".join(parts)


def tournament(name: str, seed: int) -> list[str]:
    """Let everybody try everything in a tournament."""
    kind, options = KINDS[name]
    spec, luck = find_contests()[kind], random.Random(seed)
    rules, show, contest = spec.rules, find_shows()[kind], spec.contest
    assert contest is not None
    lines, states = [], list[Any]()
    for said, actor, answer, game in steps(spec, options, seed):
        head = f"{who(actor)} {said[:40]} →"
        if isinstance(answer, Refused):
            lines.append(f"{head} {answer.code} {digested(answer.args)[:4]}")
            continue
        state = game.state
        told = [(rules.tell(event, None), rules.moved(event), rules.promises(event)) for event in answer]
        owed = [list(contest.letters(state, event)) for event in answer]
        awaited = rules.waiting_for(state)
        legal = [rules.legal(state, seat) for seat in (OFFICIALS, *sorted(awaited - {OFFICIALS})[:3])]
        tables = [(one, opened(contest.table(state, one)), contest.orders(state, one)) for one in contest.rounds(state)]
        back = rules.rewound(state, luck.choice(states), LEAD) if states else None
        clock = (rules.step(state), rules.due(state), rules.section(state), rules.open_seed(state))
        seen = rules.view(state, min(awaited, default=None))
        ranked = (seen.mine, seen.table, seen.standings, seen.waiting, seen.ahead, seen.deciders, seen.wants)
        parts = [answer, told, owed, state, ranked, legal, awaited, tables, back, clock, rules.outcome(state)]
        if len(states) % 5 == 0:
            parts.append(_shown(show, Scene(rules.view(state, None), VOICE, NOON, zone_of=local_time)))
        states = [*states[-6:], state]
        lines.append(f"{head} {letters_for(*parts)}")
    return lines


@pytest.mark.parametrize("name", KINDS)
def test_what_is_tried_in_a_tournament_is_answered_as_it_was(name: str) -> None:
    must_be_as_stored(f"tried-{name}", [line for seed in (1, 2, 3) for line in tournament(name, seed)])


def season(seed: int) -> list[str]:
    """Let everybody try everything in a season of the cup."""
    rules, contest, lines = POKAL.rules, POKAL.contest, []
    assert contest is not None
    for number, (said, actor, answer, game) in enumerate(busy_season.steps(seed)):
        head = f"{who(actor)} {said[:40]} →"
        if isinstance(answer, Refused):
            lines.append(f"{head} {answer.code} {digested(answer.args)[:4]}")
            continue
        state = game.state
        told = [(rules.tell(event, None), rules.moved(event), rules.promises(event)) for event in answer]
        owed = [list(contest.letters(state, event)) for event in answer]
        tables = [(one, opened(table(state, one))) for one in lineups(state)]
        clock = (rules.step(state), rules.due(state), rules.section(state), rules.open_seed(state))
        parts = [answer, told, owed, state, tables, clock, rules.outcome(state)]
        if number % 6 == 0:
            pages = _pages(POKAL, rules.view(state, None))
            parts.append([(page, list(screen_lines(screen, drawn=False))) for page, screen in pages])
            parts.append(_looked_for(state, game.now, game.barred))
        lines.append(f"{head} {letters_for(*parts)}")
    return lines


def _looked_for(state: Season, now: int, barred: Sequence[tuple[Seat, str, int]]) -> list[Any]:
    """Return what is shown of the search for a date, and who may play when."""
    show, found = Show(POKAL.rules.view(state, None), VOICE.say), list[Any]()
    for match in state.matches[:4]:
        houses = houses_of(state, match)
        if houses is None or match.window is None:
            continue
        today = day_of(now)
        days = days_of(state, match, houses, today, barred)
        missing = tuple((f"P{n}", f"<@{n}>") for n in range(match.moves + 7))
        asked = Asked(len(state.marks), 9 if match.date else None, missing if match.name != "h1" else ())
        planning = Planning(show, match, houses, days, today, asked, lambda seat: f"<{seat}>")
        found.append((planning.picture(), planning.alt(), planning.advice(lambda seat: f"@{seat}"), planning.best))
        found.append([out_on(state, match, day, barred) for day in (match.window[0], match.window[1])])
    games = {match.table: (f"game {match.table}", match.dated) for match in state.matches[::2] if match.begun}
    return [*found, played_in(state, games, "s"), date.fromordinal(day_of(now)).isoformat()]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_is_tried_in_a_season_is_answered_as_it_was(seed: int) -> None:
    must_be_as_stored(f"tried-pokal-{seed}", season(seed))
