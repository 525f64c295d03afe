"""Moves as controls: what can be pressed, in rows of buttons or one menu."""

from collections.abc import Iterable, Mapping

from bot.engine.helpers import flag
from bot.engine.screen import Button, Choice, Menu, Row, Style, to_page
from bot.engine.seats import Seat
from bot.engine.text import Text, text
from bot.games.quidditch import model as m
from bot.games.quidditch.notation import read
from bot.games.quidditch.view.records import View

MOST_BUTTONS = 15


def back(page: str = "") -> Button:
    """Lead back to the page from which one came, in the same place."""
    return Button(to_page(page), text("quidditch-button-back"))


BACK = back()


def house_icon(seat: Seat) -> str:
    """Return the drawn sign of a seat's house."""
    return f"house_{seat[0].lower()}"


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
            choice = flag(action.ja)
            return text("quidditch-button-vote", was=text(f"quidditch-einig-{action.was}"), choice=choice)
        case m.Wrote() | m.Whispered():
            return words(action.text)
    return words(move)


def folly(view: View, seat: Seat, move: str) -> str | None:
    """Name what is legal and foolish about a move (Q3.4): it is offered last, and says so."""
    action = read(move)
    if not isinstance(action, m.Wrote):
        return None
    word, _, target = action.text.partition(" ")
    own = target[:1] == m.house_of(seat)
    if word == "Pass" and not own:
        return "pass"
    if word in ("Klatscherwurf", "Klatscherabwurf") and own:
        return "klatscher"
    people = view.pitch.people if view.pitch is not None and not view.pitch.freiwurf else ()
    here = next((one.third for one in people if one.seat == seat), None)
    if word == "Torwurf" and here is not None and view.letters[here] == m.house_of(seat):
        return "torwurf"
    return None


def sorted_out(view: View, offers: Iterable[tuple[Seat, Iterable[str]]]) -> dict[str, str | None]:
    """List moves with what is foolish about them, the sensible ones first; what is sensible for one is no folly."""
    found: dict[str, str | None] = {}
    for seat, moves in offers:
        for move in moves:
            foolish = folly(view, seat, move)
            found[move] = foolish if found.get(move, foolish) else None
    return dict(sorted(found.items(), key=lambda item: item[1] is not None))


def style(move: str) -> Style:
    """Make rolling stand out and waiving step back."""
    if move == "2w6":
        return "success"
    return "secondary" if move in ("verzicht", "bereit") else "primary"


def controls(moves: Mapping[str, str | None], prompt: Text, key: str = "befehl") -> tuple[Row, ...]:
    """Lay moves out: a few as buttons, many as a menu."""
    unique = list(moves)
    if len(unique) <= MOST_BUTTONS:
        buttons = [_button(move, foolish) for move, foolish in moves.items()]
        return tuple(tuple(buttons[place : place + 5]) for place in range(0, len(buttons), 5))
    parts = [unique[place : place + 25] for place in range(0, len(unique), 25)][:4]
    return tuple(
        Menu(f"{key}{number}", prompt, tuple(Choice(move, _label(move, moves[move])) for move in part))
        for number, part in enumerate(parts)
    )


def _button(move: str, foolish: str | None) -> Button:
    if foolish:
        return Button(move, _label(move, foolish), "secondary")
    return Button(move, label(move), style(move), "🎲" if move == "2w6" else None)


def _label(move: str, foolish: str | None) -> Text:
    return text(f"quidditch-folly-{foolish}", move=label(move)) if foolish else label(move)
