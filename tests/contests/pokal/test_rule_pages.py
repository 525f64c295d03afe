"""The page of the rules: what is in force, and every version there was (9.2)."""

from bot.contests.pokal import POKAL
from bot.contests.pokal.rules_page import history, rules_lines, rules_rows
from bot.texts import Texts
from tests.contests.pokal.committee import COMMITTEE, decided, opened, windows
from tests.contests.pokal.season import START


def test_9_2_the_page_lists_every_version_with_date_changes_and_who_approved() -> None:
    season = opened()
    decided(season, "rule bonus 150")
    windows(season, "hin")
    for value in range(31, 41):
        decided(season, f"case stille {value} Versuch")
    season.do(COMMITTEE["H"], "rule rounds 12")
    said = [str(line) for line in rules_lines(season.state, 1)]
    assert any("pokal-rules-motion" in line for line in said)
    pages = [rules_lines(season.state, page) for page in range(1, len(history(season.state)) + 1)]
    shown = [line for page in pages for line in page]
    numbers = [dict(line.args)["number"] for line in shown if line.id == "pokal-rules-edition"]
    assert numbers == list(range(13, 2, -1))
    assert [line.id for line in shown].count("pokal-rules-first") == 1
    changes = [dict(line.args) for line in shown if line.id == "pokal-rules-line"]
    assert len(changes) == 11 and all(str(START // 1000) in str(one["when"]) for one in changes)


def test_9_2_no_page_is_longer_than_a_message_whatever_people_write() -> None:
    texts = Texts.load([POKAL.folder])
    season = opened()
    for number in range(8):
        decided(season, f"rule - - {str(number) * 400}")
    windows(season, "hin")
    for number in range(8):
        decided(season, f"case - - {'x' * 390} {number}")
    for number in range(10):
        season.do(COMMITTEE["H"], f"rule - - {'y' * 390} {number}")
    count = len(history(season.state))
    assert count > 3
    for page in range(1, count + 1):
        said = "\n".join(texts.say(line, "de", str) for line in rules_lines(season.state, page))
        assert len(said) < 3900, page
        rows = [row for row in rules_rows(season.state, page) if isinstance(row, tuple)]
        moves = [button.move for row in rows for button in row]
        assert (f">regeln.{page + 1}" in moves) == (page < count)
    heads = [line.id for page in history(season.state) for line in page]
    assert heads.count("pokal-rules-edition") == 9 and heads.count("pokal-rules-line") == 16
