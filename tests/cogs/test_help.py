"""/hilfe begins where somebody is: at a table, in a direct message, or anywhere else."""

import dataclasses
import re
from typing import Any

import discord
import pytest
from sqlalchemy import delete, insert, select

from bot.edge.table.asking import controls_of
from bot.engine.screen import Button, Choice, Menu, Screen
from bot.engine.screen import to_page as to_turn
from bot.engine.spec import MannersPart
from bot.engine.text import text
from bot.games import find_games
from bot.service.play.live import Who
from bot.store import tables as t
from bot.store.database import Connection
from tests.cogs.helping import URL, deal, help_me, links, menu, sheet, turn, typed
from tests.edge.house import House, labels, words
from tests.sample import GAME as HASARD
from tests.sample.model import HasardOptions

HIDDEN = discord.PermissionOverwrite(view_channel=False)


async def test_anywhere_the_games_and_how_they_begin_in_the_readers_language(house: House) -> None:
    answer = await help_me(house, house.anna)
    said = typed(answer)
    assert said.startswith("\n## Womit kann ich helfen?")
    assert "**Würfel und Kampfwurf**" in said
    assert "`/dice` · `/wuerfel statistik` · `/wuerfel beweis` · `/wuerfel kampf`" in said
    kampf = house.services.command_ids["wuerfel"]
    assert f"</wuerfel kampf:{kampf}>" in words(answer), "commands can be pressed"
    assert "Hier läuft gerade nichts" in said
    assert "`/hilfe`" in said
    assert "Anderswo" not in said
    there = {spec.folder.name for spec in find_games().values()}
    assert len(menu(answer)) == len(there - {"kampf"}) + 4, "games that exist, tournaments, the cup, dice and order"
    emily = house.person("emily", locale="en-GB")
    said = words(await help_me(house, emily))
    assert "How can I help?" in said
    assert f"`/dicebox duel` (</wuerfel kampf:{kampf}>)" in said
    assert "Nothing is going on here" in said
    assert "`/help`" in said
    page = await help_me(house, emily, suche="Dice and duels: Experience points")
    assert "the sum **11**" in words(page)


async def test_at_a_table_what_exactly_this_person_can_do(house: House) -> None:
    await house.anna.slash(house.channel, "wuerfel kampf", gegner=house.ben)
    mine = await help_me(house, house.anna)
    assert "### Kampfwurf" in words(mine)
    assert "Beide würfeln" in words(mine)
    assert re.search(r"<t:\d+:R>", words(mine))
    assert "wartet auf **dich**" in words(mine)
    assert "- Würfeln" in words(mine)
    assert links(mine) == [f"{URL}{house.guild.id}/{house.channel.id}/{house.panel().id}"]
    await house.anna.click(house.panel(), label="Würfeln")
    after = await help_me(house, house.anna)
    assert f"Gewartet wird auf {house.ben.mention}" in words(after)
    assert "- Würfeln" not in words(after)
    spectator = await help_me(house, house.carl)
    assert "Du schaust zu" in words(spectator)
    assert "- Würfeln" not in words(spectator)


@pytest.mark.parametrize("first", [1, 2**62])
async def test_the_way_to_the_table_never_leads_to_the_referees(house: House, first: int) -> None:
    await house.anna.slash(house.channel, "wuerfel kampf", gegner=house.ben)
    game, public = house.game_id(), house.panel()
    hidden = {"game_id": game, "audience": "officials", "shown": 0, "posted_at": house.env.now()}
    seen = await house.services.games.database.read(
        lambda db: db.execute(select(t.panels).where(t.panels.c.game_id == game)).mappings().one()
    )

    def referees_first(db: Connection) -> None:
        db.execute(delete(t.panels))
        db.execute(insert(t.panels).values(**hidden, channel_id=first, message_id=first))
        db.execute(insert(t.panels).values(**seen))

    await house.services.games.database.write(referees_first)
    for person in (house.anna, house.carl):
        assert links(await help_me(house, person)) == [f"{URL}{house.guild.id}/{house.channel.id}/{public.id}"]
    await house.services.games.database.write(
        lambda db: db.execute(delete(t.panels).where(t.panels.c.audience == "public"))
    )
    assert links(await help_me(house, house.anna)) == []


