"""Matches of a season that are really played here: bans, report, archive, repeats (Q8.3, Q13.6, Q14.1-Q14.3)."""

import csv
import io
import zipfile
from itertools import count
from typing import Any

import pytest

from bot import fair
from bot.contests.pokal.draw.report import draw_season
from bot.pokal_room.facts import children_of, counting, gathered
from bot.pokal_room.report import picture, report
from bot.pokal_room.season import Season, newest
from bot.quidditch_room.banned import standing
from bot.service.play.live import Live, Who
from bot.store.acts import ActRow
from tests.cogs.test_pokal import Cup, _clock
from tests.cogs.test_pokal_rules import Committee
from tests.edge.house import House, labels, raw, words

PLACES = ("Hüter", "Sucher", "Jäger1")
CAUSES = count(10**15)


class Played(Cup):
    """A cup whose matches are opened, begun and ended through the house."""

    def who(self, house: str, place: str) -> Who:
        number = 5000 + 10 * "GHRS".index(house) + PLACES.index(place)
        return Who(number, f"{house}-{place}", guild_id=self.house.guild.id, houses=frozenset({house}))

    @property
    def whistle(self) -> Who:
        ranks: Any = frozenset({"referee"})
        return Who(self.people["referee"].id, "pfiff", referee=True, ranks=ranks, guild_id=self.house.guild.id)

    async def begin(self, name: str, without: tuple[str, ...] = ()) -> Live:
        """Open the line-up of a match with three a side and kick it off; who is left out has somebody else there."""
        services = self.house.services
        await self.do("referee", "pfeifen", spiel=name)
        await self.do("referee", "aufstellung", spiel=name)
        match = (await self.state()).known(name)
        child = await services.lineups.standing(await self.id(), match.table)
        assert child is not None
        options: Any = child.options
        for house in options.houses:
            for place in PLACES:
                who = self.who(house, place)
                if house + place in without:
                    who = Who(who.id + 5, "Ersatz", guild_id=who.guild_id, houses=who.houses)
                await self.house.inside(services.lobby.join(child.row.id, who, house + place))
        await self.house.inside(services.lobby.start(child.row.id, self.whistle, cause=next(CAUSES)))
        return await services.games.live(child.row.id)

    async def act(self, child: Live, who: Who, move: str) -> None:
        await self.house.inside(self.house.services.games.act(child.row.id, who, move, cause=next(CAUSES)))

    async def end(self, child: Live, how: str = "ende") -> None:
        """Let captains and referee agree on the end, after so many minutes as anybody likes."""
        options: Any = child.options
        state = (await self.house.services.games.live(child.row.id)).folded().state
        for house in options.houses:
            if state.captain(house) is None:
                await self.act(child, self.who(house, "Hüter"), f"kapitän {house}Hüter")
            await self.act(child, self.who(house, "Hüter"), f"ja {how}")
        await self.act(child, self.whistle, f"ja {how}")
        await self.house.inside(self.house.services.lineups.settle(child.row.id))
        await self.house.inside(self.house.services.tables.settle(child.row.id))

    async def play(self, name: str, minutes: int = 1, how: str = "ende") -> Live:
        child = await self.begin(name)
        self.house.sleep(60 * minutes)
        await self.end(child, how)
        return await self.house.services.games.live(child.row.id, fresh=True)

    async def warn(self, person_id: int, child: Live) -> None:
        act = ActRow(
            guild_id=self.house.guild.id,
            at=self.house.services.games.clock(),
            kind="warning",
            actor_id=1,
            target_id=person_id,
            game_id=child.row.id,
            cause=next(CAUSES),
        )
        await self.house.inside(self.house.services.book.record(act))

    async def left(self, person: Who) -> list[int]:
        return [ban.left for ban in await standing(self.house.services, self.house.guild.id, person.id)]

    async def season(self) -> Season:
        return Season(self.house.services, await newest(self.house.services, self.house.guild.id), "de")


