"""Whole contests played at random: sizes, results, lateness, exclusions, corrections, disputes, fillers, lots."""

import random
from collections.abc import Callable

from bot.contests.common.model import State, Table
from bot.engine.model import Refused
from bot.engine.spec import AnyGame
from tests.contests.table import HOUSE, LEAD, Played

MOST_STEPS = 4000
TROUBLE = 0.05


def sitting(chance: random.Random, state: State, table: Table) -> str:
    """Write a sitting of Watten; one in ten is a Retourschneider."""
    words = []
    for _ in range(getattr(state.options, "sitting", 3)):
        pair = [22, 0] if chance.random() < 0.1 else [11, chance.randint(0, 10)]
        chance.shuffle(pair)
        words.append(f"{pair[0]}:{pair[1]}")
    return " ".join(words)


def wizard_table(chance: random.Random, state: State, table: Table) -> str:
    """Write a table of Wizard, all single games included; in some contests everybody is level for long."""
    stage = state.rounds[table.round - 1].stage
    first_semi = stage == "semi" and len(state.entries) % 2 and sum(one.stage == "semi" for one in state.rounds) == 1
    if state.entries[0].paid and (stage == "round" or first_semi):
        return " ".join(f"{number}=20(10,10)!-" for number in table.entries)
    spread = chance.choice((1, 2, 4))
    words = []
    for number in table.entries:
        if chance.random() < TROUBLE:
            words.append(f"{number}={chance.choice(('gone', 'defeat', 'absent', 'absent', 'dq'))}")
            continue
        if spread == 4 and chance.random() < 0.1:
            words.append(f"{number}={10 * chance.randint(-40, 90)}")
            continue
        games = [10 * chance.randint(-spread, spread + 2) for _ in range(chance.choice((2, 10)))]
        fine = chance.choice((0, 0, 0, 0, 120))
        playoff = chance.choice(("-", "20", "30", "40"))
        words.append(f"{number}={sum(games) - fine}({','.join(map(str, games))})!{playoff}")
    return " ".join(words)


RESULTS: dict[str, Callable[[random.Random, State, Table], str]] = {
    "watten-turnier": sitting,
    "wizard-turnier": wizard_table,
}


def play(spec: AnyGame, options: dict[str, object], seed: int, *, calm: bool = False) -> Played:
    """Play a contest to its end; raise if it is stuck."""
    chance = random.Random(seed)
    rules = spec.rules
    game = Played(rules, spec.options.model_validate(options), seed)  # type: ignore[arg-type]
    fewest = rules.format.fewest(game.options)  # type: ignore[attr-defined]
    count = chance.randint(fewest, chance.choice((fewest + 3, 12, 30, 60)) + fewest)
    game.lead(f"add {count}")
    if chance.random() < 0.5:
        game.lead("checkin")
        for number in range(1, count + 1):
            if chance.random() < 0.9 or number <= fewest:
                game.try_(LEAD, f"present {number}")
    if chance.random() < 0.15:
        game.lead("pay 1")
    for _ in range(MOST_STEPS):
        if game.state.phase == "over":
            withdraw(game, chance)
            return game
        step(spec, game, chance, calm=calm)
    raise AssertionError(f"stuck in {game.state.phase}: {game.refused}")


def step(spec: AnyGame, game: Played, chance: random.Random, *, calm: bool) -> None:
    """Do the next thing, and now and then something that gets in the way."""
    state = game.state
    if not calm and chance.random() < TROUBLE:
        disturb(spec, game, chance)
        return
    match state.phase:
        case "entry":
            if isinstance(game.try_(LEAD, "seal"), Refused):
                game.lead("close")
        case "sealed":
            game.wait() if chance.random() < 0.5 else game.lead("draw")
        case "playing":
            play_round(spec, game, chance)
        case _:
            go_on(spec, game, chance)


def withdraw(game: Played, chance: random.Random) -> None:
    """Let some of those who qualified do without it."""
    while chance.random() < 0.3:
        numbers = game.rules.view(game.state, None).standings.qualified
        if numbers:
            game.lead(f"resign {chance.choice(numbers)}")
        for group in game.rules.view(game.state, None).deciders:
            game.lead("decide " + " ".join(f"{number}={chance.choice(('-', '20', '40'))}" for number in group))


