"""The facts of a season."""

from typing import Literal, TypeAlias

from bot.contests.pokal.model import Catch, Drawn, Half, House, How, Pair, Score, Why
from bot.contests.pokal.rulebook import Change
from bot.engine.model import Event
from bot.engine.seats import Seat


class Timed(Event):
    """A fact whose moment counts, in milliseconds by Discord's clock."""

    at: int = 0


class SeasonOpened(Timed):
    """The season has begun; windows come next."""

    kind: Literal["season-opened"] = "season-opened"


class WindowsPublished(Timed):
    """A half has begun: each of its matches has a window, by the first day (Q14.6, Q14.7)."""

    kind: Literal["windows-published"] = "windows-published"
    half: Half
    first: tuple[int, ...]


class Joined(Event):
    """Somebody has a part in the season: a player who says when he can, a Verantwortlicher, a referee."""

    kind: Literal["joined"] = "joined"
    seat: Seat


class Named(Event):
    """A house has a Verantwortlichen more, or one less."""

    kind: Literal["named"] = "named"
    house: House
    seat: Seat
    on: bool = True


class Enlisted(Timed):
    """Somebody stands on the list of a house's squad, or does not any more."""

    kind: Literal["enlisted"] = "enlisted"
    house: House
    seat: Seat
    on: bool = True


class Gone(Timed):
    """Somebody has left the server: he looks after no house, whistles no match and plays none any more."""

    kind: Literal["gone"] = "gone"
    seat: Seat
    houses: tuple[House, ...] = ()
    matches: tuple[str, ...] = ()


class Marked(Timed):
    """Somebody said on which days he can come to a match."""

    kind: Literal["marked"] = "marked"
    match: str
    seat: Seat
    side: str
    days: tuple[int, ...]


class Proposed(Timed):
    """A date is proposed by a house, or by the Quidditch-OK for both of them."""

    kind: Literal["proposed"] = "proposed"
    match: str
    date: int
    agreed: tuple[House, ...]


class DateAgreed(Timed):
    """A house agrees to the date."""

    kind: Literal["date-agreed"] = "date-agreed"
    match: str
    house: House


class DateDeclined(Timed):
    """A house cannot play then."""

    kind: Literal["date-declined"] = "date-declined"
    match: str
    house: House


class DateLapsed(Timed):
    """A date that was proposed could not be announced in time any more (Q11.4)."""

    kind: Literal["date-lapsed"] = "date-lapsed"
    match: str


class Whistled(Timed):
    """A referee comes to a match, or does not any more."""

    kind: Literal["whistled"] = "whistled"
    match: str
    seat: Seat
    on: bool = True


class DateFixed(Timed):
    """The date stands and is announced (Q11.4)."""

    kind: Literal["date-fixed"] = "date-fixed"
    match: str
    date: int
    before: int | None = None
    reason: str = ""


class DateDropped(Timed):
    """The date does not hold any more; a new one is wanted (Q14.6)."""

    kind: Literal["date-dropped"] = "date-dropped"
    match: str
    before: int
    reason: str = ""


class Answered(Timed):
    """Somebody comes to a match, to play for a house or to watch ("Z"), or does not any more ("-")."""

    kind: Literal["answered"] = "answered"
    match: str
    seat: Seat
    side: str


class DaysLooked(Timed):
    """It was looked whether a day is left for a match; `none`: the Quidditch-OK is called (Q11.4, Q14.6)."""

    kind: Literal["days-looked"] = "days-looked"
    match: str
    none: bool
    told: bool = False
    """It was said already."""


class MatchReminded(Timed):
    """Everybody who plays or whistles is reminded: a week (1), a day (2), an hour (3) before."""

    kind: Literal["match-reminded"] = "match-reminded"
    match: str
    which: int


class LineupDue(Timed):
    """The line-up of a match is to be opened now."""

    kind: Literal["lineup-due"] = "lineup-due"
    match: str


class KickedOff(Timed):
    """A match has begun, by a version of the rules (Q11.5); 0: by the one in force."""

    kind: Literal["kicked-off"] = "kicked-off"
    match: str
    rules: int = 0


class PairingFrozen(Timed):
    """Who plays whom in the finals stands from now on (Q14.5)."""

    kind: Literal["pairing-frozen"] = "pairing-frozen"
    order: Drawn
    decider: bool
    pairs: tuple[tuple[str, Pair], ...] = ()


