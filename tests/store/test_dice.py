"""The day of the free dice: every roll takes the next line and the next draws, and the day changes with it."""

from datetime import UTC, datetime

from bot.store import dice
from bot.store.database import Connection, Database
from bot.store.games import GameRow, load_game


async def test_a_turn_takes_the_next_line_and_its_draws_and_changes_the_day(any_database: Database) -> None:
    day = GameRow(
        id="w1-20260701", kind="dice", status="running", options="{}", seed=b"s" * 32, created_at=datetime.now(UTC)
    )

    def work(db: Connection) -> list[object]:
        found: list[object] = [dice.take_turn(db, day.id, 1)]
        dice.open_day(db, day)
        dice.open_day(db, GameRow(**{name: getattr(day, name) for name in GameRow.__slots__} | {"seed": b"t" * 32}))
        found += [dice.take_turn(db, day.id, 2), dice.take_turn(db, day.id, 3)]
        row = load_game(db, day.id)
        assert row is not None
        return [*found, (row[0].head, row[0].draws, row[0].revision)]

    first, second = dice.Turn(b"s" * 32, 0, 2), dice.Turn(b"s" * 32, 1, 5)
    assert await any_database.write(work) == [None, first, second, (1, 5, 2)], "a day is opened once"
