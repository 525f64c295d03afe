"""At the tables of a tournament: results are reported, confirmed, disputed, ruled and corrected; tables play."""

import asyncio
import re
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.store.contests import tables_of
from tests.cogs.tourney import Tourney, plain, texts
from tests.edge.house import House, labels, told, words
from tests.edge.pings import ping

__all__ = ["plain"]
FOUR = 4


class Seated:
    """Two teams of people with Discord at one table."""

    def __init__(self, house: House, tourney: Tourney, people: list[MemberActor]) -> None:
        self.house, self.tourney, self.people = house, tourney, people

    async def first(self) -> MemberActor:
        """Return somebody of the first team at the table."""
        return self.people[2 * (await self._sides())[0]]

    async def second(self) -> MemberActor:
        """Return somebody of the second team."""
        return self.people[2 * (await self._sides())[1] + 1]

    async def _sides(self) -> list[int]:
        table = (await self.tourney.state()).rounds[-1].tables[0]
        return [number - 1 for number in table.entries]


async def seated(house: House, **options: Any) -> Seated:
    tourney = await Tourney(house).open(**{"runden": 1, **options})
    people = [house.person(name) for name in ("berta", "cem", "dora", "emil")]
    await house.env.settle()
    await tourney.members(*people)
    await tourney.draw()
    return Seated(house, tourney, people)


def after_places(said: str) -> list[tuple[str, str]]:
    """Return from where to where everybody moved."""
    return re.findall(r"Platz (\d+) → Platz (\d+)", said)


def dm(who: MemberActor) -> Any:
    return who.user.dm_channel.history()[-1]


async def test_w6_3_one_side_reports_and_the_other_confirms(house: House) -> None:
    table = await seated(house)
    tourney, one, two = table.tourney, await table.first(), await table.second()
    assert "Tisch 1" in words(dm(one)) and "Ergebnis melden" in labels(dm(one))
    drawn = next(message for message in house.channel.history() if "Alle an die Tische" in message.content)
    assert house.pings(drawn) == ping(*table.people)
    stranger = await tourney.press(house.ben, "form", "report.1.1")
    assert "sitzt du nicht" in told(stranger)
    bad = await tourney.form(one, "report.1.1", result="11:4 11:12")
    assert "Das 2. Bummerl, 11:12, kann so nicht sein: Beide hätten gewonnen." in told(bad)
    assert f"Zuerst stehen die Punkte von <@{one.id}>" in told(bad), "whose points come first"
    few = await tourney.form(one, "report.1.1", result="11:4")
    assert "werden 3 Bummerl gespielt, bei dir steht 1." in told(few)
    reported = await tourney.form(one, "report.1.1", result="11-4, 11 : 7\n7:11")
    assert "Gemeldet, die andere Seite" in told(reported)
    own = await tourney.do("confirm 1.1", one, "mine")
    assert "ihr habt ja gemeldet" in told(own)
    assert "melden **2:1 (11:4 · 11:7 · 7:11)**" in words(dm(two))
    await two.user.click(dm(two), label="Stimmt")
    state = await tourney.state()
    assert state.rounds[0].tables[0].status == "done" and state.phase == "pause"
    late = await tourney.press(one, "form", "report.1.1")
    assert "steht schon" in told(late)


async def test_both_partners_confirm_at_the_same_moment_and_it_counts_once(house: House) -> None:
    table = await seated(house)
    tourney = table.tourney
    await tourney.form(await table.first(), "report.1.1", result="11:4 11:7 7:11")
    side = (await table._sides())[1]
    both = table.people[2 * side : 2 * side + 2]
    answers = await asyncio.gather(*(tourney.do("confirm 1.1", who, "mine") for who in both))
    kinds = [event.kind for event in await house.events(tourney.id)]
    assert kinds.count("confirmed") == 1
    assert sum("steht schon" in told(answer) for answer in answers) == 1


async def test_a_dispute_goes_to_the_lead_with_both_versions(house: House) -> None:
    table = await seated(house)
    tourney, one, two = table.tourney, await table.first(), await table.second()
    await tourney.form(one, "report.1.1", result="11:4 11:7 7:11")
    await tourney.form(two, "dispute.1.1", result="11:4 11:9 7:11")
    assert "bitte den Zettel nicht aufessen" in texts(house)
    letter = dm(house.anna)
    assert "11:7" in words(letter) and "11:9" in words(letter) and "Zu Tisch 1" in labels(letter)
    page = await tourney.page(house.anna, "lead.table.1.1")
    assert labels(page)[:3] == ["Gemeldetes gilt", "Einspruch gilt", "Selbst eintragen"]
    again = await tourney.form(one, "report.1.1", result="11:4 11:7 7:11")
    assert "strittig" in told(again)
    await house.anna.click(page, label="Einspruch gilt")
    assert (await tourney.state()).rounds[0].tables[0].result == "11:4 11:9 7:11"
    assert "eingetragen von der Spielleitung" in texts(house)


