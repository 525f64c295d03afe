"""What reaches cup players. Clause: Q3.6 (no hints, no possession, no positions, no buttons)."""

from collections.abc import Callable

import pytest

from bot.engine.screen import Screen
from bot.engine.seats import OFFICIALS
from bot.engine.text import Text
from bot.games.quidditch import GAME
from tests.games.quidditch.stage import RULES, Stage, spoken
from tests.playing import PlainVoice, moves

Deed = Callable[[Stage], object]


class Voice(PlainVoice):
    def say(self, text: Text) -> str:
        return spoken(text)


def cup() -> Stage:
    stage = Stage(art="pokal").kick_off(xp=("GJäger2 2, GHüter 1, GTreiber1 1",))
    return stage.line_up("GJäger1", GJäger2="M", GJäger3="S", SJäger1="M", SJäger2="M", SJäger3="S").quaffel(3)


def words(screen: Screen) -> str:
    return " ".join(spoken(line) for line in (screen.heading, *screen.lines))


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("Fliegen M-S", "fliegen M-S"),
        ("Pass GJäger2", "pass GJäger2"),
        ("Pass GJäger2", "Pass GJäger3"),
        ("Pass GJäger2", "Hallo zusammen"),
    ],
)
def test_q3_6_nothing_a_cup_player_sees_depends_on_whether_a_command_was_right(right: str, wrong: str) -> None:
    one, other = cup(), cup()
    one.says("GJäger1", right)
    other.says("GJäger1", wrong)
    for seat in (None, *one.state.seats):
        assert RULES.view(one.state, seat) == RULES.view(other.state, seat)
        assert one.heard(seat) == other.heard(seat)
    assert RULES.step(one.state).text == RULES.step(other.state).text
    assert RULES.waiting_for(one.state) == RULES.waiting_for(other.state) == {OFFICIALS}
    assert one.heard(OFFICIALS) != other.heard(OFFICIALS), "referees are told"


def test_q3_6_cup_players_get_no_pitch_no_commands_no_buttons() -> None:
    stage = cup()
    for seat in (None, *stage.state.seats):
        view = RULES.view(stage.state, seat)
        assert view.pitch is None and view.desk is None and view.moves == ()
        screen = GAME.screen(view, Voice(), "")
        assert screen.picture is None
        assert not [move for move in moves(screen) if not move.startswith(("ja ", "wechsel"))]
        assert not RULES.legal(stage.state, seat) if seat else True


def test_q3_6_possession_after_a_change_is_not_shown() -> None:
    stage = cup()
    before = {seat: RULES.view(stage.state, seat) for seat in (None, *stage.state.seats)}
    stage.plays("SJäger1", "Foul GJäger1", 5)
    assert stage.state.holder == "SJäger1"
    for seat, view in before.items():
        assert RULES.view(stage.state, seat) == view
        assert not any("SJäger1 hat" in line for line in stage.heard(seat))


def test_q3_6_rolls_are_shown_plainly_in_the_cup() -> None:
    stage = cup()
    stage.plays("GJäger1", "Pass GJäger2", 3, 4)
    assert stage.heard()[-1] == "🎲 GJäger1: **3, 4** · Summe 7"
    assert "Pass" in next(line for line in reversed(stage.heard(OFFICIALS)) if "🎲" in line)


def test_q3_6_cup_players_hear_goals_releases_and_phases() -> None:
    stage = cup()
    stage.says("GJäger1", "Fliegen M-S")
    stage.plays("GJäger1", "Torwurf", 6, 6)
    stage.plays("SHüter", "Halten", 1, 1)
    said = stage.heard("SJäger1")
    assert any("Quaffel freigegeben" in line for line in said)
    assert any("Tor für Gryffindor" in line for line in said)
    assert not any("Fliegen" in line or "Torwurf" in line for line in said)


def test_q3_6_a_friendly_match_explains_and_offers_commands() -> None:
    stage = Stage().kick_off().line_up("GJäger1", GJäger2="M", SJäger1="M").quaffel(3)
    stage.refused("GJäger1", "fliegen M-S")
    assert "beginnen groß" in stage.heard("GJäger1")[-1]
    assert not any("beginnen groß" in line for line in stage.heard("SJäger1"))
    offered = RULES.view(stage.state, "GJäger1").moves
    assert '"Fliegen M-S' in offered and '"Pass GJäger2' in offered
    screen = GAME.screen(RULES.view(stage.state, None), Voice(), "")
    assert '"Foul GJäger1' in list(moves(screen)) and screen.picture is not None


def test_the_desk_has_pages_for_everything_a_referee_may_do() -> None:
    stage = cup()
    stage.presses("GHüter", "wechsel GJäger2>- +>GJäger2: Knie")
    stage.refused("GJäger1", "pass GJäger2")
    view = RULES.view(stage.state, OFFICIALS)
    offered: set[str] = set()
    pages = ["", "nachrichten", "positionen", "positionen.GJäger2", "wechsel", "ordnung", "schluss", "einig.ende"]
    pages += ["wiederholen", "ausschluss.SHüter", "wuerfelbetrug.SHüter"]
    for page in pages:
        screen = GAME.screen(view, Voice(), page)
        assert words(screen)
        offered |= set(moves(screen))
    needed = {
        "schritt ende",
        "gilt GJäger1",
        "wiederholen",
        "stelle GJäger2 H",
        "besitz SJäger1",
        "bescheid G jetzt",
        "bescheid G pause",
        "bescheid G halbzeit",
        "bescheid G nein",
        "fehlt GJäger1",
        "ausschluss SHüter",
        "würfelbetrug SHüter",
        "ja ende",
    }
    assert needed <= offered
    assert "pass GJäger2" in words(GAME.screen(view, Voice(), "nachrichten"))


def test_a_captains_form_gives_experience_page_by_page() -> None:
    stage = Stage()
    stage.presses("GHüter", "kapitän GHüter")
    view = RULES.view(stage.state, "GHüter")
    assert ">xp" in [
        button.move for row in GAME.screen(view, Voice(), "").rows if isinstance(row, tuple) for button in row
    ]
    screen = GAME.screen(view, Voice(), "xp.GJäger2.GHüter.GTreiber1")
    (move,) = moves(screen)
    assert move == "'XP GJäger2 2, GHüter 1, GTreiber1 1"
    stage.presses("GHüter", move)
    assert stage.state.xp_of("GJäger2") == 2
