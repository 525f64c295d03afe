"""Chat-Quidditch: how soon a typed command is answered, and fifty matches at once: python -m bench.quidditch.

Playground, bot and bare bot are processes of their own. The bare bot answers a message with a fixed text, which is the
floor. Both are asked in turns: with a rest before each, as people type, and in a rush without any.
"""

import asyncio
from collections.abc import AsyncIterator
from time import perf_counter, time
from typing import Any, NamedTuple

from bench import quidditch_bursts
from bench.crowd import BARE, BOT, CALL, SEATS, Match, Town, stadium, until
from bench.driver import p50_p95
from bot.engine.log import Begun
from bot.engine.model import Refused
from bot.engine.seats import Actor
from bot.games.quidditch import GAME
from bot.games.quidditch import events as e
from bot.games.quidditch.model import DICE, Roll, Wrote
from bot.games.quidditch.rules.course import next_step
from bot.games.quidditch.words import RELEASES
from bot.service.play.robots import Whim

SAMPLES, WARM, ROUNDS = 150, 30, 10
REST = 0.05
PATIENCE = 20.0
PLAYERS = (
    *("anna", "bruno", "clara", "david", "emma", "finn", "greta"),
    *("hannes", "ida", "jonas", "kaethe", "leo", "mia", "nils"),
)
REFEREE = "rudi"
SAYS = {
    "anpfiff": "Anpfiff",
    "runde": "Runde",
    "pos-jaeger": "Position Jäger",
    "pos-sucher": "Position Sucher",
    "pos-treiber": "Position Treiber",
    "klatscher": DICE,
    "quaffel": DICE,
    "schnatz": DICE,
    "ende": "Teilrunde beendet",
    "zwischenstand": "Zwischenstand",
    "chat": "Chat",
    "chatende": "Chatende",
    "fortsetzen": "weiter",
} | {step: words for words, step in RELEASES.items()}
"""What a referee types to take a step."""


class Line(NamedTuple):
    """What somebody types next, and whether the bot has something to say to it."""

    name: str
    words: str
    answered: bool


class Play:
    """A match that is played as sensible people would, by typing alone."""

    def __init__(self, match: Match) -> None:
        self.match, self._whim = match, Whim()
        [(options,)] = match.town.ask("select options from games where id = ?", match.id)
        self._options: Any = GAME.load_options(options)
        self._state: Any = None
        self._head = -1

    def state(self) -> Any:
        """Follow the log and return where the match stands."""
        query = "select seq, body from events where game_id = ? and seq > ? order by seq"
        for seq, body in self.match.town.ask(query, self.match.id, self._head):
            event: Any = GAME.load_event(body)
            if isinstance(event, Begun):
                self._state = GAME.rules.blank(self._options, event.seats)
            else:
                self._state = GAME.rules.apply(self._state, event)
            self._head = seq
        return self._state

    def next_line(self) -> Line | None:
        """Choose what is typed next; None when the match is over."""
        state = self.state()
        if state.ended:
            return None
        for seat in sorted(GAME.rules.waiting_for(state) & set(SEATS)):
            action = GAME.computers.play(GAME.rules.view(state, seat), GAME.rules.legal(state, seat), self._whim)
            if isinstance(action, Wrote | Roll):
                words = action.text if isinstance(action, Wrote) else DICE
                return self._line(self.match.people[seat], Actor(seat=seat, when=now()), words)
        step = next_step(state)
        words = SAYS[step or "ende"] if step != "besitz" else next(iter(state.team(state.besitz, "Jäger"))).seat
        return self._line(REFEREE, Actor(referee=True, when=now()), words)

    def _line(self, name: str, actor: Actor, words: str) -> Line:
        """Foresee whether there will be an answer: what was merely typed is not repeated."""
        events = GAME.rules.decide(self._state, actor, Wrote(text=words), self._whim)
        if isinstance(events, Refused):
            raise RuntimeError(f"{name} types {words!r}: {events}")
        told = [event for event in events if not isinstance(event, e.Befohlen) or event.after_ms is not None]
        return Line(name, words, any(GAME.rules.tell(event, None) is not None for event in told))


