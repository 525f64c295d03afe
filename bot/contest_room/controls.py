"""Everything that can be pressed, chosen or filled in around a contest; known by its id alone."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord.ui import Button, DynamicItem, Select, UserSelect

from bot.contest_room import desk, drafts, entries, own, penalties, previews
from bot.contest_room.asking import ask
from bot.contest_room.hall import Hall
from bot.contest_room.opening import publish
from bot.contest_room.papers import files
from bot.contest_room.poking import poke
from bot.contest_room.shows import find_shows
from bot.contest_room.tables import open_table
from bot.edge.kit.answer import patiently, send
from bot.edge.kit.layout import Sheet
from bot.edge.kit.parts import ours
from bot.edge.kit.services import Services
from bot.edge.table.controls import GAME_ID, GameControl, show
from bot.edge.table.outbox import Outbox
from bot.edge.table.private import Drawer, PrivatePages
from bot.engine.text import text
from bot.service.play.live import Declined, Live, Who, declined
from bot.service.play.writing import Acted

PAGES: dict[str, Callable[[Hall], Awaitable[Sheet]]] = {
    "mine": own.mine,
    "table": own.standings,
    "plan": own.plan,
    "rules": own.rules,
    "enter": own.enter,
    "lead": desk.front,
    "lead.paper": desk.paper_page,
    "lead.people": desk.people_page,
    "lead.drop": drafts.drop_page,
}
WORKER = 12
"""From this bit on an id says which of Discord's workers made it: ids that differ there only are nobody else's."""
CHOOSING = ("lead.list", "lead.people", "lead.penal", "lead.drop")
MOST_TOLD = 4
LEAD = "lead"
"""Pages, forms and files that begin so are for those who lead."""


async def page(hall: Hall, name: str) -> Sheet:
    """Return a page by its name; an unknown one is one's own."""
    if name in PAGES:
        return await PAGES[name](hall)
    head, _, rest = name.partition(".")
    if head == "sure":
        verb, _, whom = rest.partition(" ")
        if hall.leads and rest in ("seal", "close"):
            return await {"seal": previews.seal_page, "close": previews.close_page}[rest](hall)
        if verb == "exclude" and hall.leads:
            return await penalties.exclude_page(hall, whom)
        return await own.sure(hall, rest) if hall.leads or verb in own.ONESELF else await own.mine(hall)
    kind, _, about = rest.partition(".")
    first, _, second = about.partition(".")
    if head == LEAD and first.isdecimal() and len(first) < 5:
        number, more = int(first), int(second) if second.isdecimal() and len(second) < 5 else 0
        match kind:
            case "list":
                return await entries.list_page(hall, number)
            case "entry":
                return await entries.entry_page(hall, number)
            case "round":
                return await desk.round_page(hall, number, more)
            case "table":
                return await desk.table_page(hall, about)
            case "penal":
                return await penalties.page(hall, about)
    return await own.mine(hall)


async def turn_to(
    interaction: discord.Interaction, services: Services, game_id: str, name: str, told: str = ""
) -> None:
    """Show a page in private: in place of the one that was pressed on, or as a new one. It follows the contest."""
    pages, person = ours(interaction, PrivatePages), interaction.user.id
    with pages.attending(game_id, person):
        hall = await hall_of(interaction, services, game_id)
        if name.startswith(LEAD) and not hall.leads:
            name = "mine"
        sheet = await patiently(interaction, page(hall, name), ephemeral=True)
        face, shown = sheet.face(), sheet.shown()
        original = _is_private(interaction) or not interaction.response.is_done()
        message_id = await show(interaction, shown.headed(told) if told else shown)
        if message_id is None or not follows(name):
            pages.forget(game_id, person)
            return
        drawer = _drawer(services)
        pages.keep_drawn(interaction, hall.live, name, drawer, face, message_id=message_id, original=original)


def _is_private(interaction: discord.Interaction) -> bool:
    return interaction.message is not None and interaction.message.flags.ephemeral


def follows(name: str) -> bool:
    """Tell whether a page is shown anew by itself: not those with pictures, nor where somebody is about to choose."""
    return name == "mine" or (name.startswith(LEAD) and not name.startswith(CHOOSING))


def _drawer(services: Services) -> Drawer:
    async def drawn(live: Live, who: Who, language: str, name: str) -> Sheet | None:
        hall = Hall(services, live, language, who)
        if live.position is None or (name.startswith(LEAD) and not hall.leads):
            return None
        return await page(hall, name)

    return drawn


async def hall_of(interaction: discord.Interaction, services: Services, game_id: str) -> Hall:
    """Return a contest for whoever presses, as it is now."""
    live = await services.games.live(game_id)
    must_be_contest(live)
    return Hall(services, live, services.language(interaction), services.who(interaction.user))


