"""What the cup must say, one kind after the other: how it comes to it, and what people must see in the end."""

import json
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, ClassVar

from bot.contests.pokal.rulebook import Rulebook
from bot.service.play.live import ANYTIME
from playground.client import Playground
from playground.interactions import COMPONENT
from playground.person import Person
from playground.sight import Seen
from tests.process.contest_stage import ZONE, Contest
from tests.process.stage import Falling, Scene
from tests.process.watching import until

ROLES = {"committee_roles": "OK", "referee_roles": "Pfeife", "gryffindor_role": "G", "slytherin_role": "S",
         "hufflepuff_role": "H", "ravenclaw_role": "R"}  # fmt: skip
PARTS = ("ok", "pfeife", "g", "s")
MINUTE = 60_000
DAY = 24 * 60 * MINUTE
TEAM = ("Hüter", "Sucher", "Jäger1")


class Cup(Contest):
    """A season on a server of its own: there is one at a time."""

    kind = "quidditch-pokal"
    extras: ClassVar[tuple[str, ...]] = ()

    @classmethod
    def home(cls) -> str:
        """Return what the server is called."""
        return f"Pokal {cls.__name__}"

    @classmethod
    async def found(cls, pg: Playground) -> str:
        """Found the server; return its part of the settings."""
        guild = await pg.add_guild(cls.home(), "pokal")
        lines = [f"[servers.{guild}]"]
        for key, name in ROLES.items():
            role = await pg.control("POST", "roles", {"guild_id": guild, "name": name})
            lines.append(f"{key} = {[int(role['id'])] if key.endswith('s') else int(role['id'])}")
        for part in (*PARTS, *cls.extras):
            role = {"ok": "OK", "pfeife": "Pfeife"}.get(part, part[0].upper())
            await pg.add_person(f"{cls.__name__.lower()}.{part}", guild_id=guild, roles=[role])
        return "\n".join(lines)

    async def people(self, *names: str) -> list[Person]:
        world = await self.pg.control("GET", "world")
        (guild,) = [one["id"] for one in world["guilds"] if one["name"] == self.home()]
        made = await self.pg.control("POST", "channels", {"name": f"saison-{self.number}", "guild_id": guild})
        self.channel_id = int(made["id"])
        found = [self.pg.person(f"{type(self).__name__.lower()}.{name}") for name in names]
        for person in found:
            await person.open()
            await person.go(self.channel_id)
        return found

    async def prepare(self) -> None:
        self.ok, self.whistle, self.one, self.other = await self.people(*PARTS)
        await self.ok.slash("pokal ende", grund="Neue Saison")  # the one before
        await until(self._running, lambda found: not found)
        await self.open()

    async def _running(self) -> list[tuple[Any, ...]]:
        assert self.pg.server is not None
        guild = self.pg.server.hub.world.channels[self.channel_id].guild_id
        query = "select id from games where guild_id = ? and kind = ? and status = 'running'"
        return self.bot.ask(query, guild, self.kind)

    async def open(self) -> None:
        """Open the season, with everybody a date needs."""
        await self.begin()
        (self.id,) = self.contests()
        for house, person in (("G", self.one), ("S", self.other)):
            await self.ok.slash("pokal verantwortlich", haus=house, person=person)
        await self.whistle.slash("pokal pfeifen", spiel="h1")
        await until(self._ready, lambda found: found == (2, 1))

    async def begin(self) -> None:
        """Open it and publish the windows that are proposed."""
        await self.ok.slash("pokal neu", start=self.day(20), name=self.title)
        (draft,) = (await until(self._drafts, bool))[-1:]
        await self.ok.click("Veröffentlichen", draft)
        await until(lambda: self.seen(self.ok, "Die Spielzeiträume stehen"), bool)

    async def _drafts(self) -> list[Seen]:
        return [one for one in await self.seen(self.ok, "noch nicht veröffentlicht") if one.ephemeral]

    async def _ready(self) -> tuple[int, int]:
        return self.happened("named"), self.happened("whistled")

    @property
    def title(self) -> str:
        """Return what the season is called."""
        return f"{type(self).__name__} {self.number}"

    def day(self, ahead: int) -> str:
        """Write a day as people do."""
        return f"{datetime.now(ZONE) + timedelta(days=ahead):%d.%m.%Y}"

    def soon(self, minutes: int) -> str:
        """Write a moment as people do."""
        return f"{datetime.now(ZONE) + timedelta(minutes=minutes):%d.%m.%Y %H:%M}"

    def wait(self, kind: str, milliseconds: int, *moments: str) -> None:
        """Let time pass since something happened: it is moved into the past, and the clock rings."""
        for seq, body in self.bot.ask("select seq, body from events where game_id = ? and kind = ?", self.id, kind):
            facts = json.loads(body)
            facts |= {key: facts[key] - milliseconds for key in moments if facts.get(key)}
            self.bot.change("update events set body = ? where game_id = ? and seq = ?", json.dumps(facts), self.id, seq)
        self.bot.change("update games set revision = revision + 1 where id = ?", self.id)
        self.ring()

    async def alive(self) -> None:
        """See that the panel answers and shows how things stand."""
        panel = await self.panel(self.ok)
        label = next(one for one in panel.buttons if one)
        await self.ok.click(label, panel)

    def events(self) -> list[str]:
        """List the scheduled events of the server."""
        assert self.pg.server is not None
        state = self.pg.server.hub.world.state
        guild = self.pg.server.hub.world.channels[self.channel_id].guild_id
        mine = [one.body for one in state.events.values() if one.guild_id == guild]
        assert {one["entity_metadata"]["location"] for one in mine} <= {self.title}, "what is left of an older season"
        return [one["name"] for one in mine]

    async def planned(self) -> list[str]:
        """List the scheduled events of the server."""
        return self.events()

    async def letters(self, person: Person, words: str) -> list[Seen]:
        """List what somebody was sent since the season's channel is there; he has a part in no other."""
        return [one for one in await self.post(person) if words in one.text and one.id > self.channel_id]


