"""Every text that people can enter: it has a limit, and whatever comes near it is whole or refused, never cut.

Commands and forms are found by looking at them, so that a new one cannot be forgotten.
"""

import ast
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.engine.limits import LONGEST_REASON
from tests.cogs.court import Court
from tests.cogs.test_rights import commands, something
from tests.edge.house import House, told, words

ROOT = Path(__file__).parents[2]
STRING = discord.AppCommandOptionType.string
ENDLESS = "x" * 6000
"""As much as Discord lets people type into an option without a limit."""


def strings(house: House) -> list[tuple[app_commands.Command[Any, ..., Any], app_commands.Parameter]]:
    """Find every option into which words can be typed."""
    found = [one for one in commands(house) if isinstance(one, app_commands.Command)]
    return [(one, option) for one in found for option in one.parameters if option.type is STRING and not option.choices]


async def test_every_text_option_has_a_limit_or_is_only_read(house: House) -> None:
    chief = house.person("chief", rights=discord.Permissions.all())
    await house.env.settle()
    for one, option in strings(house):
        if option.max_value is not None:
            continue
        others = {other.name: something(house, other) for other in one.parameters if other.required}
        answer = await chief.slash(house.channel, one.qualified_name, **{**others, option.name: ENDLESS})
        shown = answer.response or answer.followups[0]
        assert len(words(shown)) <= 2000 and "Dein Spielstand ist sicher" not in words(shown), option.name
        assert shown.ephemeral, f"{one.qualified_name} {option.name}: what cannot be read is said to nobody else"


async def test_reasons_have_one_limit(house: House) -> None:
    reasons = [(one.qualified_name, option) for one, option in strings(house) if option.name == "grund"]
    about_people = {"verwarnung", "kick", "auszeit", "partie pause", "partie ersetzen", "pokal begnadigen"}
    about_matches = {f"pokal {name}" for name in ("ende", "termin", "verschieben", "ergebnis", "annullieren", "buchen")}
    assert {name for name, _ in reasons} == about_people | about_matches
    assert {option.max_value for _, option in reasons} == {LONGEST_REASON}


def test_every_field_of_a_form_has_a_limit() -> None:
    fields = 0
    for file in (*(ROOT / "bot").rglob("*.py"), *(ROOT / "cogs").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("TextInput"):
                fields += 1
                assert "max_length" in {keyword.arg for keyword in node.keywords}, f"{file}:{node.lineno}"
    assert fields >= 2


LONG = ("Sie hat *mehrmals* `dazwischengerufen`, obwohl sie _zweimal_ gebeten wurde, bis zum Chat zu warten. " * 5)[
    :400
]


@pytest.mark.parametrize("why", [LONG.strip(), "Lärm"])
async def test_a_reason_is_whole_wherever_it_stands(court: Court, why: str) -> None:
    def whole(text: str) -> bool:
        return why in text.replace("\\", "")

    assert whole(told(await court.warn(court.rita, court.zoe, why, oeffentlich=True)))
    assert [act.reason for act in await court.acts("warning")] == [why]
    assert whole(court.dms(court.zoe)[-1]) and whole(court.logged()[-1])
    assert any(whole(words(one)) for one in court.room.history())
    assert whole(told(await court.rita.slash(court.room, "verwarnungen", person=court.zoe)))
    assert whole(told(await court.rita.slash(court.room, "auszeit", person=court.zoe, dauer="1h", grund=why)))
    assert whole(court.dms(court.zoe)[-1])
    asked = await court.rita.slash(court.room, "kick", person=court.zoe, grund=why)
    assert asked.response is not None and whole(words(asked.response))
    await court.rita.click(asked.response, label="Aus dem Raum")
    assert [act.reason for act in await court.acts("room-kick")] == [why]
    assert whole(court.dms(court.zoe)[-1])


@pytest.mark.parametrize("nothing", ["\u2800", "\u200b\u200b", "\u3164 \u00ad"])
async def test_a_reason_that_cannot_be_seen_is_none(court: Court, nothing: str) -> None:
    await court.game()
    for answer in (
        await court.warn(court.rita, court.zoe, nothing),
        await court.rita.slash(court.room, "kick", person=court.zoe, grund=nothing),
        await court.rita.slash(court.room, "auszeit", person=court.zoe, dauer="1h", grund=nothing),
        await court.wim.slash(court.room, "partie pause", grund=nothing),
    ):
        assert "nichts, was man lesen könnte" in told(answer)
    assert await court.acts() == [] and await court.timed_out(court.zoe) is None


async def test_a_kick_without_a_reason_names_none(court: Court) -> None:
    await court.lock_out(court.rita, court.zoe)
    assert "Grund" not in court.dms(court.zoe)[-1]
