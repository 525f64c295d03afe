"""Random hands at a Spieltisch, held against cards, tricks and points worked out anew from what was played."""

import random
from collections.abc import Iterable

import pytest

from bot.engine.seats import REFEREE, Actor
from bot.games.wizard import TABLE
from bot.games.wizard.model.people import Left
from bot.games.wizard.model.table import BidMade, Dealt, Played, Scored, Shuffled, State, TableOptions, TrumpChosen
from bot.games.wizard.rules.phases import turn
from bot.games.wizard.rules.points import total
from tests.fuzzing import TIME, Fuzzed, Line, fuzz
from tests.games.wizardblock.plain import Game, Pad

PEOPLE = ("fehlt", "da", "geht", "niederlage", "dq", "verwarnung", "erlassen", TIME)


def typed(state: State, luck: random.Random) -> tuple[Actor, str]:
    """Play on, mostly; now and then somebody comes, goes or is punished."""
    seat = turn(state)
    if seat is None or luck.random() < 0.03:
        verb = luck.choice(PEOPLE)
        who = luck.choice(state.seats)
        if verb in ("geht", "niederlage", "dq") and luck.random() < 0.5:
            verb = "fehlt"
        actor = luck.choice((REFEREE, REFEREE, Actor(host=True), Actor.at("A")))
        words = {"verwarnung": f"verwarnung {who} spiel-gross 1", "erlassen": "erlassen 1", TIME: TIME}
        return actor, words.get(verb, f"{verb} {who}")
    return Actor.at(seat), TABLE.notation.write(luck.choice(TABLE.rules.legal(state, seat)))


def beats(card: int, best: int, trump: int | None, led: int | None) -> bool:
    """Tell whether a later card takes the trick from the best so far."""
    if 52 <= best < 56 or card >= 56:
        return False
    if card >= 52 or best >= 56:
        return True
    if card // 13 == best // 13:
        return card > best
    return card // 13 == trump or (best // 13 != trump and card // 13 == led)


def taker(cards: list[int], trump: int | None) -> int:
    """Return the place of the card that takes a trick."""
    led = next((card // 13 for card in cards if card < 52), None)
    place = 0
    for later, card in enumerate(cards):
        if later and beats(card, cards[place], trump, led):
            place = later
    return place


def worked_out(game: Fuzzed, lines: Iterable[Line]) -> Pad:
    """Play all standing cards again and write the pad."""
    pad = Pad(game.options.mode, list(game.seats), game.seats[0], None)
    events = [event for entry in game.entries[:3] for event in [entry.event]]
    order: list[str] = []
    playoff, trump = False, None
    bids: list[int] = []
    won: dict[str, int] = {}
    trick: list[tuple[str, int]] = []
    for event in [*events, *(event for line in lines for event in line.events)]:
        match event:
            case Shuffled():
                start = game.seats.index(event.dealer) + 1
                order = [seat for seat in game.seats[start:] + game.seats[:start] if seat in event.players]
                bids, won, trick, playoff = [], dict.fromkeys(order, 0), [], event.playoff
                out = [seat for seat in game.seats if seat not in event.players and seat not in pad.out]
                missed = [] if playoff else out
            case Dealt():
                trump = event.turned // 13 if event.turned is not None and event.turned < 52 else None
            case TrumpChosen():
                trump = event.suit
            case BidMade():
                bids.append(event.tricks)
            case Played():
                trick.append((event.seat, event.card))
                if len(trick) == len(order):
                    won[trick[taker([card for _, card in trick], trump)][0]] += 1
                    trick = []
            case Left():
                pad.out[event.seat] = event.manner
                missed = [seat for seat in missed if seat != event.seat]
            case Scored():
                row = Game(sum(won.values()), order[-1], order, bids, [won[seat] for seat in order], missed)
                (pad.playoffs if playoff else pad.games).append(row)
    return pad


def check(game: Fuzzed) -> None:
    """Hold the sheet against what was played."""
    state: State = game.state
    pad = worked_out(game, game.lines)
    rows = [(list(row.players), list(row.bids), list(row.tricks), list(row.missed)) for row in state.sheet.rows]
    assert rows == [(one.seats, one.bids, one.tricks, one.missed) for one in pad.games]
    assert {seat: total(state.sheet, seat) for seat in state.seats} == {seat: pad.total(seat) for seat in state.seats}
    assert all(one.cards == row.cards for one, row in zip(pad.games, state.sheet.rows, strict=True))
    assert not set(state.order) & set(pad.out), "somebody who left still plays"
    if (outcome := TABLE.rules.outcome(state)) is not None:
        places, rest = pad.places()
        assert [set(group) for group in outcome.places] == places
        assert set(outcome.unranked) == rest


def run(seed: int, steps: int) -> int:
    luck = random.Random(seed)
    options = TableOptions(mode=luck.choice(("full", "round")), places=luck.randint(3, 5))
    return fuzz(Fuzzed(TABLE, options, TABLE.lobby.seats(options)), luck, steps, typed, check)


@pytest.mark.parametrize("seed", range(8))
def test_z6_10_whoever_comes_goes_or_is_punished_the_table_adds_up(seed: int) -> None:
    assert run(seed, 250) > 20
