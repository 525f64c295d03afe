"""Power over people comes from the server alone: every way of leading a match, against every power.

Whoever leads a friendly match without a referee role leads the match only; nobody referees a match he plays in.
"""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.edge.order.pages import Search
from tests.cogs.court import Court
from tests.cogs.pitch import Cup, kick_off, line_up, live, pitch, pokal, state
from tests.edge.house import House, controls, told

__all__ = ["pitch", "pokal"]

NO, OWN = "nur Schiedsrichter und Spielleitung", "Die der anderen gehen nur Schiedsrichter etwas an"


class Street:
    """A friendly match in a public channel, led by wim, whom nobody made a referee; zoe merely passes by."""

    def __init__(self, court: Court) -> None:
        self.court, self.house, self.wim, self.zoe = court, court.house, court.wim, court.zoe
        self.game = ""

    async def open(self, host: MemberActor | None = None, **options: Any) -> None:
        """Let ben play against computers."""
        opener = host or self.wim
        self.game = await line_up(self.house, opener, {"GJäger1": self.court.player}, **options)
        await kick_off(self.house, opener, self.game)
        await self.house.env.settle()

    async def whistle(self, by: MemberActor, **options: Any) -> None:
        """Hand the whistle to wim."""
        await by.slash(self.house.channel, "partie pfeife", an=self.wim, **options)
        await self.house.env.settle()

    async def powers(self, by: MemberActor) -> dict[str, Any]:
        """Try everything that is done to people, by command, menu and the ids of buttons."""
        court, house, zoe, room = self.court, self.house, self.zoe, self.house.channel
        (act,) = await court.acts("warning")
        token = (await live(house, self.game)).token
        on, written = house.panel(), room.history()[-1]
        log, all_warnings = Search(False).key(), Search(True, target=zoe.id).key()

        async def press(id: str, **more: Any) -> Any:
            return await house.press(by, id, on, **more)

        return {
            "/verwarnung": await by.slash(room, "verwarnung", person=zoe, grund="x"),
            "/verwarnung of the match": await by.slash(room, "verwarnung", person=zoe, grund="x", partie=self.game),
            "menu on a person": await by.context_menu(room, "Verwarnen", zoe),
            "menu on a message": await by.context_menu(room, "Verwarnen", written),
            "/kick": await by.slash(room, "kick", person=zoe),
            "/kick from the server": await by.slash(room, "kick", person=zoe, bereich="server"),
            "/auszeit": await by.slash(room, "auszeit", person=zoe, dauer="1h", grund="x"),
            "/log": await by.slash(room, "log"),
            "note: warn": await press(f"g:{self.game}:{zoe.id}:warn"),
            "ask about the room": await press(f"o:a:{zoe.id}:{room.id}:{self.game}"),
            "out of the room": await press(f"o:k:{zoe.id}:{room.id}:{self.game}"),
            "off the server": await press(f"o:s:{zoe.id}"),
            "silence": await press(f"o:t:{zoe.id}:{self.game}"),
            "take back": await press(f"o:u:{act.id}"),
            "menu: take back": await press("o:z", kind=3, values=[str(act.id)]),
            "page of the log": await press(f"o:p:{log}"),
            "kind of the log": await press(f"o:f:{log}", kind=3, values=["any"]),
            "the log as a file": await press(f"o:x:{log}"),
            "warnings of another": await press(f"o:p:{all_warnings}"),
            "/verwarnungen": await by.slash(room, "verwarnungen", person=zoe),
            "send off": await press(f"m:{self.game}:{token}:ausschluss GJäger1"),
            "fraud": await press(f"m:{self.game}:{token}:würfelbetrug GJäger1"),
        }


@pytest.fixture
async def street(pitch: House) -> Street:
    """A server with referees and a book with a warning in it."""
    court = await Court(pitch).open()
    court.everybody()
    await court.warn(court.rita, court.zoe)
    return Street(court)


Way = Callable[[Street], Awaitable[None]]


async def opens_it(street: Street) -> None:
    await street.open(leitung="ich")


async def is_named(street: Street) -> None:
    await street.open(street.court.host, schiri=street.wim)


async def gets_the_whistle(street: Street) -> None:
    await street.open(street.court.host, leitung="ich")
    await street.whistle(street.court.host)


