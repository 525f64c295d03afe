"""What is seldom seen: logs of before, names nobody has, substitutions that came too late, long lists of moves."""

from typing import Any

import pytest
from pydantic import ValidationError

from bot.engine.helpers import altered
from bot.engine.model import Refused
from bot.engine.screen import Menu
from bot.engine.seats import OFFICIALS
from bot.engine.text import text
from bot.games.quidditch import GAME
from bot.games.quidditch import events as e
from bot.games.quidditch import model as m
from bot.games.quidditch.rules.hearing import Hearing, again
from bot.games.quidditch.rules.recorded import NoDice, Recorded
from bot.games.quidditch.screen.moves import controls, label
from bot.games.quidditch.state import Input
from tests.games.quidditch.stage import RULES, THREE, Stage, spoken
from tests.games.quidditch.test_time import by_bot, shot
from tests.games.quidditch.test_treiber import caught
from tests.transcripts.recorder import VOICE


def in_play(**thirds: str) -> Stage:
    """Free play of the Jäger in the middle."""
    return Stage().kick_off().line_up("GJäger1", **{"SJäger1": "M", "GJäger2": "M", **thirds}).quaffel(3)


# -- logs of before ----------------------------------------------------------------------------------------------------


def test_q13_1_a_phase_that_was_not_written_down_cannot_be_judged_again() -> None:
    stage = in_play()
    stage.says("GJäger1", "Fliegen M-S")
    stage.refused("SJäger1", "foul GJäger1")
    assert len(RULES.view(stage.state, OFFICIALS).desk.rulings) > 0
    old = altered(stage.state, base=None)
    assert RULES.view(old, OFFICIALS).desk.rulings == ()
    for move in ("gilt nicht", "gilt SJäger1"):
        stage.state = old
        answer = stage.referee(move)
        assert isinstance(answer, Refused) and answer.code == "quidditch-ruling-old"
    judged = e.NeuBeurteilt(was="gilt", nummer=0, platz=0, seat="GJäger1", text="Torwurf", facts=())
    after = RULES.apply(old, judged)
    assert altered(after, clock=old.clock, since=old.since) == old


def test_q13_2_aus_on_an_answer_of_such_a_phase_says_so() -> None:
    stage = shot()
    stage.says("SHüter", "Halten")
    stage.state = altered(stage.state, base=None)
    answer = stage.referee("aus")
    assert isinstance(answer, Refused) and answer.code == "quidditch-ruling-old"


def test_q2_6_an_answer_in_time_counts_also_where_nothing_can_be_judged_again() -> None:
    stage = shot()
    limit = stage.state.chains[0].shown + 10_000
    stage.clock_rings()
    assert stage.score == (10, 0)
    stage.state, stage.now = altered(stage.state, base=None), limit - 200
    facts = stage.says("SHüter", "Halten")
    assert [fact.kind for fact in facts] == ["entschieden", "befohlen"] and stage.score == (0, 0)
    assert facts[0].was == "rechtzeitig"
    assert "Halten" in spoken(RULES.tell(facts[0], OFFICIALS))  # type: ignore[arg-type]  # it is told
    stage.rolls("SHüter", 1, 1)
    assert stage.score == (10, 0)


def test_q13_1_a_phase_whose_dice_were_not_written_down_cannot_be_judged_again_either() -> None:
    stage = by_bot()
    stage.says("GJäger1", "Fliegen M-S")
    assert stage.state.inputs[0].dice == ((3, 1),), "where the Quaffel fell"
    whole, stage.state = stage.state, altered(stage.state, inputs=stage.state.inputs[1:])
    answer = stage.referee("gilt nicht GJäger1")
    assert isinstance(answer, Refused) and answer.code == "quidditch-ruling-old"
    stage.state = whole
    assert not isinstance(stage.referee("gilt nicht GJäger1"), Refused)


def test_what_older_logs_say_is_still_told() -> None:
    out = e.Entschieden(was="aus", seat="SHüter", text="Halten")
    assert "SHüter" in spoken(RULES.tell(out, None))  # type: ignore[arg-type]  # it is told
    again = RULES.tell(e.Wiederholt(phase="jaeger", schnatz_weg="GSucher"), None)
    assert again is not None and "Runde" not in spoken(again) and "GSucher" in spoken(again)
    alone = RULES.tell(e.RundeBegonnen(round=3, house=None), None)
    assert alone is not None and "3" in spoken(alone) and alone.id == "quidditch-tell-round-nobody"


def test_what_an_older_log_means_by_odd_facts_changes_nothing() -> None:
    blank = Stage().state
    for odd in (
        e.Wiederholt(phase="jaeger"),
        e.Gewuerfelt(seat="GJäger1", first=3, second=4, zweck="Torwurf", kette=99),
    ):
        after = RULES.apply(blank, odd)
        assert altered(after, now=blank.now, clock=blank.clock, luck=blank.luck, since=blank.since) == blank


