"""Somebody sits at a tournament's table, in a match of the cup and in a free game at once: none harms another."""

from collections.abc import Iterator

import pytest
from structlog.testing import capture_logs

from bot.contests.pokal.model import PokalOptions
from bot.service.play.live import DISCORD_EPOCH, Who
from bot.service.play.naming import title
from bot.store.contests import tables_of
from tests.cogs.beside import KINDS, begin
from tests.cogs.cabin import allow, letters
from tests.cogs.hut_table import one_picture
from tests.cogs.pitch import pitch
from tests.cogs.tourney import Tourney
from tests.edge.house import House, controls, words

__all__ = ["one_picture", "pitch"]

READERS = {"hut": "Zahl 8", "quidditch": "XP GHüter 2"}
"""The kinds that read direct messages, and a text in the form of each."""
TEAM = ("Hüter", "Sucher", "Jäger1")


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """Let nothing go wrong behind anybody's back."""
    with capture_logs() as lines:
        yield
    assert [line for line in lines if line["log_level"] in ("error", "critical")] == []


class Contests:
    """A tournament and a season in which anna and ben play, each with a game of its own under way."""

    def __init__(self, house: House) -> None:
        self.house, self.presses = house, 0
        self.ok = Who(700, "Olive", ranks=frozenset({"committee"}), guild_id=house.guild.id)
        self.whistle = Who(701, "Pfiff", referee=True, ranks=frozenset({"referee"}), guild_id=house.guild.id)

    def cause(self) -> int:
        self.presses += 1
        return ((int(self.house.services.games.clock().timestamp() * 1000) - DISCORD_EPOCH) << 22) + self.presses

    async def table(self) -> str:
        """Open a tournament and the table at which both sit."""
        self.tourney = await Tourney(self.house).open(runden=1, tische="zettel")
        await self.tourney.members(self.house.anna, self.house.ben)
        await self.tourney.guests("Oma / Opa")
        await self.tourney.draw()
        await self.tourney.press(self.house.ben, "open", "1.1")
        await self.house.env.settle()
        read = self.house.services.games.database.read(lambda db: tables_of(db, self.tourney.id))
        (row,) = await self.house.inside(read)
        return row.child_id

    async def match(self) -> str:
        """Open a season and begin the match in which both are."""
        services, guild = self.house.services, self.house.guild.id
        room = self.house.guild.create_text_channel("pokal")
        opened = services.contests.open(
            "quidditch-pokal", PokalOptions(), self.ok, guild_id=guild, channel_id=room.id, cause=self.cause()
        )
        self.season = (await self.house.inside(opened)).row.id
        today = services.games.clock().toordinal()
        moves = ((self.ok, f"windows hin {' '.join([str(today)] * 6)}"), (self.whistle, "whistle h1"))
        for who, move in (*moves, (self.ok, "open h1")):
            await self.house.inside(services.contests.act(self.season, who, move, cause=self.cause()))
        await self.house.env.settle()
        child = await services.lineups.standing(self.season, "h1.1")
        assert child is not None
        people = [Who(one.id, one.name, guild_id=guild) for one in (self.house.anna, self.house.ben)]
        people += [Who(one.id, one.name, guild_id=guild) for one in (self.house.person(f"p{at}") for at in range(4))]
        self.people = dict(zip((f"{house}{place}" for place in TEAM for house in "GS"), people, strict=True))
        for seat, who in self.people.items():
            await self.house.inside(services.lobby.join(child.row.id, who, seat))
        await self.house.inside(services.lobby.start(child.row.id, self.whistle, cause=self.cause()))
        await self.house.env.settle()
        return child.row.id

    async def end_match(self, game: str) -> None:
        """Let captains and referee agree that it is over."""
        games = self.house.services.games
        for seat in ("GHüter", "SHüter"):
            for move in (f"kapitän {seat}", "ja ende"):
                await self.house.inside(games.act(game, self.people[seat], move, cause=self.cause()))
        await self.house.inside(games.act(game, self.whistle, "ja ende", cause=self.cause()))
        await self.house.env.settle()


@pytest.mark.parametrize("kind", KINDS)
async def test_a_table_a_match_of_the_cup_and_a_free_game_of_the_same_people(pitch: House, kind: str) -> None:
    allow(pitch, manage_nicknames=True, manage_roles=True)
    contests = Contests(pitch)
    table, match = await contests.table(), await contests.match()
    free, room = await begin(pitch, kind, "frei")
    games = pitch.services.games
    kinds = {table: "wattenzettel", match: "quidditch", free: kind}
    for form, typed in READERS.items():
        before = {game: await pitch.events(game) for game in kinds}
        heard = len(letters(pitch.ben))
        await pitch.ben.send_dm(typed)
        await pitch.env.settle()
        meant = [game for game, one in kinds.items() if one == form]
        answer = pitch.ben.user.dm_channel.history()[-1]
        assert len(letters(pitch.ben)) == heard + 2, "one answer"
        assert [game for game in kinds if await pitch.events(game) != before[game]] in ([], meant)
        if len(meant) == 1:
            named = pitch.services.texts.say(title(await games.live(meant[0])), "de")
            assert f"-# {named}" in words(answer), "the answer names the game"
        elif meant:
            assert sorted(controls(answer)) == sorted([*(f"w:{game}" for game in meant), "w:-"])
        else:
            assert "liest sich wie" in words(answer)

    asked = await pitch.anna.slash(room, "partie beenden")
    await pitch.anna.submit_modal(asked, {"line": "Feierabend"})
    assert [(await games.live(game)).row.status for game in (table, match, free)] == ["running", "running", "abandoned"]
    head = (await games.live(table)).row.head
    await contests.end_match(match)
    assert [(await games.live(game)).row.status for game in (table, match)] == ["running", "over"]
    assert (await games.live(table)).row.head == head
    await pitch.inside(pitch.services.tables.workers.idle(match))
    season = (await games.live(contests.season)).folded().state
    assert season.known("h1").result is not None, "its result has come into the season"
    assert (await contests.tourney.state()).rounds[0].tables[0].status == "playing"
