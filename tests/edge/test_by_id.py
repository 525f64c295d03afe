"""Controls known by their ids: kinds, choices and numbers that no message of ours has shown are refused."""

import re
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord.ui import Button, DynamicItem, Select

from bot.edge.kit.by_id import NO_GAME, ById
from bot.edge.kit.layout import Sheet
from bot.edge.kit.values import LARGEST_ID
from bot.edge.order.controls import LONGEST_NUMBER, _number
from bot.edge.table.controls import MoveButton, _is_own_sheet, acknowledge, proof_files, show
from bot.service.play.live import Declined
from tests.edge.house import House
from tests.edge.test_answers import Talk
from tests.edge.test_sample_game import deal


class Probe(ById, DynamicItem[Select[Any]], template=r"probe:(?P<game>[^:]+):(?P<number>[0-9]*)(?P<word>\w*)"):
    """A menu that does nothing."""

    name = "button move"

    async def press(self, interaction: discord.Interaction, services: Any) -> None:
        """Do nothing."""


def control(id: str, item: Any) -> Probe:
    made = Probe.__new__(Probe)
    found = re.fullmatch(r"probe:(?P<game>[^:]+):(?P<number>[0-9]*)(?P<word>\w*)", id)
    assert found is not None
    made.__dict__["match"] = found
    object.__setattr__(made, "item", item)
    return made


def menu(*chosen: str, least: int = 1) -> Select[Any]:
    made: Select[Any] = Select(custom_id="probe:g:", min_values=least)
    made._values = list(chosen)
    return made


def why(made: Probe) -> str | None:
    try:
        made.must_be_ours()
    except Declined as no:
        return no.text.id
    return None


def test_the_kind_is_known_from_the_declaration() -> None:
    assert (Probe.kind, MoveButton.kind) == (Select, Button)


def test_another_kind_nothing_chosen_and_boundless_numbers_are_refused() -> None:
    assert why(control("probe:g:", menu("a"))) is None
    assert why(control("probe:g:", Button(custom_id="probe:g:"))) == "control-unknown"
    assert why(control("probe:g:", menu())) == "control-nothing-chosen"
    assert why(control("probe:g:", menu(least=0))) is None, "where nothing may be chosen, that is a choice"
    assert why(control(f"probe:g:{LARGEST_ID - 1}", menu("a"))) is None
    assert why(control(f"probe:g:{LARGEST_ID}", menu("a"))) == "control-unknown"
    odd = control("probe:g:", menu("a"))
    odd.misshapen = True
    assert why(odd) == "control-unknown"


@pytest.mark.parametrize(
    ("values", "misshapen"), [([], False), (["a"], False), ("a", True), ([7], True), (["a", None], True)]
)
async def test_what_was_chosen_must_have_the_shape_of_a_choice(values: Any, misshapen: bool) -> None:
    data: dict[str, Any] = {"values": values}
    asked: Any = SimpleNamespace(data=data)
    found = re.fullmatch(r".*", "probe:g:")
    assert found is not None
    made = await Probe.from_custom_id(asked, menu("a"), found)
    assert made.misshapen is misshapen and data["values"] == ([] if misshapen else values)


async def test_a_control_of_a_game_is_only_for_who_may_see_it_and_only_of_its_kind(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await deal(house)
    anna: Any = SimpleNamespace(user=await house.inside(house.client.guilds[0].fetch_member(house.anna.id)))
    dora: Any = SimpleNamespace(user=await house.inside(house.client.fetch_user(house.stranger("dora").id)))
    mine, none = control(f"probe:{game}:", menu("a")), control(f"probe:{NO_GAME}:", menu("a"))
    await house.inside(mine.must_be_seen(anna, house.services))
    await house.inside(none.must_be_seen(dora, house.services))
    with pytest.raises(Declined):
        await house.inside(mine.must_be_seen(dora, house.services))
    monkeypatch.setattr(Probe, "fits", lambda self, live: False)
    with pytest.raises(Declined) as no:
        await house.inside(mine.must_be_seen(anna, house.services))
    assert no.value.text.id == "control-unknown"


async def test_ones_own_page_is_private_or_by_direct_message_and_never_a_panel(house: House) -> None:
    game = await deal(house)
    live = await house.services.games.live(game)
    (row,) = await house.panels(game)
    private, public = discord.MessageFlags(ephemeral=True), discord.MessageFlags()

    async def own(message: Any, guild_id: int | None, of: Any = live) -> bool:
        asked: Any = SimpleNamespace(message=message, guild_id=guild_id)
        return await house.inside(_is_own_sheet(asked, house.services, of))

    def message(id: int, flags: discord.MessageFlags) -> Any:
        return SimpleNamespace(id=id, flags=flags)

    assert not await own(None, 1) and not await own(None, None)
    assert await own(message(5, private), 1) and await own(message(5, private), None)
    assert not await own(message(5, public), 1), "everybody sees it"
    assert await own(message(5, public), None), "a letter of a game on a server"
    assert not await own(message(row.message_id, public), None), "a panel"
    at_home = replace(live, row=replace(live.row, guild_id=None))
    assert not await own(message(5, public), None, at_home), "a game in the direct message itself"


async def test_a_sheet_is_shown_in_place_of_a_private_one_or_where_it_is_told_to() -> None:
    shown = Sheet("plain").shown()
    for ephemeral, in_place, expected in (
        (True, None, "edit"),
        (False, None, "send"),
        (False, True, "edit"),
        (True, False, "send"),
    ):
        talk: Any = Talk(discord.InteractionType.component)
        talk.message = SimpleNamespace(id=7, flags=discord.MessageFlags(ephemeral=ephemeral, components_v2=True))
        await show(talk, shown, in_place=in_place)
        ((what, _),) = talk.said
        assert what == expected, (ephemeral, in_place)
    alone: Any = Talk()
    await show(alone, shown)
    assert alone.said[0][0] == "send" and alone.said[0][1]["ephemeral"]


async def test_a_press_is_acknowledged_once() -> None:
    talk: Any = Talk(discord.InteractionType.component)
    await acknowledge(talk)
    await acknowledge(talk)
    assert [what for what, _ in talk.said] == ["defer"]


def test_a_proof_is_the_log_and_the_one_module_that_checks_it() -> None:
    log, checker = proof_files("partie", b"log")
    assert (log.filename, log.fp.read(), checker.filename) == ("partie.log", b"log", "fair.py")
    assert b"def verify" in checker.fp.read()


@pytest.mark.parametrize(
    ("values", "number"), [(["7"], 7), (["1" * 30], int("1" * LONGEST_NUMBER)), ([], None), (["x"], None)]
)
def test_an_entry_of_the_book_is_chosen_by_its_number(values: list[str], number: int | None) -> None:
    if number is not None:
        assert _number(values) == number
        return
    with pytest.raises(Declined) as no:
        _number(values)
    assert no.value.text.id == "order-no-such-act"
