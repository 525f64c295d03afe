"""Tournaments at the bot's own tables through the cogs: the online variant, lateness, the common clock at pads."""

from typing import Any

from simcord.actors import MemberActor

from bot.contest_room.hall import Hall
from bot.engine.seats import OFFICIALS
from bot.service.play.live import Live, Who
from bot.store import contests as store
from tests.cogs.test_pokal_dates import calendar
from tests.cogs.tourney import Tourney, plain, texts
from tests.edge.house import House, labels, sheet, told, words

__all__ = ["plain"]
MINUTE = 60


async def crowd(house: House, tourney: Tourney, count: int) -> list[MemberActor]:
    """Let so many people with Discord enter."""
    people = [house.person(f"p{number}") for number in range(1, count + 1)]
    await house.env.settle()
    for who in people:
        await tourney.do("enter", who, "mine")
    return people


async def child_of(house: House, tourney: Tourney, table: str = "1.1") -> Live:
    rows = await house.services.games.database.read(lambda db: store.tables_of(db, tourney.id))
    return await house.services.games.live(next(row.child_id for row in rows if row.name == table), fresh=True)


async def move(house: House, live: Live, who: Who, word: str) -> Live:
    games = house.services.games
    acted = await games.act(live.row.id, who, word, cause=games.now() << 22 | live.row.head)
    return acted.live


async def play(house: House, live: Live, games: int | None = None) -> Live:
    """Let everybody do the last thing he may, until so many games are over, or all."""
    pad = live.spec.name == "wizardblock"
    while live.row.status == "running" and (games is None or len(live.folded().state.sheet.rows) < games):
        state: Any = live.folded().state
        rules = live.spec.rules
        seats = [row.seat for row in live.seats] if pad else sorted(rules.waiting_for(state) - {OFFICIALS})
        found = [(seat, one) for seat in seats for one in rules.legal(state, seat) if not pad or one.kind in WRITTEN]
        seat, wish = found[-1]
        row = next(row for row in live.seats if row.seat == seat)
        live = await move(house, live, Who(row.person_id or 0, ""), live.spec.notation.write(wish))
    return live


WRITTEN = ("say", "take", "confirm")


async def test_z4_3_an_online_preliminary_at_the_bots_own_tables_from_entry_to_report(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "Online", format="online", tische="tisch", runden=1)
    people = await crowd(house, tourney, 3)
    assert (await tourney.state()).options.minutes is None, "no common clock online (Z2.1)"
    await tourney.draw()
    assert "Uhr starten" not in labels(await tourney.page(house.anna, "lead"))
    opened = await tourney.press(people[0], "open", "1.1")
    assert "Hier geht es zum Tisch" in told(opened)
    live = await child_of(house, tourney)
    assert not live.spec.computers.allowed(live.options), "no computer at a tournament table"
    live = await house.inside(play(house, live))
    await house.env.settle()
    state = await tourney.state()
    table = state.rounds[0].tables[0]
    assert (live.row.status, table.status, table.fed, state.phase) == ("over", "done", True, "pause")
    assert "ist komplett" in texts(house)
    said = [labels(message) for thread in house.channel.threads for message in thread.history()]
    assert any("Würfe prüfen" in one or "Protokoll prüfen" in one for one in said), said
    assert not any("Noch einmal" in one for one in said), "the tournament says what comes next"
    assert "Tisch eines Turniers" in told(await house.press(people[0], f"a:{live.row.id}"))
    own = words(await tourney.page(people[0], "mine"))
    assert "Platz **" in own
    if "Lose versiegeln" in labels(await tourney.page(house.anna, "lead")):
        await tourney.draw()
    await tourney.do("close")
    assert "Endstand" in texts(house) and "gewinnt das Turnier" in texts(house)
    await house.env.settle()
    mine = await house.services.privacy.find(people[0].id)
    assert [row["game_id"] for row in mine.results].count(tourney.id) == 1, "kept for the people's own data"
    entries = [row for row in mine.games if row["id"] == tourney.id]
    assert entries and entries[0]["seat"]


