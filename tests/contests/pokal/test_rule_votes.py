"""Rules of the house are proposed, voted on and approved (Q11.5, Q14.7)."""

from dataclasses import replace

import pytest

from bot.contests.pokal.actions import ProposeRule
from bot.contests.pokal.amending import PATIENCE
from bot.contests.pokal.model import PokalOptions
from bot.contests.pokal.notation import read, write
from bot.contests.pokal.rulebook import BOOK, OF_THE_MATCH, SETTINGS, Rulebook, limits, with_value, written
from bot.contests.pokal.tables import table as game_of
from bot.engine.seats import Actor
from bot.games.quidditch.model import QuidditchOptions
from tests.contests.pokal.committee import COMMITTEE, decided, opened, vote, windows
from tests.contests.pokal.season import DAY, HEAD, OK, WHISTLE, Season

# -- who decides -------------------------------------------------------------------------------------------------------


def test_q14_7_three_of_four_carry_a_change_and_the_schulleitung_approves() -> None:
    season = opened()
    assert season.do(COMMITTEE["G"], "rule bonus 150") == ["rule-proposed"]
    assert season.do(COMMITTEE["G"], "yes 1") == ["rule-voted"]
    assert season.do(COMMITTEE["H"], "yes 1") == ["rule-voted"]
    assert season.no(HEAD, "approve 1") == "pokal-rule-still-voting"
    assert season.do(COMMITTEE["S"], "no 1") == ["rule-voted"]
    assert season.do(COMMITTEE["R"], "yes 1") == ["rule-voted", "rule-decided"]
    assert season.state.motions[0].status == "approval"
    assert season.no(COMMITTEE["S"], "yes 1") == "pokal-rule-decided"
    assert season.do(HEAD, "approve 1") == ["rule-approved"]
    assert season.no(HEAD, "approve 1") == "pokal-rule-decided"
    assert season.state.waiting[0].votes == (("G", True), ("H", True), ("R", True), ("S", False))
    assert season.state.edition == BOOK  # not before the half begins
    season.check()


def test_q14_7_two_against_two_fails() -> None:
    season = opened()
    season.do(COMMITTEE["G"], "rule bonus 150")
    vote(season, 1, G="yes", H="yes", R="no")
    assert season.do(COMMITTEE["S"], "no 1") == ["rule-voted", "rule-decided"]
    assert season.state.motions[0].status == "failed"
    assert season.no(HEAD, "approve 1") == "pokal-rule-decided"


def test_q14_7_a_vote_may_be_changed_until_it_is_decided_and_a_house_has_one() -> None:
    season = opened()
    season.do(COMMITTEE["G"], "rule bonus 150")
    season.do(COMMITTEE["H"], "no 1")
    assert season.no(COMMITTEE["H"], "no 1") == "pokal-vote-same"
    season.do(COMMITTEE["H"], "yes 1")  # somebody else of the same house, or the same person
    assert season.state.motions[0].votes == (("H", True),)
    season.do(COMMITTEE["H"], "no 1")
    season.do(COMMITTEE["H"], "yes 1")
    season.do(COMMITTEE["G"], "yes 1")
    assert season.state.motions[0].open  # four presses of one house are one vote
    assert season.do(COMMITTEE["S"], "yes 1") == ["rule-voted", "rule-decided"]


@pytest.mark.parametrize(
    ("actor", "why"),
    [
        (Actor(ranks=frozenset({"admin"}), houses=frozenset({"G"})), "pokal-rule-only-ok"),
        (Actor(ranks=frozenset({"director"}), houses=frozenset({"G"})), "pokal-rule-only-ok"),
        (replace(WHISTLE, houses=frozenset({"G"})), "pokal-rule-only-ok"),
        (OK, "pokal-vote-no-house"),
        (replace(OK, houses=frozenset("GH")), "pokal-vote-two-houses"),
    ],
)
def test_q14_7_who_votes_is_of_the_ok_and_of_one_house(actor: Actor, why: str) -> None:
    season = opened()
    season.do(COMMITTEE["G"], "rule bonus 150")
    for move in ("yes 1", "no 1", "withdraw 1", "rule bonus 160"):
        assert season.no(actor, move) == why


@pytest.mark.parametrize("actor", [OK, COMMITTEE["G"], WHISTLE, Actor(ranks=frozenset({"admin"}))])
def test_q11_5_only_the_schulleitung_approves(actor: Actor) -> None:
    season = opened()
    decided(season, "rule bonus 150", approve=False)
    assert season.no(actor, "approve 1") == "pokal-rule-only-director"
    assert season.no(actor, "reject 1 Nein") == "pokal-rule-only-director"
    season.do(HEAD, "reject 1 Zu viel des Guten")
    assert (season.state.motions[0].status, season.state.motions[0].reason) == ("rejected", "Zu viel des Guten")
    windows(season, "hin")
    assert season.state.edition == BOOK


