"""A match that goes on after its end: what was written while it was over was nobody's move."""

import pytest

from bot.games.quidditch import events as e
from tests.cogs.pitch import Cup, facts, live, matches_of, pitch, pokal
from tests.cogs.test_quidditch_rulings import agree_to_end

__all__ = ["pitch", "pokal"]


@pytest.mark.parametrize("restarted", [True, False])
async def test_q13_6_what_was_written_while_a_match_was_over_is_not_judged_when_it_goes_on(
    pokal: Cup, *, restarted: bool
) -> None:
    house, game = pokal.house, pokal.game
    await pokal.until("jaeger")
    await agree_to_end(pokal)
    idle = [await pokal.say("GHüter", "Schönes Spiel!"), await pokal.say("SHüter", "2w6")]
    await house.press(pokal.referee, f"m:{game}:0.aus:wiederholen 1 jaeger", house.panel())
    await house.env.settle()
    assert (await live(house, game)).row.status == "running"
    if restarted:
        await house.restart()
    else:
        matches_of(house).inbox.reconnected()
    await house.env.settle()
    caused = {row.cause for row in await house.events(game)}
    assert not caused & {message.id for message in idle}
    last = await pokal.say("GHüter", "Nun aber weiter")
    await house.env.settle()
    assert [one.text for one in await facts(house, game, e.Geredet) if one.stoert][-1:] == ["Nun aber weiter"]
    assert last.id in {row.cause for row in await house.events(game)}
