"""The facts of a match that is over. Clause: Q10.1."""

from bot.games.quidditch.rules import result
from bot.games.quidditch.state import State
from bot.games.quidditch.tell import situation
from bot.games.quidditch.view.records import Report


def report(state: State) -> Report:
    """Gather the facts of a match for its report: score by round, scorers, saves, luck with the dice."""
    by_round = state.by_round
    if len(by_round) < state.round:
        by_round = (*by_round, state.points)
    return Report(
        result.final_points(state),
        result.winner(state),
        situation.outcome(state),
        by_round,
        state.goals,
        state.saves,
        state.catcher,
        state.luck,
        state.penalties,
        state.round,
        state.options.bonus,
        state.ended not in ("abbruch", "verschoben"),
    )
