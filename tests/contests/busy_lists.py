"""A tournament in which everybody tries everything: entering in all ways, at the wrong time, at another's table."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, get_args

from bot.contests.common.actions import AboutEntry, AboutTable, Plainly
from bot.contests.common.model import State, Verdict
from bot.engine.model import Refused
from bot.engine.seats import Actor
from bot.engine.spec import AnyGame
from tests.contests.chance_play import RESULTS, step
from tests.contests.table import HOST, HOUSE, LEAD, Played

SECOND = 1000
BEGIN = 1_800_000_000
"""When the clock of a tournament played by hand begins, in seconds."""
DAY: dict[str, Any] = {
    "starts_at": BEGIN + 7200,
    "closes_at": BEGIN + 5000,
    "checkin_at": BEGIN + 3600,
    "checkin_until": BEGIN + 6600,
    "most": 9,
    "minutes": 45,
    "slow_after": 50,
}
"""A tournament with all its times."""
TRIES = 240


def people(state: State, luck: random.Random) -> Actor:
    """Choose somebody: a player of any entry, who leads, who plays and leads, the house, a stranger."""
    seats = [seat for entry in state.entries for seat in entry.seats]
    mine = Actor.at(luck.choice(seats)) if seats else Actor()
    fellow = luck.choice([(), (None,), (luck.choice(seats) if seats else None,)])
    leading = replace(mine, referee=True, fellows=fellow)
    return luck.choice([LEAD, HOST, HOUSE, Actor(), mine, mine, mine, leading])


def fit(state: State, move: str, luck: random.Random) -> Actor:
    """Choose somebody who may do this, as far as it can be seen from outside."""
    verb, about, *_ = [*move.split(" "), "", ""]
    table = state.table(about)
    entry = state.entry(int(about)) if about.isdecimal() else None
    sitting = [seat for number in (table.entries if table else ()) for seat in state.entries[number - 1].seats]
    seats = [seat for one in state.entries for seat in one.seats]
    match verb:
        case "report" | "confirm" | "dispute" | "call" | "miss" | "came":
            return Actor.at(luck.choice(sitting)) if sitting else LEAD
        case "accept" | "decline" | "resign" if entry is not None and entry.seats:
            asked = state.entry(entry.asks)
            return Actor.at(luck.choice([entry.seats[-1], *(asked.seats if asked else ())]))
        case "ask":
            seeking = [one.seats[0] for one in state.entries if one.status == "seeking"]
            return luck.choice([Actor(), *(Actor.at(seat) for seat in seeking)])
        case "leave" | "here":
            return Actor.at(luck.choice(seats)) if seats else Actor()
        case "enter" | "seek" | "bring":
            return luck.choice([Actor(), Actor(), HOST, Actor.at(luck.choice(seats)) if seats else HOST])
        case "feed":
            return HOUSE
        case _:
            return LEAD


def anything(spec: AnyGame, state: State, luck: random.Random) -> str:
    """Choose something that could be tried, mostly about somebody or some table that is there."""
    seeking = [entry.number for entry in state.entries if entry.status in ("seeking", "asked")]
    number = luck.choice([*range(1, len(state.entries) + 1), *seeking, *seeking, 999])
    tables = [table for round in state.rounds for table in round.tables]
    table = luck.choice([*tables[-3:], *tables[:1]]) if tables else None
    name = table.name if table else "1.1"
    written = RESULTS[spec.name](luck, state, table) if table else "11:4 11:7 7:11"
    why = luck.choice(["", " | Karte versteckt", " ! Laut geworden"])
    match luck.randrange(9):
        case 0 | 1:
            return str(luck.choice([one for one in get_args(Plainly) if one != "close" or luck.random() < 0.2]))
        case 2 | 3:
            kind = luck.choice([*get_args(AboutEntry), *(("ask", "accept", "decline") * 2 if seeking else ())])
            return f"{kind} {number}{why if kind == 'exclude' else ''}"
        case 4 | 5:
            kind = luck.choice(get_args(AboutTable))
            seat = luck.choice([*table.entries, 999]) if table else 1
            said = {"miss": str(seat), "came": str(seat), "confirm": "", "call": "", "attend": ""}.get(kind, written)
            return f"{kind} {name} {said}".rstrip()
        case 6:
            verdict, offence = luck.choice(get_args(Verdict)), luck.choice(["spiel-klein", "unsportlich"])
            return f"punish {number} {verdict} {offence} {luck.choice([1, 2])}{why}"
        case 7:
            return luck.choice(["add 1", "add 2", "add 1 filler", "add 1 filler", "add 2 filler"])
        case _:
            value = luck.choice([0, 1, 2, 3, 4])
            return luck.choice([f"bye {luck.choice([1, 2])} {number} {value}", f"held {60_000 * number}"])


def steps(spec: AnyGame, options: dict[str, Any], seed: int) -> Iterator[tuple[str, Actor, Any, Played]]:
    """Play a tournament; yield what was tried, by whom, what was answered, and the tournament after it."""
    luck = random.Random(f"{spec.name} {seed}")
    game = Played(spec.rules, spec.options.model_validate(options), seed)  # type: ignore[arg-type]
    heard: list[tuple[str, Actor, Any]] = []
    plainly = game.try_

    def listening(actor: Actor, action: Any) -> Any:
        answer = plainly(actor, action)
        heard.append((action if isinstance(action, str) else "TIME", actor, answer))
        return answer

    game.try_ = listening  # type: ignore[method-assign]
    for _ in range(luck.randint(4, 9)):
        game.try_(Actor(), luck.choice(["enter", "enter", "bring", "seek"]))
    for number in range(TRIES):
        if game.state.phase == "over" and number % 9:
            continue
        if luck.random() < 0.15:
            game.now += luck.choice([5, 200, 900]) * SECOND
            game.wait()
        elif luck.random() < 0.7 or game.state.phase == "over":
            move = anything(spec, game.state, luck)
            game.try_(fit(game.state, move, luck) if luck.random() < 0.8 else people(game.state, luck), move)
        elif number > TRIES // 4 and number % 2:
            _go_on(spec, game, luck)
        yield from ((said, actor, answer, game) for said, actor, answer in heard)
        heard.clear()


def _go_on(spec: AnyGame, game: Played, luck: random.Random) -> None:
    """Do what comes next; what is refused because something is missing is no fault here."""
    if game.state.phase == "entry":
        if isinstance(game.try_(LEAD, "seal"), Refused):
            game.try_(LEAD, luck.choice(["add 2", "add 5"]))
        return
    step(spec, game, luck, calm=True)
