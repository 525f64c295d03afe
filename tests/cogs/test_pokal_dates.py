"""A date of the cup: proposed on the page, answered by DM or in the channel, in the server's calendar, reminded of."""

from typing import Any

import discord
import pytest
from simcord.actors import MemberActor

from bot.contests.pokal.tell_parts import house_name
from bot.store.acts import ActRow
from tests.cogs.test_pokal import Cup, _clock
from tests.edge.house import House, controls, labels, sheet, told, words

DAY = 86400


async def ready(house: House, **options: Any) -> Cup:
    """Open a season in which Gryffindor and Slytherin have somebody for their dates."""
    cup = await Cup(house).open(**options)
    for key in "GS":
        await cup.do(key, "verantwortlich", haus=key, person=cup.people[key])
    return cup


def letters(person: MemberActor) -> list[discord.Message]:
    return person.user.dm_channel.history()


def calendar(house: House) -> list[tuple[str, str]]:
    """List what stands in the server's calendar."""
    guild = house.env.backend.guilds[house.guild.id]
    return [(one.name, str(one.scheduled_start_time)[:16]) for one in guild.scheduled_events.values()]


def shut(house: House, person: MemberActor) -> None:
    """Let somebody take no direct messages."""
    path = f"/channels/{person.user.dm_channel.id}/messages"
    house.env.inject_error("POST", path, status=403, code=50007)


async def banned(house: House, person: MemberActor, seat: str, matches: int = 2) -> None:
    """Write a ban into the book."""
    data = {"seat": seat, "matches": matches}
    at = house.services.games.clock()
    act = ActRow(
        guild_id=house.guild.id, at=at, kind="ban", actor_id=1, target_id=person.id, data=data, cause=person.id
    )
    await house.inside(house.services.book.record(act))


async def later(house: House, seconds: float) -> None:
    """Let time pass and the clock do what is due."""
    house.sleep(seconds)
    await house.inside(_clock(house))


async def test_q11_4_a_day_is_proposed_on_the_page_and_agreed_in_direct_messages(house: House) -> None:
    cup = await ready(house)
    harry, draco, pfiff = cup.people["G"], cup.people["S"], cup.people["referee"]
    page = sheet(await harry.slash(house.channel, "pokal zeit", spiel="h1"))
    assert "Andere Zeit" in labels(page), "no day works yet, a time of one's own can be proposed"
    form = await harry.click(page, label="Andere Zeit")
    after = await harry.submit_modal(form, {"line": f"{cup.day(40)} 20:00"})
    assert "Es fehlt noch: Slytherin, eine Pfeife" in words(sheet(after)), "the page itself shows what came of it"
    asked = letters(draco)[-1]
    assert "Gryffindor schlägt" in words(asked) and labels(asked) == ["Passt", "Andere Zeit", "Passt nicht"]
    assert "sagt zu" in told(await draco.user.click(asked, label="Passt"))
    wanted = house.channel.history()[-1]
    assert "wer pfeift?" in words(wanted) and labels(wanted) == ["Ich pfeife"]
    assert "nur Schiedsrichter" in told(await harry.click(wanted, label="Ich pfeife"))
    await pfiff.click(wanted, label="Ich pfeife")
    assert "📣 **Gryffindor – Slytherin" in cup.said()
    assert [name for name, _ in calendar(house)] == ["Gryffindor – Slytherin (Hinrunde)"]
    for person in (harry, draco, pfiff):
        assert sum("steht:" in one.content for one in letters(person)) == 1


