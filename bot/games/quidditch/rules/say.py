"""What people write: commands, letters, names, chatter. Clauses: Q3.1-Q3.3, Q4, Q5.2, Q5.4.3, Q9.2, Q12.1, Q12.11."""

from bot.engine.model import Refused, refuse
from bot.engine.seats import Seat
from bot.engine.text import text
from bot.games.quidditch import events as e
from bot.games.quidditch.model import DICE, MIDDLE, Third, house_of
from bot.games.quidditch.rules import course, opening, resolve
from bot.games.quidditch.rules.decision import Decision
from bot.games.quidditch.rules.judge import judge
from bot.games.quidditch.rules.verdict import Accepted, Verdict, named
from bot.games.quidditch.state import TEILRUNDEN, State
from bot.games.quidditch.words import Command, Letter, Name, Slip, clean, read

TALKING = ("vor", "chat", "halbzeit", "pause", "aus")
"""Phases in which everybody may write anything (Q5.8.1)."""
_FINAL = ("korrektur-zu-spaet", "zu-spaet", "erst-wuerfeln")
_VOID = ("halten-zu-frueh", "abfangen-laeuft", "keine-teilrunde", "unterbrochen")
"""What is written too early spends nothing and may be written again, roll or no roll (Q13.9)."""


def wrote(decision: Decision, seat: Seat, message: str) -> None:
    """Judge a player's message; it is never refused, only found valid, invalid or chatter."""
    words = clean(message)
    if words == DICE:
        rolled(decision, seat)
        return
    reading = read(words)
    if decision.state.phase in TALKING or reading is None:
        _chatter(decision, seat, words)
        return
    early = False
    match reading:
        case Letter():
            grund = letter(decision, seat, reading.letter)
        case Name():
            grund = name(decision, seat, reading)
        case Slip():
            meant = _verdict(decision, seat, reading.meant or Command(reading.word))
            early = meant in _VOID
            grund = "zu-spaet" if meant == "zu-spaet" else reading.grund
        case Command():
            grund = _carry_out(decision, seat, words, reading)
    if grund is not None:
        word = reading.word if isinstance(reading, Command | Slip) else None
        if early or grund in _VOID:
            word = None
        fixable = grund not in _FINAL
        decision.do(e.Ungueltig, seat=seat, text=words, word=word, grund=grund, korrigierbar=fixable)


def _chatter(decision: Decision, seat: Seat | None, words: str) -> None:
    decision.by = ""  # nothing can follow from it
    disturbs = _quiet(decision.state)
    decision.do(e.Geredet, seat=seat, text=words[:200] if disturbs else "", stoert=disturbs)


def _quiet(state: State) -> bool:
    """Tell whether chatter disturbs: not in the chat, nor while everybody waits for somebody (Q7.2)."""
    return state.phase not in TALKING and state.absence is None and state.options.geschwaetz != "aus"


def spectator(decision: Decision, message: str) -> Refused | None:
    """Note a spectator who writes after Chatende; a message without a time was written by nobody (Q9.2)."""
    if decision.when == 0 or not _quiet(decision.state):
        return refuse("quidditch-spectator")
    _chatter(decision, None, clean(message))
    return None


def rolled(decision: Decision, seat: Seat) -> None:
    """Roll for what the seat owes; otherwise it is just a roll."""
    if decision.state.phase == "quaffelwurf" and seat in opening.quaffel_owed(decision.state):
        opening.roll_for_quaffel(decision, seat)
    else:
        resolve.roll(decision, seat)


# -- commands ----------------------------------------------------------------------------------------------------------


def _carry_out(decision: Decision, seat: Seat, words: str, command: Command) -> str | None:
    """Carry a command out, or return the code of the reason why not."""
    verdict = _verdict(decision, seat, command)
    if isinstance(verdict, str):
        return verdict
    if decision.state.chain(verdict.kette) is None and verdict.kette:  # it was in time, only the bot was slow
        decision.do(e.Entschieden, was="rechtzeitig", seat=seat, text=words)
    obey(decision, seat, words, command, verdict)
    return None


def _verdict(decision: Decision, seat: Seat, command: Command) -> Verdict:
    """Judge now, and where the time for an answer has just run out, as of before it did."""
    verdict = judge(decision.state, seat, command, decision.when)
    if isinstance(verdict, str) and decision.state.lapsed and command.word in ("Abblocken", "Halten"):
        earlier = judge(decision.state.lapsed, seat, command, decision.when)
        return earlier if isinstance(earlier, Accepted) or earlier == "zu-spaet" else verdict
    return verdict


def obey(decision: Decision, seat: Seat, words: str, command: Command, verdict: Accepted) -> None:
    """Write a valid command down."""
    new = 0 if command.word == "Fliegen" else decision.state.serial + 1
    decision.do(
        e.Befohlen,
        seat=seat,
        text=words,
        word=command.word,
        ziel=verdict.ziel,
        nach=verdict.nach,
        kette=verdict.kette or new,
        klatscher=verdict.klatscher,
        after_ms=verdict.after_ms,
    )