async def gets_it_from_a_referee(street: Street) -> None:
    await street.open(street.court.host, leitung="bot")
    await street.whistle(street.court.rita)


async def is_the_assistant(street: Street) -> None:
    await street.open(street.court.host, leitung="ich")
    await street.whistle(street.court.host, als="gehilfe")


async def takes_over_as_assistant(street: Street) -> None:
    await is_the_assistant(street)
    await street.house.press(street.court.host, f"k:{street.game}:whistle", street.house.panel())
    await street.house.env.settle()
    assert (await live(street.house, street.game)).row.referee_id == street.wim.id


async def hosts_for_the_bot(street: Street) -> None:
    await street.open(leitung="bot")


WAYS = (
    opens_it,
    is_named,
    gets_the_whistle,
    gets_it_from_a_referee,
    is_the_assistant,
    takes_over_as_assistant,
    hosts_for_the_bot,
)


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
async def test_whoever_leads_a_match_has_no_power_over_people(street: Street, way: Way) -> None:
    await way(street)
    court = street.court
    assert (await live(street.house, street.game)).manages(street.house.services.who(await _member(court, street.wim)))
    before = await court.acts()
    for power, answer in (await street.powers(street.wim)).items():
        assert answer.modal is None, power
        assert NO in told(answer) or OWN in told(answer), f"{power}: {told(answer)}"
    assert await court.acts() == before
    assert court.sees(street.zoe) and await court.timed_out(street.zoe) is None
    now = await state(street.house, street.game)
    assert not any(one.excluded for one in now.players) and now.points == (0, 0)


async def _member(court: Court, person: MemberActor) -> Any:
    guild = court.house.client.get_guild(court.guild.id)
    assert guild is not None
    return await court.house.inside(guild.fetch_member(person.id))


async def test_a_referee_of_the_server_has_them_also_where_another_leads(street: Street) -> None:
    await opens_it(street)
    court, house = street.court, street.house
    token = (await live(house, street.game)).token
    await house.press(court.rita, f"m:{street.game}:{token}:ausschluss GJäger1", house.panel())
    await house.env.settle()
    assert (await state(house, street.game)).player("GJäger1").excluded
    assert [act.target_id for act in await court.acts("exclusion")] == [court.player.id]
    assert "Steht im Buch" in told(await court.warn(court.rita, street.zoe))


async def test_what_bystanders_say_is_not_heard_where_nobody_keeps_order(street: Street) -> None:
    await opens_it(street)
    house, before = street.house, len(await street.house.events(street.game))
    token = (await live(house, street.game)).token
    await house.press(street.wim, f"m:{street.game}:{token}:schritt anpfiff", house.panel())
    await street.zoe.send(house.channel, "Ist noch Suppe da?")
    await street.zoe.send(house.channel, "Niemand antwortet mir.")
    await house.env.settle()
    texts = [row.body for row in await house.events(street.game)]
    assert len(texts) >= before and "Suppe" not in str(texts)


async def test_the_bot_warns_by_itself_only_where_a_referee_of_the_server_wants_it(street: Street) -> None:
    chosen = {"haus1": "G", "haus2": "S", "gerede": "automatisch"}
    answer = told(await street.wim.slash(street.house.channel, "quidditch neu", **chosen))
    assert "Schiedsrichter dieses Servers" in answer
    await street.court.rita.slash(street.house.channel, "quidditch neu", **chosen)
    assert street.house.game_id()


async def test_cup_matches_are_for_referees_of_the_server(street: Street) -> None:
    house, cup = street.house, {"haus1": "G", "haus2": "S", "art": "pokal"}
    assert "keine Schiedsrichterrolle" in told(await street.wim.slash(house.channel, "quidditch neu", **cup))
    named = await street.court.rita.slash(house.channel, "quidditch neu", schiri=street.wim, **cup)
    assert "wim hat auf diesem Server keine Schiedsrichterrolle" in told(named)
    await street.wim.slash(house.channel, "quidditch neu", schiri=street.court.rita, **cup)
    game = house.game_id()
    for role in ("schiri", "gehilfe"):
        answer = await street.court.rita.slash(house.channel, "partie pfeife", an=street.wim, als=role)
        assert "keine Schiedsrichterrolle" in told(answer)
    row = (await live(house, game)).row
    assert (row.referee_id, row.assistant_id) == (street.court.rita.id, None)


