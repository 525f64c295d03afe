"""The way to the message that shows a game."""

from bot.edge.kit.services import Services
from bot.service.play.live import Live
from bot.store import panels


async def link_to(services: Services, live: Live) -> str | None:
    """Return the address of the newest message everybody may see; none while it is owed, or outside of a server."""
    shown = await services.games.database.read(lambda db: panels.of(db, live.row.id))
    public = [panel for panel in shown if panel.audience != "officials" and panel.message_id]
    if not public or live.row.guild_id is None:
        return None
    newest = max(public, key=lambda panel: panel.message_id)
    return f"https://discord.com/channels/{live.row.guild_id}/{newest.channel_id}/{newest.message_id}"
