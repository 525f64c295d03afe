"""Whoever does not play in a match and presses a player's button of it always gets an answer."""

import pytest

from tests.cogs.cabin import crowd
from tests.edge.house import House, controls

PLAYERS_MOVES = ("2w6", "ja ende", "kapitän GHüter", "versäumt", "schritt anpfiff", ">", ">aufstellung", ">kapitaen")


@pytest.mark.parametrize("art", ["pokal", "freundschaft"])
async def test_a_stranger_who_presses_anything_of_a_match_is_answered(house: House, art: str) -> None:
    cup = await crowd(house, art)
    live = await house.services.games.live(cup.game)
    own = [f"m:{cup.game}:{step}:{move}" for move in PLAYERS_MOVES for step in (live.token, "-")]
    shown = [id for message in house.channel.history() for id in controls(message) if not id.startswith(("s:", "u:"))]
    for id in [*dict.fromkeys(shown), *own, f"d:{cup.game}", f"q:{cup.game}:{live.token}:grund"]:
        result = await house.press(cup.fan, id, house.panel())
        answers = [one for one in (result.response, *result.followups) if one is not None]
        assert answers or result.modal is not None, f"{id} is answered with silence"
