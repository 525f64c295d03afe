"""A tournament of 256 over sockets, from the first entry to the report: python -m bench.tournament.

Playground and bot are processes of their own. Everybody enters with the button of the panel, eight at a time; whoever
leads draws, types the sheets in and closes the table, with what stands on the desk. Each press is timed until it is
answered; a refusal is an error.
"""

import asyncio
import os
import random
from collections import defaultdict
from collections.abc import Awaitable
from time import perf_counter
from typing import Any

from bench.driver import p50_p95
from bench.presses import stadium
from playground.client import Playground
from playground.components import walk
from playground.person import Person
from playground.sight import Answer, Seen

PLAYERS, AT_ONCE, LOOKS = 256, 8, 12
PRESS, DRAW, WHOLE = 400.0, 500.0, 90.0
"""Wanted: milliseconds of a press and of a draw, seconds of a whole tournament."""
PATIENCE = 60.0


def ids(message: Seen | None) -> list[str]:
    """List what can be pressed on a message."""
    parts = walk(message.components) if message is not None else ()
    return [str(part.get("custom_id", "")) for part in parts if part["type"] in (2, 3) and not part.get("disabled")]


class Day:
    """One tournament and how long everything took."""

    def __init__(self, pg: Playground, lead: Person, luck: random.Random) -> None:
        self.pg, self.lead, self.luck, self.id = pg, lead, luck, ""
        self.times: dict[str, list[float]] = defaultdict(list)

    async def timed(self, kind: str, work: Awaitable[Answer]) -> Answer:
        """Do something and note how long it took."""
        began = perf_counter()
        answer = await work
        self.times[kind].append(perf_counter() - began)
        return answer

    async def panel(self, person: Person) -> Seen:
        """Return the panel of the tournament."""
        door = f"c:{self.id}:page:lead"
        return [one for one in await person.sees(await person.here()) if door in ids(one) and not one.ephemeral][-1]

    async def desk(self) -> Seen:
        """Open the desk."""
        answer = await self.timed("desk", self.lead.click(f"c:{self.id}:page:lead", await self.panel(self.lead)))
        assert answer.message is not None
        return answer.message

    async def enter(self) -> None:
        """Let everybody enter by himself, some at a time."""
        people = [await self.pg.add_person(f"spieler{number}") for number in range(PLAYERS)]
        panel = await self.panel(self.lead)
        button, room = next(one for one in ids(panel) if one.endswith(":enter")), await self.lead.here()

        async def one(person: Person) -> None:
            await person.open()
            await person.go(room)
            answer = await self.timed("enter", person.click(button, panel))
            if "✅" not in answer.text:
                raise RuntimeError(answer.text)
            if person.name[-1] == "7" and self.luck.random() < LOOKS / PLAYERS * 10:
                await self.timed("own page", person.click(f"c:{self.id}:page:mine", panel))
            await person.close()

        for first in range(0, PLAYERS, AT_ONCE):
            await asyncio.gather(*map(one, people[first : first + AT_ONCE]))

    async def press(self, kind: str, end: str, message: Seen) -> Answer:
        """Press the button whose id ends so."""
        found = [one for one in ids(message) if one.endswith(end)]
        if not found:
            raise RuntimeError(f"there is no {end} on {message.text[:300]}")
        return await self.timed(kind, self.lead.click(found[0], message))

    async def draw(self) -> bool:
        """Seal and draw the next round; False: nothing is left to draw."""
        desk = await self.desk()
        if not any(one.endswith(":seal") for one in ids(desk)):
            return False
        sealed = await self.press("seal", ":seal", desk)
        assert sealed.message is not None
        drawn = await self.press("draw", ":draw", sealed.message)
        return "Ausgelost" in drawn.text

    async def play(self) -> None:
        """Type in every table that is open, as the menu of the desk offers them."""
        desk: Seen | None = None
        while True:
            desk = desk if desk and _menu(desk) else await self.desk()
            menu = _menu(desk)
            if menu is None:
                return
            name = menu["options"][0]["value"].removeprefix("lead.table.")
            chosen = self.lead.select(menu["custom_id"], menu["options"][0]["value"], message=desk)
            page = (await self.timed("table", chosen)).message
            assert page is not None
            form = await self.press("form", f":form:lead.rule.{name}", page)
            assert form.modal is not None
            typed = next(part for part in walk(form.modal["components"]) if part.get("custom_id") == "result")
            lines = [self._line(line) for line in str(typed["value"]).splitlines()]
            answer = await self.timed("result", self.lead.fill_modal(form, result="\n".join(lines)))
            if "✅" not in answer.text:
                raise RuntimeError(answer.text)
            desk = answer.message

    def _line(self, line: str) -> str:
        """Write ten games behind a name, so that nobody is level with anybody."""
        games = [10 * self.luck.randint(-4, 9) for _ in range(10)]
        return f"{line.rpartition(':')[0]}: {sum(games)} ({','.join(map(str, games))}) !{10 * self.luck.randint(-9, 9)}"

    async def look_around(self) -> None:
        """Turn the pages people turn all day."""
        panel = await self.panel(self.lead)
        for _ in range(LOOKS):
            for page in ("table", "plan", "mine"):
                if f"c:{self.id}:page:{page}" in ids(panel):
                    await self.timed(page, self.lead.click(f"c:{self.id}:page:{page}", panel))
            desk = await self.desk()
            listed = await self.press("list", ":page:lead.list.0", desk)
            assert listed.message is not None

    async def close(self) -> None:
        """Close the table and wait for the report."""
        desk = await self.desk()
        sure = await self.press("sure", ":page:sure.close", desk)
        assert sure.message is not None
        await self.press("close", ":close", sure.message)


