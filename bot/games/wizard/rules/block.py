"""The Block: a pad that anybody at the table may write in. Clauses: Z2.1, Z2.8, and those of its parts."""

from collections.abc import Sequence
from functools import reduce

from bot.engine.chance import Chance
from bot.engine.model import Outcome, Refused, Step, TimeUp, refuse
from bot.engine.rules import Rules
from bot.engine.seats import Actor, Seat
from bot.engine.text import Text
from bot.games.wizard.fold.block import apply
from bot.games.wizard.model.block import (
    AFTERWARDS,
    Annul,
    BlockAction,
    BlockEvent,
    BlockOptions,
    Changed,
    Confirm,
    Confirmed,
    Correct,
    Entered,
    Finish,
    Finished,
    Geber,
    GeberNamed,
    Gong,
    Locked,
    Replay,
    Ring,
    Say,
    SayAgain,
    SayAll,
    Share,
    Take,
    TakeAgain,
    TakeAll,
    TieMet,
    Undo,
    Waited,
    Waiting,
)
from bot.games.wizard.model.pad import State, View
from bot.games.wizard.model.people import Arrive, Fine, Leave, Miss, Pardon, Punish, Withdraw
from bot.games.wizard.model.sheet import Sheet
from bot.games.wizard.rules import block_people as people
from bot.games.wizard.rules import block_write as write
from bot.games.wizard.rules.bids import allowed
from bot.games.wizard.rules.block_state import (
    WAIT,
    active,
    begun,
    cards,
    clock_marks,
    clock_out,
    done,
    held,
    locked_games,
    next_chime,
    number,
    order,
    over,
    phase,
    ties,
    turn,
)
from bot.games.wizard.rules.plan import plan
from bot.games.wizard.tell.block import step, tell
from bot.games.wizard.tell.words import outcome, seat_names
from bot.games.wizard.view.block import view

IDLE = 7 * 24 * 3600
"""Seconds after which a pad that nobody writes in is ranked as it is."""
OVERTIME = 2 * 3600
"""Seconds the running game may take after the clock has run down."""


