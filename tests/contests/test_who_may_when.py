"""Who may do what in a contest, and when: every no has its reason (W6.1, W6.3, W8.2, W8.4, W8.7, Z7.2)."""

from functools import reduce

import pytest

from bot.contests.common import events as e
from bot.contests.common.format import Format
from bot.contests.common.model import MOST_ENTRIES
from bot.contests.common.rules import ContestRules
from bot.contests.common.tell import tell
from bot.contests.watten.model import WattenOptions
from bot.contests.watten.rules import WattenFormat
from bot.contests.wizard.model import WizardOptions
from bot.contests.wizard.rules import WizardFormat
from bot.engine.model import Refused, TimeUp
from bot.engine.seats import NOBODY, OFFICIALS, Actor
from bot.engine.text import Text, text
from bot.texts import Texts
from tests.contests.table import HOUSE, LEAD, Played

WATTEN, WIZARD = ContestRules(WattenFormat()), ContestRules(WizardFormat())
RESULT = "11:4 11:7 7:11"


def teams(count: int, **options: object) -> Played:
    game = Played(WATTEN, WattenOptions.model_validate(options), 1)
    if count:
        game.lead(f"add {count}")
    return game


def players(count: int, **options: object) -> Played:
    game = Played(WIZARD, WizardOptions.model_validate(options), 1)
    game.lead(f"add {count}")
    return game


def playing(count: int = 4) -> Played:
    game = teams(count)
    game.draw()
    return game


def finished(game: Played) -> Played:
    assert game.state.round is not None
    for table in game.state.round.tables:
        game.lead(f"rule {table.name} {RESULT}")
    return game


LEADING = ("checkin", "shut", "seal", "draw", "thaw", "begin", "redraw", "close", "add 1", "add 1 filler", "pay 1",
           "present 1", "strike 1", "exclude 1", "gone 1", "return 1", "rule 1.1 " + RESULT, "bye 1 1 2",
           "attend 1.1", "decide 1=1 2=2", "punish 1 warning passive 1")  # fmt: skip


@pytest.mark.parametrize("move", LEADING)
def test_w6_1_only_those_who_lead_may(move: str) -> None:
    for game in (playing(),) if "1.1" in move else (teams(4), playing()):
        assert game.no(game.at(1), move) == "contest-only-lead"
        assert game.no(Actor(), move) == "contest-only-lead"


def test_a_result_of_a_table_s_own_game_is_brought_in_by_the_house_alone() -> None:
    game = playing()
    for actor in (LEAD, game.at(1), Actor()):
        assert game.no(actor, f"feed 1.1 {RESULT}") == "contest-only-lead"
    game.do(HOUSE, f"feed 1.1 {RESULT}")
    assert game.no(HOUSE, f"feed 1.1 {RESULT}") == "contest-result-stands"


# -- the list ----------------------------------------------------------------------------------------------------------


def test_w6_1_nobody_enters_after_the_draw_or_a_full_or_closed_list() -> None:
    game = teams(4)
    game.lead("shut")
    assert game.no(Actor(), "enter") == "contest-list-closed"
    assert game.no(LEAD, "shut") == "contest-not-now"
    game.lead("add 1")
    game = teams(1)
    game.do(Actor(), "seek")
    game.lead("shut")
    assert game.no(Actor(), "ask 2") == "contest-list-closed", "whoever asks a partner enters, too"
    game = playing()
    for actor, move in ((Actor(), "enter"), (Actor(), "seek"), (LEAD, "add 1"), (game.at(1), "ask 2")):
        assert game.no(actor, move) == "contest-too-late-to-enter"
    game = teams(0)
    while len(game.state.entries) < MOST_ENTRIES:
        game.lead(f"add {min(64, MOST_ENTRIES - len(game.state.entries))}")
    assert game.no(Actor(), "enter") == game.no(LEAD, "add 1") == "contest-full"


def test_w6_1_one_place_more_than_there_are_is_too_many() -> None:
    game = teams(0)
    while len(game.state.entries) < MOST_ENTRIES - 2:
        game.lead(f"add {min(64, MOST_ENTRIES - 2 - len(game.state.entries))}")
    assert game.no(LEAD, "add 3") == "contest-full"
    game.lead("add 2")