async def test_the_best_days_are_buttons_with_the_day_in_the_form(house: House) -> None:
    cup = await ready(house)
    for name in ("ron", "ginny", "hermine"):
        cup.people[name] = house.person(name, wearing=[cup.roles["G"]])
    for name in ("crabbe", "goyle", "pansy"):
        cup.people[name] = house.person(name, wearing=[cup.roles["S"]])
    for name in ("ron", "ginny", "hermine", "crabbe", "goyle", "pansy", "referee"):
        page = sheet(await cup.people[name].slash(house.channel, "pokal zeit", spiel="h1"))
        menu = next(one for one in controls(page) if one.startswith("pd:"))
        await cup.people[name].select(page, ["10"], custom_id=menu)
    page = sheet(await cup.people["G"].slash(house.channel, "pokal zeit", spiel="h1"))
    (best,) = [label for label in labels(page) if label.endswith("vorschlagen")]
    form: Any = await cup.people["G"].click(page, label=best)
    assert f"{cup.day(40)} 20:00" in str(form.modal)
    only = sheet(await cup.people["ron"].slash(house.channel, "pokal zeit", spiel="h1"))
    assert not any("vorschlagen" in label or label == "Ich pfeife" for label in labels(only))


async def test_q14_6_who_is_banned_makes_no_day_possible(house: House) -> None:
    cup = await ready(house)
    for name in ("ron", "ginny"):
        cup.people[name] = house.person(name, wearing=[cup.roles["G"]])
    for name in ("crabbe", "goyle"):
        cup.people[name] = house.person(name, wearing=[cup.roles["S"]])
    for name in ("G", "ron", "ginny", "S", "crabbe", "goyle", "referee"):
        page = sheet(await cup.people[name].slash(house.channel, "pokal zeit", spiel="h1"))
        await cup.people[name].select(page, ["10"], custom_id=next(one for one in controls(page) if one[:3] == "pd:"))
    assert "vorschlagen" in str(labels(sheet(await cup.people["G"].slash(house.channel, "pokal zeit", spiel="h1"))))
    await banned(house, cup.people["ron"], "GSucher", matches=1)
    page = sheet(await cup.people["G"].slash(house.channel, "pokal zeit", spiel="h1"))
    assert "Noch passt kein Tag" in words(page) and "vorschlagen" not in str(labels(page))


async def test_another_time_and_no_are_answers_too(house: House) -> None:
    cup = await ready(house)
    harry, draco = cup.people["G"], cup.people["S"]
    await cup.do("G", "termin", spiel="h1", wann=f"{cup.day(40)} 20:00")
    form: Any = await draco.user.click(letters(draco)[-1], label="Andere Zeit")
    assert f"{cup.day(40)} 20:00" in str(form.modal)
    assert "vorgeschlagen" in told(await draco.user.submit_modal(form, {"line": f"{cup.day(41)} 19:30"}))
    asked = letters(harry)[-1]
    assert "Slytherin schlägt" in words(asked)
    assert "kann da nicht" in told(await harry.user.click(asked, label="Passt nicht"))
    no = letters(draco)[-1]
    assert "Das andere Haus kann da nicht" in words(no) and labels(no) == ["Andere Zeit"]
    assert "kein Termin vorgeschlagen" in told(await harry.user.click(asked, label="Passt"))
    again = await draco.user.click(no, label="Andere Zeit")
    assert "bald" in told(await draco.user.submit_modal(again, {"line": "bald"}))


async def test_who_takes_no_letters_answers_in_the_channel(house: House) -> None:
    cup = await ready(house)
    shut(house, cup.people["S"])
    await cup.do("G", "termin", spiel="h1", wann=f"{cup.day(40)} 20:00")
    said = house.channel.history()[-1]
    assert "Direktnachrichten sind zu" in words(said) and "Gryffindor schlägt" in words(said)
    assert labels(said) == ["Passt", "Andere Zeit", "Passt nicht"]
    assert list(house.pings(said).users) == [cup.people["S"].id]
    assert "verantwortlichen der beiden Häuser" in told(await cup.people["H"].click(said, label="Passt"))
    assert "sagt zu" in told(await cup.people["S"].click(said, label="Passt"))
    assert (await cup.state()).known("h1").proposal.agreed == ("G", "S")  # type: ignore[union-attr]


async def fixed(cup: Cup, ahead: int = 40, clock: str = "20:00", **more: Any) -> str:
    when = f"{cup.day(ahead)} {clock}"
    return await cup.do("committee", "termin", spiel="h1", wann=when, festlegen=True, **more)