class Season(Cup):
    """The panel of a season and its windows."""

    async def open(self) -> None:
        """Do it when everybody looks."""

    async def act(self) -> None:
        await self.begin()

    async def check(self, *, answered: bool) -> None:
        opened = self.contests()
        assert opened or not answered
        if not opened:
            assert not await self.panels(self.ok)
            return
        (self.id,) = opened
        if not self.happened("windows-published"):  # whoever gets no answer asks again
            assert not answered
            await self.begin()
            await self.settled()
        await self.said(self.ok, "Die Spielzeiträume stehen", 1)
        await self.alive()


class Date(Cup):
    """A proposal by letter, agreed to by its button; the date aloud, by letter and in the calendar."""

    async def act(self) -> None:
        await self.one.slash("pokal termin", spiel="h1", wann=f"{self.day(30)} 20:00")
        await self._agree()
        await until(self.planned, bool)

    async def _agree(self) -> None:
        (letter,) = await until(lambda: self.letters(self.other, "Passt euch das?"), bool)
        await self.other.click(letter.buttons[0], letter)

    async def check(self, *, answered: bool) -> None:
        proposed = self.happened("proposed")
        assert (proposed and self.happened("date-fixed")) or not answered
        await self.written(self.other, "Passt euch das?", proposed)
        if proposed and not self.happened("date-fixed"):
            await self._agree()
            await until(lambda: self.seen(self.ok, "📣 **Gryffindor"), bool)
            await self.settled()
        await self.said(self.ok, "📣 **Gryffindor", proposed)
        for person in (self.one, self.other, self.whistle):
            await self.written(person, "** steht: ", proposed)
        await until(self.planned, lambda found: len(found) == proposed)
        await self.alive()


