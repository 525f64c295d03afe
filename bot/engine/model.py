"""The words rules answer in: options, actions and events as frozen models, refusals, steps, outcomes."""

from dataclasses import dataclass
from typing import Literal

from pydantic import BaseModel, ConfigDict

from bot.engine.seats import Seat
from bot.engine.text import Arg, Text


class Record(BaseModel):
    """Frozen and strict: what is written to the log or comes from outside has exactly these fields."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)


class Options(Record):
    """The settings of one game, chosen when it is opened."""


class Action(Record):
    """Something a seat or a referee wants; each concrete action has a `kind`."""

    kind: str


class Event(Record):
    """A fact of the game; each concrete event has a `kind`. A changed meaning gets a new version."""

    kind: str
    version: int = 1


class TimeUp(Action):
    """The time limit has passed: an action by nobody."""

    kind: Literal["time-up"] = "time-up"


@dataclass(frozen=True, slots=True)
class Refused:
    """Why something is not done, as a code: the id of a text, with its arguments."""

    code: str
    args: tuple[tuple[str, Arg], ...] = ()

    @property
    def text(self) -> Text:
        """Return the sentence for the person who asked."""
        return Text(self.code, self.args)


def refuse(code: str, /, **args: Arg) -> Refused:
    """Write a refusal the way it is read."""
    return Refused(code, tuple(args.items()))


@dataclass(frozen=True, slots=True)
class Step:
    """The decision the game is at: a short key that changes with it, and what is to be done in words.

    `clock` names what the time limit belongs to, where that is not the step itself: a limit runs on while it stays the
    same (a clock over many steps), and starts anew when it changes (turns of a step whose buttons stay good).
    """

    key: str
    text: Text
    clock: str = ""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: groups of seats from first to last place, points by seat, one sentence."""

    places: tuple[tuple[Seat, ...], ...]
    points: tuple[tuple[Seat, int], ...]
    text: Text
    unranked: tuple[Seat, ...] = ()
    """Those at the end of the places who have none: disqualified, or never there."""
    why: tuple[Text, ...] = ()
    """What decided it, in sentences for whoever was not there."""
