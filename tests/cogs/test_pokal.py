"""/pokal from the first window to the cup: real cogs, real pages, real pictures."""

from datetime import date, timedelta
from typing import Any, Self

from simcord.actors import MemberActor
from simcord.builders import RoleHandle

from bot.contests.pokal.calendar import day_of
from bot.contests.pokal.model import NAMES, State
from bot.engine.spans import ZONE
from bot.pokal_room.season import newest
from bot.quidditch_room.banned import standing
from bot.service.play.live import Who
from bot.store.acts import ActRow
from tests.edge.house import House, controls, sheet, told, words

BOSS = Who(1, "Chefin")


class Cup:
    """A server with four houses and everybody a cup needs."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.people: dict[str, MemberActor] = {}
        self.page: Any = None
        """The answer to the last command."""
        self.roles: dict[str, RoleHandle] = {}

    async def open(self, **options: Any) -> Self:
        for key, name in (("committee", "olive"), ("director", "minerva"), ("referee", "pfiff"), *HOUSES):
            role = self.roles[key] = self.house.guild.create_role(key)
            change = self.house.services.servers.change(self.house.guild.id, f"role.{key}", [role.id], BOSS)
            await self.house.inside(change)
            self.people[key] = self.house.person(name, wearing=[role])
        self.opened = await self.do("committee", "neu", **{"start": self.day(30), **options})
        await self.publish()
        return self

    async def publish(self) -> str:
        """Publish the windows that are proposed on the page that was shown last."""
        (go,) = [id for id in controls(sheet(self.page)) if id.endswith(":go")]
        return told(await self.house.press(self.people["committee"], go))

    def day(self, ahead: int) -> str:
        """Write a day from today on as people type it."""
        today = self.house.services.games.clock().astimezone(ZONE).date()
        return f"{today + timedelta(days=ahead):%d.%m.%Y}"

    async def do(self, who: str, what: str, **options: Any) -> str:
        result = await self.people[who].slash(self.house.channel, f"pokal {what}", **options)
        self.page = result
        return told(result)

    async def state(self) -> State:
        live = await self.house.services.games.live(await self.id(), fresh=True)
        state: State = live.folded().state
        return state

    async def id(self) -> str:
        return (await newest(self.house.services, self.house.guild.id)).row.id

    def said(self) -> str:
        return "\n".join(words(message) for message in self.house.channel.history())


HOUSES = (("G", "harry"), ("H", "cedric"), ("R", "luna"), ("S", "draco"))


async def test_a_season_is_opened_by_the_ok_alone_and_one_at_a_time(house: House) -> None:
    cup = await Cup(house).open()
    assert "ist eröffnet" in cup.opened
    assert "Quidditch-Pokal" in words(house.panel()) or "Quidditch-Pokal" in cup.said()
    assert "Spielzeiträume stehen" in cup.said()
    assert "Es läuft schon eine Saison" in await cup.do("committee", "neu", start=cup.day(400))
    assert "nur das Quidditch-OK" in await cup.do("G", "neu", start=cup.day(400))
    assert "nur die Schulleitung" in await cup.do("committee", "buchen", haus="G", punkte=5, grund="Fleiß")


async def test_days_are_marked_on_one_private_page_and_a_date_is_agreed_and_announced(house: House) -> None:
    cup = await Cup(house).open()
    page = sheet(await cup.people["G"].slash(house.channel, "pokal zeit"))
    assert "Wann kannst du spielen?" in words(page)
    menus = [id for id in controls(page) if id.startswith("pd:")]
    assert len(menus) == 2
    name = menus[0].split(":")[2]
    page = sheet(await cup.people["G"].select(page, ["0", "3"], custom_id=menus[0]))
    assert "2 Tage sind gewählt" in words(page)
    page = sheet(await house.press(cup.people["G"], f"pb:{await cup.id()}:{name}:all"))
    assert "28 Tage sind gewählt" in words(page)
    assert "pfeifen" in words(sheet(await cup.people["referee"].slash(house.channel, "pokal zeit")))
    for key in "GS":
        answer = await cup.do(key, "verantwortlich", haus=key, person=cup.people[key])
        assert "verantwortliche benannt" in answer
    assert "Die Pfeife ist vergeben" in await cup.do("referee", "pfeifen", spiel="h1")
    assert "verantwortlichen der beiden Häuser" in await cup.do("H", "termin", spiel="h1", wann=f"{cup.day(40)} 20:00")
    assert "vorgeschlagen" in await cup.do("G", "termin", spiel="h1", wann=f"{cup.day(40)} 20:00")
    assert "sagt zu" in await cup.do("S", "antwort", spiel="h1")
    assert "📣 **Gryffindor – Slytherin" in cup.said()
    assert "pfiff" in cup.said() or f"<@{cup.people['referee'].id}>" in cup.said()
    state = await cup.state()
    fixed = state.known("h1").date
    assert fixed is not None and f"{date.fromordinal(day_of(fixed)):%d.%m.%Y}" == cup.day(40)
    assert "Datei" in await cup.do("G", "kalender")


async def test_the_line_up_opens_in_its_own_thread_and_the_referee_is_set(house: House) -> None:
    cup = await Cup(house).open()
    await cup.do("referee", "pfeifen", spiel="h1")
    await cup.do("referee", "aufstellung", spiel="h1")
    child = await house.services.lineups.standing(await cup.id(), "h1.1")
    assert child is not None and child.row.referee_id == cup.people["referee"].id
    assert child.row.channel_id != house.channel.id
    assert "Die Aufstellung ist offen" in cup.said()
    (shown,) = await house.panels(child.row.id)
    assert shown.message_id and shown.channel_id == child.row.channel_id, "its panel stands there at once"


async def test_a_whole_season_entered_by_hand_ends_with_the_cup(house: House) -> None:
    cup = await Cup(house).open()
    assert "Rückrunde" in await cup.do("committee", "runde", teil="rueck", start=cup.day(150))
    assert "Rückrunde stehen" in await cup.publish()
    await cup.do("committee", "runde", teil="finale", fenster=f"{cup.day(300)} {cup.day(300)}")
    await cup.publish()
    for number, name in enumerate(NAMES[:12]):
        answer = await cup.do("referee", "ergebnis", spiel=name, tore1=number, tore2=12 - number, grund="Alter Chat")
        assert "Das Ergebnis ist da" in answer
    state = await cup.state()
    assert state.complete and state.lot is None
    for name in ("p", "f"):
        await cup.do("referee", "ergebnis", spiel=name, tore1=3, tore2=1, grund="Alter Chat")
    assert "Minerva" not in await cup.do("director", "buchen", haus="G", punkte=-5, grund="Nachts im Gang")
    for page in ("stand", "spielplan", "hauspunkte"):
        shown = sheet(await cup.people["S"].slash(house.channel, f"pokal {page}"))
        assert "Quidditch-Pokal" in words(shown)
    house.sleep(49 * 3600)
    await house.inside(_clock(house))
    state = await cup.state()
    assert state.over and len(state.places) == 4
    assert "holt den Pokal" in cup.said()
    last = next(one for one in house.channel.history() if "holt den Pokal" in words(one))
    names = [file.filename for file in last.attachments]
    reported = ["pokal-bericht.png", "pokal-bericht.csv", "pokal-spiele.csv", "pokal-hauspunkte.csv"]
    assert names == ["pokal.png", *reported, "pokal-protokolle.zip"]
    assert "Punkte" in await cup.do("G", "bericht")
    assert "zu Ende" in await cup.do("committee", "annullieren", spiel="f", grund="Nebel")
    again = await cup.do("committee", "neu", start=cup.day(40), name="Zweite Saison")
    assert "**Zweite Saison** ist eröffnet" in again
    assert (await cup.state()).accounts == state.accounts


async def test_q14_2_bans_count_the_houses_cup_matches_one_after_the_other_and_carry_over(house: House) -> None:
    cup = await Cup(house).open()
    harry, now = cup.people["G"].id, house.services.games.clock()
    for number in (1, 2):
        act = ActRow(
            guild_id=house.guild.id,
            at=now,
            kind="ban",
            actor_id=1,
            target_id=harry,
            data={"seat": "GSucher", "matches": 2},
            cause=number,
        )
        await house.inside(house.services.book.record(act))
    expected = {"h1": [1, 2], "h2": [1, 2], "h3": [0, 2], "h5": [0, 1]}
    for name, left in expected.items():
        house.sleep(60)
        await cup.do("referee", "ergebnis", spiel=name, tore1=1, tore2=0, grund="Alter Chat")
        assert [ban.left for ban in await standing(house.services, house.guild.id, harry)] == left, name
    assert "noch ein Spiel" in await cup.do("G", "sperren")
    assert "noch ein Spiel" in await cup.do("referee", "sperren")
    assert "Niemand" in await cup.do("S", "sperren")
    assert "gar nicht gesperrt" in await cup.do("committee", "begnadigen", person=cup.people["S"], grund="Irrtum")
    await cup.do("committee", "ende", grund="Ferien")
    await cup.do("committee", "neu", start=cup.day(30), name="Neue Saison")
    house.sleep(60)
    assert [ban.left for ban in await standing(house.services, house.guild.id, harry)] == [0, 1]
    assert "nur das Quidditch-OK" in await cup.do("G", "begnadigen", person=cup.people["G"], grund="Bitte")
    assert "aufgehoben" in await cup.do("committee", "begnadigen", person=cup.people["G"], grund="Der Würfel war es")
    assert [ban.left for ban in await standing(house.services, house.guild.id, harry)] == [0]


async def _clock(house: House) -> None:
    """Fire what is due."""
    for _ in range(20):
        live = await house.services.games.live((await _running(house)), fresh=True)
        if live.deadline is None or live.deadline.due_at > house.services.games.clock():
            return
        await house.services.games.time_up(live.deadline)


async def _running(house: House) -> str:
    return (await newest(house.services, house.guild.id)).row.id
