"""Fair chance that anyone can check: every draw of a game follows from a seed that was promised beforehand.

This one file is all a distrustful player needs; it uses nothing but Python's standard library:

    python fair.py LOGFILE

A log is one line per entry: a check sum, a space, a JSON object, a line feed. It begins with a header that carries the
promise (the SHA-256 of the secret seed), then come the events with their draws, and when the game is over the seed.

- Draw number n reads bytes from HMAC-SHA-256(seed, "game|n|nonce|block"), block = 0, 1, 2 ... as many as it needs.
  The nonce is the Discord id of the message or press that asked for the draw (0 where a timer did), which neither
  the players nor the operator of the bot choose.
- A number below k takes one byte (four bytes, big-endian, when k > 256). Values that would favour some results are
  thrown away: only those below the largest multiple of k count, and the result is the rest of the division by k.
- "2w6" is two numbers below 6, each plus one. "mischen 32" is a Fisher-Yates shuffle of 0 to 31 from the back.
- The check sum of a line is SHA-256(check sum of the line before + the JSON as it stands there).
"""

import hashlib
import hmac
import json
import re
import sys
from collections.abc import Iterator
from typing import Any

START = "0" * 64


def commitment(seed: bytes) -> str:
    """Return the promise that is published before anybody acts (F1)."""
    return hashlib.sha256(seed).hexdigest()


def stream(seed: bytes, game: str, n: int, nonce: int) -> Iterator[int]:
    """Yield the bytes of draw number n (F2)."""
    block = 0
    while True:
        yield from hmac.digest(seed, f"{game}|{n}|{nonce}|{block}".encode(), "sha256")
        block += 1


def below(k: int, data: Iterator[int]) -> int:
    """Take an unbiased number from 0 to k-1 from the stream (F3)."""
    width = 1 if k <= 256 else 4
    if not 1 <= k <= 256**width:
        raise ValueError(f"no number below {k} can be drawn")
    limit = 256**width - 256**width % k
    while True:
        value = next(data)
        for _ in range(width - 1):
            value = value << 8 | next(data)
        if value < limit:
            return value % k


def draw(seed: bytes, game: str, n: int, nonce: int, ask: str) -> list[int]:
    """Work out what draw number n had to give for a question like "2w6" or "mischen 32"."""
    data = stream(seed, game, n, nonce)
    if match := re.fullmatch(r"([1-9][0-9]{0,4})w([1-9][0-9]{0,9})", ask):
        count, sides = int(match[1]), int(match[2])
        return [below(sides, data) + 1 for _ in range(count)]
    if match := re.fullmatch(r"mischen (0|[1-9][0-9]{0,4})", ask):
        order = list(range(int(match[1])))
        for last in range(len(order) - 1, 0, -1):
            other = below(last + 1, data)
            order[last], order[other] = order[other], order[last]
        return order
    raise ValueError(f"unknown question: {ask!r}")


def chain(before: str, body: str) -> str:
    """Return the check sum of a line that follows the line with check sum `before`."""
    return hashlib.sha256((before + body).encode()).hexdigest()


def write_log(entries: list[dict[str, Any]]) -> bytes:
    """Write a log as `verify` reads it."""
    lines, check = [], START
    for entry in entries:
        body = json.dumps(entry, ensure_ascii=False, separators=(",", ":"))
        check = chain(check, body)
        lines.append(f"{check} {body}\n")
    return "".join(lines).encode()


class Tampered(Exception):
    """The log is not what the bot wrote, or a draw is not what the seed gives; says where."""


def read_log(raw: bytes) -> list[dict[str, Any]]:
    """Read a log and check every byte of it against the chain of check sums."""
    if not raw.endswith(b"\n"):
        last = raw.count(b"\n") + 1
        raise Tampered(f"Zeile {last} / line {last}: das Ende fehlt / the end is missing")
    entries: list[dict[str, Any]] = []
    check = START
    for number, line in enumerate(raw[:-1].split(b"\n"), 1):
        where = f"Zeile {number} / line {number}"
        try:
            text = line.decode()
        except UnicodeDecodeError:
            raise Tampered(f"{where}: kein gültiger Text / not valid text") from None
        body = text[65:]
        check = chain(check, body)
        if text[:65] != check + " ":
            raise Tampered(f"{where}: verändert, die Prüfsumme stimmt nicht / altered, the check sum differs")
        try:
            entry = json.loads(body)
        except (ValueError, RecursionError):
            entry = None
        if not isinstance(entry, dict):
            raise Tampered(f"{where}: kein Eintrag / not an entry")
        entries.append(entry)
    return entries


def check_draws(entries: list[dict[str, Any]]) -> tuple[int, bool]:
    """Recompute the commitment and every draw (F5); return how many there are and whether the seed is out yet."""
    header, last = entries[0], entries[-1]
    game = str(header["game"])
    renewed = [e["event"] for e in entries if _is_renewed(e)]  # it went on after its end, or every draw has its own
    seeds = [bytes.fromhex(event["seed"]) for event in renewed]
    seeds += [bytes.fromhex(last["seed"])] if "seed" in last else []
    promises = [header["commitment"], *(event["commitment"] for event in renewed)]
    if any(commitment(seed) != promise for seed, promise in zip(seeds, promises, strict=False)):
        raise Tampered("Der Startwert passt nicht zum Versprechen. / The seed is not the promised one.")
    n = part = 0
    for number, entry in enumerate(entries, 1):
        part += _is_renewed(entry)
        seed = seeds[part] if part < len(seeds) else None
        for record in entry.get("draws", ()):
            where = f"Zeile {number}, Ziehung {n} / line {number}, draw {n}"
            if record["n"] != n:
                raise Tampered(f"{where}: trägt die Nummer {record['n']} / is numbered {record['n']}")
            if seed is not None:
                due = draw(seed, game, n, int(record["nonce"]), record["ask"])
                if due != record["got"]:
                    raise Tampered(f"{where}: {record['ask']} ergab/gave {record['got']}, richtig/right: {due}")
            n += 1
    return n, "seed" in last


def _is_renewed(entry: dict[str, Any]) -> bool:
    """Tell whether an entry names the seed before and promises a new one for the draws from there on."""
    return entry.get("event", {}).get("kind") in ("reopened", "sealed")


def verify(raw: bytes) -> tuple[int, bool]:
    """Check a whole log; raise Tampered with the first thing that is wrong."""
    entries = read_log(raw)
    try:
        return check_draws(entries)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise Tampered(f"Kein Protokoll / not a log: {error!r}") from None


def main(arguments: list[str]) -> int:
    """Check the named log file and say what came out: 0 all well, 1 not, 2 cannot say."""
    if len(arguments) != 1:
        print("Aufruf / usage: verify LOGFILE", file=sys.stderr)
        return 2
    try:
        with open(arguments[0], "rb") as file:
            raw = file.read()
    except OSError as error:
        print(f"Nicht lesbar / not readable: {arguments[0]}: {error.strerror}", file=sys.stderr)
        return 2
    try:
        count, opened = verify(raw)
    except Tampered as finding:
        print(f"FALSCH / WRONG  {finding}")
        return 1
    if not opened:
        print(f"Protokoll unversehrt, {count} Ziehungen; der Startwert ist noch geheim, die Partie läuft noch.")
        print(f"Log intact, {count} draws; the seed is still secret, the game is not over.")
        return 2
    print(f"ECHT / GENUINE  {count} Ziehungen nachgerechnet / draws recomputed")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
