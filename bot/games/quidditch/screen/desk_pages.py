"""The pages behind the desk: messages, positions, substitutions, order, the end; and what is asked twice."""

from collections.abc import Callable, Sequence

from bot.engine.helpers import quotable
from bot.engine.screen import Button, Choice, Menu, Row, Screen, Voice, to_page
from bot.engine.text import Text, text
from bot.games.quidditch import model as m
from bot.games.quidditch.notation import write
from bot.games.quidditch.screen import desk_rulings
from bot.games.quidditch.screen.moves import BACK, back, house_icon, label, words
from bot.games.quidditch.screen.pictures import pitch_picture
from bot.games.quidditch.screen.scene import reading, thirds
from bot.games.quidditch.screen.votes import PROPOSALS, vote_lines, vote_page, vote_row
from bot.games.quidditch.tell.parts import moves
from bot.games.quidditch.view.records import Desk, View

PAGES = ("nachrichten", "positionen", "wechsel", "ordnung", "schluss")


def page(view: View, desk: Desk, voice: Voice, page: str) -> Screen | None:
    """Lay out a page; None where there is no such page now."""
    name, _, rest = page.partition(".")
    if name in _TWICE:
        return _ask_twice(view, desk, name, rest)
    if name == "teilrunden" and desk.teilrunden:
        return desk_rulings.teilrunden(desk)
    if name == "wiederholen":
        return desk_rulings.repeat(desk, rest)
    if view.report is not None:
        return None
    match name:
        case "nachrichten":
            lines = [reading(note) for note in desk.notes] or [text("quidditch-desk-nothing")]
            return _page(name, lines, desk_rulings.choices(desk))
        case "urteil":
            return desk_rulings.ruling(desk, rest)
        case "positionen":
            return _positions(view, desk, voice, rest)
        case "wechsel":
            return _substitutions(view, desk)
        case "ordnung":
            return _order(desk)
        case "schluss":
            lines = [text("quidditch-desk-schluss-help"), *vote_lines(view.consent)]
            return _page(name, lines, (vote_row(),))
        case "einig" if rest in PROPOSALS:
            return vote_page(view.consent, rest, "schiri", "schluss")
    return None


def _page(name: str, lines: Sequence[Text], rows: tuple[Row, ...]) -> Screen:
    return Screen(text(f"quidditch-desk-{name}"), tuple(lines), rows=(*rows, (BACK,)), tone="now")


# -- what cannot be undone by a press is asked about -------------------------------------------------------------------

_TWICE: dict[str, Callable[[str], m.QuidditchAction]] = {
    "anpfiff": lambda seat: m.Schritt(was="anpfiff"),
    "ende": lambda seat: m.Schritt(was="ende"),
    "ausschluss": lambda seat: m.Ausschluss(seat=seat),
    "wuerfelbetrug": lambda seat: m.Wuerfelbetrug(seat=seat),
}


def _ask_twice(view: View, desk: Desk, name: str, seat: str) -> Screen | None:
    personal = name in ("ausschluss", "wuerfelbetrug")
    able = desk.uncaught if name == "wuerfelbetrug" else desk.seats
    if personal != (seat in able) or (view.report is not None and name != "wuerfelbetrug"):
        return None
    question = text(f"quidditch-twice-{name}", seat=seat) if personal else text(f"quidditch-twice-{name}")
    move, why = write(_TWICE[name](seat)), None
    if name == "ausschluss":  # the form behind it asks for the reason
        move, why = f"{move}:", text("quidditch-ask-ausschluss")
    sure = Button(move, text(f"quidditch-sure-{name}"), "danger", ask=why)
    before = "ordnung" if personal and view.report is None else ""
    return Screen(text("quidditch-twice"), (question,), rows=((sure, back(before)),), tone="bad")


# -- positions and possession ------------------------------------------------------------------------------------------


