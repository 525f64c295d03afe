"""Rules of Fang den Hut. Clauses: H2 (setting up), H3.1 to H3.4 (handing in), H4.7, H5.1 (report and points), H6.5.

How a slip is read is in `slips` (H3.3, H6.2, H6.3), how a phase is worked out in `resolve` (H4).
"""

import unicodedata
from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any

from bot.engine.chance import Chance
from bot.engine.model import Outcome, Refused, Step, TimeUp, refuse
from bot.engine.rules import Rules
from bot.engine.seats import Actor, Seat
from bot.engine.text import Seated, Text, text
from bot.games.hut.legal import Possible
from bot.games.hut.model import (
    FEWEST,
    MOST,
    OFFERED,
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
    Opened,
    Orders,
    PhasePlayed,
    PhaseReport,
    Player,
    RoundReport,
    Scored,
    Shown,
    Slip,
    State,
    View,
    Write,
    Written,
)
from bot.games.hut.names import misnamed
from bot.games.hut.notation import orders_from_text
from bot.games.hut.plan import COLOURS
from bot.games.hut.report import play_round, told_phase, told_points
from bot.games.hut.seal import new_salt, sealed
from bot.games.hut.slips import Draft, Reading, lines_of, read_slip
from bot.games.hut.stacks import HATS, Stack, moved, new_board


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
            after = self.apply(after, event)
        return done if self.waiting_for(after) else (*done, *play_round(after))

    def apply(self, state: State, event: HutEvent) -> State:
        """Fold one event."""
        match event:
            case Drawn():
                return _drawn(state, event)
            case Christened():
                player = state.player(event.seat)
                called = dict(zip(player.hats, player.names, strict=True)) | {event.hat: event.name}
                return _changed(state, event.seat, names=tuple(called.values()))
            case NumberNamed():
                return _changed(state, event.seat, number=event.number)
            case Written():
                return _changed(state, event.seat, slip=Slip(event.lines, event.salt, event.seal, event.done))
            case HandedIn():
                slip = state.player(event.seat).slip
                return _changed(state, event.seat, slip=replace(slip, done=True) if slip else None)
            case Opened():
                report = RoundReport(event.round, state.board, event.slips, event.missing)
                players = tuple(replace(player, slip=None) for player in state.players)
                return replace(state, players=players, reports=(*state.reports, report))
            case PhasePlayed():
                return _phase_played(state, event)
            case Scored():
                return _scored(state, event)

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
        mine = state.player(seat) if seat is not None else None
        return View(
            me=seat,
            round=min(state.round, len(state.reports)) if state.over else state.round,
            over=state.over,
            players=tuple(_shown(state, player) for player in state.players),
            board=state.board,
            reports=state.reports,
            number=mine.number if mine else None,
            slip=mine.slip if mine else None,
        )

    def tell(self, event: HutEvent, audience: Seat | None) -> Text | None:
        """Tell who has handed in, never what, until the slips are opened."""
        match event:
            case Drawn():
                return text("hut-drawn")
            case Christened():
                return text("hut-christened", seat=Seated(event.seat), name=event.name)
            case NumberNamed():
                return text("hut-number-own", number=event.number) if audience == event.seat else None
            case Written() if not event.done:
                return text("hut-noted-own") if audience == event.seat else None
            case Written() | HandedIn():
                return text("hut-handed-in", seat=Seated(event.seat), seal=event.seal)
            case Opened():
                return text("hut-opened", round=event.round)
            case PhasePlayed():
                return told_phase(event)
            case Scored():
                return told_points(event)

    def step(self, state: State) -> Step:
        """Each round is a step; its text is the same in all of them."""
        if state.over:
            return Step("over", text("hut-is-over"))
        return Step(f"r{state.round}", text("hut-step", round=state.round))

    def time_limit(self, state: State) -> float | None:
        """Return the time for a round, which is the same for all of them."""
        return state.options.seconds

    def outcome(self, state: State) -> Outcome | None:
        """Most points win; equal points share a place (H5.1)."""
        if not state.over:
            return None
        ranked = sorted(state.players, key=lambda player: -player.points)
        places = tuple(tuple(one.seat for one in group) for _, group in groupby(ranked, lambda player: player.points))
        words = text(
            "hut-won",
            seat=Seated(places[0][0]),
            others=len(places[0]) - 1,
            points=ranked[0].points,
            rounds=len(state.reports),
        )
        return Outcome(places, tuple((player.seat, player.points) for player in state.players), words)

    def reimagine(self, state: State, seat: Seat | None, chance: Chance) -> State:
        """Let the others have written something else, and named other numbers."""
        players = tuple(
            player if player.seat == seat else replace(player, slip=_other_slip(state, player, chance))
            for player in state.players
        )
        guessed = replace(
            state, players=tuple(player if player.seat == seat else _other_number(player, chance) for player in players)
        )
        return guessed if guessed.over == state.over else replace(state, players=players)


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
            return draft if isinstance(draft, Refused) else _noted(state, player, draft, chance)


def _number(state: State, player: Player, number: int) -> Refused | None:
    """Say why a number cannot be named (H2.2, H6.5)."""
    if state.round > 1:
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
    numbered = state.round > 1 or player.number is not None or draft.number is not None
    lines = draft.lines or (player.slip.lines if player.slip else ())
    ready = numbered and read_slip(state.board, state.names, player.colour, lines).flawless
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


# -- folding -----------------------------------------------------------------------------------------------------------


def _changed(state: State, seat: Seat, **changes: Any) -> State:
    players = tuple(replace(one, **changes) if one.seat == seat else one for one in state.players)
    return replace(state, players=players)


def _drawn(state: State, event: Drawn) -> State:
    colours = dict(event.colours)
    players = tuple(
        replace(player, colour=colours[player.seat], names=OFFERED[colours[player.seat]][:HATS])
        for player in state.players
    )
    return replace(state, players=players, board=new_board(colours.values()))


def _phase_played(state: State, event: PhasePlayed) -> State:
    moves = {entry.hat: entry.target for entry in event.entries if entry.fate == "moved" and entry.hat and entry.target}
    board = moved(state.board, moves)
    *earlier, report = state.reports
    report = replace(report, phases=(*report.phases, PhaseReport(event.entries, board)))
    return replace(state, board=board, reports=(*earlier, report))


def _scored(state: State, event: Scored) -> State:
    won = dict(event.points)
    players = tuple(replace(player, points=player.points + won[player.seat]) for player in state.players)
    *earlier, report = state.reports
    totals = tuple((player.seat, player.points) for player in players)
    report = replace(report, points=event.points, totals=totals)
    return replace(state, players=players, round=state.round + 1, reports=(*earlier, report))


# -- views -------------------------------------------------------------------------------------------------------------


def _shown(state: State, player: Player) -> Shown:
    done = player.slip is not None and player.slip.done
    return Shown(
        player.seat,
        player.colour,
        player.names,
        player.points,
        done,
        not state.board.army(player.colour),
        player.slip.seal if player.slip and done else None,
    )


def _other_slip(state: State, player: Player, chance: Chance) -> Slip | None:
    """Write some other order on a slip that nobody else has seen; its seal is all they know."""
    if player.slip is None:
        return None
    stacks: tuple[Stack, ...] = chance.shuffle(state.board.army(player.colour))
    phase = chance.dice(1, 4)[0]
    name = state.names[stacks[0].top]
    return replace(player.slip, lines=(f"{phase} {name}",), salt=new_salt(chance))


def _other_number(player: Player, chance: Chance) -> Player:
    return replace(player, number=FEWEST + chance.dice(1, MOST - FEWEST + 1)[0] - 1)
