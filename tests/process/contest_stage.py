"""The stage of a contest: its people, its panel and desk, the calendar that is moved on, what was said and written."""

import json
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, ClassVar
from zoneinfo import ZoneInfo

from playground.person import Person
from playground.sight import Answer, Seen
from tests.process.stage import Scene
from tests.process.tourney import ids
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
        await self.lead.click("Anmeldung öffnen")
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
        desk = await self.desk()
        if f"c:{self.id}:page:sure.seal" in ids(desk):  # a look ahead comes first
            desk = await self.press(self.lead, desk, "page", "sure.seal")
        await self.press(self.lead, desk, "do", "lead", "seal")
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
