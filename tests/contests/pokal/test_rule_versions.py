"""When a change of the rules counts, and every match by the version it began with (Q11.5, Q14.7)."""

import random

from bot.contests.pokal.model import HOUSES, NAMES, PokalOptions
from bot.contests.pokal.rulebook import BOOK
from bot.contests.pokal.standings import houses_of, table
from bot.contests.pokal.tables import table as game_of
from bot.games.quidditch.model import QuidditchOptions
from tests.contests.pokal.committee import COMMITTEE, decided, opened, vote, windows
from tests.contests.pokal.season import DAY, HEAD, HOUR, HOUSE, OK, Season

# -- when it counts ----------------------------------------------------------------------------------------------------


def test_q14_7_a_change_counts_from_the_next_half_which_begins_when_its_windows_are_published() -> None:
    season = opened()
    decided(season, "rule bonus 150")
    assert windows(season, "hin") == ["windows-published", "rules-amended"]
    assert (season.state.edition.number, season.state.edition.rules.bonus) == (3, 150)
    decided(season, "rule rounds 12")
    assert windows(season, "hin") == ["windows-published"]  # published again: the half has begun before
    assert season.state.edition.number == 3
    decided(season, "rule stille 45")
    assert windows(season, "rueck") == ["windows-published", "rules-amended"]
    edition = season.state.edition
    assert (edition.number, edition.rules.rounds, edition.rules.stille, edition.rules.bonus) == (4, 12, 45, 150)
    assert [change.setting for change in edition.changes] == ["rounds", "stille"]
    decided(season, "rule bonus 200")
    assert windows(season, "finale") == ["windows-published"]  # between Rückrunde and finals nothing of the kind
    assert (season.state.edition.number, season.state.edition.rules.bonus) == (4, 150)
    assert [change.value for change in season.state.waiting] == ["200"]
    season.check()


def test_q14_7_an_open_case_counts_at_once_also_between_rueckrunde_and_finals() -> None:
    season = opened().publish()
    season.do(COMMITTEE["S"], "case - - Fällt der Server aus, wird die Teilrunde wiederholt.")
    vote(season, 1, S="yes", H="yes", R="yes")
    assert season.do(HEAD, "approve 1") == ["rule-approved", "rules-amended"]
    assert season.state.edition.number == 3 and season.state.edition.rules == BOOK.rules
    assert season.state.motions[0].status == "force" and not season.state.waiting
    decided(season, "case stille 60 Das Regelbuch sagt nichts dazu")
    assert (season.state.edition.number, season.state.edition.rules.stille) == (4, 60)
    season.check()


def test_q11_5_what_waits_at_the_end_of_a_season_goes_into_the_next_with_all_versions() -> None:
    season = opened()
    decided(season, "rule tor 20")
    season.publish()
    decided(season, "rule schnatz 80")
    season.do(OK, "close Ferien")
    last = season.state
    after = Season(options=PokalOptions(editions=last.editions, waiting=last.waiting))
    assert after.state.edition.rules.tor == 20
    assert windows(after, "hin") == ["windows-published", "rules-amended"]
    assert (after.state.edition.number, after.state.edition.rules.schnatz) == (4, 80)
    assert [edition.number for edition in after.state.editions] == [2, 3, 4]
    stored = PokalOptions.model_validate_json(after.options.model_dump_json())
    assert stored == after.options  # as the store keeps it


# -- matches keep their version ----------------------------------------------------------------------------------------


def test_q11_5_a_match_keeps_the_version_it_started_with_and_its_result_is_worked_out_by_it() -> None:
    season = opened()
    windows(season, "hin")
    season.play("h1", "3:1")  # 130 : 10
    decided(season, "rule bonus 500")
    decided(season, "rule tor 20")
    season.do(HOUSE, "kickoff h2.1 RH 2")  # still of the first version
    windows(season, "rueck")
    assert season.state.edition.number == 3
    assert season.state.known("h1").total == (130, 10)
    season.do(HOUSE, f"feed h2.1 30:10 - 3:1 0:0 ende {season.now} 2")
    assert season.state.known("h2").total == (130, 10)
    season.do(HOUSE, "kickoff r1.1 SG 3")
    season.do(HOUSE, f"feed r1.1 60:20 - 3:1 0:0 ende {season.now} 3")
    for name in ("h2", "r1"):
        season.post(name)
    assert season.state.known("r1").total == (560, 20)
    season.do(OK, "enter h1 4:1 - 0:0 ende Verzählt")  # corrected by the rules of its day
    assert season.state.known("h1").total == (140, 10)
    season.do(OK, "enter h3 1:0 - 0:0 ende Im alten Chat")  # begins now: by the rules of now
    assert (season.state.known("h3").total, season.state.known("h3").version) == ((520, 0), 3)
    assert [season.state.known(name).version for name in ("h1", "h2", "r1")] == [2, 2, 3]
    points = {row.house: row.points for row in table(season.state).rows}
    assert points == {"G": 140 + 20, "S": 10 + 560, "R": 130 + 520, "H": 10}
    season.wait(49 * HOUR)
    assert season.state.accounts == points


def test_q11_5_a_line_up_has_the_settings_of_the_version_in_force_and_names_it() -> None:
    season = opened()
    for change in ("rounds 12", "zehn_sekunden 15", "xp 2-2-1", "geschwaetz automatisch", "schnatz 30"):
        decided(season, f"rule {change}")
    windows(season, "hin")
    season.do(OK, "open h1")
    game = game_of(season.state, "h1.1")
    assert game is not None and isinstance(game.options, QuidditchOptions)
    options = game.options
    assert (options.rounds, options.zehn_sekunden, options.xp, options.geschwaetz) == (12, 15, (2, 2, 1), "automatisch")
    assert (options.schnatz, options.fassung, options.schiri, options.art) == (30, 3, "mensch", "pokal")
    decided(season, "case stille 77 Zu schnell")
    again = game_of(season.state, "h1.1")
    assert again is not None and again.options == options  # the line-up stands: nothing changes under it


