"""What must be said because of a change: it is written down with the change itself, so that no crash can lose it."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, Literal, TypeAlias

from bot.engine.log import Begun, Entry, Position, Reopened, Rewound, Sealed
from bot.engine.seats import OFFICIALS, Seat
from bot.engine.text import Text, packed, text
from bot.recent import Recent
from bot.service.play.live import Live, clock_token
from bot.service.play.naming import title
from bot.store.changes import Change
from bot.store.deadlines import DeadlineRow
from bot.store.games import ENDED, GameRow
from bot.store.outbox import OwedRow, in_channel, to_person
from bot.store.panels import Audience
from bot.store.seats import SeatRow
from bot.store.sitters import SatRow

REPORT = "report"
"""The words when a game has ended."""
ANNOUNCEMENT = "announcement"
"""The words that belong to an event."""
PANEL = "panel"
"""The message that shows a game."""
NOTE = "note"
"""A sentence, to a channel or a person."""
CALL = "call"
"""It is somebody's turn, or their time runs out."""
VACANCY = "vacancy"
"""The computer has taken somebody's seat, and whoever may can have it."""
NUDGE = "nudge"
"""Somebody who is awaited in a quick game has not reacted for a while."""
REMOVAL = "removal"
"""A message that another has replaced."""
LONG = 30 * 60
"""Steps that may take so many seconds are for people who do not sit and wait: they are called and reminded."""
Part: TypeAlias = Literal["schiri", "gehilfe", "captain", "seat"]
"""What somebody can be made in a game."""
REMEMBERED = 4096
TOGETHER = timedelta(minutes=2)
"""People who answer each other so quickly sit at the table."""


def owed(live: Live, change: Change, now: datetime) -> list[OwedRow]:
    """Return the reports the channel of a game is owed once a change stands, and the message of its end."""
    if live.row.channel_id is None:
        return []
    manners = live.spec.manners
    found = [_report(live, ANNOUNCEMENT, row.seq, now) for row in change.events if row.kind in manners.announces]
    begun = live.position is not None or bool(change.events)
    over = change.game.get("status", live.row.status) in ENDED
    if manners.publishes and begun and over and ("status" in change.game or change.afterwards):
        found.append(_report(live, REPORT, change.game.get("head", live.row.head), now))
    if any(shown.audience == "end" for shown in change.panels):  # below everything else
        found.append(finale(live.row, change.game.get("head", live.row.head), now))
    return found


def in_turn(live: Live, change: Change, now: datetime) -> list[OwedRow]:
    """Return all that a change owes: tables of a contest are called when the draw was told, not before."""
    here = in_channel(live.row.channel_id or 0)
    calls = [row for row in change.owed if row.kind.startswith("contest-") and row.place == here]
    return [*(row for row in change.owed if row not in calls), *owed(live, change, now), *calls]


def _report(live: Live, what: str, seq: int, now: datetime) -> OwedRow:
    key = f"{live.row.id}.{what}.{seq}"
    return _of_game(live.row, key, f"{live.spec.name}-{what}", now, about=seq)


def _of_game(row: GameRow, key: str, kind: str, now: datetime, **more: Any) -> OwedRow:
    place = in_channel(row.channel_id or 0)
    return OwedRow(
        **{"place": place, "game_id": row.id, "guild_id": row.guild_id, **more}, key=key, kind=kind, made_at=now
    )


def greeting(row: GameRow, kind: str, now: datetime) -> OwedRow:
    """Return something of a kind that is said, or done, once in the channel of a game."""
    return _of_game(row, noted(row.id, kind), kind, now)


def noted(game_id: str, kind: str) -> str:
    """Name what is said once in the channel of a game."""
    return f"{game_id}.{kind}"


def asking(live: Live, key: str, kind: str, now: datetime, place: str | None = None, **body: Any) -> OwedRow:
    """Return something of a kind that only a game's own room finds the words for, said in its channel or elsewhere."""
    where = place or in_channel(live.row.channel_id or 0)
    return _of_game(live.row, f"{live.row.id}.{key}", kind, now, place=where, body=body)


# -- panels ------------------------------------------------------------------------------------------------------------


def first_panel(game_id: str, channel_id: int, audience: Audience = "public") -> str:
    """Name the first panel of a game in a channel; it may be the answer to the command that opened the game."""
    return f"{game_id}.{PANEL}.{channel_id}.{audience}.0"


def moved_panel(game_id: str, cause: int) -> str:
    """Name the first panel of a game that an interaction has taken to another channel."""
    return f"{game_id}.{PANEL}.{cause}"


def panel(
    row: GameRow,
    channel_id: int,
    now: datetime,
    *,
    audience: Audience = "public",
    key: str | None = None,
    replaces: int = 0,
    ping: Iterable[int] = (),
) -> OwedRow:
    """Return a panel that is to be posted, below another one that it replaces, and whom it pings."""
    body = {"audience": audience, "replaces": replaces, "ping": list(ping)}
    key = key or f"{row.id}.{PANEL}.{replaces or channel_id}.{row.revision}.{int(now.timestamp() * 1000)}"
    return _of_game(row, key, PANEL, now, place=in_channel(channel_id), body=body)


