"""A contest in words: its events, its stage, its end. Entries are named by whoever sits on their seats."""

from collections.abc import Callable, Iterable
from typing import Any

from bot.contests.common import events as e
from bot.contests.common.format import Format
from bot.contests.common.model import State
from bot.engine.helpers import flag, listing
from bot.engine.model import Outcome, Step
from bot.engine.seats import Seat
from bot.engine.text import Seated, Text, Typed, text


def named(seats: Iterable[Seat]) -> Text:
    """Name the people of an entry."""
    return listing(
        [text("contest-seat", seat=Seated(seat)) for seat in seats] or [Text("contest-nobody")], "contest-and"
    )


def entry_name(state: State, number: int) -> Text:
    """Name an entry by its people."""
    entry = state.entry(number)
    return named(entry.seats if entry else ())


def entry_names(state: State, numbers: Iterable[int]) -> Text:
    """Name some entries in a row."""
    return listing([entry_name(state, number) for number in numbers] or [Text("contest-nobody")], "contest-comma")


def tell(event: e.ContestEvent, worded: Callable[[str], Text]) -> Text | None:
    """Put an event in words; those who are not named by seats are named by the number of their entry."""
    match event:
        case e.Entered():
            return text("contest-entered", who=named(event.seats), number=event.number, status=event.status)
        case e.Joined():
            return text("contest-paired", number=event.number, seat=Seated(event.seat))
        case e.Paired():
            return text("contest-paired", number=event.number, seat=Seated(event.new))
        case e.Parted():
            return text("contest-parted", number=event.number)
        case e.Froze():
            return text("contest-froze", purpose=event.purpose, count=len(event.entries) or len(event.groups))
        case e.Drawn():
            return text("contest-drawn", tables=len(event.tables), shuffles=event.shuffles)
        case e.Reminded():
            return text("contest-reminded", count=len(event.missing))
        case e.Gonged():
            return text("contest-gonged", left=event.left)
        case e.Held():
            return text("contest-held", minutes=max(1, round_up(event.by)))
        case e.Slowed():
            return text("contest-slowed", count=len(event.tables))
        case e.ByeSettled():
            return text("contest-bye-settled", number=event.entry, value=event.value)
        case e.Reported() | e.Confirmed() | e.Disputed() | e.Ruled() | e.Called() | e.Attended():
            return _about_table(event, worded)
        case e.Missing() | e.Came() | e.Overdue():
            return text(f"contest-{event.kind}", table=event.table.partition(".")[2], number=event.entry)
        case e.RoundClosed():
            return text("contest-round-closed", round=event.round)
        case e.Punished():
            return text("contest-punished", number=event.number, verdict=event.verdict, warnings=event.warnings)
        case e.Excluded() if event.aloud:
            return text("contest-excluded-why", number=event.number, why=Typed(event.why))
        case e.Ended():
            return text("contest-ended", early=flag(event.early))
        case (
            e.Agreed() | e.Asked() | e.Cancelled() | e.Present() | e.Paid() | e.Excluded() | e.Gone() | e.Returned()
        ) | e.Resigned():
            return text(f"contest-{event.kind}", number=event.number)
        case e.Decided():
            return text("contest-decided", count=len(event.points))
        case e.LotsDrawn():
            return Text("contest-lots-drawn")
        case (
            e.Opened()
            | e.CheckinOpened()
            | e.CheckinClosed()
            | e.Shut()
            | e.Thawed()
            | e.RoundVoided()
            | e.ClockStarted()
        ):
            return Text(f"contest-{event.kind}")


def punished(event: e.Punished, id: str) -> Text:
    """Say what was noted; why only if everybody may read it."""
    return text(
        id,
        number=event.number,
        verdict=event.verdict,
        offence=event.offence,
        level=event.level,
        warnings=event.warnings,
        round=event.round,
        known=flag(event.aloud and event.why),
        why=Typed(event.why) if event.aloud and event.why else "–",
    )


def published(body: dict[str, Any]) -> dict[str, Any]:
    """Return what everybody may read of a stored event: why somebody was sent off only if it was said aloud."""
    return {**body, "why": ""} if body.get("why") and not body.get("aloud") else body


def _about_table(
    event: e.Reported | e.Confirmed | e.Disputed | e.Ruled | e.Called | e.Attended, worded: Callable[[str], Text]
) -> Text:
    table = event.table.partition(".")[2]
    match event:
        case e.Reported():
            return text("contest-reported", table=table, result=worded(event.result), fed=flag(event.fed))
        case e.Ruled():
            before = worded(event.before)
            known = flag(event.before)
            return text("contest-ruled", table=table, result=worded(event.result), before=before, known=known)
        case e.Disputed():
            return text("contest-disputed-now", table=table, result=worded(event.result))
        case _:
            return text(f"contest-{event.kind}", table=table)


def step(state: State) -> Step:
    """Name the stage; a round and its draw have keys of their own."""
    round = len(state.rounds)
    key = f"{state.phase[0]}{round}.{len(state.lots)}"
    clock = f"{state.phase[0]}{round}.{len(state.lots)}.{_mark(state)}"
    stage = state.rounds[-1].stage if state.rounds else "round"
    return Step(key, text("contest-step", phase=state.phase, round=max(1, round), stage=stage), clock)


def round_up(milliseconds: int) -> int:
    """Return minutes as people count them."""
    return (milliseconds + 30_000) // 60_000


def _mark(state: State) -> str:
    """Name the next thing the clock says."""
    round = state.round
    gongs = f"{round.gongs}{int(round.slow)}{int(bool(round.begun_at))}{round.held or ''}" if round else ""
    gongs += f".{sum(len(table.overdue) for table in round.tables)}." if round else ""
    checkin = int(state.checkin) + int(state.checkin_over)
    return f"{checkin}{int(state.shut)}{int(state.reminded)}{gongs}{state.frozen.at if state.frozen else ''}"


def outcome(format: Format, state: State) -> Outcome:
    """Return the final ranking, person by person."""
    standings = format.standings(state)
    places: list[tuple[Seat, ...]] = []
    points: list[tuple[Seat, int]] = []
    unranked: list[Seat] = []
    last: int | None = None
    for line in standings.lines:
        seats = state.entries[line.entry - 1].seats
        points += [(seat, line.cells[0] if line.cells else 0) for seat in seats]
        if line.place is None:
            unranked += seats
            continue
        if line.place == last:
            places[-1] = (*places[-1], *seats)
        else:
            places.append(seats)
        last = line.place
    if unranked:
        places.append(tuple(unranked))
    best = [line.entry for line in standings.lines if line.place == 1]
    who = listing([entry_name(state, number) for number in best] or [Text("contest-nobody")], "contest-and")
    why = tuple(line.by for line in standings.lines[:3] if line.by is not None)
    won = text("contest-won", who=who, count=sum(len(state.entries[number - 1].seats) for number in best))
    return Outcome(tuple(places), tuple(points), won, tuple(unranked), why)
