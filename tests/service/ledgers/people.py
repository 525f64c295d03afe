"""What is kept of people and servers: settings, languages, free dice; handed out, erased, swept."""

import json
from typing import Any

from bot.contests.watten.model import WattenOptions
from bot.service.free_dice import FreeDice
from bot.service.people.dossier import dossier
from bot.service.people.retention import Retention
from bot.service.people.tongues import Tongues
from bot.service.play.live import Who
from tests.service.house import ADA, BO, CEM, REF, House
from tests.service.ledger import Ledger, shown
from tests.service.world import ME, World, throw


async def keep(ledger: Ledger) -> None:
    do, servers, clock = ledger.do, ledger.servers, ledger.clock
    await servers.load()
    for title, key, value in (
        ("another language", "language", "en"),
        ("the same", "language", "en"),
        ("nothing is read", "reads", False),
        ("kept for two days", "keep_days", 2),
        ("referees", "role.referee", [21, 22]),
        ("a house", "role.G", [23]),
        ("a channel", "channel.log", 24),
        ("no channel", "channel.log", None),
        ("rules", "rules.watten", {"silence": True}),
    ):
        await do(title, servers.change(7, key, value, REF, cause=None))
    asked = ("language", "reads", "keep_days", "role.referee", "role.S", "channel.log", "rules.watten", "rules.dog")
    await do("what a server has", _same([servers.of(7).value(key) for key in asked]))
    await do("who is who", _same([servers.of(7).ranks({22, 23}), servers.of(7).houses({22, 23})]))
    await do("who keeps how long", _same(servers.keeping()))
    await do("what is preset is changed", servers.change(5, "language", "de", ADA))
    servers.forget(5)
    servers.forget(7)
    await do("forgotten", _same([servers.of(5), servers.of(7), servers.of(None)]))
    await do("read again", servers.load(7))
    await do("nothing is there", servers.load(9))
    await do("known", _same([servers.of(5), servers.of(7), servers.of(9)]))
    await do("all of them", servers.load())
    await do("known", _same([servers.of(5), servers.of(7)]))

    tongues = Tongues(ledger.database, servers, clock)
    for person, language, guild in (
        (1, "de", 1),
        (1, "en", 1),
        (1, "en", 7),
        (1, "de", 7),
        (2, "en", 7),
        (2, "de", None),
    ):
        await do(f"{person} speaks {language} on {guild}", tongues.heard(person, language, guild))
        await do("letters", tongues.of(person, guild))
    tongues.forget(1)
    await do("heard again", tongues.heard(1, "de", 1))

    dice = FreeDice(ledger.database, clock)
    for cause, formula in ((1, "2w6"), (1, "2w6"), (2, "3w10+1w4"), (3, "2w6")):
        await do(f"{formula} by {cause}", dice.roll(7, ADA.id, throw(formula), cause=cause))
    clock.move(12 * 3600 - 60)
    await do("before midnight", dice.roll(7, BO.id, throw(), cause=4))
    clock.move(120)
    await do("delivered again after it", dice.roll(7, BO.id, throw(), cause=4))
    await do("after midnight", dice.roll(7, BO.id, throw(), cause=5))
    await do("days", dice.days(7))
    await do("the last two", dice.days(7, limit=2))
    for day in ("20260701", "20260702", "20260101"):
        await do(f"the log of {day}", dice.log(7, day))
    counted: tuple[tuple[int | None, int | None], ...] = ((7, None), (None, ADA.id), (7, BO.id), (8, None))
    for scope, of in counted:
        await do(f"counted {scope} {of}", dice.counts(scope, of))

    world = World(ledger.house)
    ledger.lines.append("> a life")
    await world.fill()
    await ledger._changes()
    found = await ledger.privacy.find(ME.id)
    data = json.dumps(dossier(found, ME.id, "jemand", clock()), indent=1, ensure_ascii=False, sort_keys=True)
    ledger.lines += [f"  {line}" for line in data.splitlines()]
    await do("how many are open", ledger.privacy.open_games(ME.id))
    ledger.games.forget(list(ledger.games._cache))
    await do("erased", ledger.privacy.erase(ME.id))
    await do("twice", ledger.privacy.erase(ME.id))

    await _contest(ledger)
    retention = Retention(ledger.games, servers)
    for days in (1, 1, 1, 8):
        clock.move(86_400 * days)
        await do(f"{days} days later", retention.sweep())
    await do("a server goes", ledger.privacy.erase_server(7))
    await do("and another", ledger.privacy.erase_server(1))


async def _contest(ledger: Ledger) -> None:
    """Let somebody vanish out of a contest that she leads."""
    house: House = ledger.house
    opened = await ledger.do("a contest", house.contests.open(
        "watten-turnier", WattenOptions(), CEM, guild_id=7, channel_id=2, officials=[ADA.id], cause=9000))  # fmt: skip
    lead = Who(ADA.id, ADA.name, guild_id=7)
    pairs: tuple[tuple[Who | str, str], ...] = ((BO, "Gast"), ("Eins", "Zwei"))
    for number, people in enumerate(pairs):
        wish = house.contests.act(opened.row.id, lead, "add 1", cause=9001 + number, people=people)
        await ledger.do("add 1", wish)
    for who in (BO, CEM, ADA):
        await ledger.do(f"{who.name} is erased", ledger.privacy.erase(who.id))
    assert shown(opened)


async def _same(value: Any) -> Any:
    return value
