"""Bad days of the cup: the bot sleeps, people leave, roles and channels are deleted, everything in one evening."""

from typing import Any

import pytest

from bot.contests.pokal.model import NAMES
from bot.draw.pool import StudioError
from bot.service.play.live import Who
from tests.cogs.test_pokal import Cup
from tests.cogs.test_pokal_dates import DAY, calendar, fixed, later, letters, ready, shut
from tests.edge.house import House, sheet, words


def news(house: House, part: str) -> list[str]:
    return [one.content for one in house.channel.history() if part in one.content]


async def away(house: House, seconds: float) -> None:
    """Let the bot be off for a while, and come back."""
    house.sleep(seconds)
    await house.restart()
    await later(house, 0)


async def test_a_reminder_a_line_up_and_a_credit_that_were_due_while_the_bot_was_off_come_once(house: House) -> None:
    cup = await ready(house)
    await cup.do("referee", "pfeifen", spiel="h1")
    await fixed(cup)
    await cup.do("referee", "ergebnis", spiel="h2", tore1=3, tore2=1, grund="Alter Chat")
    date = ((await cup.state()).known("h1").date or 0) / 1000
    await away(house, date - DAY / 2 - house.services.games.clock().timestamp())
    assert len(news(house, "⌛ **Gutgeschrieben**")) == 1
    assert [one.content[:1] for one in letters(cup.people["G"])].count("🧹") == 1, "one, not a week and a day at once"
    await away(house, DAY / 2 - 600)
    assert len(news(house, "Die Aufstellung ist offen")) == 1
    (hour,) = [one.content for one in letters(cup.people["G"]) if one.content.startswith("⏰")]
    assert "Euch fehlt noch: Hüter, Sucher" in hour, "although the line-up opened at the same moment"
    for _ in range(2):
        await away(house, 60)
    assert len(news(house, "Die Aufstellung ist offen")) == 1 and len(news(house, "⌛ **Gutgeschrieben**")) == 1


async def test_a_verantwortlicher_and_a_referee_who_leave_are_replaced(house: House) -> None:
    cup = await ready(house)
    await cup.do("referee", "pfeifen", spiel="h1")
    await fixed(cup)
    before = len(house.channel.history())
    for key in ("G", "referee"):
        house.guild.remove_member(cup.people[key])
        await house.env.settle()
        await house.inside(house.client.alarm.left(house.guild.id, cup.people[key].id))  # as with the members' intent
    state = await cup.state()
    assert state.managers_of("G") == () and state.known("h1").referee is None
    assert state.known("h1").date is not None, "the date stands"
    said = "\n".join(words(one) for one in house.channel.history()[before:])
    assert "ein Platz als Verantwortliche von Gryffindor" in said and "die Pfeife für Gryffindor – Slytherin" in said
    assert "wer pfeift?" in said, "the referees are asked at once, because the date stands"
    ron = cup.people["ron"] = house.person("ron", wearing=[cup.roles["G"]])
    assert "benannt" in await cup.do("ron", "verantwortlich", haus="G", person=ron)
    other = cup.people["neu"] = house.person("neu", wearing=[cup.roles["referee"]])
    await cup.do("neu", "pfeifen", spiel="h1")
    assert (await cup.state()).known("h1").referee == next(
        row.seat for row in (await house.services.games.live(await cup.id())).seats if row.person_id == other.id
    )


async def test_who_left_while_nobody_told_us_is_noticed_when_he_is_written_to(house: House) -> None:
    cup = await ready(house)
    shut(house, cup.people["S"])
    del house.env.backend.guilds[house.guild.id].members[cup.people["S"].id]  # without the event of it
    await cup.do("G", "termin", spiel="h1", wann=f"{cup.day(40)} 20:00")
    assert (await cup.state()).managers_of("S") == ()
    assert len(news(house, "ein Platz als Verantwortliche von Slytherin")) == 1
    assert not news(house, "Direktnachrichten sind zu")


@pytest.mark.parametrize("gone", ["committee", "referee", "director", "G"])
async def test_a_deleted_role_is_told_and_the_season_goes_on(house: House, gone: str) -> None:
    cup = await ready(house)
    house.env.backend.delete_role(house.guild.id, cup.roles[gone].id)
    await house.env.settle()
    await later(house, (30 + 27 - 7 - 3 + 1) * DAY)
    (call, *_) = news(house, "keinen Tag mit drei und drei")
    assert ("<@&" in call) == (gone != "committee"), "nobody calls a role that is not there"
    chief = cup.people["chief"] = house.person("chef", manager=True)
    assert chief is not None
    await house.env.settle()
    assert "Das Ergebnis ist da" in await cup.do("chief", "ergebnis", spiel="h1", tore1=1, tore2=0, grund="Chat")
    assert "Quidditch-Pokal" in words(sheet(await cup.people["S"].slash(house.channel, "pokal stand")))
    refused = {
        "committee": (await cup.do("committee", "annullieren", spiel="h1", grund="X"), "Quidditch-OK"),
        "referee": (await cup.do("referee", "pfeifen", spiel="h2"), "Schiedsrichter"),
        "director": (await cup.do("director", "buchen", haus="G", punkte=1, grund="X"), "Schulleitung"),
        "G": (words(sheet(await cup.people["G"].slash(house.channel, "pokal zeit", spiel="h5"))), "Rolle"),
    }
    answer, part = refused[gone]
    assert part in answer and "✅" not in answer


