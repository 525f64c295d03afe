"""What people write: commands, letters, names, chatter. Clauses: Q3.1-Q3.3, Q4, Q5.2, Q5.4.3, Q9.2, Q12.1, Q12.11."""

from bot.engine.model import Refused, refuse
from bot.engine.seats import Seat
from bot.engine.text import text
from bot.games.quidditch import events as e
from bot.games.quidditch.model import DICE, MIDDLE, Third, house_of
from bot.games.quidditch.rules import course, opening, resolve
from bot.games.quidditch.rules.fold_course import TEILRUNDEN
from bot.games.quidditch.rules.judge import judge
from bot.games.quidditch.rules.turn import Turn
from bot.games.quidditch.rules.verdict import Accepted, Verdict, named
from bot.games.quidditch.state import State
from bot.games.quidditch.words import Letter, Name, Order, Slip, clean, read

TALKING = ("vor", "chat", "halbzeit", "pause", "aus")
"""Phases in which everybody may write anything (Q5.8.1)."""
_FINAL = ("korrektur-zu-spaet", "zu-spaet", "erst-wuerfeln")


def wrote(turn: Turn, seat: Seat, message: str) -> None:
    """Judge a player's message; it is never refused, only found valid, invalid or chatter."""
    words = clean(message)
    if words == DICE:
        rolled(turn, seat)
        return
    resolve.catch_up(turn)
    reading = read(words)
    if turn.state.phase in TALKING or reading is None:
        _chatter(turn, seat, words)
        return
    match reading:
        case Letter():
            grund = letter(turn, seat, reading.letter)
        case Name():
            grund = name(turn, seat, reading)
        case Slip():
            late = _verdict(turn, seat, reading.meant) if reading.meant else None
            grund = "zu-spaet" if late == "zu-spaet" else reading.grund
        case Order():
            grund = command(turn, seat, words, reading)
    if grund is not None:
        word = reading.word if isinstance(reading, Order | Slip) else None
        fixable = grund not in _FINAL
        turn.do(e.Ungueltig, seat=seat, text=words, word=word, grund=grund, korrigierbar=fixable)


def _chatter(turn: Turn, seat: Seat | None, words: str) -> None:
    turn.do(e.Geredet, seat=seat, text=words[:200], stoert=_quiet(turn.state))


def _quiet(state: State) -> bool:
    """Tell whether chatter disturbs: not in the chat, nor while everybody waits for somebody (Q7.2)."""
    return state.phase not in TALKING and state.absence is None and state.options.geschwaetz != "aus"


def spectator(turn: Turn, message: str) -> Refused | None:
    """Note a spectator who writes after Chatende; a message without a time was written by nobody (Q9.2)."""
    if turn.when == 0 or not _quiet(turn.state):
        return refuse("quidditch-spectator")
    _chatter(turn, None, clean(message))
    return None


def rolled(turn: Turn, seat: Seat) -> None:
    """Roll for what the seat owes; otherwise it is just a roll."""
    resolve.catch_up(turn)
    if turn.state.phase == "quaffelwurf" and seat in opening.quaffel_owed(turn.state):
        opening.roll_for_quaffel(turn, seat)
    else:
        resolve.roll(turn, seat)


# -- commands ----------------------------------------------------------------------------------------------------------


def command(turn: Turn, seat: Seat, words: str, order: Order) -> str | None:
    """Carry a command out, or return the code of the reason why not."""
    verdict = _verdict(turn, seat, order)
    if isinstance(verdict, str):
        return verdict
    if turn.state.chain(verdict.kette) is None and verdict.kette:  # it was in time, only the bot was slow
        turn.do(e.Entschieden, was="rechtzeitig", seat=seat, text=words)
    obey(turn, seat, words, order, verdict)
    return None


def _verdict(turn: Turn, seat: Seat, order: Order) -> Verdict:
    """Judge now, and where the time for an answer has just run out, as of before it did."""
    verdict = judge(turn.state, seat, order, turn.when)
    if isinstance(verdict, str) and turn.state.lapsed and order.word in ("Abblocken", "Halten"):
        earlier = judge(turn.state.lapsed, seat, order, turn.when)
        return earlier if isinstance(earlier, Accepted) or earlier == "zu-spaet" else verdict
    return verdict


def obey(turn: Turn, seat: Seat, words: str, order: Order, verdict: Accepted) -> None:
    """Write a valid command down."""
    new = 0 if order.word == "Fliegen" else turn.state.serial + 1
    turn.do(
        e.Befohlen,
        seat=seat,
        text=words,
        word=order.word,
        ziel=verdict.ziel,
        nach=verdict.nach,
        kette=verdict.kette or new,
        klatscher=verdict.klatscher,
        after_ms=verdict.after_ms,
    )


# -- letters and names -------------------------------------------------------------------------------------------------


