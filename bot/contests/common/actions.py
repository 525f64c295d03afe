"""What people may do in a contest. Short ones are buttons; those with a result or many names come from forms."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from bot.contests.common.model import Verdict
from bot.engine.limits import LONGEST_REASON
from bot.engine.model import Action

Number: TypeAlias = Annotated[int, Field(ge=1, le=9999)]
TableName: TypeAlias = Annotated[str, Field(pattern=r"^[1-9][0-9]{0,2}\.[1-9][0-9]{0,3}$")]
Written: TypeAlias = Annotated[str, Field(max_length=900, pattern=r"^(\S+( \S+)*)?$")]
Why: TypeAlias = Annotated[str, Field(max_length=LONGEST_REASON, pattern=r"^(\S+( \S+)*)?$")]
"""A reason in one sentence, as it was typed."""
Offence: TypeAlias = Annotated[str, Field(pattern=r"^[a-z]+(-[a-z]+)*$", max_length=20)]
Plainly: TypeAlias = Literal[
    "enter",
    "bring",
    "seek",
    "leave",
    "here",
    "checkin",
    "checkout",
    "shut",
    "seal",
    "draw",
    "thaw",
    "begin",
    "redraw",
    "close",
]
AboutEntry: TypeAlias = Literal[
    "ask", "accept", "decline", "pay", "unpay", "present", "away", "strike", "exclude", "gone", "return", "resign"
]
AboutTable: TypeAlias = Literal["report", "confirm", "dispute", "rule", "feed", "call", "attend", "miss", "came"]


class Plain(Action):
    """Something without an object.

    Everybody: enter, bring (a partner without Discord), seek (one), leave, here. The Spielleiter: checkin and checkout
    (opens and ends it), shut (the list), seal, draw, thaw (break the seal), begin (the common clock), redraw (the last
    round), close (the contest).
    """

    kind: Plainly


class OnEntry(Action):
    """Something about an entry.

    Everybody: ask (another who looks for a partner), accept and decline. The Spielleiter: all others. `exclude` says
    why; everybody reads the reason only if it is said aloud.
    """

    kind: AboutEntry
    number: Number
    why: Why = ""
    aloud: bool = False


class OnTable(Action):
    """Something about a table, with a result where one belongs. `feed` is the table's own game.

    `miss` and `came` say who is not there yet, and that he is now: the number of the entry stands for the result.
    """

    kind: AboutTable
    table: TableName
    result: Written = ""


class Add(Action):
    """The Spielleiter enters so many at once; their people come along. `filler`: a team that fills in (W8.3)."""

    kind: Literal["add"] = "add"
    count: int = Field(default=1, ge=1, le=256)
    filler: bool = False


class SetBye(Action):
    """Say what an entry gets for its bye (W8.2)."""

    kind: Literal["bye"] = "bye"
    round: int = Field(ge=1, le=999)
    entry: Number
    value: int = Field(ge=0, le=99)


class Punish(Action):
    """Note what somebody did and what the Schiedsrichter makes of it (Z2.7)."""

    kind: Literal["punish"] = "punish"
    number: Number
    verdict: Verdict
    offence: Offence
    level: Literal[1, 2] = 1
    why: Why = ""
    aloud: bool = False


class Hold(Action):
    """Say for how many milliseconds everything stood still; the house does, when a contest goes on after a pause."""

    kind: Literal["held"] = "held"
    by: int = Field(ge=0, le=10**11)


class Decide(Action):
    """Enter a three-card game between those who are tied; None: absent, or did not want to (Z7.4)."""

    kind: Literal["decide"] = "decide"
    points: tuple[tuple[Number, int | None], ...] = Field(min_length=2, max_length=99)


ContestAction: TypeAlias = Plain | OnEntry | OnTable | Add | SetBye | Punish | Decide | Hold
