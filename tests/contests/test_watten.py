"""A Wattturnier clause by clause: W6, W7.7, W8."""

import pytest

from bot.contests.common import events as e
from bot.contests.common.rules import ContestRules
from bot.contests.watten.model import WattenOptions
from bot.contests.watten.rules import Score, WattenFormat, compare, ratio
from bot.engine.seats import Actor
from tests.contests.table import LEAD, Played

RULES = ContestRules(WattenFormat())


def contest(teams: int, seed: int = 1, **options: object) -> Played:
    game = Played(RULES, WattenOptions.model_validate(options), seed)
    game.lead(f"add {teams}")
    return game


def places(game: Played) -> list[tuple[int | None, int]]:
    return [(line.place, line.entry) for line in RULES.view(game.state, None).standings.lines]


def play_round(game: Played, result: str = "11:4 11:7 7:11") -> None:
    assert game.state.round is not None
    for table in game.state.round.tables:
        game.lead(f"rule {table.name} {result}")
    for bye in game.state.round.byes:
        game.lead(f"bye {game.state.round.number} {bye.entry} 2")


def test_w6_1_nine_bummerl_changing_tables_after_three_and_nobody_meets_twice() -> None:
    game = contest(8)
    for _ in range(3):
        game.draw()
        play_round(game)
    pairs = [frozenset(table.entries) for round in game.state.rounds for table in round.tables]
    assert len(set(pairs)) == len(pairs) == 12
    assert all(sum(line.cells[:1]) <= 9 for line in RULES.view(game.state, None).standings.lines)
    assert sum(line.cells[0] for line in RULES.view(game.state, None).standings.lines) == 4 * 9
    if RULES.view(game.state, None).standings.level:
        game.draw()
    game.lead("close")
    outcome = RULES.outcome(game.state)
    assert outcome is not None
    assert len(outcome.places) == 8


def test_w6_1_teams_of_two_find_each_other() -> None:
    game = Played(RULES, WattenOptions())
    nobody = Actor()
    game.do(nobody, "seek")
    game.do(nobody, "ask 1")
    assert game.state.entries[1].asks == 1
    assert game.no(game.at(2), "ask 1") == "contest-asked-already"
    assert game.no(game.at(1), "ask 1") == "contest-not-seeking"
    game.do(game.at(1), "decline 2")
    assert game.no(game.at(1), "accept 2") == "contest-nobody-asked"
    game.do(game.at(1), "ask 2")
    game.do(game.at(2), "ask 1")  # they ask each other: that is a yes
    assert (game.state.entries[1].seats, game.state.entries[1].status) == (("2a", "2b"), "in")
    assert game.state.entries[0].status == "out"
    game.do(nobody, "enter")
    assert game.state.entries[2].status == "asked"
    assert game.no(game.at(3, 0), "accept 3") == "contest-nobody-asked", "the partner says yes, not who asked"
    game.do(game.at(3, 1), "decline 3")
    assert (game.state.entries[2].seats, game.state.entries[2].status) == (("3a",), "seeking")
    assert game.no(game.at(3), "enter") == "contest-already-in"
    game.do(game.at(2, 1), "leave")
    after = game.do(game.at(2), "leave")
    assert [event.kind for event in after] == ["cancelled"]


def test_w6_1_a_waiting_list_and_a_check_in() -> None:
    game = contest(5, most=4)
    assert RULES.view(game.state, None).waiting == (5,)
    assert game.no(game.at(1), "here") == "contest-no-checkin-yet"
    game.lead("checkin")
    for number in (1, 3, 4, 5):
        game.do(game.at(number), "here")
    game.lead("seal")
    assert game.state.frozen is not None
    assert game.state.frozen.entries == (1, 3, 4, 5), "who waits moves up for who is not there"
    assert game.no(game.at(2), "leave") == "contest-sealed"
    game.lead("thaw", "present 2", "seal")
    assert game.state.frozen.entries == (1, 2, 3, 4)
    game.lead("draw")
    assert [entry.status for entry in game.state.entries] == ["in", "in", "in", "in", "absent"]


def test_w6_1_the_clock_opens_the_check_in_reminds_closes_the_list_and_draws() -> None:
    start = 1_800_001_000
    game = contest(3, checkin_at=start, checkin_until=start + 900, closes_at=start + 700, opens_after=60)
    kinds = []
    while game.wait():
        kinds.append(game.log[-1].kind)
    assert kinds == ["checkin-opened", "reminded", "shut"]
    assert game.now == 1000 * (start + 700)
    assert game.no(Actor(), "seek") == "contest-list-closed"
    game.lead("present 1", "present 2", "seal")
    assert game.wait()
    assert isinstance(game.log[-1], e.Drawn)


