"""What stands on a panel, part by part: seats and teams, clocks and promises, what the referee has, what is off."""

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from bot import fair
from bot.edge.kit.layout import TONES, Shown
from bot.edge.table.panel import (
    MOST_SIGNED,
    _at_once,
    _lead,
    closing_sheet,
    own_sheet,
    render,
    step_of,
    until,
    writer,
)
from bot.engine.seats import OFFICIALS
from bot.engine.text import Text, marked, text
from bot.service.play.live import ANYTIME, Live, Look, Who
from bot.store.seats import SeatRow
from tests.edge.house import House, _walk
from tests.edge.test_finale import play
from tests.edge.test_sample_game import deal

PLAIN, NOW, GOOD, BAD = (tone.value for tone in TONES.values())


def parts(shown: Shown) -> list[dict[str, Any]]:
    view: Any = shown.view
    return list(_walk(view.to_components()))


def paragraphs(shown: Shown) -> list[str]:
    return [part["content"] for part in parts(shown) if part["type"] == 10]


def ids(shown: Shown) -> list[str]:
    return [part["custom_id"] for part in parts(shown) if "custom_id" in part]


def off(shown: Shown) -> list[str]:
    return [part["custom_id"].rpartition(":")[2] for part in parts(shown) if part.get("disabled")]


def colour(shown: Shown) -> Any:
    return parts(shown)[0]["accent_color"]


def says(house: House) -> Callable[..., str]:
    def say(id: str, **args: Any) -> str:
        return house.services.texts.say(text(id, **args), "de", str)

    return say


def seats(live: Live, **taken: SeatRow) -> Live:
    return replace(live, seats=tuple(taken.get(row.seat, SeatRow(seat=row.seat)) for row in live.seats))


async def panel(house: House, live: Live, **look: Any) -> Shown:
    view = None if live.position is None else live.spec.rules.view(live.position.state, None)
    about: dict[str, Any] = {
        "seat": None,
        "view": view,
        "told": (),
        "outcome": live.outcome() if live.position else None,
    } | look
    return await render(house.services, Look(live=live, **about), "de")


async def test_a_lobby_lists_every_seat_and_offers_only_what_can_be_done(house: House) -> None:
    game, say = await deal(house, start=False), says(house)
    live = await house.services.games.live(game)
    assert live.deadline is not None
    shown = await panel(house, live)
    assert colour(shown) == NOW
    promise = fair.commitment(live.row.seed)
    when = f"<t:{int(live.deadline.due_at.timestamp())}:R>"
    free = say("lobby-free")
    heading, about, listed, waiting, clock, promised = paragraphs(shown)
    assert heading == "## Hasard" and about.startswith("-# ")
    assert listed.split("\n") == [
        f"`Nord` {house.anna.mention}",
        f"`Ost` {house.ben.mention}",
        f"`Sued` {free}",
        f"`West` {free}",
    ]
    assert waiting == f"**{say('lobby-ready', host=house.anna.mention)}**"
    assert clock == "-# " + say("lobby-clock", when=when, told="no")
    assert promised == "-# " + say("panel-promise", commitment=promise)
    assert ids(shown) == [
        *(f"l:{game}:{verb}" for verb in ("join", "leave", "fill", "start")),
        f"r:{game}:open",
        f"l:{game}:cancel",
        f"t:{game}",
        f"u:{game}",
    ]
    assert off(shown) == []
    menu = next(part for part in parts(shown) if part.get("custom_id") == f"t:{game}")
    assert [one["value"] for one in menu["options"]] == ["Sued", "West"]

    anna, robot = SeatRow(seat="Nord", person_id=1, name="x"), SeatRow(seat="Ost", robot=True)
    alone = await panel(house, seats(live, Nord=anna))
    assert paragraphs(alone)[3] == f"**{say('lobby-missing', missing=1)}**" and off(alone) == ["start"]
    empty = await panel(house, seats(live))
    assert off(empty) == ["leave", "start"]
    people = {seat: SeatRow(seat=seat, person_id=5, name="x") for seat in ("Nord", "Ost", "Sued", "West")}
    full = await panel(house, seats(live, **people))
    assert off(full) == ["join", "fill"] and not [id for id in ids(full) if id[0] in "tu"]
    with_robot = await panel(house, seats(live, **(people | {"Ost": robot})))
    assert off(with_robot) == ["fill"], "the computer makes room for people"
    menu = next(part for part in parts(with_robot) if part.get("custom_id") == f"t:{game}")
    assert [one["value"] for one in menu["options"]] == ["Ost"]
    ends: tuple[tuple[Any, str], ...] = (("expired", "lobby-expired"), ("abandoned", "lobby-cancelled"))
    for status, words in ends:
        gone = await panel(house, replace(live, row=replace(live.row, status=status)))
        assert (colour(gone), paragraphs(gone), ids(gone)) == (BAD, ["## Hasard", say(words)], [])