def test_a_proposal_is_withdrawn_by_its_house_alone_while_it_is_voted_on() -> None:
    season = opened()
    season.do(COMMITTEE["G"], "rule bonus 150")
    assert season.no(COMMITTEE["H"], "withdraw 1") == "pokal-rule-not-yours"
    season.do(COMMITTEE["G"], "withdraw 1")
    assert season.no(COMMITTEE["H"], "yes 1") == "pokal-rule-decided"
    assert season.no(COMMITTEE["H"], "yes 7") == "pokal-rule-unknown"


# -- what can be proposed ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("rule bonus 1001", "pokal-rule-value"),
        ("rule bonus -1", "pokal-rule-value"),
        ("rule bonus zehn", "pokal-rule-value"),
        ("rule bonus ١٥", "pokal-rule-value"),
        ("rule zehn_sekunden 61", "pokal-rule-value"),
        ("rule geschwaetz aus", "pokal-rule-value"),
        ("rule xp 9-9-9", "pokal-rule-value"),
        ("rule bonus 100", "pokal-rule-same"),
        ("rule house 1", "pokal-rule-what"),
        ("rule - -", "pokal-rule-what"),
        ("rule - 5 Worte", "pokal-rule-what"),
        ("case bonus 150 Fiel auf", "pokal-rule-regulated"),
        ("case rounds 12", "pokal-rule-regulated"),
    ],
)
def test_nonsense_is_refused_with_its_reason(move: str, why: str) -> None:
    assert opened().no(COMMITTEE["G"], move) == why


def test_the_same_is_not_proposed_twice_nor_what_is_decided_already() -> None:
    season = opened()
    season.do(COMMITTEE["G"], "rule bonus 150")
    assert season.no(COMMITTEE["G"], "rule bonus 150") == "pokal-rule-twice"
    vote(season, 1, G="yes", H="yes", R="yes")
    season.do(HEAD, "approve 1")
    assert season.no(COMMITTEE["H"], "rule bonus 150") == "pokal-rule-same"
    season.do(COMMITTEE["H"], "rule bonus 100")  # back again is a change


def test_every_setting_of_the_rule_book_is_what_the_game_has_by_itself() -> None:
    game = QuidditchOptions()
    for name in OF_THE_MATCH:
        own = getattr(game, name)
        expected = "-".join(map(str, own)) if isinstance(own, tuple) else str(own)
        assert written(BOOK.rules, name) == expected, name
    assert set(SETTINGS) == set(Rulebook.model_fields)
    fixed = {"houses", "art", "schiri", "fassung"}
    assert set(QuidditchOptions.model_fields) - fixed == set(OF_THE_MATCH)  # nothing the game can vary is forgotten


def test_every_value_that_may_be_proposed_is_one_the_game_can_be_played_with() -> None:
    for name, setting in SETTINGS.items():
        least, most = limits(name)
        values = least.split(", ") if setting.kind in ("gifts", "talk") else [least, most]
        for value in values:
            rules = with_value(BOOK.rules, name, value)
            assert rules is not None, (name, value)
            season = Season(options=PokalOptions(editions=(BOOK.model_copy(update={"rules": rules}),)))
            windows(season, "hin")
            season.do(OK, "open h1")
            game = game_of(season.state, "h1.1")
            assert game is not None
            if name in OF_THE_MATCH:
                own = getattr(game.options, name)
                assert ("-".join(map(str, own)) if isinstance(own, tuple) else str(own)) == value


# -- the clock, the notation -------------------------------------------------------------------------------------------


def test_those_who_have_not_decided_are_reminded_twice_and_not_again() -> None:
    season = opened()
    season.do(COMMITTEE["G"], "rule bonus 150")
    season.wait(PATIENCE[0] - 1)
    assert season.state.motions[0].reminded == 0
    season.wait(1)
    assert season.state.motions[0].reminded == 1
    season.wait(30 * DAY)
    assert [event.kind for event in season.log].count("rule-reminded") == 2
    vote(season, 1, G="yes", H="yes", R="yes")
    season.now += 30 * DAY  # the bot was away: one reminder, not two
    season.wait(0)
    assert [event.kind for event in season.log].count("rule-reminded") == 3
    season.do(HEAD, "approve 1")
    season.wait(30 * DAY)
    assert [event.kind for event in season.log].count("rule-reminded") == 3


def test_a_proposal_is_written_and_read_again() -> None:
    for action in (
        ProposeRule(setting="bonus", value="150", words="Mehr Freude"),
        ProposeRule(setting="stille", value="60", case=True),
        ProposeRule(setting="-", value="-", case=True, words="Bei Regen wird gespielt"),
    ):
        assert read(write(action)) == action
