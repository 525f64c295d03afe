"""Sentences that are owed: to a channel, or to a person by DM and, where those are closed, in the game's channel."""

from collections.abc import Iterable, Sequence
from typing import Any

import discord

from bot.edge.kit.services import Services, mentions, safe
from bot.edge.table.outbox import Outbox
from bot.edge.table.posts import DM_CLOSED, Post
from bot.engine.limits import LONGEST_REASON
from bot.engine.text import text, unpacked
from bot.service.play.owing import NOTE, note
from bot.store.outbox import OwedRow, in_channel
from bot.store.people import set_dm_closed


def pinging(people: Iterable[int]) -> discord.AllowedMentions:
    """Let a message ping these people and nobody else."""
    users = [discord.Object(id) for id in people if id]  # who was erased meanwhile is 0
    return discord.AllowedMentions(users=users or False, roles=False, everyone=False)


class Notes:
    """Finds the words."""

    def __init__(self, services: Services, outbox: Outbox) -> None:
        """Speak for everything of this kind."""
        self._services = services
        outbox.compose(NOTE, self.compose)

    async def compose(self, row: OwedRow) -> Post:
        """Say a sentence: in the server's language aloud, in the reader's own by DM."""
        services, alone = self._services, row.place.startswith("p")
        language = await services.language_to(row.number, row.guild_id) if alone else services.language_in(row.guild_id)
        names = mentions(await services.games.live(row.game_id)) if row.game_id else None
        said = row.body["mark"] + services.texts.say(unpacked(row.body["words"]), language, names)
        if row.body["quote"]:
            said += f"\n> {safe(row.body['quote'], LONGEST_REASON)}"

        async def instead(error: discord.HTTPException) -> Sequence[OwedRow]:
            return await self._instead(row, error)

        message: dict[str, Any] = {"content": said[:2000], "allowed_mentions": pinging(row.body["ping"])}
        return Post(message=message, instead=instead if alone else None)

    async def _instead(self, row: OwedRow, error: discord.HTTPException) -> list[OwedRow]:
        """Say it in the game's channel to whoever takes no direct messages."""
        games, person_id = self._services.games, row.number
        if error.code == DM_CLOSED:
            now = games.clock()
            await games.database.write(lambda db: set_dm_closed(db, person_id, True, now))
        if row.body["instead"] is None:
            return []
        words = text("whisper-fallback", person=f"<@{person_id}>", words=unpacked(row.body["words"]))
        live = await games.live(row.game_id) if row.game_id else None
        place, key = in_channel(row.body["instead"]), f"{row.key}.aloud"
        return [
            note(
                key,
                place,
                words,
                games.clock(),
                game=live.row if live else None,
                guild_id=row.guild_id,
                ping=[person_id],
            )
        ]
