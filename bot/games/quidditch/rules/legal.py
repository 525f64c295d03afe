"""Who may do what now and who is awaited. Clauses: Q3.6 (nothing is worked out for cup players), Q3.8."""

from bot.engine.seats import OFFICIALS, Seat
from bot.games.quidditch import model as m
from bot.games.quidditch.rules import course, opening, overdue, referee, resolve
from bot.games.quidditch.rules.judge import spelt, valid_commands
from bot.games.quidditch.state import TEILRUNDEN, Player, State

BEFORE_PLAY = ("vor", "quaffelwurf", "drittel")
"""Phases in which players are helped in cup matches too: nothing is played yet."""


def open_to(state: State, seat: Seat) -> list[m.QuidditchAction]:
    """List what a seat may do now, whatever kind of match it is."""
    player = state.player(seat)
    if player is None or not player.here or state.ended:
        return []
    if state.captain(player.house) is None:
        return [m.Kapitaen(seat=seat), *_in_play(state, player)]
    return _in_play(state, player)


def _in_play(state: State, me: Player) -> list[m.QuidditchAction]:
    captain = state.captain(me.house) == me.seat
    match state.phase:
        case "vor":
            waits = captain and not state.xp_given[state.side(me.house)]
            return [m.Whispered(text=words) for words in opening.xp_choices(state, me.house)] if waits else []
        case "quaffelwurf":
            return [m.Roll()] if me.seat in opening.quaffel_owed(state) else []
        case "drittel":
            return [m.Wrote(text="T"), m.Wrote(text="H")] if me.seat == opening.choosing_captain(state) else []
        case "besitz":
            return _names(state, me)
        case "pos-jaeger" | "pos-sucher" | "pos-treiber":
            return [*_names(state, me), *_positions(state, me)]
        case "treiber" | "jaeger" | "sucher":
            return [*_names(state, me), *_commands(state, me)]
        case "chat" | "halbzeit" | "pause":
            return [m.Bereit()] if state.by_bot and me.seat not in state.ready else []
    return []


def _names(state: State, me: Player) -> list[m.QuidditchAction]:
    """List whom a captain may name as Quaffel-Jäger, if one has to be named (Q4.2, Q13.9)."""
    able = course.candidates(state) if course.unnamed(state) and state.captain(me.house) == me.seat else []
    return [m.Wrote(text=one.seat) for one in able if one.house == me.house]


def _positions(state: State, me: Player) -> list[m.QuidditchAction]:
    if me.seat not in course.missing(state):
        return []
    thirds: tuple[m.Third, ...] = (0, 2) if me.role == "Sucher" else (0, 1, 2)
    return [m.Wrote(text=state.letter(third)) for third in thirds]


def _commands(state: State, me: Player) -> list[m.QuidditchAction]:
    if state.absence:
        return []
    if state.owed(me.seat):
        return [m.Roll()]
    found: list[m.QuidditchAction] = [m.Wrote(text=spelt(state, command)) for command in valid_commands(state, me.seat)]
    if found and not state.cup and not me.passed:
        found.append(m.Verzicht())
    ball = state.kept_by(me.seat)
    if ball and not ball.kept and state.phase == "treiber":
        found.append(m.Whispered(text="Aufheben"))
    return found


def legal(state: State, seat: Seat) -> list[m.QuidditchAction]:
    """List what the house may offer a seat: in cup matches nothing once play has begun (Q3.6)."""
    if seat == OFFICIALS:
        return for_officials(state)
    if state.cup and state.phase not in BEFORE_PLAY:
        return []
    return open_to(state, seat)


def for_officials(state: State) -> list[m.QuidditchAction]:
    """List the referee's presses, the next step first."""
    if state.ended:
        return []
    found: list[m.QuidditchAction] = []
    for was in course.steps(state):
        if was != "anpfiff" or all(state.captains):
            found.append(m.Schritt(was=was))
    for house in state.options.houses:
        if state.captain(house) is None:
            found += [m.Kapitaen(seat=one.seat) for one in state.team(house) if one.here]
    if _may_come_back(state):
        found.append(m.Zurueck())
    newest = next((n for n in range(len(state.inputs) - 1, -1, -1) if state.inputs[n].message), None)
    if newest is not None and state.inputs[newest].valid:
        found.append(m.GiltNicht(seat=state.inputs[newest].who, nr=newest))
    if any(resolve.due(state, one) is not None for one in state.chains):
        found.append(m.Aus())
    if not state.by_bot and overdue.overdue(state):
        found.append(m.Versaeumt())
    for request in state.requests:
        if request.wann is None:
            found.append(m.Bescheid(house=_house(state, request.house), wann="nein"))
    begun = state.phase in TEILRUNDEN and state.stage != "start"
    if (begun or state.phase in ("stand", *course.CHATS)) and referee.repeatable(state):
        found.append(m.Wiederholen())
    return found


def _may_come_back(state: State) -> bool:
    if state.absence:
        return state.absence.stage != "wieder-da"
    return any(one.away and not one.excluded for one in state.players)


def _house(state: State, letter: str) -> m.House:
    return state.options.houses[state.side(letter)]


def able(state: State) -> frozenset[Seat]:
    """Name who owes or could do something, whatever kind of match it is; in cup matches for referees only."""
    return frozenset() if state.ended else frozenset(p.seat for p in state.players if not p.passed and _owes(state, p))


def waiting_for(state: State) -> frozenset[Seat]:
    """Name who owes an action; in a cup match the referee leads and nobody else is pointed at (Q3.6)."""
    known, found = _lately[0]
    if known is not state:
        found = _waiting_for(state)
        _lately[0] = (state, found)
    return found


_lately: list[tuple[State | None, frozenset[Seat]]] = [(None, frozenset())]
"""The last answer: everybody who looks at a state asks for it."""


def _waiting_for(state: State) -> frozenset[Seat]:
    if state.ended:
        return frozenset()
    if state.cup and state.phase not in BEFORE_PLAY:
        return frozenset({OFFICIALS})
    seats = able(state)
    if state.by_bot:
        return seats
    led = state.absence or not seats or None in state.captains
    return seats | {OFFICIALS} if led else seats


def _owes(state: State, one: Player) -> bool:
    if state.phase not in TEILRUNDEN or None in state.captains:
        return bool(open_to(state, one.seat))
    if course.naming_due(state):
        return bool(_names(state, one))
    if state.stage != "frei" or state.absence or not one.here:
        return False
    return state.owed(one.seat) is not None or any(valid_commands(state, one.seat))
