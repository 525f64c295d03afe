"""What a panel shows, as plain data; the Discord edge lays it out."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, Protocol, TypeAlias

from bot.engine.seats import Seat
from bot.engine.text import Text

Style: TypeAlias = Literal["primary", "secondary", "success", "danger"]
Tone: TypeAlias = Literal["plain", "now", "good", "bad"]


class Speaker(Protocol):
    """Who sits where and the reader's language, for words that are drawn into pictures."""

    def name(self, seat: Seat) -> str:
        """Return the plain name of whoever sits there."""
        ...

    def say(self, text: Text) -> str:
        """Speak a text in the panel's language."""
        ...


class Voice(Speaker, Protocol):
    """A speaker of a game that the computer may play in."""

    def computer(self, seat: Seat) -> bool:
        """Tell whether the computer sits there."""
        ...


TO_PAGE = ">"
"""A move that begins so is no action: it turns a page of the presser's own private screen."""


def to_page(page: str) -> str:
    """Write the move that shows another page of one's own screen (at most 59 characters)."""
    return TO_PAGE + page


@dataclass(frozen=True, slots=True)
class Button:
    """Pressing it is the action written in `move`, or turns a page."""

    move: str
    label: Text
    style: Style = "secondary"
    emoji: str | None = None
    barred: bool = False
    ask: Text | None = None
    """Asks for a line of text first, which is put behind the move with a space."""
    typed: str = ""
    """What stands in the line already."""
    icon: str | None = None
    """One of the drawn signs (`draw/icons.py`); where there are none, `emoji` stands in for it."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One line of a menu; choosing it is the action written in `move`, or turns a page."""

    move: str
    label: Text
    about: Text | None = None
    icon: str | None = None
    """One of the drawn signs."""


@dataclass(frozen=True, slots=True)
class Menu:
    """A select; `key` tells it from the other menus of the same screen."""

    key: str
    prompt: Text
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Picture:
    """What to draw: a module-level function that turns `data` into a PNG, and the words for those who cannot see it."""

    draw: Callable[[Any], bytes]
    data: Any
    alt: Text
    instead: "Picture | None" = None
    """A simpler one, for when this cannot be drawn: the still of a film."""


@dataclass(frozen=True, slots=True)
class File:
    """Something to take home: a name with its ending, and text."""

    name: str
    body: str


Row: TypeAlias = tuple[Button, ...] | Menu


@dataclass(frozen=True, slots=True)
class Screen:
    """A panel: heading, lines, a picture, controls; `door` labels the button to one's own private screen."""

    heading: Text
    lines: tuple[Text, ...] = ()
    picture: Picture | None = None
    rows: tuple[Row, ...] = ()
    door: Text | None = None
    tone: Tone = "plain"
    files: tuple[File, ...] = ()
    """Only on private screens."""
    own: bool = False
    """Somebody's own front page (a hand, a slip): it follows the game. What is not own is never shown twice."""
