"""Strangers: nobody sees or moves a game of another server, whatever id he sends, and every nonsense gets an answer."""

from collections.abc import Iterator
from typing import Any

import discord
import pytest
from simcord.backend import serializers
from simcord.builders import ChannelHandle
from simcord.enums import InteractionType
from structlog.testing import capture_logs

from bot.contests.pokal.model import PokalOptions
from bot.service.leading.rights import RIGHTS
from bot.service.play.live import DISCORD_EPOCH, Who
from bot.store.acts import Wanted
from tests.cogs.court import BOSS
from tests.cogs.forgery import TYPES, call, choose, commands, forge, ids, menus, raw, submit, templates
from tests.cogs.hut_table import begun, one_picture
from tests.cogs.pitch import line_up, pitch
from tests.edge.house import House, told, words

__all__ = ["one_picture", "pitch"]

HUGE = "9" * 30
NONSENSE: tuple[Any, ...] = ("", "?", "x" * 4000, HUGE, -1, 10**30, 1.5, True, None, [], {}, "\0", "\ud800", "٣")
ADMINISTRATOR = discord.Permissions(administrator=True)


@pytest.fixture(autouse=True)
def plain() -> Iterator[None]:
    """Let nothing be answered with the number of an error."""
    with capture_logs() as lines:
        yield
    assert [line for line in lines if line["log_level"] in ("error", "critical")] == []


