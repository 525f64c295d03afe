"""The referees' desk: everything at a glance, everything within two presses, nothing final without a question."""

from bot.engine.model import Refused
from bot.engine.screen import Button, Menu, Screen
from bot.engine.seats import OFFICIALS
from bot.games.quidditch import GAME
from tests.games.quidditch.stage import RULES, THREE, Stage, spoken
from tests.games.quidditch.test_secrecy import Voice
from tests.playing import moves


def desk(stage: Stage, page: str = "") -> Screen:
    return GAME.screen(RULES.view(stage.state, OFFICIALS), Voice(), page)


def lines(screen: Screen) -> list[str]:
    return [spoken(line) for line in screen.lines]


def buttons(screen: Screen) -> dict[str, Button]:
    return {spoken(one.label): one for row in screen.rows if not isinstance(row, Menu) for one in row}


def presses(screen: Screen) -> set[str]:
    """All moves and pages a screen offers."""
    found = {one.move for one in buttons(screen).values()}
    return found | {choice.move for row in screen.rows if isinstance(row, Menu) for choice in row.choices}


def shot() -> Stage:
    """A Torwurf that waits for the Hüter; the shooter has two points."""
    stage = Stage(art="pokal").kick_off(xp=("GJäger1 2, GHüter 1, GTreiber1 1", "SHüter 2, SJäger1 1, STreiber1 1"))
    stage.line_up("GJäger1", GJäger2="S", SJäger1="M", GTreiber1="M", STreiber1="M").quaffel(3)
    assert stage.valid(stage.says("GJäger1", "Fliegen M-S"))
    stage.plays("GJäger1", "Torwurf", 6, 5)
    return stage


def test_the_desk_shows_score_round_phase_balls_thirds_and_who_is_asked() -> None:
    stage = shot()
    said = lines(desk(stage))
    assert said[0] == "**Runde 1 von 10 · Jäger und Hüter**"
    assert "Quaffel: **GJäger1⁺²** in S" in said
    assert "**S** · GJäger1⁺², GJäger2, SHüter⁺²" in said
    assert "**M** · GTreiber1⁺¹, SJäger1⁺¹, STreiber1⁺¹" in said
    assert "Dran: **SHüter**" in said
    until = (stage.now + 12_000) // 1000
    assert f"▸ GJäger1 `Torwurf` · 6, 5 = 11+2 · antworten kann **SHüter** <t:{until}:R>" in said


def test_a_kampfwurf_is_told_as_roll_and_experience_against_roll_and_experience() -> None:
    stage = shot()
    stage.plays("SHüter", "Halten", 4, 4)
    assert any(line.endswith("Summe 8 · Kampfwurf 11+2 : 8+2") for line in stage.heard(OFFICIALS))
    assert not any("Kampfwurf" in line for line in stage.heard()), "players work it out themselves"


def test_a_tied_kampfwurf_says_which_number_decided() -> None:
    stage = Stage().kick_off().line_up("GJäger1", SJäger1="M").quaffel(1)
    stage.says("GJäger1", "Fliegen G-M")
    stage.plays("SJäger1", "Angriff GJäger1", 3, 5)
    stage.rolls("GJäger1", 4, 4)
    assert any(line.endswith("Kampfwurf 8+0 : 8+0, erste Zahl 3 : 4") for line in stage.heard())


def test_an_ew_says_what_was_needed_and_whether_it_was_reached() -> None:
    stage = Stage().kick_off(xp=("GJäger1 2, GHüter 1, GJäger2 1",))
    stage.line_up("GJäger1", GJäger2="M", SJäger1="M").quaffel(3)
    stage.plays("GJäger1", "Pass GJäger2", 1)
    assert any(line.endswith("EW 3+: 1+2 ✓") for line in stage.heard())
    stage.plays("SJäger1", "Abfangen", 4)
    assert any(line.endswith("EW 5+: 4 ✗") for line in stage.heard())