def must_be_contest(live: Live) -> None:
    """Refuse what belongs to tournaments alone for any other game, also for a season."""
    if live.spec.name not in find_shows() or live.position is None:
        raise declined("control-unknown")


async def act(
    interaction: discord.Interaction,
    services: Services,
    game_id: str,
    move: str,
    back: str,
    people: tuple[Who | str, ...] = (),
) -> None:
    """Do something in a contest, say that it was done, and show the page that follows from it."""
    with ours(interaction, PrivatePages).attending(game_id, interaction.user.id):
        await _act(interaction, services, game_id, move, back, people)


async def _act(
    interaction: discord.Interaction,
    services: Services,
    game_id: str,
    move: str,
    back: str,
    people: tuple[Who | str, ...],
) -> None:
    hall = await hall_of(interaction, services, game_id)

    async def done() -> Acted:
        who = hall.who
        assert who is not None
        return await services.contests.act(game_id, who, move, cause=interaction.id, people=people)

    acted = await patiently(interaction, done(), ephemeral=True)
    services.metrics.action(acted.live.spec.name, "duplicate" if acted.again else "accepted")
    after = await hall_of(interaction, services, game_id)
    lines = [f"✅ {after.say(words)}" for words in acted.told[-MOST_TOLD:]]
    if more := len(acted.told) - len(lines):
        lines.insert(0, after.tell("turnier-told-before", count=more))
    await turn_to(interaction, services, game_id, back, "\n".join(lines))


class ContestButton(
    GameControl,
    DynamicItem[Button[Any]],
    template=f"c:{GAME_ID}:(?P<verb>do|page|form|file|open|take|poke|halt|publish|drop):(?P<page>[^:]{{1,60}})(?::(?P<move>.+))?",
):
    """Do something, turn a page, open a form, hand out a file, open a table, settle a dispute, remind people."""

    name = "button contest"

    @property
    def entry(self) -> str:
        """What only those see who lead has a line of its own; the rules judge every move."""
        verb, page = self.match["verb"], self.match["page"]
        lead = verb in ("take", "poke", "halt", "publish", "drop") or (verb != "do" and page.startswith(LEAD))
        return "button contest lead" if lead else "button contest"

    async def press(self, interaction: discord.Interaction, services: Services) -> None:
        """Do what the button says."""
        game, name, move = self.game_id, self.match["page"], self.match["move"] or ""
        match self.match["verb"]:
            case "page":
                await turn_to(interaction, services, game, name)
            case "do":
                await act(interaction, services, game, move, name)
            case "take":
                await self._take(interaction, services, name, other=move == "other")
            case "form":
                hall = await hall_of(interaction, services, game)
                await ask(interaction, hall, name, act, turn_to)
            case "publish":
                await self._publish(interaction, services)
            case "drop":
                await self._drop(interaction, services)
            case "halt":
                await self._halt(interaction, services, on=name == "on")
            case "file":
                await self._hand_out(interaction, services, name.removeprefix("lead."))
            case "open":
                hall = await hall_of(interaction, services, game)
                link = await patiently(interaction, open_table(interaction, hall, name), ephemeral=True)
                await send(interaction, ephemeral=True, content=hall.tell("turnier-opened", where=link))
            case _:
                hall = await hall_of(interaction, services, game)
                told = await patiently(interaction, poke(hall, name, interaction.id), ephemeral=True)
                await turn_to(interaction, services, game, LEAD, told)

    async def _publish(self, interaction: discord.Interaction, services: Services) -> None:
        """Let everybody see what was a draft until now."""
        hall = await hall_of(interaction, services, self.game_id)
        if not hall.state.options.draft:
            await turn_to(interaction, services, self.game_id, LEAD)
            return
        work = publish(interaction, hall, ours(interaction, Outbox))
        after, event = await patiently(interaction, work, ephemeral=True)
        known = "yes" if event else "no"
        told = after.tell("turnier-opened-private", event=event or "–", known=known)
        await turn_to(interaction, services, self.game_id, LEAD, told)

    async def _drop(self, interaction: discord.Interaction, services: Services) -> None:
        """Throw a draft away."""
        hall = await hall_of(interaction, services, self.game_id)
        assert hall.who is not None
        await patiently(interaction, services.contests.drop(self.game_id, hall.who), ephemeral=True)
        ours(interaction, PrivatePages).forget(self.game_id, interaction.user.id)
        sheet = Sheet("plain")
        sheet.text(hall.tell("turnier-draft-dropped"))
        await show(interaction, sheet.shown())

    async def _halt(self, interaction: discord.Interaction, services: Services, *, on: bool) -> None:
        """Let the whole tournament stand still, or go on: all its tables and the common clock."""
        hall = await hall_of(interaction, services, self.game_id)
        who, person, what = services.who(interaction.user), interaction.user.mention, hall.live.noun
        if on:
            note = text("partie-note-pause", person=person, what=what)
            work = services.conduct.pause(self.game_id, who, cause=interaction.id, note=note)
        else:
            note = text("partie-note-resume", person=person)
            work = services.conduct.resume(self.game_id, who, cause=interaction.id, note=note)
        await patiently(interaction, work, ephemeral=True)
        told = services.say(text("turnier-halted", on="yes" if on else "no"), interaction)
        await turn_to(interaction, services, self.game_id, LEAD, told)

    async def _take(self, interaction: discord.Interaction, services: Services, name: str, *, other: bool) -> None:
        """Let one of the two versions of a result stand."""
        hall = await hall_of(interaction, services, self.game_id)
        table = hall.state.table(name)
        result = "" if table is None else table.other if other else table.result
        if not result:
            raise declined("turnier-no-version")
        await act(interaction, services, self.game_id, f"rule {name} {result}", f"lead.table.{name}")

    async def _hand_out(self, interaction: discord.Interaction, services: Services, what: str) -> None:
        hall = await hall_of(interaction, services, self.game_id)
        made = await patiently(interaction, files(hall, what), ephemeral=True)
        words = hall.tell("turnier-proof" if what == "proof" else "turnier-paper-ready")
        await send(interaction, ephemeral=True, content=words, files=made)


