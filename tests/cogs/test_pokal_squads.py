"""/pokal kader: lists of mentions, who sees bans on them, and who is kept off the seats of a cup match."""

import re
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.pokal_room.words import MOST_CALLED
from bot.service.play.live import Declined, Who
from bot.store.acts import ActRow
from bot.store.seats import ERASED
from tests.cogs.test_pokal import Cup
from tests.cogs.test_pokal_dates import banned
from tests.edge.house import House, told, words


def mention(*people: MemberActor) -> str:
    return " und ".join(f"<@{person.id}>" for person in people)


async def listed(cup: Cup, *people: MemberActor, house: str = "G") -> str:
    return await cup.do("committee", "kader", haus=house, dazu=mention(*people))


async def lineup(cup: Cup) -> str:
    await cup.do("referee", "aufstellung", spiel="h1")
    child = await cup.house.services.lineups.standing(await cup.id(), "h1.1")
    assert child is not None
    return child.row.id


async def sit(cup: Cup, who: MemberActor, game: str, seat: str) -> str:
    """Take a seat through the line-up's own menu; return what the person is told."""
    result: Any = await cup.house.press(who, f"t:{game}", kind=3, values=[seat])
    answers = [one for one in (result.response, *result.followups) if one is not None]
    return "\n".join(words(one) for one in answers)


async def seated(cup: Cup, game: str) -> dict[str, int]:
    live = await cup.house.services.games.live(game, fresh=True)
    return {row.seat: row.person_id for row in live.seats if row.person_id is not None}


async def test_a_list_of_mentions_is_kept_by_the_ok_and_by_who_looks_after_the_house(house: House) -> None:
    cup = await Cup(house).open()
    ginny, ron = house.person("ginny"), house.person("ron")
    assert "wer die Farben trägt" in await cup.do("S", "kader", haus="G")
    answer = await listed(cup, ginny, ron, ginny)
    assert "2 Leute stehen neu auf der Liste" in answer and ginny.mention in answer and ron.mention in answer
    assert "führen seine Verantwortlichen" in await cup.do("G", "kader", haus="G", dazu=mention(ginny))
    await cup.do("G", "verantwortlich", haus="G", person=cup.people["G"])
    assert "3 Leute stehen auf der Liste" in await cup.do("G", "kader", haus="G", dazu=mention(cup.people["G"]))
    answer = await cup.do("G", "kader", haus="G", weg=mention(ron))
    assert "gestrichen" in answer and ron.mention not in answer
    assert "stehen alle schon" in await cup.do("G", "kader", haus="G", dazu=mention(ginny))
    assert "Davon steht niemand" in await cup.do("G", "kader", haus="G", weg=mention(ron))
    assert "Slytherin. Erst" in await cup.do("G", "kader", haus="G", dazu=mention(cup.people["S"]))
    assert "schon auf der Liste von Gryffindor" in await listed(cup, ginny, house="S")
    assert "Erwähn die Leute" in await cup.do("G", "kader", haus="G", dazu="Ginny")
    assert "nicht auf diesem Server" in await cup.do("G", "kader", haus="G", dazu="<@424242>")
    assert "eins nach dem anderen" in await cup.do("G", "kader", haus="G", dazu=mention(ron), weg=mention(ginny))
    assert "wer die Farben trägt" in await cup.do("G", "kader", haus="G", aufheben=True)


async def test_thirty_people_are_pasted_at_once(house: House) -> None:
    cup = await Cup(house).open()
    crowd = [house.person(f"p{number}") for number in range(30)]
    await house.env.settle()
    assert "30 Leute stehen neu auf der Liste" in await listed(cup, *crowd)
    assert len((await cup.state()).squad_of("G")) == 30


async def test_q14_2_who_is_banned_is_marked_for_those_who_may_know(house: House) -> None:
    cup = await Cup(house).open()
    harry = cup.people["G"]
    act = ActRow(
        guild_id=house.guild.id,
        at=house.services.games.clock(),
        kind="ban",
        actor_id=1,
        target_id=harry.id,
        data={"seat": "GSucher", "matches": 2},
        cause=1,
    )
    await house.inside(house.services.book.record(act))
    assert f"{harry.mention} · 🚫 gesperrt, noch 2 Spiele" in await cup.do("referee", "kader", haus="G")
    await listed(cup, harry)
    assert "🚫 gesperrt, noch 2 Spiele" in await cup.do("referee", "kader", haus="G")
    assert "🚫" in await cup.do("G", "kader", haus="G"), "himself"
    assert "🚫" not in await cup.do("S", "kader", haus="G"), "nobody else"


@pytest.mark.parametrize(("people", "out"), [(40, 40), (60, 19), (60, 20), (60, 21)])
async def test_q14_2_a_squad_that_no_message_holds_says_how_many_more_there_are(
    house: House, people: int, out: int
) -> None:
    cup = await Cup(house).open()
    crowd = [house.person(f"p{number}") for number in range(people)]
    await house.env.settle()
    for person in crowd[:out]:
        await banned(house, person, "GSucher")
    shown = await listed(cup, *crowd)
    more = re.search(r"\n… und (\d+) mehr\.$", shown)
    assert more is not None and shown.count("<@") + int(more[1]) == people
    assert int(more[1]) < people / 2


