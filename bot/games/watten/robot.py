"""A computer player: it deals out what it cannot see again and again, plays each deal to its end and counts wins."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from bot.engine.chance import Chance
from bot.games.watten.imagine import Shuffling, of_rank, of_suit, spread
from bot.games.watten.model.cards import DECK, HAND, KRITISCHE, Card, powers, rank_of, suit_of
from bot.games.watten.model.table import (
    ABHEBER,
    ANSAGER,
    GEBER,
    Choose,
    Cut,
    Defer,
    Go,
    Keep,
    Look,
    NameFarbe,
    NameSchlag,
    Play,
    Propose,
    Raise,
    Reply,
    Stay,
    TableAction,
    TableView,
)
from bot.games.watten.simulation import Position, play_out

T = TypeVar("T")

SAMPLES = 48
RAISE_FROM, STAY_FROM, PLAY_TENSE_FROM = 0.72, 0.3, 0.22
"""Chances of winning from which it raises, stays, plays when gespannt."""
CLOSE = 0.02
"""Cards that win almost as often as the best one are as good; of these the weakest is played."""
SCHENAS_BELOW, AGREE_BELOW = 0.3, 0.42


class _Luck:
    """A quick hand for thinking, which the game's own chance has set going."""

    def __init__(self, chance: Chance) -> None:
        self._random = random.Random(chance.dice(1, 2**30)[0])

    def shuffle(self, things: Sequence[T]) -> tuple[T, ...]:
        return tuple(self._random.sample(things, len(things)))


def robot(view: TableView, legal: Sequence[TableAction], chance: Chance) -> TableAction:
    """Decide by what the own seat knows."""
    first = legal[0]
    match first:
        case Cut():
            return legal[chance.dice(1, len(legal))[0] - 1]
        case Look() | Keep() | Choose():
            return first  # look, keep, and of several Kritische keep the highest
        case NameSchlag() | NameFarbe():
            return _announce(view, legal, _Luck(chance))
        case Reply():
            return _reply(view, _Luck(chance))
        case Play():
            return _play(view, legal, _Luck(chance))
    return _answer(view, legal, _Luck(chance))


def _play(view: TableView, legal: Sequence[TableAction], luck: Shuffling) -> TableAction:
    plays = [action for action in legal if isinstance(action, Play)]
    raising = any(isinstance(action, Raise) for action in legal)
    if len(plays) == 1 and not raising:
        return plays[0]
    worlds = _worlds(view, luck)
    scores = [_share(view, [world.after(play.card, play.demand) for world in worlds]) for play in plays]
    best = max(scores)
    if raising and best >= RAISE_FROM:
        return Raise()
    table = powers(view.schlag or 0, view.farbe or 0)
    good = [play for play, score in zip(plays, scores, strict=True) if score >= best - CLOSE]
    return min(good, key=lambda play: (table[play.card], rank_of(play.card)))


def _answer(view: TableView, legal: Sequence[TableAction], luck: Shuffling) -> TableAction:
    """Answer a raise or the gespannt question; a partner who may be a person is asked first."""
    if Defer() in legal:
        return Defer()
    share = _share(view, _worlds(view, luck))
    if share >= RAISE_FROM and Stay(raising=True) in legal:
        return Stay(raising=True)
    return Stay() if share >= (PLAY_TENSE_FROM if view.phase == "tense" else STAY_FROM) else Go()


def _announce(view: TableView, legal: Sequence[TableAction], luck: Shuffling) -> TableAction:
    """Name what wins most often; where hardly anything does, offer a new deal."""
    named = [action for action in legal if isinstance(action, NameSchlag | NameFarbe)]
    dealt = _deals(view, luck)
    scores = [_share(view, [_begun(view, hands, action) for hands in dealt]) for action in named]
    best = max(range(len(named)), key=lambda number: scores[number])
    again = next((one for one in legal if isinstance(one, Propose) and one.what == "schenas"), None)
    return again if again is not None and scores[best] < SCHENAS_BELOW else named[best]