async def test_whoever_referees_takes_no_seat(street: Street) -> None:
    court, house = street.court, street.house
    street.game = await line_up(house, street.wim, {"GJäger1": court.player}, leitung="ich")
    await street.wim.slash(house.channel, "partie pfeife", an=court.host, als="gehilfe")
    for official in (street.wim, court.host):
        answer = await house.press(official, f"t:{street.game}", house.panel(), kind=3, values=["SHüter"])
        assert "wer pfeift, spielt nicht mit" in told(answer)
        placed = await street.wim.slash(house.channel, "quidditch setzen", person=official, platz="SHüter")
        assert "wer pfeift, spielt nicht mit" in told(placed)
    await kick_off(house, street.wim, street.game)
    replaced = await street.wim.slash(house.channel, "partie ersetzen", platz="GJäger1", person=street.wim)
    assert "wer pfeift, spielt nicht mit" in told(replaced)
    match = await live(house, street.game)
    assert match.seat_of(street.wim.id) is None and match.seat_of(court.host.id) is None


async def test_whoever_plays_gets_neither_whistle_nor_flag(street: Street) -> None:
    await opens_it(street)
    house, player = street.house, street.court.player
    for role in ("schiri", "gehilfe"):
        answer = await street.wim.slash(house.channel, "partie pfeife", an=player, als=role)
        assert "spielt hier mit" in told(answer)
    row = (await live(house, street.game)).row
    assert (row.referee_id, row.assistant_id) == (street.wim.id, None)


async def test_a_referee_of_the_server_who_plays_judges_nothing_in_his_match(street: Street) -> None:
    court, house = street.court, street.house
    street.game = await line_up(house, court.host, {"GJäger1": court.rita, "SJäger1": court.player}, leitung="bot")
    await kick_off(house, court.host, street.game)
    token = (await live(house, street.game)).token
    for move in ("ausschluss SJäger1", "würfelbetrug SJäger1", "schritt ende", "gilt", "wiederholen", "besitz GJäger1"):
        answer = await house.press(court.rita, f"m:{street.game}:{token}:{move}", house.panel())
        assert "nicht mitspielt" in told(answer) or "Das darf nur der Schiedsrichter" in told(answer), move
    assert "nicht selbst mitspielt" in told(await court.rita.slash(house.channel, "partie zurueck"))
    before = await court.acts()
    for answer in (
        await court.warn(court.rita, court.player),
        await court.rita.slash(house.channel, "auszeit", person=court.player, dauer="1h", grund="x"),
    ):
        assert "nicht mitspielt" in told(answer)
    asked = await court.rita.slash(house.channel, "kick", person=court.player)
    assert asked.response is not None
    assert "nicht mitspielt" in told(await court.rita.click(asked.response, label="Aus dem Raum"))
    asked = await court.rita.slash(house.channel, "kick", person=court.player, bereich="server")
    assert asked.response is not None
    (throw, _) = controls(asked.response)
    assert "nicht mitspielt" in told(await court.rita.click(asked.response, custom_id=throw))
    assert await court.acts() == before and court.player.id in court.guild.member_ids()
    assert not any(one.excluded for one in (await state(house, street.game)).players)
    assert "Steht im Buch" in told(await court.warn(court.rita, street.zoe))  # others are no party


async def test_a_player_never_has_the_desk(pokal: Cup) -> None:
    house, player = pokal.house, pokal.people["GJäger1"]
    token = (await live(house, pokal.game)).token
    for page in ("ordnung", "schluss", "nachrichten"):
        answer = await house.press(player, f"m:{pokal.game}:{token}:>{page}", house.panel())
        assert "Ausschließen" not in told(answer) and "Nachrichten" not in told(answer)
    for verb in ("pause", "whistle"):
        assert "nicht selbst mitspielt" in told(await house.press(player, f"k:{pokal.game}:{verb}", house.panel()))
    members = house.env.backend.get_channel(pokal.officials().id)
    assert player.id not in getattr(members, "thread_members", {})