class Answer(NamedTuple):
    """How long an answer took, and whether it brought a picture along."""

    seconds: float
    drawn: bool


def now() -> int:
    """Return the time as messages carry it."""
    return int(time() * 1000)


async def answer(town: Town, bot: str, name: str, channel: int, words: str) -> Answer:
    """Type something and return how the bot has answered for everybody to see."""
    heard = town.next_word(bot, channel)
    began = perf_counter()
    await town.say(name, channel, words)
    async with asyncio.timeout(PATIENCE):
        word = await heard
    return Answer(word.at - began, word.drawn)


async def at_rest(match: Match) -> None:
    """Wait until the bot has shown everything it has to show."""
    behind = (
        "select 1 from games g join panels p on p.game_id = g.id where g.id = ?1 and p.shown < g.revision union all "
        "select 1 from games g join cursors c on c.game_id = g.id "
        "where g.id = ?1 and c.kind = 'told' and c.event_seq < g.head"
    )

    async def look() -> list[Any]:
        return match.town.ask(behind, match.id)

    await until(look, lambda found: not found)
    await asyncio.sleep(REST)


async def calm(matches: AsyncIterator[Match], hall: int) -> None:
    """Ask both in turns, each in silence, while matches are played; print the ratios."""
    floor: list[float] = []
    typed: list[Answer] = []
    async for match in matches:
        play = Play(match)
        while len(typed) < SAMPLES + WARM and (line := play.next_line()) is not None:
            if not line.answered:
                await match.judged(await match.say(line.name, line.words))
                continue
            await at_rest(match)
            floor.append((await answer(match.town, BARE, "zita", hall, CALL)).seconds)
            await asyncio.sleep(REST)
            typed.append(await answer(match.town, BOT, line.name, match.channel, line.words))
        if len(typed) >= SAMPLES + WARM:
            break
    words = [one.seconds for one in typed[WARM:] if not one.drawn]
    drawn = [one.seconds for one in typed[WARM:] if one.drawn]
    show(f"typed in silence, answered in words ({len(words)} lines of matches)", words, floor[WARM:])
    show(f"typed in silence, answered with the picture of a deciding roll ({len(drawn)})", drawn, floor[WARM:])


async def rush(match: Match, hall: int) -> None:
    """Roll one roll after the other, all the time drawing the pitch, in turns with the floor."""
    town = match.town
    floor: list[float] = []
    typed: list[float] = []
    for _ in range(ROUNDS):
        await at_rest(match)
        floor += [(await answer(town, BARE, "zita", hall, CALL)).seconds for _ in SEATS]
        names = match.people.values()
        typed += [(await answer(town, BOT, name, match.channel, DICE)).seconds for name in names]
    show(f"{DICE} without a rest ({len(typed)})", typed, floor)


def show(what: str, times: list[float], floor: list[float]) -> None:
    """Print one measure beside the floor."""
    (t50, t95), (f50, f95) = p50_p95(times), p50_p95(floor)
    print(
        f"{what}: p50 {t50:.1f} ms, p95 {t95:.1f} ms; an empty answer p50 {f50:.1f} ms, p95 {f95:.1f} ms: "
        f"ratio p50 {t50 / f50:.2f}, p95 {t95 / f95:.2f} (goal: p95 at most 2)",
        flush=True,
    )


async def latency() -> None:
    """Play matches and measure."""
    async with stadium() as town:
        places = {item["name"]: int(item["id"]) for item in town.ready["guilds"][0]["channels"]}

        async def matches(place: str) -> AsyncIterator[Match]:
            while True:  # the Schnatz may end one soon
                match = Match(town, places[place], dict(zip(SEATS, PLAYERS, strict=True)), REFEREE)
                await match.open("freundschaft")
                await match.kick_off()
                yield match

        await calm(matches("quidditch"), places["eingangshalle"])
        await rush(await anext(matches("würfelbude")), places["eingangshalle"])


async def main() -> None:
    """Print all measures."""
    await latency()
    await quidditch_bursts.main()


if __name__ == "__main__":
    asyncio.run(main())