async def test_z2_5_who_is_late_at_a_tournaments_pad_pays_for_the_games_he_missed(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde", runden=1, tische="zettel")
    people = await crowd(house, tourney, 4)
    await tourney.draw()
    early = await tourney.press(people[0], "open", "1.1")
    assert "Alle Tische beginnen zusammen" in told(early), "nobody plays before the common clock (Z2.1)"
    await tourney.do("begin")
    await house.env.advance_time(12 * MINUTE)
    await tourney.press(people[0], "open", "1.1")
    live = await child_of(house, tourney)
    options: Any = live.options
    assert options.minutes == 38, "a pad that is opened later ends with all others"
    late = live.seats[2]
    anna = Who(house.anna.id, "anna", guild_id=house.guild.id)
    live = await house.inside(move(house, live, anna, f"fehlt {late.seat}"))
    await house.env.advance_time(5 * MINUTE + 1)
    live = await house.services.games.live(live.row.id, fresh=True)
    live = await house.inside(play(house, live, 2))
    live = await house.inside(move(house, live, anna, f"da {late.seat}"))
    live = await house.inside(play(house, live))
    await house.env.settle()
    table = (await tourney.state()).rounds[0].tables[0]
    entry = next(one for one in range(1, 5) if people[one - 1].id == late.person_id)
    line = next(word for word in table.result.split() if word.startswith(f"{entry}="))
    points, games = line.partition("=")[2].rstrip(")").split("(")
    played = [int(one) for one in games.partition(")")[0].split(",")]
    assert (int(points), len(played)) == (sum(played) - 80, 8), "-30 and -50, and two games outside every tie-break"


async def test_z2_5_what_somebody_missed_is_taken_off_when_a_sheet_is_typed(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde", runden=1)
    await tourney.guests("Anna\nBela\nChris")
    table = (await tourney.draw()).rounds[0].tables[0]
    typed = "A: 300\nB: 120 versäumt 2\nC: 90 (30, 60) verpasst 3"
    await tourney.form(house.anna, "lead.rule.1.1", result=typed)
    a, b, c = table.entries
    assert (await tourney.state()).rounds[0].tables[0].result == f"{a}=300 {b}=40 {c}=-60(30,60)"


async def test_the_gong_of_all_tables_sounds_for_those_who_play_with_cards(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde", runden=1)
    await tourney.guests("Anna\nBela\nChris")
    await tourney.draw()
    await tourney.do("begin")
    for minutes, said in ((40, "Noch 10 Minuten"), (5, "Noch 5 Minuten"), (5, "wird zu Ende gespielt")):
        assert said not in texts(house)
        await house.env.advance_time(minutes * MINUTE + 1)
        assert said in texts(house)


async def test_the_calendar_follows_when_the_day_changes(house: House) -> None:
    tourney = await Tourney(house).open(tag="21.11.2030", beginn="14:00", ort="Saal")
    assert calendar(house) == [("Watt-Turnier", "2030-11-21T13:00")]
    given = {"title": "Kirchweih", "starts": "22.11.2030 15:00", "place": "Zelt", "closes": "", "fee": ""}
    await tourney.form(house.anna, "lead.when", **given)
    assert calendar(house) == [("Kirchweih", "2030-11-22T14:00")]
    await tourney.form(house.anna, "lead.when", **{**given, "starts": ""})
    assert calendar(house) == []
    await tourney.form(house.anna, "lead.when", **given)
    assert calendar(house) == [("Kirchweih", "2030-11-22T14:00")]
    assert sheet(await tourney.press(house.anna, "page", "lead"))


async def test_z2_5_a_table_begins_without_whoever_is_not_there_after_five_minutes(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde", runden=1)
    people = await crowd(house, tourney, 4)
    table = (await tourney.draw()).rounds[0].tables[0]
    one, late = (people[number - 1] for number in table.entries[:2])
    await tourney.do(f"miss 1.1 {table.entries[1]}", one, "mine")
    assert "Noch zu dritt." in texts(house)
    await house.env.advance_time(5 * MINUTE + 1)
    assert f"Tisch 1 beginnt ohne {late.mention}" in texts(house)
    assert "30, 50, 70" in words(house.anna.user.dm_channel.history()[-1])
    assert "Bin da!" in labels(await tourney.page(late, "mine"))


async def test_z2_3_pages_pictures_and_sheets_name_the_start_player_that_the_pad_has(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde", runden=1, tische="zettel")
    people = await crowd(house, tourney, 4)
    state = await tourney.draw()
    await tourney.do("begin")
    await tourney.press(people[0], "open", "1.1")
    live = await child_of(house, tourney)
    await house.env.advance_time(5 * MINUTE + 1)
    live = await house.services.games.live(live.row.id, fresh=True)
    pad: Any = live.folded().state
    dealer, first = (next(row.person_id for row in live.seats if row.seat == seat) for seat in (pad.dealer, "B"))
    names = {person.id: f"p{number}" for number, person in enumerate(people, 1)}
    own = words(await tourney.page(people[0], "mine"))
    assert f"Zuerst gibt {names[dealer or 0]}, es beginnt {names[first or 0]}" in own
    hall = Hall(house.services, await house.services.games.live(tourney.id), "de")
    (picture,) = hall.show.plan(hall.scene, state.rounds[0])
    assert [seat.name for seat in picture.data.tables[0].seats if seat.starts] == [names[first or 0]]
    sheets = hall.show.sheets(hall.scene, state.rounds[0]).data
    assert sheets.tables[0].players[sheets.tables[0].starts] == names[first or 0]
