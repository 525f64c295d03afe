"""People: substitution, absence, exclusion, consent. Clauses: Q6.1, Q7.1-Q7.3, Q8.2, Q8.3, Q12.4, Q12.12, Q14.4."""

from bot.engine.model import Refused, refuse
from bot.engine.seats import Actor, Seat
from bot.engine.text import text
from bot.games.quidditch import events as e
from bot.games.quidditch import model as m
from bot.games.quidditch.rules import resolve
from bot.games.quidditch.rules.decision import Decision
from bot.games.quidditch.rules.result import standing, totals
from bot.games.quidditch.state import Request, State

MOST_CHANGES = 3
BREAKS = ("chat", "halbzeit", "pause")


# -- substitution ------------------------------------------------------------------------------------------------------


def ask(decision: Decision, seat: Seat, action: m.Wechsel) -> Refused | None:
    """Pass a captain's request on to the referees, or say why it cannot be."""
    state = decision.state
    house = m.house_of(seat)
    if state.captain(house) != seat:
        return refuse("quidditch-captain-only")
    if state.substituted[state.side(house)]:
        return refuse("quidditch-wechsel-used")
    wrong = _wrong_changes(state, house, action.moves)
    if wrong:
        return refuse(wrong)
    decision.do(e.WechselErbeten, house=house, changes=action.moves, grund=action.grund)
    return None


def _wrong_changes(state: State, house: str, changes: tuple[m.Move, ...]) -> str | None:
    """Name what is wrong with a substitution; everybody whose seat changes counts (Q12.12)."""
    if len(changes) > MOST_CHANGES:
        return "quidditch-wechsel-three"
    leave = [come for come, _ in changes if come != "+"]
    take = [go for _, go in changes if go != "-"]
    if any(seat[0] != house for seat in (*leave, *take)):
        return "quidditch-wechsel-own"
    if len(set(leave)) < len(leave) or len(set(take)) < len(take) or any(come == go for come, go in changes):
        return "quidditch-wechsel-twice"
    if any((one := state.player(seat)) is None or one.excluded for seat in leave):
        return "quidditch-wechsel-nobody"
    taken = {one.seat for one in state.team(house)}  # who was excluded leaves his seat empty for good (Q8.2)
    return "quidditch-wechsel-full" if any(seat in taken and seat not in leave for seat in take) else None


def answer(decision: Decision, action: m.Bescheid) -> Refused | None:
    """Grant a substitution now or later, or refuse it (Q7.1)."""
    state = decision.state
    request = next((one for one in state.requests if one.house == action.house), None)
    if request is None:
        return refuse("quidditch-wechsel-none")
    if action.wann == "halbzeit" and state.round > state.options.rounds // 2:
        return refuse("quidditch-wechsel-past-half")
    wrong = _wrong_changes(state, action.house, request.changes)
    if wrong and action.wann != "nein":
        return refuse(wrong)
    decision.do(e.WechselBeschieden, house=action.house, wann=action.wann)
    if action.wann == "jetzt":
        _execute(decision, request)
    elif state.phase in BREAKS:  # this very break comes first (Q13.7)
        substitute_in_break(decision)
    return None


def substitute_in_break(decision: Decision) -> None:
    """Carry out what was granted for this break."""
    for request in decision.state.requests:
        due = request.wann == "pause" or (request.wann == "halbzeit" and decision.state.phase == "halbzeit")
        if due and not _wrong_changes(decision.state, request.house, request.changes):
            _execute(decision, request)


def _execute(decision: Decision, request: Request) -> None:
    leaving = [come for come, _ in request.changes if come != "+"]
    decision.do(e.Gewechselt, house=request.house, changes=request.changes)
    let_go(decision, leaving)


def replaced(decision: Decision, seat: Seat) -> Refused | None:
    """Let the experience of somebody who was replaced lapse (Q2.5)."""
    if not decision.state.xp_of(seat):
        return refuse("quidditch-no-xp", seat=seat)
    decision.do(e.XpVerfallen, seat=seat)
    return None


def move_up(decision: Decision, action: m.Aufruecken) -> Refused | None:
    """Let a playing Jäger or Treiber take the place of a missing Hüter or Sucher (Q7.2)."""
    state = decision.state
    mover, gone = state.player(action.seat), state.player(action.to)
    if m.role_of(action.to) not in ("Hüter", "Sucher") or m.house_of(action.seat) != m.house_of(action.to):
        return refuse("quidditch-aufruecken-where")
    if mover is None or not mover.here or mover.role not in ("Jäger", "Treiber"):
        return refuse("quidditch-aufruecken-who")
    if gone is not None and gone.excluded:  # for good, also if he was away before (Q8.2, Q13.7)
        return refuse("quidditch-aufruecken-excluded", seat=action.to)
    if gone is not None and not gone.away:
        return refuse("quidditch-aufruecken-not-missing", seat=action.to)
    changes = (((action.to, "-"),) if gone else ()) + ((action.seat, action.to),)
    decision.do(e.Gewechselt, house=mover.house, changes=changes, zaehlt=False)
    let_go(decision, [action.seat, action.to])
    return None


