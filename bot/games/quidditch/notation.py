"""Every action in writing, with an exact inverse: messages as `"text`, whispers as `'text`, the rest in short words."""

import re
from typing import Any, get_args

from pydantic import ValidationError

from bot.engine.model import Refused, refuse
from bot.engine.screen import TO_PAGE
from bot.games.quidditch import model as m

_SEAT = r"[GHRS](?:Hüter|Sucher|Jäger[123]|Treiber[12])"
_BARE: dict[str, m.QuidditchAction] = {
    "2w6": m.Roll(),
    "bereit": m.Bereit(),
    "verzicht": m.Verzicht(),
    "gilt": m.Gilt(),
    "gilt nicht": m.GiltNicht(),
    "aus": m.Aus(),
    "versäumt": m.Versaeumt(),
    "wiederholen": m.Wiederholen(),
    "zurück": m.Zurueck(),
    **{f"schritt {name}": m.Schritt(was=name) for name in get_args(m.Schrittname)},
}
_WORD_OF = {action: word for word, action in _BARE.items()}
_SEATED: dict[str, type[Any]] = {
    "kapitän": m.Kapitaen,
    "besitz": m.Besitz,
    "fehlt": m.Fehlt,
    "gilt": m.Gilt,
    "gilt nicht": m.GiltNicht,
    "ausschluss": m.Ausschluss,
    "ersetzt": m.Ersetzt,
    "würfelbetrug": m.Wuerfelbetrug,
}
_VERB_OF = {kind: verb for verb, kind in _SEATED.items()}
_ONE_SEAT = re.compile(rf"({'|'.join(_SEATED)}) ({_SEAT})")
_RULING = re.compile(rf"(gilt|gilt nicht) ({_SEAT}) (0|[1-9][0-9]{{0,3}})")
_WIEDERHOLEN = re.compile(r"wiederholen ([1-9][0-9]?) (treiber|jaeger|sucher)")
_STELLE = re.compile(rf"stelle ({_SEAT}) ([TMH-])")
_AUFRUECKEN = re.compile(rf"aufrücken ({_SEAT})>({_SEAT})")
_BESCHEID = re.compile(r"bescheid ([GHRS]) (jetzt|pause|halbzeit|nein)")
_EINIGUNG = re.compile(r"(ja|nein) (ende|pause|abbruch|verschieben)")
_WEITER = re.compile(r"weiter (0|[1-9][0-9]{0,15})")
_GEZEIGT = re.compile(r"gezeigt (0|[1-9][0-9]{0,15})")
_MOVE = rf"(?:{_SEAT}>-|\+>{_SEAT}|{_SEAT}>{_SEAT})"
_WECHSEL = re.compile(rf"wechsel ({_MOVE}(?: {_MOVE}){{0,5}}): (\S.*)")
_WURF = re.compile(rf"würfelbetrug ({_SEAT}) wurf ([1-9][0-9]{{0,8}})")
_AUSSCHLUSS = re.compile(rf"ausschluss ({_SEAT}): (\S.*)")
_THIRDS: dict[str, Any] = {"T": 0, "M": 1, "H": 2, "-": None}
_LETTER_OF = {third: letter for letter, third in _THIRDS.items()}


TIMELESS = (
    TO_PAGE,
    "'XP ",
    "kapitän ",
    "wechsel",
    "ja ",
    "nein ",
    "fehlt ",
    "ausschluss ",
    "würfelbetrug ",
    "bescheid ",
    "aufrücken ",
    "stelle ",
    "besitz ",
)


def timeless(move: str) -> bool:
    """Tell whether a move means the same whatever happened since it was offered: it names all it is about."""
    return move.startswith(TIMELESS) or move == "'XP"


def write(action: m.QuidditchAction) -> str:
    """Write an action."""
    match action:
        case m.Wrote():
            return '"' + action.text
        case m.Whispered():
            return "'" + action.text
        case m.Gezeigt():
            return f"gezeigt {action.at}"
        case m.Weiter():
            return f"weiter {action.dauer}"
        case m.Stelle():
            return f"stelle {action.seat} {_LETTER_OF[action.third]}"
        case m.Aufruecken():
            return f"aufrücken {action.seat}>{action.to}"
        case m.Bescheid():
            return f"bescheid {action.house} {action.wann}"
        case m.Einigung():
            return f"{'ja' if action.ja else 'nein'} {action.was}"
        case m.Wechsel():
            moves = " ".join(f"{come}>{go}" for come, go in action.moves)
            return f"wechsel {moves}: {action.grund}"
        case m.Wuerfelbetrug() if action.wurf:
            return f"würfelbetrug {action.seat} wurf {action.wurf}"
        case m.Ausschluss() if action.grund:
            return f"ausschluss {action.seat}: {action.grund}"
        case m.Kapitaen() | m.Besitz() | m.Fehlt() | m.Ausschluss() | m.Ersetzt() | m.Wuerfelbetrug():
            return f"{_VERB_OF[type(action)]} {action.seat}"
        case m.Gilt() | m.GiltNicht() if action.seat is not None:
            number = "" if action.nr is None else f" {action.nr}"
            return f"{_VERB_OF[type(action)]} {action.seat}{number}"
        case m.Wiederholen() if action.round is not None:
            return f"wiederholen {action.round} {action.phase}"
        case _:
            return _WORD_OF[action]


def read(source: str) -> m.QuidditchAction | Refused:
    """Read an action; what people typed is taken as it is, the rules judge it."""
    try:
        found = _read(source)
    except ValidationError:
        return refuse("quidditch-too-long")
    return found or refuse("quidditch-not-understood")


def _read(source: str) -> m.QuidditchAction | None:
    if source in _BARE:
        return _BARE[source]
    if source[:1] in ('"', "'") and len(source) > 1:
        return m.Wrote(text=source[1:]) if source[0] == '"' else m.Whispered(text=source[1:])
    if found := _ONE_SEAT.fullmatch(source):
        action: m.QuidditchAction = _SEATED[found[1]](seat=found[2])
        return action
    if found := _RULING.fullmatch(source):
        ruling: m.QuidditchAction = _SEATED[found[1]](seat=found[2], nr=int(found[3]))
        return ruling
    if found := _WIEDERHOLEN.fullmatch(source):
        return m.Wiederholen.model_validate({"round": int(found[1]), "phase": found[2]})
    if found := _STELLE.fullmatch(source):
        return m.Stelle(seat=found[1], third=_THIRDS[found[2]])
    if found := _AUFRUECKEN.fullmatch(source):
        return m.Aufruecken(seat=found[1], to=found[2])
    if found := _BESCHEID.fullmatch(source):
        return m.Bescheid.model_validate({"house": found[1], "wann": found[2]})
    if found := _EINIGUNG.fullmatch(source):
        return m.Einigung.model_validate({"was": found[2], "ja": found[1] == "ja"})
    if found := _GEZEIGT.fullmatch(source):
        return m.Gezeigt(at=int(found[1]))
    if found := _WEITER.fullmatch(source):
        return m.Weiter(dauer=int(found[1]))
    if found := _WECHSEL.fullmatch(source):
        moves = tuple((come, go) for come, _, go in (move.partition(">") for move in found[1].split(" ")))
        return m.Wechsel(moves=moves, grund=found[2])
    if found := _WURF.fullmatch(source):
        return m.Wuerfelbetrug(seat=found[1], wurf=int(found[2]))
    if found := _AUSSCHLUSS.fullmatch(source):
        return m.Ausschluss(seat=found[1], grund=found[2])
    return None
