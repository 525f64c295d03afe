"""Five of forty never come: check-in, the draw without them, tables that miss somebody, a right ranking in the end."""

from datetime import timedelta
from typing import Any

from simcord.actors import MemberActor

from bot.contests.common.model import Table
from bot.engine.spans import ZONE
from bot.service.play.live import Live
from bot.store import contests as store
from tests.cogs.books import examine
from tests.cogs.tourney import Tourney, plain, texts
from tests.edge.house import House, labels, told, words
from tests.edge.pings import ping

__all__ = ["plain"]
FORTY, NEVER = 40, 5
MINUTE = 60


async def crowd(house: House, count: int) -> list[MemberActor]:
    people = [house.person(f"p{number}") for number in range(1, count + 1)]
    await house.env.settle()
    return people


def soon(house: House, minutes: int) -> dict[str, str]:
    """Say when a tournament begins, so many minutes from now, as people type it."""
    at = (house.env.now() + timedelta(minutes=minutes)).astimezone(ZONE)
    return {"tag": f"{at:%d.%m.%Y}", "beginn": f"{at:%H:%M}"}


def letters(who: MemberActor) -> str:
    return "\n".join(words(message) for message in who.user.dm_channel.history())


async def looked_for(house: House, tourney: Tourney, missing: list[MemberActor], there: list[MemberActor]) -> None:
    """Remind those who have not come, and only them; the lead reads who they are before anything is drawn."""
    await house.env.advance_time(46 * MINUTE)
    said = next(one for one in house.channel.history() if "Noch 5 Minuten" in one.content)
    assert all(one.mention in said.content for one in missing)
    assert not any(one.mention in said.content for one in there)
    assert all("In 5 Minuten endet der Check-in" in letters(one) for one in missing)
    assert not any("In 5 Minuten endet der Check-in" in letters(one) for one in there)
    desk = words(await tourney.page(house.anna, "lead"))
    assert all(one.mention in desk for one in missing), "whoever leads knows whom to look for"
    poked = await tourney.press(house.anna, "poke", "here")
    assert "5 sind gerufen" in told(poked)
    called = house.channel.history()[-1]
    assert house.pings(called) == ping(*missing)