def test_z_who_plays_alone_has_no_partner() -> None:
    game = players(4)
    assert game.no(Actor(), "seek") == "contest-no-partners"
    assert game.no(game.at(1), "ask 2") == "contest-no-partners"
    assert game.no(LEAD, "add 1 filler") == "contest-no-fillers"


def test_w8_3_a_team_that_fills_in_comes_alone_once_and_not_under_a_seal() -> None:
    game = teams(5)
    assert game.no(LEAD, "add 2 filler") == "contest-unreadable"
    game.lead("seal")
    assert game.no(LEAD, "add 1 filler") == "contest-not-now"
    game.lead("thaw", "add 1 filler")
    assert game.no(LEAD, "add 1 filler") == "contest-filler-there"


def test_w6_1_only_who_was_asked_says_yes_and_to_the_entry_that_asked_him() -> None:
    game = teams(0)
    game.do(Actor(), "enter")
    game.do(Actor(), "enter")
    assert game.no(game.at(1, 1), "accept 2") == "contest-nobody-asked"
    assert game.no(game.at(1, 1), "accept 9") == "contest-no-such-entry"
    assert game.no(Actor(), "accept 1") == "contest-nobody-asked"
    game.do(game.at(1, 1), "accept 1")
    assert [entry.status for entry in game.state.entries] == ["in", "asked"]
    game.do(Actor(), "seek")
    assert game.no(game.at(1), "ask 3") == "contest-already-in"


def test_w6_1_a_check_in_has_its_time_and_its_people() -> None:
    game = teams(4)
    assert game.no(Actor(), "here") == "contest-not-in"
    game.do(Actor(), "enter")
    game.lead("checkin")
    assert game.no(LEAD, "checkin") == "contest-not-now"
    assert game.no(game.at(5), "here") == "contest-not-complete", "the partner has not said yes"
    game.do(game.at(1), "here")
    assert game.no(game.at(1), "here") == "contest-known"
    game.lead("away 1", "present 1", "present 2", "seal", "draw")
    assert game.no(game.at(1), "here") == game.no(LEAD, "present 1") == "contest-not-now"


def test_w8_4_before_the_draw_somebody_is_struck_after_it_he_is_gone_or_excluded() -> None:
    game = teams(4)
    assert game.no(LEAD, "strike 9") == "contest-no-such-entry"
    assert game.no(LEAD, "gone 1") == game.no(LEAD, "exclude 1") == "contest-play-has-not-begun"
    game.lead("strike 4")
    assert game.no(LEAD, "strike 4") == game.no(LEAD, "exclude 4") == "contest-known"
    game.lead("pay 1", "seal")
    assert game.no(LEAD, "pay 1") == "contest-known"
    assert game.no(LEAD, "strike 1") == "contest-sealed"
    game.lead("unpay 1")
    game = playing()
    assert game.no(LEAD, "strike 1") == "contest-play-has-begun"
    game.lead("gone 1")
    assert game.no(LEAD, "gone 1") == "contest-known"
    assert game.no(game.at(1), "leave") == "contest-not-in"


def test_w8_4_nobody_excludes_himself_and_none_without_a_reason() -> None:
    game = playing()
    seat = game.state.entries[0].seats[0]
    assert game.no(Actor(seat=seat, referee=True), "exclude 1 | Betrug") == "contest-not-oneself"
    assert game.no(LEAD, "exclude 1") == "contest-why"
    game.lead("exclude 1 | Betrug")
    assert game.no(LEAD, "exclude 1 | Betrug") == "contest-known"


# -- tables ------------------------------------------------------------------------------------------------------------


def test_w6_3_who_does_not_sit_there_says_nothing_about_a_table() -> None:
    game = playing()
    table = game.state.table("1.1")
    assert table is not None
    stranger = game.at(next(number for number in (1, 2, 3, 4) if number not in table.entries))
    for move in (f"report 1.1 {RESULT}", "confirm 1.1", "dispute 1.1", "call 1.1"):
        assert game.no(stranger, move) == "contest-not-your-table"
        assert game.no(Actor(), move) == "contest-not-your-table"
        assert game.no(game.at(1), move.replace("1.1", "9.9")) == "contest-no-such-table"


