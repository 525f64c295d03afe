"""The referees' desk: next step, what the bot understood, rulings, positions, substitutions, order (Q1.4, Q7, Q8)."""

from collections.abc import Sequence

from bot.engine.screen import Button, Choice, Menu, Row, Screen, turn
from bot.engine.text import Text, text
from bot.games.quidditch import model as m
from bot.games.quidditch.notation import write
from bot.games.quidditch.screen.moves import controls, label
from bot.games.quidditch.screen.public import head_lines, heading
from bot.games.quidditch.state import Note
from bot.games.quidditch.view import Desk, View

_PAGES = ("nachrichten", "urteile", "positionen", "wechsel", "ordnung")
_BACK = Button(turn(""), text("quidditch-button-back"))


def desk(view: View, desk: Desk, page: str) -> Screen:
    """Lay out a page of the desk."""
    if view.report is not None:
        return Screen(heading(view), (view.report.text,), tone="good")
    name, _, seat = page.partition(".")
    match name:
        case "nachrichten":
            return _page(name, [_note(note) for note in desk.notes] or [text("quidditch-desk-nothing")], ())
        case "urteile":
            return _rulings(desk)
        case "positionen":
            return _positions(view, desk, seat)
        case "wechsel":
            return _substitutions(desk)
        case "ordnung":
            return _order(desk)
    return _front(view, desk)


def _front(view: View, desk: Desk) -> Screen:
    lines = head_lines(view)
    if view.phase == "vor":
        xp = ", ".join(f"{seat} {points}" for seat, points in desk.xp)
        lines.append(text("quidditch-desk-xp", xp=xp or "–"))
    if desk.missing:
        lines.append(text("quidditch-desk-missing", seats=", ".join(desk.missing)))
    if desk.open:
        lines.append(text("quidditch-desk-open", what=", ".join(desk.open)))
    lines += [_note(note) for note in desk.notes[-5:]]
    first = tuple(
        Button(move, label(move), "primary" if place == 0 else "secondary") for place, move in enumerate(desk.moves[:5])
    )
    rows: list[Row] = [first] if first else []
    if len(desk.moves) > 5:
        rows += controls(desk.moves[5:30], text("quidditch-prompt-more"), "mehr")
    rows.append(tuple(Button(turn(page), text(f"quidditch-desk-{page}")) for page in _PAGES))
    return Screen(heading(view), tuple(lines), rows=tuple(rows), tone="now")


def _note(note: Note) -> Text:
    if not note.grund:
        if note.after_ms is None:
            return text("quidditch-note-valid", seat=note.seat, command=note.text[:60])
        seconds = round(note.after_ms / 1000, 1)
        return text("quidditch-note-answer", seat=note.seat, command=note.text[:60], seconds=seconds)
    why, fix = text(f"quidditch-grund-{note.grund}"), "yes" if note.korrigierbar else "no"
    return text("quidditch-tell-invalid", seat=note.seat, command=note.text[:60], why=why, fix=fix)


def _page(name: str, lines: Sequence[Text], rows: tuple[Row, ...]) -> Screen:
    return Screen(text(f"quidditch-desk-{name}"), tuple(lines), rows=(*rows, (_BACK,)))


def _rulings(desk: Desk) -> Screen:
    lines = [text("quidditch-desk-no-last")]
    if desk.last:
        seat, words, valid = desk.last
        lines = [text("quidditch-desk-last", seat=seat, command=words[:60], valid="yes" if valid else "no")]
    actions: list[m.QuidditchAction] = [m.Gilt(), m.GiltNicht(), m.Aus(), m.Wiederholen()]
    return _page("urteile", lines, (tuple(Button(write(one), label(write(one))) for one in actions),))


