"""What a game is worth and what stands at the bottom of the pad. Clauses: Z1.5, Z2.4, Z2.5, Z2.7 (Spielniederlage)."""

from bot.engine.seats import Seat
from bot.games.wizard.model.sheet import Row, Sheet

REVOKE = -120


def points(bid: int, tricks: int) -> int:
    """Score one game of one player."""
    return 20 + 10 * tricks if bid == tricks else -10 * abs(bid - tricks)


def late_points(number: int) -> int:
    """Return the penalty for missing game number n of a round: -30, -50, ... -190."""
    return -30 - 20 * (number - 1)


def result(row: Row, seat: Seat) -> int | None:
    """Return what a seat scored in a game, None if it did not play it."""
    cell = row.cell(seat)
    return None if cell is None else points(*cell)


def results(sheet: Sheet, seat: Seat) -> tuple[int, ...]:
    """Return the single games a seat has played; missed ones are not among them (Z6.2)."""
    return tuple(score for row in sheet.rows if (score := result(row, seat)) is not None)


def counted(row: Row, seat: Seat) -> int:
    """Return what a game adds to a seat's total, the penalty for a missed one included."""
    score = result(row, seat)
    if score is not None:
        return score
    return late_points(row.number) if seat in row.missed else 0


def running(sheet: Sheet, seat: Seat) -> tuple[int, ...]:
    """Return the total after every game, each with the penalties written until then."""
    totals, total = [], 0
    for row in sheet.rows:
        total += counted(row, seat)
        total += sum(one.points for one in sheet.penalties if one.seat == seat and one.number == row.number)
        totals.append(total)
    return tuple(totals)


def total(sheet: Sheet, seat: Seat) -> int:
    """Return the real points of a seat; a Spielniederlage leaves none."""
    if (seat, "defeat") in sheet.gone:
        return 0
    return sum(counted(row, seat) for row in sheet.rows) + sum(
        one.points for one in sheet.penalties if one.seat == seat
    )
