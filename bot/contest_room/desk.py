"""The desk of those who lead a contest: what is to be done now, and everything they can do."""

from typing import Any

import discord

from bot.contest_room import drafts
from bot.contest_room.hall import Hall
from bot.contest_room.own import state_of, whereabouts
from bot.contest_room.paging import PER_MENU, pages
from bot.contest_room.penalties import format_of
from bot.contest_room.previews import filled, wants_look
from bot.contests.common.drawing import may_redraw
from bot.contests.common.format import Ahead
from bot.contests.common.model import Round, Table
from bot.edge.kit.layout import Sheet
from bot.edge.kit.services import plain, safe
from bot.engine.limits import LONGEST_ENTRY
from bot.engine.model import Refused
from bot.engine.screen import Style
from bot.engine.text import Text

Buttons = list[discord.ui.Button[Any]]
IN_A_ROW = 5


async def front(hall: Hall) -> Sheet:
    """Show what the stage asks of whoever leads."""
    state = hall.state
    if state.options.draft:
        return await drafts.page(hall)
    sheet = Sheet("now")
    sheet.text(f"## {hall.tell('turnier-desk-heading', title=safe(state.options.title))}")
    sheet.text("\n".join([hall.say(hall.live.step().text), *hall.clock_line()]))
    if hall.live.row.paused_at is not None:
        sheet.text(f"⏸️ **{hall.tell('panel-paused')}** {hall.tell('turnier-desk-halted')}")
        sheet.row(hall.press("halt", "off", "turnier-button-resume", "success", "▶️"))
    match state.phase:
        case "entry":
            rows = _entry(hall, sheet)
        case "sealed":
            rows = [_sealed(hall, sheet)]
        case "playing":
            rows = _playing(hall, sheet)
        case "pause":
            rows = _pause(hall, sheet)
        case _:
            lines, tie = _tie(hall)
            sheet.text("\n".join([hall.tell("turnier-desk-over"), *lines]))
            rows = [tie]
    for row in rows:
        if row:
            sheet.row(*row)
    more = [
        hall.press("page", "lead", "turnier-button-renew", emoji="🔄"),
        hall.press("page", "lead.list.0", "turnier-button-entries", emoji="📋"),
        hall.press("page", "lead.paper", "turnier-button-papers", emoji="🖨️"),
    ]
    if state.phase != "over":
        more.append(hall.press("page", "lead.people", "turnier-button-people", emoji="🗝️"))
    sheet.row(*more)
    return sheet


def _entry(hall: Hall, sheet: Sheet) -> list[Buttons]:
    state = hall.state
    ready = [entry for entry in state.entries if entry.status == "in" and not entry.filler]
    here = sum(entry.here for entry in ready)
    incomplete = [entry.number for entry in state.entries if entry.status in ("seeking", "asked")]
    lines = [hall.tell("turnier-desk-count", all=len(ready), here=here, checkin=_flag(state.checkin))]
    if not state.checkin:
        opens = state.options.checkin_at
        when = f"<t:{opens}:t> (<t:{opens}:R>)" if opens else "–"
        lines.append(hall.tell("turnier-desk-checkin", known=_flag(opens is not None), when=when))
    elif state.checkin_over:
        lines.append(hall.tell("turnier-desk-checkin-over"))
    if incomplete:
        lines.append(hall.tell("turnier-desk-incomplete", who=hall.some(incomplete)))
    if hall.view.waiting:
        lines.append(hall.tell("turnier-desk-waiting", who=hall.some(hall.view.waiting)))
    if state.options.fee:
        unpaid = [entry.number for entry in ready if not entry.paid]
        if unpaid:
            lines.append(hall.tell("turnier-desk-unpaid", count=len(unpaid), who=hall.some(unpaid)))
    missing = [entry.number for entry in ready if not entry.here] if state.checkin else []
    if missing:
        lines.append(hall.tell("turnier-desk-missing", who=hall.some(missing, 12)))
    lines += _ahead(hall)
    sheet.text("\n".join(lines))
    first: Buttons = [hall.press("form", "lead.add", "turnier-button-add", "primary", "➕")]
    if not state.checkin or state.checkin_over:
        first.append(hall.press("do", "lead", "turnier-button-checkin", emoji="✅", move="checkin"))
    else:
        first.append(hall.press("do", "lead", "turnier-button-checkout", emoji="🔒", move="checkout"))
    if missing and not state.checkin_over:
        first.append(hall.press("poke", "here", "turnier-button-poke", emoji="📣"))
    if not state.shut:
        first.append(hall.press("do", "lead", "turnier-button-shut", emoji="🚪", move="shut"))
    if hall.view.size > 1 and len(ready) % 2 and not filled(hall):
        first.append(hall.press("form", "lead.filler", "turnier-button-filler"))
    second: Buttons = [
        _seal(hall),
        hall.press("form", "lead.when", "turnier-button-when", emoji="🗓️"),
        hall.press("form", "lead.checkin", "turnier-button-checkin-times", emoji="🕰️"),
        hall.press("form", "lead.format", "turnier-button-format", emoji="⚙️"),
        hall.press("page", "sure.close", "turnier-button-cancel", "danger"),
    ]
    return [first, second]


