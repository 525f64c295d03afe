"""What people type, and what is made of it: hundreds of lines around those that are right, each with its reading.

The lines are made from right ones by the slips that fingers make (a letter or word left out, doubled, swapped, another
number), always the same. Whoever changes a reader on purpose writes them anew: `python -m tests.transcripts`.
"""

import os
import random
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from difflib import unified_diff
from pathlib import Path
from typing import Any

import pytest

from bot.contest_room import settings
from bot.contests.common import notation as contest_notation
from bot.contests.pokal import notation as pokal_notation
from bot.contests.watten.model import read_sitting
from bot.contests.wizard.model import scores
from bot.dice.notation import parse
from bot.engine.model import Refused
from bot.games import find_games
from bot.games.hut.draft import cut
from bot.games.hut.legal import targets
from bot.games.hut.slips import read_slip, written
from bot.games.hut.stacks import hats_of, new_board
from bot.games.quidditch import words
from bot.service.leading.cases import read_span
from bot.service.play.live import Declined
from tests.transcripts import WRITING
from tests.transcripts.digests import plain_of
from tests.transcripts.test_transcripts import stored

FOLDER = Path(__file__).parent / "typed"
NOW = datetime(2026, 11, 18, 13, tzinfo=UTC)
LETTERS = "aeGHS019 :.-+"
BOARD = new_board(("R", "B"))
NAMES = {
    hat: name
    for colour, names in (("R", ("Rudi", "Rosa", "Ralf", "Ria")), ("B", ("Bert", "Bine", "Bodo", "Britta")))
    for hat, name in zip(hats_of(colour), names, strict=False)
}


def _orders() -> list[str]:
    """Return right orders of a slip: some hats, each to a few places."""
    found = []
    for phase, hat in enumerate(hats_of("R"), 1):
        stack = BOARD.commanded(hat)
        assert stack is not None
        ways = targets(stack)
        found += [written(phase, NAMES[hat], stack.field, *ways[way % len(ways)]) for way in (1, 5, 9)]
    return found


def _slips() -> list[str]:
    orders = _orders()
    whole = ["\n".join(orders[start::3]) for start in range(3)]
    return [*orders, *whole, "\n".join(orders[:2]), "1 -\n2 -\n3 -", "Runden: 8\n" + whole[0]]


def _moves(kind: str) -> list[str]:
    """Return what was done in the stored games of a kind, a few of every sort."""
    found: dict[str, None] = {}
    for file in stored():
        if file.stem.rpartition("-")[0] == kind:
            lines = [line for line in file.read_text().splitlines() if line.startswith(">")]
            found |= dict.fromkeys(line.split(" | ", 3)[3] for line in lines)
    moves = [move for move in found if move != "TIME" and not move.startswith("'")]
    by_sort: dict[str, list[str]] = {}
    for move in moves:
        by_sort.setdefault(move.split(" ")[0], []).append(move)
    return [move for some in by_sort.values() for move in some[:3]][:60]


def _notation(notation: Any) -> Callable[[str], Any]:
    def read(typed: str) -> Any:
        action = notation.read(typed)
        return action if isinstance(action, Refused) else (type(action).__name__, notation.write(action))

    return read


CONTEST = """report 2.3 11:4 11:7 7:11; pay 7; bye 1 5 2; decide 3=40 8=-; exclude 7 | Karte versteckt; add 3 filler;
exclude 7 ! Laut; punish 3 warning spiel-klein 2 | Noch einmal; seal; miss 1.2 4; punish 3 defeat laut 1"""
POKAL = """windows hin 1 2 3 4 5 6; name G 7; mark h1 G ff; propose h1 1770000000000; fix h2 1770000000000 Nebel;
whistle h1; enter h3 9:4 R 0:1 ende Alter Chat; book G -50 Nachts; rule bonus 150 Mehr; approve 2; reject 1 Nein;
close Ferien; feed h1.1 120:60 G 3:6 0:0 ende 1; kickoff h1.1 GS 2; drop h1 Nebel; squad G 1 2; unsquad G 1; gone 7"""
MATCH = "Fliegen G-M; Pass an GJäger1; Torwurf; Fangen; Finden; Klatscher auf SHüter; Abwehr; H; Stop"


def each(lines: str) -> list[str]:
    """Return the single lines of some."""
    return [" ".join(line.split()) for line in lines.split(";")]


