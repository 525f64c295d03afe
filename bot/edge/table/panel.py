"""How a game looks in a channel: the lobby before it, the table during it, the result after it."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

import discord

from bot import fair
from bot.edge.kit.layout import Sheet, Shown, bold, button, controls, paragraphs
from bot.edge.kit.services import Services, mentions, seat_label
from bot.edge.table.rule_words import rules_line
from bot.engine.helpers import flag
from bot.engine.screen import Screen, Voice
from bot.engine.seats import OFFICIALS, Seat
from bot.engine.text import Text, text
from bot.service.play.live import ANYTIME, Live, Look
from bot.service.play.names import ROBOT
from bot.service.play.sitting import may_hand_over
from bot.store.seats import SeatRow

TOLD = 2
"""So many lines of what happened stand on a panel; the log has the rest."""
AT_ONCE = timedelta(seconds=1)
MOST_SIGNED = 700
"""Characters of a sentence: each sign takes some forty, and a panel has 4000 in all."""
FEW_SEATS = 8
"""So many seats have a line each in the lobby; of more, those without people share one."""


@dataclass(frozen=True, slots=True)
class PanelVoice:
    """Plain names and the panel's language, for pictures and alt texts."""

    services: Services
    live: Live
    language: str

    def name(self, seat: Seat) -> str:
        """Return the plain name of whoever sits there."""
        return self.live.short_name_of(seat, self.services.erased(self.language))

    def computer(self, seat: Seat) -> bool:
        """Tell whether the computer sits there."""
        return any(row.robot for row in self.live.seats if row.seat == seat)

    def say(self, words: Text) -> str:
        """Speak with plain names."""
        return self.services.texts.say(words, self.language, self.name, bare=True)


def speaker(services: Services, live: Live, language: str) -> Callable[[Text], str]:
    """Return a function that speaks in the panel's language, naming seats by mentions."""
    names = mentions(live, services.erased(language))
    return lambda words: services.texts.say(words, language, names)


def writer(services: Services, live: Live, language: str) -> Callable[[Text], str]:
    """Return a function that speaks what is written on a panel, not on its controls: with the drawn signs."""
    names = mentions(live, services.erased(language))

    def write(words: Text) -> str:
        signed = services.texts.say(words, language, names, services.icons.get)
        return signed if len(signed) <= MOST_SIGNED else services.texts.say(words, language, names)

    return write


async def render(services: Services, look: Look, language: str) -> Shown:
    """Draw the panel of a game for everybody, or for its officials."""
    if look.live.row.status in ("lobby", "expired") or look.live.position is None:
        return _lobby(services, look.live, language)
    live, say = look.live, speaker(services, look.live, language)
    voice = PanelVoice(services, live, language)
    screen = live.spec.screen(look.view, voice, "")
    write = writer(services, live, language)
    sheet = _begun(screen, write, voice)
    _footer(sheet, look, write)
    if live.row.status == "abandoned":
        sheet.row(button(f"p:{live.row.id}", say(text("panel-proof")), emoji="🔎"))
        return await sheet.drawn(services.studio)
    running = look.outcome is None
    door = [button(f"d:{live.row.id}", say(screen.door), "primary")] if screen.door and running else []
    whole = [_whole_promise(live, say)] if running and look.seat != OFFICIALS and not _at_once(live) else []
    rows = screen.rows if live.row.paused_at is None else ()
    controls(sheet, rows, lambda moves: f"{live.row.id}:{step_of(live, moves)}", say, door, whole, services.icons)
    if look.seat == OFFICIALS and look.outcome is None:
        sheet.row(*_lead(live, say))
    if look.outcome is not None:
        sheet.row(button(f"p:{live.row.id}", say(text("panel-proof")), emoji="🔎"))
    return await sheet.drawn(services.studio)


