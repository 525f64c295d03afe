"""People in a match: line-up, captains, names, bans, substitutions, and what a cup player can see."""

import re

import discord
import pytest

from bot.games.quidditch import events as e
from bot.service.play.seating import reseated
from bot.store.acts import Wanted
from bot.store.seats import SeatRow
from tests.cogs.pitch import SMALL, Cup, facts, friendly, kick_off, line_up, live, matches_of, pitch, pokal, said
from tests.edge.house import House, told, words

__all__ = ["friendly", "pitch", "pokal"]


async def test_the_line_up_says_what_is_missing_and_keeps_the_computer_out_of_the_cup(pitch: House) -> None:
    chief = pitch.person("chief", manager=True)
    await pitch.env.settle()
    await chief.slash(pitch.channel, "quidditch neu", haus1="G", haus2="H", art="pokal", leitung="ich")
    panel = words(pitch.panel())
    assert "Gryffindor – Hufflepuff · Pokalspiel" in panel
    assert f"Schiedsrichter: {chief.mention}" in panel
    assert "Gryffindor fehlen noch 3 Spieler, auf jeden Fall Hüter und Sucher." in panel
    game = pitch.game_id()
    assert "sitzt der Computer nicht mit am Tisch" in told(await pitch.press(chief, f"l:{game}:fill"))
    again = await pitch.ben.slash(pitch.channel, "quidditch neu", haus1="R", haus2="S")
    assert "Hier läuft schon ein Spiel" in told(again)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"haus2": "G"}, "gegen sich selbst"),
        ({"art": "pokal", "leitung": "bot"}, "pfeift ein Mensch"),
        ({"art": "finale", "leitung": "ich", "frist": "90"}, "höchstens 60"),
    ],
)
async def test_settings_that_do_not_go_together_are_named(pitch: House, options: dict[str, object], words: str) -> None:
    answer = await pitch.anna.slash(pitch.channel, "quidditch neu", **{"haus1": "G", "haus2": "S", **options})
    assert words in told(answer)


async def test_a_captain_gets_the_form_and_may_type_it(friendly: Cup) -> None:
    captain = friendly.people["GJäger1"]
    await friendly.press(captain, "kapitän GJäger1")
    letters = captain.user.dm_channel.history()
    assert "Du bist Kapitän" in letters[0].content
    assert any(one.components for one in letters)
    await captain.send_dm("XP GSucher 2, GHüter 1, GHüter 1")
    assert "Sucher" in captain.user.dm_channel.history()[-1].content
    await captain.send_dm("xp GJäger1 2, GHüter 1")
    assert "GJäger1 2, GHüter 1" in captain.user.dm_channel.history()[-1].content
    (given,) = await facts(friendly.house, friendly.game, e.XpVergeben)
    assert given.points == (("GJäger1", 2), ("GHüter", 1))
    assert not any("GJäger1 2" in one for one in said(friendly.house.channel))


async def test_the_form_also_opens_by_command(friendly: Cup) -> None:
    await friendly.press(friendly.people["SJäger1"], "kapitän SJäger1")
    form = await friendly.people["SJäger1"].slash(friendly.house.channel, "quidditch xp")
    assert "Erfahrungspunkte" in told(form)
    stranger = await friendly.fan.slash(friendly.house.channel, "quidditch xp")
    assert "in keinem laufenden Spiel" in told(stranger)


async def test_who_does_not_play_is_told_so_at_the_buttons_for_players(friendly: Cup) -> None:
    for page in ("", "xp"):
        answer = await friendly.press(friendly.fan, f">{page}")
        assert "Du sitzt hier nicht mit am Tisch" in told(answer)
    house, game = friendly.house, friendly.game
    old = await house.press(friendly.fan, f"m:{game}:9.alt:>", house.panel())
    assert "Du sitzt hier" not in told(old)


async def test_nobody_keeps_a_klatscher_he_does_not_have(friendly: Cup) -> None:
    answer = await friendly.people["GHüter"].slash(friendly.house.channel, "quidditch aufheben")
    assert told(answer)
    assert await facts(friendly.house, friendly.game, e.Aufgehoben) == []


async def test_q14_2_a_fraud_is_not_seated_for_two_cup_matches_and_friendly_ones_are_free(pokal: Cup) -> None:
    house = pokal.house
    await pokal.until("jaeger")
    await pokal.press(pokal.referee, "würfelbetrug SSucher")
    await house.env.settle()
    culprit = pokal.people["SSucher"]
    found, _ = await house.services.book.find(Wanted(house.guild.id, ("ban",)))
    assert [act.target_id for act in found] == [culprit.id]
    other = house.guild.create_text_channel("zweites-feld")
    await house.env.settle()
    await pokal.referee.slash(other, "quidditch neu", haus1="R", haus2="S", art="pokal", leitung="ich")
    panel = house.panel(other)
    game = house.game_id(panel)
    refused = await house.press(culprit, f"t:{game}", panel, kind=3, values=["SSucher"])
    assert "gesperrt, noch für 2 Spiele" in told(refused)
    third = house.guild.create_text_channel("drittes-feld")
    await house.env.settle()
    await house.anna.slash(third, "quidditch neu", haus1="R", haus2="S")
    panel = house.panel(third)
    await house.press(culprit, f"t:{house.game_id(panel)}", panel, kind=3, values=["SSucher"])
    assert (await live(house, house.game_id(panel))).seat_of(culprit.id) is not None


