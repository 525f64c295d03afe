"""The log as lines to publish: time, who, what, ruling. Clause: Q10.1."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from bot.engine.helpers import day
from bot.engine.log import Begun, Entry, Reopened, Rewound
from bot.engine.seats import OFFICIALS
from bot.engine.text import Text, text
from bot.games.quidditch import events as e
from bot.games.quidditch.tell import tell
from bot.games.quidditch.tell.parts import house


def log_lines(entries: Iterable[Entry], say: Callable[[Text], str], version: int = 0) -> Iterator[str]:
    """Turn a log into plain lines, a gap before every round and Teilrunde.

    The match is over, so what referees knew is everybody's, and what was taken back stays visible. Each roll names its
    draw, so that it can be checked against the published seed. A match of the cup names the version of its rules.
    """
    draws: deque[str] = deque()
    for entry in entries:
        draws.extend(str(draw.n) for draw in entry.draws)
        words = _words(entry)
        if words is None:
            continue
        if isinstance(entry.event, Begun):
            yield say(text("quidditch-log-head", date=day(entry.at)))
            if version:
                yield say(text("quidditch-report-version", version=version))
        elif _opens(entry):
            yield ""
        drawn = " " + say(text("quidditch-log-draw", number=draws.popleft())) if _rolled(entry) and draws else ""
        yield f"{entry.at:%H:%M:%S} #{entry.seq} {plain(say(words))}{drawn}"


def published(body: dict[str, Any]) -> dict[str, Any]:
    """Return what everybody may read of a stored event: no chatter, and not why somebody was excluded."""
    private = {"geredet": "text", "ausgeschlossen": "grund"}.get(body.get("kind", ""))
    return {**body, private: ""} if private in body else body


def plain(words: str) -> str:
    """Take Discord's marks out of a sentence: in a file they would be seen."""
    return words.replace("**", "").replace("`", "").replace("\n", " · ")


def _opens(entry: Entry) -> bool:
    event = entry.event
    teilrunde = isinstance(event, e.PhaseBegonnen) and event.phase in ("treiber", "jaeger", "sucher")
    return teilrunde or isinstance(event, e.RundeBegonnen | e.Angepfiffen)


def _rolled(entry: Entry) -> bool:
    return isinstance(entry.event, e.Gewuerfelt)


def _words(entry: Entry) -> Text | None:
    event = entry.event
    match event:
        case Begun():
            return text("quidditch-log-begun", seats=", ".join(event.seats))
        case Rewound():
            return text("quidditch-log-rewound", number=event.to)
        case Reopened():
            return text("quidditch-log-reopened", promise=event.commitment)
        case e.Geredet():  # neither move nor roll nor ruling
            return None
        case e.Ausgeschlossen():  # the reason is for the book and the person
            return tell(event, None)
        case e.Gestellt() if event.von == "selbst":
            return text("quidditch-log-position", seat=event.seat, letter=event.letter or "?")
        case e.XpVergeben():
            given = ", ".join(f"{seat} {points}" for seat, points in event.points)
            return text("quidditch-log-xp", house=house(event.house), given=given)
        case e.Verzichtet():
            return text("quidditch-log-passed", seat=event.seat)
        case _:
            return tell(event, OFFICIALS)  # type: ignore[arg-type]  # every fact of a log is one of the union
