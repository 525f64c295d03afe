"""Where a match takes place: here, in a thread, in a channel of its own; who reads and writes what there."""

from datetime import datetime, time, timedelta

import discord
import pytest
from simcord.actors import MemberActor
from simcord.backend.access import can_access_channel
from simcord.backend.errors import BackendError
from simcord.builders import ChannelHandle
from structlog.testing import capture_logs

from bot.engine.spans import ZONE
from bot.games.quidditch import events as e
from bot.store.acts import Wanted
from bot.store.database import StoreTrouble
from tests.cogs.cabin import allow, break_off, let_sleepers_be
from tests.cogs.pitch import Cup, facts, pitch, said
from tests.edge.house import House, controls, labels, sheet, told, words

__all__ = ["pitch"]

NAME = "quidditch-gryffindor-slytherin"


def places(house: House) -> list[ChannelHandle]:
    """List everything that was made for a match."""
    found = [*house.guild.channels.values(), *house.channel.threads]
    return [one for one in found if (one.name or "").startswith(NAME)]


async def elsewhere(house: House, ort: str) -> Cup:
    """Open a match in a place of its own and begin; the house's channel is that place from now on."""
    cup = Cup(house, "pokal")
    await cup.set_up()
    answer = await cup.referee.slash(
        house.channel, "quidditch neu", haus1="G", haus2="S", art="pokal", leitung="ich", ort=ort
    )
    (place,) = places(house)
    assert answer.response is not None and place.mention in answer.response.content
    panel = house.panel(place)
    cup.game, house.channel = house.game_id(panel), place
    for seat, person in cup.people.items():
        await house.press(person, f"t:{cup.game}", panel, kind=3, values=[seat])
    await house.press(cup.referee, f"l:{cup.game}:start", panel)
    return cup


def inside(house: House, room: ChannelHandle, cup: Cup) -> set[str]:
    """Name everybody who can read in a room."""
    everybody: dict[str, MemberActor] = {**cup.people, "schiri": cup.referee, "fan": cup.fan, "anna": house.anna}
    return {name for name, person in everybody.items() if can_access_channel(house.env, room.id, person)}


async def test_a_match_in_a_thread(pitch: House) -> None:
    home = pitch.channel
    cup = await elsewhere(pitch, "thread")
    await cup.until("jaeger")
    assert "Quaffel freigegeben" in "\n".join(said(pitch.channel))
    (desk,) = [one for one in home.threads if "Schiedsrichter" in (one.name or "")]
    assert inside(pitch, desk, cup) == {"schiri"}
    assert inside(pitch, pitch.channel, cup) >= {"fan", "GHüter"}
    await cup.say((await cup.state()).holder, "torwurf")
    assert any("torwurf" in one for one in said(desk))
    assert sum("Kabine" in (one.name or "") for one in home.threads) == 2
    await break_off(cup)
    here = [one.content for one in home.history() if one.type is not discord.MessageType.thread_created]
    assert here == [f"Die Aufstellung steht in {pitch.channel.mention}. Kommt alle!"]


async def test_a_match_is_not_shown_where_only_a_few_can_see_it(pitch: House) -> None:
    home = pitch.channel
    cup = await elsewhere(pitch, "thread")
    await pitch.press(cup.fan, f"g:{cup.game}:watch", pitch.panel(pitch.channel))
    await cup.until("jaeger")
    private = {(one.name or "").partition(" · ")[0]: one for one in home.threads if one.id != pitch.channel.id}
    insiders = {
        "Kabine Gryffindor": cup.people["GHüter"],
        "Kabine Slytherin": cup.people["SHüter"],
        "Tribüne": cup.fan,
        "Schiedsrichter": cup.referee,
    }
    assert private.keys() == insiders.keys()
    for room, person in insiders.items():
        assert "gehört nur wenigen" in told(await person.slash(private[room], "partie hier", partie=cup.game)), room
    assert (await pitch.services.games.live(cup.game)).row.channel_id == pitch.channel.id


async def may_write(house: House, person: MemberActor) -> bool:
    try:
        await person.send(house.channel, "hallo")
    except BackendError:
        return False
    return True