def test_a_ball_is_told_with_its_third_but_not_to_cup_players() -> None:
    stage = shot()
    assert any("(Quaffel): **3, 1** → **M**" in line for line in stage.heard(OFFICIALS))
    assert any("(Quaffel): **3, 1** · Summe 4" in line for line in stage.heard())
    summed = [line for line in stage.heard(OFFICIALS) if "Teilrunde der Treiber" in line]
    assert "M: GTreiber1, SJäger1, STreiber1 · S: GJäger2, SHüter" in summed[0]
    assert "**Teilrunde der Treiber**" in stage.heard(), "players hear the phase only"


def test_klatscher_are_on_the_desk_while_they_matter() -> None:
    stage = Stage(art="pokal").kick_off().line_up("GJäger1", GTreiber1="M", STreiber1="M", SJäger1="M").klatscher(3, 4)
    assert "Klatscher 1: M, frei · Klatscher 2: M, frei" in lines(desk(stage))
    stage.plays("GTreiber1", "Klatscherwurf SJäger1", 1)
    stage.plays("GTreiber1", "Klatscherabfang", 5)
    assert "Klatscher 1: M, benutzt · Klatscher 2: gefangen von GTreiber1" in lines(desk(stage))
    stage.whispers("GTreiber1", "Aufheben")
    stage.quaffel(3)
    assert "Klatscher 2: aufgehoben von GTreiber1" in lines(desk(stage))


def test_flight_bonus_and_free_shot_are_said_with_the_quaffel() -> None:
    stage = Stage(art="pokal").kick_off().line_up("GJäger1", GJäger2="S", SJäger1="M").quaffel(3)
    stage.says("GJäger1", "Fliegen M-S")
    assert "Quaffel: **GJäger1** in S · gerade geflogen, Angriff möglich" in lines(desk(stage))
    stage.plays("GJäger1", "Pass GJäger2", 6)
    stage.plays("GJäger2", "Angenommen", 6)
    assert "Quaffel: **GJäger2** in S · Torwurf +1 (Pass im Tordrittel)" in lines(desk(stage))


def test_the_last_message_is_ruled_with_one_press() -> None:
    stage = shot()
    assert buttons(desk(stage))["Gilt nicht: Torwurf"].move == ">urteil.3", "its roll falls with it"
    assert buttons(desk(stage, "urteil.3"))["Bestätigen"].move == "gilt nicht GJäger1 3"
    assert buttons(desk(stage))["Aus"].move == "aus"
    stage.refused("SHüter", "halten")
    offered = buttons(desk(stage))
    assert offered["Gilt: halten"].move == "gilt SHüter 5" and "Gilt nicht: Torwurf" not in offered
    assert any("`halten` ✗ Fast!" in line for line in lines(desk(stage)))


def test_a_ruling_means_the_message_it_was_offered_for() -> None:
    stage = shot()
    stage.refused("SHüter", "halten")
    press = buttons(desk(stage))["Gilt: halten"].move
    stage.refused("SJäger1", "angriff GJäger1")
    stage.referee(press)
    assert stage.state.chains[0].answerer == "SHüter", "whoever else wrote in between"
    assert isinstance(stage.referee("gilt SJäger1"), Refused)


def test_everything_is_two_presses_away_and_what_is_final_is_asked_about() -> None:
    stage = shot()
    stage.presses("GHüter", "wechsel GJäger2>- +>GJäger2: Knie")
    front = presses(desk(stage))
    second = {page[1:]: presses(desk(stage, page[1:])) for page in front if page.startswith(">")}
    offered = front | set().union(*second.values())
    direct = {"gilt nicht GJäger1 3", "aus", "fehlt GJäger1", "besitz SJäger1", "bescheid G jetzt", "bescheid G nein"}
    assert direct | {"schritt ende"} <= offered
    assert "schritt ende" not in front, "something is open: ending is asked about"
    for page, move in (
        ("wiederholen.1.jaeger", "wiederholen 1 jaeger"),
        ("ausschluss.SHüter", "ausschluss SHüter:"),
        ("wuerfelbetrug.SHüter", "würfelbetrug SHüter"),
        ("einig.ende", "ja ende"),
        ("positionen.SJäger1", "stelle SJäger1 H"),
    ):
        assert f">{page}" in offered and move not in offered
        assert move in presses(desk(stage, page))


