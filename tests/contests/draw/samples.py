"""Contests as they might be: what the pictures and papers of the tests show."""

from bot.contests.common.draw.entry import EntryPicture, EntryRow, Presence
from bot.contests.common.draw.ground import Clock, PlanHead, Status, TableState
from bot.contests.common.draw.podium import PodiumEntry, PodiumPicture
from bot.contests.watten.draw import plan as watten_plan
from bot.contests.watten.draw import standings as watten_standings
from bot.contests.wizard.draw import plan as wizard_plan
from bot.contests.wizard.draw import standings as wizard_standings

PEOPLE = (
    "Anna",
    "Bela",
    "Chris",
    "Dora",
    "Emre",
    "Finn",
    "Greta",
    "Hanna",
    "Ida",
    "Jakob",
    "Kilian",
    "Lea",
    "Maximiliane-Sophie",
    "Nils",
    "Oskar",
    "Paula",
    "Quirin",
    "Resi",
    "Sepp",
    "Toni",
    "Ute",
    "Vroni",
    "Wolkenreiterin",
    "Xaver",
    "Yara",
    "Zenzi",
    "Leni",
    "Ludwig",
    "Mara",
    "Moritz",
    "Hubert",
    "Juli",
)
ABSENT = {"Emre", "Jakob", "Maximiliane-Sophie", "Quirin", "Xaver", "Mara", "Juli"}
TEAMS: tuple[tuple[str, ...], ...] = (
    ("Spitz und Welle",),
    ("Die Kritischen",),
    ("Toni", "Leni"),
    ("Ludwig", "Franziska-Maria"),
    ("Anna", "Bela"),
    ("Zenzi", "Korbinian"),
    ("Lukas", "Marie"),
    ("Resi", "Maximilian"),
    ("Max und Moritz",),
    ("Hanna", "Jakob"),
    ("Emre", "Finn"),
    ("Vroni", "Sepp"),
)
LEGEND: tuple[tuple[Presence, str], ...] = (("here", "da"), ("open", "fehlt noch"), ("gone", "abgesagt"))
CLOCK = Clock("noch", "23", "min", 370 / 600, "Ende 16:50 Uhr")
WORDS: dict[TableState, str] = {
    "waiting": "wartet",
    "playing": "spielt",
    "reported": "gemeldet",
    "confirmed": "bestätigt",
    "disputed": "strittig",
}


def entry(count: int = 32, page: int = 0, names: tuple[str, ...] | None = None) -> EntryPicture:
    """Return a Wizard entry list while people check in."""
    rows: list[EntryRow] = []
    for number in range(count):
        name = PEOPLE[number % len(PEOPLE)] + (f" {number // 32 + 1}" if number >= 32 else "")
        presence: Presence = "gone" if name == "Toni" else "open" if name in ABSENT else "here"
        rows.append(
            EntryRow(names or (name,), presence, "bezahlt" if number % 3 else "Startgeld offen", number % 3 > 0)
        )
    here = sum(row.presence == "here" for row in rows)
    return EntryPicture(
        "Wizard-Vorrunde",
        "Check-in läuft",
        "Sa 21. November, 14 Uhr",
        "Gemeindesaal",
        "4 Vorrunden zu 10 Spielen · Finale der besten 4 · 5 Plätze",
        str(here),
        f"von {count} sind da",
        "bis 13:50 Uhr",
        tuple(rows),
        LEGEND,
        "Stand 13:31 Uhr",
        page,
    )


def teams_entry() -> EntryPicture:
    """Return the entry list of a Watten tournament, with a waiting list."""
    rows = [EntryRow(names, "here", "bezahlt") for names in TEAMS]
    rows += [EntryRow(("Sigi", "Traudl"), "waiting", "Warteliste"), EntryRow(("Bartholomäus",), "gone", "abgesagt")]
    return EntryPicture(
        "Watt-Turnier",
        "Anmeldung offen",
        "Sa 21. November, 14 Uhr",
        "Wirtshaus zum Goldenen Lamm",
        "9 Bummerl je Team · Tischwechsel nach 3 · Auslosung vor Ort",
        "12",
        "Teams gemeldet",
        "bis Freitag 20 Uhr",
        tuple(rows),
        (("here", "dabei"), ("waiting", "Warteliste"), ("gone", "abgesagt")),
        "Stand 9:12 Uhr",
    )


def status(state: TableState, result: str = "") -> Status:
    """Return a table's status with its German word."""
    return Status(state, WORDS[state], result)


