"""The list of the Schiedsrichter on pages: who, what, how strict, and what the guidelines propose (Z2.7, Z6.10)."""

from typing import get_args

from bot.engine.screen import Button, Choice, Menu, Row, Screen, Style, Voice, to_page
from bot.engine.seats import Seat
from bot.engine.text import Seated, Text, text
from bot.games.wizard.model.people import Punish, Withdraw
from bot.games.wizard.model.sheet import Level, Offence, Sheet, Verdict
from bot.games.wizard.notation.people import OFFENCES, write
from bot.games.wizard.rules.penalties import SENT_OFF, SEVERAL, proposed, warnings
from bot.games.wizard.screen.sheet import back_row

OFFENCE_PAGE = "verstoss"
VERDICTS: tuple[Verdict, ...] = get_args(Verdict)
LEVELS: tuple[Level, ...] = get_args(Level)
MOST_RULINGS = 20


def sub_page(heading: Text, lines: tuple[Text, ...], *rows: Row, back: str = "mehr") -> Screen:
    """Lay out a page with the way back below it."""
    return Screen(heading, lines, rows=(*rows, back_row(back)))


def offence_page(
    sheet: Sheet, seats: tuple[Seat, ...], voice: Voice, page: str, back: str = "strafen"
) -> Screen | None:
    """Ask what somebody did; then say what the guidelines propose and offer every penalty. None for another page."""
    if not page.startswith(OFFENCE_PAGE):
        return None
    match page.removeprefix(OFFENCE_PAGE).split("."):
        case [seat] if seat in seats:
            return _what(voice, seat, back)
        case [seat, offence, level] if seat in seats:
            for known in OFFENCES:
                for strict in LEVELS:
                    if (offence, level) == (known, str(strict)):
                        return _verdict(sheet, voice, seat, known, strict)
    return None


def _what(voice: Voice, seat: Seat, back: str) -> Screen:
    rows = tuple(
        Menu(
            f"stufe{level}",
            text("wizardblock-level", level=level),
            tuple(
                Choice(
                    to_page(f"{OFFENCE_PAGE}{seat}.{offence}.{level}"),
                    text("wizardblock-offence-name", offence=offence),
                    text("wizardblock-proposal", verdict=proposed(offence, level)),
                )
                for offence in OFFENCES
            ),
        )
        for level in LEVELS
    )
    heading = text("wizardblock-offence-of", name=voice.name(seat)[:40])
    return sub_page(heading, (text("wizardblock-offence-about"),), *rows, back=back)


def _verdict(sheet: Sheet, voice: Voice, seat: Seat, offence: Offence, level: Level) -> Screen:
    fitting = proposed(offence, level)

    def button(verdict: Verdict) -> Button:
        style: Style = "primary" if verdict == fitting else "secondary"
        action = Punish(seat=seat, verdict=verdict, offence=offence, level=level)
        return Button(write(action), text("wizardblock-verdict", verdict=verdict), style)

    gone = sheet.manner(seat) is not None
    verdicts = tuple(button(verdict) for verdict in VERDICTS if not (gone and verdict in SENT_OFF))
    lines = [
        text("wizardblock-offence-name", offence=offence),
        text("wizardblock-proposal", verdict=fitting),
        text("wizardblock-warnings-so-far", warnings=warnings(sheet, seat)),
    ]
    heading = text("wizardblock-offence-of", name=voice.name(seat)[:40])
    return sub_page(heading, tuple(lines), verdicts, back=f"{OFFENCE_PAGE}{seat}")


def withdraw_menu(sheet: Sheet, voice: Voice) -> list[Menu]:
    """Offer to strike an Ermahnung or Verwarnung, if there is one."""
    choices = tuple(
        Choice(
            write(Withdraw(line=line)),
            text("wizardblock-withdraw-choice", line=line, name=voice.name(one.seat)[:40], verdict=one.verdict),
        )
        for line, one in enumerate(sheet.rulings, 1)
        if one.verdict not in SENT_OFF
    )
    return [Menu("erlassen", text("wizardblock-withdraw"), choices[-MOST_RULINGS:])] if choices else []


def warned_lines(sheet: Sheet) -> list[Text]:
    """Remind the Schiedsrichter of those with several Verwarnungen who still play."""
    counts = {one.seat: warnings(sheet, one.seat) for one in sheet.rulings if sheet.manner(one.seat) is None}
    return [
        text("wizardblock-warned-line", seat=Seated(seat), warnings=count)
        for seat, count in counts.items()
        if count >= SEVERAL
    ]
