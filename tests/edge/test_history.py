"""Which message stands there already: found by its words or its controls, ours alone, not too old, the oldest first."""

from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.edge.kit.answer import is_sheet
from bot.edge.kit.history import LOOK_BACK, SLACK, has_control, has_controls_of, says, sent_already
from bot.edge.kit.layout import Sheet, button
from tests.edge.house import House


def message(sheet: Sheet | None = None, content: str = "") -> Any:
    """Return a message as Discord hands it out."""
    view: Any = None if sheet is None else sheet.shown().view
    parts = [] if view is None else view.to_components()
    return SimpleNamespace(content=content, components=[SimpleNamespace(to_dict=lambda one=one: one) for one in parts])


def laid_out(*texts: str, ids: tuple[str, ...] = ()) -> Sheet:
    sheet = Sheet("plain")
    for words in texts:
        sheet.text(words)
    if ids:
        sheet.row(*(button(id, "?") for id in ids))
    return sheet


def test_a_message_is_known_by_all_its_words_and_no_others() -> None:
    is_it = says({"view": laid_out("Oben", "Unten").shown().view})
    assert is_it(message(laid_out("Oben", "Unten")))
    assert is_it(message(laid_out("Oben", "Unten", ids=("m:g:1:x",)))), "controls are no words"
    assert not is_it(message(laid_out("Oben")))
    assert not is_it(message(laid_out("Unten", "Oben")))
    assert not is_it(message(laid_out("Oben", "Unten"), content="!"))
    plain = says({"content": " Guten Tag "})
    assert plain(message(content="Guten Tag")) and not plain(message(content="Guten"))
    assert says({})(message()) and not says({})(message(content="x"))


@pytest.mark.parametrize(
    ("id", "known"),
    [
        ("m:game:1:x", True),
        ("l:game:join", True),
        ("t:game", True),
        ("z:game", True),
        ("a:game", True),
        ("g:game:x", False),
        ("m:games:1:x", False),
        ("m:other:1:x", False),
        ("gv:game:take", False),
        ("1:game", False),
    ],
)
def test_the_panel_of_a_game_is_known_by_its_controls(id: str, known: bool) -> None:
    is_it = has_controls_of("game")
    assert is_it(message(laid_out("x", ids=("h:now", id)))) is known
    assert not is_it(message(laid_out("x", ids=(id,)), content="an answer"))
    assert not is_it(message(laid_out("x")))


def test_a_game_is_not_taken_for_a_pattern() -> None:
    assert not has_controls_of("g.me")(message(laid_out(ids=("m:game:1",))))


def test_a_control_is_found_however_deep_it_is() -> None:
    assert has_control("a:g")(message(laid_out("x", ids=("p:g", "a:g"))))
    assert not has_control("a:g")(message(laid_out("x", ids=("a:g:1",))))
    beside = {"type": 9, "components": [], "accessory": {"type": 2, "custom_id": "b:g"}}
    odd: Any = SimpleNamespace(content="", components=[SimpleNamespace(to_dict=lambda: beside)])
    assert has_control("b:g")(odd)


async def test_only_our_own_messages_since_then_count_and_the_oldest_comes_first(house: House) -> None:
    channel = house.client.get_partial_messageable(house.channel.id)
    now = house.services.games.clock()
    await house.inside(channel.send("x"))
    house.sleep(2 * SLACK.total_seconds())
    ours = [(await house.inside(channel.send("x"))).id for _ in range(2)]
    await house.carl.send(house.channel, "x")
    await house.inside(channel.send("y"))
    later = now + timedelta(seconds=2 * SLACK.total_seconds())
    found = await house.inside(sent_already(house.client, channel, later, lambda one: one.content == "x"))
    assert found == ours
    every = await house.inside(sent_already(house.client, channel, later - SLACK, lambda one: one.content == "x"))
    assert every[1:] == ours and len(every) == 3, "our clock and Discord's may differ"
    assert LOOK_BACK == 500
    house.env.inject_error("GET", "/channels/*/messages", status=403, code=50001)
    assert await house.inside(sent_already(house.client, channel, now, lambda one: True)) == []


def test_only_a_laid_out_message_can_be_replaced_by_a_sheet() -> None:
    laid, plain = discord.MessageFlags(components_v2=True), discord.MessageFlags()
    assert is_sheet(SimpleNamespace(flags=laid))  # type: ignore[arg-type]
    assert not is_sheet(SimpleNamespace(flags=plain))  # type: ignore[arg-type]
    assert not is_sheet(None)
