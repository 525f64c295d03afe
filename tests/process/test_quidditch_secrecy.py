"""A cup match as players, captains and spectators see it: no hint whether a command was right (Q3.6, 8.9)."""

import json
import re
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from bot.games.quidditch import events as e
from bot.games.quidditch.model import WORDS
from playground.client import Playground
from playground.errors import DiscordError
from playground.sight import Seen
from tests.process.eyes import Eyes, asks_around, by_bot, controls, foot, quiet, shape
from tests.process.match import Match, pairs, reading_bot
from tests.process.watching import until

SEATS = ("GHüter", "GSucher", "GJäger1", "GTreiber1", "SHüter", "SSucher", "SJäger1", "STreiber1")
PLAYERS = ("anna", "bruno", "clara", "david", "hannes", "ida", "jonas", "kaethe")
GAMES = Path(__file__).parents[2] / "bot" / "games" / "quidditch"
SECONDS = r"(?: · (?:Halten|Abblocken) nach [0-9,]+ s)?"
TIMED = re.compile(r"🎲 \S+(?: \(\w+\))?: \*\*[1-6], [1-6]\*\* · Summe [0-9]+ · (?:Halten|Abblocken) nach [0-9,]+ s")
"""A roll whose words say what it is for, as Q3.6 allows: only such a one may have a picture."""
ROLL = re.compile(rf"🎲 \S+(?: \(\w+\))?: \*\*[1-6], [1-6]\*\* · Summe [0-9]+{SECONDS}")
TYPED = re.compile(r"\*\*[GS]\w+:\*\* \w+")
"""What somebody has typed into a command is shown to all."""
ANNOUNCED = (
    ROLL,
    TYPED,
    re.compile(
        r"\*\*(?:Anpfiff|Chatende|Position|Teilrunde|Klatscher|Quaffel|Schnatz|Freiwurf|Zwischenstand|Abpfiff).*"
    ),
    re.compile(r"\S+ hat den Quaffel\.|\S+ ist Kapitän von \w+\."),
    re.compile(r"\w+ hat seine Erfahrungspunkte vergeben\."),
    re.compile(r"\w+ hat in Runde 1 den Quaffel\. Der andere Kapitän nennt sein Tordrittel: T oder H\."),
    re.compile(r"\w+ verteidigt [TH]\. Ab jetzt heißen die Drittel nach den Häusern, die Mitte bleibt M\."),
    re.compile(r"[\w ]+: Teilrunde beendet\."),
    re.compile(r"\*\*Tor für .*|\*\*Gehalten\*\* von \S+\.|Foul gesehen! \*\*Freiwurf für \w+\.\*\*"),
)
"""Everything a human referee would say aloud."""
BEFOREHAND = re.compile(
    r"🚪 <#[0-9]+>: die Kabine von (?:Gryffindor|Slytherin), nur für die Mannschaft\."
    r"|📋 <#[0-9]+>: das Pult der Schiedsrichter, nur für sie\."
    r"|✏️ Discord lässt mich \S+ nicht umbenennen oder färben\. Gespielt wird trotzdem; der Name am Platz zählt\."
)
"""The ways to the rooms and who keeps his name: said before anybody can act, so nothing can be told from it."""
CABIN = "Die Kabine von {}: Hier könnt ihr flüstern, die anderen lesen nicht mit."


def reasons() -> list[str]:
    """List every sentence that tells what is wrong with a command, in both languages."""
    found = []
    for name in ("de.ftl", "en.ftl"):
        lines = (GAMES / name).read_text(encoding="utf-8").splitlines()
        found += [line.partition(" = ")[2] for line in lines if line.startswith("quidditch-grund-")]
    assert len(found) > 100
    return [words for words in found if "{" not in words]


