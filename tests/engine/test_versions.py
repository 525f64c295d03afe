"""Old logs: a game that was begun by an older program is read, played on and checked by the present one."""

import dataclasses
import json
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from bot import fair
from bot.engine.chance import Draw, FairChance
from bot.engine.log import Entry, Position, fold
from bot.engine.model import Refused
from bot.engine.seats import Actor
from bot.engine.spec import dump
from tests.sample import GAME
from tests.sample.model import Roll, Rolled, State

OLD = (Path(__file__).parent.parent / "sample" / "version1.log").read_bytes()
"""Two rounds of Hasard, the second unfinished, written when a die was still counted from 0."""
SEED = b"a log of the first version, kept"


def stored() -> list[dict[str, Any]]:
    return fair.read_log(OLD)


def loaded() -> tuple[Any, list[Entry]]:
    header, *lines = stored()
    entries = [
        Entry(
            line["seq"],
            datetime.fromisoformat(line["at"]),
            GAME.load_event(json.dumps(line["event"])),
            draws=tuple(Draw.of(record) for record in line.get("draws", ())),
        )
        for line in lines
    ]
    return GAME.load_options(json.dumps(header["options"])), entries


def test_the_old_log_is_really_old() -> None:
    rolled = [line["event"] for line in stored()[1:] if line["event"]["kind"] == "rolled"]
    assert len(rolled) == 4
    assert all(event["version"] == 1 for event in rolled)
    assert fair.verify(OLD) == (6, False)


def test_an_old_log_says_what_it_always_meant() -> None:
    _, entries = loaded()
    dice = [(entry.event.die, entry.draws[0].got) for entry in entries if isinstance(entry.event, Rolled)]
    assert len(dice) == 4
    for die, drawn in dice:
        assert drawn == (die,)


def test_an_old_log_folds_plays_on_and_verifies() -> None:
    options, entries = loaded()
    rules = GAME.rules
    position: Position[State] = fold(rules, options, entries)
    state = position.state
    assert [(one.seat, one.points, one.die) for one in state.players] == [
        ("Nord", 8, 0),
        ("Ost", 16, 5),
        ("Sued", 10, None),
    ]
    chance = FairChance("hasard-1", SEED, position.draws, nonce=191)
    events = rules.decide(state, Actor.at("Sued"), Roll(), chance)
    assert not isinstance(events, Refused)
    more = [{"seq": len(entries) + part, "event": json.loads(dump(event))} for part, event in enumerate(events)]
    more[0]["draws"] = [draw.record() for draw in chance.draws]
    lines = [*stored(), *more, {"seed": SEED.hex()}]
    whole = [GAME.load_event(json.dumps(line["event"])) for line in lines[1:-1]]
    end = fold(rules, options, [Entry(number, entries[0].at, event) for number, event in enumerate(whole)])
    outcome = rules.outcome(end.state)
    assert outcome is not None
    assert dict(outcome.points) == {"Nord": 8 + 3, "Ost": 16 + 5 + 5, "Sued": 10 + 2 + chance.draws[0].got[0]}
    assert fair.verify(fair.write_log(lines)) == (7, True)


def test_without_an_upcast_an_old_log_is_refused_not_misread() -> None:
    forgetful = dataclasses.replace(GAME, upcast=None)
    body = next(line["event"] for line in stored()[1:] if line["event"]["kind"] == "rolled")
    with pytest.raises(ValueError, match="version"):
        forgetful.load_event(json.dumps(body))