READERS: dict[str, tuple[Callable[[str], Any], Sequence[str]]] = {
    "dice": (parse, ["2w6", "2w6+3 # Angriff", "w20", "3d6-1", "2w6+1w4+2", "4w6h3", "2w6 + 3 xp 2", "100w100", "1w2"]),
    "hut-slips": (lambda typed: read_slip(BOARD, NAMES, "R", cut(typed).lines), _slips()),
    "hut-strict": (lambda typed: read_slip(BOARD, NAMES, "R", cut(typed).lines, mends=False), _slips()[-6:]),
    "hut-drafts": (lambda typed: (cut(typed), cut(typed).is_slip), _slips()[-8:]),
    "quidditch-words": (words.read, each(MATCH)),
    "quidditch-referee": (words.referee_says, ["Anpfiff", "Quaffel frei", "Schnatz", "Pause", "Weiter", "Runde 2"]),
    "days": (lambda typed: settings.read_day(typed, NOW.date()), ["21.11.2026", "21.11.", "2026-11-21", "3.1.27"]),
    "clocks": (settings.read_clock, ["14:00", "14 Uhr", "9.30", "23:59", "0:00"]),
    "moments": (lambda typed: settings.both(typed, NOW), ["21.11.2026 14:00", "14 Uhr", "21.11.", "2026-12-01, 20:15"]),
    "numbers": (settings._number, ["3", "12", "9999", "12345", "1a"]),
    "money": (settings.money, ["5", "7,50", "7.5 €", "12 Euro", "0,05"]),
    "spans": (read_span, ["10m", "2h", "1d", "90s", "28d", "0", "1h30m"]),
    "watten-sittings": (lambda typed: read_sitting(typed, 3, (False, False)), ["11:4 11:7 7:11", "15:14 0:11 11:0"]),
    "watten-gifts": (
        lambda typed: read_sitting(typed, 3, (True, False)),
        ["11:4 0:+ 0:+", "11:4 11:7 7:11", "0:+ 0:+"],
    ),
    "wizard-scores": (scores, ["7=250(30,-10,230)!40 3=180 5=gone", "1=dq 2=absent 3=defeat 4=-20!-", "12=0"]),
    "contest-moves": (_notation(contest_notation), each(CONTEST)),
    "pokal-moves": (_notation(pokal_notation), each(POKAL)),
    **{f"{kind}-moves": (_notation(spec.notation), _moves(kind)) for kind, spec in sorted(find_games().items())},
}


def _around(right: Sequence[str], seed: str) -> Iterator[str]:
    """Return lines that are right, and what comes of them by one slip."""
    luck = random.Random(seed)
    for line in right:
        yield line
        for _ in range(max(3, 90 // len(right))):
            yield luck.choice(SLIPS)(line, luck)


def _left_out(line: str, luck: random.Random) -> str:
    place = luck.randrange(len(line) or 1)
    return line[:place] + line[place + 1 :]


def _put_in(line: str, luck: random.Random) -> str:
    place = luck.randrange(len(line) + 1)
    return line[:place] + luck.choice(LETTERS) + line[place:]


def _other_number(line: str, luck: random.Random) -> str:
    places = [place for place, letter in enumerate(line) if letter.isdecimal()]
    if not places:
        return line.upper()
    place = luck.choice(places)
    return line[:place] + str(luck.choice((0, 1, 2, 7, 8, 9, 10, 99))) + line[place + 1 :]


def _words(line: str, luck: random.Random) -> str:
    parts = line.split(" ")
    place = luck.randrange(len(parts))
    way = luck.randrange(3)
    if way == 0:
        return " ".join([*parts[:place], *parts[place + 1 :]])
    if way == 1:
        return " ".join([*parts[: place + 1], *parts[place:]])
    luck.shuffle(parts)
    return " ".join(parts)


SLIPS = (_left_out, _put_in, _other_number, _words, lambda line, luck: line.swapcase())


@pytest.mark.parametrize("name", READERS)
def test_what_is_typed_is_read_as_it_was(name: str) -> None:
    reader, right = READERS[name]
    now = []
    for typed in dict.fromkeys(_around(right, name)):
        try:
            read = plain_of(reader(typed))
        except Declined as no:
            read = ["declined", plain_of(no.text)]
        now.append(f"{typed!r} → {read!r}")
    file = FOLDER / f"{name}.txt"
    if os.environ.get(WRITING):
        file.write_text("\n".join(now) + "\n")
    if not file.exists():
        pytest.skip("nothing is stored of it yet: python -m tests.transcripts")
    difference = list(unified_diff(file.read_text().splitlines(), now, "stored", "now", lineterm="", n=0))
    assert not difference, "\n".join([*difference[:40], "if this is meant: python -m tests.transcripts, and read it"])
