"""What the pages of a season count: matches that were played, windows, who may look after a house."""

from bot.contests.pokal.pictures import Show
from bot.contests.pokal.standings import houses_of
from bot.engine.text import Text
from tests.contests.pokal.season import HEAD, OK, Season


def plain(words: Text) -> str:
    return f"{words.id} {dict(words.args)}"


def test_q14_3_a_plan_counts_the_matches_that_were_played() -> None:
    season = Season().publish()
    season.play("h1", "3:1")
    season.play("h2", "1:1")
    picture = Show(season.rules.view(season.state, None), plain).fixtures()
    assert [half.note for half in picture.halves] == [
        "pokal-half-note {'played': 2, 'all': 6}",
        "pokal-half-note {'played': 0, 'all': 6}",
    ]


def test_q14_1_what_was_entered_by_hand_is_annulled_like_any_other_and_nothing_else_is() -> None:
    season = Season().publish()
    assert season.no(OK, "annul h1 Nebel") == "pokal-not-played"
    season.do(OK, "enter h1 3:1 - 0:0 ende Zettel")
    assert season.no(HEAD, "annul h1 Nebel") == "pokal-only-ok"
    season.do(OK, "annul h1 Nebel")
    assert season.state.known("h1").result is None
    assert houses_of(season.state, season.state.known("h1")) is not None


def test_q14_6_only_somebody_who_has_a_part_is_named_by_a_seat() -> None:
    season = Season().publish()
    for seat in ("x", "0", "1", "99", "²"):
        assert season.no(OK, f"name G {seat}") == "pokal-unreadable"
    season.do(OK, "name G +")
    assert season.no(OK, "name G 2") == "pokal-unreadable"
    season.do(OK, "name S 1")
    assert season.no(OK, "name S 1") == "pokal-named-already"