async def test_a_lobby_names_who_leads_and_without_a_clock_says_nothing_of_it(house: House) -> None:
    live, say = await house.services.games.live(await deal(house, start=False)), says(house)
    led = replace(live, row=replace(live.row, referee_id=5, assistant_id=6), deadline=None)
    shown = paragraphs(await panel(house, led))
    lines = shown[1].split("\n")
    assert lines[:2] == [say("partie-led-by", person="<@5>"), say("partie-assisted-by", person="<@6>")]
    assert len(shown) == 5, "there is no clock"
    spec = replace(live.spec, manners=replace(live.spec.manners, officials=True))
    assert say("partie-led-by-bot") in paragraphs(await panel(house, replace(live, spec=spec)))[1]
    assert say("partie-led-by-bot") not in paragraphs(await panel(house, replace(led, spec=spec)))[1]


async def test_the_end_of_a_table_says_what_happened_last_what_comes_next_and_until_when(house: House) -> None:
    game, say = await deal(house, seconds=3600), says(house)
    live = await house.services.games.live(game)
    assert live.deadline is not None
    told = tuple(text("hasard-scored", best=number) for number in range(3))
    shown = paragraphs(await panel(house, live, told=told))
    clock = f"<t:{int(live.deadline.due_at.timestamp())}:R>"
    assert shown[-3:] == [
        f"**{say('hasard-step-lay')}** ⏳ {say('panel-until')} {clock}",
        f"-# {say('hasard-scored', best=1)}\n-# {say('hasard-scored', best=2)}",
        "-# " + say("panel-promise", commitment=fair.commitment(live.row.seed)),
    ]
    hidden = replace(live.spec, manners=replace(live.spec.manners, open_clock=lambda _: False, told=True))
    quiet = paragraphs(await panel(house, replace(live, spec=hidden), told=told))
    assert quiet[-2] == f"**{say('hasard-step-lay')}**", "neither the clock nor what is told elsewhere"
    officials = paragraphs(await panel(house, live, seat=OFFICIALS))
    assert fair.commitment(live.row.seed) not in "".join(officials), "everybody has it where the game is played"
    at = live.row.created_at
    paused = replace(live, row=replace(live.row, paused_at=at))
    stopped = await panel(house, paused)
    assert f"⏸️ **{say('panel-paused')}** <t:{int(at.timestamp())}:R>" in paragraphs(stopped)
    assert not [id for id in ids(stopped) if id[0] in "msq"]


async def test_the_whole_promise_is_a_button_where_the_lobby_has_shown_it(house: House) -> None:
    live = await house.services.games.live(await deal(house))
    start = live.row.created_at
    for seconds, at_once in ((0.0, True), (0.999, True), (1.0, False), (60.0, False)):
        later = replace(live, row=replace(live.row, started_at=start + timedelta(seconds=seconds)))
        assert _at_once(later) is at_once
        shown = await panel(house, later)
        assert (f"p:{live.row.id}" in ids(shown)) is not at_once
        assert any("ersprechen" in one for one in paragraphs(shown)) is at_once
    assert _at_once(replace(live, row=replace(live.row, started_at=None)))


async def test_what_is_broken_off_shows_its_seed_and_lets_it_be_checked(house: House) -> None:
    live, say = await house.services.games.live(await deal(house)), says(house)
    broken = await panel(house, replace(live, row=replace(live.row, status="abandoned")))
    assert ids(broken) == [f"p:{live.row.id}"]
    assert paragraphs(broken)[-2:] == [
        f"**{say('panel-abandoned')}**",
        "-# " + say("panel-seed", seed=live.row.seed.hex()),
    ]


async def test_a_referee_has_pause_and_whistle_on_his_desk(house: House) -> None:
    live = await house.services.games.live(await deal(house))
    game = live.row.id

    def desk(**row: Any) -> list[str]:
        made = _lead(replace(live, row=replace(live.row, **row)), lambda words: words.id)
        return [str(one.custom_id) for one in made]

    assert desk() == [f"k:{game}:pause"]
    assert desk(assistant_id=5) == [f"k:{game}:pause", f"k:{game}:whistle"]
    assert desk(assistant_id=5, paused_at=live.row.created_at) == [f"k:{game}:resume"]
    assert f"k:{game}:pause" in ids(await panel(house, live, seat=OFFICIALS))
    assert f"k:{game}:pause" not in ids(await panel(house, live))


