"""The referees' desk and the captain's page, press by press: absence, substitution, exclusion, consent."""

import pytest
from simcord.actors import MemberActor
from simcord.backend.errors import BackendError, SetupError
from simcord.results import InteractionResult, ResponseMessage

from bot.games.quidditch import events as e
from bot.store.acts import Wanted
from tests.cogs.cabin import letters, nick
from tests.cogs.pitch import Cup, facts, live, pitch, pokal, said
from tests.edge.house import controls, labels, raw, sheet, told, words

__all__ = ["pitch", "pokal"]


async def page(cup: Cup, label: str) -> ResponseMessage:
    """Turn the desk in the referees' thread to a page of one's own."""
    desk = next(one for one in reversed(cup.officials().history()) if "Nachrichten" in labels(one))
    label = next(one for one in labels(desk) if one.startswith(label))  # a request is counted behind it
    return sheet(await cup.referee.click(desk, label=label))


async def choose(who: MemberActor, page: ResponseMessage, key: str, value: str) -> InteractionResult:
    """Choose something in one of the menus of a page."""
    (menu,) = (one for one in controls(page) if one.startswith("s:") and one.endswith(f":{key}"))
    return await who.select(page, [value], custom_id=menu)


async def captains_page(cup: Cup, seat: str) -> ResponseMessage:
    """Let a captain turn to the page of captains."""
    captain = cup.people[seat]
    own = await captain.slash(cup.house.channel, "quidditch xp")
    return sheet(await captain.click(sheet(own), label="Als Kapitän"))


async def test_a_player_who_vanished_comes_back_in_time(pokal: Cup) -> None:
    house = pokal.house
    await pokal.until("jaeger")
    await choose(pokal.referee, await page(pokal, "Leute"), "fehlt", "fehlt SHüter")
    assert "SHüter ist verschwunden und hat fünf Minuten" in said(house.channel)[-1]
    second = await choose(pokal.referee, await page(pokal, "Leute"), "fehlt", "fehlt GHüter")
    assert "Wir warten schon auf SHüter" in told(second)
    await pokal.say("GHüter", "Wo ist er denn?")  # everybody may talk meanwhile
    assert [one.stoert for one in await facts(house, pokal.game, e.Geredet)] == [False]
    await house.env.advance_time(120)
    desk = await page(pokal, "Leute")
    assert "SHüter ist verschwunden" in words(desk)
    await pokal.referee.click(desk, label="Ist wieder da")
    assert "wieder da und hat eine Minute" in said(house.channel)[-1]
    await house.env.advance_time(63)
    assert len(await facts(house, pokal.game, e.Fortgesetzt)) == 1
    assert (await pokal.state()).stage == "frei"


async def test_who_stays_away_is_replaced_by_one_who_moves_up(pokal: Cup) -> None:
    house = pokal.house
    await pokal.until("jaeger")
    await choose(pokal.referee, await page(pokal, "Leute"), "fehlt", "fehlt SHüter")
    await house.env.advance_time(302)
    assert len(await facts(house, pokal.game, e.Weggeblieben)) == 1
    assert "SHüter fehlt. Der Kapitän darf einen Wechsel erbitten" in "\n".join(said(house.channel))
    desk = await page(pokal, "Wechsel")
    (menu,) = (one for one in controls(desk) if one.startswith("s:"))
    mover = pokal.people["SJäger1"]
    await pokal.referee.select(desk, ["aufrücken SJäger1>SHüter"], custom_id=menu)
    match = await live(house, pokal.game)
    assert [row.seat for row in match.seats if row.person_id == mover.id] == ["SHüter"]
    assert match.seat_of(pokal.people["SHüter"].id) is None
    assert nick(house, mover) == "SHüter"
    assert nick(house, pokal.people["SHüter"]) is None


async def request(cup: Cup, seat: str, changes: str) -> InteractionResult:
    """Let a captain ask for a substitution."""
    captain = cup.people[seat]
    asking = sheet(await captain.click(await captains_page(cup, seat), label="Wechsel erbitten"))
    form = await captain.click(asking, label="Selbst eintippen")
    return await captain.submit_modal(form, {"line": changes})


