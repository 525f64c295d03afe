"""/hilfe: begins where somebody is, can be leafed through, finds things, and survives everything."""

import dataclasses
import re
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.results import InteractionResult, ResponseMessage

from bot.app.live import Who
from bot.draw.pool import StudioError
from bot.engine.screen import Button, Choice, Menu, Screen
from bot.engine.screen import turn as to_turn
from bot.engine.text import text
from bot.help import LANGUAGES, books
from bot.ui.asking import controls_of
from bot.ui.help_pages import contents, leaf, overview
from bot.ui.help_reader import Command, Reader
from bot.ui.layout import Shown
from tests.cogs.test_registration import parts, registered, spellings
from tests.sample import GAME as HASARD
from tests.sample.model import HasardOptions
from tests.ui.house import Easel, House, _walk, labels, raw, told, words

URL = "https://discord.com/channels/"


def sheet(result: InteractionResult) -> ResponseMessage:
    """Return the one private answer, with Discord's limits checked."""
    answers = [one for one in (result.response, *result.followups) if one is not None]
    assert len(answers) == 1
    assert answers[0].ephemeral
    fits(answers[0])
    return answers[0]


def fits(message: ResponseMessage) -> None:
    limits(raw(message))


def everything(shown: Shown) -> list[dict[str, Any]]:
    """List all components of a sheet that is not sent."""
    view: Any = shown.view
    return list(_walk(view.to_components()))


def limits(components: list[dict[str, Any]]) -> None:
    """Check what Discord would refuse."""
    assert len(components) <= 40
    assert sum(len(part["content"]) for part in components if part["type"] == 10) <= 4000
    ids = [part["custom_id"] for part in components if "custom_id" in part]
    assert len(ids) == len(set(ids)), ids
    assert all(len(id) <= 100 for id in ids)
    for part in components:
        assert len(part.get("label") or "") <= 80
        assert len(part.get("components", [])) <= 5 or part["type"] != 1
        for line in part.get("options", []):
            assert len(line["label"]) <= 100
            assert 1 <= len(line["description"]) <= 100


def menu(message: ResponseMessage) -> dict[str, str]:
    """Return the menu's lines: what they say and where they lead."""
    (found,) = (part for part in raw(message) if part["type"] == 3)
    assert 1 <= len(found["options"]) <= 25
    return {line["label"]: line["value"] for line in found["options"]}


def links(message: ResponseMessage) -> list[str]:
    return [part["url"] for part in raw(message) if part.get("url", "").startswith(URL)]


async def help_me(house: House, person: MemberActor, **options: Any) -> ResponseMessage:
    return sheet(await person.slash(house.channel, "hilfe", **options))


async def turn(person: MemberActor, message: ResponseMessage, label: str) -> ResponseMessage:
    await person.click(message, label=label)
    fits(message)
    return message


async def deal(house: House, channel: ChannelHandle | None = None, *, begin: bool = True) -> str:
    """Seat anna (Nord) and ben (Ost) at a table with hands and a door."""

    async def work() -> str:
        host, place = Who(house.anna.id, "anna"), channel or house.channel
        live = await house.desk.lobby.open(
            "hasard",
            HasardOptions(rounds=1),
            host,
            guild_id=house.guild.id,
            channel_id=place.id,
            seated={"Nord": host, "Ost": Who(house.ben.id, "ben")},
        )
        if begin:
            await house.desk.lobby.start(live.row.id, host, cause=1)
        return live.row.id

    return await house.inside(work())


# -- where somebody is ---------------------------------------------------------------------------------------------


async def test_anywhere_the_games_and_how_they_begin_in_the_readers_language(house: House) -> None:
    answer = await help_me(house, house.anna)
    said = words(answer)
    assert said.startswith("\n## Womit kann ich helfen?")
    assert "**Würfel und Kampfwurf**" in said
    assert "`/dice` · `/wuerfel statistik` · `/wuerfel beweis` · `/wuerfel kampf`" in said
    assert "`/hilfe`" in said
    assert "Anderswo" not in said
    assert list(menu(answer)) == ["Würfel und Kampfwurf", "Ordnung"], "only games that exist"
    emily = house.person("emily", locale="en-GB")
    said = words(await help_me(house, emily))
    assert "How can I help?" in said
    assert "`/dicebox duel`" in said
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


async def test_the_button_rules_leads_to_the_rules_of_this_game(house: House) -> None:
    await house.anna.slash(house.channel, "wuerfel kampf", gegner=house.ben)
    answer = await turn(house.carl, await help_me(house, house.carl), "Regeln")
    assert "## Würfel und Kampfwurf" in words(answer)
    assert "- `/wuerfel kampf`: Fordert zum Kampfwurf heraus" in words(answer)
    back = await turn(house.carl, await turn(house.carl, answer, "Alle Spiele"), "Was kann ich gerade tun?")
    assert "Du schaust zu" in words(back)


