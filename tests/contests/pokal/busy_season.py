"""A season in which everybody tries everything: houses, days, squads, referees, dates, rules, results, at all times."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, get_args

from bot.contests.pokal.actions import AboutMatch
from bot.contests.pokal.calendar import day_of, moment_of
from bot.contests.pokal.model import HOUSES, NAMES, SQUAD, Match, PokalOptions, State
from bot.contests.pokal.rulebook import SETTINGS
from bot.contests.pokal.standings import houses_of
from bot.engine.model import Refused
from bot.engine.seats import Actor
from tests.contests.pokal.committee import COMMITTEE
from tests.contests.pokal.season import DAY, HEAD, HOUR, HOUSE, OK, WHISTLE, Season

TRIES = 300
ADMIN = Actor(ranks=frozenset({"admin"}))
ZERO = 719_163
"""The day of 1970-01-01, as the calendar counts."""


def people(state: State, luck: random.Random) -> Actor:
    """Choose somebody: everybody on a seat wears the colours of a house, every third one whistles as well."""
    seat = luck.randint(1, max(1, state.heads))
    worn = frozenset({HOUSES[seat % 4]})
    player = Actor(seat=str(seat) if state.heads else None, houses=worn)
    whistling = replace(player, ranks=frozenset({"referee"}))
    ones = luck.choice(list(COMMITTEE.values()))
    newcomer = Actor(houses=frozenset({luck.choice(HOUSES)}))
    return luck.choice([player, player, player, whistling, whistling, ones, ones, OK, HEAD, WHISTLE, newcomer, ADMIN])


def fit(state: State, move: str, luck: random.Random) -> Actor:
    """Choose somebody who may do this, as far as it can be seen from outside."""
    verb, about, *rest = [*move.split(" "), "", ""]
    match = state.match(about)
    houses = (houses_of(state, match) if match else None) or ("G", "S")
    heads = [Actor(seat=str(seat), houses=frozenset({HOUSES[seat % 4]})) for seat in range(1, state.heads + 1)]
    managing = [one for one in heads if set(state.managed_by(one.seat)) & {*houses}]
    playing = [one for one in heads if one.houses & {*houses} or one.seat in state.squad_of(luck.choice(houses))]
    whistling = [replace(one, ranks=frozenset({"referee"})) for one in heads[::3]]
    match verb:
        case "propose" | "agree" | "decline":
            return luck.choice(managing or [OK])
        case "mark" if rest[0] != "P":
            return luck.choice(
                [one for one in playing if rest[0] in one.houses] or [Actor(houses=frozenset({rest[0]}))]
            )
        case "come" | "watch" | "stay":
            return luck.choice([*playing, Actor(houses=frozenset({houses[0]}))])
        case "mark" | "whistle" | "open" | "unwhistle":
            known = [replace(one, ranks=frozenset({"referee"})) for one in heads if match and one.seat == match.referee]
            return luck.choice([*whistling, *known, *known, WHISTLE])
        case "yes" | "no" | "rule" | "case" | "withdraw":
            return luck.choice(list(COMMITTEE.values()))
        case "approve" | "reject" | "book":
            return HEAD
        case "enter":
            return luck.choice([WHISTLE, OK])
        case _:
            return OK


def some_match(state: State, luck: random.Random) -> Match:
    """Choose a match, mostly one of the first, so that much comes together there."""
    waits = [match for match in state.matches if match.waits and houses_of(state, match)]
    return luck.choice([*waits[:2] * 3, *waits[:4], *state.matches[:1], state.known(luck.choice(NAMES))])


def moment(state: State, match: Match, now: int, luck: random.Random) -> int:
    """Choose a moment around the borders of a window, the notice and the years that count."""
    today = day_of(now)
    first, last = match.window or (today, today + 27)
    days = [first - 1, first, first + 3, last - 1, last, last + 1, today + 6, today + 7, today + 8]
    far = [now, now + 730 * DAY, now + 730 * DAY + 1]
    return luck.choice([*(moment_of(day, luck.choice([0, 20])) for day in days for _ in range(3)), *far])


def anything(state: State, now: int, luck: random.Random) -> str:
    """Choose something that could be tried."""
    match, house = some_match(state, luck), luck.choice(HOUSES)
    seat = luck.choice([str(luck.randint(1, state.heads + 1)), "+", "x"])
    houses = houses_of(state, match) or ("G", "S")
    number = luck.choice([*range(1, len(state.motions) + 1)] * 3 + [99])
    match luck.randrange(17):
        case 0:
            return f"{luck.choice(['name', 'name', 'unname'])} {house} {seat}"
        case 1:
            some = luck.choice([[], [seat], [seat, "+"], ["+"] * luck.choice([1, 2, SQUAD])])
            return " ".join([luck.choice(["squad", "squad", "unsquad"]), house, *some])
        case 2 | 3 | 4:
            days = luck.choice([0, 1, 7, (1 << 28) - 1, (1 << 28) - 1, 1 << 28, 1 << 27])
            return f"mark {match.name} {luck.choice([*houses, *houses, 'P', 'P', house])} {days:x}"
        case 5 | 6:
            kind = luck.choice(["propose", "propose", "fix"])
            return f"{kind} {match.name} {moment(state, match, now, luck)}" + (" Nebel" if kind == "fix" else "")
        case 7 | 8 | 9:
            dated = [one for one in state.matches if one.waits and (one.date or one.proposal)] or [match]
            return f"{luck.choice(get_args(AboutMatch))} {luck.choice([*dated, match]).name}"
        case 10:
            return f"{luck.choice(['drop', 'annul'])} {match.name} Gewitter"
        case 11 | 12:
            return f"{luck.choice(['yes', 'yes', 'no', 'withdraw', 'approve', 'approve'])} {number}"
        case 13 | 16:
            setting, value = luck.choice([*SETTINGS, "-", "unfug"]), luck.choice(["-", "5", "9", "9", "150", "2-2-1"])
            return f"{luck.choice(['rule', 'case'])} {setting} {value} {luck.choice(['', 'Mehr *Freude*'])}".rstrip()
        case 14:
            goals, cheats = (
                luck.choice(["3:1", "3:1", "2:2", "0:999", "0:1000"]),
                luck.choice(["0:0", "0:0", "1:0", "7:8"]),
            )
            how = luck.choice(["ende", "ende", "abbruch"])
            return f"enter {match.name} {goals} {luck.choice([*houses, '-', house])} {cheats} {how} Alter Chat"
        case _:
            return luck.choice([f"reject {number} Nein", f"book {house} {luck.choice([-5, 0, 20])} Grund"])


def steps(seed: int) -> Iterator[tuple[str, Actor, Any, Season]]:
    """Play a season; yield what was tried, by whom, what was answered, and the season after it."""
    luck = random.Random(f"busy {seed}")
    season = Season(seed, PokalOptions(accounts=(10, 0, -20, 30)))
    for number in range(TRIES):
        if season.state.over and number % 8:
            continue
        season.barred = tuple((str(seat), HOUSES[seat % 4], luck.choice([1, 2])) for seat in (1, 2) if seed % 2)
        before = len(season.log)
        season.wait(luck.choice([0, 0, 0, 0, 0, HOUR, HOUR, 12 * HOUR, 2 * DAY]))
        if len(season.log) > before:
            yield "TIME", Actor(), season.log[before:], season
        move = anything(season.state, season.now, luck)
        actor = fit(season.state, move, luck) if luck.random() < 0.8 else people(season.state, luck)
        if number % 30 == 0:
            half, count = (("hin", 6), ("finale", 2), ("hin", 6), ("rueck", 6), ("hin", 5), ("finale", 2))[
                number // 30 % 6
            ]
            actor, first = luck.choice([OK, OK, OK, HEAD]), ZERO + season.now // DAY + luck.choice([2, 14])
            move = " ".join(["windows", half, *([str(first)] * count)])
        elif number % 23 == 5:
            yield from _of_a_game(season, luck)
            continue
        yield move, actor, season.answer(actor, move), season


def _of_a_game(season: Season, luck: random.Random) -> Iterator[tuple[str, Actor, Any, Season]]:
    """Let a match be played in a game of its own, or somebody leave the server."""
    match = some_match(season.state, luck)
    houses = houses_of(season.state, match)
    if houses is None or luck.random() < 0.2:
        move = f"gone {luck.randint(1, season.state.heads + 1)}"
        yield move, HOUSE, season.answer(luck.choice([HOUSE, OK]), move), season
        return
    how, goals = luck.choice(["ende", "ende", "ende", "abbruch", "void"]), luck.choice(["9:4", "2:2", "0:3"])
    points = ":".join(str(10 * int(one)) for one in goals.split(":"))
    for move in (
        f"kickoff {match.table} {''.join(houses)}",
        f"posted {match.table} {season.now - luck.choice([0, HOUR])}",
        f"feed {match.table} {points} - {goals} {luck.choice(['0:0', '0:-100'])} {how} {season.now}",
    ):
        if luck.random() < 0.9:
            answer = season.answer(luck.choice([HOUSE, HOUSE, HOUSE, HOUSE, OK]), move)
            yield move, HOUSE, answer, season
            if isinstance(answer, Refused):
                return