class World:
    """Our server with a lobby and a match, and another one whose administrator is after them."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.games: list[str] = []
        self.presses = 0

    async def open(self) -> "World":
        house, other = self.house, self.house.env.create_guild("Die Spelunke")
        self.lair = other.create_text_channel("hinten")
        role = other.create_role("Chef", permissions=ADMINISTRATOR)
        self.spy = other.add_member(house.env.create_user("spion"), roles=[role])
        await house.env.settle()
        await house.inside(house.services.servers.change(other.id, "role.referee", [role.id], BOSS))
        self.games.append(await line_up(house, house.anna, {"GHüter": house.ben}))
        self.room = house.guild.create_text_channel("nebenan")
        await house.anna.slash(self.room, "hut neu", plaetze=2)
        self.games.append(house.game_id(house.panel(self.room)))
        await self.spy.slash(self.lair, "hut neu", plaetze=2)
        await self.spy.user.send_dm("/dice 2w6")
        self.contests = [await self.tournament(), await self.season()]
        self.games += self.contests
        return self

    def cause(self) -> int:
        """Return the id of a press that is made now."""
        self.presses += 16
        return ((int(self.house.services.games.clock().timestamp() * 1000) - DISCORD_EPOCH) << 22) + self.presses

    async def tournament(self) -> str:
        """Open a tournament whose first round is drawn."""
        house, room = self.house, self.house.guild.create_text_channel("turnier")
        await house.anna.slash(room, "turnier neu", spiel="watten", name="Heimlich", tische="zettel")
        id, lead = house.game_id(house.panel(room)), Who(house.anna.id, "Anna", guild_id=house.guild.id)
        people = [Who(one.id, one.name, guild_id=house.guild.id) for one in (house.ben, house.carl)]
        entering: tuple[Who | str, ...] = (*people, "Gast", "Gästin")
        for number, (move, coming) in enumerate((("add 2", entering), ("seal", ()), ("draw", ()))):
            await house.inside(house.services.contests.act(id, lead, move, cause=self.cause() + number, people=coming))
        return id

    async def season(self) -> str:
        """Open a season with a proposed date."""
        house, guild = self.house, self.house.guild.id
        room = house.guild.create_text_channel("pokal")
        boss = Who(house.anna.id, "Anna", ranks=frozenset({"committee"}), guild_id=guild)
        work = house.services.contests.open(
            "quidditch-pokal",
            PokalOptions(title="Geheime Saison"),
            boss,
            guild_id=guild,
            channel_id=room.id,
            cause=6000,
        )
        id = (await house.inside(work)).row.id
        today = house.services.games.clock().toordinal()
        at = int(house.services.games.clock().timestamp() * 1000) + 9 * 86_400_000
        for number, move in enumerate((" ".join(["windows", "hin", *[str(today)] * 6]), f"propose h1 {at}")):
            await house.inside(house.services.contests.act(id, boss, move, cause=self.cause() + number))
        return id

    async def facts(self) -> list[Any]:
        """Return all that could have been changed."""
        found: list[Any] = []
        for game in self.games:
            live = await self.house.services.games.live(game, fresh=True)
            found.append((live.row, live.seats, await self.house.events(game)))
        return found

    def named(self, game: str) -> dict[str, str]:
        """Return what stands in an id for each name."""
        return {"game": game, "person": str(self.house.ben.id), "room": str(self.house.channel.id), "act": "1"}


@pytest.fixture
async def world(pitch: House) -> World:
    return await World(pitch).open()


def values_for(world: World, kind: int) -> list[str]:
    return {5: [str(world.spy.id)], 6: [], 8: []}.get(kind, ["GHüter"])


# -- strangers ---------------------------------------------------------------------------------------------------------


async def test_no_control_of_any_kind_is_a_strangers(world: World) -> None:
    house, before = world.house, await world.facts()
    tried = 0
    for pattern, control in templates(house).items():
        if "game" not in pattern.groupindex:
            continue
        kind = TYPES[control.kind]
        for game in world.games:
            for custom_id in ids(pattern, world.named(game)):
                for who, channel in ((world.spy, world.lair), (world.spy.user, world.spy.user.dm_channel)):
                    answer = await forge(house, who, channel, custom_id, kind, values_for(world, kind))
                    assert "kenne ich nicht" in told(answer), custom_id
                    tried += 1
    assert await world.facts() == before
    assert tried > 60


async def test_controls_without_a_game_are_answered_everywhere(world: World) -> None:
    house, before, tried = world.house, await world.facts(), set()
    for pattern, control in templates(house).items():
        if "game" in pattern.groupindex:
            continue
        kind = TYPES[control.kind]
        for custom_id in ids(pattern, world.named("-")):
            for who, channel in ((world.spy, world.lair), (world.spy.user, world.spy.user.dm_channel)):
                answer = await forge(house, who, channel, custom_id, kind, values_for(world, kind))
                assert _answered(answer), custom_id
        tried.add(pattern.pattern[0])
    assert await world.facts() == before
    assert set("ehox") <= tried


def _answered(answer: Any) -> bool:
    """Tell whether somebody sees what came of it: words, a form, or the sheet itself with another face."""
    return bool(answer.response is not None or answer.modal is not None or answer.followups or answer.edits)


async def test_menus_on_people_and_messages_are_for_referees_of_the_server(world: World) -> None:
    """Nobody without the rank, nobody in a DM, nothing on what Discord did not send along; elsewhere one's own book."""
    house, before = world.house, await world.facts()
    message = house.panel(world.room)
    wrote = serializers.message_payload(house.env.backend, house.env.backend.get_message(world.room.id, message.id))
    targets: dict[int, tuple[int, Any]] = {
        2: (house.ben.id, {"users": _users(house), "members": {}}),
        3: (message.id, {"messages": {str(message.id): wrote}}),
    }
    found = menus(house)
    assert len(found) == 2
    for menu in found:
        id, resolved = targets[menu.type.value]
        for who, channel in ((house.carl, house.channel), (world.spy.user, world.spy.user.dm_channel)):
            assert told(await choose(house, who, channel, menu, str(id), resolved)), menu
        odd: tuple[Any, ...] = ("1", "x", "", id, None, [], HUGE)
        for target in odd:
            assert told(await choose(house, world.spy, world.lair, menu, target, resolved)), target
        for shape in ("x", ["x"], {"users": "x"}, {"users": {str(id): "x"}}, 7):
            answer = await choose(house, world.spy, world.lair, menu, str(id), shape)
            assert "Lade Discord neu" in told(answer), shape
        answer = await choose(house, world.spy, world.lair, menu, str(id), resolved)
        assert _answered(answer), "a referee at home is asked why, or told why not"
    acts, _ = await house.services.book.find(Wanted(house.guild.id, ("warning",)))
    assert acts == [] and await world.facts() == before


async def test_no_command_that_names_a_game_shows_a_strangers(world: World) -> None:
    house, before = world.house, await world.facts()
    tried = set()
    for command in commands(house):
        if not any(param.display_name == "partie" for param in command.parameters):
            continue
        for game in world.games:
            options = [{"type": 3, "name": "partie", "value": game}]
            options += [one for one in _required(house, command) if one["name"] != "partie"]
            people = {"users": _users(house), "members": {}}
            answer = await call(house, world.spy, world.lair, command, options, resolved=people)
            if command.qualified_name != "verwarnungen":  # looks in its own server's book
                said = told(answer)
                assert "kenne ich nicht" in said or "anfangen" in said, (command.qualified_name, said)
            tried.add(command.qualified_name)
    assert await world.facts() == before
    assert {"hut bericht", "hut befehl", "partie status", "partie pause", "quidditch bericht"} <= tried


