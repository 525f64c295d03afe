"""A match in a channel the bot may not write to: nothing is lost, and it is said once the right is back."""

import discord
import pytest

from bot.quidditch_room.story import LONGEST, cut
from bot.quidditch_room.unsaid import STORY
from bot.store.outbox import unsaid
from tests.cogs.pitch import Cup, friendly, matches_of, pitch, said, state
from tests.edge.house import told

__all__ = ["friendly", "pitch"]
LATE = "Nachgereicht"


def test_what_is_too_long_for_a_message_ends_with_a_whole_line() -> None:
    lines = ["Tor für Gryffindor! " * 20] * 6
    assert cut(lines[:4]) == "\n".join(lines[:4])
    assert cut(lines) == "\n".join([*lines[:4], "…"]) and len(cut(lines)) <= LONGEST
    assert len(cut(["x" * 5000])) == LONGEST


async def may_write(cup: Cup, allowed: bool | None) -> None:
    """Take the bot's right to write in the match channel, or give it back."""
    house = cup.house
    channel = house.client.get_channel(house.channel.id)
    assert isinstance(channel, discord.TextChannel)
    if allowed is None:
        await house.inside(channel.set_permissions(channel.guild.me, overwrite=None))
    else:
        await house.inside(channel.set_permissions(channel.guild.me, send_messages=allowed))
    await house.env.settle()


async def whistle(cup: Cup, *moves: str) -> None:
    for move in moves:
        await cup.press(cup.referee, move)
        await cup.house.env.settle()


async def test_what_could_not_be_said_is_said_in_order_when_the_right_is_back(friendly: Cup) -> None:
    house = friendly.house
    await friendly.until("jaeger")
    known = len(said(house.channel))
    await may_write(friendly, False)
    await whistle(friendly, "schritt ende", "schritt schnatz")
    assert len(said(house.channel)) == known, "nothing can be said"
    assert (await state(house, friendly.game)).phase == "sucher", "and play goes on"
    letters = [message.content for message in friendly.referee.user.dm_channel.history()]
    assert any("darf ich nicht mehr schreiben" in words for words in letters), "the referee knows"
    await may_write(friendly, None)
    await house.env.advance_time(1)
    await house.env.settle()
    (late,) = [words for words in said(house.channel)[known:] if LATE in words]
    lines = late.splitlines()
    assert LATE in lines[0] and "Teilrunde beendet" in lines[1] and "Sucher" in lines[2]
    await whistle(friendly, "schritt ende", "schritt zwischenstand")
    assert LATE not in said(house.channel)[-1], "from now on everything is said as it happens"


async def test_after_a_fall_nothing_overtakes_what_is_unsaid(friendly: Cup) -> None:
    house = friendly.house
    await friendly.until("jaeger")
    await may_write(friendly, False)
    await whistle(friendly, "schritt ende")
    await house.restart()
    await house.env.settle()
    await whistle(friendly, "schritt schnatz")
    await may_write(friendly, None)
    await house.env.advance_time(1)
    await house.env.settle()
    words = "\n".join(said(house.channel))
    assert words.count("Jäger und Hüter: Teilrunde beendet") == 1
    assert words.index("Jäger und Hüter: Teilrunde beendet") < words.index("Teilrunde der Sucher")
    left = await house.services.games.database.read(lambda db: unsaid(db, friendly.game))
    assert STORY not in [kind for kind, _, _ in left]


async def test_what_is_unsaid_moves_with_the_match(friendly: Cup) -> None:
    house = friendly.house
    await friendly.until("jaeger")
    before = house.channel
    await may_write(friendly, False)
    await whistle(friendly, "schritt ende")
    elsewhere = house.guild.create_text_channel("ausweichfeld")
    await house.env.settle()
    assert told(await friendly.fan.slash(elsewhere, "partie hier", partie=friendly.game)), "not by just anybody"
    await friendly.referee.slash(elsewhere, "partie hier", partie=friendly.game)
    await house.env.advance_time(1)
    await house.env.settle()
    assert sum("Jäger und Hüter: Teilrunde beendet" in words for words in said(elsewhere)) == 1
    await may_write(friendly, None)
    await house.env.settle()
    assert not any(LATE in words for words in said(before))


async def test_what_nobody_has_words_for_any_more_is_not_owed(friendly: Cup, monkeypatch: pytest.MonkeyPatch) -> None:
    house, story = friendly.house, matches_of(friendly.house).narrator.story
    await friendly.until("jaeger")
    await may_write(friendly, False)
    await whistle(friendly, "schritt ende")
    known = said(house.channel)
    with monkeypatch.context() as patch:
        patch.setattr(story, "words", lambda *_, **__: "")  # as after an update that says less
        await may_write(friendly, None)
        await house.env.advance_time(1)
        await house.env.settle()
    assert said(house.channel) == known
    left = await house.services.games.database.read(lambda db: unsaid(db, friendly.game))
    assert STORY not in [kind for kind, _, _ in left], "nobody has to look after it"
    await whistle(friendly, "schritt schnatz")
    assert LATE not in said(house.channel)[-1] and "Teilrunde der Sucher" in said(house.channel)[-1]
