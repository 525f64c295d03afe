"""Below the announcement of a date people say whether they come; it is counted there and closes with the match."""

import discord
import pytest

from bot.edge.kit import answer
from bot.edge.table.posts import Post
from bot.pokal_room.crowd import under
from bot.pokal_room.season import Season
from bot.store import outbox
from tests.cogs.test_patience import Hasty
from tests.cogs.test_pokal import Cup
from tests.cogs.test_pokal_dates import banned, later, letters, ready
from tests.cogs.test_pokal_planning import looked, squads
from tests.edge.house import House, labels, told, words

LATER = 6
"""How Discord is told that a message changes later."""


async def announced(house: House) -> Cup:
    """Let the match of Gryffindor and Slytherin have a date in ten days, with a referee."""
    cup = await ready(house)
    cup.people["ron"] = house.person("ron", wearing=[cup.roles["G"]])
    cup.people["fan"] = house.person("fan")
    await cup.do("referee", "pfeifen", spiel="h1")
    await cup.do("committee", "termin", spiel="h1", wann=f"{cup.day(10)} 20:00", festlegen=True)
    return cup


def notice(house: House, number: int = -1) -> discord.Message:
    """Return an announcement of a date, the newest if none is named."""
    return [one for one in house.channel.history() if one.content.startswith("📣")][number]


def dead(message: discord.Message) -> list[bool]:
    return [bool(one.disabled) for row in message.components for one in row.children]  # type: ignore[union-attr]


async def test_players_and_spectators_are_counted_below_the_announcement_and_may_change_their_minds(
    house: House,
) -> None:
    cup = await announced(house)
    assert (
        labels(notice(house)) == ["Bin dabei", "Schaue zu"]
        and "Das Ereignis steht im Kalender" in notice(house).content
    )
    await cup.people["G"].click(notice(house), label="Bin dabei")
    await cup.people["S"].click(notice(house), label="Bin dabei · 1 : 0")
    await cup.people["ron"].click(notice(house), label="Bin dabei · 1 : 1")
    await cup.people["fan"].click(notice(house), label="Schaue zu")
    assert labels(notice(house)) == ["Bin dabei · 2 : 1", "Schaue zu · 1"]
    await cup.people["ron"].click(notice(house), label="Schaue zu · 1")
    assert labels(notice(house)) == ["Bin dabei · 1 : 1", "Schaue zu · 2"], "nobody plays and watches"
    await cup.people["fan"].click(notice(house), label="Schaue zu · 2")
    assert labels(notice(house)) == ["Bin dabei · 1 : 1", "Schaue zu · 1"], "a second press takes it back"
    state = await cup.state()
    assert sorted(one.side for one in state.known("h1").crowd) == ["G", "S", "Z"]


async def test_who_comes_is_named_to_those_who_plan_and_counted_for_all(house: House) -> None:
    cup = await announced(house)
    await cup.people["ron"].click(notice(house), label="Bin dabei")
    await cup.people["fan"].click(notice(house), label="Schaue zu")
    for name in ("G", "referee", "committee"):
        assert f"eine Zusage, {cup.people['ron'].mention}" in words(await looked(cup, name)), name
    page = words(await looked(cup, "ron"))
    assert "eine Zusage" in page and "Du hast zugesagt" in page and cup.people["ron"].mention not in page
    assert "Auf der Tribüne: 1. Du schaust zu" in words(await looked(cup, "fan"))


async def test_q14_2_who_is_banned_may_watch_and_is_told_for_how_long(house: House) -> None:
    cup = await announced(house)
    await cup.people["ron"].click(notice(house), label="Bin dabei")
    await banned(house, cup.people["ron"], "GSucher")
    await banned(house, cup.people["G"], "GHüter", matches=1)
    said = told(await cup.people["G"].click(notice(house), label="Bin dabei · 1 : 0"))
    assert "Noch gesperrt: ein Spiel" in said and "Schaue zu" in said
    newcomer = house.person("neville", wearing=[cup.roles["G"]])
    await banned(house, newcomer, "GJäger1")
    said = told(await newcomer.click(notice(house), label="Bin dabei · 1 : 0"))
    assert "Noch gesperrt: 2 Spiele" in said, "also who has no part in the season yet"
    await cup.people["G"].click(notice(house), label="Schaue zu")
    assert labels(notice(house)) == ["Bin dabei", "Schaue zu · 1"], "who was banned since does not count any more"


async def test_who_does_not_play_is_sent_to_the_stands_and_the_referee_counts_anyway(house: House) -> None:
    cup = await announced(house)
    for name in ("H", "fan", "committee"):
        assert "für die Spieler der beiden Häuser" in told(
            await cup.people[name].click(notice(house), label="Bin dabei")
        ), name
    assert "Du pfeifst dieses Spiel" in told(await cup.people["referee"].click(notice(house), label="Bin dabei"))
    await squads(cup)
    assert "Platz im Kader" in told(await cup.people["H"].click(notice(house), label="Bin dabei"))
    assert (await cup.state()).known("h1").crowd == ()


