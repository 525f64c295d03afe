"""Whoever does not play in a match and presses a player's button of it always gets an answer."""

import pytest

from tests.cogs.cabin import crowd
from tests.cogs.pitch import Cup, live, pitch, pokal
from tests.edge.house import House, controls, told

__all__ = ["pitch", "pokal"]

PLAYERS_MOVES = ("2w6", "ja ende", "kapitän GHüter", "versäumt", "schritt anpfiff", ">", ">aufstellung", ">kapitaen")


@pytest.mark.parametrize("art", ["pokal", "freundschaft"])
async def test_a_stranger_who_presses_anything_of_a_match_is_answered(house: House, art: str) -> None:
    cup = await crowd(house, art)
    token = (await live(house, cup.game)).token
    own = [f"m:{cup.game}:{step}:{move}" for move in PLAYERS_MOVES for step in (token, "-")]
    shown = [id for message in house.channel.history() for id in controls(message) if not id.startswith(("s:", "u:"))]
    for id in [*dict.fromkeys(shown), *own, f"d:{cup.game}", f"q:{cup.game}:{token}:grund"]:
        result = await house.press(cup.fan, id, house.panel())
        answers = [one for one in (result.response, *result.followups) if one is not None]
        assert answers or result.modal is not None, f"{id} is answered with silence"


async def test_q8_2_a_form_of_the_desk_opens_for_who_leads_and_for_nobody_else(pokal: Cup) -> None:
    await pokal.until("jaeger")
    house, step = pokal.house, (await live(pokal.house, pokal.game)).token
    button = f"q:{pokal.game}:{step}:ausschluss SHüter:"
    for who in (pokal.fan, pokal.people["GJäger1"], pokal.people["SHüter"]):
        closed = await house.press(who, button, house.panel())
        assert closed.modal is None and told(closed)
    assert (await house.press(pokal.referee, button, house.panel())).modal is not None
