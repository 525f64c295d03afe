"""Writes the table of rights for people to read: python -m tests.cogs.rights_page > docs/rechte.md."""

from bot.engine.access import ADMINS, ANYONE, JUDGES, LEADERS, OFFICERS, STARTERS, Access, Part, Parts
from bot.games import packages, part
from bot.service.leading.rights import HOUSE

GROUPS: dict[Parts, str] = {
    ANYONE: "alle",
    ADMINS: "wer den Server verwaltet",
    OFFICERS: "Schiedsrichter und Spielleitung des Servers",
    JUDGES: "wer die Partie leitet, aber niemand, der in einem Spiel mit Schiedsrichterpult mitspielt",
    LEADERS: "wer die Partie leitet",
    LEADERS | {"captain"}: "wer die Partie leitet, und der Kapitän der Mannschaft",
    STARTERS: "wer die Partie leitet oder eröffnet hat",
    OFFICERS | LEADERS: "wer die Partie leitet, und jeder Schiedsrichter des Servers",
}
SINGLE: dict[Part, str] = {
    "anyone": "alle",
    "admin": "wer den Server verwaltet",
    "committee": "die Turnierleitung",
    "director": "die Spielleitung des Servers",
    "referee": "Schiedsrichter des Servers",
    "lead": "wer die Partie leitet",
    "judge": "wer die Partie leitet und nicht mitspielt",
    "host": "wer sie eröffnet hat",
    "captain": "der Kapitän der Mannschaft",
    "player": "wer mitspielt",
}
HEAD = """# Wer was darf

Diese Tabelle steht als `RIGHTS` in `bot/service/leading/rights.py`; was ein Spiel mitbringt, kommt aus seiner eigenen
`access.py`. Hier ist sie zum Lesen, geschrieben von `python -m tests.cogs.rights_page > docs/rechte.md`. Geprüft wird
sie bei jedem Befehl, jedem Knopf, jedem Menü und jedem getippten Wort; was Discord selbst verbergen kann, verbirgt es.
Wer den Server verwaltet, darf alles, außer richten, wo er selbst mitspielt, und über die Regeln des Pokals stimmen.

**Die Partie leitet** ihr eigener Schiedsrichter (`/partie pfeife`) mit seinem Gehilfen; hat sie keinen, dann die
Schiedsrichter des Servers (`/einrichten`) und wer sie eröffnet hat. Wer eine Partie leitet, leitet nur die Partie:
**Macht über Menschen** (verwarnen, ausschließen, Auszeit, Türen, Kick, das Buch) hat allein, wen der Server zum
Schiedsrichter oder zur Spielleitung gemacht hat. Ein Quidditchspiel pfeift niemand, der darin spielt, ein Pokalspiel
nur, wer eine Schiedsrichterrolle hat. Was ein Spieler in seinem Spiel tun darf, sagen dessen Regeln.

"""
COLUMNS = "| Befehl oder Knopf | wer |\n|---|---|\n"


def page() -> str:
    """Return the whole page."""
    games = [(name, module.ACCESS) for name in packages() if (module := part(name, "access"))]
    return HEAD + table(HOUSE) + "".join(f"\n## {name}\n\n{table(access)}" for name, access in games)


def table(access: Access) -> str:
    """Write some lines of the table."""
    return COLUMNS + "".join(f"| `{_written(entry)}` | {_named(allowed)} |\n" for entry, allowed in access.items())


def _named(allowed: Parts) -> str:
    return GROUPS.get(allowed) or ", ".join(words for one, words in SINGLE.items() if one in allowed)


def _written(entry: str) -> str:
    return entry if entry.startswith(("button ", "menu ", "typed ", "form ", "Verwarnen")) else f"/{entry}"


if __name__ == "__main__":
    print(page(), end="")
