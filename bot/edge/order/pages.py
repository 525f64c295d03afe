"""The book as pages: what is looked for is written into the ids of the buttons, so nothing has to be remembered."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Any, Self

import discord

from bot.edge.kit.layout import Sheet, Shown, button
from bot.edge.kit.services import Services
from bot.edge.kit.values import LARGEST_ID
from bot.edge.order.wording import line, table, takes_back
from bot.engine.text import Text, text
from bot.service.leading.book import KINDS
from bot.store.acts import ActRow, Wanted

PAGE = 5
MOST_ROWS = 10_000


@dataclass(frozen=True, slots=True)
class Search:
    """What somebody looks for in the book; `warnings` is the list of warnings, else it is the whole log."""

    warnings: bool
    page: int = 0
    kind: str = ""
    target: int | None = None
    actor: int | None = None
    game: str | None = None
    hours: int = 0
    standing: bool = False

    def key(self) -> str:
        """Write it into an id."""
        list_, valid = "w" if self.warnings else "l", "s" if self.standing else "a"
        kind = str(KINDS.index(self.kind)) if self.kind else ""
        numbers = ":".join(str(value or "") for value in (self.target, self.actor, self.game, self.hours))
        return f"{list_}{valid}:{self.page}:{kind}:{numbers}"

    @classmethod
    def read(cls, key: str) -> Self | None:
        """Read it from an id; None if nobody can have written that."""
        flags, page, kind, target, actor, game, hours = key.split(":")
        if (kind and int(kind) >= len(KINDS)) or max(int(target or 0), int(actor or 0)) >= LARGEST_ID:
            return None
        return cls(
            flags[0] == "w",
            int(page),
            KINDS[int(kind)] if kind else "",
            int(target) if target else None,
            int(actor) if actor else None,
            game or None,
            int(hours) if hours else 0,
            flags[1] == "s",
        )

    def wanted(self, services: Services, guild_id: int) -> Wanted:
        """Return the question to the database."""
        kinds = ("warning",) if self.warnings else (self.kind,) if self.kind else ()
        since = services.book.clock() - timedelta(hours=self.hours) if self.hours else None
        return Wanted(guild_id, kinds, self.target, self.actor, self.game, since=since, standing=self.standing)


KEY = r"(?P<key>[wl][as]:[0-9]{1,6}:[0-9]{0,2}:[0-9]{0,20}:[0-9]{0,20}:[^:]{0,40}:[0-9]{0,6})"


async def book_page(services: Services, search: Search, guild_id: int, language: str, *, keeper: bool) -> Shown:
    """Show one page of the book; who keeps order also gets what takes entries back."""
    acts, total = await services.book.find(search.wanted(services, guild_id), search.page * PAGE, PAGE)
    last = max(0, (total - 1) // PAGE)
    if search.page > last:  # the list has become shorter since
        return await book_page(services, replace(search, page=last), guild_id, language, keeper=keeper)

    games = await services.games.titles([search.game, *(act.game_id for act in acts)])

    def say(words: Text) -> str:
        return services.texts.say(words, language)

    sheet = Sheet("plain")
    own = "list" if search.target is None or keeper else "own"
    sheet.text(f"## {say(text('book-heading', book=own if search.warnings else 'log', total=total))}")
    if about := _about(search, keeper, games):
        sheet.text(f"-# {' · '.join(say(words) for words in about)}")
    for act in acts:
        sheet.text(line(services, act, language, games))
    if not acts:
        sheet.text(say(text("book-empty", book=own if search.warnings else "log")))
    if total:
        sheet.row(*_turning(search, last, say))
    if keeper:
        if not search.warnings:
            sheet.row(_kinds(search, say))
        if any(takes_back(act) for act in acts):
            sheet.row(_undoing(acts, say))
    return sheet.shown()


def _about(search: Search, keeper: bool, games: Mapping[str, Text]) -> list[Text]:
    """Say what was looked for."""
    found = []
    if search.kind:
        found.append(text("kind-name", kind=search.kind))
    if search.target is not None and keeper:
        found.append(text("book-target", person=f"<@{search.target}>"))
    if search.actor is not None:
        found.append(text("act-by", actor=f"<@{search.actor}>"))
    if game := games.get(search.game or ""):
        found.append(text("act-game", game=game))
    if search.hours:
        found.append(text("book-hours", days=search.hours // 24))
    return found


def _turning(search: Search, last: int, say: Callable[[Text], str]) -> list[discord.ui.Button[Any]]:
    def to(page: int) -> str:
        return f"o:p:{replace(search, page=page).key()}"

    here = say(text("book-page", page=search.page + 1, pages=last + 1))
    other = replace(search, page=0, standing=not search.standing)
    turning = [
        button(to(max(0, search.page - 1)), "◀", barred=search.page == 0),
        button("o:here", here, barred=True),
        button(to(search.page + 1), "▶", barred=search.page >= last),
    ]
    return [
        *(turning if last else ()),
        button(f"o:p:{other.key()}", say(text("book-standing", standing=str(search.standing).lower()))),
        button(f"o:x:{replace(search, page=0).key()}", say(text("book-export"))),
    ]


def _kinds(search: Search, say: Callable[[Text], str]) -> discord.ui.Select[Any]:
    options = [discord.SelectOption(label=say(text("kind-any")), value="any", default=not search.kind)]
    options += [
        discord.SelectOption(label=say(text("kind-name", kind=kind)), value=kind, default=search.kind == kind)
        for kind in KINDS
    ]
    key = replace(search, page=0, kind="").key()
    return discord.ui.Select(custom_id=f"o:f:{key}", placeholder=say(text("book-kinds")), options=options)


def _undoing(acts: list[ActRow], say: Callable[[Text], str]) -> discord.ui.Select[Any]:
    options = [
        discord.SelectOption(
            label=f"#{act.id} {say(text('kind-name', kind=act.kind))}"[:100],
            value=str(act.id),
            description=act.reason[:100] or None,
        )
        for act in acts
        if takes_back(act)
    ]
    return discord.ui.Select(custom_id="o:z", placeholder=say(text("book-undo")), options=options)


async def book_table(services: Services, search: Search, guild: discord.Guild, language: str) -> Shown:
    """Return everything that was looked for as a file."""
    acts, total = await services.book.find(search.wanted(services, guild.id), 0, MOST_ROWS)
    sheet = Sheet("plain")
    sheet.text(services.texts.say(text("book-exported", rows=len(acts), total=total), language))
    day = services.book.clock().strftime("%Y-%m-%d")
    name = f"{'verwarnungen' if search.warnings else 'log'}-{day}.csv"
    games = await services.games.titles(act.game_id for act in acts)
    sheet.paper(name, table(services, acts, guild, language, games))
    return sheet.shown()
