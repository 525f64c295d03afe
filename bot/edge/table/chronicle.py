"""A game in words: where it stands and what has happened, for whoever asks."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from bot import fair
from bot.edge.kit.layout import bold
from bot.edge.kit.services import Services, mentions, seat_label
from bot.edge.table.panel import PanelVoice
from bot.edge.table.rule_words import rules_line
from bot.engine.log import Begun, Entry, Reopened, Rewound
from bot.engine.text import Text, text
from bot.service.play.live import Live
from bot.service.play.sitting import as_then
from bot.store.seats import SeatRow
from bot.store.sitters import SatRow


def status_lines(services: Services, live: Live, language: str) -> list[str]:
    """Say where a game stands: who plays, who leads, what is open and until when."""
    names = mentions(live, services.erased(language))

    def say(words: Text) -> str:
        return services.texts.say(words, language, names)

    row = live.row
    lines = [f"## {say(Text(f'{live.spec.name}-name'))} · <t:{int(row.created_at.timestamp())}:f>"]
    if live.spec.contest is not None:
        lines += _contest_lines(live, say)
    else:
        free = say(text("lobby-free"))
        lines += [f"`{seat_label(live, one.seat, say)}` {names(one.seat) if one.taken else free}" for one in live.seats]
    if row.referee_id is not None:
        lines.append(say(text("partie-led-by", person=f"<@{row.referee_id}>")))
    if row.assistant_id is not None:
        lines.append(say(text("partie-assisted-by", person=f"<@{row.assistant_id}>")))
    if settled := rules_line(live.spec, live.options, say):
        lines.append(f"-# {settled}")
    if live.position is not None:
        voice = PanelVoice(services, live, language)
        lines.append(say(live.spec.screen(live.spec.rules.view(live.position.state, None), voice, "").heading))
    lines.append(bold(say(_state(live))))
    if row.paused_at is None and live.deadline is not None and live.spec.manners.open_clock(live.options):
        lines.append(say(text("partie-until", when=f"<t:{int(live.deadline.due_at.timestamp())}:R>")))
    lines.append("-# " + say(text("panel-promise", commitment=fair.commitment(row.seed))))
    return lines


def _contest_lines(live: Live, say: Callable[[Text], str]) -> list[str]:
    """Say who leads a contest; its own page lists who plays, so many are they."""
    lead = live.leaders or ((live.row.host_id,) if live.row.host_id is not None else ())
    named = ", ".join(f"<@{person}>" for person in lead)
    return [say(text("partie-lead", people=named))] if named else []


def _state(live: Live) -> Text:
    if live.row.status == "lobby":
        return text("partie-in-lobby")
    if live.row.paused_at is not None:
        return text("panel-paused")
    return live.step().text


def log_lines(live: Live, entries: Sequence[Entry], say: Callable[[Text], str], erased: str = "∅") -> list[str]:
    """Write the public log: a line for each event that may be told, with its number and time and who played then."""
    lines: list[str] = []
    numbered = live.row.status == "over" or live.spec.manners.open_clock(live.options)
    for entry in entries:
        if isinstance(entry.event, Begun):
            words: Text | None = text("partie-log-begun")
        elif isinstance(entry.event, Rewound):
            words = text("partie-log-rewound", number=entry.event.to)
        elif isinstance(entry.event, Reopened):
            words = text("partie-log-reopened", promise=entry.event.commitment)
        else:
            words = live.spec.rules.tell(entry.event, None)
        if words is not None:
            words = as_then(live, words, entry.seq, lambda row: _plainly(live, row, erased))
            number = entry.seq if numbered else len(lines) + 1  # a gap would tell that something is not told
            line = " · ".join(filter(None, map(str.strip, say(words).splitlines())))
            lines.append(f"{number:>5}  {entry.at:%Y-%m-%d %H:%M:%S}  {line}")
        if isinstance(entry.event, Begun) and (settled := rules_line(live.spec, live.options, say)):
            lines.append(f"{'':>5}  {entry.at:%Y-%m-%d %H:%M:%S}  {settled}")
    return lines


def _plainly(live: Live, row: SatRow, erased: str) -> str:
    """Name who sat somewhere before."""
    return replace(live, seats=(SeatRow(seat=row.seat, name=row.name, robot=row.robot),)).name_of(row.seat, erased)


def last_lines(lines: Sequence[str], most: int, room: int = 1900) -> str:
    """Return the last lines that fit into a message, each of them whole."""
    shown: list[str] = []
    for line in reversed(lines[-most:]):
        if sum(map(len, shown)) + len(shown) + len(line) > room:
            break
        shown.insert(0, line)
    return "\n".join(shown)


def unmarked(line: str) -> str:
    """Take Discord's marks out of a line: in a file they would be seen."""
    return line.replace("**", "").replace("`", "")
