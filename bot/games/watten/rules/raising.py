"""Ausschaffen, and the question to a gespannte team. Clauses: W5.2, W5.3 (cap), W5.4 (gespannt), W7.3, W7.4."""

from collections.abc import Sequence

from bot.engine.chance import Chance
from bot.engine.model import Refused, refuse
from bot.engine.seats import Seat
from bot.games.watten.model.events import Accepted, Answer, Deferred, Raised, Stayed, TableEvent
from bot.games.watten.model.score import DECLINED, Team, WhyNot, other, why_no_raise
from bot.games.watten.model.table import Defer, Go, Stay, TableAction, TableState
from bot.games.watten.rules.scoring import scored

_WHY: dict[WhyNot, str] = {
    "twice": "watten-no-raise-twice",
    "tense": "watten-no-raise-tense",
    "cap": "watten-no-raise-cap",
}


def can_raise(state: TableState, team: Team) -> bool:
    """Tell whether a team can raise now."""
    deal = state.deal
    return deal.phase == "play" and why_no_raise(state.points, deal.value, deal.raiser, team, deal.strained) is None


def why_not_raise(state: TableState, place: int) -> Refused | None:
    """Tell why a place cannot raise now; out of turn is no reason (W5.2)."""
    deal = state.deal
    if deal.phase != "play":
        return refuse("watten-no-raise-now")
    why = why_no_raise(state.points, deal.value, deal.raiser, place % 2, deal.strained)
    return refuse(_WHY[why]) if why else None


def why_not_raise_on(state: TableState, place: int) -> Refused | None:
    """Tell why a place that is asked cannot raise in turn (W7.3)."""
    deal = state.deal
    why = why_no_raise(state.points, deal.value + 1, deal.raiser, place % 2, deal.strained)
    return refuse(_WHY[why]) if why else None


def raised(state: TableState, place: int) -> Sequence[TableEvent]:
    """Raise by one."""
    return (Raised(seat=state.order[place], value=state.deal.value + 1),)


# -- a raise is answered -----------------------------------------------------------------------------------------------


def at_answer(state: TableState, place: int, action: TableAction, chance: Chance) -> Answer | None:
    """Let whoever is asked stay, raise in turn, go, or leave it to the partner."""
    seat = state.order[place]
    match action:
        case Stay(raising=True):
            return why_not_raise_on(state, place) or _raised_on(state, seat)
        case Stay():
            return _stayed(state, seat)
        case Go():
            return _left(state)
        case Defer():
            return _deferred(state, seat)
        case _:
            return None


def silent_when_asked(state: TableState) -> Sequence[TableEvent]:
    """Take no answer in time as the setting says."""
    if state.options.silence == "go":
        return _left(state)
    return _stayed(state, None)


def _stayed(state: TableState, seat: Seat | None) -> Sequence[TableEvent]:
    return (Stayed(seat=seat, value=state.deal.value + 1),)


def _raised_on(state: TableState, seat: Seat) -> Sequence[TableEvent]:
    return (*_stayed(state, seat), Raised(seat=seat, value=state.deal.value + 2))


def _left(state: TableState) -> Sequence[TableEvent]:
    """Leave: the others get the value agreed last (W5.2)."""
    return (scored(state, state.deal.raiser or 0, "left", state.deal.value),)


def _deferred(state: TableState, seat: Seat) -> Answer:
    if state.deal.deferred is not None:
        return refuse("watten-deferred-already")
    return (Deferred(seat=seat),)


# -- a gespannte team is asked -----------------------------------------------------------------------------------------


def at_tense(state: TableState, place: int, action: TableAction, chance: Chance) -> Answer | None:
    """Let the gespannte team play, go, or one of them leave it to the other."""
    seat = state.order[place]
    match action:
        case Stay(raising=True):
            return refuse("watten-no-raise-tense")
        case Stay():
            return (Accepted(seat=seat),)
        case Go():
            return _declined(state)
        case Defer():
            return _deferred(state, seat)
        case _:
            return None


def silent_when_tense(state: TableState) -> Sequence[TableEvent]:
    """Take no answer in time as the setting says."""
    if state.options.silence == "go":
        return _declined(state)
    return (Accepted(seat=None),)


def _declined(state: TableState) -> Sequence[TableEvent]:
    """Do not play: the others get 2 (W5.4)."""
    return (scored(state, other(state.deal.strained[0]), "left", DECLINED),)
