"""/turnier: whole tournaments, from the first entry to the printed final table."""

from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import SpielleiterClient
from bot.contest_room.asking import brought
from bot.contest_room.controls import CONTROLS, act, hall_of, turn_to
from bot.contest_room.hall import Hall
from bot.contest_room.letters import Letters
from bot.contest_room.opening import draft
from bot.contest_room.panel import render
from bot.contest_room.settings import (
    VARIANTS,
    WAYS,
    both,
    checkin_said,
    checkin_times,
    moment,
    money,
    must_lie_ahead,
    settled,
)
from bot.contest_room.words import Words
from bot.contests.common.model import ContestOptions
from bot.edge.kit.answer import patiently, send
from bot.edge.kit.commands import command, group
from bot.edge.kit.services import safe, visible
from bot.edge.kit.words import offered
from bot.edge.table.guests import named
from bot.edge.table.links import link_to
from bot.engine.text import Text
from bot.service.play.live import Live, Who, declined
from bot.store import contests as store

Interaction = discord.Interaction[SpielleiterClient]
KINDS = {"watten": "watten-turnier", "wizard": "wizard-turnier"}
SHOWN = 15
NAME = app_commands.Range[str, 1, 80]
SHORT = app_commands.Range[str, 1, 40]


class TurnierCog(commands.Cog):
    """Tournaments."""

    def __init__(self, client: SpielleiterClient) -> None:
        self._client, self._services = client, client.services
        Words(client, client.services, client.outbox)
        Letters(client.services, client.outbox)
        for kind in KINDS.values():
            client.publisher.draw_with(kind, render)
        client.add_dynamic_items(*CONTROLS)

    turnier = group("turnier")

    @command(turnier)
    async def neu(
        self,
        interaction: Interaction,
        spiel: Literal["watten", "wizard"],
        name: NAME,
        tag: SHORT | None = None,
        beginn: SHORT | None = None,
        ort: app_commands.Range[str, 1, 100] | None = None,
        format: Literal["vorrunden", "ko", "online"] | None = None,
        runden: app_commands.Range[int, 1, 9] | None = None,
        tische: Literal["karten", "zettel", "tisch"] = "karten",
        plaetze: app_commands.Range[int, 2, 512] | None = None,
        startgeld: SHORT | None = None,
        anmeldeschluss: SHORT | None = None,
        checkin: SHORT | None = None,
    ) -> None:
        """Write a tournament down; whoever opens it looks at it first, and opens the list with a press."""
        now = self._services.games.clock()
        title = visible(name)
        if not title:
            raise declined("turnier-no-title")
        starts = moment(tag or "", beginn or "", now)
        closes = both(anmeldeschluss, now) if anmeldeschluss else None
        must_lie_ahead(starts, closes, now)
        if format is not None and spiel == "watten":
            raise declined("turnier-format-wizard")
        said: dict[str, Any] = {
            "title": title,
            "place": visible(ort or ""),
            "starts_at": starts,
            "closes_at": closes,
            **(checkin_times(starts, now) if checkin is None else checkin_said(checkin, starts, now)),
            "fee": money(startgeld or ""),
            "way": WAYS[tische],
            "most": plaetze,
            "rounds": runden,
            "variant": VARIANTS[format] if format else None,
        }
        kind = KINDS[spiel]
        model: type[ContestOptions] = self._services.games.specs[kind].options
        options = settled(model, {key: value for key, value in said.items() if value is not None})
        live = await patiently(interaction, draft(interaction, self._services, kind, options), ephemeral=True)
        await turn_to(interaction, self._services, live.row.id, "lead")

    @command(turnier)
    async def anmelden(
        self,
        interaction: Interaction,
        partner: discord.Member | None = None,
        gast: app_commands.Range[str, 1, 80] | None = None,
        turnier: str | None = None,
    ) -> None:
        """Enter: alone, with a partner who is asked, or with one who has no Discord."""
        live = await patiently(interaction, self._meant(interaction, turnier), ephemeral=True)
        hall = await hall_of(interaction, self._services, live.row.id)
        who, people = self._services.who(interaction.user), tuple[Who | str, ...]()
        if (partner or gast) and hall.view.size == 1:
            raise declined("contest-no-partners")
        if partner is not None and gast is not None:
            raise declined("turnier-one-partner")
        if gast is not None:
            guest = await patiently(interaction, named(interaction, self._services, gast), ephemeral=True)
            await act(interaction, self._services, live.row.id, *brought(hall, who, guest))
            return
        if partner is not None:
            if partner.bot:
                raise declined("lobby-no-bots")
            people = (who, self._services.who(partner))
        if hall.view.size > 1 and partner is None:
            await turn_to(interaction, self._services, live.row.id, "enter")
            return
        await act(interaction, self._services, live.row.id, "enter", "mine", people)

    @command(turnier)
    async def stand(self, interaction: Interaction, turnier: str | None = None) -> None:
        """Say where one stands, whom one plays next, and where."""
        live = await patiently(interaction, self._meant(interaction, turnier, over=True), ephemeral=True)
        await turn_to(interaction, self._services, live.row.id, "mine" if live.row.channel_id is not None else "lead")

    @command(turnier)
    async def liste(self, interaction: Interaction) -> None:
        """List the tournaments of this server, those that run and the last that ended."""
        lives = await patiently(interaction, self._here(interaction, over=True), ephemeral=True)
        language = self._services.language(interaction)
        lines = []
        for live in lives[:SHOWN]:
            hall = Hall(self._services, live, language)
            link = await link_to(self._services, live)
            playing = sum(entry.status == "in" for entry in hall.state.entries)
            where = (
                hall.tell("turnier-is-draft") if live.row.channel_id is None else link or f"<#{live.row.channel_id}>"
            )
            title = safe(hall.state.options.title)
            step = live.step().text if live.row.status == "running" else Text("turnier-is-over")
            starts = hall.state.options.starts_at
            when = f"<t:{starts}:f>" if starts is not None else "–"
            lines.append(
                hall.tell(
                    "turnier-list-of",
                    name=Text(f"{live.spec.name}-name"),
                    title=title,
                    step=step,
                    count=playing,
                    when=when,
                    where=where,
                )
            )
        if not lines:
            raise declined("turnier-none-here")
        await send(interaction, ephemeral=True, content="\n".join(lines)[:2000])

    @anmelden.autocomplete("turnier")
    @stand.autocomplete("turnier")
    async def _offer(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        found = [(live.row.id, _title(live)) for live in await self._here(interaction, over=True)]
        return offered(found, current)

    async def _here(self, interaction: Interaction, *, over: bool = False) -> list[Live]:
        """Return the tournaments of a server: those of this channel first, then the newest."""
        if interaction.guild_id is None:
            return []
        guild, kinds = interaction.guild_id, list(KINDS.values())
        ids = await self._services.games.database.read(lambda db: store.on_server(db, guild, kinds, over=over))
        found = [await self._services.games.live(id) for id in ids]
        who = self._services.who(interaction.user)
        lives = [live for live in found if live.row.channel_id is not None or live.manages(who)]
        return sorted(
            lives, key=lambda live: (live.row.status != "running", live.row.channel_id != interaction.channel_id)
        )

    async def _meant(self, interaction: Interaction, named: str | None, *, over: bool = False) -> Live:
        """Return the tournament somebody means: the one named, that of the channel, or the only one there is."""
        lives = await self._here(interaction, over=over)
        if named is not None:
            wanted = named.strip().casefold()
            found = [live for live in lives if live.row.id.casefold() == wanted or _title(live).casefold() == wanted]
            if not found:
                raise declined("turnier-unknown")
            return found[0]
        public = [live for live in lives if live.row.channel_id is not None] or lives  # drafts come last
        running = [live for live in public if live.row.status == "running"] or public
        here = [live for live in running if live.row.channel_id == interaction.channel_id]
        if not running:
            raise declined("turnier-none-here")
        if len(here) != 1 and len(running) > 1:
            raise declined("turnier-which")
        return (here or running)[0]


def _title(live: Live) -> str:
    options: Any = live.options
    return str(options.title)


def _flag(value: object) -> str:
    return "yes" if value else "no"


async def setup(client: SpielleiterClient) -> None:
    """Enter the house."""
    await client.add_cog(TurnierCog(client))