@pytest.mark.parametrize("title", ["Heimlich", "Geheime Saison"])
async def test_no_command_that_names_a_contest_shows_a_strangers(world: World, title: str) -> None:
    """Tournaments and seasons are named by their own options, by id or by title."""
    house, before, tried = world.house, await world.facts(), set()
    for command in commands(house):
        for param in command.parameters:
            if param.display_name not in ("turnier", "saison"):
                continue
            for value in (*world.contests, title):
                options = [one for one in _required(house, command) if one["name"] != param.display_name]
                options.append({"type": 3, "name": param.display_name, "value": value})
                people = {"users": _users(house), "members": {}}
                for who, channel in ((world.spy, world.lair), (world.spy.user, world.spy.user.dm_channel)):
                    said = told(await call(house, who, channel, command, options, resolved=people))
                    assert said and "Heimlich" not in said and "Geheime" not in said, (command.qualified_name, said)
            tried.add(command.qualified_name)
    assert await world.facts() == before
    assert {"turnier anmelden", "turnier stand", "pokal stand", "pokal bericht"} <= tried


async def test_no_command_of_tournaments_and_cup_reaches_another_server(world: World) -> None:
    """An administrator elsewhere has neither a tournament nor a season there, and ours does not move."""
    house, before = world.house, await world.facts()
    for command in commands(house):
        if command.qualified_name.split()[0] not in ("turnier", "pokal") or command.qualified_name.endswith(" neu"):
            continue
        people = {"users": _users(house), "members": {}}
        for who, channel in ((world.spy, world.lair), (world.spy.user, world.spy.user.dm_channel)):
            answer = await call(house, who, channel, command, _required(house, command), resolved=people)
            said = told(answer)
            assert _answered(answer) and "Heimlich" not in said and "Geheime" not in said, command.qualified_name
    assert await world.facts() == before


async def test_a_rank_elsewhere_leads_no_contest(pitch: House) -> None:
    """Whoever is entered here and an administrator elsewhere has his entry here, and nothing else."""
    world = await World(pitch).open()
    pitch.guild.add_member(world.spy.user)
    await pitch.env.settle()
    before = await world.facts()
    cup, tourney = world.contests[1], world.contests[0]
    moves = ("fix h1 1", "close x", "book G 5 x", "annul h1 x", "open h1", "enter h1 1:0 - 0:0 ende x", "agree h1")
    presses = [f"m:{cup}:-:{move}" for move in moves]
    presses += [f"c:{tourney}:do:lead:{move}" for move in ("close", "redraw", "rule 1.1 11:0", "exclude 1", "checkin")]
    presses += [f"c:{tourney}:{rest}" for rest in ("page:lead", "form:lead.add", "take:1.1:reported", "poke:tables")]
    for custom_id in presses:
        for who, channel in ((world.spy, world.lair), (world.spy.user, world.spy.user.dm_channel)):
            answer = await forge(pitch, who, channel, custom_id, 2)
            assert _answered(answer) and "Leitung ·" not in told(answer), custom_id
    assert await world.facts() == before


async def test_a_rank_counts_only_on_the_server_of_the_game(pitch: House) -> None:
    """Whoever plays here and is an administrator elsewhere has a seat here, and nothing else."""
    world = await World(pitch).open()
    guest = pitch.guild.add_member(world.spy.user)
    await pitch.env.settle()
    hut = world.games[1]
    await guest.click(pitch.panel(world.room), label="Platz nehmen")
    before = await world.facts()
    for custom_id in (f"l:{hut}:start", f"l:{hut}:fill", f"r:{hut}:book", f"r:{hut}:keep"):
        answer = await forge(pitch, world.spy, world.lair, custom_id, 2)
        assert "Das darf nur" in told(answer) or "Das dürfen nur" in told(answer), custom_id
    match = world.games[0]
    await pitch.press(pitch.ben, f"l:{match}:leave", pitch.panel())
    await pitch.press(guest, f"t:{match}", pitch.panel(), kind=3, values=["GHüter"])
    before = await world.facts()
    for verb in ("pause", "resume", "whistle"):
        answer = await forge(pitch, world.spy, world.lair, f"k:{match}:{verb}", 2)
        assert "Das d" in told(answer), verb
    assert await world.facts() == before


