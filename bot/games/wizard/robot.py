"""The computer player: deals the hidden cards in its head, plays them out, and takes what scored best on average.

It sees no more than its view does. The work of a decision is bounded by the number of cards played in the head.
"""

from collections.abc import Sequence

from bot.engine.chance import Chance
from bot.games.wizard.imagine import dealt
from bot.games.wizard.model.cards import DECK, HIGHEST, NARR, SUITS, ZAUBERER, Card, Suit
from bot.games.wizard.model.table import Bid, Choose, Cut, Play, TableAction, View
from bot.games.wizard.playout import playout, strengths
from bot.games.wizard.rules.points import points

BUDGET = 1_200
"""Cards a decision may play in the head."""
FEWEST_WORLDS, MOST_WORLDS = 3, 20
ENVY = 0.2
"""How much of a rival's points weighs against one's own."""


def robot(view: View, legal: Sequence[TableAction], chance: Chance) -> TableAction:
    """Decide for the seat whose view it is."""
    first = legal[0]
    if len(legal) == 1:
        return first
    match first:
        case Cut():
            return legal[chance.dice(1, len(legal))[0] - 1]
        case Choose():
            return Choose(suit=max(SUITS, key=lambda suit: expected(view.hand, suit, len(view.players))))
        case Bid():
            return _bid(view, [action.tricks for action in legal if isinstance(action, Bid)], chance)
        case _:
            return _play(view, [action.card for action in legal if isinstance(action, Play)], chance)


def expected(hand: Sequence[Card], trump: Suit | None, players: int) -> float:
    """Estimate how many tricks a hand makes."""
    rivals = players - 1
    total = 0.0
    for card in hand:
        if card >= NARR:
            continue
        if card >= ZAUBERER:
            total += 0.96
        elif card // HIGHEST == trump:
            total += (0.30 + 0.65 * (card % HIGHEST + 1) / HIGHEST) ** (rivals / 2)
        else:
            total += ((card % HIGHEST + 1) / HIGHEST) ** (2.2 * rivals) * (0.62 if trump is not None else 0.85)
    return total


def _place(view: View) -> int:
    return next(place for place, player in enumerate(view.players) if player.seat == view.me)


def _worlds(view: View, count: int, chance: Chance) -> list[list[list[Card]]]:
    """Deal the cards this seat does not see, so many times, to the others."""
    me = _place(view)
    known = {*view.hand, *view.seen, *(card for _, card in view.trick)}
    if view.turned is not None:
        known.add(view.turned)
    unseen = [card for card in DECK if card not in known]
    others = [place for place in range(len(view.players)) if place != me]
    sizes = [view.players[place].cards for place in others]
    voids = [view.players[place].voids for place in others]
    worlds = []
    for _ in range(count):
        found = dealt(chance.shuffle(unseen), sizes, voids) or dealt(
            chance.shuffle(unseen), sizes, [frozenset()] * len(sizes)
        )
        assert found is not None  # the second deal asks for no more than cards enough
        hands = iter(found[0])
        worlds.append([list(view.hand if place == me else next(hands)) for place in range(len(view.players))])
    return worlds


def _count(view: View, choices: int) -> int:
    """Return how many worlds a decision can afford."""
    cards = max(1, sum(player.cards for player in view.players))
    return max(FEWEST_WORLDS, min(MOST_WORLDS, BUDGET // (cards * choices)))


def _worth(bids: Sequence[int], needs: Sequence[int], me: int) -> float:
    """Score the end of a game for this seat: the own points, less a little of the best rival's."""
    scores = [points(bid, bid - need) for bid, need in zip(bids, needs, strict=True)]
    return scores[me] - ENVY * max(score for place, score in enumerate(scores) if place != me)


def _bid(view: View, numbers: Sequence[int], chance: Chance) -> Bid:
    """Try the numbers near the estimate in a few worlds."""
    me = _place(view)
    players = len(view.players)
    guess = expected(view.hand, view.trump, players)
    tried = sorted(numbers, key=lambda number: abs(number - guess))[:4]
    strength = strengths(view.trump)
    sums = dict.fromkeys(tried, 0.0)
    for hands in _worlds(view, _count(view, len(tried)), chance):
        guesses = [
            round(expected(hand, view.trump, players)) if player.bid is None else player.bid
            for hand, player in zip(hands, view.players, strict=True)
        ]
        for number in tried:
            bids = [number if place == me else guess for place, guess in enumerate(guesses)]
            needs = list(bids)
            playout([list(hand) for hand in hands], needs, 0, [], view.trump, strength)
            sums[number] += _worth(bids, needs, me)
    return Bid(tricks=max(tried, key=lambda number: sums[number]))


def _different(cards: Sequence[Card]) -> list[Card]:
    """Leave out cards that are as good as another: further Zauberer and Narren, and the upper ones of a run."""
    held = set(cards)
    found = []
    for card in cards:
        first_of_kind = card % HIGHEST == 0 if card < ZAUBERER else card in (ZAUBERER, NARR)
        if first_of_kind or card - 1 not in held:
            found.append(card)
    return found


def _play(view: View, cards: Sequence[Card], chance: Chance) -> Play:
    """Try every card that makes a difference, in a few worlds."""
    me = _place(view)
    players = len(view.players)
    choices = _different(cards)
    if len(choices) == 1:
        return Play(card=choices[0])
    trick = [card for _, card in view.trick]
    leader = (me - len(trick)) % players
    bids = [player.bid or 0 for player in view.players]
    wanted = [bid - player.tricks for bid, player in zip(bids, view.players, strict=True)]
    strength = strengths(view.trump)
    sums = dict.fromkeys(choices, 0.0)
    for hands in _worlds(view, _count(view, len(choices)), chance):
        for card in choices:
            trial = [list(hand) for hand in hands]
            trial[me].remove(card)
            needs = list(wanted)
            playout(trial, needs, leader, [*trick, card], view.trump, strength)
            sums[card] += _worth(bids, needs, me)
    # Among equals the weaker card goes first.
    return Play(card=max(choices, key=lambda card: (sums[card], -strength[card])))
