"""The format of a Wattturnier. Clauses: W6.1, W6.2, W7.7, W8.1-W8.7."""

from dataclasses import dataclass
from functools import cmp_to_key, partial
from itertools import groupby
from typing import ClassVar

from bot.contests.common.entering import drawn_first
from bot.contests.common.events import Drawn
from bot.contests.common.format import Ahead, Format, Line, Standings
from bot.contests.common.model import ContestOptions, Frozen, State, Table
from bot.contests.common.tell import entry_name
from bot.contests.watten.model import GIFTS, counted, gift, options_of, read_sitting
from bot.contests.watten.pairing import again, drawn_pairs, met
from bot.engine.chance import Chance
from bot.engine.helpers import altered, flag, listing
from bot.engine.model import Refused
from bot.engine.text import Text, text

PLAYERS = 4
NOBODYS = "-:-"


@dataclass(frozen=True, slots=True)
class Score:
    """What a team has: Bummerl, points won and lost, and how many of the Bummerl were given."""

    bummerl: int = 0
    won: int = 0
    lost: int = 0
    gifts: int = 0


def ratio(one: Score, other: Score) -> int:
    """Compare won:lost exactly; x:0 is infinite, 0:0 the lowest of all (W6.2, W7.7, W8.5)."""
    low, high = _is_nothing(one), _is_nothing(other)
    if low or high:
        return int(high) - int(low)
    left, right = one.won * other.lost, other.won * one.lost
    if one.lost == 0 or other.lost == 0:
        return int(one.lost == 0) - int(other.lost == 0)
    return (left > right) - (left < right)


def _is_nothing(score: Score) -> bool:
    return score.won == 0 and score.lost == 0


def compare(one: Score, other: Score) -> int:
    """Return who is ahead: Bummerl, then the ratio, then points won."""
    if one.bummerl != other.bummerl:
        return one.bummerl - other.bummerl
    return ratio(one, other) or one.won - other.won


def worded(result: str) -> Text:
    """Put the Runden of a table in words; what was given for nothing says so."""
    words = result.split() or ["–"]
    shown = words[:1] if words[0] in GIFTS else words  # what was played stands before what was given
    return listing([_word(word) for word in shown], "contest-dot")


def _word(word: str) -> Text:
    if word in GIFTS:
        return text("watten-turnier-gift", nobody=flag(word == NOBODYS))
    return text("contest-plain", words=word)