async def test_a_room_of_another_match_is_not_ones_own(pitch: House) -> None:
    world = await World(pitch).open()
    role = pitch.guild.create_role("Schiedsrichter")
    whistle = pitch.person("pfeife", wearing=[role])
    await pitch.inside(pitch.services.servers.change(pitch.guild.id, "role.referee", [role.id], BOSS))
    secret = pitch.guild.create_text_channel("lehrerzimmer")
    await pitch.env.settle()
    for verb in ("a", "k"):
        custom_id = f"o:{verb}:{pitch.carl.id}:{secret.id}:{world.games[0]}"
        assert "gehört nicht zu deiner Partie" in told(await forge(pitch, whistle, pitch.channel, custom_id, 2))
    own = f"o:a:{pitch.carl.id}:{pitch.channel.id}:{world.games[0]}"
    assert "gehört nicht zu deiner Partie" not in told(await forge(pitch, whistle, pitch.channel, own, 2))


# -- nonsense ----------------------------------------------------------------------------------------------------------


async def test_forged_controls_get_a_plain_answer(world: World) -> None:
    """Other kinds, nothing chosen, unknown values, boundless numbers: even for who may do everything here."""
    house = world.house
    admin = house.person("adam", rights=ADMINISTRATOR)
    await house.env.settle()
    wild = {"game": world.games[0], "person": "9" * 20, "room": "9" * 20, "act": "9" * 12, "step": "0.x", "move": "?"}
    for pattern, control in templates(house).items():
        right = TYPES[control.kind]
        contests = [{**wild, "game": id} for id in world.contests if pattern.pattern[0] in "cmpqs"]
        for named in (wild, *contests, world.named("unbekannt")):
            for custom_id in ids(pattern, named):
                tries: list[tuple[int, Any]] = [(right, ["\0?"]), (right, []), (right, None), (right, ["9" * 30])]
                tries += [(right, "x"), (right, [7]), (2 if right == 3 else 3, ["?"])]
                for kind, values in tries[:1] + tries[-1:] if right == 2 else tries:
                    answer = await forge(house, admin, house.channel, custom_id, kind, values)
                    answered = answer.response is not None or answer.followups or answer.modal is not None
                    assert answered or answer.acknowledged, (custom_id, kind, values)


@pytest.mark.parametrize("custom_id", ["?", "zzz", "m:", "x" * 100, "q:a"])
async def test_ids_nobody_has_are_answered(house: House, custom_id: str) -> None:
    await begun(house)
    for kind, values in ((2, ()), (3, ["?"])):
        assert "kenne ich nicht" in told(await forge(house, house.carl, house.channel, custom_id, kind, values))
    assert "Formular gilt nicht mehr" in told(await submit(house, house.carl, house.channel, custom_id))


async def test_a_control_its_message_does_not_have_is_answered(house: House) -> None:
    game = await begun(house)
    answer = await forge(house, house.ben, house.channel, f"l:{game}:join", 2, shown=False)
    assert "kenne ich nicht" in told(answer)


async def test_a_form_of_before_a_restart_says_that_it_is_gone(house: House) -> None:
    game = await begun(house)
    form = await house.anna.slash(house.channel, "partie beenden", partie=game)
    await house.restart()
    answer = await house.anna.submit_modal(form, {"line": "Regen"})
    assert "Formular gilt nicht mehr" in told(answer)
    assert (await house.services.games.live(game)).row.status == "running"


def _users(house: House) -> dict[str, Any]:
    return {str(house.ben.id): {"id": str(house.ben.id), "username": "ben", "discriminator": "0", "avatar": None}}


def _required(house: House, command: Any) -> list[dict[str, Any]]:
    """Return values for what a command cannot do without."""
    fitting = {3: "x", 4: 1, 5: True, 6: str(house.ben.id)}
    return [
        {
            "type": param.type.value,
            "name": param.display_name,
            "value": param.choices[0].value if param.choices else fitting[param.type.value],
        }
        for param in command.parameters
        if param.required
    ]


async def test_values_no_client_can_send_get_a_plain_refusal(world: World) -> None:
    house, before = world.house, await world.facts()
    admin = house.person("adam", rights=ADMINISTRATOR)
    await house.env.settle()
    for command in commands(house):
        if command.qualified_name in ("datenschutz", "einrichten"):
            continue
        for param in command.parameters:
            for value in NONSENSE:
                if not _impossible(param, value):
                    continue
                options = [one for one in _required(house, command) if one["name"] != param.display_name]
                options.append({"type": param.type.value, "name": param.display_name, "value": value})
                people = {"users": _users(house), "members": {}}
                answer = await call(house, admin, house.channel, command, options, resolved=people)
                assert told(answer), (command.qualified_name, param.name, value)
        shapeless: list[list[Any]] = [
            [{"type": 3, "name": "nirgends", "value": "?"}],
            [{"type": 9}],
            ["x"],
            [["x"]],
            [7],
        ]
        for odd in shapeless:
            answer = await call(house, admin, house.channel, command, odd)
            assert "Lade Discord neu" in told(answer), command.qualified_name
    assert await world.facts() == before


