"""Lists, clocks and letters at their edges: who moves up, who is reminded, what stands, who is written to."""

from collections.abc import Sequence
from functools import reduce

import pytest

from bot.contests import find_contests
from bot.contests.common import events as e
from bot.contests.common.drawing import LATE, MINUTE, REMINDED
from bot.contests.common.entering import is_full
from bot.contests.common.format import Ahead
from bot.contests.common.rules import ContestRules
from bot.contests.watten.model import gift, read_sitting
from bot.contests.wizard.rules import WizardFormat
from bot.contests.wizard.tables import orders
from bot.engine.model import Refused
from bot.engine.seats import Actor
from bot.games.wizard.rules.penalties import PROPOSED
from tests.contests.table import LEAD, Played
from tests.contests.test_people_who_left import owed, told
from tests.contests.test_who_may_when import RESULT, WATTEN, WIZARD, players, playing, teams
from tests.contests.test_wizard import play, rule

UNTIL = 1_800_001_000


def seated(game: Played, name: str = "1.1") -> tuple[int, ...]:
    table = game.state.table(name)
    assert table is not None
    return table.entries


def whats(game: Played, events: Sequence[e.ContestEvent]) -> list[str]:
    return [letter.what for letter in owed(game, events)]


# -- the list ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "leaves", "up"),
    [
        ((), 1, ["3a"]),
        ((), 2, ["3a"]),
        ((), 3, []),
        ((), 4, []),
        ((1,), 2, ["4a"]),
        ((1,), 3, ["4a"]),
        ((1,), 4, []),
        ((1, 2), 3, []),
    ],
)
def test_w6_1_only_the_first_who_waits_moves_up_and_only_for_somebody_with_a_place(
    before: Sequence[int], leaves: int, up: list[str]
) -> None:
    game = players(4, most=2)
    game.lead(*(f"strike {number}" for number in before))
    assert told(game, game.do(LEAD, f"strike {leaves}")) == [("moved-up", (seat,)) for seat in up]


def test_w6_1_a_list_is_full_with_its_last_place_and_a_team_that_fills_in_takes_none() -> None:
    game = teams(1, most=2)
    game.lead("add 1 filler")
    assert not is_full(game.state)
    game.do(Actor(), "seek")
    assert is_full(game.state), "who looks for a partner has a place"
    assert not is_full(teams(3).state), "without a limit there is always room"


def test_w6_1_nobody_waits_any_more_once_it_has_begun() -> None:
    game = players(4, most=3)
    assert WIZARD.view(game.state, None).waiting == (4,)
    play(game)
    game.lead("return 4")
    assert WIZARD.view(game.state, None).waiting == ()
    game.draw()
    assert sorted(seated(game, "2.1")) == [1, 2, 3, 4]


def test_w6_1_who_was_struck_from_the_list_is_not_called_absent() -> None:
    game = players(5)
    game.lead("strike 2", "checkin", "present 1", "present 3", "present 4", "seal")
    assert game.state.frozen is not None and game.state.frozen.absent == (5,)
    game.lead("draw")
    assert [entry.status for entry in game.state.entries] == ["in", "out", "in", "in", "absent"]


def test_w6_1_a_closed_list_is_open_to_those_who_lead() -> None:
    game = teams(1)
    game.lead("shut", "enter")
    assert [entry.status for entry in game.state.entries] == ["in", "asked"]


def test_w6_1_everybody_keeps_his_own_seat_and_none_is_used_twice() -> None:
    game = teams(0)
    for _ in range(3):
        game.do(Actor(), "seek")
    game.do(game.at(2), "bring")
    assert [entry.seats for entry in game.state.entries] == [("1a",), ("2a", "2b"), ("3a",)]
    assert game.no(game.at(2), "bring") == "contest-already-in", "one partner is enough"
    for seat in ("1b", "1c"):
        game.do(game.at(len(game.state.entries)), "ask 1")
        (event,) = game.do(game.at(1), f"accept {len(game.state.entries)}")
        assert event.kind == "paired" and list(game.state.entries[0].seats) == ["1a", seat]
        game.do(Actor.at(seat), "leave")
        assert list(game.state.entries[0].seats) == ["1a"]
        game.do(Actor(), "seek")
    left = game.do(game.at(2), "leave")
    assert left == [e.Cancelled(number=2, seats=("2a", "2b"))], "a partner without Discord goes along"


