"""Nothing is sent to Discord that is neither an answer nor a row: every call that sends stands in this list."""

import ast
from collections.abc import Collection, Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
SENDING = {"send", "reply", "send_message", "create_dm", "send_modal", "edit_message", "defer"}
"""Methods of the library that show somebody something new."""
ANSWERS = {"send_message", "send_modal", "edit_message", "defer"}
"""They exist on the answer to an interaction only."""
DOORS = {
    "bot/edge/table/outbox.py:_perform send": "what is owed",
    "bot/edge/table/outbox.py:_channel create_dm": "what is owed to a person",
    "bot/edge/order/alarm.py:compose create_dm": "what is owed to the owner of a server",
    "bot/edge/kit/answer.py:send send": "the answer to an interaction after a deferral",
    "bot/edge/kit/answer.py:reply send": "the answer to a message",
    "bot/quidditch_room/narrator.py:_say send": "the log of a match, told with a cursor and a name",
    "bot/quidditch_room/matches.py:explain send": "the answer to an interaction, below the first",
    "bot/quidditch_room/talk.py:do send": "the answer to an interaction, below the first",
    "bot/quidditch_room/channels.py:_make_desk create_dm": "only opens the place where a panel is owed",
}

OWED_ALONE = {
    "bot/edge/order/alarm.py:administrators owe": "a channel is gone, Discord says",
    "bot/edge/order/alarm.py:homeless owe": "a channel is gone, Discord says",
    "bot/edge/order/alarm.py:left owe": "somebody has left, Discord says",
    "bot/edge/table/outbox.py:_standing owe": "a second copy stands in a channel, Discord says",
    "bot/edge/table/publisher.py:_locked_out owe": "we may not write any more, Discord says",
    "bot/edge/table/publisher.py:_owe owe": "a panel is old or far up; one that is behind is looked at again",
    "bot/contest_room/opening.py:replanned owe": "the calendar does not follow, Discord says; the new day is stored",
    "bot/contest_room/poking.py:poke owe": "who is missing is called by a press; lost, it is pressed again",
    "bot/quidditch_room/channels.py:_open owe": "a room was made: written with the room itself",
    "bot/quidditch_room/matches.py:_answered owe": "a question is not asked any more: its menu says so, too",
    "bot/quidditch_room/matches.py:_attend owe": "names were given, Discord says; looked at again after a fall",
    "bot/quidditch_room/matches.py:_call owe": "follows from what was told: the cursor moves on only after it",
    "bot/quidditch_room/matches.py:_newcomers owe": "follows from what was told: the cursor moves on only after it",
    "bot/quidditch_room/matches.py:_to_officials owe": "an answer to words that did not count",
    "bot/quidditch_room/unsaid.py:keep owe": "we may not write, Discord says: the cursor moves on only after it",
    "bot/quidditch_room/whispers.py:_owe_form owe": "every captain has his form: looked at again after a fall",
    "bot/quidditch_room/whispers.py:answers owe": "follows from what was told: the cursor moves on only after it",
    "bot/quidditch_room/whispers.py:captains owe": "follows from what was told: the cursor moves on only after it",
}
"""Whoever owes something without a change in the same transaction, and why no fall in between can lose it."""


def sends(name: str, code: str, wanted: Collection[str] = SENDING) -> Iterator[str]:
    """Name every call in a file that sends something, with the function around it."""
    for function in ast.walk(ast.parse(code)):
        if isinstance(function, ast.AsyncFunctionDef | ast.FunctionDef):
            for node in own(function):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in wanted:
                    yield f"{name}:{function.name} {node.func.attr}"


def own(function: ast.AST) -> Iterator[ast.AST]:
    """Walk through a function without the functions inside it."""
    for child in ast.iter_child_nodes(function):
        if not isinstance(child, ast.AsyncFunctionDef | ast.FunctionDef):
            yield child
            yield from own(child)


def found(wanted: Collection[str]) -> set[str]:
    files = [file for room in ("bot", "cogs") for file in sorted((ROOT / room).rglob("*.py"))]
    names = {str(file.relative_to(ROOT)): file for file in files if "games" not in file.relative_to(ROOT).parts}
    calls = {call for name, file in names.items() for call in sends(name, file.read_text(), wanted)}
    return {call for call in calls if call.rpartition(" ")[2] not in ANSWERS}


def test_whatever_is_said_is_an_answer_or_a_row() -> None:
    assert found(SENDING) == set(DOORS)


def test_forms_are_opened_where_they_are_known_before_anybody_sees_them() -> None:
    files = [file for room in ("bot", "cogs") for file in sorted((ROOT / room).rglob("*.py"))]
    calls = {call for file in files for call in sends(file.name, file.read_text(), {"send_modal"})}
    assert calls == {"answer.py:open_form send_modal"}


def test_whatever_follows_from_a_change_is_owed_with_it() -> None:
    assert found({"owe"}) == set(OWED_ALONE)


def test_a_new_way_out_is_noticed() -> None:
    code = """
class Town:
    async def shout(self, channel):
        async def twice():
            await channel.send("hey")
        await twice()
        await self.message.reply("ho")
"""
    assert set(sends("town.py", code)) == {"town.py:twice send", "town.py:shout reply"}
