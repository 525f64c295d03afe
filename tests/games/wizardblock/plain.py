"""A pad worked out anew from its standing lines, by the clauses alone: nothing here comes from the game's own rules."""

from dataclasses import dataclass, field
from functools import cmp_to_key

PLANS = {
    3: [2, 4, 6, 8, 10, 12, 14, 16, 18, 20],
    4: [1, 3, 5, 7, 9, 11, 12, 13, 14, 15],
    5: [2, 4, 5, 6, 7, 8, 9, 10, 11, 12],
}
LATE = [-30, -50, -70, -90, -110, -130, -150, -170, -190]


@dataclass
class Game:
    """A game as it is written: seats in the order of bidding."""

    cards: int
    dealer: str
    seats: list[str]
    bids: list[int]
    tricks: list[int]
    missed: list[str] = field(default_factory=list)
    void: bool = False

    def worth(self, seat: str) -> int:
        place = self.seats.index(seat)
        bid, tricks = self.bids[place], self.tricks[place]
        return 20 + 10 * tricks if bid == tricks else -10 * abs(bid - tricks)


class Pad:
    """The pad after some lines."""

    def __init__(self, mode: str, seats: list[str], dealer: str, minutes: int | None) -> None:
        self.mode, self.seats, self.dealer, self.minutes = mode, list(seats), dealer, minutes
        count = len(seats)
        self.plan = PLANS[count] if mode == "round" else list(range(1, 60 // count + 1))
        self.games: list[Game] = []
        self.playoffs: list[Game] = []
        self.fines: list[str] = []
        self.list: list[tuple[str, str]] = []
        self.out: dict[str, str] = {}
        self.late: list[str] = []
        self.held: list[str] = []
        self.ended = ""
        self.over = False
        self.tie: list[str] = []
        self.shared: list[set[str]] = []
        self.locked = 0
        self.clock = 0
        self.waits = mode == "round"
        self._new_game()
        self.undone: tuple[list[tuple[list[int], list[int]]], list[str]] | None = None

    def _new_game(self) -> None:
        self.bids: list[int] = []
        self.tricks: list[int] = []
        self.past: list[tuple[list[int], list[int]]] = []
        self.back_soon: list[str] = []

    # -- who, what -----------------------------------------------------------------------------------------------

    def here(self) -> list[str]:
        return [seat for seat in self.seats if seat not in self.out and seat not in self.late]

    def done(self) -> bool:
        return bool(self.ended) or len(self.games) == len(self.plan)

    def order(self) -> list[str]:
        who = self.tie or self.here()
        start = self.seats.index(self.dealer) + 1
        return [seat for seat in self.seats[start:] + self.seats[:start] if seat in who]

    def cards(self) -> int:
        return 3 if self.tie else self.plan[len(self.games)]

    def left_of(self, seat: str, among: list[str]) -> str:
        start = self.seats.index(seat) + 1
        return next(one for one in self.seats[start:] + self.seats[:start] if one in among)

    def chimes(self) -> list[int]:
        """Minutes after the start at which the clock speaks."""
        found = {5} if self.waits else set()
        if self.minutes is not None:
            found |= {self.minutes - left for left in (10, 5, 1, 0) if left < self.minutes}
        return sorted(found)

    def waiting(self) -> bool:
        return self.waits and 5 in self.chimes()[self.clock :]

    def clock_out(self) -> bool:
        return self.minutes is not None and self.minutes not in self.chimes()[self.clock :]

    # -- lines ---------------------------------------------------------------------------------------------------

    def write(self, move: str, *, referee: bool) -> None:
        verb, *rest = move.split(" ")
        was_over = self.over
        if verb in ("ansage", "ansagen", "stich", "stiche"):
            self._enter(verb, rest)
        else:
            getattr(self, f"do_{verb.strip('!')}")(rest, referee)
        if verb == "stimmt" and self.clock_out() and not self.done():
            self._end("clock")
        if not was_over:
            self._follow()

    def _enter(self, verb: str, rest: list[str]) -> None:
        if not self.bids and not self.tie:
            self.locked = max(self.locked, len(self.games))
            self.undone = None
        self.past.append((list(self.bids), list(self.tricks)))
        column, order = (self.bids if verb.startswith("ansage") else self.tricks), self.order()
        if verb in ("ansagen", "stiche"):
            column[:] = map(int, rest)
        elif len(rest) == 2:
            column[order.index(rest[0])] = int(rest[1])
            whole = len(self.bids) == len(order)
            if verb == "ansage" and whole and self.cards() > 1 and sum(self.bids) == self.cards():
                self.bids.pop()  # the bar strikes the last one
        else:
            column.append(int(rest[0]))
            if verb == "stich" and sum(column) == self.cards():
                column += [0] * (len(order) - len(column))
            elif verb == "stich" and len(column) == len(order) - 1:
                column.append(self.cards() - sum(column))

    def do_stimmt(self, rest: list[str], referee: bool) -> None:
        missed = [] if self.tie else list(self.late)
        game = Game(self.cards(), self.dealer, self.order(), self.bids, self.tricks, missed)
        if self.tie:
            self.playoffs.append(game)
            self.tie = []
        else:
            self.games.append(game)
            self.late = [seat for seat in self.late if seat not in self.back_soon]
            self.dealer = self.left_of(self.dealer, self.here())
        self.undone = (self.past, [])
        self._new_game()

    def do_zurueck(self, rest: list[str], referee: bool) -> None:
        if self.past:
            self.bids, self.tricks = self.past.pop()
            return
        assert self.undone is not None, "nothing is open"
        game = self.games.pop()
        assert len(self.games) >= self.locked, "a locked game was opened"
        late = [seat for seat in game.missed if seat not in self.out]
        self._new_game()
        self.back_soon = [seat for seat in late if seat not in self.late]
        self.late, self.dealer, self.past = late, game.dealer, self.undone[0]
        self.bids, self.tricks, self.undone = game.bids, game.tricks, None

    def do_spiel(self, rest: list[str], referee: bool, games: list[Game] | None = None) -> None:
        game = (self.games if games is None else games)[int(rest[0]) - 1]
        game.tricks = [int(pair.split("/")[0]) for pair in rest[1:]]
        game.bids = [int(pair.split("/")[1]) for pair in rest[1:]]
        game.void = False

    def do_nichtig(self, rest: list[str], referee: bool) -> None:
        self.games[int(rest[0]) - 1].void = True
        if int(rest[0]) == len(self.games):
            self.undone = None

    def do_stechen(self, rest: list[str], referee: bool) -> None:
        self.do_spiel(rest, referee, self.playoffs)

    def do_strafe(self, rest: list[str], referee: bool) -> None:
        self.fines.append(rest[0])

    def do_streichen(self, rest: list[str], referee: bool) -> None:
        del self.fines[int(rest[0]) - 1]

    def do_ermahnung(self, rest: list[str], referee: bool) -> None:
        self.list.append((rest[0], "reminder"))

    def do_verwarnung(self, rest: list[str], referee: bool) -> None:
        self.list.append((rest[0], "warning"))

    def do_erlassen(self, rest: list[str], referee: bool) -> None:
        del self.list[int(rest[0]) - 1]

    def do_fehlt(self, rest: list[str], referee: bool) -> None:
        self.late.append(rest[0])
        if self.waiting() and not referee:
            self.held.append(rest[0])
        if self.dealer not in self.here():
            self.dealer = self.left_of(self.dealer, self.here())

    def do_da(self, rest: list[str], referee: bool) -> None:
        self.late.remove(rest[0])
        self.held = [seat for seat in self.held if seat != rest[0]]

    def do_geht(self, rest: list[str], referee: bool, how: str = "gone") -> None:
        seat = rest[0]
        plays = not self.over and seat in self.order()
        last = self.games[-1].seats if self.games else []
        if len(rest) > 1:
            self.list.append((seat, how))
        self.out[seat] = how
        for seats in (self.late, self.held, self.back_soon):
            if seat in seats:
                seats.remove(seat)
        if seat in last:
            self.undone = None
        if plays and self.bids:
            self.bids, self.tricks, self.past = [], [], []
        if self.here() and self.dealer not in self.here():
            self.dealer = self.left_of(self.dealer, self.here())
        if len(self.here()) < 2 and not self.done():
            self._end("alone")

    def do_niederlage(self, rest: list[str], referee: bool) -> None:
        self.do_geht(rest, referee, "defeat")

    def do_dq(self, rest: list[str], referee: bool) -> None:
        self.do_geht(rest, referee, "disqualified")

    def do_geber(self, rest: list[str], referee: bool) -> None:
        self.dealer = rest[0]

    def do_schluss(self, rest: list[str], referee: bool) -> None:
        self._end("clock" if self.clock_out() else "host")

    def do_neu(self, rest: list[str], referee: bool) -> None:
        fresh = Pad(self.mode, self.seats, self.dealer, self.minutes)
        left = len(self.seats) - len(self.out)
        fresh.plan = PLANS[left] if self.mode == "round" else list(range(1, 60 // left + 1))
        fresh.out, fresh.late, fresh.list = self.out, self.late, self.list
        fresh.waits = False
        self.__dict__ = fresh.__dict__
        if self.dealer not in self.here():
            self.dealer = self.left_of(self.dealer, self.here())

    def do_teilen(self, rest: list[str], referee: bool) -> None:
        self.shared.append(set(self.tie))
        self.tie = []
        self._new_game()

    def do_gesperrt(self, rest: list[str], referee: bool) -> None:
        self.locked, self.undone = max(self.locked, int(rest[0])), None

    def do_zeit(self, rest: list[str], referee: bool) -> None:
        if self.done() or self.clock == len(self.chimes()):
            self._end("idle")
            return
        self.clock += 1
        if not self.waiting():
            self.held = []

    def _end(self, why: str) -> None:
        self.ended, self.tie, self.undone = why, [], None
        self._new_game()

    def _follow(self) -> None:
        """A three-card game follows by itself, and is none any more when its tie is gone."""
        groups = self.level() if self.done() and self.ended not in ("idle", "alone") else []
        open_ties = [group for group in groups if not self.playoff(group) and set(group) not in self.shared]
        if self.tie and self.tie not in open_ties:
            self.tie = []
            self._new_game()
        if not self.tie and open_ties:
            self.tie = open_ties[0]
            self.dealer = self.left_of(self.dealer, self.tie)
            self._new_game()
        self.over = self.done() and not self.tie

    # -- what it adds up to --------------------------------------------------------------------------------------

    def course(self, seat: str, fined_at: list[tuple[str, int]]) -> list[int]:
        """The total after every game; a fine counts from the game on in which it was written."""
        if self.nothing(seat):
            return [0] * len(self.games)
        found, total = [], 0
        for number, game in enumerate(self.games, 1):
            total += self.adds(game, number, seat)
            last = number == len(self.games)
            total -= 120 * sum(one == seat and (at == number or (last and at > number)) for one, at in fined_at)
            found.append(total)
        return found

    def nothing(self, seat: str) -> bool:
        how = self.out.get(seat)
        return how == "defeat" or (how == "gone" and self.mode == "round")

    def adds(self, game: Game, number: int, seat: str) -> int:
        if game.void:
            return 0
        if seat in game.seats:
            return game.worth(seat)
        return LATE[number - 1] if seat in game.missed and number <= 9 else 0

    def total(self, seat: str) -> int:
        if self.nothing(seat):
            return 0
        played = sum(self.adds(game, number, seat) for number, game in enumerate(self.games, 1))
        return played - 120 * self.fines.count(seat)

    def singles(self, seat: str) -> list[int]:
        return [game.worth(seat) for game in self.games if seat in game.seats and not game.void]

    def playoff(self, group: list[str]) -> Game | None:
        return next((game for game in self.playoffs if set(game.seats) == set(group)), None)

    def counts(self) -> bool:
        return any(not game.void for game in self.games)

    def finishers(self) -> list[str]:
        return [seat for seat in self.seats if seat not in self.out and (self.singles(seat) or not self.counts())]

    def _compare(self, one: str, other: str) -> int:
        for value in (self.total, self.pluses, self.best, self.how_often, self.second):
            if value(one) != value(other):
                return value(other) - value(one)
        return 0

    def pluses(self, seat: str) -> int:
        return len([score for score in self.singles(seat) if score > 0])

    def best(self, seat: str) -> int:
        return max(self.singles(seat), default=-9999)

    def how_often(self, seat: str) -> int:
        return self.singles(seat).count(self.best(seat))

    def second(self, seat: str) -> int:
        return max((score for score in self.singles(seat) if score != self.best(seat)), default=-9999)

    def _groups(self) -> list[list[str]]:
        groups: list[list[str]] = []
        for seat in sorted(self.finishers(), key=cmp_to_key(self._compare)):
            if groups and self._compare(groups[-1][0], seat) == 0:
                groups[-1].append(seat)
            else:
                groups.append([seat])
        return groups

    def level(self) -> list[list[str]]:
        """Who is level in everything but a three-card game."""
        return [group for group in self._groups() if len(group) > 1] if self.counts() else []

    def places(self) -> tuple[list[set[str]], set[str]]:
        """Groups from first to last, and those of them without a place."""
        found: list[set[str]] = []
        for group in self._groups():
            game = self.playoff(group)
            scores = {seat: game.worth(seat) if game else 0 for seat in group}
            found += [{s for s in group if scores[s] == score} for score in sorted(set(scores.values()), reverse=True)]
        gone = [seat for seat in self.seats if self.out.get(seat) == "gone" and self.singles(seat)]
        if self.mode == "full":
            totals = sorted({self.total(seat) for seat in gone}, reverse=True)
            found += [{seat for seat in gone if self.total(seat) == total} for total in totals]
        defeated = {seat for seat in self.seats if self.out.get(seat) == "defeat"}
        inside = set().union(*found, defeated)
        rest = set(self.seats) - inside
        return [group for group in (*found, defeated, rest) if group], rest
