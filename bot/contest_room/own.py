"""The page of somebody who plays, or wants to: where do I stand, whom do I play, where; and everything to press."""

from typing import Any

import discord

from bot.contest_room.hall import Hall
from bot.contest_room.penalties import rulings
from bot.contests.common.model import Entry, Table
from bot.contests.common.show import reason
from bot.edge.kit.layout import Sheet
from bot.edge.kit.services import plain, safe
from bot.engine.limits import LONGEST_PLACE
from bot.engine.text import Text, text

MOST_CHOICES = 25
ONESELF = ("leave", "resign")
"""What somebody does with himself; everything else that is asked twice is for those who lead."""


async def mine(hall: Hall) -> Sheet:
    """Show what concerns the person alone."""
    state, entry = hall.state, hall.view.mine
    sheet = Sheet("now" if entry is not None else "plain")
    sheet.text(f"## {hall.tell('turnier-heading', title=safe(state.options.title))}")
    if entry is None:
        _outside(hall, sheet)
    elif not state.rounds and state.phase in ("entry", "sealed"):
        _before(hall, sheet, entry)
    else:
        _playing(hall, sheet, entry)
    row = [hall.press("page", "mine", "turnier-button-renew", emoji="🔄")]
    if state.rounds:
        row.append(hall.press("page", "table", "turnier-button-table", emoji="🏆"))
    if hall.leads:
        row.append(hall.press("page", "lead", "turnier-button-lead", emoji="🗝️"))
    sheet.row(*row)
    return sheet


def _outside(hall: Hall, sheet: Sheet) -> None:
    """Say to somebody who is not on the list how to get there."""
    state = hall.state
    if state.phase != "entry":
        sheet.text(hall.tell("turnier-not-in-late"))
        return
    if state.shut:
        sheet.text(hall.tell("contest-list-closed"))
        return
    sheet.text(hall.tell("turnier-not-in", size=hall.view.size))
    row = [enter_button(hall)]
    if hall.view.size > 1:
        row.append(hall.press("do", "mine", "turnier-button-seek", emoji="🤝", move="seek"))
    sheet.row(*row)
    _seeking(hall, sheet, None)


def enter_button(hall: Hall) -> discord.ui.Button[Any]:
    """Return the button to enter: who needs a partner is asked for one first."""
    size, shut = hall.view.size, hall.state.shut
    if size == 1:
        return hall.press("do", "mine", "turnier-button-enter", "primary", "✋", move="enter", barred=shut, size=size)
    return hall.press("page", "enter", "turnier-button-enter", "primary", "✋", barred=shut, size=size)


def _before(hall: Hall, sheet: Sheet, entry: Entry) -> None:
    state = hall.state
    asked = entry.status == "asked" and hall.seat == entry.seats[-1]
    role: str = "asked-me" if asked else "waiting" if entry.number in hall.view.waiting else entry.status
    if role == "in" and state.phase == "sealed":
        role = "sealed"
    turn = hall.view.waiting.index(entry.number) + 1 if role == "waiting" else 0
    about = {"role": role, "who": hall.entry(entry.number), "number": entry.number}
    sheet.text(hall.tell("turnier-mine", turn=turn, size=hall.view.size, **about))
    if state.options.fee and entry.status == "in":
        sheet.text("-# " + hall.tell("turnier-mine-fee", paid="yes" if entry.paid else "no"))
    row: list[discord.ui.Button[Any]] = []
    listed = state.phase == "entry"
    if asked and listed:
        accept = f"accept {entry.number}"
        row.append(hall.press("do", "mine", "turnier-button-accept", "success", "🤝", move=accept))
        row.append(hall.press("do", "mine", "turnier-button-decline", move=f"decline {entry.number}"))
    if state.checkin and entry.status == "in":
        here = hall.press("do", "mine", "turnier-button-here", "success", "✅", move="here", size=hall.view.size)
        if entry.here:
            sheet.text(hall.tell("turnier-mine-here"))
        elif state.checkin_over:
            sheet.text(hall.tell("contest-checkin-over"))
        elif listed:
            row.append(here)
    if entry.status == "seeking" and listed:
        row.append(hall.press("form", "bring", "turnier-button-bring", emoji="✍️"))
    if not asked and listed:
        row.append(hall.press("page", "sure.leave", "turnier-button-leave", emoji="🚪"))
    if row:
        sheet.row(*row)
    if entry.status == "seeking":
        if entry.asks:
            sheet.text(hall.tell("turnier-mine-asked", who=hall.entry(entry.asks)))
        if listed:
            _suitors(hall, sheet, entry)
        _seeking(hall, sheet, entry)


def _suitors(hall: Hall, sheet: Sheet, entry: Entry) -> None:
    """Show who has asked to play together."""
    for one in [one for one in hall.state.entries if one.asks == entry.number and one.status == "seeking"][:3]:
        sheet.text(hall.tell("turnier-suitor", who=hall.entry(one.number)))
        sheet.row(
            hall.press("do", "mine", "turnier-button-accept", "success", "🤝", move=f"accept {one.number}"),
            hall.press("do", "mine", "turnier-button-decline", move=f"decline {one.number}"),
        )


