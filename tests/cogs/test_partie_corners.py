"""/partie from here and from elsewhere: what is said where, which games and seats are offered, what is refused."""

from typing import Any

import pytest

from bot.engine.limits import LONGEST_REASON
from bot.engine.text import text
from bot.service.play.live import Who
from tests.edge.house import House, labels, told
from tests.edge.test_sample_game import deal
from tests.sample.model import HasardOptions


@pytest.fixture
async def game(house: House) -> str:
    """Deal a game with anna and ben."""
    return await deal(house)


def said(house: House) -> list[str]:
    return [one.content for one in house.channel.history() if one.content]


ACTS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("partie pause", {"grund": "*Regen*"}),
    ("partie weiter", {}),
    ("partie ersetzen", {"platz": "Ost", "grund": "*Regen*"}),
    ("partie pfeife", {"als": "gehilfe"}),
)


@pytest.mark.parametrize("here", [True, False])
async def test_what_is_done_from_elsewhere_is_said_where_the_game_is_played_and_answered_in_private(
    house: House, game: str, here: bool
) -> None:
    other = house.guild.create_text_channel("nebenan")
    await house.env.settle()
    room = house.channel if here else other
    for number, (command, options) in enumerate(ACTS, 1):
        more: dict[str, Any] = {"an": house.carl} if "pfeife" in command else {}
        answer = await house.anna.slash(room, command, partie=game, **options, **more)
        await house.env.settle()
        assert answer.response is not None and answer.response.ephemeral is not here, command
        note, *quote = answer.response.content.split("\n")
        assert house.anna.mention in note
        assert quote == (["> \\*Regen\\*"] if "grund" in options else [])
        assert len(said(house)) == number, f"{command}: said once where the game is played"
        assert said(house)[-1] == answer.response.content, "and as it is answered"
    assert not [one for one in other.history() if one.content and not one.flags.ephemeral]


