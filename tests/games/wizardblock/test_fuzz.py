"""Random hands on a Block, held against a plain re-computation from the lines that stand."""

import random

import pytest

from bot.engine.seats import REFEREE, Actor
from bot.games.wizard import BLOCK
from bot.games.wizard.model.block import BlockOptions, GeberNamed
from bot.games.wizard.model.pad import State
from bot.games.wizard.model.people import Fined, Pardoned
from bot.games.wizard.rules.block_state import cards, locked_games, order, over
from bot.games.wizard.rules.points import running, total
from bot.games.wizard.screen.reckoning import CsvWords, as_csv, as_text, reckoned
from tests.fuzzing import TIME, Fuzzed, Line, fuzz
from tests.games.wizardblock.plain import Pad
from tests.plugins.budget import Budget

HOST = Actor(host=True)
WORDS = CsvWords(("Spiel", "Karten", "Geber"), ("a", "s", "p", "S"), "Strafe", "Stechen", "nichtig", "Platz", "ohne")
USUAL = ("ansage", "ansagen", "ansagen", "stich", "stiche", "stiche", "stimmt", "stimmt", "stimmt", "zurueck")
RARE = ("spiel", "nichtig", "stechen", "strafe", "streichen", "fehlt", "da", "geht", "dq", "niederlage", "ermahnung",
        "verwarnung", "erlassen", "geber", "schluss", "teilen", "neu", TIME)  # fmt: skip


def typed(state: State, luck: random.Random) -> tuple[Actor, str]:
    """Write something people might type, mostly sensible."""
    actor = luck.choice((Actor.at("A"), Actor.at("B"), HOST, REFEREE, REFEREE))
    verb = luck.choice(USUAL) if luck.random() < 0.85 else luck.choice(RARE)
    seat = luck.choice(state.seats)
    if verb in ("schluss", "neu", "dq", "geht", "niederlage") and luck.random() < 0.6:
        verb = "stimmt"
    most = 3 if over(state) else cards(state)
    players = len(state.seats) if over(state) else len(order(state))
    match verb:
        case "ansage" | "stich":
            number = luck.randint(0, min(most, 3))
            return actor, f"{verb} {seat} {number}" if luck.random() < 0.2 else f"{verb} {number}"
        case "ansagen":
            return actor, "ansagen " + " ".join(str(luck.randint(0, min(most, 2))) for _ in range(players))
        case "stiche":
            return actor, "stiche " + " ".join(map(str, dealt(most, players, luck)))
        case "spiel" | "stechen":
            rows = state.sheet.rows if verb == "spiel" else state.sheet.playoffs
            if not rows:
                return actor, "stimmt"
            number = luck.randint(1, len(rows))
            row = rows[number - 1]
            tricks = dealt(row.cards, len(row.players), luck)
            pairs = " ".join(f"{count}/{luck.randint(0, min(2, row.cards))}" for count in tricks)
            return actor, f"{verb} {number} {pairs}"
        case "nichtig":
            return actor, f"nichtig {luck.randint(1, max(1, len(state.sheet.rows)))}"
        case "streichen" | "erlassen":
            return actor, f"{verb} {luck.randint(1, 2)}"
        case "ermahnung" | "verwarnung":
            return actor, f"{verb} {seat} spiel-gross {luck.randint(1, 2)}"
        case "niederlage" if luck.random() < 0.5:
            return actor, f"niederlage {seat} spiel-ernst 2"
        case "strafe" | "fehlt" | "da" | "geht" | "dq" | "geber" | "niederlage":
            return actor, f"{verb} {seat}"
    return actor, verb


def dealt(tricks: int, players: int, luck: random.Random) -> list[int]:
    """Share out tricks."""
    shares = [0] * players
    for _ in range(tricks):
        shares[luck.randrange(players)] += 1
    return shares


def worked_out(game: Fuzzed, lines: list[Line]) -> Pad:
    """Write all standing lines on a plain pad."""
    geber = game.entries[1].event
    assert isinstance(geber, GeberNamed)
    pad = Pad(game.options.mode, list(game.seats), geber.seat, game.options.minutes)
    for line in lines:
        pad.write(line.move, referee=line.actor.referee)
    return pad


