"""What referees decide about people: fraud after the end, substitutions and their undoing, talk, the last word."""

import discord
import pytest
from simcord.actors import MemberActor
from sqlalchemy import select

from bot.games.quidditch import events as e
from bot.store import tables as t
from bot.store.acts import Wanted
from tests.cogs.pitch import Cup, facts, friendly, kick_off, line_up, live, pitch, pokal, said, state
from tests.edge.house import House, told, words
from tests.edge.pings import ping

__all__ = ["friendly", "pitch", "pokal"]


def reports(house: House) -> list[discord.Message]:
    """List the reports that were published in the channel."""
    return [one for one in house.channel.history() if any(file.filename.endswith(".log") for file in one.attachments)]


async def agree_to_end(cup: Cup) -> None:
    """Let captains and referee end the match."""
    for seat in ("GJäger1", "SJäger1"):
        await cup.press(cup.people[seat], "ja ende")
    await cup.press(cup.referee, "ja ende")
    await cup.house.env.settle()


async def results(cup: Cup) -> dict[str, tuple[int, int]]:
    """Read places and points as they are stored."""
    query = select(t.results.c.seat, t.results.c.place, t.results.c.points).where(t.results.c.game_id == cup.game)
    rows = await cup.house.services.games.database.read(lambda db: db.execute(query).all())
    return {seat: (place, points) for seat, place, points in rows}


async def test_q8_3_fraud_found_after_the_end_changes_the_result_and_bans(pokal: Cup) -> None:
    house = pokal.house
    await pokal.until("jaeger")
    await agree_to_end(pokal)
    assert (await live(house, pokal.game)).row.status == "over"
    assert set((await results(pokal)).values()) == {(1, 0)}
    ended_at = (await live(house, pokal.game)).row.ended_at
    (first,) = reports(house)
    refused = await house.press(pokal.people["GHüter"], f"m:{pokal.game}:0.aus:würfelbetrug SHüter", house.panel())
    assert "nur Schiedsrichter" in told(refused)
    assert await facts(house, pokal.game, e.Betrogen) == []
    await house.press(pokal.referee, f"m:{pokal.game}:0.aus:würfelbetrug SHüter", house.panel())
    await house.env.settle()
    after = await results(pokal)
    assert after["GHüter"] == (1, 100)
    assert after["SSucher"][1] == -100
    assert (await live(house, pokal.game)).row.ended_at == ended_at
    found, _ = await house.services.book.find(Wanted(house.guild.id, ("ban",)))
    assert [act.target_id for act in found] == [pokal.people["SHüter"].id]
    twice = await house.press(pokal.referee, f"m:{pokal.game}:0.aus:würfelbetrug SHüter", house.panel())
    assert "schon bestraft" in told(twice)
    named = await pokal.referee.slash(house.channel, "quidditch betrug", person=pokal.people["SHüter"])
    assert "schon bestraft" in told(named)
    await house.env.settle()
    again = reports(house)
    assert len(again) == 2, "what changes nothing is not reported"
    assert "100 : -100" in again[-1].content.replace("−", "-")
    assert again[-1].id != first.id


async def test_nothing_else_counts_after_the_end(pokal: Cup) -> None:
    await pokal.until("jaeger")
    await agree_to_end(pokal)
    refused = await pokal.press(pokal.referee, "ausschluss SHüter")
    assert "zu Ende" in told(refused) or "vorbei" in told(refused)
    assert await facts(pokal.house, pokal.game, e.Ausgeschlossen) == []


async def substitute(cup: Cup) -> None:
    """Let the Hüter of Gryffindor go and somebody new come."""
    await cup.press(cup.people["GJäger1"], "wechsel GHüter>- +>GHüter: muss weg")
    await cup.press(cup.referee, "bescheid G jetzt")
    await cup.house.env.settle()


async def newcomer(cup: Cup, who: MemberActor, person: MemberActor) -> str:
    """Choose who comes in."""
    house = cup.house
    ask = next(one for one in reversed(house.channel.history()) if "Wer kommt auf GHüter?" in one.content)
    answer = (await who.select(ask, [person], custom_id=f"g:{cup.game}:GHüter:come")).response
    return answer.content if answer else ""


