"""What is registered with Discord keeps to its rules, in every language."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands

from bot import contests
from bot.edge.kit.words import Translator
from bot.games import folders
from bot.texts import LANGUAGES, Texts
from tests.edge.house import House, told

ROOT = Path(__file__).parents[2]
ENGLISH = ("en-US", "en-GB")
GROUPS = (1, 2)


def registered(house: House, kind: int = 1) -> list[dict[str, Any]]:
    """List the slash commands (1), or the menus on people (2) or messages (3)."""
    (put,) = (one for one in house.env.http_requests if one.method == "PUT" and one.path.endswith("/commands"))
    assert isinstance(put.json, list)
    return [command for command in put.json if command.get("type", 1) == kind]


def parts(items: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for item in items:
        yield item
        yield from parts(item.get("options", []))


def spellings(item: dict[str, Any], key: str) -> dict[str, str]:
    return {"default": item[key], **(item.get(f"{key}_localizations") or {})}


def is_name(name: str) -> bool:
    return 1 <= len(name) <= 32 and name == name.lower() and all(char in "-_'" or char.isalnum() for char in name)


async def test_options_have_umlauts_for_germans_and_plain_letters_for_the_code(house: House) -> None:
    german = {
        option["name"]: option["name_localizations"]["de"]
        for option in parts(registered(house))
        if "de" in (option.get("name_localizations") or {})
    }
    assert german == {"sued": "süd", "plaetze": "plätze", "oeffentlich": "öffentlich"}


async def test_names_and_descriptions_keep_to_discords_rules(house: House) -> None:
    commands = registered(house)
    assert {"dice", "wuerfel", "partie", "hilfe"} <= {command["name"] for command in commands}
    assert len(commands) <= 100
    for item in parts(commands):
        assert all(map(is_name, spellings(item, "name").values())), item
        assert all(1 <= len(text) <= 100 for text in spellings(item, "description").values()), item
        assert len(item.get("options", [])) <= 25
        wishes = [option.get("required", False) for option in item.get("options", []) if option["type"] not in GROUPS]
        assert wishes == sorted(wishes, reverse=True), f"required options come first: {item['name']}"
        choices = item.get("choices") or []
        assert len(choices) <= 25
        assert all(1 <= len(text) <= 100 for choice in choices for text in spellings(choice, "name").values())
        for locale in ("default", *ENGLISH):
            names = [spellings(option, "name").get(locale, option["name"]) for option in item.get("options", [])]
            assert len(names) == len(set(names)), f"two options share a name in {locale}"
    for command in commands:
        longest = sum(
            max(map(len, spellings(item, key).values())) for item in parts([command]) for key in ("name", "description")
        )
        assert longest <= 8000


async def test_german_by_default_and_english_for_english_clients(house: House) -> None:
    dice, wuerfel = (next(one for one in registered(house) if one["name"] == name) for name in ("dice", "wuerfel"))
    assert dice["description"].startswith("Würfelt")
    assert set(dice["description_localizations"]) == set(ENGLISH)
    assert dice["description_localizations"]["en-US"].startswith("Roll")
    assert [option["name"] for option in dice["options"]] == ["wurf", "xp"]
    assert [option["name"] for option in wuerfel["options"]] == ["statistik", "beweis", "kampf"]
    for item in parts(registered(house)):
        assert set(item["description_localizations"]) == set(ENGLISH), item["name"]
    assert (dice["options"][1]["min_value"], dice["options"][1]["max_value"]) == (0, 3)
    assert sorted(dice["contexts"]) == [0, 1, 2]


@pytest.mark.parametrize("offered", [True, False])
async def test_people_may_install_what_needs_no_server(
    house: House, monkeypatch: pytest.MonkeyPatch, offered: bool
) -> None:
    """Only if the application is set up for it: Discord would take none of the commands otherwise."""
    about: dict[str, object] = {"integration_types_config": {"0": {}, **({"1": {}} if offered else {})}}

    async def application_info() -> dict[str, object]:
        return about

    monkeypatch.setattr(house.client.http, "application_info", application_info)
    tree = house.client.tree
    for one in tree.get_commands():
        personal = bool(one.allowed_contexts and one.allowed_contexts.private_channel)
        one.allowed_installs = app_commands.AppInstallationType(guild=True, user=personal)
    await house.inside(house.client._register())
    found = {one.name for one in tree.get_commands() if one.allowed_installs and one.allowed_installs.user}
    assert found == ({"dice", "wuerfel", "hilfe", "datenschutz"} if offered else set())


async def test_a_table_needs_us_on_the_server(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has installed us for himself rolls anywhere, but opens no table where we cannot keep it up."""
    monkeypatch.setattr(discord.Interaction, "is_user_integration", lambda self: True)
    rolled = await house.anna.slash(house.channel, "dice", wurf="1w20")
    assert rolled.response is not None and "1w20" in rolled.response.content
    refused = await house.anna.slash(house.channel, "wuerfel kampf")
    assert "nicht Mitglied" in told(refused)


class Listener(Translator):
    """Keeps what is translated, by the place it stands in."""

    def __init__(self) -> None:
        self.heard: set[tuple[app_commands.TranslationContextLocation, str]] = set()

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        self.heard.add((context.location, string.extras.get("id", "")))
        return await super().translate(string, locale, context)


async def test_every_command_option_and_choice_has_its_words_and_no_word_is_dead(house: House) -> None:
    tree, listener = house.client.tree, Listener()
    for kind in discord.AppCommandType:
        for command in tree.get_commands(type=kind):
            await command.get_translated_payload(tree, listener)
    asked = {id for _, id in listener.heard if id}
    assert len(asked) > 150
    texts = Texts.load((*folders(), *contests.folders()))
    for language in LANGUAGES:
        assert {id for id in texts.ids(language) if id.startswith(("cmd-", "opt-"))} == asked
    choice = app_commands.TranslationContextLocation.choice_name
    assert {place for place, id in listener.heard if not id} <= {choice}, (
        "only numbers and proper names go untranslated"
    )


async def test_commands_are_called_as_in_the_code(house: House) -> None:
    commands = [one for one in house.client.tree.walk_commands() if isinstance(one, app_commands.Command)]
    for command in commands:
        assert command.name == command.callback.__name__
        for option in command.parameters:
            assert option.display_name == option.name, f"/{command.qualified_name}: {option.name}"


def _plain(id: str) -> Any:
    from bot.engine.text import Text

    return Text(id)


def test_every_refusal_in_the_code_has_its_sentence() -> None:
    texts = Texts.load((*folders(), *contests.folders()))
    asked = {}
    for file in [*(ROOT / "bot").rglob("*.py"), *(ROOT / "cogs").rglob("*.py")]:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="declined" | "refuse"), args=[ast.Constant(value=str(id)), *_]):
                    asked[id] = (file, {keyword.arg for keyword in node.keywords})
    assert len(asked) > 20
    for id, (file, variables) in asked.items():
        for language in LANGUAGES:
            assert id in texts.ids(language), f"{file}: `{id}` is missing in {language}"
            assert texts.variables(id, language) == variables, f"{file}: `{id}`"


async def test_every_kind_of_game_has_a_name(house: House) -> None:
    for kind in house.services.games.specs:
        if kind != "hasard":
            for language in LANGUAGES:
                assert house.services.texts.say(_plain(f"{kind}-name"), language)
