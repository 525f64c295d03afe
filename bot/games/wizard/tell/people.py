"""Late and leaving players and the list of the Schiedsrichter in words, as Block and table say them alike."""

from bot.engine.helpers import flag
from bot.engine.text import Seated, Text, text
from bot.games.wizard.model.people import Arrived, Left, Missing, Punished, Withdrawn
from bot.games.wizard.rules.penalties import SEVERAL, proposed


def told_of_people(event: Missing | Arrived | Left | Punished | Withdrawn) -> Text:
    """Put an event about somebody in words."""
    seat = Seated(event.seat)
    match event:
        case Missing():
            return text("wizardblock-missing", seat=seat, held=flag(event.held))
        case Arrived():
            return text("wizardblock-arrived", seat=seat, number=event.number)
        case Left():
            void = "playoff" if event.playoff else "game" if event.void else "none"
            return text("wizardblock-left", seat=seat, manner=event.manner, void=void, number=event.void or 0)
        case Punished():
            return _told_ruling(event)
        case Withdrawn():
            return text("wizardblock-withdrawn", seat=seat, verdict=event.verdict)


def _told_ruling(event: Punished) -> Text:
    words = text(
        "wizardblock-punished",
        seat=Seated(event.seat),
        verdict=event.verdict,
        offence=event.offence,
        level=event.level,
        proposed=proposed(event.offence, event.level),
    )
    if event.offence == "unsportlich":
        return text("wizardblock-report-it", told=words)
    if event.verdict == "warning" and event.warnings >= SEVERAL:
        return text("wizardblock-several-warnings", told=words, seat=Seated(event.seat), warnings=event.warnings)
    return words
