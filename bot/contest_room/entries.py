"""The entries on the desk: the list at the door, and everything that can be done with one of them."""

from typing import Any

import discord

from bot.contest_room.hall import Hall
from bot.contest_room.paging import PER_MENU, pages
from bot.contest_room.penalties import format_of, rulings
from bot.contests.common.entering import OPEN
from bot.contests.common.model import Entry
from bot.edge.kit.layout import Sheet
from bot.edge.kit.services import plain, safe
from bot.engine.limits import LONGEST_ENTRY

Buttons = list[discord.ui.Button[Any]]
IN_A_ROW = 5


async def list_page(hall: Hall, first: int) -> Sheet:
    """List the entries, 25 at a time."""
    entries = hall.state.entries
    sheet = Sheet("plain")
    sheet.text(f"## {hall.tell('turnier-list-heading', count=len(entries))}")
    shown = entries[first : first + PER_MENU]
    sheet.text("\n".join(_entry_line(hall, entry) for entry in shown) or hall.tell("turnier-list-empty"))
    if shown:
        options = [
            discord.SelectOption(
                label=plain(f"{entry.number}. {hall.scene.name(entry.number)}", 100), value=f"lead.entry.{entry.number}"
            )
            for entry in shown
        ]
        prompt = hall.tell("turnier-choose-entry")[:150]
        id = f"cm:{hall.live.row.id}:page:entries"
        sheet.row(discord.ui.Select(custom_id=id, placeholder=prompt, options=options))
    ready = [entry for entry in shown if entry.status == "in"]
    if hall.state.checkin and hall.state.phase == "entry":
        _tick_menu(hall, sheet, "present", [entry for entry in ready if not entry.here], first)
    if hall.state.options.fee and hall.state.phase != "over":
        _tick_menu(hall, sheet, "pay", [entry for entry in ready if not entry.paid], first)
    row = [hall.press("page", "lead", "turnier-button-back", emoji="↩️")]
    sheet.row(*row, *pages(hall, "lead.list", first, len(entries)))
    return sheet


def _tick_menu(hall: Hall, sheet: Sheet, verb: str, entries: list[Entry], first: int) -> None:
    """Let many be ticked off at once, as on a list at the door."""
    if not entries:
        return
    options = [
        discord.SelectOption(
            label=plain(f"{entry.number}. {hall.scene.name(entry.number)}", 100), value=f"{verb} {entry.number}"
        )
        for entry in entries
    ]
    prompt = hall.tell("turnier-tick", verb=verb)[:150]
    id = f"cm:{hall.live.row.id}:tick:lead.list.{first}.{verb}"
    sheet.row(discord.ui.Select(custom_id=id, placeholder=prompt, options=options, max_values=len(options)))


def _entry_line(hall: Hall, entry: Entry, who: str = "") -> str:
    owes = hall.state.options.fee and entry.status != "out"
    fee = "paid" if entry.paid else "open" if owes else "none"
    asked = hall.state.checkin and not hall.state.rounds and entry.status == "in"
    here = "none" if not asked else "yes" if entry.here else "no"
    waits = entry.number in hall.view.waiting
    status = "waiting" if waits and entry.status == "in" else "filler" if entry.filler else entry.status
    name = who or safe(hall.scene.name(entry.number), LONGEST_ENTRY)
    return hall.tell("turnier-list-line", number=entry.number, who=name, status=status, fee=fee, here=here)


async def entry_page(hall: Hall, number: int) -> Sheet:
    """Show an entry and all that can be done with it."""
    entry = hall.state.entry(number)
    if entry is None:
        return await list_page(hall, 0)
    sheet = Sheet("plain")
    sheet.text(f"## {hall.tell('turnier-entry-title', number=number)}")
    sheet.text(_entry_line(hall, entry, who=hall.say(hall.entry(number))))
    if noted := rulings(hall, entry):
        sheet.text("\n".join(noted))
    page = f"lead.entry.{number}"
    row: Buttons = []
    if hall.state.options.fee and hall.state.phase != "over" and (entry.paid or entry.status != "out"):
        verb = "unpay" if entry.paid else "pay"
        row.append(hall.press("do", page, f"turnier-button-{verb}", emoji="💶", move=f"{verb} {number}"))
    if hall.state.phase not in ("sealed", "over"):
        row += _in_rounds(hall, entry) if hall.state.rounds else _on_list(hall, entry)
    if row:
        sheet.row(*row[:IN_A_ROW])
    sheet.row(
        hall.press("page", f"lead.list.{(number - 1) // PER_MENU * PER_MENU}", "turnier-button-entries", emoji="📋"),
        hall.press("page", "lead", "turnier-button-back", emoji="↩️"),
    )
    return sheet


def _on_list(hall: Hall, entry: Entry) -> Buttons:
    """Return what can be done with an entry before the first draw."""
    row: Buttons = []
    if hall.state.checkin and entry.status == "in":
        verb, page = "away" if entry.here else "present", f"lead.entry.{entry.number}"
        row.append(hall.press("do", page, f"turnier-button-{verb}", "success", move=f"{verb} {entry.number}"))
    if entry.status in OPEN:
        row.append(hall.press("page", f"sure.strike {entry.number}", "turnier-button-strike", "danger"))
    return row


def _in_rounds(hall: Hall, entry: Entry) -> Buttons:
    """Return what can be done with an entry from the first draw on."""
    row: Buttons = []
    number, format = entry.number, format_of(hall)
    if entry.status == "in":
        row.append(hall.press("page", f"sure.gone {number}", "turnier-button-gone"))
        if format.offences:
            row.append(hall.press("page", f"lead.penal.{number}", "turnier-button-punish", emoji="⚖️"))
    if entry.status in ("gone", "absent") and format.may_return(hall.state, entry):
        row.append(hall.press("do", f"lead.entry.{number}", "turnier-button-return", move=f"return {number}"))
    if entry.status not in ("excluded", "out"):
        row.append(hall.press("page", f"sure.exclude {number}", "turnier-button-exclude", "danger"))
    return row