def _positions(view: View, desk: Desk, seat: str) -> Screen:
    if seat in desk.here:
        thirds: tuple[m.Third, ...] = (0, 1, 2)
        buttons = [
            Button(write(m.Stelle(seat=seat, third=third)), text("quidditch-button-words", words=view.letters[third]))
            for third in thirds
        ]
        buttons.append(Button(write(m.Stelle(seat=seat, third=None)), text("quidditch-button-nowhere")))
        return _page("positionen", [text("quidditch-desk-place", seat=seat)], (tuple(buttons),))
    people = view.pitch.people if view.pitch else ()
    lines = [
        text("quidditch-desk-stands", seats=", ".join(one.name for one in people if one.third == third), letter=letter)
        for third, letter in enumerate(view.letters)
        if any(one.third == third for one in people)
    ]
    out = ", ".join(one.name for one in people if one.out)
    if out:
        lines.append(text("quidditch-desk-out", seats=out))
    movable = [one for one in desk.here if m.role_of(one) != "Hüter"]
    menu = Menu("wen", text("quidditch-desk-place-whom"), _seats(movable, "positionen"))
    jaeger = [one for one in desk.here if m.role_of(one) == "Jäger"]
    rows: list[Row] = [menu] if movable else []
    if jaeger:
        choices = tuple(Choice(write(m.Besitz(seat=one)), _word(one)) for one in jaeger)
        rows.append(Menu("besitz", text("quidditch-desk-possession"), choices))
    return _page("positionen", lines or [text("quidditch-desk-nothing")], tuple(rows))


def _seats(seats: Sequence[str], page: str) -> tuple[Choice, ...]:
    return tuple(Choice(turn(f"{page}.{seat}"), _word(seat)) for seat in seats)


def _word(seat: str) -> Text:
    return text("quidditch-button-words", words=seat)


def _substitutions(desk: Desk) -> Screen:
    lines: list[Text] = []
    rows: list[Row] = []
    for request in desk.requests:
        house = text(f"quidditch-haus-{request.house}")
        changes = ", ".join(f"{come}>{go}" for come, go in request.changes)
        lines.append(text("quidditch-tell-asked", house=house, changes=changes, why=request.grund))
        answers = [f"bescheid {request.house} {wann}" for wann in ("jetzt", "pause", "halbzeit", "nein")]
        rows.append(tuple(Button(move, label(move)) for move in answers))
    rows += [_move_up(desk, seat) for seat in desk.away if m.role_of(seat) in ("Hüter", "Sucher")][:2]
    return _page("wechsel", lines or [text("quidditch-desk-nothing")], tuple(rows))


def _move_up(desk: Desk, empty: str) -> Menu:
    able = [one for one in desk.here if one[0] == empty[0] and m.role_of(one) in ("Jäger", "Treiber")]
    choices = tuple(Choice(write(m.Aufruecken(seat=one, to=empty)), _word(one)) for one in able)
    stay = Choice(turn("wechsel"), text("quidditch-button-nowhere"))
    return Menu(f"auf{len(empty)}{empty[0]}", text("quidditch-desk-move-up", seat=empty), choices or (stay,))


def _order(desk: Desk) -> Screen:
    rows: list[Row] = []
    verbs: tuple[tuple[str, type[m.Fehlt | m.Ausschluss | m.Wuerfelbetrug]], ...] = (
        ("fehlt", m.Fehlt),
        ("ausschluss", m.Ausschluss),
        ("wuerfelbetrug", m.Wuerfelbetrug),
    )
    for key, kind in verbs:
        if desk.here:
            choices = tuple(Choice(write(kind(seat=seat)), _word(seat)) for seat in desk.here)
            rows.append(Menu(key, text(f"quidditch-desk-{key}"), choices))
    votes = [m.Einigung(was=was) for was in ("ende", "pause", "abbruch", "verschieben")]
    rows.append(tuple(Button(write(one), label(write(one))) for one in votes))
    lines = [
        text("quidditch-desk-agreed", was=text(f"quidditch-einig-{was}"), who=", ".join(who))
        for was, who in desk.consent
    ]
    if desk.absence:
        lines.append(text("quidditch-step-absence", seat=desk.absence.seat))
        rows.append((Button(write(m.Zurueck()), label(write(m.Zurueck()))),))
    return _page("ordnung", lines or [text("quidditch-desk-nothing")], tuple(rows))
