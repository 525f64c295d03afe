"""From an action to facts: who may do it, what it does, and what follows by itself."""

from bot.engine.model import Refused, TimeUp, refuse
from bot.engine.seats import Actor
from bot.games.quidditch import events as e
from bot.games.quidditch import model as m
from bot.games.quidditch.rules import clock, course, opening, people, referee, resolve, say
from bot.games.quidditch.rules.fold_course import TEILRUNDEN
from bot.games.quidditch.rules.options import awaited
from bot.games.quidditch.rules.turn import Turn
from bot.games.quidditch.state import Player, State

LONGEST = 200
"""More steps in a row than any match can take by itself."""


def decide(turn: Turn, actor: Actor, action: m.QuidditchAction | TimeUp) -> Refused | None:
    """Let an action happen with everything that follows from it, or refuse it."""
    refused = _decide(turn, actor, action)
    if refused is None:
        progress(turn)
    return refused


def _decide(turn: Turn, actor: Actor, action: m.QuidditchAction | TimeUp) -> Refused | None:
    state = turn.state
    if state.ended:
        if isinstance(action, m.Wuerfelbetrug) and actor.referee and state.ended not in ("abbruch", "verschoben"):
            return people.exclude(turn, action.seat, fraud=True)
        return refuse("quidditch-is-over")
    if isinstance(action, TimeUp):
        return clock.time_up(turn)
    if isinstance(action, m.RefereeAction):
        return referee.act(turn, action) if actor.referee else refuse("quidditch-referee-only")
    player = state.player(actor.seat)
    if isinstance(action, m.Wrote):
        return _wrote(turn, actor, player, action)
    if isinstance(action, m.Roll) and player is None and actor.referee:
        return referee.rolls(turn)
    if isinstance(action, m.Kapitaen) and (player or actor.referee):
        return opening.name_captain(turn, actor, action.seat)
    if isinstance(action, m.Einigung):
        return people.agree(turn, actor, action)
    return refuse("quidditch-not-seated") if player is None else _by_player(turn, actor, player, action)


def _wrote(turn: Turn, actor: Actor, player: Player | None, action: m.Wrote) -> Refused | None:
    if actor.referee and (player is None or referee.understands(action.text)):
        return referee.says(turn, action.text)
    if player is None:
        return say.spectator(turn, action.text)
    say.wrote(turn, player.seat, action.text)
    return None


def _by_player(turn: Turn, actor: Actor, player: Player, action: m.SeatAction) -> Refused | None:
    state = turn.state
    match action:
        case m.Roll():
            say.rolled(turn, player.seat)
        case m.Whispered():
            return say.whispered(turn, player.seat, action.text)
        case m.Gezeigt():
            return _shown(turn, player, action.at)
        case m.Wechsel():
            return people.ask(turn, actor, action)
        case m.Bereit():
            if state.phase not in course.CHATS or not state.by_bot:
                return refuse("quidditch-no-chat")
            if player.seat in state.ready or not player.here:
                return refuse("quidditch-ready-already")
            turn.do(e.Bereitgemeldet, seat=player.seat)
        case m.Verzicht():
            if state.cup or player.passed or state.owed(player.seat) or player.seat not in awaited(state):
                return refuse("quidditch-nothing-to-pass")
            if state.phase not in TEILRUNDEN:
                return refuse("quidditch-nothing-to-pass")
            turn.do(e.Verzichtet, seat=player.seat)
    return None


def _shown(turn: Turn, player: Player, at: int) -> Refused | None:
    """Let the ten seconds count from when the roll was shown, reported by whoever rolled (Q2.6)."""
    mine = [one for one in turn.state.chains if one.seat == player.seat and resolve.due(turn.state, one) is not None]
    if not mine or not 0 < at - mine[-1].shown <= 60_000:
        return refuse("quidditch-shown-nothing")
    turn.when = at
    turn.do(e.Gezeigtes, kette=mine[-1].id)
    return None


def progress(turn: Turn) -> None:
    """Let happen what follows by itself: a Teilrunde with nothing left ends, and a bot as referee leads on."""
    for _ in range(LONGEST):
        if turn.state.ended:
            return
        before = len(turn.facts)
        _follow(turn)
        if len(turn.facts) == before:
            return
    raise RuntimeError("the match runs on by itself")


def _follow(turn: Turn) -> None:
    state = turn.state
    if any(not any(one.here for one in state.team(house)) for house in state.options.houses):
        turn.do(e.Beendet, grund="abbruch")
        return
    resolve.settle(turn)
    if not state.by_bot or turn.state is not state:
        return
    leaderless = next((house for house in state.options.houses if not state.captain(house)), None)
    following = course.next_step(state)
    if leaderless and state.phase != "vor":
        turn.do(e.KapitaenErnannt, seat=next(one.seat for one in state.team(leaderless) if one.here))
    elif following and course.ready(state):
        course.take(turn, following)
    elif _all_pass(state):
        resolve.silence(turn)


def _all_pass(state: State) -> bool:
    """Tell whether everybody who could act lets his chance go by."""
    quiet = state.phase in TEILRUNDEN and state.stage == "frei" and not state.chains and not state.absence
    return quiet and any(one.passed for one in state.players) and not awaited(state)
