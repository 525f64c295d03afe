"""Fair chance, clause by clause: F1 to F5 and F7; the derivation is written here a second time."""

import ast
import hashlib
import hmac
import json
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from itertools import permutations, product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot import fair
from bot.dice.notation import parse
from bot.dice.throw import Throw
from bot.engine.chance import FairChance
from bot.games import find_games
from bot.service.free_dice import FreeDice
from bot.service.play.games import Games
from bot.service.play.live import Declined, Who
from bot.service.play.lobby import Lobby
from bot.service.play.proof import proof_of
from bot.store.database import Database

SEED = bytes(range(32))
A, B = Who(11, "Ada"), Who(22, "Bo")


def bytes_again(seed: bytes, game: str, n: int, nonce: int, blocks: int = 2000) -> bytes:
    """Write F2 a second time, by hand: HMAC from its definition."""
    inner_pad = bytes(x ^ 0x36 for x in seed.ljust(64, b"\0"))
    outer_pad = bytes(x ^ 0x5C for x in seed.ljust(64, b"\0"))
    out = b""
    for block in range(blocks):
        message = "|".join((game, str(n), str(nonce), str(block))).encode("ascii")
        out += hashlib.sha256(outer_pad + hashlib.sha256(inner_pad + message).digest()).digest()
    return out


def numbers_again(data: bytes, ranges: list[int]) -> list[int]:
    """Write F3 a second time."""
    at, found = 0, []
    for k in ranges:
        size = 4 if k > 256 else 1
        while True:
            word = int.from_bytes(data[at : at + size], "big")
            at += size
            if word // k < 256**size // k:
                found.append(word % k)
                break
    return found


def test_f1_the_promise_is_the_sha256_of_the_seed() -> None:
    assert fair.commitment(SEED) == hashlib.sha256(SEED).hexdigest()


async def test_f1_the_seed_is_drawn_before_anybody_acts_and_differs(database: Database) -> None:
    lobby = Lobby(Games(database, find_games()), 60)
    options = find_games()["kampf"].options()
    rows = [(await lobby.open("kampf", options, A, guild_id=1, channel_id=1)).row for _ in range(3)]
    assert all(row.status == "lobby" and len(row.seed) == 32 for row in rows)
    assert len({row.seed for row in rows}) == 3


@given(st.binary(min_size=32, max_size=32), st.integers(0, 10**6), st.integers(0, 2**63), st.integers(1, 1000))
def test_f2_f3_dice_follow_from_the_seed(seed: bytes, n: int, nonce: int, sides: int) -> None:
    data = bytes_again(seed, "abc", n, nonce, blocks=20)
    assert fair.draw(seed, "abc", n, nonce, f"5w{sides}") == [x + 1 for x in numbers_again(data, [sides] * 5)]


@given(st.binary(min_size=32, max_size=32), st.integers(0, 60))
def test_f3_a_shuffle_is_fisher_yates(seed: bytes, size: int) -> None:
    picks = numbers_again(bytes_again(seed, "g", 3, 9, blocks=20), list(range(size, 1, -1)))
    order = list(range(size))
    for last, other in zip(range(size - 1, 0, -1), picks, strict=True):
        order[last], order[other] = order[other], order[last]
    assert fair.draw(seed, "g", 3, 9, f"mischen {size}") == order
    assert sorted(order) == list(range(size))


def test_f2_the_stream_goes_on_over_blocks_and_differs_in_every_part() -> None:
    stream = fair.stream(SEED, "g", 0, 5)
    assert bytes(next(stream) for _ in range(100)) == bytes_again(SEED, "g", 0, 5, blocks=4)[:100]
    first = [fair.draw(*args, "20w1000") for args in [(SEED, "g", 0, 5), (SEED, "h", 0, 5), (SEED, "g", 1, 5)]]
    first += [fair.draw(SEED, "g", 0, 6, "20w1000"), fair.draw(bytes(32), "g", 0, 5, "20w1000")]
    assert len({tuple(values) for values in first}) == 5


def test_f2_the_seed_is_the_key_of_the_hmac() -> None:
    assert bytes_again(SEED, "g", 1, 2, blocks=1) == hmac.new(SEED, b"g|1|2|0", "sha256").digest()


