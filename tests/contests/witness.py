"""A second hand that keeps a tournament's books from what was said, slowly, and knows nothing of the bot's own rules.

It is told what people said (accepted words, in order) and what the drum gave (tables, byes, lots). Everything else it
works out from the rule books: what a result is worth, who is out, who may be drawn, who is ahead of whom and by what.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

Groups = list[list[int]]
"""Everybody who has a place, best first; who is level in everything stands together."""
Worth = Callable[[int], tuple[object, ...]]


@dataclass
class Person:
    """Somebody on the list, player or team."""

    filler: bool = False
    here: bool = False
    state: str = "in"
    """in, absent (not there at the first draw), gone, excluded"""


@dataclass
class Sheet:
    """A table: who sits there, who left it while it was open, and the last words written on it that count."""

    entries: tuple[int, ...]
    out: dict[int, str] = field(default_factory=dict)
    written: str | None = None
    draft: str = ""


@dataclass
class Round:
    """What the drum gave, and what came of it."""

    stage: str
    sheets: list[Sheet]
    byes: dict[int, int | None]

    @property
    def drawn(self) -> list[int]:
        return sorted([*(number for sheet in self.sheets for number in sheet.entries), *self.byes])


class Witness:
    """The books of one tournament."""

    by_parts = False
    """Whether a part of a table counts by itself: what was not played goes to whoever is left."""

    def __init__(self) -> None:
        self.people: dict[int, Person] = {}
        self.rounds: list[Round] = []
        self.checkin = False
        self.lots: list[tuple[int, ...]] = []
        self.threes: list[tuple[int, dict[int, int | None]]] = []
        """Three-card games apart from any table, and after which round; None: was to play and did not."""
        self.resigned: list[int] = []
        self.sentenced: list[tuple[int, int]] = []
        """Spielniederlagen: for which round, for whom."""

    # -- what is said --------------------------------------------------------------------------------------------------

    def hear(self, said: str, number: int | None = None) -> None:
        """Write down what somebody said; `number` is the entry of whoever spoke, if he has one."""
        verb, *rest = said.split(" ")
        match verb:
            case "add":
                for _ in range(int(rest[0])):
                    self.people[len(self.people) + 1] = Person("filler" in rest, here=self.checkin)
            case "checkin":
                self.checkin = True
            case "present" | "away":
                self.people[int(rest[0])].here = verb == "present"
            case "strike":
                self.people[int(rest[0])].state = "out"
            case "exclude":
                self._leaves(int(rest[0]), "excluded")
            case "punish" if rest[1] == "defeat":
                self.sentenced.append((len(self.rounds) + (not self._sits(int(rest[0]))), int(rest[0])))
            case "punish" if rest[1] == "disqualified":
                self._leaves(int(rest[0]), "excluded")
            case "gone":
                self._leaves(int(rest[0]), "gone")
            case "leave" if number is not None:
                self._leaves(number, "gone") if self.rounds else setattr(self.people[number], "state", "out")
            case "return":
                self.people[int(rest[0])].state = "in"
                self.people[int(rest[0])].here = True  # whoever leads says so
            case "redraw":
                self.rounds.pop()
            case "bye":
                self.rounds[int(rest[0]) - 1].byes[int(rest[1])] = int(rest[2])
            case "decide":
                pairs = [word.split("=") for word in rest]
                said_of = {int(one): None if points == "-" else int(points) for one, points in pairs}
                self.threes.append((len(self.rounds), said_of))
            case "resign":
                self.resigned.append(int(rest[0]))
            case "report" | "rule" | "feed" | "confirm" | "dispute":
                self._about(self._sheet(rest[0]), verb, " ".join(rest[1:]))
            case _:
                pass

    def _sits(self, number: int) -> bool:
        """Tell whether somebody sits at a table that has no result yet."""
        return any(
            number in sheet.entries and sheet.written is None and number not in sheet.out
            for round in self.rounds[-1:]
            for sheet in round.sheets
        )

    def _sheet(self, name: str) -> Sheet:
        round, table = name.split(".")
        return self.rounds[int(round) - 1].sheets[int(table) - 1]

    def _about(self, sheet: Sheet, verb: str, words: str) -> None:
        if verb == "report":
            sheet.draft = words
        elif verb == "confirm":
            sheet.written = sheet.draft
        elif verb in ("rule", "feed"):
            sheet.written = words
        elif words and self.same(sheet, words, sheet.draft):
            sheet.written = words  # whoever disputes with the same words has agreed
        for number in self.thrown_out(sheet, sheet.written or ""):
            self.people[number].state = "excluded"

    def _leaves(self, number: int, how: str) -> None:
        self.people[number].state = how
        for sheet in self.rounds[-1].sheets if self.rounds else ():
            if number in sheet.entries and sheet.written is None and number not in sheet.out:
                if sheet.draft and not self.by_parts:
                    continue  # his table is played to its end, only its result is not confirmed yet
                sheet.out[number] = how
                if not sheet.draft:
                    sheet.written = self.left_alone(sheet)

    # -- what the drum gave --------------------------------------------------------------------------------------------

    def drawn(self, stage: str, tables: Sequence[Sequence[int]], byes: Sequence[int] = ()) -> None:
        """Look at a draw: everybody who may play is drawn once, nobody else, and as the rules want it."""
        if not self.rounds:
            for person in self.people.values():
                if person.state == "in" and self.checkin and not person.here and not person.filler:
                    person.state = "absent"
        new = Round(stage, [Sheet(tuple(table)) for table in tables], dict.fromkeys(byes))
        assert len(new.drawn) == len(set(new.drawn)), "nobody is drawn twice"
        self.look_at(new)
        self.rounds.append(new)

    @property
    def present(self) -> list[int]:
        """Who can be drawn now, fillers aside; a Spielniederlage spoken between rounds means the next one (Z7.3)."""
        lost = [number for at, number in self.sentenced if at == len(self.rounds) + 1]
        there = [number for number, one in self.people.items() if one.state == "in" and not one.filler]
        return [number for number in there if number not in lost]

    # -- what each kind of tournament knows ----------------------------------------------------------------------------

    def look_at(self, new: Round) -> None:
        raise NotImplementedError

    def left_alone(self, sheet: Sheet) -> str | None:
        """What stands by itself when somebody has left a table of which nothing was reported."""
        raise NotImplementedError

    def same(self, sheet: Sheet, one: str, other: str) -> bool:
        raise NotImplementedError

    def thrown_out(self, sheet: Sheet, words: str) -> Iterable[int]:
        return ()

    def ranking(self) -> Groups:
        raise NotImplementedError


def in_groups(numbers: Iterable[int], worth: Worth) -> Groups:
    """Put people in order by counting who is better than whom."""
    numbers = list(numbers)
    value = {number: worth(number) for number in numbers}
    better = {one: sum(value[other] > value[one] for other in numbers) for one in numbers}
    return [sorted(one for one in numbers if better[one] == rank) for rank in sorted(set(better.values()))]
