"""Wizard tournaments clause by clause: the knockout, the online preliminary and who qualifies (Z4, Z5, Z7)."""

import pytest

from bot.contests.wizard.model import WizardOptions, qualifiers
from bot.engine.seats import Actor
from tests.contests.table import LEAD, Played
from tests.contests.test_wizard import RULES, contest, order, play, rule


def test_z4_2_two_advance_and_all_who_are_tied_with_the_second() -> None:
    game = contest(8, variant="knockout")
    game.draw()
    assert game.state.round is not None
    one, two = game.state.round.tables
    a, b, c, d = one.entries
    assert game.no(LEAD, f"rule 1.1 {a}=50(50) {b}=50(50) {c}=50(50) {d}=50(50)") == "wizard-turnier-replay"
    rule(game, "1.1", {a: "90(90)", b: "50(50)", c: "50(50)", d: "50(40,10)"})
    rule(game, "1.2")
    through = [line.entry for line in RULES.view(game.state, None).standings.lines if line.through]
    assert sorted(through) == sorted([a, d, *two.entries[:2]]), "more games with plus points"
    rule(game, "1.1", {a: "90(90)", b: "50(50)", c: "50(50)", d: "10(10)"})
    game.draw()
    assert game.state.round is not None
    assert (game.state.round.stage, len(game.state.round.tables[0].entries)) == ("ko-final", 5)


def test_z4_1_sixteen_players_go_eight_four_and_the_final() -> None:
    game = contest(16, variant="knockout")
    counts = []
    while game.state.round is None or game.state.round.stage == "ko":
        play(game)
        assert game.state.round is not None
        counts.append([len(table.entries) for table in game.state.round.tables])
    assert counts == [[4, 4, 4, 4], [4, 4], [4]]
    if RULES.view(game.state, None).standings.level:
        game.draw()
    game.lead("close")
    standings = RULES.view(game.state, None).standings
    assert [line.place for line in standings.lines] == list(range(1, 17))
    assert len(standings.qualified) == 4


def test_z7_1_under_six_no_knockout() -> None:
    assert contest(5, variant="knockout").no(LEAD, "seal") == "contest-too-few"


def test_z7_2_a_round_is_drawn_again_only_for_a_table_that_no_shows_left_too_small() -> None:
    game = contest(8)
    game.draw()
    assert game.state.round is not None
    assert game.no(LEAD, "redraw") == "contest-draw-stands"
    table = game.state.round.tables[0]
    for number in table.entries[:2]:
        game.lead(f"gone {number}")
    game.lead("redraw")
    game.draw()
    assert game.state.round is not None
    assert [len(one.entries) for one in game.state.round.tables] == [3, 3]
    rule(game, "1.1")
    assert game.no(LEAD, "redraw") == "contest-results-are-in"


def test_z7_2_a_later_round_that_is_drawn_again_leaves_those_before_it_alone() -> None:
    game = contest(8)
    play(game)
    before = game.state.rounds
    game.draw()
    assert game.state.round is not None
    for number in game.state.round.tables[0].entries[:2]:
        game.lead(f"gone {number}")
    game.lead("redraw")
    assert game.state.rounds == before and game.state.phase == "pause"
    game.draw()
    assert len(game.state.rounds) == 2 and game.state.rounds[0] == before[0]


def test_z7_7_who_leaves_a_later_round_is_behind_all_others_of_it_and_a_no_show_of_the_first_has_no_place() -> None:
    game = contest(12, variant="knockout")
    game.draw()
    assert game.state.round is not None
    first = game.state.round.tables[0]
    rule(game, first.name, {first.entries[3]: "absent"})
    for table in game.state.round.tables[1:]:
        rule(game, table.name)
    game.draw()
    assert game.state.round is not None
    table = game.state.round.tables[0]
    gone = table.entries[0]
    game.lead(f"gone {gone}")
    for table in game.state.round.tables:
        rule(game, table.name)
    placed = [entry for place, entry in order(game) if place is not None]
    assert first.entries[3] not in placed
    assert placed[5] == gone
    assert len(placed) == 11


def test_z7_7_the_rest_of_a_knockout_is_parted_by_lot() -> None:
    game = contest(8, variant="knockout")
    for _ in range(2):
        game.draw()
        assert game.state.round is not None
        for table in game.state.round.tables:
            rule(game, table.name, base=100)
    level = RULES.view(game.state, None).standings.level
    assert sorted(map(len, level)) == [2, 2]
    assert game.no(LEAD, "close") == "contest-lots-first"
    game.draw()
    game.lead("close")
    assert [place for place, _ in order(game)] == list(range(1, 9))


@pytest.mark.parametrize(("players", "best"), [(7, 0), (8, 3), (15, 3), (16, 4), (31, 4), (32, 5), (53, 5), (54, 8)])
def test_z5_1_how_many_qualify(players: int, best: int) -> None:
    assert qualifiers(players) == best


def test_z5_1_z7_8_a_withdrawal_moves_the_next_one_up() -> None:
    game = contest(8, variant="online", rounds=1)
    play(game)
    assert game.no(LEAD, "resign 1") == "contest-not-over"
    game.lead("close")
    standings = RULES.view(game.state, None).standings
    ranked = [line.entry for line in standings.lines]
    assert standings.qualified == tuple(ranked[:3])
    assert game.no(LEAD, f"resign {ranked[3]}") == "contest-not-qualified"
    game.do(game.at(ranked[0]), f"resign {ranked[0]}")
    assert RULES.view(game.state, None).standings.qualified == tuple(ranked[1:4])


