"""Private pages that follow their game: one message for each person and game, kept up to date while Discord lets us.

A private message can be reached only with the token of the interaction it answers, for a quarter of an hour; every
press brings a new token. Tokens are kept in memory alone: after a restart a page sleeps until it is pressed.
"""

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import discord
import structlog

from bot.concurrency import Tasks, Workers
from bot.edge.kit.layout import Sheet, Shown
from bot.edge.kit.services import Services
from bot.edge.table.panel import closing_sheet, own_sheet
from bot.engine.log import Rewound
from bot.engine.text import Text, text
from bot.service.feed import Changed, Happened
from bot.service.play.live import Declined, Live, Look, Who, entry_of
from bot.store.database import StoreTrouble

log = structlog.get_logger(__name__)

Key: TypeAlias = tuple[str, int]
"""A game and a person."""
Drawer: TypeAlias = Callable[[Live, Who, str, str], Awaitable[Sheet | None]]
"""Lays out a page that a room of its own draws, for a person, in a language, by its name; None: it is no more."""
CROWD, REST = 16, 15.0
"""Where more pages than these follow one game, they do so only every so many seconds: each is a call to Discord."""
AWAKE = 14 * 60.0
"""Seconds a page follows after a press: Discord takes its token back after fifteen minutes."""
LINES = 3
"""So much of what happened since the last press stands on a page."""
OUT_OF_REACH = frozenset({10008, 10015, 10062, 50027})
"""Dismissed by its reader, or its token is worth nothing any more."""
PAUSES = (1.0, 5.0)
WORTH_WAITING = 2.0
"""Seconds a press waits for an edit under way, so that the older of the two is not seen last."""


@dataclass(slots=True)
class _Page:
    """Somebody's private message, with the newest key to it."""

    interaction: discord.Interaction
    message_id: int
    original: bool
    """Whether it is the interaction's first answer; later ones are reached by their own ids."""
    language: str
    page: str
    step: str
    face: Any
    follows: bool
    awaited: bool
    note: Text | None = None
    alarm: asyncio.TimerHandle = field(init=False)
    """Rings before its token dies; it is wound as soon as the page is kept."""
    tired: bool = False
    drawer: Drawer | None = None
    """Who lays it out, if it is not the game's own screen."""
    news: deque[Text] = field(default_factory=lambda: deque(maxlen=LINES))