def finale(row: GameRow, head: int, now: datetime) -> OwedRow:
    """Return the message that a game which ends with this event owes to its channel, once."""
    body = {"audience": "end", "replaces": 0, "ping": []}
    return _of_game(row, f"{row.id}.end.{head}", PANEL, now, body=body)


def removal(place: str, message_id: int, of: GameRow | OwedRow, now: datetime) -> OwedRow:
    """Return the end of a message that another stands for now."""
    game_id = of.id if isinstance(of, GameRow) else of.game_id
    key, body = f"{REMOVAL}.{place}.{message_id}", {"message": message_id}
    return OwedRow(key=key, place=place, kind=REMOVAL, made_at=now, game_id=game_id, guild_id=of.guild_id, body=body)


def taken_back(key: str, place: str, row: GameRow, now: datetime) -> OwedRow:
    """Return the end of a message that was said under a key, if it was said at all."""
    return _of_game(row, f"{REMOVAL}.{key}", REMOVAL, now, place=place, body={"said": key})


def vacancy(row: GameRow, sat: SatRow, now: datetime) -> OwedRow:
    """Return the line that says who has left a seat to the computer."""
    body = {"seat": sat.seat, "person": sat.person_id, "why": sat.why}
    return _of_game(row, f"{_vacancy_key(row, sat)}.{row.revision}", VACANCY, now, body=body)


def filled(row: GameRow, sat: SatRow, now: datetime) -> OwedRow:
    """Return the end of that line: the seat is somebody's again, or the game is over."""
    key, place = _vacancy_key(row, sat), in_channel(row.channel_id or 0)
    return replace(taken_back(key, place, row, now), key=f"{REMOVAL}.{key}.{row.revision}")


def _vacancy_key(row: GameRow, sat: SatRow) -> str:
    """Name what was said of a seat; it may be given up again before anything else happens."""
    return f"{row.id}.{VACANCY}.{sat.until}.{sat.seat}"


# -- sentences ---------------------------------------------------------------------------------------------------------


def note(
    key: str,
    place: str,
    words: Text,
    now: datetime,
    *,
    game: GameRow | None = None,
    guild_id: int | None = None,
    ping: Iterable[int] = (),
    mark: str = "",
    quote: str = "",
    instead: int | None = None,
) -> OwedRow:
    """Return a sentence that is to be said somewhere, between a mark and a quoted reason.

    `instead` is the channel where it is said to whoever takes no direct messages.
    """
    body = {"words": packed(words), "ping": list(ping), "mark": mark, "quote": quote, "instead": instead}
    game_id, guild = (game.id, game.guild_id) if game else (None, guild_id)
    return OwedRow(key=key, place=place, kind=NOTE, made_at=now, game_id=game_id, guild_id=guild, body=body)


def note_in(live: Live, key: str, words: Text, now: datetime, *, quote: str = "", ping: Iterable[int] = ()) -> OwedRow:
    """Return a sentence for the channel of a game."""
    return note(
        f"{live.row.id}.{key}", in_channel(live.row.channel_id or 0), words, now, game=live.row, quote=quote, ping=ping
    )


def whisper(live: Live, key: str, person_id: int, words: Text, now: datetime) -> OwedRow:
    """Return a sentence for one person; whose DMs are closed is told in the game's channel."""
    name = f"{live.row.id}.{key}.{person_id}"
    return note(name, to_person(person_id), words, now, game=live.row, instead=live.row.channel_id)


def appointment(row: GameRow, key: str, person_id: int, part: Part, now: datetime, seat: Text | str = "") -> OwedRow:
    """Return what somebody is told who was made something in a game; whose DMs are closed is told in its channel."""
    where = f"<#{row.channel_id}>" if row.channel_id else "–"
    words = text("partie-appointed", part=part, seat=seat, game=Text(f"{row.kind}-name"), where=where)
    name = f"{row.id}.appointed.{key}.{person_id}"
    return note(name, to_person(person_id), words, now, game=row, instead=row.channel_id)


def locked_out(live: Live, channel_id: int, now: datetime) -> list[OwedRow]:
    """Return what those who lead it are told, once a day, of a channel that we may not write to, and what to do."""
    words = text("alarm-locked-out", channel=f"<#{channel_id}>", game=title(live))
    people = sorted({live.row.host_id or 0, *live.leaders} - {0})
    return [whisper(live, f"locked.{channel_id}.{now:%Y%m%d}", person_id, words, now) for person_id in people]


def why_unsaid(reason: str) -> Text:
    """Put in words why something was given up."""
    code, _, _ = reason.partition(" ")
    return Text(code) if code.startswith("unsaid-") else Text("unsaid-refused")


