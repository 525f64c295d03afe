"""How a game looks in a channel: the lobby before it, the table during it, the result after it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import discord
import structlog

from bot import fair
from bot.app.live import ANYTIME, Live, Look
from bot.draw.pool import StudioError
from bot.engine.screen import Picture, Voice
from bot.engine.seats import OFFICIALS, Seat
from bot.engine.text import Text, text
from bot.ui.desk import Desk, mentions
from bot.ui.layout import Sheet, Shown, button, controls, paragraphs

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class PanelVoice:
    """Plain names and the panel's language, for pictures and alt texts."""

    desk: Desk
    live: Live
    language: str

    def name(self, seat: Seat) -> str:
        """Return the plain name of whoever sits there."""
        return self.live.name_of(seat, self.desk.erased(self.language))

    def computer(self, seat: Seat) -> bool:
        """Tell whether the computer sits there."""
        return any(row.robot for row in self.live.seats if row.seat == seat)

    def say(self, words: Text) -> str:
        """Speak with plain names."""
        return self.desk.texts.say(words, self.language, self.name)


def speaker(desk: Desk, live: Live, language: str) -> Callable[[Text], str]:
    """Return a function that speaks in the panel's language, naming seats by mentions."""
    names = mentions(live, desk.erased(language))
    return lambda words: desk.texts.say(words, language, names)


async def render(desk: Desk, look: Look, language: str, *, private: bool = False, page: str = "") -> Shown:
    """Draw the panel of a game for everybody, or a page of somebody's private sheet."""
    if look.live.row.status in ("lobby", "expired") or look.live.position is None:
        return _lobby(desk, look.live, language)
    live, say = look.live, speaker(desk, look.live, language)
    voice = PanelVoice(desk, live, language)
    screen = live.spec.screen(look.view, voice, page)
    sheet = Sheet(screen.tone)
    for paragraph in paragraphs(screen, say):
        sheet.text(paragraph)
    if screen.picture:
        await paint(desk, sheet, screen.picture, voice)
    for paper in screen.files:
        sheet.paper(paper.name, paper.body)
    if not private:
        _footer(sheet, look, say)
    if live.row.status == "abandoned":
        if not private:
            sheet.row(button(f"p:{live.row.id}", say(text("panel-proof")), emoji="🔎"))
        return sheet.shown()
    if live.row.paused_at is None:
        controls(sheet, screen.rows, lambda moves: f"{live.row.id}:{_step_of(live, moves)}", say)
    if look.seat == OFFICIALS and look.outcome is None and not private:
        sheet.row(*_lead(live, say))
    if look.outcome is None:
        if screen.door and not private:
            sheet.row(button(f"d:{live.row.id}", say(screen.door)))
    elif not private:
        sheet.row(button(f"p:{live.row.id}", say(text("panel-proof")), emoji="🔎"))
    return sheet.shown()


async def paint(desk: Desk, sheet: Sheet, picture: Picture, voice: Voice) -> None:
    """Add a picture to a sheet, or its words if it cannot be drawn."""
    alt = voice.say(picture.alt)
    try:
        png = await desk.studio.draw(picture.draw, picture.data)
    except StudioError:
        log.exception("sheet goes without its picture")
        sheet.text(alt)
    else:
        sheet.picture("bild.png", png, alt)


def _footer(sheet: Sheet, look: Look, say: Callable[[Text], str]) -> None:
    """Say what happened last, what comes next and until when, and the promise or the seed (F1, F4)."""
    live = look.live
    if live.row.status == "abandoned":
        sheet.text(f"**{say(text('panel-abandoned'))}**")
        sheet.text("-# " + say(text("panel-seed", seed=live.row.seed.hex())))
        return
    told = [] if live.spec.officials else [f"-# {say(words)}" for words in look.told]  # a match is told as it goes
    if told and look.outcome is None:
        sheet.text("\n".join(told))
    if look.outcome is not None:
        sheet.text(f"**{say(look.outcome.text)}**")
        sheet.text("-# " + say(text("panel-seed", seed=live.row.seed.hex())))
        return
    if live.row.paused_at is not None:
        sheet.text(f"⏸️ **{say(text('panel-paused'))}** <t:{int(live.row.paused_at.timestamp())}:R>")
    else:
        clock = until(live) if live.spec.open_clock(live.options) else ""
        sheet.text(f"**{say(live.step().text)}**" + clock)
    if look.seat != OFFICIALS:  # everybody has it where the game is played
        sheet.text("-# " + say(text("panel-promise", commitment=fair.commitment(live.row.seed))))


