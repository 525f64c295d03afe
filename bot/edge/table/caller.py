"""Calls people whose turn it is: in games that take hours or days at once, at quick tables when they do not react."""

from bot.edge.kit.services import Services
from bot.edge.table.notes import pinging
from bot.edge.table.outbox import Outbox
from bot.edge.table.panel import until
from bot.edge.table.posts import Post, Unneeded
from bot.engine.text import Text, text
from bot.service.play.live import Live
from bot.service.play.owing import CALL, NUDGE, awaited, removal
from bot.store import outbox
from bot.store.database import Connection
from bot.store.outbox import TAKEN_BACK, OwedRow


class Caller:
    """Finds the words that ping in the game's channel; of a game only the last call stays there."""

    def __init__(self, services: Services, outbox: Outbox) -> None:
        """Speak for everything of this kind."""
        self._services = services
        outbox.compose(CALL, self.compose)
        outbox.compose(NUDGE, self.nudge)

    async def compose(self, row: OwedRow) -> Post:
        """Call whoever is still awaited."""
        live = await self._services.games.live(row.game_id or "")
        going = live.row.status == "running" and live.position is not None and live.row.paused_at is None
        seats = awaited(live, live.folded()) & set(row.body["seats"]) if going else frozenset()
        people = [one.person_id for one in live.seats if one.seat in seats and one.person_id is not None]
        if not people:
            raise Unneeded(TAKEN_BACK)
        said = self._services.texts.say(_words(live, row), self._services.language_in(live.row.guild_id), live.name_of)
        names = " ".join(f"<@{id}>" for id in people)

        def written(db: Connection, message_id: int, *, new: bool) -> list[OwedRow]:
            before = outbox.last_said(db, live.row.id, CALL, row.key)
            return [removal(*before, row, row.made_at)] if before is not None else []

        return Post(message={"content": f"{names} {said}", "allowed_mentions": pinging(people)}, written=written)

    async def nudge(self, row: OwedRow) -> Post:
        """Call somebody at a quick table in a few words; they go when he acts."""
        live = await self._services.games.live(row.game_id or "")
        going = live.row.status == "running" and live.position is not None and live.row.paused_at is None
        seats = awaited(live, live.folded()) & {row.body["seat"]} if going else frozenset()
        people = [one.person_id for one in live.seats if one.seat in seats and one.person_id is not None]
        if not people:
            raise Unneeded(TAKEN_BACK)
        words = text("call-nudge", person=f"<@{people[0]}>", game=Text(f"{live.spec.name}-name"), when=until(live))
        said = self._services.texts.say(words, self._services.language_in(live.row.guild_id))
        return Post(message={"content": said, "allowed_mentions": pinging(people)})


def _words(live: Live, row: OwedRow) -> Text:
    until, game = row.body.get("until"), Text(f"{live.spec.name}-name")
    if until is None:
        return text("call-turn", game=game)
    return text("call-reminder", game=game, until=f"<t:{until}:R>")