def _begun(screen: Screen, say: Callable[[Text], str], voice: Voice) -> Sheet:
    """Begin a sheet with what a screen shows, up to its controls: the words that matter stand right above these."""
    sheet = Sheet(screen.tone)
    heading, lines = paragraphs(screen, say)
    sheet.text(heading)
    if screen.picture:
        sheet.undrawn(screen.picture, voice.say(screen.picture.alt))
    sheet.text(lines)
    for paper in screen.files:
        sheet.paper(paper.name, paper.body)
    return sheet


def own_sheet(
    services: Services,
    look: Look,
    language: str,
    page: str = "",
    news: Sequence[Text] = (),
    *,
    note: Text | None = None,
    asleep: bool = False,
) -> Sheet | None:
    """Lay out a page for one person's eyes; None if it would be a copy of what everybody sees.

    `news` is what happened since the last press; a page that is `asleep` only says how to wake it.
    """
    live, say = look.live, speaker(services, look.live, language)
    if live.position is None or live.row.status == "abandoned":
        return None
    voice = PanelVoice(services, live, language)
    screen = live.spec.screen(look.view, voice, page)
    own = screen.own and look.outcome is None
    if not own and screen == live.spec.screen(look.view, voice, ""):
        return None
    write = writer(services, live, language)
    sheet = _begun(screen, write, voice)
    if note is not None:
        sheet.text(f"⚠️ {say(note)}")
    shown = {write(line) for line in screen.lines}
    small = [line for words in news if (line := write(words)) not in shown] if own else []
    if own and not asleep and live.row.paused_at is None and (clock := _own_clock(look)):
        small.append(f"⏳ {say(text('private-until'))} {clock}")
    sheet.text("\n".join(f"-# {line}" for line in small))
    if asleep:
        sheet.text(f"💤 **{say(text('private-asleep'))}**")
        sheet.row(button(f"d:{live.row.id}", say(text("private-wake")), "primary", "👋"))
        return sheet
    if live.row.paused_at is not None:
        sheet.text(f"⏸️ **{say(text('panel-paused'))}**")
        return sheet
    leave = []
    if own and not page and look.seat is not None and may_hand_over(live):
        leave.append(button(f"gv:{live.row.id}:leave", say(text("leave-button")), emoji="🚪"))
    controls(
        sheet,
        screen.rows,
        lambda moves: f"{live.row.id}:{step_of(live, moves)}",
        say,
        last=leave,
        icons=services.icons,
    )
    return sheet


def _own_clock(look: Look) -> str:
    """Say how long the reader still has, where that may be known and it is the reader's turn."""
    live = look.live
    if not live.spec.manners.open_clock(live.options):
        return ""
    return until(live) if look.seat in live.spec.rules.waiting_for(live.folded().state) else ""


def closing_sheet(
    services: Services, look: Look, language: str, news: Sequence[Text] = (), *, note: Text | None = None
) -> Sheet:
    """Say in a word what became of a private page that has nothing of one's own to show any more."""
    live, say = look.live, writer(services, look.live, language)
    sheet = Sheet("good" if look.outcome is not None else "plain")
    if live.row.status == "abandoned":
        sheet.text(f"**{say(text('panel-abandoned'))}**")
    elif look.outcome is not None:
        sheet.text(bold(say(look.outcome.text)))
        sheet.text("-# " + say(text("private-over")))
    elif note is not None:
        sheet.text(say(note))
    else:
        sheet.text("\n".join(f"✅ {say(words)}" for words in news) or say(text("private-done")))
    return sheet


async def render_own(services: Services, look: Look, language: str, page: str = "", told: Sequence[Text] = ()) -> Shown:
    """Draw a page for one person's eyes, or say in a word what was done if there is none."""
    sheet = own_sheet(services, look, language, page) or closing_sheet(services, look, language, told)
    return await sheet.drawn(services.studio)


