"""Names and house roles: worn for a match, given back after it, and what Discord does not allow is said."""

from simcord.actors import MemberActor

from bot.games.quidditch.model import QuidditchOptions
from bot.service.play.live import Who
from tests.cogs.cabin import allow, break_off, crowd, houses, nick, notes, rename, wears
from tests.cogs.court import BOSS
from tests.cogs.pitch import Cup, kick_off, line_up, live, pitch, pokal
from tests.edge.house import House, told

__all__ = ["pitch", "pokal"]


async def test_names_and_roles_are_worn_for_the_match_and_given_back(pitch: House) -> None:
    roles, fan = await houses(pitch, "G", "S"), pitch.guild.create_role("Fanclub")
    native = pitch.person("greta", wearing=[roles["G"]])
    guest = pitch.person("gustav", nick="Gustav der Große", wearing=[fan])
    cup = await crowd(pitch, people={"GHüter": native, "GJäger1": guest})
    assert [nick(pitch, one) for one in cup.people.values()] == list(cup.people)
    assert nick(pitch, cup.referee) == "aSchiedsrichter"
    assert wears(pitch, guest, roles["G"]) and wears(pitch, guest, fan)
    assert wears(pitch, cup.people["SHüter"], roles["S"]) and not wears(pitch, cup.people["SHüter"], roles["G"])
    assert not wears(pitch, cup.referee, roles["G"])
    await cup.press(guest, "kapitän GJäger1")
    await guest.send_dm("XP GJäger1 2, GHüter 1")
    assert nick(pitch, guest) == "GJäger1"  # nobody learns of it before the kick-off
    await rename(pitch, cup.people["SHüter"], "Sven, frisch getauft")
    await cup.until("quaffelwurf")
    assert (nick(pitch, guest), nick(pitch, native)) == ("GJäger12", "GHüter1")
    assert nick(pitch, cup.people["SHüter"]) == "Sven, frisch getauft"
    await break_off(cup)
    assert (nick(pitch, guest), nick(pitch, native), nick(pitch, cup.referee)) == ("Gustav der Große", None, None)
    assert nick(pitch, cup.people["SHüter"]) == "Sven, frisch getauft"
    assert wears(pitch, native, roles["G"]) and wears(pitch, guest, fan)
    assert not wears(pitch, guest, roles["G"]) and not wears(pitch, cup.people["SHüter"], roles["S"])
    assert notes(pitch, "✏️") == []


async def test_whom_discord_protects_is_named_in_the_line_up_and_once_at_play(pitch: House) -> None:
    owner = MemberActor(pitch.env, pitch.guild, pitch.guild.owner)
    chief = pitch.person("chef", wearing=[pitch.guild.create_role("Chef", position=50)])
    cup = Cup(pitch, "pokal")
    cup.people |= {"GJäger1": owner, "SJäger1": chief}
    await pitch.env.settle()
    await cup.set_up()
    cup.game = await line_up(pitch, cup.referee, cup.people, art="pokal", leitung="ich")
    foreseen = notes(pitch, "✏️")
    assert len(foreseen) == 2 and owner.name in foreseen[0] and chief.name in foreseen[1]
    await kick_off(pitch, cup.referee, cup.game, fill=False)
    (at_play,) = notes(pitch, "✏️")[2:]
    assert owner.mention in at_play and chief.mention in at_play
    assert nick(pitch, cup.people["GHüter"]) == "GHüter"
    await cup.press(owner, "kapitän GJäger1")
    await owner.send_dm("XP GJäger1 2, GHüter 1")
    await cup.until("besitz")
    await pitch.restart()
    await cup.until("jaeger")
    await break_off(cup)
    assert len(notes(pitch, "✏️")) == 3
    assert (nick(pitch, owner), nick(pitch, chief)) == (None, None)


async def test_a_restart_in_the_line_up_names_nobody_twice(pitch: House) -> None:
    owner = MemberActor(pitch.env, pitch.guild, pitch.guild.owner)
    cup = Cup(pitch, "pokal")
    await cup.set_up()
    early, late = cup.people["GHüter"], cup.people["SHüter"]
    cup.game = await line_up(pitch, cup.referee, {"GJäger1": owner, "GHüter": early}, art="pokal", leitung="ich")
    before = notes(pitch, "✏️")
    assert len(before) == 1
    await pitch.restart()
    await pitch.press(late, f"t:{cup.game}", pitch.panel(), kind=3, values=["SHüter"])
    assert (await live(pitch, cup.game)).seat_of(late.id) is not None
    assert notes(pitch, "✏️") == before


