"""Names and reasons as people type them: one line, visible, harmless; and who somebody is on a server."""

from typing import Any

import discord
import pytest

from bot.edge.kit.services import Services, mentions, plain, reason, safe, visible
from bot.engine.limits import LONGEST_REASON
from bot.service.play.live import Declined, Who
from tests.edge.house import House
from tests.edge.test_sample_game import deal


@pytest.mark.parametrize(
    ("typed", "seen"),
    [
        ("anna", "anna"),
        ("  anna \n\t karenina  ", "anna karenina"),
        ("an\u200bna", "anna"),
        ("\u202eanna\u202c", "anna"),
        ("\u2800\u3164\uffa0\u034f\u115f\u1160\u17b4\u17b5", ""),
        ("a\u2800b", "ab"),
        ("a\u00a0b", "a b"),
        ("", ""),
    ],
)
def test_of_typed_words_only_what_can_be_seen_stays_on_one_line(typed: str, seen: str) -> None:
    assert visible(typed) == seen
    assert plain(typed) == (seen or "?")


def test_a_name_is_cut_and_never_empty() -> None:
    assert (plain("x" * 80), plain("x" * 81)) == ("x" * 80, "x" * 80)
    assert (plain("abc", 2), plain("\u3164", 2)) == ("ab", "?")


def test_a_safe_name_stays_what_it_is() -> None:
    assert safe("**fett** <@7> @everyone `x` ||y||") == (
        "\\*\\*fett\\*\\* \\<@7> @\u200beveryone \\`x\\` \\|\\|y\\|\\|"
    )
    assert safe("x" * 81) == "x" * 80
    assert safe("x" * 81, 81) == "x" * 81


def test_a_reason_is_kept_whole_or_refused() -> None:
    assert reason("  Er hat \n gestoßen ") == "Er hat gestoßen"
    assert reason("x" * LONGEST_REASON) == "x" * LONGEST_REASON
    with pytest.raises(Declined) as long:
        reason("x" * (LONGEST_REASON + 1))
    assert (long.value.text.id, dict(long.value.text.args)) == (
        "reason-too-long",
        {"most": LONGEST_REASON, "length": LONGEST_REASON + 1},
    )
    with pytest.raises(Declined) as none:
        reason(" \u3164 ")
    assert none.value.text.id == "reason-invisible"


def member(house: House, person: Any) -> discord.Member:
    found = house.client.guilds[0].get_member(person.id)
    assert found is not None
    return found


async def test_who_somebody_is_follows_from_roles_rights_and_ownership(house: House) -> None:
    services, guild = house.services, house.guild.id
    named = {key: house.guild.create_role(key) for key in ("referee", "director", "committee", "editor", "G")}
    await house.env.settle()
    boss = Who(1, "Chefin")
    for key in ("referee", "director", "committee"):
        await house.inside(services.servers.change(guild, f"role.{key}", [named[key].id], boss))
    people = {key: house.person(key, wearing=[role]) for key, role in named.items()}
    people["manager"] = house.person("manager", manager=True)
    people["plain"] = house.person("pl\u200bain")
    await house.env.settle()
    client = house.client.get_guild(guild)
    assert client is not None
    found = {key: services.who(await house.inside(client.fetch_member(one.id))) for key, one in people.items()}
    assert {key: (who.referee, sorted(who.ranks)) for key, who in found.items()} == {
        "referee": (True, ["referee"]),
        "director": (True, ["director"]),
        "committee": (False, ["committee"]),
        "editor": (False, []),
        "G": (False, []),
        "manager": (True, ["admin"]),
        "plain": (False, []),
    }
    assert (found["plain"].name, found["plain"].id, found["plain"].guild_id) == ("plain", people["plain"].id, guild)
    owner = services.who(await house.inside(client.fetch_member(client.owner_id or 0)))
    assert owner.referee and owner.ranks == {"admin"}
    outside = services.who(await house.inside(house.client.fetch_user(people["manager"].id)))
    assert (outside.referee, outside.ranks, outside.guild_id) == (False, frozenset(), None)


async def test_a_command_can_be_pressed_once_discord_has_told_its_id(house: House) -> None:
    services = house.services
    ids = dict(services.command_ids)
    assert {"dice", "partie"} <= set(ids)
    assert services.pressable("partie status") == f"</partie status:{ids['partie']}>"
    services.command_ids.clear()
    assert services.pressable("partie status") == "`/partie status`"


async def test_seats_are_named_by_who_sits_there_and_by_themselves_where_nobody_does(house: House) -> None:
    game = await deal(house, start=False)
    await house.inside(house.services.lobby.join(game, Who(house.carl.id, "carl"), "West"))
    live = await house.services.games.live(game)
    names = mentions(live)
    assert [names(seat) for seat in ("Nord", "Ost", "West", "Mitte")] == [
        house.anna.mention,
        house.ben.mention,
        house.carl.mention,
        "Mitte",
    ]


def test_signs_are_doubted_only_when_discord_complains_of_an_emoji(monkeypatch: pytest.MonkeyPatch) -> None:
    class Answer:
        status, reason = 400, "Bad"

    def error(status: int, words: str) -> Any:
        answer: Any = type("Answer", (Answer,), {"status": status})()
        return discord.HTTPException(answer, {"code": 1, "message": words})

    class Some:
        icons: dict[str, str]

    some: Any = Some()
    for status, words, known, refused in (
        (400, "Unknown Emoji", {"a": "b"}, True),
        (400, "Unknown Emoji", {}, False),
        (404, "Unknown Emoji", {"a": "b"}, False),
        (400, "Unknown Message", {"a": "b"}, False),
    ):
        some.icons = dict(known)
        assert Services.doubt_icons(some, error(status, words)) is refused
        assert bool(some.icons) is (bool(known) and not refused)
