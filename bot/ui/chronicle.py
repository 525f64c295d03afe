"""A game in words: where it stands and what has happened, for whoever asks."""

from collections.abc import Callable, Sequence

from bot.app.live import Live
from bot.engine.log import Begun, Entry, Rewound
from bot.engine.text import Text, text
from bot.ui.desk import Desk, mentions


def standing_lines(desk: Desk, live: Live, language: str) -> list[str]:
    """Say where a game stands: who plays, who leads, what is open and until when."""
    names = mentions(live, desk.erased(language))

    def say(words: Text) -> str:
        return desk.texts.say(words, language, names)

    row = live.row
    lines = [f"## {say(Text(f'{live.spec.name}-name'))} · `{row.id}`"]
    lines += [f"`{seat.seat}` {names(seat.seat) if seat.taken else say(text('lobby-free'))}" for seat in live.seats]
    if row.referee_id is not None:
        lines.append(say(text("partie-led-by", person=f"<@{row.referee_id}>")))
    if row.assistant_id is not None:
        lines.append(say(text("partie-assisted-by", person=f"<@{row.assistant_id}>")))
    lines.append(f"**{say(_state(live))}**")
    if row.paused_at is None and live.deadline is not None and live.spec.open_clock(live.options):
        lines.append(say(text("partie-until", when=f"<t:{int(live.deadline.due_at.timestamp())}:R>")))
    return lines


def _state(live: Live) -> Text:
    if live.row.status == "lobby":
        return text("partie-in-lobby")
    if live.row.paused_at is not None:
        return text("panel-paused")
    return live.step().text


def log_lines(live: Live, entries: Sequence[Entry], say: Callable[[Text], str]) -> list[str]:
    """Write the public log: a line for each event that may be told, with its number and time."""
    lines: list[str] = []
    numbered = live.row.status == "over" or live.spec.open_clock(live.options)
    for entry in entries:
        if isinstance(entry.event, Begun):
            words: Text | None = text("partie-log-begun")
        elif isinstance(entry.event, Rewound):
            words = text("partie-log-rewound", number=entry.event.to)
        else:
            words = live.spec.rules.tell(entry.event, None)
        if words is not None:
            number = entry.seq if numbered else len(lines) + 1  # a gap would tell that something is not told
            lines.append(f"{number:>5}  {entry.at:%Y-%m-%d %H:%M:%S}  {say(words)}")
    return lines
