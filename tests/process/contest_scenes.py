"""What tournaments must say, one kind after the other: how they come to it, and what people must see in the end."""

import asyncio
import json
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, ClassVar
from zoneinfo import ZoneInfo

from playground.client import Playground
from playground.person import Person
from playground.sight import Answer, Seen
from tests.process.stage import Falling, Scene
from tests.process.watching import until

ZONE = ZoneInfo("Europe/Berlin")
RESULT = "11:4 11:7 7:11"


class Contest(Scene):
    """A contest in a channel of its own, with people who are in nothing else."""

    kind: ClassVar[str]
    id = ""

    async def crowd(self, *names: str, **more: Any) -> list[Person]:
        """Let people come who have no part in any other scene."""
        known = {one["username"] for one in (await self.pg.control("GET", "world"))["people"]}
        whole = [f"{type(self).__name__.lower()}.{name}" for name in names]
        for name in whole:
            if name not in known:
                await self.pg.add_person(name, **more)
        return await self.people(*whole)

    def contests(self) -> list[str]:
        """List the contests that were opened here."""
        query = "select id from games where channel_id = ? and kind = ?"
        return [id for (id,) in self.bot.ask(query, self.channel_id, self.kind)]

    def happened(self, kind: str) -> int:
        """Count what happened of a kind."""
        return int(self.bot.ask("select count(*) from events where game_id = ? and kind = ?", self.id, kind)[0][0])

    def state(self, column: str) -> Any:
        """Read something of the contest."""
        return self.bot.ask(f"select {column} from games where id = ?", self.id)[0][0]

    def move_time(self, **options: int) -> None:
        """Let a moment of the calendar come: its settings are changed behind the bot's back, and the clock rings."""
        changed = {**json.loads(self.state("options")), **options}
        text = json.dumps(changed)
        self.bot.change("update games set options = ?, revision = revision + 1 where id = ?", text, self.id)
        self.ring()

    def ring(self) -> None:
        """Let the clock of the contest ring now."""
        now = datetime.now(UTC).strftime("%Y-%m-%d %H:%M:%S.%f")
        self.bot.change("update deadlines set due_at = ?, remind_at = null where game_id = ?", now, self.id)

    async def letters(self, person: Person, words: str) -> list[Seen]:
        """List what somebody was sent because of this contest."""
        return [one for one in await self.post(person) if words in one.text and f"<#{self.channel_id}>" in one.text]

    async def post(self, person: Person) -> list[Seen]:
        """List what the bot has written to somebody directly."""
        assert self.pg.server is not None
        channels = self.pg.server.hub.world.channels.values()
        letters = [one.id for one in channels if one.guild_id is None and person.id in one.recipients]
        found = [one for channel in letters for one in await person.sees(channel)]
        return [one for one in found if one.author == "Spielleiter" and not one.ephemeral]

    async def said(self, person: Person, words: str, times: int) -> None:
        """See that something was said in the channel so often, and no more."""
        found = [one for one in await self.seen(person, words) if not one.ephemeral and one.content]
        assert len(found) == times, (words, times, [one.text for one in found])

    async def written(self, person: Person, words: str, times: int) -> None:
        """See that somebody was sent something so often, and no more."""
        found = await self.letters(person, words)
        assert len(found) == times, (words, times, [one.text for one in found])

    async def panel(self, person: Person) -> Seen:
        """Return the only panel there is, when it shows how things stand."""
        await until(self.behind, lambda found: not found)
        laid_out = [one for one in await self.panels(person) if not one.content]
        assert len(laid_out) == 1, laid_out
        return laid_out[0]

    async def behind(self) -> list[tuple[Any, ...]]:
        """List the panels of the contest that show less than there is."""
        query = "select p.shown, g.revision from panels p join games g on g.id = p.game_id where g.id = ?"
        return [row for row in self.bot.ask(query, self.id) if row[0] < row[1]]