def test_the_next_step_comes_first_and_ending_steps_back_while_players_can_act() -> None:
    stage = Stage(art="pokal").kick_off()
    assert next(iter(buttons(desk(stage)).values())).style == "success"
    stage.line_up("GJäger1", SJäger1="M").quaffel(3)
    ending = buttons(desk(stage))["Teilrunde beenden"]
    assert (ending.move, ending.style) == ("schritt ende", "secondary")


def test_a_request_stands_out_and_can_be_answered_in_four_ways() -> None:
    stage = shot()
    assert "Wechsel" in buttons(desk(stage))
    stage.presses("GHüter", "wechsel GJäger2>- +>GJäger2: Knie")
    assert buttons(desk(stage))["Wechsel (1)"].style == "primary"
    page = desk(stage, "wechsel")
    assert {f"bescheid G {wann}" for wann in ("jetzt", "pause", "halbzeit", "nein")} <= set(moves(page))
    assert "GJäger2 geht · auf GJäger2 kommt jemand Neues" in lines(page)[0] and "Knie" in lines(page)[0]


def test_a_kick_off_without_experience_is_asked_about() -> None:
    stage = Stage(art="pokal")
    menus = [row for row in desk(stage).rows if isinstance(row, Menu)]
    assert len(menus) == 2, "each team's captain may be named"
    for house in ("G", "S"):
        stage.referee(f"kapitän {house}Hüter")
    stage.whispers("GHüter", "XP GJäger1 2, GJäger2 1, GTreiber1 1")
    assert "Gryffindor: Kapitän GHüter · Erfahrungspunkte GJäger1 2, GJäger2 1, GTreiber1 1" in lines(desk(stage))
    assert buttons(desk(stage))["Anpfiff"].move == ">anpfiff"
    assert set(moves(desk(stage, "anpfiff"))) == {"schritt anpfiff"}
    stage.whispers("SHüter", "XP SJäger1 2, SJäger2 1, STreiber1 1")
    assert buttons(desk(stage))["Anpfiff"].move == "schritt anpfiff"


def test_the_pitch_is_drawn_for_referees_also_in_the_cup() -> None:
    picture = desk(shot(), "positionen").picture
    assert picture is not None and picture.draw(picture.data).startswith(b"\x89PNG")


def test_wuerfelbetrug_can_be_judged_after_the_match_but_not_after_an_abandoned_one() -> None:
    over, off = Stage(art="pokal").kick_off(), Stage(art="pokal").kick_off()
    for stage, was in ((over, "ende"), (off, "abbruch")):
        stage.presses("GHüter", f"ja {was}")
        stage.presses("SHüter", f"ja {was}")
        stage.referee(f"ja {was}")
    assert ">wuerfelbetrug.SJäger1" in presses(desk(over))
    assert set(moves(desk(over, "wuerfelbetrug.SJäger1"))) == {"würfelbetrug SJäger1"}
    assert presses(desk(off)) == set()


def test_only_jaeger_are_given_the_quaffel_and_only_who_moves_is_placed() -> None:
    stage = Stage(THREE).kick_off().line_up("GJäger1", SJäger1="M").quaffel(3)
    page = desk(stage, "positionen")
    assert {"besitz GJäger1", "besitz SJäger1", ">positionen.GSucher"} <= presses(page)
    for seat in ("GJäger1", "SJäger1", "GSucher", "SSucher"):
        stage.referee(f"ausschluss {seat}")
    page = desk(stage, "positionen")
    assert presses(page) == {">"}, "both Hüter stay where they are"
    assert any("GHüter" in line for line in lines(page))


def test_q14_1_who_was_punished_is_not_offered_again_until_nobody_is_left() -> None:
    stage = Stage(THREE, rounds=1).kick_off().line_up("GJäger1").finish_round()
    accused = [seat for seat in stage.state.seats if f">wuerfelbetrug.{seat}" in presses(desk(stage))]
    assert sorted(accused) == sorted(stage.state.seats)
    for seat in accused:
        stage.referee(f"würfelbetrug {seat}")
        assert f">wuerfelbetrug.{seat}" not in presses(desk(stage))
    assert not [row for row in desk(stage).rows if isinstance(row, Menu)]
