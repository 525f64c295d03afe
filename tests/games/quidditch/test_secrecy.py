"""What reaches cup players, and what is kept from everybody. Clauses: Q2.5, Q3.6, Q7.1."""

import dataclasses
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from bot.engine.helpers import altered
from bot.engine.screen import Screen
from bot.engine.seats import OFFICIALS, Actor
from bot.engine.text import Text
from bot.games.quidditch import GAME
from bot.games.quidditch import events as e
from bot.games.quidditch.rules.match import QuidditchRules
from bot.games.quidditch.state import State
from bot.games.quidditch.view.records import View
from tests.every_game import played
from tests.games.quidditch.stage import RULES, Stage, spoken
from tests.games.quidditch.test_treiber import caught
from tests.playing import PlainVoice, Played, moves
from tests.test_every_secret import hides

Deed = Callable[[Stage], object]


class Voice(PlainVoice):
    def say(self, text: Text) -> str:
        return spoken(text)


def cup() -> Stage:
    stage = Stage(art="pokal").kick_off(xp=("GJäger2 2, GHüter 1, GTreiber1 1",))
    return stage.line_up("GJäger1", GJäger2="M", GJäger3="S", SJäger1="M", SJäger2="M", SJäger3="S").quaffel(3)


def words(screen: Screen) -> str:
    return " ".join(spoken(line) for line in (screen.heading, *screen.lines))


def test_q3_2_in_a_friendly_match_why_a_command_is_invalid_is_for_its_writer_and_the_referees() -> None:
    stage = Stage().kick_off().line_up("GJäger1", GJäger2="M", SJäger1="M").quaffel(3)
    before = {seat: len(stage.heard(seat)) for seat in (None, OFFICIALS, *stage.state.seats)}
    assert stage.refused("GJäger2", "Torwurf")
    told = {seat for seat, count in before.items() if len(stage.heard(seat)) > count}
    assert told == {"GJäger2", OFFICIALS}


