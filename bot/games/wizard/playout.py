"""Playing a game to its end in the head: quick, greedy, with open cards. The computer player thinks with it."""

from collections.abc import Sequence

from bot.games.wizard.model.cards import DECK, HIGHEST, NARR, ZAUBERER, Card, Suit

NOBODY_LEADS = -2
"""Strength to beat in an empty trick: even a Narr does."""
_ZAUBERER, _TRUMP = 60, 30


def strengths(trump: Suit | None) -> list[int]:
    """Return for every card how hard it is to beat when its suit is led."""
    found = []
    for card in DECK:
        if card >= NARR:
            found.append(-1)
        elif card >= ZAUBERER:
            found.append(_ZAUBERER)
        else:
            found.append(card % HIGHEST + (_TRUMP if card // HIGHEST == trump else 0))
    return found


def playout(
    hands: list[list[Card]],
    needs: list[int],
    leader: int,
    trick: list[Card],
    trump: Suit | None,
    strength: Sequence[int],
) -> None:
    """Play all cards; `needs`, the tricks everybody still wants, ends as bid minus tricks."""
    players = len(hands)
    while trick or hands[leader]:
        suit, top, ahead = _opening(trick, leader, players, trump, strength)
        for step in range(len(trick), players):
            place = (leader + step) % players
            hand = hands[place]
            card = _choice(hand, suit, top, needs[place], trump, strength, last=step == players - 1)
            hand.remove(card)
            if card < ZAUBERER:
                if suit is None:
                    suit = card // HIGHEST
                worth = strength[card] if card // HIGHEST in (suit, trump) else -1
            else:
                worth = strength[card]
                if card < NARR and suit is None:
                    suit = -1
            if worth > top:
                top, ahead = worth, place
        needs[ahead] -= 1
        leader = ahead
        trick = []


def _opening(
    trick: Sequence[Card], leader: int, players: int, trump: Suit | None, strength: Sequence[int]
) -> tuple[Suit | None, int, int]:
    """Return what a trick already shows: suit to follow (-1: free for all), strength to beat, who is ahead."""
    suit: Suit | None = None
    top, ahead = NOBODY_LEADS, leader
    for step, card in enumerate(trick):
        worth = strength[card]
        if card < ZAUBERER:
            if suit is None:
                suit = card // HIGHEST
            if card // HIGHEST not in (suit, trump):
                worth = -1
        elif card < NARR and suit is None:
            suit = -1
        if worth > top:
            top, ahead = worth, (leader + step) % players
    return suit, top, ahead


def _choice(
    hand: Sequence[Card],
    suit: Suit | None,
    top: int,
    need: int,
    trump: Suit | None,
    strength: Sequence[int],
    *,
    last: bool,
) -> Card:
    """Choose a card greedily: who needs tricks takes cheaply, who does not throws off what could win later."""
    if suit is not None and suit >= 0 and any(card // HIGHEST == suit for card in hand):
        cards: Sequence[Card] = [card for card in hand if card >= ZAUBERER or card // HIGHEST == suit]
    else:
        cards = hand
    if len(cards) == 1:
        return cards[0]
    win, lose = -1, -1  # the cards to win and to lose with, so far
    for card in cards:
        own = card // HIGHEST
        worth = strength[card]
        if card < ZAUBERER and suit is not None and own not in (suit, trump):
            worth = -1
        if worth > top:
            if win < 0 or _better_winner(worth, strength[win], last=last, need=need, leads=top == NOBODY_LEADS):
                win = card
        elif lose < 0 or (strength[card] > strength[lose]) == (need <= 0):
            lose = card
    if need > 0:
        return win if win >= 0 else lose
    return lose if lose >= 0 else win


def _better_winner(worth: int, known: int, *, last: bool, need: int, leads: bool) -> bool:
    """Tell whether one winning card is to be played rather than another."""
    if need <= 0:
        return worth > known if last else worth < known
    if last:
        return worth < known
    if leads:
        return worth > known
    if (worth >= _ZAUBERER) != (known >= _ZAUBERER):
        return worth < known
    return worth > known
