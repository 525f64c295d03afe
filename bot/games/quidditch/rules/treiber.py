"""The Treiber: throwing, catching, keeping and blocking Klatscher. Clauses: Q5.4.1-Q5.4.6, Q12.5-Q12.7."""

from bot.dice.roll import kampfwurf, succeeds
from bot.games.quidditch import events as e
from bot.games.quidditch.model import EW, house_of
from bot.games.quidditch.rules.decision import Decision
from bot.games.quidditch.rules.verdict import Accepted, Case, Verdict
from bot.games.quidditch.state import Chain, Player, State

THROWS = ("Klatscherwurf", "Klatscherabwurf")


def free_klatscher(state: State, me: Player) -> int | None:
    """Return the first Klatscher in a Treiber's third that nobody has used, caught or is catching."""
    taken = {chain.klatscher for chain in state.chains}
    return next(
        (
            number
            for number, ball in enumerate(state.klatscher)
            if ball.third == me.third and not ball.used and ball.holder is None and number not in taken
        ),
        None,
    )


def targets(state: State, me: Player) -> list[Player]:
    """List the opponents a Treiber could put out."""
    return [one for one in state.team(state.other(me.house)) if one.active and _hittable(me, one)]


def _hittable(me: Player, target: Player) -> bool:
    return target.role != "Treiber" and target.third == me.third


def blockers(state: State, chain: Chain) -> list[Player]:
    """List the Treiber who could block a hit: of the target's team, in the third, not the thrower (Q5.4.4)."""
    assert chain.ziel is not None  # every throw is at somebody
    both = (state.player(chain.seat), state.player(chain.ziel))  # the thrower may have left since
    third = next((one.third for one in both if one is not None and one.third is not None), None)
    team = state.team(house_of(chain.ziel), "Treiber")
    return [one for one in team if one.active and one.third == third and one.seat != chain.seat]


def judge(case: Case) -> Verdict:
    """Judge a command of a Treiber."""
    match case.command.word:
        case "Klatscherwurf":
            return _throw(case)
        case "Klatscherabfang":
            return _catch(case)
        case "Klatscherabwurf":
            return _throw_caught(case)
        case _:
            return _block(case)


def _aim(case: Case) -> Verdict:
    target = case.target
    if target is None:
        return "name-unbekannt"
    if target.role == "Treiber":
        return "ziel-treiber"
    if not target.here:
        return "ziel-fort"
    return Accepted(ziel=target.seat) if _hittable(case.me, target) else "ziel-drittel"


def _throw(case: Case) -> Verdict:
    if case.state.phase != "treiber":
        return "nur-treiberteilrunde"
    if case.me.thrown:
        return "schon-geworfen"
    ball = free_klatscher(case.state, case.me)
    if ball is None:
        return "kein-klatscher"
    aim = _aim(case)
    return aim if isinstance(aim, str) else Accepted(ziel=aim.ziel, klatscher=ball)


def _catch(case: Case) -> Verdict:
    if case.state.phase != "treiber":
        return "nur-treiberteilrunde"
    if any(ball.third != case.me.third for ball in case.state.klatscher):
        return "abfang-nicht-beide"
    if not case.me.thrown:
        return "abfang-erst-wurf"
    if case.me.tried_catch:
        return "abfang-schon"
    ball = free_klatscher(case.state, case.me)
    return "kein-klatscher" if ball is None else Accepted(klatscher=ball)


def _throw_caught(case: Case) -> Verdict:
    ball = case.state.kept_by(case.me.seat)
    if ball is None:
        return "kein-gefangener"
    if case.state.phase == "treiber" and ball.kept:
        return "aufgehoben"
    aim = _aim(case)
    return aim if isinstance(aim, str) else Accepted(ziel=aim.ziel, klatscher=case.state.klatscher.index(ball))


