"""People see a game's name and the day it was opened: its number is for machines, in every game and every place."""

from collections.abc import Iterator
from typing import Any

from simcord.backend import serializers

from bot.service.play.naming import title
from tests.cogs.beside import KINDS, begin
from tests.cogs.court import Court
from tests.cogs.pitch import pitch
from tests.edge.house import House

__all__ = ["pitch"]


def read(part: Any) -> Iterator[str]:
    """Yield everything that can be read in a message, down to labels and the names of files."""
    if isinstance(part, list):
        for one in part:
            yield from read(one)
    elif isinstance(part, dict):
        for key in ("content", "label", "placeholder", "description", "filename", "name", "title"):
            if isinstance(part.get(key), str):
                yield part[key]
        for key in ("components", "attachments", "options", "accessory", "component"):
            yield from read(part.get(key))


def everything(house: House) -> str:
    """Return all that anybody was shown anywhere, in private as well."""
    backend = house.env.backend
    messages = [one for channel in backend.messages.values() for one in channel.values()]
    places = [one.name or "" for one in backend.channels.values()]
    return "\n".join([*places, *(line for one in messages for line in read(serializers.message_payload(backend, one)))])


async def test_nobody_sees_the_number_of_a_game(pitch: House) -> None:
    court = await Court(pitch).open()
    games = {}
    for kind in KINDS:
        game, room = await begin(pitch, kind)
        games[game] = room
        await court.rita.slash(room, "verwarnung", person=pitch.ben, grund=f"Zu laut bei {kind}")
        await pitch.ben.slash(room, "partie status")
        await pitch.ben.slash(room, "partie log")
    names = {game: pitch.services.texts.say(title(await pitch.services.games.live(game)), "de") for game in games}
    offered = await pitch.anna.autocomplete(court.room, "partie hier", "partie", "")
    listed = await court.rita.autocomplete(court.room, "verwarnungen", "partie", "")
    for choices in (offered, listed):
        shown = [choice["name"] for choice in choices]
        assert len(shown) == len(games) and all(any(name in one for one in shown) for name in names.values()), shown
    await court.rita.slash(court.room, "log")
    for game, room in games.items():
        asked = await court.rita.slash(room, "partie beenden", partie=game)
        await court.rita.submit_modal(asked, {"line": "Gewitter"})
        await pitch.env.settle()
        proof = await pitch.press(pitch.ben, f"p:{game}", pitch.panel(room))
        (file, _) = proof.response.attachments
        assert file.filename.startswith(f"{(await pitch.services.games.live(game)).spec.name}-20")
    seen = everything(pitch)
    assert all(name in seen for name in names.values())
    assert [game for game in games if game in seen] == []