async def test_hands_are_told_only_to_their_owner_and_the_door_is_there(house: House) -> None:
    game = await deal(house)
    state = (await house.desk.games.live(game)).folded().state
    for person, seat in ((house.anna, "Nord"), (house.ben, "Ost")):
        answer = await help_me(house, person)
        cards = [int(card) for card in re.findall(r"- Karte (\d+)", words(answer))]
        assert cards == list(state.player(seat).hand)
        await person.click(answer, label="Meine Karten")
        assert labels(answer) == [f"Karte {card}" for card in cards]
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
    live = await house.desk.games.live(game)
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
    live = await house.desk.games.live(game)
    hand = live.folded().state.player("Nord").hand
    live.spec = dataclasses.replace(HASARD, free_speech=True)
    assert words(await help_me(house, house.anna)).count("- Karte ") == len(hand)
    with monkeypatch.context() as patch:
        patch.setattr(type(HASARD.rules), "legal", lambda *_: ())
        assert "- Karte " not in words(await help_me(house, house.anna))

    def bare(view: Any, voice: Any, page: str) -> Screen:
        return dataclasses.replace(HASARD.screen(view, voice, page), rows=())

    live.spec = dataclasses.replace(HASARD, free_speech=True, screen=bare)
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
    live = await house.desk.games.live(game)
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


# -- leafing through -----------------------------------------------------------------------------------------------


async def test_every_page_of_a_topic_can_be_reached_by_next_and_by_menu(house: House) -> None:
    answer = await help_me(house, house.anna)
    topic = books()["de"]["ordnung"]
    await house.anna.select(answer, [menu(answer)[topic.title]])
    fits(answer)
    assert topic.cover.body in words(answer)
    await turn(house.anna, answer, "Von vorn lesen")
    for number, page in enumerate(topic.pages, 1):
        assert f"## {topic.title}: {page.title}" in words(answer)
        assert page.body in words(answer)
        assert f"Regelbuch: {page.section} · Seite {number} von {len(topic.pages)}" in words(answer)
        if page is not topic.pages[-1]:
            await turn(house.anna, answer, "Weiter")
    await house.anna.select(answer, [menu(answer)[topic.pages[2].title]])
    assert topic.pages[2].body in words(answer)
    assert topic.pages[1].body in words(await turn(house.anna, answer, "Zurück"))
    assert topic.cover.body in words(await turn(house.anna, answer, "Inhalt"))
    assert "Womit kann ich helfen?" in words(await turn(house.anna, answer, "Alle Spiele"))


