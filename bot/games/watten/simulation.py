"""Playing a known deal to its end, quickly and sensibly: what the computer player thinks with."""

from dataclasses import dataclass

from bot.games.watten.model.cards import KRITISCHE, Card, is_farbtrumpf, powers
from bot.games.watten.model.score import Points, Team
from bot.games.watten.model.table import Trick

TO_WIN = 3


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
    table = powers(position.schlag, position.farbe)
    hands = [list(hand) for hand in position.hands]
    trick, turn, demand = list(position.trick), position.turn, position.demand
    tricks = list(position.tricks)
    best, ahead = _ahead(trick, table)
    while True:
        if len(trick) == 4:
            tricks[ahead & 1] += 1
            if tricks[ahead & 1] == TO_WIN:
                return ahead & 1
            trick, turn, demand = [], ahead, False
            best, ahead = -1, turn
        hand = hands[turn]
        choice = _bound(hand, trick, position, turn) if demand and trick and len(hand) > 1 else hand
        card = _lead(choice, table) if not trick else _follow(choice, trick, best, ahead, turn, table)
        hand.remove(card)
        strength = table[card] or (10 + (card & 7) if not trick or card >> 3 == trick[0][1] >> 3 else 0)
        trick.append((turn, card))
        if strength > best:
            best, ahead = strength, turn
        turn = (turn + 1) & 3


def _ahead(trick: list[tuple[int, Card]], table: tuple[int, ...]) -> tuple[int, int]:
    best, ahead = -1, trick[0][0] if trick else 0
    for place, card in trick:
        strength = table[card] or (10 + (card & 7) if card >> 3 == trick[0][1] >> 3 else 0)
        if strength > best:
            best, ahead = strength, place
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


def _lead(hand: list[Card], table: tuple[int, ...]) -> Card:
    """Lead the strongest card."""
    return max(hand, key=lambda card: table[card] or card & 7)


def _follow(
    hand: list[Card], trick: list[tuple[int, Card]], best: int, ahead: int, turn: int, table: tuple[int, ...]
) -> Card:
    """Win as cheaply as possible, unless the partner is ahead; else throw the weakest away."""
    led = trick[0][1] >> 3
    cheapest, cost, weakest, worst = -1, 99, hand[0], 99
    for card in hand:
        strength = table[card] or (10 + (card & 7) if card >> 3 == led else 0)
        value = table[card] or card & 7
        if value < worst:
            weakest, worst = card, value
        if best < strength < cost:
            cheapest, cost = card, strength
    partner = (ahead ^ turn) & 1 == 0
    if cheapest < 0 or (partner and (len(trick) == 3 or best >= 30)):
        return weakest
    return cheapest