def test_w6_1_who_asked_a_partner_takes_him_along_and_who_was_asked_goes_alone() -> None:
    game = teams(0)
    game.do(Actor(), "enter")
    game.do(Actor(), "enter")
    assert game.do(Actor.at("1a"), "leave") == [e.Cancelled(number=1, seats=("1a", "1b"))]
    assert game.do(Actor.at("2b"), "leave") == [e.Parted(number=2, seat="2b")]


def test_w6_1_a_team_with_a_new_partner_says_once_more_that_it_is_there() -> None:
    game = teams(3)
    game.lead("checkin", "present 1", "present 2", "present 3")
    game.do(Actor.at("1b"), "leave")
    game.do(Actor.at("1a"), "bring")
    assert [entry.here for entry in game.state.entries] == [False, True, True]
    game.lead("seal")
    assert game.state.frozen is not None and game.state.frozen.absent == (1,)


def test_w6_1_whom_the_lead_enters_at_the_door_is_there() -> None:
    game = players(1)
    game.lead("checkin", "add 1")
    game.do(Actor(), "enter")
    assert [entry.here for entry in game.state.entries] == [False, True, False]
    game.lead("checkout")
    assert game.no(game.at(2), "here") == "contest-known", "it is not too late for who is there"
    assert game.no(game.at(3), "here") == "contest-checkin-over"


def test_w8_3_another_team_fills_in_when_the_first_has_left() -> None:
    game = teams(3)
    game.lead("add 1 filler", "strike 4", "add 1 filler")
    game.draw()
    assert sorted((*seated(game, "1.1"), *seated(game, "1.2"))) == [1, 2, 3, 5]


def test_z7_3_who_sits_out_a_round_for_a_spielniederlage_is_not_absent_and_plays_the_next() -> None:
    game = players(5)
    play(game)
    game.lead("punish 2 defeat spiel-gross 1 | Karten gezeigt", "seal")
    assert game.state.frozen is not None and game.state.frozen.absent == ()
    game.lead("draw")
    assert sorted(seated(game, "2.1")) == [1, 3, 4, 5] and game.state.entries[1].status == "in"
    rule(game, "2.1")
    game.draw()
    assert sorted(seated(game, "3.1")) == [1, 2, 3, 4, 5]


# -- clocks ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("opened", "due", "late"),
    [
        (1000 * UNTIL - REMINDED - 1, 1000 * UNTIL - REMINDED, False),
        (1000 * UNTIL - REMINDED, 1000 * UNTIL - REMINDED, False),
        (1000 * UNTIL - REMINDED + 1, 1000 * UNTIL, True),
        (1000 * UNTIL - 1, 1000 * UNTIL, True),
        (1000 * UNTIL, None, False),
    ],
)
def test_a_reminder_comes_five_minutes_before_the_end_or_at_the_end_of_a_check_in_opened_late(
    opened: int, due: int | None, late: bool
) -> None:
    game = players(3, checkin_until=UNTIL)
    game.now = opened
    game.lead("checkin")
    assert WIZARD.due(game.state) == due
    if due is not None:
        assert game.wait() and game.log[-1] == e.Reminded(missing=(1, 2, 3), late=late, at=due)
        assert WIZARD.due(game.state) is None, "once is enough"


def test_nobody_is_written_to_where_all_are_there() -> None:
    game = players(3, checkin_until=UNTIL)
    game.lead("checkin", "present 1", "present 2", "present 3")
    assert game.wait() and told(game, game.log[-1:]) == []


def test_z2_5_five_minutes_run_for_nobody_who_is_out_or_whose_table_has_reported() -> None:
    game = players(8, minutes=None)
    game.draw()
    one, other, third, fourth = seated(game)
    slow = game.now + game.options.slow_after * MINUTE
    assert WIZARD.due(game.state) == slow
    game.lead(f"miss 1.1 {one}", f"miss 1.1 {other}")
    assert WIZARD.due(game.state) == game.now + LATE
    game.lead(f"gone {one}", f"came 1.1 {other}")
    assert WIZARD.due(game.state) == slow
    game.lead(f"miss 1.1 {third}")
    game.do(game.at(fourth), f"report 1.1 {one}=gone {other}=100 {third}=90 {fourth}=80")
    assert WIZARD.due(game.state) == slow
    assert game.wait() and game.log[-1] == e.Slowed(tables=("1.1", "1.2"))
    assert WIZARD.due(game.state) is None