def _seal(hall: Hall) -> discord.ui.Button[Any]:
    ahead = hall.view.ahead
    lots = isinstance(ahead, Ahead) and ahead.purpose == "lots"
    what, barred = "lots" if lots else "round", not isinstance(ahead, Ahead)
    if wants_look(hall):
        return hall.press("page", "sure.seal", "turnier-button-seal", "success", "🔏", what=what)
    return hall.press("do", "lead", "turnier-button-seal", "success", "🔏", move="seal", barred=barred, what=what)


def _ahead(hall: Hall) -> list[str]:
    """Say what can be drawn now, or why nothing can."""
    ahead = hall.view.ahead
    if isinstance(ahead, Refused):
        return [hall.say(Text(ahead.code, ahead.args))]
    if ahead is None:
        return [hall.tell("contest-nothing-to-draw")]
    if ahead.purpose == "lots":
        return [hall.tell("turnier-desk-lots"), *(f"- {hall.entries(group)}" for group in ahead.groups)]
    first = _flag(not hall.state.rounds)
    count, size, stage = len(ahead.entries), hall.view.size, ahead.stage
    who = hall.some(ahead.entries, 12)
    lines = [hall.tell("turnier-desk-ready", count=count, size=size, first=first, stage=stage, who=who)]
    note = hall.show.beware(hall.scene, len(ahead.entries))
    return [*lines, hall.say(note)] if note is not None else lines


def _sealed(hall: Hall, sheet: Sheet) -> Buttons:
    sheet.text(hall.tell("turnier-desk-sealed"))
    return [
        hall.press("do", "lead", "turnier-button-draw", "success", "🎲", move="draw"),
        hall.press("do", "lead", "turnier-button-thaw", emoji="🔓", move="thaw"),
    ]


def _playing(hall: Hall, sheet: Sheet) -> list[Buttons]:
    state, round = hall.state, hall.state.round
    assert round is not None
    sheet.text("\n".join(_waiting_lines(hall, round)))
    _table_menu(hall, sheet, round, only_open=True)
    rows: list[Buttons] = []
    byes: Buttons = []
    for bye in round.byes:
        for value in range(4) if bye.value is None else ():
            style: Style = "primary" if value == hall.view.bye_proposed else "secondary"
            move = f"bye {round.number} {bye.entry} {value}"
            byes.append(hall.press("do", "lead", "turnier-button-bye", style, move=move, value=value))
        if bye.value is None:
            sheet.text(hall.tell("turnier-desk-bye", who=hall.entry(bye.entry), most=3))
    rows += [byes[start : start + 4] for start in range(0, min(len(byes), 8), 4)]
    row: Buttons = []
    if state.options.minutes is not None and not round.begun_at:
        row.append(hall.press("do", "lead", "turnier-button-begin", "success", "⏱️", move="begin"))
    if round.open_tables:
        row.append(hall.press("poke", "tables", "turnier-button-poke", emoji="📣"))
    if may_redraw(format_of(hall), state):
        row.append(hall.press("page", "sure.redraw", "turnier-button-redraw"))
    row.append(hall.press("page", f"lead.round.{round.number}", "turnier-button-all-tables", emoji="🪑"))
    if hall.live.row.paused_at is None:
        row.append(hall.press("halt", "on", "turnier-button-halt", emoji="⏸️"))
    return [*rows, row[:IN_A_ROW]]


