"""The room of a match: what is written counts, in order, and the right people hear of it."""

import asyncio

import pytest

from bot.games.quidditch import events as e
from bot.service.play.live import Who
from tests.cogs.pitch import Cup, facts, friendly, live, matches_of, pitch, pokal, said
from tests.edge.house import House, told, words

__all__ = ["friendly", "pitch", "pokal"]


async def test_a_slip_is_explained_in_a_friendly_match_and_the_hint_goes_away(friendly: Cup) -> None:
    await friendly.until("jaeger")
    holder = (await friendly.state()).holder
    await friendly.say(holder, "fliegen M-G")
    (slip,) = await facts(friendly.house, friendly.game, e.Ungueltig)
    assert slip.grund == "gross-klein"
    assert any("Fast!" in one for one in said(friendly.house.channel))
    await friendly.house.env.advance_time(26)
    await friendly.house.env.settle()
    assert not any("Fast!" in one for one in said(friendly.house.channel))


async def test_in_the_cup_only_the_referees_hear_of_a_slip(pokal: Cup) -> None:
    await pokal.until("jaeger")
    before = said(pokal.house.channel)
    holder = (await pokal.state()).holder
    await pokal.say(holder, "torwurf")
    assert said(pokal.house.channel) == [*before, "torwurf"]
    assert any("torwurf" in one and "✗" in one for one in said(pokal.officials()))


async def test_invisible_signs_and_spaces_behind_do_not_matter_but_wrong_names_do(friendly: Cup) -> None:
    await friendly.until("jaeger")
    now = await friendly.state()
    third = now.letter(now.player(now.holder).third)
    await friendly.say(now.holder, f"Pass {now.holder}x")
    near = "M" if third != "M" else "G"
    await friendly.say(now.holder, f"Flie\u200bgen {third}-{near}  \u200b")
    assert [one.grund for one in await facts(friendly.house, friendly.game, e.Ungueltig)] == ["name-unbekannt"]
    (flown,) = await facts(friendly.house, friendly.game, e.Befohlen)
    assert flown.text == f"Fliegen {third}-{near}"


async def test_a_burst_is_judged_in_the_order_discord_gave(friendly: Cup) -> None:
    house = friendly.house
    sent: list[int] = []
    for number in range(8):
        for seat, person in friendly.people.items():
            sent.append((await person.send(house.channel, f"{seat} sagt {number}")).id)
    await house.env.settle()
    rows = await house.events(friendly.game)
    causes = [row.cause for row in rows if row.kind == "geredet"]
    assert causes == sent


async def test_what_was_written_counts_whatever_becomes_of_it(friendly: Cup) -> None:
    await friendly.until("jaeger")
    now = await friendly.state()
    third = now.letter(now.player(now.holder).third)
    near = "M" if third != "M" else "G"
    message = await friendly.say(now.holder, f"Fliegen {third}-{near}")
    events = len(await friendly.house.events(friendly.game))
    author = friendly.people[now.holder]
    await author.edit(message, "Torwurf")
    await author.delete(message)
    assert len(await friendly.house.events(friendly.game)) == events


async def test_where_nothing_is_read_the_command_does_the_same(friendly: Cup) -> None:
    house = friendly.house
    await friendly.until("jaeger")
    now = await friendly.state()
    boss = house.services.who(await house.inside(house.client.get_guild(house.guild.id).fetch_member(house.anna.id)))  # type: ignore[union-attr]  # it is there
    await house.inside(house.services.servers.change(house.guild.id, "reads", False, boss))
    third = now.letter(now.player(now.holder).third)
    order = f"Fliegen {third}-{'M' if third != 'M' else 'G'}"
    await friendly.say(now.holder, order)
    assert await facts(house, friendly.game, e.Befohlen) == []
    person = friendly.people[now.holder]
    wrong = await person.slash(house.channel, "zug", befehl=order.lower())
    assert wrong.response is not None
    assert f"**{now.holder}:** {order.lower()}" in wrong.response.content
    assert "Fast!" in wrong.followups[0].content
    assert wrong.followups[0].ephemeral
    right = await person.slash(house.channel, "zug", befehl=order)
    assert right.response is not None
    assert not right.response.ephemeral
    assert len(await facts(house, friendly.game, e.Befohlen)) == 1
    nobody = await friendly.fan.slash(house.channel, "zug", befehl="Torwurf")
    assert nobody.response is not None