def test_z2_1_a_gong_and_slow_tables_at_the_same_moment_are_both_told_and_once() -> None:
    game = players(4, minutes=50, slow_after=40)
    game.draw()
    game.lead("begin")
    assert game.wait() and game.wait() and game.wait()
    assert [event.kind for event in game.log[-3:]] == ["slowed", "gonged", "gonged"]
    assert game.now == game.state.rounds[0].begun_at + 45 * MINUTE


def test_z2_1_a_pause_before_the_common_clock_starts_starts_none() -> None:
    game = players(4)
    game.draw()
    game.lead("held 60000")
    assert game.state.rounds[0].begun_at == 0
    game.lead("begin")
    assert game.state.rounds[0].begun_at == game.now


def test_z6_9_a_pause_stands_when_something_is_taken_back_and_no_clock_starts_twice() -> None:
    game = players(4)
    game.draw()
    game.lead("begin")
    begun = game.state
    game.now += 5 * MINUTE
    game.lead(f"held {2 * MINUTE}", "gone 1")
    stands = WIZARD.rewound(game.state, begun, LEAD)
    assert stands == (e.Held(by=2 * MINUTE, at=game.now, again=True),)
    after = reduce(WIZARD.apply, stands, begun)
    assert after.rounds[0].begun_at == begun.rounds[0].begun_at + 2 * MINUTE == game.state.rounds[0].begun_at
    while game.wait():
        pass
    late = game.state
    game.lead("gone 2")
    assert WIZARD.rewound(game.state, late, LEAD) == (), "clock, gongs and slow tables are known already"


def test_z2_1_a_pad_is_told_the_last_gong_and_none_before_the_first() -> None:
    game = players(4, way="pad")
    game.draw()
    assert orders(game.state, "1.1") == ()
    game.lead("begin")
    assert orders(game.state, "1.1") == ()
    said = []
    while game.wait():
        if isinstance(game.log[-1], e.Gonged):
            said.append(orders(game.state, "1.1"))
    assert said == [("gong 10",), ("gong 5",), ("gong 0",)]


def test_z2_1_tables_open_with_the_common_clock_and_the_contest_s_time_never_runs_back() -> None:
    part = find_contests()["wizard-turnier"].contest
    assert part is not None
    game = players(8)
    assert part.rounds(game.state) == ()
    game.draw()
    assert part.rounds(game.state) == () and not part.clock(game.state)
    game.lead("begin")
    assert part.rounds(game.state) == ("1.1", "1.2") and part.clock(game.state)
    rule(game, "1.1")
    assert part.rounds(game.state) == ("1.2",)
    known = game.state.now
    assert [part.at(game.state, known + later).now for later in (-1, 0, 1)] == [known, known, known + 1]


def test_w8_7_who_is_let_in_again_by_a_rewind_comes_alone() -> None:
    game = playing()
    one, other = seated(game)
    game.lead(f"exclude {one} | Karte versteckt")
    before = game.state
    game.lead(f"exclude {other} | Betrug")
    assert WATTEN.rewound(game.state, before, LEAD) == (e.Returned(number=other, again=True),)


def test_w8_3_a_last_team_is_not_sat_down_with_the_one_that_fills_in() -> None:
    game = teams(3)
    game.lead("add 1 filler")
    game.draw()
    for name in ("1.1", "1.2"):
        game.lead(f"rule {name} {RESULT}")
    game.lead("gone 1", "gone 2")
    ahead = WATTEN.view(game.state, None).ahead
    assert ahead is None or (isinstance(ahead, Ahead) and ahead.purpose == "lots")


def test_w8_5_a_list_closed_before_anything_was_played_wants_no_coin() -> None:
    game = teams(4)
    game.lead("close")
    assert WATTEN.view(game.state, None).standings.level == ()


@pytest.mark.parametrize("out", [(True, False), (False, True), (True, True)])
def test_w8_4_whoever_is_out_a_sitting_has_no_more_runden_than_it_has(out: tuple[bool, bool]) -> None:
    assert read_sitting("11:4 11:7 7:11", 3, out) == "11:4 11:7 7:11"
    assert read_sitting("11:4 11:7", 3, out) == f"11:4 11:7 {gift(out)}"
    refused = read_sitting("11:4 11:7 7:11 11:0", 3, out)
    assert isinstance(refused, Refused) and refused.code == "watten-turnier-count"


# -- a round that is drawn again ---------------------------------------------------------------------------------------