def watten_tables(count: int = 6, page: int = 0, clock: Clock | None = CLOCK) -> watten_plan.PlanPicture:
    """Return a plan of some tables, the last one with a bye if they are odd."""
    pairs = ((3, 8), (9, 5), (6, 4), (10, 0), (7, 11), (2, 1))
    states = (
        status("confirmed", "2:1"),
        status("reported", "2:1"),
        status("playing"),
        status("confirmed", "0:3"),
        status("disputed", "2:1"),
        status("waiting"),
    )
    tables = []
    for number in range(count):
        one, two = pairs[number % 6]
        bye = number == count - 1 and count % 2 == 1
        tables.append(
            watten_plan.PlanTable(
                number + 1,
                (TEAMS[one], None if bye else TEAMS[two]),
                status("confirmed", "2:0") if bye else states[number % 6],
                "Freilos: 2 Bummerl ohne Punkte" if bye else "",
            )
        )
    head = PlanHead(
        "Runde 2 von 3",
        "Watt-Turnier · 3 Bummerl je Tisch",
        f"2 von {count} Tischen fertig",
        "2:1 = Bummerl · Stand 16:27",
        clock,
    )
    return watten_plan.PlanPicture(head, tuple(tables), page)


def wizard_tables() -> wizard_plan.PlanPicture:
    """Return the plan of a knockout's first round: 5+4+4+4."""
    seat = wizard_plan.PlanSeat
    tables = (
        wizard_plan.PlanTable(
            1,
            (seat("Anna", starts=True), seat("Ida"), seat("Wolkenreiterin"), seat("Nils", gone=True), seat("Bela")),
            status("playing", "Spiel 6"),
        ),
        wizard_plan.PlanTable(
            2,
            (seat("Chris", "310", True), seat("Mara", "240", True), seat("Dora", "150"), seat("Kilian", "80")),
            status("reported", "10 Spiele"),
        ),
        wizard_plan.PlanTable(
            3,
            (seat("Emre", starts=True), seat("Greta"), seat("Lea"), seat("Oskar")),
            status("playing", "Spiel 8"),
        ),
        wizard_plan.PlanTable(
            4,
            (seat("Jonas", "330", True), seat("Finn", "270", True), seat("Paula", "190"), seat("Hanna", "60")),
            status("confirmed", "10 Spiele"),
        ),
    )
    head = PlanHead(
        "Runde 1",
        "Wizard-K.-o. · die ersten 2 kommen weiter",
        "1 von 4 Tischen fertig",
        "Startspieler · Stand 14:58",
        Clock("noch", "12", "min", 0.76, "Ende 15:10 Uhr"),
    )
    return wizard_plan.PlanPicture(head, tables)


def watten(count: int = 12, page: int = 0) -> watten_standings.StandingsPicture:
    """Return a Watten table; up to twelve teams are those of the design."""
    figures = (
        (1, 5, "61:46", "1,33", 4),
        (2, 4, "63:47", "1,34", 1),
        (3, 4, "54:50", "1,08", -2),
        (4, 4, "48:48", "1,00", 2),
        (5, 3, "53:49", "1,08", -3),
        (6, 3, "52:50", "1,04", -2),
        (6, 3, "52:50", "1,04", 2),
        (8, 3, "27:38", "0,71", 1),
        (9, 2, "51:54", "0,94", 1),
        (10, 2, "47:58", "0,81", 2),
        (11, 1, "43:64", "0,67", 0),
    )
    rows: list[watten_standings.Standing] = []
    for number in range(count):
        place, bummerl, points, ratio, moved = figures[number % 11]
        decided: tuple[watten_standings.Cell, ...] = ("ratio",) if number in (2, 3) else ()
        if number == count - 1:
            rows.append(watten_standings.Standing(None, TEAMS[-1], 2, "", "", excluded=True, remark="ausgeschlossen"))
        else:
            rows.append(
                watten_standings.Standing(
                    place if number < 11 else number + 1,
                    TEAMS[number % 11],
                    bummerl,
                    points,
                    ratio,
                    moved,
                    gifted=number == 7,
                    undecided=number in (5, 6),
                    decided_by=decided,
                    reason="Verh. 1,08 : 1,00" if number == 2 else "",
                )
            )
    words = watten_standings.StandingsWords(
        "Platz", "Team", "Bummerl", "Punkte", "Verh.", "besser", "schlechter", "gleich", "Verh.: gewonnen / verloren"
    )
    return watten_standings.StandingsPicture(
        "Watt-Turnier",
        "nach Runde 2 von 3",
        words,
        tuple(rows),
        (
            ("frame", "Platz 3 vor 4: besseres Punkteverhältnis (1,08 : 1,00)."),
            ("coin", "Platz 6 geteilt: alles gleich. Am Schluss entscheidet die Münze."),
            ("star", "2 Bummerl ohne Punkte: Gegner ausgeschlossen."),
        ),
        page,
    )