async def test_without_the_right_nobody_is_renamed_and_play_goes_on(pitch: House) -> None:
    roles = await houses(pitch, "G")
    allow(pitch, manage_nicknames=False)
    cup = await crowd(pitch)
    general, at_play = notes(pitch, "✏️")
    assert "Nicknamen verwalten" in general
    assert all(person.mention in at_play for person in cup.people.values())
    assert wears(pitch, cup.people["GHüter"], roles["G"])
    await cup.until("jaeger")
    await break_off(cup)
    assert not wears(pitch, cup.people["GHüter"], roles["G"])
    assert len(notes(pitch, "✏️")) == 2


async def test_what_cannot_be_given_back_at_the_end_is_given_back_later(pokal: Cup) -> None:
    house, keeper = pokal.house, pokal.people["GHüter"]
    allow(house, manage_nicknames=False)
    await break_off(pokal)
    assert nick(house, keeper) == "GHüter"
    (said,) = notes(house, "✏️")
    assert "nicht zurückgeben" in said and keeper.mention in said
    allow(house, manage_nicknames=True)
    await house.restart()
    assert [nick(house, one) for one in (keeper, pokal.referee)] == [None, None]


async def test_a_name_that_stayed_is_not_taken_for_ones_own_in_the_next_match(pitch: House) -> None:
    own = pitch.person("eva", nick="Eva")
    cup = await crowd(pitch, people={"GHüter": own})
    allow(pitch, manage_nicknames=False)
    await break_off(cup)
    allow(pitch, manage_nicknames=True)
    await cup.open()
    assert nick(pitch, own) == "GHüter"
    await break_off(cup)
    assert nick(pitch, own) == "Eva"


async def test_a_restart_in_the_middle_forgets_nobodys_name(pitch: House) -> None:
    roles = await houses(pitch, "G")
    own = pitch.person("eva", nick="Eva")
    cup = await crowd(pitch, people={"GHüter": own})
    await pitch.restart()
    assert nick(pitch, own) == "GHüter"
    await cup.until("quaffelwurf")
    await pitch.restart()
    await break_off(cup)
    assert nick(pitch, own) == "Eva"
    assert not wears(pitch, own, roles["G"])


async def test_trouble_at_discord_with_one_person_keeps_nobody_else_waiting(pitch: House) -> None:
    unlucky = pitch.person("ulf", nick="Ulf")
    pitch.env.inject_error("PATCH", f"/guilds/*/members/{unlucky.id}", status=400, times=None)
    cup = await crowd(pitch, people={"GHüter": unlucky})
    assert [nick(pitch, one) for one in cup.people.values()] == ["Ulf", *list(cup.people)[1:]]
    await break_off(cup)
    assert [nick(pitch, one) for one in cup.people.values()] == ["Ulf", None, None, None, None, None]
    assert notes(pitch, "✏️") == []


async def test_who_leaves_the_team_takes_his_own_name_with_him(pitch: House) -> None:
    roles = await houses(pitch, "G", "S")
    leaver, fresh = pitch.person("lea", nick="Lea"), pitch.person("nina", nick="Nina")
    cup = await crowd(pitch, people={"GHüter": leaver, "SHüter": pitch.person("ina", nick="Ina")})
    replaced = await cup.referee.slash(pitch.channel, "partie ersetzen", platz="GHüter", person=fresh)
    assert replaced.response is not None and fresh.mention in replaced.response.content
    assert (nick(pitch, leaver), nick(pitch, fresh)) == ("Lea", "GHüter")
    assert wears(pitch, fresh, roles["G"]) and not wears(pitch, leaver, roles["G"])
    await cup.until("jaeger")
    await cup.press(cup.referee, "ausschluss SHüter")
    assert nick(pitch, cup.people["SHüter"]) == "Ina"
    assert not wears(pitch, cup.people["SHüter"], roles["S"])
    back = await cup.referee.slash(pitch.channel, "partie ersetzen", platz="SSucher", person=leaver)
    assert back.response is not None
    assert nick(pitch, leaver) == "SSucher"
    assert wears(pitch, leaver, roles["S"]) and not wears(pitch, leaver, roles["G"])
    await break_off(cup)
    assert [nick(pitch, one) for one in (leaver, fresh)] == ["Lea", "Nina"]


