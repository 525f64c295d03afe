"""A season of the cup as it might be: what the pictures of the tests show."""

from dataclasses import replace

from bot.contests.pokal.draw import dates, fixtures, points, report, table
from bot.draw.palette import HouseLetter

NAMES: dict[HouseLetter, str] = {"G": "Gryffindor", "S": "Slytherin", "R": "Ravenclaw", "H": "Hufflepuff"}


def side(house: HouseLetter, scored: str = "", won: bool = False) -> fixtures.Side:
    """Return a house in a match."""
    return fixtures.Side(house, NAMES[house], scored, won)


def played(home: HouseLetter, score: str, away: HouseLetter, date: str) -> fixtures.Fixture:
    """Return a match from a score such as "190:50"."""
    ours, theirs = score.split(":")
    return fixtures.Fixture(
        side(home, ours, int(ours) > int(theirs)), side(away, theirs, int(theirs) > int(ours)), "played", date
    )


FIRST = fixtures.Half(
    "Hinrunde",
    "6 von 6 gespielt",
    (
        played("G", "190:50", "S", "Sa 5. Okt"),
        played("R", "210:80", "H", "So 13. Okt"),
        played("R", "180:90", "G", "Sa 2. Nov"),
        played("H", "160:40", "S", "Sa 9. Nov"),
        played("G", "170:60", "H", "Sa 30. Nov"),
        played("S", "150:110", "R", "So 8. Dez"),
    ),
)
SECOND = fixtures.Half(
    "Rückrunde",
    "2 von 6 gespielt",
    (
        played("S", "70:200", "G", "Sa 15. März"),
        replace(played("H", "150:160", "R", "Sa 26. April"), state="credit", status="Punkte in 19 h"),
        fixtures.Fixture(side("G"), side("R"), "fixed", "Sa 10. Mai, 20 Uhr", "Termin steht"),
        fixtures.Fixture(side("S"), side("H"), "wanted", "28. April – 25. Mai", "Termin gesucht"),
        fixtures.Fixture(side("H"), side("G"), "coming", "5. Mai – 1. Juni", "Fenster kommt"),
        fixtures.Fixture(side("R"), side("S"), "trouble", "5. Mai – 1. Juni", "Kein Tag: OK hilft"),
    ),
)


def season() -> fixtures.FixturesPicture:
    """Return the fixtures of the design."""
    return fixtures.FixturesPicture(
        "Quidditch-Pokal",
        "Spielplan · Stand 30. April",
        (FIRST, SECOND),
        "Finalspiele",
        "2. – 29. Juni",
        (fixtures.FinalBox("Finale", "1. gegen 2."), fixtures.FinalBox("Spiel um Platz 3", "3. gegen 4.")),
    )


def troubled_season() -> fixtures.FixturesPicture:
    """Return fixtures with a match that was moved and one that was annulled."""
    moved = fixtures.Fixture(side("S"), side("H"), "fixed", "So 25. Mai, 20 Uhr", moved_from="Sa 17. Mai, 20 Uhr")
    gone = replace(played("H", "-40:160", "R", "Sa 26. April"), state="annulled", status="annulliert")
    return replace(season(), halves=(fixtures.Half("Rückrunde", "", (moved, gone)),), finals=())


def accounts() -> points.PointsPicture:
    """Return the house points of the design."""
    return points.PointsPicture(
        "Hauspunkte",
        "Quidditch-Pokal · Stand 30. April",
        points.PointsWords(
            "diese Saison, im Glas die helle Lage",
            "gespielt, Gutschrift 48 Stunden nach dem Log",
            "führt",
            "Zum Saisonende",
        ),
        (
            points.HouseAccount("G", "Gryffindor", 1870, 1220, "1.870", "+650"),
            points.HouseAccount("H", "Hufflepuff", 1490, 1190, "1.490", "+300", "+150"),
            points.HouseAccount("R", "Ravenclaw", 2310, 1810, "2.310", "+500", "+160", leads=True),
            points.HouseAccount("S", "Slytherin", 1240, 930, "1.240", "+310"),
        ),
        (("1.", "+1.250"), ("2.", "+750"), ("3.", "+500"), ("4.", "+250")),
    )


def poor_accounts() -> points.PointsPicture:
    """Return accounts of which one has lost points, one is below nothing and one is empty."""
    return replace(
        accounts(),
        accounts=(
            points.HouseAccount("G", "Gryffindor", 640, 740, "640", "−100", leads=True),
            points.HouseAccount("H", "Hufflepuff", -60, 0, "−60", "−60"),
            points.HouseAccount("R", "Ravenclaw", 0, 0, "0", "0"),
            points.HouseAccount("S", "Slytherin", 200, 0, "200", "+200"),
        ),
        rewards=(),
    )


