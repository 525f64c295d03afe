"""A second, slow reading of the rules, field by field and with nothing shared: what the fast one is compared with."""

from collections.abc import Iterator

HOUSES = "SHGR"
Board = dict[str, str]
"""Figure to place: `bett`, `halle`, `halle2` or a field as a number; `HM` is the caretaker."""


class Naive:
    """The rules for one ring, one kind of goal and some houses."""

    def __init__(self, houses: str, ring: int, lane: bool) -> None:
        self.houses, self.ring, self.lane = houses, ring, lane
        self.team = len(houses) == 4
        self.numbers = "123" if self.team else "1234"

    def start(self, house: str) -> int:
        return HOUSES.index(house) * self.ring // 4

    def own(self, house: str) -> list[str]:
        return [house + number for number in self.numbers]

    def on(self, board: Board, field: int) -> str | None:
        return next((name for name, place in board.items() if place == str(field)), None)

    def safe(self, board: Board, name: str) -> bool:
        return name != "HM" and board[name] == str(self.start(name[0]))

    def at_home(self, board: Board, name: str) -> bool:
        return board[name].startswith("halle")

    def mine(self, board: Board, house: str) -> list[str]:
        if self.team and all(self.at_home(board, name) for name in self.own(house)):
            return self.own(HOUSES[(HOUSES.index(house) + 2) % 4])
        return self.own(house)

    def go(self, board: Board, name: str, steps: int, *, hall: bool, sweep: bool) -> Board | None:
        """Take one step after the other."""
        now = dict(board)
        if now[name].startswith("halle") and name != "HM":
            return self._inside(now, name, int(now[name][5:] or 0), steps) if hall and self.lane else None
        if not now[name].isdigit():
            return None
        field, way = int(now[name]), 1 if steps > 0 else -1
        for step in range(1, abs(steps) + 1):
            left = abs(steps) - step + 1
            if hall and step > 1 and field == self.start(name[0]):
                return self._inside(now, name, 0, left)
            field = (field + way) % self.ring
            other = self.on(now, field)
            last = step == abs(steps)
            if other is None or other == name:
                continue
            if self.safe(now, other):
                return None
            if other == "HM":
                if last and not hall:
                    now[name] = "bett"
                    return now
            elif sweep or (last and not hall):
                now[other] = "bett"
        if hall:
            return None
        now[name] = str(field)
        return now

    def _inside(self, now: Board, name: str, place: int, steps: int) -> Board | None:
        if not self.lane:
            now[name] = "halle"
            return now if steps == 1 else None
        target = f"halle{place + steps}"
        if place + steps > 3 or any(now[other] == target for other in self.own(name[0])):
            return None
        now[name] = target
        return now

    def numbers_of(self, board: Board, house: str, steps: int) -> Iterator[tuple[str, Board]]:
        for name in self.mine(board, house):
            for hall in (False, True):
                if hall and steps < 0:
                    continue
                after = self.go(board, name, steps, hall=hall, sweep=False)
                if after:
                    yield f"{name}{steps:+}{'h' * hall}", after

    def caretaker(self, board: Board, steps: int) -> Iterator[tuple[str, Board]]:
        after = self.go(board, "HM", steps, hall=False, sweep=steps == -7)
        if after:
            yield f"HM{steps:+}", after

    def start_card(self, board: Board, house: str) -> Iterator[tuple[str, Board]]:
        asleep = [name for name in self.mine(board, house) if board[name] == "bett"]
        if asleep:
            field = self.start(asleep[0][0])
            there = self.on(board, field)
            if there != "HM" and (there is None or there[0] != asleep[0][0]):
                yield f"{asleep[0]} raus", {**board, **({there: "bett"} if there else {}), asleep[0]: str(field)}

    def seven(self, board: Board, house: str, left: int = 7, used: tuple[str, ...] = ()) -> Iterator[tuple[str, Board]]:
        mine = self.mine(board, house)
        helping = bool(used) and used[0] not in mine
        for name in mine:
            for steps in range(left if helping else 1, left + 1):
                for hall in (False, True):
                    after = None if name in used else self.go(board, name, steps, hall=hall, sweep=True)
                    part = f"{name}+{steps}{'h' * hall}"
                    if after and steps == left:
                        yield part, after
                    elif after:
                        for move, final in self.seven(after, house, left - steps, (*used, name)):
                            yield f"{part} {move}", final

    def tausch(self, board: Board, house: str) -> Iterator[tuple[str, Board]]:
        mine = self.mine(board, house)
        friends = {house, mine[0][0]}
        out = [name for name, place in board.items() if place.isdigit() and name != "HM" and not self.safe(board, name)]
        others = [name for name in out if name[0] not in friends]
        if not others:
            yield "ab", board
        for name in out:
            for other in others:
                if name in mine:
                    yield f"{name}/{other}", {**board, name: board[other], other: board[name]}

    def moves(self, board: Board, house: str, card: str) -> dict[str, Board]:
        """List every move of a card."""
        found: list[tuple[str, Board]] = []
        if card in ("9", "18", "J"):
            found += self.start_card(board, house)
        steps = {"9": [9], "18": [1, 8], "4": [4], "7": [], "T": [], "J": [1, 2, 3, 4, 5, 6, 8, 9]}.get(card)
        for count in [int(card)] if steps is None else steps:
            found += [*self.numbers_of(board, house, count), *self.caretaker(board, -count)]
        if card in ("4", "J"):
            found += [*self.numbers_of(board, house, -4), *self.caretaker(board, 4)]
        if card in ("7", "J"):
            found += [*self.seven(board, house), *self.caretaker(board, -7)]
        if card in ("T", "J"):
            found += self.tausch(board, house)
        return {move: self._woken(after, house) for move, after in found}

    def _woken(self, board: Board, house: str) -> Board:
        if board["HM"] != "halle" or not any(self.at_home(board, name) for name in board if name != "HM"):
            return board
        dark = self.start(house) + self.ring // 8
        there = self.on(board, dark)
        return {**board, **({there: "bett"} if there else {}), "HM": str(dark)}
