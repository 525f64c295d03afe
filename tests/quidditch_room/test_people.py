"""People around a match: bans and what counts them off, newcomers, referees without a desk, names, letters."""

from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.games.quidditch import events as e
from bot.quidditch_room.banned import matches_out, standing
from bot.quidditch_room.channels import begun, participants, players, talking
from bot.quidditch_room.newcomers import _must_be_theirs
from bot.quidditch_room.nicknames import DONE, LATER, REFUSED, _ours, _try, rename_forbidden, stand_name, wishes
from bot.service.play.live import Declined, Live, Who
from bot.store.nicknames import NicknameRow
from tests.cogs.cabin import allow, break_off, close_dms, crowd, houses, letters, nick, notes
from tests.cogs.pitch import Cup, facts, friendly, live, matches_of, pitch, pokal, said
from tests.cogs.test_quidditch_rulings import newcomer, substitute
from tests.edge.house import House, told

__all__ = ["friendly", "pitch", "pokal"]


def with_row(match: Live, **changed: Any) -> Live:
    return replace(match, row=replace(match.row, **changed))


# -- bans --------------------------------------------------------------------------------------------------------------


async def agree(cup: Cup, was: str, first: str = "G", second: str = "S") -> None:
    """Let captains and referee agree on something before the kick-off."""
    captains = [f"{first}Jäger1", f"{second}Jäger1"]
    for seat in captains:
        await cup.press(cup.people[seat], f"kapitän {seat}")
    for person in (*(cup.people[seat] for seat in captains), cup.referee):
        await cup.press(person, f"ja {was}")
    await cup.house.env.settle()
    assert (await live(cup.house, cup.game)).row.status == "over"


async def test_q14_2_a_ban_is_counted_off_by_matches_of_the_house_that_count(pitch: House) -> None:
    services, guild = pitch.services, pitch.guild.id
    cup = await crowd(pitch)
    culprit, other = cup.people["SSucher"], cup.people["GHüter"]
    assert await matches_out(services, guild, culprit.id) == 0
    await cup.press(cup.referee, "würfelbetrug SSucher")
    await pitch.env.settle()
    (ban,) = await standing(services, guild)
    assert (ban.house, ban.left, ban.running, ban.act.target_id) == ("S", 2, 0, culprit.id)
    assert await matches_out(services, guild, culprit.id) == 2 and await matches_out(services, guild, other.id) == 0
    await break_off(cup)
    for number, (one, two, art, was, left) in enumerate(
        (
            ("G", "S", "freundschaft", "ende", 2),  # friendly matches are free
            ("G", "H", "pokal", "ende", 2),  # without his house
            ("S", "H", "pokal", "ende", 1),
            ("G", "S", "pokal", "verschieben", 1),  # it will be played another day
            ("G", "S", "finale", "abbruch", 1),  # a final that is abandoned is played anew
            ("G", "S", "pokal", "abbruch", 0),
        )
    ):
        pitch.channel = pitch.guild.create_text_channel(f"feld-{number}")
        await pitch.env.settle()
        pitch.sleep(10)
        played = Cup(pitch, art)
        played.people = {f"{one if seat[0] == 'G' else two}{seat[1:]}": who for seat, who in played.people.items()}
        before = await matches_out(services, guild, culprit.id)
        await played.open(haus1=one, haus2=two)
        assert await matches_out(services, guild, culprit.id) == before, "what has not ended is not played"
        await agree(played, was, one, two)
        assert await matches_out(services, guild, culprit.id) == left, (one, two, art, was)


