"""What referees are shown: the outcome of an act, and the question before one that cannot be overlooked."""

import discord

from bot.edge.kit.answer import redraw, send
from bot.edge.kit.layout import Sheet, Shown, button
from bot.edge.kit.services import Services, plain, safe
from bot.edge.order.logbook import undo_button
from bot.edge.order.officer import Outcome
from bot.edge.order.ranks import Person, Room
from bot.edge.order.wording import MENTIONS, takes_back, what
from bot.engine.screen import Tone
from bot.engine.text import Text, text
from bot.service.play.live import Live
from bot.store.acts import ActRow

QUOTE = "> "
"""Begins the paragraph that holds the reason as it was typed: the message itself remembers it for its buttons."""


async def answer(interaction: discord.Interaction, shown: Shown) -> None:
    """Answer in private: in place of the private message that was pressed, or as a new one."""
    if interaction.message is None or not interaction.message.flags.ephemeral:
        await send(interaction, ephemeral=True, view=shown.view, files=shown.files())
    else:
        await redraw(interaction, shown)


async def show_outcome(interaction: discord.Interaction, services: Services, outcome: Outcome, room_id: int) -> None:
    """Tell the referee what came of it."""
    if outcome.act is not None:
        await answer(
            interaction, outcome_sheet(services, outcome, outcome.act, services.language(interaction), room_id)
        )
    elif not interaction.response.is_done():  # delivered twice: all is done and said
        await interaction.response.defer(ephemeral=True)


def outcome_sheet(services: Services, outcome: Outcome, act: ActRow, language: str, room_id: int) -> Shown:
    """Show an act, what else is worth knowing, and what can follow."""

    def say(words: Text) -> str:
        return services.texts.say(words, language, str)

    tone: Tone = "good" if act.undone_at else "now" if outcome.remind else "plain"
    sheet = Sheet(tone)
    done = say(what(act, MENTIONS))
    sheet.text(say(text("outcome-undone" if act.undone_at else "outcome-done", number=str(act.id), what=done)))
    reason = act.undone_why if act.undone_at else act.reason
    if reason:
        sheet.text(f"{QUOTE}{reason}")
    if outcome.notes:
        sheet.text("\n".join(say(note) for note in outcome.notes))
    if outcome.remind:
        target, game = act.target_id, act.game_id or "-"
        sheet.row(
            button(f"o:a:{target}:{room_id}:{game}", say(text("button-room")), "danger"),
            button(f"o:t:{target}:{game}", say(text("button-timeout"))),
            button(f"o:n:{game}", say(text("button-enough"))),
        )
    if takes_back(act):
        sheet.row(undo_button(services, act, language))
    return sheet.shown()


def ask_room(services: Services, person: Person, room: Room, live: Live | None, reason: str, language: str) -> Shown:
    """Ask before somebody is sent out of a room, and say what will happen."""

    def say(words: Text) -> str:
        return services.texts.say(words, language)

    sheet = Sheet("bad")
    name = safe(person.display_name)
    sheet.text(f"## {say(text('kick-ask-room', name=name, room=safe(room.name)))}")
    thread = isinstance(room, discord.Thread)
    public = isinstance(room, discord.Thread) and not room.is_private()
    how = "public" if public else "thread" if thread else "room"
    lines = [say(text("kick-what-happens", person=person.mention, room=room.mention, how=how))]
    seat = live.seat_of(person.id) if live else None
    if live is not None and seat is not None:
        running = str(live.row.status == "running").lower()
        lines.append(say(text("kick-ask-seat", seat=live.spec.lobby.named(seat.seat), running=running)))
    sheet.text("\n".join(lines))
    if reason:
        sheet.text(f"{QUOTE}{reason}")
    game = live.row.id if live else "-"
    sheet.row(
        button(f"o:k:{person.id}:{room.id}:{game}", say(text("button-room")), "danger"),
        button(f"o:n:{game}", say(text("button-cancel"))),
    )
    return sheet.shown()


def ask_server(services: Services, person: discord.Member, reason: str, language: str) -> Shown:
    """Ask before somebody is kicked off the whole server."""

    def say(words: Text) -> str:
        return services.texts.say(words, language)

    sheet = Sheet("bad")
    server, name = safe(person.guild.name), safe(person.display_name)
    sheet.text(f"## {say(text('kick-ask-server', name=name, server=server))}")
    sheet.text(say(text("kick-server-happens", person=person.mention)))
    if reason:
        sheet.text(f"{QUOTE}{reason}")
    sheet.row(
        button(f"o:s:{person.id}", say(text("button-server", name=plain(person.display_name)[:40])), "danger"),
        button("o:n:-", say(text("button-cancel"))),
    )
    return sheet.shown()


def quoted(message: discord.Message | None) -> str:
    """Read the reason back from the message that a button was pressed on."""
    for part in message.components if message else ():
        for child in getattr(part, "children", ()):
            if isinstance(child, discord.TextDisplay) and child.content.startswith(QUOTE):
                return child.content.removeprefix(QUOTE)
    return ""