async def confirm(cup: Cup, command: str) -> None:
    """Let the referee do what asks for a reason."""
    form = await cup.referee.slash(cup.house.channel, command)
    await cup.referee.submit_modal(form, {"line": "Stromausfall"})
    await cup.house.env.settle()


async def test_the_captain_names_who_comes_in(pokal: Cup) -> None:
    house, ida = pokal.house, pokal.house.person("ida")
    await house.env.settle()
    await pokal.until("jaeger")
    await substitute(pokal)
    assert "anderen Mannschaft" in await newcomer(pokal, pokal.people["SJäger1"], ida)
    assert "darf" in await newcomer(pokal, pokal.fan, ida)
    assert "sitzt schon" in await newcomer(pokal, pokal.people["GJäger1"], pokal.people["SHüter"])
    await newcomer(pokal, pokal.people["GJäger1"], ida)
    row = (await live(house, pokal.game)).seat_of(ida.id)
    assert row is not None
    assert row.seat == "GHüter"
    (here,) = [one for one in house.channel.history() if "spielt jetzt auf GHüter" in one.content]
    assert house.pings(here) == ping(ida)
    assert not any("Wer kommt auf GHüter?" in one for one in said(house.channel)), "the question is answered"


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_question_that_is_answered_elsewhere_is_gone(pokal: Cup, *, restarted: bool) -> None:
    house, ida = pokal.house, pokal.house.person("ida")
    await house.env.settle()
    await pokal.until("jaeger")
    await substitute(pokal)
    if restarted:
        await house.restart()
    assert any("Wer kommt auf GHüter?" in one for one in said(house.channel))
    refused = await pokal.people["SJäger1"].slash(house.channel, "partie ersetzen", platz="GHüter", person=ida)
    assert told(refused) and any("Wer kommt auf GHüter?" in one for one in said(house.channel))
    await pokal.referee.slash(house.channel, "partie ersetzen", platz="GHüter", person=ida)
    await house.env.settle()
    assert not any("Wer kommt auf GHüter?" in one for one in said(house.channel))


async def test_a_question_who_comes_in_waits_for_its_answer_until_the_match_is_over(pokal: Cup) -> None:
    house, question = pokal.house, "Wer kommt auf GHüter?"
    assistant = house.person("alma")
    await house.env.settle()
    await pokal.until("jaeger")
    await substitute(pokal)
    await pokal.referee.slash(house.channel, "partie pfeife", an=assistant, als="gehilfe")
    await house.env.settle()
    assert any(question in one for one in said(house.channel)), "whatever else changes about the match"
    await agree_to_end(pokal)
    await house.env.settle()
    assert not any(question in one for one in said(house.channel)), "nobody comes in any more"


async def test_a_substitution_that_is_taken_back_seats_everybody_as_before(pokal: Cup) -> None:
    house, ida = pokal.house, pokal.house.person("ida")
    await house.env.settle()
    await pokal.until("jaeger")
    before = (await live(house, pokal.game)).seats
    await substitute(pokal)
    await newcomer(pokal, pokal.people["GJäger1"], ida)
    assert (await live(house, pokal.game)).seats != before
    await confirm(pokal, "partie zurueck")
    assert (await live(house, pokal.game)).seats == before
    assert (await state(house, pokal.game)).substituted == (False, False)
    found, _ = await house.services.book.find(Wanted(house.guild.id, ("substitution",)))
    assert len(found) == 1


async def test_a_match_that_is_broken_off_is_published_too(friendly: Cup) -> None:
    house = friendly.house
    await friendly.until("jaeger")
    await confirm(friendly, "partie beenden")
    (report,) = reports(house)
    assert "abgebrochen" in report.content
    assert not any(file.filename.endswith(".png") for file in report.attachments)


