"""What the referees' commands look for, offer and leave out: to the last option, and for whom."""

from typing import Any

import pytest

from bot.edge.order.pages import Search, _turning
from bot.engine.text import text
from bot.service.play.live import Who
from cogs.moderation import _game
from tests.cogs.court import Court
from tests.edge.house import controls, sheet, told, words
from tests.sample.model import HasardOptions


def key(result: Any) -> str:
    """Read from a page what is looked for."""
    (found,) = [id for id in controls(sheet(result)) if id.startswith("o:x:")]
    return found.removeprefix("o:x:")


async def test_what_is_asked_for_is_what_is_looked_for(court: Court) -> None:
    zoe, rita = court.zoe, court.rita
    await court.warn(rita, zoe)
    assert key(await rita.slash(court.room, "verwarnungen")) == "wa:0:::::"
    assert key(await rita.slash(court.room, "verwarnungen", person=zoe, zeitraum=168)) == f"wa:0::{zoe.id}:::168"
    assert key(await rita.slash(court.room, "log")) == "la:0:::::"
    full = await rita.slash(court.room, "log", art="warning", person=zoe, von=rita, zeitraum=24)
    assert key(full) == f"la:0:0:{zoe.id}:{rita.id}::24"
    assert key(await zoe.slash(court.room, "verwarnungen", zeitraum=8760)) == f"wa:0::{zoe.id}:::8760"
    await court.warn(rita, court.house.carl)
    none = await zoe.slash(court.room, "verwarnungen", person=court.house.carl)
    assert told(none) == court.house.services.texts.say(text("warnings-own-only"), "de")


@pytest.mark.parametrize(
    ("typed", "game"), [(None, None), ("", None), (" a:b ", "ab"), ("x" * 30, "x" * 20), (":", None)]
)
def test_the_name_of_a_game_is_cleaned_before_it_is_looked_for(typed: str | None, game: str | None) -> None:
    assert _game(typed) == game


async def test_spans_and_games_are_offered(court: Court) -> None:
    spans = await court.rita.autocomplete(court.room, "auszeit", "dauer", "")
    assert [one["value"] for one in spans] == ["10m", "30m", "1h", "2h", "12h", "1d", "7d", "28d", "0"]
    live = await court.game()
    other = court.house.guild.create_text_channel("nebenan")
    await court.house.env.settle()
    rita, elsewhere = Who(court.rita.id, "rita"), court.house.env.create_guild("Anderswo")
    opened = court.house.services.lobby.open(
        "hasard", HasardOptions(), rita, guild_id=elsewhere.id, channel_id=7, seated={"Nord": rita}
    )
    await court.house.inside(opened)
    for room, expected in ((court.room, [live.row.id]), (other, [])):
        offered = await court.rita.autocomplete(room, "verwarnung", "partie", "")
        assert [one["value"] for one in offered] == expected
        assert all(one["name"].endswith("00:00 UTC") for one in offered)


async def test_a_game_that_nobody_knows_any_more_is_looked_for_and_not_found(court: Court) -> None:
    await court.warn(court.rita, court.zoe)
    for person in (court.rita, court.zoe):
        assert "(0)" in words(sheet(await person.slash(court.room, "verwarnungen", partie="weg")))


async def test_past_games_are_offered_to_whom_they_concern(court: Court) -> None:
    live = await court.game()
    await court.warn(court.rita, court.zoe)
    await court.warn(court.rita, court.house.carl)
    for who, expected in ((court.rita, [live.row.id]), (court.zoe, [live.row.id]), (court.rolf, [live.row.id])):
        offered = await who.autocomplete(court.room, "verwarnungen", "partie", "")
        assert [one["value"] for one in offered] == expected
    assert await court.dora.autocomplete(court.room, "verwarnungen", "partie", "unbekannt") == []
    assert await court.player.autocomplete(court.room, "verwarnungen", "partie", "") == []


async def test_a_warning_in_a_game_counts_there_and_from_the_second_on_it_reminds(court: Court) -> None:
    live = await court.game()
    say = court.house.services.texts.say
    notes = [told(await court.warn(court.rita, court.zoe, partie=live.row.id)) for _ in range(2)]
    for number, note in enumerate(notes, 1):
        assert say(text("warning-counts", here=number, total=number), "de") in note
        assert (say(text("warning-remind", count=number), "de") in note) is (number == 2)
    other = court.house.guild.create_text_channel("nebenan")
    await court.house.env.settle()
    outside = await court.rita.slash(other, "verwarnung", person=court.zoe, grund="Lärm")
    assert say(text("warning-counts", here=0, total=3), "de") in told(outside)
    assert say(text("warning-remind", count=3), "de") in told(outside)


async def test_the_menu_on_a_message_keeps_its_words_up_to_a_length(court: Court) -> None:
    message = await court.zoe.send(court.room, "  viel\nLärm " + "x" * 300)
    form = await court.rita.context_menu(court.room, "Verwarnen", message)
    await court.rita.submit_modal(form, {"words": "Lärm"})
    (act,) = await court.acts("warning")
    assert act.data["excerpt"] == ("viel Lärm " + "x" * 300)[:200] and act.data["link"] == message.jump_url
    assert "case" not in act.data and act.reason == "Lärm"


async def test_threads_are_left_again_only_by_people_who_were_sent_out(court: Court) -> None:
    house = court.house
    raw = house.env.backend.create_thread(court.room.id, name="Ecke", owner_id=court.rita.id, type=11)
    await house.env.settle()
    handle = next(one for one in court.room.threads if one.id == raw.id)
    for person in (court.zoe, house.carl):
        await person.send(handle, "hallo")
    asked = await court.rita.slash(handle, "kick", person=court.zoe)
    assert asked.response is not None
    await court.rita.click(asked.response, label="Aus dem Raum")
    before = len(house.calls("DELETE", "/thread-members/"))
    await house.carl.send(handle, "noch da")
    assert len(house.calls("DELETE", "/thread-members/")) == before
    await court.zoe.send(handle, "wieder da")
    assert house.calls("DELETE", "/thread-members/")[before:] == [f"/channels/{raw.id}/thread-members/{court.zoe.id}"]
    house.env.inject_error("DELETE", f"/channels/{raw.id}/thread-members/*", status=403, code=50013)
    await court.zoe.send(handle, "immer noch da")
    assert words(handle.history()[-1]) == "immer noch da"


def test_a_page_amid_many_leads_to_both_its_neighbours_and_those_at_the_ends_no_further() -> None:
    def said(words: Any) -> str:
        return str(words.id)

    for page, back, on in ((0, None, 1), (2, 1, 3), (4, 3, None)):
        before, _, after, *_ = _turning(Search(warnings=False, page=page), 4, said)
        assert before.disabled is (back is None) and after.disabled is (on is None)
        assert back is None or before.custom_id == f"o:p:la:{back}:::::"
        assert on is None or after.custom_id == f"o:p:la:{on}:::::"
    assert all(one.custom_id != "o:here" for one in _turning(Search(warnings=False), 0, said)), "one page has no others"