async def test_people_move_with_a_substitution(friendly: Cup) -> None:
    await friendly.until("jaeger")
    captain = friendly.people["GJäger1"]
    await friendly.press(captain, "wechsel GHüter>- +>GHüter: muss weg")
    await friendly.press(friendly.referee, "bescheid G jetzt")
    await friendly.house.env.settle()
    match = await live(friendly.house, friendly.game)
    assert match.seat_of(friendly.people["GHüter"].id) is None
    assert next(row for row in match.seats if row.seat == "GHüter").robot
    assert any("Wer kommt auf GHüter?" in one for one in said(friendly.house.channel))


def test_a_ring_of_people_changes_places() -> None:
    seated = enumerate(("GJäger1", "GHüter", "GSucher"), 1)
    rows = [SeatRow(seat=seat, person_id=person, name=f"Nr. {person}") for person, seat in seated]
    moved = reseated(rows, [("GJäger1", "GHüter"), ("GHüter", "GJäger1"), ("GSucher", "-")], robots=False)
    assert [(row.seat, row.person_id) for row in moved] == [("GJäger1", 2), ("GHüter", 1), ("GSucher", None)]


def nick(house: House, person_id: int) -> str | None:
    return house.env.backend.get_member(house.guild.id, person_id).nick


async def test_names_are_worn_and_given_back(pitch: House) -> None:
    own = pitch.person("eva", nick="Eva die Große")
    await pitch.env.settle()
    game = await line_up(pitch, pitch.anna, {"GJäger1": own, "SJäger1": pitch.ben}, runden=1)
    await kick_off(pitch, pitch.anna, game)
    await pitch.env.settle()
    assert str(nick(pitch, own.id)).startswith("GJäger1")
    assert str(nick(pitch, pitch.ben.id)).startswith("SJäger1")
    guild = pitch.client.get_guild(pitch.guild.id)
    assert guild is not None
    await pitch.inside((await pitch.inside(guild.fetch_member(pitch.ben.id))).edit(nick="Ben selbst"))
    who = pitch.services.who(await pitch.inside(guild.fetch_member(pitch.anna.id)))
    await pitch.inside(pitch.services.conduct.end(game, who, cause=4711))
    await pitch.env.settle()
    assert nick(pitch, own.id) == "Eva die Große"
    assert nick(pitch, pitch.ben.id) == "Ben selbst"


async def test_names_are_given_back_after_a_crash(pitch: House) -> None:
    game = await line_up(pitch, pitch.anna, {"GJäger1": pitch.ben}, runden=1)
    await kick_off(pitch, pitch.anna, game)
    await pitch.env.settle()
    assert str(nick(pitch, pitch.ben.id)).startswith("GJäger1")
    matches_of(pitch)._ready = False  # it dies before it can give anything back
    guild = pitch.client.get_guild(pitch.guild.id)
    assert guild is not None
    who = pitch.services.who(await pitch.inside(guild.fetch_member(pitch.anna.id)))
    await pitch.inside(pitch.services.conduct.end(game, who, cause=4711))
    assert str(nick(pitch, pitch.ben.id)).startswith("GJäger1")
    await pitch.restart()
    await pitch.env.settle()
    assert not nick(pitch, pitch.ben.id)


async def test_spectators_are_quiet_in_a_channel_of_its_own(pitch: House) -> None:
    cup = Cup(pitch, "freundschaft")
    await pitch.env.settle()
    await cup.referee.slash(pitch.channel, "quidditch neu", haus1="G", haus2="S", leitung="ich", ort="kanal")
    await pitch.env.settle()
    place = next(one for name, one in pitch.guild.channels.items() if name.startswith("quidditch-"))
    panel = pitch.panel(place)
    cup.game = pitch.game_id(panel)
    for seat, person in cup.people.items():
        await pitch.press(person, f"t:{cup.game}", panel, kind=3, values=[seat])
    await pitch.press(cup.referee, f"l:{cup.game}:start", panel)
    pitch.channel = place
    await cup.until("besitz")
    await pitch.env.settle()
    channel = pitch.client.get_channel(place.id)
    assert isinstance(channel, discord.TextChannel)
    assert channel.overwrites_for(channel.guild.default_role).send_messages is False
    assert sum("Kabine" in (one.name or "") for one in place.threads) == 2


HINTS = re.compile(r"✓|✗|korrigierbar|Fast!|nicht dran|behält|erobert|Getroffen|daneben|entdeckt|fällt|zu spät|<t:\d+")


async def test_a_cup_player_sees_no_hint(pokal: Cup) -> None:
    house = pokal.house
    await pokal.until("jaeger")
    holder = (await pokal.state()).holder
    for typed in ("torwurf", "Fliegen M - S", "Pass Niemand", "Halten", "Angriff"):
        for seat in SMALL:
            await pokal.say(seat, typed)
    await pokal.roll(holder)
    await house.env.settle()
    me = house.client.user.id if house.client.user else 0
    seen = [one for one in house.channel.history() if one.author.id == me]
    assert len(seen) > 8
    for message in seen:
        assert not HINTS.search(words(message)), words(message)
    play = [one for one in seen if "Quaffel freigegeben" in one.content][-1]
    later = [one for one in seen if one.id > play.id and not one.components]
    assert all(one.content.startswith("🎲") for one in later), [one.content for one in later]
    assert not any(one.components and "m:" in str(one.components) for one in later)