async def test_rolls_are_the_matchs_for_players_and_free_for_others(friendly: Cup) -> None:
    house = friendly.house
    await friendly.until("quaffelwurf")
    answer = await friendly.roll("GJäger1")
    assert answer.response is not None
    assert answer.response.content.startswith("🎲 GJäger1 (Quaffelwurf): **")
    await friendly.say("SJäger1", "/dice 2w6")
    assert any(one.startswith("🎲 SJäger1 (Quaffelwurf)") for one in said(house.channel))
    assert len(await facts(house, friendly.game, e.Gewuerfelt)) >= 2
    before = len(await facts(house, friendly.game, e.Gewuerfelt))
    await friendly.fan.slash(house.channel, "dice", wurf="2w6")
    await friendly.fan.send(house.channel, "/dice 2w6")
    assert len(await facts(house, friendly.game, e.Gewuerfelt)) == before
    assert await house.rolls(house.guild.id) == 2


async def shoot(cup: Cup) -> str:
    """Bring it to a Torwurf whose roll is shown; return the Hüter."""
    await cup.until("jaeger")
    now = await cup.state()
    goal = now.goal(now.other(now.holder[0]))
    if now.player(now.holder).third != goal:
        await cup.press(cup.referee, f"stelle {now.holder} {'TMH'[goal]}")
    await cup.say(now.holder, "Torwurf")
    await cup.roll(now.holder)
    return f"{now.other(now.holder[0])}Hüter"


def deafen(house: House) -> None:
    """Let the bot be gone: it hears nothing any more, and its clock stands still."""
    matches_of(house).inbox._rooms.clear()
    assert house.client._clock_task is not None
    house.client._clock_task.cancel()


@pytest.fixture
async def patient(pitch: House) -> Cup:
    """A friendly match with a minute to hold."""
    cup = Cup(pitch, "freundschaft")
    await cup.open(frist="60", stille="600")
    return cup


async def test_a_break_between_torwurf_and_halten_loses_and_repeats_nothing(patient: Cup) -> None:
    friendly, house = patient, patient.house
    keeper = await shoot(friendly)
    told = said(house.channel, house.client.user.id if house.client.user else 0)
    deafen(house)
    house.sleep(40)
    await friendly.say(keeper, "Halten")
    house.sleep(60)
    await house.restart()
    await house.env.settle()
    held = [one for one in await facts(house, friendly.game, e.Befohlen) if one.word == "Halten"]
    assert len(held) == 1
    assert 39_000 < held[0].after_ms < 45_000
    after = said(house.channel, house.client.user.id if house.client.user else 0)
    assert after[: len(told)] == told
    assert len(set(after[len(told) :])) == len(after[len(told) :])
    assert await facts(house, friendly.game, e.Tor) == []  # the clock waited for what was written in time


async def test_the_ten_seconds_are_over_for_who_wrote_too_late_while_we_were_away(patient: Cup) -> None:
    friendly, house = patient, patient.house
    keeper = await shoot(friendly)
    deafen(house)
    house.sleep(70)
    await friendly.say(keeper, "Halten")
    await house.restart()
    await house.env.settle()
    assert [one.grund for one in await facts(house, friendly.game, e.Ungueltig)] == ["zu-spaet"]
    assert len(await facts(house, friendly.game, e.Tor)) == 1


async def test_the_referee_types_the_words_of_the_rule_book(pokal: Cup) -> None:
    await pokal.until("vor")
    for seat in ("GJäger1", "SJäger1"):
        await pokal.press(pokal.people[seat], f"kapitän {seat}")
    await pokal.say("schiri", "anpfif")
    assert (await pokal.state()).phase == "quaffelwurf"
    await pokal.until("jaeger", "gewuerfelt")
    await pokal.say("schiri", "quaffel freigegeben")
    assert (await pokal.state()).stage == "gewuerfelt"
    assert any(one.startswith("⚠️") for one in said(pokal.officials()))
    await pokal.say("schiri", "Quaffel freigegeben")
    assert (await pokal.state()).stage == "frei"