def _seeking(hall: Hall, sheet: Sheet, entry: Entry | None) -> None:
    """Offer everybody who looks for a partner, too."""
    if hall.view.size == 1 or hall.state.phase != "entry":
        return
    found = [one for one in hall.state.entries if one.status == "seeking" and one is not hall.view.mine]
    if not found:
        if entry is not None:
            sheet.text("-# " + hall.tell("turnier-nobody-seeks"))
        return
    options = [
        discord.SelectOption(label=plain(hall.scene.name(one.number), 100), value=f"ask {one.number}")
        for one in found[:MOST_CHOICES]
    ]
    prompt = hall.tell("turnier-choose-partner")[:150]
    sheet.row(discord.ui.Select(custom_id=f"cm:{hall.live.row.id}:do:mine", placeholder=prompt, options=options))


def _playing(hall: Hall, sheet: Sheet, entry: Entry) -> None:
    state, table = hall.state, hall.view.table
    line = next((line for line in hall.view.standings.lines if line.entry == entry.number), None)
    if line is not None and hall.counts:
        points = hall.show.points(hall.scene, line)
        sheet.text(hall.tell("turnier-standing", who=hall.entry(entry.number), place=line.place or 0, points=points))
        if (why := reason(hall.scene, line)) is not None:
            sheet.text(hall.tell("contest-rank-by", why=why))
    if noted := rulings(hall, entry):
        sheet.text("\n".join(noted))
    if entry.status != "in":
        sheet.text(hall.tell("contest-out", status=entry.status))
    elif state.phase == "playing" and table is not None:
        _at_table(hall, sheet, table, entry)
    elif state.phase == "playing":
        bye = state.round is not None and any(bye.entry == entry.number for bye in state.round.byes)
        sheet.text(hall.tell("turnier-bye" if bye else "turnier-sits-out"))
    elif state.phase != "over":
        sheet.text(hall.say(hall.live.step().text))
    if state.phase == "over" and entry.number in hall.view.standings.qualified:
        sheet.text(hall.tell("turnier-qualified"))
        sheet.row(hall.press("page", f"sure.resign {entry.number}", "turnier-button-resign"))
    elif state.phase in ("playing", "pause") and entry.status == "in":
        sheet.row(hall.press("page", "sure.leave", "turnier-button-give-up", emoji="🚪"))


def _at_table(hall: Hall, sheet: Sheet, table: Table, entry: Entry) -> None:
    sheet.text(call(hall, table, entry))
    sheet.text(state_of(hall, table))
    row = table_buttons(hall, table, entry)
    if row:
        sheet.row(*row)
    whereabouts(hall, sheet, table, "mine", entry)


def whereabouts(hall: Hall, sheet: Sheet, table: Table, page: str, me: Entry | None = None) -> None:
    """Let a table say who is not there yet, and who has come (Z2.5)."""
    if table.status != "playing" or hall.state.phase != "playing":
        return
    if table.missed:
        sheet.text(hall.tell("turnier-missing", who=hall.entries(table.missed)))
    row: list[discord.ui.Button[Any]] = []
    for number in table.entries:
        came, own = number in table.missed, me is not None and me.number == number
        if number in table.out or (own and not came):
            continue
        name, move = hall.scene.name(number)[:40], f"{'came' if came else 'miss'} {table.name} {number}"
        if own:
            row.append(hall.press("do", page, "turnier-button-came", "success", "🏃", move=move))
        elif came:
            row.append(hall.press("do", page, "turnier-button-is-there", emoji="🏃", move=move, who=name))
        else:
            row.append(hall.press("do", page, "turnier-button-missing", emoji="🔎", move=move, who=name))
    if row:
        sheet.row(*row[:5])


def call(hall: Hall, table: Table, entry: Entry | None) -> str:
    """Call somebody to a table: its number, who is there, where one sits."""
    others = hall.entries(hall.rivals(table, entry))
    seat: Text | str = hall.show.place_of(hall.scene, table, entry.number) if entry else "–"
    place = safe(typed, LONGEST_PLACE) if (typed := hall.state.options.place) else f"<#{hall.live.row.channel_id}>"
    return hall.tell("turnier-table", table=table.number, others=others, seat=seat, place=place)


def state_of(hall: Hall, table: Table) -> str:
    """Say how far a table is, with what was reported and what the others say."""
    lines = [hall.tell("turnier-table-state", state=table.status, called="yes" if table.called else "no")]
    if table.result:
        result = hall.show.result(hall.scene, table, table.result)
        by = hall.entry(table.by) if table.by is not None else text("turnier-lead")
        lines.append(hall.tell("turnier-reported", result=result, by=by))
    if table.other:
        lines.append(hall.tell("turnier-other", result=hall.show.result(hall.scene, table, table.other)))
    return "\n".join(lines)