async def test_where_nothing_goes_on_free_seats_elsewhere_are_named(house: House) -> None:
    beside = house.guild.create_text_channel("nebenan")
    await house.anna.slash(house.channel, "wuerfel kampf")
    elsewhere = words(await help_me(house, house.carl, room=beside))
    assert f"anderswo ist noch Platz: Kampfwurf (<#{house.channel.id}>)" in elsewhere
    await house.ben.click(house.panel(), label="Platz nehmen")
    assert "Hier läuft gerade nichts." in words(await help_me(house, house.carl, room=beside))


async def test_a_table_in_a_channel_one_cannot_see_is_not_named(house: House) -> None:
    hidden = house.guild.create_text_channel("geheim", overwrites={house.guild.default_role: HIDDEN})
    beside = house.guild.create_text_channel("nebenan")
    insider = house.guild.create_role("Eingeweihte")
    dora = house.person("dora", wearing=[insider])
    await house.anna.slash(house.channel, "wuerfel kampf")
    host = Who(dora.id, "dora")
    options = HasardOptions(rounds=1)
    await house.inside(
        house.services.lobby.open("hasard", options, host, guild_id=house.guild.id, channel_id=hidden.id)
    )
    free = words(await help_me(house, house.carl, room=beside))
    assert f"Kampfwurf (<#{house.channel.id}>)" in free
    assert f"<#{hidden.id}>" not in free
    chief = house.person("chefin", rights=discord.Permissions(administrator=True))
    assert f"<#{hidden.id}>" in words(await help_me(house, chief, room=beside))


async def test_the_button_rules_leads_to_the_rules_of_this_game(house: House) -> None:
    await house.anna.slash(house.channel, "wuerfel kampf", gegner=house.ben)
    answer = await turn(house.carl, await help_me(house, house.carl), "Regeln")
    assert "## Würfel und Kampfwurf" in words(answer)
    assert "- `/wuerfel kampf`: Fordert zum Kampfwurf heraus" in typed(answer)
    back = await turn(house.carl, await turn(house.carl, answer, "Alle Spiele"), "Was kann ich gerade tun?")
    assert "Du schaust zu" in words(back)


async def test_hands_are_told_only_to_their_owner_and_the_door_is_there(house: House) -> None:
    game = await deal(house)
    state = (await house.services.games.live(game)).folded().state
    for person, seat in ((house.anna, "Nord"), (house.ben, "Ost")):
        answer = await help_me(house, person)
        cards = [int(card) for card in re.findall(r"- Karte (\d+)", words(answer))]
        assert cards == list(state.player(seat).hand)
        await person.click(answer, label="Meine Karten")
        assert labels(answer) == [*(f"Karte {card}" for card in cards), "Aufstehen"]
    stranger = await help_me(house, house.carl)
    assert not re.search(r"Karte \d", words(stranger))
    assert "Meine Karten" not in labels(stranger)


async def test_who_leads_is_told_what_a_referee_can_do(house: House) -> None:
    await deal(house)
    chief = house.person("chefin", manager=True)
    said = words(await help_me(house, chief))
    assert "Du leitest diese Partie" in said
    assert "Du schaust zu" not in said
    assert said.count("einen Punkt abziehen") == 2
    assert "einen Punkt abziehen" not in words(await help_me(house, house.carl))


async def test_before_the_game_begins(house: House) -> None:
    await house.anna.slash(house.channel, "wuerfel kampf")
    assert "Ein Platz ist frei" in words(await help_me(house, house.carl))
    assert "Du hast schon einen Platz" in words(await help_me(house, house.anna))


async def test_a_thread_belongs_to_its_channels_game_and_a_game_that_rests_says_so(house: House) -> None:
    game = await deal(house)
    live = await house.services.games.live(game)
    live.row = dataclasses.replace(live.row, paused_at=house.env.now())
    resting = words(await help_me(house, house.anna))
    assert "Die Partie ruht" in resting
    assert "wartet auf **dich**" not in resting
    await deal(house)
    house.env.backend.create_thread(house.channel.id, name="Flüsterecke", owner_id=house.anna.id, type=11)
    await house.env.settle()
    answer = sheet(await house.anna.slash(house.channel.threads[0], "hilfe"))
    assert "wartet auf **dich**" in words(answer)


