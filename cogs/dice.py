"""/dice as the old chat had it, and /wuerfel: statistics, proof, and a Kampfwurf between two people."""

import io
import re
import time
from datetime import datetime
from typing import Any, Literal

import discord
import structlog
from discord import app_commands
from discord.ext import commands

from bot.client import SpielleiterClient
from bot.dice.notation import parse
from bot.dice.roll import Rolled
from bot.dice.stats import statistics
from bot.dice.throw import Throw, pointed
from bot.draw.dice import draw_stats
from bot.draw.pool import StudioError
from bot.edge.dice.answer import dice_signs, picturable, roll_line, roll_picture
from bot.edge.dice.stats import stats_alt, stats_picture
from bot.edge.kit.answer import account, patiently, reply, send
from bot.edge.kit.commands import EVERYWHERE, command, group
from bot.edge.kit.pace import Pace
from bot.edge.kit.services import plain
from bot.edge.table.controls import proof_files
from bot.edge.table.opening import open_table
from bot.engine.helpers import day as named_day
from bot.engine.text import Text, text
from bot.games.kampf.model import SEATS, KampfOptions
from bot.service.play.live import Declined, declined

log = structlog.get_logger(__name__)

Interaction = discord.Interaction[SpielleiterClient]
USUAL = ("2w6", "1w6", "1w20", "1w100", "4w6kh3")
TYPED = re.compile(r"/dice\s+(.{1,300})", re.IGNORECASE | re.DOTALL)
XP = app_commands.Range[int, 0, 3]


def understood(source: str, xp: int = 0) -> Throw:
    """Read a notation, or say where it goes wrong."""
    throw = parse(source)
    if not isinstance(throw, Throw):
        raise Declined(text("dice-slip", spot=pointed(source, throw), reason=throw.text))
    if xp and not throw.is_plain_pair:
        raise declined("dice-xp-needs-pair")
    return throw


