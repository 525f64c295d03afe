"""Cards, tricks and points at the table. Clauses: W4.1, W4.3, W5.1, W5.5, W5.7, W7.5."""

from collections.abc import Sequence
from functools import reduce
from typing import Literal

from bot.engine.chance import Chance
from bot.engine.model import refuse
from bot.games.watten.fold.table import apply
from bot.games.watten.model.events import Answer, Fined, Played, RoundWon, Scored, TableEvent, TrickWon
from bot.games.watten.model.score import Team, bummerl
from bot.games.watten.model.table import Play, TableAction, TableState
from bot.games.watten.rules.cutting import shuffled
from bot.games.watten.rules.playing import may_demand, playable, winner

TO_WIN = 3


def at_play(state: TableState, place: int, action: TableAction, chance: Chance) -> Answer | None:
    """Let a card be played that is held and allowed."""
    if not isinstance(action, Play):
        return None
    if action.card not in state.deal.hands[place]:
        return refuse("watten-card-not-held")
    if action.card not in playable(state, place):
        return refuse("watten-must-follow")
    if action.demand and not may_demand(state, place, action.card):
        return refuse("watten-no-demand")
    return play(state, place, action)


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
    return (played, won, scored(state, taker % 2, "played", deal.value))


def scored(state: TableState, team: Team, how: Literal["played", "left"], value: int) -> Scored:
    """Write a game for a team."""
    return Scored(team=team, seats=state.members(team), how=how, value=value)


def complete(state: TableState, events: Sequence[TableEvent], chance: Chance) -> Sequence[TableEvent]:
    """Add what follows by itself: the Bummerl of a Runde that is won, and the shuffle for the next game."""
    ending = events[-1]
    if not isinstance(ending, Scored | Fined):
        return events
    state = reduce(apply, events, state)
    won = bummerl(state.lines)
    if won is not None:
        seats = state.members(won.team)
        locked = RoundWon(team=won.team, seats=seats, ending=won.ending, counted=won.counted, stood=won.stood)
        state = apply(state, locked)
        events = (*events, locked)
    if state.deal.phase == "over" or (isinstance(ending, Fined) and won is None):
        return events
    return (*events, shuffled(state, chance))
