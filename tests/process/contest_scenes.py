"""What tournaments must say, one kind after the other: how they come to it, and what people must see in the end."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any, ClassVar

from playground.client import Playground
from playground.sight import Answer, Seen
from tests.process.contest_stage import RESULT, ZONE, Tourney
from tests.process.stage import Falling, Scene
from tests.process.watching import until


class Opening(Tourney):
    """The panel of a tournament that is published, and its day in the calendar."""

    names = ("wirt",)

    async def prepare(self) -> None:
        (self.lead,) = await self.crowd(*self.names)

    async def act(self) -> None:
        day = datetime.now(ZONE) + timedelta(days=30)
        more = {"tag": f"{day:%d.%m.%Y}", "beginn": "14:00"}
        await self.lead.slash("turnier neu", spiel="watten", name=self.title, **more)
        await self.lead.click("Anmeldung öffnen")
        await until(self._planned, bool)

    async def _planned(self) -> list[str]:
        return self.events()

    async def check(self, *, answered: bool) -> None:
        opened = self.contests()
        assert opened or not answered
        if not opened:
            assert not await self.panels(self.lead) and not self.events()
            return
        self.id = opened[0]
        await self.alive()
        await until(self._planned, lambda found: found == [self.title])


class Partner(Tourney):
    """A letter to somebody who is asked, with buttons that work; and the two are told that they are complete."""

    names = ("wirt", "fragt", "gefragt")

    async def prepare(self) -> None:
        await self.open()

    async def act(self) -> None:
        one, other = self.players
        await one.slash("turnier anmelden", partner=other)
        await until(lambda: self.letters(other, "will mit dir spielen"), bool)
        await self._accept()
        await until(lambda: self.letters(one, "Ihr seid komplett"), bool)

    async def _accept(self) -> None:
        other = self.players[1]
        (letter,) = await self.letters(other, "will mit dir spielen")
        await other.click("Gern", letter)

    async def check(self, *, answered: bool) -> None:
        one, other = self.players
        asked = self.happened("entered")
        assert asked or not answered
        await self.written(other, "will mit dir spielen", asked)
        if asked and not self.happened("agreed"):
            await self._accept()
            await self.settled()
        await self.written(one, "Ihr seid komplett", asked)
        await self.written(other, "Ihr seid komplett", asked)
        await self.alive()


class Checkin(Tourney):
    """The check-in is opened, and the clock reminds everybody who is missing and tells whoever leads."""

    names = ("wirt", "a", "b")

    @property
    def options(self) -> dict[str, Any]:  # type: ignore[override]
        day = datetime.now(ZONE) + timedelta(days=10)
        return {"tag": f"{day:%d.%m.%Y}", "beginn": "14:00"}

    async def act(self) -> None:
        await self.press(self.lead, await self.desk(), "do", "lead", "checkin")
        await self._nearly()
        await until(lambda: self.letters(self.players[0], "du fehlst noch"), bool)
        await until(lambda: self.letters(self.lead, "Es fehlen noch"), bool)

    async def _nearly(self) -> None:
        await asyncio.sleep(1.1)  # it ends after it was opened
        self.move_time(checkin_until=int(datetime.now(UTC).timestamp()))

    async def check(self, *, answered: bool) -> None:
        opened, reminded = self.happened("checkin-opened"), self.happened("reminded")
        assert (opened and reminded) or not answered
        if opened and not reminded:  # it fell before the calendar was moved on, or before it rang
            await self._nearly()
            await until(lambda: self.letters(self.lead, "Es fehlen noch"), bool)
            await self.settled()
            reminded = self.happened("reminded")
        await self.said(self.lead, "**Check-in**", opened)
        await self.said(self.lead, "Hat die jemand gesehen", reminded)
        for player in self.players:
            await self.written(player, "du fehlst noch", reminded)
        await self.written(self.lead, "Es fehlen noch", reminded)
        await self.alive()


class Draw(Tourney):
    """The seal, the draw with its plan, the calls of the tables, a bye: in the channel and by letter."""

    options: ClassVar[dict[str, Any]] = {"runden": 2, "tische": "zettel"}
    teams = 3

    async def act(self) -> None:
        await self.drawn()
        await until(lambda: self.seen(self.lead, "Ein Druck, und der Tisch ist offen"), bool)

    async def check(self, *, answered: bool) -> None:
        froze, drawn = self.happened("froze"), self.happened("drawn")
        assert (froze and drawn) or not answered
        await self.said(self.lead, "🔏 **Auslosung", froze)
        await self.said(self.lead, "Schlüssel: `", drawn)
        await self.said(self.lead, "Ein Druck, und der Tisch ist offen", drawn)
        await self.written(self.lead, "gibt es ein Freilos", drawn)
        for player in self.players:
            called = await self.letters(player, "Tisch 1") + await self.letters(player, "ihr ein Freilos")
            assert len(called) == drawn, called
        await self.alive()


class Room(Tourney):
    """A table opens its own game in a thread: one thread, one game, begun, with one panel."""

    options: ClassVar[dict[str, Any]] = {"runden": 1, "tische": "zettel"}

    async def prepare(self) -> None:
        await super().prepare()
        await self.drawn()
        await until(lambda: self.seen(self.lead, "Ein Druck, und der Tisch ist offen"), bool)

    async def act(self) -> None:
        await self._open()
        await until(self._shown, bool)

    async def _open(self) -> Answer:
        (call,) = await self.seen(self.lead, "Ein Druck, und der Tisch ist offen")
        return await self.players[0].click(f"c:{self.id}:open:1.1", call)

    def _tables(self) -> list[tuple[Any, ...]]:
        query = (
            "select g.id, g.status, g.channel_id from tables t join games g on g.id = t.child_id where t.game_id = ?"
        )
        return self.bot.ask(query, self.id)

    async def _shown(self) -> list[Seen]:
        found = [channel for _, _, channel in self._tables()]
        return [one for channel in found for one in await self.players[0].sees(int(channel)) if one.buttons]

    async def _begun(self) -> bool:
        return [status for _, status, _ in self._tables()] == ["running"]

    def _threads(self) -> int:
        assert self.pg.server is not None
        channels = self.pg.server.hub.world.channels.values()
        return sum(one.parent_id == self.channel_id and self.title in (one.name or "") for one in channels)

    async def check(self, *, answered: bool) -> None:
        assert self._tables() or not answered
        await self._open()  # whoever gets no answer asks again
        await until(self._begun, bool)
        await self.settled()
        ((_, status, channel),) = self._tables()
        assert status == "running" and self._threads() == 1, (status, self._threads())
        await until(self._shown, bool)
        ours = [one for one in await self.players[0].sees(int(channel)) if one.buttons and not one.ephemeral]
        assert len(ours) == 1, ours
        await self.alive()


class Dispute(Tourney):
    """A report that is doubted, the ruling, a round that is complete with its standings: aloud and by letter."""

    async def prepare(self) -> None:
        await super().prepare()
        await self.drawn()

    async def act(self) -> None:
        one, *_, other = self.players
        await self.form(one, await self.mine(one), "report.1.1", result=RESULT)
        await self.form(other, await self.mine(other), "dispute.1.1", result="11:4 11:9 7:11")
        await self._rule()
        await until(lambda: self.letters(self.lead, "ist komplett"), bool)

    async def _rule(self) -> None:
        letter = (await until(lambda: self.letters(self.lead, "ist strittig"), bool))[-1]
        table = await self.press(self.lead, letter, "page", "lead.table.1.1")
        await self.press(self.lead, table, "take", "1.1", "other")

    async def check(self, *, answered: bool) -> None:
        reported, disputed = self.happened("reported"), self.happened("disputed")
        ruled, closed = self.happened("ruled"), self.happened("round-closed")
        assert (reported and disputed and ruled and closed) or not answered
        others = self.players[2:]
        for player in others:
            await self.written(player, "Stimmt das?", reported)
        await self.said(self.lead, "bitte den Zettel nicht aufessen", disputed)
        await self.written(self.lead, "ist strittig", disputed)
        await self.said(self.lead, "eingetragen von der Spielleitung", ruled)
        await self.said(self.lead, "ist komplett", closed)
        await self.written(self.lead, "ist komplett", closed)
        if closed:
            (standings,) = [one for one in await self.seen(self.lead, "ist komplett") if one.content]
            assert [one["filename"] for one in standings.attachments][-1].endswith(".csv")
        await self.alive()


class Closing(Tourney):
    """The end: a report with ranking, podium, table and log, and it is pinned."""

    async def prepare(self) -> None:
        await super().prepare()
        await self.drawn()
        table = await self.desk("lead.round.1")
        chosen = await self.lead.select(f"cm:{self.id}:page:tables", "lead.table.1.1", message=table)
        assert chosen.message is not None
        await self.form(self.lead, chosen.message, "lead.rule.1.1", result=RESULT)

    async def act(self) -> None:
        await self._close()
        await until(self._pinned, bool)

    async def _close(self) -> None:
        sure = await self.desk("sure.close")
        await self.press(self.lead, sure, "do", "lead", "close")

    async def _pinned(self) -> list[Seen]:
        return [one for one in await self.seen(self.lead, "Endstand") if one.raw.get("pinned")]

    async def check(self, *, answered: bool) -> None:
        over = self.state("status") == "over"
        assert over or not answered
        if not over:
            await self._close()
            await self.settled()
        await self.said(self.lead, "Endstand", 1)
        (report,) = await until(self._pinned, bool)
        names = [one["filename"].rpartition(".")[2] for one in report.attachments]
        assert sorted(names) == ["csv", "log", "png", "txt"], names
        await self.alive()


TOURNAMENTS: dict[str, Callable[[Playground, Falling, int], Scene]] = {
    "turnier": Opening,
    "partner": Partner,
    "checkin": Checkin,
    "draw": Draw,
    "room": Room,
    "dispute": Dispute,
    "closing": Closing,
}
