"""Whose telephone rings: only those who are meant, whatever others write, whatever they call themselves."""

import pytest
from simcord.actors import MemberActor
from simcord.builders import RoleHandle

from tests.cogs.cabin import close_dms, crowd
from tests.cogs.court import Court
from tests.cogs.pitch import Cup, pitch
from tests.cogs.test_quidditch_zug import Deaf
from tests.edge.house import House, shown
from tests.edge.pings import NOBODY, ping

__all__ = ["pitch"]


def hostile(victim: MemberActor, role: RoleHandle) -> str:
    """Write what would ping somebody, a role and everybody."""
    return f"{victim.mention} {role.mention} @everyone @here"


@pytest.fixture
def words(house: House) -> str:
    """Hostile words; the bot has every right to ping."""
    return hostile(house.carl, house.guild.create_role("Wache", mentionable=True))


async def test_the_harness_hears_what_is_let_through_and_not_what_is_written(house: House, words: str) -> None:
    loud = await house.ben.send(house.channel, words)
    heard = house.pings(loud)
    assert (heard.users, heard.everyone) == (ping(house.carl).users, False)  # ben has no right to ping everybody
    assert house.rung() == []  # that was not us
    await house.inside(house.client.get_partial_messageable(house.channel.id).send(words))
    quiet = house.channel.history()[-1]
    assert quiet.mentions
    assert house.pings(quiet) == NOBODY


async def test_dice_labels_and_names_ping_nobody(house: House, words: str) -> None:
    mallory = house.person("mallory", nick="@everyone")
    rolled = await mallory.slash(house.channel, "dice", wurf=f"2w6 # {words[:60]}")
    assert house.pings(shown(rolled)) == NOBODY
    await mallory.slash(house.channel, "dice", wurf=words[:90])
    await mallory.slash(house.channel, "wuerfel statistik")
    await mallory.slash(house.channel, "hilfe", suche=words)
    assert house.rung() == []


async def test_guests_with_hostile_names_ping_nobody(house: House, words: str) -> None:
    role = words.split()[1]
    await house.anna.slash(house.channel, "wizard block", namen=f"{house.anna.mention}, @everyone, {role}, @here")
    house.game_id()  # it was opened
    await house.anna.slash(house.channel, "watten zettel", nord="@everyone", ost=role, sued="@here", west="Vroni")
    assert house.rung() == []


async def test_who_is_invited_is_pinged_and_nobody_else(house: House) -> None:
    answer = await house.anna.slash(house.channel, "wuerfel kampf", gegner=house.ben)
    assert house.pings(shown(answer)) == ping(house.ben)
    await house.ben.click(house.panel(), label="Würfeln")
    await house.anna.click(house.panel(), label="Würfeln")
    assert [who for _, who in house.rung()] == [ping(house.ben)], "a panel that changes rings no more"


async def test_reasons_of_whoever_leads_ping_nobody(house: House, words: str) -> None:
    await house.anna.slash(house.channel, "wuerfel kampf")
    await house.anna.slash(house.channel, "partie pause", grund=words)
    await house.anna.slash(house.channel, "partie weiter")
    form = await house.anna.slash(house.channel, "partie beenden")
    await house.anna.submit_modal(form, {"line": words})
    assert house.rung() == []


async def test_a_warning_rings_for_the_warned_alone_whatever_the_reason_says(court: Court) -> None:
    house = court.house
    reason = hostile(house.carl, court.roles["referee"])
    await court.warn(court.rita, court.zoe, reason, oeffentlich=True)
    said = court.room.history()[-1]
    assert court.zoe.mention in said.content
    assert house.pings(said) == ping(court.zoe)
    assert [who for _, who in house.rung()] == [ping(court.zoe)], "neither the log channel nor the letter"


async def test_reasons_of_referees_ping_nobody_in_log_and_letter(court: Court) -> None:
    reason = hostile(court.house.carl, court.roles["referee"])
    await court.warn(court.rita, court.zoe, reason)
    await court.zoe.slash(court.room, "verwarnungen")
    await court.lock_out(court.rita, court.zoe, grund=reason)
    await court.rita.slash(court.room, "auszeit", person=court.player, dauer="1h", grund=reason)
    await court.rita.slash(court.room, "log")
    assert len(court.logged()) == 3
    assert court.house.rung() == []


async def test_words_in_the_chat_of_a_match_ping_nobody(pitch: House) -> None:
    cup: Cup = await crowd(pitch, "freundschaft", stille="600")
    evil = hostile(pitch.carl, pitch.guild.create_role("Wache", mentionable=True))
    before = len(pitch.rung())
    await cup.say("GHüter", evil)
    await cup.until("jaeger")
    await cup.say("GHüter", evil)
    await cup.fan.send(pitch.channel, evil)
    await cup.say("GHüter", f"Foul {evil}")
    await cup.say("schiri", f"Quaffel {evil}")
    await cup.people["GJäger1"].send_dm(f"XP {evil}")
    assert pitch.rung()[before:] == []


async def test_words_by_command_ping_nobody(house: House, words: str) -> None:
    deaf = Deaf(house, "pokal")
    await deaf.open(stille="600")
    await deaf.until("jaeger")
    before = len(house.rung())
    answer = shown(await deaf.say("GHüter", words))
    assert answer.content.startswith("**GHüter:**")
    await deaf.fan.slash(house.channel, "zug", befehl=words)
    assert house.rung()[before:] == []


async def test_an_answer_that_cannot_be_delivered_rings_for_its_reader_alone(pitch: House) -> None:
    """A captain with closed DMs asks for a substitution with hostile words; the decision comes to the channel."""
    cup = await crowd(pitch, "pokal", stille="600")
    captain = cup.people["GJäger1"]
    await cup.until("jaeger")
    close_dms(pitch, captain)
    evil = hostile(pitch.carl, pitch.guild.create_role("Wache", mentionable=True))
    await cup.press(captain, f"wechsel GHüter>- +>GHüter: {evil}")
    before = len(pitch.rung())
    await cup.press(cup.referee, "bescheid G nein")
    await pitch.env.settle()
    ((note, who),) = pitch.rung()[before:]
    assert "Direktnachrichten sind zu" in note
    assert who == ping(captain)
