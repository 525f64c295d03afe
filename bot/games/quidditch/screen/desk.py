"""The referees' desk: how things stand, the next step, the rulings; its pages lie behind it (Q1.4, Q7, Q8)."""

from bot.engine.screen import Button, Choice, Menu, Row, Screen, Style, Voice, to_page
from bot.engine.text import Text, text
from bot.games.quidditch import model as m
from bot.games.quidditch.notation import write
from bot.games.quidditch.screen import desk_pages
from bot.games.quidditch.screen.moves import house_icon, label, words
from bot.games.quidditch.screen.public import captain_lines, head_lines, heading
from bot.games.quidditch.screen.report_lines import report_lines
from bot.games.quidditch.screen.scene import reading, scene, waiting
from bot.games.quidditch.screen.votes import vote_lines
from bot.games.quidditch.view.records import Desk, View

NOTES = 2
"""So many of the last messages stand on the desk; a page has more."""


def desk(view: View, desk: Desk, voice: Voice, page: str) -> Screen:
    """Lay out a page of the desk, or the desk itself."""
    found = desk_pages.page(view, desk, voice, page)
    if found is not None:
        return found
    if view.report is not None:
        lines = tuple(report_lines(view, view.report))
        return Screen(heading(view), lines, rows=_afterwards(view, desk), tone="good")
    return Screen(heading(view), tuple(_lines(view, desk)), rows=tuple(_rows(view, desk)), tone="now")


def _lines(view: View, desk: Desk) -> list[Text]:
    lines = head_lines(view)[:1]
    if view.phase == "vor":
        lines += captain_lines(view, dict(desk.xp))
    else:
        assert view.pitch is not None  # referees see all
        lines += [*scene(view, view.pitch), *waiting(view.pitch)]
    if desk.absence is not None:
        lines[0] = text(f"quidditch-desk-{desk.absence.stage}", seat=desk.absence.seat)
    for name, seats in (("away", desk.away), ("excluded", desk.excluded)):
        if seats:
            lines.append(text(f"quidditch-desk-{name}", seats=", ".join(seats)))
    return [*lines, *vote_lines(view.consent), *map(reading, desk.notes[-NOTES:])]


def _rows(view: View, desk: Desk) -> list[Row]:
    steps = [move for move in desk.moves if move.startswith("schritt") or move == "zurück"]
    rows: list[Row] = [tuple(_step(view, move, first=place == 0) for place, move in enumerate(steps))] if steps else []
    rulings = _rulings(desk)
    if rulings:
        rows.append(rulings)
    for house, captain in zip(view.houses, view.captains, strict=True):
        team = [one for one in desk.here if m.house_of(one) == house]
        if captain is None and team:
            choices = tuple(Choice(write(m.Kapitaen(seat=one)), words(one), icon=house_icon(one)) for one in team)
            prompt = text("quidditch-desk-captain", house=text(f"quidditch-haus-{house}"))
            rows.append(Menu(f"kapitaen{house}", prompt, choices))
    rows.append(tuple(_door(desk, name) for name in desk_pages.PAGES))
    return rows


def _step(view: View, move: str, *, first: bool) -> Button:
    """Offer a step; a hasty one is asked about first: experience is missing, or something is under way."""
    busy = view.pitch is not None and bool(view.pitch.open or view.pitch.freiwurf)
    if move == "schritt anpfiff" and not all(view.xp_given):
        return Button(to_page("anpfiff"), label(move), "success")
    if move == "schritt ende":
        waited_for = view.pitch is not None and view.pitch.waiting
        style: Style = "secondary" if waited_for or not first else "success"
        return Button(to_page("ende") if busy else move, label(move), style)
    return Button(move, label(move), "success" if first else "secondary")


def _rulings(desk: Desk) -> tuple[Button, ...]:
    """Offer what can be ruled now: the last message, the running seconds, the whole Teilrunde."""
    found = []
    for one in desk.rulings[:1]:
        name = text("quidditch-button-last", verdict=label(one.move), words=one.words[:40])
        found.append(Button(to_page(f"urteil.{one.number}") if one.falls else one.move, name))
    if write(m.Aus()) in desk.moves:
        found.append(Button(write(m.Aus()), label(write(m.Aus())), "danger"))
    if write(m.Versaeumt()) in desk.moves and desk.overdue is not None:
        seat, folge = desk.overdue
        name = text("quidditch-button-overdue", seat=seat, follows=text(f"quidditch-folge-{folge}"))
        found.append(Button(write(m.Versaeumt()), name))
    if desk.teilrunden:
        found.append(Button(to_page("teilrunden"), label(write(m.Wiederholen()))))
    return tuple(found)


def _door(desk: Desk, name: str) -> Button:
    open_requests = sum(request.wann is None for request in desk.requests)
    if name == "wechsel" and open_requests:
        return Button(to_page(name), text("quidditch-desk-asked", count=open_requests), "primary")
    return Button(to_page(name), text(f"quidditch-desk-{name}"))


def _afterwards(view: View, desk: Desk) -> tuple[Row, ...]:
    """Offer what is left to judge once a match is over (Q8.3, Q13.6)."""
    rows: list[Row] = []
    if view.report is None or not view.report.counts:
        return ()
    if desk.uncaught:
        choices = tuple(
            Choice(to_page(f"wuerfelbetrug.{seat}"), words(seat), icon=house_icon(seat)) for seat in desk.uncaught
        )
        rows.append(Menu("wuerfelbetrug", text("quidditch-desk-wuerfelbetrug"), choices))
    if desk.teilrunden:
        rows.append((Button(to_page("teilrunden"), label(write(m.Wiederholen()))),))
    return tuple(rows)
