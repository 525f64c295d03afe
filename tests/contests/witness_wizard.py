"""The second hand at a Wizard tournament: Z2 to Z7."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tests.contests.witness import Groups, Round, Sheet, Witness, Worth, in_groups

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
            if own.manner in ("", "gone") and any((at, number) in self.sentenced for at in rounds):
                found[number] = Own(manner="defeat")
        for number, how in sheet.out.items():
            absent = number in found and found[number].manner == "absent"
            found[number] = Own(manner="absent" if absent else "dq" if how == "excluded" else "gone")
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
            semi = {number: (own.points, *fine(own.games)) for number, own in last.items()}
            groups = self._parted(here, lambda number: semi[number], 1, "semi", last=True)
        else:
            groups = self._parted(here, self.preliminaries, 2, "round")
        through: list[int] = []
        for group in groups:
            if len(through) < 4:
                through += group
        return through

    def _parted(self, numbers: Iterable[int], worth: Worth, first: int, *stages: str, last: bool = False) -> Groups:
        """Let the three-card game of exactly those who are level part them; it counts nowhere else (Z3.2, Z6.8, Z7.4).

        Beyond the first values single games decide: whoever is level up to there stays so while some are not known.
        """
        level: Groups = []
        for group in in_groups(numbers, lambda number: worth(number)[:first]):
            unknown = any(self._untold(number, stages, last) for number in group)
            level += [group] if len(group) > 1 and unknown else in_groups(group, worth)
        found: Groups = []
        for group in level:
            games = [three for after, three in self.threes if after == len(self.rounds) and {*three} == {*group}]
            found += in_groups(group, lambda number, game=games[-1]: (_or_none(game[number]),)) if games else [group]  # type: ignore[misc]
        return found

    def _untold(self, number: int, stages: tuple[str, ...], last: bool) -> bool:
        """Tell whether only the sum of a table is known."""
        tables = self.mine(number, *stages)[-1 if last else 0 :]
        return any(not own.manner and not own.games for _, own, _ in tables)

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
            came = [one for one in ranked if self._came(one)]
            return self._parted(came, self._knockout, 4, "ko", "ko-final", last=True)
        return self._parted(ranked, self._overall, 4, "round")

    def _came(self, number: int) -> bool:
        tables = self.mine(number, "ko", "ko-final")
        return any(own.manner != "absent" for _, own, _ in tables)

    def _overall(self, number: int) -> tuple[object, ...]:
        """Finalists by the final, all others by the preliminaries; semifinalists who are level by the semifinal."""
        last = self.rounds[-1]
        if last.stage == "final" and number in last.drawn:
            place = [place for _, _, place in self.mine(number, "final")]
            return 1, -(place[-1] or 99) if place else -99
        semis = [own for _, own, _ in self.mine(number, "semi")]
        rest: tuple[object, ...] = (len(semis),)
        if semis:  # who has come further is ahead; who left the last one has nothing from it
            left = bool(semis[-1].manner)
            rest = (len(semis), 0, *fine(())) if left else (len(semis), semis[-1].points, *fine(semis[-1].games))
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