def test_q13_1_what_cannot_be_done_again_leaves_no_trace() -> None:
    stage = in_play()
    base = stage.state
    for one, stands in (
        (Input("schiri", "gilt GJäger1", stage.now), {}),
        (Input("GJäger1", "Unsinn", stage.now), {}),
        (Input("GJäger1", "Unsinn", stage.now, valid=True), {4: False}),
        (Input("GJäger1", "2w6", stage.now), {}),
    ):
        hearing = Hearing(base)
        again(hearing, 4, one)
        assert (hearing.state, hearing.facts, hearing.fallen, hearing.stands) == (base, [], [], stands), one


def test_dice_that_fell_then_fall_again_and_no_others() -> None:
    dice = Recorded([(1, 2), (3, 4)])
    assert (dice.dice(2, 6), dice.dice(2, 6)) == ((1, 2), (3, 4))
    with pytest.raises(NoDice):
        dice.dice(2, 6)
    with pytest.raises(NoDice):
        dice.shuffle((1, 2))


# -- names, thirds, Klatscher ------------------------------------------------------------------------------------------


def test_q3_1_a_command_names_somebody_who_plays() -> None:
    stage = in_play()
    stage.says("GJäger1", "Fliegen M-S")
    assert stage.refused("SJäger1", "Angriff Niemand") == "name-unbekannt"
    assert stage.refused("SJäger1", "Foul Niemand") == "name-unbekannt"
    assert stage.refused("GJäger1", "Pass Niemand") == "name-unbekannt"


def test_q4_1_after_the_choice_thirds_are_called_by_their_houses_also_for_a_sucher() -> None:
    stage = in_play(GSucher="S", SSucher="G").schnatz(3)
    assert stage.refused("GSucher", "Fliegen H-M") == "kein-drittel"
    assert stage.refused("GSucher", "Fliegen S-T") == "kein-drittel"
    assert stage.refused("GSucher", "Fliegen G-M") == "fliegen-von"
    assert stage.valid(stage.says("GSucher", "Fliegen S-M"))


def test_who_has_the_quaffel_but_no_place_has_nothing_to_write() -> None:
    stage = in_play()
    assert "Fliegen M-S" in str(RULES.legal(stage.state, "GJäger1"))
    stage.referee("stelle GJäger1 -")
    assert stage.refused("GJäger1", "Fliegen M-S") == "ohne-position"
    assert RULES.legal(stage.state, "GJäger1") == []
    assert RULES.legal(stage.state, "SJäger1") == []
    stage.referee("stelle GJäger1 M")
    assert "Fliegen M-S" in str(RULES.legal(stage.state, "GJäger1"))


def test_q5_4_3_a_klatscher_that_was_kept_is_not_thrown_in_the_same_teilrunde() -> None:
    stage = caught()
    ball = stage.state.kept_by("GTreiber1")
    assert ball is not None and not ball.kept
    kept = tuple(altered(one, kept=True) if one == ball else one for one in stage.state.klatscher)
    stage.state = altered(stage.state, klatscher=kept)
    assert stage.refused("GTreiber1", "Klatscherabwurf SJäger1") == "aufgehoben"


def test_q5_5_9_only_the_fouled_teams_captain_names_who_throws() -> None:
    stage = in_play()
    stage.plays("SJäger1", "Foul GJäger1", 3)
    assert stage.state.freiwurf is not None and stage.state.freiwurf.house == "G"
    assert stage.refused("SHüter", "SJäger1") == "nicht-dran"
    assert stage.refused("GHüter", "SJäger1") == "eigene-leute"
    assert stage.valid(stage.says("GHüter", "GJäger2"))


# -- people ------------------------------------------------------------------------------------------------------------


def test_q7_1_a_substitution_that_cannot_be_any_more_is_refused_and_can_be_declined() -> None:
    stage = in_play()
    for house, seat in (("G", "GJäger2"), ("S", "SJäger1")):
        stage.presses(f"{house}Hüter", f"wechsel {seat}>- +>{seat}: Muss weg")
    stage.referee("ausschluss GJäger2")
    for when in ("jetzt", "pause"):
        answer = stage.referee(f"bescheid G {when}")
        assert isinstance(answer, Refused) and answer.code == "quidditch-wechsel-nobody"
    assert [fact.kind for fact in stage.referee("bescheid G nein")] == ["wechsel-bescheid"]
    assert [one.house for one in stage.state.requests] == ["S"], "the other team's is still open"
    facts = stage.referee("bescheid S jetzt")
    assert [fact.kind for fact in facts][:2] == ["wechsel-bescheid", "gewechselt"]
    told = RULES.tell(facts[1], None)
    assert told is not None and "Slytherin" in spoken(told) and "SJäger1" in spoken(told)
    assert stage.state.requests == ()


def test_nobody_is_sent_off_whom_there_is_not() -> None:
    stage = Stage(THREE).kick_off()
    for move in ("ausschluss GTreiber1", "würfelbetrug GTreiber1", "ausschluss GTreiber1: Laut"):
        answer = stage.referee(move)
        assert isinstance(answer, Refused) and answer.code == "quidditch-nobody-there"


