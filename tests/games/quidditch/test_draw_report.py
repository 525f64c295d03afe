"""The report: course, scorers, luck; ties, penalties, early ends."""

import itertools
import math
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.games.quidditch.draw import Catch, Luck, ReportLabels, ReportPicture, ReportPlayer, ReportTeam, draw_report
from bot.games.quidditch.draw.chart import goal_discs, label_heights, scale_of
from tests.draw.test_draw_dice import HOSTILE
from tests.games.quidditch.draw_samples import REPORT, REPORTS, with_teams
from tests.games.quidditch.draw_seeing import changed, changed_area, look, opened, plain

LEFT = REPORT.teams[0]
USUAL = look(draw_report, REPORT)


def left(**more: Any) -> ReportPicture:
    return with_teams(REPORT, more, {})


def label(**more: str) -> ReportPicture:
    return replace(REPORT, labels=replace(REPORT.labels, **more))


def scorer(index: int, **more: Any) -> ReportPicture:
    players = list(LEFT.players)
    players[index] = replace(players[index], **more)
    return left(players=tuple(players))


def luck(index: int, **more: Any) -> ReportPicture:
    rows = list(LEFT.player_luck)
    rows[index] = replace(rows[index], **more)
    return left(player_luck=tuple(rows))


CHANGES: dict[str, ReportPicture] = {
    "house": left(house="R"),
    "name": left(name="Löwen"),
    "result": left(result=180),
    "note": left(note="80 + 100"),
    "winner": replace(REPORT, winner=1),
    "nobody wins": replace(REPORT, winner=None),
    "points": left(points=(*LEFT.points[:4], 30, *LEFT.points[5:])),
    "goals": left(goals=(0, *LEFT.goals[1:])),
    "two goals": left(goals=(2, *LEFT.goals[1:])),
    "rounds": replace(REPORT, rounds=12),
    "subtitle": replace(REPORT, subtitle="Endstand"),
    "no catch": replace(REPORT, catch=None),
    "who caught": replace(REPORT, catch=Catch(1, 9, "Schnatz +50")),
    "when caught": replace(REPORT, catch=Catch(0, 8, "Schnatz +50")),
    "words of the catch": replace(REPORT, catch=Catch(0, 9, "+50")),
    "seat": scorer(0, seat="Jäger3"),
    "person": scorer(0, name="Mona"),
    "nameless": scorer(0, name=""),
    "scored": scorer(0, goals=4),
    "own goal": scorer(0, own_goals=1),
    "saved": scorer(3, saves=5),
    "schnatz": scorer(2, schnatz=False),
    "fewer scorers": left(players=LEFT.players[1:]),
    "team's mean": left(luck=Luck("Team", 6.3, 87)),
    "team's label": left(luck=Luck("Alle", 7.3, 87)),
    "team's rolls": left(luck=Luck("Team", 7.3, 88)),
    "no team's luck": left(luck=None),
    "mean": luck(0, mean=6.9),
    "other side of seven": luck(2, mean=7.4),
    "never rolled": luck(0, rolls=0),
    "label of luck": luck(0, label="Keeper"),
} | {f"label {name}": label(**{name: "Xyz"}) for name in ReportLabels.__dataclass_fields__ if name != "nobody"}


@pytest.mark.parametrize("other", CHANGES.values(), ids=CHANGES)
def test_everything_told_is_seen(other: ReportPicture) -> None:
    assert changed(USUAL, look(draw_report, other))


def test_nobody_scored() -> None:
    picture = REPORTS["report_nothing"]
    assert changed(
        look(draw_report, picture), look(draw_report, replace(picture, labels=ReportLabels(nobody="nobody at all")))
    )


def test_luck_is_told_without_colour() -> None:
    """As far above seven as below: other side, filled and hollow."""
    good, bad = luck(0, mean=8.0), luck(0, mean=6.0)
    grey = [plain(look(draw_report, data)).convert("L") for data in (good, bad)]
    axis, row = 20 + 204, 1090
    areas = [picture.crop((axis - 40, row - 40, axis + 40, row + 20)).tobytes() for picture in grey]
    assert areas[0] != areas[1]


def any_report(chance: Random) -> ReportPicture:
    """Make up a course with goals for both, a penalty now and then, a catch at the end."""
    rounds = chance.randint(1, 14)
    sides = []
    for _ in range(2):
        goals = tuple(chance.choice((0, 0, 1, 1, 2)) for _ in range(rounds))
        changes = [10 * goal - (100 if chance.random() < 0.03 else 0) for goal in goals]
        points = tuple(sum(changes[: played + 1]) for played in range(rounds))
        sides.append({"goals": goals, "points": points})
    catch = Catch(chance.choice((0, 1)), rounds, "Schnatz +50") if chance.random() < 0.5 else None
    return with_teams(REPORT, sides[0], sides[1], rounds=max(10, rounds), catch=catch)


def test_no_goal_hides_another() -> None:
    for seed in range(200):
        shows_every_goal(any_report(Random(seed)))


