"""Pictures that the tests look at."""

from typing import Any

from bot.games.watten.draw.records import (
    HandCard,
    HandPicture,
    PadBummerl,
    PadLine,
    PadPicture,
    PadWords,
    Plate,
    TablePicture,
    TableWords,
    TeamBox,
    TrickPicture,
)
from tests.games.watten.tools import cards

WORDS = TableWords("Spiel zählt", "Schlag", "Farbe", "Offene Karte", "Stiche", "vorn", "G")
PAD_WORDS = PadWords("Bummerl", "gespielt", "gegangen", "Strafe", "gespannt", "S Schneider, R Retourschneider", "älter")


def hand(written: str = "S7 SO HA H9 G10", playable: str = "S7 HA H9", **more: Any) -> HandPicture:
    """Return a hand of which some cards are playable."""
    allowed = cards(playable)
    held = tuple(HandCard(card, card in allowed) for card in cards(written))
    about: dict[str, Any] = {
        "schlag": "Ober",
        "farbe": 2,
        "note": "Gefordert: Trumpf oder Kritisch",
        "playable_word": "angehoben: spielbar",
        "barred_word": "abgedunkelt: jetzt nicht spielbar",
    }
    return HandPicture(held, "Deine Karten", "Schlag", "Farbe", **about | more)


def table(names: tuple[str, str, str, str] = ("Nord", "Ost", "Süd", "West"), **more: Any) -> TablePicture:
    """Return the table of the reference picture."""
    nord, ost, sued, west = names
    (king,), (ober,), (eight,) = cards("EK"), cards("GO"), cards("G8")
    about: dict[str, Any] = {
        "teams": (TeamBox((nord, sued), 9, "gespannt", True), TeamBox((ost, west), 7, "noch 4 bis 11")),
        "plates": (
            Plate(nord, card=king, leads=True),
            Plate(ost, card=ober, ahead=True),
            Plate(sued, "ist dran"),
            Plate(west, dealer=True),
        ),
        "value": 3,
        "tricks": (1, 2),
        "words": WORDS,
        "schlag": "O",
        "schlag_name": "Ober",
        "farbe": 2,
        "farbe_name": "Herz",
        "opened": eight,
    }
    return TablePicture(**about | more)


def trick(names: tuple[str, str, str, str] = ("Nord", "Ost", "Süd", "West")) -> TrickPicture:
    """Return a trick."""
    return TrickPicture("Letzter Stich", tuple(zip(names, cards("EK GO S10 E7"), strict=True)), 3, "sticht")


def pad(lines: int = 8, strokes: int = 2, names: tuple[str, str] = ("Nord", "Süd")) -> PadPicture:
    """Return a pad with so many lines and strokes."""
    made = (
        PadLine("1", 0, "played", "+2", (2, 0)),
        PadLine("2", 1, "played", "+3", (2, 3)),
        PadLine("3", 0, "left", "+2", (4, 3)),
        PadLine("4", 0, "played", "+4", (8, 3)),
        PadLine("", 0, "fine", "\u22122", (6, 3)),
        PadLine("5", 1, "played", "+2", (6, 5)),
        PadLine("6", 0, "played", "+3", (9, 5), (True, False)),
        PadLine("7", 1, "left", "+2", (9, 7)),
    )
    won = tuple(PadBummerl("11:6", "S" if number % 2 else "") for number in range(strokes))
    return PadPicture(
        title="Watten",
        subtitle="Runde 4 · bis 11",
        teams=(names, ("Ost", "West")),
        lines=(made * 5)[:lines],
        running="läuft – zählt 3",
        running_game="8",
        strokes=(won, won[:1]),
        words=PAD_WORDS,
    )
