"""What a command says is what is played: every option, who sits where, who is called, what is refused."""

from typing import Any

import pytest

from bot.engine.text import text
from bot.games.dog.model import HOUSE_NAMES
from bot.service.play.live import Declined, Live
from cogs.wizard import _minutes, names_in
from tests.edge.house import House, told
from tests.edge.pings import NOBODY, ping


async def opened(house: House, command: str, **options: Any) -> Live:
    """Open a table and return its game."""
    answer = await house.anna.slash(house.channel, command, **options)
    assert answer.response is not None and not answer.response.ephemeral, told(answer)
    return await house.services.games.live(house.game_id())


def differs(live: Live) -> dict[str, Any]:
    """Return what of the options is not as without a word."""
    usual, given = type(live.options)(), live.options
    return {name: value for name, value in given.model_dump().items() if value != getattr(usual, name)}


def sitting(house: House, live: Live) -> dict[str, str]:
    """Return who sits where."""
    people = {house.anna.id: "anna", house.ben.id: "ben", house.carl.id: "carl"}
    return {row.seat: people.get(row.person_id or 0, row.name or "") for row in live.seats if row.taken}


async def refused(house: House, command: str, code: str, /, **options: Any) -> None:
    values = dict(options.pop("values", {}))
    answer = await house.anna.slash(house.channel, command, **options)
    assert told(answer) == house.services.texts.say(text(code, **values), "de")


async def test_watten_pad(house: House) -> None:
    live = await opened(house, "watten zettel")
    assert (differs(live), sitting(house, live), live.row.status) == ({}, {"Nord": "anna"}, "lobby")
    live = await opened(
        house,
        "watten zettel",
        nord="Otto",
        ost=house.anna.mention,
        sued="Lisl",
        west=house.ben.mention,
        geber="Süd",
        runden=7,
        zeit="3m",
    )
    assert differs(live) == {"guests": ("Nord", "Süd"), "dealer": "Süd", "rounds": 7, "seconds": 180}
    assert sitting(house, live) == {"Nord": "Otto", "Ost": "anna", "Süd": "Lisl", "West": "ben"}
    assert live.row.status == "running", "all four are there"
    assert house.pings(house.channel.history()[-1]) == ping(house.ben)
    live = await opened(house, "watten zettel", ost="Lisl", zeit="0")
    assert (differs(live), sitting(house, live), live.row.status) == ({"guests": ("Ost",)}, {"Ost": "Lisl"}, "lobby")
    for twice in ({"nord": "Lisl", "ost": "LISL"}, {"nord": house.ben.mention, "west": house.ben.mention}):
        await refused(house, "watten zettel", "watten-seated-twice", **twice)


async def test_watten_table(house: House) -> None:
    live = await opened(house, "watten tisch")
    assert (differs(live), sitting(house, live)) == ({}, {"Nord": "anna"})
    live = await opened(
        house, "watten tisch", partner=house.ben, links=house.carl, auslosen=True, runden=3, bedenkzeit="0"
    )
    assert differs(live) == {"rounds": 3, "drawn": True, "seconds": None}
    assert sitting(house, live) == {"Nord": "anna", "Ost": "carl", "Süd": "ben"}
    assert house.pings(house.channel.history()[-1]) == ping(house.ben, house.carl)
    live = await opened(house, "watten tisch", rechts=house.ben, bedenkzeit="1m")
    assert (differs(live), sitting(house, live)) == ({"seconds": 60}, {"Nord": "anna", "West": "ben"})
    await refused(house, "watten tisch", "watten-seated-twice", partner=house.ben, links=house.ben)
    await refused(house, "watten tisch", "watten-seated-twice", partner=house.anna)
    robot = house.guild.add_member(house.env.create_user("dings", bot=True))
    await house.env.settle()
    await refused(house, "watten tisch", "lobby-no-bots", rechts=robot)


async def test_wizard_pad(house: House) -> None:
    live = await opened(house, "wizard block", namen=f"{house.anna.mention} {house.ben.mention}, Otto")
    assert differs(live) == {"players": 3} and live.row.status == "running"
    assert sitting(house, live) == {"A": "anna", "B": "ben", "C": "Otto"}
    names = "a;b,c\nd, e"
    live = await opened(house, "wizard block", namen=names, art="runde", auslosen=False)
    assert differs(live) == {"mode": "round", "players": 5, "minutes": 50, "draw": False}
    live = await opened(house, "wizard block", namen="a,b,c,d,e,f", plusminus=False, uhr="90")
    assert differs(live) == {"players": 6, "bar": False, "minutes": 90}
    live = await opened(house, "wizard block", namen="a,b,c", art="runde", uhr="0", auslosen=True)
    assert differs(live) == {"mode": "round", "players": 3, "draw": True}
    for names, more, code, values in (
        ("a,b", {}, "wizard-how-many", {"given": 2}),
        ("a,b,c,d,e,f,g", {}, "wizard-how-many", {"given": 7}),
        ("a,b,c,d,e,f", {"art": "runde"}, "wizard-round-too-many", {}),
        ("a,b,c", {"art": "runde", "plusminus": False}, "wizard-round-needs-bar", {}),
        ("a,b,A", {}, "wizard-named-twice", {}),
        ("a,b,c", {"uhr": "4m"}, "wizard-clock-too-short", {}),
    ):
        await refused(house, "wizard block", code, namen=names, values=values, **more)


