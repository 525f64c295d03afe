"""Nothing a process remembers grows with the games it has seen: what is kept for comfort forgets by itself."""

from collections import Counter, OrderedDict, deque
from collections.abc import Iterator
from typing import Any
from weakref import WeakValueDictionary

from bot.engine.text import text
from bot.recent import Recent
from bot.service.play.live import Who
from tests.cogs.pitch import pitch
from tests.edge.house import House

__all__ = ["pitch"]

GAMES: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("kampf", "wuerfel kampf", {}),
    ("hut", "hut neu", {"plaetze": 2, "frist": "1 Tag"}),
    ("feld", "quidditch neu", {"haus1": "G", "haus2": "S"}),
)
KINDS = (dict, OrderedDict, set, list, deque, WeakValueDictionary)
OURS = ("bot.", "cogs.")


def long_lived(roots: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Walk through the objects of the house and name all that they hold; what Discord's library holds is its own."""
    seen: set[int] = set()
    waiting = deque(roots.items())
    while waiting:
        name, thing = waiting.popleft()
        if id(thing) in seen or name.count(".") > 9:
            continue
        seen.add(id(thing))
        if isinstance(thing, KINDS):
            yield name, thing
        if isinstance(thing, Recent):
            continue
        if isinstance(thing, dict):
            waiting += [(f"{name}[]", one) for one in thing.values()]
        elif isinstance(thing, list | tuple | set | deque):
            waiting += [(f"{name}[]", one) for one in thing]
        elif type(thing).__module__.startswith(OURS):
            held = dict(getattr(thing, "__dict__", {}))
            for kind in type(thing).__mro__:
                names = kind.__dict__.get("__slots__", ())
                held |= {one: getattr(thing, one) for one in names if hasattr(thing, one)}
            waiting += [(f"{name}.{attribute}", one) for attribute, one in held.items()]
        elif hasattr(thing, "__self__") and not isinstance(thing, type):
            waiting.append((f"{name}.__self__", thing.__self__))


def sizes(house: House) -> Counter[str]:
    """Count what is held, by the way to it; what forgets by itself is left out."""
    client = house.client
    roots = {"services": house.services, "feed": house.services.games.feed} | {
        f"client.{name}": one for name, one in vars(client).items() if type(one).__module__.startswith(OURS)
    }
    roots |= {f"cog.{name}": one for name, one in client.cogs.items()} | {"rooms": client._rooms, "tree": client.tree}
    found: Counter[str] = Counter()
    for name, thing in long_lived(roots):
        if not isinstance(thing, Recent):
            found[name] += len(thing)
    return found


async def play(house: House, number: int) -> None:
    """Begin a match, a duel and a round of orders in rooms of their own, do something in each, and break them off."""
    found: list[tuple[str, int]] = []
    for name, command, options in GAMES:
        room = house.guild.create_text_channel(f"{name}-{number}")
        await house.anna.slash(room, command, **options)
        game = house.game_id(house.panel(room))
        await house.press(house.ben, f"l:{game}:join", house.panel(room))
        if name != "kampf":
            await house.press(house.anna, f"l:{game}:fill", house.panel(room))
        await house.press(house.anna, f"l:{game}:start", house.panel(room))
        await house.press(house.anna, f"d:{game}", house.panel(room))
        await house.carl.send(room, "Was spielt ihr da?")
        found.append((game, room.id))
    anna = Who(house.anna.id, "anna", ranks=frozenset({"admin"}))
    for game, room_id in found:
        live = await house.services.games.live(game)
        assert live.row.status == "running" and live.row.channel_id == room_id
        await house.inside(
            house.services.conduct.end(game, anna, cause=room_id, note=text("partie-note-end", person=""))
        )
    await house.env.settle()
    await house.env.advance_time(1200)  # private pages fall asleep


async def test_nothing_grows_with_the_games_that_were_played(pitch: House) -> None:
    for number in range(2):  # whatever is made once is there by now
        await play(pitch, number)
    before = sizes(pitch)
    for number in range(2, 6):
        await play(pitch, number)
    after = sizes(pitch)
    grown = {name: (before[name], size) for name, size in after.items() if size > before[name]}
    assert grown == {}, grown
    for part in ("outbox._fresh", "publisher._workers._tasks", "narrator._deliveries", "games._locks", "inbox._heard"):
        assert any(part in name for name in after), f"{part} was not walked through: {sorted(after)}"
    assert any(
        isinstance(thing, Recent) and len(thing) > 3 for _, thing in long_lived({"client": pitch.client.publisher})
    )


async def test_whatever_grows_would_be_found(house: House) -> None:
    before = sizes(house)
    house.client.outbox._answering.add("never taken away")
    grown = [name for name, size in sizes(house).items() if size > before[name]]
    assert any(name.endswith("_answering") for name in grown), grown
