"""Bans of the cup on Discord: who makes no day possible, who leaves a running match, what counts them off (Q14.2)."""

from itertools import count
from typing import Any, Self

import pytest
from simcord.actors import MemberActor

from bot.edge.order.doors import let_back
from bot.games.quidditch.model import QuidditchOptions
from bot.service.play.live import Declined, Live, Who
from bot.service.play.shelf import TRIES, Written
from bot.store.acts import ActRow
from bot.store.changes import Change
from bot.store.games import Conflict
from bot.store.seats import SeatRow
from tests.cogs.test_pokal import Cup
from tests.cogs.test_pokal_bad_days import news
from tests.cogs.test_pokal_dates import DAY, fixed, later, letters, ready
from tests.cogs.test_pokal_matches import CAUSES as MATCH_CAUSES
from tests.cogs.test_pokal_matches import PLACES, Played
from tests.edge.house import House, controls, sheet

CAUSES = count(1)


async def ban(house: House, person: MemberActor, seat: str = "GSucher", matches: int = 2) -> None:
    """Write a ban into the book, as a match does."""
    act = ActRow(
        guild_id=house.guild.id,
        at=house.services.games.clock(),
        kind="ban",
        actor_id=1,
        target_id=person.id,
        data={"seat": seat, "matches": matches},
        cause=next(CAUSES),
    )
    await house.inside(house.services.book.record(act))


