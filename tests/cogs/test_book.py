"""/verwarnungen, /log and the log channel: everything that was done, for those it concerns."""

import csv
import io
from typing import Any

from simcord.results import InteractionResult, ResponseMessage

from bot.edge.order.wording import tame
from bot.service.feed import Booked
from bot.store.acts import ActRow
from tests.cogs.court import BOSS, Court
from tests.edge.house import controls, labels, told, words


def page(result: InteractionResult) -> ResponseMessage:
    assert result.response is not None and result.response.ephemeral
    return result.response


async def rows(court: Court, result: InteractionResult) -> list[list[str]]:
    """Read the attached table."""
    (file,) = page(result).attachments
    body = await court.house.inside(file.read())
    return list(csv.reader(io.StringIO(body.decode("utf-8-sig")), delimiter=";"))


async def written(court: Court, count: int, **more: Any) -> None:
    """Write warnings into the book without anybody noticing."""
    log_channel = court.house.client.moderation.logbook.hear
    feed = court.house.services.games.feed
    feed.unsubscribe(Booked, "log channel")
    for number in range(count):
        at = court.house.env.now()
        act = ActRow(
            guild_id=court.guild.id,
            at=at,
            kind="warning",
            actor_id=court.rita.id,
            target_id=court.zoe.id,
            reason=f"Grund {number}",
            **more,
        )
        await court.house.inside(court.house.services.book.record(act))
    feed.subscribe(Booked, "log channel", log_channel)


async def test_referees_see_all_and_turn_pages(court: Court) -> None:
    await written(court, 13)
    first = page(await court.rita.slash(court.room, "verwarnungen"))
    assert "Verwarnungen (13)" in words(first)
    assert "Grund 12" in words(first) and "Grund 6" not in words(first)
    await court.house.restart()
    second = page(await court.rita.click(first, label="▶"))
    assert "Grund 6" in words(second) and "2 / 3" in labels(second)
    third = page(await court.rita.click(second, label="▶"))
    assert "Grund 0" in words(third)
    table = await rows(court, await court.rita.click(third, label="Als Tabelle (CSV)"))
    assert len(table) == 14 and table[0][0] == "Nr."


async def test_members_see_their_own_only(court: Court) -> None:
    await court.warn(court.rita, court.zoe, "Meins")
    await court.warn(court.rita, court.house.carl, "Seins")
    own = page(await court.zoe.slash(court.room, "verwarnungen"))
    assert "Deine Verwarnungen (1)" in words(own)
    assert "Meins" in words(own) and "Seins" not in words(own)
    assert not any(control.startswith("o:z") for control in controls(own))
    for no in (
        await court.zoe.slash(court.room, "verwarnungen", person=court.house.carl),
        await court.house.press(court.zoe, f"o:p:wa:0::{court.house.carl.id}:::", court.log.history()[-1]),
        await court.house.press(court.zoe, "o:x:wa:0:::::", court.log.history()[-1]),
        await court.house.press(court.zoe, "o:p:la:0:::::", court.log.history()[-1]),
    ):
        assert "deine eigenen Verwarnungen" in told(no)
    assert "Vorbildlich" in told(await court.player.slash(court.room, "verwarnungen"))
    table = await rows(court, await court.zoe.click(own, label="Als Tabelle (CSV)"))
    assert [row[10] for row in table[1:]] == ["Meins"]


async def test_filters(court: Court) -> None:
    live = await court.game()
    await court.warn(court.rita, court.zoe, "Im Spiel")
    court.house.sleep(3 * 86_400)
    aside = court.guild.create_text_channel("nebenan")
    await court.rolf.slash(aside, "verwarnung", person=court.house.carl, grund="Draußen")
    both, game, recent, carl, rolf = [
        told(await court.rita.slash(court.room, command, **options))
        for command, options in (
            ("verwarnungen", {}),
            ("verwarnungen", {"partie": live.row.id}),
            ("verwarnungen", {"zeitraum": 24}),
            ("verwarnungen", {"person": court.house.carl}),
            ("log", {"von": court.rolf}),
        )
    ]
    assert "Im Spiel" in both and "Draußen" in both
    assert "Im Spiel" in game and "Draußen" not in game
    for only in (recent, carl, rolf):
        assert "Draußen" in only and "Im Spiel" not in only
    found = await court.rita.autocomplete(court.room, "verwarnungen", "partie", "")
    assert [choice["value"] for choice in found] == [live.row.id]