class Crowd(Cup):
    """Who comes, said by the buttons below an announcement, and counted there whatever became of the answer."""

    async def prepare(self) -> None:
        await super().prepare()
        await self.ok.slash(
            "pokal termin", spiel="h1", wann=f"{self.day(30)} 20:00", festlegen=True, grund="Sonnenschein"
        )
        await until(self.announcement, lambda found: len(found) == 1)

    async def announcement(self) -> list[Seen]:
        """Return what announces the date."""
        return [one for one in await self.seen(self.ok, "📣 **Gryffindor") if one.buttons]

    async def act(self) -> None:
        for person in (self.one, self.other, self.one):
            await self.come(person)

    async def come(self, person: Person) -> None:
        """Say that one comes, or that one does not any more."""
        (notice,) = await self.announcement()
        await person.click(notice.buttons[0], notice)

    async def check(self, *, answered: bool) -> None:
        said = self.happened("answered")
        assert said == 3 or not answered
        await self.counted(said)
        for person in (self.one, self.other, self.one)[said:]:  # whoever gets no answer asks again
            await self.come(person)
        await self.counted(3)
        await self.said(self.ok, "📣 **Gryffindor", 1)
        await self.alive()

    async def counted(self, said: int) -> None:
        """See that the button says how many come."""
        label = ("Bin dabei", "Bin dabei · 1 : 0", "Bin dabei · 1 : 1", "Bin dabei · 0 : 1")[said]
        await until(self.announcement, lambda found: [one.buttons[0] for one in found] == [label])


class Reminder(Cup):
    """The clock reminds everybody who has to do with a match."""

    async def act(self) -> None:
        await self.ok.slash(
            "pokal termin", spiel="h1", wann=f"{self.day(8)} 20:00", festlegen=True, grund="Sonnenschein"
        )
        await until(lambda: self.seen(self.ok, "📣 **Gryffindor"), bool)
        self.wait("date-fixed", 2 * DAY, "at", "date")
        for person in (self.one, self.other, self.whistle):
            await until(lambda: self.letters(person, "Trag es dir ein"), bool)  # noqa: B023 (awaited at once)

    async def check(self, *, answered: bool) -> None:
        fixed = self.happened("date-fixed")
        assert (fixed and self.happened("match-reminded")) or not answered
        if fixed and not self.happened("match-reminded"):
            self.wait("date-fixed", 2 * DAY, "at", "date")
        await self.said(self.ok, "📣 **Gryffindor", fixed)
        for person in (self.one, self.other, self.whistle):
            await until(lambda: self.letters(person, "Trag es dir ein"), lambda found: len(found) == fixed)  # noqa: B023
            await self.written(person, "** steht: ", fixed)
        assert self.happened("match-reminded") == fixed
        await self.alive()


class Lineup(Cup):
    """The clock opens a line-up: one thread, one lobby with a panel, everybody called."""

    async def act(self) -> None:
        await self.ok.slash("pokal termin", spiel="h1", wann=self.soon(20), festlegen=True, grund="Sonnenschein")
        await until(self._shown, bool)
        await until(lambda: self.seen(self.ok, "Die Aufstellung ist offen"), bool)

    def children(self) -> list[tuple[Any, ...]]:
        """List the matches of the season."""
        query = (
            "select g.id, g.status, g.channel_id from tables t join games g on g.id = t.child_id where t.game_id = ?"
        )
        return self.bot.ask(query, self.id)

    async def _shown(self) -> list[Seen]:
        found = [int(channel) for _, _, channel in self.children()]
        seen = [one for channel in found for one in await self.ok.sees(channel)]
        return [one for one in seen if one.buttons and not one.ephemeral]

    def _threads(self) -> int:
        assert self.pg.server is not None
        return sum(one.parent_id == self.channel_id for one in self.pg.server.hub.world.channels.values())

    async def check(self, *, answered: bool) -> None:
        fixed = self.happened("date-fixed")
        assert fixed or not answered
        if fixed:
            await until(lambda: self.seen(self.ok, "Die Aufstellung ist offen"), bool)
            await until(self._shown, lambda found: len(found) == 1)
            await self.settled()
            ((_, status, _),) = self.children()
            assert status == "lobby" and self._threads() == 1, (status, self._threads())
            assert len(await self._shown()) == 1
        await self.said(self.ok, "Die Aufstellung ist offen", fixed)
        await self.alive()


