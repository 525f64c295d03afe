"""Who comes to a match: said by a button under its announcement, counted there, changed at will until it begins."""

from collections.abc import Awaitable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from typing import Any

import discord
from discord.ui import Button, DynamicItem

from bot.concurrency import Locks
from bot.contests.pokal.model import WATCHING, Match, Pair
from bot.contests.pokal.tell_parts import house_name
from bot.edge.kit.answer import patiently
from bot.edge.kit.history import has_control
from bot.edge.kit.layout import button
from bot.edge.kit.parts import ours
from bot.edge.kit.services import Services, mentions
from bot.edge.table.chores import chore
from bot.edge.table.controls import GAME_ID, GameControl
from bot.edge.table.outbox import Outbox
from bot.edge.table.posts import Post
from bot.engine.helpers import flag
from bot.engine.seats import Seat
from bot.pokal_room.answers import MATCH, at_home
from bot.pokal_room.asked import plans
from bot.pokal_room.bans import left_of, out_of
from bot.pokal_room.season import Season, must_be_season
from bot.recent import Recent
from bot.service.play.live import Who, declined
from bot.service.play.owing import asking
from bot.store import cursors
from bot.store.cursors import CursorRow
from bot.store.database import Connection
from bot.store.outbox import OwedRow

KIND = "contest-crowd"
MOST_NAMED = 15
"""So many of a team are named on a page."""
REMEMBERED = 500
"""So many announcements are remembered."""


def is_open(season: Season, match: Match, date: int | None = None) -> bool:
    """Tell whether people may still say that they come; `date`: to the date with this number."""
    stands = match.date is not None and match.waits and season.live.row.status == "running"
    return stands and date in (None, match.moves)


def _id(season: Season, match: Match, verb: str) -> str:
    return f"pc:{season.live.row.id}:{match.name}:{match.moves}:{verb}"


def buttons(season: Season, match: Match, banned: frozenset[Seat]) -> discord.ui.View:
    """Return what stands below an announcement: how many come of each house, how many watch; dead once it begins."""
    one, other = season.view.houses(match) or ("", "")
    home, away, watching = (
        len([seat for seat in season.state.coming(match, side) if seat not in banned or side == WATCHING])
        for side in (one, other, WATCHING)
    )
    come = season.tell("pokal-button-come", some=flag(home or away), home=home, away=away)
    watch = season.tell("pokal-button-watch", count=watching)
    view = discord.ui.View(timeout=None)
    for verb, label, emoji in (("come", come, "🧹"), ("watch", watch, "👀")):
        shown: Button[Any] = button(_id(season, match, verb), label, "secondary", emoji)
        shown.disabled = not is_open(season, match)
        view.add_item(shown)
    view.stop()
    return view


async def under(season: Season, match: Match, post: Post) -> Post:
    """Put the buttons below the announcement of a date, and remember where it stands."""
    view = buttons(season, match, await out_of(season, match))
    kind, live = f"date-{match.name}", season.live

    def written(db: Connection, message_id: int, *, new: bool) -> list[OwedRow]:
        channel = live.row.channel_id or 0
        before = cursors.announced(db, live.row.id, kind)
        cursors.save(
            db,
            CursorRow(game_id=live.row.id, channel_id=channel, kind=kind, message_id=message_id, event_seq=match.moves),
        )
        now, due = season.services.games.clock(), list[OwedRow]()
        if not new:  # it counts as it did when we fell
            due.append(asking(live, f"crowd.{message_id}.anew", KIND, now, match=match.name))
        if before is not None and before.message_id != message_id:
            gone: dict[str, Any] = {"match": match.name, "message": before.message_id, "channel": before.channel_id}
            due.append(asking(live, f"crowd.{before.message_id}", KIND, now, **gone))
        return due

    message = {**post.message, "view": view}
    return Post(message=message, is_it=has_control(_id(season, match, "come")), written=written)


