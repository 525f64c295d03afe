"""Sending somebody off and the list of penalties: what follows is said first, and the reason is asked for (Z2.7)."""

from collections.abc import Mapping
from typing import Any, get_args

import discord

from bot.contest_room.forms import Act, Field, Form
from bot.contest_room.hall import Hall
from bot.contests.common.format import Format
from bot.contests.common.model import Entry, Ruling, Verdict
from bot.contests.common.rules import ContestRules
from bot.edge.kit.layout import Sheet
from bot.edge.kit.services import plain, reason, safe
from bot.engine.limits import LONGEST_REASON
from bot.engine.screen import Style
from bot.service.play.live import declined

VERDICTS: tuple[Verdict, ...] = get_args(Verdict)
HARD: tuple[Verdict, ...] = ("defeat", "disqualified")
"""What somebody plays no more after: its reason is asked for."""
LEVELS = (1, 2)
LOUD = "aloud"


def format_of(hall: Hall) -> Format:
    """Return the format of a contest."""
    rules = hall.live.spec.rules
    assert isinstance(rules, ContestRules)
    return rules.format


def offence_name(hall: Hall, offence: str) -> str:
    """Name an offence as the format's guidelines do."""
    return hall.tell(f"{hall.live.spec.name}-offence", offence=offence)


def entry_named(hall: Hall, typed: str) -> Entry:
    """Return an entry by the number in an id."""
    entry = hall.state.entry(int(typed)) if typed.isdecimal() and len(typed) < 5 else None
    if entry is None:
        raise declined("contest-no-such-entry", number=typed[:4] or "–")
    return entry


def rulings(hall: Hall, entry: Entry) -> list[str]:
    """Say what is noted of an entry, for those who lead and for itself."""
    lines = [ruling_line(hall, one) for one in hall.state.rulings if one.entry == entry.number]
    if entry.status == "excluded" and entry.why and not any(one.verdict == "disqualified" for one in _of(hall, entry)):
        lines.append(hall.tell("turnier-excluded-why", why=safe(entry.why, LONGEST_REASON)))
    return lines


def _of(hall: Hall, entry: Entry) -> list[Ruling]:
    return [one for one in hall.state.rulings if one.entry == entry.number]


def ruling_line(hall: Hall, one: Ruling) -> str:
    """Write a line of the list: what, for what, how strict, when, why."""
    why = safe(one.why, LONGEST_REASON) if one.why else "–"
    return hall.tell(
        "turnier-ruling",
        verdict=one.verdict,
        offence=offence_name(hall, one.offence),
        level=one.level,
        round=one.round,
        known="yes" if one.why else "no",
        why=why,
    )


async def exclude_page(hall: Hall, typed: str) -> Sheet:
    """Say what follows from an exclusion before anybody confirms it."""
    entry = entry_named(hall, typed)
    sheet, back = Sheet("bad"), f"lead.entry.{entry.number}"
    who = hall.entry(entry.number)
    sheet.text(hall.tell("turnier-sure", move="exclude", before="no", who=who, size=hall.view.size))
    sheet.text(follows(hall, entry, "disqualified"))
    sheet.row(
        hall.press("form", f"lead.exclude.{entry.number}", "turnier-button-why", "danger", "✍️"),
        hall.press("page", back, "turnier-button-rather-not", emoji="↩️"),
    )
    return sheet


async def page(hall: Hall, about: str) -> Sheet:
    """Ask what somebody did; then say what the guidelines propose, and offer every penalty."""
    number, _, rest = about.partition(".")
    offence, _, level = rest.partition(".")
    entry, format = entry_named(hall, number), format_of(hall)
    if not format.offences:
        raise declined("contest-no-list")
    sheet = Sheet("plain")
    sheet.text(f"## {hall.tell('turnier-penal-heading', who=hall.entry(entry.number))}")
    if noted := rulings(hall, entry):
        sheet.text("\n".join(noted))
    if offence in format.offences and level in ("1", "2"):
        _verdicts(hall, sheet, entry, offence, int(level))
    else:
        for one in LEVELS:
            _offences(hall, sheet, entry, one)
    sheet.row(hall.press("page", f"lead.entry.{entry.number}", "turnier-button-back", emoji="↩️"))
    return sheet