async def answer(cup: Cup, label: str) -> str:
    """Answer a request, and return what the captain is told of it."""
    await cup.referee.click(await page(cup, "Wechsel"), label=label)
    return letters(cup.people[f"{label[0]}Jäger1"])[-1]


async def seated(cup: Cup, seat: str) -> bool:
    """Tell whether somebody still plays."""
    return (await live(cup.house, cup.game)).seat_of(cup.people[seat].id) is not None


async def test_a_substitution_is_refused_or_waits_for_its_break(pokal: Cup) -> None:
    house = pokal.house
    await pokal.until("jaeger")
    await request(pokal, "GJäger1", "GSucher>- +>GSucher: muss zum Zug")
    assert "muss zum Zug" in "\n".join(said(pokal.officials()))
    assert "muss zum Zug" not in "\n".join(said(house.channel))
    desk = await page(pokal, "Wechsel")
    assert "muss zum Zug" in words(desk)
    assert labels(desk)[:4] == [f"Gryffindor: {one}" for one in ("sofort", "nächste Pause", "Halbzeit", "ablehnen")]
    assert "abgelehnt" in await answer(pokal, "Gryffindor: ablehnen")
    await request(pokal, "GJäger1", "GSucher>- +>GSucher: wirklich")
    assert "in der nächsten Pause erlaubt" in await answer(pokal, "Gryffindor: nächste Pause")
    await request(pokal, "SJäger1", "SSucher>- +>SSucher: auch")
    assert "zur Halbzeit erlaubt" in await answer(pokal, "Slytherin: Halbzeit")
    assert await seated(pokal, "GSucher") and await seated(pokal, "SSucher")
    await pokal.until("chat")
    assert not await seated(pokal, "GSucher") and await seated(pokal, "SSucher")
    assert nick(house, pokal.people["GSucher"]) is None


async def test_a_substitution_at_once_is_the_only_one(pokal: Cup) -> None:
    await pokal.until("jaeger")
    await request(pokal, "GJäger1", "GSucher>- +>GSucher: muss zum Zug")
    assert "sofort erlaubt" in await answer(pokal, "Gryffindor: sofort")
    assert not await seated(pokal, "GSucher")
    with pytest.raises(SetupError):  # the button is gone
        await request(pokal, "GJäger1", "GHüter>- +>GHüter: auch müde")
    captain = pokal.people["GJäger1"]
    forged = await pokal.press(captain, "wechsel GHüter>- +>GHüter: auch müde")
    assert "euren Wechsel schon gehabt" in told(forged)


async def test_a_request_that_cannot_be_is_explained_to_the_captain(pokal: Cup) -> None:
    await pokal.until("jaeger")
    for typed, reason in (
        ("GHüter", "verstehe ich nicht"),
        ("SHüter>- +>SHüter: los", "nur in eurer Mannschaft"),
        ("GTreiber1>GHüter: los", "muss vorher da sein"),
        ("+>GHüter: los", "Platz wird nicht frei"),
    ):
        assert reason in told(await request(pokal, "GJäger1", typed))
    assert await facts(pokal.house, pokal.game, e.WechselErbeten) == []


async def test_back_leads_one_page_up_in_place_and_there_is_one_desk(pokal: Cup) -> None:
    await pokal.until("jaeger")
    before = [one.id for one in pokal.officials().history()]
    people = await page(pokal, "Leute")
    asked = sheet(await choose(pokal.referee, people, "ausschluss", ">ausschluss.SSucher"))
    assert asked.id == people.id and "Ja, ausschließen" in labels(asked)
    back = sheet(await pokal.referee.click(asked, label="Zurück"))
    assert back.id == people.id and words(back) == words(people), "the page from which one came, in its place"
    closed = await pokal.referee.click(back, label="Zurück")
    assert not closed.followups, "no second copy"
    with pytest.raises(BackendError):  # it is gone
        await pokal.referee.click(back, label="Zurück")
    assert [one.id for one in pokal.officials().history()] == before, "the desk is where it was, once"