async def test_a_match_in_a_channel_of_its_own(pitch: House) -> None:
    cup = await elsewhere(pitch, "kanal")
    place, player, substitute = pitch.channel, cup.people["GHüter"], pitch.ben
    assert await may_write(pitch, cup.fan)
    await pitch.press(cup.fan, f"g:{cup.game}:watch", pitch.panel(place))
    await cup.until("besitz")
    assert inside(pitch, place, cup) == {*cup.people, "schiri", "fan"}
    assert not await may_write(pitch, cup.fan)
    assert await may_write(pitch, player) and await may_write(pitch, cup.referee)
    rooms = {(one.name or "").partition(" · ")[0]: one for one in place.threads}
    for room, about in (("Kabine Gryffindor", "könnt ihr flüstern"), ("Tribüne", "jubeln"), ("Schiedsrichter", "Pult")):
        assert about in rooms[room].history()[0].content
    links = [one for one in said(place) if rooms["Kabine Gryffindor"].mention in one]
    assert len(links) == 1 and "nur für die Mannschaft" in links[0]
    assert inside(pitch, rooms["Kabine Gryffindor"], cup) == {"GHüter", "GSucher", "GJäger1"}
    assert inside(pitch, rooms["Kabine Slytherin"], cup) == {"SHüter", "SSucher", "SJäger1"}
    assert inside(pitch, rooms["Tribüne"], cup) == {"fan"}
    assert inside(pitch, cup.officials(), cup) == {"schiri"}
    await cup.referee.slash(place, "partie ersetzen", platz="GHüter", person=substitute)
    assert await may_write(pitch, substitute) and not await may_write(pitch, player)
    assert can_access_channel(pitch.env, rooms["Kabine Gryffindor"].id, substitute)
    assert not can_access_channel(pitch.env, rooms["Kabine Gryffindor"].id, player)
    cup.people["GHüter"] = substitute
    await cup.press(cup.referee, "ausschluss SSucher")
    assert not await may_write(pitch, cup.people["SSucher"])
    assert inside(pitch, rooms["Kabine Slytherin"], cup) == {"SHüter", "SJäger1"}
    await cup.until("chat")
    assert await may_write(pitch, cup.fan) and await may_write(pitch, player)
    await cup.press(cup.referee, "schritt chatende")
    assert not await may_write(pitch, cup.fan)
    await pitch.restart()
    await break_off(cup)
    assert await may_write(pitch, cup.fan) and await may_write(pitch, pitch.anna)
    channel = pitch.client.get_channel(place.id)
    assert isinstance(channel, discord.TextChannel)
    own = [target for target in channel.overwrites if isinstance(target, discord.Member | discord.Object)]
    assert [target.id for target in own] == [channel.guild.me.id]


async def test_the_whistle_goes_round_and_the_thread_with_it(pitch: House) -> None:
    cup = Cup(pitch, "pokal")
    await cup.open()
    await cup.appoint(pitch.anna)
    await cup.referee.slash(pitch.channel, "partie pfeife", an=pitch.anna, als="gehilfe")
    assert inside(pitch, cup.officials(), cup) == {"schiri", "anna"}
    await cup.referee.slash(pitch.channel, "partie pfeife", an=pitch.anna)
    assert inside(pitch, cup.officials(), cup) == {"anna"}