def _waiting_lines(hall: Hall, round: Round) -> list[str]:
    """List the tables that need somebody first: called, disputed, waiting, reported, then those that play."""
    tables = sorted(round.open_tables, key=lambda table: (_urgency(table), table.number))
    lines = [hall.tell("turnier-desk-open", open=len(tables), all=len(round.tables))]
    for table in tables[:12]:
        mark: str = "called" if table.called else "slow" if round.slow and table.status == "playing" else table.status
        who = hall.against(table.entries)
        if table.missed and table.status == "playing" and not table.called:
            mark, who = "missing", hall.entries(table.missed)
        lines.append(hall.tell("turnier-desk-table", table=table.number, mark=mark, who=who))
    if len(tables) > 12:
        lines.append(hall.tell("contest-rank-more", count=len(tables) - 12))
    return lines


def _urgency(table: Table) -> int:
    """Put first what needs somebody: a call, a dispute, somebody who is missing, then what waits for the other side."""
    if table.called or table.status == "disputed":
        return 0
    return 1 if table.missed and table.status == "playing" else 2 if table.status == "reported" else 3


def _table_menu(hall: Hall, sheet: Sheet, round: Round, *, only_open: bool, first: int = 0) -> None:
    tables = (round.open_tables if only_open else round.tables)[first : first + PER_MENU]
    if not tables:
        return
    options = [
        discord.SelectOption(
            label=plain(hall.tell("turnier-menu-table", table=table.number, state=table.status), 100),
            value=f"lead.table.{table.name}",
            description=plain(" – ".join(hall.scene.name(number) for number in table.entries), 100),
        )
        for table in tables
    ]
    prompt = hall.tell("turnier-choose-table")[:150]
    sheet.row(discord.ui.Select(custom_id=f"cm:{hall.live.row.id}:page:tables", placeholder=prompt, options=options))


def _pause(hall: Hall, sheet: Sheet) -> list[Buttons]:
    lines = _ahead(hall)
    row: Buttons = []
    if hall.view.ahead is None:
        row.append(hall.press("page", "sure.close", "turnier-button-close", "success", "🏁"))
    else:
        row.append(_seal(hall))
    told, tie = _tie(hall)
    lines, row = [*lines, *told], [*row, *tie]
    ahead = hall.view.ahead
    odd = isinstance(ahead, Ahead) and ahead.purpose == "round" and len(ahead.entries) % 2 == 1
    if hall.view.size > 1 and odd and not filled(hall):
        row.append(hall.press("form", "lead.filler", "turnier-button-filler"))
    if hall.view.ahead is not None:
        row.append(hall.press("page", "sure.close", "turnier-button-early", "danger"))
    rounds = _rounds(hall)
    sheet.text("\n".join(lines))
    games = [
        hall.press(
            "form", f"lead.rule.{table.name}", "turnier-button-games", "primary", table=table.number, round=table.round
        )
        for table in hall.view.wants[:IN_A_ROW]
    ]
    return [games, row, rounds]


def _tie(hall: Hall) -> tuple[list[str], Buttons]:
    """Say who has to play a three-card game now, also after the end when somebody has given a place back (Z6.6)."""
    if not hall.view.deciders:
        return [], []
    told = hall.tell("turnier-desk-decide", who="; ".join(map(hall.entries, hall.view.deciders)))
    style: Style = "secondary" if hall.view.wants else "primary"
    decide = hall.press("form", "lead.decide", "turnier-button-decide", style)
    return [told] if hall.state.phase == "over" else [], [decide]


def _rounds(hall: Hall, but: int = 0) -> Buttons:
    """Return the ways to the tables of all rounds: a wrong result may be found much later."""
    found = [round for round in hall.state.rounds if round.number != but][-IN_A_ROW:]
    return [
        hall.press("page", f"lead.round.{round.number}", "turnier-button-round", round=round.number, stage=round.stage)
        for round in found
    ]


# -- single pages ------------------------------------------------------------------------------------------------------


