"""Pictures that the tests look at."""

from typing import Any

from bot.games.watten.draw.records import (
    EndPicture,
    EndWords,
    HandCard,
    HandPicture,
    HandPlace,
    HandWords,
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
HAND_WORDS = HandWords(
    "Deine Karten", "Spiel zählt", "Schlag", "Farbe", "offen", "Stiche", "vorn", "spielt aus", "Du bist dran"
)
PAD_WORDS = PadWords("Bummerl", "gespielt", "gegangen", "Strafe", "gespannt", "S Schneider, R Retourschneider", "älter")


def hand(written: str = "S7 SO HA H9 G10", playable: str = "HA H9", **more: Any) -> HandPicture:
    """Return the hand of the reference picture, of which some cards are playable."""
    allowed = cards(playable)
    held = tuple(HandCard(card, card in allowed) for card in cards(written))
    (ober,), (seven,), (king,), (eight,) = cards("HO"), cards("H7"), cards("SK"), cards("G8")
    about: dict[str, Any] = {
        "words": HAND_WORDS,
        "teams": (TeamBox(("Anna", "Emre"), 9, "gespannt", True), TeamBox(("Bela", "Mara"), 7, "noch 4 bis 11")),
        "value": 3,
        "tricks": (1, 0),
        "places": (
            HandPlace("Bela", 1, ober, ahead=True, leads=True),
            HandPlace("Emre", 0, seven),
            HandPlace("Mara", 1, king),
            HandPlace("Du", 0, asked="", mine=True),
        ),
        "cards": held,
        "schlag": "Ober",
        "farbe": 2,
        "farbe_name": "Herz",
        "opened": eight,
        "note": "Trumpf oder Kritisch!",
    }
    return HandPicture(**about | more)


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


def end(lines: int = 8, winner: int | None = 0, names: tuple[str, str] = ("Maximilian", "Katharina")) -> EndPicture:
    """Return the end of a sitting."""
    shown = pad(lines)
    title = "Unentschieden" if winner is None else f"{names[0]} und {names[1]} gewinnen"
    teams = (names, ("🤖 Schraub", "Friederike"))
    words = EndWords("Die letzten Spiele", "Bummerl")
    return EndPicture(title, "11 : 7 Punkte", teams, (11, 7), winner, shown.lines, shown.strokes, words)