async def test_q11_4_who_says_that_he_comes_is_reminded_like_who_marked_a_day(house: House) -> None:
    cup = await announced(house)
    await cup.people["ron"].click(notice(house), label="Bin dabei")
    await cup.people["fan"].click(notice(house), label="Schaue zu")
    cup_day = ((await cup.state()).known("h1").date or 0) / 1000
    await later(house, cup_day - house.services.games.clock().timestamp() - 20 * 3600)
    assert [one for one in letters(cup.people["ron"]) if "Besen prüfen" in one.content]
    assert not letters(cup.people["fan"]), "who only watches is left in peace"


async def test_q14_6_a_date_that_moves_asks_everybody_anew(house: House) -> None:
    cup = await announced(house)
    await cup.people["ron"].click(notice(house), label="Bin dabei")
    (come, _) = [one.custom_id for row in notice(house).components for one in row.children]  # type: ignore[union-attr]
    await cup.do("committee", "termin", spiel="h1", wann=f"{cup.day(20)} 20:00", festlegen=True, grund="Gewitter")
    assert labels(notice(house)) == ["Bin dabei", "Schaue zu"] and "verlegt: neu" in notice(house).content
    assert "Grund: Gewitter" in notice(house).content
    assert labels(notice(house, -2)) == [], "the old one cannot be pressed any more"
    assert "unter der neuen Ansage" in told(await house.press(cup.people["ron"], come or ""))
    await cup.do("G", "verschieben", spiel="h1", grund="Prüfungen")
    assert labels(notice(house)) == []
    assert "Ein neuer Termin wird gesucht" in told(await house.press(cup.people["ron"], come or ""))


async def test_answers_survive_a_restart_and_close_when_the_match_begins(house: House) -> None:
    cup = await announced(house)
    await cup.people["ron"].click(notice(house), label="Bin dabei")
    await house.restart()
    await cup.people["S"].click(notice(house), label="Bin dabei · 1 : 0")
    assert labels(notice(house)) == ["Bin dabei · 1 : 1", "Schaue zu"]
    await cup.do("referee", "ergebnis", spiel="h1", tore1=3, tore2=1, grund="Alter Chat")
    assert labels(notice(house)) == ["Bin dabei · 1 : 1", "Schaue zu"] and dead(notice(house)) == [True, True]
    (come, _) = [one.custom_id for row in notice(house).components for one in row.children]  # type: ignore[union-attr]
    assert "läuft schon oder ist gespielt" in told(await house.press(cup.people["fan"], come or ""))


async def test_who_leaves_the_server_is_taken_off_the_count(house: House) -> None:
    cup = await announced(house)
    await cup.people["ron"].click(notice(house), label="Bin dabei")
    id, person = await cup.id(), cup.people["ron"].id
    await house.inside(house.services.contests.left(id, person))
    assert labels(notice(house)) == ["Bin dabei", "Schaue zu"]


def edits(house: House) -> list[str]:
    """List what else than an answer has changed the announcement."""
    return house.calls("PATCH", f"/messages/{notice(house).id}")


async def test_a_press_shows_by_itself_what_it_changed_and_nothing_shows_it_again(house: House) -> None:
    cup = await announced(house)
    before = len(edits(house))
    for name in ("G", "S", "ron"):
        await cup.people[name].click(notice(house), label=labels(notice(house))[0])
    await house.env.settle()
    assert labels(notice(house)) == ["Bin dabei · 2 : 1", "Schaue zu"] and len(edits(house)) == before
    rows = await house.services.games.database.read(lambda db: outbox.places_waiting(db, None))
    assert list(rows) == [], "what was owed is done with"


async def test_what_an_answer_could_not_show_is_shown_all_the_same(house: House) -> None:
    cup = await announced(house)
    await cup.people["G"].click(notice(house), label="Bin dabei")
    house.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062, times=1)
    await house.press(cup.people["S"], come_of(house))
    await house.env.settle()
    assert labels(notice(house)) == ["Bin dabei · 1 : 1", "Schaue zu"] and len(edits(house)) > 0


async def test_a_press_that_took_long_changes_the_same_message_and_nothing_shows_it_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    cup = await announced(house)
    before = len(edits(house))
    monkeypatch.setattr(answer, "asyncio", Hasty())
    for name, shown in (("G", "Bin dabei · 1 : 0"), ("S", "Bin dabei · 1 : 1")):
        await house.press(cup.people[name], come_of(house), notice(house))
        assert house.callbacks()[-1]["type"] == LATER and labels(notice(house)) == [shown, "Schaue zu"]
    await house.env.settle()
    assert len(edits(house)) == before