async def test_ids_of_what_stays_open_name_no_step(house: House) -> None:
    live = await house.services.games.live(await deal(house))
    assert step_of(live, ["a"]) == live.token
    manners = replace(live.spec.manners, timeless=lambda move: move == "a")
    timeless = replace(live, spec=replace(live.spec, manners=manners))
    assert (step_of(timeless, ["a"]), step_of(timeless, ["a", "b"])) == (ANYTIME, live.token)
    assert until(replace(live, deadline=None)) == ""


async def test_signs_are_left_out_where_they_would_fill_the_panel(house: House) -> None:
    house.services.icons["die_6"] = "<:x:1>"
    live = await house.services.games.live(await deal(house))
    write = writer(house.services, live, "de")

    def words(count: int) -> Text:
        return marked(text("rules-plain", value="y" * count), "die_6")

    room = MOST_SIGNED - len("<:x:1> ")
    assert write(words(room)) == "<:x:1> " + "y" * room
    assert write(words(room + 1)) == "y" * (room + 1)


async def test_a_page_of_ones_own_is_laid_out_only_if_it_is_ones_own(house: House) -> None:
    game, say = await deal(house, rounds=2, seconds=3600), says(house)
    services = house.services
    look = await services.games.look(game, Who(house.anna.id, "anna"))
    sheet = own_sheet(services, look, "de", news=[text("hasard-step-lay"), text("hasard-back")], note=text("form-gone"))
    assert sheet is not None
    shown = sheet.shown()
    assert paragraphs(shown)[2:] == [
        f"⚠️ {say('form-gone')}",
        f"-# {say('hasard-back')}\n-# ⏳ {say('private-until')} {until(look.live)}",
    ], "what stands there already is no news"
    assert ids(shown)[-1] == f"gv:{game}:leave"
    asleep = own_sheet(services, look, "de", asleep=True)
    assert asleep is not None and ids(asleep.shown()) == [f"d:{game}"]
    assert paragraphs(asleep.shown())[-1] == f"💤 **{say('private-asleep')}**"
    rules = own_sheet(services, look, "de", page="regeln")
    assert rules is not None and not [id for id in ids(rules.shown()) if id.startswith("gv:")]
    public = await services.games.look(game)
    assert own_sheet(services, public, "de") is None, "a copy of what everybody sees"
    other = own_sheet(services, public, "de", page="regeln", news=[text("hasard-back")])
    assert other is not None and say("hasard-back") not in paragraphs(other.shown()), "news are for whose page it is"
    ended = replace(look, live=replace(look.live, row=replace(look.live.row, status="abandoned")))
    assert own_sheet(services, ended, "de") is None
    lonely = replace(look.live.spec, computers=replace(look.live.spec.computers, allowed=lambda _: False))
    stuck = own_sheet(services, replace(look, live=replace(look.live, spec=lonely)), "de")
    assert stuck is not None and not [id for id in ids(stuck.shown()) if id.startswith("gv:")]


async def test_a_closed_page_says_in_a_word_what_became_of_it(house: House) -> None:
    game, say = await deal(house), says(house)
    services = house.services
    look = await services.games.look(game, Who(house.anna.id, "anna"))
    plain = closing_sheet(services, look, "de").shown()
    assert (paragraphs(plain), colour(plain)) == ([say("private-done")], PLAIN)
    news = [text("hasard-back"), text("hasard-roll")]
    assert paragraphs(closing_sheet(services, look, "de", news).shown()) == [
        f"✅ {say('hasard-back')}\n✅ {say('hasard-roll')}"
    ]
    assert paragraphs(closing_sheet(services, look, "de", news, note=text("form-gone")).shown()) == [say("form-gone")]
    gone = replace(look, live=replace(look.live, row=replace(look.live.row, status="abandoned")))
    assert paragraphs(closing_sheet(services, gone, "de", news).shown()) == [f"**{say('panel-abandoned')}**"]
    await play(house)
    over = closing_sheet(services, await services.games.look(game, Who(house.anna.id, "anna")), "de", news).shown()
    assert colour(over) == GOOD and paragraphs(over)[1] == "-# " + say("private-over")


@pytest.mark.parametrize("count", [8, 9])
async def test_of_many_seats_those_without_people_share_a_line(house: House, count: int) -> None:
    live, say = await house.services.games.live(await deal(house, start=False)), says(house)
    rows = [SeatRow(seat=f"S{number}") for number in range(count)]
    rows[0] = SeatRow(seat="S0", person_id=5, name="x")
    rows[1] = SeatRow(seat="S1", robot=True)
    many = replace(live, seats=tuple(rows))
    listed = paragraphs(await panel(house, many))[2].split("\n")
    if count == 8:
        assert len(listed) == 8 and listed[0] == "`S0` <@5>" and listed[7] == f"`S7` {say('lobby-free')}"
    else:
        assert listed == ["`S0` <@5>", "🤖 `S1`", f"{say('lobby-free')} " + " ".join(f"`S{n}`" for n in range(2, 9))]