def table_buttons(hall: Hall, table: Table, entry: Entry | None) -> list[discord.ui.Button[Any]]:
    """Return what somebody can press at his table now; None: as it stands in a channel, where anybody may try."""
    row: list[discord.ui.Button[Any]] = []
    name = table.name
    if table.status == "reported" and (entry is None or table.by != entry.number):
        row.append(hall.press("do", "mine", "turnier-button-confirm", "success", "✅", move=f"confirm {name}"))
        row.append(hall.press("form", f"dispute.{name}", "turnier-button-dispute", "danger"))
    if table.status in ("playing", "reported") and (entry is None or table.by in (None, entry.number)):
        again = "yes" if table.status == "reported" else "no"
        row.append(hall.press("form", f"report.{name}", "turnier-button-report", "primary", "📝", again=again))
    if table.status != "done" and hall.state.options.way != "cards":
        row.insert(0, hall.press("open", name, "turnier-button-open", "success", "🃏", way=hall.state.options.way))
    if table.status != "done" and not table.called:
        row.append(hall.press("do", "mine", "turnier-button-call", emoji="🙋", move=f"call {name}"))
    return row[:5]


async def standings(hall: Hall) -> Sheet:
    """Show the whole table: pictures, lines with the reasons, a file to take home."""
    sheet = Sheet("plain")
    sheet.text(f"## {hall.tell('turnier-table-heading', title=safe(hall.state.options.title))}")
    if not hall.state.rounds:
        sheet.text(hall.tell("turnier-no-table"))
        sheet.row(hall.press("page", "mine", "turnier-button-back", emoji="↩️"))
        return sheet
    me = hall.view.mine.number if hall.view.mine else None
    await hall.add_pictures(sheet, hall.show.standings(hall.scene, me), all_large=True)
    sheet.text("\n".join(hall.say(line) for line in hall.show.ranking(hall.scene, 16, around=me)))
    sheet.paper(f"{hall.tell('turnier-file-table')}.csv", hall.show.csv(hall.scene))
    sheet.row(
        hall.press("page", "mine", "turnier-button-mine", emoji="👤"),
        hall.press("page", "plan", "turnier-button-plan", emoji="🪑"),
    )
    return sheet


async def plan(hall: Hall) -> Sheet:
    """Show the tables of the last round."""
    sheet = Sheet("plain")
    round = hall.state.round
    if round is None:
        sheet.text(hall.tell("turnier-no-table"))
        return sheet
    sheet.text(f"## {hall.show.round_title(hall.scene, round)}")
    await hall.add_pictures(sheet, hall.show.plan(hall.scene, round), all_large=True)
    sheet.row(hall.press("page", "table", "turnier-button-table", emoji="🏆"))
    return sheet


async def rules(hall: Hall) -> Sheet:
    """Say in short how this tournament goes, and where the whole rules stand."""
    sheet = Sheet("plain")
    about = hall.show.about(hall.state.options)
    sheet.text(f"## {hall.tell('turnier-rules-heading', name=Text(f'{hall.live.spec.name}-name'))}")
    sheet.text(hall.tell("turnier-rules", about=about, way=hall.state.options.way))
    sheet.text(hall.tell(f"turnier-rules-{hall.live.spec.folder.name}", help=hall.services.pressable("hilfe")))
    return sheet


async def enter(hall: Hall) -> Sheet:
    """Ask for a partner."""
    sheet = Sheet("now")
    sheet.text(f"## {hall.tell('turnier-enter-heading')}")
    sheet.text(hall.tell("turnier-enter-how"))
    id, prompt = hall.live.row.id, hall.tell("turnier-enter-choose")[:150]
    sheet.row(discord.ui.UserSelect(custom_id=f"cu:{id}:partner", placeholder=prompt))
    sheet.row(
        hall.press("form", "bring", "turnier-button-bring", emoji="✍️"),
        hall.press("do", "mine", "turnier-button-seek", emoji="🤝", move="seek"),
        hall.press("page", "mine", "turnier-button-back", emoji="↩️"),
    )
    _seeking(hall, sheet, None)
    return sheet


async def sure(hall: Hall, move: str) -> Sheet:
    """Ask once more before something that cannot be taken back, and say what follows from it."""
    verb, _, rest = move.partition(" ")
    sheet = Sheet("bad")
    before = "no" if hall.state.rounds else "yes"
    who = hall.entry(int(rest)) if rest.isdecimal() else hall.entry(hall.view.mine.number if hall.view.mine else 0)
    sheet.text(hall.tell("turnier-sure", move=verb, before=before, who=who, size=hall.view.size))
    page = "mine" if verb in ONESELF else f"lead.entry.{rest}" if rest else "lead"
    sheet.row(
        hall.press("do", page, "turnier-button-sure", "danger", move=move, what=verb),
        hall.press("page", page, "turnier-button-back", emoji="↩️"),
    )
    return sheet
