"""/hilfe as a book: it can be leafed through and searched, and survives restarts and bad days."""

import re
from typing import Any

import pytest

from bot.draw.pool import StudioError
from bot.edge.help.library import books
from bot.edge.help.pages import contents, leaf, overview
from bot.edge.help.reader import Command, Reader
from bot.engine.text import text
from bot.help import LANGUAGES
from tests.cogs.helping import everything, fits, help_me, limits, menu, turn, typed
from tests.cogs.test_registration import parts, registered, spellings
from tests.edge.house import Easel, House, raw, told, words

# -- leafing through -----------------------------------------------------------------------------------------------


async def test_every_page_of_a_topic_can_be_reached_by_next_and_by_menu(house: House) -> None:
    answer = await help_me(house, house.anna)
    topic = books()["de"]["ordnung"]
    await house.anna.select(answer, [menu(answer)[topic.title]])
    fits(answer)
    assert topic.cover.body in typed(answer)
    await turn(house.anna, answer, "Von vorn lesen")
    for number, page in enumerate(topic.pages, 1):
        assert f"## {topic.title}: {page.title}" in words(answer)
        assert page.body in typed(answer)
        assert f"Regelbuch: {page.section} · Seite {number} von {len(topic.pages)}" in words(answer)
        if page is not topic.pages[-1]:
            await turn(house.anna, answer, "Weiter")
    await house.anna.select(answer, [menu(answer)[topic.pages[2].title]])
    assert topic.pages[2].body in words(answer)
    assert topic.pages[1].body in words(await turn(house.anna, answer, "Zurück"))
    assert topic.cover.body in typed(await turn(house.anna, answer, "Inhalt"))
    assert "Womit kann ich helfen?" in words(await turn(house.anna, answer, "Alle Spiele"))


async def test_every_page_of_every_game_keeps_to_discords_limits(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.edge.help.reader.shelf", lambda books, language, packages: tuple(books[language].values()))
    pressed = "`/table command` (</spiel befehl:1456074443980800012>)"
    many = tuple(Command(f"/spiel befehl{number}", "x" * 60, pressed) for number in range(30))
    topics = [topic for shelf in books().values() for topic in shelf.values()]
    bodies = [page.body for topic in topics for page in (topic.cover, *topic.pages)]
    paths = {path for body in bodies for path in re.findall(r"`(/[^`]+)`", body)}
    found = {path: f"`{path}` (<{path}:1456074443980800012>)" for path in paths}
    for language in LANGUAGES:
        reader = Reader(house.services, language, dict.fromkeys(books()[language], many), found)
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
    assert "- `/dice`" in typed(await help_me(house, house.anna, suche="würfel und kampfwurf"))
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
    first_pages = [choice["name"] for choice in offered]
    assert {"Würfel und Kampfwurf: Würfeln", "Ordnung: Der Schiedsrichter"} <= set(first_pages)
    offered = await house.anna.autocomplete(house.channel, "hilfe", "suche", "kampfw")
    first = next(choice for choice in offered if choice["value"] == "Würfel und Kampfwurf: Kampfwurf")
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
    "h:t:quidditch": "## Chat-Quidditch",
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
        assert "Das kenne ich nicht (mehr)" in told(await house.press(house.carl, id))


async def test_an_error_behind_a_button_is_told_with_a_number(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> Any:
        raise RuntimeError("page torn")

    answer = await help_me(house, house.anna)
    monkeypatch.setattr("bot.edge.help.controls.contents", broken)
    said = told(await house.anna.select(answer, [menu(answer)["Ordnung"]]))
    assert re.search(r"nenne diese Nummer: `\w+`", said)


async def test_a_topic_without_commands_for_its_reader_names_its_pages_alone(house: House) -> None:
    topic = books()["de"]["ordnung"]
    listed: dict[str, tuple[Command, ...]] = {topic.key: (Command("/log", "Das Buch", "`/log`"),)}
    heading = house.services.texts.say(text("help-commands"), "de")

    def said(commands: dict[str, tuple[Command, ...]]) -> str:
        shown = contents(Reader(house.services, "de", commands, {}), topic)
        return "\n".join(part["content"] for part in everything(shown) if part["type"] == 10)

    assert heading not in said({}) and f"{heading}\n- `/log`: Das Buch" in said(listed)
    assert topic.pages[0].title in said({})
