"""Windows before they are published: proposed, looked at, changed in a form, each by its first day (Q11.4, Q14.6).

The draft stands in the ids of its buttons, so that a page can be pressed on after any restart.
"""

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any

import discord
from discord.ui import Button, DynamicItem

from bot.contest_room.forms import Field, Form
from bot.contest_room.settings import read_day
from bot.contests.pokal import POKAL
from bot.contests.pokal.calendar import is_near, propose_windows
from bot.contests.pokal.model import HALVES, HOUSES, LAST, NOTICE, WINDOW, Half, PokalOptions, State
from bot.contests.pokal.tell import match_name
from bot.contests.pokal.tell_parts import house_name
from bot.edge.kit.answer import open_form, patiently
from bot.edge.kit.layout import Sheet, button
from bot.edge.kit.services import Services
from bot.edge.table.controls import GAME_ID, GameControl, show
from bot.engine.spans import ZONE
from bot.engine.text import Text, text
from bot.pokal_room.season import Season, must_be_season, seasons_of
from bot.service.play.live import Live, declined

Days = tuple[int, ...]
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
CODE = 4
"""So many signs a day takes in an id."""


# -- a draft -----------------------------------------------------------------------------------------------------------


def today_of(services: Services) -> date:
    """Return the day it is where the houses' calendar hangs."""
    return services.games.clock().astimezone(ZONE).date()


def planned(services: Services, half: Half, start: str, holidays: str | None, weeks: int) -> Days:
    """Propose windows from a first day, with holidays to leave out: `24.12.-6.1., 1.5.`."""
    begin = read_day(start, today_of(services))
    left_out: list[tuple[int, int]] = []
    for span in (holidays or "").replace("–", "-").split(","):
        if not span.strip():
            continue
        first, _, last = span.partition("-") if span.count("-") == 1 else (span, "", "")
        one = read_day(first, begin)
        other = read_day(last, one) if last.strip() else one
        if other < one:
            raise declined("pokal-holiday-backwards", typed=span.strip()[:40])
        left_out.append((one.toordinal(), other.toordinal()))
    return must_be_near(services, propose_windows(half, begin.toordinal(), left_out, step=7 * weeks))


def typed_days(services: Services, half: Half, typed: str) -> Days:
    """Read the first day of each match, with blanks or commas between them."""
    today = today_of(services)
    found = tuple(read_day(one, today).toordinal() for one in typed.replace(",", " ").split())
    if len(found) != len(HALVES[half]):
        raise declined("pokal-windows-count", count=len(HALVES[half]))
    return must_be_near(services, found)


def must_be_near(services: Services, days: Days) -> Days:
    """Refuse days that are years away."""
    if not all(is_near(day, today_of(services).toordinal()) for day in days):
        raise declined("pokal-windows-far")
    return days


def standing(state: State, half: Half) -> Days:
    """Return the first days as they are published now, to be changed."""
    windows = [state.known(name).window for name in HALVES[half]]
    if not all(windows):
        raise declined("pokal-runde-how")
    return tuple(window[0] for window in windows if window)


def written(days: Days) -> str:
    """Write days as they stand in an id."""
    return "".join(_code(day) for day in days)


def _code(day: int) -> str:
    signs = ""
    for _ in range(CODE):
        day, sign = divmod(day, len(DIGITS))
        signs = DIGITS[sign] + signs
    return signs


def read(code: str) -> Days:
    """Read days from an id; whatever was tampered with is refused."""
    days = tuple(int(code[at : at + CODE], len(DIGITS)) for at in range(0, len(code), CODE))
    if not all(1 <= day <= date.max.toordinal() for day in days):
        raise declined("control-unknown")
    return days


# -- opening a season --------------------------------------------------------------------------------------------------


def news_channel(interaction: discord.Interaction, services: Services) -> int:
    """Return where a season stands: the channel for news if we may write there, else where it was asked for."""
    guild, news = interaction.guild, services.servers.of(interaction.guild_id).channels.get("news")
    channel = guild.get_channel(news) if guild and news else None
    if guild and isinstance(channel, discord.TextChannel) and channel.permissions_for(guild.me).send_messages:
        return channel.id
    return interaction.channel_id or 0


async def open_season(interaction: discord.Interaction, services: Services, title: str, channel_id: int) -> Live:
    """Open a season without windows; accounts and rules go on from the one before.

    One that has none yet is taken up again: whoever opened it may have lost the page on which they are published.
    """
    found = await seasons_of(services, interaction.guild_id)
    running = next((live for live in found if live.row.status == "running"), None)
    if running is not None and running.folded().state.published:
        raise declined("pokal-one-at-a-time")
    if running is not None:
        return running
    options = PokalOptions(title=title)
    if found:
        last: State = found[0].folded().state
        accounts = last.accounts
        one, two, three, four = (accounts[house] for house in HOUSES)
        carried = {"accounts": (one, two, three, four), "editions": last.editions, "waiting": last.waiting}
        options = options.model_copy(update=carried)
    return await services.contests.open(
        POKAL.name,
        options,
        services.who(interaction.user),
        guild_id=interaction.guild_id,
        channel_id=channel_id,
        cause=interaction.id,
    )


# -- the page ----------------------------------------------------------------------------------------------------------


def page(season: Season, half: Half, days: Days, head: str = "") -> Sheet:
    """Show a draft: each match with its window, what is odd about it, and the ways on."""
    sheet = Sheet("now")
    title = season.tell("pokal-draft-head", half=text("pokal-half", half=half))
    lines = [_line(season, half, number, day) for number, day in enumerate(days)]
    sheet.text("\n".join(part for part in (head, title, *lines) if part))
    odd = _odd(season, half, days)
    if odd:
        sheet.text("\n".join(odd))
    head = f"pf:{season.live.row.id}:{half}:{written(days)}"
    sheet.row(
        button(f"{head}:go", season.tell("pokal-button-publish"), "success", "📣"),
        button(f"{head}:edit", season.tell("pokal-button-change"), "secondary", "✏️"),
    )
    sheet.text(season.tell("pokal-draft-how"))
    return sheet