async def test_a_season_whose_channel_was_deleted_can_be_taken_elsewhere(house: House) -> None:
    cup = await ready(house)
    other = house.guild.create_text_channel("neuigkeiten")
    house.env.backend.delete_channel(house.channel.id)
    await house.env.settle()
    await cup.people["committee"].slash(other, "partie hier", partie=await cup.id())
    house.channel = other
    await fixed(cup)
    assert news(house, "📣 **Gryffindor – Slytherin")


async def test_a_line_up_whose_thread_was_deleted_is_opened_again(house: House) -> None:
    cup = await ready(house)
    await cup.do("referee", "aufstellung", spiel="h1")
    first: Any = await house.services.lineups.standing(await cup.id(), "h1.1")
    house.env.backend.delete_channel(first.row.channel_id)
    await house.env.settle()
    chief = house.person("chef", manager=True)
    asked = await chief.slash(house.channel, "partie beenden", partie=first.row.id)
    await chief.submit_modal(asked, {"line": "Der Thread ist fort"})
    await cup.do("referee", "aufstellung", spiel="h1")
    second: Any = await house.services.lineups.standing(await cup.id(), "h1.1")
    assert second is not None and second.row.channel_id != first.row.channel_id


@pytest.mark.parametrize(
    ("status", "code"),
    [pytest.param(403, 50013, id="no right"), pytest.param(400, 160006, id="as many threads as a server may have")],
)
async def test_where_no_thread_can_be_made_the_line_up_opens_in_the_seasons_channel(
    house: House, status: int, code: int
) -> None:
    cup = await ready(house)
    house.env.inject_error("POST", "/channels/*/threads", status=status, code=code, times=None)
    await cup.do("referee", "aufstellung", spiel="h1")
    lineup: Any = await house.services.lineups.standing(await cup.id(), "h1.1")
    assert lineup is not None and lineup.row.channel_id == house.channel.id
    assert len(news(house, "Die Aufstellung ist offen")) == 1


async def test_a_thread_that_discord_could_not_make_at_once_is_made_after_a_pause(house: House) -> None:
    cup = await ready(house)
    house.env.inject_error("POST", "/channels/*/threads", status=503)
    await cup.do("referee", "aufstellung", spiel="h1")
    (thread,) = house.channel.threads
    lineup: Any = await house.services.lineups.standing(await cup.id(), "h1.1")
    assert lineup is not None and lineup.row.channel_id == thread.id
    assert len(house.calls("POST", "/threads")) == 2 and len(news(house, "Die Aufstellung ist offen")) == 1


async def test_a_season_in_a_thread_has_its_line_ups_there(house: House) -> None:
    house.env.backend.create_thread(house.channel.id, name="Pokal", owner_id=house.anna.id, type=11)
    await house.env.settle()
    (house.channel,) = house.channel.threads
    cup = await ready(house)
    for match in ("h1", "h2"):
        await cup.do("referee", "aufstellung", spiel=match)
        lineup: Any = await house.services.lineups.standing(await cup.id(), f"{match}.1")
        assert lineup is not None and lineup.row.channel_id == house.channel.id
    assert len(news(house, "Die Aufstellung ist offen")) == 2


async def test_a_line_up_that_was_due_before_a_fall_is_not_opened_for_a_match_that_is_played(house: House) -> None:
    cup = await ready(house)
    await house.client.outbox._workers.close()
    await cup.do("referee", "aufstellung", spiel="h1")
    await cup.do("referee", "ergebnis", spiel="h1", tore1=3, tore2=1, grund="Alter Chat")
    await house.restart()
    assert await house.services.lineups.standing(await cup.id(), "h1.1") is None
    assert not news(house, "Die Aufstellung ist offen") and len(news(house, "🏟️")) == 1