def test_z7_2_a_table_that_everybody_has_left_hinders_no_new_draw_and_one_that_has_reported_does() -> None:
    game = players(7)
    game.draw()
    first, second = seated(game), seated(game, "1.2")
    game.lead(*(f"gone {number}" for number in second))
    game.lead("redraw")
    assert game.no(Actor(), "enter") == "contest-too-late-to-enter", "the list is closed for good"
    game.draw()
    assert sorted(seated(game)) == sorted(first)
    one, other, third, fourth = seated(game)
    game.do(game.at(one), f"report 1.1 {one}=100 {other}=90 {third}=80 {fourth}=70")
    game.lead(f"gone {other}", f"gone {third}")
    assert game.no(LEAD, "redraw") == "contest-results-are-in"


# -- letters -----------------------------------------------------------------------------------------------------------


def test_who_thinks_better_of_it_writes_to_nobody() -> None:
    game = teams(0)
    game.do(Actor(), "seek")
    assert told(game, game.do(Actor(), "ask 1")) == [("asked", ("1a",))]
    assert told(game, game.do(game.at(1), "decline 2")) == []


def test_w6_3_a_first_result_is_news_to_nobody_and_a_corrected_one_to_all_at_the_table() -> None:
    game = playing()
    assert whats(game, game.do(LEAD, f"rule 1.1 {RESULT}")) == []
    one, other = seated(game)
    corrected = told(game, game.do(LEAD, "rule 1.1 11:4 11:7 11:7"))
    assert corrected == [("corrected", (f"{one}a", f"{one}b", f"{other}a", f"{other}b"))]
    assert whats(game, game.do(LEAD, f"rule 1.2 {RESULT}")) == ["closed"]
    assert whats(game, [e.RoundClosed(round=1, again=True)]) == [], "and that a round is closed is said once"


def test_w6_3_those_are_asked_to_confirm_who_are_still_at_the_table() -> None:
    game = players(4)
    game.draw()
    one, other, third, fourth = seated(game)
    game.lead(f"gone {other}")
    said = game.do(game.at(one), f"report 1.1 {one}=100 {other}=gone {third}=90 {fourth}=80")
    assert told(game, said) == [("confirm", (f"{third}a", f"{fourth}a"))]


def test_z6_3_the_second_verwarnung_is_told_to_those_who_lead_and_what_was_unsporting_too() -> None:
    game = players(4)
    game.draw()
    one, other, *_ = seated(game)
    assert whats(game, game.do(LEAD, f"punish {one} reminder spiel-klein 1")) == ["punished"]
    assert whats(game, game.do(LEAD, f"punish {one} warning spiel-klein 1")) == ["punished"]
    assert whats(game, game.do(LEAD, f"punish {other} warning spiel-klein 1")) == ["punished"]
    assert whats(game, game.do(LEAD, f"punish {one} reminder spiel-klein 1")) == ["punished"]
    assert whats(game, game.do(LEAD, f"punish {one} warning spiel-klein 1")) == ["punished", "warnings"]
    assert whats(game, game.do(LEAD, f"punish {other} reminder unsportlich 1")) == ["punished", "unsporting"]
    out = whats(game, game.do(LEAD, f"punish {other} disqualified unsportlich 1 | Geschrien"))
    assert out == ["unsporting", "excluded"]


def test_z6_2_who_comes_back_by_himself_is_not_told_that_he_was_let_in_again() -> None:
    game = players(4)
    game.draw()
    game.lead("gone 1")
    assert whats(game, game.do(LEAD, "return 1")) == []
    assert told(game, [e.Returned(number=1, again=True)]) == [("readmitted", ("1a",))]


@pytest.mark.parametrize("level", [1, 2])
def test_z2_7_the_guidelines_propose_a_penalty_for_every_offence(level: int) -> None:
    for offence, verdicts in PROPOSED.items():
        assert ContestRules(WizardFormat()).format.proposes(offence, level) == verdicts[level - 1]
    assert WIZARD.format.proposes("anders", level) is None and WATTEN.format.proposes("spiel-klein", level) is None


def test_z5_1_only_who_moves_up_is_told_that_he_is_qualified() -> None:
    game = players(8, variant="online", rounds=1, top=3)
    game.draw()
    rule(game, "1.1", base=200)
    rule(game, "1.2", base=120)
    game.lead("close")
    first, *_ = game.rules.view(game.state, None).standings.qualified
    before = set(game.rules.view(game.state, None).standings.qualified)
    resigned = told(game, game.do(LEAD, f"resign {first}"))
    (new,) = set(game.rules.view(game.state, None).standings.qualified) - before
    assert resigned == [("qualified", (f"{new}a",))]