class DiceCog(commands.Cog):
    """Everything with dice."""

    def __init__(self, client: SpielleiterClient) -> None:
        self._client, self._services, self._pace = client, client.services, Pace()
        client.rolls.free(self._typed)
        client.direct.read_free(lambda words: TYPED.fullmatch(words.strip()) is not None, self._typed)

    async def _answer(self, rolled: Rolled, name: str, xp: int, language: str, channel_id: int) -> dict[str, Any]:
        """Return the message for a roll: large words, and the picture unless the channel is in a rush."""

        def say(words: Text) -> str:
            return self._services.texts.say(words, language)

        line = {"content": f"## {roll_line(rolled, name, xp, say)}"[:2000]}
        if not picturable(self._services, rolled) or not self._pace.allows(channel_id):
            signs = dice_signs(rolled, self._services.icons)
            return {"content": f"{line['content']}\n{signs}"} if signs and len(line["content"]) < 1500 else line
        try:
            return {**line, "file": await roll_picture(self._services, rolled, name, xp, say)}
        except StudioError:
            log.exception("roll goes without its picture")
            return line

    @command(places=EVERYWHERE)
    async def dice(self, interaction: Interaction, wurf: str = USUAL[0], xp: XP = 0) -> None:
        """Roll."""
        services, user = self._services, interaction.user
        throw = understood(wurf, xp)
        if throw.is_plain_pair and not xp and await self._client.rolls.roll(interaction):
            return
        scope, place = interaction.guild_id or user.id, interaction.channel_id or user.id

        async def work() -> dict[str, Any]:
            rolled = await services.dice.roll(scope, user.id, throw, cause=interaction.id)
            return await self._answer(rolled, user.display_name, xp, services.public_language(interaction), place)

        await send(interaction, **await patiently(interaction, work(), ephemeral=False))

    @dice.autocomplete("wurf")
    async def _throws(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the usual throws, or say of what was typed how far it can go or what is wrong with it."""
        if not current.strip():
            return [app_commands.Choice(name=throw, value=throw) for throw in USUAL]
        throw = parse(current)
        if isinstance(throw, Throw):
            low, high = throw.span
            shown = self._services.say(text("dice-choice", throw=throw.formula, low=low, high=high), interaction)
        else:
            shown = self._services.say(throw.text, interaction)
        return [app_commands.Choice(name=plain(shown)[:100], value=current)] if len(current) <= 100 else []

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Roll for a message that is exactly the old command, where we may read it."""
        if message.guild is not None and not message.author.bot and not self._client.rolls.taken(message):
            await self._typed(message)

    async def _typed(self, message: discord.Message) -> None:
        found = TYPED.fullmatch(message.content.strip())
        if found is None:
            return
        services, author, started = self._services, message.author, time.monotonic()
        guild_id = message.guild.id if message.guild else None
        language = services.language_in(guild_id)
        try:
            if guild_id is None:
                language = await services.language_to(author.id, None)
            throw = understood(found[1])
            scope = message.guild.id if message.guild else author.id
            rolled = await services.dice.roll(scope, author.id, throw, cause=message.id)
            answer = await self._answer(rolled, author.display_name, 0, language, message.channel.id)
        except Exception as error:
            answer = {"content": account(services, "typed dice", error, time.monotonic() - started, language)}
        try:
            # Read again after a break, a message gets no second answer.
            await reply(message, "d", **answer)
        except discord.HTTPException as failure:
            log.warning("answer did not arrive", what="typed dice", error=str(failure))

    wuerfel = group("wuerfel", EVERYWHERE)

    @command(wuerfel)
    async def statistik(
        self,
        interaction: Interaction,
        person: discord.User | None = None,
        bereich: Literal["person", "server"] = "person",
    ) -> None:
        """Draw how the rolls of a person or a server fell (F6)."""
        services, language = self._services, self._services.public_language(interaction)
        of_server = bereich == "server" and interaction.guild is not None and person is None
        someone = person or interaction.user
        counts = await patiently(
            interaction, services.dice.counts(interaction.guild_id, None if of_server else someone.id), ephemeral=False
        )
        name = interaction.guild.name if of_server and interaction.guild else someone.display_name
        found = statistics(counts)
        picture = stats_picture(found, name, lambda words: services.texts.say(words, language))
        png = await patiently(interaction, services.studio.draw(draw_stats, picture), ephemeral=False)
        alt = stats_alt(found, plain(name), lambda words: services.texts.say(words, language))
        await send(interaction, file=discord.File(io.BytesIO(png), "statistik.png", description=alt[:1024]))

    @command(wuerfel)
    async def beweis(self, interaction: Interaction, tag: str | None = None) -> None:
        """Show the promises and seeds, and hand out a day's log (F7)."""
        services, scope = self._services, interaction.guild_id or interaction.user.id
        days = await patiently(interaction, services.dice.days(scope), ephemeral=True)
        tomorrow, today, *past = days
        day = _day(tag) if tag else (past[0] if past else today).day
        log = await patiently(interaction, services.dice.log(scope, day), ephemeral=True)
        lines = [
            services.say(text("proof-heading"), interaction),
            services.say(text("proof-today", day=_named(today.day), commitment=today.commitment), interaction),
            services.say(text("proof-tomorrow", commitment=tomorrow.commitment), interaction),
        ]
        lines += [
            services.say(text("proof-past", day=_named(one.day), seed=one.seed or "", rolls=one.rolls), interaction)
            for one in past
        ]
        name = f"wuerfel-{day}"
        lines.append(services.say(text("proof-how", file=f"{name}.log"), interaction))
        await send(interaction, ephemeral=True, content="\n".join(lines)[:2000], files=proof_files(name, log))

    @beweis.autocomplete("tag")
    async def _days(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        days = await self._services.dice.days(interaction.guild_id or interaction.user.id, limit=60)
        written = [_written(one.day) for one in days[1:]]
        return [app_commands.Choice(name=day, value=day) for day in written if current in day][:25]

    @command(wuerfel)
    async def kampf(
        self, interaction: Interaction, gegner: discord.Member | None = None, xp: XP = 0, xp_gegner: XP = 0
    ) -> None:
        """Challenge somebody, or anybody, to a Kampfwurf."""
        if interaction.guild is None:  # Discord knows `guild_only` for whole groups only
            raise app_commands.NoPrivateMessage
        services = self._services
        host = services.who(interaction.user)
        if gegner is not None and (gegner.bot or gegner.id == host.id):
            raise declined("kampf-no-opponent")
        seated = {SEATS[0]: host} | ({SEATS[1]: services.who(gegner)} if gegner else {})
        options = KampfOptions(xp=(xp, xp_gegner))
        await open_table(
            interaction, services, self._client.publisher, "kampf", options, seated, start=gegner is not None
        )


def _named(day: str) -> Text:
    return named_day(datetime.strptime(day, "%Y%m%d"))


def _written(day: str) -> str:
    """Write a day as it can be typed: 2026-11-16."""
    return f"{day[:4]}-{day[4:6]}-{day[6:]}"


def _day(written: str) -> str:
    """Read a day as people write it, German or ISO."""
    for form in ("%Y-%m-%d", "%d.%m.%Y", "%Y%m%d"):
        try:
            return datetime.strptime(written.strip(), form).strftime("%Y%m%d")
        except ValueError:
            continue
    raise declined("dice-no-such-day")


async def setup(client: SpielleiterClient) -> None:
    """Enter the house."""
    await client.add_cog(DiceCog(client))
