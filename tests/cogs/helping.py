"""What the tests of /hilfe share: asking for it, and checking that Discord would take the answer."""

import re
from typing import Any

from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.results import InteractionResult, ResponseMessage

from bot.edge.kit.layout import Shown
from bot.service.play.live import Who
from tests.edge.house import House, _walk, raw, words
from tests.sample.model import HasardOptions

URL = "https://discord.com/channels/"


def sheet(result: InteractionResult) -> ResponseMessage:
    """Return the one private answer, with Discord's limits checked."""
    answers = [one for one in (result.response, *result.followups) if one is not None]
    assert len(answers) == 1
    assert answers[0].ephemeral
    fits(answers[0])
    return answers[0]


def typed(message: ResponseMessage) -> str:
    """Read a sheet with commands as they are typed, not as Discord lets them be pressed."""
    return re.sub(r"</([^:>]+):\d+>", r"`/\1`", words(message))


def fits(message: ResponseMessage) -> None:
    limits(raw(message))


def everything(shown: Shown) -> list[dict[str, Any]]:
    """List all components of a sheet that is not sent."""
    view: Any = shown.view
    return list(_walk(view.to_components()))


def limits(components: list[dict[str, Any]]) -> None:
    """Check what Discord would refuse."""
    assert len(components) <= 40
    assert sum(len(part["content"]) for part in components if part["type"] == 10) <= 4000
    ids = [part["custom_id"] for part in components if "custom_id" in part]
    assert len(ids) == len(set(ids)), ids
    assert all(len(id) <= 100 for id in ids)
    for part in components:
        assert len(part.get("label") or "") <= 80
        assert len(part.get("components", [])) <= 5 or part["type"] != 1
        for line in part.get("options", []):
            assert len(line["label"]) <= 100
            assert 1 <= len(line["description"]) <= 100


def menu(message: ResponseMessage) -> dict[str, str]:
    """Return the menu's lines: what they say and where they lead."""
    (found,) = (part for part in raw(message) if part["type"] == 3)
    assert 1 <= len(found["options"]) <= 25
    return {line["label"]: line["value"] for line in found["options"]}


def links(message: ResponseMessage) -> list[str]:
    return [part["url"] for part in raw(message) if part.get("url", "").startswith(URL)]


async def help_me(
    house: House, person: MemberActor, room: ChannelHandle | None = None, **options: Any
) -> ResponseMessage:
    return sheet(await person.slash(room or house.channel, "hilfe", **options))


async def turn(person: MemberActor, message: ResponseMessage, label: str) -> ResponseMessage:
    await person.click(message, label=label)
    fits(message)
    return message


async def deal(house: House, channel: ChannelHandle | None = None, *, begin: bool = True) -> str:
    """Seat anna (Nord) and ben (Ost) at a table with hands and a door."""

    async def work() -> str:
        host, place = Who(house.anna.id, "anna"), channel or house.channel
        live = await house.services.lobby.open(
            "hasard",
            HasardOptions(rounds=1),
            host,
            guild_id=house.guild.id,
            channel_id=place.id,
            seated={"Nord": host, "Ost": Who(house.ben.id, "ben")},
        )
        if begin:
            await house.services.lobby.start(live.row.id, host, cause=1)
        return live.row.id

    return await house.inside(work())
