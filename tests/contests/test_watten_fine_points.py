"""Fine points of a Wattturnier: draws, byes, fillers, exclusions, coins, corrections, what is taken back (W8)."""

from functools import reduce
from pathlib import Path
from typing import Any

import pytest

from bot.contests import watten
from bot.contests.common import events as e
from bot.contests.common.letters import letters
from bot.contests.watten.model import counted, read_sitting
from bot.contests.watten.pairing import again, drawn_pairs, fewest, matched, met
from bot.engine.model import Refused
from bot.engine.seats import Actor
from bot.engine.text import Typed
from bot.texts import Texts
from tests.contests.table import HOUSE, LEAD, Lucky
from tests.contests.test_watten import RULES, contest, places, play_round

TEXTS = Texts.load([Path(watten.__file__).parent])


def test_w8_1_pairings_are_reshuffled_until_rematches_are_as_few_as_can_be() -> None:
    teams, known = tuple(range(1, 5)), met([(1, 2), (3, 4), (1, 3), (2, 4)])
    for seed in range(30):
        pairs, rest, shuffles = drawn_pairs(teams, known, {}, Lucky(seed))
        assert (again(pairs, known), rest) == (0, None)
        assert shuffles >= 1
    everybody = met((one, other) for one in teams for other in teams if one < other)
    assert fewest(teams, everybody) == 2
    assert again(drawn_pairs(teams, everybody, {}, Lucky())[0], everybody) == 2


def test_w8_1_the_last_way_without_a_rematch_is_found_also_when_it_is_the_only_one() -> None:
    teams = tuple(range(1, 13))
    only = [(number, 13 - number) for number in range(1, 7)]
    known = met((a, b) for a in teams for b in teams if a < b and a + b != 13)
    pairs, _, shuffles = drawn_pairs(teams, known, {}, Lucky(3))
    assert {frozenset(pair) for pair in pairs} == {frozenset(pair) for pair in only}
    assert shuffles == 60
    assert matched(teams, met([*known, (1, 12)]), 0) is None


def test_w8_1_the_list_is_frozen_with_the_promise_and_a_refusal_never_draws() -> None:
    game = contest(4)
    assert game.no(LEAD, "draw") == "contest-not-sealed"
    (froze,) = game.do(LEAD, "seal")
    assert RULES.promises(froze)
    assert not RULES.open_seed(game.state)
    assert game.no(LEAD, "add 1") == "contest-too-late-to-enter"
    assert game.no(LEAD, "strike 1") == "contest-sealed"
    assert game.no(Actor.at("1a"), "draw") == "contest-only-lead"
    game.lead("draw")
    assert RULES.open_seed(game.state)


def test_w8_2_no_second_bye_while_avoidable_and_the_spielleiter_gives_0_to_3() -> None:
    game = contest(5, rounds=5)
    resting = []
    for number in range(1, 6):
        game.draw()
        assert game.state.round is not None
        (bye,) = game.state.round.byes
        resting.append(bye.entry)
        assert game.no(LEAD, f"bye {number} {bye.entry} 4") == "contest-bye-too-much"
        for table in game.state.round.tables:
            game.lead(f"rule {table.name} 11:4 11:7 7:11")
        assert not game.state.rounds[-1].closed, "a round is not over before its bye is settled"
        game.lead(f"bye {number} {bye.entry} {number % 4}")
        assert game.state.phase == "pause"
    assert sorted(resting) == [1, 2, 3, 4, 5]
    assert RULES.view(game.state, None).bye_proposed == 2
    cells = {line.entry: line.cells for line in RULES.view(game.state, None).standings.lines}
    assert cells[resting[2]][3] == 3, "given Bummerl carry no points"


def test_w8_3_a_team_that_fills_in_is_outside_the_ranking_and_sits_out_even_rounds() -> None:
    game = contest(3, rounds=2)
    game.lead("add 1 filler")
    assert game.no(LEAD, "add 1 filler") == "contest-filler-there"
    game.draw()
    assert game.state.round is not None
    assert not game.state.round.byes
    assert {number for table in game.state.round.tables for number in table.entries} == {1, 2, 3, 4}
    play_round(game)
    game.lead("gone 3")
    game.draw()
    assert game.state.round.byes == ()
    assert {number for table in game.state.round.tables for number in table.entries} == {1, 2}
    assert sorted(entry for _, entry in places(game)) == [1, 2, 3]


