"""Folding rulings and people. Clauses: Q7.1-Q7.3, Q8.2, Q8.3, Q12.4, Q2.5 (experience belongs to the person)."""

from bot.games.quidditch import events as e
from bot.games.quidditch.model import house_of, role_of
from bot.games.quidditch.quick import replace
from bot.games.quidditch.state import Absence, Player, Request, State


def recall(state: State, event: e.Entschieden) -> State:
    """Go back to before the last message, or to before the time ran out; what was seen of dice stays seen."""
    before = state.lapsed if event.was == "rechtzeitig" else state.last.before if state.last else None
    return _carry(state, before) if before else state


def replay_start(state: State) -> State:
    """Start the Teilrunde over; exclusions, penalties, experience, captains and substitutions stay (Q12.4)."""
    start = state.start
    if start is None:
        return state
    players = tuple(_same_person(one, start.player(one.seat)) for one in state.players)
    after = replace(
        start,
        players=players,
        captains=state.captains,
        penalties=state.penalties,
        substituted=state.substituted,
        requests=state.requests,
        rounds=state.rounds,
        start=start,
    )
    return _carry(state, after)


def _same_person(now: Player, then: Player | None) -> Player:
    then = then or Player(now.seat)
    third = None if now.excluded else then.third
    return replace(then, xp=now.xp, excluded=now.excluded, away=now.away, third=third)


def _carry(state: State, back: State) -> State:
    """Take along what never goes back: clocks, numbers, the dice's statistics."""
    return replace(
        back,
        now=state.now,
        clock=state.clock,
        serial=max(state.serial, back.serial),
        luck=state.luck,
        notes=state.notes,
        start=back.start or state.start,
        last=None,
        lapsed=None,
    )


def fold_people(state: State, event: e.QuidditchEvent) -> State | None:
    """Fold who comes, goes, asks, agrees; None for other facts."""
    match event:
        case e.Unterbrochen():
            return replace(state, absence=Absence(event.seat, "fort", event.when))
        case e.Zurueckgekehrt():
            back = replace(state, absence=Absence(event.seat, "wieder-da", event.when))
            return back.with_player(event.seat, away=False)
        case e.Weggeblieben():
            gone = replace(state, absence=Absence(event.seat, "weggeblieben", event.when))
            return gone.with_player(event.seat, away=True)
        case e.Fortgesetzt():
            chains = tuple(replace(one, shown=event.when) for one in state.chains)
            return replace(state, absence=None, chains=chains)
        case e.WechselErbeten():
            others = tuple(one for one in state.requests if one.house != event.house)
            return replace(state, requests=(*others, Request(event.house, event.changes, event.grund)))
        case e.WechselBeschieden():
            return replace(state, requests=tuple(_answer(one, event) for one in state.requests if _stays(one, event)))
        case e.Gewechselt():
            return _substitute(state, event)
        case e.XpVerfallen():
            return state.with_player(event.seat, xp=0)
        case e.Ausgeschlossen():
            return _exclude(state, event.seat)
        case e.Betrogen():
            side = state.side(house_of(event.seat))
            penalties = tuple(p - 100 * (n == side) for n, p in enumerate(state.penalties))
            return replace(_exclude(state, event.seat), penalties=(penalties[0], penalties[1]))
        case e.Zugestimmt():
            return _vote(state, event)
        case e.PauseVereinbart():
            return replace(state, consent=tuple(one for one in state.consent if one[0] != "pause"))
        case e.Beendet():
            return replace(state, phase="aus", ended=event.grund, chains=(), absence=None, freiwurf=None)
    return None


def _stays(request: Request, event: e.WechselBeschieden) -> bool:
    return request.house != event.house or event.wann in ("pause", "halbzeit")


def _answer(request: Request, event: e.WechselBeschieden) -> Request:
    if request.house != event.house or event.wann not in ("pause", "halbzeit"):
        return request
    return replace(request, wann="pause" if event.wann == "pause" else "halbzeit")


def _exclude(state: State, seat: str) -> State:
    captains = tuple(None if one == seat else one for one in state.captains)
    holder = None if state.holder == seat else state.holder
    state = replace(state, captains=(captains[0], captains[1]), holder=holder)
    return state.with_player(seat, excluded=True, third=None)


def _substitute(state: State, event: e.Gewechselt) -> State:
    """Let people change seats: experience and captaincy go with them, the rest belongs to the seat (Q7.1)."""
    person = {one.seat: one for one in state.players}
    left = {come for come, _ in event.changes if come != "+"}
    seats = {go: come for come, go in event.changes if go != "-"}
    players = []
    for seat in dict.fromkeys((*person, *seats)):
        if seat in left and seat not in seats:
            continue
        place = person.get(seat) or Player(seat, third=state.goal(house_of(seat)) if role_of(seat) == "Hüter" else None)
        if seat in seats:
            moved = person.get(seats[seat])
            xp = moved.xp if moved and role_of(seat) != "Sucher" else 0
            place = replace(place, xp=xp, away=False, excluded=False, faulty=None, locked=None)
        players.append(place)
    went = {come: go for come, go in event.changes if come != "+"}
    captains = tuple(_followed(one, went) for one in state.captains)
    side = state.side(event.house)
    done = tuple(one or (event.zaehlt and n == side) for n, one in enumerate(state.substituted))
    requests = tuple(one for one in state.requests if one.house != event.house) if event.zaehlt else state.requests
    return replace(
        state,
        players=tuple(players),
        captains=(captains[0], captains[1]),
        substituted=(done[0], done[1]),
        requests=requests,
    )


def _followed(captain: str | None, went: dict[str, str]) -> str | None:
    if captain is None or captain not in went:
        return captain
    return None if went[captain] == "-" else went[captain]


def _vote(state: State, event: e.Zugestimmt) -> State:
    votes = {was: set(who) for was, who in state.consent}
    who = votes.setdefault(event.was, set())
    who.add(event.wer) if event.ja else who.clear()
    return replace(state, consent=tuple((was, tuple(sorted(who))) for was, who in votes.items() if who))
