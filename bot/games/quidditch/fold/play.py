"""Folding messages, rolls and their results. Clauses: Q2.6, Q3.2, Q3.3, Q5.4-Q5.7."""

from bot.dice.roll import Pair
from bot.engine.helpers import altered
from bot.engine.seats import OFFICIALS
from bot.games.quidditch import events as e
from bot.games.quidditch.model import Third, house_of
from bot.games.quidditch.state import Chain, Freiwurf, Goal, Klatscher, Last, Luck, Note, State

NOTES = 12


def third_of_die(number: int) -> Third:
    """Return the third a die names: 1-2 low, 3-4 middle, 5-6 high (Q4.1)."""
    thirds: tuple[Third, ...] = (0, 1, 2)
    return thirds[(number - 1) // 2]


def commanded(state: State, event: e.Befohlen) -> State:
    """Open a chain, or put an answer into one."""
    before = altered(state, last=None, lapsed=None)
    answer = state.chain(event.kette) is not None
    note = Note(event.seat, event.text, "", after_ms=event.after_ms)
    house = house_of(event.seat)
    state = state.with_player(event.seat, faulty=None, locked=None)
    if any(one.locked and one.house != house for one in state.players):  # an opponent has acted (Q12.1)
        state = state.with_all(lambda one: one.house != house, locked=None)
    state = altered(
        state,
        notes=(*state.notes, note)[-NOTES:],
        last=Last(event.seat, event.text, True, answer, before, event.kette),
        lapsed=None,
    )
    if event.seat == state.holder:
        state = state.with_all(lambda one: one.fouled, fouled=False)
    state = _answered(state, event) if answer else _opened(state, event)
    sure = None if event.seat == state.sure else state.sure
    return altered(state, sure=sure, flight=event.seat if _is_flight(state, event) else None)


def _at(state: State, event: e.Fact) -> int:
    """Return when a step became due: messages may overtake each other, the match does not go back."""
    return max(state.now, event.when)


def _is_flight(state: State, event: e.Befohlen) -> bool:
    return event.word == "Fliegen" and state.phase == "jaeger"


def _answered(state: State, event: e.Befohlen) -> State:
    match event.word:
        case "Angenommen":
            changes: dict[str, object] = {"stage": "annahme", "answerer": event.seat}
        case "Abfangen":
            changes = {"stage": "abfang", "answerer": event.seat, "tried": True}
        case "Pass":
            changes = {"ziel": event.ziel}
        case _:
            changes = {"stage": "gegen", "answerer": event.seat, "after_ms": event.after_ms}
    return state.with_chain(event.kette, since=_at(state, event), **changes)


def _opened(state: State, event: e.Befohlen) -> State:
    if event.word == "Fliegen":
        flown = state.phase == "jaeger"
        return state.with_player(event.seat, third=event.nach, flown=flown)
    chain = Chain(event.kette, event.word, event.seat, event.ziel, klatscher=event.klatscher, since=_at(state, event))
    match event.word:
        case "Klatscherwurf":
            state = _klatscher(state.with_player(event.seat, thrown=True), event.klatscher, used=True)
        case "Klatscherabfang":
            state = state.with_player(event.seat, tried_catch=True)
        case "Klatscherabwurf":
            state = _klatscher(state, event.klatscher, used=True, holder=None, kept=False)
        case "Foul":
            state = state.with_player(event.seat, fouled=True)
            if state.phase == "sucher" and event.ziel:
                state = state.with_player(event.ziel, find_fouled=True)
        case "Finden":
            state = state.with_player(event.seat, sought=True)
        case "Fangen":
            state = state.with_player(event.seat, found=False)
        case "Torwurf":
            chain = _shot(state, chain)
    return altered(state, chains=(*state.chains, chain), serial=max(state.serial, event.kette))


def _shot(state: State, chain: Chain) -> Chain:
    if state.freiwurf:
        return altered(chain, free=True, bonus=state.freiwurf.bonus)
    shooter = state.player(chain.seat)
    bonus = int(shooter is not None and shooter.third in state.bonus)
    return altered(chain, sure=state.sure == chain.seat, bonus=bonus)


def _klatscher(state: State, number: int | None, **changes: object) -> State:
    balls = tuple(altered(one, **changes) if index == number else one for index, one in enumerate(state.klatscher))
    return altered(state, klatscher=balls)


def invalid(state: State, event: e.Ungueltig) -> State:
    """Remember an invalid command: it may be corrected until its writer rolls."""
    base = state.lapsed if event.grund == "zu-spaet" and state.lapsed else state
    last = Last(event.seat, event.text, False, False, altered(base, last=None, lapsed=None, notes=state.notes))
    note = Note(event.seat, event.text, event.grund, event.korrigierbar)
    if event.word and event.korrigierbar and not state.owed(event.seat):
        state = state.with_player(event.seat, faulty=event.word)
    return altered(state, notes=(*state.notes, note)[-NOTES:], last=last)


def rolled(state: State, event: e.Gewuerfelt) -> State:
    """Put two dice where they belong."""
    pair = Pair(event.first, event.second, event.xp)
    if event.seat != OFFICIALS:
        mine = next((one for one in state.luck if one.seat == event.seat), Luck(event.seat))
        mine = Luck(event.seat, mine.rolls + 1, mine.total + event.first + event.second)
        state = altered(state, luck=(*(one for one in state.luck if one.seat != event.seat), mine))
    match event.zweck:
        case "":
            return _just_rolled(state, event.seat)
        case "Quaffelwurf":
            order = state.order if event.seat in state.order else (*state.order, event.seat)
            return altered(state, quaffelwurf=(*state.quaffelwurf, (event.seat, pair)), order=order)
        case "Klatscher":
            balls = tuple(Klatscher(third_of_die(number)) for number in (event.first, event.second))
            return altered(state, klatscher=balls, stage="gewuerfelt")
        case "Quaffel":
            after = altered(state, stage="gewuerfelt")
            return after.with_player(state.holder, third=third_of_die(event.first)) if state.holder else after
        case "Schnatz":
            return altered(state, schnatz=third_of_die(event.first), stage="gewuerfelt")
    chain = state.chain(event.kette)
    if chain is None:
        return state
    state = altered(state, lapsed=None)
    if chain.stage == "wurf":
        waits = {"stage": "gegen", "answerer": chain.ziel} if chain.word == "Angriff" else {}
        return state.with_chain(chain.id, roll=pair, shown=event.when, since=_at(state, event), **waits)
    if chain.stage == "wieder":
        return state.with_chain(chain.id, roll=pair, stage="gegen", answer=None, since=_at(state, event))
    return state.with_chain(chain.id, answer=pair, since=_at(state, event))


def _just_rolled(state: State, seat: str) -> State:
    player = state.player(seat)
    if player is None or player.faulty is None:
        return state
    thrown = player.thrown or player.faulty == "Klatscherwurf"  # cannot be corrected any more: it was his (Q5.4.2)
    return state.with_player(seat, faulty=None, locked=player.faulty, thrown=thrown)


def apply(state: State, event: e.QuidditchEvent) -> State | None:
    """Fold what follows from rolls, None for other facts."""
    match event:
        case e.Bedacht():
            return state.fresh(_at(state, event))
        case e.Gezeigtes():
            return state.with_chain(event.kette, shown=event.when)
        case e.Gleichstand():
            return state.with_chain(event.kette, stage="wieder", answer=None, repeated=True, since=_at(state, event))
        case e.KetteZu():
            return state.without_chain(event.kette)
        case e.FristVorbei():
            return state if event.aus else altered(state, lapsed=altered(state, last=None, lapsed=None))
        case e.AntwortOffen():
            return state.with_chain(event.kette, stage="antwort", answerer=None, answer=None, since=_at(state, event))
        case e.KlatscherGefangen():
            return _klatscher(state.without_chain(event.kette), event.klatscher, holder=event.seat)
        case e.Aufgehoben():
            number = next((n for n, one in enumerate(state.klatscher) if one.holder == event.seat), None)
            return _klatscher(state, number, kept=True)
        case e.Getroffen():
            return state.without_chain(event.kette).with_player(event.seat, out=True, found=False)
        case e.TorFrei():
            return altered(state.without_chain(event.kette), sure=event.seat)
        case e.HueterHat():
            after = state.without_chain(event.kette).with_all(
                lambda one: one.house != house_of(event.seat), flown=False
            )
            return altered(after, holder=event.seat, bonus=(), sure=None)
        case e.QuaffelFaellt():
            return altered(state, holder=None)
        case e.FreiwurfVerhaengt():
            return altered(state, chains=(), freiwurf=Freiwurf(event.house, event.bonus))
        case e.FreiwurfSchuetze():
            return altered(state, freiwurf=altered(state.freiwurf, schuetze=event.seat)) if state.freiwurf else state
        case e.Tor():
            side = state.side(event.house)
            points = tuple(p + state.options.tor * (n == side) for n, p in enumerate(state.points))
            goal = Goal(state.round, event.house, event.seat, event.eigentor, event.freiwurf)
            return altered(state, points=(points[0], points[1]), goals=(*state.goals, goal), chains=())
        case e.Gehalten():
            return altered(state, chains=(), saves=(*state.saves, (event.seat, event.von)))
        case e.Gefunden():
            return state.without_chain(event.kette).with_player(event.seat, found=True, find_fouled=False)
        case e.SchnatzWeg():
            return altered(state, schnatz=None, chains=())
        case e.SchnatzGefangen():
            side = state.side(house_of(event.seat))
            points = tuple(p + state.options.schnatz * (n == side) for n, p in enumerate(state.points))
            won = house_of(event.seat)
            return altered(state, points=(points[0], points[1]), caught=won, catcher=event.seat, chains=())
    return None
