"""Threads that sleep: in an archived one nothing can be said or edited, nobody added and nobody taken out."""

import discord


async def wake(thread: discord.Thread) -> None:
    """Unarchive a thread that sleeps."""
    if thread.archived:
        await thread.edit(archived=False)


async def unarchived(client: discord.Client, channel_id: int) -> bool:
    """Unarchive a thread; False if we may not, because somebody has locked it."""
    thread = await client.fetch_channel(channel_id)
    if isinstance(thread, discord.Thread):
        try:
            await thread.edit(archived=False)
        except discord.Forbidden:
            return False
    return True
