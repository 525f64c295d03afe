"""Rules of Fang den Hut. Clauses: H2 (setting up), H3.1 to H3.4 (handing in), H4.7, H5.1 (report and points), H6.5.

How a slip is cut into lines is in `draft`, how it is read in `slips` (H3.3, H6), how a phase is worked out in
`resolve` (H4).
"""

import unicodedata
from collections.abc import Sequence

from bot.engine.chance import Chance
from bot.engine.helpers import ranked
from bot.engine.model import Outcome, Refused, Step, TimeUp, refuse
from bot.engine.rules import Rules
from bot.engine.seats import Actor, Seat
from bot.engine.text import Text
from bot.games.hut import tell
from bot.games.hut.draft import Draft
from bot.games.hut.fold import apply
from bot.games.hut.imagine import reimagine
from bot.games.hut.legal import Possible
from bot.games.hut.model import (
    FEWEST,
    MOST,
    Christen,
    Christened,
    Drawn,
    HandedIn,
    HandIn,
    HutAction,
    HutEvent,
    HutOptions,
    NameNumber,
    NumberNamed,
    Orders,
    Player,
    State,
    View,
    Write,
    Written,
)
from bot.games.hut.names import misnamed
from bot.games.hut.notation import orders_from_text
from bot.games.hut.plan import COLOURS
from bot.games.hut.rounds import play_round
from bot.games.hut.seal import new_salt, sealed
from bot.games.hut.slips import Reading, lines_of, read_slip
from bot.games.hut.view import view

HANDED_IN = "hut-already-handed-in"
"""Why written words change nothing: the slip is handed in, and whoever would replace it must say so."""


class HutRules(Rules[HutOptions, HutAction, HutEvent, State, View]):
    """All write in secret; when all are in or time is up, everything happens at once."""

    def blank(self, options: HutOptions, seats: tuple[Seat, ...]) -> State:
        """Nobody has a colour yet."""
        return State(options, tuple(Player(seat) for seat in seats))

    def setup(self, options: HutOptions, seats: tuple[Seat, ...], chance: Chance) -> Sequence[HutEvent]:
        """Draw the colours by lot (H2.1)."""
        return (Drawn(colours=tuple(zip(seats, chance.shuffle(COLOURS), strict=False))),)

    # -- deciding ------------------------------------------------------------------------------------------------------

    def decide(
        self, state: State, actor: Actor, action: HutAction | TimeUp, chance: Chance
    ) -> Sequence[HutEvent] | Refused:
        """Take slips until all are in or time is up, then work out the round (H3.4)."""
        if state.over:
            return refuse("hut-is-over")
        if isinstance(action, TimeUp):
            return play_round(state)
        if actor.seat is None:
            return refuse("hut-not-seated")
        player = state.player(actor.seat)
        if not state.board.army(player.colour):
            return refuse("hut-no-hats-left")
        done = _done(state, player, action, chance)
        if isinstance(done, Refused):
            return done
        after = state
        for event in done:
            after = apply(after, event)
        return done if self.waiting_for(after) else (*done, *play_round(after))

    def apply(self, state: State, event: HutEvent) -> State:
        """Fold one event."""
        return apply(state, event)

    def legal(self, state: State, seat: Seat) -> Sequence[HutAction]:
        """List a slip for every hat and target, and what else there is to do; others are known when they are seen."""
        if state.over or not state.board.army(state.player(seat).colour):
            return ()
        return Possible(state, state.player(seat))

    def waiting_for(self, state: State) -> frozenset[Seat]:
        """All who command a hat and have not handed in (H2.2)."""
        if state.over:
            return frozenset()
        return frozenset(
            player.seat
            for player in state.players
            if not (player.slip and player.slip.done) and state.board.army(player.colour)
        )

    # -- showing -------------------------------------------------------------------------------------------------------

    def view(self, state: State, seat: Seat | None) -> View:
        """Show the board and the reports to all, slip and number to their owner only; the last round to nobody."""
        return view(state, seat)

    def tell(self, event: HutEvent, audience: Seat | None) -> Text | None:
        """Tell who has handed in, never what, until the slips are opened."""
        return tell.tell(event, audience)

    def step(self, state: State) -> Step:
        """Each round is a step; its text is the same in all of them."""
        return Step("over" if state.over else f"r{state.round}", tell.step(state))

    def time_limit(self, state: State) -> float | None:
        """Return the time for a round, which is the same for all of them."""
        return state.options.seconds

    def outcome(self, state: State) -> Outcome | None:
        """Most points win; equal points share a place (H5.1)."""
        if not state.over:
            return None
        points = {player.seat: player.points for player in state.players}
        places = ranked(points)
        return Outcome(places, tuple(points.items()), tell.outcome(state, places[0]), why=tell.lead(state, places))

    def reimagine(self, state: State, seat: Seat | None, chance: Chance) -> State:
        """Let the others have written something else, and named other numbers."""
        return reimagine(state, seat, chance)


