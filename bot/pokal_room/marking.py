"""The search for a date: one private page on which people say when they can, and see which days work (Q11.4)."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from functools import partial
from typing import Any

import discord
from discord.ui import Button, DynamicItem, Select

from bot.contests.pokal.calendar import best_days, day_of, days_of
from bot.contests.pokal.draw import draw_dates
from bot.contests.pokal.model import NOTICE, Mark, Match, Pair, half_of
from bot.contests.pokal.planning import Planning
from bot.contests.pokal.tell_parts import house_name
from bot.edge.kit.answer import open_form, patiently, send
from bot.edge.kit.layout import Sheet, button
from bot.edge.kit.services import Services, mentions
from bot.edge.table.asking import Question
from bot.edge.table.controls import GAME_ID, GameControl, show
from bot.engine.helpers import flag, listing
from bot.engine.screen import Picture
from bot.engine.text import text
from bot.pokal_room.answers import EVENING, MATCH, at_home, own_buttons, read_moment
from bot.pokal_room.asked import asked
from bot.pokal_room.bans import banned_from
from bot.pokal_room.crowd import page_lines
from bot.pokal_room.season import Season, must_be_season
from bot.quidditch_room.banned import barred
from bot.service.play.live import Live, Who, declined

HALF = 14
"""So many days stand in one menu: Discord takes 25 lines."""
MOST = 25
WEEKDAYS = {"fr": 4, "sa": 5, "so": 6}
"""The days on which most people can: each has a button."""


def open_matches(season: Season) -> list[Match]:
    """Return the matches whose date is being looked for or stands."""
    found = [match for match in season.state.matches if half_of(match.name) in season.state.published]
    return [match for match in found if not match.begun and match.result is None and season.view.houses(match)]


def side_of(season: Season, match: Match, who: Who) -> str | None:
    """Return for whom somebody marks days: his house, or as referee."""
    houses = season.view.houses(match) or ()
    row = season.live.seat_of(who.id)
    seat = row.seat if row else None
    mine = next((house for house in houses if season.state.may_play(house, seat, who.houses)), None)
    return mine or ("P" if "referee" in who.ranks else None)


def mark_of(season: Season, match: Match, who: Who) -> Mark | None:
    """Return what somebody has answered."""
    row = season.live.seat_of(who.id)
    marks = [one for one in season.state.marks if row and (one.match, one.seat) == (match.name, row.seat)]
    return marks[0] if marks else None


def mask_of(season: Season, match: Match, who: Who) -> int:
    """Return the days somebody has marked, one bit for each."""
    mark = mark_of(season, match, who)
    if mark is None or match.window is None:
        return 0
    return sum(1 << (day - match.window[0]) for day in mark.days if match.window[0] <= day <= match.window[1])


async def page(client: discord.Client, season: Season, who: Who, name: str | None) -> Sheet:
    """Show one match: which days work, and the own ones to choose."""
    sheet = Sheet("now")
    matches = open_matches(season)
    mine = [match for match in matches if side_of(season, match, who) is not None]
    match = next((one for one in matches if one.name == name), None) or next(iter(mine or matches), None)
    if match is None:
        raise declined("pokal-no-open-match")
    houses = season.view.houses(match)
    assert houses is not None
    side = side_of(season, match, who)
    today = day_of(int(season.services.games.clock().timestamp() * 1000))
    out = await barred(season.services, season.live)
    days = days_of(season.state, match, houses, today, out)
    when = f"<t:{match.date // 1000}:F>" if match.date is not None else season.show.window(match)
    sheet.text(season.write("pokal-page-head", match=season.name(match), when=when))
    if days:
        found = await asked(client, season, match, houses, who, banned_from(season, match, out))
        found = found if match.date is None else replace(found, missing=())
        named = partial(season.live.short_name_of, erased=season.services.erased(season.language))
        planning = Planning(season.show, match, houses, days, today, found, named)
        alt = planning.alt()
        sheet.undrawn(Picture(draw_dates, planning.picture(), alt), season.say(alt))
        mention = mentions(season.live, season.services.erased(season.language))
        if match.date is None:
            lines = (f"{season.say(planning.answered)}. {planning.advice(mention)}", planning.missing(plain=False))
            sheet.text("\n".join(line for line in lines if line))
    if match.proposal is not None:
        sheet.text(_proposed(season, match, houses))
    if coming := await page_lines(season, match, houses, who):
        sheet.text("\n".join(coming))
    if side is not None and match.window is not None:
        mask = mask_of(season, match, who)
        known = flag(mark_of(season, match, who))
        sheet.text(season.tell("pokal-page-mine", count=mask.bit_count(), side=side, known=known))
        for part in (0, 1):
            sheet.row(_menu(season, match, mask, part, match.window[0]))
        sheet.row(*_buttons(season, match, mask))
    elif side is None and match.window is not None:
        sheet.text(season.tell("pokal-page-only"))
    for row in own_buttons(season, match, who, best_days(days)):
        sheet.row(*row)
    if len(matches) > 1:
        sheet.row(_choice(season, match, matches))
    return sheet


def _proposed(season: Season, match: Match, houses: Pair) -> str:
    """Say what is proposed and who has not agreed yet."""
    assert match.proposal is not None
    missing = [house_name(house) for house in houses if house not in match.proposal.agreed]
    missing += [] if match.referee else [text("pokal-page-whistle")]
    who = listing(missing, "pokal-and") if missing else ""
    known, when = "some" if missing else "nothing", f"<t:{match.proposal.at // 1000}:F>"
    until = season.tell("pokal-page-until", day=season.show.day(day_of(match.proposal.at) - NOTICE))
    return f"{season.write('pokal-page-proposed', date=when, missing=known, who=who)} {until}"


def _menu(season: Season, match: Match, mask: int, part: int, first: int) -> Select[Any]:
    offset = part * HALF
    options = [
        discord.SelectOption(label=season.show.day(first + bit), value=str(bit), default=bool(mask >> bit & 1))
        for bit in range(offset, offset + HALF)
    ]
    prompt = season.tell("pokal-page-prompt", first=season.show.day(first + offset))
    return Select(
        custom_id=f"pd:{season.live.row.id}:{match.name}:{part}",
        placeholder=prompt[:150],
        min_values=0,
        max_values=HALF,
        options=options,
    )


def _every(match: Match, weekday: int) -> int:
    """Return every Friday (4), Saturday or Sunday of a window, one bit for each."""
    first, last = match.window or (1, 0)
    return sum(1 << (day - first) for day in range(first, last + 1) if date.fromordinal(day).weekday() == weekday)


def _buttons(season: Season, match: Match, mask: int) -> Sequence[Button[Any]]:
    game = season.live.row.id
    return [
        *(
            button(
                f"pb:{game}:{match.name}:{verb}",
                season.tell("pokal-weekday", weekday=weekday),
                "primary" if mask & these == these else "secondary",
            )
            for verb, weekday in WEEKDAYS.items()
            for these in (_every(match, weekday),)
        ),
        button(f"pb:{game}:{match.name}:all", season.tell("pokal-button-all")),
        button(f"pb:{game}:{match.name}:none", season.tell("pokal-button-none")),
    ]


def _choice(season: Season, match: Match, matches: Sequence[Match]) -> Select[Any]:
    options = [
        discord.SelectOption(label=season.say(season.name(one))[:100], value=one.name, default=one is match)
        for one in matches[:MOST]
    ]
    return Select(
        custom_id=f"pw:{season.live.row.id}", placeholder=season.tell("pokal-page-which")[:150], options=options
    )


async def turn_to(interaction: discord.Interaction, services: Services, live: Live, name: str | None) -> None:
    """Show the page in place of the one that was pressed on, or as a new one."""
    season = Season(services, live, services.language(interaction))

    async def drawn() -> Any:
        sheet = await page(interaction.client, season, await at_home(interaction, services, live), name)
        return await sheet.drawn(services.studio)

    shown = await patiently(interaction, drawn(), ephemeral=True)
    await show(interaction, shown)


async def _mark(interaction: discord.Interaction, services: Services, game_id: str, name: str, change: Any) -> None:
    """Mark days and show the page anew; `change` makes the new days of the old ones and the match."""
    live = await services.games.live(game_id)
    must_be_season(live)
    season = Season(services, live, services.language(interaction))
    who = await at_home(interaction, services, live)
    match = season.state.match(name)
    if match is None or match.window is None:
        raise declined("control-unknown")
    side = side_of(season, match, who)
    if side is None:
        raise declined("pokal-not-your-match")
    days = change(mask_of(season, match, who), match)
    work = services.contests.act(game_id, who, f"mark {name} {side} {days:x}", cause=interaction.id)
    acted = await patiently(interaction, work, ephemeral=True)
    await turn_to(interaction, services, acted.live, name)


class DaysMenu(GameControl, DynamicItem[Select[Any]], template=f"pd:{GAME_ID}:{MATCH}:(?P<part>[01])"):
    """Choose the days of half a window."""

    name = "menu pokal days"

    async def press(self, interaction: discord.Interaction, services: Services) -> None:
        """Mark them; the other half stays."""
        part = int(self.match["part"])
        chosen = [int(one) for one in self.item.values if one.isdecimal() and int(one) // HALF == part]
        half = ((1 << HALF) - 1) << (part * HALF)

        def change(mask: int, match: Match) -> int:
            return (mask & ~half) | sum(1 << bit for bit in set(chosen))

        await _mark(interaction, services, self.game_id, self.match["match"], change)


class DaysButton(GameControl, DynamicItem[Button[Any]], template=f"pb:{GAME_ID}:{MATCH}:(?P<verb>fr|sa|so|all|none)"):
    """Mark every Friday, Saturday or Sunday, every day or none."""

    name = "button pokal days"

    async def press(self, interaction: discord.Interaction, services: Services) -> None:
        """Mark them; a weekday that is marked altogether is taken away again."""
        verb = self.match["verb"]

        def change(mask: int, match: Match) -> int:
            assert match.window is not None
            first, last = match.window
            days = range(first, last + 1) if verb != "none" else range(0)
            if verb not in WEEKDAYS:
                return sum(1 << (day - first) for day in days)
            these = _every(match, WEEKDAYS[verb])
            return mask & ~these if mask & these == these else mask | these

        await _mark(interaction, services, self.game_id, self.match["match"], change)


class WhichMenu(GameControl, DynamicItem[Select[Any]], template=f"pw:{GAME_ID}"):
    """Look at another match."""

    name = "menu pokal match"

    async def press(self, interaction: discord.Interaction, services: Services) -> None:
        """Turn to it."""
        live = await services.games.live(self.game_id)
        must_be_season(live)
        await turn_to(interaction, services, live, str(self.item.values[0])[:3])


class AnswerButton(
    GameControl, DynamicItem[Button[Any]], template=f"pa:{GAME_ID}:{MATCH}:(?P<verb>agree|decline|whistle)"
):
    """Agree to a date, decline it, or come as its referee."""

    name = "button pokal answer"

    async def press(self, interaction: discord.Interaction, services: Services) -> None:
        """Do it, and say what came of it where it was pressed."""
        live = await services.games.live(self.game_id)
        must_be_season(live)
        await decided(interaction, services, live, f"{self.match['verb']} {self.match['match']}")


class ProposeButton(GameControl, DynamicItem[Button[Any]], template=f"pp:{GAME_ID}:{MATCH}:(?P<day>[^:]{{1,7}})"):
    """Propose a day, or another time."""

    name = "button pokal propose"

    async def press(self, interaction: discord.Interaction, services: Services) -> None:
        """Ask for day and time, which stand there as far as they are known."""
        live = await services.games.live(self.game_id)
        must_be_season(live)
        season = Season(services, live, services.language(interaction))
        match = season.state.match(self.match["match"])
        if match is None or not self.match["day"].isdecimal():
            raise declined("control-unknown")
        day = int(self.match["day"]) or (day_of(match.proposal.at) if match.proposal else 0)
        if day > date.max.toordinal():
            raise declined("control-unknown")
        typed = f"{date.fromordinal(day):%d.%m.%Y} {EVENING}" if day else ""
        name = match.name

        async def answered(reply: discord.Interaction, words: str) -> None:
            at = read_moment(services, words)
            await decided(reply, services, await services.games.live(live.row.id), f"propose {name} {at}")

        title, prompt = season.tell("pokal-form-title"), season.tell("pokal-form-when")
        await open_form(interaction, Question(services, title, prompt, answered, typed=typed))


async def decided(interaction: discord.Interaction, services: Services, live: Live, move: str) -> None:
    """Do something about a date; one's own page shows what came of it, everywhere else it is said in private."""

    async def done() -> Any:
        who = await at_home(interaction, services, live)
        return await services.contests.act(live.row.id, who, move, cause=interaction.id)

    acted = await patiently(interaction, done(), ephemeral=True)
    if interaction.message is not None and interaction.message.flags.ephemeral:
        await turn_to(interaction, services, acted.live, move.split()[1])
        return
    season = Season(services, acted.live, services.language(interaction))
    lines = [f"✅ {season.written(words)}" for words in acted.told] or [season.tell("pokal-done")]
    await send(interaction, ephemeral=True, content="\n".join(lines)[:2000])


CONTROLS = (DaysMenu, DaysButton, WhichMenu, AnswerButton, ProposeButton)
