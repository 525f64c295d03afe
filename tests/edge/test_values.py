"""What no client can send is refused to the last character, and what one can is let through."""

from types import SimpleNamespace
from typing import Any, Literal

import discord
import pytest
from discord import app_commands

from bot.edge.kit.values import (
    LARGEST_ID,
    LARGEST_NUMBER,
    LONGEST_TEXT,
    is_shaped,
    is_typed,
    must_be_possible,
    must_have_suggestions,
)
from bot.service.play.live import Declined

STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER = 3, 4, 5, 6, 7, 8, 9, 10


async def suggest(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    return []


@app_commands.command(name="probe", description="?")
@app_commands.autocomplete(free=suggest)
async def probe(
    interaction: discord.Interaction[Any],
    word: app_commands.Range[str, 2, 5],
    small: app_commands.Range[int, -3, 4],
    below: app_commands.Range[int, -3, 0],
    free: str,
    number: int,
    flag: bool,
    pick: Literal["a", "b"],
    who: discord.User,
    where: discord.TextChannel,
    role: discord.Role,
) -> None:
    """Take everything there is."""


@app_commands.context_menu(name="point")
async def point(interaction: discord.Interaction[Any], user: discord.User) -> None:
    """Point at somebody."""


@app_commands.context_menu(name="quote")
async def quote(interaction: discord.Interaction[Any], message: discord.Message) -> None:
    """Point at what somebody wrote."""


KINDS = {param.name: param.type.value for param in probe.parameters}
RESOLVED: dict[str, Any] = {"users": {"7": {}}, "channels": {"8": {}}, "roles": {"9": {}}}


def asked(data: Any, command: Any = probe) -> Any:
    return SimpleNamespace(command=command, data=data)


def why(data: Any, command: Any = probe) -> Any:
    """Return why a command is refused: the sentence and what it quotes; None if it is let through."""
    try:
        must_be_possible(asked(data, command))
    except Declined as no:
        return no.text.id, dict(no.text.args).get("value")
    return None


def one(name: str, value: Any, **more: Any) -> dict[str, Any]:
    return {"options": [{"name": name, "type": KINDS[name], "value": value, **more}], "resolved": RESOLVED}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("word", "ab"),
        ("word", "abcde"),
        ("small", -3),
        ("small", 4),
        ("below", -3),
        ("below", 0),
        ("free", ""),
        ("free", "x" * LONGEST_TEXT),
        ("free", "\ud7ff\ue000 ä 🎲"),
        ("number", LARGEST_NUMBER),
        ("number", -LARGEST_NUMBER),
        ("flag", True),
        ("flag", False),
        ("pick", "b"),
        ("who", "7"),
        ("where", "8"),
        ("role", "9"),
    ],
)
def test_what_a_client_can_send_is_let_through(name: str, value: Any) -> None:
    assert why(one(name, value)) is None


@pytest.mark.parametrize(
    ("name", "value", "quoted"),
    [
        ("word", "a", "a"),
        ("word", "abcdef", "abcdef"),
        ("word", 7, "7"),
        ("small", -4, "-4"),
        ("small", 5, "5"),
        ("small", True, "True"),
        ("small", "1", "1"),
        ("below", 1, "1"),
        ("below", -4, "-4"),
        ("free", "x" * (LONGEST_TEXT + 1), "x" * 80),
        ("free", "Jäger\0", "…"),
        ("free", "\ud800", "…"),
        ("free", "x\udfff", "…"),
        ("number", LARGEST_NUMBER + 1, str(LARGEST_NUMBER + 1)),
        ("number", -LARGEST_NUMBER - 1, str(-LARGEST_NUMBER - 1)),
        ("number", 1.0, "1.0"),
        ("flag", 1, "1"),
        ("pick", "c", "c"),
        ("pick", "a\0\ud800", "a?"),
        ("who", "8", "8"),
        ("who", 7, "7"),
        ("who", "x", "x"),
        ("where", "7", "7"),
        ("role", "7", "7"),
    ],
)
def test_what_no_client_can_send_is_refused_and_named(name: str, value: Any, quoted: str) -> None:
    assert why(one(name, value)) == ("error-bad-value", quoted)


def test_somebody_named_must_have_come_along_by_a_number() -> None:
    assert why({"options": [{"name": "who", "type": USER, "value": "7"}]}) == ("error-bad-value", "7")
    named = {"options": [{"name": "who", "type": USER, "value": "x"}], "resolved": {"users": {"x": {}}}}
    assert why(named) == ("error-bad-value", "x")


def test_an_option_of_another_type_is_refused_and_one_that_does_not_exist_is_of_an_old_version() -> None:
    wrong = {"options": [{"name": "word", "type": INTEGER, "value": "abc"}]}
    assert why(wrong) == ("error-bad-value", "abc")
    assert why({"options": [{"name": "gone", "type": STRING, "value": "abc"}]}) == ("error-old-command", None)
    for odd in ({"options": [{"name": "word", "type": STRING}]}, {"options": [7]}, {"options": 7}):
        assert why(odd) == ("error-old-command", None)