# -- letters and names -------------------------------------------------------------------------------------------------


def letter(decision: Decision, seat: Seat, sign: str, *, mild: bool = False) -> str | None:
    """Take a letter as position or as choice of the goal third, or return why not."""
    state = decision.state
    sign = sign.upper() if mild else sign
    third = state.third_of(sign)
    if third is None and state.third_of(sign.upper()) is not None:
        return "gross-klein"
    if state.phase == "drittel":
        if seat != opening.choosing_captain(state):
            return "nicht-dran"
        if third is None or third == MIDDLE:
            return "drittel-t-h"
        opening.choose_third(decision, third)
        return None
    if not state.phase.startswith("pos-"):
        return "nicht-jetzt"
    grund = _wrong_position(state, seat, third)
    if grund is None:
        decision.do(e.Gestellt, seat=seat, third=third, letter=sign)
    return grund


def _wrong_position(state: State, seat: Seat, third: Third | None) -> str | None:
    player = state.player(seat)
    if seat not in course.missing(state):
        asked = player is not None and player.here and f"pos-{player.role.replace('ä', 'ae').lower()}" == state.phase
        return "position-schon" if asked and seat != state.named else "nicht-dran"
    if third is None:
        return "kein-drittel"
    return "sucher-nicht-m" if player and player.role == "Sucher" and third == MIDDLE else None


def name(decision: Decision, seat: Seat, reading: Name) -> str | None:
    """Take a captain's naming: the Quaffel-Jäger, who throws a Freiwurf, a missing position (Q12.11)."""
    state = decision.state
    house = house_of(seat)
    meant = named(state, reading.nick)
    if meant is None:
        return "name-unbekannt"
    naming = course.unnamed(state) or state.phase in ("besitz", *course.POSITIONS) or state.freiwurf is not None
    if not naming:
        return "nicht-jetzt"
    if state.captain(house) != seat:
        return "nur-kapitaen"
    if meant.house != house:
        return "eigene-leute"
    if reading.letter is not None:
        return _place(decision, meant.seat, reading.letter)
    return _choose(decision, meant.seat)


def _place(decision: Decision, seat: Seat, sign: str) -> str | None:
    if not decision.state.phase.startswith("pos-"):
        return "nicht-jetzt"
    third = decision.state.third_of(sign)
    grund = _wrong_position(decision.state, seat, third)
    if grund is None:
        decision.do(e.Gestellt, seat=seat, third=third, von="kapitaen", letter=sign)
    return grund


def _choose(decision: Decision, seat: Seat) -> str | None:
    state = decision.state
    if state.freiwurf:
        if state.freiwurf.house != house_of(seat):
            return "nicht-dran"
        able = [one for one in state.team(house_of(seat), "Jäger") if one.here]
        active = [one for one in able if one.active] or able
        if state.chains or seat not in [one.seat for one in active]:
            return "freiwurf-schuetze"
        decision.do(e.FreiwurfSchuetze, seat=seat)
        return None
    if state.phase != "besitz" and not course.unnamed(state):
        return "nicht-jetzt"
    able = course.candidates(state)
    if not any(one.house == house_of(seat) for one in able):
        return "nicht-dran"
    if seat not in [one.seat for one in able]:
        return "quaffel-jaeger"
    decision.do(e.QuaffelBei, seat=seat, wie="ernannt")
    return None


# -- whispers ----------------------------------------------------------------------------------------------------------


def is_whisper(message: str) -> bool:
    """Tell whether words can be meant for the referee, right or wrong."""
    words = clean(message)
    return opening.is_xp(words) or words.lower() == "aufheben" or isinstance(read(words), Name)


def whispered(decision: Decision, seat: Seat, message: str) -> Refused | None:
    """Take what a player whispers to the referee; unlike a message it gets an answer. Captains only (Q1.3)."""
    words = clean(message)
    if words.lower() == "aufheben":
        return _keep(decision, seat)
    if opening.is_xp(words):
        return opening.give_xp(decision, seat, words)
    captain = decision.state.captain(house_of(seat))
    if captain is None:
        return refuse("quidditch-no-captain", house=text(f"quidditch-haus-{house_of(seat)}"))
    if captain != seat:
        return refuse("quidditch-whisper-captain", seat=captain)
    reading = read(words)
    if not isinstance(reading, Name):
        return refuse("quidditch-whisper-what")
    grund = name(decision, seat, reading)
    return refuse("quidditch-whisper-not", reason=text(f"quidditch-grund-{grund}")) if grund else None


def _keep(decision: Decision, seat: Seat) -> Refused | None:
    """Keep a caught Klatscher; in a cup match a no would tell that it was not caught (Q3.6)."""
    ball = decision.state.kept_by(seat) if decision.state.phase in TEILRUNDEN else None
    if ball is not None and not ball.kept:
        decision.do(e.Aufgehoben, seat=seat)
    elif decision.state.cup:
        decision.do(e.Geredet, seat=seat, text="Aufheben", stoert=False)
    else:
        return refuse("quidditch-keep-already" if ball else "quidditch-keep-none")
    return None