_PLAYERS = (
    "- - - - - - - - - 3:2:1 4:4:0 5:3:1 4:2:2 2:5:1 3:3:0 2:2:1 4:3:1 5:4:0 5:5:1 6:6:2 6:4:1 3:1:0 2:3:0 4:4:1 3:3:1 "
    "5:6:1 7:2:2 5:6:2"
)
_BEST = {17: 1, 25: 2, 23: 3}


def window() -> dates.DatesPicture:
    """Return the search for a date of the design."""
    days: list[dates.Day] = []
    for number, cell in enumerate(_PLAYERS.split()):
        date = (28 + number - 1) % 30 + 1
        label = {0: "28. Apr", 3: "1. Mai"}.get(number, f"{date}.")
        if cell == "-":
            days.append(dates.Day(label, "near", today=number == 2))
            continue
        ours, theirs, referees = (int(part) for part in cell.split(":"))
        possible = min(ours, theirs) >= 3 and referees > 0
        best = _BEST.get(date, 0)
        days.append(dates.Day(label, "possible" if possible else "impossible", (ours, theirs), referees, best))
    return dates.DatesPicture(
        "Wann spielen wir?",
        "28. April – 25. Mai",
        (side("S"), side("H")),
        "14 von 17 haben geantwortet",
        dates.DatesWords(
            ("Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"),
            "heute",
            "Spieler je Team, von 7",
            "6:5",
            "unter 3",
            "2",
            "Schiri",
            "zu nah",
        ),
        tuple(days),
        (
            dates.BestDay("Sa 17. Mai", (6, 6), "Lina +1", "Bekannt geben bis Sa 10. Mai, sonst ist der Tag weg."),
            dates.BestDay("So 25. Mai", (5, 6), "Lina +1"),
            dates.BestDay("Fr 23. Mai", (5, 6), "Ute"),
        ),
        "Noch ohne Antwort: Nox, Mara, Wolkenreiterin",
    )


def midweek_window() -> dates.DatesPicture:
    """Return a window that begins on a Wednesday, with nobody free."""
    day = dates.Day("12.", "impossible", (2, 7), 0)
    return replace(window(), days=(None, None, *(day,) * 28), best=(), missing="")


def cup_table() -> table.TablePicture:
    """Return the table of the design."""
    return table.TablePicture(
        "Quidditch-Pokal",
        "nach der Rückrunde",
        table.TableWords("Spiele", "Punkte", "Schnatz", "Gegentore", "Hauspunkte"),
        (
            table.TableRow("1.", "R", "Ravenclaw", "6", "1.040", "4", "17", through=True),
            table.TableRow("2.", "G", "Gryffindor", "6", "870", "3", "21", through=True, decided_by=("catches",)),
            table.TableRow("3.", "H", "Hufflepuff", "6", "870", "2", "19", decided_by=("catches",)),
            table.TableRow("4.", "S", "Slytherin", "6", "610", "1", "26"),
        ),
        ("Platz 2 vor 3: punktgleich, mehr Schnatzfänge (3 : 2)",),
        (
            table.TableFinal("Finale", "So 22. Juni, 20 Uhr", (side("R"), side("G"))),
            table.TableFinal(
                "Spiel um Platz 3", "Sa 14. Juni, gespielt", (side("H", "160", won=True), side("S", "40"))
            ),
        ),
        (("G", 1870, "1.870"), ("H", 1490, "1.490"), ("R", 2310, "2.310"), ("S", 1240, "1.240")),
    )


def early_table() -> table.TablePicture:
    """Return a table before anything was played."""
    return replace(cup_table(), ties=(), accounts=(), finals=(table.TableFinal("Finale", "Juni"),) * 2)


def season_report() -> report.ReportPicture:
    """Return the report of a season that is over."""
    ranking = (
        report.RankedHouse("1.", "R", "Ravenclaw", "1.140", won=True),
        report.RankedHouse("2.", "G", "Gryffindor", "870"),
        report.RankedHouse("3.", "H", "Hufflepuff", "870"),
        report.RankedHouse("4.", "S", "Slytherin", "−60"),
    )
    scorers = (
        report.Honour("H", "Maximiliane-Friederike Haselgrün", "12"),
        report.Honour("S", "Nils Moosbrugger", "9"),
        report.Honour("R", "Thea Himmel", "9"),
    )
    lists = (
        report.HonourList("Beste Torschützen", scorers),
        report.HonourList("Schnatzfänger", (report.Honour("R", "Paula Weiß", "4"), report.Honour("H", "Zoë", "2"))),
        report.HonourList("Fairstes Haus", (report.Honour("H", "Hufflepuff", "keine Verwarnung"),)),
        report.HonourList("Längstes Spiel", (report.Honour(None, "Gryffindor – Slytherin (Rückrunde)", "143 min"),)),
    )
    return report.ReportPicture("Quidditch-Pokal", "Endstand", ranking, lists)
