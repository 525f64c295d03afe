"""Playing a known deal to its end, quickly and sensibly: what the computer player thinks with."""

from dataclasses import dataclass

from bot.games.watten.model.cards import KRITISCHE, Card, is_farbtrumpf, powers, rank_of, strengths, suit_of
from bot.games.watten.model.score import Points, Team
from bot.games.watten.model.table import Trick

TO_WIN = 3
SAFE = 30
"""A partner who is ahead with a Schlag or better needs no help."""


@dataclass(frozen=True, slots=True)
class Position:
    """Everybody's cards in the middle of a game."""

    hands: tuple[tuple[Card, ...], ...]
    trick: Trick
    turn: int
    tricks: Points
    schlag: int
    farbe: int
    demand: bool
    ansager: int

    def after(self, card: Card, demand: bool) -> "Position":
        """Return the position once whose turn it is has played a card, before the trick is taken."""
        hands = tuple(
            tuple([one for one in hand if one != card]) if place == self.turn else hand
            for place, hand in enumerate(self.hands)
        )
        trick = (*self.trick, (self.turn, card))
        turn = (self.turn + 1) % 4
        return Position(hands, trick, turn, self.tricks, self.schlag, self.farbe, self.demand or demand, self.ansager)


def play_out(position: Position) -> Team:
    """Let everybody play sensibly and return the team that wins."""
    schlag, farbe = position.schlag, position.farbe
    powerful = powers(schlag, farbe)
    hands = [list(hand) for hand in position.hands]
    tricks = list(position.tricks)
    trick = list(position.trick)
    turn = position.turn
    demand = position.demand
    strength = strengths(schlag, farbe, suit_of(trick[0][1])) if trick else powerful
    best, ahead = _ahead(trick, strength)
    while True:
        if len(trick) == 4:
            tricks[ahead & 1] += 1
            if tricks[ahead & 1] == TO_WIN:
                return ahead & 1
            trick = []
            turn = ahead
            demand = False
            best = -1
        hand = hands[turn]
        if trick:
            choice = _bound(hand, trick, position, turn) if demand and len(hand) > 1 else hand
            partner_leads = (ahead ^ turn) & 1 == 0
            card = _follow(choice, strength, powerful, best, partner_leads, last=len(trick) == 3)
        else:
            card = _lead(hand, powerful)
            strength = strengths(schlag, farbe, suit_of(card))
        hand.remove(card)
        trick.append((turn, card))
        if strength[card] > best:
            best = strength[card]
            ahead = turn
        turn = (turn + 1) & 3


def _ahead(trick: list[tuple[int, Card]], strength: tuple[int, ...]) -> tuple[int, int]:
    """Return the strength to beat and who has played it."""
    best, ahead = -1, 0
    for place, card in trick:
        if strength[card] > best:
            best, ahead = strength[card], place
    return best, ahead


def _bound(hand: list[Card], trick: list[tuple[int, Card]], position: Position, turn: int) -> list[Card]:
    """Return what "Trumpf oder Kritisch" allows (W4.3)."""
    if any(card in KRITISCHE for _, card in trick):
        return hand
    plain = [card for card in hand if is_farbtrumpf(card, position.schlag, position.farbe)]
    if plain:
        return plain
    critical = [card for card in hand if card in KRITISCHE]
    return critical if critical and turn != (position.ansager + 2) & 3 else hand


def _lead(hand: list[Card], powerful: tuple[int, ...]) -> Card:
    """Lead the strongest card."""
    return max(hand, key=lambda card: powerful[card] or rank_of(card))


def _follow(
    hand: list[Card],
    strength: tuple[int, ...],
    powerful: tuple[int, ...],
    best: int,
    partner_leads: bool,
    *,
    last: bool,
) -> Card:
    """Win as cheaply as possible, unless the partner is ahead for good; else throw the weakest away."""
    cheapest, cost = None, 99
    weakest, worst = hand[0], 99
    for card in hand:
        value = powerful[card] or card & 7
        if value < worst:
            weakest, worst = card, value
        if best < strength[card] < cost:
            cheapest, cost = card, strength[card]
    if cheapest is None or (partner_leads and (last or best >= SAFE)):
        return weakest
    return cheapest
