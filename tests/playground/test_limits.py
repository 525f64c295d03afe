"""Discord's limits with Discord's codes, as tables."""

from typing import Any

import pytest

from playground.commands import check_bulk, check_command, valid_name
from playground.drafts import Upload, check_draft
from playground.errors import DiscordError, Form
from playground.modals import check_modal
from playground.world import COMPONENTS_V2

Body = dict[str, Any]


def button(number: int = 0, **changes: Any) -> Body:
    return {"type": 2, "style": 1, "label": "x", "custom_id": f"id{number}", **changes}


def row(*children: Body) -> Body:
    return {"type": 1, "components": list(children)}


def menu(**changes: Any) -> Body:
    return {"type": 3, "custom_id": "menu", "options": [{"label": "a", "value": "a"}], **changes}


def options(count: int) -> list[Body]:
    return [{"label": str(number), "value": str(number)} for number in range(count)]


def text(length: int) -> Body:
    return {"type": 10, "content": "x" * length}


def v2(*components: Body, **more: Any) -> Body:
    return {"flags": COMPONENTS_V2, "components": list(components), **more}


def codes(errors: Any) -> set[str]:
    """Every error code in Discord's nested form."""
    found: set[str] = set()
    if isinstance(errors, dict):
        for key, value in errors.items():
            if key == "_errors":
                found |= {item["code"] for item in value}
            else:
                found |= codes(value)
    return found


GOOD: list[Body] = [
    {"content": "x" * 2000},
    {"embeds": [{"description": "x" * 4096}, {"title": "x" * 256}]},
    {"embeds": [{"title": "t"}] * 10},
    {"embeds": [{"fields": [{"name": "n", "value": "v"}] * 25}]},
    {"components": [row(*(button(at * 5 + each) for each in range(5))) for at in range(5)]},
    {"components": [row(menu(options=options(25), max_values=25))]},
    {"components": [row(button(style=5, custom_id=None, url="https://example.org"))]},
    *({"components": [row({"type": kind, "custom_id": "m"})]} for kind in (5, 6, 7, 8)),
    v2(*(text(100) for _ in range(40))),
    v2(text(4000)),
    v2({"type": 17, "components": [text(1), row(button())]}),
    v2({"type": 9, "components": [text(1)], "accessory": button()}),
]  # fmt: skip

