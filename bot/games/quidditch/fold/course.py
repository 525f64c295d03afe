"""Folding the course of the match: before it, rounds, phases. Clauses: Q2.5, Q4.1, Q4.2, Q5.1, Q5.2, Q5.5.2, Q5.5.8."""

from typing import TypeVar

from bot.engine.helpers import altered
from bot.games.quidditch import events as e
from bot.games.quidditch.model import house_of
from bot.games.quidditch.state import TEILRUNDEN, Player, State

T = TypeVar("T")


def apply(state: State, event: e.QuidditchEvent) -> State | None:
    """Fold a fact of the course of the match, None for others."""
    match event:
        case e.KapitaenErnannt():
            return altered(state, captains=_put(state.captains, state.side(house_of(event.seat)), event.seat))
        case e.XpVergeben():
            given = dict(event.points)
            side = state.side(event.house)
            players = tuple(
                altered(one, xp=given.get(one.seat, 0)) if one.house == event.house else one for one in state.players
            )
            return altered(state, players=players, xp_given=_put(state.xp_given, side, True))
        case e.Angepfiffen():
            return altered(state, phase="quaffelwurf")
        case e.QuaffelwurfWiederholt():
            return altered(state, quaffelwurf=())
        case e.QuaffelGewonnen():
            return altered(state, first=event.house, phase="drittel")
        case e.DrittelGewaehlt():
            low = event.house if event.third == 0 else state.other(event.house)
            return altered(state, low=low, phase="runde")
        case e.RundeBegonnen():
            return _new_round(state, event)
        case e.PhaseBegonnen():
            return _new_phase(state, event)
        case e.Gestellt():
            return state.with_player(event.seat, third=event.third)
        case e.QuaffelBei():
            return _possession(state, event)
        case e.Freigegeben():
            if event.ball == "freiwurf" and state.freiwurf:
                return altered(state, freiwurf=altered(state.freiwurf, released=True), last=None, lapsed=None)
            return altered(state, stage="frei", last=None, lapsed=None)
        case e.TeilrundeBeendet():
            return _end_teilrunde(state)
        case e.Zwischenstand():
            return altered(state, phase="stand", by_round=(*state.by_round, state.points), last=None, lapsed=None)
        case e.Bereitgemeldet():
            return altered(state, ready=state.ready | {event.seat})
        case e.Verzichtet():
            return state.with_player(event.seat, passed=True)
    return None


def _put(pair: tuple[T, T], side: int, value: T) -> tuple[T, T]:
    return (value, pair[1]) if side == 0 else (pair[0], value)


def _new_round(state: State, event: e.RundeBegonnen) -> State:
    players = tuple(
        Player(
            one.seat,
            xp=one.xp,
            third=state.goal(one.house) if one.role == "Hüter" and not one.excluded else None,
            excluded=one.excluded,
            away=one.away,
        )
        for one in state.players
    )
    return altered(
        state,
        players=players,
        phase="besitz",
        stage="start",
        round=event.round,
        besitz=event.house,
        named=None,
        holder=None,
        flight=None,
        sure=None,
        bonus=(),
        klatscher=(),
        schnatz=None,
        chains=(),
        freiwurf=None,
        ready=frozenset(),
        start=None,
        last=None,
        lapsed=None,
    )


def _new_phase(state: State, event: e.PhaseBegonnen) -> State:
    after = altered(state, phase=event.phase, stage="start", ready=frozenset(), last=None, lapsed=None)
    if event.phase == "pause":
        after = altered(after, rounds=state.rounds + 2)
    if event.phase not in TEILRUNDEN:
        return after
    players = tuple(altered(one, faulty=None, locked=None) for one in after.players)
    after = altered(after, players=players, notes=())  # what was said in other phases is history
    start = altered(after, start=None, starts=(), base=None, inputs=())
    return altered(after, start=start, starts=(*state.starts, start))


def _possession(state: State, event: e.QuaffelBei) -> State:
    if event.wie == "ernannt" or state.phase == "besitz":
        side = state.side(house_of(event.seat))
        lately = _put(state.lately, side, event.seat)
        return altered(state, named=event.seat, holder=event.seat, besitz=house_of(event.seat), lately=lately)
    after = state.without_chain(event.kette)
    old = house_of(state.holder) if state.holder else None
    if old != house_of(event.seat):  # the other team has had it: whoever gets it back may fly again
        after = altered(after.with_all(lambda one: one.house == old, flown=False), bonus=())
    if state.holder != event.seat:
        after = altered(after.with_all(lambda one: one.fouled, fouled=False), sure=None)
    third = next((one.third for one in after.players if one.seat == event.seat), None)
    if event.bonus and third is not None and third not in after.bonus:
        after = altered(after, bonus=(*after.bonus, third))
    return altered(after, holder=event.seat, flight=None)


def _end_teilrunde(state: State) -> State:
    klatscher = tuple(altered(one, kept=True) if one.holder else one for one in state.klatscher)
    holder = None if state.phase == "jaeger" else state.holder
    return altered(
        state,
        stage="fertig",
        chains=(),
        freiwurf=None,
        klatscher=klatscher,
        holder=holder,
        flight=None,
        sure=None,
        bonus=(),
    )