class WattenFormat(Format):
    """Teams of two, three sittings of three Runden, Bummerl and then the ratio of points."""

    name: ClassVar[str] = "watten-turnier"
    size: ClassVar[int] = 2
    bye_most: ClassVar[int] = 3
    bye_proposed: ClassVar[int] = 2
    fillers: ClassVar[bool] = True
    by_parts: ClassVar[bool] = True
    worded = staticmethod(worded)

    def fewest(self, options: ContestOptions) -> int:
        """One table."""
        return 2

    def ahead(self, state: State) -> Ahead | Refused | None:
        """Play all sittings; lots at the end for those who are level (W8.5)."""
        options = options_of(state)
        if len(state.rounds) < options.rounds and not self._short(state):
            return Ahead("round", "round", self._teams(state))
        level = self.standings(state).level
        return Ahead("lots", "lots", groups=level) if level else None

    def _short(self, state: State) -> bool:
        """Tell whether so many have left that nobody is left to play against."""
        return bool(state.rounds) and sum(entry.status == "in" and not entry.filler for entry in state.entries) < 2

    def _teams(self, state: State) -> tuple[int, ...]:
        """Return who is drawn; a team that fills in sits out while the number is even (W8.3)."""
        if state.rounds:
            ready = [entry.number for entry in state.entries if entry.status == "in" and not entry.filler]
        else:
            ready = list(drawn_first(state))
        if len(ready) % 2:
            ready += [entry.number for entry in state.entries if entry.filler and entry.status == "in"][:1]
        return tuple(ready)

    def draw(self, state: State, frozen: Frozen, chance: Chance, at: int) -> Drawn:
        """Draw pairs and the first Geber of every table (W8.1, W8.2, W8.6)."""
        known = met(table.entries for round in state.rounds for table in round.tables)
        byes: dict[int, int] = {}
        for round in state.rounds:
            for bye in round.byes:
                byes[bye.entry] = byes.get(bye.entry, 0) + 1
        pairs, rest, shuffles = drawn_pairs(frozen.entries, known, byes, chance)
        dealers = chance.dice(len(pairs), PLAYERS)
        return Drawn(
            stage=frozen.stage,
            tables=pairs,
            first=tuple(dealer - 1 for dealer in dealers),
            byes=() if rest is None else (rest,),
            shuffles=shuffles,
            rematches=again(pairs, known),
            at=at,
        )

    def read(self, state: State, table: Table, result: str) -> str | Refused:
        """Read three Runden, as the first team of the table wrote them."""
        one, other = (number in table.out for number in table.entries)
        first, second = (entry_name(state, number) for number in table.entries)
        return read_sitting(result, options_of(state).sitting, (one, other), (first, second))

    def forfeit(self, state: State, table: Table) -> str | None:
        """Give what is not played to the opponents (W8.4)."""
        one, other = (number in table.out for number in table.entries)
        left = gift((one, other))
        return None if left is None else " ".join([left] * options_of(state).sitting)

    def standings(self, state: State) -> Standings:
        """Rank the teams, name what decided, and who is level in everything."""
        scores = scores_of(state)
        ranked = [
            entry.number
            for entry in state.entries
            if not entry.filler and (entry.status in ("in", "gone") if state.rounds else entry.status == "in")
        ]
        key = cmp_to_key(partial(_behind, scores))
        groups = [list(group) for _, group in groupby(sorted(ranked, key=key), key)] if state.rounds else [ranked]
        lines: list[Line] = []
        level: list[tuple[int, ...]] = []
        for group in groups:
            fallen = next((lots for lots in state.lots[::-1] if sorted(lots) == sorted(group)), None)
            place = len(lines) + 1
            if len(group) > 1 and fallen is None:
                lines += [_line(scores, number, place, shared=True) for number in group]
                level.append(tuple(group))
            else:
                lines += [_line(scores, number, place + step) for step, number in enumerate(fallen or group)]
        over = len(state.rounds) >= options_of(state).rounds or self._short(state)
        played = over and all(round.closed for round in state.rounds)
        after = [*lines[1:], None][: len(lines)]
        lines = [altered(line, by=_why(state, scores, line, other)) for line, other in zip(lines, after, strict=True)]
        lines += [_line(scores, entry.number, None) for entry in state.entries if entry.status == "excluded"]
        final = played or state.phase == "over"
        return Standings(tuple(lines), tuple(level) if final and state.rounds else (), final=final)


def _behind(scores: dict[int, Score], one: int, other: int) -> int:
    return compare(scores[other], scores[one])


def scores_of(state: State) -> dict[int, Score]:
    """Add up what counts for every entry."""
    scores = {entry.number: Score() for entry in state.entries}
    for round in state.rounds:
        for table in round.tables:
            if table.status != "done":
                continue
            bummerl, points, gifts = counted(table.result)
            for side, number in enumerate(table.entries):
                old = scores[number]
                scores[number] = Score(
                    old.bummerl + bummerl[side],
                    old.won + points[side],
                    old.lost + points[1 - side],
                    old.gifts + gifts[side],
                )
        for bye in round.byes:
            if bye.value is not None:
                old = scores[bye.entry]
                scores[bye.entry] = altered(old, bummerl=old.bummerl + bye.value, gifts=old.gifts + bye.value)
    return scores


def _line(scores: dict[int, Score], number: int, place: int | None, *, shared: bool = False) -> Line:
    score = scores[number]
    return Line(number, place, (score.bummerl, score.won, score.lost, score.gifts), shared=shared)


def _why(state: State, scores: dict[int, Score], line: Line, after: Line | None) -> Text | None:
    """Say what put a team ahead of the next one with as many Bummerl."""
    if after is None or not state.rounds:
        return None
    one, other = scores[line.entry], scores[after.entry]
    if one.bummerl != other.bummerl:
        return None
    if line.place == after.place:
        return Text("watten-turnier-by-nothing")
    if ratio(one, other):
        places = next((count for count in range(2, 6) if shown(one, count) != shown(other, count)), 6)
        return text("watten-turnier-by-ratio", one=shown(one, places), other=shown(other, places))
    if one.won != other.won:
        return text("watten-turnier-by-points", one=one.won, other=other.won)
    return Text("watten-turnier-by-lot")


def shown(score: Score, places: int = 2) -> str:
    """Write a ratio to so many decimals, only for show; the comma is the reader's business."""
    if score.lost == 0:
        return "∞" if score.won else "0"
    return f"{score.won / score.lost:.{places}f}"