class PrivatePages:
    """Keeps every private page at the game's last revision, as long as its newest token lives."""

    def __init__(self, services: Services) -> None:
        """Begin without any page."""
        self._services = services
        self._pages: dict[Key, _Page] = {}
        self._held: dict[Key, int] = {}
        self._resting: dict[str, asyncio.TimerHandle] = {}
        """Games so many look at that their pages follow only now and then."""
        trouble = (discord.HTTPException, StoreTrouble, OSError)
        self._workers: Workers[Key] = Workers("private pages", self._follow, expected=trouble, pauses=PAUSES)
        self._tasks = Tasks()

    def hear(self, news: Changed) -> None:
        """Let all pages of a game follow its change; where there are very many, those of a room rest in between."""
        game_id = news.live.row.id
        keys = self._of(game_id)
        if len(keys) <= CROWD:
            self._wake(keys)
            return
        self._wake([key for key in keys if self._pages[key].drawer is None or news.live.manages(Who(key[1], ""))])
        if game_id not in self._resting:
            self._resting[game_id] = asyncio.get_running_loop().call_later(REST, self._rested, game_id)

    def _wake(self, keys: Iterable[Key]) -> None:
        for key in keys:
            self._workers.wake(key)

    def _rested(self, game_id: str) -> None:
        del self._resting[game_id]
        self._wake(self._of(game_id))

    def note(self, news: Happened) -> None:
        """Remember for everybody with an open page what was said of it in public: the page itself shows the rest."""
        live = news.live
        if live.spec.manners.told:  # a match is told as it goes, in its own place
            return
        events = [entry_of(live.spec, row).event for row in news.rows]
        told = [words for event in events if (words := live.spec.rules.tell(event, None))]
        for key in self._of(live.row.id):
            page = self._pages[key]
            if any(isinstance(event, Rewound) for event in events):
                page.news.clear()
            elif live.seat_of(key[1]) is not None:
                page.news.extend(told)

    def _of(self, game_id: str) -> list[Key]:
        return [key for key, page in self._pages.items() if key[0] == game_id and page.follows]

    # -- presses ---------------------------------------------------------------------------------------------------

    @contextlib.contextmanager
    def attending(self, game_id: str, person_id: int) -> Iterator[None]:
        """Leave a page alone while its owner's press is being answered: the answer is the edit."""
        key = (game_id, person_id)
        self._held[key] = self._held.get(key, 0) + 1
        try:
            yield
        finally:
            self._held[key] -= 1
            if not self._held[key]:
                del self._held[key]
                self._workers.wake(key)

    def looked(self, game_id: str, person_id: int) -> None:
        """Begin anew with what happens since the last press."""
        if page := self._pages.get((game_id, person_id)):
            page.news.clear()

    def page_of(self, game_id: str, person_id: int) -> str:
        """Return which of their pages somebody has before them, as far as we know."""
        page = self._pages.get((game_id, person_id))
        return page.page if page is not None else ""

    async def settled(self, game_id: str, person_id: int) -> None:
        """Wait for an edit under way."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(WORTH_WAITING):
                await self._workers.idle((game_id, person_id))

    def since(self, look: Look, person_id: int) -> Sequence[Text]:
        """Return what somebody may hear of since the last press, or the last lines if there was none."""
        if look.live.spec.manners.told:
            return ()
        page = self._pages.get((look.live.row.id, person_id))
        return tuple(page.news) if page and page.follows else look.told[-2:]

    def keep(
        self,
        interaction: discord.Interaction,
        look: Look,
        page: str,
        face: Any,
        *,
        message_id: int,
        original: bool,
        news: Sequence[Text] = (),
        note: Text | None = None,
    ) -> None:
        """Let a page that was just shown follow its game, in place of the one its owner had before."""
        key = (look.live.row.id, interaction.user.id)
        seated = look.live.seat_of(interaction.user.id) is not None
        kept = _Page(
            interaction,
            message_id,
            original,
            self._services.language(interaction),
            page,
            look.live.token,
            face,
            follows=seated,
            awaited=_awaited(look),
            note=note,
        )
        before = self._replace(key, kept)
        if before is not None and before.follows:
            kept.news = before.news
        else:
            kept.news.extend(news)

    def keep_drawn(
        self,
        interaction: discord.Interaction,
        live: Live,
        page: str,
        drawer: Drawer,
        face: Any,
        *,
        message_id: int,
        original: bool,
    ) -> None:
        """Let a page that a room draws by itself follow its game, in place of the one its owner had before."""
        language = self._services.language(interaction)
        kept = _Page(interaction, message_id, original, language, page, "", face, follows=True, awaited=False)
        kept.drawer = drawer
        self._replace((live.row.id, interaction.user.id), kept)

    def _replace(self, key: Key, kept: _Page) -> _Page | None:
        """Keep a page; the one before is taken away, if it was another message, and returned."""
        before = self.forget(*key)
        if before is not None and before.message_id != kept.message_id:
            self._tasks.start(self._delete(before), "older private page")
        kept.alarm = asyncio.get_running_loop().call_later(AWAKE, self._tire, key, kept)
        self._pages[key] = kept
        return before

    def forget(self, game_id: str, person_id: int) -> _Page | None:
        """Follow no more."""
        page = self._pages.pop((game_id, person_id), None)
        if page is not None:
            page.alarm.cancel()
        return page

    def _tire(self, key: Key, page: _Page) -> None:
        page.tired = True
        self._workers.wake(key)

    async def close(self) -> None:
        """Finish the edits under way."""
        for page in self._pages.values():
            page.alarm.cancel()
        for timer in self._resting.values():
            timer.cancel()
        await self._tasks.close(seconds=2)
        await self._workers.close(seconds=2)

    # -- one page --------------------------------------------------------------------------------------------------

    async def _follow(self, key: Key) -> None:
        """Show a page anew if its reader would see a difference; any other edit would tell of what is hidden."""
        page = self._pages.get(key)
        if page is None or key in self._held:
            return
        if page.drawer is not None:
            await self._follow_drawn(key, page, page.drawer)
            return
        try:
            look = await self._services.games.look(key[0], Who(key[1], ""))
        except Declined:  # the game is gone
            self.forget(*key)
            return
        where = self._where(page, look)
        news = self.since(look, key[1])
        note = page.note if look.live.token == page.step else None
        sheet = None
        if page.follows:
            sheet = own_sheet(self._services, look, page.language, where, news, note=note, asleep=page.tired)
        ends = page.tired or sheet is None
        if sheet is None and page.follows:
            why = text("private-left" if look.seat is None else "private-passed")
            sheet = closing_sheet(self._services, look, page.language, note=why)
        face = None if sheet is None else sheet.face()
        if sheet is not None and face != page.face:
            shown = await sheet.drawn(self._services.studio)
            if key in self._held or self._pages.get(key) is not page:  # a press came first, and its answer is newer
                return
            if not await self._edit(page, shown):
                ends = True
            page.face = face
        page.page, page.step, page.awaited = where, look.live.token, _awaited(look)
        if ends and self._pages.get(key) is page:
            self.forget(*key)

    async def _follow_drawn(self, key: Key, page: _Page, drawer: Drawer) -> None:
        """Show a page of a room anew; before its token runs out it says how to wake it, and its buttons stay good."""
        try:
            live = await self._services.games.live(key[0])
            sheet = await drawer(live, self._services.who(page.interaction.user), page.language, page.page)
        except Declined:
            sheet = None
        if sheet is None:
            self.forget(*key)
            return
        if page.tired:
            sheet.text(f"-# 💤 {self._services.texts.say(text('private-drowsy'), page.language)}")
        face = sheet.face()
        if face != page.face:
            if key in self._held or self._pages.get(key) is not page:
                return
            if not await self._edit(page, sheet.shown()):
                page.tired = True
            page.face = face
        if page.tired and self._pages.get(key) is page:
            self.forget(*key)

    def _where(self, page: _Page, look: Look) -> str:
        """Return the page to show: whoever only reads may go on reading, whoever is asked sees what is asked."""
        reading = not page.awaited and not _awaited(look)
        return page.page if reading or look.live.token == page.step else ""

    async def _edit(self, page: _Page, shown: Shown) -> bool:
        """Show something else in a private message; False if it cannot be reached any more."""
        message: dict[str, Any] = {
            "view": shown.view,
            "attachments": shown.files(),
            "allowed_mentions": discord.AllowedMentions.none(),
        }
        try:
            if page.original:
                await page.interaction.edit_original_response(**message)
            else:
                await page.interaction.followup.edit_message(page.message_id, **message)
        except discord.HTTPException as error:
            if error.code not in OUT_OF_REACH:
                self._services.doubt_icons(error)
                raise
            log.info("private page is out of reach", code=error.code)
            return False
        return True

    async def _delete(self, page: _Page) -> None:
        """Take an older page away, as far as Discord lets us."""
        with contextlib.suppress(discord.HTTPException, OSError):
            if page.original:
                await page.interaction.delete_original_response()
            else:
                await page.interaction.followup.delete_message(page.message_id)


def _awaited(look: Look) -> bool:
    """Tell whether the game waits for the seat that looks."""
    live = look.live
    if live.row.status != "running" or live.position is None:
        return False
    return look.seat in live.spec.rules.waiting_for(live.position.state)