def shows_every_goal(data: ReportPicture) -> None:
    """Check that the discs of a round never cover each other's letter and that all lie within the chart."""
    discs = goal_discs(data, scale_of(data))
    for side, team in zip(discs, data.teams, strict=True):
        assert [goal.round for goal in side] == [n for n, goals in enumerate(team.goals, 1) if goals]
        assert [goal.goals for goal in side] == [goals for goals in team.goals if goals]
        assert all(92 <= goal.x <= 800 and 200 <= goal.y <= 575 for goal in side)
    for one in discs[0]:
        for other in discs[1]:
            if one.round == other.round:
                assert math.hypot(one.x - other.x, one.y - other.y) >= 38


def test_last_scores_are_readable() -> None:
    for seed in range(100):
        has_readable_last_scores(any_report(Random(seed)))


def has_readable_last_scores(data: ReportPicture) -> None:
    last = [team.points[-1] for team in data.teams]
    heights = label_heights(last, scale_of(data))
    assert abs(heights[0] - heights[1]) >= 34
    assert max(heights) + 11 <= 548 + 20
    if last[0] != last[1]:
        assert (heights[0] < heights[1]) == (last[0] > last[1])


@pytest.mark.parametrize(
    ("points", "low", "high", "step"),
    [((0,), 0, 40, 20), ((90,), 0, 100, 20), ((120,), 0, 120, 20), ((130,), 0, 150, 50), ((-90,), -100, 0, 20),
     ((-100, 210), -100, 250, 100), ((1_000,), 0, 1_000, 200), ((0, 9_000), 0, 10_000, 2_000),
     ((-400, 24_000), -5_000, 25_000, 5_000)],
)  # fmt: skip
def test_steps_of_the_scale(points: tuple[int, ...], low: int, high: int, step: int) -> None:
    data = with_teams(REPORT, {"points": points}, {"points": (0,) * len(points)})
    scale = scale_of(data)
    assert (scale.low, scale.step) == (low, step)
    assert scale.high >= high and (scale.high - scale.low) / scale.step <= 7  # one of them may be headroom


@pytest.mark.parametrize("name", HOSTILE.values(), ids=HOSTILE)
def test_hostile_words_everywhere(name: str) -> None:
    words = ReportLabels(*[name] * len(ReportLabels.__dataclass_fields__))
    player = ReportPlayer(name, name, 99, 99, 99, True)
    team = {"name": name, "note": name, "players": (player,) * 14, "luck": Luck(name, 99.0, 10**6)}
    data = with_teams(REPORT, team, team, subtitle=name, catch=Catch(0, 1, name), labels=words)
    drawn = plain(look(draw_report, data))
    for x in (8, 14, 886, 891):
        assert drawn.crop((x, 40, x + 1, drawn.height - 40)).getcolors() == [(drawn.height - 80, (20, 24, 41))]


def test_without_luck_the_picture_is_short() -> None:
    short = with_teams(REPORT, {"luck": None, "player_luck": ()}, {"luck": None, "player_luck": ()})
    assert opened(look(draw_report, short)).height < 900
    assert opened(look(draw_report, REPORTS["report_draw"])).height < 1100


def test_a_house_that_never_rolled_has_no_axis_beside_the_other() -> None:
    both, one = (look(draw_report, with_teams(REPORT, {}, more)) for more in ({}, {"luck": None, "player_luck": ()}))
    assert opened(both).size == opened(one).size
    box = changed_area(both, one)
    assert box is not None and box[0] >= 450, "the left house's stays"
    axis, row = 456 + 204, 1090
    assert (
        plain(both).getpixel((axis, row)) != plain(one).getpixel((axis, row)) == plain(one).getpixel((axis, row + 20))
    )


def test_of_many_rounds_every_second_is_numbered() -> None:
    long = replace(REPORT, rounds=30)
    shorter = replace(REPORT, rounds=29)
    assert scale_of(long).pitch < 40 and changed(look(draw_report, long), look(draw_report, shorter))
    pixels = plain(look(draw_report, long)).crop((92, 568, 752, 600)).convert("L")
    columns = [max(pixels.crop((x, 0, x + 1, 32)).tobytes()) > 60 for x in range(pixels.width)]
    words = sum(now and not before for before, now in itertools.pairwise([False, *columns]))
    assert 15 <= words <= 30, "fifteen numbers of one or two digits, none of which touch"


def test_one_house_only() -> None:
    with pytest.raises(ValueError, match="two different houses"):
        replace(REPORT, teams=(LEFT, LEFT))


def test_different_numbers_of_rounds() -> None:
    with pytest.raises(ValueError, match="same rounds"):
        left(points=(10,))


def test_too_many_lines() -> None:
    with pytest.raises(ValueError, match="at most 14"):
        left(players=(ReportPlayer("Jäger1"),) * 15)
    with pytest.raises(ValueError, match="at most 14"):
        left(player_luck=(Luck("Jäger1"),) * 15)


def test_teams_without_goals_by_round() -> None:
    team = ReportTeam("G", "Gryffindor", 10, (10,))
    data = ReportPicture((team, replace(team, house="H", name="Hufflepuff")), 10, "")
    assert opened(look(draw_report, data)).width == 900


def test_what_stands_on_the_highest_score_stays_below_the_title() -> None:
    for top in range(10, 400, 10):
        data = with_teams(REPORT, {"points": (0, top)}, {"points": (0, 0)}, catch=Catch(0, 2, "Schnatz +50"))
        assert scale_of(data).y(top) >= 214 + 40, top
