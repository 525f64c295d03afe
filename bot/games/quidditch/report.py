"""The log as lines to publish: time, who, what, ruling. Clause: Q10.1."""

from collections.abc import Callable, Iterable, Iterator

from bot.engine.log import Begun, Entry, Rewound
from bot.engine.seats import OFFICIALS
from bot.engine.text import Text, text
from bot.games.quidditch import events as e
from bot.games.quidditch.rules.speak import tell


def log_lines(entries: Iterable[Entry], say: Callable[[Text], str]) -> Iterator[str]:
    """Turn a log into lines; the match is over, so referees' knowledge is everybody's, and taken back stays visible."""
    for entry in entries:
        words = _words(entry)
        if words is not None:
            yield f"{entry.at:%H:%M:%S} #{entry.seq} {say(words)}{_draws(entry)}"


def _words(entry: Entry) -> Text | None:
    event = entry.event
    match event:
        case Begun():
            return text("quidditch-log-begun", seats=", ".join(event.seats))
        case Rewound():
            return text("quidditch-log-rewound", number=event.to)
        case e.Geredet() if not event.stoert:
            return text("quidditch-log-chat", who=event.seat or "–", words=event.text)
        case e.Gestellt() if event.von == "selbst":
            third = "-" if event.third is None else "TMH"[event.third]
            return text("quidditch-log-position", seat=event.seat, third=third)
        case e.Fact():
            return tell(event, OFFICIALS)  # type: ignore[arg-type]  # every fact of a log is one of the union
    return None


def _draws(entry: Entry) -> str:
    """Name the draws of an action, so that each roll can be checked against the published seed."""
    return "".join(f" [{draw['n']}: {draw['ask']} = {', '.join(map(str, draw['got']))}]" for draw in entry.draws)