def _offences(hall: Hall, sheet: Sheet, entry: Entry, level: int) -> None:
    format = format_of(hall)
    options = [
        discord.SelectOption(
            label=plain(offence_name(hall, one), 100),
            value=f"lead.penal.{entry.number}.{one}.{level}",
            description=plain(hall.tell("turnier-proposal", verdict=format.proposes(one, level) or "reminder"), 100),
        )
        for one in format.offences
    ]
    prompt = hall.tell("turnier-level", level=level)[:150]
    id = f"cm:{hall.live.row.id}:page:penal{level}"
    sheet.row(discord.ui.Select(custom_id=id, placeholder=prompt, options=options))


def _verdicts(hall: Hall, sheet: Sheet, entry: Entry, offence: str, level: int) -> None:
    proposed = format_of(hall).proposes(offence, level)
    lines = [
        f"**{offence_name(hall, offence)}** · {hall.tell('turnier-level', level=level)}",
        hall.tell("turnier-proposal", verdict=proposed or "reminder"),
    ]
    for verdict in HARD:
        lines.append(f"-# {hall.tell('turnier-verdict', verdict=verdict)}: {follows(hall, entry, verdict)}")
    sheet.text("\n".join(lines))
    row = []
    for verdict in VERDICTS:
        style: Style = "primary" if verdict == proposed else "danger" if verdict in HARD else "secondary"
        form = f"lead.punish.{entry.number}.{offence}.{level}.{verdict}"
        row.append(hall.press("form", form, "turnier-verdict", style, verdict=verdict))
    sheet.row(*row)


def follows(hall: Hall, entry: Entry, verdict: Verdict) -> str:
    """Say what follows from a penalty."""
    return hall.say(hall.show.follows(hall.scene, entry, verdict))


# -- forms -------------------------------------------------------------------------------------------------------------


def exclude_form(hall: Hall, about: str, act: Act) -> Form:
    """Ask why somebody is excluded, and whether everybody may read it."""
    entry = entry_named(hall, about)
    return _form(hall, entry, "disqualified", f"exclude {entry.number}", act)


def punish_form(hall: Hall, about: str, act: Act) -> Form:
    """Ask why somebody is punished."""
    match about.split("."):
        case [number, offence, level, verdict] if offence in format_of(hall).offences and verdict in VERDICTS:
            entry = entry_named(hall, number)
            move = f"punish {entry.number} {verdict} {offence} {level}"
            return _form(hall, entry, next(one for one in VERDICTS if one == verdict), move, act)
    raise declined("control-unknown")


def _form(hall: Hall, entry: Entry, verdict: Verdict, move: str, act: Act) -> Form:
    hard = verdict in HARD
    ways: Any = tuple((way, hall.tell("turnier-form-aloud", way=way)) for way in ("quiet", LOUD))
    fields = [
        Field("why", hall.tell("turnier-form-why", needed="yes" if hard else "no"), needed=hard, most=LONGEST_REASON),
        Field(LOUD, hall.tell("turnier-form-who-reads"), "quiet", choices=ways),
    ]

    async def answered(reply: discord.Interaction, given: Mapping[str, str]) -> None:
        why = reason(given["why"]) if given["why"] or hard else ""
        mark = "!" if given[LOUD] == LOUD else "|"
        whole = f"{move} {mark} {why}" if why else move
        await act(reply, hall.services, hall.live.row.id, whole, f"lead.entry.{entry.number}")

    about = follows(hall, entry, verdict) if hard else ""
    title = hall.tell("turnier-verdict", verdict=verdict) if move.startswith("punish") else None
    return Form(hall.services, title or hall.tell("turnier-button-exclude"), fields, answered, about=about)
