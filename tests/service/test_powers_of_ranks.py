"""What somebody is on a server reaches the rules of its contests alone: in a game one is player, host or referee."""

from bot.contests.watten.model import WattenOptions
from bot.service.play.live import Who
from tests.sample.model import HasardOptions
from tests.service.house import House

RANKED = Who(77, "Minerva", ranks=frozenset({"director"}), houses=frozenset({"G"}), guild_id=1)


async def test_ranks_and_houses_count_in_contests_of_their_own_server_only(sqlite_house: House) -> None:
    house = sqlite_house
    game = await house.begin(HasardOptions(rounds=1))
    actor = game.actor(RANKED)
    assert (actor.ranks, actor.houses) == (frozenset(), frozenset())
    for server, counts in ((1, True), (2, False)):
        host = Who(5, "Wirtin", guild_id=server)
        contest = await house.contests.open(
            "watten-turnier", WattenOptions(), host, guild_id=server, channel_id=2, officials=(), cause=100 + server
        )
        actor = contest.actor(RANKED)
        assert (actor.ranks, actor.houses) == ((RANKED.ranks, RANKED.houses) if counts else (frozenset(), frozenset()))
