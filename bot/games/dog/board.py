"""The board: where figures stand and how they move. Clauses: D1.2, D1.3, D3.1 to D3.4, D5.2.

A position is a plain tuple, because thousands of them are looked at for one 7: the place of every figure (house by
house, four each), then the caretaker's. A place is a field of the ring, or one of the constants below.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

Places: TypeAlias = tuple[int, ...]

HOUSES = "SHGR"
"""The houses clockwise: Slytherin, Hufflepuff, Gryffindor, Ravenclaw."""
FIGURES = tuple(f"{house}{number}" for house in HOUSES for number in range(1, 5))
HM = len(FIGURES)
"""The caretaker's index, behind all figures."""
NAMES = (*FIGURES, "HM")
INDEX = {name: index for index, name in enumerate(NAMES)}

HALL = 100
"""In the Große Halle; with lanes HALL + 1 to HALL + 3 are the places in one."""
BED = -1
"""In the dormitory."""
AWAY = -2
"""Not in this game."""
LANE = 3
NEEDED = 3
"""So many figures of a house must come home."""


@dataclass(frozen=True)
class Ground:
    """What does not change during a game: the ring, the kind of goal and the houses that play (D1.2, D1.3)."""

    ring: int
    lane: bool
    houses: tuple[int, ...]

    @cached_property
    def team(self) -> bool:
        """Tell whether partners play together: with four players."""
        return len(self.houses) == len(HOUSES)

    @cached_property
    def starts(self) -> tuple[int, ...]:
        """Return the start field of each house."""
        return tuple(house * self.ring // len(HOUSES) for house in range(len(HOUSES)))

    def dark(self, house: int) -> int:
        """Return the dark field of a house: half way to the next start field (start + 6 on a ring of 48)."""
        return self.starts[house] + self.ring // 8

    def own(self, house: int) -> range:
        """Return the figures of a house."""
        return range(4 * house, 4 * house + (3 if self.team else 4))

    def partner(self, house: int) -> int:
        """Return the house opposite."""
        return (house + 2) % len(HOUSES)

    def side(self, house: int) -> tuple[int, ...]:
        """Return the houses that win together with this one."""
        return (house, self.partner(house)) if self.team else (house,)

    def opening(self) -> Places:
        """Put all to bed, with two or three players one figure each on its start field; the caretaker into the hall."""
        places = [AWAY] * HM + [HALL]
        for house in self.houses:
            for index in self.own(house):
                places[index] = BED
            if not self.team:
                places[4 * house] = self.starts[house]
        return tuple(places)

    # -- looking ---------------------------------------------------------------------------------------------------

    def home(self, places: Places, house: int) -> int:
        """Count the figures of a house in the hall."""
        return sum([place >= HALL for place in places[4 * house : 4 * house + 4]])

    def done(self, places: Places, house: int) -> bool:
        """Tell whether a house has brought home what it needs."""
        return self.home(places, house) >= NEEDED

    def won(self, places: Places, house: int) -> bool:
        """Tell whether the side of a house has won (D6.2)."""
        return all(self.done(places, one) for one in self.side(house))

    def moved_by(self, places: Places, house: int) -> range:
        """Return the figures a house moves: its own, or the partner's once all its own are home (D6.1)."""
        helping = self.team and self.done(places, house)
        return self.own(self.partner(house) if helping else house)

    def on_ring(self, places: Places, indices: range) -> Iterator[int]:
        """List those of the figures that stand on the ring."""
        return (index for index in indices if 0 <= places[index] < HALL)

    def protected(self, places: Places, index: int) -> bool:
        """Tell whether a figure stands on the start field of its own colour (D3.2)."""
        return index != HM and places[index] == self.starts[index // 4]

    # -- moving; each answers with the position afterwards, or None if the way is barred -----------------------------

    def ahead(self, places: Places, index: int, far: int) -> list[tuple[int, int]]:
        """List who stands at most so many steps before a figure (negative: behind it) and how many, nearest first."""
        here = places[index]
        ring = self.ring
        way = 1 if far > 0 else -1
        far = abs(far)
        met = [
            (distance, other)
            for other, field in enumerate(places)
            if 0 <= field < HALL and 0 < (distance := way * (field - here) % ring) <= far
        ]
        met.sort()
        return met

    def walk(
        self, places: Places, index: int, steps: int, *, sweep: bool, met: list[tuple[int, int]] | None = None
    ) -> Places | None:
        """Move a figure or the caretaker along the ring; a sweep (the 7) sends back all that are overtaken.

        `met` is what `ahead` says for this many steps or more, where it is known already.
        """
        here = places[index]
        far = abs(steps)
        if not 0 <= here < HALL:
            return None
        after = list(places)
        target = (here + steps) % self.ring
        for distance, other in self.ahead(places, index, steps) if met is None else met:
            if distance > far:
                break
            if other == HM:
                target = BED if distance == far else target
            elif places[other] == self.starts[other // 4]:
                return None
            elif sweep or distance == far:
                after[other] = BED
        after[index] = target
        return tuple(after)

    def enter(
        self, places: Places, index: int, steps: int, *, sweep: bool, met: list[tuple[int, int]] | None = None
    ) -> Places | None:
        """Move a figure forwards over its own start field into the hall, or onwards within its lane (D3.4)."""
        here = places[index]
        start = self.starts[index // 4]
        if here >= HALL:
            return self._within(places, index, here + steps) if self.lane else None
        way = (start - here) % self.ring
        if here < 0 or not way or not way < steps <= way + (LANE if self.lane else 1):
            return None
        after = list(places)
        for distance, other in self.ahead(places, index, way) if met is None else met:
            if distance > way:
                break
            if other != HM and places[other] == self.starts[other // 4]:
                return None
            if sweep and other != HM:
                after[other] = BED
        return self._within(tuple(after), index, HALL + steps - way if self.lane else HALL)

    def sweeps(self, places: Places, index: int, most: int) -> Iterator[tuple[int, bool, Places]]:
        """List where a figure can go with a part of a 7: how many steps, whether into the hall, the position after."""
        here = places[index]
        if here >= HALL:
            yield from self._inside(places, index, most)
            return
        met = self.ahead(places, index, most)
        way = (self.starts[index // 4] - here) % self.ring
        for count in range(1, most + 1):
            after = self.walk(places, index, count, sweep=True, met=met)
            if after is not None:
                yield count, False, after
            if way < count:
                after = self.enter(places, index, count, sweep=True, met=met)
                if after is not None:
                    yield count, True, after

    def _inside(self, places: Places, index: int, most: int) -> Iterator[tuple[int, bool, Places]]:
        for count in range(1, min(most, LANE) + 1):
            after = self.enter(places, index, count, sweep=True)
            if after is not None:
                yield count, True, after

    def _within(self, places: Places, index: int, target: int) -> Places | None:
        """Put a figure into the hall; in a lane the place must exist and be free."""
        if self.lane and (target > HALL + LANE or any(places[one] == target for one in self.own(index // 4))):
            return None
        return (*places[:index], target, *places[index + 1 :])

    def emerge(self, places: Places, index: int) -> Places | None:
        """Bring a figure out of its dormitory onto its start field (D3.3)."""
        start = self.starts[index // 4]
        if places[index] != BED or places[HM] == start:
            return None
        after = list(places)
        if start in places:
            other = places.index(start)
            if other // 4 == index // 4:
                return None
            after[other] = BED
        after[index] = start
        return tuple(after)

    def swap(self, places: Places, one: int, other: int) -> Places:
        """Let two figures change places (D4.3)."""
        after = list(places)
        after[one], after[other] = places[other], places[one]
        return tuple(after)

    def wake(self, places: Places, house: int) -> Places:
        """Bring the caretaker in once a first figure is home: on the dark field of whoever played the card (D5.1)."""
        if places[HM] != HALL or max(places[:HM]) < HALL:
            return places
        dark = self.dark(house)
        return (*(BED if place == dark else place for place in places[:HM]), dark)