async def whole(pg: Playground) -> None:
    """Run it and print the figures."""
    pg.patience = PATIENCE
    lead = pg.person("anna")
    await lead.open()
    await lead.go("wizard")
    day = Day(pg, lead, random.Random(7))
    began = perf_counter()
    opened = await day.timed("open", lead.slash("turnier neu", spiel="wizard", name="Große Vorrunde"))
    day.id = next(one for seen in [opened.message] for one in ids(seen)).split(":")[1]
    await day.timed("open", lead.click("Anmeldung öffnen", opened.message))
    await day.enter()
    entered = perf_counter() - began
    while await day.draw():
        await day.look_around()
        await day.play()
    await day.close()
    await lead.until_sees(lambda seen: any(str(one["filename"]).endswith(".csv") for one in seen.attachments))
    seconds = perf_counter() - began
    every = [one for kind, times in day.times.items() if kind != "draw" for one in times]
    for kind, times in sorted(day.times.items()):
        p50, p95 = p50_p95(times)
        print(f"  {kind:10} p50 {p50:5.0f} ms, p95 {p95:5.0f} ms, worst {max(times) * 1000:5.0f} ms of {len(times)}")
    _, p95 = p50_p95(every)
    slowest = max(day.times["draw"]) * 1000
    print(f"{PLAYERS} players: presses p95 {p95:.0f} ms ({PRESS:.0f} wanted: {_verdict(p95 <= PRESS)});", end=" ")
    print(f"slowest draw {slowest:.0f} ms ({DRAW:.0f} wanted: {_verdict(slowest <= DRAW)})")
    print(
        f"entries {entered:.0f} s, whole tournament {seconds:.0f} s ({WHOLE:.0f} wanted: {_verdict(seconds <= WHOLE)})"
    )
    print(f"(load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores: the figures hold on quiet ones)", flush=True)


def _menu(page: Seen) -> dict[str, Any] | None:
    """Return the menu of the tables that are open."""
    return next((part for part in walk(page.components) if str(part.get("custom_id", "")).startswith("cm:")), None)


def _verdict(good: Any) -> str:
    return "yes" if good else "NO"


async def main() -> None:
    """Print everything."""
    await stadium(whole)


if __name__ == "__main__":
    asyncio.run(main())
