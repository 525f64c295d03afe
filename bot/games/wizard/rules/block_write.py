"""Writing numbers: bids, tricks, confirming, taking back, correcting. Clauses: Z1.3, Z1.5, Z2.2, Z2.8, Z6.3."""

from collections.abc import Sequence
from typing import TypeAlias

from bot.engine.model import Refused, refuse
from bot.engine.seats import Actor
from bot.engine.text import Seated
from bot.games.wizard.model.block import (
    Annul,
    Annulled,
    BlockEvent,
    Changed,
    Confirm,
    Confirmed,
    Correct,
    Corrected,
    Entered,
    Say,
    SayAgain,
    SayAll,
    Take,
    TakeAgain,
    TakeAll,
    TakenBack,
)
from bot.games.wizard.model.pad import State
from bot.games.wizard.rules.bids import barred
from bot.games.wizard.rules.block_state import cards, locked, number, order, phase, turn
from bot.games.wizard.rules.points import points

Answer: TypeAlias = Sequence[BlockEvent] | Refused


def say(state: State, action: Say) -> Answer:
    """Write the next bid."""
    seat = turn(state)
    most = cards(state)
    if phase(state) != "bids" or seat is None:
        return refuse("wizardblock-bids-complete")
    if action.tricks > most:
        return refuse("wizard-bid-too-high", cards=most)
    if action.tricks == barred(most, state.entry.bids, len(order(state)), bar=state.options.bar):
        return refuse("wizard-bid-barred", number=action.tricks, cards=most)
    return (Entered(what="bids", first=len(state.entry.bids), seats=(seat,), values=(action.tricks,)),)


def say_all(state: State, action: SayAll) -> Answer:
    """Write all bids at once; what was written of this game's bids counts no more."""
    players = order(state)
    most = cards(state)
    if len(action.bids) != len(players):
        return refuse("wizardblock-wrong-count", count=len(players), given=len(action.bids))
    if max(action.bids) > most:
        return refuse("wizard-bid-too-high", cards=most)
    if action.bids[-1] == barred(most, action.bids[:-1], len(players), bar=state.options.bar):
        return refuse("wizard-bid-barred", number=action.bids[-1], cards=most)
    if action.bids == state.entry.bids:
        return refuse("wizardblock-nothing-new")
    return (Entered(what="bids", first=0, seats=players, values=action.bids),)


def say_again(state: State, action: SayAgain) -> Answer:
    """Change one bid and work the bar out again."""
    players = order(state)
    bids = state.entry.bids
    most = cards(state)
    if action.seat not in players:
        return refuse("wizardblock-does-not-play")
    place = players.index(action.seat)
    if place >= len(bids):
        return refuse("wizardblock-out-of-turn", seat=Seated(players[len(bids)]))
    if action.tricks > most:
        return refuse("wizard-bid-too-high", cards=most)
    if bids[place] == action.tricks:
        return refuse("wizardblock-nothing-new")
    changed = (*bids[:place], action.tricks, *bids[place + 1 :])
    struck = None
    if len(bids) == len(players):
        closed = barred(most, changed[:-1], len(players), bar=state.options.bar)
        if closed == changed[-1]:
            if place == len(players) - 1:
                return refuse("wizard-bid-barred", number=action.tricks, cards=most)
            struck = players[-1]
    return (Changed(what="bids", seat=action.seat, was=bids[place], value=action.tricks, struck=struck),)


def take(state: State, action: Take) -> Answer:
    """Write the next tricks; the last player's are what is left, and once all are given the others took none."""
    players = order(state)
    written = state.entry.tricks
    most = cards(state)
    if phase(state) != "tricks":
        return refuse("wizardblock-bids-first" if phase(state) == "bids" else "wizardblock-tricks-complete")
    left = most - sum(written)
    if action.tricks not in fitting(state):
        return refuse("wizardblock-too-many-tricks", left=left, cards=most)
    values: tuple[int, ...] = (action.tricks,)
    others = len(players) - len(written) - 1
    if action.tricks == left:
        values = (action.tricks, *(0,) * others)
    elif others == 1:
        values = (action.tricks, left - action.tricks)
    first = len(written)
    return (Entered(what="tricks", first=first, seats=players[first : first + len(values)], values=values),)


def fitting(state: State) -> range:
    """Return how many tricks the next player may have taken."""
    return range(cards(state) - sum(state.entry.tricks) + 1)


def take_all(state: State, action: TakeAll) -> Answer:
    """Write all tricks at once; they must add up to the cards."""
    players = order(state)
    most = cards(state)
    if phase(state) == "bids":
        return refuse("wizardblock-bids-first")
    if len(action.tricks) != len(players):
        return refuse("wizardblock-wrong-count", count=len(players), given=len(action.tricks))
    if sum(action.tricks) != most:
        return refuse("wizardblock-sum-off", sum=sum(action.tricks), cards=most)
    if action.tricks == state.entry.tricks:
        return refuse("wizardblock-nothing-new")
    return (Entered(what="tricks", first=0, seats=players, values=action.tricks),)


