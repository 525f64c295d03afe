"""A match over real sockets: people and a referee who type, roll and press, and the truth from the bot's database."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable, Collection, Iterator, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bot import fair
from bot.engine.chance import Draw
from bot.engine.log import Entry, fold
from bot.engine.seats import OFFICIALS
from bot.games.quidditch import GAME
from bot.games.quidditch import model as m
from bot.games.quidditch.rules.course import next_step
from bot.games.quidditch.rules.legal import open_to
from playground import messages
from playground.client import Playground
from playground.components import walk
from playground.drafts import Draft
from playground.person import Person
from playground.sight import Seen
from playground.snowflake import EPOCH
from tests.process.running import Running
from tests.process.watching import PATIENCE, panel, until

SMALL = ("GHüter", "GSucher", "GJäger1", "SHüter", "SSucher", "SJäger1")
PLAYERS = ("anna", "bruno", "clara", "hannes", "ida", "jonas")
DICE = "/dice 2w6"
SAID = {
    "anpfiff": "Anpfiff", "runde": "Runde", "chatende": "Chatende", "chat": "Chat", "ende": "Teilrunde beendet",
    "pos-jaeger": "Position Jäger", "pos-sucher": "Position Sucher", "pos-treiber": "Position Treiber",
    "klatscher": DICE, "quaffel": DICE, "schnatz": DICE, "zwischenstand": "Zwischenstand",
    "klatscher-frei": "Klatscher freigegeben", "quaffel-frei": "Quaffel freigegeben",
    "schnatz-frei": "Schnatz freigegeben", "freiwurf-frei": "Freiwurf freigegeben",
}  # fmt: skip
"""The referee's words for each step (Q3.5)."""


@asynccontextmanager
async def reading_bot(pg: Playground, folder: Path, **more: str) -> AsyncIterator[Running]:
    """Start a bot that may read what people write."""
    bot = Running(folder, pg.api, pg.gateway)
    bot.variables |= {"SPIELLEITER_INTENTS__MESSAGE_CONTENT": "true", **more}
    async with bot:
        await bot.start()
        await pg.bot_online()
        yield bot