async def test_a_report_that_a_crash_prevented_comes_later_and_once(pokal: Cup) -> None:
    house = pokal.house
    await pokal.until("jaeger")
    await house.client.outbox._workers.close()  # it dies before it can publish
    await agree_to_end(pokal)
    assert reports(house) == []
    await house.restart()
    await house.env.settle()
    assert len(reports(house)) == 1
    await house.restart()
    await house.env.settle()
    assert len(reports(house)) == 1


async def test_computers_leave_the_captaincy_to_people(pitch: House) -> None:
    game = await line_up(pitch, pitch.anna, {"GJäger1": pitch.anna})
    await kick_off(pitch, pitch.anna, game)
    await pitch.env.settle()
    captains = (await state(pitch, game)).captains
    assert captains[0] is None
    assert captains[1] is not None
    match = await live(pitch, game)
    await pitch.press(pitch.anna, f"m:{game}:{match.token}:kapitän GJäger1", pitch.panel())
    await pitch.env.settle()
    assert (await state(pitch, game)).captains[0] == "GJäger1"


async def test_q9_2_the_bot_warns_by_itself_where_it_is_told_to(pitch: House) -> None:
    cup = Cup(pitch, "pokal")
    await cup.open(gerede="automatisch")
    await cup.until("jaeger")
    await cup.fan.send(pitch.channel, "Los, los, los!")
    await pitch.env.settle()
    found, _ = await pitch.services.book.find(Wanted(pitch.guild.id, ("warning",), target_id=cup.fan.id))
    assert [act.data.get("case") for act in found] == ["case-after-chatende"]
    assert any("5.2" in one for one in said(pitch.channel))
    assert not any("Verwarnen" in words(one) for one in cup.officials().history() if "Los, los" in one.content)


async def test_a_cup_match_cannot_overlook_talk(pitch: House) -> None:
    answer = await pitch.anna.slash(
        pitch.channel, "quidditch neu", haus1="G", haus2="S", art="pokal", leitung="ich", gerede="aus"
    )
    assert "mindestens gemeldet" in told(answer)


async def test_the_referee_seats_people_where_he_wants_them(pitch: House) -> None:
    game = await line_up(pitch, pitch.anna, {})
    await pitch.anna.slash(pitch.channel, "quidditch setzen", person=pitch.ben, platz="SHüter")
    row = (await live(pitch, game)).seat_of(pitch.ben.id)
    assert row is not None
    assert row.seat == "SHüter"
    refused = await pitch.carl.slash(pitch.channel, "quidditch setzen", person=pitch.carl, platz="GHüter")
    assert "leitet" in told(refused) or "darf" in told(refused)
    wrong = await pitch.anna.slash(pitch.channel, "quidditch setzen", person=pitch.carl, platz="GHüter7")
    assert told(wrong)
    robot = pitch.guild.add_member(pitch.env.create_user("blech", bot=True))
    await pitch.env.settle()
    machine = await pitch.anna.slash(pitch.channel, "quidditch setzen", person=robot, platz="GHüter")
    assert "Bots spielen nicht mit" in told(machine)
    assert (await live(pitch, game)).seat_of(robot.id) is None
    assert (await live(pitch, game)).seat_of(pitch.carl.id) is None


async def test_q8_2_who_is_sent_off_leaves_an_empty_seat_and_stands_in_the_book(pokal: Cup) -> None:
    house = pokal.house
    await pokal.until("jaeger")
    await pokal.press(pokal.referee, "ausschluss SHüter")
    await house.env.settle()
    row = next(row for row in (await live(house, pokal.game)).seats if row.seat == "SHüter")
    assert row.excluded
    assert row.person_id is None
    found, _ = await house.services.book.find(Wanted(house.guild.id, ("exclusion",)))
    assert [(act.target_id, act.actor_id) for act in found] == [(pokal.people["SHüter"].id, pokal.referee.id)]
    assert not house.env.backend.get_member(house.guild.id, pokal.people["SHüter"].id).nick
    await pokal.press(pokal.referee, "würfelbetrug SHüter")
    await house.env.settle()
    banned, _ = await house.services.book.find(Wanted(house.guild.id, ("ban",)))
    assert [act.target_id for act in banned] == [pokal.people["SHüter"].id]


