"""Small things nobody looks at until they are wrong: who may move up, own goals in the report, numbers of draws."""

from datetime import UTC, datetime

from bot.engine.chance import Draw
from bot.engine.log import Begun, Entry
from bot.engine.seats import OFFICIALS
from bot.games.quidditch import GAME
from bot.games.quidditch.draw import ReportPlayer
from bot.games.quidditch.report import log_lines
from tests.every_game import Spoken
from tests.games.quidditch.stage import RULES, Stage, spoken
from tests.playing import moves

NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)


def test_q7_2_only_jaeger_and_treiber_of_the_same_house_are_offered_to_move_up() -> None:
    stage = Stage().kick_off().line_up("GJäger1", SJäger1="M", SJäger3="S", STreiber1="M").quaffel(3)
    stage.referee("fehlt SHüter")
    stage.clock_rings()
    page = GAME.screen(RULES.view(stage.state, OFFICIALS), Spoken("de"), "wechsel")
    offered = {move for move in moves(page) if move.startswith("aufrücken")}
    able = ("SJäger1", "SJäger2", "SJäger3", "STreiber1", "STreiber2")
    assert offered == {f"aufrücken {seat}>SHüter" for seat in able}


def test_an_own_goal_stands_in_the_report_as_one() -> None:
    stage = Stage(rounds=1).kick_off().line_up("GJäger1", GJäger2="G", SJäger1="M").quaffel(1)
    stage.plays("GJäger1", "Torwurf", 6, 6)
    stage.plays("GHüter", "Halten", 1, 1)
    stage.finish_round()
    picture = GAME.screen(RULES.view(stage.state, None), Spoken("de"), "bericht").picture
    assert picture is not None
    players: dict[str, ReportPlayer] = {one.seat: one for team in picture.data.teams for one in team.players}
    assert {seat: (one.goals, one.own_goals, one.saves) for seat, one in players.items()} == {"Jäger1": (0, 1, 0)}


def test_the_number_of_a_draw_stands_behind_its_roll_and_nothing_else() -> None:
    stage = Stage().kick_off()
    facts = list(enumerate(stage.facts, 1))
    rolls = [seq for seq, fact in facts if fact.kind == "gewuerfelt"]
    assert len(rolls) == 2
    draws = {rolls[0] - 1: 7, rolls[1]: 8}  # the first one was drawn by an action that began with something else
    entries = [Entry(0, NOON, Begun(seats=stage.state.seats))]
    for seq, fact in facts:
        drawn = (Draw(n=draws[seq], nonce="7", ask="2w6", got=(6, 6)),) if seq in draws else ()
        entries.append(Entry(seq, NOON, fact, draws=drawn))
    numbered = [line.partition(" ")[2] for line in list(log_lines(entries, spoken))[1:] if "[Wurf" in line]
    assert [(line.partition(" ")[0], line[-8:]) for line in numbered] == [
        (f"#{rolls[0]}", "[Wurf 7]"),
        (f"#{rolls[1]}", "[Wurf 8]"),
    ]


def test_q3_9_somebody_who_is_away_is_not_told_that_his_position_stands_already() -> None:
    stage = Stage().kick_off()
    stage.referee("schritt runde")
    stage.referee("besitz GJäger1")
    stage.referee("schritt pos-jaeger")
    assert stage.valid(stage.says("SJäger1", "M"))
    assert stage.refused("SJäger1", "S") == "position-schon"
    stage.referee("fehlt SJäger3")
    stage.clock_rings()
    stage.referee("schritt fortsetzen")
    assert stage.refused("SJäger3", "M") == "nicht-dran"


def test_only_what_names_all_it_is_about_means_the_same_at_any_step() -> None:
    stays = """>page;'XP;'XP GJäger1 2;kapitän GHüter;wechsel GHüter>-: Bus;wechsel;ja ende;nein ende;fehlt GHüter;
    ausschluss GHüter: laut;würfelbetrug GHüter;bescheid G jetzt;aufrücken GJäger1>GHüter;
    stelle GJäger1 M;besitz GJäger1"""
    passes = """2w6;"Halten;'Aufheben;'GJäger1;schritt ende;gilt;gilt nicht;aus;
    versäumt;wiederholen;zurück;bereit;verzicht"""
    assert all(GAME.manners.timeless(move.strip()) for move in stays.split(";"))
    assert not any(GAME.manners.timeless(move.strip()) for move in passes.split(";"))


def test_q7_1_people_move_by_a_substitution_and_by_nothing_else() -> None:
    stage = Stage().kick_off()
    stage.presses("GHüter", "wechsel GJäger2>- +>GJäger2: Knie")
    stage.referee("bescheid G jetzt")
    moved = [RULES.moved(fact) for fact in stage.facts]
    assert [tuple(changes) for changes in moved if changes] == [(("GJäger2", "-"), ("+", "GJäger2"))]