class Match:
    """A running match; seats are called by their names, the referee is `schiri`."""

    def __init__(self, pg: Playground, bot: Running, referee: Person, people: dict[str, Person], channel: int) -> None:
        self.pg, self.bot, self.channel = pg, bot, channel
        self.people = {"schiri": referee, **people}
        self.game = ""
        self._seen = -1
        self._entries: list[Entry] = []

    @classmethod
    async def open(
        cls,
        pg: Playground,
        bot: Running,
        channel: str = "quidditch",
        *,
        referee: str = "",
        seats: Sequence[str] = SMALL,
        players: Sequence[str] = PLAYERS,
        **options: Any,
    ) -> "Match":
        """Line people up in a channel and begin; cup matches are refereed by whoever manages the server."""
        referee = referee or ("theodor" if options.get("art") in ("pokal", "finale") else "rudi")
        people = {seat: pg.person(name) for seat, name in zip(seats, players, strict=True)}
        match = cls(pg, bot, pg.person(referee), people, await pg.channel_id(channel))
        for person in match.people.values():
            await person.open()
        boss = match.people["schiri"]
        await boss.go(match.channel)
        houses = dict.fromkeys(seat[0] for seat in seats)
        one, other = houses
        answer = await boss.slash("quidditch neu", haus1=one, haus2=other, leitung="ich", **options)
        assert answer.message is not None
        ((match.game,),) = bot.ask("select id from games where channel_id = ? and status = 'lobby'", match.channel)
        for seat, person in people.items():
            await person.go(match.channel)
            await person.select("Einen bestimmten Platz nehmen", seat, message=answer.message)
        await until(lambda: panel(boss), lambda shown: "Beginnen" in shown.buttons)
        await boss.click("Beginnen")
        await match.settle(lambda: bool(match.place("officials")))
        return match

    # -- the truth -------------------------------------------------------------------------------------------------

    def entries(self) -> list[Entry]:
        """Read the log."""
        columns = "seq, at, cause, part, body, draws"
        rows = self.bot.ask(
            f"select {columns} from events where game_id = ? and seq > ? order by seq", self.game, self._seen
        )
        for seq, _, cause, part, body, draws in rows:
            drawn = tuple(Draw.of(one) for one in json.loads(draws)) if draws else ()
            self._entries.append(Entry(seq, datetime.now(UTC), GAME.load_event(body), cause, part, drawn))
            self._seen = seq
        return self._entries

    def state(self) -> Any:
        """Fold the log."""
        ((options,),) = self.bot.ask("select options from games where id = ?", self.game)
        return fold(GAME.rules, GAME.load_options(options), self.entries()).state

    def facts(self, kind: type[Any]) -> list[Any]:
        """Return the events of one kind."""
        return [entry.event for entry in self.entries() if isinstance(entry.event, kind)]

    def caused(self, cause: int) -> list[Any]:
        """Return what a message or press led to."""
        return [entry.event for entry in self.entries() if entry.cause == cause]

    def place(self, audience: str) -> int:
        """Return a channel of the match by what it is for, 0 if there is none yet."""
        query = "select channel_id from panels where game_id = ? and audience = ?"
        return next((int(found) for (found,) in self.bot.ask(query, self.game, audience)), 0)

    def told(self) -> bool:
        """Tell whether everything that happened was told everywhere."""
        query = "select min(c.event_seq) >= max(g.head) from cursors c join games g on g.id = c.game_id "
        return bool(self.bot.ask(query + "where g.id = ? and c.kind = 'told'", self.game)[0][0])

    def desk_is_current(self) -> bool:
        """Tell whether the referees' desk shows how things stand."""
        query = "select p.shown >= g.revision from panels p join games g on g.id = p.game_id "
        return bool(self.bot.ask(query + "where g.id = ? and p.audience = 'officials'", self.game)[0][0])

    async def settle(self, wanted: Callable[[], bool], within: float = PATIENCE) -> None:
        """Wait until something is so."""

        async def look() -> bool:
            return wanted()

        await until(look, bool, within)

    async def overdue(self) -> None:
        """Wait until the time of this step is over, for a bot that is away."""
        ((due,),) = self.bot.ask("select due_at from deadlines where game_id = ? and kind = 'step'", self.game)
        over = datetime.fromisoformat(due).replace(tzinfo=UTC)
        await self.settle(lambda: datetime.now(UTC) > over)

    async def rung(self) -> None:
        """Wait until no clock of the match is left that could still ring."""
        query = "select count(*) from deadlines where game_id = ? and kind = 'step' and due_at < ?"
        now = datetime.now(UTC).replace(tzinfo=None).isoformat(" ")
        await self.settle(lambda: self.bot.ask(query, self.game, now) == [(0,)])

    async def until_moment(self, moment: int) -> None:
        """Wait until Discord's clock shows a moment."""
        assert self.pg.server is not None
        clock = self.pg.server.hub.clock
        await self.settle(lambda: clock.now() >= moment)

    async def all_told(self) -> None:
        """Wait until there is nothing more to tell."""
        await self.settle(self.told)

    # -- acting ----------------------------------------------------------------------------------------------------

    async def say(self, seat: str, words: str, *, judged: bool = True) -> Seen:
        """Write in the match channel, and wait until it was judged."""
        person = self.people[seat]
        await person.go(self.channel)
        message = await person.say(words)
        if judged:
            await self.settle(lambda: bool(self.caused(message.id)))
        return message

    async def roll(self, seat: str, wanted: Collection[tuple[int, int]] = ()) -> tuple[int, int]:
        """Roll by typing; `wanted` dice are had by writing the message at the right moment."""
        if wanted:
            await self.all_told()
            cause = self._luckily(seat, wanted)
        else:
            cause = (await self.say(seat, DICE, judged=False)).id
        await self.settle(lambda: bool(self.caused(cause)))
        rolled = next(event for event in self.caused(cause) if event.kind == "gewuerfelt")
        if wanted:
            assert (rolled.first, rolled.second) in wanted
        return rolled.first, rolled.second

    def _luckily(self, seat: str, wanted: Collection[tuple[int, int]]) -> int:
        """Roll with an id whose draw gives wanted dice: draws follow from the promised seed and the message's id.

        Nothing is awaited between finding the id and writing the message, so nobody else can take it.
        """
        assert self.pg.server is not None
        hub = self.pg.server.hub
        ((seed, draws),) = self.bot.ask("select seed, draws from games where id = ?", self.game)
        began = time.monotonic()
        hub.clock.stop()
        try:
            first = max((int(hub.clock.now()) - EPOCH) << 22, hub.world.new_id.last) + 1
            lucky = next(id for id in _upwards(first) if tuple(fair.draw(seed, self.game, draws, id, "2w6")) in wanted)
            hub.world.new_id.last = lucky - 1
            channel = hub.world.channels[self.channel]
            return messages.create(hub, channel, self.people[seat].id, Draft(given={"content"}, content=DICE)).id
        finally:
            hub.clock.start()
            hub.clock.advance(1000 * (time.monotonic() - began))

    async def press(self, seat: str, move: str) -> Any:
        """Press the button, or choose the line, that does a move on the referees' desk."""
        person = self.people[seat]
        await self.settle(self.desk_is_current)

        async def find() -> tuple[Seen, dict[str, Any]] | None:
            for message in reversed(await person.sees(self.place("officials"))):
                for item in walk(message.components):
                    values = [option["value"] for option in item.get("options", ())]
                    if str(item.get("custom_id", "")).endswith(f":{move}") or move in values:
                        return message, item
            return None

        found = await until(find, lambda one: one is not None)
        assert found is not None
        message, item = found
        if item["type"] == 2:
            return await person.click(item["custom_id"], message)
        return await person.select(item["custom_id"], move, message=message)

    # -- leading ---------------------------------------------------------------------------------------------------

    async def step(self, wanted: Collection[tuple[int, int]] = ()) -> str:
        """Let the referee take the next step by his words."""
        was = next_step(self.state())
        assert was is not None
        if SAID[was] == DICE:
            await self.roll("schiri", wanted)
        else:
            await self.say("schiri", SAID[was])
        return was

    async def reach(self, phase: str, stage: str = "frei", **thirds: str) -> Any:
        """Lead on until a phase is open, everybody doing what he is asked; `thirds` says who goes where."""
        for _ in range(60):
            now = self.state()
            played = phase in ("treiber", "jaeger", "sucher")
            if now.phase == phase and (now.stage == stage or not played):
                return now
            await self._onward(now, thirds)
        raise AssertionError(f"still {self.state().phase}")

    async def _onward(self, now: Any, thirds: dict[str, str]) -> None:
        if now.phase == "vor" and None in now.captains:
            house = now.options.houses[now.captains.index(None)]
            before = len(self.entries())
            await self.press("schiri", f"kapitän {house}Jäger1")
            await self.settle(lambda: len(self.entries()) > before)
            return
        asked = [] if now.phase in ("vor", "treiber", "jaeger", "sucher") else list(self.people)
        found = [(seat, open_to(now, seat)) for seat in asked if seat != "schiri" and open_to(now, seat)]
        for seat, actions in found:
            if isinstance(actions[0], m.Roll):
                await self.roll(seat)
                return  # a tie is rolled again in the same order
            assert isinstance(actions[0], m.Wrote)
            await self.say(seat, thirds.get(seat, actions[0].text))
        if not found:
            await self.step()

    async def shoot(self) -> tuple[str, str]:
        """Bring it to a Torwurf that has not been rolled yet; return shooter and Hüter."""
        now = await self.reach("jaeger")
        shooter = now.holder
        rival = now.other(shooter[0])
        goal = now.letter(now.goal(rival))
        if now.player(shooter).third != now.goal(rival):
            await self.say("schiri", f"{shooter} {goal}")
        await self.say(shooter, "Torwurf")
        return shooter, f"{rival}Hüter"

    async def lines(self, seat: str = "schiri") -> list[str]:
        """List what the bot has said in the match channel, panels left out."""
        seen = await self.people[seat].sees(self.channel)
        return [one.content for one in seen if one.raw["author"].get("bot") and one.content]


def _upwards(first: int) -> Iterator[int]:
    while True:
        yield first
        first += 1


def pairs(first: Collection[int] = range(1, 7), second: Collection[int] = range(1, 7)) -> list[tuple[int, int]]:
    """List rolls by their first and second number."""
    return [(one, other) for one in first for other in second]


async def together(*acts: Any) -> list[Any]:
    """Let people act at the same moment."""
    return list(await asyncio.gather(*acts))


__all__ = ["DICE", "OFFICIALS", "SMALL", "Match", "pairs", "reading_bot", "together"]
