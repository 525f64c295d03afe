"""What people, the house and the clock do in a season."""

from typing import Literal, TypeAlias

from pydantic import Field

from bot.contests.pokal.model import Catch, Half, House, How, Pair, Score, Word
from bot.contests.pokal.rulebook import LONGEST_RULE
from bot.engine.model import Action
from bot.engine.seats import Seat

AboutMatch: TypeAlias = Literal["agree", "decline", "whistle", "unwhistle", "open", "come", "watch", "stay"]


class Publish(Action):
    """Publish the windows of a half, each by its first day."""

    kind: Literal["windows"] = "windows"
    half: Half
    first: tuple[int, ...] = Field(max_length=6)


class Appoint(Action):
    """Name a Verantwortlichen: somebody who has a part already, or ("+") who gets one now."""

    kind: Literal["name"] = "name"
    house: House
    seat: Seat
    on: bool = True


class MarkDays(Action):
    """Say on which days one can come, counted from the first day of the window."""

    kind: Literal["mark"] = "mark"
    match: str
    side: Literal["G", "H", "R", "S", "P"]
    days: int = Field(ge=0, lt=1 << 60)
    """One bit for each day."""


class Propose(Action):
    """Propose a date; `fix` sets it at once, for the Quidditch-OK."""

    kind: Literal["propose", "fix"]
    match: str
    date: int = Field(ge=0)
    reason: Word = ""


class OnMatch(Action):
    """Something about one match that needs no more words."""

    kind: AboutMatch
    match: str


class Drop(Action):
    """Take back a date, or annul a match, for a reason."""

    kind: Literal["drop", "annul"]
    match: str
    reason: Word = Field(min_length=1)


class Feed(Action):
    """The house brings in what a match's own game says; `void`: postponed, to be played again."""

    kind: Literal["feed"] = "feed"
    table: str
    points: Score
    catch: Catch
    goals: Score
    penalties: Score
    how: Literal["ende", "abbruch", "void"]
    found: int
    rules: int = Field(default=0, ge=0)
    """By which version of the rules it was played."""


class Posted(Action):
    """The house tells when the log of a match was published."""

    kind: Literal["posted"] = "posted"
    table: str
    at: int = Field(ge=1)


class Kickoff(Action):
    """The house tells that a match has begun."""

    kind: Literal["kickoff"] = "kickoff"
    table: str
    houses: Pair
    rules: int = Field(default=0, ge=0)


class Enter(Action):
    """Enter a match that was played elsewhere, or correct one: goals, Schnatz, how many were caught cheating."""

    kind: Literal["enter"] = "enter"
    match: str
    goals: Score
    catch: Catch
    cheats: Score = (0, 0)
    how: How = "ende"
    reason: Word = Field(min_length=1)


class Book(Action):
    """Give a house points, or take some."""

    kind: Literal["book"] = "book"
    house: House
    points: int = Field(ge=-100_000, le=100_000)
    reason: Word = Field(min_length=1)


class ProposeRule(Action):
    """Propose another value of a setting, or ("-") a rule in words; `case`: the rule book leaves it open (Q14.7)."""

    kind: Literal["rule"] = "rule"
    setting: str
    value: str
    case: bool = False
    words: str = Field(default="", max_length=LONGEST_RULE)


class OnRule(Action):
    """Vote on a proposal, take it back, or approve it."""

    kind: Literal["yes", "no", "withdraw", "approve"]
    number: int = Field(ge=1, le=9999)


class RejectRule(Action):
    """Do not approve a proposal, for a reason."""

    kind: Literal["reject"] = "reject"
    number: int = Field(ge=1, le=9999)
    reason: Word = Field(min_length=1)


class Enlist(Action):
    """Write people on a house's list ("+": somebody who has no part yet), or strike them off; none: all of them."""

    kind: Literal["squad"] = "squad"
    house: House
    seats: tuple[Seat, ...] = Field(default=(), max_length=60)
    on: bool = True


class Gone(Action):
    """The house tells that somebody has left the server."""

    kind: Literal["gone"] = "gone"
    seat: Seat


class Close(Action):
    """End the season before its time."""

    kind: Literal["close"] = "close"
    reason: Word = Field(min_length=1)


RuleAction: TypeAlias = ProposeRule | OnRule | RejectRule
DateAction: TypeAlias = Publish | Appoint | Enlist | MarkDays | Propose | OnMatch | Drop | Gone
PokalAction: TypeAlias = DateAction | Feed | Posted | Kickoff | Enter | Book | Close | RuleAction
