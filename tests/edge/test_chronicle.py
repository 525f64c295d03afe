"""The log in words: numbered so that no gap tells anything, whole lines that fit, and without marks in a file."""

from dataclasses import replace
from typing import Any

import pytest

from bot import fair
from bot.edge.table.chronicle import last_lines, log_lines, unmarked
from bot.service.play.live import Live, Who
from tests.cogs.pitch import Cup, pitch
from tests.edge.house import House, told
from tests.edge.test_sample_game import deal, lay

__all__ = ["pitch"]


@pytest.mark.parametrize(
    ("lines", "most", "room", "shown"),
    [
        ([], 3, 10, ""),
        (["a", "b", "c"], 2, 10, "b\nc"),
        (["a", "b", "c"], 3, 5, "a\nb\nc"),
        (["a", "b", "c"], 3, 4, "b\nc"),
        (["aaaa", "bb"], 3, 7, "aaaa\nbb"),
        (["aaaa", "bb"], 3, 6, "bb"),
        (["x" * 11, "b"], 3, 10, "b"),
        (["a", "x" * 11], 3, 10, ""),
    ],
)
def test_only_whole_lines_are_shown_and_the_last_of_them(lines: list[str], most: int, room: int, shown: str) -> None:
    assert last_lines(lines, most, room) == shown
    assert len(last_lines(["x" * 94] * 100, 100)) == 1899


def test_marks_are_taken_out_of_a_line() -> None:
    assert unmarked("**a** `b` c*d") == "a b c*d"


async def log(house: House, person: Any) -> tuple[str, str, str]:
    answer = await person.slash(house.channel, "partie log")
    assert answer.response is not None
    (file,) = answer.response.attachments
    return told(answer), (await house.inside(file.read())).decode(), file.filename


async def test_the_log_tells_what_everybody_may_know_with_numbers_times_and_rules(house: House) -> None:
    game = await deal(house, seconds=3600)
    await lay(house, house.anna)
    await lay(house, house.ben)
    await house.inside(house.services.games.rewind(game, Who(house.anna.id, "anna"), cause=3))
    words, file, name = await log(house, house.carl)
    assert name == "hasard-2026-01-01.txt"
    day = "2026-01-01 00:00:00"
    assert file.splitlines() == [
        f"    0  {day}  Es beginnt.",
        f"       {day}  Hausregeln: Runden: eine, Bedenkzeit: 3600.0",
        f"    2  {day}  anna hat eine Karte gelegt.",
        f"    3  {day}  ben hat eine Karte gelegt.",
        f"    4  {day}  Zurückgespult: Alles nach Nr. 2 zählt nicht mehr.",
    ]
    assert words == file


async def test_a_log_of_nothing_says_so(house: House) -> None:
    await deal(house, start=False)
    assert "nichts" in told(await house.carl.slash(house.channel, "partie log"))


async def test_in_a_game_whose_clock_is_hidden_numbers_give_nothing_away_until_it_is_over(house: House) -> None:
    game = await deal(house)
    await lay(house, house.anna)
    live = await house.services.games.live(game)
    entries = await house.services.games.entries(live)
    manners = replace(live.spec.manners, open_clock=lambda options: False)
    hidden = replace(live, spec=replace(live.spec, manners=manners))
    over = replace(hidden, row=replace(live.row, status="over"))

    def numbers(one: Live) -> list[str]:
        return [line[:5].strip() for line in log_lines(one, entries, lambda words: words.id)]

    assert [numbers(one) for one in (live, hidden, over)] == [["0", "", "2"], ["1", "", "3"], ["0", "", "2"]]


async def test_the_status_names_referee_and_assistant(house: House) -> None:
    game = await deal(house)
    anna, ben, carl = (Who(one.id, one.name) for one in (house.anna, house.ben, house.carl))
    await house.inside(house.services.conduct.whistle(game, anna, ben, cause=5))
    before = told(await house.carl.slash(house.channel, "partie status"))
    await house.inside(house.services.conduct.whistle(game, ben, carl, cause=6, assistant=True))
    after = told(await house.carl.slash(house.channel, "partie status"))
    assert f"Gehilfe: {house.carl.mention}" in after and "Gehilfe" not in before
    assert house.ben.mention in after


async def test_f1_the_log_of_a_match_that_goes_on_after_its_end_names_the_new_promise(pitch: House) -> None:
    cup = Cup(pitch, "pokal")
    await cup.open()
    await cup.until("jaeger")
    for person in (cup.people["GJäger1"], cup.people["SJäger1"], cup.referee):
        await cup.press(person, "ja ende")
    old = (await pitch.services.games.live(cup.game)).row.seed
    await cup.press(cup.referee, "wiederholen 1 jaeger")
    await pitch.env.settle()
    new = (await pitch.services.games.live(cup.game)).row.seed
    _, file, _ = await log(pitch, cup.fan)
    (line,) = [line for line in file.splitlines() if "Die Partie geht weiter" in line]
    assert fair.commitment(new) in line and fair.commitment(old) not in line