async def test_wizard_table(house: House) -> None:
    live = await opened(house, "wizard tisch")
    assert (differs(live), sitting(house, live)) == ({}, {"A": "anna"})
    live = await opened(house, "wizard tisch", plaetze=6)
    assert differs(live) == {"mode": "full", "places": 6}
    live = await opened(house, "wizard tisch", plaetze=5)
    assert differs(live) == {"places": 5}
    live = await opened(house, "wizard tisch", plaetze=3, art="voll", plusminus=False, bedenkzeit="5m")
    assert differs(live) == {"mode": "full", "places": 3, "bar": False, "seconds": 300}
    await refused(house, "wizard tisch", "wizard-round-too-many", plaetze=6, art="runde")
    await refused(house, "wizard tisch", "wizard-round-needs-bar", plusminus=False)


@pytest.mark.parametrize(
    ("written", "names"),
    [
        ("a, b;c\nd", ["a", "b", "c", "d"]),
        ("<@1><@!2> Otto", ["<@1>", "<@!2>", "Otto"]),
        (" , ; ", []),
        ("Onkel Otto", ["Onkel Otto"]),
    ],
)
def test_names_are_read_from_one_line(written: str, names: list[str]) -> None:
    assert names_in(written) == names


def test_z2_1_a_tournament_round_has_fifty_minutes_unless_somebody_says_otherwise() -> None:
    assert [_minutes(None, "round"), _minutes(None, "full"), _minutes(0, "round")] == [50, None, None]
    assert [_minutes(300, "full"), _minutes(301, "full"), _minutes(360, "full")] == [5, 6, 6]
    for seconds in (1, 299):
        with pytest.raises(Declined):
            _minutes(seconds, "full")


async def test_dog_table(house: House) -> None:
    live = await opened(house, "dog neu")
    assert (differs(live), list(sitting(house, live).values())) == ({}, ["anna"])
    said = {"haus": "Gryffindor", "partner": house.ben, "spieler": 4, "zeit": "0", "ring": 64, "ziel": "gang"}
    live = await opened(house, "dog neu", **said)
    chosen = ("Gryffindor", "Slytherin")
    assert differs(live) == {"players": 4, "chosen": chosen, "ring": 64, "lane": True, "seconds": None}
    assert sitting(house, live) == {"Gryffindor": "anna", "Slytherin": "ben"}, "partners sit opposite"
    assert house.pings(house.channel.history()[-1]) == ping(house.ben)
    live = await opened(house, "dog neu", haus="auslosen", partner=house.ben, ziel="saal", zeit="1m")
    assert differs(live) == {"draw_houses": True, "seconds": 60, "chosen": ("Platz 2",)}
    assert sitting(house, live) == {"Platz 1": "anna", "Platz 2": "ben"}
    live = await opened(house, "dog neu", spieler=2)
    two = [row.seat for row in live.seats]
    assert len(two) == 2 and house.pings(house.channel.history()[-1]) == NOBODY
    absent = next(one for one in HOUSE_NAMES if one not in two)
    await refused(house, "dog neu", "dog-house-absent", spieler=2, haus=absent, values={"count": 2})
    await refused(house, "dog neu", "dog-no-partner", partner=house.anna)
    robot = house.guild.add_member(house.env.create_user("dings", bot=True))
    await house.env.settle()
    await refused(house, "dog neu", "dog-no-partner", partner=robot)
    three = await opened(house, "dog neu", spieler=3)
    there = [row.seat for row in three.seats]
    lonely = next(one for one in there if HOUSE_NAMES[(HOUSE_NAMES.index(one) + 2) % 4] not in there)
    await refused(house, "dog neu", "dog-nobody-opposite", spieler=3, haus=lonely, partner=house.ben)


async def test_hut_table(house: House) -> None:
    live = await opened(house, "hut neu")
    assert (differs(live), sitting(house, live)) == ({}, {"1": "anna"})
    live = await opened(house, "hut neu", plaetze=2, frist="1 Tag")
    assert differs(live) == {"players": 2, "seconds": 24 * 3600}
    dora = house.stranger("dora")
    answer = await dora.slash("hut neu")
    assert told(answer) == house.services.texts.say(text("error-only-on-servers"), "de")


async def test_hut_orders_and_reports_find_the_game_that_is_meant(house: House) -> None:
    async def begin(room: Any) -> str:
        await house.anna.slash(room, "hut neu", plaetze=2)
        await house.ben.click(house.panel(room), label="Platz nehmen")
        await house.anna.click(house.panel(room), label="Beginnen")
        return house.game_id(house.panel(room))

    async def answer(who: Any, room: Any, command: str, **options: Any) -> str:
        return told(await who.slash(room, command, **options))

    say = house.services.texts.say
    other, third = (house.guild.create_text_channel(name) for name in ("nebenan", "drüben"))
    await house.env.settle()
    assert await answer(house.ben, house.channel, "hut befehl") == say(text("hut-no-game"), "de")
    first = await begin(house.channel)
    assert "Nenne eine Zahl" in await answer(house.ben, third, "hut befehl"), "there is only one"
    assert await answer(house.carl, house.channel, "hut befehl") == say(text("hut-no-game"), "de")
    second = await begin(other)
    assert await answer(house.ben, third, "hut befehl") == say(text("hut-which-game"), "de")
    assert "Nenne eine Zahl" in await answer(house.ben, other, "hut befehl")
    offered = await house.ben.autocomplete(third, "hut befehl", "partie", "")
    assert {one["value"] for one in offered} == {first, second}
    assert all(one["name"].endswith(": anna") for one in offered)
    await house.anna.slash(house.channel, "wuerfel kampf")
    kampf = house.game_id()
    assert await answer(house.anna, third, "hut befehl", partie=kampf) == say(text("game-unknown"), "de")
    none = say(text("hut-no-report-yet"), "de")
    assert await answer(house.carl, house.channel, "hut bericht") == none, "the last game of this channel"
    assert await answer(house.ben, third, "hut bericht") == say(text("hut-which-game"), "de")
    assert await answer(house.ben, third, "hut bericht", partie=first) == none