class Spies:
    """A player, a captain and a spectator who compare notes."""

    def __init__(self, match: Match, fan: Any) -> None:
        self.match = match
        people = [match.people["GSucher"], match.people["SJäger1"], match.people["STreiber1"], fan]
        self.eyes = [Eyes(person) for person in people]

    async def watch(self, act: Callable[[], Awaitable[Any]]) -> list[list[str]]:
        """Let something happen and return, for each of them, what the bot let them see of it."""
        await quiet(self.match)
        for one in self.eyes:
            await one.news()
        await act()
        await quiet(self.match)
        return [shape(await one.news()) for one in self.eyes]

    async def same(self, *acts: Callable[[], Awaitable[Any]]) -> list[list[str]]:
        """Check that nobody can tell these apart by what the bot does."""
        seen = [await self.watch(act) for act in acts]
        for other in seen[1:]:
            assert other == seen[0]
        return seen[0]

    def close(self) -> None:
        """Go home."""
        for one in self.eyes:
            one.close()


async def beforehand(match: Match, spies: Spies) -> list[list[str]]:
    """List for each of them what he was told about rooms and names."""
    seen = [await eyes.person.sees(match.channel) for eyes in spies.eyes]
    return [[message.content for message in one if BEFOREHAND.fullmatch(message.content)] for one in seen]


async def all_said_beforehand(match: Match, spies: Spies) -> list[list[str]]:
    """Wait until cabins, desk and the referee, whom Discord does not let us rename, were spoken of, once each."""
    wanted = ("Gryffindor", "Slytherin", "das Pult", f"<@{match.people['schiri'].id}>")
    return await until(
        lambda: beforehand(match, spies),
        lambda found: all(sum(word in line for line in one) == 1 for one in found for word in wanted),
    )


async def before_kick_off(match: Match) -> None:
    """Name captains, give experience, roll for the Quaffel: Gryffindor has it, Slytherin's goal is low."""
    for seat in ("GJäger1", "SJäger1"):
        await match.press("schiri", f"kapitän {seat}")
        await match.settle(lambda seat=seat: seat in match.state().captains)  # type: ignore[misc]  # bound at once
    captain = match.people["GJäger1"]
    await captain.dm("Spielleiter", "XP GSucher 2, GHüter 1, GTreiber1 1")
    await captain.dm("Spielleiter", "XP GJäger1 2, GHüter 1, GTreiber1 1")
    await match.settle(lambda: match.state().xp_given[0])
    await match.press("schiri", ">anpfiff")  # Slytherin has given nothing: the desk asks first
    await match.press("schiri", "schritt anpfiff")
    await match.settle(lambda: match.state().phase == "quaffelwurf")
    await match.roll("GJäger1", pairs((6,), (6,)))
    await match.roll("SJäger1", pairs((1,), (1,)))
    await match.say("SJäger1", "T")


async def positions(match: Match, spies: Spies) -> None:
    """Everybody takes his place; wrong letters are not told from right ones."""
    await match.reach("pos-jaeger")
    nothing = await spies.same(
        lambda: match.say("SJäger1", "X"), lambda: match.say("SJäger1", "m"), lambda: match.say("SJäger1", "M")
    )
    assert nothing == [[], [], [], []]
    await match.reach("pos-sucher")
    await spies.same(lambda: match.say("GSucher", "M"), lambda: match.say("GSucher", "G"))
    await match.say("SSucher", "S")
    await match.reach("pos-treiber")
    await spies.same(lambda: match.say("GTreiber1", "M"), lambda: match.say("STreiber1", "H"))
    await match.say("STreiber1", "M")