async def test_q7_3_a_break_that_all_agree_on_stops_the_clock(pokal: Cup) -> None:
    house = pokal.house
    await pokal.until("jaeger")
    await pokal.press(pokal.people["GJäger1"], "ja pause")
    await pokal.press(pokal.people["SJäger1"], "ja pause")
    assert (await live(house, pokal.game)).row.paused_at is None
    await pokal.press(pokal.referee, "ja pause")
    await house.env.settle()
    match = await live(house, pokal.game)
    assert match.row.paused_at is not None
    assert match.deadline is None
    assert any("Pause" in one for one in said(house.channel))
    await pokal.referee.slash(house.channel, "partie weiter")
    match = await live(house, pokal.game)
    assert match.row.paused_at is None
    assert (await pokal.state()).consent == ()


async def test_q2_5_experience_lapses_when_somebody_is_replaced(pokal: Cup) -> None:
    house, ida = pokal.house, pokal.house.person("ida")
    await house.env.settle()
    for seat in ("GJäger1", "SJäger1"):
        await pokal.press(pokal.people[seat], f"kapitän {seat}")
    await pokal.people["GJäger1"].send_dm("XP GHüter 2, GJäger1 1")
    await pokal.until("jaeger")
    assert (await pokal.state()).xp_of("GHüter") == 2
    await pokal.referee.slash(house.channel, "partie ersetzen", platz="GHüter", person=ida)
    await house.env.settle()
    now = await pokal.state()
    assert (now.xp_of("GHüter"), now.xp_of("GJäger1")) == (0, 1)
    assert house.env.backend.get_member(house.guild.id, ida.id).nick == "GHüter"
    assert sum("verfallen" in one for one in said(house.channel)) == 1


async def test_q13_8_fraud_follows_the_person_who_rolled(pokal: Cup) -> None:
    house, culprit, heir = pokal.house, pokal.people["GJäger1"], pokal.house.carl
    await pokal.until("jaeger")
    before = await facts(house, pokal.game, e.Gewuerfelt)
    assert "GJäger1" in {one.seat for one in before}, "he rolled for the Quaffel"
    await pokal.referee.slash(house.channel, "partie ersetzen", platz="GJäger1", person=heir)
    await house.env.settle()
    assert "nur Schiedsrichter" in told(await heir.slash(house.channel, "quidditch betrug", person=culprit))
    stranger = await pokal.referee.slash(house.channel, "quidditch betrug", person=pokal.fan)
    assert "nicht gewürfelt" in told(stranger)
    await pokal.referee.slash(house.channel, "quidditch betrug", person=culprit)
    await house.env.settle()
    found, _ = await house.services.book.find(Wanted(house.guild.id, ("ban",)))
    assert [act.target_id for act in found] == [culprit.id]
    now = await pokal.state()
    assert now.penalties == (-100, 0) and not now.player("GJäger1").excluded, "the heir plays on"
    again = await pokal.referee.slash(house.channel, "quidditch betrug", person=culprit)
    assert "schon bestraft" in told(again) and culprit.mention in told(again), "once for each person (Q14.1)"
    assert (await pokal.state()).penalties == (-100, 0)
    match = await live(house, pokal.game)
    row = match.seat_of(heir.id)
    assert row is not None and row.seat == "GJäger1" and match.row.status == "running"


async def test_q14_1_who_was_sent_off_is_punished_once_for_fraud_whichever_way_he_is_named(pokal: Cup) -> None:
    house, culprit = pokal.house, pokal.people["GJäger1"]
    await pokal.until("jaeger")
    await pokal.press(pokal.referee, "ausschluss GJäger1: zu laut")
    await house.env.settle()
    await pokal.referee.slash(house.channel, "quidditch betrug", person=culprit)
    await house.env.settle()
    await pokal.press(pokal.referee, "würfelbetrug GJäger1")
    await house.env.settle()
    found, _ = await house.services.book.find(Wanted(house.guild.id, ("ban",)))
    assert [act.target_id for act in found] == [culprit.id]
    assert (await pokal.state()).penalties == (-100, 0)
