"""Standings worked out a second time, slowly and obviously, from the log alone."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import groupby

from bot.contests.common import events as e
from bot.contests.wizard.model import scores


def final_results(log: Sequence[e.ContestEvent]) -> tuple[list[e.Drawn], dict[str, str]]:
    """Return the draws that stand and the result of every table, as the log says last."""
    draws: list[e.Drawn] = []
    results: dict[str, str] = {}
    reported: dict[str, str] = {}
    for event in log:
        match event:
            case e.Drawn():
                draws.append(event)
                for name in [name for name in reported if name.startswith(f"{len(draws)}.")]:
                    del reported[name]
            case e.RoundVoided():
                draws.pop()
            case e.Reported():
                reported[event.table] = event.result
                if event.fed:
                    results[event.table] = event.result
            case e.Confirmed():
                results[event.table] = reported[event.table]
            case e.Ruled():
                results[event.table] = event.result
            case _:
                pass
    return draws, results


def out_of(log: Sequence[e.ContestEvent]) -> set[int]:
    return {event.number for event in log if isinstance(event, e.Excluded)}


def watten_groups(log: Sequence[e.ContestEvent]) -> list[set[int]]:
    """Rank the teams of a Wattturnier; who is level in everything stands together (W6.2, W8.2-W8.5)."""
    draws, results = final_results(log)
    fillers = {event.number for event in log if isinstance(event, e.Entered) and event.filler}
    byes: dict[tuple[int, int], int] = {
        (event.round, event.entry): event.value for event in log if isinstance(event, e.ByeSettled)
    }
    teams: dict[int, list[int]] = {}
    for number, draw in enumerate(draws, 1):
        for place, pair in enumerate(draw.tables, 1):
            for team in pair:
                teams.setdefault(team, [0, 0, 0])
            for word in results.get(f"{number}.{place}", "").split():
                if word == "+:0":
                    teams[pair[0]][0] += 1
                elif word == "0:+":
                    teams[pair[1]][0] += 1
                elif word != "-:-":
                    left, right = map(int, word.split(":"))
                    teams[pair[0] if left > right else pair[1]][0] += 1
                    teams[pair[0]][1] += left
                    teams[pair[0]][2] += right
                    teams[pair[1]][1] += right
                    teams[pair[1]][2] += left
        for team in draw.byes:
            teams.setdefault(team, [0, 0, 0])[0] += byes.get((number, team), 0)

    def worth(team: int) -> tuple[int, int, Fraction, int]:
        bummerl, won, lost = teams[team]
        grade = 0 if won == lost == 0 else 2 if lost == 0 else 1
        return bummerl, grade, Fraction(won, lost) if lost else Fraction(0), won

    ranked = sorted((team for team in teams if team not in fillers | out_of(log)), key=worth, reverse=True)
    return [set(group) for _, group in groupby(ranked, worth)]


def placing_points(log: Sequence[e.ContestEvent], rounds: int) -> dict[int, tuple[int, int]]:
    """Return placing and real points after the preliminary rounds of a Wizard tournament (Z3.1, Z3.2, Z7.3)."""
    draws, results = final_results(log)
    found: dict[int, tuple[int, int]] = {}
    for number, draw in enumerate(draws[:rounds], 1):
        for place, table in enumerate(draw.tables, 1):
            for entry in table:
                found.setdefault(entry, (0, 0))
            lines = [line for line in scores(results.get(f"{number}.{place}", "")) or () if line.manner == ""]
            for line in lines:
                better = 0
                for other in lines:
                    mine, theirs = _slow_key(line.games), _slow_key(other.games)
                    ahead = (other.points, theirs, other.playoff or 0) > (line.points, mine, line.playoff or 0)
                    same = (other.points, theirs) == (line.points, mine)
                    better += ahead if not same else (other.playoff or 0) > (line.playoff or 0)
                placing, points = found[line.entry]
                found[line.entry] = (placing + (45, 30, 20, 10, 5)[better], points + line.points)
    return found


def _slow_key(games: Sequence[int]) -> tuple[int, ...]:
    """More games with plus, the highest, how often it was, the next different one (Z3.2, Z6.4)."""
    plus = len([game for game in games if game > 0])
    down = sorted(set(games), reverse=True)
    if not down:
        return (0, -(10**6), 0, -(10**6))
    return (plus, down[0], len([game for game in games if game == down[0]]), down[1] if len(down) > 1 else -(10**6))


def knocked_through(result: str) -> set[int]:
    """Return who goes on from a knockout table: nobody has two better ones; who is tied goes on too (Z4.2, Z7.7)."""
    lines = [line for line in scores(result) or () if line.manner == ""]

    def worth(games: Sequence[int], points: int) -> tuple[int, int, int]:
        return points, len([game for game in games if game > 0]), max(games, default=-(10**6))

    found = set()
    for line in lines:
        better = [other for other in lines if worth(other.games, other.points) > worth(line.games, line.points)]
        if len(better) < 2:
            found.add(line.entry)
    return found