def test_w6_1_another_spielleiter_rules_at_the_table_of_one_who_plays() -> None:
    game = contest(2)
    game.draw()
    alone = Actor(seat="1a", referee=True)
    helped = Actor(seat="1a", referee=True, fellows=(None,))
    both = Actor(seat="1a", referee=True, fellows=("2b",))
    assert game.no(helped, "rule 1.1 11:1 11:1 11:1") == "contest-own-table"
    game.do(both, "rule 1.1 11:1 11:1 11:1")
    game.do(alone, "rule 1.1 11:1 11:1 11:2")


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (Score(5, 10, 90), Score(4, 90, 10)),
        (Score(4, 55, 44), Score(4, 54, 44)),
        (Score(4, 11, 0), Score(4, 99, 1)),
        (Score(4, 22, 0), Score(4, 11, 0)),
        (Score(4, 20, 10), Score(4, 10, 5)),
        (Score(2, 0, 11), Score(2, 0, 0)),
    ],
    ids=["bummerl", "ratio", "infinite", "w8_5-infinite-by-points", "points", "w7_7-nothing-is-lowest"],
)
def test_w6_2_bummerl_ratio_points(better: Score, worse: Score) -> None:
    assert compare(better, worse) > 0 > compare(worse, better)
    assert compare(better, better) == 0


def test_w6_2_the_ratio_is_compared_exactly() -> None:
    one, other = Score(1, 10**9 + 1, 10**9), Score(1, 10**9 + 2, 10**9 + 1)
    assert ratio(one, other) == 1


def test_w6_2_the_reason_of_every_tie_stands_beside_it() -> None:
    game = contest(4, rounds=1, sitting=1)
    game.draw()
    assert game.state.round is not None
    one, two = game.state.round.tables
    game.lead(f"rule {one.name} 11:4", f"rule {two.name} 11:7")
    lines = RULES.view(game.state, None).standings.lines
    assert [line.entry for line in lines[:2]] == [one.entries[0], two.entries[0]]
    assert lines[0].by is not None
    assert lines[0].by.id == "watten-turnier-by-ratio"
    assert dict(lines[0].by.args) == {"one": "2.75", "other": "1.57"}
    assert lines[1].by is None


def test_w6_3_either_side_reports_and_the_other_confirms() -> None:
    game = contest(2)
    game.draw()
    assert game.state.round is not None
    first, second = game.state.round.tables[0].entries
    assert game.no(game.at(first), "report 1.1 11:4 11:7") == "watten-turnier-count"
    assert game.no(game.at(first), "report 1.1 11:4 11:11 7:11") == "watten-turnier-impossible"
    assert game.no(game.at(first), "report 1.1 11:4 +:0 +:0") == "watten-turnier-no-gift"
    game.do(game.at(first), "report 1.1 11:4 11:7 7:11")
    assert game.no(game.at(first, 1), "confirm 1.1") == "contest-others-confirm"
    assert game.no(game.at(second), "report 1.1 11:4 11:7 7:11") == "contest-confirm-or-dispute"
    game.do(game.at(first, 1), "report 1.1 11:4 11:8 7:11")
    game.do(game.at(second, 1), "confirm 1.1")
    assert game.no(game.at(second), "confirm 1.1") == "contest-result-stands"
    assert game.state.phase == "pause"


def test_w6_3_a_dispute_keeps_both_versions_for_the_spielleiter() -> None:
    game = contest(2)
    game.draw()
    assert game.state.round is not None
    first, second = game.state.round.tables[0].entries
    game.do(game.at(first), "report 1.1 11:4 11:7 7:11")
    game.do(game.at(second), "dispute 1.1 11:4 11:9 7:11")
    table = game.state.round.tables[0]
    assert (table.status, table.result, table.other) == ("disputed", "11:4 11:7 7:11", "11:4 11:9 7:11")
    assert game.no(game.at(first), "report 1.1 11:4 11:9 7:11") == "contest-disputed"
    assert game.no(game.at(first), "rule 1.1 11:4 11:9 7:11") == "contest-only-lead"
    game.lead("rule 1.1 11:4 11:9 7:11")
    assert game.state.round.tables[0].status == "done"


def test_w6_3_the_same_version_in_a_dispute_is_a_yes() -> None:
    game = contest(2)
    game.draw()
    assert game.state.round is not None
    first, second = game.state.round.tables[0].entries
    game.do(game.at(first), "report 1.1 11:4 11:7 7:11")
    game.do(game.at(second), "dispute 1.1 11:4 11:7 7:11")
    assert game.state.round.tables[0].status == "done"


def test_too_few_are_told_how_many_it_takes() -> None:
    game = contest(1)
    assert game.no(LEAD, "seal") == "contest-too-few"
    game.lead("close")
    assert RULES.outcome(game.state) is not None
