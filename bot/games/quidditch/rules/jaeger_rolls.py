"""The Jäger and the Hüter: what their rolls lead to. Clauses: Q2.3, Q2.4, Q5.5.3-Q5.5.9, Q5.6.1, Q12.9."""

from bot.dice.roll import Pair, kampfwurf, succeeds
from bot.games.quidditch import events as e
from bot.games.quidditch.model import EW, MIDDLE, house_of, role_of
from bot.games.quidditch.rules.decision import Decision
from bot.games.quidditch.rules.jaeger import goal_of, keeper
from bot.games.quidditch.rules.treiber import close
from bot.games.quidditch.state import Chain


def shot(decision: Decision, chain: Chain) -> None:
    """Resolve the roll of a Torwurf: a goal at once, or the Hüter's ten seconds."""
    if keeper(decision.state, chain) is None:
        goal(decision, chain)
    else:
        decision.do(e.AntwortOffen, kette=chain.id)


def held(decision: Decision, chain: Chain) -> None:
    """Resolve the Kampfwurf between Torwurf and Halten."""
    assert chain.roll is not None
    assert chain.answer is not None
    winner = kampfwurf(chain.roll, chain.answer).winner
    if winner is None:
        decision.do(e.Gleichstand, kette=chain.id)
    elif winner == 0:
        goal(decision, chain)
    else:
        save(decision, chain)


def goal(decision: Decision, chain: Chain) -> None:
    """Give the points of a goal to the team that attacks this goal; the Teilrunde ends (Q5.5.7)."""
    owner = goal_of(decision.state, chain) or decision.state.other(house_of(chain.seat))
    scorer = decision.state.other(owner)
    worth = decision.state.options.tor
    points = tuple(
        (house, decision.state.points[side] + decision.state.penalties[side] + worth * (house == scorer))
        for side, house in enumerate(decision.state.options.houses)
    )
    own = scorer != house_of(chain.seat)
    decision.do(e.Tor, house=scorer, seat=chain.seat, eigentor=own, freiwurf=chain.free, points=points)
    end(decision, "tor")


def save(decision: Decision, chain: Chain) -> None:
    """The Hüter has the ball; the Teilrunde ends."""
    decision.do(e.Gehalten, seat=chain.answerer, von=chain.seat)
    end(decision, "gehalten")


def passed(decision: Decision, chain: Chain) -> None:
    """Resolve the roll of a Pass: EW 3+."""
    if chain.roll is not None and _reaches(chain.roll, "Pass"):
        decision.do(e.AntwortOffen, kette=chain.id)
    else:
        drop(decision, chain, "pass-misslungen")


def _reaches(roll: Pair, word: str) -> bool:
    return succeeds(roll.first, roll.xp, EW[word])


def accepted(decision: Decision, chain: Chain) -> None:
    """Resolve Angenommen: EW 2+; a pass between Jäger of one team in a goal third earns the extra XP (Q5.5.8)."""
    if chain.answer is None or chain.ziel is None or not _reaches(chain.answer, "Angenommen"):
        drop(decision, chain, "nicht-angenommen")
        return
    receiver = decision.state.player(chain.ziel)
    among_jaeger = role_of(chain.seat) == "Jäger" and house_of(chain.seat) == house_of(chain.ziel)
    bonus = among_jaeger and receiver is not None and receiver.third != MIDDLE
    decision.do(e.QuaffelBei, seat=chain.ziel, wie="angenommen", kette=chain.id, bonus=bonus)


def intercepted(decision: Decision, chain: Chain) -> None:
    """Resolve Abfangen: EW 5+; failing changes nothing."""
    if chain.answer is not None and _reaches(chain.answer, "Abfangen"):
        decision.do(e.QuaffelBei, seat=chain.answerer, wie="abfangen", kette=chain.id)
    else:
        decision.do(e.AntwortOffen, kette=chain.id)


def attacked(decision: Decision, chain: Chain) -> None:
    """Resolve the Kampfwurf of an Angriff, by a Jäger or the Hüter."""
    assert chain.roll is not None
    assert chain.answer is not None
    winner = kampfwurf(chain.roll, chain.answer).winner
    if winner is None:
        decision.do(e.Gleichstand, kette=chain.id)
    elif winner == 0:
        attack_won(decision, chain)
    else:
        attack_lost(decision, chain)


def attack_won(decision: Decision, chain: Chain) -> None:
    """The attacker has the Quaffel."""
    if role_of(chain.seat) == "Hüter":
        decision.do(e.HueterHat, seat=chain.seat, kette=chain.id)
    else:
        decision.do(e.QuaffelBei, seat=chain.seat, wie="angriff", kette=chain.id)


def attack_lost(decision: Decision, chain: Chain) -> None:
    """The holder keeps the Quaffel; against a Hüter the way to the rings is free."""
    if role_of(chain.seat) == "Hüter":
        decision.do(e.TorFrei, seat=chain.ziel, kette=chain.id)
    else:
        decision.do(e.QuaffelBei, seat=chain.ziel, wie="behalten", kette=chain.id)


def fouled(decision: Decision, chain: Chain) -> None:
    """Resolve a Foul by its first number with experience: 1-2 nothing, 3-4 seen, 5 or more the Quaffel (Q5.5.4)."""
    first = chain.roll.raised[0] if chain.roll else 0
    if first <= 2:
        close(decision, chain, "foul-nichts")
    elif first <= 4:
        give_freiwurf(decision, chain)
    else:
        decision.do(e.QuaffelBei, seat=chain.seat, wie="foul", kette=chain.id)


def give_freiwurf(decision: Decision, chain: Chain) -> None:
    """A seen Foul: Freiwurf for the fouled team; without any Jäger it lapses."""
    state = decision.state
    victim = house_of(chain.ziel or "")
    fouler = state.player(chain.seat)
    at_goal = fouler is not None and fouler.third == state.goal(fouler.house)
    bonus = int(at_goal and fouler is not None and fouler.third in state.bonus)
    decision.do(e.FreiwurfVerhaengt, house=victim, fouler=chain.seat, bonus=bonus)
    if not any(one.here for one in state.team(victim, "Jäger")):
        end(decision, "freiwurf-verfallen")


def drop(decision: Decision, chain: Chain, ergebnis: str) -> None:
    """The Quaffel falls and the Teilrunde ends."""
    close(decision, chain, ergebnis)
    decision.do(e.QuaffelFaellt)
    end(decision, ergebnis)


def end(decision: Decision, grund: str) -> None:
    """End the present Teilrunde."""
    decision.do(e.TeilrundeBeendet, phase=decision.state.phase, grund=grund)
