"""Agreeing on an end, a break, a postponement: one message calls everybody whose word it needs (Q6.1, Q7.3)."""

from typing import Any

import discord
from discord.ui import Button

from bot.edge.kit.layout import STYLES
from bot.edge.kit.services import Services
from bot.engine.helpers import listing
from bot.engine.text import text
from bot.games.quidditch import events as e
from bot.games.quidditch.tell.parts import BOTH
from bot.quidditch_room.nonces import Batch
from bot.service.play.live import ANYTIME, Live

LOOKS = {"ja": ("match-ja", STYLES["success"]), "nein": ("match-nein", STYLES["secondary"])}


def call(services: Services, live: Live, act: Batch) -> dict[str, Any] | None:
    """Return the message that calls captains and referee to something just proposed; None if nothing was."""
    proposed = [event for _, event in act if isinstance(event, e.Zugestimmt) and event.ja]
    state = live.position.state if live.position else None
    if not proposed or state is None or live.row.status != "running":
        return None
    was = proposed[0].was
    if len(dict(state.consent).get(was, ())) != 1:  # the others were called when it was proposed
        return None
    seats = {house: state.captain(house) for house in state.options.houses}
    rows = {row.seat: row.person_id for row in live.seats}
    people = [rows.get(seat) for house, seat in seats.items() if seat and house != proposed[0].wer]
    people += [live.row.referee_id] if not state.by_bot and proposed[0].wer != "schiri" else []
    asked = [person for person in people if person is not None]

    def say(code: str, **args: Any) -> str:
        return services.texts.say(text(code, **args), services.language_in(live.row.guild_id))

    view = discord.ui.View(timeout=None)
    for word, (label, look) in LOOKS.items():
        view.add_item(Button(custom_id=f"m:{live.row.id}:{ANYTIME}:{word} {was}", label=say(label), style=look))
    view.stop()
    names = [text("match-called", person=f"<@{person}>") for person in asked]
    who = listing(names, BOTH) if names else text("match-nobody-called")
    return {
        "content": say("match-proposed", was=text(f"quidditch-einig-{was}"), who=who),
        "view": view,
        "allowed_mentions": discord.AllowedMentions(users=[discord.Object(person) for person in asked]),
    }
