"""Wizard tournaments clause by clause: Z2.3, Z2.5-Z2.7, Z3, Z4, Z5, Z7."""

import pytest

from bot.contests.common import events as e
from bot.contests.common.rules import ContestRules
from bot.contests.wizard import CONTESTS
from bot.contests.wizard.model import KNOCKOUT, WizardOptions, knockout_sizes, sizes
from bot.contests.wizard.ranking import ABSENT
from bot.contests.wizard.rules import WizardFormat
from bot.engine.seats import Actor
from tests.contests.table import HOST, LEAD, Played

RULES = ContestRules(WizardFormat())


def contest(players: int, seed: int = 1, **options: object) -> Played:
    game = Played(RULES, WizardOptions.model_validate(options), seed)
    game.lead(f"add {players}")
    return game


def rule(game: Played, table: str, points: dict[int, str] | None = None, base: int = 100) -> None:
    """Enter a table: those who are not named get ever less, in the order of seats."""
    found = game.state.table(table)
    assert found is not None
    words = []
    for place, number in enumerate(found.entries):
        score = base - 10 * place
        words.append(f"{number}={(points or {}).get(number, f'{score}({score - 100},100)')}")
    game.lead(f"rule {table} {' '.join(words)}")


def play(game: Played, base: int = 100) -> None:
    """Draw and play a round."""
    game.draw()
    assert game.state.round is not None
    for table in game.state.round.tables:
        rule(game, table.name, base=base + 50 * table.number)


def cells(game: Played) -> dict[int, tuple[int, ...]]:
    return {line.entry: line.cells for line in RULES.view(game.state, None).standings.lines}


def order(game: Played) -> list[tuple[int | None, int]]:
    return [(line.place, line.entry) for line in RULES.view(game.state, None).standings.lines]


