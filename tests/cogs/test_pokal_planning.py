"""The page of a date: how many have answered, who would whistle, who has not answered, for whom that is (Q11.4)."""

from datetime import date
from typing import Any

import discord
import pytest

from bot.client import SpielleiterClient
from bot.contests.pokal.draw import draw_dates
from bot.contests.pokal.model import TWELVE
from bot.ops.settings import IntentSettings, Settings
from bot.pokal_room import asked
from bot.pokal_room.season import newest
from bot.service.play.live import Rank, Who
from tests.cogs.test_pokal import Cup
from tests.cogs.test_pokal_dates import banned, ready
from tests.edge.house import Easel, House, controls, labels, raw, sheet, told, words

TEAMS = {"G": ("ron", "ginny", "hermine"), "S": ("crabbe", "goyle", "pansy")}


async def squads(cup: Cup) -> None:
    """Let both houses keep a list of four."""
    for key, names in TEAMS.items():
        for name in names:
            cup.people[name] = cup.house.person(name, wearing=[cup.roles[key]])
        listed = " ".join(cup.people[name].mention for name in (key, *names))
        await cup.do("committee", "kader", haus=key, dazu=listed)


async def mark(cup: Cup, name: str, *days: str) -> None:
    """Mark some days of the first half of the window of Gryffindor and Slytherin."""
    page = sheet(await cup.people[name].slash(cup.house.channel, "pokal zeit", spiel="h1"))
    await cup.people[name].select(page, list(days), custom_id=next(one for one in controls(page) if one[:3] == "pd:"))


async def looked(cup: Cup, name: str) -> Any:
    return sheet(await cup.people[name].slash(cup.house.channel, "pokal zeit", spiel="h1"))


