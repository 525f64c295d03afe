"""The common clock of a Wizard round: a table that stands still alone does not stop it, its lead stops it for all."""

from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.contest_room.hall import Hall
from bot.service.play.live import Declined, Live, Who
from tests.cogs.test_turnier_online import child_of, crowd, move, play
from tests.cogs.tourney import Tourney, plain, texts
from tests.edge.house import House, labels, told, words

__all__ = ["plain"]
MINUTE = 60


async def begun(house: House, count: int = 8, **options: Any) -> tuple[Tourney, list[MemberActor]]:
    """Let a round begin at pads."""
    tourney = await Tourney(house).open("wizard", "Vorrunde", runden=1, **{"tische": "zettel", **options})
    people = await crowd(house, tourney, count)
    state = await tourney.draw()
    await tourney.do("begin")
    if state.options.way == "pad":
        for table in state.rounds[0].tables:
            await tourney.press(people[table.entries[0] - 1], "open", table.name)
    return tourney, people


async def gongs(house: House, tourney: Tourney, name: str) -> list[int]:
    live = await child_of(house, tourney, name)
    games = house.services.games
    return [entry.event.left for entry in await games.entries(live) if entry.event.kind == "gong"]  # type: ignore[attr-defined]


def channel_of(house: House, live: Live) -> Any:
    return next(thread for thread in house.channel.threads if thread.id == live.row.channel_id)


async def test_z2_1_a_table_paused_alone_stops_no_clock_and_keeps_up_with_all_others(house: House) -> None:
    tourney, _ = await begun(house)
    live = await child_of(house, tourney)
    answer = await house.anna.slash(channel_of(house, live), "partie pause")
    assert "Die gemeinsame Uhr des Turniers läuft weiter" in words(answer.response), "and people are told"
    await house.env.advance_time(41 * MINUTE)
    assert "Noch 10 Minuten" in texts(house)
    assert await gongs(house, tourney, "1.1") == await gongs(house, tourney, "1.2") == [10]
    await house.anna.slash(channel_of(house, live), "partie weiter")
    assert (await child_of(house, tourney)).row.paused_at is None
    await house.env.advance_time(10 * MINUTE)
    assert await gongs(house, tourney, "1.1") == await gongs(house, tourney, "1.2") == [10, 5, 1, 0], "together"
    await house.env.advance_time(30 * MINUTE)
    assert await gongs(house, tourney, "1.1") == [10, 5, 1, 0], "and once"


async def test_a_free_game_that_is_paused_says_that_its_clock_stands(house: House) -> None:
    await house.anna.slash(house.channel, "watten zettel", nord="Anna", ost="Bela", sued="Chris", west="Dora")
    answer = await house.anna.slash(house.channel, "partie pause")
    assert "Die Uhr steht." in words(answer.response)


async def test_z2_1_the_lead_stops_the_clock_for_all_and_lets_it_run_on(house: House) -> None:
    """A fire alarm after twenty minutes, for a quarter of an hour: everybody has his whole time."""
    tourney, people = await begun(house)
    await house.env.advance_time(20 * MINUTE)
    desk = await tourney.page(house.anna, "lead")
    assert "Die Uhr läuft bis" in words(desk)
    await house.anna.click(desk, label="Alles anhalten")
    assert "unterbricht das Turnier" in texts(house)
    for name in ("1.1", "1.2"):
        assert (await child_of(house, tourney, name)).row.paused_at is not None, "every table stands still"
    live = await child_of(house, tourney)
    player = Who(live.seats[0].person_id or 0, "")
    with pytest.raises(Declined, match="paused"):
        await house.inside(move(house, live, player, "ansage 0"))
    assert "unterbrochen" in told(await tourney.do("call 1.1", people[0], "mine"))
    await house.env.advance_time(35 * MINUTE)
    assert "🔔" not in texts(house), "no gong while the clock stands"
    desk = await tourney.page(house.anna, "lead")
    assert "Alles anhalten" not in labels(desk) and "Die Uhr läuft" not in words(desk), "what stands does not run"
    await house.anna.click(desk, label="Weiter")
    said = next(one.content for one in house.channel.history() if "Die Uhr läuft weiter, für alle" in one.content)
    end = int(house.env.now().timestamp()) + 30 * MINUTE
    assert any(f"<t:{moment}:t>" in said for moment in range(end - 2, end + 3)), "thirty minutes are left"
    for name in ("1.1", "1.2"):
        assert (await child_of(house, tourney, name)).row.paused_at is None
    await house.env.advance_time(19 * MINUTE)
    assert "🔔" not in texts(house)
    await house.env.advance_time(2 * MINUTE)
    assert "Noch 10 Minuten" in texts(house)
    assert await gongs(house, tourney, "1.1") == await gongs(house, tourney, "1.2") == [10]
    await house.env.advance_time(10 * MINUTE)
    assert await gongs(house, tourney, "1.1") == await gongs(house, tourney, "1.2") == [10, 5, 1, 0]
    assert texts(house).count("🔔") == 3


async def test_the_bot_falls_while_everything_stands(house: House) -> None:
    tourney, _ = await begun(house)
    await house.env.advance_time(35 * MINUTE)
    await tourney.press(house.anna, "halt", "on")
    house.sleep(20 * MINUTE)
    await house.restart()
    assert "🔔" not in texts(house) and (await child_of(house, tourney)).row.paused_at is not None
    await house.env.advance_time(20 * MINUTE)
    assert "🔔" not in texts(house)
    await tourney.press(house.anna, "halt", "off")
    await house.restart()
    await house.env.advance_time(4 * MINUTE)
    assert "🔔" not in texts(house)
    await house.env.advance_time(1 * MINUTE + 5)
    assert texts(house).count("Noch 10 Minuten") == 1
    assert (await child_of(house, tourney)).row.paused_at is None
    assert await gongs(house, tourney, "1.1") == [10]