class Resulted(Timed):
    """A match has a result, or another one than before."""

    kind: Literal["resulted"] = "resulted"
    match: str
    houses: Pair
    points: Score
    catch: Catch
    goals: Score
    penalties: Score
    how: How
    by_hand: bool = False
    reason: str = ""
    found: int = 0
    """When what it says was found."""
    rules: int = 0
    """By which version of the rules it was played; 0: by the one it began with, or that was in force."""
    awaits: bool = False
    """Its log is still to be published; without this (by hand, and in older logs) the result itself is what is."""


class LogPublished(Timed):
    """The log of a match stands where everybody can read it, for the first time: 48 hours begin (Q14.3)."""

    kind: Literal["log-published"] = "log-published"
    match: str
    posted: int
    """When it was posted, by Discord's clock."""
    nowhere: bool = False
    """It could be posted nowhere for so long that we wait no more: everybody can have it with the report."""


class Annulled(Timed):
    """A match does not count and is played again from 0:0; its penalties go along (Q14.1)."""

    kind: Literal["annulled"] = "annulled"
    match: str
    penalties: Score = (0, 0)
    reason: str = ""


class Extended(Timed):
    """A final without a winner and without a catch goes on, on a date of its own (Q14.5)."""

    kind: Literal["extended"] = "extended"
    match: str
    score: Score


class Booked(Timed):
    """The accounts change: a credit, its correction, season points, or what the Schulleitung gives and takes."""

    kind: Literal["booked"] = "booked"
    why: Why
    points: tuple[tuple[House, int], ...]
    match: str = ""
    reason: str = ""


class LotSealed(Timed):
    """Three or four are level across places 2 and 3: the lot among them is promised (Q14.4, Q14.8)."""

    kind: Literal["lot-sealed"] = "lot-sealed"
    group: Drawn


class LotDropped(Timed):
    """What was to be drawn is not level any more."""

    kind: Literal["lot-dropped"] = "lot-dropped"


class LotDrawn(Timed):
    """The lot has fallen, the first one first."""

    kind: Literal["lot-drawn"] = "lot-drawn"
    group: Drawn


class SeasonEnded(Timed):
    """The season is over; `places` are none if the Quidditch-OK ended it early."""

    kind: Literal["season-ended"] = "season-ended"
    places: Drawn = ()
    reason: str = ""


class RuleProposed(Timed):
    """The Quidditch-OK is asked whether a rule is to change (Q11.5, Q14.7)."""

    kind: Literal["rule-proposed"] = "rule-proposed"
    number: int
    change: Change


class RuleVoted(Timed):
    """A house of the Quidditch-OK is for it or against it; the last word of a house counts."""

    kind: Literal["rule-voted"] = "rule-voted"
    number: int
    house: House
    yes: bool


class RuleWithdrawn(Timed):
    """Whoever proposed it does not want it any more."""

    kind: Literal["rule-withdrawn"] = "rule-withdrawn"
    number: int


class RuleDecided(Timed):
    """The Quidditch-OK has decided: three of four are for it, or it has failed (Q14.7)."""

    kind: Literal["rule-decided"] = "rule-decided"
    number: int
    carried: bool


class RuleApproved(Timed):
    """The Schulleitung approves a change, or does not (Q11.5)."""

    kind: Literal["rule-approved"] = "rule-approved"
    number: int
    approved: bool
    reason: str = ""


class RuleReminded(Timed):
    """Somebody has not decided yet and is reminded: for the first time, for the second."""

    kind: Literal["rule-reminded"] = "rule-reminded"
    number: int
    which: int


class RulesAmended(Timed):
    """A version of the rules is in force: at once for a case that was open, otherwise with a half (Q14.7)."""

    kind: Literal["rules-amended"] = "rules-amended"
    number: int
    changes: tuple[Change, ...]


PokalEvent: TypeAlias = (
    SeasonOpened
    | WindowsPublished
    | Joined
    | Named
    | Enlisted
    | Gone
    | Marked
    | Proposed
    | DateAgreed
    | DateDeclined
    | DateLapsed
    | Whistled
    | DateFixed
    | DateDropped
    | Answered
    | DaysLooked
    | MatchReminded
    | LineupDue
    | KickedOff
    | PairingFrozen
    | Resulted
    | LogPublished
    | Annulled
    | Extended
    | Booked
    | LotSealed
    | LotDropped
    | LotDrawn
    | SeasonEnded
    | RuleProposed
    | RuleVoted
    | RuleWithdrawn
    | RuleDecided
    | RuleApproved
    | RuleReminded
    | RulesAmended
)
