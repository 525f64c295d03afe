"""The panel of a contest: what everybody sees of it, from the first entry to the podium."""

from collections.abc import Sequence
from typing import Any

import discord

from bot.contest_room.hall import Hall
from bot.contest_room.own import enter_button
from bot.edge.kit.layout import Sheet, Shown, bold
from bot.edge.kit.services import Services, safe
from bot.engine.limits import LONGEST_PLACE
from bot.engine.screen import Picture, Tone
from bot.engine.text import text
from bot.service.contests.contests import promised, revealed
from bot.service.play.live import Look

TONES: dict[str, Tone] = {"entry": "now", "sealed": "now", "playing": "plain", "pause": "plain", "over": "good"}
RANKED = 8
"""So many lines of the standings stand on the panel."""
CENTS = 100


async def render(services: Services, look: Look, language: str) -> Shown:
    """Draw the panel."""
    hall = Hall(services, look.live, language)
    state = hall.state
    sheet = Sheet(TONES[state.phase])
    sheet.text(f"## {hall.tell('turnier-heading', title=safe(state.options.title))}")
    await hall.add_pictures(sheet, pictures(hall))
    sheet.text("\n".join(facts(hall)))
    if look.live.row.status == "abandoned":
        sheet.text(bold(hall.tell("panel-abandoned")))
        sheet.row(hall.press("file", "proof", "turnier-button-proof", emoji="🔎"))
        return sheet.shown()
    if hall.counts:
        sheet.text("\n".join(hall.say(line) for line in hall.show.ranking(hall.scene, RANKED)))
    sheet.text(_promise(hall))
    for row in _rows(hall):
        sheet.row(*row)
    return sheet.shown()


def pictures(hall: Hall) -> Sequence[Picture]:
    """Return what a stage is best shown by: the list, the tables, the standings, the podium."""
    state, show, scene = hall.state, hall.show, hall.scene
    if state.phase == "over" and state.rounds:
        return [show.podium(scene)]
    if state.phase == "playing" and state.round is not None:
        return show.plan(scene, state.round)
    return show.standings(scene) if state.rounds else show.entry_pictures(scene)


def facts(hall: Hall) -> list[str]:
    """Say when and where, who leads, and what comes next."""
    state, options = hall.state, hall.state.options
    lines = [hall.say(hall.live.step().text), *hall.clock_line()]
    if hall.live.row.paused_at is not None:
        lines.append(f"⏸️ **{hall.tell('panel-paused')}** <t:{int(hall.live.row.paused_at.timestamp())}:R>")
    if not state.rounds and state.phase != "over":
        when = f"<t:{options.starts_at}:F>" if options.starts_at is not None else hall.tell("contest-no-date")
        place = safe(options.place, LONGEST_PLACE) if options.place else hall.tell("turnier-online")
        lines.append(hall.tell("turnier-when", when=when, place=place))
        if options.fee:
            lines.append(hall.tell("turnier-fee", fee=money(options.fee, hall.language)))
        lines.append(hall.tell("turnier-invite", size=hall.view.size))
        lines += _until(hall)
    lead = hall.live.leaders or ((hall.live.row.host_id,) if hall.live.row.host_id else ())
    if lead:
        lines.append("-# " + hall.tell("turnier-led-by", people=", ".join(f"<@{person}>" for person in lead)))
    return lines


def _until(hall: Hall) -> list[str]:
    state, options = hall.state, hall.state.options
    opens = options.checkin_at if not state.checkin else None
    lines = [hall.tell("turnier-checkin-from", when=f"<t:{opens}:t>")] if opens is not None else []
    if state.checkin_over:
        return [hall.tell("turnier-checkin-over")]
    moment = options.checkin_until if state.checkin else options.closes_at
    if moment is None or (state.shut and not state.checkin):
        return lines
    return [*lines, hall.tell("turnier-until", checkin="yes" if state.checkin else "no", when=f"<t:{moment}:R>")]


def money(cents: int, language: str) -> str:
    """Write an amount."""
    euros, rest = divmod(cents, CENTS)
    point = "," if language == "de" else "."
    return f"{euros} €" if not rest else f"{euros}{point}{rest:02} €"


def _promise(hall: Hall) -> str:
    """Show the promise of a draw to come, and the seed of the one that was made (W8.1)."""
    seed = revealed(hall.live)
    if hall.state.phase == "sealed" or seed is None:
        return "-# " + hall.say(text("panel-promise", commitment=promised(hall.live)))
    return "-# " + hall.say(text("panel-seed", seed=seed)) if hall.state.rounds else ""


def _rows(hall: Hall) -> list[list[discord.ui.Button[Any]]]:
    state = hall.state
    mine = hall.press("page", "mine", "turnier-button-mine", "secondary", "👤")
    lead = hall.press("page", "lead", "turnier-button-lead", emoji="🗝️")
    proof = hall.press("file", "proof", "turnier-button-proof", emoji="🔎")
    table = hall.press("page", "table", "turnier-button-table", emoji="🏆")
    if state.phase == "over":
        return [[table, mine, proof, lead]] if state.rounds else [[lead]]
    if state.rounds or state.phase == "sealed":
        return [[mine, *([table] if state.rounds else []), proof, lead]]
    first = [enter_button(hall)]
    if hall.view.size > 1:
        first.append(hall.press("do", "mine", "turnier-button-seek", emoji="🤝", move="seek", barred=state.shut))
    if state.checkin and not state.checkin_over:
        first.insert(
            0, hall.press("do", "mine", "turnier-button-here", "success", "✅", move="here", size=hall.view.size)
        )
    return [first, [mine, hall.press("page", "rules", "turnier-button-rules", emoji="📜"), lead]]
