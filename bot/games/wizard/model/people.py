"""Actions and events about people, as Block and Spieltisch share them. Clauses: Z2.4-Z2.7."""

from typing import Literal

from pydantic import Field

from bot.engine.model import Action, Event
from bot.engine.seats import Seat
from bot.games.wizard.model.sheet import Level, Manner, Offence, Verdict


class Fine(Action):
    """Take 120 points for a revoke that was found too late (Z2.4)."""

    kind: Literal["fine"] = "fine"
    seat: Seat


class Pardon(Action):
    """Strike a penalty, counted from 1."""

    kind: Literal["pardon"] = "pardon"
    line: int = Field(ge=1, le=99)


class Miss(Action):
    """Somebody is late: the round starts without him (Z2.5)."""

    kind: Literal["miss"] = "miss"
    seat: Seat


class Arrive(Action):
    """Somebody who was late is there."""

    kind: Literal["arrive"] = "arrive"
    seat: Seat


class Leave(Action):
    """Somebody is out of the round (Z2.6, Z2.7)."""

    kind: Literal["leave"] = "leave"
    seat: Seat
    manner: Manner


class Punish(Action):
    """Note what somebody did and what the Schiedsrichter makes of it (Z2.7, Z6.10)."""

    kind: Literal["punish"] = "punish"
    seat: Seat
    verdict: Verdict
    offence: Offence
    level: Level


class Withdraw(Action):
    """Strike an Ermahnung or Verwarnung from the list, counted from 1."""

    kind: Literal["withdraw"] = "withdraw"
    line: int = Field(ge=1, le=99)


class Fined(Event):
    """A penalty was written as a line of its own."""

    kind: Literal["fined"] = "fined"
    seat: Seat
    points: int
    number: int


class Pardoned(Event):
    """A penalty was struck."""

    kind: Literal["pardoned"] = "pardoned"
    line: int
    seat: Seat
    points: int


class Missing(Event):
    """Somebody is late."""

    kind: Literal["missing"] = "missing"
    seat: Seat
    held: bool = False
    """Noted within the first five minutes of a round: so long it waits for him (Z2.5)."""


class Arrived(Event):
    """Somebody joins from this game on."""

    kind: Literal["arrived"] = "arrived"
    seat: Seat
    number: int


class Left(Event):
    """Somebody is out; the game that was running is void and dealt again."""

    kind: Literal["left"] = "left"
    seat: Seat
    manner: Manner
    void: int | None = None
    playoff: bool = False
    """The game that is void was a three-card game; whether there is a new one depends on who is tied now."""


class Punished(Event):
    """The Schiedsrichter has noted something; `warnings` are that player's Verwarnungen, this one included."""

    kind: Literal["punished"] = "punished"
    seat: Seat
    verdict: Verdict
    offence: Offence
    level: Level
    number: int
    warnings: int


class Withdrawn(Event):
    """An Ermahnung or Verwarnung was struck from the list."""

    kind: Literal["withdrawn"] = "withdrawn"
    line: int
    seat: Seat
    verdict: Verdict