WIZARD_FIGURES = (
    ("Anna", "45 45 45", "135", "450"),
    ("Lea", "30 45 45", "120", "510"),
    ("Emre", "20 45 45", "110", "650"),
    ("Ida", "30 45 30", "105", "800"),
    ("Hanna", "30 30 45", "105", "330"),
    ("Kilian", "45 10 30", "85", "540"),
    ("Greta", "45 30 10", "85", "530"),
    ("Dora", "20 30 30", "80", "330"),
    ("Chris", "45 20 10", "75", "130"),
    ("Wolkenreiterin", "30 20 20", "70", "390"),
    ("Finn", "20 30 20", "70", "10"),
    ("Nils", "20 – 30", "50", "540"),
    ("Jonas", "10 20 20", "50", "260"),
    ("Bela", "10 20 20", "50", "−80"),
)


def wizard(count: int = 14, page: int = 0, rounds: int = 4, through: int = 4) -> wizard_standings.StandingsPicture:
    """Return a Wizard table; up to fourteen people are those of the design."""
    rows: list[wizard_standings.Standing] = []
    for number in range(count):
        name, points, total, real = WIZARD_FIGURES[number % len(WIZARD_FIGURES)]
        got = [wizard_standings.Round(cell, cell == "45") for cell in points.split()]
        cells = tuple(
            (got * 3 + [wizard_standings.Round()])[max(0, 10 - rounds) :]
            if rounds > 4
            else [*got, wizard_standings.Round()][-rounds:]
        )
        decided: tuple[wizard_standings.Cell, ...] = ("points",) if number in (3, 4) else ()
        rows.append(wizard_standings.Standing(number + 1, name, cells, total, real, decided_by=decided))
    words = wizard_standings.StandingsWords(
        "Spieler",
        tuple(f"R{number + 1}" for number in range(rounds)),
        "Summe",
        "Punkte",
        "Tischsieg",
        "45",
        "nicht da",
        "kommt noch",
        "Plätze: 45/30/20/10/5",
    )
    return wizard_standings.StandingsPicture(
        "Wizard-Vorrunde",
        "nach Runde 3 von 4",
        words,
        tuple(rows),
        through,
        f"Finale: Top {through}",
        ("Platz 4 vor 5: gleiche Summe, mehr Punkte (800 : 330)",),
        page,
    )


def podium(qualified: bool = True) -> PodiumPicture:
    """Return the podium of a knockout."""
    people = ("Mara", "Emre", "Anna", "Jonas", "Finn", "Wolkenreiterin", "Greta", "Chris")
    notes = (
        "380 Punkte",
        "310 Punkte",
        "260 Punkte",
        "170 im Finale",
        *(f"{p} in Runde 2" for p in (270, 230, 110, 90)),
    )
    return PodiumPicture(
        "Wizard-K.-o.",
        "Endstand",
        tuple(
            PodiumEntry(place, (name,), note, qualified and place <= 4)
            for place, (name, note) in enumerate(zip(people, notes, strict=True), 1)
        ),
        "qualifiziert: die besten 4 (ab 16 Spielern)" if qualified else "",
        (("17", "Spieler"), ("7", "Tische"), ("70", "Spiele"), ("54 %", "Ansagen getroffen")),
        (
            ("Bestes Spiel", "Mara, 7 Stiche angesagt, 90 Punkte"),
            ("Knappster Tisch", "Runde 1, Tisch 3: 10 Punkte"),
            ("Lose", "alle 3 Auslosungen nachprüfbar"),
        ),
    )


def shared_podium() -> PodiumPicture:
    """Return a podium with two teams on the first step, and nobody on the second."""
    places = (1, 1, 3, 4, 5, 5, 7, 8)
    return PodiumPicture(
        "Watt-Turnier",
        "Endstand",
        tuple(PodiumEntry(place, TEAMS[number], f"{6 - number // 2} Bummerl") for number, place in enumerate(places)),
        "",
        (("24", "Leute"), ("18", "Tische"), ("54", "Bummerl")),
        (("Höchster Sieg", "Die Kritischen, 22:0"),),
    )
