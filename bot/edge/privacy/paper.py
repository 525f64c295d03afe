"""A person's own data as files: one for machines, one for people."""

import gzip
import json
from collections.abc import Callable, Iterator
from typing import Any

from bot.engine.text import Text, text

Speak = Callable[[Text], str]
LARGE = 8_000_000
"""From here on a file is packed: Discord takes ten million bytes."""


def papers(data: dict[str, Any], say: Speak, kinds: frozenset[str]) -> list[tuple[str, bytes]]:
    """Return the files with their names; `kinds` are the games that have a name."""
    machine = json.dumps(data, ensure_ascii=False, indent=1).encode()
    people = "\n".join(_lines(data, say, kinds)).encode()
    name = say(text("privacy-file-name"))
    return [_packed(f"{name}.json", machine), _packed(f"{name}.txt", people)]


def _packed(name: str, body: bytes) -> tuple[str, bytes]:
    return (name, body) if len(body) < LARGE else (f"{name}.gz", gzip.compress(body))


def _lines(data: dict[str, Any], say: Speak, kinds: frozenset[str]) -> Iterator[str]:
    person = data["person"]
    yield say(text("privacy-file-heading", when=_when(data["written"])))
    yield say(text("privacy-file-person", id=str(person["id"])))
    if "seen_at" in person:
        closed = "yes" if person["dm_closed"] else "no"
        about = text(
            "privacy-file-about", language=person["language"] or "–", closed=closed, when=_when(person["seen_at"])
        )
        yield say(about)
    named = _names(data["games"], say, kinds)
    parts: dict[str, tuple[list[Any], Callable[[Any], str]]] = {
        "games": (data["games"], lambda row: _game(row, say, named)),
        "moves": (data["moves"], lambda row: _move(row, say, named)),
        "results": (data["results"], lambda row: _result(row, say, named)),
        "dice": (data["dice"], lambda row: _roll(row, say)),
        "statistics": (data["statistics"], lambda row: _statistic(row, say)),
        "nicknames": (data["nicknames"], lambda row: f"{named(row)}: {row['nick'] or '–'} → {row['worn'] or '–'}"),
        "verdicts": (data["verdicts"], lambda row: _verdict(row, say, named)),
        "about_me": (data["acts"]["about_me"], lambda row: _act(row, say, named)),
        "by_me": (data["acts"]["by_me"], lambda row: _act(row, say, named)),
    }
    for part, (rows, line) in parts.items():
        yield ""
        yield say(text("privacy-file-section", part=part, count=len(rows)))
        yield from (f"  {line(row)}" for row in rows)
        if not rows:
            yield f"  {say(text('privacy-file-nothing'))}"


def _when(moment: str) -> str:
    return moment[:19].replace("T", " ")


def _where(server: int | None, say: Speak) -> str:
    return say(text("privacy-file-dm") if server is None else text("privacy-file-server", id=str(server)))


def _names(games: list[Any], say: Speak, kinds: frozenset[str]) -> Callable[[Any], str]:
    """Return how the game of a row is called: by its name and when it was opened, as in the list of games."""
    known = {row["game_id"]: row["kind"] for row in games}
    opened = {row["game_id"]: _when(row["created_at"]) for row in games}

    def named(row: dict[str, Any]) -> str:
        kind = known.get(row["game_id"])
        if kind is None:
            return "–"
        return f"{say(Text(f'{kind}-name')) if kind in kinds else kind} ({opened[row['game_id']]})"

    return named


def _game(row: dict[str, Any], say: Speak, named: Callable[[Any], str]) -> str:
    game = say(text("privacy-file-game", kind=named(row), status=row["status"]))
    held = [part for part in ("seat", "captain", "host", "referee", "assistant") if row[part]]
    seat, name = row["seat"] or "", row["name"] or ""
    said = [say(text("privacy-file-part", part=part, seat=seat, name=name)) for part in held]
    return " · ".join([_where(row["server"], say), game, *said])


def _move(row: dict[str, Any], say: Speak, named: Callable[[Any], str]) -> str:
    if row["hidden_until_the_end"]:
        return f"{_when(row['at'])}  {named(row)}  {say(text('privacy-file-hidden'))}"
    body = json.dumps(row["body"], ensure_ascii=False)
    return f"{_when(row['at'])}  {named(row)} #{row['seq']}  {row['kind']}  {body}"


def _result(row: dict[str, Any], say: Speak, named: Callable[[Any], str]) -> str:
    about = {"seat": row["seat"], "place": row["place"] or 0, "points": row["points"]}
    return f"{_when(row['at'])}  " + say(text("privacy-file-result", game=named(row), **about))


def _roll(row: dict[str, Any], say: Speak) -> str:
    dice = " ".join("+".join(map(str, values)) for values in row["values"])
    return f"{_when(row['at'])}  {_where(row['server'], say)}  {row['throw']}: {dice} = {row['total']}"


def _statistic(row: dict[str, Any], say: Speak) -> str:
    where = _where(row["server"], say)
    return say(text("privacy-file-statistic", where=where, total=row["total"], rolls=row["rolls"]))


def _verdict(row: dict[str, Any], say: Speak, named: Callable[[Any], str]) -> str:
    what = row.get("verdict") or "disqualified"
    words = text("privacy-file-verdict", verdict=what, game=named(row), reason=row["reason"] or "–")
    return f"{_when(row['at'])}  {say(words)}"


def _act(row: dict[str, Any], say: Speak, named: Callable[[Any], str]) -> str:
    parts = [_when(row["at"]), _where(row["server"], say), say(text("privacy-file-act", kind=row["kind"]))]
    parts += [named(row)] if row["game_id"] else []
    parts += [row["reason"]] if row["reason"] else []
    parts += [say(text("privacy-file-undone"))] if row["taken_back_at"] else []
    return " · ".join(parts)