async def test_talking_after_chatende_is_a_note_with_a_press(pokal: Cup) -> None:
    house = pokal.house
    await pokal.until("jaeger")
    await pokal.fan.send(house.channel, "Hopp, Gryffindor!")
    note = [one for one in pokal.officials().history() if "Hopp" in one.content][-1]
    assert note.components
    assert note.content.startswith(pokal.fan.mention), "the referees must know whom they would warn"
    outsider = await house.press(pokal.fan, f"g:{pokal.game}:{pokal.fan.id}:warn", note)
    assert outsider.response is not None
    assert outsider.response.ephemeral
    await pokal.referee.click(note, label="Verwarnen")
    assert await house.services.book.warnings(house.guild.id, pokal.fan.id, pokal.game) == 1
    note = [one for one in pokal.officials().history() if "Hopp" in one.content][-1]
    assert "Verwarnung Nr. 1" in note.content
    assert not note.components


async def test_q9_2_talk_that_is_overlooked_warns_nobody_and_the_note_says_so(pokal: Cup) -> None:
    house, desk = pokal.house, pokal.officials()
    await pokal.until("jaeger")
    await pokal.fan.send(house.channel, "Hopp, Gryffindor!")
    note = [one for one in desk.history() if "Hopp" in one.content][-1]
    assert told(await house.press(pokal.people["GHüter"], f"g:{pokal.game}:{pokal.fan.id}:pass", note))
    assert next(one for one in desk.history() if one.id == note.id).components, "players overlook nothing"
    await pokal.referee.click(note, label="Übersehen")
    (after,) = [one for one in desk.history() if one.id == note.id]
    assert after.content == f"{note.content}\n-# Übersehen." and not after.components
    assert await house.services.book.warnings(house.guild.id, pokal.fan.id) == 0
    assert pokal.fan.user.dm_channel.history() == []


async def test_the_referees_page_turns_for_them_alone(pokal: Cup) -> None:
    await pokal.until("jaeger")
    panel = next(one for one in reversed(pokal.officials().history()) if one.components)
    token = (await live(pokal.house, pokal.game)).token
    page = await pokal.house.press(pokal.referee, f"m:{pokal.game}:{token}:>ordnung", panel)
    assert page.response is not None
    assert "Leute" in words(page.response)
    spy = await pokal.house.press(pokal.people["GHüter"], f"m:{pokal.game}:{token}:>ordnung", panel)
    assert spy.response is not None
    assert "Ordnung" not in words(spy.response)


async def test_a_press_waits_for_what_was_written_before_it(friendly: Cup) -> None:
    house = friendly.house
    games = house.services.games
    await friendly.until("jaeger")
    gate = asyncio.Event()
    held = asyncio.ensure_future(games.ordering.do(friendly.game, gate.wait))  # something written is being judged
    await asyncio.sleep(0)
    referee = Who(friendly.referee.id, "rudi")
    pressed = asyncio.ensure_future(games.act(friendly.game, referee, "ja ende", cause=4711))
    await asyncio.sleep(0.05)
    assert not pressed.done()
    gate.set()
    await asyncio.gather(held, pressed)
    assert len(await facts(house, friendly.game, e.Zugestimmt)) == 1


async def test_q2_1_a_roll_typed_in_a_match_is_the_matches_and_no_free_one(pitch: House) -> None:
    cup = Cup(pitch, "freundschaft")
    await cup.open(stille="600")
    await cup.until("jaeger")
    before = len(pitch.channel.history())
    await cup.people["GHüter"].send(pitch.channel, "/dice 2w6")
    await pitch.env.settle()
    answers = [one for one in pitch.channel.history()[before:] if one.author.bot and "2w6" not in one.content]
    assert await pitch.rolls_written(pitch.guild.id) == 0
    assert answers
    elsewhere = pitch.guild.create_text_channel("nebenan")
    await pitch.env.settle()
    await cup.people["GHüter"].send(elsewhere, "/dice 2w6")
    await pitch.env.settle()
    assert await pitch.rolls_written(pitch.guild.id) == 1