async def test_q14_2_a_match_counts_once_for_a_ban_however_often_it_is_corrected_and_not_if_annulled(
    house: House,
) -> None:
    cup = await Played(house).open()
    first = await cup.begin("h1")
    caught = cup.who("G", "Jäger1")
    await cup.act(first, cup.whistle, "würfelbetrug GJäger1")
    await cup.end(first)
    assert await cup.left(caught) == [2]  # this one and the next two
    house.sleep(60)
    await cup.play("h2")  # R and H: not his house
    assert await cup.left(caught) == [2]
    house.sleep(60)
    await cup.end(await cup.begin("h3", without=("GJäger1",)))
    assert await cup.left(caught) == [1]
    await cup.do("committee", "ergebnis", spiel="h3", tore1=2, tore2=1, grund="Verzählt")
    assert await cup.left(caught) == [1]  # the same match
    await cup.do("committee", "annullieren", spiel="h3", grund="Nebel")
    assert await cup.left(caught) == [2]  # it does not count: it is played again
    house.sleep(60)
    await cup.do("committee", "ergebnis", spiel="h3", tore1=2, tore2=1, grund="Im alten Chat")
    assert await cup.left(caught) == [1]


async def test_9_the_report_has_ranking_scorers_catchers_fairest_house_and_longest_match(house: House) -> None:
    cup = await Played(house).open()
    await cup.play("h1", minutes=7)
    child = await cup.play("h2", minutes=31)
    await cup.warn(cup.who("H", "Sucher").id, child)
    season = await cup.season()
    facts = await gathered(season, await children_of(season))
    assert facts.longest[1] == "Ravenclaw – Hufflepuff (Hinrunde)"
    assert 31 <= facts.longest[0].total_seconds() / 60 < 33
    assert facts.fairest == (["G", "R", "S"], 0)
    words, files = await report(season)
    names = [file.filename for file in files]
    assert names == [
        "pokal-bericht.png",
        "pokal-bericht.csv",
        "pokal-spiele.csv",
        "pokal-hauspunkte.csv",
        "pokal-protokolle.zip",
    ]
    assert "Fairstes Haus: Gryffindor, Ravenclaw, Slytherin" in words and "Längstes Spiel" in words
    table = list(csv.reader(io.StringIO(files[1].fp.read().decode("utf-8-sig")), delimiter=";"))
    assert ["Fairstes Haus", "4", "Hufflepuff", "Hufflepuff", "1", "", ""] in table
    assert sum(row[0] == "Zwischenstand" for row in table) == 4
    assert draw_season(picture(season, facts)).startswith(b"\x89PNG")
    matches = list(csv.DictReader(io.StringIO(files[2].fp.read().decode("utf-8-sig")), delimiter=";"))
    assert [row["Regelversion"] for row in matches] == ["2", "2"]


async def test_9_where_nobody_was_warned_nobody_is_fairer_than_the_others(house: House) -> None:
    cup = await Played(house).open()
    child = await cup.play("h1")
    await cup.play("h2")
    await cup.warn(house.person("gast").id, child)  # somebody who only watched, of whichever house
    season = await cup.season()
    facts = await gathered(season, await children_of(season))
    words, _ = await report(season)
    assert "Keine einzige Verwarnung: Fair waren in dieser Saison alle Häuser." in words and "Fairstes" not in words
    (fair,) = [one.lines for one in picture(season, facts).lists if one.title == "Fairstes Haus"]
    assert [(one.house, one.name, one.value) for one in fair] == [(None, "Alle Häuser", "keine Verwarnung")]
    for house_letter in facts.houses:
        facts.warnings[house_letter] = 2
    assert facts.fairest == ([], 2) and not facts.spotless
    assert not [one for one in picture(season, facts).lists if one.title == "Fairstes Haus" and one.lines]


async def test_9_the_archive_holds_every_log_and_each_can_be_checked(house: House) -> None:
    cup = await Played(house).open()
    await cup.play("h1")
    await cup.play("h2", how="verschieben")
    await cup.play("h2")
    season = await cup.season()
    _, files = await report(season)
    with zipfile.ZipFile(io.BytesIO(files[-1].fp.read())) as archive:
        assert set(archive.namelist()) == {"saison.log", "h1.1.log", "h2.1.log", "h2.2.log"}
        for name in archive.namelist():
            fair.verify(archive.read(name))  # raises if a line or a draw is not as it was
            with pytest.raises(fair.Tampered):
                fair.verify(archive.read(name).replace(b'"seq":1', b'"seq":7', 1))
    assert "h2.1" not in counting(season) and "h2.2" in counting(season)


