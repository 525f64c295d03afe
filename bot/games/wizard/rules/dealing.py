"""Shuffling, cutting, dealing, and which game comes next. Clauses: Z1.1, Z1.2, Z2.1, Z2.3, Z3.2."""

from bot.engine.chance import Chance
from bot.engine.seats import Seat
from bot.games.wizard.model.cards import DECK
from bot.games.wizard.model.table import Dealt, Shuffled, State
from bot.games.wizard.rules.plan import after, plan
from bot.games.wizard.rules.ranking import tied
from bot.games.wizard.rules.table_state import active, cards, number


def shuffled(dealer: Seat, players: tuple[Seat, ...], chance: Chance, *, playoff: bool = False) -> Shuffled:
    """Shuffle the whole pack for these players."""
    return Shuffled(deck=chance.shuffle(DECK), dealer=dealer, players=players, playoff=playoff)


def next_game(state: State, chance: Chance) -> Shuffled | None:
    """Shuffle for the next game: the plan's, then a three-card game for every tie that needs one, then nothing."""
    if len(state.sheet.rows) < len(plan(state.options.mode, len(state.seats))):
        players = active(state)
        return shuffled(after(state.seats, state.dealer, players), players, chance)
    groups = tied(state.sheet, state.seats) if state.options.playoff else ()
    if not groups:
        return None
    return shuffled(after(state.seats, state.dealer, groups[0]), groups[0], chance, playoff=True)


def again(state: State, chance: Chance) -> Shuffled | None:
    """Shuffle for the same game with those who are there now; a three-card game only if somebody is still tied."""
    if state.playoff or len(state.sheet.rows) == len(plan(state.options.mode, len(state.seats))):
        return next_game(state, chance)
    players = active(state)
    dealer = state.dealer if state.dealer in players else after(state.seats, state.dealer, players)
    return shuffled(dealer, players, chance)


def dealt(state: State, seat: Seat, at: int) -> Dealt:
    """Cut, deal one by one from the Geber's left, turn the next card."""
    players = len(state.order)
    given = cards(state) * players
    deck = (*state.deck[at:], *state.deck[:at])
    hands = tuple((one, tuple(sorted(deck[place:given:players]))) for place, one in enumerate(state.order))
    turned = deck[given] if given < len(deck) else None
    return Dealt(number=number(state), seat=seat, at=at, hands=hands, turned=turned)