async def test_the_bot_falls_between_the_tournament_and_its_tables(house: House) -> None:
    """What was to be told to the tables is told after the restart, both ways."""
    tourney, _ = await begun(house)
    for on in (True, False):
        await house.services.tables.workers.close()
        await tourney.press(house.anna, "halt", "on" if on else "off")
        before = (await child_of(house, tourney)).row.paused_at
        assert (before is None) is on, "nobody has told it yet"
        await house.restart()
        for name in ("1.1", "1.2"):
            assert ((await child_of(house, tourney, name)).row.paused_at is None) is not on


async def test_a_pause_of_a_tables_own_outlasts_the_tournaments_next_change(house: House) -> None:
    tourney, people = await begun(house)
    await tourney.press(house.anna, "halt", "on")
    await tourney.press(house.anna, "halt", "off")
    live = await child_of(house, tourney)
    await house.env.advance_time(MINUTE)
    await house.anna.slash(channel_of(house, live), "partie pause")
    await tourney.do("call 1.2", people[(await tourney.state()).rounds[0].tables[1].entries[0] - 1], "mine")
    assert (await child_of(house, tourney)).row.paused_at is not None


async def test_what_the_lead_rules_counts_at_a_table_that_stands_still(house: House) -> None:
    tourney, _ = await begun(house)
    live = await child_of(house, tourney)
    await house.anna.slash(channel_of(house, live), "partie pause")
    number = (await tourney.state()).rounds[0].tables[0].entries[0]
    await tourney.form(house.anna, f"lead.exclude.{number}", why="Karte versteckt", aloud=["quiet"])
    state: Any = (await child_of(house, tourney)).folded().state
    assert [state.sheet.manner(seat) for seat in state.seats].count("disqualified") == 1


async def test_cards_seals_and_people_waited_for_stand_still_as_well(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde", runden=1)
    people = await crowd(house, tourney, 4)
    await tourney.do("seal")
    await tourney.press(house.anna, "halt", "on")
    await house.env.advance_time(10 * MINUTE)
    assert (await tourney.state()).phase == "sealed", "nothing is drawn while everything stands"
    await house.anna.slash(house.channel, "partie weiter", partie=tourney.id)
    assert (await tourney.state()).phase == "sealed"
    await house.env.advance_time(31)
    table = (await tourney.state()).rounds[0].tables[0]
    await tourney.do(f"miss 1.1 {table.entries[1]}", people[table.entries[0] - 1], "mine")
    await house.env.advance_time(4 * MINUTE)
    await tourney.press(house.anna, "halt", "on")
    await house.env.advance_time(30 * MINUTE)
    await tourney.press(house.anna, "halt", "off")
    assert "Fünf Minuten sind um" not in texts(house)
    await house.env.advance_time(MINUTE + 1)
    assert "Fünf Minuten sind um" in texts(house)


async def test_a_pad_opened_after_a_pause_has_the_time_that_is_left(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde", runden=1, tische="zettel")
    people = await crowd(house, tourney, 4)
    await tourney.draw()
    await tourney.do("begin")
    await house.env.advance_time(10 * MINUTE)
    await tourney.press(house.anna, "halt", "on")
    assert "unterbrochen" in told(await tourney.press(people[0], "open", "1.1"))
    await house.env.advance_time(60 * MINUTE)
    await tourney.press(house.anna, "halt", "off")
    await tourney.press(people[0], "open", "1.1")
    live = await child_of(house, tourney)
    assert live.options.minutes == 40  # type: ignore[attr-defined]
    await house.env.advance_time(5 * MINUTE + 1)
    live = await house.services.games.live(live.row.id, fresh=True)
    await house.inside(play(house, live))
    assert (await tourney.state()).phase == "pause"


async def test_only_who_leads_stops_the_clock(house: House) -> None:
    tourney, people = await begun(house, 4)
    no = await tourney.press(people[0], "halt", "on")
    assert "wer dieses Turnier leitet" in told(no)
    assert (await house.services.games.live(tourney.id, fresh=True)).row.paused_at is None


async def test_the_picture_of_the_tables_says_that_everything_stands_and_its_clock_stands_too(house: House) -> None:
    tourney, _ = await begun(house)
    await house.env.advance_time(20 * MINUTE)

    async def plan(language: str = "de") -> Any:
        hall = Hall(house.services, await house.services.games.live(tourney.id, fresh=True), language)
        (picture,) = hall.show.plan(hall.scene, hall.state.rounds[-1])
        return picture.data.head, hall.scene.voice.say(picture.alt)

    head, alt = await plan()
    assert (head.done, head.clock.number, "angehalten" in alt) == ("0 von 2 Tischen fertig", "30", False)
    await tourney.press(house.anna, "halt", "on")
    await house.env.advance_time(15 * MINUTE)
    head, alt = await plan()
    assert head.done == "Angehalten · 0 von 2 fertig" and ", angehalten. " in alt
    assert (head.clock.number, head.clock.end) == ("30", "die Uhr steht")
    english, _ = await plan("en")
    assert english.done == "Stopped · 0 of 2 done" and english.clock.end == "the clock stands"
    await tourney.press(house.anna, "halt", "off")
    head, _ = await plan()
    assert head.done == "0 von 2 Tischen fertig" and head.clock.number == "30"
