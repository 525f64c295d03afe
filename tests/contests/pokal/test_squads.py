"""Squads: who plays for a house this season, by its role or by a list; and who has left the server."""

from dataclasses import replace

from bot.contests.pokal.calendar import day_of, days_of
from bot.contests.pokal.events import MatchReminded
from bot.contests.pokal.letters import letters
from bot.contests.pokal.model import SQUAD
from bot.engine.seats import Actor
from tests.contests.pokal.season import HOUSE, OK, WHISTLE, Season

LION = Actor(houses=frozenset("G"))
BOSS = Actor(seat="1", houses=frozenset("G"))


def managed() -> Season:
    """Open a season in which seat 1 looks after Gryffindor."""
    season = Season().publish()
    season.do(OK, "name G +")
    return season


def free(season: Season, side: int = 0) -> set[str]:
    match = season.state.known("h1")
    days = days_of(season.state, match, ("G", "S"), day_of(season.now))
    return {seat for day in days for seat in day.players[side]}


def test_a_list_is_kept_by_who_looks_after_the_house_or_the_ok() -> None:
    season = managed()
    assert season.do(BOSS, "squad G 1 + +") == ["enlisted", "joined", "enlisted", "joined", "enlisted"]
    assert season.state.squad_of("G") == ("1", "2", "3")
    assert season.no(LION, "squad G +") == "pokal-only-squad"
    assert season.no(BOSS, "squad S +") == "pokal-only-squad"
    assert season.do(OK, "squad S + +") == ["joined", "enlisted"] * 2
    assert season.no(OK, "squad S 2") == "pokal-squad-other"
    assert season.no(BOSS, "squad G 1 2") == "pokal-squad-already"
    assert season.do(BOSS, "unsquad G 2 99") == ["enlisted"]
    assert season.no(BOSS, "unsquad G 2") == "pokal-squad-not-in"
    assert season.no(BOSS, "squad G 77") == "pokal-unreadable"
    season.check()


def test_a_list_has_room_for_so_many_and_can_be_dropped() -> None:
    season = managed()
    season.do(OK, "squad G" + " +" * SQUAD)
    assert season.no(OK, "squad G +") == "pokal-squad-full"
    assert season.do(OK, "unsquad G") == ["enlisted"] * SQUAD
    assert season.state.squads == ()
    assert season.no(OK, "unsquad G") == "pokal-squad-none"


def test_q14_6_days_are_marked_by_who_is_of_the_squad_and_count_only_while_he_is() -> None:
    season = managed()
    season.do(LION, "mark h1 G 3")
    assert free(season) == {"2"}, "without a list the colours decide"
    season.do(BOSS, "squad G 1")
    assert free(season) == set(), "who is not on the list is not counted any more"
    assert season.no(replace(LION, seat="2"), "mark h1 G 3") == "pokal-not-in-squad"
    assert season.no(LION, "mark h1 G 3") == "pokal-not-in-squad"
    season.do(Actor(seat="1"), "mark h1 G 1")
    assert free(season) == {"1"}, "on the list nobody asks for colours"
    season.do(BOSS, "unsquad G")
    assert free(season) == {"1", "2"}
    assert season.no(Actor(seat="1"), "mark h1 G 1") == "pokal-not-your-match"


def test_who_is_on_the_list_is_reminded_though_he_has_not_answered() -> None:
    season = managed()
    season.do(BOSS, "squad G + +")
    season.do(Actor(seat="3"), "mark h1 G 0")
    (letter,) = letters(season.state, MatchReminded(match="h1", which=1))
    assert set(letter.seats) == {"1", "2"}, "the Verantwortliche and who said nothing; not who cannot come"


def test_who_leaves_the_server_looks_after_nothing_any_more() -> None:
    season = managed()
    season.do(OK, "squad G 1")
    season.do(BOSS, "mark h1 G ff")
    season.do(replace(WHISTLE, seat="1"), "whistle h1")
    assert season.no(OK, "gone 1") == "pokal-only-house-itself"
    assert season.do(HOUSE, "gone 1") == ["gone"]
    state = season.state
    assert (state.managers, state.squads, state.marks, state.known("h1").referee) == ((), (), (), None)
    assert season.no(HOUSE, "gone 1") == "pokal-nothing-new"
    season.check()


def test_who_has_whistled_a_match_that_is_played_stays_its_referee() -> None:
    season = Season().publish()
    season.do(WHISTLE, "whistle h1")
    season.play("h1", "2:1")
    assert season.no(HOUSE, "gone 1") == "pokal-nothing-new"
    assert season.state.known("h1").referee == "1"
