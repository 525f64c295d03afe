"""Before a game: opened with guests, computers and referees, seats taken and left, rules, the beginning, the end."""

from collections.abc import Awaitable
from dataclasses import replace
from typing import Any

from bot.engine.seats import Seat
from bot.games.dog.model import DogOptions
from bot.games.quidditch.model import QuidditchOptions
from bot.service.play.live import Live, Who, declined
from bot.store.deadlines import DeadlineRow
from tests.sample.model import HasardOptions
from tests.service.house import ADA, BO, CEM, DAN, REF
from tests.service.ledger import Ledger

EVE, FOX = Who(15, "Eve Abend"), Who(16, "Fox")
PIA = Who(18, "Pia Binder")
HERE = Who(17, "Gast", guild_id=1)


async def keep(ledger: Ledger) -> None:
    do, lobby = ledger.do, ledger.lobby
    seated: dict[Seat, Who | str] = {"Nord": ADA, "Ost": "Oma\0 Else", "Sued": BO}
    more: dict[str, Any] = {"guild_id": 1, "channel_id": 2, "cause": 5000}
    live = await do(
        "Ada opens a table for Oma Else and Bo, with a computer and a referee, below a greeting",
        lobby.open("hasard", HasardOptions(), ADA, referee_id=REF.id, seated=seated, robots=["West"],
                   above=["chore"], **more),
    )  # fmt: skip
    id = live.row.id
    await do("the same command once more", lobby.open("hasard", HasardOptions(), ADA, **more))
    own: dict[str, Any] = {"guild_id": None, "channel_id": 3, "answered": False, "id": "eigene"}
    await do("one that nobody's answer shows", lobby.open("hasard", HasardOptions(), None, **own))
    await do(
        "she is her own referee",
        lobby.open("hasard", HasardOptions(), ADA, referee_id=ADA.id, **{**more, "cause": 5001}),
    )

    await do("Cem takes the computer's seat", lobby.join(id, CEM))
    await do("Cem again", lobby.join(id, CEM))
    await do("Cem on his own seat", lobby.join(id, CEM, "West"))
    await do("Dan finds nothing free", lobby.join(id, DAN))
    await do("Dan on Bo's seat", lobby.join(id, DAN, "Sued"))
    await do("Dan on no seat", lobby.join(id, DAN, "Küche"))
    await do("Bo stands up", lobby.leave(id, BO))
    await do("Bo again", lobby.leave(id, BO))
    await do("Cem moves", lobby.join(id, CEM, "Sued"))
    await do("Bo places Dan", lobby.place(id, BO, DAN))
    await do("the referee places Dan", lobby.place(id, REF, DAN))
    await do("Dan fills up", lobby.fill(id, DAN))
    await do("there is nothing to fill", lobby.fill(id, REF))
    await do("Dan stands up", lobby.leave(id, DAN))
    await do("now there is", lobby.fill(id, REF))
    await do("Oma Else keeps her seat", lobby.join(id, PIA, "Ost"))
    await do("Cem stands up", lobby.leave(id, CEM))
    await do("somebody called like the computer sits down", lobby.join(id, PIA, "Sued"))

    async def kept_off(live: Live, who: Who, seat: Seat) -> None:
        if who.id == FOX.id:
            raise declined("lobby-no-such-seat")

    async def asked(live: Live, who: Who, seat: Seat, *, sure: bool) -> None:
        if who.id == EVE.id and not sure:
            raise declined("lobby-full")

    lobby.gate("test", kept_off)
    lobby.look_out("test", asked)
    await do("Fox is kept off", lobby.join(id, FOX, "West"))
    await do("Fox is kept off, whoever places him", lobby.place(id, REF, FOX, "West"))
    await do("Eve is asked", lobby.join(id, EVE, "West"))
    await do("Eve is sure", lobby.join(id, EVE, "West", sure=True))

    await do("Eve settles rules", lobby.settle(id, EVE, {"rounds": 5}))
    await do("the referee settles rules", lobby.settle(id, REF, {"rounds": 5, "seconds": None}))
    await do("the same rules", lobby.settle(id, REF, {"rounds": 5}))
    await do("rules that do not go", lobby.settle(id, REF, {"rounds": -1}))
    await do("Eve begins", lobby.start(id, EVE, cause=5010))
    await do("the referee begins", lobby.start(id, REF, cause=5011))
    await do("the same press", lobby.start(id, REF, cause=5011))
    await do("another press", lobby.start(id, REF, cause=5012))
    await do("too late to join", lobby.join(id, DAN))
    await do("too late to fill", lobby.fill(id, REF))

    alone = await do(
        "a table with one", lobby.open("hasard", HasardOptions(), ADA, seated={"Nord": ADA}, **{**more, "cause": 5002})
    )
    await do("too few", lobby.start(alone.row.id, ADA, cause=5020))
    assert alone.deadline is not None
    ledger.clock.move(601)
    await do("nobody came", lobby.expire(alone.deadline))
    await do("once", lobby.expire(alone.deadline))
    await do("it is gone", lobby.join(alone.row.id, BO))
    quiet = DeadlineRow(game_id="eigene", kind="lobby", due_at=ledger.clock(), token="lobby")
    await do("nobody is told", lobby.expire(quiet, told=False))

    dog = await do("seats that may be chosen", lobby.open("dog", DogOptions(), ADA, **{**more, "cause": 5003}))
    await do("Ada comes", lobby.join(dog.row.id, ADA))
    await do("Bo chooses", lobby.join(dog.row.id, BO, dog.seats[3].seat))
    await do("Cem comes", lobby.join(dog.row.id, CEM))
    await do("Ada goes, and Cem moves up", lobby.leave(dog.row.id, ADA))
    await do("Bo comes down", lobby.join(dog.row.id, BO, dog.seats[1].seat))
    await do("Ada fills up", lobby.fill(dog.row.id, ADA))

    match = await do(
        "a match", lobby.open("quidditch", QuidditchOptions(), None, referee_id=REF.id, **{**more, "cause": 5004})
    )
    await do("of one's own house", lobby.join(match.row.id, replace(HERE, houses=frozenset("S"))))
    await do("of the other one", lobby.join(match.row.id, replace(EVE, houses=frozenset("G")), sure=True))
    await do("of none", lobby.join(match.row.id, BO))
    await do("the referee does not play", lobby.join(match.row.id, REF))
    await do("the referee begins too early", lobby.start(match.row.id, REF, cause=5030))
    await do("what Ada has open", _names(ledger.games.of(ADA.id)))
    await do("what Ada has opened", _names(ledger.games.of(ADA.id, hosting=True)))
    await do("what is open in the channel", _names(ledger.games.here(2)))
    await do("what they are called", ledger.games.titles([id, None, "gone", "eigene"]))


async def _names(found: Awaitable[list[Live]]) -> list[str]:
    return [live.row.id for live in await found]
