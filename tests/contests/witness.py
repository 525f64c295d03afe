"""A second hand that keeps a tournament's books from what was said, slowly, and knows nothing of the bot's own rules.

It is told what people said (accepted words, in order) and what the drum gave (tables, byes, lots). Everything else it
works out from the rule books: what a result is worth, who is out, who may be drawn, who is ahead of whom and by what.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache

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
        self.threes: list[dict[int, int | None]] = []
        """Three-card games apart from any table; None: was to play and did not."""
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
                self.sentenced.append((len(self.rounds) + (not self.running), int(rest[0])))
            case "punish" if rest[1] == "disqualified":
                self._leaves(int(rest[0]), "excluded")
            case "gone":
                self._leaves(int(rest[0]), "gone")
            case "leave" if number is not None:
                self._leaves(number, "gone") if self.rounds else setattr(self.people[number], "state", "out")
            case "return":
                self.people[int(rest[0])].state = "in"
            case "redraw":
                self.rounds.pop()
            case "bye":
                self.rounds[int(rest[0]) - 1].byes[int(rest[1])] = int(rest[2])
            case "decide":
                pairs = [word.split("=") for word in rest]
                self.threes.append({int(one): None if points == "-" else int(points) for one, points in pairs})
            case "resign":
                self.resigned.append(int(rest[0]))
            case "report" | "rule" | "feed" | "confirm" | "dispute":
                self._about(self._sheet(rest[0]), verb, " ".join(rest[1:]))
            case _:
                pass

    @property
    def running(self) -> bool:
        """Tell whether a round is under way."""
        last = self.rounds[-1:]
        return any(sheet.written is None for round in last for sheet in round.sheets) or any(
            value is None for round in last for value in round.byes.values()
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
        """Who can be drawn now, fillers aside."""
        return [number for number, one in self.people.items() if one.state == "in" and not one.filler]

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


# -- Watten ------------------------------------------------------------------------------------------------------------


class WattenWitness(Witness):
    """Teams, nine Bummerl, ratio, points, the coin."""

    by_parts = True

    def __init__(self, sitting: int = 3) -> None:
        super().__init__()
        self.sitting = sitting

    def left_alone(self, sheet: Sheet) -> str | None:
        return ""  # no Runde was played; the rest goes to whoever is left (W8.4)

    def same(self, sheet: Sheet, one: str, other: str) -> bool:
        return one.replace(",", " ").split() == other.replace(",", " ").split()

    def look_at(self, new: Round) -> None:
        """W8.1 to W8.3: the filler only where it is needed, byes before rematches, both as few as can be."""
        teams = self.present
        if len(teams) % 2:
            teams = sorted([*teams, *self._filler()])
        assert new.drawn == teams
        assert all(len(sheet.entries) == 2 for sheet in new.sheets)
        assert len(new.byes) == len(teams) % 2
        byes = [number for round in self.rounds for number in round.byes]
        fewest = min(byes.count(team) for team in teams)
        resting = [team for team in teams if byes.count(team) == fewest] if len(teams) % 2 else [0]
        assert all(team in resting for team in new.byes), "no second bye while avoidable"
        known = {frozenset(sheet.entries) for round in self.rounds for sheet in round.sheets}
        again = sum(frozenset(sheet.entries) in known for sheet in new.sheets)
        if again:
            assert again == min(fewest_rematches([one for one in teams if one != rest], known) for rest in resting)

    def _filler(self) -> list[int]:
        return [number for number, one in self.people.items() if one.filler and one.state == "in"]

    def account(self, team: int) -> tuple[int, int, int]:
        """Bummerl, points won, points lost."""
        bummerl = won = lost = 0
        for round in self.rounds:
            bummerl += round.byes.get(team) or 0
            for sheet in round.sheets:
                if team not in sheet.entries or sheet.written is None:
                    continue
                (other,) = {*sheet.entries} - {team}
                played = sheet.written.replace(",", " ").split()
                for word in played:
                    left, right = map(int, word.split(":"))
                    mine, theirs = (left, right) if team == sheet.entries[0] else (right, left)
                    bummerl += mine > theirs
                    won += mine
                    lost += theirs
                if team not in sheet.out and other in sheet.out:
                    bummerl += self.sitting - len(played)
        return bummerl, won, lost

    def ranking(self) -> Groups:
        def worth(team: int) -> tuple[object, ...]:
            bummerl, won, lost = self.account(team)
            ratio = (0, Fraction(0)) if won == lost == 0 else (1, Fraction(won, lost)) if lost else (2, Fraction(0))
            return bummerl, ratio, won

        seen = {number for round in self.rounds for number in round.drawn}
        ranked = [team for team in seen if not self.people[team].filler and self.people[team].state != "excluded"]
        return in_groups(ranked, worth)


def fewest_rematches(teams: Sequence[int], known: set[frozenset[int]]) -> int:
    """Try everything, one team after the other; only for lists in which a rematch may be unavoidable."""
    old = {one: {other for other in teams if frozenset((one, other)) in known} for one in teams}
    if 2 * max(map(len, old.values()), default=0) + 2 <= len(teams):
        return 0  # everybody has not met half of the others: then there is a way for all (Dirac)

    @cache
    def least(rest: frozenset[int]) -> int:
        if not rest:
            return 0
        one = max(rest, key=lambda team: (len(old[team] & rest), team))
        best = 99
        for other in sorted(rest - {one}, key=lambda team: team in old[one]):
            if (cost := int(other in old[one])) < best:
                best = min(best, cost + least(rest - {one, other}))
            if best == 0:
                break
        return best

    return least(frozenset(teams))


# -- Wizard ------------------------------------------------------------------------------------------------------------

PRINTED = """
6 3+3 | 7 4+3 | 8 4+4 | 9 5+4 | 10 5+5 | 11 4+4+3 | 12 4+4+4 | 13 5+4+4 | 14 5+5+4 | 15 5+5+5 | 16 4+4+4+4
| 17 5+4+4+4 | 18 5+5+4+4 | 19 5+5+5+4 | 20 4+4+4+4+4 | 21 5+4+4+4+4 | 22 5+5+4+4+4 | 23 5+5+5+4+4 | 24 5+5+5+5+4
| 25 5+5+5+5+5
"""
ROWS = {int(row.split()[0]): [int(size) for size in row.split()[1].split("+")] for row in PRINTED.split("|")}
NONE = -(10**6)


@dataclass
class Own:
    """What somebody has from one table."""

    points: int = 0
    games: tuple[int, ...] = ()
    three: int | None = None
    """His three-card game; NONE: he was to play it and did not."""
    manner: str = ""


def most_fours(count: int) -> list[int]:
    """Z7.1: try all tables of threes, fours and fives that differ by one at most."""
    ways = [
        [5] * fives + [4] * fours + [3] * threes
        for fives in range(count // 5 + 1)
        for fours in range(count // 4 + 1)
        for threes in range(count // 3 + 1)
        if 5 * fives + 4 * fours + 3 * threes == count and not (fives and threes)
    ]
    return max(ways, key=lambda way: way.count(4))


def knockout_row(count: int) -> list[int]:
    """Z4.1, Z7.1: the printed row; above it n // 4 tables as equal as can be."""
    if count < 6:
        return [count]
    if count in ROWS:
        return ROWS[count]
    tables = [0] * (count // 4)
    for person in range(count):
        tables[person % len(tables)] += 1
    return tables


def places_open(players: int) -> int:
    """Z5.1."""
    for least, places in ((54, 8), (32, 5), (16, 4), (8, 3)):
        if players >= least:
            return places
    return 0


def fine(games: Sequence[int]) -> tuple[int, int, int, int]:
    """Z3.2, Z6.4: games with plus points, the best, how often, the next different one."""
    down = sorted(games, reverse=True)
    others = [game for game in down if game != down[0]]
    return (
        len([game for game in games if game > 0]),
        down[0] if down else NONE,
        down.count(down[0]) if down else 0,
        others[0] if others else NONE,
    )


class WizardWitness(Witness):
    """Placing points and a final, knockout, or an online preliminary."""

    def __init__(self, variant: str = "rounds", rounds: int = 3, top: int | None = None) -> None:
        super().__init__()
        self.variant, self.planned, self.top = variant, rounds, top

    def left_alone(self, sheet: Sheet) -> str | None:
        return "" if {*sheet.out} == {*sheet.entries} else None

    def same(self, sheet: Sheet, one: str, other: str) -> bool:
        return self.read(sheet, one) == self.read(sheet, other)

    def thrown_out(self, sheet: Sheet, words: str) -> Iterable[int]:
        return [number for number, own in self.read(sheet, words).items() if own.manner == "dq"]

    def read(self, sheet: Sheet, words: str) -> dict[int, Own]:
        """Read a sheet: whoever left it while it was open is out of it, whatever is written."""
        found = {}
        for word in words.split():
            name, _, rest = word.partition("=")
            if rest in ("gone", "defeat", "dq", "absent"):
                found[int(name)] = Own(manner=rest)
                continue
            rest, _, three = rest.partition("!")
            points, _, games = rest.rstrip(")").partition("(")
            mine = tuple(int(game) for game in games.split(",")) if games else ()
            found[int(name)] = Own(int(points), mine, NONE if three == "-" else int(three) if three else None)
        rounds = [at for at, round in enumerate(self.rounds, 1) if any(sheet is one for one in round.sheets)]
        for number, own in found.items():
            if not own.manner and any((at, number) in self.sentenced for at in rounds):
                found[number] = Own(manner="defeat")
        for number, how in sheet.out.items():
            absent = number in found and found[number].manner == "absent"
            found[number] = Own(manner="dq" if how == "excluded" else "absent" if absent else "gone")
        return found

    # -- one table -----------------------------------------------------------------------------------------------------

    def at(self, sheet: Sheet, stage: str) -> dict[int, tuple[Own, int | None]]:
        """Return what everybody has from a table, and his place there (None: unranked)."""
        if sheet.written is None:
            return {}
        owns = self.read(sheet, sheet.written)
        playing = [number for number, own in owns.items() if not own.manner]

        def worth(number: int) -> tuple[object, ...]:
            own = owns[number]
            return (own.points, *(fine(own.games)[:2] if stage.startswith("ko") else fine(own.games)))

        groups: Groups = []
        for group in in_groups(playing, worth):
            threes = [owns[number].three for number in group]
            if len(group) > 1 and stage in ("round", "final", "ko-final") and None not in threes:
                groups += in_groups(group, lambda number: (owns[number].three,))
            else:
                groups.append(group)
        beaten = [number for number, own in owns.items() if own.manner == "defeat"]
        places: dict[int, int | None] = {}
        for group in [*groups, beaten]:
            ahead = len(places)
            places |= dict.fromkeys(group, ahead + 1)
        return {number: (own, places.get(number)) for number, own in owns.items()}

    def mine(self, number: int, *stages: str) -> list[tuple[int, Own, int | None]]:
        """Return somebody's tables: round, what he has, his place."""
        found = []
        for at, round in enumerate(self.rounds, 1):
            for sheet in round.sheets:
                if number in sheet.entries and round.stage in stages:
                    seen = self.at(sheet, round.stage).get(number)
                    found += [(at, *seen)] if seen else []
        return found

    # -- draws ---------------------------------------------------------------------------------------------------------

    def look_at(self, new: Round) -> None:
        """Z2.3, Z3.3, Z4.1, Z4.2, Z7.1, Z7.5: the right people at tables of the right sizes."""
        assert new.drawn == sorted(self.next_ones()), "the right people are drawn"
        count, split = len(new.drawn), sorted((len(sheet.entries) for sheet in new.sheets), reverse=True)
        preliminary = len(self.rounds) < self.planned
        if self.variant == "knockout":
            assert new.stage == ("ko" if count > 5 else "ko-final")
            assert split == knockout_row(count)
        elif preliminary:
            assert new.stage == "round"
            assert split == most_fours(count)
        elif count <= 5:
            assert (new.stage, split) == ("final", [count])
        else:
            assert (new.stage, split) == ("semi", most_fours(count))

    def next_ones(self) -> list[int]:
        """Who is to be drawn now."""
        here = self.present
        if not self.rounds:
            return here
        if self.variant == "knockout":
            last = self.rounds[-1]
            through = [number for sheet in last.sheets for number in self.first_two(sheet)]
            return [number for number in through if number in here]
        if len(self.rounds) < self.planned:
            return here
        return self.finalists()

    def first_two(self, sheet: Sheet) -> list[int]:
        """Z4.2, Z7.7: whoever has fewer than two ahead of him at his table."""
        owns = {number: own for number, (own, _) in self.at(sheet, "ko").items() if not own.manner}

        def worth(number: int) -> tuple[int, ...]:
            return owns[number].points, *fine(owns[number].games)[:2]

        return [one for one in owns if sum(worth(other) > worth(one) for other in owns) < 2]

    def finalists(self) -> list[int]:
        """Z3.3, Z7.5: groups from the top until there are four; a group across the line comes along whole."""
        here = self.present
        if self.rounds[-1].stage == "semi":
            drawn = [number for sheet in self.rounds[-1].sheets for number in sheet.entries]
            last = {number: self.mine(number, "semi")[-1][1] for number in drawn if number in here}
            here = [number for number, own in last.items() if not own.manner]
            groups = self._parted(here, lambda number: (last[number].points, *fine(last[number].games)))
        else:
            groups = self._parted(here, self.preliminaries)
        through: list[int] = []
        for group in groups:
            if len(through) < 4:
                through += group
        return through

    def _parted(self, numbers: Iterable[int], worth: Worth) -> Groups:
        """Let the three-card game of exactly those who are level part them (Z6.8, Z7.4)."""
        found: Groups = []
        for group in in_groups(numbers, worth):
            games = [three for three in self.threes if {*three} == {*group}]
            found += in_groups(group, lambda number, game=games[-1]: (_or_none(game[number]),)) if games else [group]  # type: ignore[misc]
        return found

    # -- the order -----------------------------------------------------------------------------------------------------

    def preliminaries(self, number: int) -> tuple[object, ...]:
        """Placing points, real points, Z3.2 over all games together."""
        tables = self.mine(number, "round")
        placing = sum(
            (45, 30, 20, 10, 5)[place - 1] for _, own, place in tables if place is not None and own.manner == ""
        )
        games = [game for _, own, _ in tables if not own.manner for game in own.games]
        return placing, sum(own.points for _, own, _ in tables if not own.manner), *fine(games)

    def ranking(self) -> Groups:
        drawn = {number for round in self.rounds for number in round.drawn}
        ranked = [number for number in drawn if self.people[number].state not in ("excluded", "absent")]
        if self.variant == "knockout":
            return self._parted([one for one in ranked if self._came(one)], self._knockout)
        return self._parted(ranked, self._overall)

    def _came(self, number: int) -> bool:
        tables = self.mine(number, "ko", "ko-final")
        return any(own.manner != "absent" for _, own, _ in tables)

    def _overall(self, number: int) -> tuple[object, ...]:
        """Finalists by the final, all others by the preliminaries; semifinalists who are level by the semifinal."""
        last = self.rounds[-1]
        if last.stage == "final" and number in last.drawn:
            place = [place for _, _, place in self.mine(number, "final")]
            return 1, -(place[-1] or 99) if place else -99
        semi = [(1, own.points, *fine(own.games)) for _, own, _ in self.mine(number, "semi") if not own.manner]
        out_of_semi = any(number in round.drawn for round in self.rounds if round.stage == "semi")
        rest = semi[-1] if semi else (1, 0, *fine(())) if out_of_semi else (0,)
        return 0, 0, *self.preliminaries(number), rest

    def _knockout(self, number: int) -> tuple[object, ...]:
        """Round reached, stayed or not, place at the table, real points, Z4.2, in the final its three-card game."""
        at, own, place = self.mine(number, "ko", "ko-final")[-1]
        if own.manner:
            return at, 1 if own.manner == "defeat" else 0, -(place or 99)
        three = own.three if own.three is not None and self.rounds[at - 1].stage == "ko-final" else NONE
        return at, 2, -(place or 99), own.points, *fine(own.games)[:2], three

    def qualified(self, groups: Groups) -> list[int]:
        """Z5.1, Z7.2, Z7.8: so many as played at all allow, from the top, without whoever has withdrawn."""
        stages = ("round", "semi", "final", "ko", "ko-final")
        played = [
            number for number in self.people if any(own.manner != "absent" for _, own, _ in self.mine(number, *stages))
        ]
        places = self.top if self.variant == "online" and self.top else places_open(len(played))
        found: list[int] = []
        for group in groups:
            willing = [number for number in group if number not in self.resigned]
            if len(found) + len(willing) > places:
                break  # nobody is ahead by his number alone (Z6.6)
            found += willing
        return found


def _or_none(points: int | None) -> int:
    return NONE if points is None else points
