"""Everything about one person as plain data to take home; other people stand in it only as somebody."""

import json
import re
from collections.abc import Callable
from datetime import datetime
from typing import Any

from bot.service.free_dice import KIND as DICE
from bot.store.privacy import Found

SNOWFLAKE = 1 << 32
"""Numbers from here on are ids of Discord's."""
NO_PEOPLE = frozenset({"setup", "move"})
"""Acts whose numbers are roles and channels."""
_IDS = re.compile(r"<@!?([0-9]+)>|(?<![#&0-9])([0-9]{15,20})(?![0-9])")


def dossier(found: Found, person_id: int, somebody: str, now: datetime) -> dict[str, Any]:
    """Write down everything; what a running game still hides is left out, or it could be read here."""
    cover = _cover(person_id, somebody)
    by_me = [row for row in found.acts if person_id in (row["actor_id"], row["undone_by"])]
    about = [row for row in found.acts if row not in by_me or row["target_id"] == person_id]
    return {
        "written": now.isoformat(),
        "person": {"id": person_id, **_plain(found.person or {}, "language", "dm_closed", "seen_at")},
        "games": [_game(row, person_id) for row in found.games],
        "moves": _moves([row for row in found.events if row["game_kind"] != DICE]),
        "results": [_plain(row, "game_id", "seat", "place", "points", "at") for row in found.results],
        "dice": [_roll(row, person_id) for row in found.events if row["game_kind"] == DICE],
        "statistics": [
            {"server": _server(row["scope_id"], person_id), **_plain(row, "total", "rolls")} for row in found.tallies
        ],
        "seats_before": [_plain(row, "game_id", "seat", "name", "why") for row in found.seats_before],
        "nicknames": [_plain(row, "game_id", "nick", "worn", "role_id") for row in found.nicknames],
        "verdicts": [_verdict(row, cover) for row in found.verdicts],
        "acts": {
            "about_me": [_act(row, person_id, cover) for row in about],
            "by_me": [_act(row, person_id, cover) for row in by_me],
        },
    }


def _plain(row: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: _moment(row[name]) for name in names if name in row}


def _moment(value: Any) -> Any:
    return value.isoformat() if isinstance(value, datetime) else value


def _server(scope_id: int | None, person_id: int) -> int | None:
    """Return the server's id; direct messages are none."""
    return None if scope_id == person_id else scope_id


def _game(row: dict[str, Any], person_id: int) -> dict[str, Any]:
    parts = {name: row[f"{name}_id"] == person_id for name in ("host", "referee", "assistant")}
    times = _plain(row, "created_at", "started_at", "ended_at")
    seat = _plain(row, "seat", "name", "captain")
    return {"game_id": row["id"], "kind": row["kind"], "server": row["guild_id"], "status": row["status"]} | (
        times | seat | parts
    )


def _moves(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Write down moves; of a running game only that there are some: kind and number would tell what they were."""
    known: dict[str, dict[str, Any]] = {}
    for row in rows:
        if row["ended_at"] is None:
            known.setdefault(row["game_id"], _plain(row, "game_id", "at") | {"hidden_until_the_end": True})
    over = [
        {**_plain(row, "game_id", "seq", "at", "kind"), "body": json.loads(row["body"]), "hidden_until_the_end": False}
        for row in rows
        if row["ended_at"] is not None
    ]
    return [*over, *known.values()]


def _roll(row: dict[str, Any], person_id: int) -> dict[str, Any]:
    scope, _, day = row["game_id"].removeprefix("w").rpartition("-")
    body = json.loads(row["body"])
    return {"server": _server(int(scope), person_id), "day": day, **_plain(row, "seq", "at"), **body}


def _verdict(row: dict[str, Any], cover: Callable[[Any], Any]) -> dict[str, Any]:
    """Write down a penalty or an exclusion, with its reason; whoever else is named in it is somebody."""
    body = row["body"]
    about = {name: body[name] for name in ("verdict", "offence", "level", "round") if name in body}
    return {**_plain(row, "game_id", "seq", "at", "kind"), **about, "reason": cover(body.get("why", ""))}


def _act(row: dict[str, Any], person_id: int, cover: Callable[[Any], Any]) -> dict[str, Any]:
    data = json.loads(row["data"])
    return {
        **_plain(row, "at", "kind", "game_id"),
        "server": row["guild_id"],
        "by": cover(row["actor_id"]),
        "about": cover(row["target_id"]),
        "reason": cover(row["reason"]),
        "details": data if row["kind"] in NO_PEOPLE else cover(data),
        "taken_back_at": _moment(row["undone_at"]),
        "taken_back_by": cover(row["undone_by"]),
        "taken_back_why": cover(row["undone_why"]),
    }


def _cover(person_id: int, somebody: str) -> Callable[[Any], Any]:
    """Return a function that puts somebody in the place of everybody else."""

    def cover(value: Any) -> Any:
        match value:
            case dict():
                mine = person_id in value.values()
                return {key: somebody if key == "name" and not mine else cover(one) for key, one in value.items()}
            case list():
                return [cover(one) for one in value]
            case str():
                return _IDS.sub(lambda id: id[0] if int(id[1] or id[2]) == person_id else somebody, value)
            case int() if value >= SNOWFLAKE and value != person_id:
                return somebody
            case _:
                return value

    return cover
