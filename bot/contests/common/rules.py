"""The rules that all contests share, around a format."""

from collections.abc import Iterator, Sequence
from functools import reduce
from typing import TypeVar

from bot.contests.common import drawing, entering, officiating, results, rewinding
from bot.contests.common import events as e
from bot.contests.common.actions import Add, ContestAction, Decide, Hold, OnEntry, OnTable, Plain, Punish, SetBye
from bot.contests.common.entering import leads
from bot.contests.common.fold import apply
from bot.contests.common.format import Format
from bot.contests.common.model import ContestOptions, State
from bot.contests.common.tell import outcome, step, tell
from bot.contests.common.view import View, view, view_of
from bot.engine.chance import Chance
from bot.engine.model import Outcome, Refused, Step, TimeUp, refuse
from bot.engine.rules import Rules
from bot.engine.seats import OFFICIALS, Actor, Seat
from bot.engine.text import Text

T = TypeVar("T")


class ContestRules(Rules[ContestOptions, ContestAction, e.ContestEvent, State, View]):
    """A contest is a log like any game: these rules, and what its format says."""

    secrets = False

    def __init__(self, format: Format) -> None:
        """Play contests of this format."""
        self.format = format
        self._seen: View | None = None

    def blank(self, options: ContestOptions, seats: tuple[Seat, ...]) -> State:
        """An empty list."""
        return State(options)

    def setup(self, options: ContestOptions, seats: tuple[Seat, ...], chance: Chance) -> Sequence[e.ContestEvent]:
        """Open the list."""
        return (e.Opened(),)

    def decide(
        self, state: State, actor: Actor, action: ContestAction | TimeUp, chance: Chance
    ) -> Sequence[e.ContestEvent] | Refused:
        """Answer an action, and add what follows by itself: forfeits, the end of a round."""
        if state.options.draft:
            return refuse("contest-draft")
        resigns = isinstance(action, OnEntry) and action.kind == "resign"
        if state.phase == "over" and not resigns and not isinstance(action, Decide):
            return refuse("contest-over")
        if isinstance(action, TimeUp):
            answer = drawing.time_up(self.format, state, chance, actor.when)
        else:
            answer = self._answer(state, actor, action, chance)
        return answer if isinstance(answer, Refused) else self._complete(state, answer)

    def _answer(
        self, state: State, actor: Actor, action: ContestAction, chance: Chance
    ) -> Sequence[e.ContestEvent] | Refused:
        match action:
            case Plain():
                return self._plain(state, actor, action, chance)
            case OnEntry(kind="ask" | "accept" | "decline"):
                return entering.partner(self.format, state, actor, action)
            case OnEntry(kind="resign") if state.entry_of(actor.seat) is state.entry(action.number) is not None:
                return officiating.resign(self.format, state, action.number)
            case OnEntry():
                return officiating.about_entry(self.format, state, actor, action)
            case OnTable():
                return results.about_table(self.format, state, actor, action)
            case Add():
                return entering.add(self.format, state, actor, action)
            case SetBye():
                return results.set_bye(self.format, state, actor, action)
            case Punish():
                return officiating.punish(self.format, state, actor, action)
            case Decide():
                return officiating.decide_tie(self.format, state, actor, action)
            case Hold():
                return drawing.hold(state, action, actor.when) if leads(actor) else refuse("contest-only-lead")

    def _plain(self, state: State, actor: Actor, action: Plain, chance: Chance) -> Sequence[e.ContestEvent] | Refused:
        match action.kind:
            case "enter" | "bring" | "seek":
                return entering.enter(self.format, state, actor, action)
            case "leave":
                return entering.leave(self.format, state, actor)
            case "here":
                return entering.here(state, state.entry_of(actor.seat))
            case _ if not leads(actor):
                return refuse("contest-only-lead")
            case "checkin":
                return entering.open_checkin(state, actor.when)
            case "checkout":
                return entering.close_checkin(state, actor.when)
            case "shut":
                open_now = state.phase == "entry" and not state.shut
                return (e.Shut(at=actor.when),) if open_now else refuse("contest-not-now")
            case "seal":
                return drawing.seal(self.format, state, actor.when)
            case "draw":
                return drawing.draw(self.format, state, chance, actor.when)
            case "thaw":
                return drawing.thaw(state)
            case "begin":
                return drawing.begin(state, actor.when)
            case "redraw":
                return drawing.redraw(self.format, state)
            case "close":
                return officiating.close(self.format, state)

    def _complete(self, state: State, events: Sequence[e.ContestEvent]) -> Sequence[e.ContestEvent]:
        """Add the result that follows from who is out at a table, and the end of a round when all is in."""
        done = list(events)
        state = reduce(apply, done, state)
        for event in events:
            if isinstance(event, e.Excluded | e.Gone) and (table := state.table(event.table)):
                result = self.format.forfeit(state, table) if table.status == "playing" else None
                if result is not None:
                    done.append(e.Ruled(table=table.name, result=result))
                    state = apply(state, done[-1])
        for event in events:
            if not isinstance(event, e.Ruled | e.Reported) or (isinstance(event, e.Reported) and not event.fed):
                continue  # what a player reports throws nobody out
            for number in self.format.expelled(event.result):
                if state.entries[number - 1].status != "excluded":
                    done.append(e.Excluded(number=number))
                    state = apply(state, done[-1])
        done += _calls(state, events)
        round = state.round
        if state.phase == "playing" and round is not None and round.complete:
            done.append(e.RoundClosed(round=round.number))
        return done

    def apply(self, state: State, event: e.ContestEvent) -> State:
        """Fold one event."""
        return apply(state, event)

    def legal(self, state: State, seat: Seat) -> Sequence[ContestAction]:
        """List what a seat can press; what is typed (results) is too much to list."""
        actor = Actor.at(seat)
        wishes: list[ContestAction] = [Plain(kind="leave"), Plain(kind="here")]
        mine = state.entry_of(seat)
        if mine is not None:
            wishes += [OnEntry(kind="accept", number=mine.number), OnEntry(kind="decline", number=mine.number)]
            suitors = [entry.number for entry in state.entries if entry.asks == mine.number]
            wishes += [OnEntry(kind="accept", number=number) for number in suitors]
            table = state.table_of(mine.number)
            if table is not None:
                wishes += [OnTable(kind="confirm", table=table.name), OnTable(kind="dispute", table=table.name)]
                wishes.append(OnTable(kind="call", table=table.name))
        return [wish for wish in wishes if not isinstance(self.decide(state, actor, wish, _Never()), Refused)]

    def waiting_for(self, state: State) -> frozenset[Seat]:
        """Wait for those whose table has no result, and for the Spielleiter everywhere else."""
        if state.phase == "over":
            return frozenset()
        if state.phase != "playing" or state.round is None:
            return frozenset({OFFICIALS})
        found: set[Seat] = set()
        for table in state.round.open_tables:
            owing = [number for number in table.entries if number != table.by and number not in table.out]
            if table.status == "disputed" or table.called or not owing:
                found.add(OFFICIALS)
                continue
            found.update(seat for number in owing for seat in state.entries[number - 1].seats)
        return frozenset(found) or frozenset({OFFICIALS})

    def view(self, state: State, seat: Seat | None) -> View:
        """Show everything to all; there are no secrets. Many look at the same state: it is ranked once."""
        if self._seen is None or self._seen.state is not state:
            self._seen = view(self.format, state, None)
        return view_of(self._seen, seat)

    def tell(self, event: e.ContestEvent, audience: Seat | None) -> Text | None:
        """Put an event in words."""
        return self.format.tells(event) or tell(event, self.format.worded)

    def step(self, state: State) -> Step:
        """Name the present stage; buttons stay good while it lasts."""
        return step(state)

    def section(self, state: State) -> str:
        """Name the round."""
        return str(len(state.rounds))

    def moved(self, event: e.ContestEvent) -> Sequence[tuple[Seat, Seat]]:
        """Say who comes, changes seats and leaves."""
        match event:
            case e.Entered():
                return tuple(("+", seat) for seat in event.seats)
            case e.Joined():
                return (("+", event.seat),)
            case e.Paired():
                return ((event.seat, event.new),)
            case e.Parted():
                return ((event.seat, "-"),)
            case e.Cancelled():
                return tuple((seat, "-") for seat in event.seats)
            case _:
                return ()

    def promises(self, event: e.ContestEvent) -> bool:
        """Every draw has a seed of its own, promised when its list is closed (W8.1)."""
        return isinstance(event, e.Froze)

    def open_seed(self, state: State) -> bool:
        """Tell whether the present seed may be known: its draw is made, or there is none."""
        return state.phase != "sealed"

    def outlasts(self, event: e.ContestEvent) -> bool:
        """A clock that runs, a gong that has sounded and what a table's own game said are none to take back."""
        return rewinding.outlasts(event)

    def rewound(self, before: State, after: State, actor: Actor) -> Sequence[e.ContestEvent] | Refused:
        """Draws, people, the clock and what tables brought in stand; only what people entered is taken back (W8.7)."""
        stands = rewinding.rewound(self.format, before, after)
        if isinstance(stands, Refused):
            return stands
        closed = before.rounds[-1].closed if before.rounds else False
        return tuple(
            event.model_copy(update={"again": closed}) if isinstance(event, e.RoundClosed) else event
            for event in self._complete(after, stands)
        )

    def due(self, state: State) -> int | None:
        """Return the moment at which the clock has something to say."""
        return drawing.due(state)

    def outcome(self, state: State) -> Outcome | None:
        """Return the final ranking."""
        return outcome(self.format, state) if state.phase == "over" else None


def _calls(state: State, events: Sequence[e.ContestEvent]) -> Iterator[e.Called]:
    """Call the Spielleiter to a table that has reported when nobody is left there to confirm it (W6.3)."""
    for event in events:
        if isinstance(event, e.Reported | e.Excluded | e.Gone) and (table := state.table(event.table)) is not None:
            alone = set(table.entries) <= {table.by, *table.out}
            if table.status == "reported" and alone and not table.called:
                yield e.Called(table=table.name)


class _Never:
    """Chance for questions that never draw."""

    def dice(self, count: int, sides: int) -> tuple[int, ...]:
        raise AssertionError("a seat never draws in a contest")

    def shuffle(self, things: Sequence[T]) -> tuple[T, ...]:
        raise AssertionError("a seat never draws in a contest")
