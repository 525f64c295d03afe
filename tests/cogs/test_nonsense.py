"""Nonsense: whatever is sent, in whatever shape, gets a plain answer, and nothing is logged as an error."""

from typing import Any

import pytest
from simcord.builders import ChannelHandle
from simcord.enums import InteractionType
from structlog.testing import capture_logs

from bot.service.leading.rights import RIGHTS
from tests.cogs.forgery import TYPES, call, commands, forge, ids, raw, submit, templates
from tests.cogs.hut_table import begun, one_picture
from tests.cogs.pitch import pitch
from tests.cogs.world import ADMINISTRATOR, HUGE, World, plain, required, users, world
from tests.edge.house import House, told, words

__all__ = ["one_picture", "pitch", "plain", "world"]

NONSENSE: tuple[Any, ...] = ("", "?", "x" * 4000, HUGE, -1, 10**30, 1.5, True, None, [], {}, "\0", "\ud800", "٣")


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
                options = [one for one in required(house, command) if one["name"] != param.display_name]
                options.append({"type": param.type.value, "name": param.display_name, "value": value})
                people = {"users": users(house), "members": {}}
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