def locks(game: Fuzzed, kept: list[Line]) -> str:
    """Say what stays locked although lines are taken back."""
    before, after = worked_out(game, game.lines), worked_out(game, kept)
    if any(line.move == "neu" for line in game.lines if line not in kept):
        return ""
    locked = len(before.games) if before.done() else before.locked
    stays = min(locked, len(after.games))
    return f"!gesperrt {stays}" if stays > after.locked else ""


def check(game: Fuzzed) -> None:
    """Hold the pad against the plain one."""
    state: State = game.state
    sheet, seats = state.sheet, state.seats
    pad = worked_out(game, game.lines)
    told = "\n".join(f"{line.actor} {line.move}" for line in game.lines)
    written = [(list(row.players), list(row.bids), list(row.tricks), list(row.missed)) for row in sheet.rows]
    assert written == [(one.seats, one.bids, one.tricks, one.missed) for one in pad.games], told
    extra = [(list(row.players), list(row.bids), list(row.tricks)) for row in sheet.playoffs]
    assert extra == [(one.seats, one.bids, one.tricks) for one in pad.playoffs], told
    assert (list(state.entry.bids), list(state.entry.tricks)) == (pad.bids, pad.tricks), told
    assert (over(state), list(state.tie), state.dealer) == (pad.over, pad.tie, pad.dealer), told
    assert (list(state.late), state.finished or "") == (pad.late, pad.ended), told
    assert locked_games(state) == (len(pad.games) if pad.done() else pad.locked), told
    assert [(one.seat, one.verdict) for one in sheet.rulings] == pad.list, told
    assert {seat: total(sheet, seat) for seat in seats} == {seat: pad.total(seat) for seat in seats}, told
    fined = [(one.seat, one.number) for one in sheet.penalties]
    assert [seat for seat, _ in fined] == pad.fines, told
    for seat in seats:
        assert list(running(sheet, seat)) == pad.course(seat, fined), told
    shown(state)
    outcome = BLOCK.rules.outcome(state)
    assert (outcome is not None) == pad.over, told
    if outcome is not None:
        places, rest = pad.places()
        assert [set(group) for group in outcome.places] == places, told
        assert set(outcome.unranked) == rest, told


def shown(state: State) -> None:
    """Everything that counts stands in picture, text and spreadsheet, and adds up there."""
    sums = reckoned(state.sheet, state.seats)
    assert sum(line.penalty for line in sums.lines) == len(state.sheet.penalties)
    assert sum(line.playoff for line in sums.lines) == len(state.sheet.playoffs)
    for place, seat in enumerate(state.seats):
        cells = [line.cells[place] for line in sums.lines if not line.playoff]
        points = sum(cell.points for cell in cells if cell)
        counts = state.sheet.manner(seat) is None or sums.totals[place] != 0
        assert not counts or points == sums.totals[place]
    lines = as_csv(state.sheet, state.seats, state.seats, WORDS).splitlines()
    assert len(lines) == len(sums.lines) + 2
    assert len(as_text(state.sheet, state.seats, state.seats).splitlines()) == len(sums.lines) + 2


def run(seed: int, steps: int) -> int:
    luck = random.Random(seed)
    options = BlockOptions(
        mode=luck.choice(("full", "round")),
        players=luck.randint(3, 5),
        minutes=luck.choice((None, 50, 6)),
        draw=luck.choice((None, False)),
    )
    game = Fuzzed(BLOCK, options, BLOCK.lobby.seats(options))
    accepted = fuzz(game, luck, steps, typed, check, locks)
    for line in game.lines:
        for event in line.events:
            assert not isinstance(event, Fined | Pardoned) or line.actor.referee or options.mode == "full"
    return accepted


@pytest.mark.parametrize("seed", range(40))
def test_z6_7_z6_8_whatever_is_written_and_taken_back_the_pad_is_what_its_lines_add_up_to(seed: int) -> None:
    assert run(seed, 250) > 3


@pytest.mark.soak
def test_pads_under_random_hands_for_long(budget: Budget) -> None:
    for seed in budget.seeds("pads under random hands"):
        budget.found["lines accepted"] += run(seed, 400)
    assert budget.found["lines accepted"] > 10 * budget.done