def _step_of(live: Live, moves: Iterable[str]) -> str:
    """Return the step a control belongs to; what stays open belongs to none, and its id gives no step away."""
    return ANYTIME if all(live.spec.timeless(move) for move in moves) else live.token


def _lead(live: Live, say: Callable[[Text], str]) -> list[discord.ui.Button[Any]]:
    """Return what the house does for a referee: pause or go on, and the whistle for an assistant if there is one."""
    if live.row.paused_at is not None:
        return [button(f"k:{live.row.id}:resume", say(text("match-lead-resume")), "success", "▶️")]
    row = [button(f"k:{live.row.id}:pause", say(text("match-lead-pause")), emoji="⏸️")]
    if live.row.assistant_id is not None:
        row.append(button(f"k:{live.row.id}:whistle", say(text("match-lead-whistle"))))
    return row


def until(live: Live) -> str:
    """Say how long there is still time, to be put behind a sentence."""
    return f" · <t:{int(live.deadline.due_at.timestamp())}:R>" if live.deadline else ""


def _lobby(desk: Desk, live: Live, language: str) -> Shown:
    say = speaker(desk, live, language)
    game = say(Text(f"{live.spec.name}-name"))
    if live.row.status != "lobby":
        sheet = Sheet("bad")
        sheet.text(f"## {game}")
        sheet.text(say(text("lobby-expired" if live.row.status == "expired" else "panel-abandoned")))
        return sheet.shown()
    sheet = Sheet("now")
    sheet.text(f"## {game}")
    about = [say(words)] if (words := live.spec.about(live.options)) else []
    if live.row.referee_id is not None:
        about.append(say(text("partie-led-by", person=f"<@{live.row.referee_id}>")))
    sheet.text("\n".join(about))
    name, free = mentions(live, desk.erased(language)), say(text("lobby-free"))
    rows = {row.seat: row for row in live.seats}

    def listed(seats: Iterable[Seat]) -> str:
        return "\n".join(f"`{seat}` {name(seat) if rows[seat].taken else free}" for seat in seats)

    teams = [(team, [seat for seat in seats if seat in rows]) for team, seats in live.spec.teams(live.options)]
    for team, seats in teams:
        sheet.text(f"**{say(team)}**\n{listed(seats)}")
    if not teams:
        sheet.text(listed(rows))
    missing = live.spec.minimum(live.options) - sum(row.taken for row in live.seats)
    waiting = (
        text("lobby-missing", missing=missing) if missing > 0 else text("lobby-ready", host=f"<@{live.row.host_id}>")
    )
    lacking = live.spec.lacking(live.options, tuple(row.seat for row in live.seats if row.taken))
    sheet.text(f"**{say(lacking or waiting)}**" + until(live))
    sheet.text("-# " + say(text("panel-promise", commitment=fair.commitment(live.row.seed))))
    id = live.row.id
    row = [
        button(f"l:{id}:join", say(text("lobby-join")), "primary", "🪑"),
        button(f"l:{id}:leave", say(text("lobby-leave"))),
    ]
    if live.spec.robots_allowed(live.options):
        row.append(button(f"l:{id}:fill", say(text("lobby-fill")), emoji="🤖"))
    row.append(button(f"l:{id}:start", say(text("lobby-start")), "success", barred=missing > 0 or lacking is not None))
    sheet.row(*row)
    if len(live.seats) > 2:
        order = [seat for _, seats in teams for seat in seats] or list(rows)
        free_seats = [discord.SelectOption(label=seat) for seat in order if not rows[seat].person_id][:25]
        if free_seats:
            chooser = say(text("lobby-choose"))[:150]
            sheet.row(discord.ui.Select(custom_id=f"t:{id}", placeholder=chooser, options=free_seats))
    sheet.row(discord.ui.UserSelect(custom_id=f"u:{id}", placeholder=say(text("lobby-place"))[:150]))
    return sheet.shown()