async def test_one_name_at_a_time_for_who_plays_here_and_whistles_there(pokal: Cup) -> None:
    house, busy = pokal.house, pokal.people["GHüter"]
    elsewhere = Cup(house, "pokal")
    elsewhere.referee = busy
    await elsewhere.appoint(busy)
    here, house.channel = house.channel, house.guild.create_text_channel("zweites-feld")
    await elsewhere.open()
    assert (await live(house, elsewhere.game)).row.status == "running"
    assert nick(house, busy) == "GHüter"
    there, house.channel = house.channel, here
    await break_off(pokal)
    assert nick(house, busy) == "aSchiedsrichter"
    house.channel = there
    await break_off(elsewhere)
    assert nick(house, busy) is None


async def test_on_two_servers_one_wears_two_names(pokal: Cup) -> None:
    house, busy = pokal.house, pokal.people["GHüter"]
    other = house.env.create_guild("Nebenan")
    hall = other.create_text_channel("halle")
    other.add_member(busy.user)
    await house.env.settle()
    seats = [f"{letter}{place}" for letter in "HR" for place in ("Hüter", "Sucher", "Jäger1")]
    people = {seat: Who(number, "fort") for number, seat in enumerate(seats, 10)} | {"RHüter": Who(busy.id, "b")}
    lobby, conduct, options = house.services.lobby, house.services.conduct, QuidditchOptions(houses=("H", "R"))

    async def work() -> str:
        opened = await lobby.open(
            "quidditch", options, BOSS, guild_id=other.id, channel_id=hall.id, referee_id=BOSS.id, seated=people
        )
        await lobby.start(opened.row.id, BOSS, cause=1)
        return opened.row.id

    game = await house.inside(work())
    names = [house.env.backend.get_member(guild, busy.id) for guild in (house.guild.id, other.id)]
    assert [one.nick for one in names] == ["GHüter", "RHüter"]
    await house.inside(conduct.end(game, BOSS, cause=2))
    assert [one.nick or None for one in names] == ["GHüter", None]


async def test_a_spectator_who_is_sent_in_changes_names_and_gets_his_own_back(pitch: House) -> None:
    roles, cup = await houses(pitch, "G"), Cup(pitch, "pokal")
    await cup.open()
    fan = cup.fan
    await fan.slash(pitch.channel, "quidditch zuschauen")
    assert nick(pitch, fan) == "zzita"
    await pitch.restart()
    await cup.referee.slash(pitch.channel, "partie ersetzen", platz="GHüter", person=fan)
    assert nick(pitch, fan) == "GHüter" and wears(pitch, fan, roles["G"])
    await break_off(cup)
    assert nick(pitch, fan) is None and not wears(pitch, fan, roles["G"])


async def test_who_plays_here_cannot_watch_there_at_the_same_time(pokal: Cup) -> None:
    house, busy = pokal.house, pokal.people["GHüter"]
    house.channel = house.guild.create_text_channel("zweites-feld")
    await line_up(house, house.anna, {}, leitung="ich")
    assert "mittendrin" in told(await busy.slash(house.channel, "quidditch zuschauen"))
    assert nick(house, busy) == "GHüter"


async def test_a_referee_of_a_playing_house_is_warned_of_and_may_whistle(pitch: House) -> None:
    roles = await houses(pitch, "S", "R")
    cup = Cup(pitch, "pokal")
    cup.referee = pitch.person("sina", wearing=[roles["S"]])
    other, neutral = pitch.person("silke", wearing=[roles["S"]]), pitch.person("rolf", wearing=[roles["R"]])
    await cup.appoint(cup.referee, other, neutral)
    await cup.open()
    (warning,) = notes(pitch, "⚠️")
    assert "sina" in warning and "Slytherin" in warning
    await cup.until("quaffelwurf")
    await cup.referee.slash(pitch.channel, "partie pfeife", an=neutral)
    await neutral.slash(pitch.channel, "partie pfeife", an=other)
    assert [one.split()[1] for one in notes(pitch, "⚠️")] == ["sina", "silke"]
    assert [nick(pitch, one) for one in (cup.referee, neutral, other)] == [None, None, "aSchiedsrichter"]
    await pitch.restart()
    assert len(notes(pitch, "⚠️")) == 2