def drawn(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Note what pictures of days are drawn of."""
    seen: list[Any] = []
    plain = Easel.draw

    async def draw(studio: Easel, function: Any, data: Any) -> bytes:
        if function is draw_dates:
            seen.append(data)
        return await plain(studio, function, data)

    monkeypatch.setattr(Easel, "draw", draw)
    return seen


def alt(page: Any) -> str:
    found = [item["description"] for part in raw(page) for item in part.get("items", ()) if "description" in item]
    return str(found[0])


async def test_q11_4_the_page_says_how_many_of_how_many_and_who_would_whistle(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    cup, seen = await ready(house), drawn(monkeypatch)
    await squads(cup)
    cup.people["lina"] = house.person("lina", wearing=[cup.roles["referee"]])
    for name in ("ron", "ginny", "hermine", "crabbe", "goyle", "pansy", "lina", "referee"):
        await mark(cup, name, "10")
    page = await looked(cup, "G")
    assert "8 von 10 haben geantwortet" in words(page), "Harry and Draco stand on the lists, too"
    lina, pfiff = cup.people["lina"].mention, cup.people["referee"].mention
    assert f": 3 und 3, es pfeifen {lina}, {pfiff}. Bekannt geben bis" in words(page)
    assert "Noch ohne Antwort:" in words(page) and cup.people["S"].mention in words(page)
    picture = seen[-1]
    assert (picture.answered, picture.best[0].referee, picture.best[0].more) == (
        "8 von 10 haben geantwortet", "lina", "+1",
    )  # fmt: skip
    assert picture.missing == "Noch ohne Antwort: harry, draco" and "sonst ist der Tag weg" in picture.best[0].note
    assert "8 von 10 haben geantwortet" in alt(page) and "3 und 3 von je 7, lina, pfiff." in alt(page)
    await cup.do("lina", "pfeifen", spiel="h1")
    await cup.do("lina", "pfeifen", spiel="h1", abgeben=True)
    await cup.do("referee", "pfeifen", spiel="h1")
    await looked(cup, "G")
    assert seen[-1].best[0].referee == "pfiff", "who has taken the whistle stands first"


async def test_q11_4_the_next_best_days_are_named_where_there_are_any(house: House) -> None:
    cup = await ready(house)
    await squads(cup)
    everybody = ("ron", "ginny", "hermine", "crabbe", "goyle", "pansy", "referee")
    for days, named in ((["10"], False), (["10", "11"], True)):
        for name in everybody:
            await mark(cup, name, *days)
        page = await looked(cup, "G")
        assert "Am besten passt" in words(page) and (". Sonst " in words(page)) is named
        assert ("2. Mi " in alt(page)) is named


async def test_who_has_not_answered_is_told_to_those_who_plan_alone(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    cup, seen = await ready(house), drawn(monkeypatch)
    await squads(cup)
    await mark(cup, "ron", "10")
    for name in ("G", "S", "referee", "committee"):
        assert "Noch ohne Antwort" in words(await looked(cup, name)) and "ginny" in seen[-1].missing, name
    for name in ("ron", "ginny", "H"):
        page = await looked(cup, name)
        assert "1 von 8 hat geantwortet" in words(page), name
        assert "Noch ohne Antwort" not in words(page) + alt(page) and seen[-1].missing == "", name


async def test_a_no_to_every_day_is_an_answer_and_a_banned_player_is_not_asked(house: House) -> None:
    cup = await ready(house)
    await squads(cup)
    page = await looked(cup, "ron")
    assert "Noch hast du keinen Tag gewählt" in words(page)
    page = sheet(await cup.people["ron"].click(page, label="Gar nicht"))
    assert "an keinem Tag" in words(page) and "1 von 8" in words(page)
    await banned(house, cup.people["ginny"], "GSucher")
    page = await looked(cup, "G")
    assert "1 von 7" in words(page) and cup.people["ginny"].mention not in words(page)


async def test_without_lists_nobody_says_of_how_many_unless_discord_tells_who_is_here(house: House) -> None:
    cup = await ready(house)
    cup.people["ron"] = house.person("ron", wearing=[cup.roles["G"]])
    await mark(cup, "ron", "10")
    page = await looked(cup, "G")
    assert "1 hat geantwortet" in words(page) and "1 von" not in words(page)
    assert cup.people["S"].mention in words(page), "who looks after a house is known"


async def test_with_the_list_of_members_all_who_wear_the_colours_are_asked(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    flags = discord.ApplicationFlags(gateway_guild_members=True)
    monkeypatch.setattr(SpielleiterClient, "application_flags", property(lambda self: flags))
    house = House(settings.model_copy(update={"intents": IntentSettings(members=True)}), monkeypatch)
    await house.open()
    cup = await ready(house)
    cup.people["ron"] = house.person("ron", wearing=[cup.roles["G"]])
    house.person("neville", wearing=[cup.roles["G"]])
    await mark(cup, "ron", "10")
    page = await looked(cup, "referee")
    assert "1 von 5 hat geantwortet" in words(page), "harry, ron, neville, draco, pfiff"
    await house.restart()
    assert "1 von 5 hat geantwortet" in words(await looked(cup, "referee")), "Discord is asked who is here"
    await house.restart()
    monkeypatch.setattr(asked, "SOON", 0)
    monkeypatch.setattr("simcord.gateway.FakeWebSocket.request_chunks", unheard)
    page = await looked(cup, "referee")
    assert "1 hat geantwortet" in words(page) and "1 von" not in words(page), "Discord does not tell us in time"
    await house.close()


async def unheard(*_: object, **__: object) -> None:
    """Let Discord not answer."""


async def test_q11_4_who_is_asked_answers_on_the_page_and_whoever_proposed_it_may_propose_another(house: House) -> None:
    cup = await ready(house)
    await cup.do("G", "termin", spiel="h1", wann=f"{cup.day(40)} 20:00")
    answers = ["Passt", "Andere Zeit", "Passt nicht"]
    page = await looked(cup, "S")
    assert [label for label in labels(page) if label in answers] == answers
    assert [label for label in labels(await looked(cup, "G")) if label in answers] == ["Andere Zeit"]
    page = sheet(await cup.people["S"].click(page, label="Passt"))
    assert "Es fehlt noch: eine Pfeife" in words(page)
    assert [label for label in labels(page) if label in answers] == ["Andere Zeit"], "he has agreed"


async def test_a_forged_day_that_no_calendar_has_opens_no_form(house: House) -> None:
    cup = await ready(house)
    for day in ("9999999", "-5", "²"):
        result = await house.press(cup.people["G"], f"pp:{await cup.id()}:h1:{day}")
        assert result.modal is None and "kenne ich nicht" in told(result), day


STRONG = {"G": 3, "H": 2, "R": 2, "S": 1}


async def test_q14_4_the_date_of_the_decider_has_no_window_to_mark_and_is_set_by_hand(house: House) -> None:
    cup = await Cup(house).open()
    for part, day in (("rueck", 31), ("finale", 32)):
        await cup.do("committee", "runde", teil=part, start=cup.day(day))
        await cup.publish()
    for name, pair in TWELVE.items():
        one, other = (STRONG[letter] for letter in pair)
        await cup.do("referee", "ergebnis", spiel=name, tore1=one, tore2=other, grund="Alter Chat")
    await cup.do("H", "verantwortlich", haus="H", person=cup.people["H"])
    page = sheet(await cup.people["H"].slash(house.channel, "pokal zeit"))
    assert "Hufflepuff" in words(page) and "Ravenclaw" in words(page)
    assert not [id for id in controls(page) if id[:3] in ("pd:", "pb:", "pw:")], "no days, and no other match"
    assert "Andere Zeit" in labels(page)
    stranger = sheet(await cup.people["G"].slash(house.channel, "pokal zeit"))
    assert "pfeifen" not in words(stranger) and not controls(stranger)
    form = await cup.people["H"].click(page, label="Andere Zeit")
    after = sheet(await cup.people["H"].submit_modal(form, {"line": f"{cup.day(20)} 20:00"}))
    assert "Es fehlt noch: Ravenclaw, eine Pfeife" in words(after)


async def test_fridays_saturdays_and_sundays_are_one_press_each_and_go_again_with_another(house: House) -> None:
    cup = await ready(house)
    page = await looked(cup, "G")
    assert [label for label in labels(page) if label][:5] == ["Fr", "Sa", "So", "Immer", "Gar nicht"]
    page = sheet(await cup.people["G"].click(page, label="Sa"))
    assert "4 Tage sind gewählt" in words(page)
    page = sheet(await cup.people["G"].click(page, label="So"))
    assert "8 Tage sind gewählt" in words(page)
    page = sheet(await cup.people["G"].click(page, label="Sa"))
    assert "4 Tage sind gewählt" in words(page)
    live = await newest(house.services, house.guild.id)
    (days,) = [one.days for one in live.folded().state.marks]
    assert {day % 7 for day in days} == {0}, "Sundays, as the calendar counts them"


def offers(page: Any) -> tuple[list[str], list[int]]:
    """List what somebody may answer on a page, and the days that are offered to be proposed; 0: any other time."""
    ids = [id.split(":") for id in controls(page)]
    return [id[3] for id in ids if id[0] == "pa"], [int(id[3]) for id in ids if id[0] == "pp"]


async def test_q11_4_each_is_offered_what_he_may_answer_and_a_day_that_is_proposed_is_not_offered_again(
    house: House,
) -> None:
    cup = await ready(house)
    id, window = await cup.id(), (await cup.state()).known("h1").window
    assert window is not None
    for number in range(7):  # three of each house and a referee can come on two days
        side, ranks = "GSP"[number // 3], frozenset[Rank]({"referee"})
        somebody = Who(house.person(f"p{number}").id, "jemand", houses=frozenset({side} - {"P"}), ranks=ranks)
        move = f"mark h1 {side} {1 << 10 | 1 << 12:x}"
        await house.inside(house.services.contests.act(id, somebody, move, cause=number + 1, people=(somebody,)))
    one, two = sorted((window[0] + 10, window[0] + 12), key=lambda day: (date.fromordinal(day).weekday() < 4, day))
    cup.people["ron"] = house.person("ron", wearing=[cup.roles["G"]])

    async def shown(*names: str) -> list[tuple[list[str], list[int]]]:
        return [offers(await looked(cup, name)) for name in names]

    assert await shown("G", "S", "committee") == [([], [one, two, 0])] * 3
    assert await shown("referee", "ron", "H") == [(["whistle"], []), ([], []), ([], [])]
    await cup.do("G", "termin", spiel="h1", wann=f"{date.fromordinal(one):%d.%m.%Y} 20:00")
    assert await shown("G", "S", "committee") == [([], [two, 0]), (["agree", "decline"], [0]), ([], [two, 0])]
    await cup.do("S", "antwort", spiel="h1")
    assert await shown("S", "referee") == [([], [two, 0]), (["whistle"], [])]
    await cup.do("referee", "pfeifen", spiel="h1")
    assert await shown("S", "referee") == [([], [one, two, 0]), ([], [])]
