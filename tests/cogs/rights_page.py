"""Writes the table of rights for people to read: python -m tests.cogs.rights_page > docs/rechte.md."""

from bot.app.rights import ADMINS, ANYONE, KEEPERS, LEADERS, OFFICERS, RIGHTS, STARTERS, Part

GROUPS: dict[frozenset[Part], str] = {
    ANYONE: "alle",
    ADMINS: "wer den Server verwaltet",
    OFFICERS: "Schiedsrichter und Spielleitung des Servers",
    KEEPERS: "Schiedsrichter und Spielleitung des Servers, Schiedsrichter und Gehilfe der Partie",
    LEADERS: "wer die Partie leitet",
    LEADERS | {"captain"}: "wer die Partie leitet, und der Kapitän der Mannschaft",
    STARTERS: "wer die Partie leitet oder eröffnet hat",
    KEEPERS | LEADERS: "wer die Partie leitet, und jeder Schiedsrichter des Servers",
}
HEAD = """# Wer was darf

Diese Tabelle steht als `RIGHTS` in `bot/app/rights.py`; hier ist sie zum Lesen. Geprüft wird sie bei jedem Befehl,
jedem Knopf, jedem Menü und jedem getippten Wort; was Discord selbst verbergen kann, verbirgt es. Wer den Server
verwaltet, darf alles.

**Die Partie leitet** ihr eigener Schiedsrichter (`/partie pfeife`) mit seinem Gehilfen; hat sie keinen, dann die
Schiedsrichter des Servers (`/einrichten`) und wer sie eröffnet hat. Was ein Spieler in seinem Spiel tun
darf, sagen dessen Regeln.

| Befehl oder Knopf | wer |
|---|---|
"""


def page() -> str:
    """Return the whole page."""
    lines = [f"| `{_written(entry)}` | {GROUPS[allowed]} |" for entry, allowed in RIGHTS.items()]
    return HEAD + "\n".join(lines) + "\n"


def _written(entry: str) -> str:
    return entry if entry.startswith(("button ", "menu ", "typed ", "form ", "Verwarnen")) else f"/{entry}"


if __name__ == "__main__":
    print(page(), end="")