@pytest.mark.parametrize("k", [1, 2, 3, 6, 7, 10, 20, 100, 128, 129, 200, 255, 256])
def test_f3_every_result_is_equally_likely(k: int) -> None:
    """All 256 first bytes: those that count give each result equally often, the others are passed over."""
    seen: Counter[int] = Counter()
    passed_over = 0
    for byte in range(256):
        data: Iterator[int] = iter([byte, 0])
        result = fair.below(k, data)
        if next(data, None) is None:
            passed_over += 1
        else:
            seen[result] += 1
    assert passed_over == 256 % k
    assert seen == dict.fromkeys(range(k), 256 // k)


@pytest.mark.parametrize("k", [257, 1000, 65_536, 10**9, 2**31 + 1, 2**32])
def test_f3_larger_ranges_take_words_and_reject_the_rest(k: int) -> None:
    limit = 2**32 - 2**32 % k
    for word in {0, 1, k - 1, limit - 1}:
        assert fair.below(k, iter(word.to_bytes(4, "big"))) == word % k
    if limit < 2**32:
        for word in (limit, 2**32 - 1):
            assert fair.below(k, iter(word.to_bytes(4, "big") + bytes([0, 0, 0, 5]))) == 5


def test_f3_every_order_of_a_shuffle_is_equally_likely() -> None:
    """Feed every sequence of picks of a shuffle of four: each order comes out exactly once."""
    orders = Counter[tuple[int, ...]]()
    for picks in product(range(4), range(3), range(2)):
        order = [0, 1, 2, 3]
        data = iter(picks)
        for last in range(3, 0, -1):
            other = fair.below(last + 1, data)
            order[last], order[other] = order[other], order[last]
        orders[tuple(order)] += 1
    assert orders == dict.fromkeys(permutations(range(4)), 1)


@pytest.mark.parametrize(
    "ask", ["", "2d6", "0w6", "2w0", "2w6 ", "mischen", "mischen -1", "1w4294967297", "1w9999999999"]
)
def test_f3_other_questions_have_no_answer(ask: str) -> None:
    with pytest.raises(ValueError, match=r"unknown question|can be drawn"):
        fair.draw(SEED, "g", 0, 0, ask)


def test_f4_chance_keeps_each_draw() -> None:
    chance = FairChance("g", SEED, 7, 99)
    dice, order = chance.dice(2, 6), chance.shuffle("abc")
    assert [draw.record() for draw in chance.draws] == [
        {"n": 7, "nonce": "99", "ask": "2w6", "got": list(dice)},
        {"n": 8, "nonce": "99", "ask": "mischen 3", "got": ["abc".index(letter) for letter in order]},
    ]


# -- logs --------------------------------------------------------------------------------------------------------------


async def kampf_log(database: Database) -> bytes:
    games = Games(database, find_games())
    lobby = Lobby(games, 60)
    options = games.specs["kampf"].options()
    live = await lobby.open("kampf", options, A, guild_id=1, channel_id=1, seated={"A": A, "B": B})
    with pytest.raises(Declined, match="proof-not-over"):
        await proof_of(database, live.row.id)
    live = (await lobby.start(live.row.id, A, cause=100)).live
    cause = 1000
    while live.row.status == "running":
        seat = min(live.spec.rules.waiting_for(live.folded().state))
        live = (await games.act(live.row.id, A if seat == "A" else B, "2w6", cause=(cause := cause + 1))).live
    return await proof_of(database, live.row.id)


async def dice_log(database: Database) -> bytes:
    now = datetime(2026, 7, 1, 12, tzinfo=UTC)
    dice = FreeDice(database, lambda: now)
    for cause, source in enumerate(["2w6+1", "4w6kh3", "1w1000", "w%+2w6-1"], 500):
        throw = parse(source)
        assert isinstance(throw, Throw)
        await dice.roll(7, 11, throw, cause=cause)
    now += timedelta(days=1)
    return await dice.log(7, "20260701")


@pytest.mark.parametrize("make", [kampf_log, dice_log])
async def test_f5_every_flipped_bit_is_found_and_its_line_is_named(database: Database, make: Any) -> None:
    raw = await make(database)
    count, opened = fair.verify(raw)
    assert count >= 2
    assert opened
    damaged = bytearray(raw)
    line = 1
    for place, byte in enumerate(raw):
        for bit in range(8):
            damaged[place] = byte ^ 1 << bit
            with pytest.raises(fair.Tampered) as caught:
                fair.verify(bytes(damaged))
            assert f"line {line}:" in str(caught.value) or f"line {line}," in str(caught.value)
        damaged[place] = byte
        line += byte == ord("\n")


@pytest.mark.parametrize("make", [kampf_log, dice_log])
async def test_f5_cut_and_joined_logs_are_found(database: Database, make: Any) -> None:
    raw = await make(database)
    lines = raw.splitlines(keepends=True)
    for gone in range(len(lines) - 1):
        with pytest.raises(fair.Tampered, match=rf"line {gone + 1}:"):
            fair.verify(b"".join(lines[:gone] + lines[gone + 1 :]))
    for end in range(len(raw)):
        if raw[:end].endswith(b"\n"):
            assert fair.verify(raw[:end])[1] is False  # says that the seed is not out: not a proof
        else:
            with pytest.raises(fair.Tampered):
                fair.verify(raw[:end])
    with pytest.raises(fair.Tampered):
        fair.verify(raw + raw)


@pytest.mark.parametrize("make", [kampf_log, dice_log])
async def test_f5_a_forger_who_recomputes_the_chain_is_found_by_the_draws(database: Database, make: Any) -> None:
    raw = await make(database)
    entries = fair.read_log(raw)
    draw = 0
    for number, entry in enumerate(entries):
        for record in entry.get("draws", ()):
            for change in ({"got": [*record["got"][:-1], record["got"][-1] % 6 + 1]}, {"ask": "3w6"}):
                forged = json.loads(json.dumps(entries))
                forged[number]["draws"][record["n"] - entry["draws"][0]["n"]] |= change
                with pytest.raises(fair.Tampered, match=rf"line {number + 1}, draw {draw}:"):
                    fair.verify(fair.write_log(forged))
            draw += 1
    forged = json.loads(json.dumps(entries))
    forged[-1]["seed"] = "00" * 32
    with pytest.raises(fair.Tampered, match="not the promised one"):
        fair.verify(fair.write_log(forged))


def test_f5_a_missing_draw_in_the_middle_is_named() -> None:
    chance = FairChance("g", SEED, 0, 9)
    for _ in range(3):
        chance.dice(2, 6)
    events = [{"draws": [draw.record()]} for draw in chance.draws]
    log: list[dict[str, Any]] = [
        {"game": "g", "commitment": fair.commitment(SEED)},
        events[0],
        events[2],
        {"seed": SEED.hex()},
    ]
    with pytest.raises(fair.Tampered, match=r"line 3, draw 1: .* is numbered 2"):
        fair.verify(fair.write_log(log))


@pytest.mark.parametrize(
    "bodies",
    [
        ["nonsense"],
        ["[]"],
        ["{}"],
        ["[" * 100_000],
        ['{"game":"g","commitment":"x"}', '{"draws":[{"n":0}]}', '{"seed":"00"}'],
        ['{"game":"g","commitment":"x"}', '{"draws":7}'],
        ['{"game":"g","commitment":"x"}', '{"seed":7}'],
        ['{"game":"g","commitment":"x"}', '{"seed":"zz"}'],
    ],
)
def test_f5_what_is_no_log_is_called_that(bodies: list[str]) -> None:
    raw, check = b"", fair.START
    for body in bodies:
        check = fair.chain(check, body)
        raw += f"{check} {body}\n".encode()
    with pytest.raises(fair.Tampered):
        fair.verify(raw)


def test_f5_an_endless_die_is_refused_and_not_rolled_for_ever() -> None:
    record = {"n": 0, "nonce": "1", "ask": "1w9999999999", "got": [1]}
    log: list[dict[str, Any]] = [
        {"game": "g", "commitment": fair.commitment(SEED)},
        {"draws": [record]},
        {"seed": SEED.hex()},
    ]
    with pytest.raises(fair.Tampered, match="can be drawn"):
        fair.verify(fair.write_log(log))


def test_f5_the_file_needs_nothing_but_the_standard_library() -> None:
    source = Path(fair.__file__)
    imported = {
        (node.module if isinstance(node, ast.ImportFrom) else node.names[0].name) or ""
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(node, ast.Import | ast.ImportFrom)
    }
    assert {name.partition(".")[0] for name in imported} <= sys.stdlib_module_names


async def test_f5_the_file_runs_alone(database: Database, tmp_path: Path) -> None:
    alone = tmp_path / "alone"
    alone.mkdir()
    shutil.copy(fair.__file__, alone / "fair.py")
    raw = await kampf_log(database)

    def run(content: bytes | None) -> tuple[int, str]:
        if content is not None:
            (alone / "log").write_bytes(content)
        command = [sys.executable, "-I", "-W", "error", "fair.py", "log"]
        done = subprocess.run(command, cwd=alone, capture_output=True, check=False, timeout=30)
        return done.returncode, done.stdout.decode() + done.stderr.decode()

    assert run(None)[0] == 2
    code, said = run(raw)
    assert code == 0
    assert "GENUINE" in said
    code, said = run(raw.replace(b'"2w6"', b'"3w6"', 1))
    assert code == 1
    assert "line" in said
    code, said = run(b"".join(raw.splitlines(keepends=True)[:-1]))
    assert code == 2
    assert "secret" in said


async def test_f4_f5_rewound_games_verify_and_draws_never_go_back(database: Database) -> None:
    games = Games(database, find_games())
    lobby = Lobby(games, 60)
    options = games.specs["kampf"].options()
    live = await lobby.open("kampf", options, A, guild_id=1, channel_id=1, seated={"A": A, "B": B})
    await lobby.start(live.row.id, A, cause=1)
    await games.act(live.row.id, A, "2w6", cause=2)
    await games.rewind(live.row.id, A, cause=3)
    live = (await games.act(live.row.id, A, "2w6", cause=4)).live
    cause = 5
    while live.row.status == "running":
        seat = min(live.spec.rules.waiting_for(live.folded().state))
        live = (await games.act(live.row.id, A if seat == "A" else B, "2w6", cause=(cause := cause + 1))).live
    raw = await proof_of(database, live.row.id)
    assert fair.verify(raw) == (live.row.draws, True)
    records = [record for entry in fair.read_log(raw) for record in entry.get("draws", ())]
    assert [record["n"] for record in records] == list(range(len(records)))
    assert [record["nonce"] for record in records[:2]] == ["2", "4"]
    assert str(A.id) not in json.dumps([entry.get("event") for entry in fair.read_log(raw)])


async def test_f4_an_abandoned_game_publishes_its_seed(database: Database) -> None:
    games = Games(database, find_games())
    lobby = Lobby(games, 60)
    live = await lobby.open("kampf", games.specs["kampf"].options(), A, guild_id=1, channel_id=1)
    assert live.deadline is not None
    await lobby.expire(live.deadline)
    assert fair.verify(await proof_of(database, live.row.id)) == (0, True)


async def test_f7_free_rolls_keep_their_seed_until_the_day_is_over(database: Database) -> None:
    now = datetime(2026, 7, 1, 23, 59, tzinfo=UTC)
    dice = FreeDice(database, lambda: now)
    throw = parse("2w6")
    assert isinstance(throw, Throw)
    await dice.roll(7, 11, throw, cause=1)
    tomorrow, today = await dice.days(7)
    assert (tomorrow.day, today.day) == ("20260702", "20260701")
    assert today.seed is tomorrow.seed is None
    assert fair.verify(await dice.log(7, "20260701")) == (1, False)
    assert b"seed" not in await dice.log(7, "20260701")
    now += timedelta(minutes=1)
    yesterday = (await dice.days(7))[-1]
    assert yesterday.seed is not None
    assert fair.commitment(bytes.fromhex(yesterday.seed)) == today.commitment == yesterday.commitment
    assert fair.verify(await dice.log(7, "20260701")) == (1, True)
    assert (await dice.days(7))[1].commitment == tomorrow.commitment  # promised the day before
    with pytest.raises(Declined, match="dice-no-such-day"):
        await dice.log(7, "20260601")