async def test_z7_2_five_of_forty_never_come_to_a_wizard_preliminary(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde", runden=2, **soon(house, 60))
    people = await crowd(house, FORTY)
    for one in people:
        await tourney.do("enter", one, "mine")
    await tourney.do("checkin")
    there, missing = people[NEVER:], people[:NEVER]
    for one in there:
        await tourney.do("here", one, "mine")
    await looked_for(house, tourney, missing, there)
    state = await tourney.draw()
    assert state.phase == "playing" and len(state.entries) == FORTY
    assert sorted(len(table.entries) for table in state.rounds[0].tables) == [3, *[4] * 8], "35 by Z7.1"
    drawn = {number for table in state.rounds[0].tables for number in table.entries}
    assert drawn == set(range(NEVER + 1, FORTY + 1))
    froze = next(one.content for one in house.channel.history() if "Siegel" in one.content)
    assert all(one.mention in froze for one in missing), "nobody vanishes from the list without a word"
    assert not any("Tisch" in letters(one) for one in missing), "nobody is called to a table he does not have"
    assert "nicht da" in words(await tourney.page(missing[0], "mine"))
    await tourney.do("begin")
    late, never = await waited_for(house, tourney, state.rounds[0].tables[0], people)
    await first_round(tourney, late, never)
    state = await tourney.state()
    assert state.phase == "pause"
    await second_round(house, tourney, never, missing[0])
    await to_the_end(house, tourney)
    books = await examine(tourney)
    places = {number for group in books.ranking() for number in group}
    assert places == {1, *range(NEVER + 1, FORTY + 1)}, "who was there has a place, who never came has none"
    listed = words(await tourney.page(people[20], "table"))
    assert not any(f"{one.name} " in listed for one in missing[1:])
    live = await house.services.games.live(tourney.id)
    qualified = live.spec.rules.view(live.folded().state, None).standings.qualified
    assert len(qualified) == 5, "34 and one who came back have played: five places (Z5.1, Z7.2)"


async def waited_for(house: House, tourney: Tourney, table: Table, people: list[MemberActor]) -> tuple[int, int]:
    """At the first table one comes late and another never: the table begins without them after five minutes."""
    one, late, never = (people[number - 1] for number in table.entries[:3])
    for number in table.entries[1:3]:
        await tourney.do(f"miss {table.name} {number}", one, "mine")
    await house.env.advance_time(5 * MINUTE + 1)
    assert texts(house).count(f"Tisch {table.number} beginnt ohne") == 2
    desk = words(await tourney.page(house.anna, "lead"))
    assert late.mention in desk and never.mention in desk
    await late.user.click(awaited(late), label="Bin da!")
    assert f"{late.mention}, da!" in texts(house)
    assert (await tourney.state()).rounds[0].tables[0].missed == (table.entries[2],)
    return table.entries[1], table.entries[2]


def awaited(who: MemberActor) -> Any:
    return next(one for one in reversed(who.user.dm_channel.history()) if "Bin da!" in labels(one))


async def first_round(tourney: Tourney, late: int, never: int) -> None:
    for table in (await tourney.state()).rounds[0].tables:
        lines = []
        for seat, number in enumerate(table.entries):
            said = f"{2000 - 500 * seat + 10 * number}" + (" versäumt 2" if number == late else "")
            lines.append("X: nicht da" if number == never else f"X: {said}")
        await tourney.form(tourney.lead, f"lead.rule.{table.name}", result="\n".join(lines))


async def second_round(house: House, tourney: Tourney, never: int, back: MemberActor) -> None:
    """Who came late plays on; who never came is sent home by the lead; one of the five turns up and may play."""
    sure = await tourney.page(house.anna, f"sure.gone {never}")
    await house.anna.click(sure, label="Ist ausgeschieden")
    returned = await tourney.do("return 1", page="lead.entry.1")
    assert "wieder" in told(returned), "a no-show may play the next round (Z6.2)"
    state = await tourney.draw()
    drawn = {number for table in state.rounds[1].tables for number in table.entries}
    assert 1 in drawn and never not in drawn and len(drawn) == 35
    assert "Tisch" in letters(back)
    await tourney.do("begin")
    for table in state.rounds[1].tables:
        lines = [f"X: {2000 - 500 * seat + 10 * number}" for seat, number in enumerate(table.entries)]
        await tourney.form(tourney.lead, f"lead.rule.{table.name}", result="\n".join(lines))


async def to_the_end(house: House, tourney: Tourney) -> None:
    """Play whatever comes after the preliminaries, and close the table."""
    for _ in range(8):
        desk = labels(await tourney.page(house.anna, "lead"))
        if "Drei-Karten-Spiel eintragen" in desk:
            asked = await tourney.press(house.anna, "form", "lead.decide")
            tied = asked.modal["components"][-1]["component"]["value"].splitlines()
            points = "\n".join(f"{line} {20 + 10 * one}" for one, line in enumerate(tied))
            await house.anna.submit_modal(asked, {"points": points})
        elif "Tabelle schließen" in desk:
            break
        else:
            state = await tourney.draw()
            for table in state.rounds[-1].open_tables:
                lines = [f"X: {300 - 100 * seat}" for seat in range(len(table.entries))]
                await tourney.form(tourney.lead, f"lead.rule.{table.name}", result="\n".join(lines))
    await tourney.do("close")
    assert (await tourney.state()).phase == "over" and "Endstand" in texts(house)


async def test_w8_2_w8_3_five_of_forty_never_come_to_a_wattturnier(house: House) -> None:
    """Twenty teams, of five of them one never comes: fifteen play, one has a bye, a team fills in for the rest."""
    tourney = await Tourney(house).open(runden=3, **soon(house, 60))
    people = await crowd(house, FORTY)
    await tourney.members(*people)
    await tourney.do("checkin")
    there = people[2 * NEVER :]
    for one in there[::2]:
        await tourney.do("here", one, "mine")
    await looked_for(house, tourney, people[: 2 * NEVER], there)
    state = await tourney.draw()
    (bye,) = state.rounds[0].byes
    drawn = {number for table in state.rounds[0].tables for number in table.entries}
    assert drawn | {bye.entry} == set(range(NEVER + 1, 21)) and len(drawn) == 14
    assert "Freilos" in letters(people[2 * bye.entry - 1]) and "Freilos" in letters(house.anna)
    assert not any("Tisch" in letters(one) for one in people[: 2 * NEVER])
    late = await tourney.do("seek", people[0], "mine")
    assert "schon auf der Liste" in told(late) or "vor der ersten Auslosung" in told(late), (
        "nobody enters any more (W8.4)"
    )
    back = await tourney.do("return 1", page="lead.entry.1")
    assert "kann nicht zurück" in told(back) or "nicht wieder" in told(back), told(back)
    await teams_wait(house, tourney, state.rounds[0].tables[0], people)
    await played(tourney)
    await tourney.do(f"bye 1 {bye.entry} 2")
    assert (await tourney.state()).phase == "pause"
    await filled_up(house, tourney, bye.entry)
    await played(tourney)
    await tourney.draw()
    await played(tourney)
    if "Lose versiegeln" in labels(await tourney.page(house.anna, "lead")):
        await tourney.draw()
    await tourney.do("close")
    assert (await tourney.state()).phase == "over" and "Endstand" in texts(house)
    books = await examine(tourney)
    assert {number for group in books.ranking() for number in group} == set(range(NEVER + 1, 21))
    assert people[0].mention not in house.channel.history()[-1].content


async def test_z7_2_at_a_table_that_is_drawn_again_a_new_block_waits_for_those_who_sit_there_now(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde", runden=1, tische="zettel")
    people = await crowd(house, 7)
    for one in people:
        await tourney.do("enter", one, "mine")
    await tourney.draw()
    await tourney.do("begin")
    small = next(table for table in (await tourney.state()).rounds[0].tables if len(table.entries) == 3)
    never, waits, _ = small.entries
    old = await opened(house, tourney, people[waits - 1], small.name)
    await tourney.do(f"gone {never}", page=f"lead.entry.{never}")
    await tourney.do("redraw")
    (room,) = house.channel.threads
    assert "Abgebrochen. Es gibt kein Ergebnis" in words(room.history()[-1])
    await tourney.draw()
    await tourney.do("begin")
    (table, other) = (await tourney.state()).rounds[0].tables
    new = await opened(house, tourney, people[table.entries[0] - 1], table.name)
    assert {row.person_id for row in new.seats} == {people[number - 1].id for number in table.entries}
    assert new.row.id != old.row.id and len(table.entries) == len(other.entries) == 3


async def opened(house: House, tourney: Tourney, who: MemberActor, table: str) -> Live:
    """Open a table's Block, and return what is open at the table now."""
    assert "Hier geht es zum Tisch" in told(await tourney.press(who, "open", table))
    rows = await house.services.games.database.read(lambda db: store.open_tables(db, tourney.id))
    (row,) = [row for row in rows if row.name == table]
    return await house.services.games.live(row.child_id)


async def teams_wait(house: House, tourney: Tourney, table: Table, people: list[MemberActor]) -> None:
    """Somebody who checked in is not at his table: the others say so, and after five minutes the lead decides."""
    first, second = (people[2 * number - 2 : 2 * number] for number in table.entries)
    await tourney.do(f"miss {table.name} {table.entries[1]}", first[0], "mine")
    called = next(one for one in house.channel.history() if "die Karten warten schon" in one.content)
    assert house.pings(called) == ping(*second)
    await house.env.advance_time(5 * MINUTE + 1)
    assert "wartet seit fünf Minuten auf" in texts(house) and "seit fünf Minuten nicht an Tisch" in letters(house.anna)
    await tourney.do(f"came {table.name} {table.entries[1]}", page=f"lead.table.{table.name}")
    assert not (await tourney.state()).rounds[0].tables[0].missing


async def filled_up(house: House, tourney: Tourney, had_bye: int) -> None:
    """Fifteen are odd: the Spielleiter's team fills in, außer Konkurrenz, so that nobody has a second bye."""
    assert "Team springt ein" in labels(await tourney.page(house.anna, "lead"))
    await tourney.form(house.anna, "lead.filler", names="Wirt / Wirtin")
    state = await tourney.draw()
    assert not state.rounds[1].byes and len(state.rounds[1].tables) == 8
    filler = next(entry.number for entry in state.entries if entry.filler)
    against = next(table for table in state.rounds[1].tables if filler in table.entries)
    assert had_bye in {number for table in state.rounds[1].tables for number in table.entries}
    assert filler in against.entries


async def played(tourney: Tourney) -> None:
    """Let every open table have a result that differs from the others."""
    round = (await tourney.state()).round
    assert round is not None
    for table in round.open_tables:
        one = f"{sum(table.entries) % 10}"
        await tourney.form(tourney.lead, f"lead.rule.{table.name}", result=f"11:{one} {one}:11 11:4")
