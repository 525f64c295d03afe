"""No two live panels of one game anywhere: moved by command, posted anew, or left by a crash."""

import pytest
from simcord.builders import ChannelHandle

from bot.edge.table.publisher import OLD
from bot.service.play.live import Who
from tests.cogs.beside import KINDS, begin
from tests.edge.house import House, controls


def live_panels(house: House, game: str, *rooms: ChannelHandle) -> list[int]:
    """List the messages in public places on which this game can be played."""
    return [
        message.id
        for room in rooms
        for message in room.history()
        if any(part.split(":")[1:2] == [game] and part[0] in "mdpqs" for part in controls(message))
    ]


@pytest.mark.parametrize("kind", KINDS)
async def test_a_game_has_one_live_panel_wherever_it_went(house: House, kind: str) -> None:
    game, room = await begin(house, kind)
    other = house.guild.create_text_channel("nebenan")
    await house.env.settle()
    rooms = (room, other, house.channel)
    assert len(live_panels(house, game, *rooms)) == 1
    await house.anna.slash(other, "partie hier", partie=game)
    (moved,) = live_panels(house, game, *rooms)
    assert moved in [message.id for message in other.history()]
    for here in (other, other, room):
        await house.anna.slash(here, "partie hier", partie=game)
    await house.env.settle()
    assert len(live_panels(house, game, *rooms)) == 1
    await house.env.advance_time(OLD.total_seconds() + 60)
    if (await house.services.games.live(game)).row.status == "running":
        paused = house.services.conduct.pause(game, Who(house.anna.id, "anna", guild_id=house.guild.id), cause=7)
        await house.inside(paused)
        await house.env.settle()
    assert len(live_panels(house, game, *rooms)) <= 1


async def test_a_panel_that_arrives_after_its_game_has_left_goes_again(house: House) -> None:
    """What a crash between posting and moving leaves: the message stands, but no row knows it."""
    game, room = await begin(house, "kampf")
    publisher, look = house.client.publisher, await house.services.games.look(game)
    (panel,) = [one for one in await house.panels(game) if one.audience == "public"]
    post = await house.inside(publisher._drawn(panel, look, ()))
    later = panel.message_id + 1
    database = house.services.games.database
    assert [row.body for row in await database.write(lambda db: post.written(db, later, new=True))] == [
        {"message": panel.message_id}
    ]
    older = await database.write(lambda db: post.written(db, panel.message_id, new=True))
    assert [row.body for row in older] == [{"message": panel.message_id}]
    await publisher.forget(panel)
    lost = await database.write(lambda db: post.written(db, later + 1, new=True))
    assert [row.body for row in lost] == [{"message": later + 1}]
    assert room.history()