# -- absence -----------------------------------------------------------------------------------------------------------


def vanish(decision: Decision, seat: Seat) -> Refused | None:
    """Stop the clock: the player has five minutes to come back."""
    player = decision.state.player(seat)
    if player is None or not player.here:
        return refuse("quidditch-nobody-there", seat=seat)
    if decision.state.absence:
        return refuse("quidditch-absence-already", seat=decision.state.absence.seat)
    decision.do(e.Unterbrochen, seat=seat)
    return None


def come_back(decision: Decision) -> Refused | None:
    """Give who is back one minute to catch up; who comes after the five minutes plays on if he was not replaced."""
    absence = decision.state.absence
    late = next((one.seat for one in decision.state.players if one.away and not one.excluded), None)
    seat = absence.seat if absence else late
    if seat is None or (absence and absence.stage == "wieder-da"):
        return refuse("quidditch-absence-none")
    decision.do(e.Zurueckgekehrt, seat=seat)
    return None


# -- order -------------------------------------------------------------------------------------------------------------


def exclude(decision: Decision, seat: Seat, grund: str) -> Refused | None:
    """Exclude a player; a step he owes fails (Q8.2, Q12.4)."""
    player = decision.state.player(seat)
    if player is None:
        return refuse("quidditch-nobody-there", seat=seat)
    if player.excluded:
        return refuse("quidditch-excluded-already", seat=seat)
    decision.do(e.Ausgeschlossen, seat=seat, grund=grund)
    let_go(decision, [seat])
    return None


def punish(decision: Decision, action: m.Wuerfelbetrug) -> Refused | None:
    """Punish Würfelbetrug, once for each person, and exclude who still plays (Q8.3, Q13.8, Q14.1)."""
    seat, gone = action.seat, action.wurf > 0
    if decision.state.player(seat) is None:
        return refuse("quidditch-nobody-there", seat=seat)
    if (seat, action.wurf) in decision.state.cheats:
        return refuse("quidditch-fraud-already", seat=seat)
    state = decision.state
    lost = state.side(m.house_of(seat))
    points = tuple(number - 100 * (side == lost) for side, number in enumerate(state.points))
    stand = () if state.ended else standing(state, points)
    decision.do(e.Betrogen, seat=seat, fort=gone, wurf=action.wurf, stand=stand)
    if decision.state.ended is None and not gone:
        let_go(decision, [seat])
    return None


def let_go(decision: Decision, seats: list[Seat]) -> None:
    """End what hangs on people who are gone from their seats."""
    for seat in seats:
        player = decision.state.player(seat)
        if player is not None and player.here:
            continue
        for chain in decision.state.chains:
            if chain.debtor == seat and decision.state.chain(chain.id):
                resolve.neglected(decision, chain)
    resolve.unheld(decision)


# -- consent -----------------------------------------------------------------------------------------------------------


def agree(decision: Decision, actor: Actor, action: m.Einigung) -> Refused | None:
    """Count captains and referee; once all agree, it is done (Q6.1, Q7.3)."""
    state = decision.state
    led = next((house for house in state.options.houses if actor.seat and state.captain(house) == actor.seat), None)
    if led is None and not actor.referee:
        return refuse("quidditch-captain-only")
    who = led or "schiri"
    agreed = dict(state.consent).get(action.was, ())
    if action.ja and who in agreed:
        return refuse("quidditch-einig-already")
    if not action.ja and not agreed:
        return refuse("quidditch-einig-nothing", was=text(f"quidditch-einig-{action.was}"))
    if action.ja and action.was == "ende" and _needs_a_winner(state):
        return refuse("quidditch-einig-drawn")
    decision.do(e.Zugestimmt, was=action.was, wer=who, ja=action.ja)
    needed = {*state.options.houses} | (set() if state.by_bot else {"schiri"})
    if not needed <= set(dict(decision.state.consent).get(action.was, ())):
        return None
    if action.was == "pause":
        decision.do(e.PauseVereinbart)
        substitute_in_break(decision)
    else:
        grund = {"ende": "einigung", "abbruch": "abbruch", "verschieben": "verschoben"}[action.was]
        decision.do(e.Beendet, grund=grund)
    return None


def _needs_a_winner(state: State) -> bool:
    """Tell whether this is a final that is drawn: it goes on until somebody leads or catches the Schnatz (Q14.4)."""
    one, other = totals(state)
    return state.options.art == "finale" and one == other