async def test_whoever_disputes_without_numbers_does_not_confirm_by_accident(house: House) -> None:
    table = await seated(house)
    tourney = table.tourney
    await tourney.form(await table.first(), "report.1.1", result="11:4 11:7 7:11")
    await tourney.form(await table.second(), "dispute.1.1")
    found = (await tourney.state()).rounds[0].tables[0]
    assert (found.status, found.other) == ("disputed", "")


async def test_a_table_calls_the_lead_and_is_attended_to(house: House) -> None:
    table = await seated(house)
    tourney, one = table.tourney, await table.first()
    await tourney.do("call 1.1", one, "mine")
    assert "ruft dich" in words(dm(house.anna))
    assert "Tisch 1 ruft:" in words(await tourney.page(house.anna, "lead"))
    again = await tourney.do("call 1.1", one, "mine")
    assert "hat schon gerufen" in told(again)
    await tourney.do("attend 1.1", page="lead.table.1.1")
    assert not (await tourney.state()).rounds[0].tables[0].called


async def test_a_table_calls_whoever_is_missing_and_the_lead_hears_of_it_after_five_minutes(house: House) -> None:
    table = await seated(house)
    tourney, one, two = table.tourney, await table.first(), await table.second()
    number = (await table._sides())[1] + 1
    page = await tourney.page(one, "mine")
    assert any(label.endswith(" fehlt") for label in labels(page))
    assert "sitzt du nicht" in told(await tourney.do(f"miss 1.1 {number}", house.ben, "mine"))
    assert "Du bist doch da" in told(await tourney.do(f"miss 1.1 {number}", two, "mine"))
    assert "gibt es nicht" in told(await tourney.do("miss 1.1 99", one, "mine"))
    await tourney.do(f"miss 1.1 {number}", one, "mine")
    called = next(message for message in house.channel.history() if "die Karten warten schon" in message.content)
    assert house.pings(called) == ping(*table.people[2 * (number - 1) : 2 * number])
    assert "wird auf dich gewartet" in words(dm(two)) and "Tisch 1 wartet auf" in words(
        await tourney.page(house.anna, "lead")
    )
    await house.env.advance_time(4 * 60)
    assert "seit fünf Minuten" not in texts(house)
    await house.env.advance_time(61)
    assert "wartet seit fünf Minuten auf" in texts(house) and "seit fünf Minuten nicht an Tisch 1" in words(
        dm(house.anna)
    )
    letter = next(message for message in reversed(two.user.dm_channel.history()) if "Wo steckst du" in words(message))
    await two.user.click(letter, label="Bin da!")
    assert not (await tourney.state()).rounds[0].tables[0].missing and ", da!" in texts(house)
    await house.env.advance_time(10 * 60)
    assert texts(house).count("seit fünf Minuten") == 1


async def test_w8_7_a_result_found_wrong_later_is_corrected_and_the_draws_stand(house: House) -> None:
    tourney = await Tourney(house).open(runden=3)
    await tourney.guests()
    await tourney.draw()
    await tourney.rule_all()
    before = await tourney.draw()
    await tourney.rule_all()
    await tourney.form(house.anna, "lead.rule.1.1", result="0:11 0:11 0:11")
    said = next(one.content for one in house.channel.history() if "Berichtigt, Runde 1, Tisch 1" in one.content)
    assert "statt 2:1" in said and said.count("Platz") >= 2 and " → " in said, "who moved, from where to where"
    sides = after_places(said)
    assert all(before != now for before, now in sides)
    after = await tourney.state()
    assert [table.entries for table in after.rounds[1].tables] == [table.entries for table in before.rounds[1].tables]


async def test_w8_2_a_bye_is_settled_by_the_lead_before_the_round_closes(house: House) -> None:
    tourney = await Tourney(house).open()
    await tourney.guests("A / B\nC / D\nE / F")
    await tourney.draw()
    await tourney.rule_all()
    page = await tourney.page(house.anna, "lead")
    assert (await tourney.state()).phase == "playing"
    await house.anna.click(page, label="2 Bummerl")
    assert (await tourney.state()).phase == "pause"


async def test_w8_2_a_bye_that_is_settled_is_not_asked_for_again_while_tables_play(house: House) -> None:
    tourney = await Tourney(house).open()
    await tourney.guests("A / B\nC / D\nE / F")
    (bye,) = (await tourney.draw()).rounds[0].byes
    before = await tourney.page(house.anna, "lead")
    assert "2 Bummerl" in labels(before)
    await house.anna.click(before, label="2 Bummerl")
    after = await tourney.page(house.anna, "lead")
    assert (await tourney.state()).rounds[0].byes[0].value == 2 and bye.value is None
    assert not any("Bummerl" in label for label in labels(after))
    assert "Alle Tische" in labels(after), "the round is still played"