class BlockRules(Rules[BlockOptions, BlockAction, BlockEvent, State, View]):
    """Everybody at the table writes numbers; about people only the host or the Schiedsrichter does."""

    secrets = False

    def blank(self, options: BlockOptions, seats: tuple[Seat, ...]) -> State:
        """An empty pad; the first who was named deals."""
        return State(options, seats, plan(options.mode, len(seats)), seats[0], Sheet(kind=options.mode))

    def setup(self, options: BlockOptions, seats: tuple[Seat, ...], chance: Chance) -> Sequence[BlockEvent]:
        """Name the first Geber, or draw him; a round waits for those who are late."""
        dealer = seats[chance.dice(1, len(seats))[0] - 1] if options.drawn else seats[0]
        geber = GeberNamed(seat=dealer, drawn=options.drawn)
        return (geber, Waiting(minutes=WAIT)) if options.mode == "round" else (geber,)

    def decide(
        self, state: State, actor: Actor, action: BlockAction | TimeUp, chance: Chance
    ) -> Sequence[BlockEvent] | Refused:
        """Check who writes what, and add what follows by itself: the end, a tie."""
        if over(state) and not isinstance(action, AFTERWARDS):
            return refuse("wizardblock-is-over")
        if isinstance(action, TimeUp):
            return self._complete(state, self._time_up(state))
        if not people.leads(actor) and actor.seat not in active(state):
            return refuse("wizardblock-not-at-table")
        answer = self._answer(state, actor, action)
        if isinstance(answer, Refused) or over(state):
            return answer  # whoever is tied only now shares the place: nobody is called back to the table
        return self._complete(state, [_signed(event, actor) for event in answer])

    def _answer(self, state: State, actor: Actor, action: BlockAction) -> Sequence[BlockEvent] | Refused:
        if held(state) and isinstance(action, Say | SayAll):
            return refuse("wizardblock-still-waiting", names=seat_names(state.held))
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
                return write.undo(state, actor)
            case Correct():
                return write.correct(state, actor, action)
            case Annul():
                return write.annul(state, actor, action)
            case Finish():
                return people.finish(state, actor, action)
            case Ring():
                return people.ring(state, actor, action)
            case _:
                return self._about_people(state, actor, action)

    def _about_people(
        self,
        state: State,
        actor: Actor,
        action: Fine | Pardon | Miss | Arrive | Leave | Punish | Withdraw | Geber | Replay | Share,
    ) -> Sequence[BlockEvent] | Refused:
        if no := people.refused_to(state, actor, action):
            return no
        match action:
            case Fine():
                return people.fine(state, action)
            case Pardon():
                return people.pardon(state, action)
            case Miss():
                return people.miss(state, actor, action)
            case Arrive():
                return people.arrive(state, action)
            case Leave():
                return people.leave(state, actor, action)
            case Punish():
                return people.punish(state, actor, action)
            case Withdraw():
                return people.take_back_ruling(state, actor, action)
            case Geber():
                return people.geber(state, action)
            case Replay():
                return people.replay(state, actor, action)
            case Share():
                return people.share(state, action)

    def _time_up(self, state: State) -> Sequence[BlockEvent]:
        """Let the clock speak while it has something to say; a pad nobody writes in is ranked as it is."""
        chime = next_chime(state)
        if chime is None or done(state):
            return (Finished(reason="idle"),)
        minutes = chime[1]
        waited = (Waited(seats=state.held),) if state.waiting and minutes == WAIT else ()
        marks = clock_marks(state)[state.gongs :]
        return (*waited, *(Gong(left=mark) for mark in marks[:1] if (state.options.minutes or 0) - mark == minutes))

    def _complete(self, state: State, events: Sequence[BlockEvent]) -> Sequence[BlockEvent]:
        """Add the end after the clock, and the three-card game of a tie."""
        confirmed = any(isinstance(event, Confirmed) for event in events)
        state = reduce(apply, events, state)
        if confirmed and clock_out(state) and not done(state):
            finished = Finished(reason="clock")
            state = apply(state, finished)
            events = (*events, finished)
        groups = ties(state)
        if state.tie or not groups:
            return events
        return (*events, TieMet(seats=groups[0]))

    def apply(self, state: State, event: BlockEvent) -> State:
        """Fold one event."""
        return apply(state, event)

    def legal(self, state: State, seat: Seat) -> Sequence[BlockAction]:
        """List what can be pressed; typed lines (all at once, changes, corrections) are too many to list."""
        if over(state) or seat not in active(state):
            return ()
        found: list[BlockAction] = []
        match phase(state):
            case "bids" if held(state):
                return ()
            case "bids":
                numbers = allowed(cards(state), state.entry.bids, len(order(state)), bar=state.options.bar)
                found += [Say(tricks=tricks) for tricks in numbers]
            case "tricks":
                found += [Take(tricks=tricks) for tricks in write.fitting(state)]
            case _ if sum(state.entry.tricks) == cards(state):
                found.append(Confirm())
        if write.may_undo(state, Actor.at(seat)):
            found.append(Undo())
        if clock_out(state) and not begun(state) and not done(state):
            found.append(Finish())
        return found

    def waiting_for(self, state: State) -> frozenset[Seat]:
        """Wait for whoever's number is missing, then for anybody who confirms, or takes back what does not add up."""
        seat = turn(state)
        present = active(state)
        if held(state):
            return frozenset()
        return frozenset({seat} if seat in present else (one for one in present if self.legal(state, one)))

    def view(self, state: State, seat: Seat | None) -> View:
        """Show the whole pad to all."""
        return view(state, seat)

    def tell(self, event: BlockEvent, audience: Seat | None) -> Text | None:
        """Everything is public."""
        return tell(event)

    def section(self, state: State) -> str:
        """Name the present game by its number."""
        return str(number(state))

    def outlasts(self, event: BlockEvent) -> bool:
        """A gong that has sounded is none to take back."""
        return isinstance(event, Gong | Waited)

    def rewound(self, before: State, after: State, actor: Actor) -> Sequence[BlockEvent] | Refused:
        """Keep the clock where it is and locked games locked; only the Schiedsrichter goes behind one (Z6.7)."""
        locked, left = locked_games(before), len(after.sheet.rows)
        if locked > left and not actor.referee and before.runs == after.runs:
            return refuse("wizardblock-locked", number=left + 1)
        if before.runs > after.runs:
            return ()
        passed: list[BlockEvent] = [Gong(left=mark) for mark in clock_marks(after)[after.gongs : before.gongs]]
        if after.waiting and not before.waiting:
            passed.append(Waited(seats=after.held))
        kept = min(locked, left)
        return (*passed, Locked(games=kept)) if kept > locked_games(after) else passed

    def step(self, state: State) -> Step:
        """Every event is a step of its own; the clock of a round runs on over all of them."""
        return step(state)

    def time_limit(self, state: State) -> float | None:
        """Return the seconds until the clock speaks next, or until an idle pad is closed."""
        chime = next_chime(state)
        if chime is not None and not done(state):
            return 60.0 * (chime[1] - chime[0])
        return OVERTIME if clock_out(state) and not done(state) else IDLE

    def outcome(self, state: State) -> Outcome | None:
        """Rank the table once nothing is left to write."""
        return outcome(state.sheet, state.seats) if over(state) else None


def _signed(event: BlockEvent, actor: Actor) -> BlockEvent:
    """Note who wrote an entry: undoing is for him."""
    return event.model_copy(update={"by": actor.seat}) if isinstance(event, Entered | Changed | Confirmed) else event
