"""The Jäger and the Hüter: what may be written. Clauses: Q3.4, Q5.5.2-Q5.5.10, Q5.6.1, Q12.9, Q12.10."""

from bot.games.quidditch.model import MIDDLE, house_of, role_of
from bot.games.quidditch.rules.verdict import Accepted, Case, Verdict
from bot.games.quidditch.state import Chain, Player, State


def judge(case: Case) -> Verdict:
    """Judge a command of the Jäger-Teilrunde."""
    match case.command.word:
        case "Fliegen":
            return _fly(case)
        case "Angriff":
            return _attack(case)
        case "Foul":
            return _foul(case)
        case "Pass":
            return _pass(case)
        case "Angenommen":
            return _accept(case)
        case "Abfangen":
            return _intercept(case)
        case "Torwurf":
            return _shoot(case)
        case _:
            return _hold(case)


def keeper(state: State, chain: Chain) -> Player | None:
    """Return the Hüter who may hold this shot; one who is out only at a Freiwurf (Q5.5.9)."""
    house = goal_of(state, chain)
    guard = next(state.team(house, "Hüter"), None) if house else None
    if guard is None or chain.sure or not guard.here:
        return None
    return guard if chain.free or not guard.out else None


def goal_of(state: State, chain: Chain) -> str | None:
    """Return whose goal a shot goes at."""
    if state.freiwurf:  # one chain from release to end
        return state.other(state.freiwurf.house)
    shooter = state.player(chain.seat)
    return state.owner(shooter.third) if shooter and shooter.third is not None else None


def takers(state: State) -> list[Player]:
    """List who may throw the Freiwurf: the captain's choice while he is there, else active Jäger, else any (Q5.5.9)."""
    assert state.freiwurf is not None
    team = [one for one in state.team(state.freiwurf.house, "Jäger") if one.here]
    chosen = [one for one in team if one.seat == state.freiwurf.schuetze]
    return chosen or [one for one in team if one.active] or team


def _fly(case: Case) -> Verdict:
    state, me = case.state, case.me
    if me.role != "Jäger":
        return "rolle"
    if state.holder != me.seat:
        return "nicht-quaffel"
    start, goal = state.third_of(case.command.von or ""), state.third_of(case.command.nach or "")
    if start is None or goal is None:
        return "kein-drittel"
    if start != me.third:
        return "fliegen-von"
    if abs(start - goal) != 1:
        return "fliegen-nach"
    return "fliegen-schon" if me.flown else Accepted(nach=goal)


def _attack(case: Case) -> Verdict:
    state, me = case.state, case.me
    if me.role == "Hüter":
        return _keeper_attack(case)
    if me.role != "Jäger":
        return "rolle"
    if case.command.nick is None:
        return "angriff-name"
    target = case.target
    if target is None:
        return "name-unbekannt"
    if target.house == me.house:
        return "eigener"
    if state.holder != target.seat:
        return "ziel-quaffel"
    if state.flight != target.seat:
        return "angriff-flug"
    return Accepted(ziel=target.seat) if target.third == me.third else "ziel-drittel"


def _keeper_attack(case: Case) -> Verdict:
    state, me = case.state, case.me
    if case.command.nick is not None:
        return "angriff-ohne-name"
    holder = state.player(state.holder)
    if holder is None or state.flight != holder.seat:
        return "angriff-flug"
    if holder.house == me.house:
        return "eigener"
    return Accepted(ziel=holder.seat) if holder.third == me.third else "ziel-drittel"


def _foul(case: Case) -> Verdict:
    state, me, target = case.state, case.me, case.target
    if me.role != "Jäger":
        return "rolle"
    if target is None:
        return "name-unbekannt"
    if target.house == me.house:
        return "eigener"
    if state.holder != target.seat or target.role != "Jäger":
        return "ziel-quaffel"
    if target.third != me.third:
        return "ziel-drittel"
    return "foul-schon" if me.fouled else Accepted(ziel=target.seat)


def _pass(case: Case) -> Verdict:
    state, me, target = case.state, case.me, case.target
    if me.role not in ("Jäger", "Hüter"):
        return "rolle"
    if state.holder != me.seat:
        return "nicht-quaffel"
    if target is None:
        return "name-unbekannt"
    if target.seat == me.seat:
        return "pass-selbst"
    if target.role != "Jäger":
        return "pass-wem"
    if me.role == "Hüter" and target.house != me.house:
        return "pass-hueter"
    if not target.active:
        return "ziel-draussen"
    if me.role == "Jäger" and target.third != me.third:
        return "ziel-drittel"
    chain = _correctable(state, me)
    return Accepted(ziel=target.seat, kette=chain.id if chain else 0)


