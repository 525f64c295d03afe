"""What players, captains and the public see: clear turns, forms that cannot go wrong, an end told once."""

from bot.engine.screen import Menu, Screen
from bot.engine.seats import OFFICIALS
from bot.engine.text import Text
from bot.games.quidditch import GAME
from bot.games.quidditch.model import Wrote
from bot.games.quidditch.robot import robot
from bot.service.play.robots import Whim
from tests.games.quidditch.stage import RULES, Stage, spoken, texts
from tests.games.quidditch.test_screen_desk import buttons, desk, lines, presses, shot
from tests.games.quidditch.test_secrecy import Voice
from tests.playing import moves


def own(stage: Stage, seat: str, page: str = "") -> Screen:
    return GAME.screen(RULES.view(stage.state, seat), Voice(), page)


def public(stage: Stage, page: str = "") -> Screen:
    return GAME.screen(RULES.view(stage.state, None), Voice(), page)


def menus(screen: Screen) -> list[Menu]:
    return [row for row in screen.rows if isinstance(row, Menu)]


def page_of(menu: Menu, label: str) -> str:
    return next(choice.move for choice in menu.choices if spoken(choice.label) == label)[1:]


# -- in play -----------------------------------------------------------------------------------------------------------


def test_a_friendly_panel_says_what_is_under_way_and_who_is_asked() -> None:
    stage = Stage().kick_off().line_up("GJäger1", GJäger2="S", SJäger1="M").quaffel(3)
    stage.says("GJäger1", "Fliegen M-S")
    assert stage.valid(stage.says("GJäger1", "Torwurf"))
    assert "▸ GJäger1 `Torwurf` · es würfelt **GJäger1**" in lines(public(stage))
    assert "Dran: **GJäger1**" in lines(public(stage))
    assert "▸ GJäger1 `Torwurf` · es würfelt **GJäger1**" in lines(own(stage, "SHüter"))


def test_the_step_is_true_before_and_after_the_quaffel_is_named() -> None:
    stage = Stage().kick_off()
    stage.referee("schritt runde")
    words = "Runde 1: Ballbesitz, dann stellen sich die Jäger auf."
    assert spoken(RULES.step(stage.state).text) == words
    stage.says("GHüter", "GJäger1")
    assert spoken(RULES.step(stage.state).text) == words, "who hears nothing of the name reads nothing of it here"


def test_dran_names_at_most_the_few_who_are_really_awaited() -> None:
    stage = Stage(schiri="bot").kick_off()
    stage.says("GHüter", "GJäger1")
    assert "Dran: noch 5 Leute" in lines(public(stage)), "five Jäger give their positions: a crowd is a number"
    stage.says("GJäger2", "M")
    assert "Dran: **GJäger3, SJäger1, SJäger2, SJäger3**" in lines(public(stage))
    stage = Stage().kick_off().line_up("GJäger1", GJäger2="M", SJäger1="M", SJäger2="M").quaffel(3)
    assert {"GJäger1", "SJäger1", "SJäger2"} <= RULES.waiting_for(stage.state), "two of them could foul"
    assert "Dran: **GJäger1**" in lines(public(stage)), "but one has the Quaffel"
    stage.plays("GJäger1", "Pass GJäger2", 5)
    assert "Dran: **GJäger2, SJäger1, SJäger2**" in lines(public(stage)), "who takes the pass, and who may intercept it"


def test_a_reminder_names_whom_it_means() -> None:
    stage = Stage().kick_off()
    for step in ("schritt runde", "besitz GJäger1", "schritt pos-jaeger"):
        stage.referee(step)
    stage.says("SJäger1", "M")
    stage.clock_rings()
    assert stage.heard()[-1].endswith("(GJäger2, GJäger3, SJäger2, SJäger3)")


def test_a_cup_player_is_told_to_type_and_gets_nothing_else() -> None:
    screen = own(shot(), "GJäger2")
    assert "Befehle tippst du in den Kanal" in lines(screen)[-1]
    assert screen.rows == () and screen.picture is None
    assert spoken(public(shot()).door or Text("")) == "Meine Seite", "captains find their page there"


def test_before_the_kick_off_the_panel_offers_what_is_missing() -> None:
    stage = Stage()
    assert list(buttons(public(stage))) == ["Kapitän werden", "XP verteilen"]
    for house in ("G", "S"):
        stage.presses(f"{house}Hüter", f"kapitän {house}Hüter")
    assert {label: one.move for label, one in buttons(public(stage)).items()} == {"XP verteilen": ">xp"}
    for house in ("G", "S"):
        stage.whispers(f"{house}Hüter", f"XP {house}Jäger1 2, {house}Jäger2 1, {house}Jäger3 1")
    assert list(buttons(public(stage))) == ["Meine Seite"]
    assert spoken(RULES.step(stage.state).text) == "Alles ist bereit. Der Schiedsrichter pfeift an."
    assert "GHüter wird Kapitän" in buttons(own(Stage(), "GHüter"))


