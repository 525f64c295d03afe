"""Penalties, late and leaving players, the Geber, the end. Clauses: Z2.1, Z2.3-Z2.7, Z3.2, Z6.2."""

from bot.engine.model import Refused, refuse
from bot.engine.seats import Actor, Seat
from bot.engine.text import Seated
from bot.games.wizard.model.block import (
    BlockAction,
    Finish,
    Finished,
    Geber,
    GeberNamed,
    Gong,
    Replay,
    Replayed,
    Ring,
    Share,
    Shared,
)
from bot.games.wizard.model.pad import State
from bot.games.wizard.model.people import (
    Arrive,
    Arrived,
    Fine,
    Fined,
    Leave,
    Left,
    Miss,
    Missing,
    Pardon,
    Pardoned,
    Punish,
    Withdraw,
)
from bot.games.wizard.model.sheet import FEWEST
from bot.games.wizard.rules.block_state import active, begun, clock_marks, clock_out, done, number, order, over
from bot.games.wizard.rules.block_write import Answer
from bot.games.wizard.rules.penalties import SENT_OFF, noted, withdraw
from bot.games.wizard.rules.points import REVOKE, results

FEWEST_AT_ALL = 2
"""With two left play goes on (Z2.6)."""


def leads(actor: Actor) -> bool:
    """Tell whether somebody may write about people: the Schiedsrichter, or who opened the pad."""
    return actor.referee or actor.host


def refused_to(state: State, actor: Actor, action: BlockAction) -> Refused | None:
    """Say why somebody may not write this about people; in a round most of it is the Schiedsrichter's (Z6.9)."""
    if not leads(actor):
        return refuse("wizardblock-host-only")
    strict = isinstance(action, Fine | Pardon | Leave | Geber) and state.options.mode == "round"
    return refuse("wizardblock-referee-only") if strict and not actor.referee else None


def _unknown(state: State, seat: Seat) -> Refused | None:
    return None if seat in state.seats else refuse("wizardblock-no-such-seat")


def fine(state: State, action: Fine) -> Answer:
    """Write a revoke as a line of its own."""
    if no := _unknown(state, action.seat):
        return no
    return (Fined(seat=action.seat, points=REVOKE, number=number(state)),)


def pardon(state: State, action: Pardon) -> Answer:
    """Strike a penalty."""
    if action.line > len(state.sheet.penalties):
        return refuse("wizardblock-no-such-penalty")
    penalty = state.sheet.penalties[action.line - 1]
    return (Pardoned(line=action.line, seat=penalty.seat, points=penalty.points),)


def miss(state: State, actor: Actor, action: Miss) -> Answer:
    """Start without somebody who is late; only who has not played yet can be.

    A round waits five minutes for him, unless the Schiedsrichter says that they are over (Z2.5).
    """
    if no := _unknown(state, action.seat):
        return no
    if done(state) or begun(state):
        return refuse("wizardblock-between-games")
    if action.seat not in active(state) or results(state.sheet, action.seat):
        return refuse("wizardblock-cannot-be-late", seat=Seated(action.seat))
    if len(active(state)) <= FEWEST_AT_ALL:
        return refuse("wizardblock-too-few")
    return (Missing(seat=action.seat, held=bool(state.waiting) and not actor.referee),)


def arrive(state: State, action: Arrive) -> Answer:
    """Let somebody join with the next game: this one, if nothing of it is written."""
    if action.seat not in state.late:
        return refuse("wizardblock-not-late")
    if done(state) or begun(state):
        return refuse("wizardblock-between-games")
    return (Arrived(seat=action.seat, number=number(state)),)


def leave(state: State, actor: Actor, action: Leave) -> Answer:
    """Take somebody out; a game he plays in is void. Only the Schiedsrichter punishes with it."""
    if no := _unknown(state, action.seat):
        return no
    if action.manner != "gone" and not actor.referee:
        return refuse("wizardblock-referee-only")
    if action.manner == "gone" and over(state):
        return refuse("wizardblock-is-over")
    if state.sheet.manner(action.seat) is not None:
        return refuse("wizardblock-gone-already", seat=Seated(action.seat))
    void = number(state) if begun(state) and action.seat in order(state) else None
    left = Left(seat=action.seat, manner=action.manner, void=void, playoff=void is not None and bool(state.tie))
    few = len(active(state)) - (action.seat not in state.late) < FEWEST_AT_ALL
    return (left, Finished(reason="alone")) if few and not done(state) else (left,)


def punish(state: State, actor: Actor, action: Punish) -> Answer:
    """Note an offence; a Spielniederlage or Disqualifikation takes effect with it."""
    if not actor.referee:
        return refuse("wizardblock-referee-only")
    if no := _unknown(state, action.seat):
        return no
    note = noted(state.sheet, action, number(state))
    manner = SENT_OFF.get(action.verdict)
    if manner is None:
        return (note,)
    left = leave(state, actor, Leave(seat=action.seat, manner=manner))
    return left if isinstance(left, Refused) else (note, *left)


def take_back_ruling(state: State, actor: Actor, action: Withdraw) -> Answer:
    """Strike an Ermahnung or Verwarnung."""
    if not actor.referee:
        return refuse("wizardblock-referee-only")
    answer = withdraw(state.sheet, action)
    return answer if isinstance(answer, Refused) else (answer,)


def geber(state: State, action: Geber) -> Answer:
    """Name the first Geber, before anything is written."""
    if no := _unknown(state, action.seat):
        return no
    if state.sheet.rows or begun(state):
        return refuse("wizardblock-geber-fixed", seat=Seated(state.dealer))
    if action.seat not in active(state) or action.seat == state.dealer:
        return refuse("wizardblock-nothing-new")
    return (GeberNamed(seat=action.seat),)


def finish(state: State, actor: Actor, action: Finish) -> Answer:
    """End early: a free game by whoever leads, a round only after the clock has run down and between games."""
    if done(state):
        return refuse("wizardblock-finished-already")
    if clock_out(state):
        return refuse("wizardblock-finish-game-first") if begun(state) else (Finished(reason="clock"),)
    if state.options.mode == "round":
        return refuse("wizardblock-play-on")
    return (Finished(reason="host"),) if leads(actor) else refuse("wizardblock-host-only")


def ring(state: State, actor: Actor, action: Ring) -> Answer:
    """Let the pad know how late it is for all tables: gongs that it has not heard yet sound now (Z2.1)."""
    if not actor.referee or state.options.mode != "round":
        return refuse("wizardblock-referee-only")
    if done(state):
        return refuse("wizardblock-finished-already")
    gongs = tuple(Gong(left=mark) for mark in clock_marks(state)[state.gongs :] if mark >= action.left)
    return gongs or refuse("wizardblock-gong-known")


def replay(state: State, actor: Actor, action: Replay) -> Answer:
    """Begin the round anew after a manipulation, with the counts for those who are left."""
    if not actor.referee:
        return refuse("wizardblock-referee-only")
    players = len(state.seats) - len(state.sheet.gone)
    if players < FEWEST:
        return refuse("wizardblock-too-few-to-replay")
    return (Replayed(players=players),)


def share(state: State, action: Share) -> Answer:
    """Do without the three-card game."""
    return (Shared(seats=state.tie),) if state.tie else refuse("wizardblock-no-tie")
