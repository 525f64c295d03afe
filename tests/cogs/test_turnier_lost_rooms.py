"""Rooms vanish in the middle of a round: a table's thread, the tournament's own channel. Nothing is lost with them."""

from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.service.play.live import Live, Who
from bot.store.contests import tables_of
from tests.cogs.test_turnier_online import child_of, crowd, move, play
from tests.cogs.tourney import Tourney, plain
from tests.contests.test_service import ORDER
from tests.edge.house import House, labels, sheet, told, words

__all__ = ["plain"]


def letters(who: MemberActor) -> list[str]:
    return [words(message) for message in who.user.dm_channel.history()]


async def wizard(house: House) -> tuple[Tourney, list[MemberActor]]:
    """Eight people at the pads of two tables, whose common clock runs."""
    tourney = await Tourney(house).open("wizard", "Vorrunde", runden=1, tische="zettel", format="vorrunden")
    people = await crowd(house, tourney, 8)
    await tourney.draw()
    await tourney.do("begin")
    return tourney, people


async def watten(house: House) -> tuple[Tourney, list[MemberActor]]:
    """Four teams at the pads of two tables."""
    tourney = await Tourney(house).open(runden=1, tische="zettel")
    people = [house.person(f"p{number}") for number in range(1, 9)]
    await house.env.settle()
    await tourney.members(*people)
    await tourney.draw()
    return tourney, people


async def sits_at(house: House, tourney: Tourney, table: int, people: list[MemberActor]) -> MemberActor:
    """Return somebody who sits at a table."""
    state = await tourney.state()
    number = state.rounds[-1].tables[table - 1].entries[0]
    size = len(state.entries[number - 1].seats)
    return people[size * (number - 1)]


KINDS = {"watten": watten, "wizard": wizard}


async def finished(house: House, tourney: Tourney, kind: str, name: str) -> None:
    """Play the pad of a table to its end: its result flows in by itself."""
    live = await child_of(house, tourney, name)
    if kind == "wizard":
        await house.env.advance_time(5 * 60 + 1)
        live = await house.services.games.live(live.row.id, fresh=True)
        await house.inside(play(house, live))
    else:
        await house.inside(scribbled(house, live))
    await house.env.settle()
    table = (await tourney.state()).table(name)
    assert table is not None and (table.status, table.fed) == ("done", True)


async def scribbled(house: House, live: Live) -> Live:
    """Write the pad of a Watten table full: whoever comes first wins everything."""
    for _ in range(400):
        if live.row.status != "running":
            return live
        state: Any = live.folded().state
        found = [(row, one) for row in live.seats for one in live.spec.rules.legal(state, row.seat)]
        row, wish = min((pair for pair in found if pair[1].kind in ORDER), key=lambda pair: ORDER.index(pair[1].kind))
        live = await move(house, live, Who(row.person_id or 0, ""), live.spec.notation.write(wish))
    raise AssertionError("it never ends")


@pytest.mark.parametrize("kind", KINDS)
async def test_a_tables_thread_is_deleted_and_a_press_brings_the_table_back(house: House, kind: str) -> None:
    tourney, people = await KINDS[kind](house)
    one = await sits_at(house, tourney, 1, people)
    await tourney.press(one, "open", "1.1")
    before = await child_of(house, tourney)
    lost = before.row.channel_id or 0
    assert lost != house.channel.id
    house.env.backend.delete_channel(lost)
    await house.env.settle()
    assert any("öffnet ihn auf der eigenen Seite" in said for said in letters(one)), "those at the table are told"
    assert any("öffnet ihn auf der eigenen Seite" in said for said in letters(house.anna)), "and whoever leads"
    again = await tourney.press(one, "open", "1.1")
    live = await child_of(house, tourney)
    assert "Hier geht es zum Tisch" in told(again) and str(live.row.channel_id) in told(again)
    assert live.row.id == before.row.id and live.row.head == before.row.head, "the same game as it stood"
    assert live.row.channel_id not in (lost, house.channel.id)
    (panel,) = await house.panels(live.row.id)
    assert (panel.channel_id, bool(panel.message_id)) == (live.row.channel_id, True)
    twice = await tourney.press(one, "open", "1.1")
    assert str(live.row.channel_id) in told(twice) and len(house.calls("POST", "/threads")) == 2, "once is enough"
    await finished(house, tourney, kind, "1.1")