def go_on(spec: AnyGame, game: Played, chance: random.Random) -> None:
    """Draw what comes next, play off ties, close at the end."""
    due = spec.rules.view(game.state, None).deciders
    if due:
        points = " ".join(f"{number}={chance.choice(('-', '20', '40'))}" for number in due[0])
        game.lead(f"decide {points}")
        return
    if chance.random() < 0.01:
        game.try_(LEAD, "close")
    elif isinstance(game.try_(LEAD, "seal"), Refused):
        finish(game)


def finish(game: Played) -> None:
    """Close the table; where single games are missing to part those who are level, they are found first."""
    if game.refused is not None and game.refused.code == "wizard-turnier-games-missing":
        for round in game.state.rounds:
            for table in round.tables:
                words = [
                    word if "(" in word or "=" not in word or word[-1].isalpha() else spelt_out(word)
                    for word in table.result.split()
                ]
                game.try_(LEAD, f"rule {table.name} {' '.join(words)}")
        return
    game.lead("close")


def spelt_out(word: str) -> str:
    """Give somebody of whom only the sum is known single games that make it."""
    number, _, points = word.partition("=")
    rest, games = int(points), []
    while rest > 200 or rest < -200:
        games.append(200 if rest > 0 else -200)
        rest -= games[-1]
    return f"{number}={points}({','.join(map(str, [*games, rest]))})"


def play_round(spec: AnyGame, game: Played, chance: random.Random) -> None:
    """Bring in one table, or a bye."""
    round = game.state.round
    assert round is not None
    for bye in round.byes:
        if bye.value is None:
            game.lead(f"bye {round.number} {bye.entry} {chance.randint(0, 3)}")
            return
    table = chance.choice(round.open_tables)
    written = RESULTS[spec.name](chance, game.state, table)
    here = [number for number in table.entries if number not in table.out]
    way = chance.random()
    if way < 0.3 or len(here) < 2:
        game.try_(LEAD, f"rule {table.name} {written}")
    elif way < 0.5:
        game.try_(HOUSE, f"feed {table.name} {written}")
    elif table.status == "playing":
        game.try_(game.at(here[0]), f"report {table.name} {written}")
    elif table.status == "reported":
        other = next(number for number in here if number != table.by)
        verb = "confirm" if way < 0.9 else f"dispute {table.name} {written}"
        game.try_(game.at(other), f"confirm {table.name}" if verb == "confirm" else verb)
    else:
        game.try_(LEAD, f"rule {table.name} {written}")


def calm_round(state: State) -> bool:
    """Tell whether the last round has results already."""
    return any(table.result for table in state.rounds[-1].tables)


def disturb(spec: AnyGame, game: Played, chance: random.Random) -> None:
    """Let something go wrong: allowed or not, it must leave a contest that goes on."""
    state = game.state
    number = chance.randint(1, len(state.entries))
    earlier = [table for round in state.rounds for table in round.tables if table.status == "done"]
    match chance.randint(0, 11):
        case 0:
            game.try_(LEAD, f"exclude {number} | Karte versteckt")
        case 1:
            game.try_(LEAD, f"gone {number}")
        case 2:
            game.try_(game.at(number) if state.entries[number - 1].seats else LEAD, "leave")
        case 3:
            away = [entry.number for entry in state.entries if entry.status in ("gone", "absent")]
            game.try_(LEAD, f"return {chance.choice(away or [number])}")
        case 4:
            round = state.round
            for absent in (chance.choice(round.tables).entries if round and not calm_round(state) else ())[:2]:
                game.try_(LEAD, f"gone {absent}")
            game.try_(LEAD, "redraw")
        case 5:
            game.try_(LEAD, "thaw")
        case 6:
            game.try_(LEAD, "add 1 filler")
        case 7:
            verdict = chance.choice(("reminder", "warning", "warning", "defeat", "disqualified"))
            game.try_(LEAD, f"punish {number} {verdict} spiel-gross 1 | Karten gezeigt")
        case 8:
            game.wait()
        case 9:
            game.try_(LEAD, chance.choice(("begin", f"held {chance.randint(0, 3_600_000)}")))
        case 10:
            game.try_(LEAD, chance.choice(("checkout", "checkin", f"present {number}")))
        case _ if earlier:
            table = chance.choice(earlier)
            game.try_(LEAD, f"rule {table.name} {RESULTS[spec.name](chance, state, table)}")
        case _:
            game.try_(LEAD, f"pay {number}")