async def test_an_announcement_that_is_found_after_a_fall_counts_anew(house: House) -> None:
    cup = await announced(house)
    before = [button.to_dict() for row in notice(house).components for button in row.children]  # type: ignore[union-attr]
    await house.press(cup.people["G"], come_of(house))
    stored = house.env.backend.get_message(house.channel.id, notice(house).id)
    stored.components = [{"type": 1, "components": before}]
    assert labels(notice(house)) == ["Bin dabei", "Schaue zu"]
    await house.restart()
    services = house.services
    live = await services.games.live(await cup.id())
    season = Season(services, live, "de")
    post = await house.inside(under(season, season.state.known("h1"), Post(message={})))

    async def found() -> None:
        due = await services.games.database.write(lambda db: post.written(db, stored.id, new=False))
        await services.games.owe(*due)

    await house.inside(found())
    await house.env.settle()
    assert labels(notice(house)) == ["Bin dabei · 1 : 0", "Schaue zu"]


async def test_a_rush_is_counted_to_the_end(house: House) -> None:
    cup = await announced(house)
    fans = [house.person(f"fan{number}") for number in range(5)]
    await house.rush(house.press(fan, come_of(house, "watch")) for fan in fans)
    assert labels(notice(house)) == ["Bin dabei", "Schaue zu · 5"]
    await house.press(cup.people["G"], come_of(house))
    assert labels(notice(house)) == ["Bin dabei · 1 : 0", "Schaue zu · 5"]


def come_of(house: House, verb: str = "come") -> str:
    """Return the id of a button below the announcement."""
    ids = [one.custom_id for row in notice(house).components for one in row.children]  # type: ignore[union-attr]
    return next(id for id in ids if id and id.endswith(verb))


def heard(cup: Cup, name: str) -> list[str]:
    """List what somebody was told of the date in letters."""
    kinds = {"steht:": "fixed", "verlegt: neu": "moved", "ist verschoben": "dropped"}
    said = [one.content for one in letters(cup.people[name])]
    return [kind for one in said for sign, kind in kinds.items() if sign in one]


async def test_q14_6_who_said_that_he_comes_hears_of_every_change_until_he_answers_anew(house: House) -> None:
    cup = await announced(house)
    await cup.people["ron"].click(notice(house), label="Bin dabei")
    await cup.people["fan"].click(notice(house), label="Schaue zu")
    await cup.do("G", "verschieben", spiel="h1", grund="Prüfungen")
    assert heard(cup, "ron") == ["dropped"], "nobody comes on the wrong day"
    for ahead in (20, 21):
        await cup.do("committee", "termin", spiel="h1", wann=f"{cup.day(ahead)} 20:00", festlegen=True)
    assert heard(cup, "ron") == ["dropped", "moved", "moved"]
    await cup.people["ron"].click(notice(house), label="Bin dabei")
    await cup.people["ron"].click(notice(house), label="Bin dabei · 1 : 0")
    await cup.do("G", "verschieben", spiel="h1", grund="Nebel")
    assert heard(cup, "ron") == ["dropped", "moved", "moved"], "he does not come any more"
    assert heard(cup, "fan") == [], "who only watches is left in peace"


async def test_who_left_hears_of_no_date_he_once_wanted_to_come_to(house: House) -> None:
    cup = await announced(house)
    await cup.people["ron"].click(notice(house), label="Bin dabei")
    await cup.do("G", "verschieben", spiel="h1", grund="Prüfungen")
    await house.inside(house.services.contests.left(await cup.id(), cup.people["ron"].id))
    await cup.do("committee", "termin", spiel="h1", wann=f"{cup.day(20)} 20:00", festlegen=True)
    assert heard(cup, "ron") == ["dropped"] and (await cup.state()).known("h1").answers == ()


async def test_the_count_follows_who_whistles_and_who_stands_on_the_list(house: House) -> None:
    cup = await announced(house)
    cup.people["both"] = house.person("oliver", wearing=[cup.roles["G"], cup.roles["referee"]])
    said = notice(house).id

    def playing() -> str:
        return labels(next(one for one in house.channel.history() if one.id == said))[0].removeprefix("Bin dabei · ")

    for name in ("G", "ron", "both"):
        await cup.people[name].click(notice(house), label=labels(notice(house))[0])
    assert playing() == "3 : 0"
    await cup.do("referee", "pfeifen", spiel="h1", abgeben=True)
    await cup.do("both", "pfeifen", spiel="h1")
    assert playing() == "2 : 0", "who whistles does not play"
    await cup.do("both", "pfeifen", spiel="h1", abgeben=True)
    assert playing() == "3 : 0"
    await cup.do("committee", "kader", haus="G", dazu=" ".join(cup.people[name].mention for name in ("G", "ron")))
    assert playing() == "2 : 0", "the list says who plays"
    await cup.do("committee", "kader", haus="G", weg=cup.people["ron"].mention)
    assert playing() == "1 : 0"
    await cup.do("committee", "kader", haus="G", aufheben=True)
    assert playing() == "3 : 0"
