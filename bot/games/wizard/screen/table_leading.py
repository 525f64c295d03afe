"""The page of whoever leads a Spieltisch: who is late, who leaves, the list of the Schiedsrichter."""

from bot.engine.screen import Button, Choice, Menu, Row, Screen, Voice, to_page
from bot.engine.text import text
from bot.games.wizard.model.people import Arrive, Leave, Miss
from bot.games.wizard.model.sheet import Manner
from bot.games.wizard.model.table import View
from bot.games.wizard.notation.table import write
from bot.games.wizard.screen.rulings import OFFENCE_PAGE, sub_page, warned_lines, withdraw_menu
from bot.games.wizard.screen.sheet import ruling_lines

LEADING = Button(to_page("leitung"), text("wizardblock-referee"), emoji="⚖️")
MOST_RULINGS = 12


def leading_page(view: View, voice: Voice) -> Screen:
    """Offer what can be written about people now."""
    over = view.phase == "over"
    here = tuple(seat for seat in view.seats if view.sheet.manner(seat) is None)
    played = {seat for row in view.sheet.rows for seat in row.players}
    rows: list[Row] = []

    def name(seat: str) -> str:
        return voice.name(seat)[:40]

    late = tuple(
        Choice(write(Miss(seat=seat)), text("wizard-label", name=name(seat)))
        for seat in here
        if view.phase == "cut" and not view.playoff and seat not in played and seat not in view.late
    )
    came = tuple(Choice(write(Arrive(seat=seat)), text("wizard-label", name=name(seat))) for seat in view.late)
    manners: tuple[Manner, ...] = ("defeat", "disqualified") if over else ("gone", "defeat", "disqualified")
    leaves = tuple(
        Choice(write(Leave(seat=seat, manner=manner)), text("wizardblock-leaves", name=name(seat), manner=manner))
        for manner in manners
        for seat in here
    )
    offenders = tuple(
        Choice(to_page(f"{OFFENCE_PAGE}{seat}"), text("wizard-label", name=name(seat))) for seat in view.seats
    )
    if late:
        rows.append(Menu("fehlt", text("wizardblock-who-late"), late))
    if came and not over:
        rows.append(Menu("da", text("wizardblock-who-arrives"), came))
    if leaves:
        rows.append(Menu("geht", text("wizardblock-who-leaves"), leaves))
    rows.append(Menu("verstoss", text("wizardblock-offence"), offenders))
    rows += withdraw_menu(view.sheet, voice)
    lines = (text("wizard-leading-about"), *ruling_lines(view.sheet)[-MOST_RULINGS:], *warned_lines(view.sheet))
    return sub_page(text("wizardblock-referee"), lines, *rows, back="" if over else "block")
