"""Rules of the Spieltisch: whose turn it is, who is too late. Clauses: Z2.1, Z2.3; for the rest see the phases."""

from collections.abc import Sequence

from bot.engine.chance import Chance
from bot.engine.model import Outcome, Refused, Step, TimeUp, refuse
from bot.engine.rules import Rules
from bot.engine.seats import Actor, Seat
from bot.engine.text import Seated, Text, text
from bot.games.wizard.fold.table import apply
from bot.games.wizard.imagine import reimagine
from bot.games.wizard.model.people import Arrive, Leave, Miss, Punish, Withdraw
from bot.games.wizard.model.sheet import Sheet
from bot.games.wizard.model.table import (
    Answer,
    DealerDrawn,
    State,
    TableAction,
    TableEvent,
    TableOptions,
    TooLate,
    View,
)
from bot.games.wizard.rules.dealing import shuffled
from bot.games.wizard.rules.phases import PHASES, PhaseRules, turn
from bot.games.wizard.rules.table_people import about_people
from bot.games.wizard.rules.table_state import number, phase
from bot.games.wizard.tell.table import tell
from bot.games.wizard.tell.words import outcome
from bot.games.wizard.view.table import view


class TableRules(Rules[TableOptions, TableAction, TableEvent, State, View]):
    """The bot shuffles and deals, the players do the rest."""

    def blank(self, options: TableOptions, seats: tuple[Seat, ...]) -> State:
        """Nobody has cards yet."""
        return State(options, seats, seats[-1], Sheet(kind=options.mode))

    def setup(self, options: TableOptions, seats: tuple[Seat, ...], chance: Chance) -> Sequence[TableEvent]:
        """Draw the first Geber and let him shuffle; by a house rule whoever sits first deals."""
        if not options.drawn:
            return (shuffled(seats[0], seats, chance),)
        dealer = seats[chance.dice(1, len(seats))[0] - 1]
        return (DealerDrawn(seat=dealer), shuffled(dealer, seats, chance))

    def decide(
        self, state: State, actor: Actor, action: TableAction | TimeUp, chance: Chance
    ) -> Sequence[TableEvent] | Refused:
        """Answer whoever's turn it is; the table acts for those who are too late."""
        if isinstance(action, Miss | Arrive | Leave | Punish | Withdraw):
            return about_people(state, actor, action, chance)
        now = phase(state)
        if now == "over":
            return refuse("wizard-is-over")
        if isinstance(action, TimeUp):
            return _late(state, PHASES[now], chance)
        return _refusal(state, PHASES[now], actor, action) or PHASES[now].decide(state, action, chance)

    def apply(self, state: State, event: TableEvent) -> State:
        """Fold one event."""
        return apply(state, event)

    def legal(self, state: State, seat: Seat) -> Sequence[TableAction]:
        """List the cuts, suits, numbers or cards open to the seat whose turn it is."""
        return PHASES[phase(state)].legal(state) if seat == turn(state) else ()

    def waiting_for(self, state: State) -> frozenset[Seat]:
        """Wait for one at a time."""
        seat = turn(state)
        return frozenset() if seat is None else frozenset({seat})

    def view(self, state: State, seat: Seat | None) -> View:
        """Show the table to all and only the own hand."""
        return view(state, seat)

    def tell(self, event: TableEvent, audience: Seat | None) -> Text | None:
        """Keep the pack to nobody and a hand to whoever holds it."""
        return tell(event, audience)

    def section(self, state: State) -> str:
        """Name the present game by its number."""
        return str(number(state))

    def step(self, state: State) -> Step:
        """A part of a game is a step, so that an open hand stays good; the clock is the turn's."""
        now = phase(state)
        if now == "over":
            return Step("over", text("wizard-is-over"))
        name = f"s{len(state.sheet.playoffs)}" if state.playoff else str(number(state))
        name += f"v{state.voided}" if state.voided else ""
        done = len(state.bids) + len(state.seen) + len(state.trick)
        return Step(f"{name}{now}", PHASES[now].step(state), clock=f"{name}{now}{done}")

    def time_limit(self, state: State) -> float | None:
        """Return the time for a turn."""
        return state.options.seconds

    def outcome(self, state: State) -> Outcome | None:
        """Rank the table once everything is played."""
        ended = not state.order and (state.sheet.rows or state.alone)
        return outcome(state.sheet, state.seats) if ended else None

    def reimagine(self, state: State, seat: Seat | None, chance: Chance) -> State:
        """Deal the hidden cards anew, so that nobody holds a suit he has shown to lack."""
        return reimagine(state, seat, chance)


def _refusal(state: State, now: PhaseRules, actor: Actor, action: TableAction) -> Refused | None:
    """Tell why somebody may not do this now, whatever the cards say."""
    turn_of = Seated(now.turn(state))
    if actor.seat is None or actor.seat not in state.seats:
        return refuse("wizard-not-seated")
    if actor.seat not in state.order:
        return refuse("wizard-not-in-playoff" if state.playoff else "wizard-sits-out", seat=turn_of)
    if not isinstance(action, now.action):
        return refuse(now.first, seat=turn_of)
    if actor.seat != turn_of.seat:
        return refuse("wizard-not-your-turn", seat=turn_of)
    return None


def _late(state: State, now: PhaseRules, chance: Chance) -> Answer:
    """Act for whoever is too late, and say so."""
    events = now.decide(state, now.late(state), chance)
    assert not isinstance(events, Refused), "what the table does for somebody is always open to him"
    return (TooLate(seat=now.turn(state)), *events)
