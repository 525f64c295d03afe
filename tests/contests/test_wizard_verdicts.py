"""What only a Schiedsrichter may say of somebody, and what it does to a sheet: Z2.6, Z2.7, Z6.6, Z7.2-Z7.8."""

import pytest

from tests.contests.table import LEAD, Played
from tests.contests.test_wizard import cells, contest, level, order, play, rule


def first_table(game: Played) -> tuple[int, ...]:
    found = game.state.table("1.1")
    assert found is not None
    return found.entries


def said(entries: tuple[int, ...], **others: str) -> str:
    """Write a sheet in which everybody has 30 less than the one before, except some."""
    points = {str(number): f"{100 - 30 * place}" for place, number in enumerate(entries)}
    known = points | {name.lstrip("n"): value for name, value in others.items()}
    return " ".join(f"{number}={value}" for number, value in known.items())


def test_z2_7_nobody_is_disqualified_or_beaten_by_the_word_of_a_player() -> None:
    game = contest(8)
    game.draw()
    entries = first_table(game)
    one, other, third = entries[:3]
    for verdict in ("dq", "defeat"):
        bad = said(entries, **{f"n{third}": verdict})
        assert game.no(game.at(one), f"report 1.1 {bad}") == "wizard-turnier-only-referee"
        game.do(game.at(one), f"report 1.1 {said(entries)}")
        assert game.no(game.at(other), f"dispute 1.1 {bad}") == "wizard-turnier-only-referee"
    assert game.state.entries[third - 1].status == "in"
    game.lead(f"exclude {third} | Karte versteckt")
    game.do(game.at(other), "confirm 1.1")
    rule(game, "1.1", {third: "dq"})
    assert game.state.entries[third - 1].status == "excluded"


def test_z2_7_nobody_is_disqualified_by_a_player_for_a_spielniederlage_either() -> None:
    game = contest(8)
    game.draw()
    entries = first_table(game)
    one, other, third = entries[:3]
    game.lead(f"punish {third} defeat spiel-gross 1 | Karten gezeigt")
    bad = said(entries, **{f"n{third}": "dq"})
    assert game.no(game.at(one), f"report 1.1 {bad}") == "wizard-turnier-only-referee"
    game.do(game.at(one), f"report 1.1 {said(entries, **{f'n{third}': 'defeat'})}")
    assert game.no(game.at(other), f"dispute 1.1 {bad}") == "wizard-turnier-only-referee"
    game.lead(f"rule 1.1 {bad}")
    assert game.state.entries[third - 1].status == "excluded"


def test_z7_3_a_spielniederlage_counts_whatever_is_written_and_between_rounds_it_means_the_next() -> None:
    game = contest(8)
    game.draw()
    entries = first_table(game)
    beaten = entries[0]
    game.lead(f"punish {beaten} defeat spiel-gross 1 | Karten gezeigt")
    game.lead(f"rule 1.1 {said(entries)}")
    assert cells(game)[beaten][:3] == (0, 0, 0)
    assert cells(game)[entries[1]][0] == 45, "the others close up"
    rule(game, "1.2")
    game.lead(f"punish {entries[1]} defeat spiel-gross 1 | Karten gezeigt")
    assert cells(game)[entries[1]][0] == 45, "that round is closed"
    play(game)
    assert cells(game)[entries[1]][:2] == (45, 70)
    assert cells(game)[beaten][0] > 0, "back in the next round"


def test_z7_3_a_spielniederlage_spoken_while_a_report_waits_counts_when_it_is_confirmed() -> None:
    game = contest(8)
    game.draw()
    a, b, *_ = entries = first_table(game)
    game.do(game.at(a), f"report 1.1 {said(entries)}")
    game.lead(f"punish {a} defeat spiel-gross 1 | Karten gezeigt")
    game.do(game.at(b), "confirm 1.1")
    assert cells(game)[a][:2] == (0, 0)
    assert cells(game)[b][0] == 45


def test_z7_3_who_leaves_after_his_table_was_reported_has_played_it() -> None:
    for way in ("confirm", "rule"):
        game = contest(8)
        game.draw()
        entries = first_table(game)
        one, other = entries[:2]
        game.do(game.at(one), f"report 1.1 {said(entries)}")
        game.do(game.at(one), "leave")
        if way == "confirm":
            game.do(game.at(other), "confirm 1.1")
        else:
            game.lead(f"rule 1.1 {said(entries)}")
        assert cells(game)[one][:2] == (45, 100)


