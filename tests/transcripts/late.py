"""Everything a contest has ever owed, said once more as it is now: most of it comes too late, some for good reason.

An outbox may speak hours after something has happened: Discord was away, the bot had fallen. What is said then must fit
what is true by then, or not be said at all.
"""

from types import SimpleNamespace
from typing import Any

from bot.contest_room.letters import LETTERS
from bot.edge.table.posts import Post, Unneeded
from bot.engine.log import in_force, replayed
from bot.pokal_room.letters import LETTERS as OF_THE_CUP
from bot.service.play.owing import ANNOUNCEMENT, REPORT, letters
from bot.store.outbox import OwedRow, in_channel
from tests.transcripts.digests import digested
from tests.transcripts.sight import READABLE
from tests.transcripts.wire import Walk

WRITTEN = {f"contest-{name}" for name in (*LETTERS, *OF_THE_CUP, "rule-reminder", "aloud")}
LONGEST = 90


async def late(w: Walk, *, report: bool = False) -> None:
    """Let the present game say everything again, and write it down."""
    services = w.house.services
    live = await services.games.live(w.game, fresh=True)
    entries = await services.games.entries(live)
    states = dict(replayed(live.spec.rules, live.folded().state.options, entries))
    now = services.games.clock()
    w.lines.append("> -: everything that was ever owed is said now")
    place = in_channel(live.row.channel_id or 0)
    for entry in in_force(entries)[1:]:
        after: Any = SimpleNamespace(state=states[entry.seq])
        rows = letters(live, after, [entry], (), now)
        if getattr(entry.event, "kind", "") in live.spec.manners.announces:
            kind = f"{live.spec.name}-{ANNOUNCEMENT}"
            rows.append(OwedRow(key="late", place=place, kind=kind, made_at=now, about=entry.seq, game_id=w.game))
        for row in rows:
            if row.kind in WRITTEN or row.kind.endswith(ANNOUNCEMENT):
                await _say(w, row, str(getattr(entry.event, "kind", "")))
    for about in (0, 99999):
        kind = f"{live.spec.name}-{ANNOUNCEMENT}"
        await _say(w, OwedRow(key="never", place=place, kind=kind, made_at=now, about=about, game_id=w.game), "nothing")
    if report:
        kind = f"{live.spec.name}-{REPORT}"
        await _say(w, OwedRow(key="late", place=place, kind=kind, made_at=now, game_id=w.game), "report")


async def _say(w: Walk, row: OwedRow, kind: str) -> None:
    head = f"  {w._plain(row.place[1:])} {row.kind.removeprefix('contest-')} of {kind}:"
    try:
        post = await w.house.client.outbox._composers[row.kind](row)
    except Unneeded as why:
        w.lines.append(f"{head} {why}")
        return
    assert isinstance(post, Post)
    said = await _instead(post)
    content = w._plain(str(said[0])).replace("\n", " / ")
    w.lines.append(f"{head} {content[:LONGEST]} {digested([w._plain(str(part)) for part in said])}")


async def _instead(post: Post) -> list[Any]:
    """Return all that counts of a message, and what is owed where it cannot be delivered."""
    message: dict[str, Any] = dict(post.message or {})
    view, allowed, files = message.get("view"), message.get("allowed_mentions"), message.get("files") or []
    bodies = [(file.filename, file.description, _body(file.filename, file.fp.read())) for file in files]
    owed: Any = await post.instead(None) if post.instead is not None else ()  # type: ignore[arg-type]
    return [
        message.get("content", ""),
        view.to_components() if view is not None else "",
        allowed.to_dict() if allowed is not None else "",
        bodies,
        [(one.kind, one.place, one.body, one.key) for one in owed],
    ]


def _body(name: str, body: bytes) -> str:
    """Return what can be read of a file, and what a picture is drawn from."""
    return body.decode() if name.endswith(READABLE) or body.startswith(b"draw_") else ""