def _correctable(state: State, me: Player) -> Chain | None:
    """Return the Pass to an opponent that its writer has not rolled for yet (Q3.3)."""
    chain = state.chains[0] if state.chains else None
    if chain is None or chain.word != "Pass" or chain.seat != me.seat or chain.stage != "wurf":
        return None
    return chain if chain.ziel and house_of(chain.ziel) != me.house else None


def may_correct_pass(case: Case) -> bool:
    """Tell whether this Pass corrects an open one."""
    return case.command.word == "Pass" and _correctable(case.state, case.me) is not None


def _open_pass(state: State) -> Chain | None:
    return next((one for one in state.chains if one.word == "Pass"), None)


def _accept(case: Case) -> Verdict:
    chain = _open_pass(case.state)
    if chain is None:
        return "kein-pass"
    if chain.ziel != case.me.seat:
        return "nicht-fuer-dich"
    if chain.stage == "abfang":
        return "abfangen-laeuft"
    return Accepted(ziel=chain.seat, kette=chain.id) if chain.stage == "antwort" else "pass-zu-frueh"


def _intercept(case: Case) -> Verdict:
    chain, me = _open_pass(case.state), case.me
    if me.role != "Jäger":
        return "rolle"
    if chain is None:
        return "kein-pass"
    if chain.stage != "antwort":
        return "pass-zu-frueh" if chain.stage == "wurf" else "abfangen-schon"
    if chain.ziel and house_of(chain.ziel) == me.house:
        return "abfangen-eigen"
    if role_of(chain.seat) == "Hüter":
        return "abfangen-hueter"
    if chain.seat == me.seat:
        return "abfangen-selbst"
    if chain.tried:
        return "abfangen-schon"
    passer = case.state.player(chain.seat)
    in_third = passer is not None and passer.third == me.third
    return Accepted(ziel=chain.seat, kette=chain.id) if in_third else "abfangen-drittel"


def _shoot(case: Case) -> Verdict:
    state, me = case.state, case.me
    if me.role != "Jäger":
        return "rolle"
    if state.freiwurf:
        if not state.freiwurf.released:
            return "nicht-frei"
        return Accepted() if me in takers(state) else "freiwurf-schuetze"
    if state.holder != me.seat:
        return "nicht-quaffel"
    return "torwurf-mitte" if me.third == MIDDLE else Accepted()


def _hold(case: Case) -> Verdict:
    state, me = case.state, case.me
    if me.role != "Hüter":
        return "rolle"
    shot = next((one for one in state.chains if one.word == "Torwurf"), None)
    if shot is None:
        return "kein-torwurf"
    if shot.stage == "wurf":
        return "halten-zu-frueh"
    if shot.stage != "antwort" or keeper(state, shot) != me:
        return "nicht-dein-tor"
    if not case.in_time(shot):
        return "zu-spaet"
    return Accepted(ziel=shot.seat, kette=shot.id, after_ms=case.when - shot.shown)


# -- the end of the Teilrunde ------------------------------------------------------------------------------------------


def something_left(state: State) -> bool:
    """Tell whether the holder or an opponent has a command left; an own goal does not count (Q5.5.10)."""
    holder = state.player(state.holder)
    if holder is None:
        return False
    jaeger = [one for one in state.role("Jäger") if one.active and one.seat != holder.seat]
    if holder.role == "Hüter":
        return any(one.house == holder.house for one in jaeger) or _klatscher_threatens(state, holder.house)
    goal = holder.third is not None and state.owner(holder.third) == state.other(holder.house)
    # Whoever stands near him, or guards that goal, can be acted against before he could act himself.
    can_act = not holder.flown or goal or any(one.third == holder.third for one in jaeger)
    return can_act or _klatscher_threatens(state, holder.house)


def _klatscher_threatens(state: State, house: str) -> bool:
    """Tell whether an opponent of the team in possession has kept a Klatscher he could throw (Q12.10)."""
    return any(_klatscher_left(state, one) for one in state.team(state.other(house), "Treiber"))


def _klatscher_left(state: State, treiber: Player) -> bool:
    aims = state.team(state.other(treiber.house))
    return (
        treiber.active
        and state.kept_by(treiber.seat) is not None
        and any(one.active and one.role != "Treiber" and one.third == treiber.third for one in aims)
    )