class ContestMenu(
    GameControl, DynamicItem[Select[Any]], template=f"cm:{GAME_ID}:(?P<verb>do|page|tick):(?P<page>[^:]+)"
):
    """Choose a table, an entry, somebody to ask."""

    name = "menu contest"

    async def press(self, interaction: discord.Interaction, services: Services) -> None:
        """Turn to what was chosen, or do it."""
        chosen = str(self.item.values[0])[:80]
        if self.match["verb"] == "tick":
            await self._tick(interaction, services)
        elif self.match["verb"] == "page":
            await turn_to(interaction, services, self.game_id, chosen)
        else:
            await act(interaction, services, self.game_id, chosen, self.match["page"])

    async def _tick(self, interaction: discord.Interaction, services: Services) -> None:
        """Tick off everybody who was chosen; who was ticked off meanwhile stays so, and who is gone keeps up nobody."""
        who, game = services.who(interaction.user), self.game_id
        must_be_contest(await services.games.live(game))
        refused: list[Declined] = []

        async def work() -> int:
            done = 0
            for number, move in enumerate(self.item.values):
                try:
                    await services.contests.act(game, who, str(move)[:80], cause=interaction.id ^ (number << WORKER))
                    done += 1
                except Declined as no:
                    if no.text.id != "contest-known":
                        refused.append(no)
            return done

        done = await patiently(interaction, work(), ephemeral=True)
        if refused and not done:
            raise refused[0]
        page = self.match["page"].rpartition(".")[0]
        told = (text("turnier-ticked", count=done), *dict.fromkeys(no.text for no in refused))
        await turn_to(interaction, services, game, page, "\n".join(services.say(each, interaction) for each in told))


class ContestPeople(GameControl, DynamicItem[UserSelect[Any]], template=f"cu:{GAME_ID}:(?P<verb>partner|official)"):
    """Choose one's partner, or somebody who leads, too."""

    name = "menu contest people"

    @property
    def entry(self) -> str:
        """Partners are everybody's own business, who leads is not."""
        return "menu contest people" if self.match["verb"] == "partner" else "menu contest officials"

    async def press(self, interaction: discord.Interaction, services: Services) -> None:
        """Enter together, or let the person lead; who leads already does so no more."""
        member = self.item.values[0]
        if not isinstance(member, discord.Member):
            raise declined("guest-no-member")
        if member.bot:
            raise declined("contest-no-bots")
        chosen, who, game = services.who(member), services.who(interaction.user), self.game_id
        if self.match["verb"] == "partner":
            await act(interaction, services, game, "enter", "mine", (who, chosen))
            return
        live = await services.games.live(game)
        must_be_contest(live)
        on = chosen.id not in live.officials
        work = services.contests.appoint(game, who, chosen, cause=interaction.id, on=on)
        await patiently(interaction, work, ephemeral=True)
        words = text("turnier-appointed", person=member.mention, on="yes" if on else "no")
        await turn_to(interaction, services, game, "lead.people", services.say(words, interaction))


CONTROLS = (ContestButton, ContestMenu, ContestPeople)