# -- what a player does ------------------------------------------------------------------------------------------------


def _done(state: State, player: Player, action: HutAction, chance: Chance) -> Sequence[HutEvent] | Refused:
    match action:
        case NameNumber():
            return _number(state, player, action.number) or (NumberNamed(seat=player.seat, number=action.number),)
        case Christen():
            return _christened(state, player, action)
        case HandIn():
            if player.slip is None or player.slip.done:
                return refuse("hut-nothing-to-hand-in")
            return (HandedIn(seat=player.seat, seal=player.slip.seal),)
        case Orders():
            lines = lines_of(state.board, player.colour, state.names, action.plans)
            reading = read_slip(state.board, state.names, player.colour, lines)
            if not reading.flawless:
                return refuse("hut-not-possible", reason=_first_fault(reading))
            return (_written(state, player, lines, chance, done=True),)
        case Write():
            draft = orders_from_text(action.words)
            if isinstance(draft, Refused):
                return draft
            if player.slip and player.slip.done and not action.replaces:
                return refuse(HANDED_IN)
            return _noted(state, player, draft, chance)


def _number(state: State, player: Player, number: int) -> Refused | None:
    """Say why a number cannot be named (H2.2, H6.5)."""
    if state.options.rounds is not None:
        return refuse("hut-number-settled", rounds=state.options.rounds)
    if not state.asks_number:
        return refuse("hut-number-fixed")
    if not FEWEST <= number <= MOST:
        return refuse("hut-number-range", fewest=FEWEST, most=MOST)
    return None


def _christened(state: State, player: Player, action: Christen) -> Sequence[HutEvent] | Refused:
    if state.round > 1 or player.slip is not None:
        return refuse("hut-christen-late")
    name = unicodedata.normalize("NFC", action.name)
    wrong = misnamed(player.colour, player.names, action.hat, name)
    if wrong is not None:
        return wrong
    return (Christened(seat=player.seat, hat=player.hats[action.hat - 1], name=name),)


def _noted(state: State, player: Player, draft: Draft, chance: Chance) -> Sequence[HutEvent] | Refused:
    """Take written orders: what is flawless is handed in, the rest is kept and can be mended until the deadline."""
    events: list[HutEvent] = []
    if draft.number is not None:
        if refused := _number(state, player, draft.number):
            return refused
        events.append(NumberNamed(seat=player.seat, number=draft.number))
    numbered = not state.asks_number or player.number is not None or draft.number is not None
    lines = draft.lines or (player.slip.lines if player.slip else ())
    reading = read_slip(state.board, state.names, player.colour, lines, mends=state.options.mends)
    ready = numbered and reading.flawless
    if draft.lines:
        events.append(_written(state, player, lines, chance, done=ready))
    elif player.slip and not player.slip.done and ready:
        events.append(HandedIn(seat=player.seat, seal=player.slip.seal))
    return events


def _written(state: State, player: Player, lines: tuple[str, ...], chance: Chance, *, done: bool) -> Written:
    salt = new_salt(chance)
    seal = sealed(state.round, player.colour, lines, salt)
    return Written(seat=player.seat, lines=lines, salt=salt, seal=seal, done=done)


def _first_fault(reading: Reading) -> Text:
    return reading.void or next(line.fault for line in reading.lines if line.fault)