def test_q5_4_3_that_a_klatscher_is_kept_is_for_who_keeps_it_and_the_referees() -> None:
    stage = caught()
    kept, *_ = stage.whispers("GTreiber1", "Aufheben")
    assert kept.kind == "aufgehoben"
    audience = (None, OFFICIALS, *stage.state.seats)
    assert {seat for seat in audience if RULES.tell(kept, seat) is not None} == {"GTreiber1", OFFICIALS}


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
    pages += ["wiederholen.1.jaeger", "teilrunden", "ausschluss.SHüter", "wuerfelbetrug.SHüter"]
    for page in pages:
        screen = GAME.screen(view, Voice(), page)
        assert words(screen)
        offered |= set(moves(screen))
    needed = {
        "schritt ende",
        "gilt GJäger1 3",
        "wiederholen 1 jaeger",
        "stelle GJäger2 H",
        "besitz SJäger1",
        "bescheid G jetzt",
        "bescheid G pause",
        "bescheid G halbzeit",
        "bescheid G nein",
        "fehlt GJäger1",
        "ausschluss SHüter:",
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


# -- words of whole matches --------------------------------------------------------------------------------------------

ANNOUNCED = {
    "gewuerfelt", "kapitaen", "anpfiff", "quaffel-gewonnen", "quaffelwurf-wieder", "drittel", "runde", "phase", "xp",
    "freigegeben", "teilrunde-ende", "zwischenstand", "freiwurf", "freiwurf-schuetze", "tor", "gehalten", "schnatz-weg",
    "schnatz-gefangen", "wiederholt", "unterbrochen", "zurueckgekehrt", "weggeblieben", "fortgesetzt", "gewechselt",
    "xp-verfallen", "ausgeschlossen", "betrogen", "zugestimmt", "pause-vereinbart", "beendet", "versaeumt",
    "neu-beurteilt",
}  # fmt: skip
"""What a human referee of a cup match says aloud; of everything else players and public hear nothing."""


def may_hear(fact: e.Fact, audience: str | None) -> bool:
    """Tell whether a fact of a cup match is for these ears: the rule book's list, not the bot's."""
    match fact:
        case e.QuaffelBei():
            return fact.wie == "ernannt"
        case e.Entschieden():
            return fact.was == "aus"
        case e.WechselErbeten() | e.WechselBeschieden():
            return audience is not None and audience[0] == fact.house
        case _:
            return fact.kind in ANNOUNCED


class Watched(Stage):
    """A match of which every state is remembered."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.states = [self.state]

    def do(self, actor: Actor, action: Any) -> Any:
        answer = super().do(actor, action)
        self.states.append(self.state)
        return answer

    def as_played(self) -> Played:
        return Played(GAME, self.options, self.state.seats, states=self.states)


@cache
def watched(art: str) -> Watched:
    """Play some of everything that is hidden from somebody."""
    stage = Watched(art=art)
    stage.kick_off(xp=("GJäger2 2, GHüter 1, GTreiber1 1",))
    stage.line_up("GJäger1", GJäger2="M", SJäger1="M", SJäger2="M", GTreiber1="M", GTreiber2="M", STreiber1="M")
    stage.klatscher(3, 3)
    stage.plays("GTreiber1", "Klatscherwurf SJäger1", 1)
    stage.plays("GTreiber1", "Klatscherabfang", 5)
    stage.whispers("GTreiber1", "Aufheben")
    stage.quaffel(3)
    stage.presses("GHüter", "wechsel GJäger2>- +>GJäger2: Knie")
    stage.referee("bescheid G pause")
    stage.refused("GJäger1", "pass GJäger2")
    stage.referee("gilt GJäger1")
    stage.rolls("GJäger1", 3)
    stage.plays("GJäger2", "Angenommen", 4)
    stage.plays("SJäger1", "Foul GJäger2", 1)
    stage.referee("stelle SJäger1 T")
    stage.clock_rings()
    stage.plays("SJäger2", "Foul GJäger2", 5)
    return stage


def cup_facts() -> list[e.Fact]:
    events = [entry.event for seed in (1, 4, 7, 10) for entry in played(GAME, seed).entries]
    return [*watched("pokal").facts, *(event for event in events if isinstance(event, e.Fact) and event.pokal)]


def test_q3_6_in_whole_cup_matches_nothing_is_told_that_a_referee_would_not_announce() -> None:
    facts = cup_facts()
    kinds = {fact.kind for fact in facts}
    assert {"befohlen", "ungueltig", "kette-zu", "gestellt", "wechsel-erbeten", "neu-beurteilt", "xp"} <= kinds
    assert {"klatscher-gefangen", "aufgehoben", "quaffel-bei", "erinnert", "antwort-offen"} <= kinds
    for fact in facts:
        for audience in (None, "HHüter", "GHüter", "SJäger1", "GJäger1"):
            told = RULES.tell(fact, audience)
            assert told is None or may_hear(fact, audience), f"{audience} hears {told}"
            if isinstance(fact, e.Gewuerfelt) and told:
                assert told.id in ("quidditch-tell-rolled", "quidditch-tell-rolled-for", "quidditch-tell-rolled-after")
                assert "xp" not in dict(told.args) and "counts" not in dict(told.args)


def test_q2_5_who_gets_experience_is_told_to_the_captain_who_gave_it_and_to_referees() -> None:
    for art in ("pokal", "freundschaft"):
        stage = Stage(art=art)
        stage.presses("GHüter", "kapitän GHüter")
        stage.whispers("GHüter", "XP GJäger2 2, GHüter 1, GTreiber1 1")
        for audience in (None, *stage.state.seats, OFFICIALS):
            knows = audience in ("GHüter", OFFICIALS)
            assert any("GJäger2 2" in line for line in stage.heard(audience)) == knows


# -- leaks planted by hand ---------------------------------------------------------------------------------------------


def kept_klatscher(state: State) -> object:
    return next((ball.holder for ball in state.klatscher if ball.kept), None)


Leak = Callable[[State], object]
LEAKS: dict[str, Leak] = {
    "experience before play": lambda state: state.phase == "vor" and tuple(one.xp for one in state.players),
    "another captain's request": lambda state: state.requests,
    "the last verdict": lambda state: state.last and state.last.valid,
    "whether a message was understood": lambda state: tuple(note.grund for note in state.notes),
    "that a command may be corrected": lambda state: tuple(one.faulty for one in state.players),
}
CUP_LEAKS: dict[str, Leak] = {
    "a kept Klatscher": kept_klatscher,
    "positions": lambda state: tuple(one.third for one in state.players),
    "who is out": lambda state: tuple(one.out for one in state.players),
    "who may not correct any more": lambda state: tuple(one.locked for one in state.players),
    "possession": lambda state: state.holder,
    "what is under way": lambda state: tuple(chain.word for chain in state.chains),
    "the Schnatz": lambda state: state.schnatz,
    "a bonus": lambda state: state.bonus,
    "who may throw a Freiwurf": lambda state: state.freiwurf,
    "that somebody was reminded": lambda state: state.reminded,
}


class Leaking(QuidditchRules):
    def __init__(self, leak: Leak) -> None:
        self._leak = leak

    def view(self, state: State, seat: str | None) -> View:
        return altered(super().view(state, seat), interrupted=str(self._leak(state)))


@pytest.mark.parametrize("art", ["pokal", "freundschaft"])
def test_nothing_hidden_can_be_told_from_a_view(art: str) -> None:
    hides(GAME, watched(art).as_played())


@pytest.mark.parametrize("leak", [*LEAKS, *CUP_LEAKS])
def test_q3_6_a_leak_in_a_cup_match_is_noticed(leak: str) -> None:
    match = watched("pokal").as_played()
    with pytest.raises(AssertionError):
        hides(dataclasses.replace(GAME, rules=Leaking({**LEAKS, **CUP_LEAKS}[leak])), match)


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_in_a_friendly_match_is_noticed(leak: str) -> None:
    match = watched("freundschaft").as_played()
    with pytest.raises(AssertionError):
        hides(dataclasses.replace(GAME, rules=Leaking(LEAKS[leak])), match)
