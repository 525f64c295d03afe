"""Before a tournament is published whoever opens it looks at it, changes it, opens the list or throws it away."""

from datetime import timedelta
from typing import Any

from tests.cogs.test_pokal_dates import DAY, calendar, letters
from tests.cogs.tourney import Tourney, plain, texts
from tests.edge.house import House, labels, sheet, told, words

__all__ = ["plain"]
GIVEN = {"title": "Kirchweih", "starts": "21.11.2030 15:00", "place": "Saal", "closes": "", "fee": "5"}


async def drafted(house: House, **options: Any) -> tuple[Tourney, Any]:
    """Write a tournament down in a channel in which somebody talks."""
    await house.ben.send(house.channel, "Grüß Gott!")
    tourney = Tourney(house)
    return tourney, await tourney.draft(**options)


def said(house: House) -> list[Any]:
    """Return what the bot has said in the channel."""
    return [one for one in house.channel.history() if one.content != "Grüß Gott!"]


async def test_nobody_sees_a_draft_and_nothing_happens_in_it(house: House) -> None:
    tourney, page = await drafted(house, tag="21.11.2030", beginn="14:00", ort="Saal", startgeld="5")
    assert "Noch sieht es niemand außer dir" in words(page) and "Saal" in words(page) and "5 €" in words(page)
    assert len(page.attachments) == 1, "as it will look"
    assert labels(page) == ["Anmeldung öffnen", "Name, Zeit, Ort", "Check-in-Zeiten", "Format", "Verwerfen"]
    assert not said(house) and calendar(house) == []
    for command in ("turnier liste", "turnier stand", "turnier anmelden"):
        assert "läuft kein Turnier" in told(await house.ben.slash(house.channel, command)), command
    listed = told(await house.anna.slash(house.channel, "turnier liste"))
    assert "Entwurf, nur für dich" in listed
    for who in (house.anna, house.ben):
        assert "noch ein Entwurf" in told(await tourney.do("seek", who, "mine"))
    await house.env.advance_time(24 * 3600)
    assert not said(house)


async def test_it_is_changed_published_where_it_is_pressed_and_only_once(house: House) -> None:
    tourney, _ = await drafted(house, tag="21.11.2030", beginn="14:00")
    await tourney.form(house.anna, "lead.when", **GIVEN)
    assert calendar(house) == [], "nothing is announced by changing a draft"
    other = house.guild.create_text_channel("nebenan")
    again = sheet(await house.anna.slash(other, "turnier stand"))
    assert "Kirchweih" in words(again), "a draft is found again, also after its page is gone"
    house.deliver_twice()
    done = await house.anna.click(again, label="Anmeldung öffnen")
    assert "Die Liste ist offen" in words(done.response or again)
    assert [house.game_id(one) for one in other.history() if one.components] == [tourney.id]
    assert calendar(house) == [("Kirchweih", "2030-11-21T14:00")]
    old = await tourney.press(house.anna, "publish", "lead")
    assert old.acknowledged and len([one for one in other.history() if one.components]) == 1
    assert not said(house)
    assert "Kirchweih" in told(await house.ben.slash(other, "turnier stand"))


async def test_the_bot_falls_before_a_draft_is_published_and_right_after_it(house: House) -> None:
    tourney, _ = await drafted(house)
    await house.restart()
    page = sheet(await house.anna.slash(house.channel, "turnier stand"))
    await house.client.outbox._workers.close()
    await house.anna.click(page, label="Anmeldung öffnen")
    assert not said(house)
    await house.restart()
    assert house.game_id(tourney.panel()) == tourney.id and "Watt-Turnier" in texts(house)


async def test_a_draft_is_thrown_away_without_a_word(house: House) -> None:
    tourney, page = await drafted(house)
    assert "wer dieses Turnier leitet" in told(await tourney.press(house.ben, "drop", "lead"))
    assert "wer dieses Turnier leitet" in told(await tourney.press(house.ben, "publish", "lead"))
    await house.anna.click(page, label="Verwerfen")
    await house.anna.click(page, label="Ja, verwerfen")
    assert "Verworfen" in words(page)
    assert "läuft kein Turnier" in told(await house.anna.slash(house.channel, "turnier liste"))
    assert not said(house)
    late = await tourney.press(house.anna, "publish", "lead")
    assert "abgebrochen" in told(late) or "zu Ende" in told(late)


async def test_a_day_that_has_passed_while_it_was_a_draft_is_not_published(house: House) -> None:
    tourney, _ = await drafted(house, tag=f"{house.env.now():%d.%m.%Y}", beginn="23:30")
    await house.env.advance_time(48 * 3600)
    answer = await tourney.press(house.anna, "publish", "lead")
    assert "schon vorbei" in told(answer)
    assert not said(house)


async def test_a_tournament_that_is_open_is_not_thrown_away_by_an_old_button(house: House) -> None:
    tourney = await Tourney(house).open()
    await tourney.press(house.anna, "drop", "lead")
    assert (await house.services.games.live(tourney.id, fresh=True)).row.status == "running"


async def expired(house: House, days: float) -> bool:
    """Let days pass, and tell whether Anna was told by now that her draft is gone."""
    await house.env.advance_time(days * DAY)
    return sum("ist abgeräumt" in one.content for one in letters(house.anna)) == 1


async def test_a_draft_that_nobody_touches_is_cleared_away_after_a_month_and_its_host_is_told(house: House) -> None:
    tourney, page = await drafted(house, name="**Kirchweih**")
    assert not await expired(house, 29)
    await tourney.form(house.anna, "lead.when", **{**GIVEN, "title": "**Kirchweih**", "starts": ""})
    assert not await expired(house, 29), "who touches it keeps it"
    assert await expired(house, 2)
    letter = next(one.content for one in letters(house.anna) if "ist abgeräumt" in one.content)
    assert "\\*\\*Kirchweih" in letter and "`/turnier neu`" in letter
    assert "abgeräumt" in told(await house.anna.click(page, label="Anmeldung öffnen"))
    assert "Entwurf" not in told(await house.anna.slash(house.channel, "turnier liste"))
    assert await expired(house, 60) and not said(house)


async def test_a_draft_lasts_until_its_day_and_what_is_published_is_no_draft(house: House) -> None:
    today = house.services.games.clock()
    far = f"{today + timedelta(days=50):%d.%m.%Y}"
    await drafted(house, tag=far, beginn="14:00")
    assert not await expired(house, 50)
    assert await expired(house, 3)
    other = await Tourney(house).open()
    await house.env.advance_time(90 * DAY)
    live = await house.services.games.live(other.id, fresh=True)
    assert live.row.status == "running" and await expired(house, 0)


async def test_a_draft_whose_time_ran_out_while_the_bot_was_away_is_cleared_away_once(house: House) -> None:
    await drafted(house)
    house.sleep(40 * DAY)
    await house.restart()
    assert await expired(house, 0)
    await house.restart()
    assert await expired(house, 1)