async def test_q13_8_the_accused_is_found_wherever_he_is(pokal: Cup) -> None:
    house, bans = pokal.house, matches_of(pokal.house).bans
    await pokal.until("jaeger")

    async def accused(seat: str) -> str:
        return await bans.accused(await live(house, pokal.game), pokal.people[seat].id)

    assert await accused("GHüter") == "würfelbetrug GHüter"
    await pokal.press(pokal.referee, "ausschluss SSucher: Laut")
    await house.env.settle()
    assert await accused("SSucher") == "würfelbetrug SSucher", "sent off, and nobody came in for him"
    await pokal.press(pokal.people["GJäger1"], "wechsel GJäger1>- +>GJäger1: muss weg")
    await pokal.press(pokal.referee, "bescheid G jetzt")
    await house.env.settle()
    rows = [row for row in await house.events(pokal.game) if row.kind == "gewuerfelt" and row.person_id]
    last = [row.seq for row in rows if row.person_id == pokal.people["GJäger1"].id][-1]
    assert await accused("GJäger1") == f"würfelbetrug GJäger1 wurf {last}", "gone: the roll itself is named"
    with pytest.raises(Declined, match="match-never-rolled"):
        await bans.accused(await live(house, pokal.game), pokal.fan.id)
    match = await live(house, pokal.game)
    assert await bans._roller(match, "GJäger1", last) == pokal.people["GJäger1"].id
    assert await bans._roller(match, "GJäger1", 9999) is None
    assert await bans._roller(match, "GJäger1", 0) == pokal.people["GJäger1"].id, "older logs name the seat alone"
    assert await bans._roller(match, "SJäger1", 0) is None, "he still plays"
    await pokal.press(pokal.referee, f"würfelbetrug GJäger1 wurf {last}")
    await house.env.settle()
    (ban,) = await standing(house.services, house.guild.id)
    assert (ban.act.target_id, ban.house) == (pokal.people["GJäger1"].id, "G")
    with pytest.raises(Declined, match="match-fraud-already"):
        await accused("GJäger1")


# -- newcomers ---------------------------------------------------------------------------------------------------------


async def test_q7_1_a_referee_corrects_whom_a_captain_has_named_and_a_captain_does_not(pokal: Cup) -> None:
    house, captain = pokal.house, pokal.people["GJäger1"]
    robot = house.guild.add_member(house.env.create_user("blech", bot=True))
    await house.env.settle()
    await pokal.until("jaeger")
    await substitute(pokal)
    before = (await live(house, pokal.game)).seats
    assert await newcomer(pokal, captain, robot) and (await live(house, pokal.game)).seats == before
    match = await live(house, pokal.game)
    _must_be_theirs(match, Who(captain.id, "x"), "GHüter")
    await newcomer(pokal, captain, house.anna)
    match = await live(house, pokal.game)
    for who, seat, no in (
        (captain.id, "GHüter", "match-newcomer-taken"),
        (captain.id, "SHüter", "match-newcomer-other-team"),
        (house.carl.id, "GHüter", "match-newcomer-other-team"),
    ):
        with pytest.raises(Declined, match=no):
            _must_be_theirs(match, Who(who, "x"), seat)
    _must_be_theirs(match, Who(pokal.referee.id, "x", guild_id=house.guild.id), "GHüter")


# -- who is who --------------------------------------------------------------------------------------------------------


async def test_q8_2_who_plays_takes_part_and_may_write(pokal: Cup) -> None:
    house = pokal.house
    match = await live(house, pokal.game)
    ids = {seat: person.id for seat, person in pokal.people.items()}
    assert players(match) == set(ids.values())
    assert players(match, "G") == {ids[seat] for seat in ids if seat[0] == "G"}
    assert participants(match) == {*ids.values(), pokal.referee.id}
    assert participants(with_row(match, assistant_id=7, referee_id=None)) == {*ids.values(), 7}
    assert talking(match) and not begun(match), "before the kick-off everybody may talk"
    await pokal.until("jaeger")
    playing = await live(house, pokal.game)
    assert not talking(playing) and begun(playing)
    assert talking(with_row(playing, status="over")) and not begun(with_row(playing, status="over"))
    assert talking(replace(playing, position=None)) and not begun(replace(playing, position=None))
    await pokal.press(pokal.referee, "fehlt GHüter")
    assert talking(await live(house, pokal.game)), "while all wait for somebody"
    await pokal.press(pokal.referee, "ausschluss SSucher")
    await house.env.settle()
    assert ids["SSucher"] not in players(await live(house, pokal.game))


async def test_how_everybody_should_look(pitch: House) -> None:
    roles = await houses(pitch, "G")
    cup = await crowd(pitch)
    await cup.appoint(pitch.anna)
    await cup.referee.slash(pitch.channel, "partie pfeife", an=pitch.anna, als="gehilfe")
    match = await live(pitch, cup.game)
    found = wishes(pitch.services, match)
    assert {id: wish.name for id, wish in found.items()} == {
        **{person.id: seat for seat, person in cup.people.items()},
        cup.referee.id: "aSchiedsrichter",
        pitch.anna.id: "bSchiedsrichterhilfe",
    }
    assert found[cup.people["GHüter"].id].role_id == roles["G"].id
    assert found[cup.people["SHüter"].id].role_id is None and found[cup.referee.id].role_id is None
    for nobody in (
        with_row(match, status="over"),
        with_row(match, guild_id=None),
        replace(match, position=None),
        replace(match, spec=replace(match.spec, name="watten")),
    ):
        assert wishes(pitch.services, nobody) == {}
    both = with_row(match, assistant_id=cup.people["GHüter"].id)
    assert wishes(pitch.services, both)[cup.people["GHüter"].id].name == "GHüter", "who plays wears his seat"