async def test_the_log_has_every_kind_in_words_and_takes_back(court: Court) -> None:
    await court.warn(court.rita, court.zoe, '=HYPERLINK("böse")')
    await court.lock_out(court.rita, court.house.carl)
    log = page(await court.rita.slash(court.room, "log"))
    assert "Schiedsrichter-Rollen: nichts → <@&" in words(log)
    assert f"Kanal fürs Log: nichts → <#{court.log.id}>" in words(log)
    menus = [control for control in controls(log) if control.startswith("o:f:")]
    chosen = page(await court.rita.select(log, ["room-kick"], custom_id=menus[0]))
    assert "aus <#" in words(chosen) and "Verwarnung für" not in words(chosen)
    log = page(await court.rita.slash(court.room, "log"))
    table = await rows(court, await court.rita.click(log, label="Als Tabelle (CSV)"))
    reasons = {row[2]: row[10] for row in table}
    assert reasons["warning"] == '\'=HYPERLINK("böse")'
    assert any("Schiedsrichter-Rollen: nichts → @Schiedsrichter" in row[3] for row in table)
    warning = (await court.acts("warning"))[0]
    form = await court.rita.select(log, [str(warning.id)], custom_id="o:z")
    await court.rita.submit_modal(form, {"line": "Versehen"})
    standing = page(await court.rita.slash(court.room, "log", art="warning"))
    assert "Zurückgenommen von" in words(standing)
    valid = page(await court.rita.click(standing, label="Nur gültige"))
    assert "Was die Schiedsrichter taten (0)" in words(valid)


async def test_acts_of_games_and_settings_reach_the_log_channel(court: Court) -> None:
    live = await court.game()
    services = court.house.services
    wim = services.who(await court.house.inside(_member(court, court.wim.id)))
    await court.house.inside(services.conduct.pause(live.row.id, wim, cause=77, reason="Pizza"))
    await court.house.inside(services.servers.change(court.guild.id, "keep_days", 30, BOSS))
    paused, kept = (words(message) for message in court.log.history()[-2:])
    assert "Unterbrochen in" in paused and "Pizza" in paused and court.wim.mention in paused
    assert "Partien aufbewahren: für immer → 30 Tage" in kept


async def _member(court: Court, person_id: int) -> Any:
    guild = court.house.client.get_guild(court.guild.id)
    assert guild is not None
    return await guild.fetch_member(person_id)


async def test_a_log_channel_that_is_closed_or_gone_is_reported_and_mended(court: Court) -> None:
    path = f"/channels/{court.log.id}/messages"
    court.house.env.inject_error("POST", path, status=403, code=50013, message="Missing Permissions")
    closed = told(await court.warn(court.rita, court.zoe))
    assert f"In den Log-Kanal <#{court.log.id}> darf ich nicht schreiben" in closed and "/einrichten" in closed
    mended = told(await court.warn(court.rita, court.zoe))
    assert "Log-Kanal" not in mended and len(court.logged()) == 1
    court.house.env.backend.delete_channel(court.log.id)
    await court.house.env.settle()
    assert "Den Log-Kanal gibt es nicht mehr" in told(await court.warn(court.rita, court.zoe))
    assert len(await court.acts()) == 3
    await court.house.inside(court.house.services.servers.change(court.guild.id, "channel.log", None, BOSS))
    assert "Log-Kanal" not in told(await court.warn(court.rita, court.zoe)), "none is wanted any more"


async def test_english_servers_and_people(court: Court) -> None:
    await court.house.inside(court.house.services.servers.change(court.guild.id, "language", "en", BOSS))
    await court.warn(court.rita, court.zoe, "case-after-chatende")
    assert "has given you a warning: Talks after" in court.dms(court.zoe)[-1]
    assert "Warning for" in court.logged()[-1]


def test_no_cell_is_a_formula() -> None:
    for cell in ("=1+1", "+49", "-2", "@SUM", "\tx", "\rx"):
        assert tame(cell) == f"'{cell}"
    assert tame("2-1") == "2-1"