async def test_a_long_reason_given_elsewhere_is_whole_where_the_game_is_played(house: House, game: str) -> None:
    other, reason = house.guild.create_text_channel("nebenan"), "Regen. " * (LONGEST_REASON // 7) + "*"
    await house.env.settle()
    await house.anna.slash(other, "partie pause", partie=game, grund=reason)
    await house.env.settle()
    assert said(house)[-1].partition("\n> ")[2] == reason.replace("*", "\\*")


@pytest.mark.parametrize(("command", "options"), [("partie beenden", {}), ("partie zurueck", {"wohin": "abschnitt"})])
async def test_the_form_before_what_cannot_be_undone_names_the_game_and_its_day(
    house: House, game: str, command: str, options: dict[str, Any]
) -> None:
    hand = (await house.ben.click(house.panel(), label="Meine Karten")).response
    assert hand is not None
    await house.ben.click(hand, label=labels(hand)[0])
    other = house.guild.create_text_channel("nebenan")
    await house.env.settle()
    form = await house.anna.slash(other, command, partie=game, **options)
    assert form.modal is not None and form.modal["title"] == "Hasard, 2026-01-01"
    answer = await house.anna.submit_modal(form, {"line": "Regen"})
    await house.env.settle()
    assert answer.response is not None and answer.response.ephemeral
    (line,) = said(house)
    assert line.partition("\n")[0] == answer.response.content.partition("\n")[0]
    assert answer.response.content.endswith("\n> Regen")
    row = (await house.services.games.live(game)).row
    assert row.status == ("abandoned" if "beenden" in command else "running")


async def test_status_leads_to_the_table_and_names_what_was_not_said(house: House, game: str) -> None:
    status = told(await house.carl.slash(house.channel, "partie status"))
    message = house.panel().id
    lines = status.splitlines()
    assert lines[0] == "## Hasard · <t:1767225600:f>"
    assert lines[1:3] == [f"`Nord` {house.anna.mention}", f"`Ost` {house.ben.mention}"]
    assert f"/{house.guild.id}/{house.channel.id}/{message}" in lines[-1]
    live = await house.services.games.live(game)
    assert live.deadline is not None
    assert any(f"<t:{int(live.deadline.due_at.timestamp())}:R>" in line for line in lines)
    await house.inside(house.services.conduct.pause(game, Who(house.anna.id, "anna"), cause=3))
    paused = told(await house.carl.slash(house.channel, "partie status"))
    assert "Unterbrochen" in paused and ":R>" not in paused


async def test_seats_are_offered_with_who_sits_there(house: House, game: str) -> None:
    offered = await house.anna.autocomplete(house.channel, "partie ersetzen", "platz", "")
    assert [(one["value"], one["name"]) for one in offered] == [
        ("Nord", "Nord: anna"),
        ("Ost", "Ost: ben"),
        ("Sued", "Sued"),
        ("West", "West"),
    ]
    (one,) = await house.anna.autocomplete(house.channel, "partie ersetzen", "platz", "BEN")
    assert one["value"] == "Ost"
    other = house.guild.create_text_channel("nebenan")
    await house.env.settle()
    assert await house.anna.autocomplete(other, "partie ersetzen", "platz", "") == []
    boss = Who(1, "Chefin", referee=True, ranks=frozenset({"referee", "admin"}), guild_id=house.guild.id)
    await house.inside(house.services.conduct.send_off(game, boss, house.ben.id, cause=5, reason="?"))
    left = await house.anna.autocomplete(house.channel, "partie ersetzen", "platz", "")
    assert [one["value"] for one in left] == ["Nord", "Sued", "West"], "nobody takes the seat of who was sent off"


async def test_games_are_offered_from_here_first_and_only_of_this_server(house: House, game: str) -> None:
    other = house.guild.create_text_channel("nebenan")
    await house.env.settle()
    await house.carl.slash(other, "wuerfel kampf")
    kampf = house.game_id(house.panel(other))
    anna, elsewhere = Who(house.anna.id, "anna"), house.env.create_guild("Anderswo")
    await house.inside(house.services.lobby.open("hasard", HasardOptions(), anna, guild_id=elsewhere.id, channel_id=7))
    for who, room, expected in (
        (house.anna, house.channel, [game]),
        (house.anna, other, [kampf, game]),
        (house.carl, house.channel, [game, kampf]),
    ):
        offered = await who.autocomplete(room, "partie status", "partie", "")
        assert [one["value"] for one in offered] == expected
    (one,) = await house.carl.autocomplete(other, "partie status", "partie", "kampf")
    assert one["name"] == "Kampfwurf, 1. Januar 2026 · 00:00 UTC"


async def test_of_several_games_of_the_channel_ones_own_is_meant_and_else_the_one_that_runs(
    house: House, game: str
) -> None:
    house.sleep(60)
    await house.carl.slash(house.channel, "wuerfel kampf")
    emil = house.person("emil")
    for person, shown in ((house.ben, "Hasard"), (house.carl, "Kampfwurf"), (emil, "Hasard")):
        assert told(await person.slash(house.channel, "partie status")).startswith(f"## {shown}")
    assert told(await house.carl.slash(house.channel, "partie status", partie=game)).startswith("## Hasard")


async def test_a_machine_neither_plays_nor_whistles_and_a_reason_must_be_seen(house: House, game: str) -> None:
    robot = house.guild.add_member(house.env.create_user("dings", bot=True))
    await house.env.settle()
    machines: dict[str, dict[str, Any]] = {
        "partie ersetzen": {"platz": "Ost", "person": robot},
        "partie pfeife": {"an": robot},
    }
    for command, options in machines.items():
        assert "Bots spielen nicht mit" in told(await house.anna.slash(house.channel, command, **options))
    unseen: dict[str, dict[str, Any]] = {"partie pause": {}, "partie ersetzen": {"platz": "Ost"}}
    for command, options in unseen.items():
        refused = await house.anna.slash(house.channel, command, grund="\u3164", **options)
        assert house.services.texts.say(text("reason-invisible"), "de") in told(refused)
    assert (await house.services.games.live(game)).row.paused_at is None


async def test_seats_are_offered_in_the_readers_language(house: House) -> None:
    await house.anna.slash(house.channel, "watten zettel", nord="Anna", ost="Bela", sued="Chris", west="Dora")
    emma = house.person("emma", locale="en-GB")
    await house.env.settle()
    for who, names in ((house.anna, ["Nord", "Ost", "Süd", "West"]), (emma, ["North", "East", "South", "West"])):
        offered = await who.autocomplete(house.channel, "partie ersetzen", "platz", "")
        people = zip(names, ("Anna", "Bela", "Chris", "Dora"), strict=True)
        assert [one["name"] for one in offered] == [f"{seat}: {name}" for seat, name in people]