async def test_w8_4_an_exclusion_says_what_follows_asks_why_and_tells_those_concerned(house: House) -> None:
    table = await seated(house, startgeld="5")
    tourney, one, two = table.tourney, await table.first(), await table.second()
    number = (await table._sides())[0] + 1
    assert "braucht einen Grund" in told(await tourney.do(f"exclude {number}"))
    sure = await tourney.page(house.anna, f"sure.exclude {number}")
    assert "Gespieltes bleibt; alle 3 Bummerl von Tisch 1 gehen ohne Punkte an" in words(sure)
    assert labels(sure) == ["Grund angeben und ausschließen", "Doch nicht"]
    unseen = await tourney.form(house.anna, f"lead.exclude.{number}", why="\u200b", aloud=["quiet"])
    assert "Schreib kurz, warum" in told(unseen) and (await tourney.state()).entries[number - 1].status == "in"
    done = await tourney.form(house.anna, f"lead.exclude.{number}", why="Karte **versteckt**", aloud=["quiet"])
    assert "„Karte \\*\\*versteckt\\*\\*“" in told(done)
    state = await tourney.state()
    assert state.entries[number - 1].status == "excluded" and state.phase == "pause"
    letters = "\n".join(map(words, one.user.dm_channel.history()))
    assert "vom Turnier ausgeschlossen: „Karte" in letters and "das Startgeld auch" in letters
    assert "Für euch steht jetzt: 0:3" in "\n".join(map(words, two.user.dm_channel.history()))
    assert "scheiden aus (Entscheid der Spielleitung)." in texts(house) and "versteckt" not in texts(house)
    assert "Karte" in words(await tourney.page(one, "mine")), "whoever is excluded can read why"
    assert "Karte" not in words(await tourney.page(two, "mine"))
    proof = await tourney.press(two, "file", "proof")
    log = await house.inside(proof.response.attachments[0].read())
    assert b"excluded" in log and b"versteckt" not in log, "what is handed out names no reason"


async def test_the_reason_of_an_exclusion_is_public_if_the_lead_wants_it(house: House) -> None:
    table = await seated(house)
    await table.tourney.form(house.anna, "lead.exclude.1", why="Zeichen gegeben", aloud=["aloud"])
    assert "scheiden aus (Entscheid der Spielleitung): „Zeichen gegeben“" in texts(house)
    proof = await table.tourney.press(house.ben, "file", "proof")
    assert "Zeichen gegeben" in (await house.inside(proof.response.attachments[0].read())).decode()


@pytest.mark.parametrize("tische", ["zettel", "tisch"])
async def test_a_table_opens_its_own_game_in_a_thread_with_one_press(house: House, tische: str) -> None:
    table = await seated(house, tische=tische)
    tourney, one, two = table.tourney, await table.first(), await table.second()
    calls = [message for message in house.channel.history() if "Ein Druck, und der Tisch ist offen" in message.content]
    assert len(calls) == 1 and house.pings(calls[0]) == ping(*table.people)
    assert "sitzt du nicht" in told(await tourney.press(house.ben, "open", "1.1"))
    first, second = await asyncio.gather(tourney.press(one, "open", "1.1"), tourney.press(two, "open", "1.1"))
    assert all("Hier geht es zum Tisch" in told(one) for one in (first, second))
    threads = house.calls("POST", "/threads")
    assert len(threads) == 1, "one room for a table, however many press"
    (row,) = await house.inside(house.services.games.database.read(lambda db: tables_of(db, tourney.id)))
    (shown,) = await house.panels(row.child_id)
    assert shown.message_id and shown.channel_id != house.channel.id, "its panel stands there at once"
    assert all(str(shown.channel_id) in told(one) for one in (first, second)), "both are shown the way to it"


async def test_a_guest_plays_with_cards_where_the_table_is_on_discord(house: House) -> None:
    tourney = await Tourney(house).open(runden=1, tische="tisch")
    await tourney.guests("A / B\nC / D")
    await tourney.draw()
    answer = await tourney.press(house.anna, "open", "1.1")
    assert "ein Gast ohne Discord" in told(answer)


async def test_papers_are_handed_out(house: House) -> None:
    tourney = await Tourney(house).open()
    early = await tourney.press(house.anna, "file", "lead.sheets")
    assert "noch nichts ausgelost" in told(early)
    await tourney.guests()
    await tourney.draw()
    for what in ("entries", "sheets", "plan", "standings"):
        answer = await tourney.press(house.anna, "file", f"lead.{what}")
        (file,) = answer.response.attachments
        body = await house.inside(file.read())
        assert file.filename.endswith(".pdf") and body.startswith(b"%PDF"), what
    proof = await tourney.press(house.ben, "file", "proof")
    assert [file.filename.rpartition(".")[2] for file in proof.response.attachments] == ["log", "py"]