async def test_q14_6_a_moved_date_is_announced_with_the_old_one_and_moves_in_the_calendar(house: House) -> None:
    cup = await ready(house)
    await fixed(cup)
    (before,) = calendar(house)
    await fixed(cup, 44, "19:00", grund="Gewitter")
    (after,) = calendar(house)
    assert before[0] == after[0] and before[1] != after[1], "one event, moved"
    said = words(house.channel.history()[-1])
    assert "verlegt: neu" in said and said.count("<t:") == 2 and "Gewitter" in said
    await cup.do("committee", "verschieben", spiel="h1", grund="Nebel")
    assert calendar(house) == []
    await fixed(cup, 46)
    assert "vorher" in words(house.channel.history()[-1]), "also after it was taken back"
    assert "ist verlegt: neu" in letters(cup.people["G"])[-1].content
    await cup.do("committee", "ende", grund="Ferien")
    assert calendar(house) == []


async def test_an_event_that_the_bot_could_not_make_before_it_died_is_made_afterwards(house: House) -> None:
    cup = await ready(house)
    await house.client.outbox._workers.close()
    await fixed(cup)
    assert calendar(house) == []
    await house.restart()
    assert len(calendar(house)) == 1


@pytest.mark.parametrize(
    ("status", "code"), [pytest.param(403, 50013, id="no right"), pytest.param(400, 50035, id="a moment that is over")]
)
async def test_where_discord_does_not_take_an_event_everything_else_goes_on(
    house: House, status: int, code: int
) -> None:
    cup = await ready(house)
    house.env.inject_error("POST", f"/guilds/{house.guild.id}/scheduled-events", status=status, code=code)
    await fixed(cup)
    assert calendar(house) == []
    assert "📣 **Gryffindor – Slytherin" in cup.said()
    assert any("steht:" in one.content for one in letters(cup.people["G"]))


async def test_q11_4_reminders_come_once_each_and_say_an_hour_before_what_is_missing(house: House) -> None:
    cup = await ready(house)
    await cup.do("referee", "pfeifen", spiel="h1")
    await fixed(cup)
    harry = cup.people["G"]

    def reminders() -> list[str]:
        return [one.content for one in letters(harry) if one.content[:1] in "🗓🧹⏰" and "<t:" in one.content]

    date = ((await cup.state()).known("h1").date or 0) / 1000
    for before, count in ((7 * DAY + 60, 0), (7 * DAY - 60, 1), (DAY + 60, 1), (DAY - 60, 2), (3700, 2), (3500, 3)):
        await later(house, date - before - house.services.games.clock().timestamp())
        assert len(reminders()) == count, before
    last = next(one for one in letters(harry) if one.content.startswith("⏰"))
    assert "Euch fehlt noch: Hüter, Sucher" in last.content and labels(last) == ["Aufstellung"]
    whistle = [one.content for one in letters(cup.people["referee"]) if one.content.startswith("⏰")]
    assert len(whistle) == 1 and "Euch fehlt" not in whistle[0]
    await later(house, 2 * DAY)
    assert len(reminders()) == 3


async def test_q11_4_a_proposal_that_was_not_agreed_in_time_lapses_and_both_houses_hear_it(house: House) -> None:
    cup = await ready(house)
    await cup.do("G", "termin", spiel="h1", wann=f"{cup.day(40)} 20:00")
    await later(house, 32 * DAY)
    assert (await cup.state()).known("h1").proposal is not None, "the seventh day before is not over"
    await later(house, 2 * DAY)
    assert (await cup.state()).known("h1").proposal is None
    for key in "GS":
        assert sum("ist verfallen" in one.content for one in letters(cup.people[key])) == 1
    assert "kein Termin vorgeschlagen" in await cup.do("S", "antwort", spiel="h1")


async def test_q14_6_the_ok_is_called_in_time_when_no_day_is_left(house: House) -> None:
    cup = await ready(house)
    await later(house, (30 + 27 - 7 - 3 + 1) * DAY)
    call = next(one for one in house.channel.history() if "keinen Tag mit drei und drei" in one.content)
    assert cup.roles["committee"].id in house.pings(call).roles