def take_again(state: State, action: TakeAgain) -> Answer:
    """Change one player's tricks; whether they add up is asked when the game is confirmed."""
    players = order(state)
    written = state.entry.tricks
    most = cards(state)
    if action.seat not in players:
        return refuse("wizardblock-does-not-play")
    place = players.index(action.seat)
    if place >= len(written):
        return refuse("wizardblock-out-of-turn", seat=Seated(players[len(written)]))
    others = 0 if len(written) == len(players) else sum(written) - written[place]
    if action.tricks > most - others:
        return refuse("wizardblock-too-many-tricks", left=most - others, cards=most)
    if written[place] == action.tricks:
        return refuse("wizardblock-nothing-new")
    return (Changed(what="tricks", seat=action.seat, was=written[place], value=action.tricks),)


def confirm(state: State, action: Confirm) -> Answer:
    """Write the game into the pad, if its tricks add up."""
    if phase(state) != "confirm":
        return refuse("wizardblock-not-complete")
    entry = state.entry
    most = cards(state)
    if sum(entry.tricks) != most:
        return refuse("wizardblock-sum-off", sum=sum(entry.tricks), cards=most)
    scores = tuple(
        (seat, points(bid, tricks)) for seat, bid, tricks in zip(order(state), entry.bids, entry.tricks, strict=True)
    )
    return (Confirmed(number=number(state), points=scores),)


def undoable(state: State) -> bool:
    """Tell whether there is something to take back: an entry of this game, or the last game while it is open.

    A locked game is never opened again, nor one whose players have changed since; both can still be corrected.
    """
    return bool(state.trail) or state.closed is not None


def may_undo(state: State, actor: Actor) -> bool:
    """Tell whether somebody may take the last entry back: his own, or any as long as he leads the pad (Z6.7)."""
    if not undoable(state):
        return False
    by = state.trail[-1].by if state.trail else state.closed and state.closed.by
    return actor.referee or actor.host or (by is not None and by == actor.seat)


def undo(state: State, actor: Actor) -> Answer:
    """Take back the last entry of this game, or open the last game again while it is not locked."""
    if not undoable(state):
        return refuse("wizardblock-nothing-to-undo")
    if not may_undo(state, actor):
        return refuse("wizardblock-not-your-entry")
    return (TakenBack(reopened=None if state.trail else len(state.sheet.rows)),)


def correct(state: State, actor: Actor, action: Correct) -> Answer:
    """Write an earlier game anew: anybody until it locks, then the Schiedsrichter, in a free game also the host."""
    rows = state.sheet.playoffs if action.playoff else state.sheet.rows
    if action.number > len(rows):
        code = "wizardblock-no-such-playoff" if action.playoff else "wizardblock-no-such-game"
        return refuse(code, number=action.number, games=len(rows))
    closed = action.playoff or locked(state, action.number)
    if closed and not _rules(state, actor):
        return refuse("wizardblock-playoff-locked" if action.playoff else "wizardblock-locked", number=action.number)
    row = rows[action.number - 1]
    tricks = tuple(cell[0] for cell in action.cells)
    bids = tuple(cell[1] for cell in action.cells)
    if len(action.cells) != len(row.players):
        return refuse("wizardblock-wrong-count", count=len(row.players), given=len(action.cells))
    if sum(tricks) != row.cards:
        return refuse("wizardblock-sum-off", sum=sum(tricks), cards=row.cards)
    if max(bids) > row.cards:
        return refuse("wizard-bid-too-high", cards=row.cards)
    if bids[-1] == barred(row.cards, bids[:-1], len(bids), bar=state.options.bar):
        return refuse("wizard-bid-barred", number=bids[-1], cards=row.cards)
    before = tuple(zip(row.tricks, row.bids, strict=True))
    if before == action.cells and not row.void:
        return refuse("wizardblock-nothing-new")
    return (
        Corrected(number=action.number, seats=row.players, before=before, after=action.cells, playoff=action.playoff),
    )


def annul(state: State, actor: Actor, action: Annul) -> Answer:
    """Let a finished game count for nobody: the Schiedsrichter, in a free game also the host (Z6.7)."""
    games = len(state.sheet.rows)
    if action.number > games:
        return refuse("wizardblock-no-such-game", number=action.number, games=games)
    if not _rules(state, actor):
        return refuse("wizardblock-only-referee-annuls")
    if state.sheet.rows[action.number - 1].void:
        return refuse("wizardblock-nothing-new")
    return (Annulled(number=action.number),)


def _rules(state: State, actor: Actor) -> bool:
    """Tell whether somebody may change what is locked."""
    return actor.referee or (actor.host and state.options.mode == "full")
