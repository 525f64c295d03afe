"""Log, report, notation, pictures. Clauses: Q10.1, and what the house asks of every action."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.engine.chance import Draw
from bot.engine.log import Begun, Entry, Rewound
from bot.engine.model import Refused
from bot.engine.seats import OFFICIALS
from bot.games.quidditch import GAME
from bot.games.quidditch import events as e
from bot.games.quidditch import model as m
from bot.games.quidditch.notation import read, write
from bot.games.quidditch.report import log_lines
from bot.games.quidditch.view.report import report
from bot.texts import LANGUAGES
from tests.every_game import Spoken
from tests.games.quidditch.crowd import match
from tests.games.quidditch.stage import RULES, Stage, spoken, texts
from tests.test_every_game import check_screen

NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)


def played() -> Stage:
    stage = Stage(art="pokal", rounds=1).kick_off(xp=("GJäger1 2, GHüter 1, GTreiber1 1",))
    stage.line_up("GJäger1", GJäger2="S", SJäger1="S").quaffel(5)
    stage.refused("GJäger1", "torwurf")
    stage.plays("GJäger1", "Torwurf", 6, 6)
    stage.plays("SHüter", "Halten", 1, 1)
    return stage.finish_round()


def test_q10_1_the_log_tells_every_command_roll_and_ruling_with_time_and_actor() -> None:
    stage = played()
    draw = Draw(n=0, nonce="7", ask="2w6", got=(6, 6))
    entries = [Entry(0, NOON, Begun(seats=stage.state.seats))]
    for seq, fact in enumerate(stage.facts, 1):
        entries.append(Entry(seq, NOON, fact, draws=(replace(draw, n=seq),) if fact.kind == "gewuerfelt" else ()))
    entries.append(Entry(len(entries), NOON, Rewound(to=3)))
    lines = list(log_lines(entries, spoken))
    log = "\n".join(lines)
    assert "1. Juli 2026" in lines[0] and lines[1].startswith("12:00:00 #0 Aufstellung: GHüter")
    for part in (
        "GJäger1: torwurf ✗",
        "GJäger1: Torwurf ✓",
        "🎲 GJäger1 (Torwurf): 6, 6 · Summe 12 · zählt 12+2 [Wurf",
    ):
        assert part in log
    assert "Halten ✓ nach" in log and "Kampfwurf 12+2 : 2+0" in log
    assert "GJäger2: S" in log, "thirds are called what they were called"
    assert "**" not in log and "`" not in log, "a file has no marks of Discord"
    assert "Erfahrungspunkte von Gryffindor: GJäger1 2" in log
    assert "Tor für Gryffindor" in log and "Zurückgenommen" in lines[-1]


def test_the_report_counts_goals_saves_and_dice() -> None:
    facts = report(played().state)
    assert facts.result == (110, 0) and facts.winner == "G"
    assert facts.by_round == ((10, 0),)
    assert [goal.seat for goal in facts.goals] == ["GJäger1"]
    luck = {one.seat: (one.rolls, one.total) for one in facts.luck}
    assert luck["GJäger1"] == (1, 12) and luck["SHüter"] == (2, 4)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_of_a_match_can_be_drawn_and_every_desk_fits(language: str) -> None:
    voice, seen = Spoken(language), 0
    crowd = match(4)
    state = crowd.blank
    for number, fact in enumerate(crowd.facts):
        state = RULES.apply(state, fact)
        if number % 23:
            continue
        for page in (
            "",
            "nachrichten",
            "positionen",
            "positionen.GSucher",
            "wechsel",
            "ordnung",
            "schluss",
            "einig.ende",
        ):
            check_screen(GAME, GAME.screen(RULES.view(state, OFFICIALS), voice, page), voice, over=bool(state.ended))
        picture = GAME.screen(RULES.view(state, None), voice, "").picture
        if picture is not None and number % 46 == 0:
            assert picture.draw(picture.data).startswith(b"\x89PNG")
            seen += 1
    assert seen
    assert GAME.screen(RULES.view(state, None), voice, "").picture is None, "the picture belongs to the report"
    final = GAME.screen(RULES.view(state, None), voice, "bericht").picture
    assert final is not None and final.draw(final.data).startswith(b"\x89PNG")


@pytest.mark.parametrize(
    "action",
    [
        m.Wrote(text='Er sagte: "Halten"'),
        m.Wrote(text="Torwurf "),
        m.Whispered(text="XP GJäger2 2, GHüter 1, GTreiber1 1"),
        m.Gezeigt(at=1_700_000_000_123),
        m.Kapitaen(seat="GTreiber2"),
        m.Wechsel(moves=(("GJäger2", "-"), ("GHüter", "GJäger2"), ("+", "GHüter")), grund="Knie: verdreht"),
        m.Einigung(was="abbruch", ja=False),
        m.Schritt(was="klatscher-frei"),
        m.Stelle(seat="GJäger2", third=None),
        m.Stelle(seat="GJäger2", third=2),
        m.Bescheid(house="H", wann="halbzeit"),
        m.Aufruecken(seat="SJäger3", to="SHüter"),
        m.Wuerfelbetrug(seat="RSucher"),
        m.GiltNicht(),
    ],
)
def test_notation_is_an_exact_inverse(action: m.QuidditchAction) -> None:
    assert read(write(action)) == action


@pytest.mark.parametrize(
    "source", ["", '"', "'", "schritt", "stelle GJäger4 T", "wechsel : x", "gezeigt -1", "x" * 300]
)
def test_notation_refuses_nonsense_in_words(source: str) -> None:
    answer = read(source)
    assert isinstance(answer, Refused)
    assert spoken(answer.text)


def test_a_message_too_long_is_refused_in_words() -> None:
    answer = read('"' + "x" * 2001)
    assert isinstance(answer, Refused) and "lang" in spoken(answer.text)


def test_both_languages_say_the_same_things() -> None:
    assert texts().check() == []


def test_q10_1_the_published_log_leaves_out_chatter_and_why_somebody_was_excluded() -> None:
    said = e.Geredet(when=1, seat="GHüter", text="Mein Hund heißt Fluffy", stoert=True).model_dump()
    out = e.Ausgeschlossen(when=1, seat="GHüter", grund="Er ruft dazwischen").model_dump()
    roll = e.Gewuerfelt(when=1, seat="GHüter", first=3, second=4, zweck="").model_dump()
    assert "Fluffy" not in str(GAME.manners.published(said)) and "dazwischen" not in str(GAME.manners.published(out))
    assert GAME.manners.published(roll) == roll


def test_q5_8_1_what_is_said_in_the_chat_is_not_stored() -> None:
    stage = Stage(rounds=2).kick_off().line_up("GJäger1").finish_round()
    (fact,) = stage.says("GHüter", "Mein Hund heißt Fluffy")
    assert isinstance(fact, e.Geredet) and fact.text == "" and not fact.stoert


@pytest.mark.parametrize("caught", [False, True])
def test_the_chart_says_in_which_round_the_match_ended(caught: bool) -> None:
    stage = Stage(rounds=4).kick_off().line_up("GJäger1", GJäger2="S", GSucher="S").quaffel(5)
    stage.plays("GJäger1", "Torwurf", 6, 6)
    stage.plays("SHüter", "Halten", 1, 1)
    stage.schnatz(5)
    if caught:
        stage.plays("GSucher", "Finden", 6)
        stage.plays("GSucher", "Fangen", 6)
    else:
        for who in ("GHüter", "SHüter"):
            stage.presses(who, "ja ende")
        stage.referee("ja ende")
    picture = GAME.screen(RULES.view(stage.state, None), Spoken("de"), "bericht").picture
    assert picture is not None and "zu Ende in Runde 1 von 4" in picture.data.subtitle
    assert picture.data.teams[0].points[-1] == (60 if caught else 10), "the round that was cut short is in it"