async def test_whose_name_is_ours(pitch: House) -> None:
    guild: Any = pitch.client.get_guild(pitch.guild.id)
    ben = await pitch.inside(guild.fetch_member(pitch.ben.id))
    row = NicknameRow(game_id="x", person_id=ben.id, guild_id=guild.id, nick=None, worn="GHüter", role_id=None)

    async def called(name: str | None, given: NicknameRow = row) -> bool:
        pitch.env.backend.edit_member(pitch.guild.id, pitch.ben.id, {"nick": name})
        return _ours(await pitch.inside(guild.fetch_member(pitch.ben.id)), given)

    assert await called("GHüter") and await called("zben"), "worn now, or on the stand before"
    assert await called("SJäger32") and await called("aSchiedsrichter") and await called("bSchiedsrichterhilfe")
    assert not await called(None) and not await called("Ben") and not await called("SJäger4")
    assert await called("zBenno", replace(row, nick="Benno")) and not await called("zben", replace(row, nick="Benno"))
    assert stand_name("x" * 40) == "z" + "x" * 31, "Discord takes 32 letters"
    assert not rename_forbidden(ben) and rename_forbidden(await pitch.inside(guild.fetch_member(guild.owner_id)))


async def test_how_a_change_at_discord_went() -> None:
    def failing(error: Exception | None) -> Any:
        async def change() -> None:
            if error is not None:
                raise error

        return change()

    def http(kind: type[discord.HTTPException], status: int) -> discord.HTTPException:
        response: Any = type("Response", (), {"status": status, "reason": ""})()
        return kind(response, "no")

    assert await _try(failing(None)) == DONE
    assert await _try(failing(http(discord.Forbidden, 403))) == REFUSED
    assert await _try(failing(http(discord.NotFound, 404))) == DONE, "he left in this moment"
    assert await _try(failing(http(discord.HTTPException, 400))) == LATER
    assert await _try(failing(OSError("no net"))) == LATER


async def test_a_name_that_cannot_be_given_back_keeps_the_next_match_from_dressing_him(pitch: House) -> None:
    own = pitch.person("eva", nick="Eva")
    cup = await crowd(pitch, people={"GHüter": own})
    allow(pitch, manage_nicknames=False)
    await break_off(cup)
    assert nick(pitch, own) == "GHüter"
    pitch.channel = pitch.guild.create_text_channel("feld")
    await pitch.env.settle()
    again = await crowd(pitch, people={"SHüter": own})
    assert nick(pitch, own) == "GHüter"
    assert [note for note in notes(pitch, "✏️") if own.mention in note], "it is said"
    worn = matches_of(pitch).nicknames._worn
    assert (cup.game, own.id) in worn and (again.game, own.id) not in worn


# -- without a desk ----------------------------------------------------------------------------------------------------


async def test_referees_who_can_be_reached_nowhere_lead_by_words_and_commands(pitch: House) -> None:
    allow(pitch, create_private_threads=False)
    cup = Cup(pitch, "pokal")
    pitch.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
    await cup.open()
    channels, match = matches_of(pitch).channels, await live(pitch, cup.game)
    assert (cup.game, cup.referee.id) in channels._refused
    asked = len(pitch.calls("POST", "/users/@me/channels"))
    assert await pitch.inside(channels.officials(match)) is None
    assert len(pitch.calls("POST", "/users/@me/channels")) == asked, "it is not asked again and again"
    for seat in ("GJäger1", "SJäger1"):
        await cup.press(cup.people[seat], f"kapitän {seat}")
    await cup.say("schiri", "Anpfiff")
    assert (await cup.state()).phase == "quaffelwurf"


# -- letters -----------------------------------------------------------------------------------------------------------