def test_w6_3_each_says_what_is_open_to_him_and_once() -> None:
    game = playing()
    table = game.state.table("1.1")
    assert table is not None
    one, other = (game.at(number) for number in table.entries)
    assert game.no(one, "confirm 1.1") == game.no(one, "dispute 1.1") == "contest-nothing-reported"
    game.do(one, f"report 1.1 {RESULT}")
    assert game.no(other, f"report 1.1 {RESULT}") == "contest-confirm-or-dispute"
    assert game.no(one, "confirm 1.1") == game.no(one, "dispute 1.1") == "contest-others-confirm"
    game.do(one, "report 1.1 11:4 11:7 11:7")
    assert isinstance(game.try_(other, "dispute 1.1 4:4"), Refused)
    game.do(other, "dispute 1.1 11:4 7:11 7:11")
    assert game.no(one, f"report 1.1 {RESULT}") == "contest-disputed"
    game.do(one, "call 1.1")
    assert game.no(other, "call 1.1") == "contest-called-already"
    game.lead("attend 1.1")
    assert game.no(LEAD, "attend 1.1") == "contest-not-called"
    game.lead(f"rule 1.1 {RESULT}")
    assert game.no(LEAD, f"rule 1.1 {RESULT}") == game.no(one, f"report 1.1 {RESULT}") == "contest-result-stands"


def test_w6_3_a_round_that_is_over_is_not_spoken_of_any_more() -> None:
    game = finished(playing())
    game.draw()
    old = game.state.table("1.1")
    assert old is not None
    assert game.no(game.at(old.entries[0]), "call 1.1") == game.no(LEAD, "attend 1.1") == "contest-not-now"
    assert game.no(game.at(old.entries[0]), f"report 1.1 {RESULT}") == "contest-result-stands"
    finished(game).lead("seal")
    assert game.no(LEAD, "rule 1.1 11:4 11:7 11:7") == "contest-sealed"


def test_z2_5_who_is_missing_is_missed_once() -> None:
    game = playing()
    table = game.state.table("1.1")
    assert table is not None
    one, other = table.entries
    game.do(game.at(one), f"miss 1.1 {other}")
    since = game.now
    game.now += 60_000
    assert game.no(game.at(one), f"miss 1.1 {other}") == game.no(LEAD, f"miss 1.1 {other}") == "contest-known"
    assert game.no(game.at(one), f"came 1.1 {one}") == "contest-known"
    table = game.state.table("1.1")
    assert table is not None and table.missing == ((other, since),), "and the five minutes run from the first word"


def test_what_an_older_version_let_stand_and_nobody_can_read_is_not_confirmed_but_said_anew() -> None:
    game = playing()
    table = game.state.table("1.1")
    assert table is not None
    one, other = table.entries
    game.do(game.at(one), f"report 1.1 {RESULT}")
    reported = game.log.pop()
    assert isinstance(reported, e.Reported)
    game.log.append(reported.model_copy(update={"result": "12:4 11:7 7:11"}))
    game.state = reduce(game.rules.apply, game.log, game.rules.blank(game.options, ()))
    assert game.no(game.at(other), "confirm 1.1") == "watten-turnier-impossible"
    game.do(game.at(one), f"report 1.1 {RESULT}")
    game.do(game.at(other), "confirm 1.1")
    table = game.state.table("1.1")
    assert table is not None and (table.status, table.result) == ("done", RESULT)


def test_w8_2_a_bye_is_settled_once_and_within_its_limit() -> None:
    game = playing(5)
    assert game.state.round is not None
    (bye,) = game.state.round.byes
    other = next(number for number in (1, 2, 3, 4, 5) if number != bye.entry)
    assert game.no(LEAD, f"bye 1 {other} 2") == game.no(LEAD, f"bye 2 {bye.entry} 2") == "contest-no-such-bye"
    most = WATTEN.format.bye_most
    assert game.no(LEAD, f"bye 1 {bye.entry} {most + 1}") == "contest-bye-too-much"
    game.lead(f"bye 1 {bye.entry} {most}")
    assert game.no(LEAD, f"bye 1 {bye.entry} {most}") == "contest-known"
    finished(game).lead("seal")
    assert game.no(LEAD, f"bye 1 {bye.entry} 1") == "contest-sealed"


