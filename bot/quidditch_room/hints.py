"""What a friendly match says to whoever mistyped: what was wrong, how it is written, how long is left (Q3.6)."""

from bot.engine.text import Text, text
from bot.games.quidditch import events as e
from bot.games.quidditch.rules.resolve import due
from bot.games.quidditch.words import Command, Slip, clean, read
from bot.service.play.live import Live

ANSWERS = {"Halten": ("Torwurf",), "Abblocken": ("Klatscherwurf", "Klatscherabwurf")}


def hint(live: Live, event: e.Ungueltig, at: int) -> list[Text]:
    """Explain an invalid command that was written at a moment, in milliseconds."""
    found = [text(f"quidditch-grund-{event.grund}")]
    reading = read(clean(event.text))
    if isinstance(reading, Slip) and reading.meant is not None:
        found.append(text("match-hint-right", command=_written(reading.meant)))
    left = _seconds_left(live, event, at)
    if left is not None:
        found.append(text("match-hint-left", seconds=left))
    return found


def _written(command: Command) -> str:
    """Write a command as it should be typed."""
    if command.von and command.nach:
        return f"{command.word} {command.von}-{command.nach}"
    return f"{command.word} {command.nick}" if command.nick else command.word


def _seconds_left(live: Live, event: e.Ungueltig, at: int) -> int | None:
    """Return how many seconds an answer still has, if one was meant."""
    state = live.position.state if live.position else None
    if state is None or event.word not in ANSWERS or not event.korrigierbar:
        return None
    moments = [due(state, chain) for chain in state.chains if chain.word in ANSWERS[event.word]]
    left = [int((moment - at) / 1000) for moment in moments if moment is not None and moment > at]
    return max(left) if left else None