async def test_q2_5_a_captain_gets_one_form_whoever_sits_there_and_answers_are_told_once(pokal: Cup) -> None:
    house, captain = pokal.house, pokal.people["GJäger1"]
    await pokal.press(captain, "kapitän GJäger1")
    await house.env.settle()
    assert sum("Du bist Kapitän" in letter for letter in letters(captain)) == 1
    whispers = matches_of(house).whispers
    await house.inside(whispers.successors(await live(house, pokal.game)))
    await house.restart()
    assert sum("Du bist Kapitän" in letter for letter in letters(captain)) == 1, "also after a break"
    await captain.send_dm("XP GJäger1 2, GHüter 1")
    before = letters(captain)
    assert "GJäger1 2, GHüter 1" in before[-1]
    message = captain.user.dm_channel.history()[-2]
    taken = await house.inside(
        matches_of(house).whispers.take(await live(house, pokal.game), message, "de", sure=False)
    )
    assert taken is None and letters(captain) == before, "a letter that arrives twice is answered once"
    assert len(await facts(house, pokal.game, e.XpVergeben)) == 1
    await pokal.until("jaeger")
    await pokal.press(pokal.referee, "ausschluss GJäger1")
    await pokal.press(pokal.referee, "kapitän GHüter")
    await house.env.settle()
    now = letters(pokal.people["GHüter"])
    assert len(now) == 1 and "Kapitän" in now[0] and "Du bist Kapitän!" not in now[0], "no form after the kick-off"


async def test_closed_letters_are_called_out_where_the_match_is_played(pokal: Cup) -> None:
    house, captain = pokal.house, pokal.people["SJäger1"]
    close_dms(house, captain)
    await pokal.press(captain, "kapitän SJäger1")
    await house.env.settle()
    (note,) = [one for one in said(house.channel) if "Direktnachrichten sind zu" in one]
    assert captain.mention in note
    form = await captain.slash(house.channel, "quidditch xp")
    assert "Erfahrungspunkte" in told(form)


async def test_colours_that_are_ones_own_are_neither_lent_nor_taken(pitch: House) -> None:
    roles = await houses(pitch, "G", "S")
    native, guest = pitch.person("greta", wearing=[roles["G"]]), pitch.person("gustav")
    cup = await crowd(pitch, people={"GHüter": native, "GJäger1": guest})
    nicknames, match = matches_of(pitch).nicknames, await live(pitch, cup.game)

    def lent(person: Any) -> int | None:
        return nicknames._worn[cup.game, person.id].role_id

    assert (lent(native), lent(guest)) == (None, roles["G"].id)
    changes = len(pitch.calls("PUT", "/roles/")), len(pitch.calls("DELETE", "/roles/"))
    await cup.press(guest, "kapitän GJäger1")
    await guest.send_dm("XP GJäger1 2, GHüter 1")
    await cup.until("quaffelwurf")
    assert (nick(pitch, native), nick(pitch, guest)) == ("GHüter1", "GJäger12")
    assert (lent(native), lent(guest)) == (None, roles["G"].id), "with another name the colours stay what they are"
    assert (len(pitch.calls("PUT", "/roles/")), len(pitch.calls("DELETE", "/roles/"))) == changes
    guild: Any = pitch.client.get_guild(pitch.guild.id)
    assert await pitch.inside(nicknames.fit(guild, match)) == ([], [])
    await break_off(cup)
    backend = pitch.env.backend
    assert roles["G"].id in backend.get_member(pitch.guild.id, native.id).role_ids
    assert roles["G"].id not in backend.get_member(pitch.guild.id, guest.id).role_ids
    assert not nicknames._worn


async def test_nobody_can_be_renamed_is_said_once_for_all(pitch: House) -> None:
    allow(pitch, manage_nicknames=False)
    cup = Cup(pitch, "pokal")
    await cup.set_up()
    chosen = {"haus1": "G", "haus2": "S", "art": "pokal", "leitung": "ich"}
    await cup.referee.slash(pitch.channel, "quidditch neu", **chosen)
    game = pitch.game_id()
    for seat in ("GHüter", "SHüter"):
        await pitch.press(cup.people[seat], f"t:{game}", pitch.panel(), kind=3, values=[seat])
    await pitch.env.settle()
    (note,) = notes(pitch, "✏️")
    assert "Nicknamen verwalten" in note
    nicknames, guild = matches_of(pitch).nicknames, pitch.client.get_guild(pitch.guild.id)
    assert guild is not None
    match = await live(pitch, game)
    assert await pitch.inside(nicknames.attend(match)) == []
    assert await pitch.inside(nicknames.attend(with_row(match, guild_id=1))) == [], "a server that is not there"


async def test_a_match_gives_back_only_what_is_worn_for_it(pitch: House) -> None:
    first = await crowd(pitch)
    pitch.channel = pitch.guild.create_text_channel("zweites-feld")
    await pitch.env.settle()
    second = await crowd(pitch)
    await break_off(second)
    assert [nick(pitch, one) for one in second.people.values()] == [None] * 6
    assert [nick(pitch, one) for one in first.people.values()] == list(first.people)