@pytest.mark.parametrize("options", ["x", ["x"], 7, {"x": 1}, [{"name": "log", "type": 1, "options": "x"}], [None]])
async def test_a_command_without_any_shape_is_answered(house: House, options: Any) -> None:
    for data in ({"name": "partie", "type": 1, "options": options}, {"name": "partie", "type": options}):
        answer = await raw(house, house.carl, house.channel, data, InteractionType.APPLICATION_COMMAND)
        assert "Lade Discord neu" in told(answer), data
        typing = InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE
        assert (await raw(house, house.carl, house.channel, data, typing)).autocomplete_choices == []


def _impossible(param: Any, value: Any) -> bool:
    """Tell whether Discord would keep a value back."""
    if param.choices or param.type.value in (5, 6):
        return value is not True or param.type.value != 5
    if param.type.value == 4:
        return type(value) is not int or not (param.min_value or 0) <= value <= (param.max_value or 2**53)
    return not isinstance(value, str) or value in ("\0", "\ud800") or len(value) > (param.max_value or 6000)


# -- offering ----------------------------------------------------------------------------------------------------------


async def test_autocomplete_always_answers(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    house = world.house
    typing = InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE
    places: list[tuple[Any, ChannelHandle]] = [
        (house.carl, house.channel),
        (world.spy, world.lair),
        (world.spy.user, world.spy.user.dm_channel),
    ]
    tried = 0

    async def all_answer(values: tuple[Any, ...]) -> None:
        nonlocal tried
        for command in commands(house):
            for param in command.parameters:
                if not param.autocomplete:
                    continue
                for who, channel in places:
                    for value in values:
                        option = {"type": 3, "name": param.display_name, "value": value, "focused": True}
                        answer = await call(house, who, channel, command, [option], typing)
                        offered = answer.autocomplete_choices
                        assert offered is not None, (command.qualified_name, param.name, value)
                        assert not [one for one in offered if one["value"] in world.games and who is not house.carl]
                        tried += 1

    await all_answer(("", "9" * 30, "x" * 4000))
    assert tried > 60
    assert RIGHTS["verwarnung"], "some of them are not for everybody"


async def test_what_nobody_can_have_typed_is_offered_nothing_and_logged_nowhere(world: World) -> None:
    house, typing = world.house, InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE
    tried = 0
    with capture_logs() as lines:
        for command in commands(house):
            for param in command.parameters:
                odd = [value for value in NONSENSE if not isinstance(value, str) or value in ("\0", "\ud800")]
                for value in odd if param.autocomplete else ["", "x"]:  # nothing is offered in the others
                    option = {"type": param.type.value, "name": param.display_name, "value": value, "focused": True}
                    answer = await call(house, house.carl, house.channel, command, [option], typing)
                    assert answer.autocomplete_choices == [], (command.qualified_name, param.name, value)
                    tried += 1
    assert tried > 100
    assert [line for line in lines if line["log_level"] not in ("info", "debug")] == []


async def test_autocomplete_answers_when_something_breaks(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*args: object) -> Any:
        raise RuntimeError("kaputt")

    monkeypatch.setattr(house.services.games, "of", broken)
    command = next(one for one in commands(house) if one.qualified_name == "hut befehl")
    option = {"type": 3, "name": "partie", "value": "", "focused": True}
    typing = InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE
    answer = await call(house, house.carl, house.channel, command, [option], typing)
    assert answer.autocomplete_choices == []
    for options in ([], [{"type": 3, "name": "nirgends", "value": "", "focused": True}]):
        answer = await call(house, house.carl, house.channel, command, options, typing)
        assert answer.autocomplete_choices == []


async def test_a_refusal_is_in_the_language_of_who_is_refused(house: House) -> None:
    game = await begun(house)
    emily = house.stranger("emily", locale="en-US")
    await emily.send_dm("/dice 2w6")
    answer = await forge(house, emily, emily.dm_channel, f"d:{game}", 2)
    assert "do not know" in words(answer.response)