async def test_in_a_cup_match_only_the_squad_takes_seats(house: House) -> None:
    cup = await Cup(house).open()
    ginny, nobody = house.person("ginny"), house.person("niemand")
    await listed(cup, ginny)
    await cup.do("referee", "pfeifen", spiel="h1")
    game = await lineup(cup)
    assert "steht nicht auf der Liste von Gryffindor" in await sit(cup, cup.people["G"], game, "GHüter")
    assert "Du trägst keine Hausfarben" in await sit(cup, nobody, game, "SHüter")
    await sit(cup, ginny, game, "GHüter")
    await sit(cup, cup.people["S"], game, "SHüter")
    assert await seated(cup, game) == {"GHüter": ginny.id, "SHüter": cup.people["S"].id}


async def test_the_referee_cannot_seat_who_is_not_on_the_list_either(house: House) -> None:
    cup = await Cup(house).open()
    await listed(cup, house.person("ginny"))
    await cup.do("referee", "pfeifen", spiel="h1")
    game = await lineup(cup)
    services, referee, harry = house.services, cup.people["referee"], cup.people["G"]
    whistle = Who(referee.id, "Pfiff", referee=True, ranks=frozenset({"referee"}), guild_id=house.guild.id)
    other = Who(harry.id, "Harry", guild_id=house.guild.id, houses=frozenset("G"))
    with pytest.raises(Declined) as no:
        await house.inside(services.lobby.place(game, whistle, other, "GSucher"))
    assert no.value.text.id == "pokal-seat-squad"
    assert await seated(cup, game) == {}


async def test_a_house_whose_role_was_deleted_still_plays(house: House) -> None:
    cup = await Cup(house).open()
    nobody = house.person("niemand")
    game = await lineup(cup)
    assert "keine Hausfarben" in await sit(cup, nobody, game, "GHüter")
    role = house.services.servers.of(house.guild.id).roles["G"][0]
    house.env.backend.delete_role(house.guild.id, role)
    await house.env.settle()
    await sit(cup, nobody, game, "GHüter")
    assert await seated(cup, game) == {"GHüter": nobody.id}
    assert "keine Rolle eingerichtet" in await cup.do("S", "kader", haus="G")


async def test_who_is_erased_is_named_nowhere_and_the_list_goes_on(house: House) -> None:
    cup = await Cup(house).open()
    ginny, ron = house.person("ginny"), house.person("ron")
    await listed(cup, ginny, ron)
    await house.inside(house.services.privacy.erase(ginny.id))
    answer = await cup.do("committee", "kader", haus="G")
    assert ginny.mention not in answer and ron.mention in answer
    live = await house.services.games.live(await cup.id(), fresh=True)
    assert [row.person_id for row in live.seats if row.name == ERASED] == [None]
    assert "eine Person" in await listed(cup, ginny) or ginny.mention in await cup.do("S", "kader", haus="G")


async def test_changes_are_in_the_log(house: House) -> None:
    cup = await Cup(house).open()
    ginny = house.person("ginny")
    await listed(cup, ginny)
    await cup.do("committee", "kader", haus="G", weg=mention(ginny))
    kinds = [row.kind for row in await house.events(await cup.id())]
    assert kinds.count("enlisted") == 2


async def test_english_people_read_english(house: House) -> None:
    await Cup(house).open()
    emma = house.person("emma", locale="en-GB")
    assert "whoever wears the colours" in told(await emma.slash(house.channel, "pokal kader", haus="G"))


async def test_two_large_squads_are_called_to_a_line_up_as_far_as_a_message_holds_them(house: House) -> None:
    cup = await Cup(house).open()
    people = {key: [house.person(f"{key}{number}") for number in range(40)] for key in "GS"}
    await house.env.settle()
    for key in "GS":
        mentions = " ".join(person.mention for person in people[key])
        await cup.do("committee", "kader", haus=key, dazu=mentions)
    await cup.do("committee", "verantwortlich", haus="S", person=cup.people["S"])
    await cup.do("referee", "pfeifen", spiel="h1")
    await cup.do("committee", "termin", spiel="h1", wann=f"{cup.day(10)} 20:00", festlegen=True)
    notice = next(one for one in house.channel.history() if one.content.startswith("📣"))
    await people["S"][-1].click(notice, label="Bin dabei")
    await cup.do("referee", "aufstellung", spiel="h1")
    (call,) = [one for one in house.channel.history() if "Die Aufstellung ist offen" in one.content]
    called = {int(one) for one in re.findall(r"<@(\d+)>", call.content)}
    assert call.content.endswith(">") and called == set(house.pings(call).users) and len(called) == MOST_CALLED
    assert {people["S"][-1].id, cup.people["S"].id, cup.people["referee"].id} <= called, "those who surely come"
