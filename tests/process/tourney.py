"""A tournament over real sockets: somebody leads it, people enter and play at its tables with what they can press."""

import json
import random
from collections.abc import Callable
from typing import Any

from bot.contests import find_contests
from bot.contests.common.model import State
from bot.games import find_games
from bot.service.play.games import Games
from bot.service.play.live import Live
from bot.store.database import open_database
from playground.client import Playground
from playground.components import walk
from playground.errors import DiscordError
from playground.person import Person
from playground.sight import Answer, Seen
from tests.process.running import Running
from tests.process.watching import until

SPECS = {**find_games(), **find_contests()}
Choice = Callable[[Any], bool]


def ids(message: Seen) -> list[str]:
    """List what can be pressed on a message."""
    parts = [part for part in walk(message.components) if part["type"] in (2, 3) and not part.get("disabled")]
    return [str(part.get("custom_id", "")) for part in parts]


class Tournament:
    """A tournament, whoever leads it, and the bot's database looked at from outside."""

    def __init__(self, pg: Playground, bot: Running, lead: Person) -> None:
        self.pg, self.bot, self.lead, self.id = pg, bot, lead, ""

    async def open(self, **options: Any) -> "Tournament":
        """Open it where the lead is."""
        await self.lead.slash("turnier neu", **{"name": "Probe", **options})
        await self.lead.click("Anmeldung öffnen")
        query = "select id from games where kind like '%turnier' order by created_at desc limit 1"
        ((self.id,),) = self.bot.ask(query)
        return self

    # -- pressing ------------------------------------------------------------------------------------------------------

    async def page(self, person: Person, name: str = "mine") -> Seen:
        """Open one's own page, the desk of the lead, or what can be reached from there."""
        panel = await until(lambda: self._panels(person), bool)
        first = "lead" if name.startswith("lead") else "mine"
        answer = await person.click(f"c:{self.id}:page:{first}", panel[-1])
        assert answer.message is not None, answer.text
        return answer.message

    async def _panels(self, person: Person) -> list[Seen]:
        door = f"c:{self.id}:page:lead"
        return [one for one in await person.sees() if door in ids(one) and not one.ephemeral]

    async def do(self, move: str, person: Person | None = None) -> Answer:
        """Press what does something, on the page of whoever does it."""
        who = person or self.lead
        seen = await self.page(who, "lead" if person is None else "mine")
        found = [one for one in ids(seen) if one.endswith(f":{move}")]
        assert found, (move, ids(seen))
        return await who.click(found[0], seen)

    async def form(self, name: str, person: Person | None = None, on: Seen | None = None, **given: Any) -> Answer:
        """Open a form and send it."""
        who = person or self.lead
        seen = on or await self.page(who, "lead" if person is None else "mine")
        asked = await who.click(f"c:{self.id}:form:{name}", seen)
        return await who.fill_modal(asked, **given)

    async def people(self, *people: Person, size: int = 1) -> None:
        """Let the lead enter people with Discord."""
        for one in people:
            await one.open()
        names = [" / ".join(f"<@{one.id}>" for one in people[at : at + size]) for at in range(0, len(people), size)]
        await self.form("lead.add", names="\n".join(names))

    async def draw(self) -> State:
        """Seal, and draw at once."""
        await self.do("seal")
        await self.do("draw")
        return await self.state()

    async def table_page(self, table: str) -> Seen:
        """Choose a table at the desk."""
        desk = await self.page(self.lead, "lead")
        menu = next(one for one in ids(desk) if one.startswith("cm:"))
        answer = await self.lead.select(menu, f"lead.table.{table}", message=desk)
        assert answer.message is not None
        return answer.message

    # -- looking -------------------------------------------------------------------------------------------------------

    async def look(self, id: str) -> Live:
        """Read a game as it is stored."""
        database = await open_database(self.bot.variables["SPIELLEITER_DATABASE_URL"])
        try:
            return await Games(database, SPECS).live(id)
        finally:
            await database.close()

    async def state(self) -> State:
        """Return how the tournament stands."""
        state: State = (await self.look(self.id)).folded().state
        return state

    async def stands(self, wanted: Callable[[State], bool]) -> State:
        """Wait until it stands as wanted."""
        return await until(self.state, wanted)

    def results(self, table: str) -> list[str]:
        """List everything that was ever written of a table, in order."""
        rows = self.bot.ask("select body from events where game_id = ? order by seq", self.id)
        bodies = [json.loads(body) for (body,) in rows]
        return [one["kind"] for one in bodies if one["kind"] in ("reported", "ruled") and one["table"] == table]

    # -- tables --------------------------------------------------------------------------------------------------------

    async def sit_down(self, person: Person, table: str) -> str:
        """Open the game of a table with one press; return its id."""
        button = f"c:{self.id}:open:{table}"
        calls = await until(lambda: self._with(person, button), bool)
        answer = await person.click(button, calls[-1])
        assert "Hier geht es zum Tisch" in answer.text, answer.text
        ((child,),) = self.bot.ask("select child_id from tables where game_id = ? and name = ?", self.id, table)
        return str(child)

    async def _with(self, person: Person, button: str) -> list[Seen]:
        return [one for one in await person.sees() if button in ids(one)]


class Seats:
    """Those who sit at a table's game and press whatever the rules let them."""

    def __init__(self, tournament: Tournament, child: str, people: list[Person], chance: random.Random) -> None:
        self.tournament, self.child, self.chance = tournament, child, chance
        self.by_id = {one.id: one for one in people}

    async def play(self, wanted: Choice, until_over: Callable[[Live], bool]) -> Live:
        """Press on until it is so far; `wanted` are the moves that bring a game on."""
        live = await self.tournament.look(self.child)
        while live.row.status == "running" and not until_over(live):
            await self.once(live, wanted)
            live = await self.tournament.look(self.child)
        return live

    async def once(self, live: Live, wanted: Choice) -> None:
        """Let somebody press something that the rules allow."""
        await until(lambda: self._try(live, wanted), bool)

    async def _try(self, live: Live, wanted: Choice) -> bool:
        state = live.folded().state
        rows = [row for row in live.seats if row.person_id in self.by_id]
        self.chance.shuffle(rows)
        for row in rows:
            legal = {live.spec.notation.write(one) for one in live.spec.rules.legal(state, row.seat) if wanted(one)}
            if legal and await self._press(self.by_id[row.person_id or 0], legal):
                return True
        return False

    async def _press(self, person: Person, legal: set[str]) -> bool:
        seen = [one for one in await person.sees() if any(f":{self.child}" in id for id in ids(one))]
        for message in reversed(seen[-2:]):
            moves = [id for id in ids(message) if id.startswith("m:") and id.split(":", 3)[3] in legal]
            if moves:
                try:
                    await person.click(self.chance.choice(moves), message)
                except (DiscordError, LookupError):
                    return False  # the page changed under the finger
                return True
        door = f"d:{self.child}"
        for message in seen:
            if door in ids(message) and not any(one.ephemeral for one in seen):
                await person.click(door, message)
        return False


def kinds(*names: str) -> Choice:
    """Choose moves of some kinds."""
    return lambda one: one.kind in names
