"""What the bot must say, one kind after the other: how it comes to it, and what people must see in the end."""

import contextlib
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from itertools import pairwise
from typing import Any

from bot.games import find_games
from bot.games.hut.board import reach
from bot.games.quidditch.events import Angepfiffen
from bot.service.play.games import Games
from bot.store.database import open_database
from playground.client import Playground
from playground.person import Person
from playground.sight import Seen, Unanswered
from tests.process.match import Match
from tests.process.stage import Falling, Scene
from tests.process.watching import until


class Lobby(Scene):
    """The panel of a lobby, as the answer to the command that opens it."""

    names = ("anna", "bruno")

    async def prepare(self) -> None:
        self.anna, self.bruno = await self.people(*self.names)

    async def act(self) -> None:
        await self.anna.slash("wuerfel kampf")

    async def check(self, *, answered: bool) -> None:
        opened = self.bot.ask("select id from games where channel_id = ?", self.channel_id)
        assert opened or not answered
        panels = await self.panels(self.anna)
        assert len(panels) == len(opened), panels
        if panels:
            await alive(self, self.bruno, panels[0])


class Repost(Lobby):
    """A panel that has scrolled away and comes again at the bottom."""

    names = ("clara", "hannes")

    async def prepare(self) -> None:
        await super().prepare()
        await self.anna.slash("wuerfel kampf")
        await self.settled()
        for number in range(21):
            await self.bruno.say(f"{number} Eulen")

    async def act(self) -> None:
        await self.bruno.click("Platz nehmen")
        await until(
            lambda: self.panels(self.anna), lambda found: any(f"<@{self.bruno.id}>" in one.text for one in found), 5
        )

    async def check(self, *, answered: bool) -> None:
        await until(lambda: self.panels(self.anna), lambda found: len(found) == 1)
        (panel,) = await self.panels(self.anna)
        await alive(self, self.bruno, panel)


class Warning(Scene):
    """A letter, a line of the log and a word aloud, all because of one act."""

    async def prepare(self) -> None:
        self.owner, self.karl = await self.people("theodor", "karl")
        self.reason = f"Grund {self.number}"

    async def act(self) -> None:
        await self.owner.slash("verwarnung", person=self.karl, grund=self.reason, oeffentlich=True)

    async def check(self, *, answered: bool) -> None:
        acts = self.bot.ask("select id from acts where reason = ?", self.reason)
        assert acts or not answered
        said = [one for one in await self.karl.sees() if self.reason in one.text and one.author == "Spielleiter"]
        here = [one for one in said if one.channel_id == self.channel_id]
        log = [one for one in await self.owner.sees(await self.pg.channel_id(LOG)) if self.reason in one.text]
        letters = [one for one in said if one.channel_id not in (self.channel_id, *(line.channel_id for line in log))]
        assert (len(here), len(log), len(letters)) == (len(acts),) * 3, (here, log, letters)


class Report(Scene):
    """The report of a round with its pictures, and the panel below it."""

    names = ("ida", "jonas")

    async def prepare(self) -> None:
        self.anna, self.bruno = await self.people(*self.names)
        await self.anna.slash("hut neu", plaetze=2, frist="1 Tag")
        await self.bruno.click("Platz nehmen")
        await until(lambda: self.panels(self.anna), lambda found: f"<@{self.bruno.id}>" in found[-1].text)
        await self.anna.click("Beginnen")
        await self.order(self.anna, "1", 1)
        self.last = await self.written("2", 3)

    async def written(self, seat: str, phase: int) -> str:
        """Return an order a seat can give: its first hat one step out, or two."""
        ((game_id,),) = self.bot.ask("select id from games where channel_id = ?", self.channel_id)
        database = await open_database(self.bot.variables["SPIELLEITER_DATABASE_URL"])
        try:
            state: Any = (await Games(database, find_games()).live(game_id)).folded().state
        finally:
            await database.close()
        stack = state.board.army(state.player(seat).colour)[0]
        far, target = next((far, field) for far, field in reach(stack.field) if state.board.at(field) is None)
        return f"Zahl 9; {phase} {state.names[stack.top]} {stack.field} {far} {target}"

    async def order(self, person: Person, seat: str, phase: int) -> None:
        await person.slash("hut befehl", befehle=await self.written(seat, phase))

    async def act(self) -> None:
        await self.bruno.slash("hut befehl", befehle=self.last)
        await until(lambda: self.seen(self.anna, "Bericht der Runde 1"), bool)

    async def check(self, *, answered: bool) -> None:
        owed = self.bot.ask(
            "select o.message_id from outbox o join games g on g.id = o.game_id where g.channel_id = ? and o.kind = ?",
            self.channel_id,
            "hut-announcement",
        )
        assert owed or not answered
        reports = await self.seen(self.anna, "Bericht der Runde 1")
        assert len(reports) == len(owed), reports
        await until(lambda: self.panels(self.anna), lambda found: len(found) == 1)
        if owed:
            (panel,) = await self.panels(self.anna)
            await until(
                lambda: self.panels(self.anna), lambda found: "Runde 2" in found[0].text or found[0].id > reports[0].id
            )
            assert panel.buttons