async def test_your_own_table_comes_first_when_there_are_many(house: House) -> None:
    await deal(house)
    for _ in range(4):
        await house.carl.slash(house.channel, "wuerfel kampf")
    answer = await help_me(house, house.anna)
    first = words(answer).split("###")[1]
    assert "wartet auf **dich**" in first
    assert words(answer).count("###") == 3


async def test_where_people_type_only_what_may_be_offered_is_told(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await deal(house)
    live = await house.services.games.live(game)
    hand = live.folded().state.player("Nord").hand
    live.spec = dataclasses.replace(HASARD, manners=MannersPart(free_speech=True))
    assert words(await help_me(house, house.anna)).count("- Karte ") == len(hand)
    with monkeypatch.context() as patch:
        patch.setattr(type(HASARD.rules), "legal", lambda *_: ())
        assert "- Karte " not in words(await help_me(house, house.anna))

    def bare(view: Any, voice: Any, page: str) -> Screen:
        return dataclasses.replace(HASARD.screen(view, voice, page), rows=())

    live.spec = dataclasses.replace(HASARD, manners=MannersPart(free_speech=True), screen=bare)
    for said in (words(await help_me(house, house.anna)), words(sheet(await house.anna.user.slash("hilfe")))):
        assert "Hinweise gibt es keine" in said, "a cup match gives none"
        assert "wartet auf **dich**" not in said
        assert "Karte " not in said
    assert "## Deine Tische" in said
    assert "Du schaust zu" in words(await help_me(house, house.carl))


async def test_a_page_is_told_when_there_is_a_move_behind_it_and_a_menu_in_one_line(house: House) -> None:
    def paged(view: Any, voice: Any, page: str) -> Screen:
        screen = HASARD.screen(view, voice, "" if page == "legen" else page)
        if view.me is None or page:
            return screen
        lay, rules = (Button(to_turn(name), text(label)) for name, label in PAGES.items())
        cards = tuple(Choice(button.move, button.label) for button in controls_of(screen.rows))
        return dataclasses.replace(screen, rows=((lay, rules), Menu("karten", text("hasard-my-cards"), cards)))

    game = await deal(house)
    live = await house.services.games.live(game)
    live.spec = dataclasses.replace(HASARD, screen=paged)
    one, other = live.folded().state.player("Nord").hand
    listed = [line for line in words(await help_me(house, house.anna)).split("\n") if line.startswith("- ")]
    assert listed == ["- Meine Karten", f"- Meine Karten: Karte {one}, Karte {other}"]


PAGES = {"legen": "hasard-my-cards", "regeln": "hasard-rules-heading"}


async def test_in_a_direct_message_what_the_bot_waits_for(house: House) -> None:
    other = house.guild.create_text_channel("hinterzimmer")
    await deal(house, other)
    await house.ben.slash(house.channel, "wuerfel kampf", gegner=house.anna)
    anna = house.anna.user
    answer = sheet(await anna.slash("hilfe"))
    said = words(answer)
    assert "## 2 Partien warten auf dich" in said
    assert f"<#{other.id}>" in said
    assert f"<#{house.channel.id}>" in said
    assert re.search(r"<t:\d+:R>", said)
    assert len(links(answer)) == 1, "only the duel has a panel"
    await house.anna.click(house.panel(), label="Würfeln")
    later = words(sheet(await anna.slash("hilfe")))
    assert "## Eine Partie wartet auf dich" in later
    assert later.index(f"<#{other.id}>") < later.index(f"<#{house.channel.id}>")
    elsewhere = words(await help_me(house, house.ben))
    assert "wartet auf **dich**" in elsewhere


async def test_nothing_to_do_in_a_direct_message_or_here_but_elsewhere(house: House) -> None:
    dora = house.stranger("dora")
    answer = sheet(await dora.slash("hilfe"))
    assert "Ich warte auf nichts von dir" in words(answer)
    await dora.select(answer, [menu(answer)["Ordnung"]])
    assert "## Ordnung" in words(answer)
    other = house.guild.create_text_channel("hinterzimmer")
    await deal(house, other)
    assert f"Anderswo wartet man auf dich:** <#{other.id}>" in words(await help_me(house, house.anna))
    assert "Anderswo" not in words(await help_me(house, house.carl))
