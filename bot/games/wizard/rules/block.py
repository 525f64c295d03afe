"""The Block: a pad that anybody at the table may write in. Clauses: Z2.1, Z2.8, and those of its parts."""

from collections.abc import Sequence

from bot.engine.chance import Chance
from bot.engine.model import Outcome, Refused, Step, TimeUp, refuse
from bot.engine.rules import Rules
from bot.engine.seats import Actor, Seat
from bot.engine.text import Text
from bot.games.wizard.model.block import (
    Arrive,
    BlockAction,
    BlockEvent,
    BlockOptions,
    Confirm,
    Confirmed,
    Correct,
    Fine,
    Finish,
    Finished,
    Geber,
    GeberNamed,
    Gong,
    Leave,
    Miss,
    Pardon,
    Replay,
    Say,
    SayAgain,
    SayAll,
    Share,
    State,
    Take,
    TakeAgain,
    TakeAll,
    TieMet,
    Undo,
    View,
)
from bot.games.wizard.rules import block_people as people
from bot.games.wizard.rules import block_write as write
from bot.games.wizard.rules.bids import allowed
from bot.games.wizard.rules.block_fold import folded
from bot.games.wizard.rules.block_state import (
    active,
    bar,
    begun,
    cards,
    clock_marks,
    clock_out,
    done,
    locked,
    number,
    order,
    over,
    phase,
    ties,
    turn,
)
from bot.games.wizard.rules.block_words import step_of, told
from bot.games.wizard.rules.ending import outcome_of
from bot.games.wizard.rules.plan import plan

IDLE = 7 * 24 * 3600
"""Seconds after which a pad that nobody writes in is ranked as it is."""
OVERTIME = 2 * 3600
"""Seconds the running game may take after the clock has run down."""


