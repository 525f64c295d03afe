"""/auszeit: silence for a while, and its end."""

from datetime import timedelta

from tests.cogs.court import Court
from tests.edge.house import labels, told


async def silence(court: Court, dauer: str = "2h", by: str = "rita", whom: str = "zoe") -> str:
    person = getattr(court, by)
    return told(await person.slash(court.room, "auszeit", person=getattr(court, whom), dauer=dauer, grund="Pst"))


async def test_a_timeout_and_its_end_by_one_press(court: Court) -> None:
    result = await court.rita.slash(court.room, "auszeit", person=court.zoe, dauer="1h 30m", grund="Pst")
    assert result.response is not None and labels(result.response) == ["Auszeit aufheben"]
    assert await court.timed_out(court.zoe) == timedelta(minutes=90)
    (act,) = await court.acts()
    assert (act.kind, act.data["seconds"], act.reason) == ("timeout", 5400, "Pst")
    assert "hast du eine Auszeit bis <t:" in court.dms(court.zoe)[-1]
    await court.house.restart()
    await court.rolf.click(court.log.history()[-1], label="Auszeit aufheben")
    assert await court.timed_out(court.zoe) is None
    (act,) = await court.acts()
    assert (act.undone_by, act.undone_why) == (court.rolf.id, "aufgehoben")


async def test_zero_ends_it_also_one_given_by_hand(court: Court) -> None:
    await silence(court, "1t")
    assert "Zurückgenommen" in await silence(court, "0", by="rolf")
    assert await court.timed_out(court.zoe) is None
    assert "keine Auszeit" in await silence(court, "0")
    guild = court.house.client.get_guild(court.guild.id)
    assert guild is not None
    zoe = await court.house.inside(guild.fetch_member(court.zoe.id))
    await court.house.inside(zoe.timeout(timedelta(hours=3)))
    assert "Auszeit aufgehoben" in await silence(court, "0")
    assert await court.timed_out(court.zoe) is None


async def test_slips_are_explained_and_spans_offered(court: Court) -> None:
    assert "30 was? Schreib `30m`" in await silence(court, "30")
    assert "werde ich nicht schlau" in await silence(court, "bald")
    assert "höchstens 28 Tage" in await silence(court, "29t")
    assert await court.acts() == []
    offered = await court.rita.autocomplete(court.room, "auszeit", "dauer", "tag", person=court.zoe)
    assert [(choice["name"], choice["value"]) for choice in offered] == [
        ("1 Tag", "1d"),
        ("7 Tage", "7d"),
        ("28 Tage", "28d"),
    ]


async def test_officers_may_and_the_order_of_roles_counts(court: Court) -> None:
    court.everybody()
    await court.game()
    for number, by in enumerate(("admin", "rita", "dora"), 1):
        court.house.sleep(120)
        assert "Steht im Buch" in await silence(court, by=by)
        assert len(await court.acts()) == number
    assert "nur Schiedsrichter" in await silence(court, by="wim", whom="zoe")  # one match is not the whole server
    assert "nicht unter dir" in await silence(court, by="rita", whom="rolf")
    assert "dich selbst" in await silence(court, whom="rita")


async def test_the_second_of_two_referees_is_told(court: Court) -> None:
    await silence(court, "10m")
    assert f"{court.rita.mention} hat {court.zoe.mention} eben schon eine Auszeit" in await silence(court, by="rolf")
    assert await court.timed_out(court.zoe) == timedelta(minutes=10)
    court.house.sleep(90)
    await silence(court, "1h", by="rolf")
    older, newer = await court.acts()
    await court.house.press(court.rita, f"o:u:{older.id}", court.log.history()[-1])
    assert await court.timed_out(court.zoe) == timedelta(hours=1), "the newer one holds"
    assert newer.undone_at is None


async def test_above_the_bot_and_refused_by_discord(court: Court) -> None:
    high = court.guild.create_role("Ehrengast", position=99)
    star = court.guild.add_member(court.house.env.create_user("star"), roles=[high])
    no = told(await court.rita.slash(court.room, "auszeit", person=star, dauer="1h", grund="x"))
    assert "Rolle „Ehrengast“, und die steht nicht unter meiner" in no
    owner = court.guild.add_member(court.guild.owner)
    no = told(await owner.slash(court.room, "kick", person=star, bereich="server"))
    assert "Rolle „Ehrengast“, und die steht nicht unter meiner" in no, "also for whom nobody stands above"
    assert await court.acts() == []
    court.house.env.inject_error("PATCH", f"/guilds/{court.guild.id}/members/*", status=403, code=50013)
    assert "Discord lässt mich" in await silence(court)
    assert [act.undone_why is not None for act in await court.acts()] == [True]
    assert await court.timed_out(court.zoe) is None


async def test_the_same_timeout_again_changes_one_entry_and_lifting_lifts_it(court: Court) -> None:
    await silence(court, "2h")
    await court.rita.slash(court.room, "auszeit", person=court.zoe, dauer="1d", grund="Doch länger")
    (act,) = await court.acts("timeout")
    assert (act.data["seconds"], act.reason) == (86_400, "Doch länger")
    assert await court.timed_out(court.zoe) == timedelta(days=1)
    await silence(court, "0")
    (act,) = await court.acts("timeout")
    assert act.undone_at is not None
    assert await court.timed_out(court.zoe) is None