def letter(turn: Turn, seat: Seat, sign: str, *, mild: bool = False) -> str | None:
    """Take a letter as position or as choice of the goal third, or return why not."""
    state = turn.state
    sign = sign.upper() if mild else sign
    third = state.third_of(sign)
    if third is None and state.third_of(sign.upper()) is not None:
        return "gross-klein"
    if state.phase == "drittel":
        if seat != opening.choosing_captain(state):
            return "nicht-dran"
        if third is None or third == MIDDLE:
            return "drittel-t-h"
        opening.choose_third(turn, third)
        return None
    if not state.phase.startswith("pos-"):
        return "nicht-jetzt"
    grund = _wrong_position(state, seat, third)
    if grund is None:
        turn.do(e.Gestellt, seat=seat, third=third, letter=sign)
    return grund


def _wrong_position(state: State, seat: Seat, third: Third | None) -> str | None:
    player = state.player(seat)
    if seat not in course.missing(state):
        asked = player is not None and player.here and f"pos-{player.role.replace('ä', 'ae').lower()}" == state.phase
        return "position-schon" if asked and seat != state.named else "nicht-dran"
    if third is None:
        return "kein-drittel"
    return "sucher-nicht-m" if player and player.role == "Sucher" and third == MIDDLE else None


def name(turn: Turn, seat: Seat, reading: Name) -> str | None:
    """Take a captain's naming: the Quaffel-Jäger, who throws a Freiwurf, a missing position (Q12.11)."""
    state, house = turn.state, house_of(seat)
    meant = named(state, reading.nick)
    if meant is None:
        return "name-unbekannt"
    naming = state.phase == "besitz" or state.freiwurf is not None or state.phase.startswith("pos-")
    if not naming:
        return "nicht-jetzt"
    if state.captain(house) != seat:
        return "nur-kapitaen"
    if meant.house != house:
        return "eigene-leute"
    if reading.letter is not None:
        return _place(turn, meant.seat, reading.letter)
    return _choose(turn, meant.seat)


def _place(turn: Turn, seat: Seat, sign: str) -> str | None:
    if not turn.state.phase.startswith("pos-"):
        return "nicht-jetzt"
    third = turn.state.third_of(sign)
    grund = _wrong_position(turn.state, seat, third)
    if grund is None:
        turn.do(e.Gestellt, seat=seat, third=third, von="kapitaen", letter=sign)
    return grund


def _choose(turn: Turn, seat: Seat) -> str | None:
    state = turn.state
    if state.freiwurf:
        if state.freiwurf.house != house_of(seat):
            return "nicht-dran"
        able = [one for one in state.team(house_of(seat), "Jäger") if one.here]
        active = [one for one in able if one.active] or able
        if state.chains or seat not in [one.seat for one in active]:
            return "freiwurf-schuetze"
        turn.do(e.FreiwurfSchuetze, seat=seat)
        return None
    if state.phase != "besitz" or state.besitz != house_of(seat):
        return "nicht-dran" if state.phase == "besitz" else "nicht-jetzt"
    if seat not in [one.seat for one in course.candidates(state)]:
        return "quaffel-jaeger"
    turn.do(e.QuaffelBei, seat=seat, wie="ernannt")
    return None


# -- whispers ----------------------------------------------------------------------------------------------------------


def is_whisper(message: str) -> bool:
    """Tell whether words can be meant for the referee, right or wrong."""
    words = clean(message)
    return opening.is_xp(words) or words.lower() == "aufheben" or isinstance(read(words), Name)


def whispered(turn: Turn, seat: Seat, message: str) -> Refused | None:
    """Take what a player whispers to the referee; unlike a message it gets an answer. Captains only (Q1.3)."""
    words = clean(message)
    if words.lower() == "aufheben":
        return _keep(turn, seat)
    if opening.is_xp(words):
        return opening.give_xp(turn, seat, words)
    captain = turn.state.captain(house_of(seat))
    if captain is None:
        return refuse("quidditch-no-captain", house=text(f"quidditch-haus-{house_of(seat)}"))
    if captain != seat:
        return refuse("quidditch-whisper-captain", seat=captain)
    reading = read(words)
    if not isinstance(reading, Name):
        return refuse("quidditch-whisper-what")
    grund = name(turn, seat, reading)
    return refuse("quidditch-whisper-not", reason=text(f"quidditch-grund-{grund}")) if grund else None


def _keep(turn: Turn, seat: Seat) -> Refused | None:
    """Keep a caught Klatscher; in a cup match a no would tell that it was not caught (Q3.6)."""
    ball = turn.state.kept_by(seat) if turn.state.phase in TEILRUNDEN else None
    if ball is not None and not ball.kept:
        turn.do(e.Aufgehoben, seat=seat)
    elif turn.state.cup:
        turn.do(e.Geredet, seat=seat, text="Aufheben", stoert=False)
    else:
        return refuse("quidditch-keep-already" if ball else "quidditch-keep-none")
    return None