# -- captains ----------------------------------------------------------------------------------------------------------


def test_experience_is_given_in_three_menus_and_stored_by_one_button() -> None:
    stage = Stage()
    stage.presses("GHüter", "kapitän GHüter")
    page = "xp"
    for number, seat in ((2, "GTreiber1"), (0, "GJäger2"), (1, "GHüter")):  # in any order
        screen = own(stage, "GHüter", page)
        assert len(menus(screen)) == 3 and "Bestätigen" not in buttons(screen)
        page = page_of(menus(screen)[number], seat)
    screen = own(stage, "GHüter", page)
    assert [spoken(menu.prompt) for menu in menus(screen)] == [
        "2 für GJäger2 (ändern)",
        "1 für GHüter (ändern)",
        "1 für GTreiber1 (ändern)",
    ]
    assert buttons(screen)["Bestätigen"].move == "'XP GJäger2 2, GHüter 1, GTreiber1 1"
    taken_back = own(stage, "GHüter", page_of(menus(screen)[0], "doch niemand"))
    assert "Bestätigen" not in buttons(taken_back)
    assert not any("GSucher" in spoken(choice.label) for menu in menus(screen) for choice in menu.choices)


def test_a_small_team_gives_what_it_can() -> None:
    stage = Stage(("Hüter", "Sucher", "Jäger1"))
    stage.presses("GHüter", "kapitän GHüter")
    screen = own(stage, "GHüter", "xp.GHüter.GJäger1")
    assert len(menus(screen)) == 2
    assert buttons(screen)["Bestätigen"].move == "'XP GHüter 2, GJäger1 1"


def test_a_substitution_is_put_together_by_choosing() -> None:
    stage = shot()
    assert ">wechsel" in presses(own(stage, "GHüter", "kapitaen"))
    who = page_of(menus(own(stage, "GHüter", "wechsel"))[0], "GJäger2")
    (fates,) = menus(own(stage, "GHüter", who))
    wanted = {
        "GJäger2 geht, jemand Neues kommt auf GJäger2": "wechsel GJäger2>- +>GJäger2:",
        "GJäger2 und GSucher tauschen": "wechsel GJäger2>GSucher GSucher>GJäger2:",
        "GJäger2 geht, GTreiber1 rückt nach": "wechsel GJäger2>- GTreiber1>GJäger2:",
    }
    for label, move in wanted.items():
        (button,) = (one for one in buttons(own(stage, "GHüter", page_of(fates, label))).values() if one.ask)
        assert button.move == move
        assert stage.presses("GHüter", f"{button.move} Knie verdreht"), "what is typed behind it is the reason"
    assert any(line.startswith("Euer Wechsel liegt beim Schiedsrichter") for line in lines(own(stage, "GHüter")))
    assert not any("Euer Wechsel" in line for line in lines(own(stage, "SHüter")))
    stage.referee("bescheid G nein")
    assert stage.heard("GHüter")[-1] == "Der Wechsel von Gryffindor ist abgelehnt.", "whoever asked hears the answer"
    assert not any("Euer Wechsel" in line for line in lines(own(stage, "GHüter")))


def test_only_captains_have_the_captains_pages() -> None:
    stage = shot()
    for page in ("kapitaen", "wechsel", "einig.ende"):
        assert own(stage, "GJäger2", page).rows == ()
        assert own(stage, "GHüter", page).rows


def test_the_desk_shows_who_is_for_it() -> None:
    stage = shot()
    stage.presses("SHüter", "ja abbruch")
    assert "Dafür, das Spiel abbrechen: Slytherin" in lines(desk(stage))


def test_captains_see_what_is_proposed_and_may_agree_or_not() -> None:
    stage = shot()
    stage.presses("SHüter", "ja ende")
    assert "Dafür, das Spiel jetzt beenden: Slytherin" in lines(own(stage, "GHüter"))
    offered = own(stage, "GHüter", "einig.ende")
    assert {"ja ende", "nein ende"} <= presses(offered)
    mine = own(stage, "SHüter", "einig.ende")
    assert "ja ende" not in presses(mine) and "nein ende" in presses(mine), "who has agreed may take it back"


# -- the end -----------------------------------------------------------------------------------------------------------


