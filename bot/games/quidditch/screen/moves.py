"""Moves as controls: what can be pressed, in rows of buttons or one menu."""

from collections.abc import Iterable

from bot.engine.screen import Button, Choice, Menu, Row, Style, turn
from bot.engine.text import Text, text
from bot.games.quidditch import model as m
from bot.games.quidditch.notation import read

MOST_BUTTONS = 15
BACK = Button(turn(""), text("quidditch-button-back"))


def words(name: str) -> Text:
    """Label something with what it is called in every language."""
    return text("quidditch-button-words", words=name)


def label(move: str) -> Text:
    """Name what a move does."""
    action = read(move)
    match action:
        case m.Roll():
            return text("quidditch-button-roll")
        case m.Verzicht():
            return text("quidditch-button-pass")
        case m.Bereit():
            return text("quidditch-button-ready")
        case m.Kapitaen():
            return text("quidditch-button-captain", seat=action.seat)
        case m.Schritt():
            return text(f"quidditch-schritt-{action.was}")
        case m.Zurueck() | m.GiltNicht() | m.Gilt() | m.Aus() | m.Wiederholen():
            return text(f"quidditch-button-{action.kind}")
        case m.Bescheid():
            return text(f"quidditch-button-bescheid-{action.wann}", house=text(f"quidditch-haus-{action.house}"))
        case m.Einigung():
            choice = "yes" if action.ja else "no"
            return text("quidditch-button-vote", was=text(f"quidditch-einig-{action.was}"), choice=choice)
        case m.Wrote() | m.Whispered():
            return words(action.text)
    return words(move)


def style(move: str) -> Style:
    """Make rolling stand out and waiving step back."""
    if move == "2w6":
        return "success"
    return "secondary" if move in ("verzicht", "bereit") else "primary"


def controls(moves: Iterable[str], prompt: Text, key: str = "befehl") -> tuple[Row, ...]:
    """Lay moves out: a few as buttons, many as a menu."""
    unique = list(dict.fromkeys(moves))
    if len(unique) <= MOST_BUTTONS:
        buttons = [Button(move, label(move), style(move), "🎲" if move == "2w6" else None) for move in unique]
        return tuple(tuple(buttons[place : place + 5]) for place in range(0, len(buttons), 5))
    parts = [unique[place : place + 25] for place in range(0, len(unique), 25)][:4]
    return tuple(
        Menu(f"{key}{number}", prompt, tuple(Choice(move, label(move)) for move in part))
        for number, part in enumerate(parts)
    )
