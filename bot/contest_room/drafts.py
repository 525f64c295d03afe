"""A tournament before anybody sees it: how it will look, everything that can still be changed, and the way out."""

from bot.contest_room.hall import Hall
from bot.contest_room.panel import facts, pictures
from bot.edge.kit.layout import Sheet
from bot.edge.kit.services import safe


async def page(hall: Hall) -> Sheet:
    """Show whoever opened it what everybody will read, and let him open the list."""
    options = hall.state.options
    sheet = Sheet("now")
    sheet.text(f"## {hall.tell('turnier-draft-heading', title=safe(options.title))}")
    sheet.text(hall.tell("turnier-draft", about=hall.show.about(options)))
    await hall.add_pictures(sheet, pictures(hall))
    sheet.text("\n".join([*facts(hall), *_more(hall)]))
    sheet.row(
        hall.press("publish", "lead", "turnier-button-publish", "success", "📣"),
        hall.press("form", "lead.when", "turnier-button-when", emoji="🗓️"),
        hall.press("form", "lead.checkin", "turnier-button-checkin-times", emoji="🕰️"),
        hall.press("form", "lead.format", "turnier-button-format", emoji="⚙️"),
        hall.press("page", "lead.drop", "turnier-button-drop", "danger"),
    )
    return sheet


def _more(hall: Hall) -> list[str]:
    """Say what only counts for whoever leads."""
    options = hall.state.options
    lines = [hall.tell("turnier-draft-way", way=options.way)]
    if options.most is not None:
        lines.append(hall.tell("turnier-draft-most", most=options.most))
    return lines


async def drop_page(hall: Hall) -> Sheet:
    """Ask once more."""
    sheet = Sheet("bad")
    sheet.text(hall.tell("turnier-draft-drop"))
    sheet.row(
        hall.press("drop", "lead", "turnier-button-drop-sure", "danger"),
        hall.press("page", "lead", "turnier-button-back", emoji="↩️"),
    )
    return sheet