async def treiber(match: Match, spies: Spies) -> None:
    """A throw with slips, a block, a caught and kept Klatscher."""
    await match.step(pairs((3,), (3,)))
    await match.step()
    await spies.same(
        lambda: match.say("GTreiber1", "Klatscherwurf STreiber1"),
        lambda: match.say("GTreiber1", "klatscherwurf SJäger1"),
        lambda: match.say("GTreiber1", "Klatscherwurf SJäger1"),
    )
    rolls = await spies.same(lambda: match.roll("GTreiber1", pairs((4,), (1,))), lambda: match.roll("SSucher"))
    assert all(len(one) in (1, 2) for one in rolls)
    await spies.same(
        lambda: match.say("SHüter", "Abblocken"),
        lambda: match.say("STreiber1", "Ablocken"),
        lambda: match.say("STreiber1", "Abblocken"),
    )
    await match.roll("STreiber1", pairs((6,), (6,)))
    assert not match.facts(e.Getroffen)
    await spies.same(
        lambda: match.say("STreiber1", "Klatscherabfang"), lambda: match.say("GTreiber1", "Klatscherabfang")
    )
    await spies.same(lambda: match.roll("GTreiber1", pairs((6,))), lambda: match.roll("SHüter"))
    assert match.facts(e.KlatscherGefangen)
    driver, rival = match.people["GTreiber1"], match.people["STreiber1"]
    vain = await rival.slash("quidditch aufheben")
    written = (await rival.dm("Spielleiter", "Aufheben")).id
    await rival.go(match.channel)
    await match.settle(lambda: bool(match.caused(written)))
    assert not match.facts(e.Aufgehoben)
    answers: list[str] = []

    async def keeps() -> None:
        answers.append((await driver.slash("quidditch aufheben")).text)

    kept = await spies.watch(keeps)
    assert match.facts(e.Aufgehoben)
    assert answers == [vain.text], "whoever caught nothing must not hear it from the bot"
    assert all([line.split(" | ")[1] for line in one][:1] == ["Treiber: Teilrunde beendet."] for one in kept)


async def jaeger(match: Match, spies: Spies) -> None:
    """Fouls right and wrong, a flight, the kept Klatscher, a Torwurf and a Halten that comes too late."""
    await match.step(pairs((3,)))
    await match.step()
    await spies.same(
        lambda: match.say("SJäger1", "Foul SJäger1"),
        lambda: match.say("SJäger1", "foul GJäger1"),
        lambda: match.say("SJäger1", "Foul GJäger12"),
    )
    await spies.same(lambda: match.roll("SJäger1", pairs((1, 2))), lambda: match.roll("SSucher"))
    assert match.state().holder == "GJäger1"

    async def shouts() -> None:
        for _ in range(22):
            await match.say("SHüter", "Halten")

    assert await spies.watch(shouts) == [[], [], [], []], "how much happened unseen can be seen"
    captain = match.people["GJäger1"]
    await match.say("GJäger1", "fliegen M-S")
    after_wrong = await asks_around(captain, match)
    await spies.same(lambda: match.say("STreiber1", "Klatscherabwurf GJäger1"), lambda: match.say("GSucher", "Finden"))
    await match.say("GJäger1", "Fliegen M-S")
    assert [one.word for one in match.facts(e.Befohlen)][-1] == "Fliegen"
    assert await asks_around(captain, match) == after_wrong

    await spies.same(lambda: match.say("SHüter", "Halten"), lambda: match.say("GJäger1", "Torwurf"))
    await match.roll("GJäger1")
    await match.settle(lambda: bool(match.facts(e.FristVorbei)))
    late = await match.say("SHüter", "Halten")
    assert [one.grund for one in match.caused(late.id) if isinstance(one, e.Ungueltig)] == ["zu-spaet"]


async def sucher(match: Match, spies: Spies) -> None:
    """The Schnatz is sought in the wrong place and in the right one, and not found."""
    await match.step(pairs((5,)))
    await match.step()
    await match.say("GSucher", "finden")
    zug = [match.people[seat].slash for seat in ("SSucher", "GSucher")]
    await spies.same(lambda: zug[0]("zug", befehl="Finden"), lambda: zug[1]("zug", befehl="Finden"))
    assert [one.seat for one in match.facts(e.Befohlen) if one.word == "Finden"] == ["GSucher"]
    await spies.same(lambda: match.roll("SSucher"), lambda: match.roll("SHüter"))


