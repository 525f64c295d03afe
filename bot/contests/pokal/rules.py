"""The rules of a season as the house calls them. Clauses: Q11, Q14."""

from collections.abc import Sequence
from functools import reduce

from bot.contests.pokal import amending, clock, dates, results, squads
from bot.contests.pokal import events as e
from bot.contests.pokal.actions import (
    Appoint,
    Book,
    Close,
    Drop,
    Enlist,
    Enter,
    Feed,
    Gone,
    Kickoff,
    MarkDays,
    OnMatch,
    OnRule,
    PokalAction,
    Posted,
    Propose,
    ProposeRule,
    Publish,
    RejectRule,
)
from bot.contests.pokal.fold import apply
from bot.contests.pokal.model import DECIDER, FINAL, THIRD, Drawn, PokalOptions, State
from bot.contests.pokal.standings import ranking, table
from bot.contests.pokal.tell import outcome, step, tell
from bot.contests.pokal.view import View, view
from bot.engine.chance import Chance
from bot.engine.model import Outcome, Refused, Step, TimeUp, refuse
from bot.engine.rules import Rules
from bot.engine.seats import OFFICIALS, Actor, Seat
from bot.engine.text import Text


class PokalRules(Rules[PokalOptions, PokalAction, e.PokalEvent, State, View]):
    """A season is a log like any game; its matches are games of their own."""

    secrets = False

    def blank(self, options: PokalOptions, seats: tuple[Seat, ...]) -> State:
        """Twelve matches, nothing played."""
        return State(options, editions=options.editions, waiting=options.waiting)

    def setup(self, options: PokalOptions, seats: tuple[Seat, ...], chance: Chance) -> Sequence[e.PokalEvent]:
        """Open the season."""
        return (e.SeasonOpened(),)

    def decide(
        self, state: State, actor: Actor, action: PokalAction | TimeUp, chance: Chance
    ) -> Sequence[e.PokalEvent] | Refused:
        """Answer an action; what was due before it comes first, what follows by itself comes after it."""
        if state.over and not isinstance(action, Book):
            return refuse("pokal-over")
        if isinstance(action, TimeUp):
            answer = clock.time_up(state, chance, actor.when, actor.barred)
            return answer if isinstance(answer, Refused) else self._complete(state, answer, actor.when)
        due = clock.credits(state, action.found if isinstance(action, Feed) else actor.when) if not state.over else []
        answer = self._answer(reduce(apply, due, state), actor, action)
        return answer if isinstance(answer, Refused) else self._complete(state, [*due, *answer], actor.when)

    def _answer(self, state: State, actor: Actor, action: PokalAction) -> Sequence[e.PokalEvent] | Refused:
        match action:
            case Publish():
                return dates.publish(state, actor, action)
            case Appoint():
                return dates.appoint(state, actor, action)
            case Enlist():
                return squads.enlist(state, actor, action)
            case Gone():
                return squads.gone(state, actor, action)
            case MarkDays():
                return dates.mark(state, actor, action)
            case Propose():
                return dates.propose(state, actor, action)
            case OnMatch():
                return dates.about_match(state, actor, action)
            case Drop(kind="drop"):
                return dates.drop(state, actor, action)
            case Drop():
                return results.annul(state, actor, action)
            case Feed():
                return results.feed(state, actor, action)
            case Posted():
                return results.published(state, actor, action)
            case Kickoff():
                return results.kick_off(state, actor, action)
            case Enter():
                return results.enter(state, actor, action)
            case Book():
                return results.book(state, actor, action)
            case ProposeRule() | OnRule() | RejectRule():
                return amending.about_rules(state, actor, action)
            case Close() if dates.organises(actor):
                return (e.SeasonEnded(reason=action.reason, at=actor.when),)
            case Close():
                return refuse("pokal-only-ok")

    def _complete(self, state: State, events: Sequence[e.PokalEvent], at: int) -> Sequence[e.PokalEvent]:
        """Add what follows: finals that go on, corrections of credits, lots, the end."""
        done = list(events)
        state = reduce(apply, done, state)
        if state.over:
            return done

        def add(event: e.PokalEvent) -> None:
            nonlocal state
            done.append(event)
            state = apply(state, event)

        for match in state.matches:
            if results.undecided(match):
                if match.houses and any(match.credited):  # it was decided before: what it brought waits with it
                    back = clock.difference(match.houses, (0, 0), match.credited)
                    add(e.Booked(why="correction", points=back, match=match.name, at=at))
                add(e.Extended(match=match.name, score=match.base, at=at))
        for match in state.matches:
            if match.settled and match.houses and match.total is not None and match.total != match.credited:
                points = clock.difference(match.houses, match.total, match.credited)
                add(e.Booked(why="correction", points=points, match=match.name, at=at))
        level = table(state).lot if state.complete and state.frozen is None else ()
        if state.lot is not None and set(state.lot.group) != set(level):
            add(e.LotDropped(at=at))
        if level and state.lot is None:
            add(e.LotSealed(group=level, at=at))
        if places := self._finished(state):
            add(e.Booked(why="season", points=results.season_points(state, places, state.edition.rules.rewards), at=at))
            add(e.SeasonEnded(places=places, at=at))
        return done

    def _finished(self, state: State) -> Drawn:
        """Return the final ranking once everything is played and credited (Q14.5)."""
        counted = (*state.twelve, state.known(FINAL), state.known(THIRD))
        decider = state.known(DECIDER)
        waits = decider.result is not None and not decider.settled
        return ranking(state) if all(match.settled for match in counted) and not waits else ()

    def apply(self, state: State, event: e.PokalEvent) -> State:
        """Fold one event."""
        return apply(state, event)

    def legal(self, state: State, seat: Seat) -> Sequence[PokalAction]:
        """Nothing is offered to a seat as such: what somebody may do follows from the roles on the server."""
        return ()

    def waiting_for(self, state: State) -> frozenset[Seat]:
        """Wait for nobody in particular: calendars are slow."""
        return frozenset() if state.over else frozenset({OFFICIALS})

    def view(self, state: State, seat: Seat | None) -> View:
        """Show everything to all; there are no secrets."""
        return view(state, seat)

    def tell(self, event: e.PokalEvent, audience: Seat | None) -> Text | None:
        """Put an event in words."""
        return tell(event)

    def step(self, state: State) -> Step:
        """Name the present stage; buttons stay good while it lasts."""
        return step(state)

    def section(self, state: State) -> str:
        """Name the half."""
        return str(len(state.published))

    def moved(self, event: e.PokalEvent) -> Sequence[tuple[Seat, Seat]]:
        """Say who comes in new."""
        return (("+", event.seat),) if isinstance(event, e.Joined) else ()

    def promises(self, event: e.PokalEvent) -> bool:
        """Every lot has a seed of its own, promised before it is drawn (Q14.8)."""
        return isinstance(event, e.LotSealed)

    def open_seed(self, state: State) -> bool:
        """Tell whether the present seed may be known: no lot is promised."""
        return state.lot is None

    def outlasts(self, event: e.PokalEvent) -> bool:
        """Whatever the clock has booked or said is none to take back."""
        clockwork = e.Booked | e.LogPublished | e.MatchReminded | e.LineupDue | e.KickedOff | e.DaysLooked
        return isinstance(event, clockwork | e.RuleReminded)

    def rewound(self, before: State, after: State, actor: Actor) -> Sequence[e.PokalEvent] | Refused:
        """Nothing in a season is taken back by going backwards: it is corrected, and the correction is seen."""
        return refuse("pokal-corrected-not-rewound")

    def due(self, state: State) -> int | None:
        """Return the moment at which the clock has something to do."""
        return clock.due(state)

    def outcome(self, state: State) -> Outcome | None:
        """Tell how the season ended."""
        return outcome(state) if state.over else None