class Credit(Cup):
    """A result by hand, and what is credited 48 hours later."""

    async def act(self) -> None:
        await self.whistle.slash("pokal ergebnis", spiel="h1", tore1=3, tore2=1, grund="Alter Chat")
        await until(lambda: self.seen(self.ok, "🏟️ **Gryffindor"), bool)
        self.wait("resulted", Rulebook().credit_after + MINUTE, "at", "found")
        await until(lambda: self.seen(self.ok, "**Gutgeschrieben**"), bool)

    async def check(self, *, answered: bool) -> None:
        entered = self.happened("resulted")
        assert (entered and self.happened("booked")) or not answered
        if entered and not self.happened("booked"):
            self.wait("resulted", Rulebook().credit_after + MINUTE, "at", "found")
            await until(lambda: self.seen(self.ok, "**Gutgeschrieben**"), bool)
            await self.settled()
        await self.said(self.ok, "🏟️ **Gryffindor", entered)
        await self.said(self.ok, "**Gutgeschrieben**", entered)
        await self.alive()


class Flow(Lineup):
    """A match that is played: its kick-off and its result come into the season by themselves, once."""

    extras = tuple(f"{house}{at}" for house in "gs" for at in range(3))

    async def prepare(self) -> None:
        await super().prepare()
        await self.ok.slash("pokal termin", spiel="h1", wann=self.soon(20), festlegen=True, grund="Sonnenschein")
        await self.kick_off()

    async def kick_off(self) -> None:
        """Let everybody take a seat in the line-up that stands, and begin."""
        players = [self.pg.person(f"{type(self).__name__.lower()}.{name}") for name in self.extras]
        (panel,) = await until(self._shown, bool)
        ((self.match, _, _),) = self.children()
        seats = [f"{house}{place}" for house in "GS" for place in TEAM]
        self.players = dict(zip(seats, players, strict=True))
        for seat, person in self.players.items():
            await person.open()
            await person.go(panel.channel_id)
            await person.select("Einen bestimmten Platz nehmen", seat, message=panel)
        await self.whistle.go(panel.channel_id)
        (panel,) = await until(self._shown, lambda found: "Beginnen" in found[0].buttons)
        await self.whistle.click("Beginnen", panel)
        await until(self._begun, lambda found: found == [(1,)])
        for seat in ("GHüter", "SHüter"):
            await self.forge(self.players[seat], f"kapitän {seat}")

    async def _begun(self) -> list[tuple[Any, ...]]:
        return self.bot.ask("select count(*) from games where id = ? and status = 'running'", self.match)

    async def forge(self, person: Person, move: str) -> None:
        """Press what stands on a page that nobody has opened here."""
        assert self.pg.server is not None
        hub, room = self.pg.server.hub, self.pg.server.hub.world.channels[await person.here()]
        (bot,) = hub.world.applications
        message = next(one for one in hub.world.messages[room.id].values() if one.author_id == bot)
        data = {"component_type": 2, "custom_id": f"m:{self.match}:{ANYTIME}:{move}", "id": 2}
        control = {"type": 2, "style": 1, "label": "?", **{key: data[key] for key in ("custom_id", "id")}}
        message = replace(message, components=[{"type": 1, "id": 1, "components": [control]}])
        pressed = hub.interactions.open(COMPONENT, bot, person.id, room, data, None, message=message)

        async def answered() -> bool:
            return pressed.answered

        await until(answered, bool)

    async def act(self) -> None:
        for person in (self.players["GHüter"], self.players["SHüter"], self.whistle):
            await self.forge(person, "ja ende")
        await until(lambda: self.seen(self.ok, "🏟️ **Gryffindor"), bool)
        await until(self.published, lambda found: found == 1)

    async def published(self) -> int:
        """Count how often the season heard that the log is out."""
        return self.happened("log-published")

    async def check(self, *, answered: bool) -> None:
        over = self.bot.ask("select count(*) from games where id = ? and status = 'over'", self.match) == [(1,)]
        assert over or not answered
        if over:
            await until(lambda: self.seen(self.ok, "🏟️ **Gryffindor"), bool)
            await until(self.published, bool)
            await self.settled()
        assert self.happened("kicked-off") == 1 and self.happened("resulted") == over
        assert await self.published() == over
        await self.said(self.ok, "🏟️ **Gryffindor", over)
        await self.alive()


SEASONS: tuple[type[Cup], ...] = (Season, Date, Crowd, Reminder, Lineup, Credit, Flow)
CUPS: dict[str, Callable[[Playground, Falling, int], Scene]] = {f"cup-{one.__name__.lower()}": one for one in SEASONS}
