"""What a game is worth and what stands at the bottom of the pad. Clauses: Z1.5, Z2.4, Z2.5, Z2.7 (Spielniederlage)."""

from bot.engine.seats import Seat
from bot.games.wizard.model.sheet import Row, Sheet

REVOKE = -120
MOST_MISSED = 9
"""Whoever is not there for the tenth game has missed the round: there is no further penalty (Z2.5, Z7.3)."""


def points(bid: int, tricks: int) -> int:
    """Score one game of one player."""
    return 20 + 10 * tricks if bid == tricks else -10 * abs(bid - tricks)


def late_points(number: int) -> int:
    """Return the penalty for missing game number n of a round: -30, -50, ... -190, and none after the ninth."""
    return -30 - 20 * (number - 1) if number <= MOST_MISSED else 0


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
    return late_points(row.number) if seat in row.missed and not row.void else 0


def annulled(sheet: Sheet, seat: Seat) -> bool:
    """Tell whether nothing counts that somebody has played: Spielniederlage, or gone from a round (Z2.7, Z7.3)."""
    manner = sheet.manner(seat)
    return manner == "defeat" or (manner == "gone" and sheet.kind == "round")


def running(sheet: Sheet, seat: Seat) -> tuple[int, ...]:
    """Return the total after every game with the penalties written until then; the last one is what counts."""
    if annulled(sheet, seat):
        return (0,) * len(sheet.rows)
    totals = []
    so_far = 0
    for row in sheet.rows:
        so_far += counted(row, seat)
        so_far += sum(one.points for one in sheet.penalties if one.seat == seat and one.number == row.number)
        totals.append(so_far)
    return (*totals[:-1], total(sheet, seat)) if totals else ()


def total(sheet: Sheet, seat: Seat) -> int:
    """Return the real points of a seat."""
    if annulled(sheet, seat):
        return 0
    fines = sum(one.points for one in sheet.penalties if one.seat == seat)
    return sum(counted(row, seat) for row in sheet.rows) + fines
