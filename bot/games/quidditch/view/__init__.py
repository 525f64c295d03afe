"""Building views from what is allowed. Clauses: Q1.4 (referees see all), Q2.5 (secret before play), Q3.6."""

from bot.engine.seats import OFFICIALS, Seat
from bot.games.quidditch.model import house_of
from bot.games.quidditch.notation import write
from bot.games.quidditch.rules import course, legal, opening, overdue, referee, resolve, result, ruling
from bot.games.quidditch.rules.judge import ANSWERS, valid_commands
from bot.games.quidditch.state import Chain, Request, State
from bot.games.quidditch.view.records import Desk, Open, Person, Pitch, View
from bot.games.quidditch.view.report import report


def view(state: State, seat: Seat | None) -> View:
    """Show a match to a seat, the public or the referees."""
    official = seat == OFFICIALS
    open_book = official or not state.cup
    captain = seat is not None and not official and state.captain(house_of(seat)) == seat
    return View(
        me=seat,
        houses=state.options.houses,
        art=state.options.art,
        by_bot=state.by_bot,
        phase=state.phase,
        stage=state.stage,
        round=state.round,
        rounds=state.rounds,
        points=result.totals(state),
        captains=state.captains,
        xp_given=state.xp_given,
        besitz=state.besitz,
        named=state.named,
        letters=(state.letter(0), state.letter(1), state.letter(2)),
        interrupted=state.absence.seat if state.absence else None,
        my_xp=_xp(state, house_of(seat)) if captain and seat else (),
        team=tuple(one.seat for one in state.team(house_of(seat)) if one.here) if captain and seat else (),
        request=_request(state, house_of(seat)) if captain and seat else None,
        may_substitute=bool(captain and seat and not state.substituted[state.side(house_of(seat))]),
        consent=state.consent,
        may_give=tuple(opening.eligible(state, house_of(seat))) if captain and seat and state.phase == "vor" else (),
        gifts=state.options.xp,
        worth=(state.options.tor, state.options.schnatz),
        fassung=state.options.fassung,
        moves=tuple(write(action) for action in legal.legal(state, seat)) if seat and not official else (),
        pitch=_pitch(state, seat) if open_book else None,
        desk=_desk(state) if official else None,
        report=report(state) if state.ended else None,
    )


def _request(state: State, house: str) -> Request | None:
    return next((one for one in state.requests if one.house == house), None)


def _xp(state: State, house: str) -> tuple[tuple[Seat, int], ...]:
    return tuple((one.seat, one.xp) for one in state.team(house) if one.xp)


def _pitch(state: State, seat: Seat | None) -> Pitch:
    before = state.phase == "vor" and seat != OFFICIALS
    people = tuple(
        Person(
            one.seat,
            state.shown_name(one.seat),
            0 if before else one.xp,
            one.third,
            one.out,
            one.here,
            one.seat in state.captains,
            one.found,
        )
        for one in state.players
    )
    waiting = sorted(legal.able(state) if seat == OFFICIALS else legal.waiting_for(state) - {OFFICIALS})
    offers: tuple[tuple[Seat, tuple[str, ...]], ...] = ()
    if seat is None and not before:
        offers = tuple((one, tuple(write(action) for action in legal.open_to(state, one))) for one in waiting)
    holder = state.player(state.holder)
    return Pitch(
        people,
        state.holder,
        state.klatscher,
        state.schnatz,
        tuple(waiting),
        offers,
        tuple(_open(state, chain) for chain in state.chains),
        state.flight,
        state.sure,
        holder is not None and holder.third in state.bonus,
        state.freiwurf,
    )


def _open(state: State, chain: Chain) -> Open:
    may: tuple[Seat, ...] = ()
    if chain.stage == "antwort":
        answers = ((one.seat, command.word) for one in state.players for command in valid_commands(state, one.seat))
        may = tuple(dict.fromkeys(seat for seat, word in answers if word in ANSWERS))
    return Open(chain.seat, chain.word, chain.ziel, chain.roll, chain.owes, may, resolve.due(state, chain))


def _desk(state: State) -> Desk:
    awaited = overdue.overdue(state)
    return Desk(
        moves=tuple(write(action) for action in legal.for_officials(state)),
        notes=state.notes,
        xp=tuple((one.seat, one.xp) for one in state.players if one.xp),
        missing=tuple(course.missing(state)),
        requests=state.requests,
        absence=state.absence,
        rulings=tuple(ruling.rulings(state)),
        teilrunden=tuple(referee.repeatable(state)) if state.ended not in ("abbruch", "verschoben") else (),
        overdue=(awaited.seat, awaited.folge) if awaited else None,
        seats=tuple(one.seat for one in state.players),
        uncaught=tuple(one.seat for one in state.players if (one.seat, 0) not in state.cheats),
        here=tuple(one.seat for one in state.players if one.here),
        away=tuple(one.seat for one in state.players if one.away and not one.excluded),
        excluded=tuple(one.seat for one in state.players if one.excluded),
        substituted=state.substituted,
    )