BAD: list[tuple[str, Body, str]] = [
    ("content too long", {"content": "x" * 2001}, "BASE_TYPE_MAX_LENGTH"),
    ("content no text", {"content": []}, "STRING_TYPE_CONVERT"),
    ("11 embeds", {"embeds": [{"title": "t"}] * 11}, "BASE_TYPE_MAX_LENGTH"),
    ("embeds no list", {"embeds": "t"}, "LIST_TYPE_CONVERT"),
    ("embed no record", {"embeds": ["t"]}, "DICT_TYPE_CONVERT"),
    ("empty embed", {"embeds": [{}]}, "BASE_TYPE_REQUIRED"),
    ("title", {"embeds": [{"title": "x" * 257}]}, "BASE_TYPE_MAX_LENGTH"),
    ("description", {"embeds": [{"description": "x" * 4097}]}, "BASE_TYPE_MAX_LENGTH"),
    ("footer", {"embeds": [{"footer": {"text": "x" * 2049}}]}, "BASE_TYPE_MAX_LENGTH"),
    ("author", {"embeds": [{"author": {"name": "x" * 257}}]}, "BASE_TYPE_MAX_LENGTH"),
    ("26 fields", {"embeds": [{"fields": [{"name": "n", "value": "v"}] * 26}]}, "BASE_TYPE_MAX_LENGTH"),
    ("field name", {"embeds": [{"fields": [{"name": "x" * 257, "value": "v"}]}]}, "BASE_TYPE_BAD_LENGTH"),
    ("field value", {"embeds": [{"fields": [{"name": "n", "value": "x" * 1025}]}]}, "BASE_TYPE_BAD_LENGTH"),
    ("field without value", {"embeds": [{"fields": [{"name": "n"}]}]}, "BASE_TYPE_REQUIRED"),
    ("6000 together", {"embeds": [{"description": "x" * 3001}] * 2}, "MAX_EMBED_SIZE_EXCEEDED"),
    ("embed url", {"embeds": [{"title": "t", "url": "javascript:alert(1)"}]}, "URL_TYPE_INVALID_SCHEME"),
    ("embed colour", {"embeds": [{"title": "t", "color": 1 << 24}]}, "NUMBER_TYPE_MAX"),
    ("embed time", {"embeds": [{"title": "t", "timestamp": "gestern"}]}, "DATE_TIME_TYPE_PARSE"),
    ("6 rows", {"components": [row(button(n)) for n in range(6)]}, "BASE_TYPE_BAD_LENGTH"),
    ("6 buttons", {"components": [row(*(button(n) for n in range(6)))]}, "BASE_TYPE_BAD_LENGTH"),
    ("empty row", {"components": [row()]}, "BASE_TYPE_BAD_LENGTH"),
    ("select beside button", {"components": [row(menu(), button())]}, "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    ("button without row", {"components": [button()]}, "BASE_TYPE_CHOICES"),
    ("same custom id", {"components": [row(button(1), button(1))]}, "COMPONENT_CUSTOM_ID_DUPLICATED"),
    ("custom id too long", {"components": [row(button(custom_id="x" * 101))]}, "BASE_TYPE_BAD_LENGTH"),
    ("custom id missing", {"components": [row(button(custom_id=None))]}, "BASE_TYPE_REQUIRED"),
    ("label too long", {"components": [row(button(label="x" * 81))]}, "BASE_TYPE_MAX_LENGTH"),
    ("no label", {"components": [row(button(label=None))]}, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED"),
    ("bad style", {"components": [row(button(style=9))]}, "BASE_TYPE_CHOICES"),
    ("link with id", {"components": [row(button(style=5, url="https://a.b"))]},
     "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE"),
    ("bad emoji", {"components": [row(button(emoji={"name": "abc"}))]}, "BUTTON_COMPONENT_INVALID_EMOJI"),
    ("26 options", {"components": [row(menu(options=options(26)))]}, "BASE_TYPE_BAD_LENGTH"),
    ("no options", {"components": [row(menu(options=[]))]}, "BASE_TYPE_BAD_LENGTH"),
    ("same option", {"components": [row(menu(options=options(1) * 2))]}, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"),
    ("placeholder", {"components": [row(menu(placeholder="x" * 151))]}, "BASE_TYPE_MAX_LENGTH"),
    ("max values", {"components": [row(menu(max_values=2))]}, "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE"),
    ("max values 26", {"components": [row(menu(max_values=26))]}, "NUMBER_TYPE_MAX"),
    ("min over max", {"components": [row(menu(options=options(3), min_values=3, max_values=2))]}, "NUMBER_TYPE_MAX"),
    ("v2 parts without flag", {"components": [text(1)]}, "BASE_TYPE_CHOICES"),
    ("v2 with content", v2(text(1), content="x"), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
    ("v2 with embeds", v2(text(1), embeds=[{"title": "t"}]), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
    ("v2 41 top", v2(*(text(1) for _ in range(41))), "BASE_TYPE_BAD_LENGTH"),
    ("v2 41 nested", v2({"type": 17, "components": [text(1)] * 40}), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"),
    ("v2 4000 characters", v2(text(2001), text(2000)), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"),
    ("v2 section without accessory", v2({"type": 9, "components": [text(1)]}), "BASE_TYPE_REQUIRED"),
    ("v2 unknown file", v2({"type": 13, "file": {"url": "attachment://x.txt"}}),
     "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"),
    ("v2 container in container", v2({"type": 17, "components": [{"type": 17, "components": [text(1)]}]}),
     "BASE_TYPE_CHOICES"),
    ("v2 same number", v2({**text(1), "id": 3}, {**text(1), "id": 3}), "COMPONENT_ID_DUPLICATED"),
    ("mentions twice", {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
     "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE"),
    ("mentions unknown", {"content": "x", "allowed_mentions": {"parse": ["alle"]}}, "BASE_TYPE_CHOICES"),
    ("nonce", {"content": "x", "nonce": "x" * 26}, "BASE_TYPE_MAX_LENGTH"),
    ("unknown attachment", {"content": "x", "attachments": [{"id": 0}]}, "ATTACHMENT_NOT_FOUND"),
    ("reference", {"content": "x", "message_reference": {}}, "BASE_TYPE_REQUIRED"),
]  # fmt: skip


@pytest.mark.parametrize("body", GOOD, ids=range(len(GOOD)))
def test_message_within_limits(body: Body) -> None:
    check_draft(body, [])


@pytest.mark.parametrize(("name", "body", "code"), BAD, ids=[item[0] for item in BAD])
def test_message_beyond_limits(name: str, body: Body, code: str) -> None:
    with pytest.raises(DiscordError) as caught:
        check_draft(body, [])
    assert (caught.value.status, caught.value.code) == (400, 50035)
    assert caught.value.message == "Invalid Form Body"
    assert code in codes(caught.value.errors)


def test_errors_stand_where_the_fault_is() -> None:
    with pytest.raises(DiscordError) as caught:
        check_draft({"components": [row(button(1), button(label="x" * 81))]}, [])
    assert caught.value.body() == {
        "code": 50035,
        "message": "Invalid Form Body",
        "errors": {"components": {"0": {"components": {"1": {"label": {"_errors": [
            {"code": "BASE_TYPE_MAX_LENGTH", "message": "Must be 80 or fewer in length."}
        ]}}}}}},
    }  # fmt: skip


@pytest.mark.parametrize("body", [{}, {"content": ""}, {"content": "   "}, {"embeds": []}, {"flags": COMPONENTS_V2}])
def test_empty_message(body: Body) -> None:
    with pytest.raises(DiscordError) as caught:
        check_draft(body, [])
    assert (caught.value.status, caught.value.code) == (400, 50006)


def test_files_too_large_or_too_many() -> None:
    with pytest.raises(DiscordError) as caught:
        check_draft({}, [Upload("files[0]", "a", "b", b"x" * ((10 << 20) + 1))])
    assert (caught.value.status, caught.value.code) == (413, 40005)
    with pytest.raises(DiscordError) as caught:
        check_draft({}, [Upload(f"files[{number}]", "a", "b", b"x") for number in range(11)])
    assert caught.value.code == 50035


def command(**changes: Any) -> Body:
    return {"name": "befehl", "description": "Beschreibung", **changes}


def option(**changes: Any) -> Body:
    return {"type": 3, "name": "wert", "description": "Beschreibung", **changes}


def big() -> Body:
    choices = [{"name": f"{number:0100}", "value": f"{number:0100}"} for number in range(25)]
    return command(options=[option(name="a", choices=choices), option(name="b", choices=choices)])


BAD_COMMANDS: list[tuple[str, Body, str]] = [
    ("no name", {"description": "d"}, "BASE_TYPE_REQUIRED"),
    ("upper case", command(name="Befehl"), "APPLICATION_COMMAND_INVALID_NAME"),
    ("space", command(name="ein befehl"), "APPLICATION_COMMAND_INVALID_NAME"),
    ("emoji", command(name="🎲"), "APPLICATION_COMMAND_INVALID_NAME"),
    ("too long", command(name="x" * 33), "BASE_TYPE_BAD_LENGTH"),
    ("no description", {"name": "x"}, "BASE_TYPE_REQUIRED"),
    ("empty description", command(description=""), "BASE_TYPE_REQUIRED"),
    ("long description", command(description="x" * 101), "BASE_TYPE_BAD_LENGTH"),
    ("localised name", command(name_localizations={"de": "Groß Name"}), "APPLICATION_COMMAND_INVALID_NAME"),
    ("unknown language", command(name_localizations={"xx": "name"}), "BASE_TYPE_CHOICES"),
    ("localised description", command(description_localizations={"de": "x" * 101}), "BASE_TYPE_BAD_LENGTH"),
    ("26 options", command(options=[option(name=f"o{n}") for n in range(26)]), "BASE_TYPE_MAX_LENGTH"),
    ("same option", command(options=[option(), option()]), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS"),
    ("required last", command(options=[option(name="a"), option(name="b", required=True)]),
     "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"),
    ("unknown type", command(options=[option(type=12)]), "BASE_TYPE_CHOICES"),
    ("26 choices", command(options=[option(choices=[{"name": str(n), "value": str(n)} for n in range(26)])]),
     "BASE_TYPE_MAX_LENGTH"),
    ("choice type", command(options=[option(type=4, choices=[{"name": "a", "value": "a"}])]), "NUMBER_TYPE_COERCE"),
    ("same choice", command(options=[option(choices=[{"name": "a", "value": "a"}, {"name": "a", "value": "b"}])]),
     "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS"),
    ("choices and autocomplete", command(options=[option(autocomplete=True, choices=[{"name": "a", "value": "a"}])]),
     "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES_INVALID"),
    ("min over max", command(options=[option(type=4, min_value=5, max_value=4)]), "NUMBER_TYPE_MAX"),
    ("sub beside option", command(options=[option(), option(type=1, name="sub")]),
     "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"),
    ("group in group", command(options=[option(type=2, name="g", options=[option(type=2, name="h")])]),
     "BASE_TYPE_CHOICES"),
    ("8000 characters", big(), "APPLICATION_COMMAND_TOO_LARGE"),
    ("menu with description", {"type": 2, "name": "Wer", "description": "d"},
     "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_INVALID"),
    ("menu with options", {"type": 3, "name": "Was", "options": [option()]},
     "APPLICATION_COMMAND_CONTEXT_MENU_OPTIONS_INVALID"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "body", "code"), BAD_COMMANDS, ids=[item[0] for item in BAD_COMMANDS])
def test_commands_against_the_rules(name: str, body: Body, code: str) -> None:
    form = Form()
    check_command(form, body, (), guild=False)
    assert code in codes(form.errors)


@pytest.mark.parametrize("name", ["würfel", "dice-2", "l'été", "日本語", "हिन्दी", "x" * 32, "a_b"])
def test_good_names(name: str) -> None:
    assert valid_name(name)
    form = Form()
    check_command(form, command(name=name), (), guild=False)
    assert not form.errors


def test_bulk_rules() -> None:
    assert len(check_bulk([command(name=f"c{number}") for number in range(100)], guild=False)) == 100
    for kind, most in ((1, 101), (2, 16), (3, 16)):
        several = [{"type": kind, "name": f"c{n}", "description": "d" if kind == 1 else ""} for n in range(most)]
        with pytest.raises(DiscordError) as caught:
            check_bulk(several, guild=False)
        assert caught.value.code == 30032
    with pytest.raises(DiscordError) as caught:
        check_bulk([command(), command()], guild=True)
    assert "APPLICATION_COMMANDS_DUPLICATE_NAME" in codes(caught.value.errors)


def test_size_counts_the_longest_localisation() -> None:
    long = {"de": "x" * 100}
    rows = [option(name=f"o{number}", description_localizations=long) for number in range(25)]
    subs = [option(type=1, name=f"s{number}", options=rows) for number in range(3)]
    form = Form()
    check_command(form, command(options=subs[:2]), (), guild=False)
    assert not form.errors
    check_command(form, command(options=[*subs, option(type=1, name="s9", options=rows)]), (), guild=False)
    assert codes(form.errors) == {"APPLICATION_COMMAND_TOO_LARGE"}


def field(**changes: Any) -> Body:
    return row({"type": 4, "custom_id": "f", "label": "Feld", "style": 1, **changes})


BAD_MODALS: list[tuple[str, Body, str]] = [
    ("no title", {"title": "", "components": [field()]}, "BASE_TYPE_REQUIRED"),
    ("long title", {"title": "x" * 46, "components": [field()]}, "BASE_TYPE_BAD_LENGTH"),
    ("no rows", {"components": []}, "BASE_TYPE_BAD_LENGTH"),
    ("6 rows", {"components": [field(custom_id=str(n)) for n in range(6)]}, "BASE_TYPE_BAD_LENGTH"),
    ("long label", {"components": [field(label="x" * 46)]}, "BASE_TYPE_BAD_LENGTH"),
    ("button", {"components": [row(button())]}, "BASE_TYPE_CHOICES"),
    ("same id", {"components": [field(), field()]}, "COMPONENT_CUSTOM_ID_DUPLICATED"),
    ("value too long", {"components": [field(max_length=3, value="vier")]}, "BASE_TYPE_MAX_LENGTH"),
    ("max length", {"components": [field(max_length=4001)]}, "NUMBER_TYPE_MAX"),
    ("placeholder", {"components": [field(placeholder="x" * 101)]}, "BASE_TYPE_MAX_LENGTH"),
    ("label without component", {"components": [{"type": 18, "label": "x"}]}, "BASE_TYPE_REQUIRED"),
]


@pytest.mark.parametrize(("name", "changes", "code"), BAD_MODALS, ids=[item[0] for item in BAD_MODALS])
def test_modals_against_the_rules(name: str, changes: Body, code: str) -> None:
    with pytest.raises(DiscordError) as caught:
        check_modal({"custom_id": "m", "title": "Titel", **changes})
    assert code in codes(caught.value.errors)
