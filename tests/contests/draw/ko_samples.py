"""Knockouts as they might be."""

from dataclasses import replace

from bot.contests.wizard.draw import knockout


def ko_table(
    title: str, seats: str, through: int = 2, nexts: str = "", note: str = "", level: str = ""
) -> knockout.Table:
    """Return a table from a line such as "Anna 320, Ida 210"; Mara is the one who wins it all."""
    goes = nexts.split()
    made = []
    for number, seat in enumerate(seats.split(", ")):
        name, points = seat.split()
        made.append(
            knockout.Seat(
                name,
                number + 1,
                points,
                number < through,
                goes[number] if number < len(goes) else "",
                winner=name == "Mara",
                level=name in level.split(),
            )
        )
    return knockout.Table(title, tuple(made), note)


KO_WORDS = knockout.KnockoutWords("weiter", "nächster Tisch", "T2", "Weg zum Sieg")
KO_FIRST = knockout.Round(
    "Runde 1",
    "je 2 kommen weiter, neu gelost",
    (
        ko_table("Tisch 1", "Anna 320, Wolkenreiterin 280, Ida 210, Nils 130, Bela 40", nexts="T2 T1"),
        ko_table("Tisch 2", "Chris 310, Mara 240, Dora 150, Kilian 80", nexts="T2 T1"),
        ko_table("Tisch 3", "Greta 290, Emre 260, Lea 250, Oskar −20", nexts="T1 T2"),
        ko_table("Tisch 4", "Jonas 330, Finn 270, Paula 190, Hanna 60", nexts="T1 T2"),
    ),
)
KO_SECOND = knockout.Round(
    "Runde 2",
    "je 2 ins Finale",
    (
        ko_table("Tisch 1", "Mara 350, Jonas 280, Wolkenreiterin 230, Greta 110"),
        ko_table(
            "Tisch 2",
            "Emre 300, Anna 270, Finn 270, Chris 90",
            note="Anna vor Finn: mehr Plus-Spiele",
            level="Anna Finn",
        ),
    ),
)
KO_FINAL = ko_table("Finale", "Mara 380, Emre 310, Anna 260, Jonas 170", 0)


def ko() -> knockout.KnockoutPicture:
    """Return the knockout of the design: 17, 8, 4."""
    return knockout.KnockoutPicture("Wizard-K.-o.", "17 → 8 → 4", KO_WORDS, (KO_FIRST, KO_SECOND), KO_FINAL)


def ko_level_in_the_final() -> knockout.KnockoutPicture:
    """Return the same knockout, in which two were level for the first place and two behind them."""
    note = "Mara vor Emre: Drei-Karten-Spiel"
    final = ko_table("Finale", "Mara 380, Emre 380, Anna 260, Jonas 260", 0, note=note, level="Mara Emre Anna Jonas")
    return replace(ko(), final=final)


def ko_before_the_final() -> knockout.KnockoutPicture:
    """Return the same knockout while its second round is still played."""
    seats = [[knockout.Seat(seat.name) for seat in table.seats] for table in KO_SECOND.tables]
    second = replace(
        KO_SECOND,
        tables=tuple(knockout.Table(f"Tisch {number}", tuple(row)) for number, row in enumerate(seats, 1)),
    )
    first = replace(
        KO_FIRST,
        tables=tuple(
            replace(table, seats=tuple(replace(seat, winner=False) for seat in table.seats))
            for table in KO_FIRST.tables
        ),
    )
    return replace(ko(), rounds=(first, second), final=knockout.Table("Finale", ()))


def ko_of_five_tables() -> knockout.KnockoutPicture:
    """Return a knockout with five tables in round one and a third round table in the middle."""
    first = knockout.Round(
        "Runde 1",
        "je 2 kommen weiter",
        (*KO_FIRST.tables, ko_table("Tisch 5", "Juli 300, Xaver 200, Yara 10", nexts="T2 T2")),
    )
    second = knockout.Round("Runde 2", "je 2 ins Finale", tuple(reversed(KO_SECOND.tables)))
    return knockout.KnockoutPicture("Wizard-K.-o.", "20 → 10 → 4", KO_WORDS, (first, second), KO_FINAL)
