"""Leading a game: every act of a referee, with what the book, the people and the channels hear of it."""

from dataclasses import replace
from typing import Any

from bot.engine.spec import LeadingPart
from bot.engine.text import Text
from bot.service.play.live import Who
from bot.store.acts import ActRow, Wanted
from bot.store.panels import PanelRow
from tests.sample import GAME
from tests.sample.model import HasardOptions
from tests.service.house import ADA, BO, CEM, DAN, REF
from tests.service.ledger import Ledger

ADMIN = Who(97, "Chef", referee=True, ranks=frozenset({"admin"}))
ELSEWHERE = Who(96, "Chef anderswo", ranks=frozenset({"admin"}), guild_id=8)
NOTE = Text("partie-already-paused", (("what", "game"),))


async def keep(ledger: Ledger) -> None:
    do, conduct, games, clock = ledger.do, ledger.conduct, ledger.games, ledger.clock
    seats = {"Nord": ADA, "Ost": BO, "Sued": CEM}
    opening: dict[str, Any] = {"guild_id": 1, "channel_id": 2, "seated": seats}
    live = await do("open", ledger.lobby.open("hasard", HasardOptions(), ADA, referee_id=REF.id, cause=8000, **opening))
    id = live.row.id
    await do("nothing runs yet", conduct.pause(id, REF, cause=8001))
    await do("begin", ledger.lobby.start(id, REF, cause=8002))
    clock.move(10)
    await do("the host is no referee", conduct.pause(id, ADA, cause=8003))
    await do("an admin of another server", conduct.pause(id, ELSEWHERE, cause=8004))
    await do("pause", conduct.pause(id, REF, cause=8005, reason="Eule im Saal", note=NOTE))
    await do("pause again", conduct.pause(id, REF, cause=8006))
    await do("nobody moves", games.act(id, ADA, "wurf", cause=8007))
    clock.move(1000)
    await do("go on", conduct.resume(id, ADMIN, cause=8008, note=NOTE))
    await do("go on again", conduct.resume(id, REF, cause=8009))

    await do("no such seat", conduct.replace(id, REF, "Küche", DAN, cause=8010))
    await do("she sits already", conduct.replace(id, REF, "Ost", ADA, cause=8012))
    await do("Dan for Bo", conduct.replace(id, REF, "Ost", DAN, cause=8013, reason="Zug verpasst", note=NOTE))
    await do("the referee for Dan", conduct.replace(id, REF, "Ost", REF, cause=8014))
    await do("the computer for the referee", conduct.replace(id, REF, "Ost", None, cause=8015))
    await do("who sat there before", _former(ledger, id))

    await do("Cem is sent off", conduct.exclude(id, REF, "Sued", cause=8020, reason="Würfelbetrug", letter=NOTE))
    await do("once", conduct.exclude(id, REF, "Sued", cause=8021))
    await do("nobody comes for him", conduct.replace(id, REF, "Sued", BO, cause=8022))
    await do("Cem is let in again", conduct.readmit(id, "Sued", CEM))
    await do("who was not sent off stays", conduct.readmit(id, "Nord", DAN))

    await do("the whistle for Bo", conduct.whistle(id, REF, BO, cause=8030, reason="Halbzeit", note=NOTE))
    await do("the flag for Dan", conduct.whistle(id, BO, DAN, cause=8031, assistant=True))
    await do("the whistle for Dan, too", conduct.whistle(id, BO, DAN, cause=8032))
    await do("he gives it back", conduct.whistle(id, DAN, None, cause=8033))
    await do("a referee takes it", conduct.whistle(id, REF, REF, cause=8034))

    panels = [PanelRow(game_id=id, channel_id=2, message_id=77, posted_at=clock())]
    await do("to another room", conduct.move(id, REF, 4, cause=8040, leaving=panels))
    clock.move(5)
    live = await games.live(id)
    row = next(row for row in live.seats if row.person_id == CEM.id)
    move = live.spec.notation.write(live.spec.rules.legal(live.folded().state, row.seat)[0])
    await do(f"Cem: {move}", games.act(id, CEM, move, cause=8052))
    await do("the referee fines Ada", games.act(id, REF, "strafe Nord", cause=8053))
    await do("back to nowhere", games.rewind(id, REF, cause=8054, to=77))
    await do("back", conduct.rewind(id, REF, cause=8055, reason="Irrtum", note=NOTE))
    await do("the same press", conduct.rewind(id, REF, cause=8055))
    await do("a button of before", games.act(id, CEM, move, cause=8056, token=live.token))
    await do("to the beginning of the section", conduct.rewind(id, REF, cause=8057, section=True))
    await do("there is nothing more", conduct.rewind(id, REF, cause=8058))
    await do("not by a player", conduct.rewind(id, CEM, cause=8059))

    await do("not by a player", conduct.end(id, CEM, cause=8060))
    await do("broken off", conduct.end(id, REF, cause=8061, reason="Feueralarm", note=NOTE))
    for title, wish in (
        ("no pause", conduct.pause(id, REF, cause=8062)),
        ("no whistle", conduct.whistle(id, REF, BO, cause=8063)),
        ("no move", conduct.move(id, REF, 5, cause=8064)),
        ("no end", conduct.end(id, REF, cause=8065)),
        ("no way back", conduct.rewind(id, REF, cause=8066)),
    ):
        await do(title, wish)

    leading: LeadingPart[Any, Any] = LeadingPart(replaced="strafe {}".format, exclude="strafe {}".format)
    games.specs = {**games.specs, GAME.name: replace(GAME, leading=leading)}
    live = await do("rules that want to hear of it", ledger.house.begin(HasardOptions(rounds=1), seats))
    id = live.row.id
    await do("Dan for Bo", conduct.replace(id, REF, "Ost", DAN, cause=8070))
    await do("Cem is sent off", conduct.send_off(id, REF, CEM.id, cause=8071, reason="laut"))
    await do("the rules have heard enough", conduct.send_off(id, REF, DAN.id, cause=8072, reason="laut"))
    await do("who is not there", conduct.send_off(id, REF, 12345, cause=8073, reason="laut"))
    await do("by nobody in particular", conduct.send_off(id, ADA, ADA.id, cause=8074, reason="laut"))

    alone: dict[str, Any] = {"guild_id": None, "channel_id": 6, "seated": {"Nord": ADA, "Ost": "Oma"}, "cause": 8080}
    direct = await do("in direct messages", ledger.lobby.open("hasard", HasardOptions(), ADA, **alone))
    await do("begin", ledger.lobby.start(direct.row.id, ADA, cause=8081))
    await do("pause without a book", conduct.pause(direct.row.id, ADA, cause=8082))
    await do("go on", conduct.resume(direct.row.id, ADA, cause=8083))
    await do("Ada gives her seat to the computer", ledger.leaving.leave(direct.row.id, ADA, cause=8084))
    await do("the end", conduct.end(direct.row.id, ADA, cause=8085))

    first, book = (
        ActRow(guild_id=1, at=clock(), kind="warning", actor_id=REF.id, target_id=12, reason="Reden"),
        ledger.book,
    )
    for number, act in enumerate((first, replace(first, target_id=13, game_id=id, channel_id=4), first)):
        await do("a warning", book.record(replace(act, cause=8090 + number)))
    found, total = await book.find(Wanted(1, ("warning",)))
    await do("warnings", _same([total, *found]))
    await do("of Bo", book.find(Wanted(1, ("warning",), target_id=12), offset=1))
    await do("one of all", book.find(Wanted(1, standing=True), limit=1))
    await do("in a game", book.find(Wanted(1, ("warning",), game_id=id)))
    await do("in a room", book.find(Wanted(1, channel_id=4)))
    await do("taken back", book.undo(1, found[0].id, ADMIN, "Verwechslung"))
    await do("once", book.undo(1, found[0].id, REF, ""))
    await do("not elsewhere", book.undo(2, found[1].id, REF, ""))
    await do("amended", book.amend(replace(found[1], reason="Lautes Reden", data={"seconds": 5})))
    await do("not what was taken back", book.amend(replace(found[0], reason="Doch")))
    await do("read", book.get(1, found[1].id))
    await do("how many stand", book.warnings(1, 12))
    await do("and in this game", book.warnings(1, 13, id))
    await do("of which game", book.game_of(1, found[1].id))
    await do("of none", book.game_of(1, 12345))
    await do("wherever it is", book.game_of(None, found[1].id))
    for number in (2**31 - 1, 2**31):
        await do(f"number {number}", book.get(1, number))
        await do(f"the game of {number}", book.game_of(1, number))


async def _former(ledger: Ledger, id: str) -> Any:
    return list((await ledger.games.live(id)).former)


async def _same(value: Any) -> Any:
    return value
