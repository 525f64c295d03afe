"""Why somebody was punished or sent off in a tournament belongs to that person's data, and to nobody else's."""

import json
from typing import Any

from simcord.actors import MemberActor

from bot.edge.privacy.paper import papers
from bot.service.people.dossier import dossier
from bot.store.events import load_events
from tests.cogs.test_turnier_online import crowd
from tests.cogs.test_turnier_tables import seated
from tests.cogs.tourney import Tourney, plain
from tests.edge.house import House

__all__ = ["plain"]


async def data_of(house: House, who: MemberActor) -> tuple[Any, str]:
    """Return somebody's data for machines and for people."""
    services = house.services
    found = await services.privacy.find(who.id)
    whole = dossier(found, who.id, "jemand", services.games.clock())
    _, (_, body) = papers(whole, lambda words: services.texts.say(words, "de"), frozenset(services.games.specs))
    return whole, body.decode()


async def test_the_reason_of_an_exclusion_is_in_ones_own_data(house: House) -> None:
    table = await seated(house)
    number = (await table._sides())[0] + 1
    out, others = table.people[2 * number - 2 : 2 * number], [await table.second(), house.ben]
    why = f"Karte versteckt, sagt {house.carl.mention}"
    await table.tourney.form(house.anna, f"lead.exclude.{number}", why=why, aloud=["quiet"])
    for one in out:
        whole, written = await data_of(house, one)
        (verdict,) = whole["verdicts"]
        assert (verdict["game_id"], verdict["kind"]) == (table.tourney.id, "excluded")
        assert verdict["reason"] == "Karte versteckt, sagt jemand", "whoever else is named is somebody"
        assert "Ausschluss, Grund: Karte versteckt" in written
    for other in others:
        whole, written = await data_of(house, other)
        assert "Karte versteckt" not in json.dumps(whole) and "Karte versteckt" not in written


async def test_z2_7_penalties_are_in_ones_own_data(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde")
    people = await crowd(house, tourney, 4)
    await tourney.draw()
    await tourney.form(house.anna, "lead.punish.2.spiel-gross.1.warning", why="Karten gezeigt", aloud=["quiet"])
    whole, written = await data_of(house, people[1])
    (verdict,) = whole["verdicts"]
    assert (verdict["verdict"], verdict["offence"], verdict["reason"]) == ("warning", "spiel-gross", "Karten gezeigt")
    assert "Verwarnung, Grund: Karten gezeigt" in written
    assert (await data_of(house, people[0]))[0]["verdicts"] == []
    lead, _ = await data_of(house, house.anna)
    assert lead["verdicts"] == [], "who leads has it among his own moves, not as something about him"


async def log_of(house: House, tourney: Tourney) -> str:
    """Return everything the log says, as it is stored."""
    rows = await house.services.games.database.read(lambda db: load_events(db, tourney.id))
    return "\n".join(row.body for row in rows)


async def test_who_is_erased_takes_the_reasons_of_his_penalties_out_of_the_log(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde")
    people = await crowd(house, tourney, 5)
    await tourney.draw()
    await tourney.form(house.anna, "lead.punish.2.spiel-gross.1.warning", why="Karten gezeigt", aloud=["quiet"])
    await tourney.form(house.anna, "lead.exclude.2", why="Zoe hat gemogelt", aloud=["aloud"])
    await tourney.form(house.anna, "lead.exclude.3", why="Bela war betrunken", aloud=["quiet"])
    await house.inside(house.services.privacy.erase(people[1].id))
    written = await log_of(house, tourney)
    assert "Karten gezeigt" not in written and "Zoe" not in written
    assert "Bela war betrunken" in written, "what is about somebody else stays"
    state = await tourney.state()
    assert (state.entries[1].status, state.entries[1].why) == ("excluded", ""), "that it happened stays"
    assert state.entries[2].why == "Bela war betrunken"
    await house.inside(house.services.privacy.erase(people[1].id))
    assert await log_of(house, tourney) == written, "a second time changes nothing"


async def test_who_leads_is_erased_without_the_reasons_he_gave_to_others(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde")
    await crowd(house, tourney, 5)
    await tourney.draw()
    await tourney.form(house.anna, "lead.exclude.3", why="Bela war betrunken", aloud=["quiet"])
    await house.inside(house.services.privacy.erase(house.anna.id))
    assert "Bela war betrunken" in await log_of(house, tourney)