def test_q14_1_a_match_that_is_annulled_is_played_anew_by_the_rules_of_its_new_day() -> None:
    season = opened()
    windows(season, "hin")
    season.play("h1", "3:1")
    decided(season, "rule bonus 500")
    windows(season, "rueck")
    season.do(OK, "annul h1 Nebel")
    assert season.state.known("h1").version == 0
    season.do(HOUSE, "kickoff h1.2 GS 3")
    season.do(HOUSE, f"feed h1.2 30:10 - 3:1 0:0 ende {season.now} 3")
    assert season.state.known("h1").total == (530, 10)


def test_q14_5_a_final_that_goes_on_keeps_the_version_it_began_with() -> None:
    season = opened().publish()
    season.all_twelve({name: ("9:0" if number % 2 else "0:5") for number, name in enumerate(NAMES[:12])})
    if season.state.lot is not None:
        season.wait(40_000)
    name = "f" if houses_of(season.state, season.state.known("f")) else "d"
    season.do(OK, f"open {name}")
    season.play(name, "2:2")
    assert season.state.known(name).extension and season.state.known(name).version == 2
    decided(season, "case stille 77 Zu schnell")
    assert season.state.edition.number == 3
    season.do(OK, f"open {name}")
    game = game_of(season.state, season.state.known(name).table)
    assert game is not None and isinstance(game.options, QuidditchOptions)
    assert (game.options.fassung, game.options.stille, game.options.rounds) == (2, 30, 2)


def test_q11_3_credit_and_season_points_follow_the_rules() -> None:
    season = opened()
    decided(season, "rule gutschrift 12")
    decided(season, "rule platz1 2000")
    season.publish()
    season.play("h1", "3:1")
    season.wait(12 * HOUR - 1)
    assert not season.state.known("h1").settled
    season.wait(1)
    assert season.state.known("h1").settled
    for name in NAMES[1:12]:
        season.play(name, "2:1" if name[0] == "h" else "4:0")
    season.wait(DAY)
    for name in ("d", "p", "f"):
        if houses_of(season.state, season.state.known(name)):
            season.play(name, "3:1")
    season.wait(DAY)
    assert season.state.over
    (booked,) = [one for one in season.state.ledger if one.why == "season"]
    assert sorted((points for _, points in booked.points), reverse=True) == [2000, 750, 500, 250]


def test_q11_5_at_random_every_match_has_the_version_in_force_when_it_began() -> None:
    versions = 0
    for seed in range(60):
        dice, season = random.Random(seed), opened()
        season.publish() if dice.random() < 0.5 else windows(season, "hin")
        in_force: dict[str, int] = {}
        for _ in range(60):
            what = dice.random()
            played = [one for one in season.state.matches if one.begun]
            open_now = [one for one in season.state.twelve if not one.begun]
            if what < 0.25:
                setting = dice.choice(("bonus", "tor", "stille", "gutschrift", "platz4"))
                head = "case" if setting == "stille" and dice.random() < 0.7 else "rule"
                season.answer(COMMITTEE[dice.choice(HOUSES)], f"{head} {setting} {dice.randrange(20, 200)} Grund")
            elif what < 0.6 and season.state.motions:
                number = dice.randrange(len(season.state.motions)) + 1
                for house in dice.sample(HOUSES, dice.randrange(1, 5)):
                    season.answer(COMMITTEE[house], f"{'no' if dice.random() < 0.1 else 'yes'} {number}")
                season.answer(HEAD, dice.choice((f"approve {number}", f"approve {number}", f"reject {number} Nein")))
            elif what < 0.65 and "rueck" not in season.state.published:
                windows(season, "rueck")
            elif what < 0.7 and played:
                name = dice.choice(played).name
                season.answer(OK, f"annul {name} Grund")
                in_force.pop(name, None)
            elif open_now:
                match = dice.choice(open_now)
                if match.name[0] == "r" and "rueck" not in season.state.published:
                    continue
                in_force[match.name] = season.state.edition.number
                if dice.random() < 0.5:
                    season.do(HOUSE, f"kickoff {match.table} {''.join(match.houses or ())} {in_force[match.name]}")
                else:
                    goals = f"{dice.randrange(9)}:{dice.randrange(9)}"
                    season.do(OK, f"enter {match.name} {goals} - 0:0 ende Grund")
            season.wait(dice.choice((0, HOUR, 3 * DAY)))
            must_agree(season, in_force)
        versions += len(season.state.editions) - 1
    assert versions > 40  # it was about something


def must_agree(season: Season, in_force: dict[str, int]) -> None:
    """Compare with what a bookkeeper has noted: version, bonus, goals, and the accounts."""
    bonus = {edition.number: (edition.rules.bonus, edition.rules.tor) for edition in season.state.editions}
    numbers = [edition.number for edition in season.state.editions]
    assert numbers == list(range(2, 2 + len(numbers)))
    for name, number in in_force.items():
        match = season.state.known(name)
        assert match.version == number
        if match.result is None or match.total is None:
            continue
        extra, goal = bonus[number]
        one, other = (goal * goals for goals in match.result.goals)
        assert match.total == (one + extra * (one > other), other + extra * (other > one))
        if match.settled:
            assert match.credited == match.total
