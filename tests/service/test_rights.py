"""What everybody is in a game, what they may see of it, and how a no says who may."""

from dataclasses import replace
from typing import Any

import pytest

from bot.engine.spec import MannersPart
from bot.games.quidditch.model import QuidditchOptions
from bot.service.leading.rights import may, must_be_neutral, must_not_take_sides, must_not_whistle, parts, require, sees
from bot.service.play.live import Declined, Live, Who
from tests.sample import GAME
from tests.sample.model import HasardOptions
from tests.service.house import ADA, BO, CEM, DAN, REF, House

HERE: dict[str, Any] = {"guild_id": 1}
ADMIN = Who(97, "Chef", ranks=frozenset({"admin"}), **HERE)
OTHER = replace(ADMIN, guild_id=2)
STRANGER = Who(50, "Fremd", **HERE)


async def opened(house: House, *, desk: bool = False, referee: int | None = REF.id) -> Live:
    """Open a game of Ada's and Bo's; at a game with a desk referees do not play."""
    house.games.specs = {**house.games.specs, GAME.name: replace(GAME, manners=MannersPart(officials=desk))}
    seats = {"Nord": ADA, "Ost": BO}
    live = await house.lobby.open(
        "hasard", HasardOptions(), ADA, guild_id=1, channel_id=2, referee_id=referee, seated=seats
    )
    live.seats = tuple(replace(row, captain=row.seat == "Ost") for row in live.seats)
    return live


async def test_everybody_is_what_the_game_and_the_server_make_of_them(sqlite_house: House) -> None:
    live = await opened(sqlite_house)
    for who, found in (
        (ADA, {"anyone", "player", "host"}),
        (BO, {"anyone", "player", "captain"}),
        (CEM, {"anyone"}),
        (REF, {"anyone", "referee", "lead", "judge"}),
        (ADMIN, {"anyone", "admin", "lead", "judge"}),
        (OTHER, {"anyone"}),
    ):
        assert parts(who, live) == found, who
        assert parts(who) == {"anyone", *who.ranks}, "outside of a game one is what the server says"


async def test_without_a_referee_the_host_leads_and_with_a_desk_nobody_judges_his_own_game(sqlite_house: House) -> None:
    live = await opened(sqlite_house, referee=None)
    assert parts(ADA, live) == {"anyone", "player", "host", "lead", "judge"}
    assert parts(REF, live) == {"anyone", "referee", "lead", "judge"}, "any referee of the server leads it"
    assert parts(replace(REF, guild_id=2), live) == {"anyone"}
    live = await opened(sqlite_house, desk=True, referee=None)
    assert parts(ADA, live) == {"anyone", "player", "host", "lead"}
    playing = replace(REF, id=BO.id)
    assert parts(playing, live) == {"anyone", "referee", "player", "captain"}
    for judge, neutral in ((playing, False), (REF, True)):
        for ask, code in ((must_not_take_sides, "order-plays-himself"), (must_be_neutral, "whistle-plays")):
            assert _declines(ask, live, judge) == (None if neutral else code)


async def test_who_whistles_takes_no_seat_where_referees_have_a_desk(sqlite_house: House) -> None:
    for desk, code in ((True, "lobby-whistles"), (False, None)):
        live = await opened(sqlite_house, desk=desk)
        live.row = replace(live.row, assistant_id=DAN.id)
        for who, refused in ((REF, code), (DAN, code), (CEM, None)):
            assert _declines(must_not_whistle, live, who) == refused
    match = await sqlite_house.lobby.open(
        "quidditch", QuidditchOptions(art="pokal", schiri="mensch"), ADA, guild_id=1, channel_id=2
    )
    assert _declines(must_be_neutral, match, CEM) == "whistle-appointed"
    assert _declines(must_be_neutral, match, REF) is None


def _declines(ask: Any, live: Live, who: Who) -> str | None:
    try:
        ask(live, who)
    except Declined as no:
        return no.text.id
    return None


async def test_a_game_is_seen_on_its_server_and_by_who_has_a_part_in_it(sqlite_house: House) -> None:
    live = await opened(sqlite_house)
    live.row, live.officials = replace(live.row, assistant_id=DAN.id), (60,)
    abroad = [replace(who, guild_id=2) for who in (ADA, BO, REF, DAN, Who(60, "Lead"))]
    assert all(sees(who, live) for who in [STRANGER, *abroad])
    assert not sees(replace(STRANGER, guild_id=2), live) and not sees(replace(STRANGER, guild_id=None), live)
    live.row = replace(live.row, guild_id=None)
    assert not sees(replace(STRANGER, guild_id=None), live), "what is played in direct messages is nobody else's"


@pytest.mark.parametrize(
    ("entry", "group"),
    [
        ("einrichten", "admins"),
        ("partie zurueck", "judges"),
        ("pokal neu", "organisers"),
        ("pokal regel", "organisers"),
        ("pokal buchen", "directors"),
        ("button pokal approve", "directors"),
        ("kick", "officers"),
        ("partie pfeife", "keepers"),
        ("partie pause", "leaders"),
        ("button lobby fill", "leaders"),
        ("was es nicht gibt", "admins"),
    ],
)
async def test_a_no_says_who_may(sqlite_house: House, entry: str, group: str) -> None:
    live = await opened(sqlite_house)
    for game, what in ((live, "game"), (None, "game")):
        with pytest.raises(Declined) as caught:
            require(entry, STRANGER, game)
        assert dict(caught.value.text.args) == {"who": group, "what": what}
        assert not may(entry, STRANGER, game)
    assert may("dice", STRANGER) and not may("was es nicht gibt", ADMIN, live)
