"""The facts of a contest. People are seats, results are as written on the sheet."""

from typing import Literal, TypeAlias

from bot.contests.common.entry_events import (
    Agreed,
    Asked,
    Cancelled,
    CheckinClosed,
    CheckinOpened,
    Entered,
    Joined,
    Opened,
    Paid,
    Paired,
    Parted,
    Present,
    Reminded,
    Shut,
    Standing,
    Timed,
)
from bot.contests.common.model import Purpose, Verdict
from bot.engine.model import Event

__all__ = [
    "Agreed",
    "Asked",
    "Attended",
    "ByeSettled",
    "Called",
    "Came",
    "Cancelled",
    "CheckinClosed",
    "CheckinOpened",
    "ClockStarted",
    "Confirmed",
    "ContestEvent",
    "Decided",
    "Disputed",
    "Drawn",
    "Ended",
    "Entered",
    "Excluded",
    "Froze",
    "Gone",
    "Gonged",
    "Held",
    "Joined",
    "LotsDrawn",
    "Missing",
    "Opened",
    "Overdue",
    "Paid",
    "Paired",
    "Parted",
    "Present",
    "Punished",
    "Reminded",
    "Reported",
    "Resigned",
    "Returned",
    "RoundClosed",
    "RoundVoided",
    "Ruled",
    "Shut",
    "Slowed",
    "Standing",
    "Thawed",
    "Timed",
]


class Froze(Timed):
    """The list of a draw is closed; its own seed was promised just before (W8.1)."""

    kind: Literal["froze"] = "froze"
    purpose: Purpose
    stage: str = ""
    entries: tuple[int, ...] = ()
    groups: tuple[tuple[int, ...], ...] = ()
    absent: tuple[int, ...] = ()
    """Who is on the list and was not there."""


class Thawed(Event):
    """The seal was broken before the draw: nothing is drawn from that list."""

    kind: Literal["thawed"] = "thawed"


class Drawn(Timed):
    """The tables of a round: entries in order of seats, the seat of the first Geber; who has a bye."""

    kind: Literal["drawn"] = "drawn"
    stage: str
    tables: tuple[tuple[int, ...], ...]
    first: tuple[int, ...]
    byes: tuple[int, ...] = ()
    shuffles: int = 1
    rematches: int = 0


class LotsDrawn(Event):
    """Lots among those who are level in everything: each group in the order they fell (W8.5)."""

    kind: Literal["lots-drawn"] = "lots-drawn"
    groups: tuple[tuple[int, ...], ...]


class RoundVoided(Event):
    """The last round is to be drawn again: nothing of it counts (Z7.2)."""

    kind: Literal["round-voided"] = "round-voided"


class ClockStarted(Timed, Standing):
    """All tables of the round begin now."""

    kind: Literal["clock-started"] = "clock-started"


class Gonged(Timed, Standing):
    """A gong for all tables; `left` minutes are left."""

    kind: Literal["gonged"] = "gonged"
    left: int


class Held(Timed, Standing):
    """The contest stood still for so many milliseconds, and all clocks of it with it."""

    kind: Literal["held"] = "held"
    by: int


class Slowed(Standing):
    """These tables have taken long and have no result."""

    kind: Literal["slowed"] = "slowed"
    tables: tuple[str, ...]


class ByeSettled(Event):
    """What an entry gets for its bye (W8.2)."""

    kind: Literal["bye-settled"] = "bye-settled"
    round: int
    entry: int
    value: int


class Reported(Event):
    """One side, or the table's own game, says how it ended."""

    kind: Literal["reported"] = "reported"
    table: str
    result: str
    by: int | None = None
    fed: bool = False


class Confirmed(Event):
    """The other side agrees: the result stands."""

    kind: Literal["confirmed"] = "confirmed"
    table: str
    by: int


class Disputed(Event):
    """The other side does not; `result` is its own version, if it gave one."""

    kind: Literal["disputed"] = "disputed"
    table: str
    by: int
    result: str = ""


class Ruled(Event):
    """The Spielleiter has entered or corrected a result; `before` is what counted until now."""

    kind: Literal["ruled"] = "ruled"
    table: str
    result: str
    before: str = ""
    fed: bool = False
    """It is a correction in the table's own game that has ended before."""


class Called(Event):
    """A table wants the Spielleiter."""

    kind: Literal["called"] = "called"
    table: str


class Attended(Event):
    """The Spielleiter was there."""

    kind: Literal["attended"] = "attended"
    table: str


class Missing(Timed):
    """Somebody is not at his table: he is called."""

    kind: Literal["missing"] = "missing"
    table: str
    entry: int


class Came(Event):
    """He is there after all."""

    kind: Literal["came"] = "came"
    table: str
    entry: int


class Overdue(Timed):
    """Five minutes are over, and somebody is still not there (Z2.5)."""

    kind: Literal["overdue"] = "overdue"
    table: str
    entry: int


class RoundClosed(Standing):
    """Every result of the round is in."""

    kind: Literal["round-closed"] = "round-closed"
    round: int


class Excluded(Event):
    """An entry is out for good, without a place (W8.4, Z2.6)."""

    kind: Literal["excluded"] = "excluded"
    number: int
    table: str = ""
    """The open table it sat at."""
    why: str = ""
    aloud: bool = False
    """Everybody may read why."""


class Gone(Event):
    """An entry plays no more by its own wish, or did not come."""

    kind: Literal["gone"] = "gone"
    number: int
    table: str = ""


class Returned(Standing):
    """Somebody who was gone plays the next round."""

    kind: Literal["returned"] = "returned"
    number: int


class Punished(Event):
    """A Schiedsrichter has noted something; `warnings` counts this one (Z6.3)."""

    kind: Literal["punished"] = "punished"
    number: int
    verdict: Verdict
    offence: str
    level: int
    warnings: int
    round: int = 0
    """The round a Spielniederlage means; 0: the present one."""
    why: str = ""
    aloud: bool = False


class Decided(Event):
    """A three-card game between tables: what each of the tied scored, None for who did not play (Z7.4)."""

    kind: Literal["decided"] = "decided"
    points: tuple[tuple[int, int | None], ...]


class Resigned(Event):
    """Somebody does not take the place he qualified for: the next one moves up (Z5.1)."""

    kind: Literal["resigned"] = "resigned"
    number: int


class Ended(Event):
    """The table is closed; nothing changes any more."""

    kind: Literal["ended"] = "ended"
    early: bool = False
    """Before all rounds were played."""


ContestEvent: TypeAlias = (
    Opened
    | Entered
    | Joined
    | Agreed
    | Parted
    | Asked
    | Paired
    | Cancelled
    | Paid
    | CheckinOpened
    | CheckinClosed
    | Reminded
    | Shut
    | Present
    | Froze
    | Thawed
    | Drawn
    | LotsDrawn
    | RoundVoided
    | ClockStarted
    | Gonged
    | Held
    | Slowed
    | ByeSettled
    | Reported
    | Confirmed
    | Disputed
    | Ruled
    | Called
    | Attended
    | Missing
    | Came
    | Overdue
    | RoundClosed
    | Excluded
    | Gone
    | Returned
    | Punished
    | Decided
    | Resigned
    | Ended
)