async def test_a_season_ends_also_when_no_picture_can_be_drawn(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    cup = await Cup(house).open()
    for part, day in (("rueck", 31), ("finale", 32)):
        await cup.do("committee", "runde", teil=part, start=cup.day(day))
        await cup.publish()
    for number, name in enumerate((*NAMES[:12], "f", "p")):
        await cup.do("referee", "ergebnis", spiel=name, tore1=number, tore2=13 - number, grund="Ein Abend")

    async def broken(*_: object) -> bytes:
        raise StudioError("no ink")

    monkeypatch.setattr(house.services.studio, "draw", broken)
    await later(house, 49 * 3600)
    (end,) = [one for one in house.channel.history() if "holt den Pokal" in one.content]
    assert "Endstand" in end.content
    endings = [file.filename.rpartition(".")[2] for file in end.attachments]
    assert endings == ["csv", "csv", "csv", "zip"], "everything but the pictures"


async def test_q14_1_a_match_that_is_annulled_is_dated_anew_by_the_ok(house: House) -> None:
    cup = await ready(house)
    await fixed(cup)
    assert "Das Ergebnis ist da" in await cup.do("referee", "ergebnis", spiel="h1", tore1=2, tore2=1, grund="Chat")
    assert "nur das Quidditch-OK" in await cup.do("referee", "annullieren", spiel="h1", grund="Nebel")
    await cup.do("committee", "annullieren", spiel="h1", grund="Nebel")
    call = next(one for one in house.channel.history() if "wird neu gespielt" in one.content)
    assert cup.roles["committee"].id in house.pings(call).roles and calendar(house) == []
    await fixed(cup, 60)
    match = (await cup.state()).known("h1")
    assert (match.attempt, match.result, match.carried) == (2, None, (0, 0)) and match.date is not None
    await cup.do("referee", "ergebnis", spiel="h1", tore1=4, tore2=4, grund="Noch einmal", abgebrochen=True)
    match = (await cup.state()).known("h1")
    assert match.total == (40, 40), "abandoned and counted: no bonus"


async def test_a_match_is_entered_by_a_referee_with_a_reason_that_all_can_read(house: House) -> None:
    cup = await ready(house)
    assert "nur Schiedsrichter" in await cup.do("G", "ergebnis", spiel="h1", tore1=9, tore2=0, grund="Haha")
    await cup.do("referee", "ergebnis", spiel="h1", tore1=9, tore2=4, schnatz="G", grund="Discord war fort")
    assert news(house, "von Hand eingetragen: Discord war fort")
    assert "Quidditch-OK" in await cup.do("referee", "ergebnis", spiel="h1", tore1=9, tore2=5, grund="Vertippt")
    await cup.do("committee", "ergebnis", spiel="h1", tore1=9, tore2=5, schnatz="G", grund="Vertippt")
    assert (await cup.state()).known("h1").total == (240, 50)


async def test_a_whole_season_in_one_evening_with_the_bot_falling_after_every_result(house: House) -> None:
    cup = await Cup(house).open()
    for part, day in (("rueck", 31), ("finale", 32)):
        await cup.do("committee", "runde", teil=part, start=cup.day(day))
        await cup.publish()
    for number, name in enumerate((*NAMES[:12], "f", "p")):
        await cup.do("referee", "ergebnis", spiel=name, tore1=number, tore2=13 - number, grund="Ein Abend")
        if number % 4 == 0:
            await house.restart()
    assert len(news(house, "🏟️")) == 14
    assert not (await cup.state()).over, "the 48 hours run"
    await away(house, 49 * 3600)
    state = await cup.state()
    assert state.over and len(news(house, "holt den Pokal")) == 1
    assert len(news(house, "⌛ **Gutgeschrieben**")) == 14 and len(news(house, "Saisonpunkte")) == 1


async def test_q14_the_bot_dies_between_the_end_of_a_match_and_its_result_in_the_season(house: House) -> None:
    cup = await ready(house)
    await cup.do("referee", "pfeifen", spiel="h1")
    await cup.do("referee", "aufstellung", spiel="h1")
    lineup: Any = await house.services.lineups.standing(await cup.id(), "h1.1")
    game, games, lobby = lineup.row.id, house.services.games, house.services.lobby
    team = {
        side + place: house.person(f"{side}{place}", wearing=[cup.roles[side]])
        for side in "GS"
        for place in ("Hüter", "Sucher", "Jäger1")
    }
    await house.env.settle()
    for seat, person in team.items():
        await house.inside(lobby.join(game, Who(person.id, seat, guild_id=house.guild.id), seat))
    whistle = Who(cup.people["referee"].id, "Pfiff", True, frozenset({"referee"}), house.guild.id)
    await house.inside(lobby.start(game, whistle, cause=900))
    await house.services.tables.workers.close()  # nobody brings in what comes now
    cause = 1000
    for seat in ("GHüter", "SHüter"):
        player = Who(team[seat].id, seat, guild_id=house.guild.id)
        for move in (f"kapitän {seat}", "ja ende"):
            cause += 1
            await house.inside(games.act(game, player, move, cause=cause))
    await house.inside(games.act(game, whistle, "ja ende", cause=2000))
    assert (await games.live(game, fresh=True)).row.status == "over"
    assert (await cup.state()).known("h1").result is None
    for _ in range(2):
        await house.restart()
        match = (await cup.state()).known("h1")
        assert match.result is not None and match.begun
        assert len(news(house, "🏟️")) == 1
    kinds = [row.kind for row in await house.events(await cup.id())]
    assert kinds.count("resulted") == 1 and kinds.count("kicked-off") == 1
