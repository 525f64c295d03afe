"""Folding rulings and people. Clauses: Q7.1-Q7.3, Q8.2, Q8.3, Q12.4, Q2.5 (experience belongs to the person)."""

from typing import Literal

from bot.engine.helpers import altered
from bot.games.quidditch import events as e
from bot.games.quidditch.model import house_of, role_of
from bot.games.quidditch.state import Absence, Player, Request, State


def recall(state: State, event: e.Entschieden) -> State:
    """Go back to before the last message, or to before the time ran out, as older logs mean it."""
    before = state.lapsed if event.was == "rechtzeitig" else state.last.before if state.last else None
    return _carry(state, before) if before else state


def replay_start(state: State, event: e.Wiederholt) -> State:
    """Start a Teilrunde over; people, penalties, captains and substitutions stay (Q12.4), later ones fall (Q13.6)."""
    if event.runde is None:
        start, starts = state.start, state.starts
    else:
        number = next(n for n, one in enumerate(state.starts) if (one.round, one.phase) == (event.runde, event.phase))
        start, starts = state.starts[number], state.starts[: number + 1]
    if start is None:
        return state
    after = same_people(state, start)
    kept = state.rounds if event.runde is None else start.rounds  # an extension of a drawn final is taken back
    return _carry(state, altered(after, rounds=kept, start=start, starts=starts, absence=None, consent=()))


def same_people(state: State, then: State) -> State:
    """Take what belongs to people into another course of the match: no ruling changes it (Q13.1)."""
    players = tuple(_same_person(one, then.player(one.seat) or _new_player(then, one.seat)) for one in state.players)
    seats = {one.seat for one in players if not one.excluded}
    return altered(
        then,
        players=players,
        holder=then.holder if then.holder in seats else None,
        captains=state.captains,
        penalties=state.penalties,
        cheats=state.cheats,
        substituted=state.substituted,
        requests=state.requests,
        consent=state.consent,
        absence=state.absence,
    )


def _same_person(now: Player, then: Player) -> Player:
    third = None if now.excluded else then.third
    return altered(then, xp=now.xp, excluded=now.excluded, away=now.away, third=third)


def _new_player(state: State, seat: str) -> Player:
    """Return somebody on a seat that was empty: a Hüter stands in his own third (Q5.2)."""
    return Player(seat, third=state.goal(house_of(seat)) if role_of(seat) == "Hüter" else None)


def _carry(state: State, back: State) -> State:
    """Take along what never goes back: clocks, numbers, the dice's statistics."""
    return altered(
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


def apply(state: State, event: e.QuidditchEvent) -> State | None:
    """Fold who comes, goes, asks, agrees; None for other facts."""
    match event:
        case e.Unterbrochen():
            return _stand_still(state, event, "fort")
        case e.Zurueckgekehrt():
            return _stand_still(state, event, "wieder-da").with_player(event.seat, away=False)
        case e.Weggeblieben():
            return _stand_still(state, event, "weggeblieben").with_player(event.seat, away=True)
        case e.Fortgesetzt():
            return _go_on(state, event)
        case e.Weitergespielt():
            return _after_pause(state, event)
        case e.WechselErbeten():
            others = tuple(one for one in state.requests if one.house != event.house)
            return altered(state, requests=(*others, Request(event.house, event.changes, event.grund)))
        case e.WechselBeschieden():
            return altered(state, requests=tuple(_answer(one, event) for one in state.requests if _stays(one, event)))
        case e.Gewechselt():
            return _substitute(state, event)
        case e.XpVerfallen():
            return state.with_player(event.seat, xp=0)
        case e.Ausgeschlossen():
            return _exclude(state, event.seat)
        case e.Betrogen():
            side = state.side(house_of(event.seat))
            penalties = tuple(p - 100 * (n == side) for n, p in enumerate(state.penalties))
            after = state if event.fort else _exclude(state, event.seat)
            known = event.wurf or not event.fort
            cheats = (*state.cheats, (event.seat, event.wurf)) if known else state.cheats
            return altered(after, penalties=(penalties[0], penalties[1]), cheats=cheats)
        case e.Zugestimmt():
            return _vote(state, event)
        case e.PauseVereinbart():
            return altered(state, consent=tuple(one for one in state.consent if one[0] != "pause"))
        case e.Beendet():
            over = max(state.now, event.when)
            return altered(state, phase="aus", ended=event.grund, chains=(), absence=None, freiwurf=None, over_at=over)
    return None


def _stand_still(
    state: State,
    event: e.Unterbrochen | e.Zurueckgekehrt | e.Weggeblieben,
    stage: Literal["fort", "wieder-da", "weggeblieben"],
) -> State:
    """Stop all other clocks, unless they stand already."""
    before = state.absence
    began, idle = (before.began, before.idle) if before else (event.when, state.since)
    return altered(state, absence=Absence(event.seat, stage, event.when, began, idle))


def _go_on(state: State, event: e.Fortgesetzt) -> State:
    """Let all clocks go on where they stood (Q13.3)."""
    after = altered(state, absence=None, since=event.when)
    if event.dauer is None:
        return altered(after, chains=tuple(altered(one, shown=event.when) for one in state.chains))
    idle = state.absence.idle if state.absence else event.when
    return altered(after.later(event.dauer, event.when), since=min(idle + event.dauer, event.when))


def _after_pause(state: State, event: e.Weitergespielt) -> State:
    """Let all clocks go on where they stood; while somebody is awaited only his runs."""
    after = altered(state, now=state.now + event.dauer, since=state.since + event.dauer)
    if state.absence:
        return altered(after, absence=altered(state.absence, since=state.absence.since + event.dauer))
    return after.later(event.dauer, after.now)


def _stays(request: Request, event: e.WechselBeschieden) -> bool:
    return request.house != event.house or event.wann in ("pause", "halbzeit")


def _answer(request: Request, event: e.WechselBeschieden) -> Request:
    if request.house != event.house or event.wann not in ("pause", "halbzeit"):
        return request
    return altered(request, wann="pause" if event.wann == "pause" else "halbzeit")


def _exclude(state: State, seat: str) -> State:
    captains = tuple(None if one == seat else one for one in state.captains)
    holder = None if state.holder == seat else state.holder
    before_play = state.phase in ("besitz", "treiber") or state.phase.startswith("pos-")
    named = None if state.named == seat and before_play else state.named  # his captain names another (Q13.9)
    state = altered(state, captains=(captains[0], captains[1]), holder=holder, named=named)
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
        place = person.get(seat) or _new_player(state, seat)
        if seat in seats:
            moved = person.get(seats[seat])
            xp = moved.xp if moved and role_of(seat) != "Sucher" else 0
            place = altered(place, xp=xp, away=False, excluded=False, faulty=None, locked=None)
        players.append(place)
    went = {come: go for come, go in event.changes if come != "+"}
    captains = tuple(_followed(one, went) for one in state.captains)
    side = state.side(event.house)
    done = tuple(one or (event.zaehlt and n == side) for n, one in enumerate(state.substituted))
    requests = tuple(one for one in state.requests if one.house != event.house) if event.zaehlt else state.requests
    return altered(
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
    if event.ja:
        who.add(event.wer)
    else:
        who.clear()
    return altered(state, consent=tuple((was, tuple(sorted(who))) for was, who in votes.items() if who))