async def test_rooms_that_sleep_are_woken_for_whoever_comes_and_goes(
    pitch: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = pitch.channel
    cup = await elsewhere(pitch, "thread")
    await cup.until("jaeger")
    await cup.appoint(pitch.anna)
    let_sleepers_be(pitch, monkeypatch)
    cabin = next(one for one in home.threads if "Kabine Gryffindor" in (one.name or ""))
    desk = next(one for one in home.threads if "Schiedsrichter" in (one.name or ""))
    for room in (cabin, desk):
        thread = pitch.client.get_channel(room.id)
        assert isinstance(thread, discord.Thread)
        await pitch.inside(thread.edit(archived=True))
    await cup.referee.slash(pitch.channel, "partie ersetzen", platz="GHüter", person=pitch.ben)
    await cup.referee.slash(pitch.channel, "partie pfeife", an=pitch.anna)
    await pitch.env.settle()
    assert inside(pitch, cabin, cup) == {"GSucher", "GJäger1"}, "who was replaced reads no more of what his team plans"
    assert can_access_channel(pitch.env, cabin.id, pitch.ben)
    assert inside(pitch, desk, cup) == {"anna"}


MISSING = [
    ("thread", "create_public_threads", "Öffentliche Threads erstellen"),
    ("thread", "send_messages_in_threads", "Nachrichten in Threads senden"),
    ("kanal", "manage_channels", "Kanäle verwalten"),
    ("kanal", "manage_roles", "Rollen verwalten"),
]


def everybody_may(house: House, **rights: bool) -> None:
    """Give everybody rights, us included, or take them away."""
    backend, id = house.env.backend, house.guild.id
    allowed = discord.Permissions(backend.get_role(id, id).permissions)
    allowed.update(**rights)
    backend.edit_role(id, id, {"permissions": allowed.value})
    allow(house, **rights)


async def test_without_the_right_it_is_said_and_nothing_is_made(pitch: House) -> None:
    for ort, right, name in MISSING:
        everybody_may(pitch, **{right: False})
        await pitch.env.settle()
        answer = await pitch.anna.slash(pitch.channel, "quidditch neu", haus1="G", haus2="S", ort=ort)
        assert name in told(answer)
        assert places(pitch) == [] and said(pitch.channel) == []
        assert await pitch.services.games.of(pitch.anna.id) == []
        everybody_may(pitch, **{right: True})


@pytest.mark.parametrize("ort", ["thread", "kanal"])
async def test_a_place_bears_the_day_that_it_is_where_they_play(pitch: House, ort: str) -> None:
    now = pitch.env.now().astimezone(ZONE)
    midnight = datetime.combine(now + timedelta(days=1), time(), ZONE)
    await pitch.env.advance_time((midnight - now).total_seconds() + 60)  # in London it is yesterday
    await pitch.anna.slash(pitch.channel, "quidditch neu", ort=ort, haus1="G", haus2="S", leitung="ich")
    assert [place.name for place in places(pitch)] == [f"{NAME}-{midnight:%d-%m}"]


async def test_a_place_without_its_line_up_is_taken_away_again(pitch: House) -> None:
    chosen = {"haus1": "G", "haus2": "S", "leitung": "ich"}
    for ort in ("thread", "kanal"):
        pitch.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, message="Missing Access")
        answer = await pitch.anna.slash(pitch.channel, "quidditch neu", ort=ort, **chosen)
        assert "Missing Access" in told(answer)
        assert places(pitch) == []
        assert await pitch.services.games.of(pitch.anna.id) == []
    again = await pitch.anna.slash(pitch.channel, "quidditch neu", ort="kanal", **chosen)
    (place,) = places(pitch)
    assert again.response is not None and place.mention in again.response.content


async def test_no_place_is_left_where_the_line_up_could_not_be_written(
    pitch: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: object, **__: object) -> None:
        raise StoreTrouble("locked", "a test")

    chosen = {"haus1": "G", "haus2": "S", "leitung": "ich"}
    for ort in ("thread", "kanal"):
        with monkeypatch.context() as patch, capture_logs() as logs:
            patch.setattr(pitch.services.lobby, "open", away)
            assert "nichts geschehen" in told(await pitch.anna.slash(pitch.channel, "quidditch neu", ort=ort, **chosen))
        assert [one["event"] for one in logs if one["log_level"] == "error"] == ["database trouble"]
        assert places(pitch) == [] and await pitch.services.games.of(pitch.anna.id) == []


async def send_off_by_dm(cup: Cup) -> None:
    """Exclude somebody from a desk in direct messages; a page that is left leaves one desk."""
    house, user = cup.house, cup.referee.user
    await cup.until("jaeger")
    before = len(user.dm_channel.history())
    people = sheet(await user.click(house.panel(user.dm_channel), label="Leute"))
    (menu,) = (one for one in controls(people) if one.endswith(":ausschluss"))
    asked = sheet(await user.select(people, [">ausschluss.SSucher"], custom_id=menu))
    await user.submit_modal(await user.click(asked, label="Ja, ausschließen"), {"line": "Er ruft dazwischen"})
    await house.env.settle()
    assert (await cup.state()).player("SSucher").excluded
    found, _ = await house.services.book.find(Wanted(house.guild.id, ("exclusion",)))
    assert [(act.target_id, act.reason) for act in found] == [(cup.people["SSucher"].id, "Er ruft dazwischen")]
    assert sum("Leute" in labels(one) for one in user.dm_channel.history()[before - 1 :]) <= 1, "no second desk"