def _reply(view: TableView, luck: Shuffling) -> TableAction:
    """Agree to a new deal with bad cards, never to a swap."""
    if view.offer == "swap":
        return Reply(yes=False)
    return Reply(yes=_share(view, [_begun(view, hands, None) for hands in _deals(view, luck)]) < AGREE_BELOW)


def _share(view: TableView, worlds: Sequence[Position]) -> float:
    """Return how many of the positions end well for the own team."""
    me = (view.me or 0) % 2
    return sum(play_out(world) == me for world in worlds) / max(1, len(worlds))


# -- what may lie where ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Known:
    """What a seat knows for certain of everybody's hands, and what is left to deal."""

    fixed: dict[int, tuple[Card, ...]]
    hidden: tuple[Card, ...]


def _known(view: TableView) -> _Known:
    me = view.me or 0
    out = {card for cards in view.laid for card in cards}
    fixed = {me: view.hand}
    if me == (view.dealer + ABHEBER) % 4 and view.given:
        fixed[view.dealer] = tuple(card for card in view.given if card not in out)
    gone = out.union(*fixed.values()) | {card for card in (view.opened, view.seen) if card is not None}
    return _Known(fixed, tuple(card for card in DECK if card not in gone))


def _deals(view: TableView, luck: Shuffling) -> list[tuple[tuple[Card, ...], ...]]:
    """Deal the unknown cards as they may lie; before the second deal as if all had theirs."""
    known = _known(view)
    me = view.me or 0
    total = [HAND - len(cards) for cards in view.laid]
    others = [place for place in range(4) if place != me]
    sizes = {place: total[place] - len(known.fixed.get(place, ())) for place in others}
    shown = {place: len(known.fixed.get(place, ())) + _critical(view.laid[place]) for place in others}
    critical = {place: max(0, view.kept[place] - shown[place]) for place in others}
    musts = list(_musts(view))
    dealt = []
    for _ in range(SAMPLES):
        found = spread(known.hidden, sizes, critical, musts, luck) or spread(known.hidden, sizes, {}, (), luck)
        assert found is not None  # nothing is asked of the second deal
        hands = found[0]
        dealt.append(tuple((*known.fixed.get(place, ()), *hands.get(place, ())) for place in range(4)))
    return dealt


def _critical(cards: tuple[Card, ...]) -> int:
    return sum(card in KRITISCHE for card in cards)


def _musts(view: TableView) -> list[tuple[int, frozenset[Card]]]:
    """Name what the announcements imply."""
    schlag_by, farbe_by = (GEBER, ANSAGER) if view.swapped else (ANSAGER, GEBER)
    named = []
    if view.schlag is not None:
        named.append(((view.dealer + schlag_by) % 4, of_rank(view.schlag)))
    if view.farbe is not None:
        named.append(((view.dealer + farbe_by) % 4, of_suit(view.farbe)))
    return [(place, cards) for place, cards in named if place != view.me and not cards.intersection(view.laid[place])]


def _worlds(view: TableView, luck: Shuffling) -> list[Position]:
    """Return positions as they may be, Schlag and Farbe being known."""
    lead = (view.dealer + ANSAGER) % 4
    return [
        Position(hands, view.trick, view.turn, view.tricks, view.schlag or 0, view.farbe or 0, view.demand, lead)
        for hands in _deals(view, luck)
    ]


def _begun(view: TableView, hands: tuple[tuple[Card, ...], ...], named: TableAction | None) -> Position:
    """Return the first lead if this is announced and the other one names what he has most of."""
    lead = (view.dealer + ANSAGER) % 4
    schlag_by, farbe_by = (view.dealer, lead) if view.swapped else (lead, view.dealer)
    schlag = named.rank if isinstance(named, NameSchlag) else view.schlag
    farbe = named.suit if isinstance(named, NameFarbe) else view.farbe
    schlag = _commonest([rank_of(card) for card in hands[schlag_by]]) if schlag is None else schlag
    farbe = _commonest([suit_of(card) for card in hands[farbe_by]]) if farbe is None else farbe
    return Position(hands, (), lead, (0, 0), schlag, farbe, demand=False, ansager=lead)


def _commonest(things: list[int]) -> int:
    return max(things, key=lambda thing: (things.count(thing), thing))
