"""Rules of the Spieltisch: who may do what when. Clauses: W1.1, W5.5, W5.8, W5.9; for the rest see the phases."""

from collections.abc import Sequence

from bot.engine.chance import Chance
from bot.engine.model import Outcome, Refused, Step, TimeUp, refuse
from bot.engine.rules import Rules
from bot.engine.seats import Actor, Seat
from bot.engine.text import Text
from bot.games.watten.fold.table import apply
from bot.games.watten.imagine import reimagine
from bot.games.watten.model.events import Answer, Excluded, Fined, Misdealt, Seated, TableEvent
from bot.games.watten.model.score import can_pay
from bot.games.watten.model.table import (
    Exclude,
    Fine,
    Redeal,
    TableAction,
    TableOptions,
    TableState,
    TableView,
)
from bot.games.watten.rules import phases
from bot.games.watten.rules.cutting import shuffled
from bot.games.watten.rules.scoring import complete
from bot.games.watten.tell.table import tell
from bot.games.watten.tell.words import outcome
from bot.games.watten.view.table import view


class TableRules(Rules[TableOptions, TableAction, TableEvent, TableState, TableView]):
    """Four at a table; the bot deals and keeps the cards apart."""

    def blank(self, options: TableOptions, seats: tuple[Seat, ...]) -> TableState:
        """Return an empty table."""
        return TableState(options, seats)

    def setup(self, options: TableOptions, seats: tuple[Seat, ...], chance: Chance) -> Sequence[TableEvent]:
        """Draw places if they are to be drawn, then the first Geber, and shuffle (W5.9)."""
        order = chance.shuffle(seats) if options.drawn else seats
        dealer = order.index(options.dealer) if options.dealer in order else chance.dice(1, 4)[0] - 1
        seated = Seated(order=order, dealer=dealer)
        return (seated, shuffled(apply(self.blank(options, seats), seated), chance))

    def decide(
        self, state: TableState, actor: Actor, action: TableAction | TimeUp, chance: Chance
    ) -> Sequence[TableEvent] | Refused:
        """Refuse, or do it and add what follows by itself."""
        if state.deal.phase == "over":
            return refuse("watten-over")
        answer = self._answer(state, actor, action, chance)
        return answer if isinstance(answer, Refused) else complete(state, answer, chance)

    def _answer(self, state: TableState, actor: Actor, action: TableAction | TimeUp, chance: Chance) -> Answer:
        if isinstance(action, TimeUp):
            return phases.late(state, chance)
        if isinstance(action, Fine | Redeal | Exclude):
            return _ruled(state, actor, action, chance)
        place = state.place_of(actor.seat)
        if place is None:
            return refuse("watten-not-seated")
        return phases.decide(state, place, action, chance)

    def apply(self, state: TableState, event: TableEvent) -> TableState:
        """Fold one event."""
        return apply(state, event)

    def legal(self, state: TableState, seat: Seat) -> Sequence[TableAction]:
        """List what a seat may do: its turn, and raising out of turn."""
        place = state.place_of(seat)
        return () if place is None else phases.legal(state, place)

    def waiting_for(self, state: TableState) -> frozenset[Seat]:
        """Name who owes a decision."""
        return frozenset([state.order[place] for place in phases.places(state)])

    def view(self, state: TableState, seat: Seat | None) -> TableView:
        """Show what a seat may know."""
        return view(state, seat)

    def tell(self, event: TableEvent, audience: Seat | None) -> Text | None:
        """Keep cards to those who may know them."""
        return tell(event, audience)

    def section(self, state: TableState) -> str:
        """Name the present game of the present Runde."""
        return f"{state.round}.{state.game}"

    def step(self, state: TableState) -> Step:
        """Name the present decision."""
        return Step(f"{state.step}{state.deal.phase}", phases.step(state))

    def time_limit(self, state: TableState) -> float | None:
        """Return the time for a step."""
        return None if state.deal.phase == "over" else state.options.seconds

    def outcome(self, state: TableState) -> Outcome | None:
        """Rank the teams once the sitting is over."""
        return outcome(state.order, state.won, state.excluded) if state.deal.phase == "over" else None

    def reimagine(self, state: TableState, seat: Seat | None, chance: Chance) -> TableState:
        """Deal what the seat cannot see anew."""
        return reimagine(state, seat, chance)


def _ruled(state: TableState, actor: Actor, action: Fine | Redeal | Exclude, chance: Chance) -> Answer:
    """Do what only the Spielleiter can (W5.5)."""
    if not actor.referee:
        return refuse("watten-referee-only")
    match action:
        case Fine():
            taken = can_pay(state.points, action.team)
            both = state.members(action.team)
            return (Fined(team=action.team, seats=both, case=action.case, taken=taken, in_game=_in_game(state)),)
        case Redeal():
            if state.deal.first_card_played or not _in_game(state):
                return refuse("watten-no-misdeal")
            misdealt = Misdealt()
            return (misdealt, shuffled(apply(state, misdealt), chance))
        case Exclude():
            if action.teams not in ((0,), (1,), (0, 1)):
                return refuse("watten-not-understood")
            seats = tuple(seat for team in action.teams for seat in state.members(team))
            return (Excluded(teams=action.teams, seats=seats),)


def _in_game(state: TableState) -> bool:
    """Tell whether a game is under way: the cut after a Schenas belongs to it (W7.8), the first one only opens it."""
    return state.deal.phase != "cut" or state.deal.schenas > 0
