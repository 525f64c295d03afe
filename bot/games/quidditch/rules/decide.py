"""From an action to facts: who may do it, what it does, and what follows by itself."""

from bot.engine.model import Refused, TimeUp, refuse
from bot.engine.seats import Actor
from bot.games.quidditch import events as e
from bot.games.quidditch import model as m
from bot.games.quidditch.notation import write
from bot.games.quidditch.rules import clock, course, opening, people, referee, resolve, say
from bot.games.quidditch.rules.decision import Decision
from bot.games.quidditch.rules.legal import waiting_for
from bot.games.quidditch.rules.recorded import NoDice, Recorded
from bot.games.quidditch.state import TEILRUNDEN, Player, State

_UNTIMED = (m.Gezeigt, m.Aus, m.Weiter)
"""What is itself about a limit is not judged by it."""
MOST_TRIES = 200
"""More steps in a row than any match can take by itself."""


def decide(decision: Decision, actor: Actor, action: m.QuidditchAction | TimeUp) -> Refused | None:
    """Let an action happen with everything that follows from it, or refuse it."""
    asked = decision.state
    refused = _decide(decision, actor, action)
    if refused is not None and decision.facts and _possible(asked, actor, action):
        decision.do(e.Ueberholt)  # a limit was over first: what that brings is the answer (Q13.10)
        refused = None
    if refused is None:
        progress(decision)
    return refused


def _possible(asked: State, actor: Actor, action: m.QuidditchAction | TimeUp) -> bool:
    """Tell whether somebody could do what he was offered, were no limit over."""
    try:
        return _decide(Decision(asked, Recorded(()), 0), actor, action) is None
    except NoDice:  # pragma: no cover - no step that rolls is open while a limit runs, and none may fail here
        return True


def _decide(decision: Decision, actor: Actor, action: m.QuidditchAction | TimeUp) -> Refused | None:
    state = decision.state
    if state.ended:
        if isinstance(action, m.Wuerfelbetrug) and actor.referee and state.ended not in ("abbruch", "verschoben"):
            return people.punish(decision, action)
        if isinstance(action, m.Wiederholen) and actor.referee:
            return referee.repeat(decision, action)
        return refuse("quidditch-is-over")
    if isinstance(action, TimeUp):
        decision.by = "" if decision.replaying else "uhr|zeit"
        return clock.time_up(decision)
    if not isinstance(action, _UNTIMED):
        clock.catch_up(decision)
        _hear_bells(decision, actor, action)
        state = decision.state
    if not decision.replaying:
        decision.by = f"{_author(actor, action)}|{write(_without_reason(action))}"
    if isinstance(action, m.RefereeAction):
        return referee.act(decision, action) if actor.referee else refuse("quidditch-referee-only")
    player = state.player(actor.seat)
    if isinstance(action, m.Wrote):
        return _wrote(decision, actor, player, action)
    if isinstance(action, m.Roll) and player is None and actor.referee:
        return referee.rolls(decision)
    if isinstance(action, m.Kapitaen) and (player or actor.referee):
        return opening.name_captain(decision, actor, action.seat)
    if isinstance(action, m.Einigung):
        return people.agree(decision, actor, action)
    return refuse("quidditch-not-seated") if player is None else _by_player(decision, actor, player, action)


def _hear_bells(decision: Decision, actor: Actor, action: m.QuidditchAction) -> None:
    """Let what a bell brings come before what was written after its time; only what is never refused may roll dice."""
    spoken = isinstance(action, m.Wrote | m.Roll) and decision.state.player(actor.seat) is not None
    if spoken and not actor.referee and not decision.replaying:
        while decision.state.ended is None and clock.ring(decision):
            progress(decision)


def _without_reason(action: m.QuidditchAction) -> m.QuidditchAction:
    """Leave out why somebody was excluded: that is for the book and the person."""
    return m.Ausschluss(seat=action.seat) if isinstance(action, m.Ausschluss) else action


def _author(actor: Actor, action: m.QuidditchAction) -> str:
    if actor.seat is None or isinstance(action, m.RefereeAction):
        return "schiri"
    return actor.seat


def _wrote(decision: Decision, actor: Actor, player: Player | None, action: m.Wrote) -> Refused | None:
    if actor.referee and (player is None or referee.understands(action.text)):
        decision.by = decision.by and f"schiri|{write(action)}"
        return referee.says(decision, action.text)
    if player is None:
        return say.spectator(decision, action.text)
    say.wrote(decision, player.seat, action.text)
    return None


def _by_player(decision: Decision, actor: Actor, player: Player, action: m.SeatAction) -> Refused | None:
    state = decision.state
    match action:
        case m.Roll():
            say.rolled(decision, player.seat)
        case m.Whispered():
            return say.whispered(decision, player.seat, action.text)
        case m.Gezeigt():
            return _shown(decision, player, action.at)
        case m.Wechsel():
            return people.ask(decision, actor, action)
        case m.Bereit():
            if state.phase not in course.CHATS or not state.by_bot:
                return refuse("quidditch-no-chat")
            if player.seat in state.ready or not player.here:
                return refuse("quidditch-ready-already")
            decision.do(e.Bereitgemeldet, seat=player.seat)
        case m.Verzicht():
            if state.cup or player.passed or state.owed(player.seat) or player.seat not in waiting_for(state):
                return refuse("quidditch-nothing-to-pass")
            if state.phase not in TEILRUNDEN:
                return refuse("quidditch-nothing-to-pass")
            decision.do(e.Verzichtet, seat=player.seat)
    return None


def _shown(decision: Decision, player: Player, at: int) -> Refused | None:
    """Let the ten seconds count from when the roll was shown, reported by whoever rolled (Q2.6)."""
    state = decision.state
    mine = [one for one in state.chains if one.seat == player.seat and resolve.due(state, one) is not None]
    if not mine or not 0 < at - mine[-1].shown <= 60_000:
        return refuse("quidditch-shown-nothing")
    decision.when = at
    decision.do(e.Gezeigtes, kette=mine[-1].id)
    return None


def progress(decision: Decision) -> None:
    """Let happen what follows by itself: a Teilrunde with nothing left ends, and a bot as referee leads on."""
    for _ in range(MOST_TRIES):
        if decision.state.ended:
            return
        before = len(decision.facts)
        _follow(decision)
        if len(decision.facts) == before:
            return
    raise RuntimeError("the match runs on by itself")  # pragma: no cover - none does, and it must not hang


def _follow(decision: Decision) -> None:
    state = decision.state
    if any(not any(one.here for one in state.team(house)) for house in state.options.houses):
        decision.do(e.Beendet, grund="abbruch")
        return
    resolve.settle(decision)
    if not state.by_bot or decision.state is not state:
        return
    leaderless = next((house for house in state.options.houses if not state.captain(house)), None)
    following = course.next_step(state)
    if leaderless and state.phase != "vor":
        decision.do(e.KapitaenErnannt, seat=next(one.seat for one in state.team(leaderless) if one.here))
    elif following and course.ready(state):
        if not decision.replaying or not course.leads_on(state):
            course.take(decision, following)
    elif _all_pass(state):
        resolve.silence(decision)


def _all_pass(state: State) -> bool:
    """Tell whether everybody who could act lets his chance go by."""
    quiet = state.phase in TEILRUNDEN and state.stage == "frei" and not state.chains and not state.absence
    return quiet and any(one.passed for one in state.players) and not waiting_for(state)