def _line(season: Season, half: Half, number: int, day: int) -> str:
    first, last = season.show.day(day), season.show.day(day + WINDOW - 1)
    window = season.tell("pokal-window", first=first, last=last)
    year = date.fromordinal(day + WINDOW - 1).year
    if year != today_of(season.services).year:
        window = season.tell("pokal-draft-year", window=window, year=str(year))
    return season.write("pokal-line", match=_name(season, half, number), what=window)


def _name(season: Season, half: Half, number: int) -> Text:
    """Name a match as everybody does who sees which half it is in: by its houses alone, but for the finals."""
    name = HALVES[half][number]
    houses = season.view.houses(season.state.known(name))
    if houses is None or name in LAST:
        return match_name(name, houses)
    return text("pokal-pair", one=house_name(houses[0]), other=house_name(houses[1]))


def _odd(season: Season, half: Half, days: Days) -> list[str]:
    """Say of windows that are allowed why they are odd: in the past, or before the half before them has ended."""
    found = []
    today = today_of(season.services).toordinal()
    late = [number for number, day in enumerate(days) if day + WINDOW - 1 - NOTICE < today]
    if late:
        names = ", ".join(season.say(_name(season, half, number)) for number in late)
        found.append(season.tell("pokal-draft-late", matches=names))
    before: dict[Half, Half] = {"rueck": "hin", "finale": "rueck"}
    if half in before:
        ends = [match.window[1] for name in HALVES[before[half]] if (match := season.state.known(name)).window]
        if ends and min(days) <= max(ends):
            found.append(season.tell("pokal-draft-early", half=text("pokal-half", half=before[half])))
    return found


async def show_draft(
    interaction: discord.Interaction, season: Season, half: Half, days: Days, *, head: str = ""
) -> None:
    """Show a draft in place of the one that was pressed on, or as a new page."""
    await show(interaction, page(season, half, days, head).shown())


def form_lines(season: Season, half: Half, days: Days) -> str:
    """Write a draft as it is changed in the form: one line for each match."""
    names = [season.say(_name(season, half, number)) for number in range(len(days))]
    return "\n".join(f"{name}: {date.fromordinal(day):%d.%m.%Y}" for name, day in zip(names, days, strict=True))


def read_form(season: Season, half: Half, typed: str) -> Days:
    """Read the form: a day for each match, by its name or by the order of the lines."""
    names: dict[str, int] = {}
    for number, name in enumerate(HALVES[half]):
        whole = match_name(name, season.view.houses(season.state.known(name)))
        names |= {season.say(one).casefold(): number for one in (whole, _name(season, half, number))}
    lines = [line.strip() for line in typed.splitlines() if line.strip()]
    if len(lines) != len(HALVES[half]):
        raise declined("pokal-draft-lines", count=len(HALVES[half]), found=len(lines))
    found: dict[int, int] = {}
    for number, line in enumerate(lines):
        name, _, day = line.rpartition(":")
        typed_name = " ".join(name.split()).casefold()
        if typed_name and typed_name not in names:
            raise declined("pokal-draft-name", line=line[:80])
        place = names.get(typed_name, number)
        if place in found:
            raise declined("pokal-draft-twice", line=line[:80])
        found[place] = read_day(day, today_of(season.services)).toordinal()
    return must_be_near(season.services, tuple(found[number] for number in range(len(lines))))


class WindowsButton(
    GameControl,
    DynamicItem[Button[Any]],
    template=f"pf:{GAME_ID}:(?P<half>hin|rueck|finale):(?P<days>(?:[0-9a-z]{{4}}){{2,6}}):(?P<verb>go|edit)",
):
    """Publish a draft, or change it in a form."""

    name = "button pokal windows"

    async def press(self, interaction: discord.Interaction, services: Services) -> None:
        """Publish or ask."""
        live = await services.games.live(self.game_id)
        must_be_season(live)
        half: Any = self.match["half"]
        days = read(self.match["days"])
        if len(days) != len(HALVES[half]):
            raise declined("control-unknown")
        season = Season(services, live, services.language(interaction))
        if self.match["verb"] == "go":
            await _publish(interaction, services, season, half, days)
            return

        async def answered(reply: discord.Interaction, given: Mapping[str, str]) -> None:
            await show_draft(reply, season, half, read_form(season, half, given["days"]))

        label = season.tell("pokal-draft-label")
        field = Field("days", label, form_lines(season, half, days), long=True, needed=True)
        title = season.tell("pokal-draft-title", half=text("pokal-half", half=half))
        form = Form(services, title, [field], answered, about=season.tell("pokal-draft-about"))
        await open_form(interaction, form)


async def _publish(
    interaction: discord.Interaction, services: Services, season: Season, half: Half, days: Sequence[int]
) -> None:
    move = " ".join(["windows", half, *map(str, days)])
    who = services.who(interaction.user)
    work = services.contests.act(season.live.row.id, who, move, cause=interaction.id)
    acted = await patiently(interaction, work, ephemeral=True)
    sheet = Sheet("good")
    sheet.text("\n".join(f"✅ {season.written(words)}" for words in acted.told))
    sheet.text(season.tell("pokal-draft-published", where=f"<#{acted.live.row.channel_id}>", half=half))
    await show(interaction, sheet.shown())


WINDOW_CONTROLS = (WindowsButton,)