def test_a_cup_keeps_about_ten_seconds_and_a_repeat_is_named_whole() -> None:
    cup: dict[str, Any] = {"art": "pokal", "schiri": "mensch"}
    assert m.QuidditchOptions(**cup, zehn_sekunden=60).answer_ms == 62_000
    with pytest.raises(ValidationError, match="about ten"):
        m.QuidditchOptions(**cup, zehn_sekunden=61)
    assert m.QuidditchOptions(zehn_sekunden=61).answer_ms == 61_000
    for half in ({"round": 1}, {"phase": "jaeger"}):
        with pytest.raises(ValidationError, match="a round and a name"):
            m.Wiederholen.model_validate(half)


# -- silence where the bot leads ---------------------------------------------------------------------------------------


def test_q3_9_the_bot_goes_on_without_whoever_is_silent_before_the_first_round() -> None:
    stage = Stage(places=THREE, schiri="bot")
    facts = stage.clock_rings()
    assert [fact.kind for fact in facts] == ["kapitaen", "kapitaen", "anpfiff"] and stage.phase == "quaffelwurf"
    assert stage.state.captains == ("GHüter", "SHüter")
    facts = stage.clock_rings((5, 5), (2, 2))
    assert [fact.seat for fact in facts if fact.kind == "gewuerfelt"] == ["GHüter", "SHüter"]
    assert stage.phase == "drittel" and stage.state.first == "G"
    stage.clock_rings()
    assert stage.state.low == "S", "who does not choose defends the low third"
    assert stage.phase == "pos-jaeger" and stage.state.named == "GJäger1"
    (asked,) = stage.clock_rings()
    assert (asked.kind, asked.was, asked.wen) == ("erinnert", "position", ("SJäger1",))
    stage.clock_rings()
    assert stage.phase == "pos-sucher"


def test_who_is_away_or_sent_off_takes_no_part_wherever_he_stands() -> None:
    stage = in_play()
    player = stage.state.player("GJäger2")
    assert player is not None and player.active and player.here
    for gone in ({"away": True}, {"excluded": True}):
        absent = altered(player, **gone)
        assert not absent.here and not absent.active
    assert altered(player, out=True).here and not altered(player, out=True).active
    assert not altered(player, third=None).active


def test_q5_4_4_a_throw_at_the_others_is_not_for_ones_own_treiber_to_block() -> None:
    stage = Stage().kick_off()
    stage.line_up("GJäger1", SJäger1="M", GTreiber1="M", GTreiber2="M", STreiber1="M").klatscher(3, 1)
    stage.says("GTreiber1", "Klatscherwurf SJäger1")
    assert stage.refused("STreiber1", "Abblocken") == "block-zu-frueh"
    assert stage.refused("GTreiber2", "Abblocken") == "nichts-zu-blocken"
    stage.rolls("GTreiber1", 5)
    assert stage.refused("GTreiber2", "Abblocken") == "nichts-zu-blocken"
    assert stage.refused("GTreiber1", "Abblocken") == "nichts-zu-blocken"
    assert stage.valid(stage.says("STreiber1", "Abblocken"))


# -- screens -----------------------------------------------------------------------------------------------------------


def test_many_moves_are_menus_of_twenty_five_and_few_are_buttons() -> None:
    moves = {f'"Pass GJäger{number}': None for number in range(30)}
    prompt = text("quidditch-prompt-command")
    few = controls(dict(list(moves.items())[:15]), prompt)
    assert [len(row) for row in few if isinstance(row, tuple)] == [5, 5, 5]
    first, second = controls(moves, prompt)
    assert isinstance(first, Menu) and isinstance(second, Menu)
    assert (first.key, len(first.choices), second.key, len(second.choices)) == ("befehl0", 25, "befehl1", 5)
    assert [one.move for one in second.choices] == list(moves)[25:]
    most = controls({f'"Pass {number}': None for number in range(120)}, prompt, "was")
    assert [row.key for row in most if isinstance(row, Menu)] == ["was0", "was1", "was2", "was3"], "as many as fit"
    assert spoken(label("stelle GJäger1 M")) == "stelle GJäger1 M", "what has no words of its own is called as it is"


def test_q5_6_1_the_desk_says_that_a_shot_cannot_be_held() -> None:
    stage = in_play()
    view = RULES.view(altered(stage.state, sure="GJäger1", flight="GJäger1"), OFFICIALS)
    said = "\n".join(spoken(line) for line in GAME.screen(view, VOICE, "").lines)
    plain = "\n".join(spoken(line) for line in GAME.screen(RULES.view(stage.state, OFFICIALS), VOICE, "").lines)
    for chance in ("quidditch-scene-sure", "quidditch-scene-flight"):
        assert spoken(text(chance)) in said and spoken(text(chance)) not in plain