def _block(case: Case) -> Verdict:
    state, me = case.state, case.me
    throws = [one for one in state.chains if one.word in THROWS and one.ziel and house_of(one.ziel) == me.house]
    hits = [one for one in throws if one.stage == "antwort" and me in blockers(state, one)]
    if not hits:
        if any(one.seat == me.seat and one.stage == "antwort" for one in throws):
            return "eigener-wurf"
        return "block-zu-frueh" if any(one.stage == "wurf" for one in throws) else "nichts-zu-blocken"
    timely = [one for one in hits if case.in_time(one)]
    if not timely:
        return "zu-spaet"
    hit = min(timely, key=lambda one: (one.shown, one.id))  # the oldest hit (Q13.9)
    return Accepted(ziel=hit.seat, kette=hit.id, after_ms=case.when - hit.shown)


# -- rolls -------------------------------------------------------------------------------------------------------------


def thrown(decision: Decision, chain: Chain) -> None:
    """Resolve the roll of a throw: EW 4+, then whoever can may block."""
    target = decision.state.player(chain.ziel)
    if chain.roll is None or not succeeds(chain.roll.first, chain.roll.xp, EW[chain.word]):
        close(decision, chain, "daneben")
    elif target is None or target.out or not target.here:
        close(decision, chain, "ohne-wirkung")
    elif blockers(decision.state, chain):
        decision.do(e.AntwortOffen, kette=chain.id)
    else:
        hit(decision, chain)


def caught(decision: Decision, chain: Chain) -> None:
    """Resolve a Klatscherabfang: EW 4+."""
    if chain.roll is not None and succeeds(chain.roll.first, chain.roll.xp, EW[chain.word]):
        decision.do(e.KlatscherGefangen, seat=chain.seat, klatscher=chain.klatscher, kette=chain.id)
    else:
        close(decision, chain, "nicht-gefangen")


def blocked(decision: Decision, chain: Chain) -> None:
    """Resolve a Kampfwurf between throw and block."""
    assert chain.roll is not None
    assert chain.answer is not None
    winner = kampfwurf(chain.roll, chain.answer).winner
    if winner is None:
        decision.do(e.Gleichstand, kette=chain.id)
    elif winner == 0:
        hit(decision, chain)
    else:
        close(decision, chain, "geblockt")


def hit(decision: Decision, chain: Chain) -> None:
    """Put the target out; whoever has the Quaffel drops it (Q5.4.5)."""
    target = decision.state.player(chain.ziel)
    if target is None or target.out:
        close(decision, chain, "ohne-wirkung")
        return
    decision.do(e.Getroffen, seat=target.seat, von=chain.seat, kette=chain.id)
    if decision.state.phase == "jaeger" and decision.state.holder == target.seat:
        decision.do(e.QuaffelFaellt)
        decision.do(e.TeilrundeBeendet, phase="jaeger", grund="getroffen")


def close(decision: Decision, chain: Chain, ergebnis: str) -> None:
    """Close a chain with its result."""
    decision.do(e.KetteZu, kette=chain.id, seat=chain.seat, word=chain.word, ergebnis=ergebnis)


# -- the end of the Teilrunde ------------------------------------------------------------------------------------------


def settle(decision: Decision) -> None:
    """Keep what can only be kept, and end the Teilrunde when nothing is left to do (Q5.4.3, Q5.4.6)."""
    state = decision.state
    for ball in state.klatscher:
        holder = state.player(ball.holder)
        if holder and not ball.kept and not targets(state, holder):
            decision.do(e.Aufgehoben, seat=holder.seat)
    after = decision.state
    if not after.chains and not any(something_left(after, one) for one in after.role("Treiber")):
        decision.do(e.TeilrundeBeendet, phase="treiber", grund="nichts-mehr")


def something_left(state: State, me: Player) -> bool:
    """Tell whether a Treiber still has a throw at an opponent or an Abfang."""
    if not me.active or me.passed:
        return False
    ball = state.kept_by(me.seat)
    if ball and not ball.kept:
        return True
    if free_klatscher(state, me) is None:
        return False
    if not me.thrown:
        return bool(targets(state, me))
    return not me.tried_catch and all(one.third == me.third for one in state.klatscher)
