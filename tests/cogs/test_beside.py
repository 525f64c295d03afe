"""Games beside each other: the same two people sit in all of them, and whatever ends harms no other."""

import re
from collections.abc import Iterator
from itertools import combinations_with_replacement

import pytest
from simcord.builders import ChannelHandle
from structlog.testing import capture_logs

from bot.service.play.naming import title
from tests.cogs.beside import KINDS, begin, play
from tests.cogs.cabin import allow, letters, nick
from tests.cogs.hut_table import one_picture
from tests.cogs.pitch import pitch
from tests.edge.house import House, controls, told, words

__all__ = ["one_picture", "pitch"]

READERS = {"hut": "Zahl 8", "quidditch": "XP GHüter 2"}
"""The kinds that read direct messages, and a text in the form of each."""


@pytest.fixture
def quiet() -> Iterator[None]:
    """Let nothing go wrong behind anybody's back."""
    with capture_logs() as lines:
        yield
    assert [line for line in lines if line["log_level"] in ("error", "critical")] == []


async def log_of(house: House, game: str) -> str:
    answer = await house.ben.slash(house.channel, "partie log", partie=game)
    assert answer.response is not None
    live = await house.services.games.live(game)
    (file,) = answer.response.attachments
    assert re.fullmatch(rf"{live.spec.name}-\d{{4}}-\d\d-\d\d\.txt", file.filename)
    return told(answer)


def log_published(room: ChannelHandle) -> bool:
    files = [file.filename for one in room.history() for file in one.attachments]
    return any(re.fullmatch(r"quidditch-.*\.log", name) for name in files)


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize("kind", KINDS)
async def test_a_game_is_played_to_its_end_while_its_people_sit_in_all_the_others(pitch: House, kind: str) -> None:
    allow(pitch, manage_nicknames=True, manage_roles=True)
    started = [await begin(pitch, one) for one in KINDS if one != kind]
    others = {game: await pitch.services.games.live(game) for game, _ in started}
    game, room = await begin(pitch, kind)
    over = await play(pitch, game)
    assert over.row.status == "over" and over.outcome() is not None
    assert any("Startwert" in words(one) for one in room.history())
    assert await log_of(pitch, game)
    for other, before in others.items():
        after = await pitch.services.games.live(other)
        assert (after.row.status, after.row.head) == ("running", before.row.head) or after.spec.name == "quidditch"
    if kind == "quidditch":
        assert nick(pitch, pitch.anna) is None and nick(pitch, pitch.ben) is None
        assert log_published(room)
    else:
        assert nick(pitch, pitch.anna) is not None, "the match goes on, and so does its name"


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize(("first", "second"), [*combinations_with_replacement(KINDS, 2)])
async def test_two_games_of_the_same_people_from_lobby_to_end(pitch: House, first: str, second: str) -> None:
    allow(pitch, manage_nicknames=True, manage_roles=True)
    running = {}
    for number, kind in enumerate((first, second)):
        game, room = await begin(pitch, kind, f"raum{number}")
        running[game] = (kind, room)
    for form, typed in READERS.items():
        before = {game: await pitch.events(game) for game in running}
        heard = len(letters(pitch.ben))
        await pitch.ben.send_dm(typed)
        meant = [game for game, (kind, _) in running.items() if kind == form]
        answer = pitch.ben.user.dm_channel.history()[-1]
        assert len(letters(pitch.ben)) == heard + 2, "one answer"
        changed = [game for game in running if await pitch.events(game) != before[game]]
        assert changed in ([], meant)
        if len(meant) == 1:
            named = pitch.services.texts.say(title(await pitch.services.games.live(meant[0])), "de")
            assert f"-# {named}" in words(answer), "the answer names the game"
        elif meant:
            assert sorted(controls(answer)) == sorted([*(f"w:{game}" for game in meant), "w:-"])
        else:
            assert "liest sich wie" in words(answer)
    for game, (kind, room) in running.items():
        asked = await pitch.anna.slash(room, "partie beenden")
        await pitch.anna.submit_modal(asked, {"line": "Feierabend"})
        assert (await pitch.services.games.live(game)).row.status == "abandoned"
        assert await log_of(pitch, game)
        assert log_published(room) == (kind == "quidditch")
    assert nick(pitch, pitch.anna) is None and nick(pitch, pitch.ben) is None
