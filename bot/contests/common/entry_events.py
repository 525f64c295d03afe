"""The facts of a list of entries: who is on it, with whom, who has paid, who is there."""

from typing import Literal

from bot.engine.model import Event
from bot.engine.seats import Seat


class Timed(Event):
    """A fact whose moment counts, in milliseconds by Discord's clock."""

    at: int = 0


class Standing(Event):
    """A fact that may stand in spite of a rewind."""

    again: bool = False
    """It was true before something else was taken back, and is not said once more."""


class Opened(Timed):
    """The list is open."""

    kind: Literal["opened"] = "opened"


class Entered(Event):
    """A new entry: a player, a team (complete, or its partner is asked), or somebody who looks for one."""

    kind: Literal["entered"] = "entered"
    number: int
    seats: tuple[Seat, ...]
    status: Literal["in", "asked", "seeking"] = "in"
    filler: bool = False
    by: Literal["self", "lead"] = "self"
    guest: bool = False
    """The partner has no Discord: nobody is asked."""


class Joined(Event):
    """Somebody who looked for a partner brings one without Discord."""

    kind: Literal["joined"] = "joined"
    number: int
    seat: Seat


class Agreed(Event):
    """The partner who was asked has said yes."""

    kind: Literal["agreed"] = "agreed"
    number: int


class Parted(Event):
    """Somebody has left a team before the draw; who stays looks for a partner."""

    kind: Literal["parted"] = "parted"
    number: int
    seat: Seat


class Asked(Event):
    """Somebody who looks for a partner asks another who does, or thinks better of it (0)."""

    kind: Literal["asked"] = "asked"
    number: int
    of: int


class Paired(Event):
    """Two who looked for a partner are a team now: the second has moved to the entry of the first."""

    kind: Literal["paired"] = "paired"
    number: int
    other: int
    seat: Seat
    """Where the second sat."""
    new: Seat
    """Where he sits now."""


class Cancelled(Event):
    """An entry was taken off before the first draw."""

    kind: Literal["cancelled"] = "cancelled"
    number: int
    seats: tuple[Seat, ...] = ()
    by: Literal["self", "lead"] = "self"


class Paid(Event):
    """The fee is noted as paid, or not."""

    kind: Literal["paid"] = "paid"
    number: int
    paid: bool = True


class CheckinOpened(Timed):
    """From now on only those are drawn who say that they are there."""

    kind: Literal["checkin-opened"] = "checkin-opened"


class CheckinClosed(Timed):
    """Nobody says any more by himself that he is there; who leads can still tick somebody off."""

    kind: Literal["checkin-closed"] = "checkin-closed"


class Reminded(Timed):
    """The check-in ends soon: these are not there yet."""

    kind: Literal["reminded"] = "reminded"
    missing: tuple[int, ...]
    late: bool = False
    """It was opened so late that it ends just now."""


class Shut(Timed):
    """Nobody enters by himself any more."""

    kind: Literal["shut"] = "shut"


class Present(Event):
    """Somebody is there, or is not."""

    kind: Literal["present"] = "present"
    number: int
    here: bool = True