def test_z7_2_a_no_show_who_was_taken_off_the_table_does_not_count_for_the_qualifiers() -> None:
    for written, qualified in (("absent", 3), ("gone", 4)):
        game = contest(16, rounds=1, variant="online")
        game.draw()
        entries = first_table(game)
        game.lead(f"gone {entries[0]}")
        rule(game, "1.1", {entries[0]: written})
        for table in ("1.2", "1.3", "1.4"):
            rule(game, table, base=100 + 50 * int(table[-1]))
        game.lead("close")
        assert len(game.rules.view(game.state, None).standings.qualified) == qualified


def test_z6_6_z7_8_who_shares_the_place_that_comes_free_plays_for_it_after_the_end_too() -> None:
    game = contest(8, rounds=1, variant="online")
    game.draw()
    tables = [table.entries for table in game.state.rounds[0].tables]
    for name, entries in zip(("1.1", "1.2"), tables, strict=True):
        rule(game, name, {number: f"{90 - 30 * place}(-10,{100 - 30 * place})" for place, number in enumerate(entries)})
    (first, third), (second, fourth) = (table[:2] for table in tables)
    view = game.rules.view(game.state, None)
    assert view.deciders == ((min(third, fourth), max(third, fourth)),), "the third place is shared by two"
    game.lead(f"decide {third}=20 {fourth}=20")
    game.draw()  # the three-card game is played once, then the lot
    game.lead("close")
    qualified = game.rules.view(game.state, None).standings.qualified
    assert {first, second} < set(qualified)
    assert len(qualified) == 3
    game.lead(f"resign {first}")
    game.lead(f"resign {second}")
    last = sorted((tables[0][2], tables[1][2]))
    view = game.rules.view(game.state, None)
    assert not set(last) & set(view.standings.qualified), "nobody is ahead by his number alone"
    assert view.deciders == (tuple(last),)
    game.lead(f"decide {last[0]}=20 {last[1]}=40")
    assert set(game.rules.view(game.state, None).standings.qualified) == {third, fourth, last[1]}
    assert game.no(LEAD, f"decide {last[0]}=20 {last[1]}=40") == "contest-no-such-tie"


def test_z2_6_a_table_that_everybody_has_left_is_over_and_says_how_each_went() -> None:
    game = contest(8, rounds=2)
    game.draw()
    one, two, three, four = first_table(game)
    game.lead(f"gone {one}", f"exclude {two} | Karte versteckt", f"gone {three}")
    rule(game, "1.2")
    assert "round-closed" not in [event.kind for event in game.log], "somebody is still there"
    left = game.do(game.at(four), "leave")
    table = game.state.table("1.1")
    assert table is not None
    assert (table.status, table.result) == ("done", f"{one}=gone {two}=dq {three}=gone {four}=gone")
    assert [event.kind for event in left] == ["gone", "ruled", "round-closed"], (
        "nobody waits for a sheet that nobody writes"
    )
    assert [cells(game)[number][:2] for number in (one, three, four)] == [(0, 0)] * 3
    assert order(game)[-1] == (None, two)


def test_z7_5_a_semifinal_that_only_two_have_finished_is_the_last_round() -> None:
    game = level(7)
    game.lead("decide " + " ".join(f"{number}=20" for number in range(1, 8)))
    game.draw()
    first, second = game.state.rounds[-1].tables
    stayed = first.entries[:2]
    rule(game, first.name, dict.fromkeys(first.entries[2:], "gone"))
    rule(game, second.name, dict.fromkeys(second.entries, "gone"))
    assert game.state.rounds[-1].stage == "semi"
    assert game.no(LEAD, "seal") == "contest-nothing-to-draw", "two play no final"
    game.lead("close")
    assert [entry for _, entry in order(game)[:2]] == [*stayed]


@pytest.mark.parametrize("nothing", ["0", "0(-10,10)"])
def test_z7_7_no_games_are_weighed_against_those_of_somebody_who_was_beaten(nothing: str) -> None:
    game = contest(6, variant="knockout")
    game.draw()
    one, two = (table.entries for table in game.state.rounds[0].tables)
    game.lead(f"rule 1.1 {one[0]}=100(100) {one[1]}={nothing} {one[2]}=defeat")
    rule(game, "1.2", {two[2]: "gone"})
    assert [entry for _, entry in order(game)][3:] == [one[1], one[2], two[2]]
    assert told(game)[one[1]] is None, "both have no points, but one of them has played for it"


def told(game: Played) -> dict[int, str | None]:
    """Return by what everybody is ahead of the next one, where that needs saying."""
    lines = game.rules.view(game.state, None).standings.lines
    return {line.entry: str(dict(line.by.args)["what"]) if line.by else None for line in lines}