async def test_players_captains_and_spectators_get_no_hint(pg: Playground, tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        bot = await stack.enter_async_context(reading_bot(pg, tmp_path))
        fan = pg.person("zita")
        await fan.open()
        await fan.go("quidditch")
        match = await Match.open(
            pg, bot, seats=SEATS, players=PLAYERS, art="pokal", runden=1, frist="12", stille="3600"
        )
        spies = Spies(match, fan)
        stack.callback(spies.close)
        before = await all_said_beforehand(match, spies)
        await before_kick_off(match)
        await positions(match, spies)
        await treiber(match, spies)
        await jaeger(match, spies)
        await sucher(match, spies)
        await quiet(match)
        for eyes in spies.eyes:
            await eyes.news()
            examine(match, eyes)
        assert await beforehand(match, spies) == before
        await the_cabins_are_closed(match, spies)
        await the_thread_is_closed(match, spies)

        await match.roll("GSucher", pairs((1,)))
        await match.step()
        await match.settle(lambda: bool(match.facts(e.Beendet)))
        assert bot.errors() == []


def house_of(match: Match, eyes: Eyes) -> str:
    """Name the house somebody plays for."""
    seats = [seat for seat, person in match.people.items() if person is eyes.person]
    return {"G": "Gryffindor", "S": "Slytherin"}[seats[0][0]] if seats else "nobody"


def examine(match: Match, eyes: Eyes) -> None:
    """Read everything somebody saw before the end."""
    desk = str(match.place("officials"))
    later = [data for _, data in eyes.seen if not BEFOREHAND.fullmatch(data.get("content", ""))]
    assert desk not in json.dumps(later)
    public, told_off = 0, reasons()
    for kind, data in by_bot(eyes.seen):
        assert "REACTION" not in kind
        everything = json.dumps(data, ensure_ascii=False)
        assert not any(words in everything for words in told_off), everything
        if "author" not in data or data["flags"] & 64 or "guild_id" not in data:
            continue
        seen = Seen(data)
        if seen.attachments:
            assert TIMED.fullmatch(seen.content), seen
            (card,) = seen.attachments
            assert card["description"] == seen.content.replace("**", ""), "a picture says more than its words"
            everything = everything.replace(card["description"], "")
        assert "media" not in everything
        assert not any(sign in everything.lower() for sign in ("ungültig", "invalid", "✗", "✓", "korrigierbar"))
        if seen.components:
            assert foot(seen) == [], "the panel tells how much happened unseen"
            ids = [str(one.get("custom_id", "")) for one in controls(seen)]
            moves = [one for one in ids if one.startswith(("m:", "s:", "q:"))]
            assert all(":-:>" in one for one in moves), "pages of one's own, and no step in their ids"
            lines = []
        else:
            lines = seen.content.split("\n")
            public += len(lines)
        if seen.channel_id != match.channel:
            assert lines == [CABIN.format(house_of(match, eyes))]
            continue
        for line in lines:
            assert BEFOREHAND.fullmatch(line) or any(pattern.fullmatch(line) for pattern in ANNOUNCED), line
        spoken = TYPED.sub("", ROLL.sub("", everything))
        assert not [word for word in WORDS if word in spoken and word not in ("Foul",)], spoken
    assert public > 20


async def the_cabins_are_closed(match: Match, spies: Spies) -> None:
    """Check that everybody reads in the cabin of his own team, and only there; the bot says there what it is for."""
    query = "select key, channel_id from places where game_id = ? and kind = 'team' order by key"
    cabins = match.bot.ask(query, match.game)
    assert [key for key, _ in cabins] == ["G", "S"]
    for eyes in spies.eyes:
        house = house_of(match, eyes)
        for key, channel_id in cabins:
            read = [one.content for one in await eyes.person.sees(channel_id) if one.content]
            assert read == ([CABIN.format(house)] if house[0] == key else [])


async def the_thread_is_closed(match: Match, spies: Spies) -> None:
    """Check that the referees read what the bot understood, and nobody else can."""
    desk = match.place("officials")
    read = "\n".join(one.text for one in await match.people["schiri"].sees(desk))
    for right, wrong in (("Klatscherabfang", "klatscherwurf SJäger1"), ("Torwurf", "foul GJäger1")):
        assert f"`{right}`" in read
        assert f"`{wrong}` ✗" in read
    for eyes in spies.eyes:
        person = eyes.person
        assert await person.sees(desk) == []
        with pytest.raises(DiscordError):
            await match.pg.request("GET", f"/play/as/{person.name}/channels/{desk}/messages")
        with pytest.raises(DiscordError):
            await (await person.go(desk)).say("Darf ich rein?")
        await person.go(match.channel)
