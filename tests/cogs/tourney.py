"""A tournament on a server: whoever leads it, people who enter, and what they press."""

from collections.abc import Iterator
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage
from structlog.testing import capture_logs

from bot.contests.common.model import State
from tests.edge.house import House, controls, sheet, told, words

TEAMS = "Anna / Bela\nChris / Dora\nEmre / Finn\nGreta / Hanna"


@pytest.fixture(autouse=True)
def plain() -> Iterator[None]:
    """Let nothing break, and nobody be at a loss for words."""
    with capture_logs() as lines:
        yield
    assert [line for line in lines if line["log_level"] in ("error", "critical")] == []


def texts(house: House) -> str:
    """Return all that was said in the channel."""
    return "\n".join(words(message) for message in house.channel.history())


class Tourney:
    """A tournament and the hand that leads it."""

    def __init__(self, house: House) -> None:
        self.house, self.id = house, ""
        self.lead = house.anna

    async def open(self, spiel: str = "watten", name: str = "Watt-Turnier", **options: Any) -> "Tourney":
        page = await self.draft(spiel, name, **options)
        await self.lead.click(page, custom_id=f"c:{self.id}:publish:lead")
        assert self.house.game_id(self.panel()) == self.id
        return self

    async def draft(self, spiel: str = "watten", name: str = "Watt-Turnier", **options: Any) -> ResponseMessage:
        """Write it down, and return the page on which the lead looks at it."""
        page = sheet(await self.lead.slash(self.house.channel, "turnier neu", spiel=spiel, name=name, **options))
        self.id = next(id for id in controls(page) if ":publish:" in id).split(":")[1]
        return page

    def panel(self) -> Any:
        """Return the panel: the newest message of ours that has no words beside its layout."""
        found = [one for one in self.house.channel.history() if one.components and not one.content]
        return found[-1]

    async def state(self) -> State:
        live = await self.house.services.games.live(self.id, fresh=True)
        state: State = live.folded().state
        return state

    async def press(self, who: MemberActor, verb: str, page: str, move: str = "") -> Any:
        """Press something that stands somewhere on a page of the tournament."""
        tail = f":{move}" if move else ""
        return await self.house.press(who, f"c:{self.id}:{verb}:{page}{tail}")

    async def page(self, who: MemberActor, page: str) -> ResponseMessage:
        return sheet(await self.press(who, "page", page))

    async def do(self, move: str, who: MemberActor | None = None, page: str = "lead") -> Any:
        return await self.press(who or self.lead, "do", page, move)

    async def form(self, who: MemberActor, name: str, **given: Any) -> Any:
        """Open a form and send it."""
        asked = await self.press(who, "form", name)
        assert asked.modal is not None, told(asked)
        return await who.submit_modal(asked, given)

    async def guests(self, names: str = TEAMS) -> Any:
        return await self.form(self.lead, "lead.add", names=names)

    async def members(self, *people: MemberActor) -> None:
        """Let people with Discord be entered by whoever leads, in the order of seats."""
        names = "\n".join(
            " / ".join(one.mention for one in people[start : start + 2]) for start in range(0, len(people), 2)
        )
        await self.guests(names)

    async def draw(self) -> State:
        await self.do("seal")
        await self.do("draw")
        return await self.state()

    async def rule_all(self, result: str = "11:4 11:7 7:11") -> None:
        """Enter the same result for every open table."""
        round = (await self.state()).round
        assert round is not None
        for table in round.open_tables:
            await self.form(self.lead, f"lead.rule.{table.name}", result=result)


def ids(message: Any, part: str) -> list[str]:
    """Return the controls of a message whose ids contain something."""
    return [id for id in controls(message) if part in id]