def test_the_clock_says_nothing_before_its_moment() -> None:
    game = playing()
    due = WATTEN.due(game.state)
    assert due is not None
    game.now = due - 1
    assert isinstance(game.try_(NOBODY, TimeUp()), Refused)
    game.now = due
    assert not isinstance(game.try_(NOBODY, TimeUp()), Refused)
    assert game.no(LEAD, "begin") == "contest-no-clock"
    game = teams(4)
    assert game.no(LEAD, "begin") == game.no(LEAD, "redraw") == "contest-not-now"
    assert game.no(LEAD, "draw") == game.no(LEAD, "thaw") == "contest-not-sealed"


# -- what can be pressed, who is awaited, what is told -----------------------------------------------------------------


def test_what_a_seat_can_press_is_what_is_accepted() -> None:
    game = teams(0)
    game.do(Actor(), "enter")
    assert {action.kind for action in WATTEN.legal(game.state, "1b")} == {"leave", "accept", "decline"}
    assert {action.kind for action in WATTEN.legal(game.state, "1a")} == {"leave"}
    game.do(game.at(1, 1), "accept 1")
    game.lead("add 3", "checkin")
    assert {action.kind for action in WATTEN.legal(game.state, "1a")} == {"leave", "here"}
    game.lead("present 1", "present 2", "present 3", "present 4")
    game.draw()
    table = game.state.table("1.1")
    assert table is not None
    one, other = (game.state.entries[number - 1].seats[0] for number in table.entries)
    assert {action.kind for action in WATTEN.legal(game.state, one)} == {"leave", "call"}
    game.do(Actor.at(one), f"report 1.1 {RESULT}")
    assert {action.kind for action in WATTEN.legal(game.state, other)} == {"leave", "call", "confirm", "dispute"}
    assert {action.kind for action in WATTEN.legal(game.state, one)} == {"leave", "call"}


def test_those_are_awaited_whose_word_is_missing() -> None:
    game = teams(4)
    assert WATTEN.waiting_for(game.state) == {OFFICIALS}
    game.draw()
    everybody = {seat for entry in game.state.entries for seat in entry.seats}
    assert WATTEN.waiting_for(game.state) == everybody
    table = game.state.table("1.1")
    assert table is not None
    one, other = (game.state.entries[number - 1].seats for number in table.entries)
    game.do(Actor.at(one[0]), f"report 1.1 {RESULT}")
    assert WATTEN.waiting_for(game.state) == everybody - {*one}
    game.do(Actor.at(other[0]), "dispute 1.1")
    assert WATTEN.waiting_for(game.state) == (everybody - {*one, *other}) | {OFFICIALS}
    finished(game)
    assert WATTEN.waiting_for(game.state) == {OFFICIALS}
    game.lead("close")
    assert WATTEN.waiting_for(game.state) == frozenset()


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (e.Froze(purpose="round", entries=(1, 2, 3)), text("contest-froze", purpose="round", count=3)),
        (e.Froze(purpose="lots", groups=((1, 2), (3, 4))), text("contest-froze", purpose="lots", count=2)),
        (e.Gonged(left=5), text("contest-gonged", left=5)),
        (e.Slowed(tables=("1.1", "1.3")), text("contest-slowed", count=2)),
        (e.Reminded(missing=(4, 5)), text("contest-reminded", count=2)),
        (e.ByeSettled(round=1, entry=3, value=2), text("contest-bye-settled", number=3, value=2)),
        (e.RoundClosed(round=2), text("contest-round-closed", round=2)),
        (
            e.Disputed(table="1.7", by=2, result=""),
            text("contest-disputed-now", table="7", result=text("contest-plain", words="–")),
        ),
    ],
    ids=lambda value: value.kind if hasattr(value, "kind") else "",
)
def test_what_happens_is_told_with_its_numbers(event: e.ContestEvent, words: Text) -> None:
    assert tell(event, Format.worded) == words


class Strict(WattenFormat):
    """A format with a list of offences, but without guidelines and words of its own."""

    offences = ("passive",)


def test_a_format_may_have_a_list_of_offences_and_leave_the_penalty_and_its_words_to_all_contests() -> None:
    game = Played(ContestRules(Strict()), WattenOptions())
    game.lead("add 4", "seal", "draw")
    assert game.rules.format.proposes("passive", 1) is None
    (punished,) = game.do(LEAD, "punish 1 warning passive 1")
    told = game.rules.tell(punished, None)
    assert told is not None and Texts.load([]).say(told, "de") == "Nr. 1: Verwarnung (1)."
