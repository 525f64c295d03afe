"""Where referees have their desk when the usual ways are shut, and grounds that Discord does not let us change."""

from dataclasses import replace

from simcord.actors import MemberActor
from structlog.testing import capture_logs

from tests.cogs.cabin import allow, break_off, close_dms, letters
from tests.cogs.pitch import Cup, live, matches_of, pitch, said
from tests.cogs.test_quidditch_places import places
from tests.cogs.test_quidditch_rulings import reports
from tests.edge.house import House, labels, told, words

__all__ = ["pitch"]


async def test_a_referee_who_takes_no_letters_leads_without_a_desk_and_who_follows_him_has_one(pitch: House) -> None:
    allow(pitch, create_private_threads=False)
    cup, channels = Cup(pitch, "pokal"), matches_of(pitch).channels
    close_dms(pitch, cup.referee)
    await cup.open()
    assert await channels.desks(cup.game) == [] and letters(cup.referee) == []
    asked = len(pitch.calls("POST", f"/channels/{cup.referee.user.dm_channel.id}/messages"))
    for seat in ("GJäger1", "SJäger1"):
        await cup.press(cup.people[seat], f"kapitän {seat}")
    await cup.say("schiri", "Anpfiff")
    assert (await cup.state()).phase == "quaffelwurf", "he leads by words"
    assert len(pitch.calls("POST", f"/channels/{cup.referee.user.dm_channel.id}/messages")) == asked
    await cup.appoint(pitch.anna)
    await cup.referee.slash(pitch.channel, "partie pfeife", an=pitch.anna)
    assert "Leute" in labels(pitch.panel(pitch.anna.user.dm_channel))


async def test_from_the_chat_of_a_voice_channel_no_place_is_made_but_a_match_is_played_there(pitch: House) -> None:
    cup = Cup(pitch, "pokal")
    await cup.set_up()
    pitch.channel = pitch.guild.create_voice_channel("sprechen")
    await pitch.env.settle()
    for ort in ("thread", "kanal"):
        chosen = {"haus1": "G", "haus2": "S", "art": "pokal", "leitung": "ich", "ort": ort}
        assert "gewöhnlichen Textkanal" in told(await cup.referee.slash(pitch.channel, "quidditch neu", **chosen))
    assert places(pitch) == [] and await pitch.services.games.of(cup.referee.id) == []
    await cup.open()
    await cup.until("jaeger")
    assert "Quaffel freigegeben" in "\n".join(said(pitch.channel))
    assert "Jäger und Hüter" in words(pitch.panel(cup.referee.user.dm_channel)), "his desk is where it can be"
    assert not any("Kabine" in one for one in said(pitch.channel))


async def test_grounds_that_discord_does_not_let_us_change_stop_nobody(pitch: House) -> None:
    cup = Cup(pitch, "pokal")
    await cup.open()
    shut = next(one for one in pitch.channel.threads if "Kabine" in (one.name or ""))
    pitch.env.inject_error("PATCH", f"/channels/{shut.id}", status=403, code=50013, times=None)
    with capture_logs() as logs:
        await break_off(cup)
    warned = {one["event"] for one in logs if one["log_level"] in ("warning", "error")}
    assert warned == {"the grounds stay as they are"}
    over = {one.id: (one.name or "").endswith("beendet") for one in pitch.channel.threads}
    assert over.pop(shut.id) is False and len(over) == 2 and all(over.values())
    assert len(reports(pitch)) == 1


async def test_q1_4_an_assistant_who_plays_does_not_enter_the_desk(pitch: House) -> None:
    cup = Cup(pitch, "freundschaft")
    await cup.open()
    helper, player = pitch.anna, cup.people["SJäger1"]
    await cup.referee.slash(pitch.channel, "partie pfeife", an=helper, als="gehilfe")
    await pitch.env.settle()
    desk = cup.officials()

    def let_in(person: MemberActor) -> int:
        return len(pitch.calls("PUT", f"/channels/{desk.id}/thread-members/{person.id}"))

    assert let_in(helper) == let_in(cup.referee) == 1 and let_in(player) == 0
    match = await live(pitch, cup.game)
    playing = replace(match, row=replace(match.row, assistant_id=player.id))
    await pitch.inside(matches_of(pitch).channels.officials(playing))
    assert let_in(player) == 0, "it is for those who judge"
    assert len(pitch.calls("DELETE", f"/channels/{desk.id}/thread-members/{helper.id}")) == 1, "who left it is outside"
