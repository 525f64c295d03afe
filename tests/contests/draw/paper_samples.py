"""Papers as they might be printed."""

from bot.contests.common.draw.lists import EntryPaper
from bot.contests.common.draw.papers import SheetsPaper
from bot.contests.watten.draw import sheets as watten_sheets
from bot.contests.wizard.draw import sheets as wizard_sheets
from tests.contests.draw.samples import PEOPLE, TEAMS, entry

WATTEN_WORDS = watten_sheets.SheetWords(
    "Tisch",
    "Nord / Süd",
    "Ost / West",
    "Erster Geber (gelost):",
    "Beginn",
    "Uhr",
    "Punktestand nach jedem Spiel",
    "Ende",
    "11:0 / 22:0",
    "S",
    "R",
    "Summe",
    "Bummerl",
    "Punkte",
    "Strafen, Bemerkungen",
    "Unterschrift Nord / Süd",
    "Unterschrift Ost / West",
    "Spielleitung",
    "Bis 11 · ab 9 gespannt, dann zählt das Spiel 3 · S Schneider 11:0 · R Retourschneider 22:0",
)


def watten_paper(count: int = 6, two_up: bool = False) -> watten_sheets.SheetsPaper:
    """Return the sheets of a round."""
    return watten_sheets.SheetsPaper(
        "Watt-Turnier",
        "Samstag 21. November · Runde 2 von 3 · 3 Bummerl",
        WATTEN_WORDS,
        tuple(
            watten_sheets.TableSheet(number + 1, (TEAMS[number * 2 % 12], TEAMS[(number * 2 + 1) % 12]), "Ost")
            for number in range(count)
        ),
        two_up=two_up,
    )


WIZARD_WORDS = wizard_sheets.SheetWords(
    "Tisch",
    "Sp.",
    "Kart.",
    "An.",
    "St.",
    "Pkt.",
    "Strafen",
    "Summe",
    "Platz",
    "beginnt, der Geber sitzt rechts davon",
    "Beginn",
    "Ende",
    "Zeichen",
    "Bemerkungen",
    "Schiedsrichter",
    "Getroffen: 20 und 10 je Stich · daneben: −10 je Stich · ab zwei Karten gehen die Ansagen nicht auf",
)
CARDS = {
    3: (2, 4, 6, 8, 10, 12, 14, 16, 18, 20),
    4: (1, 3, 5, 7, 9, 11, 12, 13, 14, 15),
    5: (2, 4, 5, 6, 7, 8, 9, 10, 11, 12),
}


def wizard_paper(two_up: bool = False) -> SheetsPaper[wizard_sheets.SheetWords, wizard_sheets.TableSheet]:
    """Return the sheets of a round with tables of every size."""
    return SheetsPaper(
        "Wizard-Vorrunde",
        "Samstag 21. November · Runde 2 von 4",
        WIZARD_WORDS,
        tuple(
            wizard_sheets.TableSheet(number, tuple(PEOPLE[number * 3 : number * 3 + players]), CARDS[players], 1)
            for number, players in enumerate((5, 4, 3), 1)
        ),
        two_up=two_up,
    )


def entry_paper(count: int = 40) -> EntryPaper:
    """Return an entry list to print."""
    return EntryPaper(entry(count), "Nr.", "Name", "Vermerk", "bezahlt", "da", "Seite")