class BlockRules(Rules[BlockOptions, BlockAction, BlockEvent, State, View]):
    """Everybody at the table writes numbers; about people only the host or the Schiedsrichter does."""

    def blank(self, options: BlockOptions, seats: tuple[Seat, ...]) -> State:
        """An empty pad; the first who was named deals."""
        return State(options, seats, plan(options.mode, len(seats)), seats[0])

    def setup(self, options: BlockOptions, seats: tuple[Seat, ...], chance: Chance) -> Sequence[BlockEvent]:
        """Name the first Geber, or draw him."""
        if not options.draw:
            return (GeberNamed(seat=seats[0]),)
        return (GeberNamed(seat=seats[chance.dice(1, len(seats))[0] - 1], drawn=True),)

    def decide(
        self, state: State, actor: Actor, action: BlockAction | TimeUp, chance: Chance
    ) -> Sequence[BlockEvent] | Refused:
        """Check who writes what, and add what follows by itself: the end, a tie."""
        if over(state):
            return refuse("wizardblock-is-over")
        if isinstance(action, TimeUp):
            return self._complete(state, self._time_up(state))
        if not people.leads(actor) and actor.seat not in active(state):
            return refuse("wizardblock-not-at-table")
        answer = self._answer(state, actor, action)
        return answer if isinstance(answer, Refused) else self._complete(state, answer)

    def _answer(self, state: State, actor: Actor, action: BlockAction) -> Sequence[BlockEvent] | Refused:
        match action:
            case Say():
                return write.say(state, action)
            case SayAll():
                return write.say_all(state, action)
            case SayAgain():
                return write.say_again(state, action)
            case Take():
                return write.take(state, action)
            case TakeAll():
                return write.take_all(state, action)
            case TakeAgain():
                return write.take_again(state, action)
            case Confirm():
                return write.confirm(state, action)
            case Undo():
                return write.undo(state, action)
            case Correct():
                return write.correct(state, actor, action)
            case Finish():
                return people.finish(state, actor, action)
            case _:
                return self._about_people(state, actor, action)

    def _about_people(
        self,
        state: State,
        actor: Actor,
        action: Fine | Pardon | Miss | Arrive | Leave | Geber | Replay | Share,
    ) -> Sequence[BlockEvent] | Refused:
        if not people.leads(actor):
            return refuse("wizardblock-host-only")
        match action:
            case Fine():
                return people.fine(state, action)
            case Pardon():
                return people.pardon(state, action)
            case Miss():
                return people.miss(state, action)
            case Arrive():
                return people.arrive(state, action)
            case Leave():
                return people.leave(state, actor, action)
            case Geber():
                return people.geber(state, action)
            case Replay():
                return people.replay(state, actor, action)
            case Share():
                return people.share(state, action)

    def _time_up(self, state: State) -> Sequence[BlockEvent]:
        """Sound the next gong while the clock runs; a pad nobody writes in is ranked as it is."""
        marks = clock_marks(state)
        if state.gongs < len(marks) and not done(state):
            return (Gong(left=marks[state.gongs]),)
        return (Finished(reason="idle"),)

    def _complete(self, state: State, events: Sequence[BlockEvent]) -> Sequence[BlockEvent]:
        """Add the end after the clock, and the three-card game of a tie."""
        confirmed = any(isinstance(event, Confirmed) for event in events)
        for event in events:
            state = folded(state, event)
        if confirmed and clock_out(state) and not done(state):
            finished = Finished(reason="clock")
            state, events = folded(state, finished), (*events, finished)
        if state.tie:
            return events
        for group in ties(state):
            return (*events, TieMet(seats=group))
        return events

    def apply(self, state: State, event: BlockEvent) -> State:
        """Fold one event."""
        return folded(state, event)

    def legal(self, state: State, seat: Seat) -> Sequence[BlockAction]:
        """List what can be pressed; typed lines (all at once, changes, corrections) are too many to list."""
        if over(state) or seat not in active(state):
            return ()
        found: list[BlockAction] = []
        match phase(state):
            case "bids":
                numbers = allowed(cards(state), state.entry.bids, len(order(state)), bar=state.options.bar)
                found += [Say(tricks=tricks) for tricks in numbers]
            case "tricks":
                found += [Take(tricks=tricks) for tricks in write.fitting(state)]
            case _ if sum(state.entry.tricks) == cards(state):
                found.append(Confirm())
        if write.undoable(state):
            found.append(Undo())
        if clock_out(state) and not begun(state) and not done(state):
            found.append(Finish())
        return found

    def waiting_for(self, state: State) -> frozenset[Seat]:
        """Wait for whoever's number is missing, then for anybody who confirms."""
        if over(state):
            return frozenset()
        seat = turn(state)
        present = active(state)
        return frozenset({seat} if seat in present else present)

    def view(self, state: State, seat: Seat | None) -> View:
        """Show the whole pad to all."""
        now = phase(state)
        return View(
            me=seat,
            mode=state.options.mode,
            seats=state.seats,
            plan=state.plan,
            phase=now,
            number=number(state),
            cards=0 if now == "over" else cards(state),
            playoff=bool(state.tie),
            dealer=state.dealer,
            order=() if now == "over" else order(state),
            entry=state.entry,
            turn=turn(state),
            barred=bar(state),
            sheet=state.sheet,
            late=state.late,
            clock=state.options.minutes is not None and not clock_out(state),
            clock_out=clock_out(state),
            undoable=now != "over" and write.undoable(state),
            locked=tuple(row.number for row in state.sheet.rows if locked(state, row.number)),
            finished=state.finished,
        )

    def tell(self, event: BlockEvent, audience: Seat | None) -> Text | None:
        """Everything is public."""
        return told(event)

    def step(self, state: State) -> Step:
        """Every event is a step of its own; the clock of a round runs on over all of them."""
        return step_of(state)

    def time_limit(self, state: State) -> float | None:
        """Return the seconds until the next gong, or until an idle pad is closed."""
        marks = clock_marks(state)
        minutes = state.options.minutes
        if minutes is None or done(state):
            return IDLE
        if state.gongs == len(marks):
            return OVERTIME
        before = minutes if state.gongs == 0 else marks[state.gongs - 1]
        return 60.0 * (before - marks[state.gongs])

    def outcome(self, state: State) -> Outcome | None:
        """Rank the table once nothing is left to write."""
        return outcome_of(state.sheet, state.seats) if over(state) else None
