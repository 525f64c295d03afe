"""A contest for somebody who looks at it: its view, its names, its words, the ids of its controls."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from string import ascii_lowercase
from typing import Any

import discord
import structlog

from bot.contest_room.shows import find_shows
from bot.contests.common.format import Standings
from bot.contests.common.model import Entry, State, Table
from bot.contests.common.rules import ContestRules
from bot.contests.common.show import Scene, Show
from bot.contests.common.tell import entry_name
from bot.contests.common.view import View
from bot.draw.fonts import drawable
from bot.draw.pool import StudioError
from bot.edge.kit.layout import Sheet, button, described
from bot.edge.kit.services import Services, mentions, safe
from bot.engine.helpers import altered
from bot.engine.screen import Picture, Style
from bot.engine.seats import Seat
from bot.engine.spans import ZONE
from bot.engine.text import Text, text
from bot.service.play.live import Declined, Live, Who

log = structlog.get_logger(__name__)
LONGEST_ALT = 3000
"""So much of a picture stands in words where it could not be drawn."""
NOWHERE = "-"
"""Stands for the page in the ids of controls that belong to none."""


def local_time(moment: int) -> datetime:
    """Return what the clock on the wall shows at a moment, in seconds since 1970."""
    return datetime.fromtimestamp(moment, ZONE)


class PlainVoice:
    """Plain whole names, also of those who have left, and one language: for pictures, papers and files."""

    def __init__(self, services: Services, live: Live, language: str) -> None:
        """Know everybody once: a list may be long."""
        self._services, self._language = services, language
        erased = services.erased(language)
        self._names = {row.seat: row.name or erased for row in live.former}
        self._names |= {row.seat: f"{erased} {row.seat}" if row.erased else row.name or row.seat for row in live.seats}
        self._names |= {seat: self._numbered(seat) for seat, name in self._names.items() if not drawable(name)}

    def _numbered(self, seat: Seat) -> str:
        """Put the number of the entry before a name that no picture can show: there, only the number is left."""
        number = seat.rstrip(ascii_lowercase)
        alone = f"{number}b" not in self._names
        words = text("contest-nameless", number=number if alone else seat, name=self._names[seat])
        return self._services.texts.say(words, self._language)

    def name(self, seat: Seat) -> str:
        """Return the name of whoever sits there, or sat there last."""
        return self._names.get(seat, seat)

    def say(self, words: Text) -> str:
        """Speak with plain names."""
        return self._services.texts.say(words, self._language, self.name, bare=True)


@dataclass
class Hall:
    """A contest as somebody sees it."""

    services: Services
    live: Live
    language: str
    who: Who | None = None

    @cached_property
    def seat(self) -> Seat | None:
        """Return where the person sits."""
        row = self.live.seat_of(self.who.id) if self.who else None
        return row.seat if row else None

    @cached_property
    def view(self) -> View:
        """Return what the person sees."""
        view: View = self.live.spec.rules.view(self.live.folded().state, self.seat)
        return view

    @property
    def state(self) -> State:
        """Return the contest."""
        return self.view.state

    @cached_property
    def show(self) -> Show:
        """Return what its format shows."""
        return find_shows()[self.live.spec.name]

    @cached_property
    def scene(self) -> Scene:
        """Return what pictures and papers are made from."""
        now = self.services.games.clock().astimezone(ZONE)
        voice = PlainVoice(self.services, self.live, self.language)
        return Scene(self.view, voice, now, self.language, local_time, self._earlier, self.live.row.paused_at)

    def _earlier(self) -> Standings | None:
        """Return how it stood a round ago."""
        rounds, rules = self.state.rounds, self.live.spec.rules
        if len(rounds) < 2 or not isinstance(rules, ContestRules):
            return None
        return rules.format.standings(altered(self.state, rounds=rounds[:-1], lots=(), phase="pause"))

    @cached_property
    def leads(self) -> bool:
        """Tell whether the person may lead it."""
        return self.who is not None and self.live.manages(self.who)

    @cached_property
    def _names(self) -> Any:
        return mentions(self.live, self.services.erased(self.language))

    def say(self, words: Text) -> str:
        """Speak, naming people by mentions; who has left is named plainly."""
        return self.services.texts.say(words, self.language, self._name)

    def tell(self, id: str, /, **args: Any) -> str:
        """Speak a text by its id."""
        return self.say(text(id, **args))

    def _name(self, seat: Seat) -> str:
        named: str = self._names(seat)
        return safe(self.scene.voice.name(seat)) if named == seat else named

    def entry(self, number: int) -> Text:
        """Name an entry."""
        return entry_name(self.state, number)

    def entries(self, numbers: Iterable[int]) -> str:
        """Name some entries in a row."""
        return ", ".join(self.say(self.entry(number)) for number in numbers) or "–"

    def refused(self, reason: Text) -> Declined:
        """Write a no that names people by their seats."""
        no = Declined(reason)
        no.live = self.live
        return no

    def some(self, numbers: Sequence[int], most: int = 10) -> str:
        """Name the first of many entries, and say how many more there are."""
        if len(numbers) <= most:
            return self.entries(numbers)
        return self.tell("turnier-more", who=self.entries(numbers[:most]), count=len(numbers) - most)

    def against(self, numbers: Iterable[int]) -> str:
        """Name those who sit at a table."""
        return " – ".join(self.say(self.entry(number)) for number in numbers)

    def people_of(self, numbers: Iterable[int]) -> list[int]:
        """Return those of some entries who have Discord."""
        seats = {seat for number in numbers if (entry := self.state.entry(number)) for seat in entry.seats}
        return [row.person_id for row in self.live.seats if row.seat in seats and row.person_id]

    def rivals(self, table: Table, mine: Entry | None) -> list[int]:
        """Return the others at a table."""
        return [number for number in table.entries if mine is None or number != mine.number]

    def press(
        self,
        verb: str,
        page: str,
        label: str,
        style: Style = "secondary",
        emoji: str | None = None,
        *,
        move: str = "",
        barred: bool = False,
        **args: Any,
    ) -> discord.ui.Button[Any]:
        """Return a button: `do` a move and show a page, turn to a `page`, open a `form`, hand out a `file`."""
        return button(
            control_id(self.live.row.id, verb, page, move), self.tell(label, **args), style, emoji, barred=barred
        )

    @property
    def counts(self) -> bool:
        """Tell whether anything was played that counts: before, everybody would be first."""
        return any(table.status == "done" for round in self.state.rounds for table in round.tables)

    def clock_line(self) -> list[str]:
        """Say until when the common clock of a round runs, unless it was stopped: pictures stand still."""
        round, minutes = self.state.round, self.state.options.minutes
        stands = self.live.row.paused_at is not None
        if stands or self.state.phase != "playing" or round is None or not round.begun_at or minutes is None:
            return []
        end = round.begun_at // 1000 + 60 * minutes
        return [self.tell("turnier-desk-clock", end=f"<t:{end}:t>", left=f"<t:{end}:R>")]

    async def add_pictures(self, sheet: Sheet, pictures: Sequence[Picture], *, all_large: bool = False) -> None:
        """Draw some pictures; where that fails their words stand for them.

        Several side by side are cropped to tiles: the first can be read at once, the others are tiles below it,
        or all of them stand below each other.
        """
        drawn = await self.drawn(pictures)
        if not drawn:
            sheet.text(safe(self.scene.voice.say(pictures[0].alt), LONGEST_ALT))
            return
        sheet.gallery(drawn[:1])
        for rest in [drawn[1:]] if not all_large else [[one] for one in drawn[1:]]:
            if rest:
                sheet.gallery(rest)

    async def drawn(self, pictures: Sequence[Picture]) -> list[tuple[str, bytes, str]]:
        """Draw some pictures: name, bytes and words of each; none if that fails."""
        found: list[tuple[str, bytes, str]] = []
        try:
            for number, picture in enumerate(pictures, 1):
                png = await self.services.studio.draw(picture.draw, picture.data)
                found.append((f"turnier-{number}.png", png, described(self.scene.voice.say(picture.alt))))
        except StudioError:
            log.exception("tournament goes without its picture")
            return []
        return found


def control_id(game_id: str, verb: str, page: str, move: str = "") -> str:
    """Write the id of a button."""
    return f"c:{game_id}:{verb}:{page}" + (f":{move}" if move else "")
