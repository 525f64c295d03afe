"""What is registered with Discord keeps to its rules, in every language."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot.texts import LANGUAGES, Texts
from tests.ui.house import House

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


async def test_every_word_of_the_commands_is_used(house: House) -> None:
    texts = Texts.load()
    for language in LANGUAGES:
        said = {text for item in parts(registered(house)) for key in ("name", "description") if key in item
                for text in spellings(item, key).values()}  # fmt: skip
        said |= {text for item in parts(registered(house)) for choice in item.get("choices") or []
                 for text in spellings(choice, "name").values()}  # fmt: skip
        said |= {
            text for kind in (2, 3) for menu in registered(house, kind) for text in spellings(menu, "name").values()
        }
        for id in texts.ids(language):
            if id.startswith("cmd-"):
                assert texts.say(_plain(id), language) in said, id


def _plain(id: str) -> Any:
    from bot.engine.text import Text

    return Text(id)


def test_every_refusal_in_the_code_has_its_sentence() -> None:
    folders = sorted(file.parent for file in (ROOT / "bot" / "games").rglob("de.ftl"))
    texts = Texts.load(folders)
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
    for kind in house.desk.games.specs:
        if kind != "hasard":
            for language in LANGUAGES:
                assert house.desk.texts.say(_plain(f"{kind}-name"), language)
