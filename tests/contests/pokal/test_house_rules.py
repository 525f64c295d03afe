"""Rules of the house: proposed, voted on, approved, in force, and every match by the version it began with."""

import random
from dataclasses import replace

import pytest

from bot.contests.pokal import POKAL
from bot.contests.pokal.actions import ProposeRule
from bot.contests.pokal.amending import PATIENCE
from bot.contests.pokal.model import HOUSES, NAMES, PokalOptions
from bot.contests.pokal.notation import read, write
from bot.contests.pokal.rulebook import BOOK, OF_THE_MATCH, SETTINGS, Rulebook, limits, with_value, written
from bot.contests.pokal.rules_page import history, rules_lines, rules_rows
from bot.contests.pokal.standings import houses_of, table
from bot.contests.pokal.tables import table as game_of
from bot.engine.seats import Actor
from bot.games.quidditch.model import QuidditchOptions
from bot.texts import Texts
from tests.contests.pokal.season import DAY, HEAD, HOUR, HOUSE, OK, START, WHISTLE, Season

COMMITTEE: dict[str, Actor] = {house: replace(OK, houses=frozenset({house})) for house in HOUSES}


def opened() -> Season:
    """Open a season whose windows are not published."""
    return Season()


def windows(season: Season, half: str) -> list[str]:
    count = {"hin": 6, "rueck": 6, "finale": 2}[half]
    today = 719_163 + season.now // DAY
    return season.do(OK, f"windows {half} " + " ".join([str(today + 30)] * count))


def vote(season: Season, number: int, **votes: str) -> None:
    for house, word in votes.items():
        season.do(COMMITTEE[house], f"{word} {number}")


def decided(season: Season, move: str, *, approve: bool = True) -> int:
    """Bring a change through everything; return its number."""
    season.do(COMMITTEE["G"], move)
    number = len(season.state.motions)
    vote(season, number, G="yes", H="yes", R="yes")
    if approve:
        season.do(HEAD, f"approve {number}")
    return number


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


# -- the clock and the page --------------------------------------------------------------------------------------------


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


def test_9_2_the_page_lists_every_version_with_date_changes_and_who_approved() -> None:
    season = opened()
    decided(season, "rule bonus 150")
    windows(season, "hin")
    for value in range(31, 41):
        decided(season, f"case stille {value} Versuch")
    season.do(COMMITTEE["H"], "rule rounds 12")
    said = [str(line) for line in rules_lines(season.state, 1)]
    assert any("pokal-rules-motion" in line for line in said)
    pages = [rules_lines(season.state, page) for page in range(1, len(history(season.state)) + 1)]
    shown = [line for page in pages for line in page]
    numbers = [dict(line.args)["number"] for line in shown if line.id == "pokal-rules-edition"]
    assert numbers == list(range(13, 2, -1))
    assert [line.id for line in shown].count("pokal-rules-first") == 1
    changes = [dict(line.args) for line in shown if line.id == "pokal-rules-line"]
    assert len(changes) == 11 and all(str(START // 1000) in str(one["when"]) for one in changes)


def test_9_2_no_page_is_longer_than_a_message_whatever_people_write() -> None:
    texts = Texts.load([POKAL.folder])
    season = opened()
    for number in range(8):
        decided(season, f"rule - - {str(number) * 400}")
    windows(season, "hin")
    for number in range(8):
        decided(season, f"case - - {'x' * 390} {number}")
    for number in range(10):
        season.do(COMMITTEE["H"], f"rule - - {'y' * 390} {number}")
    count = len(history(season.state))
    assert count > 3
    for page in range(1, count + 1):
        said = "\n".join(texts.say(line, "de", str) for line in rules_lines(season.state, page))
        assert len(said) < 3900, page
        rows = [row for row in rules_rows(season.state, page) if isinstance(row, tuple)]
        moves = [button.move for row in rows for button in row]
        assert (f">regeln.{page + 1}" in moves) == (page < count)
    heads = [line.id for page in history(season.state) for line in page]
    assert heads.count("pokal-rules-edition") == 9 and heads.count("pokal-rules-line") == 16


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


def test_a_proposal_is_written_and_read_again() -> None:
    for action in (
        ProposeRule(setting="bonus", value="150", words="Mehr Freude"),
        ProposeRule(setting="stille", value="60", case=True),
        ProposeRule(setting="-", value="-", case=True, words="Bei Regen wird gespielt"),
    ):
        assert read(write(action)) == action