def _footer(sheet: Sheet, look: Look, say: Callable[[Text], str]) -> None:
    """Say what happened last, what comes next and until when, and the promise or the seed (F1, F4).

    Where a lobby has shown the promise whole, a small button has it (`_whole_promise`).
    """
    live = look.live
    if live.row.status == "abandoned":
        sheet.text(f"**{say(text('panel-abandoned'))}**")
        sheet.text("-# " + say(text("panel-seed", seed=live.row.seed.hex())))
        return
    if look.outcome is not None:
        sheet.text(bold(say(look.outcome.text)))
        sheet.text("-# " + say(text("panel-seed", seed=live.row.seed.hex())))
        return
    if live.row.paused_at is not None:
        sheet.text(f"⏸️ **{say(text('panel-paused'))}** <t:{int(live.row.paused_at.timestamp())}:R>")
    else:
        clock = until(live) if live.spec.manners.open_clock(live.options) else ""
        sheet.text(bold(say(live.step().text)) + (f" ⏳ {say(text('panel-until'))} {clock}" if clock else ""))
    told = [] if live.spec.manners.told else [f"-# {say(words)}" for words in look.told[-TOLD:]]
    if told:  # a match is told as it goes
        sheet.text("\n".join(told))
    if look.seat != OFFICIALS and _at_once(live):  # everybody has it where the game is played
        sheet.text("-# " + say(text("panel-promise", commitment=fair.commitment(live.row.seed))))


def _at_once(live: Live) -> bool:
    """Tell whether the game began without a lobby that anybody could read."""
    return (live.row.started_at or live.row.created_at) - live.row.created_at < AT_ONCE


def _whole_promise(live: Live, say: Callable[[Text], str]) -> discord.ui.Button[Any]:
    """Return the small button that shows the whole promise."""
    return button(f"p:{live.row.id}", say(text("panel-whole-promise")), emoji="🔏")


def step_of(live: Live, moves: Iterable[str]) -> str:
    """Return the step a control belongs to; what stays open belongs to none, and its id gives no step away."""
    return ANYTIME if all(live.spec.manners.timeless(move) for move in moves) else live.token


def _lead(live: Live, say: Callable[[Text], str]) -> list[discord.ui.Button[Any]]:
    """Return what the house does for a referee: pause or go on, and the whistle for an assistant if there is one."""
    if live.row.paused_at is not None:
        return [button(f"k:{live.row.id}:resume", say(text("match-lead-resume")), "success", "▶️")]
    row = [button(f"k:{live.row.id}:pause", say(text("match-lead-pause")), emoji="⏸️")]
    if live.row.assistant_id is not None:
        row.append(button(f"k:{live.row.id}:whistle", say(text("match-lead-whistle"))))
    return row


def until(live: Live) -> str:
    """Say how long there is still time, as Discord counts it down."""
    return f"<t:{int(live.deadline.due_at.timestamp())}:R>" if live.deadline else ""


def _awaited(live: Live) -> Text:
    """Say what a table still waits for before it can begin."""
    taken = tuple(row.seat for row in live.seats if row.taken)
    if lacking := live.spec.lobby.lacking(live.options, taken):
        return lacking
    missing = live.spec.lobby.minimum(live.options) - len(taken)
    if missing > 0:
        return text("lobby-missing", missing=missing)
    return text("lobby-ready", host=f"<@{live.row.host_id}>", vacant=len(live.seats) - len(taken))