def _positions(view: View, desk: Desk, voice: Voice, seat: str) -> Screen:
    if seat in desk.here:
        places: tuple[m.Third, ...] = (2, 1, 0)
        buttons = [Button(write(m.Stelle(seat=seat, third=one)), words(view.letters[one])) for one in places]
        buttons.append(Button(write(m.Stelle(seat=seat, third=None)), text("quidditch-button-nowhere")))
        lines = (text("quidditch-desk-place", seat=seat),)
        return Screen(
            text("quidditch-desk-positionen"), lines, rows=(tuple(buttons), (back("positionen"),)), tone="now"
        )
    rows: list[Row] = []
    movable = [one for one in desk.here if m.role_of(one) != "Hüter"]
    if movable:
        choices = tuple(Choice(to_page(f"positionen.{one}"), words(one)) for one in movable)
        rows.append(Menu("wen", text("quidditch-desk-place-whom"), choices))
    jaeger = [one for one in desk.here if m.role_of(one) == "Jäger"]
    if jaeger:
        choices = tuple(Choice(write(m.Besitz(seat=one)), words(one)) for one in jaeger)
        rows.append(Menu("besitz", text("quidditch-desk-possession"), choices))
    here = thirds(view, view.pitch) if view.pitch else []
    picture = pitch_picture(view, view.pitch, voice) if view.pitch and view.round else None
    heading = text("quidditch-desk-positionen")
    return Screen(heading, tuple(here or [text("quidditch-desk-nothing")]), picture, rows=(*rows, (BACK,)), tone="now")


# -- people ------------------------------------------------------------------------------------------------------------


def _substitutions(view: View, desk: Desk) -> Screen:
    lines: list[Text] = []
    rows: list[Row] = []
    for request in desk.requests:
        house = text(f"quidditch-haus-{request.house}")
        lines.append(
            text("quidditch-tell-asked", house=house, changes=moves(request.changes), why=quotable(request.grund))
        )
        if request.wann is not None:
            lines.append(text(f"quidditch-tell-granted-{request.wann}", house=house))
        answers = [f"bescheid {request.house} {wann}" for wann in ("jetzt", "pause", "halbzeit", "nein")]
        rows.append(tuple(Button(move, label(move)) for move in answers))
    for letter, used in zip(view.houses, desk.substituted, strict=True):
        if used:
            lines.append(text("quidditch-desk-substituted", house=text(f"quidditch-haus-{letter}")))
    rows += [_move_up(desk, seat) for seat in desk.away if m.role_of(seat) in ("Hüter", "Sucher")][:2]
    return _page("wechsel", lines or [text("quidditch-desk-no-request")], tuple(rows))


def _move_up(desk: Desk, empty: str) -> Menu:
    able = [one for one in desk.here if one[0] == empty[0] and m.role_of(one) in ("Jäger", "Treiber")]
    choices = tuple(Choice(write(m.Aufruecken(seat=one, to=empty)), words(one)) for one in able)
    stay = Choice(to_page("wechsel"), text("quidditch-button-nowhere"))
    return Menu(f"auf{len(empty)}{empty[0]}", text("quidditch-desk-move-up", seat=empty), choices or (stay,))


def _order(desk: Desk) -> Screen:
    lines = [text("quidditch-desk-ordnung-help")]
    rows: list[Row] = []
    if desk.absence:
        lines.insert(0, text("quidditch-step-absence", seat=desk.absence.seat))
        rows.append((Button(write(m.Zurueck()), label(write(m.Zurueck())), "success"),))
    gone = tuple(Choice(write(m.Fehlt(seat=seat)), words(seat), icon=house_icon(seat)) for seat in desk.here)
    rows.append(Menu("fehlt", text("quidditch-desk-fehlt"), gone))
    for name, seats in (("ausschluss", desk.here), ("wuerfelbetrug", desk.uncaught)):
        choices = tuple(Choice(to_page(f"{name}.{seat}"), words(seat), icon=house_icon(seat)) for seat in seats)
        rows.append(Menu(name, text(f"quidditch-desk-{name}"), choices))
    return _page("ordnung", lines, tuple(rows))
