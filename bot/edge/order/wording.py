"""Acts in words: one line for the log channel and the lists, the same as a table to take home."""

import csv
import io
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import discord

from bot.edge.kit.services import Services, plain, safe
from bot.engine.limits import LONGEST_REASON
from bot.engine.text import Text, text
from bot.service.leading.book import TAKES_BACK
from bot.service.people.servers import RULES
from bot.store.acts import ActRow

_FORMULA = ("=", "+", "-", "@", "\t", "\r")


@dataclass(frozen=True, slots=True)
class Naming:
    """How people, roles, rooms and moments are written: as mentions on Discord, as plain names in a file."""

    person: Callable[[int | None], str]
    role: Callable[[int], str]
    room: Callable[[int | None], str]
    moment: Callable[[datetime], str]


def _mention(person_id: int | None) -> str:
    return f"<@{person_id}>" if person_id else "–"


def _room(channel_id: int | None) -> str:
    return f"<#{channel_id}>" if channel_id else "–"


def stamp(moment: datetime, style: str = "f") -> str:
    """Write a moment so that Discord shows it in the reader's own time."""
    return f"<t:{int(moment.timestamp())}:{style}>"


MENTIONS = Naming(_mention, lambda role_id: f"<@&{role_id}>", _room, stamp)


def plain_names(guild: discord.Guild) -> Naming:
    """Name everything as far as we know it; what is gone keeps its number."""

    def person(person_id: int | None) -> str:
        member = guild.get_member(person_id) if person_id else None
        return plain(member.display_name) if member else _mention(person_id)

    def role(role_id: int) -> str:
        found = guild.get_role(role_id)
        return f"@{plain(found.name)}" if found else f"<@&{role_id}>"

    def room(channel_id: int | None) -> str:
        found = guild.get_channel_or_thread(channel_id) if channel_id else None
        return f"#{plain(found.name)}" if found else _room(channel_id)

    return Naming(person, role, room, lambda moment: moment.astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S"))


def what(act: ActRow, naming: Naming) -> Text:
    """Say what was done, to whom, where."""
    return text(
        "act-what",
        kind=act.kind,
        target=naming.person(act.target_id),
        room=naming.room(act.channel_id),
        detail=_detail(act, naming),
    )


def _detail(act: ActRow, naming: Naming) -> Text | str:
    data = act.data
    match act.kind:
        case "timeout" if until := data.get("until"):
            return text("act-until", until=naming.moment(datetime.fromisoformat(until)))
        case "timeout":
            return text("act-lifted")
        case "exclusion":
            return str(data.get("seat", "?"))
        case "substitution":
            return ", ".join(str(row.get("seat")) for row in data.get("seats", ()))
        case "replace":
            after = data.get("after")
            new = naming.person(after) if after else text("act-computer")
            return text(
                "act-replaced", seat=str(data.get("seat", "?")), before=naming.person(data.get("before")), after=new
            )
        case "move":
            return naming.room(data.get("before"))
        case "whistle":
            return text("act-whistle", role=str(data.get("role", "referee_id")))
        case "setup":
            key = str(data.get("key", "?"))
            if key.startswith(RULES):
                return text("act-rules", game=Text(f"{key.removeprefix(RULES)}-name"))
            before, after = (_setting(key, data.get(side), naming) for side in ("before", "after"))
            return text("act-setup", key=key.replace(".", "-"), before=before, after=after)
        case _:
            return ""


def _setting(key: str, value: Any, naming: Naming) -> Text | str:
    """Write a setting's value as people read it."""
    match key.partition(".")[0], value:
        case "role", list() if value:
            return ", ".join(naming.role(int(role_id)) for role_id in value)
        case "channel", int():
            return naming.room(value)
        case "reads", bool():
            return text("act-yes-no", yes=str(value).lower())
        case "keep_days", int():
            return text("act-days", days=value)
        case "language", str():
            return value
        case _:
            return text("act-nothing")


def line(services: Services, act: ActRow, language: str, games: Mapping[str, Text]) -> str:
    """Return an act as one line with the title of its game, struck out if it was taken back."""

    def say(words: Text) -> str:
        return services.texts.say(words, language)

    parts = [
        f"**#{act.id}**",
        stamp(act.at),
        say(what(act, MENTIONS)),
        say(text("act-by", actor=_mention(act.actor_id))),
    ]
    if game := games.get(act.game_id or ""):
        parts.append(say(text("act-game", game=game)))
    if link := act.data.get("link"):
        parts.append(f"[{say(text('act-message'))}]({link})")
    shown = " · ".join(parts)
    if act.undone_at is not None:
        shown = f"~~{shown}~~"
    if act.reason:
        shown += f"\n-# {worded(act.reason)}"
    if excerpt := act.data.get("excerpt"):
        shown += f"\n-# {say(text('act-excerpt', words=worded(str(excerpt))))}"
    if act.undone_at is not None:
        shown += f"\n-# {say(undone(act))}"
    return shown


def undone(act: ActRow) -> Text:
    """Say who took an act back, and why."""
    return text("act-undone", who=_mention(act.undone_by), why=worded(act.undone_why or "–"))


def worded(words: str) -> str:
    """Return typed words so that they stay words: a reason is whole wherever it stands."""
    return safe(words, LONGEST_REASON)


def because(reason: str) -> Text | str:
    """Give the reason a sentence of its own, if there is one."""
    return text("moderation-because", reason=worded(reason)) if reason else ""


def takes_back(act: ActRow) -> bool:
    """Tell whether an act can still be taken back."""
    return act.kind in TAKES_BACK and act.undone_at is None


def table(
    services: Services, acts: Sequence[ActRow], guild: discord.Guild, language: str, games: Mapping[str, Text]
) -> str:
    """Return acts as CSV: German spreadsheets expect semicolons, and no cell is ever a formula."""
    naming = plain_names(guild)

    def say(words: Text) -> str:
        return services.texts.say(words, language)

    out = io.StringIO()
    writer = csv.writer(out, delimiter=";" if language == "de" else ",", lineterminator="\r\n")
    writer.writerow(say(text("table-columns")).split("|"))
    for act in acts:
        row = (
            str(act.id),
            naming.moment(act.at),
            act.kind,
            say(what(act, naming)),
            naming.person(act.actor_id),
            _mention(act.actor_id),
            naming.person(act.target_id),
            _mention(act.target_id),
            services.texts.say(game, language, bare=True) if (game := games.get(act.game_id or "")) else "",
            naming.room(act.channel_id),
            act.reason,
            str(act.data.get("excerpt", "")),
            str(act.data.get("link", "")),
            naming.moment(act.undone_at) if act.undone_at else "",
            naming.person(act.undone_by) if act.undone_at else "",
            act.undone_why or "",
        )
        writer.writerow([tame(cell) for cell in row])
    return out.getvalue()


def tame(cell: str) -> str:
    """Keep a spreadsheet from taking words for a formula."""
    return f"'{cell}" if cell.startswith(_FORMULA) else cell
