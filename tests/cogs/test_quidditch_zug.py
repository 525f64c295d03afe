"""/zug: the same match where nothing that is written may be read."""

from typing import Any

import pytest

from bot.games.quidditch import events as e
from tests.cogs.pitch import Cup, facts, said
from tests.edge.house import House, shown, told, words


class Deaf(Cup):
    """A match in which everybody speaks by command."""

    async def say(self, seat: str, words: str) -> Any:
        """Say it by the command."""
        person = self.referee if seat == "schiri" else self.people[seat]
        return await person.slash(self.house.channel, "zug", befehl=words)


@pytest.fixture
async def deaf(house: House) -> Deaf:
    """A cup match on a server whose bot may not read messages."""
    cup = Deaf(house, "pokal")
    await cup.open(stille="600")
    return cup


async def test_a_cup_player_speaks_by_command_and_gets_no_hint(deaf: Deaf) -> None:
    house = deaf.house
    await deaf.until("jaeger")
    now = await deaf.state()
    holder = now.holder
    goal = now.goal(now.other(holder[0]))
    if now.player(holder).third != goal:
        await deaf.press(deaf.referee, f"stelle {holder} {'TMH'[goal]}")
    await deaf.people[holder].send(house.channel, "Torwurf")
    assert await facts(house, deaf.game, e.Befohlen) == []
    slips = ("torwurf", "Fliegen M - G", "Pass Niemand", "Torwürf")
    for typed in (*slips, "Torwurf"):
        answer = await deaf.say(holder, typed)
        assert shown(answer).content == f"**{holder}:** {typed}"  # right or wrong, it looks the same
    assert [one.text for one in await facts(house, deaf.game, e.Befohlen)] == ["Torwurf"]
    assert tuple(one.text for one in await facts(house, deaf.game, e.Ungueltig)) == slips
    assert sum("✗" in one for one in said(deaf.officials())) == 4
    assert not any("✗" in one or "✓" in one for one in said(house.channel))


async def test_a_roll_by_command_is_the_matchs(deaf: Deaf) -> None:
    await deaf.until("quaffelwurf")
    answer = await deaf.say("GJäger1", "/dice 2w6")
    assert "🎲 GJäger1 (Quaffelwurf)" in shown(answer).content
    assert len(await facts(deaf.house, deaf.game, e.Gewuerfelt)) == 1


async def test_whoever_may_not_is_told_so_alone(deaf: Deaf) -> None:
    house = deaf.house
    elsewhere = await deaf.people["GHüter"].slash(house.guild.create_text_channel("flur"), "zug", befehl="Torwurf")
    assert "In diesem Kanal läuft gerade kein Quidditch-Spiel" in told(elsewhere)
    early = await deaf.fan.slash(house.channel, "zug", befehl="Torwurf")
    assert "Zuschauer schreiben im Chat" in told(early)
    await deaf.until("jaeger", "gewuerfelt")
    inexact = await deaf.say("schiri", "quaffel freigegeben")
    assert "bitte wiederholen" in told(inexact)
    assert (await deaf.state()).stage == "gewuerfelt"
    await deaf.say("schiri", "Quaffel freigegeben")
    assert (await deaf.state()).stage == "frei"
    await deaf.referee.slash(house.channel, "partie pause")
    paused = await deaf.say("GHüter", "Halten")
    assert "unterbrochen" in told(paused)
    assert not any("Halten" in words(one) for one in house.channel.history())


async def test_q4_3_a_spectator_does_not_speak_by_command_and_the_referees_see_who_tried(deaf: Deaf) -> None:
    await deaf.until("jaeger")
    before = len(deaf.house.channel.history())
    loud = await deaf.fan.slash(deaf.house.channel, "zug", befehl="Tooor! @everyone")
    assert "Zuschauer schweigen bis zum Chat" in told(loud)
    assert len(deaf.house.channel.history()) == before
    assert await facts(deaf.house, deaf.game, e.Geredet) == []
    (note,) = [one for one in said(deaf.officials()) if deaf.fan.mention in one]
    assert "/zug" in note and "Tooor" not in note