def test_options_are_those_of_the_innermost_command() -> None:
    good, bad = one("word", "abc"), one("word", "a")
    for data, expected in ((good, None), (bad, ("error-bad-value", "a"))):
        sub = {"options": [{"type": 1, "name": "s", "options": data["options"]}]}
        group = {"options": [{"type": 2, "name": "g", "options": sub["options"]}]}
        assert (why(sub), why(group)) == (expected, expected)
    assert why({"options": [{"type": 1, "name": "s"}]}) is None


@pytest.mark.parametrize(
    ("target", "resolved", "lets"),
    [
        ("7", {"users": {"7": {}}}, True),
        ("7", {"messages": {"7": {}}}, False),
        ("7", {"roles": {"7": {}}}, False),
        ("7", {}, False),
        (7, {"users": {7: {}}}, False),
        ("x", {"users": {"x": {}}}, False),
    ],
)
def test_whoever_is_pointed_at_must_have_come_along(target: Any, resolved: Any, lets: bool) -> None:
    refused = why({"target_id": target, "resolved": resolved}, point)
    assert refused == (None if lets else ("error-bad-value", str(target)))
    assert why({}, point) == ("error-old-command", None)


def test_on_a_message_nobody_is_pointed_at_but_the_message() -> None:
    assert why({"target_id": "7", "resolved": {"messages": {"7": {}}}}, quote) is None
    assert why({"target_id": "7", "resolved": {"users": {"7": {}}}}, quote) == ("error-bad-value", "7")


@pytest.mark.parametrize(
    "data",
    [
        {"name": "dice"},
        {"name": "dice", "type": 1},
        {"name": "dice", "type": 2, "resolved": {"users": {"1": {}}}},
        {"name": "dice", "type": 3, "options": []},
        {"name": "dice", "options": [{"name": "a", "type": 1, "options": [{"name": "b", "type": 3}]}]},
    ],
)
def test_what_looks_like_a_command_is_read(data: Any) -> None:
    assert is_shaped(data)


@pytest.mark.parametrize(
    "data",
    [
        None,
        "x",
        {},
        {"name": 7},
        {"name": "dice", "type": 4},
        {"name": "dice", "type": 0},
        {"name": "dice", "resolved": {"users": {"1": 7}}},
        {"name": "dice", "resolved": {"users": {"1": {}, "2": "x"}}},
        {"name": "dice", "resolved": 7},
        {"name": "dice", "options": {}},
        {"name": "dice", "options": [{"name": "a"}]},
        {"name": "dice", "options": [{"name": 1, "type": 3}]},
        {"name": "dice", "options": [{"name": "a", "type": "3"}]},
        {"name": "dice", "options": [{"name": "a", "type": 3}, {"name": "b", "type": 1, "options": 7}]},
    ],
)
def test_what_does_not_even_look_like_a_command_is_not(data: Any) -> None:
    assert not is_shaped(data)


def typed(kind: int, value: Any, *, focused: bool = False) -> bool:
    option = {"name": "x", "type": kind, "value": value} | ({"focused": True} if focused else {})
    return is_typed({"options": [{"name": "ok", "type": STRING, "value": "ok"}, option]})


@pytest.mark.parametrize(
    ("kind", "value", "focused", "possible"),
    [
        (STRING, "", False, True),
        (STRING, 7, False, False),
        (STRING, "a\0", False, False),
        (STRING, "\ud800", True, False),
        (INTEGER, 7, False, True),
        (INTEGER, "7", False, False),
        (INTEGER, "7", True, True),
        (INTEGER, 7, True, False),
        (BOOLEAN, True, False, True),
        (NUMBER, 1.5, False, True),
        (NUMBER, None, False, False),
        (NUMBER, [], False, False),
        *((kind, str(LARGEST_ID - 1), False, True) for kind in (USER, CHANNEL, ROLE, MENTIONABLE)),
        *((kind, str(LARGEST_ID), False, False) for kind in (USER, CHANNEL, ROLE, MENTIONABLE)),
        (USER, "x", False, False),
        (USER, "", False, False),
        (USER, 7, False, False),
    ],
)
def test_what_somebody_can_have_typed_so_far(kind: int, value: Any, focused: bool, possible: bool) -> None:
    assert typed(kind, value, focused=focused) is possible


def test_what_has_no_value_was_typed_by_nobody() -> None:
    assert is_typed({})
    assert not is_typed({"options": [{"name": "x", "type": STRING}]})
    assert not is_typed({"options": 7})


@pytest.mark.parametrize(
    ("options", "fits"),
    [
        ([{"name": "free", "type": STRING, "value": "", "focused": True}], True),
        ([{"name": "word", "type": STRING, "value": "", "focused": True}], False),
        ([{"name": "free", "type": STRING, "value": ""}], False),
        ([{"name": "word", "type": 3, "value": ""}, {"name": "free", "type": 3, "value": "", "focused": True}], True),
        ([], False),
    ],
)
def test_only_an_option_that_offers_something_is_asked_while_somebody_types(options: Any, fits: bool) -> None:
    if fits:
        must_have_suggestions(asked({"options": options}))
        return
    with pytest.raises(Declined) as no:
        must_have_suggestions(asked({"options": options}))
    assert no.value.text.id == "error-old-command"
    with pytest.raises(Declined):
        must_have_suggestions(asked({"options": options}, point))
