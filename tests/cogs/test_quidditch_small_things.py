"""Small things people see of a match: who leads it, what is past, who is ready, who played."""

import re

import pytest

from bot.edge.kit.layout import Shown
from bot.edge.table.publisher import Publisher
from bot.service.play.live import Live
from bot.store.panels import PanelRow
from tests.cogs.pitch import Cup, friendly, kick_off, line_up, live, pitch, pokal, state
from tests.cogs.test_quidditch_desk import page
from tests.cogs.test_quidditch_reports import agree
from tests.edge.house import House, told, words

__all__ = ["friendly", "pitch", "pokal"]

COMPUTERS = 13


async def test_the_line_up_says_who_leads(pitch: House) -> None:
    cup, chosen = Cup(pitch, "pokal"), {"haus1": "G", "haus2": "S"}
    await cup.set_up()
    await pitch.anna.slash(pitch.channel, "quidditch neu", **chosen)
    assert "Es leitet der Spielleiter selbst." in words(pitch.panel())
    assert "Gehilfe" not in words(pitch.panel())
    pitch.channel = pitch.guild.create_text_channel("feld")
    await cup.referee.slash(pitch.channel, "quidditch neu", art="pokal", leitung="ich", **chosen)
    await cup.appoint(pitch.ben)
    await cup.referee.slash(pitch.channel, "partie pfeife", an=pitch.ben, als="gehilfe")
    await pitch.env.settle()
    shown = words(pitch.panel())
    assert cup.referee.mention in shown and "leitet der Spielleiter selbst" not in shown
    assert "Gehilfe" in shown and pitch.ben.mention in shown


async def test_messages_of_past_phases_leave_the_desk(pokal: Cup) -> None:
    await pokal.until("jaeger")
    await pokal.say((await pokal.state()).holder, "torwurf")
    assert "torwurf" in words(await page(pokal, "Nachrichten"))
    await pokal.press(pokal.referee, "schritt ende")
    await pokal.press(pokal.referee, "schritt schnatz")
    await pokal.house.env.settle()
    assert "torwurf" not in words(await page(pokal, "Nachrichten"))


async def reaches_the_chat(house: House, game: str) -> bool:
    """Let time go by until all computers are ready in a chat; False if the Schnatz was caught before."""
    for _ in range(80):
        if (await live(house, game)).row.status != "running":
            return False
        now = await state(house, game)
        if now.phase in ("chat", "halbzeit") and len(now.ready) == COMPUTERS:
            await house.env.settle()
            return True
        await house.env.advance_time(20)
    raise AssertionError("no chat")


async def test_computers_are_ready_in_one_edit(pitch: House, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[int] = []
    usual = Publisher._update

    async def counted(self: Publisher, panel: PanelRow, sheet: Shown, match: Live, patience: int) -> None:
        now = match.folded().state if match.position else None
        if now is not None and now.phase in ("chat", "halbzeit"):
            shown.append(len(now.ready))
        await usual(self, panel, sheet, match, patience)

    monkeypatch.setattr(Publisher, "_update", counted)
    for number in range(6):  # a Schnatz in the first round is rare, but dice are dice
        pitch.channel = pitch.guild.create_text_channel(f"feld-{number}")
        game = await line_up(pitch, pitch.anna, {"GJäger1": pitch.ben}, runden=2)
        await kick_off(pitch, pitch.anna, game)
        if await reaches_the_chat(pitch, game):
            break
        shown.clear()
    assert shown[-1] == COMPUTERS and len(shown) <= 3, f"thirteen presses are not thirteen edits: {shown}"


async def test_the_log_in_words_names_who_played(pokal: Cup) -> None:
    house = pokal.house
    await pokal.until("jaeger")
    await agree(pokal, "ende")
    (file,) = [
        one for message in house.channel.history() for one in message.attachments if one.filename.endswith(".txt")
    ]
    log = (await house.inside(file.read())).decode()
    for seat, person in pokal.people.items():
        assert f"{seat}: {person.name}" in log


async def test_partie_log_shows_clean_words_in_whole_lines(friendly: Cup) -> None:
    house = friendly.house
    await friendly.until("jaeger")
    await friendly.press(friendly.people["GJäger1"], "wechsel GHüter>- +>GHüter: *Knie* und `Fuß` <@1> " + "weh " * 60)
    await friendly.press(friendly.referee, "bescheid G jetzt")
    await friendly.press(friendly.referee, "schritt ende")
    answer = await friendly.fan.slash(house.channel, "partie log")
    shown = told(answer).splitlines()
    assert shown and all(re.match(r" *\d+  \d{4}-\d\d-\d\d \d\d:\d\d:\d\d  \S", f" {line}") for line in shown), shown
    assert answer.response is not None
    (file,) = answer.response.attachments
    lines = (await house.inside(file.read())).decode().splitlines()
    assert not [line for line in lines if "**" in line or "`" in line or "\\" in line]
    plain = [line.replace("**", "").replace("`", "") for line in shown]
    assert [line.strip() for line in lines[-len(plain) :]] == [line.strip() for line in plain], "none of them is cut"
    assert any("Teilrunde der Treiber · " in line for line in lines), "what is told in two lines is one line of the log"