async def test_every_page_of_every_game_keeps_to_discords_limits(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.ui.help_reader.shelf", lambda books, language, packages: tuple(books[language].values()))
    many = tuple(Command(f"/spiel befehl{number}", "x" * 100) for number in range(30))
    for language in LANGUAGES:
        reader = Reader(house.desk, language, dict.fromkeys(books()[language], many))
        sheets = [overview(reader, "x" * 200)]
        for topic in reader.topics:
            sheets += [contents(reader, topic), *[await leaf(reader, topic, page) for page in topic.pages]]
        assert len(sheets) > 70
        for shown in sheets:
            limits(everything(shown))
        said = [part["content"] for part in everything(sheets[0]) if part["type"] == 10]
        assert not any(words.endswith("…") for words in said), "the overview has room for all games"


async def test_a_page_has_its_picture_or_its_words(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    answer = await help_me(house, house.anna, suche="Würfel und Kampfwurf: Kampfwurf")
    (picture,) = (part for part in raw(answer) if part["type"] == 12)
    assert "Minerva" in picture["items"][0]["description"]
    assert [file.filename for file in answer.attachments] == ["bild.png"]
    await turn(house.anna, answer, "Weiter")
    assert not [part for part in raw(answer) if part["type"] == 12]
    assert answer.attachments == []

    async def broken(*_: Any) -> bytes:
        raise StudioError("out of ink")

    monkeypatch.setattr(Easel, "draw", broken)
    answer = await help_me(house, house.anna, suche="Würfel und Kampfwurf: Erfahrungspunkte")
    assert "die zweite 7, die Summe 11" in words(answer)


async def test_the_command_is_for_everybody_and_pages_only_name_commands_that_exist(house: House) -> None:
    for language in LANGUAGES:
        names = set()
        for root in registered(house):
            said = spellings(root, "name")
            name = said.get("en-US", said["default"]) if language == "en" else said["default"]
            names.add(name)
            for child in root.get("options", []):
                said = spellings(child, "name")
                names.add(f"{name} {said.get('en-US', said['default']) if language == 'en' else said['default']}")
        for key in ("dice", "ordnung", "quidditch"):
            topic = books()[language][key]
            for page in (topic.cover, *topic.pages):
                for command in re.findall(r"`/([^`]+)`", page.body):
                    bare = re.sub(r"(?<=.) (?:\S+:.*|2w6)$", "", command)
                    assert bare in names, f"{language}/{key}/{page.key}: /{command}"
    (command,) = (one for one in registered(house) if one["name"] == "hilfe")
    assert sorted(command["contexts"]) == [0, 1, 2]
    (option,) = command["options"]
    assert option["autocomplete"]
    assert not option.get("required")
    assert {item["name"] for item in parts([command])} == {"hilfe", "suche"}


# -- searching -----------------------------------------------------------------------------------------------------


async def test_a_search_lists_its_hits_and_understands_numbers_games_and_slips(house: House) -> None:
    answer = await help_me(house, house.anna, suche="verwarnung")
    assert "„verwarnung“ steht hier" in words(answer)
    found = menu(answer)
    assert next(iter(found)) == "Ordnung: Verwarnungen"
    assert "**Ordnung: Verwarnungen** (Quidditch 5.2, 6)\n-# " in words(answer)
    await house.anna.select(answer, [found["Ordnung: Verwarnungen"]])
    assert "## Ordnung: Verwarnungen" in words(answer)
    assert "Ordnung: Wenn jemand fehlt" in menu(await help_me(house, house.anna, suche="8.6"))
    assert "- `/dice`" in words(await help_me(house, house.anna, suche="würfel und kampfwurf"))
    assert "Meintest du „verwarnungen“?" in words(await help_me(house, house.anna, suche="Verwahrnungen"))


async def test_nothing_found_says_what_to_try(house: House) -> None:
    answer = await help_me(house, house.anna, suche="Abseits")
    assert "„Abseits“ steht auf keiner Seite" in words(answer)
    assert "Probiere" in words(answer)
    await house.anna.select(answer, [menu(answer)["Ordnung"]])
    assert "## Ordnung" in words(answer)


NASTY = [
    "@everyone",
    "<@&1> <#2>",
    "x" * 2000,
    "**`# [a](https://example.org)",
    "\u202e\u2800",
    "{ $query }",
    "h:now",
    "\n\n",
]


async def test_hostile_searches_are_answered_in_peace(house: House) -> None:
    for query in NASTY:
        said = words(await help_me(house, house.anna, suche=query))
        assert "@everyone" not in said
        assert not re.search(r"(?<!\\)<[@#]", said)
        assert not re.search(r"(?<!\\)\[a\]", said)
        assert len(said) < 2500
    assert all(callback["data"]["allowed_mentions"]["parse"] == [] for callback in house.callbacks())


async def test_titles_are_offered_while_typing(house: House) -> None:
    offered = await house.anna.autocomplete(house.channel, "hilfe", "suche", "")
    assert [choice["name"] for choice in offered] == ["Würfel und Kampfwurf: Würfeln", "Ordnung: Der Schiedsrichter"]
    (first, *_) = await house.anna.autocomplete(house.channel, "hilfe", "suche", "kampfw")
    assert first["value"] == "Würfel und Kampfwurf: Kampfwurf"
    assert "## Würfel und Kampfwurf: Kampfwurf" in words(await help_me(house, house.anna, suche=first["value"]))
    assert await house.anna.autocomplete(house.channel, "hilfe", "suche", "@everyone" * 200) == []
    emily = house.person("emily", locale="en-US")
    offered = await emily.autocomplete(house.channel, "hilfe", "suche", "warning")
    assert offered[0]["name"] == "Order: Warnings"


# -- after a restart, and on bad days ------------------------------------------------------------------------------


async def test_buttons_and_menus_work_after_a_restart(house: House) -> None:
    answer = await help_me(house, house.anna, suche="Ordnung: Verwarnungen")
    await house.restart()
    await turn(house.anna, answer, "Weiter")
    assert "## Ordnung: Ausschluss und Rauswurf" in words(answer)
    await house.anna.select(answer, [menu(answer)["Betrug"]])
    assert "## Ordnung: Betrug" in words(answer)


OLD = {
    "h:p:ordnung:verwarnung": "## Ordnung: Verwarnungen",
    "h:p:ordnung:weggefallen": "## Ordnung",
    "h:t:quidditch": "## Womit kann ich helfen?",
    "h:t:nirgends:abc": "## Womit kann ich helfen?",
    "h:games": "## Womit kann ich helfen?",
    "h:now": "## Was du hier gerade tun kannst",
}
UNKNOWN = ["h:", "h:x", "h:p:../../etc:passwd", "h:t:" + "a" * 90, "h:end:-1"]


async def test_a_foreign_or_outdated_button_leads_somewhere(house: House) -> None:
    await house.anna.slash(house.channel, "wuerfel kampf", gegner=house.ben)
    await house.restart()
    for id, heading in OLD.items():
        said = told(await house.press(house.carl, id))
        assert heading in said
        assert "wartet auf **dich**" not in said, "everybody is answered for themselves"
    for id in UNKNOWN:
        assert (await house.press(house.carl, id)).response is None


async def test_an_error_behind_a_button_is_told_with_a_number(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> Any:
        raise RuntimeError("page torn")

    answer = await help_me(house, house.anna)
    monkeypatch.setattr("bot.ui.help_controls.contents", broken)
    said = told(await house.anna.select(answer, [menu(answer)["Ordnung"]]))
    assert re.search(r"nenne diese Nummer: `\w+`", said)