async def test_an_excluded_player_is_out_for_good(pokal: Cup) -> None:
    house, out = pokal.house, pokal.people["SSucher"]
    await pokal.until("jaeger")
    asked = await choose(pokal.referee, await page(pokal, "Leute"), "ausschluss", ">ausschluss.SSucher")
    assert not (await pokal.state()).player("SSucher").excluded, "it is asked about first"
    form = await pokal.referee.click(sheet(asked), label="Ja, ausschließen")
    unseen = await pokal.referee.submit_modal(form, {"line": "\u2800\u200b"})
    assert "nichts, was man lesen könnte" in told(unseen)
    assert not (await pokal.state()).player("SSucher").excluded, "a reason that cannot be seen is none"
    why = "Er hat *mehrmals* dazwischengerufen, `obwohl` er gebeten wurde, still zu sein. " * 5
    form = await pokal.referee.click(sheet(asked), label="Ja, ausschließen")
    await pokal.referee.submit_modal(form, {"line": why[:400]})
    await house.env.settle()
    assert (await pokal.state()).player("SSucher").excluded
    found, _ = await house.services.book.find(Wanted(house.guild.id, ("exclusion",)))
    assert [act.reason for act in found] == [why[:400].strip()]
    (told_him,) = [one.content for one in out.user.dm_channel.history() if "🟥" in one.content]
    assert told_him.replace("\\", "").endswith(why[:400].strip()) and "Gryffindor – Slytherin" in told_him
    assert not any("dazwischengerufen" in one for one in said(house.channel))
    assert any("SSucher" in one for one in said(house.channel)[-2:])
    assert nick(house, out) is None
    await out.send(house.channel, "Finden")
    assert [(one.seat, one.text) for one in await facts(house, pokal.game, e.Geredet)] == [(None, "Finden")]
    desk = await page(pokal, "Leute")
    offered = [option["value"] for part in raw(desk) for option in part.get("options", ())]
    assert ">ausschluss.SHüter" in offered and ">ausschluss.SSucher" not in offered
    twice = await pokal.press(pokal.referee, "ausschluss SSucher")
    assert "schon ausgeschlossen" in told(twice)


async def test_both_captains_and_the_referee_end_a_match_together(pokal: Cup) -> None:
    house, people = pokal.house, (pokal.people["GJäger1"], pokal.people["SJäger1"])
    await pokal.until("jaeger")
    yes = "Dafür: das Spiel jetzt beenden"
    for seat, captain in zip(("GJäger1", "SJäger1"), people, strict=True):
        asked = sheet(await captain.click(await captains_page(pokal, seat), label="Jetzt beenden"))
        await captain.click(asked, label=yes)
        again = sheet(await captain.click(await captains_page(pokal, seat), label="Jetzt beenden"))
        assert yes not in labels(again)
        assert "schon zugestimmt" in told(await pokal.press(captain, "ja ende"))
    assert (await live(house, pokal.game)).row.status == "running"
    desk = await page(pokal, "Schluss")
    assert "Dafür, das Spiel jetzt beenden: Gryffindor · Slytherin" in words(desk)
    await pokal.referee.click(sheet(await pokal.referee.click(desk, label="Jetzt beenden")), label=yes)
    assert (await live(house, pokal.game)).row.status == "over"
    (report,) = [one for one in house.channel.history() if len(one.attachments) == 3]
    assert "Unentschieden" in report.content
    assert [nick(house, one) for one in (*people, pokal.referee)] == [None, None, None]


async def test_nobody_but_a_captain_has_the_captains_page(pokal: Cup) -> None:
    house, player = pokal.house, pokal.people["GHüter"]
    await pokal.until("jaeger")
    own = await player.slash(house.channel, "quidditch xp")
    assert "Als Kapitän" not in labels(sheet(own))
    for move in ("ja ende", "wechsel GHüter>- +>GHüter: los"):
        assert "nur der Kapitän" in told(await pokal.press(player, move))
    token = (await live(house, pokal.game)).token
    page = await house.press(player, f"m:{pokal.game}:{token}:>kapitaen", house.panel())
    assert "Jetzt beenden" not in labels(sheet(page))
