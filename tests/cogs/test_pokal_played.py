"""Matches of the cup with goals: the season's report, a repeated Teilrunde, an extended final (9, Q13.6, Q14.2)."""

import csv
import io
from typing import Any

from bot.contests.pokal.model import NAMES
from bot.pokal_room.facts import Facts, children_of, gathered
from bot.pokal_room.report import report
from bot.store.acts import ActRow
from tests.cogs.cup_play import Scoring
from tests.cogs.test_pokal_bad_days import news
from tests.cogs.test_pokal_dates import later
from tests.cogs.test_pokal_matches import CAUSES
from tests.edge.house import House


async def test_9_the_report_counts_goals_for_who_sat_there_before_and_after_a_substitution(house: House) -> None:
    cup = await Scoring(house).open()
    child = await cup.begin("h1")
    seat = await cup.score(child)
    before, other = cup.on(seat), "S" if seat[0] == "G" else "G"
    await cup.score(child, other)
    after = await cup.substitute(child, seat)
    for _ in range(2):
        assert await cup.score(child, seat[0]) == seat
    await cup.end(child)
    season = await cup.season()
    facts = await gathered(season, await children_of(season))
    goals = {(player.key, player.house): count for player, count in facts.scorers.items()}
    assert goals == {
        (str(before.id), seat[0]): 1,
        (str(after.id), seat[0]): 2,
        (str(cup.who(other, "Jäger1").id), other): 1,
    }
    match = (await cup.state()).known("h1")
    assert match.result is not None and sorted(match.result.goals) == [1, 3]
    words, files = await report(season)
    assert words.index(after.name) < words.index(before.name), "the best scorer first"
    table = list(csv.reader(io.StringIO(files[1].fp.read().decode("utf-8-sig")), delimiter=";"))
    scorers = [(row[2], row[4]) for row in table if row[0] == "Beste Torschützen"]
    assert scorers[0] == (after.name, "2") and (before.name, "1") in scorers and len(scorers) == 3


async def facts_of(cup: Scoring) -> Facts:
    season = await cup.season()
    return await gathered(season, await children_of(season))


async def test_9_a_goal_that_fell_away_leaves_the_one_before_to_who_shot_it(house: House) -> None:
    cup = await Scoring(house).open()
    child = await cup.begin("h1")
    seat = await cup.score(child)
    before, _ = cup.on(seat), await cup.substitute(child, seat)
    assert await cup.score(child, seat[0]) == seat
    await cup.act(child, cup.whistle, f"wiederholen {(await cup.match(child)).round} jaeger")
    await cup.end(child)
    facts = await facts_of(cup)
    assert [(player.key, count) for player, count in facts.scorers.items()] == [(str(before.id), 1)]


async def test_9_q5_5_7_an_own_goal_makes_nobody_a_scorer(house: House) -> None:
    cup = await Scoring(house).open()
    child = await cup.begin("h1")
    seat = await cup.score(child, own=True)
    await cup.end(child)
    match = (await cup.state()).known("h1")
    assert match.houses is not None and match.result is not None
    assert match.result.goals[1 - match.houses.index(seat[0])] == 1
    assert not (await facts_of(cup)).scorers


async def test_9_who_caught_the_schnatz_is_named_and_not_who_sat_there_before(house: House) -> None:
    cup = await Scoring(house).open()
    child = await cup.begin("h1")
    await cup.score(child)
    for side in "GS":
        await cup.substitute(child, f"{side}Sucher")
    caught = cup.on(await cup.catch(child))
    await house.inside(house.services.tables.settle(child.row.id))
    facts = await facts_of(cup)
    assert [(player.key, count) for player, count in facts.catchers.items()] == [(str(caught.id), 1)]
    assert f"{caught.name} (1)" in (await report(await cup.season()))[0]


async def test_q13_6_a_teilrunde_repeated_over_the_moment_of_the_credit_books_the_difference(house: House) -> None:
    cup = await Scoring(house).open()
    child = await cup.begin("h1")
    scorer = (await cup.score(child))[0]
    await cup.end(child)
    state = await cup.state()
    due = state.known("h1").due / 1000
    house.sleep(due - 120 - house.services.games.clock().timestamp())
    await cup.act(child, cup.whistle, "wiederholen 1 jaeger")
    running = await house.services.games.live(child.row.id, fresh=True)
    assert running.row.status == "running" and not running.folded().state.goals, "the goal fell away"
    await later(house, 180)
    state = await cup.state()
    assert state.accounts == {**dict.fromkeys("GHRS", 0), scorer: 110}, "what stood then is credited"
    await cup.end(running)
    state = await cup.state()
    assert state.known("h1").total == (0, 0) and state.accounts == dict.fromkeys("GHRS", 0)
    assert [booking.why for booking in state.ledger] == ["credit", "correction"]
    assert len(news(house, "↩️ **Berichtigung**")) == 1
    assert state.known("h1").due / 1000 == due, "the first publication counts"
    await later(house, 49 * 3600)
    assert (await cup.state()).accounts == dict.fromkeys("GHRS", 0) and len((await cup.state()).ledger) == 2


async def test_q14_2_a_final_that_goes_on_another_day_counts_once_for_a_ban(house: House) -> None:
    cup = await Scoring(house).open()
    for part, day in (("rueck", 31), ("finale", 32)):
        await cup.do("committee", "runde", teil=part, start=cup.day(day))
        await cup.publish()
    for number, name in enumerate((*NAMES[:12], "p")):
        await cup.do("referee", "ergebnis", spiel=name, tore1=number, tore2=13 - number, grund="Ein Abend")
    one, other = next(pair for pair in [(await cup.season()).view.houses((await cup.state()).known("f"))] if pair)
    before = cup.who(one, "Sucher")
    act = ActRow(
        guild_id=house.guild.id,
        at=house.services.games.clock(),
        kind="ban",
        actor_id=1,
        target_id=before.id,
        data={"seat": f"{one}Sucher", "matches": 2},
        cause=next(CAUSES),
    )
    await house.inside(house.services.book.record(act))
    house.sleep(60)
    first = await cup.begin("f", without=(f"{one}Sucher",))
    await cup.act(first, cup.whistle, f"würfelbetrug {other}Jäger1")
    await cup.end(first)
    house.sleep(60)
    await cup.act(first, cup.whistle, f"würfelbetrug {one}Jäger1")  # drawn now, and nobody has caught the Schnatz
    await house.inside(house.services.tables.settle(first.row.id))
    match = (await cup.state()).known("f")
    assert match.extension and match.result is None
    caught = [cup.who(one, "Jäger1"), cup.who(other, "Jäger1")]
    assert await cup.left(before) == [2], "it is not over"
    house.sleep(60)
    second = await cup.begin("f", without=(f"{one}Sucher", f"{one}Jäger1", f"{other}Jäger1"))
    assert second.row.id != first.row.id
    await cup.act(second, cup.whistle, f"würfelbetrug {other}Sucher")
    await cup.end(second)
    assert (await cup.state()).known("f").winner == one
    assert await cup.left(before) == [1], "once, not twice"
    for person in caught:
        assert await cup.left(person) == [2], "it is the match in which they were caught"
    options: Any = second.options
    assert set(options.houses) == {one, other}