def ended() -> Stage:
    stage = Stage(rounds=1).kick_off(xp=("GJäger1 2, GHüter 1, GJäger2 1",))
    stage.line_up("GJäger1", GJäger2="S", SJäger1="S").quaffel(5)
    stage.plays("GJäger1", "Torwurf", 6, 6)
    stage.plays("SHüter", "Halten", 1, 1)
    return stage.finish_round()


def test_the_end_is_told_once_with_the_result_in_the_heading() -> None:
    screen = public(ended())
    assert spoken(screen.heading) == "Gryffindor 110 : 0 Slytherin"
    assert lines(screen) == ["Tore: GJäger1"] and screen.picture is None
    report = public(ended(), "bericht")
    assert lines(report)[0].startswith("Gryffindor gewinnt") and report.picture is not None


class Crowd(Voice):
    """A voice that knows a computer and a person."""

    def name(self, seat: str) -> str:
        return "Mara Fuchs" if seat == "GJäger1" else f"{seat} (Computer)"

    def computer(self, seat: str) -> bool:
        return seat != "GJäger1"


def test_pictures_name_people_and_leave_computers_unnamed() -> None:
    stage = Stage().kick_off().line_up("GJäger1", SJäger1="M").quaffel(3)
    pitch = GAME.screen(RULES.view(stage.state, None), Crowd(), "").picture
    assert pitch is not None
    assert {one.name for one in pitch.data.players} == {"Mara", ""}
    report = GAME.screen(RULES.view(ended().state, None), Crowd(), "bericht").picture
    assert report is not None
    assert [one.name for one in report.data.teams[0].players] == ["Mara"]
    luck = [one.label for team in report.data.teams for one in team.player_luck]
    assert luck == ["Hüter", "Jäger1", "Hüter"], "short names fit, the house stands above them"


def test_an_english_match_has_no_german_sentences() -> None:
    stage = shot()
    stage.presses("GHüter", "wechsel GJäger2>- +>GJäger2: knee")
    said = [
        texts().say(words, "en", lambda seat: seat)
        for fact in stage.facts
        for audience in (None, OFFICIALS)
        if (words := RULES.tell(fact, audience))
    ]
    for seat, pages in ((None, ("",)), ("GHüter", ("", "kapitaen", "wechsel"))):
        for page in pages:
            screen = GAME.screen(RULES.view(stage.state, seat), Voice(), page)
            said += [texts().say(line, "en", lambda seat: seat) for line in (screen.heading, *screen.lines)]
    german = (" der ", " die ", " das ", " und ", " nicht", "Summe", "Runde ", "kommt", " von ", " hat ")
    for line in said:
        assert not any(word in f" {line} ".replace("Teilrunde ", "") for word in german), line


def test_computers_let_people_act_first_where_the_first_counts() -> None:
    stage = Stage().kick_off().line_up("GJäger1", SJäger1="M", GJäger2="M").quaffel(1)
    people = frozenset({"SJäger1"})
    assert not GAME.computers.unhurried(stage.state, people), "nobody can attack where nobody has flown to"
    stage.says("GJäger1", "Fliegen G-M")
    assert GAME.computers.unhurried(stage.state, people), "now he could attack"
    stage.presses("SJäger1", "verzicht")
    assert not GAME.computers.unhurried(stage.state, people), "he does not want to"


def test_a_computer_flies_to_the_schnatz() -> None:
    stage = Stage().kick_off().line_up("GJäger1", GSucher="G").schnatz(3)
    for _ in range(20):
        action = robot(RULES.view(stage.state, "GSucher"), RULES.legal(stage.state, "GSucher"), Whim())
        assert action == Wrote(text="Fliegen G-M")


def test_the_panel_offers_what_people_may_do_and_not_what_computers_may() -> None:
    stage = Stage().kick_off().line_up("GJäger1", SJäger1="M").quaffel(3)
    everybody = set(moves(GAME.screen(RULES.view(stage.state, None), Voice(), "")))
    people = set(moves(GAME.screen(RULES.view(stage.state, None), Crowd(), "")))
    assert '"Foul GJäger1' in everybody - people
    assert '"Fliegen M-S' in people


def test_q3_4_what_is_foolish_comes_last_and_says_so() -> None:
    stage = Stage().kick_off().line_up("GJäger1", GJäger2="G", SJäger1="G").quaffel(1)
    shown = list(buttons(own(stage, "GJäger1")))
    foolish = [label for label in shown if label.endswith("!)")]
    assert len(foolish) == 2 and any("Torwurf" in one and "Eigentor" in one for one in foolish)
    assert any("SJäger1" in one and "an den Gegner" in one for one in foolish)
    commands = [label for label in shown if "Torwurf" in label or "Pass" in label or "Fliegen" in label]
    assert commands[-2:] == foolish, "the sensible ones come first"