async def free_on(cup: Cup, day: str, match: str = "h1") -> None:
    """Let three of Gryffindor, three of Slytherin and a referee be free on one day of a match's window."""
    house = cup.house
    for name, side in (("ron", "G"), ("ginny", "G"), ("crabbe", "S"), ("goyle", "S")):
        cup.people[name] = house.person(name, wearing=[cup.roles[side]])
    for name in ("G", "ron", "ginny", "S", "crabbe", "goyle", "referee"):
        page = sheet(await cup.people[name].slash(house.channel, "pokal zeit", spiel=match))
        menus = [one for one in controls(page) if one[:3] == "pd:"]
        await cup.people[name].select(page, [day], custom_id=menus[int(day) // 14])


FIRST_LOOK = 30 + 27 - 7 - 3 + 1
"""Days until it was looked for the first time whether a day is left for the first matches."""


@pytest.mark.parametrize("banned", [False, True])
async def test_q14_6_the_ok_is_called_when_a_ban_leaves_no_day(house: House, banned: bool) -> None:
    cup = await ready(house)
    await free_on(cup, "26")
    if banned:
        await ban(house, cup.people["ron"])
    await later(house, FIRST_LOOK * DAY)
    called = [one for one in news(house, "keinen Tag mit drei und drei") if "Gryffindor – Slytherin" in one]
    assert len(called) == banned
    assert (await cup.state()).known("h1").trouble == banned


async def test_q14_6_a_ban_written_in_the_last_days_is_noticed_the_next_noon_and_called_once(house: House) -> None:
    cup = await ready(house)
    await free_on(cup, "26")
    await later(house, FIRST_LOOK * DAY)
    assert not (await cup.state()).known("h1").trouble
    await ban(house, cup.people["ginny"])
    await later(house, DAY)
    assert (await cup.state()).known("h1").trouble, "two days before it would be too late"
    for _ in range(3):
        await later(house, DAY)
    assert len([one for one in news(house, "keinen Tag mit drei und drei") if "Gryffindor – Slytherin" in one]) == 1


class Caught(Played):
    """A cup in which Gryffindor's first Jäger is somebody who can be written to."""

    async def open(self, **options: Any) -> Self:
        await super().open(**options)
        self.people["seamus"] = self.house.person("seamus", wearing=[self.roles["G"]])
        return self

    def who(self, house: str, place: str) -> Who:
        who = super().who(house, place)
        mine = house + place == "GJäger1" and "seamus" in self.people
        return Who(self.people["seamus"].id, "seamus", guild_id=who.guild_id, houses=who.houses) if mine else who

    @property
    def seamus(self) -> Who:
        return self.who("G", "Jäger1")

    def told(self, live: Live) -> list[str]:
        return [one.content for one in self.house.env.backend.messages[live.row.channel_id or 0].values()]

    def letters(self, part: str) -> list[str]:
        return [one.content for one in letters(self.people["seamus"]) if part in one.content]


async def seat_of(house: House, live: Live, seat: str = "GJäger1") -> SeatRow:
    now = await house.services.games.live(live.row.id, fresh=True)
    return next(row for row in now.seats if row.seat == seat)


async def test_q14_2_cheating_found_while_another_match_of_his_runs_takes_him_out_of_that_one(house: House) -> None:
    cup = await Caught(house).open()
    first = await cup.play("h1")
    house.sleep(60)
    running = await cup.begin("h3")
    await cup.act(first, cup.whistle, "würfelbetrug GJäger1")
    seat = await seat_of(house, running)
    assert seat.excluded and seat.person_id is None, "his seat is empty for good"
    state: Any = (await house.services.games.live(running.row.id)).folded().state
    assert state.player("GJäger1").excluded and state.penalties == (0, 0), "the points are taken where it happened"
    said = [one for one in cup.told(running) if "verlässt dieses Spiel, ohne Ersatz" in one]
    assert len(said) == 1 and f"<@{cup.seamus.id}> ist gesperrt" in said[0]
    assert any("GJäger1 ist ausgeschlossen, ohne Ersatz" in one for one in cup.told(running))
    (letter,) = cup.letters("geht ohne dich weiter")
    assert "Gryffindor" in letter and "Einspruch" in letter
    with pytest.raises(Declined):
        await house.inside(house.services.lobby.admit(running, cup.seamus, "GJäger2"))
    house.sleep(60)
    await cup.end(running)
    assert await cup.left(cup.seamus) == [2], "the match that ran is this one, not one of the next two"
    for name, left in (("h5", 1), ("h4", 1)):
        house.sleep(60)
        await cup.end(await cup.begin(name, without=("GJäger1",)))
        assert await cup.left(cup.seamus) == [left], name


async def test_q14_2_after_a_fall_between_the_finding_and_what_follows_he_leaves_the_running_match_once(
    house: House,
) -> None:
    cup = await Caught(house).open()
    first = await cup.play("h1")
    house.sleep(60)
    running = await cup.begin("h3")
    await house.client.outbox.close()
    for cog in house.client.cogs.values():
        if (matches := getattr(cog, "matches", None)) is not None:
            await matches.narrator.close()  # it is told, and follows, after the next start
    await cup.act(first, cup.whistle, "würfelbetrug GJäger1")
    assert not (await seat_of(house, running)).excluded
    for _ in range(2):
        await house.restart()
    assert (await seat_of(house, running)).excluded
    assert sum("verlässt dieses Spiel, ohne Ersatz" in one for one in cup.told(running)) == 1
    assert len(cup.letters("geht ohne dich weiter")) == 1
    assert await cup.left(cup.seamus) == [2]


async def test_q14_2_he_leaves_the_running_match_also_when_others_were_faster_there_again_and_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.quidditch_room.following.PAUSE", 0)
    cup = await Caught(house).open()
    first = await cup.play("h1")
    house.sleep(60)
    running = await cup.begin("h3")
    games, late = house.services.games, [Conflict() for _ in range(TRIES)]
    commit = games.commit

    async def in_vain(live: Live, change: Change, position: Any) -> Written:
        if live.row.id == running.row.id and late:
            raise late.pop()
        return await commit(live, change, position)

    monkeypatch.setattr(games, "commit", in_vain)
    await cup.act(first, cup.whistle, "würfelbetrug GJäger1")
    assert not late and (await seat_of(house, running)).excluded
    assert sum("verlässt dieses Spiel, ohne Ersatz" in one for one in cup.told(running)) == 1
    assert len(cup.letters("geht ohne dich weiter")) == 1


async def test_q14_2_taking_back_the_last_step_of_that_match_does_not_bring_him_back(house: House) -> None:
    cup = await Caught(house).open()
    first = await cup.play("h1")
    house.sleep(60)
    running = await cup.begin("h3")
    await cup.act(first, cup.whistle, "würfelbetrug GJäger1")
    assert (await seat_of(house, running)).excluded
    await house.inside(house.services.conduct.rewind(running.row.id, cup.whistle, cause=next(MATCH_CAUSES)))
    assert (await seat_of(house, running)).excluded
    await cup.do("committee", "begnadigen", person=cup.people["seamus"], grund="Es war der Würfel")
    await house.inside(house.services.conduct.rewind(running.row.id, cup.whistle, cause=next(MATCH_CAUSES)))
    assert (await seat_of(house, running)).person_id == cup.seamus.id, "once it is lifted, it can be taken back"


async def taken_back(cup: Caught, live: Live) -> None:
    await cup.house.inside(cup.house.services.conduct.rewind(live.row.id, cup.whistle, cause=next(MATCH_CAUSES)))


async def test_q14_2_however_far_that_match_is_taken_back_he_stays_out_and_is_told_once(house: House) -> None:
    cup = await Caught(house).open()
    first = await cup.play("h1")
    house.sleep(60)
    running = await cup.begin("h3")
    for team in "GR":
        await cup.act(running, cup.who(team, "Hüter"), f"kapitän {team}Hüter")
    await cup.act(first, cup.whistle, "würfelbetrug GJäger1")
    for captains in (["GHüter", None], [None, None], [None, None]):
        await taken_back(cup, running)
        seat = await seat_of(house, running)
        assert seat.excluded and seat.person_id is None
        state: Any = (await house.services.games.live(running.row.id, fresh=True)).folded().state
        assert state.player("GJäger1").excluded, "the match itself knows it, too"
        assert sorted(state.captains, key=str) == sorted(captains, key=str), "one step of the referee at a time"
    assert len(cup.letters("geht ohne dich weiter")) == 1
    await house.restart()
    assert (await seat_of(house, running)).excluded and await cup.left(cup.seamus) == [2]


async def test_q14_2_once_the_ban_is_lifted_taking_back_meets_the_exclusion_alone(house: House) -> None:
    cup = await Caught(house).open()
    first = await cup.play("h1")
    house.sleep(60)
    running = await cup.begin("h3")
    await cup.act(running, cup.who("G", "Hüter"), "kapitän GHüter")
    await cup.act(first, cup.whistle, "würfelbetrug GJäger1")
    await cup.do("committee", "begnadigen", person=cup.people["seamus"], grund="Es war der Würfel")
    await taken_back(cup, running)
    state: Any = (await house.services.games.live(running.row.id, fresh=True)).folded().state
    assert (await seat_of(house, running)).person_id == cup.seamus.id
    assert "GHüter" in state.captains, "nothing else is taken back"


async def test_q14_2_who_has_served_his_ban_keeps_his_seat_when_a_step_is_taken_back(house: House) -> None:
    cup = await Caught(house).open()
    first = await cup.play("h1")
    await cup.act(first, cup.whistle, "würfelbetrug GJäger1")
    for name in ("h3", "h5"):
        house.sleep(60)
        await cup.end(await cup.begin(name, without=("GJäger1",)))
    assert await cup.left(cup.seamus) == [0]
    house.sleep(60)
    await cup.do("committee", "runde", teil="rueck", start=cup.day(40))
    await cup.publish()
    running = await cup.begin("r1")
    await cup.act(running, cup.who("G", "Hüter"), "kapitän GHüter")
    await taken_back(cup, running)
    assert (await seat_of(house, running)).person_id == cup.seamus.id


async def test_q14_2_a_ban_is_no_ban_from_the_friendly_match_that_is_taken_back(house: House) -> None:
    cup = await Caught(house).open()
    await cup.act(await cup.play("h1"), cup.whistle, "würfelbetrug GJäger1")
    options = QuidditchOptions(houses=("G", "H"), art="freundschaft", schiri="mensch")
    friendly = await house.inside(
        house.services.lobby.open(
            "quidditch", options, cup.whistle, guild_id=house.guild.id, channel_id=house.channel.id, cause=78
        )
    )
    for team in "GH":
        for place in PLACES:
            await house.inside(house.services.lobby.join(friendly.row.id, cup.who(team, place), team + place))
    await house.inside(house.services.lobby.start(friendly.row.id, cup.whistle, cause=next(MATCH_CAUSES)))
    await cup.act(friendly, cup.who("G", "Hüter"), "kapitän GHüter")
    await taken_back(cup, friendly)
    assert (await seat_of(house, friendly)).person_id == cup.seamus.id


async def test_q14_2_being_let_back_into_the_room_gives_no_seat_to_who_is_banned(house: House) -> None:
    cup = await Caught(house).open()
    first = await cup.play("h1")
    house.sleep(60)
    running = await cup.begin("h3")
    await cup.act(first, cup.whistle, "würfelbetrug GJäger1")
    kick = ActRow(
        guild_id=house.guild.id,
        at=house.services.games.clock(),
        kind="kick",
        actor_id=1,
        game_id=running.row.id,
        data={"seat": "GJäger1"},
    )
    (note,) = await house.inside(let_back(house.services, kick, cup.whistle, cup.seamus, "Irrtum"))
    assert note.id == "match-banned" and (await seat_of(house, running)).excluded
    await cup.do("committee", "begnadigen", person=cup.people["seamus"], grund="Es war der Würfel")
    await house.inside(let_back(house.services, kick, cup.whistle, cup.seamus, "Irrtum"))
    assert (await seat_of(house, running)).person_id == cup.seamus.id


async def test_q14_2_a_line_up_he_stands_in_has_his_seat_free_again(house: House) -> None:
    cup = await Caught(house).open()
    first = await cup.play("h1")
    await cup.do("referee", "pfeifen", spiel="h3")
    await cup.do("referee", "aufstellung", spiel="h3")
    lineup = await house.services.lineups.standing(await cup.id(), "h3.1")
    assert lineup is not None
    await house.inside(house.services.lobby.join(lineup.row.id, cup.seamus, "GJäger1"))
    await cup.act(first, cup.whistle, "würfelbetrug GJäger1")
    seat = await seat_of(house, lineup)
    assert not seat.taken and not seat.excluded, "somebody else may have it"
    assert any("in dieser Aufstellung wieder frei" in one for one in cup.told(lineup))
    assert len(cup.letters("ist dein Platz wieder frei")) == 1
    with pytest.raises(Declined):
        await house.inside(house.services.lobby.join(lineup.row.id, cup.seamus, "GJäger1"))


async def test_q14_2_friendly_matches_are_free_also_the_one_that_runs(house: House) -> None:
    cup = await Caught(house).open()
    first = await cup.play("h1")
    options = QuidditchOptions(houses=("G", "H"), art="freundschaft", schiri="mensch")
    friendly = await house.inside(
        house.services.lobby.open(
            "quidditch", options, cup.whistle, guild_id=house.guild.id, channel_id=house.channel.id, cause=77
        )
    )
    await house.inside(house.services.lobby.join(friendly.row.id, cup.seamus, "GJäger1"))
    await cup.act(first, cup.whistle, "würfelbetrug GJäger1")
    assert (await seat_of(house, friendly)).person_id == cup.seamus.id


async def test_q14_2_who_found_it_may_himself_play_in_the_match_that_runs(house: House) -> None:
    cup = await Caught(house).open()
    first = await cup.play("h1")
    house.sleep(60)
    running = await cup.begin("h3")
    ranks: Any = frozenset({"referee"})
    player = Who(cup.who("R", "Sucher").id, "R-Sucher", True, ranks, house.guild.id)
    await cup.act(first, player, "würfelbetrug GJäger1")
    assert (await seat_of(house, running)).excluded


async def test_q14_2_nobody_is_called_to_a_match_he_is_banned_from_since(house: House) -> None:
    cup = await ready(house)
    await free_on(cup, "11")
    await cup.do("referee", "pfeifen", spiel="h1")
    await fixed(cup)

    def called(name: str, sign: str) -> int:
        return sum(one.content.startswith(sign) for one in letters(cup.people[name]))

    async def until(before: float) -> None:
        date = ((await cup.state()).known("h1").date or 0) / 1000
        await later(house, date - before - house.services.games.clock().timestamp())

    await until(7 * DAY - 60)
    assert called("ron", "🗓") == called("crabbe", "🗓") == 1
    await ban(house, cup.people["ron"])
    await ban(house, cup.people["G"])
    await ban(house, cup.people["referee"])
    await until(DAY - 60)
    assert called("ron", "🧹") == 0 and called("crabbe", "🧹") == 1
    assert called("G", "🧹") == called("referee", "🧹") == 1, "who plans or whistles is needed all the same"
    await until(3500)
    assert called("ron", "⏰") == 0 and called("crabbe", "⏰") == 1
    (lineup,) = [one for one in house.channel.history() if "Die Aufstellung ist offen" in one.content]
    pinged = house.pings(lineup).users
    assert cup.people["ron"].id not in pinged and cup.people["crabbe"].id in pinged


async def test_q14_2_a_moved_date_is_told_to_nobody_who_is_banned_from_it(house: House) -> None:
    cup = await ready(house)
    await free_on(cup, "11")
    await fixed(cup)
    await ban(house, cup.people["ron"], matches=1)
    await fixed(cup, 44, grund="Gewitter")
    moved = {name: sum("verlegt" in one.content for one in letters(cup.people[name])) for name in ("ron", "crabbe")}
    assert moved == {"ron": 0, "crabbe": 1}


async def test_q14_2_who_is_caught_is_told_of_the_cup_and_of_the_committee_that_hears_appeals(house: House) -> None:
    cup = await Caught(house).open()
    first = await cup.play("h1")
    await cup.act(first, cup.whistle, "würfelbetrug GJäger1")
    (letter,) = cup.letters("Würfelbetrug")
    assert "die nächsten zwei Pokalspiele deines Hauses" in letter and "(8.7, 8.9)" in letter
    assert "Einspruch nimmt das Quidditch-OK entgegen" in letter and "Schiedsrichter" not in letter
    assert "Einspruch nimmt das Quidditch-OK entgegen" in await cup.do("seamus", "sperren")