async def test_english_letters_for_english_people(house: House) -> None:
    cup = await ready(house)
    emma = house.person("emma", locale="en-GB", wearing=[cup.roles["R"]])
    cup.people["emma"] = emma
    await cup.do("emma", "verantwortlich", haus="R", person=emma)
    await cup.do("committee", "termin", spiel="h2", wann=f"{cup.day(40)} 20:00")
    assert labels(letters(emma)[-1]) == ["Suits us", "Another time", "Does not"]


async def test_letters_wear_the_badges_of_the_houses_and_files_and_labels_do_not(house: House) -> None:
    cup = await ready(house)
    badges = {key: f"<:sl_{key}:12345678901234567{number}>" for number, key in enumerate("GS")}
    names = {sign: key for key in badges for sign in (house_name(key).sign,)}
    house.services.icons.update({sign: badges[key] for sign, key in names.items()})
    await cup.do("G", "termin", spiel="h1", wann=f"{cup.day(40)} 20:00")
    harry, draco = cup.people["G"], cup.people["S"]
    assert f"{badges['G']} Gryffindor" in letters(draco)[-1].content, "a proposal"
    assert f"{badges['S']} Slytherin" in letters(draco)[-1].content
    await draco.user.click(letters(draco)[-1], label="Passt")
    wanted = house.channel.history()[-1]
    assert f"{badges['G']} Gryffindor" in wanted.content, "a call for a referee"
    await cup.people["referee"].click(wanted, label="Ich pfeife")
    for person in (harry, draco, cup.people["referee"]):
        assert f"{badges['G']} Gryffindor" in letters(person)[-1].content, "the date"
    match = (await cup.state()).known("h1")
    await later(house, (match.date or 0) / 1000 - house.services.games.clock().timestamp() - 20 * 3600)
    assert f"{badges['S']} Slytherin" in letters(harry)[-1].content, "a reminder"
    await cup.do("committee", "verschieben", spiel="h1", grund="Nebel")
    assert f"{badges['G']} Gryffindor" in letters(draco)[-1].content, "a date that fell"
    assert all("<:" not in name for name, _ in calendar(house))
    page = sheet(await harry.slash(house.channel, "pokal zeit", spiel="h1"))
    assert badges["G"] in words(page) and not any("<:" in label for label in labels(page))


async def test_who_is_named_is_told_what_that_means_and_nobody_who_is_out_again(house: House) -> None:
    cup = await ready(house)
    cup.people["ron"] = house.person("ron", wearing=[cup.roles["G"]])
    await cup.do("committee", "verantwortlich", haus="G", person=cup.people["ron"])
    (told_once,) = letters(cup.people["ron"])
    assert "für **Gryffindor** die Termine" in told_once.content and "/pokal zeit" in told_once.content
    await cup.do("committee", "verantwortlich", haus="G", person=cup.people["ron"], abgeben=True)
    assert len(letters(cup.people["ron"])) == 1


async def test_a_match_is_found_by_its_name_as_people_type_it(house: House) -> None:
    cup = await ready(house)
    when = f"{cup.day(40)} 20:00"
    for typed in (
        "Gryffindor – Slytherin (Hinrunde)",
        "gryffindor slytherin hin",
        "h1",
        "Slytherin gegen Gryffindor hinrunde",
    ):
        assert "vorgeschlagen" in await cup.do("G", "termin", spiel=typed, wann=when), typed
    assert "passt auf 2 Spiele" in await cup.do("G", "termin", spiel="gryffindor slytherin", wann=when)
    assert "Ein Spiel „Hogwarts“ kenne ich nicht" in await cup.do("G", "antwort", spiel="Hogwarts")
    assert "kenne ich nicht" in await cup.do("G", "zeit", spiel="Hogwarts")
    assert "Ravenclaw – Hufflepuff" in await cup.do("G", "zeit", spiel="ravenclaw huffle")