async def test_q14_3_cheating_found_after_the_credit_books_the_difference_for_both(
    house: House,
) -> None:
    cup = await Played(house).open()
    child = await cup.play("h1")
    state = await cup.state()
    assert state.known("h1").total == (0, 0)
    house.sleep(49 * 3600)
    await house.inside(_clock(house))
    assert (await cup.state()).known("h1").settled
    before = (await cup.state()).accounts
    await cup.act(await house.services.games.live(child.row.id), cup.whistle, "würfelbetrug SJäger1")
    await house.inside(house.services.tables.settle(child.row.id))
    state = await cup.state()
    assert state.known("h1").total == (100, -100)
    assert state.accounts == {**before, "G": before["G"] + 100, "S": before["S"] - 100}
    assert "Berichtigung" in cup.said()


async def test_the_front_page_shows_table_fixtures_and_what_is_next(house: House) -> None:
    cup = await Played(house).open()
    await cup.do("referee", "ergebnis", spiel="h1", tore1=9, tore2=4, schnatz="G", grund="Alter Chat")
    await cup.do("committee", "termin", spiel="h2", wann=f"{cup.day(40)} 20:00", festlegen=True)
    shown = await cup.do("G", "stand")
    assert "**Hinrunde** G 240:40 S · R – H" in shown.replace("\u00a0", " ").replace("\u2060", "")
    assert "Als Nächstes: Ravenclaw – Hufflepuff (Hinrunde)" in shown
    assert "Für 4 Spiele werden Termine gesucht" in shown


async def test_every_booking_can_be_read_page_by_page(house: House) -> None:
    cup = await Played(house).open()
    for number in range(19):
        await cup.do("director", "buchen", haus="G", punkte=number + 1, grund=f"Grund Nummer {number}")
    seen = await cup.do("S", "hauspunkte")
    for page in ("sand.2", "sand.3"):
        result = await house.press(cup.people["S"], f"m:{await cup.id()}:-:>{page}")
        seen += words(result.response)
    assert all(f"Grund Nummer {number}" in seen for number in range(19))


class Reformed(Played, Committee):
    """A cup whose houses have changed the rules for the second half."""

    async def decide(self, number: int, **change: Any) -> None:
        await self.do("okG", "regel", **change)
        for key in "GHR":
            await self.press(f"ok{key}", "yes", number)
        await self.press("director", "approve", number)


async def test_q11_5_a_real_match_is_played_counted_and_credited_by_its_version(house: House) -> None:
    cup = await Reformed(house).open()
    before = await cup.begin("h1")  # begun by the rule book
    await cup.decide(1, punkt="bonus", wert="300")
    await cup.decide(2, punkt="gutschrift", wert="1")
    await cup.do("committee", "runde", teil="rueck", start=cup.day(150))
    await cup.publish()
    await cup.act(before, cup.whistle, "würfelbetrug SJäger1")
    await cup.end(before)
    after = await cup.begin("r2")  # Hufflepuff against Ravenclaw
    await cup.act(after, cup.whistle, "würfelbetrug RJäger1")
    await cup.end(after)
    state = await cup.state()
    notice = next(one for one in house.channel.history() if one.content.startswith("🏟️"))
    assert labels(notice) == ["Spiel und Log"] and str(before.row.channel_id) in str(raw(notice))
    assert (state.known("h1").version, state.known("h1").total) == (2, (100, -100))
    assert (state.known("r2").version, state.known("r2").total) == (3, (300, -100))
    house.sleep(2 * 3600)
    await house.inside(_clock(house))
    assert (await cup.state()).accounts == {"G": 0, "H": 300, "R": -100, "S": 0}
    published = [one for one in house.env.backend.messages[after.row.channel_id or 0].values() if one.attachments]
    assert any("Version 3 der Regeln" in one.content for one in published)
    await cup.act(after, cup.whistle, "würfelbetrug HJäger1")  # found after the credit: drawn, no bonus
    await house.inside(house.services.tables.settle(after.row.id))
    assert (await cup.state()).accounts == {"G": 0, "H": -100, "R": -100, "S": 0}
    house.sleep(48 * 3600)
    await house.inside(_clock(house))
    assert (await cup.state()).accounts == {"G": 100, "H": -100, "R": -100, "S": -100}