@pytest.mark.parametrize("kind", KINDS)
async def test_its_channel_is_deleted_in_mid_round_and_a_tournament_goes_on_elsewhere(house: House, kind: str) -> None:
    tourney, people = await KINDS[kind](house)
    one, other = [await sits_at(house, tourney, table, people) for table in (1, 2)]
    await tourney.press(one, "open", "1.1")
    before = await child_of(house, tourney)
    nearby = house.guild.create_text_channel("nebenan")
    for room in (before.row.channel_id or 0, house.channel.id):  # with a channel its threads go
        house.env.backend.delete_channel(room)
    await house.env.settle()
    assert any("/partie hier" in said and tourney_name(kind) in said for said in letters(house.anna)), (
        "the host is told"
    )
    called = next(one for one in other.user.dm_channel.history() if "Punktezettel öffnen" in labels(one))
    stuck = await other.user.click(called, label="Punktezettel öffnen")
    assert "Die Leitung holt es mit" in told(stuck), "who sits there reads what must be done, and by whom"
    assert len(await rows(house, tourney)) == 1, "no table is opened where nobody can see it"
    house.channel = nearby
    await house.anna.slash(nearby, "partie hier", partie=tourney.id)
    panel = tourney.panel()
    assert house.game_id(panel) == tourney.id and panel.channel.id == nearby.id
    mine = sheet(await one.click(panel, label="Mein Turnier"))
    opened = await one.click(mine, label="Punktezettel öffnen")
    live = await child_of(house, tourney)
    assert str(live.row.channel_id) in told(opened) and live.row.head == before.row.head
    assert [thread.id for thread in nearby.threads] == [live.row.channel_id], "in a thread of the new channel"
    await tourney.press(other, "open", "1.2")
    for name in ("1.1", "1.2"):
        await finished(house, tourney, kind, name)
    assert (await tourney.state()).phase == "pause"
    said = "\n".join(words(message) for message in nearby.history())
    assert "ist komplett" in said, "what is said from now on is said there"
    assert "Runde 1" in labels(await tourney.page(house.anna, "lead"))


def tourney_name(kind: str) -> str:
    return "Watt-Turnier" if kind == "watten" else "Vorrunde"


async def rows(house: House, tourney: Tourney) -> list[Any]:
    return list(await house.services.games.database.read(lambda db: tables_of(db, tourney.id)))


async def test_a_result_typed_by_the_lead_needs_no_room(house: House) -> None:
    """The thread is gone and nobody opens it again: the sheet in the lead's hand counts, the pad is told."""
    tourney, people = await watten(house)
    await tourney.press(await sits_at(house, tourney, 1, people), "open", "1.1")
    live = await child_of(house, tourney)
    house.env.backend.delete_channel(live.row.channel_id or 0)
    await house.env.settle()
    await tourney.rule_all()
    assert (await tourney.state()).phase == "pause"


async def sheets(house: House, tourney: Tourney) -> None:
    """Let whoever leads type both sheets, from wherever he is."""
    lead = Who(house.anna.id, "Anna", guild_id=house.guild.id)
    for cause, table in enumerate(("1.1", "1.2"), 7001):
        move = f"rule {table} 11:4 11:7 7:11"
        await house.inside(house.services.contests.act(tourney.id, lead, move, cause=cause))
    await house.env.settle()


async def test_what_nobody_could_hear_without_a_channel_is_said_once_it_has_another(house: House) -> None:
    tourney, _ = await watten(house)
    nearby = house.guild.create_text_channel("nebenan")
    house.env.backend.delete_channel(house.channel.id)
    house.channel = nearby
    await sheets(house, tourney)
    assert (await tourney.state()).phase == "pause" and not nearby.history()

    def said() -> list[str]:
        return [one.content for one in nearby.history() if "ist komplett" in one.content]

    await house.anna.slash(nearby, "partie hier", partie=tourney.id)
    await house.env.settle()
    assert len(said()) == 1, "what was given up is owed again"
    await house.restart()
    assert len(said()) == 1


async def test_what_was_given_up_before_a_fall_is_said_after_the_move(house: House) -> None:
    tourney, _ = await watten(house)
    nearby = house.guild.create_text_channel("nebenan")
    house.env.backend.delete_channel(house.channel.id)
    house.channel = nearby
    await sheets(house, tourney)
    await house.restart()
    await house.anna.slash(nearby, "partie hier", partie=tourney.id)
    await house.env.settle()
    assert sum("ist komplett" in one.content for one in nearby.history()) == 1