def test_w8_4_an_excluded_team_has_no_place_and_its_open_runden_go_to_the_others() -> None:
    game = contest(4)
    game.draw()
    assert game.state.round is not None
    one, two = game.state.round.tables
    game.lead(f"rule {one.name} 11:4 11:7 11:1")
    game.lead(f"exclude {two.entries[0]} | Karte versteckt")
    assert game.state.table(two.name).result == "0:+ 0:+ 0:+"  # type: ignore[union-attr]
    assert game.state.phase == "pause"
    assert game.no(LEAD, f"rule {two.name} 11:4 +:0 +:0") == "watten-turnier-no-gift"
    game.lead(f"rule {two.name} 11:4")
    assert game.state.table(two.name).result == "11:4 0:+ 0:+"  # type: ignore[union-attr]
    lines = places(game)
    assert lines[-1] == (None, two.entries[0])
    assert [place for place, _ in lines[:-1]] == [1, 2, 3]
    game.lead(f"exclude {one.entries[1]} | Karte versteckt")
    assert {line.entry: line.cells[0] for line in RULES.view(game.state, None).standings.lines}[one.entries[0]] == 3
    game.draw()
    assert {number for table in game.state.round.tables for number in table.entries} == {one.entries[0], two.entries[1]}


def test_w8_4_both_excluded_gives_nobody_anything_and_leaving_keeps_the_place() -> None:
    game = contest(4)
    game.draw()
    assert game.state.round is not None
    one, two = game.state.round.tables
    game.do(game.at(one.entries[0]), "leave")
    assert game.state.table(one.name).result == "0:+ 0:+ 0:+"  # type: ignore[union-attr]
    assert game.no(Actor(), "enter") == "contest-too-late-to-enter"
    game.do(game.at(two.entries[0]), f"report {two.name} 11:4 11:7 7:11")
    game.lead(f"exclude {two.entries[0]} | Karte versteckt", f"exclude {two.entries[1]} | Karte versteckt")
    assert game.state.phase == "playing", "what was reported is for the Spielleiter to decide"
    game.lead(f"rule {two.name} -:- -:- -:-")
    assert sorted(places(game)[:2]) == [(1, one.entries[1]), (2, one.entries[0])]


def test_w8_5_the_coin_parts_who_is_level_and_falls_anew_when_the_group_changes() -> None:
    game = contest(4, rounds=1, sitting=2)
    game.draw()
    assert game.state.round is not None
    one, two = game.state.round.tables
    game.lead(f"rule {one.name} 11:4 4:11", f"rule {two.name} 11:4 4:11")
    standings = RULES.view(game.state, None).standings
    assert standings.level == ((1, 2, 3, 4),)
    assert {line.place for line in standings.lines} == {1}
    assert game.no(LEAD, "close") == "contest-lots-first"
    game.draw()
    assert [place for place, _ in places(game)] == [1, 2, 3, 4]
    game.lead(f"rule {two.name} 11:5 4:11")
    assert len(RULES.view(game.state, None).standings.level) == 1
    game.draw()
    assert len(game.state.lots) == 2
    game.lead("close")
    assert game.no(LEAD, "seal") == "contest-over"


def test_w8_6_first_team_first_and_the_geber_is_drawn_at_every_sitting() -> None:
    dealers = {contest_first(seed) for seed in range(40)}
    assert dealers == {0, 1, 2, 3}


def contest_first(seed: int) -> int:
    game = contest(2, seed)
    game.draw()
    assert game.state.round is not None
    return game.state.round.tables[0].first


def test_w8_7_after_the_next_draw_only_the_spielleiter_corrects_and_draws_stand() -> None:
    game = contest(4)
    game.draw()
    play_round(game)
    game.draw()
    assert game.state.round is not None
    tables = game.state.round.tables
    first = game.state.rounds[0].tables[0]
    assert game.no(game.at(first.entries[0]), f"report {first.name} 7:11 7:11 7:11") == "contest-result-stands"
    (ruled,) = game.do(LEAD, f"rule {first.name} 7:11 7:11 7:11")
    assert isinstance(ruled, e.Ruled)
    assert ruled.before == "11:4 11:7 7:11"
    assert game.state.round.tables == tables
    assert game.no(LEAD, "redraw") == "contest-draw-stands"
    before = game.state
    game.lead(f"rule {first.name} 11:0 11:0 11:0")
    assert RULES.rewound(game.state, before, LEAD) == ()
    play_round(game)
    game.draw()
    assert RULES.rewound(game.state, before, LEAD) != ()


def test_a_result_of_the_tables_own_game_counts_at_once_and_its_correction_too() -> None:
    game = contest(2)
    game.draw()
    assert game.no(LEAD, "feed 1.1 11:1 11:2 11:3") == "contest-only-lead"
    game.do(HOUSE, "feed 1.1 11:1 11:2 11:3")
    assert game.no(HOUSE, "feed 1.1 11:1 11:2 11:3") == "contest-result-stands"
    (ruled,) = game.do(HOUSE, "feed 1.1 11:1 11:2 11:4")
    assert isinstance(ruled, e.Ruled)
    assert ruled.fed