class Crowd:
    """Keeps announcements right: also when something else than a press changes them, or a press could not show it."""

    def __init__(self, client: discord.Client, services: Services, outbox: Outbox) -> None:
        """Look after every announcement."""
        self._client, self._services = client, services
        self._turns: Locks[str] = Locks()
        self._shown: Recent[int, Sequence[Mapping[str, Any]]] = Recent(REMEMBERED)
        """What stands below announcements, as far as we have put it there."""
        outbox.compose(KIND, chore(self._keep))

    def turn(self, game_id: str) -> AbstractAsyncContextManager[None]:
        """Let one after the other change what stands below the announcements of a season."""
        return self._turns.of(game_id)

    def shown(self, message_id: int, view: discord.ui.View | None) -> None:
        """Know what stands below an announcement now: it need not be put there again."""
        self._shown[message_id] = view.to_components() if view else []

    async def _keep(self, row: OwedRow) -> None:
        async with self.turn(row.game_id or ""):  # a press shows by itself what it has changed
            await self._show(row)

    async def _show(self, row: OwedRow) -> None:
        """Show the buttons as they are now; those of another date are taken away."""
        live = await self._services.games.live(row.game_id or "")
        season = Season(self._services, live, self._services.language_in(live.row.guild_id))
        match = season.state.known(row.body["match"])
        stands = await self._services.games.database.read(
            lambda db: cursors.announced(db, live.row.id, f"date-{match.name}")
        )
        old = "message" in row.body
        if stands is None and not old:
            return
        channel_id = row.body["channel"] if old or stands is None else stands.channel_id
        message_id = row.body["message"] if old or stands is None else stands.message_id
        current = not old and stands is not None and stands.event_seq == match.moves and match.date is not None
        view = buttons(season, match, await out_of(season, match)) if current else None
        channel: Any = self._client.get_channel(channel_id)
        if channel is None or self._shown.get(message_id) == (view.to_components() if view else []):
            return
        await channel.get_partial_message(message_id).edit(view=view)
        self.shown(message_id, view)


class CrowdButton(
    GameControl,
    DynamicItem[Button[Any]],
    template=f"pc:{GAME_ID}:{MATCH}:(?P<date>[0-9]{{1,4}}):(?P<verb>come|watch)",
):
    """Say that one comes, to play or to watch; a second press takes it back."""

    name = "button pokal crowd"

    async def press(self, interaction: discord.Interaction, services: Services) -> None:
        """Note it and count it where it was pressed."""
        crowd = ours(interaction, Crowd)
        async with AsyncExitStack() as turn:
            work = self._answered(interaction, services, turn.enter_async_context(crowd.turn(self.game_id)))
            season, match = await patiently(interaction, work, ephemeral=True)
            view = buttons(season, match, await out_of(season, match))
            if interaction.response.is_done():
                await interaction.edit_original_response(view=view)
            else:
                await interaction.response.edit_message(view=view)
            assert interaction.message is not None  # a button stands below one
            crowd.shown(interaction.message.id, view)

    async def _answered(
        self, interaction: discord.Interaction, services: Services, turn: Awaitable[None]
    ) -> tuple[Season, Match]:
        await turn
        live = await services.games.live(self.game_id)
        must_be_season(live)
        season = Season(services, live, services.language(interaction))
        match = season.state.match(self.match["match"])
        if match is None:
            raise declined("control-unknown")
        if match.waits and int(self.match["date"]) != match.moves:
            raise declined("pokal-come-moved", stands=flag(match.date), date=f"<t:{(match.date or 0) // 1000}:F>")
        who, verb = await at_home(interaction, services, live), self.match["verb"]
        row = live.seat_of(who.id)
        known = next((one.side for one in match.crowd if row and one.seat == row.seat), "-")
        here = known == WATCHING if verb == "watch" else known not in ("-", WATCHING)
        if verb == "come" and not here and (left := await left_of(season, match, who.id)):
            raise declined("pokal-come-banned", left=left)
        move = f"{'stay' if here else verb} {match.name}"
        acted = await services.contests.act(live.row.id, who, move, cause=interaction.id)
        after = Season(services, acted.live, services.language_in(acted.live.row.guild_id))
        return after, after.state.known(match.name)


async def page_lines(season: Season, match: Match, houses: Pair, who: Who) -> list[str]:
    """Say on somebody's own page who comes: names to those who plan, the number and the own answer to all."""
    if match.date is None:
        return []
    banned, named = await out_of(season, match), plans(season, houses, who)
    name = mentions(season.live, season.services.erased(season.language))
    lines = []
    for house in houses:
        seats = [seat for seat in season.state.coming(match, house) if seat not in banned]
        names = ", ".join(map(name, seats[:MOST_NAMED])) if named else ""
        counted = {"count": len(seats), "named": flag(names), "names": names, "more": max(0, len(seats) - MOST_NAMED)}
        lines.append(season.write("pokal-page-coming", house=house_name(house), **counted))
    watching = len(season.state.coming(match, WATCHING))
    row = season.live.seat_of(who.id)
    own = next((one.side for one in match.crowd if row and one.seat == row.seat), "-")
    mine = {"-": "none", WATCHING: "watch"}.get(own, "come")
    mine = "whistle" if row and row.seat == match.referee else mine
    lines.append(season.tell("pokal-page-watching", count=watching, own=mine))
    return lines


CROWD_CONTROLS = (CrowdButton,)