class Late(Scene):
    """What the clock owes: somebody has thought for long, and a table to which nobody came is cleared away."""

    async def prepare(self) -> None:
        self.emma, self.finn = await self.people("emma", "finn")
        await self.emma.slash("hut neu", plaetze=2, frist="1 Tag")
        await self.finn.click("Platz nehmen")
        await until(lambda: self.panels(self.emma), lambda found: f"<@{self.finn.id}>" in found[-1].text)
        await self.emma.click("Beginnen")
        await until(lambda: self.panels(self.emma), lambda found: "Runde 1" in found[-1].text)
        self.table = await self.pg.control("POST", "channels", {"name": f"leer-{self.number}"})
        await self.emma.go(int(self.table["id"]))
        await self.emma.slash("wuerfel kampf")
        await until(lambda: self.emma.sees(int(self.table["id"])), lambda seen: any(one.buttons for one in seen))

    async def _letters(self) -> list[Seen]:
        game = "select message_id from outbox where kind = ? and game_id = ? and message_id is not null"
        said = {id for (id,) in self.bot.ask(game, "note", self._game(int(self.table["id"])))}
        return [one for one in await self.emma.sees() if "ist abgeräumt" in one.text and one.id in said]

    async def _reminders(self) -> list[Seen]:
        return await self.seen(self.emma, "nicht vergessen")

    def _game(self, channel_id: int) -> str:
        ((game_id,),) = self.bot.ask("select id from games where channel_id = ?", channel_id)
        return str(game_id)

    async def act(self) -> None:
        now = datetime.now(UTC).strftime("%Y-%m-%d %H:%M:%S.%f")
        self.bot.change("update deadlines set remind_at = ? where game_id = ?", now, self._game(self.channel_id))
        self.bot.change("update deadlines set due_at = ? where game_id = ?", now, self._game(int(self.table["id"])))
        await until(self._reminders, bool)
        await until(self._letters, bool)

    async def check(self, *, answered: bool) -> None:
        await until(self._reminders, bool)
        await until(self._letters, bool)
        await self.settled()
        assert (len(await self._reminders()), len(await self._letters())) == (1, 1)


class Table(Scene):
    """A table at which computers play; nobody waits for them."""

    def __init__(self, pg: Playground, bot: Falling, number: int, command: str, **options: Any) -> None:
        super().__init__(pg, bot, number)
        self._command, self._options = command, options

    names = ("zita",)

    async def prepare(self) -> None:
        (self.anna,) = await self.people(*self.names)
        await self.anna.slash(self._command, **self._options)

    async def act(self) -> None:
        (panel,) = await self.panels(self.anna)
        if f"<@{self.anna.id}>" in panel.text and "Aufstehen" in panel.buttons:
            await self.anna.click("Aufstehen", panel)
            await until(lambda: self.panels(self.anna), lambda found: f"<@{self.anna.id}>" not in found[-1].text)
        await self.anna.click("Computer auffüllen")
        await until(lambda: self.panels(self.anna), lambda found: "🤖" in found[-1].text)
        await self.anna.click("Beginnen")

    async def check(self, *, answered: bool) -> None:
        """See one panel, and every report of a round once."""
        await until(lambda: self.panels(self.anna), lambda found: len(found) == 1)
        titles = [one.text.partition("\n")[0] for one in await self.seen(self.anna, "Bericht der Runde")]
        assert len(titles) == len(set(titles)), titles