def test_a_rewind_takes_back_what_people_entered_and_leaves_what_tables_brought_in() -> None:
    game = contest(4)
    game.draw()
    drawn = game.state
    one, two = game.state.rounds[0].tables
    game.do(HOUSE, f"feed {one.name} 11:1 11:2 11:3")
    fed = game.state
    assert RULES.rewound(fed, drawn, LEAD) == Refused("contest-brought-stands")
    game.lead(f"rule {one.name} 1:11 11:2 11:3", f"rule {two.name} 11:4 11:7 7:11")
    closed = game.state
    assert closed.phase == "pause"
    stands = RULES.rewound(closed, drawn, LEAD)
    assert not isinstance(stands, Refused)
    again = reduce(RULES.apply, stands, drawn)
    assert (again.phase, [t.result for t in again.rounds[0].tables]) == ("playing", ["11:1 11:2 11:3", ""])
    assert RULES.rewound(again, drawn, LEAD) == Refused("contest-brought-stands")
    assert all(RULES.outlasts(event) for event in stands)


def test_a_rewind_goes_not_past_what_a_table_brought_in_if_nobody_can_read_it_any_more() -> None:
    game = contest(4)
    game.draw()
    drawn = game.state
    one, _ = drawn.rounds[0].tables
    older = e.Reported(table=one.name, result="12:1 11:2 11:3", fed=True)  # as an older version took it
    game.state = RULES.apply(game.state, older)
    game.lead(f"rule {one.name} 1:11 11:2 11:3")
    assert RULES.rewound(game.state, drawn, LEAD) == Refused("contest-table-knows")
    fed = RULES.apply(drawn, older)
    assert RULES.rewound(game.state, fed, LEAD) == (), "what came after it can be taken back"


def test_w6_2_a_runde_nobody_can_read_any_more_counts_nothing() -> None:
    assert counted("11:4 12:4 7:11 +:0") == ((2, 1), (18, 15), (1, 0))


def test_a_rewind_past_the_clock_sets_no_clock_back_and_sounds_no_gong_twice() -> None:
    game = contest(4, minutes=50)
    game.draw()
    drawn = game.state
    game.lead("begin")
    begun = game.now
    while game.wait():
        pass
    one, _ = game.state.rounds[0].tables
    game.lead(f"rule {one.name} 11:4 11:7 7:11")
    stands = RULES.rewound(game.state, drawn, LEAD)
    assert not isinstance(stands, Refused)
    round = reduce(RULES.apply, stands, drawn).round
    assert round is not None
    assert (round.begun_at, round.gongs, round.slow, round.tables[0].result) == (begun, 3, True, "")
    assert all(getattr(event, "again", False) for event in stands), "and nothing is said twice"


def test_w8_4_an_exclusion_taken_back_is_told_and_at_a_table_of_ours_it_stands() -> None:
    for way in ("cards", "pad"):
        game = contest(4, way=way)
        game.draw()
        drawn = game.state
        number = game.state.rounds[0].tables[0].entries[0]
        game.lead(f"exclude {number} | Karte versteckt")
        stands = RULES.rewound(game.state, drawn, LEAD)
        if way == "pad":
            assert stands == Refused("contest-table-knows")
            continue
        assert not isinstance(stands, Refused)
        assert [letter.what for event in stands for letter in letters(RULES.format, drawn, event)] == ["readmitted"]
        assert {entry.status for entry in reduce(RULES.apply, stands, drawn).entries} == {"in"}


@pytest.mark.parametrize(
    ("typed", "id", "said"),
    [
        ("", "empty", {"count": 3}),
        ("11:4 11.7 7:11", "unreadable", {"number": 2, "word": Typed("11.7")}),
        ("11:4 11:7 7", "unreadable", {"number": 3, "word": Typed("7")}),
        ("11:4 11:11 7:11", "impossible", {"number": 2, "why": "both"}),
        ("12:11 11:4 7:11", "impossible", {"number": 1, "why": "both"}),
        ("11:4 11:7 7:10", "impossible", {"number": 3, "why": "nobody", "points": 10}),
        ("9:9 11:7 7:11", "impossible", {"number": 1, "why": "nobody", "points": 9}),
        ("13:4 11:7 7:11", "impossible", {"number": 1, "why": "more", "who": "A", "points": 13, "meant": "11:4"}),
        ("11:4 11:7 7:12", "impossible", {"number": 3, "why": "more", "who": "B", "points": 12, "meant": "7:11"}),
        ("22:3 11:7 7:11", "impossible", {"number": 1, "why": "retour", "who": "A"}),
        ("11:4 11:7", "count", {"count": 3, "written": 2}),
        ("11:4 11:7 7:11 11:0", "count", {"count": 3, "written": 4}),
        ("11:4 +:0 7:11", "no-gift", {}),
    ],
)
def test_w5_1_what_cannot_be_is_told_with_its_bummerl_and_its_team(typed: str, id: str, said: dict[str, Any]) -> None:
    refused = read_sitting(typed, 3, (False, False), ("A", "B"))
    assert isinstance(refused, Refused) and refused.code == f"watten-turnier-{id}"
    assert said.items() <= dict(refused.args).items()
    for language in ("de", "en"):
        assert TEXTS.say(refused.text, language)