async def round_page(hall: Hall, number: int, first: int = 0) -> Sheet:
    """List all tables of a round: results can be corrected there, also much later."""
    sheet = Sheet("plain")
    if not 1 <= number <= len(hall.state.rounds):
        return await front(hall)
    round = hall.state.rounds[number - 1]
    sheet.text(f"## {hall.show.round_title(hall.scene, round)}")
    lines = []
    for table in round.tables[first : first + PER_MENU]:
        result = hall.show.result(hall.scene, table, table.result) if table.result else Text("turnier-no-result")
        lines.append(hall.tell("turnier-round-line", table=table.number, who=_plain_table(hall, table), result=result))
    sheet.text("\n".join(lines))
    _table_menu(hall, sheet, round, only_open=False, first=first)
    row = [hall.press("page", "lead", "turnier-button-back", emoji="↩️")]
    row += pages(hall, f"lead.round.{number}", first, len(round.tables))
    if others := _rounds(hall, but=number):
        sheet.row(*others)
    sheet.row(*row)
    return sheet


def _plain_table(hall: Hall, table: Table) -> str:
    return " – ".join(safe(hall.scene.name(number), LONGEST_ENTRY) for number in table.entries)


async def table_page(hall: Hall, name: str) -> Sheet:
    """Show a table: both versions, and what can be decided there."""
    table = hall.state.table(name)
    if table is None:
        return await front(hall)
    sheet = Sheet("bad" if table.status == "disputed" or table.called else "plain")
    sheet.text(f"## {hall.tell('turnier-table-title', round=table.round, table=table.number)}")
    sheet.text(
        "\n".join(
            "- " + hall.tell("turnier-numbered", who=hall.entry(number), number=number) for number in table.entries
        )
    )
    sheet.text(state_of(hall, table))
    page = f"lead.table.{name}"
    row: Buttons = [hall.press("form", f"lead.rule.{name}", "turnier-button-rule", "primary", "📝")]
    if table.status in ("reported", "disputed"):
        row.insert(0, hall.press("take", name, "turnier-button-take", "success", move="reported"))
        if table.other:
            row.insert(1, hall.press("take", name, "turnier-button-take-other", move="other"))
    if table.called:
        row.append(hall.press("do", page, "turnier-button-attend", emoji="👍", move=f"attend {name}"))
    sheet.row(*row[:IN_A_ROW])
    whereabouts(hall, sheet, table, page)
    entries = [
        hall.press("page", f"lead.entry.{number}", "turnier-button-entry", number=number) for number in table.entries
    ]
    sheet.row(*entries[:IN_A_ROW])
    sheet.row(hall.press("page", "lead", "turnier-button-back", emoji="↩️"))
    return sheet


async def paper_page(hall: Hall) -> Sheet:
    """Offer everything to print and to keep."""
    sheet = Sheet("plain")
    sheet.text(f"## {hall.tell('turnier-paper-heading')}")
    sheet.text(hall.tell("turnier-paper-about"))
    playing = hall.state.round is not None
    row = [hall.press("file", "lead.entries", "turnier-paper-entries", emoji="📋")]
    if playing:
        row.append(hall.press("file", "lead.sheets", "turnier-paper-sheets", emoji="📝"))
        row.append(hall.press("file", "lead.plan", "turnier-paper-plan", emoji="🪑"))
        row.append(hall.press("file", "lead.standings", "turnier-paper-standings", emoji="🏆"))
    sheet.row(*row)
    last = [hall.press("file", "proof", "turnier-button-proof", emoji="🔎")]
    if playing:
        last.append(hall.press("file", "csv", "turnier-paper-csv", emoji="📈"))
    sheet.row(*last, hall.press("page", "lead", "turnier-button-back", emoji="↩️"))
    return sheet


async def people_page(hall: Hall) -> Sheet:
    """Say who leads, and let others lead, too."""
    sheet = Sheet("plain")
    people = hall.live.officials or ()
    host = hall.live.row.host_id
    sheet.text(f"## {hall.tell('turnier-people-heading')}")
    named = ", ".join(f"<@{person}>" for person in people) or "–"
    sheet.text(hall.tell("turnier-people", host=f"<@{host}>" if host else "–", people=named))
    id, prompt = hall.live.row.id, hall.tell("turnier-choose-official")[:150]
    sheet.row(discord.ui.UserSelect(custom_id=f"cu:{id}:official", placeholder=prompt))
    sheet.row(hall.press("page", "lead", "turnier-button-back", emoji="↩️"))
    return sheet


def _flag(value: bool) -> str:
    return "yes" if value else "no"
