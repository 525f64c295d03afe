"""Matches of a cup that are led on to goals and substitutions, with dice that fall as they must."""

from typing import Any

from bot import fair
from bot.engine.seats import OFFICIALS
from bot.games.quidditch import GAME
from bot.games.quidditch import model as m
from bot.games.quidditch.rules.legal import open_to
from bot.service.play.live import Live, Who
from tests.cogs.test_pokal_matches import CAUSES, PLACES, Played

TEILRUNDEN = ("treiber", "jaeger", "sucher")


class Scoring(Played):
    """A cup in which somebody scores."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.new: dict[str, Who] = {}
        """Who has come in for somebody, by the seat."""

    def on(self, seat: str) -> Who:
        return self.new.get(seat) or self.who(seat[0], seat[1:])

    async def match(self, child: Live) -> Any:
        return (await self.house.services.games.live(child.row.id)).folded().state

    async def lucky(self, child: Live, who: Who, move: str, pair: tuple[int, int]) -> None:
        """Do something whose dice fall like this."""
        games = self.house.services.games
        row = (await games.live(child.row.id)).row
        cause = next(CAUSES)
        while fair.draw(row.seed, row.id, row.draws, cause, "2w6") != list(pair):
            cause = next(CAUSES)
        await self.house.inside(games.act(child.row.id, who, move, cause=cause))

    async def onward(self, child: Live, third: int | None = None) -> None:
        """Let everybody do what he is asked, else the referee what is next; the ball is in a third."""
        now = await self.match(child)
        if now.phase == "vor" and None in now.captains:
            for house in now.options.houses:
                await self.act(child, self.on(f"{house}Hüter"), f"kapitän {house}Hüter")
            return
        seats = [house + place for house in now.options.houses for place in PLACES]
        asked = [] if now.phase in ("vor", *TEILRUNDEN) else seats
        found = [(seat, open_to(now, seat)[0]) for seat in asked if open_to(now, seat)]
        for seat, action in found:
            await self.act(child, self.on(seat), GAME.notation.write(action))
            if isinstance(action, m.Roll):
                return  # a tie is rolled again in the same order
        if found:
            return
        live = await self.house.services.games.live(child.row.id)
        step = live.spec.rules.view(now, OFFICIALS).desk.moves[0]
        if step in ("schritt quaffel", "schritt schnatz") and third is not None:
            await self.lucky(child, self.whistle, step, (1 + 2 * third, 1))
        else:
            await self.act(child, self.whistle, step)

    async def quaffel(self, child: Live, house: str | None = None, *, own: bool = False) -> str:
        """Lead on until a Jäger has the Quaffel before the other goal, or his own; return his seat."""
        for _ in range(80):
            now = await self.match(child)
            mine = now.holder is not None and house in (None, now.holder[0])
            if now.phase == "jaeger" and now.stage == "frei" and mine:
                return str(now.holder)
            goal = None
            if now.holder is not None and now.low is not None:
                goal = now.goal(now.holder[0] if own else now.other(now.holder[0]))
            await self.onward(child, goal)
        raise AssertionError("nobody has the Quaffel")

    async def score(self, child: Live, house: str | None = None, *, own: bool = False) -> str:
        """Let a goal be scored; return from which seat."""
        seat = await self.quaffel(child, house, own=own)
        goals = len((await self.match(child)).goals)
        await self.act(child, self.on(seat), '"Torwurf')
        await self.lucky(child, self.on(seat), "2w6", (6, 6))
        other = (await self.match(child)).other(seat[0])
        keeper = self.on(f"{seat[0] if own else other}Hüter")
        await self.act(child, keeper, '"Halten')
        await self.lucky(child, keeper, "2w6", (1, 1))
        now = await self.match(child)
        assert len(now.goals) == goals + 1 and now.goals[-1].house == (other if own else seat[0])
        return seat

    async def catch(self, child: Live) -> str:
        """Lead on until a Sucher can find the Schnatz, and let him catch it; return his seat."""
        for _ in range(80):
            now = await self.match(child)
            near = [one for one in now.role("Sucher") if one.active and one.third is not None]
            found = [one.seat for one in near if one.third == now.schnatz]
            if now.phase == "sucher" and now.stage == "frei" and found:
                for word in ("Finden", "Fangen"):
                    await self.act(child, self.on(found[0]), f'"{word}')
                    await self.lucky(child, self.on(found[0]), "2w6", (6, 6))
                assert (await self.match(child)).catcher == found[0]
                return str(found[0])
            await self.onward(child, near[0].third if near else None)
        raise AssertionError("nobody can find the Schnatz")

    async def substitute(self, child: Live, seat: str) -> Who:
        """Let somebody else come in on a seat."""
        captain = self.on(f"{seat[0]}Hüter")
        await self.act(child, captain, f"wechsel {seat}>- +>{seat}: Knie")
        await self.act(child, self.whistle, f"bescheid {seat[0]} jetzt")
        new = Who(8000 + len(self.new), "Auswechsel", guild_id=self.house.guild.id, houses=frozenset({seat[0]}))
        services = self.house.services
        await self.house.inside(services.conduct.replace(child.row.id, self.whistle, seat, new, cause=next(CAUSES)))
        self.new[seat] = new
        return new
