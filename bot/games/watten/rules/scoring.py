"""Tricks, raises and points at the table. Clauses: W4.1, W5.1 to W5.5, W5.7, W7.3, W7.4, W7.5."""

from collections.abc import Sequence

from bot.engine.chance import Chance
from bot.engine.model import Refused, refuse
from bot.games.watten.model.events import (
    Accepted,
    Fined,
    Played,
    Raised,
    RoundWon,
    Scored,
    Stayed,
    TableEvent,
    TrickWon,
)
from bot.games.watten.model.score import DECLINED, WhyNot, bummerl, other, why_no_raise
from bot.games.watten.model.table import Defer, Go, Play, Stay, TableState
from bot.games.watten.rules.cutting import shuffled
from bot.games.watten.rules.playing import winner
from bot.games.watten.rules.table_fold import fold

_WHY: dict[WhyNot, str] = {
    "twice": "watten-no-raise-twice",
    "tense": "watten-no-raise-tense",
    "cap": "watten-no-raise-cap",
}
TO_WIN = 3


def can_raise(state: TableState, team: int) -> bool:
    """Tell whether a team can raise now."""
    deal = state.deal
    return deal.phase == "play" and why_no_raise(state.points, deal.value, deal.raiser, team) is None


def why_not_raise(state: TableState, place: int) -> Refused | None:
    """Tell why a place cannot raise now; out of turn is no reason (W5.2)."""
    deal = state.deal
    if deal.phase != "play":
        return refuse("watten-no-raise-now")
    why = why_no_raise(state.points, deal.value, deal.raiser, place % 2)
    return refuse(_WHY[why]) if why else None


def why_not_answer(state: TableState, place: int, action: Stay | Go | Defer) -> Refused | None:
    """Tell why a place that is asked cannot answer like this."""
    deal = state.deal
    if deal.phase not in ("tense", "answer"):
        return refuse("watten-nothing-asked")
    if isinstance(action, Defer):
        return refuse("watten-deferred-already") if deal.deferred is not None else None
    if isinstance(action, Stay) and action.raising:
        if deal.phase == "tense":
            return refuse("watten-no-raise-tense")
        why = why_no_raise(state.points, deal.value + 1, deal.raiser, place % 2)
        return refuse(_WHY[why]) if why else None
    return None


def play(state: TableState, place: int, action: Play) -> Sequence[TableEvent]:
    """Lay a card; with the fourth the trick is won, with a team's third trick the game."""
    deal = state.deal
    played = Played(seat=state.order[place], card=action.card, demand=action.demand)
    if len(deal.trick) < 3 or deal.schlag is None or deal.farbe is None:
        return (played,)
    taker = winner((*deal.trick, (place, action.card)), deal.schlag, deal.farbe)
    won = TrickWon(seat=state.order[taker])
    if deal.tricks[taker % 2] + 1 < TO_WIN:
        return (played, won)
    return (played, won, _scored(state, taker % 2, "played", deal.value))


def raised(state: TableState, place: int) -> Sequence[TableEvent]:
    """Raise by one."""
    return (Raised(seat=state.order[place], value=state.deal.value + 1),)


def stay(state: TableState, place: int, raising: bool) -> Sequence[TableEvent]:
    """Stay, and raise in turn if wanted (W7.3)."""
    seat = state.order[place]
    if state.deal.phase == "tense":
        return (Accepted(seat=seat),)
    stayed = Stayed(seat=seat, value=state.deal.value + 1)
    return (stayed, Raised(seat=seat, value=state.deal.value + 2)) if raising else (stayed,)


def go(state: TableState) -> Sequence[TableEvent]:
    """Leave: the others get the value agreed last, or 2 where a gespannte team does not play (W5.2, W5.4)."""
    deal = state.deal
    if deal.phase == "tense":
        return (_scored(state, other(deal.strained[0]), "left", DECLINED),)
    return (_scored(state, deal.raiser or 0, "left", deal.value),)


def silent(state: TableState) -> Sequence[TableEvent]:
    """Take no answer in time as the setting says."""
    if state.options.silence == "go":
        return go(state)
    if state.deal.phase == "tense":
        return (Accepted(seat=None),)
    return (Stayed(seat=None, value=state.deal.value + 1),)


def _scored(state: TableState, team: int, how: str, value: int) -> Scored:
    return Scored.model_validate({"team": team, "seats": state.members(team), "how": how, "value": value})


def complete(state: TableState, events: Sequence[TableEvent], chance: Chance) -> Sequence[TableEvent]:
    """Add what follows by itself: the Bummerl of a Runde that is won, and the shuffle for the next game."""
    ending = events[-1]
    if not isinstance(ending, Scored | Fined):
        return events
    for event in events:
        state = fold(state, event)
    won = bummerl(state.lines)
    if won is not None:
        seats = state.members(won.team)
        locked = RoundWon(team=won.team, seats=seats, ending=won.ending, counted=won.counted, stood=won.stood)
        state, events = fold(state, locked), (*events, locked)
    if state.deal.phase == "over" or (isinstance(ending, Fined) and won is None):
        return events
    return (*events, shuffled(state, chance))
