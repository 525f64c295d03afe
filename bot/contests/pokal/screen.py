"""A season as a panel: the table, what is next, and pages for fixtures and house points."""

from bot.contests.pokal.alts import Alts
from bot.contests.pokal.draw import draw_fixtures, draw_points, draw_table
from bot.contests.pokal.model import DECIDER, LAST
from bot.contests.pokal.pictures import Show
from bot.contests.pokal.rules_page import RULES, page_of, pages, rules_lines, rules_rows
from bot.contests.pokal.tell import booked, match_name, tie_line
from bot.contests.pokal.tell_parts import house_name
from bot.contests.pokal.view import View
from bot.engine.screen import Button, Picture, Screen, Voice, to_page
from bot.engine.text import Text, Typed, text

PLAN, SAND, FRONT = "plan", "sand", "front"
LINES = 7
"""So many bookings stand on a page."""
AHEAD = 3
"""So many matches that come next are named."""


def screen(view: View, voice: Voice, page: str) -> Screen:
    """Show a page; the front page is the table."""
    show = Show(view, voice.say)
    title = text("pokal-title", title=Typed(view.state.options.title))
    rows = (tuple(button for button in BUTTONS if button.move != to_page(page)),)
    if page == PLAN:
        plan = show.fixtures()
        last = tuple(show.match_line(view.state.known(name)) for name in LAST if _known(view, name))
        return Screen(title, last, Picture(draw_fixtures, plan, Alts(show).plan(plan)), rows)
    if number := page_of(page, RULES):
        others = tuple(button for button in BUTTONS if button.move != to_page(RULES))
        return Screen(title, rules_lines(view.state, number), rows=(*rules_rows(view.state, number), others))
    if number := page_of(page, SAND):
        others = tuple(button for button in BUTTONS if button.move != to_page(SAND))
        turns = pages(SAND, number, -(-len(view.state.ledger) // LINES))
        sand = show.points()
        picture = Picture(draw_points, sand, Alts(show).sand(sand))
        return Screen(title, _ledger(view, number), picture, (*((turns,) if turns else ()), others))
    table = show.table()
    return Screen(title, _front(view, show), Picture(draw_table, table, Alts(show).table(table)), rows)


BUTTONS = (
    Button(to_page(FRONT), text("pokal-button-table"), emoji="🏆"),
    Button(to_page(PLAN), text("pokal-button-plan"), emoji="🗓️"),
    Button(to_page(SAND), text("pokal-button-sand"), emoji="⏳"),
    Button(to_page(RULES), text("pokal-button-rules"), emoji="📜"),
)


def _known(view: View, name: str) -> bool:
    """Tell whether a match is one to speak of: the last ones as soon as it is known who plays them."""
    return name not in LAST or view.houses(view.state.known(name)) is not None


def _front(view: View, show: Show) -> tuple[Text, ...]:
    """Say what parts those who are level, how every match stands, and what comes next."""
    lines = [tie_line(tie) for tie in view.table.ties]
    if view.state.places:
        places = [text("pokal-place", place=n, house=house_name(house)) for n, house in enumerate(view.state.places, 1)]
        return (*places, *lines)
    lines += [show.fixture_line(half) for half in view.state.published if half != "finale"]
    if view.pairing.decider is not None and view.pairing.final is None:
        lines.append(text("pokal-decider", match=match_name(DECIDER, view.pairing.decider)))
    lines += [text("pokal-next", line=show.match_line(match)) for match in view.ahead[:AHEAD]]
    wanted = len(view.wanted)
    if wanted:
        lines.append(text("pokal-wanted", count=wanted))
    return tuple(lines)


def _ledger(view: View, page: int) -> tuple[Text, ...]:
    """List a page of bookings, the newest first, each with what, why, when and by whom."""
    newest = view.state.ledger[::-1]
    last = newest[(page - 1) * LINES : page * LINES]
    return tuple(
        text(
            "pokal-ledger",
            when=f"<t:{booking.at // 1000}:d>",
            why=booking.why,
            lines=booked(booking.points),
            match=match_name(booking.match, view.houses(view.state.known(booking.match))) if booking.match else "",
            reason=Typed(booking.reason) if booking.reason else "–",
        )
        for booking in last
    )