def sums(game: Played) -> list[str]:
    """Enter sums alone, alike at every table; return the tables."""
    assert game.state.round is not None
    for table in game.state.round.tables:
        words = [f"{number}={300 - 100 * seat}" for seat, number in enumerate(table.entries)]
        game.lead(f"rule {table.name} {' '.join(words)}")
    return [table.name for table in game.state.rounds[-1].tables]


def with_games(entries: tuple[int, ...], seat: int, games: str) -> str:
    """Write the same sums with the games of one of them."""
    words = [f"{number}={300 - 100 * place}" for place, number in enumerate(entries)]
    words[seat] += f"({games})"
    return " ".join(words)


def test_z6_6_a_tie_at_the_last_qualifying_place_asks_for_the_games_first() -> None:
    """Two are level in what was typed: whose games are entered is not ahead of whose games nobody knows."""
    game = contest(8, variant="online", rounds=1, top=1)
    game.draw()
    sums(game)
    one, two = game.state.rounds[0].tables
    tied = tuple(sorted((one.entries[0], two.entries[0])))
    game.lead(f"rule {one.name} {with_games(one.entries, 0, '100,200')}")
    lines = RULES.view(game.state, None).standings.lines
    assert [line.place for line in lines[:2]] == [1, 1], "nothing is decided by what only one side has entered"
    assert game.no(LEAD, "seal") == "wizard-turnier-games-missing"
    assert game.no(LEAD, "close") == "wizard-turnier-games-missing"
    view = RULES.view(game.state, None)
    assert (view.deciders, [table.name for table in view.wants]) == ((tied,), [two.name])
    game.lead(f"rule {two.name} {with_games(two.entries, 0, '100,200')}")
    assert not RULES.view(game.state, None).wants
    assert game.no(LEAD, "close") == "wizard-turnier-decide", "level in every game: three cards"
    game.lead(f"rule {two.name} {with_games(two.entries, 0, '90,210')}")
    line = RULES.view(game.state, None).standings.lines[0]
    assert (line.entry, line.place, line.through) == (two.entries[0], 1, True), "the highest single game decides"
    game.lead("close")


def test_z6_6_where_nobody_knows_the_games_the_schiedsrichter_settles_it_by_three_cards() -> None:
    game = contest(8, variant="online", rounds=1, top=1)
    game.draw()
    sums(game)
    one, two = game.state.rounds[0].tables
    game.lead(f"decide {one.entries[0]}=- {two.entries[0]}=30")
    assert not RULES.view(game.state, None).wants
    game.lead("close")
    assert RULES.view(game.state, None).standings.qualified == (two.entries[0],)


def test_z7_7_a_knockout_asks_for_the_games_of_the_last_round_too() -> None:
    game = contest(8, variant="knockout")
    game.draw()
    sums(game)
    one, two = game.state.rounds[0].tables
    game.lead(f"gone {one.entries[1]}", f"gone {two.entries[1]}")  # two are left, and three of eight qualify
    tied = tuple(sorted((one.entries[1], two.entries[1])))
    view = RULES.view(game.state, None)
    assert (view.deciders, len(view.wants)) == ((tied,), 2)
    assert game.no(LEAD, "seal") == "wizard-turnier-games-missing"
    game.lead(f"rule {one.name} {with_games(one.entries, 1, '100,100')}")
    game.lead(f"rule {two.name} {with_games(two.entries, 1, '200')}")
    view = RULES.view(game.state, None)
    assert not view.deciders and not view.wants
    assert one.entries[1] in [line.entry for line in view.standings.lines[:3]], "more games with plus points"


def test_z6_6_a_tie_at_the_last_qualifying_place_is_played_off() -> None:
    game = contest(8, variant="online", rounds=1, top=1)
    game.draw()
    assert game.state.round is not None
    for table in game.state.round.tables:
        rule(game, table.name)
    winners = tuple(sorted(table.entries[0] for table in game.state.round.tables))
    assert RULES.view(game.state, None).deciders == (winners,)
    assert game.no(LEAD, "close") == "wizard-turnier-decide"
    game.lead(f"decide {winners[0]}=- {winners[1]}=20")
    game.lead("close")
    assert RULES.view(game.state, None).standings.qualified == (winners[1],)


def test_z4_3_online_rounds_at_random_tables_and_the_best_by_the_ranking() -> None:
    game = contest(9, variant="online", rounds=4, top=2)
    for _ in range(4):
        play(game)
    assert game.no(LEAD, "seal") in ("contest-nothing-to-draw", "wizard-turnier-decide")
    assert {round.stage for round in game.state.rounds} == {"round"}


def test_z7_6_at_most_five_rounds_are_planned() -> None:
    with pytest.raises(ValueError, match="less than or equal to 5"):
        WizardOptions(rounds=6)


def test_z7_8_a_schiedsrichter_who_plays_never_rules_at_his_own_table() -> None:
    game = contest(8)
    game.draw()
    assert game.state.round is not None
    table = game.state.round.tables[0]
    playing = Actor(seat=f"{table.entries[0]}a", referee=True)
    words = " ".join(f"{number}={10 * place}" for place, number in enumerate(table.entries))
    assert game.no(playing, f"rule {table.name} {words}") == "contest-own-table"
    other = game.state.round.tables[1]
    words = " ".join(f"{number}={10 * place}" for place, number in enumerate(other.entries))
    game.do(playing, f"rule {other.name} {words}")
