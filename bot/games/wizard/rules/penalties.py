"""The list of the Schiedsrichter: what the guidelines propose, and what is noted. Clauses: Z2.7, Z6.3, Z6.10."""

from bot.engine.model import Refused, refuse
from bot.engine.seats import Seat
from bot.games.wizard.model.people import Punish, Punished, Withdraw, Withdrawn
from bot.games.wizard.model.sheet import Level, Manner, Offence, Ruling, Sheet, Verdict

PROPOSED: dict[Offence, tuple[Verdict, Verdict]] = {
    "spiel-klein": ("reminder", "warning"),
    "spiel-gross": ("warning", "warning"),
    "spiel-ernst": ("warning", "defeat"),
    "ablauf-klein": ("warning", "warning"),
    "ablauf-gross": ("defeat", "defeat"),
    "unsportlich": ("disqualified", "disqualified"),
}
"""What the guidelines propose at level 1 and at level 2."""
SEVERAL = 2
"""From so many Verwarnungen on the Schiedsrichter is reminded that he may make a Spielniederlage of them (Z6.3)."""
SENT_OFF: dict[Verdict, Manner] = {"defeat": "defeat", "disqualified": "disqualified"}
"""The penalties after which somebody plays no more."""


def proposed(offence: Offence, level: Level) -> Verdict:
    """Return the penalty the guidelines propose."""
    return PROPOSED[offence][level - 1]


def warnings(sheet: Sheet, seat: Seat) -> int:
    """Count somebody's Verwarnungen."""
    return sum(one.seat == seat and one.verdict == "warning" for one in sheet.rulings)


def noted(sheet: Sheet, action: Punish, number: int) -> Punished:
    """Write an offence into the list."""
    return Punished(
        seat=action.seat,
        verdict=action.verdict,
        offence=action.offence,
        level=action.level,
        number=number,
        warnings=warnings(sheet, action.seat) + (action.verdict == "warning"),
    )


def withdraw(sheet: Sheet, action: Withdraw) -> Withdrawn | Refused:
    """Strike an Ermahnung or Verwarnung; who was sent off stays so."""
    if action.line > len(sheet.rulings):
        return refuse("wizardblock-no-such-ruling")
    ruling = sheet.rulings[action.line - 1]
    if ruling.verdict in SENT_OFF:
        return refuse("wizardblock-ruling-stands")
    return Withdrawn(line=action.line, seat=ruling.seat, verdict=ruling.verdict)


def listed(rulings: tuple[Ruling, ...], event: Punished | Withdrawn) -> tuple[Ruling, ...]:
    """Return the list after an event."""
    if isinstance(event, Withdrawn):
        return rulings[: event.line - 1] + rulings[event.line :]
    return (*rulings, Ruling(event.seat, event.verdict, event.offence, event.level, event.number))
