"""Everybody at once: two matches in one server, bursts of messages, two referees with the same thought."""

import asyncio
import random

import pytest

from bot.games.quidditch import events as e
from playground.client import Playground
from tests.process.match import DICE, Match, together
from tests.process.running import Running

OTHERS = ("leo", "mia", "nils", "otto", "paula", "clara")
BURSTS = 6
pytestmark = pytest.mark.asyncio(loop_scope="module")


async def burst(match: Match, number: int) -> list[int]:
    """Let everybody in a match write something at the same moment; return the ids of the messages."""
    words = [f"Fliegen {number}", DICE, "Torwurf", f"Hallo {number}", "Halten", f"M{number} ", "Finden"]
    people = [person for seat, person in match.people.items() if seat != "schiri"]
    chosen = random.Random(number).choices(words, k=len(people))
    sent = await together(*(person.say(text) for person, text in zip(people, chosen, strict=True)))
    return [message.id for message in sent]


async def test_two_matches_with_everybody_typing_at_once(town: Playground, reader: Running) -> None:
    one = await Match.open(town, reader, "quidditch", runden=2, stille="3600")
    # The captain of the first match leads the second, where one of the first match plays, too.
    two = await Match.open(town, reader, "dog", referee="jonas", players=OTHERS, runden=2, stille="3600")
    for match in (one, two):
        await match.reach("jaeger")
    sent: dict[str, list[int]] = {one.game: [], two.game: []}
    for number in range(BURSTS):
        for match in (one, two):
            for seat, person in match.people.items():
                if seat != "schiri":
                    await person.go(match.channel)
            sent[match.game] += await burst(match, number)
        # The one who plays there and leads here does both in one breath.
        jonas = town.person("jonas")
        spoken = asyncio.gather(jonas.say(f"hüben {number}"), two.people["GHüter"].say(f"drüben {number}"))
        for match, message in zip((one, two), await spoken, strict=True):
            sent[match.game].append(message.id)
    await asyncio.gather(jonas.go(two.channel))
    word = await jonas.say("Teilrunde beendet")
    sent[two.game].append(word.id)

    for match in (one, two):
        written = sorted(sent[match.game])
        await match.settle(lambda match=match: bool(match.caused(max(sent[match.game]))))  # type: ignore[misc]  # bound at once
        judged = [entry.cause for entry in match.entries() if entry.part == 0 and entry.cause in set(written)]
        assert judged == written
    assert any(isinstance(event, e.TeilrundeBeendet) for event in two.caused(word.id))
    assert one.state().stage == "frei"
    for game, ids in sent.items():
        marks = ",".join("?" * len(ids))
        query = f"select count(*) from events where game_id != ? and cause in ({marks})"
        assert reader.ask(query, game, *ids) == [(0,)]
    assert reader.errors() == []


async def test_a_roll_by_command_does_not_overtake_what_was_typed_before_it(town: Playground, reader: Running) -> None:
    match = await Match.open(town, reader, "watten", runden=2, stille="3600")
    shooter, keeper = await match.shoot()
    await match.roll(shooter)
    chatter = [person.say(f"Halt ihn! {number}") for number in range(4) for person in match.people.values()]
    await together(*chatter)
    held = await match.say(keeper, "Halten", judged=False)
    answer = await match.people[keeper].slash("dice", wurf="2w6")
    rolled = [event for event in match.caused(answer.id) if isinstance(event, e.Gewuerfelt)]
    assert [event.zweck for event in rolled] == ["Halten"]
    assert any(isinstance(event, e.Befohlen) for event in match.caused(held.id))
    assert reader.errors() == []


async def test_two_referees_press_the_same_step_at_once(town: Playground, reader: Running) -> None:
    match = await Match.open(town, reader, "wizard", runden=2, stille="3600")
    renate, rudi = town.person("renate"), match.people["schiri"]
    await renate.open()
    await rudi.slash("partie pfeife", an=renate, als="gehilfe")
    match.people["gehilfe"] = renate
    await match.settle(lambda: bool(reader.ask("select 1 from games where assistant_id = ?", renate.id)))
    await match.reach("quaffelwurf")
    await match.reach("besitz")
    await match.settle(match.desk_is_current)
    answers = await together(*(match.press(seat, "schritt pos-jaeger") for seat in ("schiri", "gehilfe")))
    begun = [event for event in match.facts(e.PhaseBegonnen) if event.phase == "pos-jaeger"]
    assert len(begun) == 1
    told = [answer.message for answer in answers if answer.message is not None and answer.message.ephemeral]
    assert len(told) == 1
    assert "Position Jäger" in told[0].text or "schon" in told[0].text, told[0].text
    assert reader.errors() == []


async def test_edits_and_deletions_change_nothing_and_unseen_signs_do_not_matter(
    town: Playground, reader: Running
) -> None:
    match = await Match.open(town, reader, "fang-den-hut", runden=2, stille="3600")
    now = await match.reach("jaeger")
    holder, author = now.holder, match.people[now.holder]
    third = now.letter(now.player(holder).third)
    near = "M" if third != "M" else "G"
    wrong = await match.say(holder, f"Fliegen {third}{near}")
    path = f"/play/as/{author.name}/channels/{match.channel}/messages"
    before = len(match.entries())
    await town.request("PATCH", f"{path}/{wrong.id}", {"content": f"Fliegen {third}-{near}"})
    right = await match.say(holder, f"Flie\u200bgen \u2060{third}-{near}\u00a0 \u200b")
    flown = match.caused(right.id)[0]
    assert isinstance(flown, e.Befohlen)
    assert flown.text == f"Fliegen {third}-{near}"
    after = len(match.entries())
    await town.request("PATCH", f"{path}/{right.id}", {"content": "Torwurf"})
    await town.request("DELETE", f"{path}/{right.id}")
    decomposed = await match.say("SSucher", "Abblocken SJa\u0308ger1")
    assert [event.text for event in match.caused(decomposed.id)] == ["Abblocken SJäger1"]
    assert before + len(match.caused(right.id)) == after
    assert len(match.entries()) == after + 1
    deleted = await match.say(holder, DICE, judged=False)
    await town.request("DELETE", f"{path}/{deleted.id}")
    await match.settle(lambda: bool(match.caused(deleted.id)))
    await match.all_told()
    assert any(line.startswith(f"🎲 {holder}") for line in await match.lines())
    assert reader.errors() == []


async def test_what_was_written_while_the_line_was_down_comes_before_what_follows(
    town: Playground, reader: Running
) -> None:
    match = await Match.open(town, reader, "würfelbude", runden=2, stille="3600")
    await match.reach("jaeger")
    await town.drop_gateway("invalid", 1.0)
    sent = [await match.say("GSucher", f"Seid ihr noch da? {number}", judged=False) for number in range(3)]
    await town.bot_online()
    sent += [await match.say("SSucher", f"Ja {number}", judged=False) for number in range(3)]
    await match.settle(lambda: all(match.caused(message.id) for message in sent))
    written = [message.id for message in sent]
    assert [entry.cause for entry in match.entries() if entry.cause in written] == written
    assert reader.errors() == []
