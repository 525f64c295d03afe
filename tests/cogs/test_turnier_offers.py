"""What a page of a tournament offers at any stage is what the rules would take from whoever looks, no less, no more."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.contest_room.controls import page
from bot.contest_room.hall import Hall
from bot.contest_room.penalties import format_of
from bot.contests.common.model import Entry
from bot.engine.model import Refused
from bot.engine.seats import Actor
from bot.service.play.live import Who
from tests.cogs.tourney import Tourney, plain
from tests.contests.table import Lucky
from tests.edge.house import House

__all__ = ["plain"]
OF_AN_ENTRY = ("pay", "unpay", "present", "away", "strike", "gone", "return", "exclude", "punish")
AT_THE_DESK = ("checkin", "checkout", "shut", "seal", "draw", "thaw", "begin", "redraw", "close")
HIDDEN = {"pay": ("out",), "punish": ("asked", "seeking", "absent", "gone")}
"""Nobody pays who has called off, and the list of penalties is for those who play."""


class Looked:
    """A tournament as somebody sees it at this moment."""

    def __init__(self, tourney: Tourney, live: Any, who: MemberActor) -> None:
        house = tourney.house
        self.hall = Hall(house.services, live, "de", Who(who.id, who.user.name, guild_id=house.guild.id))
        self.live = live

    async def offered(self, name: str) -> set[str]:
        """Return the moves that stand on a page, also behind one more question or a form."""
        return {move for id in _ids((await page(self.hall, name)).face()) if (move := _move(id))}

    def accepted(self, move: str) -> bool:
        """Tell whether the rules take a move from this person now."""
        action = self.live.spec.notation.read(move)
        assert not isinstance(action, Refused), move
        actor = Actor(seat=self.hall.seat, host=self.hall.leads, when=self.live.folded().state.now + 1000)
        return not isinstance(self.live.spec.rules.decide(self.hall.state, actor, action, Lucky()), Refused)


def _ids(face: Any) -> Iterator[str]:
    if isinstance(face, dict):
        if "custom_id" in face and not face.get("disabled"):
            yield face["custom_id"]
        face = list(face.values())
    for part in face if isinstance(face, list | tuple) else ():
        yield from _ids(part)


def _move(id: str) -> str:
    """Read the move off a control; "" if it only turns to a page."""
    if found := re.fullmatch(r"c:[^:]+:do:[^:]+:(.+)|c:[^:]+:page:sure\.(.+)|c:[^:]+:form:(dispute\.[\d.]+)", id):
        return str(found[found.lastindex or 1]).replace("dispute.", "dispute ")
    found = re.fullmatch(r"c:[^:]+:page:lead\.penal\.(\d+)", id)
    return f"punish {found[1]}" if found else ""


def _asked(own: Looked) -> list[Entry]:
    """Return the entry into which somebody is asked to come."""
    return [one for one in own.hall.state.entries if one.status == "asked" and own.hall.seat == one.seats[-1]]


async def looked(tourney: Tourney, who: MemberActor) -> Looked:
    return Looked(tourney, await tourney.house.services.games.live(tourney.id, fresh=True), who)


async def holds(tourney: Tourney, *people: MemberActor) -> None:
    """Hold every entry's page against the rules for whoever leads, and everybody's own page for himself."""
    lead = await looked(tourney, tourney.lead)
    state = lead.hall.state
    offence = next(iter(format_of(lead.hall).offences), "none")
    for entry in state.entries:
        number = entry.number
        whole = {"exclude": f"exclude {number} | Grund", "punish": f"punish {number} reminder {offence} 1"}
        moves = {verb: whole.get(verb, f"{verb} {number}") for verb in OF_AN_ENTRY}
        accepted = {verb for verb, move in moves.items() if lead.accepted(move)}
        accepted -= {verb for verb, hidden in HIDDEN.items() if entry.status in hidden}
        accepted -= set() if state.options.fee else {"pay", "unpay"}
        accepted -= set() if state.rounds else {"punish"}
        offered = {move.partition(" ")[0] for move in await lead.offered(f"lead.entry.{number}")}
        assert offered == accepted, (state.phase, len(state.rounds), entry)
    offered = {move for move in await lead.offered("lead") if not move.startswith("bye ")}
    assert offered == {move for move in AT_THE_DESK if lead.accepted(move)}, (state.phase, len(state.rounds))
    for who in people:
        own = await looked(tourney, who)
        wishes = ["leave", "here", *(f"{verb} {one.number}" for one in state.entries for verb in ("accept", "decline"))]
        if state.phase == "playing" and (table := own.hall.view.table):
            wishes += [f"{verb} {table.name}" for verb in ("confirm", "dispute", "call")]
        accepted = {move for move in wishes if own.accepted(move)}
        offered = await own.offered("mine")
        accepted -= {"leave"} if own.hall.view.mine in _asked(own) else set()  # he says no, which is the same
        assert {one for one in offered if one.partition(" ")[0] in WATCHED} == accepted, (state.phase, own.hall.seat)
        assert all(own.accepted(one) for one in offered if not one.startswith("dispute")), offered


WATCHED = ("leave", "here", "accept", "decline", "confirm", "dispute", "call")


async def waited(tourney: Tourney) -> tuple[MemberActor, ...]:
    """Bring people in of every kind: complete, asked, looking for somebody, called off, having paid or not."""
    house = tourney.house
    dora, emil, fritz = more = [house.person(name) for name in ("dora", "emil", "fritz")]
    await house.env.settle()
    await tourney.guests("A / B\nC / D\nE / F\nG / H")
    await tourney.do("pay 3", page="lead.entry.3")
    for number in (3, 4):
        await tourney.do(f"strike {number}", page=f"lead.entry.{number}")
    await tourney.do("pay 2", page="lead.entry.2")
    await house.ben.slash(house.channel, "turnier anmelden", partner=house.carl)
    await tourney.do("seek", dora, "mine")
    await tourney.do("seek", emil, "mine")
    await tourney.do("ask 6", emil, "mine")
    await tourney.guests(f"{fritz.mention} / Gast")
    return (house.ben, house.carl, *more)


async def test_w6_1_everything_on_the_list_is_offered_as_the_rules_take_it(house: House) -> None:
    tourney = await Tourney(house).open(startgeld="5", runden=1)
    people = await waited(tourney)
    assert [entry.status for entry in (await tourney.state()).entries] == [
        *("in", "in", "out", "out", "asked", "seeking", "seeking", "in")
    ]
    await holds(tourney, *people)
    await tourney.do("checkin")
    await tourney.do("present 1", page="lead.entry.1")
    await holds(tourney, *people)
    await tourney.do("here", people[-1], "mine")
    await tourney.do("checkout")
    await holds(tourney, *people)
    await tourney.do("seal")
    await holds(tourney, *people)
    await tourney.do("draw")
    await holds(tourney, *people)
    await tourney.form(people[-1], "report.1.1", result="11:4 11:7 7:11")
    await holds(tourney, *people)
    await tourney.rule_all()
    await tourney.do("gone 1", page="lead.entry.1")
    await holds(tourney, *people)
    await tourney.do("close")
    await holds(tourney, *people)


@pytest.mark.parametrize("format", ["vorrunden", "ko"])
async def test_z6_2_who_may_come_back_is_offered_it_and_nobody_else(house: House, format: str) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde", format=format, runden=2)
    await tourney.guests("\n".join(f"P{number}" for number in range(1, 10)))
    await tourney.do("enter", house.ben, "mine")
    await tourney.do("checkin")
    for number in range(3, 11):
        await tourney.do(f"present {number}", page=f"lead.entry.{number}")
    await tourney.draw()
    await tourney.do("gone 3", page="lead.entry.3")
    await tourney.do("exclude 4 | Gift", page="lead.entry.4")
    await holds(tourney, house.ben)
    await tourney.rule_all("\n".join(f"x: {90 - 10 * one}" for one in range(4)))
    await holds(tourney, house.ben)