def letters(
    live: Live, after: Position[Any], entries: Iterable[Entry], seats: Iterable[SeatRow], now: datetime
) -> list[OwedRow]:
    """Return what a contest owes because of some events: to people, to those who lead it, to its channel."""
    contest = live.spec.contest
    assert contest is not None  # a game owes no letters
    found: list[OwedRow] = []
    people = {row.seat: row.person_id for row in (*live.seats, *seats)}
    lead = live.leaders or ((live.row.host_id,) if live.row.host_id else ())
    for entry in entries:
        if isinstance(entry.event, Begun | Rewound | Reopened | Sealed):
            continue
        for number, letter in enumerate(contest.letters(after.state, entry.event)):
            key, kind = f"{live.row.id}.{letter.what}.{entry.seq}.{number}", f"contest-{letter.what}"
            to = lead if letter.lead else [person for seat in letter.seats if (person := people.get(seat))]
            body: dict[str, Any] = {"instead": live.row.channel_id, **letter.body}
            if not letter.lead and not letter.seats:
                found.append(_of_game(live.row, key, kind, now, about=entry.seq, body=body))
            for person in to:
                place = to_person(person)
                row = _of_game(live.row, f"{key}.{person}", kind, now, about=entry.seq, body=body, place=place)
                found.append(row)
    return found


# -- calls -------------------------------------------------------------------------------------------------------------


class Calls:
    """Knows who is to be called: whoever is newly awaited in a slow game, unless people sit together and see it."""

    def __init__(self) -> None:
        self._moved: Recent[str, tuple[datetime, datetime | None]] = Recent(REMEMBERED)
        """When people last did something in a slow game, and when the time before."""

    def due(self, live: Live, change: Change, after: Position[Any] | None, now: datetime) -> list[OwedRow]:
        """Return the call that follows from a change."""
        game_id, before = live.row.id, live.position
        if change.game.get("status", live.row.status) != "running" or after is None or not change.events:
            self._moved.pop(game_id, None)
            return []
        if (live.spec.rules.time_limit(after.state) or 0) < LONG:
            return []
        if change.events[0].cause is not None:
            last, _ = self._moved.get(game_id, (None, None))
            self._moved[game_id] = (now, last)
        if before is None or self._is_lively(game_id):  # who was there at the beginning has seen it
            return []
        new = awaited(live, after) - awaited(live, before)
        return [call(live, new, change.game.get("head", live.row.head), now)] if new else []

    def _is_lively(self, game_id: str) -> bool:
        last, before = self._moved.get(game_id, (None, None))
        return last is not None and before is not None and last - before < TOGETHER


def awaited(live: Live, position: Position[Any]) -> frozenset[Seat]:
    """Return the seats from which a game awaits something."""
    return live.spec.rules.waiting_for(position.state) - {OFFICIALS}


def call(live: Live, seats: frozenset[Seat], seq: int, now: datetime) -> OwedRow:
    """Return the call to whoever sits on some seats."""
    return _of_game(live.row, f"{live.row.id}.{CALL}.{seq}", CALL, now, about=seq, body={"seats": sorted(seats)})


def reminders(live: Live, deadline: DeadlineRow, now: datetime) -> list[OwedRow]:
    """Return what reminds everybody who still owes something before a deadline: in a quick game a nudge for each."""
    running = live.row.status == "running" and live.position is not None and live.row.paused_at is None
    seats = awaited(live, live.position) if running and live.position else frozenset()
    if not seats or live.row.channel_id is None:
        return []
    due = int(deadline.due_at.timestamp())
    if not is_quick(live, live.folded()):
        body = {"seats": sorted(seats), "until": due}
        return [_of_game(live.row, f"{live.row.id}.reminder.{due}", CALL, now, about=live.row.head, body=body)]
    people = [row.seat for row in live.seats if row.person_id and row.seat in seats]
    return [_of_game(live.row, _nudge_key(live, deadline, seat), NUDGE, now, body={"seat": seat}) for seat in people]


def is_quick(live: Live, position: Position[Any]) -> bool:
    """Tell whether people sit and wait for each other."""
    return not live.spec.manners.told and (live.spec.rules.time_limit(position.state) or 0) < LONG


def _nudge_key(live: Live, deadline: DeadlineRow, seat: Seat) -> str:
    return f"{live.row.id}.{NUDGE}.{int(deadline.due_at.timestamp())}.{seat}"


def hushed(live: Live, after: Position[Any] | None, seats: Iterable[SeatRow], now: datetime) -> list[OwedRow]:
    """Return the end of the nudges of all who act with a change, need not act any more or give up their `seats`."""
    before, deadline = live.position, live.deadline
    if before is None or deadline is None or deadline.kind != "step" or not is_quick(live, before):
        return []
    if deadline.remind_at is not None and deadline.remind_at > now:  # nobody was nudged yet
        return []
    step_over = after is None or clock_token(live.spec, after) != clock_token(live.spec, before)
    nudged = awaited(live, before)
    done = nudged - (frozenset() if after is None or step_over else awaited(live, after))
    sits = {row.seat: row.person_id for row in seats}
    left = {row.seat for row in live.seats if sits.get(row.seat, row.person_id) != row.person_id}
    place = in_channel(live.row.channel_id or 0)
    people = [row.seat for row in live.seats if row.person_id and row.seat in done | (nudged & left)]
    return [taken_back(_nudge_key(live, deadline, seat), place, live.row, now) for seat in people]
