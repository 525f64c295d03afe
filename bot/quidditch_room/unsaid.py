"""What a match could not say where it is told, for want of a right: it is owed until we may write there again.

It is said in order, some acts in a message; what happens before that comes after it. Host and referee are told by the
outbox where we may not write.
"""

from collections.abc import Sequence

from bot.edge.kit.services import Services
from bot.edge.table.outbox import Outbox
from bot.edge.table.posts import Post, Unneeded
from bot.engine.text import text
from bot.quidditch_room.nonces import Batch, acts_of
from bot.quidditch_room.story import LONGEST, REMEMBERED, Story
from bot.recent import Recent
from bot.service.play.live import Live
from bot.service.play.owing import asking
from bot.store import outbox
from bot.store.database import Connection
from bot.store.events import load_events
from bot.store.outbox import OwedRow, in_channel

STORY = "quidditch-story"
ROOM = LONGEST - 200
"""So many letters are gathered for one message: its heading goes along."""


class Unsaid:
    """Keeps what could not be said."""

    def __init__(self, services: Services, box: Outbox, story: Story) -> None:
        """Find the words again when they can be said."""
        self._services, self._story = services, story
        self._behind: Recent[tuple[str, int], None] = Recent(REMEMBERED)
        """Matches and channels in which something may be unsaid."""
        box.compose(STORY, self._compose)

    async def resume(self, game_id: str, channel_id: int) -> None:
        """Know after a break what is unsaid."""
        self._behind[game_id, channel_id] = None
        await self.behind(game_id, channel_id)

    async def behind(self, game_id: str, channel_id: int) -> bool:
        """Tell whether something is unsaid in a channel, so that what happens now has to wait for it."""
        if (game_id, channel_id) not in self._behind:
            return False
        place = in_channel(channel_id)
        if await self._services.games.database.read(lambda db: outbox.last_unsaid(db, game_id, place, STORY)):
            return True
        self._behind.pop((game_id, channel_id), None)
        return False

    async def keep(self, live: Live, channel_id: int, acts: Sequence[Batch], words: str, *, public: bool) -> None:
        """Keep the words of some acts, together with those before them while nothing can be said."""
        self._behind[live.row.id, channel_id] = None
        games, place = self._services.games, in_channel(channel_id)
        first, last = acts[0].first.seq, acts[-1].last.seq

        def lengthen(db: Connection) -> bool:
            found = outbox.last_unsaid(db, live.row.id, place, STORY)
            if found is None or found.body["public"] != public or found.body["letters"] + len(words) > ROOM:
                return False
            longer = {**found.body, "to": last, "letters": found.body["letters"] + len(words) + 1}
            return outbox.lengthen(db, found.key, longer)

        if not await games.database.write(lengthen):
            body = {"from": first, "to": last, "letters": len(words), "public": public}
            await games.owe(asking(live, f"story.{channel_id}.{first}", STORY, games.clock(), place, **body))

    async def _compose(self, row: OwedRow) -> Post:
        games, game_id, body = self._services.games, row.game_id or "", row.body
        live = await games.live(game_id)
        rows = await games.database.read(lambda db: load_events(db, game_id, body["from"] - 1))
        acts = list(acts_of(live, [one for one in rows if one.seq <= body["to"]]))
        words = self._story.words(live, acts, public=body["public"])
        if not words:
            raise Unneeded(outbox.NOT_WANTED)
        language = self._services.language_in(live.row.guild_id)
        return Post(message={"content": f"-# {self._services.texts.say(text('match-told-late'), language)}\n{words}"})