class Tourney(Contest):
    """A Watten tournament."""

    kind = "watten-turnier"
    names: ClassVar[Sequence[str]] = ("wirt", "a", "b", "c", "d")
    options: ClassVar[dict[str, Any]] = {"runden": 1}
    teams: ClassVar[int] = 2

    @property
    def title(self) -> str:
        return f"{type(self).__name__} {self.number}"

    async def open(self) -> None:
        """Open it."""
        self.lead, *self.players = await self.crowd(*self.names)
        await self.lead.slash("turnier neu", spiel="watten", name=self.title, **self.options)
        await until(lambda: self.panels(self.lead), bool)
        (self.id,) = self.contests()

    async def enter(self) -> None:
        """Let those come who play, and guests as further teams."""
        ids = [one.id for one in self.players]
        teams = [f"<@{ids[at]}> / <@{ids[at + 1]}>" for at in range(0, len(ids), 2)]
        teams += [f"Gast {at}a / Gast {at}b" for at in range(len(teams), self.teams)]
        await self.form(self.lead, await self.desk(), "lead.add", names="\n".join(teams))

    async def prepare(self) -> None:
        await self.open()
        await self.enter()

    async def desk(self, page: str = "lead") -> Seen:
        """Return the desk of whoever leads, as it is now."""
        panel = await self.panel(self.lead)
        shown = await self.press(self.lead, panel, "page", "lead")
        if page != "lead":
            shown = await self.press(self.lead, shown, "page", page)
        return shown

    async def press(self, person: Person, message: Seen, verb: str, page: str, move: str = "") -> Seen:
        """Press something and return what it shows; what changes the contest has done so then."""
        before = self.state("head")
        answer = await person.click(f"c:{self.id}:{verb}:{page}{f':{move}' if move else ''}", message)
        if verb in ("do", "take"):
            await self.grown(before, answer)
        return answer.message or message

    async def form(self, person: Person, message: Seen, name: str, **given: Any) -> Answer:
        """Open a form, send it, and wait until it has changed the contest: to be heard is no answer yet."""
        asked, before = await person.click(f"c:{self.id}:form:{name}", message), self.state("head")
        answer = await person.fill_modal(asked, **given)
        await self.grown(before, answer)
        return answer

    async def grown(self, before: int, answer: Answer) -> None:
        """Wait until something has happened since."""

        async def seen() -> tuple[bool, Answer]:
            return self.state("head") > before, answer

        await until(seen, lambda found: found[0])

    async def mine(self, person: Person) -> Seen:
        """Return somebody's own page."""
        return await self.press(person, await self.panel(person), "page", "mine")

    async def drawn(self) -> None:
        """Seal and draw."""
        await self.press(self.lead, await self.desk(), "do", "lead", "seal")
        await self.press(self.lead, await self.desk(), "do", "lead", "draw")

    async def alive(self) -> None:
        """See that the panel answers."""
        answer = await self.lead.click(f"c:{self.id}:page:lead", await self.panel(self.lead))
        assert self.title in answer.text, answer

    def events(self) -> list[str]:
        """List the scheduled events of the server that are called like this."""
        assert self.pg.server is not None
        found = self.pg.server.hub.world.state.events.values()
        return [one.body["name"] for one in found if one.body["name"] == self.title]


class Opening(Tourney):
    """The panel of a tournament, as the answer to the command that opens it, and its day in the calendar."""

    names = ("wirt",)

    async def prepare(self) -> None:
        (self.lead,) = await self.crowd(*self.names)

    async def act(self) -> None:
        day = datetime.now(ZONE) + timedelta(days=30)
        more = {"tag": f"{day:%d.%m.%Y}", "beginn": "14:00"}
        await self.lead.slash("turnier neu", spiel="watten", name=self.title, **more)
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
        await self.said(self.lead, "Noch 5 Minuten Check-in", reminded)
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
