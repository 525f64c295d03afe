"""/hut: lobby, orders by menus, text and direct message, deadlines, reports, and nothing that gives a secret away."""

import asyncio
import hashlib
import json
import re
from collections.abc import Callable
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor
from simcord.results import InteractionResult, ResponseMessage

from bot.app.live import Declined, Who
from bot.games.hut.board import reach
from bot.games.hut.model import State
from bot.games.hut.seal import sealed_text
from cogs.hut import seconds_of
from tests.ui.house import Easel, House, controls, labels, raw, told, words

DAY = 86400


@pytest.fixture(autouse=True)
def one_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw the first picture only and show it again and again: how boards look is tested elsewhere."""
    drawn: list[bytes] = []

    async def draw(self: Easel, function: Callable[[Any], bytes], data: Any) -> bytes:
        if not drawn:
            drawn.append(function(data))
        return drawn[0]

    monkeypatch.setattr(Easel, "draw", draw)


async def begun(house: House, *people: MemberActor, frist: str = "1 Tag", seats: int = 2) -> str:
    """Let anna open a game, the others sit down, and begin."""
    await house.anna.slash(house.channel, "hut neu", plaetze=seats, frist=frist)
    for person in people or (house.ben,):
        await person.click(house.panel(), label="Platz nehmen")
    await house.anna.click(house.panel(), label="Beginnen")
    return house.game_id()


async def state_of(house: House, game: str) -> State:
    state: State = (await house.inside(house.desk.games.live(game))).folded().state
    return state


async def order_for(house: House, game: str, seat: str, phase: int = 1) -> str:
    """Return an order that a seat can give: its first hat one step out, or two."""
    state = await state_of(house, game)
    player = state.player(seat)
    stack = state.board.army(player.colour)[0]
    far, target = next((far, field) for far, field in reach(stack.field) if state.board.at(field) is None)
    return f"{phase} {state.names[stack.top]} {stack.field} {far} {target}"


async def write(house: House, person: MemberActor, orders: str) -> InteractionResult:
    return await person.slash(house.channel, "hut befehl", befehle=orders)


def sheet(result: InteractionResult) -> ResponseMessage:
    answers = [one for one in (result.response, *result.followups) if one is not None]
    assert len(answers) == 1 and answers[0].ephemeral
    return answers[0]


def menu(message: ResponseMessage, key: str) -> dict[str, Any]:
    """Return a select of a private sheet by its key."""
    return next(part for part in raw(message) if part["type"] == 3 and part["custom_id"].endswith(f":{key}"))


async def choose(person: MemberActor, message: ResponseMessage, key: str, label: str) -> None:
    """Choose the first line of a menu that begins so."""
    found = menu(message, key)
    value = next(one["value"] for one in found["options"] if one["label"].startswith(label))
    await person.select(message, [value], custom_id=found["custom_id"])


async def test_a_game_is_opened_seats_are_taken_and_colours_drawn(house: House) -> None:
    await house.anna.slash(house.channel, "hut neu", plaetze=3, frist="12 Stunden")
    assert "Fang den Hut" in words(house.panel())
    await house.ben.click(house.panel(), label="Platz nehmen")
    await house.anna.click(house.panel(), label="Computer auffüllen")
    await house.anna.click(house.panel(), label="Beginnen")
    game = house.game_id()
    state = await state_of(house, game)
    assert len({player.colour for player in state.players}) == 3
    panel = house.panel()
    assert "Runde 1" in words(panel) and "schreibt noch" in words(panel)
    assert "Meine Befehle" in labels(panel)
    assert [file.filename for file in panel.attachments] == ["bild.png"]
    assert state.player("3").slip is not None  # the computer was quick
    (draws,) = [event.draws for event in await house.events(game) if event.kind == "drawn" or event.seq == 0][:1]
    assert "mischen 6" in str(draws)


async def test_orders_by_menus_from_the_number_to_the_seal(house: House) -> None:
    game = await begun(house)
    page = sheet(await house.anna.click(house.panel(), label="Meine Befehle"))
    assert "Wie lange wollen wir spielen" in words(page)
    await choose(house.anna, page, "zahl", "9 ")
    assert "Deine Zahl für den Mittelwert: **9**" in words(page)
    assert "Noch **12** von 12 BP" in words(page)
    me = (await state_of(house, game)).player("1")
    await choose(house.anna, page, "befehl", f"Phase 2 · {me.names[0]}")
    assert f"Phase 2 · {me.names[0]} von {me.colour}O" in words(page)
    targets = [one["label"] for one in menu(page, "ziel0")["options"]]
    assert f"3 BP → {me.colour}H" in targets and not any("O" in one.partition("→")[2] for one in targets[1:])
    await choose(house.anna, page, "ziel0", f"3 BP → {me.colour}H")
    assert f"`2 {me.names[0]} {me.colour}O 3 {me.colour}H`" in words(page)
    assert "Noch **9** von 12 BP" in words(page)
    await choose(house.anna, page, "befehl", f"Phase 1 · {me.names[1]}")
    assert not any(one["label"].startswith("3 BP") for one in menu(page, "ziel0")["options"])
    await choose(house.anna, page, "ziel0", f"1 BP → {me.colour}F")
    await choose(house.anna, page, "streichen", f"1 {me.names[1]}")
    assert f"`1 {me.names[1]}" not in words(page)
    await house.anna.click(page, label="Abgeben")
    assert "Abgegeben" in words(page) and "Salz" in words(page)
    state = await state_of(house, game)
    slip = state.player("1").slip
    assert slip is not None and slip.done
    public = words(house.panel())
    assert f"{house.anna.mention} hat abgegeben" in public and slip.seal in public
    assert slip.lines[0] not in public and "3 BP" not in public and slip.salt not in public
    assert "✅ abgegeben" in public and "✍️ schreibt noch" in public


async def test_menus_and_text_can_be_mixed_and_changed_until_the_deadline(house: House) -> None:
    game = await begun(house)
    order = await order_for(house, game, "1")
    answer = sheet(await write(house, house.anna, f"Zahl 7; {order}"))
    assert "✅" in words(answer) and "Abgegeben" in words(answer)
    await house.anna.click(answer, label="Ändern")
    assert f"`{order}`" in words(answer) and "erst beim Abgeben wird es ersetzt" in words(answer)
    me = (await state_of(house, game)).player("1")
    await choose(house.anna, answer, "befehl", f"Phase 4 · {me.names[2]}")
    await choose(house.anna, answer, "ziel0", "2 BP")
    await house.anna.click(answer, label="Abgeben")
    slip = (await state_of(house, game)).player("1").slip
    assert slip is not None and len(slip.lines) == 2 and slip.done
    form = await house.anna.click(answer, label="Als Text")
    first, second, third, fourth = me.names
    home = me.colour
    long = f"3 {first} {home}O 1 {home}F; 4 {fourth} {home}O 4 {home}I; 1 {second} {home}O 5 {home}J; 2 {third} {home}G"
    assert len(long) > 60
    await house.anna.submit_modal(form, {"line": long})
    slip = (await state_of(house, game)).player("1").slip
    assert slip is not None and len(slip.lines) == 4 and slip.done


async def test_slips_are_explained_at_once_and_nothing_is_handed_in_by_mistake(house: House) -> None:
    game = await begun(house)
    me = (await state_of(house, game)).player("1")
    answer = sheet(await write(house, house.anna, f"Zahl 7; 1 {me.names[0]} {me.colour}O 9; 2 Xaver XX 3 RH"))
    assert "9 BP sind zu viele" in words(answer)
    assert "Einen Hut namens „Xaver“ gibt es hier nicht" in words(answer)
    assert "noch nicht abgegeben" in words(answer)
    assert "hat abgegeben" not in words(house.panel())
    void = sheet(await write(house, house.anna, f"1 {me.names[0]} 3 {me.colour}H; 2 {me.names[1]} 3 {me.colour}D"))
    assert "Zwei Hüte haben beide 3 BP" in words(void) and "**kein** Befehl" in words(void)
    mended = sheet(await write(house, house.anna, f"1 {me.names[0]} {me.colour}H"))
    assert f"ergänzt: Start {me.colour}O, 3 BP" in words(mended) and "Abgegeben" in words(mended)
    await write(house, house.anna, f"1 {me.names[0]} {me.colour}O 9")
    page = sheet(await house.anna.click(house.panel(), label="Meine Befehle"))
    await house.anna.click(page, label="Trotzdem abgeben")
    assert f"{house.anna.mention} hat abgegeben" in words(house.panel())


async def test_nonsense_gets_a_clear_answer(house: House) -> None:
    game = await begun(house)
    before = len(await house.events(game))
    for orders, answer in (
        ("hallo", "nicht als Befehl erkannt"),
        ("🎩" * 100, "nicht als Befehl erkannt"),
        ("1 Rudi RO 3 RH; " * 200, "zu lang"),
        ("1 Rudi RO 3 RH; " * 20, "20 Befehle"),
        ("Zahl 99", "von 5 bis 15"),
    ):
        assert answer in told(await write(house, house.anna, orders))
    assert len(await house.events(game)) == before
    assert "keiner laufenden Partie" in told(await write(house, house.carl, "1 Rudi RO 3 RH"))


async def test_orders_by_direct_message(house: House) -> None:
    game = await begun(house)
    order = await order_for(house, game, "2")
    await house.ben.send_dm(f"Zahl 8\n{order}")
    slip = (await state_of(house, game)).player("2").slip
    assert slip is not None and slip.done and slip.lines == (order,)
    reply = house.ben.user.dm_channel.history()[-1]
    assert order in words(reply) and "Abgegeben" in words(reply)
    await house.ben.send_dm("1 Xaver RO 3 RH")
    assert "gibt es hier nicht" in words(house.ben.user.dm_channel.history()[-1])
    await house.ben.send_dm("guten Morgen!")
    assert "nicht als Befehl erkannt" in words(house.ben.user.dm_channel.history()[-1])
    await house.carl.send_dm("1 Rudi RO 3 RH")
    assert len(house.carl.user.dm_channel.history()) == 1  # who plays nowhere is left alone
    # The sheet in the direct messages works as well as the private one.
    result = await house.ben.user.click(house.ben.user.dm_channel.history()[-3], label="Ändern")
    assert result.response is not None


async def test_who_sits_in_two_games_is_asked_which_one_is_meant(house: House) -> None:
    await begun(house)
    other = house.guild.create_text_channel("huete")
    await house.anna.slash(other, "hut neu", plaetze=2)
    await house.ben.click(house.panel(other), label="Platz nehmen")
    await house.anna.click(house.panel(other), label="Beginnen")
    second = house.game_id(house.panel(other))
    third = house.guild.create_text_channel("flur")
    assert "mehreren Partien" in told(await house.ben.slash(third, "hut befehl", befehle="Zahl 8"))
    await house.ben.send_dm("Zahl 8")
    assert "mehreren Partien" in words(house.ben.user.dm_channel.history()[-1])
    found = await house.ben.autocomplete(third, "hut befehl", "partie", "")
    assert second in str(found)
    await house.ben.slash(third, "hut befehl", befehle="Zahl 8", partie=second)
    await house.ben.slash(other, "hut befehl", befehle="Zahl 12")
    assert (await state_of(house, second)).player("2").number == 12


async def test_the_round_is_worked_out_when_all_are_in_and_reported_with_a_picture_after_each_phase(
    house: House,
) -> None:
    game = await begun(house)
    one, two = await order_for(house, game, "1"), await order_for(house, game, "2", phase=3)
    await write(house, house.anna, f"Zahl 9; {one}")
    seal = (await state_of(house, game)).player("1").slip
    await write(house, house.ben, f"Zahl 9; {two}")
    report = next(message for message in house.channel.history() if "Bericht der Runde 1" in words(message))
    assert [file.filename for file in report.attachments] == [f"phase{phase}.png" for phase in (1, 2, 3, 4)]
    assert one.partition(" ")[2] in words(report) and two.partition(" ")[2] in words(report)
    assert "Punkte (gesamt)" in words(report)
    state = await state_of(house, game)
    opening = state.reports[0].slips
    mine = next(slip for slip in opening if slip.seat == "1")
    assert seal is not None and mine.seal == seal.seal
    text = sealed_text(1, state.player("1").colour, mine.lines, mine.salt)
    assert hashlib.sha256(text.encode()).hexdigest() == seal.seal
    assert "Runde 2" in words(house.panel())
    # The table moves below the report with the next change.
    await write(house, house.anna, await order_for(house, game, "1"))
    assert house.panel().id > report.id


async def test_reports_are_leafed_through_by_everybody(house: House) -> None:
    game = await begun(house)
    none = told(await house.anna.slash(house.channel, "hut bericht"))
    assert "Noch ist keine Runde ausgewertet" in none
    for number in ("Zahl 9; ", ""):
        await write(house, house.anna, number + await order_for(house, game, "1"))
        await house.env.advance_time(DAY + 1)
    page = sheet(await house.carl.slash(house.channel, "hut bericht", runde=1))
    assert "Runde 1 · Phase 1" in words(page)
    assert f"{house.ben.mention} hat nichts geschrieben" in words(page)
    for expected in ("Runde 1 · Phase 2", "Runde 1 · Phase 3", "Runde 1 · Phase 4", "Runde 2 · Phase 1"):
        await house.carl.click(page, label="Weiter")
        assert expected in words(page)
    await choose(house.carl, page, "runde", "Runde 1")
    assert "Runde 1 · Phase 1" in words(page)
    await house.carl.click(page, label="Siegel")
    assert [file.filename for file in page.attachments] == ["siegel-runde-1.txt"]
    await house.carl.click(page, label="Zurück")
    await house.carl.click(page, label="Alles")
    assert [file.filename for file in page.attachments] == ["fang-den-hut.txt"]
    assert "gibt es noch nicht" in told(await house.carl.slash(house.channel, "hut bericht", runde=9))
    assert (await state_of(house, game)).round == 3


async def test_after_the_deadline_by_a_second(house: House) -> None:
    game = await begun(house, frist="1 Minute")
    page = sheet(await write(house, house.anna, f"Zahl 5; {await order_for(house, game, '1')}"))
    await house.anna.click(page, label="Ändern")
    stale = next(id for id in controls(page) if id.startswith("m:") and not id.endswith("befehl"))
    await house.env.advance_time(61)
    assert (await state_of(house, game)).round == 2
    late = await house.press(house.anna, stale, house.panel())
    assert "früheren Schritt" in told(late)
    assert (await state_of(house, game)).player("1").slip is None


async def test_two_people_pressing_at_the_deadline(house: House) -> None:
    game = await begun(house, frist="1 Minute")
    orders = [await order_for(house, game, seat) for seat in ("1", "2")]
    due = (await house.inside(house.desk.games.live(game))).deadline
    assert due is not None
    anna, ben = Who(house.anna.id, "anna"), Who(house.ben.id, "ben")
    games = house.desk.games

    async def rush() -> list[object]:
        return list(
            await asyncio.gather(
                games.act(game, anna, f"befehl Zahl 5; {orders[0]}", cause=11, token="0.r1"),
                games.time_up(due),
                games.act(game, ben, f"befehl Zahl 5; {orders[1]}", cause=12, token="0.r1"),
                return_exceptions=True,
            )
        )

    first, _, third = await house.inside(rush())
    assert not isinstance(first, Exception)
    assert isinstance(third, Declined) and third.text.id == "game-stale"
    state = await state_of(house, game)
    assert state.round == 2 and state.reports[0].missing == ("2",)


async def test_orders_and_deadlines_survive_a_restart(house: House) -> None:
    game = await begun(house)
    await write(house, house.anna, f"Zahl 5; {await order_for(house, game, '1')}")
    await house.restart()
    page = sheet(await house.anna.click(house.panel(), label="Meine Befehle"))
    assert "Abgegeben" in words(page)
    await house.env.advance_time(DAY + 1)
    reports = [message for message in house.channel.history() if "Bericht der Runde 1" in words(message)]
    assert len(reports) == 1
    await house.restart()
    await house.env.advance_time(DAY + 1)
    assert (await state_of(house, game)).round == 3


async def test_hats_are_named_by_their_owners(house: House) -> None:
    game = await begun(house)
    letter = (await state_of(house, game)).player("1").colour
    page = sheet(await house.anna.click(house.panel(), label="Meine Befehle"))
    await house.anna.click(page, label="Hüte taufen")
    first = (await state_of(house, game)).player("1").names[0]
    form = await house.anna.click(page, label=first)
    assert "Denk dir noch etwas aus" in told(await house.anna.submit_modal(form, {"line": "X1"}))
    form = await house.anna.click(page, label=first)
    await house.anna.submit_modal(form, {"line": f"{letter}ylophon"})
    assert (await state_of(house, game)).player("1").names[0] == f"{letter}ylophon"
    assert f"{letter}ylophon" in words(house.panel())


@pytest.mark.parametrize(
    ("written", "seconds"),
    [("1 Minute", 60), ("90min", 5400), ("12 Stunden", 43200), ("12h", 43200), ("3 Tage", 259200), ("14d", 1209600)],
)
def test_times_as_people_write_them(written: str, seconds: int) -> None:
    assert seconds_of(written) == seconds


@pytest.mark.parametrize("written", ["", "bald", "15 Tage", "0 Minuten", "-3h", "12", "99999999 Tage", "3 Wochen"])
def test_times_that_are_none(written: str) -> None:
    with pytest.raises(Declined):
        seconds_of(written)


async def test_a_bad_time_and_a_direct_message_open_nothing(house: House) -> None:
    assert "30 Minuten" in told(await house.anna.slash(house.channel, "hut neu", frist="bald"))
    dora = house.stranger("dora")
    assert "nur auf einem Server" in told(await dora.slash("hut neu"))
    assert not house.channel.history()


def _texts(body: Any) -> list[str]:
    """List every string that is delivered for reading or pressing."""
    if isinstance(body, dict):
        keys = ("content", "label", "custom_id", "description", "placeholder", "value", "title", "filename")
        return [str(body[key]) for key in keys if body.get(key)] + [
            text for part in body.values() for text in _texts(part)
        ]
    return [text for part in body for text in _texts(part)] if isinstance(body, list | tuple) else []


async def test_h2_2_nothing_delivered_to_anybody_gives_the_number_of_rounds_away(house: House) -> None:
    """Numbers 13 and 14 make 14 rounds: look for that in all that was sent to anybody, the referee included."""
    game = await begun(house)
    referee = house.person("rita", manager=True)
    await write(house, house.anna, f"Zahl 13; {await order_for(house, game, '1')}")
    await write(house, house.ben, f"Zahl 14; {await order_for(house, game, '2')}")
    own = len(house.env.http_requests)  # each has read the own number by now
    for _ in range(3):
        await write(house, house.anna, await order_for(house, game, "1"))
        await referee.slash(house.channel, "hut bericht")
        await house.ben.slash(house.channel, "hut befehl")
        await house.env.advance_time(DAY + 1)
    state = await state_of(house, game)
    assert not state.over and state.round == 5
    seen = [text for request in house.env.http_requests[own:] if request.json for text in _texts(request.json)]
    assert len(seen) > 100
    for text in seen:
        plain = re.sub(r"`[0-9a-f]{32,}`|<@\d+>|<t:\d+:R>|\b[0-9a-z]{12,}\b", "", text)
        assert not re.search(r"(?<!\d)14(?!\d)", plain), plain
        assert not re.search(r"letzte Runde|von \d+ Runden|noch \d+ Runden", plain), plain
    due = (await house.inside(house.desk.games.live(game))).deadline
    assert due is not None and (due.due_at - house.env.now()).total_seconds() <= DAY


async def test_a_whole_game_with_computers_ends_and_can_be_proved(house: House) -> None:
    game = await begun(house, frist="1 Minute", seats=2)
    await write(house, house.anna, "Zahl 5")
    await write(house, house.ben, "Zahl 5")
    for _ in range(5):
        await house.env.advance_time(61)
    panel = house.panel()
    assert "Schluss nach 5 Runden" in words(panel)
    assert "Bericht Runde 5" in labels(panel)
    page = sheet(await house.carl.click(panel, label="Bericht Runde 5"))
    assert "Runde 5 · Phase 1" in words(page)
    result = await house.carl.click(panel, label="Protokoll prüfen")
    assert "python fair.py" in told(result)
    shown = sheet(await house.carl.slash(house.channel, "hut bericht", runde=2))
    assert "Runde 2" in words(shown)
    assert json.loads((await house.events(game))[0].body)["kind"] == "begun"
    assert isinstance(panel, discord.Message)