class Story(Table):
    """What a match tells, line by line, and its report with files when it is broken off."""

    def __init__(self, pg: Playground, bot: Falling, number: int) -> None:
        super().__init__(pg, bot, number, "quidditch neu", haus1="G", haus2="S", runden=1, leitung="bot")

    names = ("lotte",)

    async def act(self) -> None:
        await super().act()
        await until(self._lines, lambda lines: len(lines) > 2)
        await self._stop()

    async def _stop(self) -> None:
        form = await self.anna.slash("partie beenden")
        answer = await self.anna.fill_modal(form, line="Regen")
        if not answer.text:  # it takes longer than usual: that it was heard is no answer yet
            query = "select count(*) from games where channel_id = ? and status = 'abandoned'"
            await until(self._asked(query, self.channel_id), lambda found: found == [(1,)])

    async def _lines(self) -> list[str]:
        """List what was told: neither panels, nor what was owed, nor answers."""
        query = "select message_id from outbox where place = ? and message_id is not null"
        owed = {id for (id,) in self.bot.ask(query, f"c{self.channel_id}")}
        told = [one for one in await self.seen(self.anna) if one.content and one.id not in owed]
        return [line for one in told if not one.raw.get("interaction_metadata") for line in one.content.split("\n")]

    async def check(self, *, answered: bool) -> None:
        ((game_id, status),) = self.bot.ask("select id, status from games where channel_id = ?", self.channel_id)
        assert status == "abandoned" or not answered
        if status == "lobby":  # it died before the match began: the table is there, and alive
            await until(lambda: self.panels(self.anna), lambda found: len(found) == 1)
            return
        match = Match(self.pg, self.bot, self.anna, {}, self.channel_id)
        match.game = game_id
        if status == "running":
            await until(self._lines, lambda lines: len(lines) > 2)
            await self._stop()
        query = "select message_id from outbox where game_id = ? and kind = ? and message_id is not null"
        ((report,),) = await until(self._asked(query, game_id, "quidditch-report"), lambda rows: len(rows) == 1)
        (seen,) = [one for one in await self.seen(self.anna) if one.id == report]
        assert seen.raw["attachments"], "the report has its files"
        await match.all_told()
        told = await self._lines()
        for line in ("**Anpfiff!**", "ist Kapitän von Gryffindor", "ist Kapitän von Slytherin"):
            if match.facts(Angepfiffen):
                assert sum(line in one for one in told) == 1, (line, told)
        messages = [one.content for one in await self.seen(self.anna) if one.content]
        assert not [one for one, after in pairwise(messages) if one == after], messages

    def _asked(self, query: str, *values: object) -> Callable[[], Awaitable[list[tuple[Any, ...]]]]:
        async def ask() -> list[tuple[Any, ...]]:
            return self.bot.ask(query, *values)

        return ask


TABLES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("watten tisch", {}),
    ("wizard tisch", {}),
    ("dog neu", {}),
    ("hut neu", {"plaetze": 2}),
    ("quidditch neu", {"haus1": "G", "haus2": "S", "runden": 1, "leitung": "bot"}),
)
SCENES: dict[str, Callable[[Playground, Falling, int], Scene]] = {
    "lobby": Lobby,
    "repost": Repost,
    "warning": Warning,
    "report": Report,
    "late": Late,
    "story": Story,
}
LOG = "spielleitung"


async def alive(scene: Scene, person: Person, panel: Seen) -> None:
    """Press something and see the panel change."""
    leaving = f"<@{person.id}>" in panel.text
    with contextlib.suppress(Unanswered):
        await person.click("Aufstehen" if leaving else "Platz nehmen", panel)
    await until(lambda: scene.panels(person), lambda found: (f"<@{person.id}>" in found[-1].text) != leaving)