def test_z2_1_the_common_clock_has_gongs_for_all_and_the_last_game_is_finished() -> None:
    game = contest(8)
    assert game.no(LEAD, "begin") == "contest-not-now"
    game.draw()
    game.lead("begin")
    start = game.now
    assert game.no(LEAD, "begin") == "contest-clock-runs"
    left = []
    while game.wait():
        if isinstance(game.log[-1], e.Gonged):
            left.append((game.log[-1].left, (game.now - start) // 60_000))
    assert left == [(10, 40), (5, 45), (0, 50)]
    assert game.state.phase == "playing", "tables report when their last game is done"
    assert WizardOptions(variant="online").minutes is None


def test_z2_3_seats_and_start_player_are_drawn_and_the_organiser_does_not_play() -> None:
    assert contest(3).no(HOST, "enter") == "contest-host-does-not-play"
    seen = set()
    for seed in range(60):
        game = contest(4, seed)
        game.draw()
        assert game.state.round is not None
        (table,) = game.state.round.tables
        seen.add((table.entries[0], table.first))
    assert {first for _, first in seen} == {0, 1, 2, 3}
    assert {entry for entry, _ in seen} == {1, 2, 3, 4}


@pytest.mark.parametrize(
    ("players", "split"),
    [(3, (3,)), (6, (3, 3)), (9, (5, 4)), (10, (4, 3, 3)), (13, (5, 4, 4)), (15, (4, 4, 4, 3)), (17, (5, 4, 4, 4))],
)
def test_z7_1_as_many_fours_as_possible(players: int, split: tuple[int, ...]) -> None:
    assert sizes(players) == split


def test_z2_3_every_number_from_three_on_has_tables_that_differ_by_one_at_most() -> None:
    for players in range(3, 300):
        split = sizes(players)
        assert sum(split) == players
        assert max(split) - min(split) <= 1
        assert {3, 4, 5} >= set(split)


def test_z4_1_the_printed_table() -> None:
    assert {n: knockout_sizes(n) for n in range(8, 26)} == {n: KNOCKOUT[n] for n in range(8, 26)}
    cut = {8: 4, 10: 4, 11: 6, 15: 6, 16: 8, 19: 8, 20: 10, 25: 10}
    assert all(2 * len(KNOCKOUT[n]) == through for n, through in cut.items())
    assert all(sum(KNOCKOUT[n]) == n for n in KNOCKOUT)
    assert (knockout_sizes(6), knockout_sizes(7), knockout_sizes(5)) == ((3, 3), (4, 3), (5,))
    for players in range(26, 260):
        assert set(knockout_sizes(players)) <= {4, 5}
        assert len(knockout_sizes(players)) == players // 4


def test_z3_1_placing_points_and_every_round_starts_from_zero() -> None:
    game = contest(5)
    play(game, base=200)
    assert game.state.round is not None
    first = game.state.round.tables[0].entries
    assert [cells(game)[number][0] for number in first] == [45, 30, 20, 10, 5]
    play(game)
    assert sum(one[0] for one in cells(game).values()) == 2 * 110


@pytest.mark.parametrize(
    ("one", "other", "by"),
    [
        ("60(20,20,20)", "60(90,-30,0)", "plus"),
        ("60(80,-10,-10)", "60(70,-10,0)", "best"),
        ("60(30,30,0)", "60(30,40,-10)", None),
        ("50(30,30,-10)", "50(30,40,-20)", None),
        ("60(30,30,20,-20)", "60(30,20,20,-10)", "often"),
        ("60(50,40,-30)", "60(50,30,-20)", "second"),
        ("60(50,10)!40", "60(50,10)!30", "decider"),
    ],
)
def test_z3_2_ties_within_a_round_in_this_order(one: str, other: str, by: str | None) -> None:
    game = contest(3, rounds=1)
    game.draw()
    assert game.state.round is not None
    a, b, c = game.state.round.tables[0].entries
    rule(game, "1.1", {a: one, b: other, c: "-10(-10)"})
    lines = RULES.view(game.state, None).standings.lines
    best = lines[0]
    if by is None:
        assert [line.entry for line in lines[:2]] == [b, a]
    else:
        assert [line.entry for line in lines[:2]] == [a, b]
        assert best.cells[:2] == (45, 60)


def test_z3_2_a_tie_wants_the_single_games_and_then_the_three_card_game() -> None:
    game = contest(3, rounds=1)
    game.draw()
    assert game.state.round is not None
    a, b, c = game.state.round.tables[0].entries
    assert game.no(LEAD, f"rule 1.1 {a}=60 {b}=60 {c}=0") == "wizard-turnier-needs-games"
    assert game.no(LEAD, f"rule 1.1 {a}=60(30,30) {b}=60 {c}=0") == "wizard-turnier-needs-games"
    assert game.no(LEAD, f"rule 1.1 {a}=60(30,30) {b}=60(30,30) {c}=0") == "wizard-turnier-needs-playoff"
    game.lead(f"rule 1.1 {a}=60(30,30)!20 {b}=60(30,30)!20 {c}=0")
    assert [cells(game)[number][0] for number in (a, b, c)] == [45, 45, 20]
    game.lead(f"rule 1.1 {a}=60(30,30)!- {b}=60(30,30)!-10 {c}=0")
    assert [cells(game)[number][0] for number in (a, b, c)] == [30, 45, 20]


def level(players: int, seed: int = 1) -> Played:
    """Play three rounds in which everybody is level in everything."""
    game = contest(players, seed)
    for _ in range(3):
        game.draw()
        assert game.state.round is not None
        for table in game.state.round.tables:
            rule(game, table.name, dict.fromkeys(table.entries, "20(10,10)!-"))
    return game


def test_z3_3_the_best_four_reach_the_final_and_it_decides() -> None:
    game = contest(8)
    for _ in range(3):
        play(game)
    best = [entry for _, entry in order(game)[:4]]
    assert [line.through for line in RULES.view(game.state, None).standings.lines] == [True] * 4 + [False] * 4
    game.draw()
    assert game.state.round is not None
    assert (game.state.round.stage, set(game.state.round.tables[0].entries)) == ("final", set(best))
    last = game.state.round.tables[0].entries
    rule(game, game.state.round.tables[0].name)
    assert [entry for _, entry in order(game)[:4]] == list(last)
    game.lead("close")
    assert RULES.view(game.state, None).standings.qualified == last[:3]


def test_z7_4_a_three_card_game_comes_before_a_fifth_finalist() -> None:
    game = level(5)
    assert game.no(LEAD, "seal") == "wizard-turnier-decide"
    assert RULES.view(game.state, None).deciders == ((1, 2, 3, 4, 5),)
    assert game.no(LEAD, "decide 1=20 2=20 3=20 4=20") == "contest-no-such-tie"
    game.lead("decide 1=20 2=20 3=20 4=20 5=-")
    game.draw()
    assert game.state.round is not None
    assert sorted(game.state.round.tables[0].entries) == [1, 2, 3, 4]


def test_z3_3_five_if_still_tied_more_than_five_a_semifinal() -> None:
    game = level(5)
    game.lead("decide 1=20 2=20 3=20 4=20 5=20")
    game.draw()
    assert game.state.round is not None
    assert (game.state.round.stage, len(game.state.round.tables[0].entries)) == ("final", 5)
    game = level(7)
    game.lead("decide " + " ".join(f"{number}=20" for number in range(1, 8)))
    play(game)
    assert (game.state.rounds[-1].stage, [len(t.entries) for t in game.state.rounds[-1].tables]) == ("semi", [4, 3])
    game.draw()
    assert game.state.round is not None
    assert (game.state.round.stage, len(game.state.round.tables[0].entries)) == ("final", 4)


def test_z3_2_a_three_card_game_of_the_preliminaries_decides_nothing_in_the_semifinal() -> None:
    game = level(7)
    game.lead("decide 1=40 2=20 3=20 4=20 5=20 6=20 7=20")
    game.draw()
    assert game.state.round is not None
    assert game.state.round.stage == "semi"
    for table in game.state.round.tables:
        rule(game, table.name, dict.fromkeys(table.entries, "20(10,10)!-"))
    assert [sorted(one) for one in RULES.view(game.state, None).deciders] == [[1, 2, 3, 4, 5, 6, 7]], "level once more"
    assert game.no(LEAD, "seal") == "wizard-turnier-decide"
    game.lead("decide 1=-10 2=20 3=30 4=40 5=50 6=-20 7=-30")
    game.draw()
    assert game.state.round is not None
    final = game.state.round.tables[0]
    assert (game.state.round.stage, sorted(final.entries)) == ("final", [2, 3, 4, 5])
    rule(game, final.name)
    rest = [(place, entry) for place, entry in order(game) if entry not in final.entries]
    assert rest == [(5, 1), (5, 6), (5, 7)], "and those for the final none afterwards"


def test_z7_5_who_leaves_a_second_semifinal_is_ahead_of_who_fell_in_the_first() -> None:
    game = level(7)
    game.lead("decide " + " ".join(f"{number}=20" for number in range(1, 8)))
    game.draw()
    assert game.state.round is not None
    for table in game.state.round.tables:
        rule(game, table.name, dict.fromkeys(table.entries, "20(10,10)!-"))
    game.lead("decide " + " ".join(f"{number}={'-' if number == 7 else '20'}" for number in range(1, 8)))
    game.draw()
    assert game.state.round is not None
    assert (game.state.round.stage, sum(len(table.entries) for table in game.state.round.tables)) == ("semi", 6)
    gone = game.state.round.tables[0].entries[0]
    for table in game.state.round.tables:
        rule(game, table.name, {gone: "gone"}, base=100 + 50 * table.number)
    game.draw()
    assert game.state.round is not None
    assert game.state.round.stage == "final"
    rule(game, game.state.round.tables[0].name)
    assert [entry for _, entry in order(game)[5:]] == [gone, 7]


def test_z7_5_finalists_are_the_best_four_still_there_and_who_leaves_the_final_is_its_last() -> None:
    game = contest(8)
    for _ in range(3):
        play(game)
    best = [entry for _, entry in order(game)]
    game.lead(f"gone {best[1]}")
    game.draw()
    assert game.state.round is not None
    (table,) = game.state.round.tables
    assert set(table.entries) == {best[0], *best[2:5]}
    game.lead(f"gone {table.entries[0]}")
    rule(game, table.name)
    assert [entry for _, entry in order(game)[:4]] == [*table.entries[1:], table.entries[0]]


def test_z2_5_z6_2_late_points_count_and_are_no_games() -> None:
    game = contest(3, rounds=1)
    game.draw()
    assert game.state.round is not None
    a, b, c = game.state.round.tables[0].entries
    assert game.no(LEAD, f"rule 1.1 {a}=90(20,20) {b}=50(50) {c}=0(0)") == "wizard-turnier-sum"
    assert game.no(LEAD, f"rule 1.1 {a}=45 {b}=50(50) {c}=0(0)") == "wizard-turnier-no-such-points"
    game.lead(f"rule 1.1 {a}=-40(20,20) {b}=50(50) {c}=absent")  # missed the first two games: -30 and -50
    assert [cells(game)[number][:2] for number in (a, b, c)] == [(30, -40), (45, 50), (0, 0)]


def test_z2_6_z7_3_gone_no_show_spielniederlage_and_disqualified() -> None:
    game = contest(10, rounds=2)
    game.draw()
    assert game.state.round is not None
    first = game.state.round.tables[0]
    a, b, c, d = first.entries
    game.lead(f"gone {b}")
    rule(game, first.name, {b: "900", c: "defeat", d: "50"})
    assert [cells(game)[number][0] for number in (a, b, c, d)] == [45, 0, 0, 30]
    second = game.state.round.tables[1]
    rule(game, second.name, {second.entries[0]: "dq", second.entries[1]: "10"})
    assert game.state.entries[second.entries[0] - 1].status == "excluded"
    assert cells(game)[second.entries[1]][0] == 30
    rule(game, game.state.round.tables[2].name)
    assert game.state.phase == "pause"
    game.lead(f"return {b}")
    assert game.no(LEAD, f"return {second.entries[0]}") == "contest-no-return"
    game.draw()
    there = {number for table in game.state.round.tables for number in table.entries}
    assert there == set(range(1, 11)) - {second.entries[0]}
    assert order(game)[-1] == (None, second.entries[0])


def test_z2_7_the_list_of_penalties_counts_warnings_and_a_disqualification_excludes() -> None:
    game = contest(4)
    game.draw()
    assert game.no(LEAD, "punish 2 warning nasebohren 1") == "contest-no-such-offence"
    game.lead("punish 2 reminder spiel-klein 1", "punish 2 warning spiel-gross 1")
    (noted,) = game.do(LEAD, "punish 2 warning ablauf-klein 2")
    assert isinstance(noted, e.Punished)
    assert noted.warnings == 2
    game.lead("punish 2 disqualified unsportlich 1 | Würfe gefälscht")
    assert game.state.entries[1].status == "excluded"
    assert len(game.state.rulings) == 4
    assert game.no(Actor(seat="3a", referee=True), "punish 3 warning spiel-gross 1") == "contest-not-oneself"


def test_z2_7_z7_3_a_spielniederlage_loses_the_round_played_or_the_next_one() -> None:
    game = contest(8, rounds=2)
    assert game.no(LEAD, "punish 2 defeat ablauf-gross 1 | Grund") == "contest-play-has-not-begun"
    game.draw()
    assert game.no(LEAD, "punish 2 defeat ablauf-gross 1") == "contest-why"
    game.lead("punish 2 defeat ablauf-gross 1 | Grund")
    assert game.no(LEAD, "punish 2 defeat ablauf-gross 1 | Grund") == "contest-known"
    for table in game.state.rounds[0].tables:
        rule(game, table.name)
    assert cells(game)[2][:3] == (0, 0, 0)
    game.lead("punish 3 defeat ablauf-gross 1 ! Zettel gefälscht")
    game.draw()
    there = {number for table in game.state.rounds[1].tables for number in table.entries}
    assert there == set(range(1, 9)) - {3}, "the one spoken between rounds means the next, the other is over"
    for table in game.state.rounds[1].tables:
        rule(game, table.name)
    assert cells(game)[3][3] == ABSENT


def test_z2_7_who_is_punished_after_the_report_stands_so_in_what_is_confirmed() -> None:
    game = contest(3, rounds=1)
    game.draw()
    a, b, c = game.state.rounds[0].tables[0].entries
    game.do(game.at(a), f"report 1.1 {a}=300 {b}=200 {c}=100")
    game.lead(f"punish {a} defeat spiel-ernst 2 | Karten gezeigt")
    game.do(game.at(b), "confirm 1.1")
    assert game.state.rounds[0].tables[0].result == f"{a}=defeat {b}=200 {c}=100"


def test_the_published_log_has_a_reason_only_if_it_was_said_aloud() -> None:
    game = contest(4)
    game.draw()
    game.lead("punish 2 disqualified unsportlich 1 | Gelogen", "punish 3 disqualified unsportlich 1 ! Geschlagen")
    bodies = [CONTESTS[0].manners.published(event.model_dump()) for event in game.log]
    assert [body["why"] for body in bodies if body["kind"] == "excluded"] == ["", "Geschlagen"]
    told = [game.rules.tell(event, None) for event in game.log]
    assert not [words for words in told if words and "Gelogen" in str(words)]
    assert len([words for words in told if words and "Geschlagen" in str(words)]) == 2
