"""A table of Fang den Hut against a Discord in this process: opening, writing, choosing."""

from collections.abc import Callable
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.results import InteractionResult, ResponseMessage

from bot.games.hut.board import reach
from bot.games.hut.model import State
from tests.edge.house import Easel, House, raw

DAY = 86400


@pytest.fixture(autouse=True)
def one_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw the first picture only and show it again and again: how boards look is tested elsewhere."""
    drawn: list[bytes] = []

    async def draw(self: Easel, function: Callable[[Any], bytes], data: Any) -> bytes:
        if not drawn:
            drawn.append(function(data))
        return drawn[0]

    monkeypatch.setattr(Easel, "draw", draw)


async def begun(house: House, *people: MemberActor, frist: str = "1 Tag", seats: int = 2) -> str:
    """Let anna open a game, the others sit down, and begin."""
    await house.anna.slash(house.channel, "hut neu", plaetze=seats, frist=frist)
    for person in people or (house.ben,):
        await person.click(house.panel(), label="Platz nehmen")
    await house.anna.click(house.panel(), label="Beginnen")
    return house.game_id()


async def state_of(house: House, game: str) -> State:
    state: State = (await house.inside(house.services.games.live(game))).folded().state
    return state


async def order_for(house: House, game: str, seat: str, phase: int = 1) -> str:
    """Return an order that a seat can give: its first hat one step out, or two."""
    state = await state_of(house, game)
    player = state.player(seat)
    stack = state.board.army(player.colour)[0]
    far, target = next((far, field) for far, field in reach(stack.field) if state.board.at(field) is None)
    return f"{phase} {state.names[stack.top]} {stack.field} {far} {target}"


async def write(house: House, person: MemberActor, orders: str) -> InteractionResult:
    return await person.slash(house.channel, "hut befehl", befehle=orders)


def sheet(result: InteractionResult) -> ResponseMessage:
    answers = [one for one in (result.response, *result.followups) if one is not None]
    assert len(answers) == 1 and answers[0].ephemeral
    return answers[0]


def menu(message: ResponseMessage, key: str) -> dict[str, Any]:
    """Return a select of a private sheet by its key."""
    return next(part for part in raw(message) if part["type"] == 3 and part["custom_id"].endswith(f":{key}"))


async def choose(person: MemberActor, message: ResponseMessage, key: str, label: str) -> None:
    """Choose the first line of a menu that begins so."""
    found = menu(message, key)
    value = next(one["value"] for one in found["options"] if one["label"].startswith(label))
    await person.select(message, [value], custom_id=found["custom_id"])