async def warn_by_dm(cup: Cup) -> None:
    """Warn somebody from a note in direct messages, take it back there, or leave it at that."""
    house, user, culprit = cup.house, cup.referee.user, cup.people["GSucher"]
    outcomes = []
    for _ in range(3):
        await cup.say("GSucher", "Wie lange dauert das denn noch?")
        await house.env.settle()
        note = next(one for one in reversed(user.dm_channel.history()) if "Verwarnen" in labels(one))
        outcomes += (await user.click(note, label="Verwarnen")).followups
    second, third = outcomes
    found, _ = await house.services.book.find(Wanted(house.guild.id, ("warning",)))
    assert [act.target_id for act in found] == [culprit.id] * 3
    form = await user.click(second, label="Zurücknehmen")
    await user.submit_modal(form, {"line": "Das war doch im Chat"})
    standing, _ = await house.services.book.find(Wanted(house.guild.id, ("warning",), standing=True))
    assert len(standing) == 2
    enough = await user.click(third, label="Nur verwarnen")
    assert "dabei bleibt es" in words(enough.response)


async def test_without_threads_the_referee_has_his_desk_by_dm(pitch: House) -> None:
    allow(pitch, create_private_threads=False)
    cup = Cup(pitch, "pokal")
    await cup.open()
    assert pitch.channel.threads == []
    desk = cup.referee.user.dm_channel
    assert pitch.panel(desk).components
    for seat in ("GJäger1", "SJäger1"):
        await cup.press(cup.people[seat], f"kapitän {seat}")
    asked = await cup.referee.user.click(pitch.panel(desk), label="Anpfiff")
    assert "verfallen" in told(asked), "experience is missing"
    assert "Anpfiff" in labels(pitch.panel(desk)), "the desk itself stays"
    await cup.referee.user.click(sheet(asked), label="Trotzdem anpfeifen")
    assert len(await facts(pitch, cup.game, e.Angepfiffen)) == 1
    await send_off_by_dm(cup)
    await warn_by_dm(cup)
    await cup.appoint(pitch.anna)
    await cup.referee.slash(pitch.channel, "partie pfeife", an=pitch.anna)
    told_before, cup.referee = len(desk.history()), pitch.anna
    await cup.until("jaeger")
    await cup.say((await cup.state()).holder, "torwurf")
    assert len(desk.history()) == told_before
    assert any("torwurf" in one for one in said(pitch.anna.user.dm_channel))
    assert "Jäger und Hüter" in words(pitch.panel(pitch.anna.user.dm_channel))


async def test_a_match_that_moves_takes_its_words_with_it_and_leaves_no_secrets_behind(pitch: House) -> None:
    cup = Cup(pitch, "pokal")
    await cup.open()
    await cup.until("jaeger")
    desk, old, new = cup.officials(), pitch.channel, pitch.guild.create_text_channel("anderes-feld")
    await cup.referee.slash(new, "partie hier", partie=cup.game)
    pitch.channel = new
    before = said(old)
    holder = (await cup.state()).holder
    await cup.say(holder, "torwurf")
    await cup.people[holder].send(old, "Torwurf")
    assert [one.text for one in await facts(pitch, cup.game, e.Ungueltig)] == ["torwurf"]
    assert said(old) == [*before, "Torwurf"]
    assert any("torwurf" in one and "✗" in one for one in said(desk))
    named = [one.name for one in (*old.threads, *new.threads)]
    assert [name for name in named if "Kabine" not in (name or "")] == [desk.name]
    await cup.press(cup.referee, "schritt ende")
    assert "Teilrunde beendet" in said(new)[-1]
    assert pitch.panel(desk).components


async def test_a_match_that_leaves_its_own_channel_opens_the_gates(pitch: House) -> None:
    home = pitch.channel
    cup = await elsewhere(pitch, "kanal")
    await cup.until("besitz")
    assert not can_access_channel(pitch.env, pitch.channel.id, pitch.anna)
    await cup.referee.slash(home, "partie hier", partie=cup.game)
    assert await may_write(pitch, pitch.anna) and await may_write(pitch, cup.people["GHüter"])
    pitch.channel = home
    await cup.until("jaeger")
    assert "Quaffel freigegeben" in said(home)[-1]
