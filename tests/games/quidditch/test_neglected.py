"""What follows when somebody owes a step and does not make it, at every moment of a command (Q3.9, Q12.6, Q13.4)."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.games.quidditch.rules.overdue import Overdue, overdue
from tests.games.quidditch.stage import Stage


def attack(by: str = "SJäger1") -> Stage:
    """Somebody attacks the holder, who has flown to him; both roll the same."""
    if by == "SHüter":
        stage = Stage().kick_off().line_up("GJäger1", GJäger2="M", SJäger1="M").quaffel(3)
        stage.says("GJäger1", "Fliegen M-S")
        stage.plays("SHüter", "Angriff", 3, 3)
    else:
        stage = Stage().kick_off().line_up("GJäger1", SJäger1="M").quaffel(1)
        stage.says("GJäger1", "Fliegen G-M")
        stage.plays("SJäger1", "Angriff GJäger1", 3, 3)
    stage.rolls("GJäger1", 3, 3)
    return stage


def shot(*, held: bool) -> Stage:
    """The holder shoots; the Hüter says that he holds it, and rolls the same."""
    stage = Stage().kick_off().line_up("GJäger1", GJäger3="S", SJäger3="S").quaffel(5)
    if not held:
        stage.says("GJäger1", "Torwurf")
        return stage
    stage.plays("GJäger1", "Torwurf", 4, 4)
    stage.plays("SHüter", "Halten", 4, 4)
    return stage


def hit(*, rolled: bool) -> Stage:
    """A Klatscher hits, a Treiber says that he blocks it, and may have rolled the same."""
    stage = Stage().kick_off().line_up("GJäger1", SJäger1="M", GTreiber1="M", STreiber1="M").klatscher(3, 1)
    stage.plays("GTreiber1", "Klatscherwurf SJäger1", 4, 2)
    stage.says("STreiber1", "Abblocken")
    if rolled:
        stage.rolls("STreiber1", 4, 2)
    return stage


def passed(*words: tuple[str, str]) -> Stage:
    """A pass has come so far."""
    stage = Stage().kick_off().line_up("GJäger1", GJäger2="M", SJäger1="M").quaffel(3)
    stage.plays("GJäger1", "Pass GJäger2", 5)
    for seat, said in words:
        assert stage.valid(stage.says(seat, said)), stage.why()
    return stage


FALLS = ["kette-zu GJäger1", "quaffel-faellt", "teilrunde-ende nicht-angenommen"]
OWED: list[tuple[Callable[[], Stage], str, str, list[str]]] = [
    (attack, "SJäger1", "behaelt", ["quaffel-bei GJäger1 behalten"]),
    (lambda: attack("SHüter"), "SHüter", "verfaellt", ["kette-zu SHüter"]),
    (lambda: shot(held=False), "GJäger1", "torwurf-verfaellt", ["kette-zu GJäger1", "teilrunde-ende nicht-gewuerfelt"]),
    (lambda: shot(held=True), "GJäger1", "gehalten", ["gehalten SHüter GJäger1", "teilrunde-ende gehalten"]),
    (
        lambda: hit(rolled=False),
        "STreiber1",
        "getroffen",
        ["getroffen SJäger1 GTreiber1", "teilrunde-ende nichts-mehr"],
    ),
    (lambda: hit(rolled=True), "GTreiber1", "geblockt", ["kette-zu GTreiber1", "teilrunde-ende nichts-mehr"]),
    (lambda: passed(("SJäger1", "Abfangen")), "SJäger1", "pass-weiter", ["antwort-offen"]),
    (passed, "GJäger2", "quaffel-faellt", FALLS),
    (lambda: passed(("GJäger2", "Angenommen")), "GJäger2", "quaffel-faellt", FALLS),
]


def plainly(fact: Any) -> str:
    """Say what a fact is, whom it is about and why."""
    parts = [fact.kind, *(getattr(fact, name, None) for name in ("seat", "von", "wie", "grund"))]
    return " ".join(part for part in parts if part)


@pytest.mark.parametrize(("stage", "seat", "folge", "facts"), OWED)
def test_q13_4_the_referee_closes_it_and_what_follows_is_what_was_said(
    stage: Callable[[], Stage], seat: str, folge: str, facts: list[str]
) -> None:
    match = stage()
    assert overdue(match.state) == Overdue(seat, folge)
    closed, *followed = match.referee("versäumt")
    assert (closed.kind, closed.seat, closed.folge) == ("versaeumt", seat, folge)
    assert [plainly(fact) for fact in followed] == facts
