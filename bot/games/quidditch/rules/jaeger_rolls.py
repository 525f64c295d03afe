"""The Jäger and the Hüter: what their rolls lead to. Clauses: Q2.3, Q2.4, Q5.5.3-Q5.5.9, Q5.6.1, Q12.9."""

from bot.dice.roll import Pair, kampfwurf, succeeds
from bot.games.quidditch import events as e
from bot.games.quidditch.model import EW, MIDDLE, house_of, role_of
from bot.games.quidditch.rules.jaeger import goal_of, keeper
from bot.games.quidditch.rules.treiber import close
from bot.games.quidditch.rules.turn import Turn
from bot.games.quidditch.state import Chain


def shot(turn: Turn, chain: Chain) -> None:
    """Resolve the roll of a Torwurf: a goal at once, or the Hüter's ten seconds."""
    if keeper(turn.state, chain) is None:
        goal(turn, chain)
    else:
        turn.do(e.AntwortOffen, kette=chain.id)


def held(turn: Turn, chain: Chain) -> None:
    """Resolve the Kampfwurf between Torwurf and Halten."""
    if chain.roll is None or chain.answer is None:
        return
    winner = kampfwurf(chain.roll, chain.answer).winner
    if winner is None:
        turn.do(e.Gleichstand, kette=chain.id)
    elif winner == 0:
        goal(turn, chain)
    else:
        save(turn, chain)


def goal(turn: Turn, chain: Chain) -> None:
    """Give ten points to the team that attacks this goal; the Teilrunde ends (Q5.5.7)."""
    owner = goal_of(turn.state, chain) or turn.state.other(house_of(chain.seat))
    scorer = turn.state.other(owner)
    points = tuple(
        (house, turn.state.points[side] + turn.state.penalties[side] + 10 * (house == scorer))
        for side, house in enumerate(turn.state.options.houses)
    )
    own = scorer != house_of(chain.seat)
    turn.do(e.Tor, house=scorer, seat=chain.seat, eigentor=own, freiwurf=chain.free, points=points)
    end(turn, "tor")


def save(turn: Turn, chain: Chain) -> None:
    """The Hüter has the ball; the Teilrunde ends."""
    turn.do(e.Gehalten, seat=chain.answerer, von=chain.seat)
    end(turn, "gehalten")


def passed(turn: Turn, chain: Chain) -> None:
    """Resolve the roll of a Pass: EW 3+."""
    if chain.roll is not None and _reaches(chain.roll, "Pass"):
        turn.do(e.AntwortOffen, kette=chain.id)
    else:
        drop(turn, chain, "pass-misslungen")


def _reaches(roll: Pair, word: str) -> bool:
    return succeeds(roll.first, roll.xp, EW[word])


def accepted(turn: Turn, chain: Chain) -> None:
    """Resolve Angenommen: EW 2+; a pass between Jäger of one team in a goal third earns the extra XP (Q5.5.8)."""
    if chain.answer is None or chain.ziel is None or not _reaches(chain.answer, "Angenommen"):
        drop(turn, chain, "nicht-angenommen")
        return
    receiver = turn.state.player(chain.ziel)
    among_jaeger = role_of(chain.seat) == "Jäger" and house_of(chain.seat) == house_of(chain.ziel)
    bonus = among_jaeger and receiver is not None and receiver.third != MIDDLE
    turn.do(e.QuaffelBei, seat=chain.ziel, wie="angenommen", kette=chain.id, bonus=bonus)


def intercepted(turn: Turn, chain: Chain) -> None:
    """Resolve Abfangen: EW 5+; failing changes nothing."""
    if chain.answer is not None and _reaches(chain.answer, "Abfangen"):
        turn.do(e.QuaffelBei, seat=chain.answerer, wie="abfangen", kette=chain.id)
    else:
        turn.do(e.AntwortOffen, kette=chain.id)


def attacked(turn: Turn, chain: Chain) -> None:
    """Resolve the Kampfwurf of an Angriff, by a Jäger or the Hüter."""
    if chain.roll is None or chain.answer is None:
        return
    winner = kampfwurf(chain.roll, chain.answer).winner
    if winner is None:
        turn.do(e.Gleichstand, kette=chain.id)
    else:
        attack_won(turn, chain) if winner == 0 else attack_lost(turn, chain)


def attack_won(turn: Turn, chain: Chain) -> None:
    """The attacker has the Quaffel."""
    if role_of(chain.seat) == "Hüter":
        turn.do(e.HueterHat, seat=chain.seat, kette=chain.id)
    else:
        turn.do(e.QuaffelBei, seat=chain.seat, wie="angriff", kette=chain.id)


def attack_lost(turn: Turn, chain: Chain) -> None:
    """The holder keeps the Quaffel; against a Hüter the way to the rings is free."""
    if role_of(chain.seat) == "Hüter":
        turn.do(e.TorFrei, seat=chain.ziel, kette=chain.id)
    else:
        turn.do(e.QuaffelBei, seat=chain.ziel, wie="behalten", kette=chain.id)


def fouled(turn: Turn, chain: Chain) -> None:
    """Resolve a Foul by its first number with experience: 1-2 nothing, 3-4 seen, 5 or more the Quaffel (Q5.5.4)."""
    first = chain.roll.raised[0] if chain.roll else 0
    if first <= 2:
        close(turn, chain, "foul-nichts")
    elif first <= 4:
        give_freiwurf(turn, chain)
    else:
        turn.do(e.QuaffelBei, seat=chain.seat, wie="foul", kette=chain.id)


def give_freiwurf(turn: Turn, chain: Chain) -> None:
    """A seen Foul: Freiwurf for the fouled team; without any Jäger it lapses."""
    state = turn.state
    victim = house_of(chain.ziel or "")
    fouler = state.player(chain.seat)
    at_goal = fouler is not None and fouler.third == state.goal(fouler.house)
    bonus = int(at_goal and fouler is not None and fouler.third in state.bonus)
    turn.do(e.FreiwurfVerhaengt, house=victim, fouler=chain.seat, bonus=bonus)
    if not any(one.here for one in state.team(victim, "Jäger")):
        end(turn, "freiwurf-verfallen")


def drop(turn: Turn, chain: Chain, ergebnis: str) -> None:
    """The Quaffel falls and the Teilrunde ends."""
    close(turn, chain, ergebnis)
    turn.do(e.QuaffelFaellt)
    end(turn, ergebnis)


def end(turn: Turn, grund: str) -> None:
    """End the present Teilrunde."""
    turn.do(e.TeilrundeBeendet, phase=turn.state.phase, grund=grund)