def _lobby(services: Services, live: Live, language: str) -> Shown:
    say, write = speaker(services, live, language), writer(services, live, language)
    game = say(Text(f"{live.spec.name}-name"))
    if live.row.status != "lobby":
        sheet = Sheet("bad")
        sheet.text(f"## {game}")
        sheet.text(say(text("lobby-expired" if live.row.status == "expired" else "lobby-cancelled")))
        return sheet.shown()
    sheet = Sheet("now")
    sheet.text(f"## {game}")
    about = [write(words)] if (words := live.spec.lobby.about(live.options)) else []
    if live.row.referee_id is not None:
        about.append(say(text("partie-led-by", person=f"<@{live.row.referee_id}>")))
    elif live.spec.manners.officials:
        about.append(say(text("partie-led-by-bot")))
    if live.row.assistant_id is not None:
        about.append(say(text("partie-assisted-by", person=f"<@{live.row.assistant_id}>")))
    if settled := rules_line(live.spec, live.options, say):
        about.append(f"-# {settled}")
    sheet.text("\n".join(about))
    name, free = mentions(live, services.erased(language)), say(text("lobby-free"))
    rows = {row.seat: row for row in live.seats}
    teams = [(team, [seat for seat in seats if seat in rows]) for team, seats in live.spec.lobby.teams(live.options)]

    def badge(seat: Seat) -> str | None:
        return services.icons.get(live.spec.lobby.badge(seat) or "")

    def listed(seats: Iterable[Seat]) -> str:
        """List the seats, each on a line of its own; where there are many, those without people share one.

        Where teams have a heading, it has their badge.
        """
        labels = {
            seat: f"{sign} `{label}`" if not teams and (sign := badge(seat)) else f"`{label}`"
            for seat in seats
            for label in (seat_label(live, seat, say),)
        }
        if len(rows) <= FEW_SEATS:
            return "\n".join(f"{label} {name(seat) if rows[seat].taken else free}" for seat, label in labels.items())
        lines = [f"{label} {name(seat)}" for seat, label in labels.items() if rows[seat].taken and not rows[seat].robot]
        robots = [label for seat, label in labels.items() if rows[seat].robot]
        vacant = [label for seat, label in labels.items() if not rows[seat].taken]
        lines += [f"{who} {' '.join(some)}" for who, some in ((ROBOT, robots), (free, vacant)) if some]
        return "\n".join(lines)

    for team, seats in teams:
        sheet.text(f"**{write(team)}**\n{listed(seats)}")
    if not teams:
        sheet.text(listed(list(rows)))
    waiting = _awaited(live)
    sheet.text(bold(say(waiting)))
    if live.deadline is not None:
        when = f"<t:{int(live.deadline.due_at.timestamp())}:R>"
        sheet.text("-# " + say(text("lobby-clock", when=when, told=flag(live.spec.manners.told))))
    sheet.text("-# " + say(text("panel-promise", commitment=fair.commitment(live.row.seed))))
    id, order = live.row.id, [seat for _, seats in teams for seat in seats] or list(rows)
    _lobby_buttons(sheet, live, say, startable=waiting.id == "lobby-ready")
    vacant = [seat for seat in order if not rows[seat].taken or rows[seat].robot]
    if len(live.seats) > 2 and vacant:
        chooser = say(text("lobby-choose"))[:150]
        options = [
            discord.SelectOption(label=seat_label(live, seat, say), value=seat, emoji=badge(seat))
            for seat in vacant[:25]
        ]
        sheet.row(discord.ui.Select(custom_id=f"t:{id}", placeholder=chooser, options=options))
    if vacant:
        sheet.row(discord.ui.UserSelect(custom_id=f"u:{id}", placeholder=say(text("lobby-place"))[:150]))
    return sheet.shown()


def _lobby_buttons(sheet: Sheet, live: Live, say: Callable[[Text], str], *, startable: bool) -> None:
    """Offer what can be done before a game; what nobody could do now is off."""
    id = live.row.id
    row = [
        button(f"l:{id}:join", say(text("lobby-join")), "primary", "🪑", barred=all(_sits(one) for one in live.seats)),
        button(f"l:{id}:leave", say(text("lobby-leave")), barred=not any(one.person_id for one in live.seats)),
    ]
    if live.spec.computers.allowed(live.options):
        full = all(one.taken for one in live.seats)
        row.append(button(f"l:{id}:fill", say(text("lobby-fill")), emoji="🤖", barred=full))
    row.append(button(f"l:{id}:start", say(text("lobby-start")), "success", barred=not startable))
    sheet.row(*row)
    more = [button(f"r:{id}:open", say(text("rules-button")), emoji="📜")] if live.spec.lobby.rules else []
    sheet.row(*more, button(f"l:{id}:cancel", say(text("lobby-cancel")), emoji="🧹"))


def _sits(row: SeatRow) -> bool:
    """Tell whether a person or a guest sits there; the computer makes room for people."""
    return row.taken and not row.robot
