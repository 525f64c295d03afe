"""Random seasons against a second hand that keeps the books by itself: table, ties, accounts, ranking, bans."""

import os
import random
from collections import Counter

from bot.contests.pokal.bans import Found, left_of, played_in
from bot.contests.pokal.model import TWELVE, Match, PokalOptions
from bot.contests.pokal.standings import houses_of, table
from tests.contests.pokal.season import DAY, HEAD, HOUR, HOUSE, OK, Season
from tests.contests.pokal.second_hand import BanBook, SecondHand

SEASONS = int(os.environ.get("SECOND_HAND", "60"))


class Both:
    """A season and its second hand, told the same."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        accounts = tuple(self.dice.randrange(-500, 2000) for _ in range(4))
        self.season = Season(seed, PokalOptions(accounts=accounts)).publish()
        self.hand = SecondHand(dict(zip("GHRS", accounts, strict=True)), dict(TWELVE))
        self.style = self.dice.choice(("wild", "tight", "level", "pairs"))
        self.seen: Counter[str] = Counter()
        self.games: dict[str, tuple[str, int]] = {}
        """When each game began, as the store knows it."""
        self.pens: dict[str, list[int]] = {}
        self.bans, self.found = BanBook(), dict[str, list[Found]]()

    def step(self) -> None:
        self.season.wait(self.dice.choice((0, 0, HOUR, 20 * HOUR, 3 * DAY)))
        if self.season.state.over:
            return
        self.hand.lots = list(self.season.state.lots)  # chance is nobody's book
        what = self.dice.random()
        played = [one for one in self.season.state.matches if one.result is not None]
        running = [one for one in self.season.state.matches if one.begun and one.result is None]
        unshown = [one for one in played if not one.published]
        if self.style == "level":
            what = 1.0  # everybody stays level, so that lots fall
        if played and what < 0.1:
            self.cheat(self.dice.choice(played).name)
        elif played and what < 0.13:
            self.annul(self.dice.choice(played).name)
        elif what < 0.16:
            house, points = self.dice.choice("GHRS"), self.dice.choice((-50, 20))
            self.season.do(HEAD, f"book {house} {points} Grund")
            self.hand.gifts[house] += points
        elif running and what < 0.22:
            self.accuse(self.dice.choice(running))
        elif unshown and what < 0.4:
            self.show(self.dice.choice(unshown).name)
        elif self.found and what < 0.42:
            self.pardon()
        elif what < 0.6:
            self.begin()
        else:
            self.play()

    # -- matches -------------------------------------------------------------------------------------------------------

    def begin(self) -> str | None:
        """Kick off a match; return one that runs, if there is any."""
        state = self.season.state
        waiting = [one for one in state.matches if not one.begun and houses_of(state, one) is not None]
        if not waiting:
            return None
        match = self.dice.choice(waiting)
        houses = houses_of(state, match)
        assert houses is not None
        self.hand.kicked_off(match.name, houses)
        self.season.now += 1  # nothing happens in the same moment
        self.season.do(HOUSE, f"kickoff {match.table} {''.join(houses)}")
        self.games[match.table] = (match.table, self.season.now)
        self.bans.began(match.name, match.table, houses, self.season.now)
        return match.name

    def play(self) -> None:
        running = [one.name for one in self.season.state.matches if one.begun and one.result is None]
        name = self.dice.choice(running) if running else self.begin()
        if name is None:
            return
        match = self.season.state.known(name)
        houses = houses_of(self.season.state, match)
        assert houses is not None
        most = {"wild": 12, "tight": 2, "level": 1, "pairs": 2}[self.style]
        goals = (self.dice.randrange(most), self.dice.randrange(most))
        if self.style == "pairs" and name in TWELVE:  # one house far ahead, one far behind
            strong = {"R": 9, "S": 0}
            one, other = (strong.get(house, 4) for house in houses)
            goals = (one, other) if one != other else (1, 1)
        if self.style == "level" and name not in TWELVE:
            goals = (3, 2)
        catch = self.dice.choice((*houses, "-", "-")) if self.style in ("wild", "tight") else "-"
        how = self.dice.choices(("ende", "abbruch", "void"), (9, 1, 1))[0] if self.style == "wild" else "ende"
        pens = self.pens.pop(match.table, [0, 0])
        if self.style == "level" or self.dice.random() < 0.7:
            self.show(name)
        self.season.play(name, f"{goals[0]}:{goals[1]}", catch, how=how, pens=f"{pens[0]}:{pens[1]}", posted=False)
        void = how == "void" or (how == "abbruch" and name not in TWELVE)
        if how == "void":
            self.hand.annulled(name)
        else:
            self.hand.played(name, goals, catch, abandoned=how == "abbruch", at=self.season.now)
        self.ended(name, counts=not void)

    def ended(self, name: str, *, counts: bool) -> None:
        """Tell the keeper of the bans how a match ended: it counts, or goes on, or is played again."""
        self.bans.ended(name, counts=counts)
        if counts and self.season.state.known(name).extension and self.season.state.known(name).result is None:
            self.bans.goes_on(name)

    def show(self, name: str) -> None:
        """Publish a log."""
        if not self.season.state.known(name).published:
            self.season.post(name)
            self.hand.shown(name, self.season.now)

    def annul(self, name: str) -> None:
        answer = self.season.answer(OK, f"annul {name} Grund")
        if isinstance(answer, (list, tuple)):
            self.hand.annulled(name)
            self.bans.ended(name, counts=False)

    # -- cheating ------------------------------------------------------------------------------------------------------

    def accuse(self, match: Match) -> None:
        """Find somebody cheating in a match that runs."""
        assert match.houses is not None or houses_of(self.season.state, match) is not None
        side = self.dice.randrange(2)
        self.pens.setdefault(match.table, [0, 0])[side] -= 100
        self.hand.matches[match.name].cheats[side] += 1
        self.ban(match, side, match.table)

    def cheat(self, name: str) -> None:
        """Find it after the end."""
        match = self.season.state.known(name)
        result, side = match.result, self.dice.randrange(2)
        assert result is not None
        penalties = [result.penalties[n] - 100 * (n == side) for n in (0, 1)]
        facts = f"{result.points[0]}:{result.points[1]} {result.catch} {result.goals[0]}:{result.goals[1]}"
        pens = f"{penalties[0]}:{penalties[1]}"
        self.season.do(HOUSE, f"feed {match.table} {facts} {pens} {result.how} {self.season.now}")
        self.hand.caught_cheating(name, side)
        self.ban(match, side, match.table)
        self.ended(name, counts=True)

    def ban(self, match: Match, side: int, table: str) -> None:
        houses = houses_of(self.season.state, match)
        assert houses is not None
        person = f"{houses[side]}{self.dice.randrange(2)}"
        self.season.now += 1
        self.found.setdefault(person, []).append(Found(houses[side], self.season.now, game=table))
        self.bans.caught(person, houses[side], table, self.season.now)

    def pardon(self) -> None:
        person = self.dice.choice(sorted(self.found))
        which = self.dice.randrange(len(self.found[person]))
        self.found[person].pop(which)
        self.bans.lifted(person, which)
        if not self.found[person]:
            del self.found[person]

    def compare(self) -> None:
        state, now = self.season.state, self.season.now
        self.hand.lots = list(state.lots)
        assert state.accounts == self.hand.accounts(now)
        found, sums = table(state), self.hand.sums()
        assert {row.house: (row.points, row.catches, row.conceded) for row in found.rows} == sums
        pairs = {name: set(houses_of(state, state.known(name)) or ()) for name in "dfp"}
        known = self.hand.pairs()
        assert {name: pair for name, pair in pairs.items() if pair and name != "d"} == {
            name: pair for name, pair in known.items() if name != "d"
        }
        if "d" in known:
            assert pairs["d"] == known["d"]
        if state.complete and state.frozen is None:
            order, question = self.hand.order()
            assert bool(found.lot) == (question == "lot") and found.decider == (question == "decider")
            self.seen[question or "plain"] += 1
            if not question and len({sums[house][0] for house in "GHRS"}) == 4:
                assert list(found.order) == order
        played = played_in(state, self.games)
        for person, bans in self.found.items():
            left = [one.matches for one in left_of(bans, played)]
            assert left == self.bans.lines(person), person
            self.seen["banned"] += any(left)
            self.seen["served"] += not any(left)
            self.seen["one after the other"] += len(bans) > 1 and left[0] == 0 and left[1] == 1
        if state.over:
            assert list(state.places) == self.hand.ranking(now)


def test_q11_and_q14_random_seasons_agree_with_a_second_hand() -> None:
    seen: Counter[str] = Counter()
    for seed in range(SEASONS):
        both = Both(seed)
        for _ in range(2000):
            if both.season.state.over:
                break
            both.step()
            both.compare()
        assert both.season.state.over, f"season {seed} is stuck"
        seen += both.seen
    assert seen["decider"] and seen["lot"] and seen["plain"], seen
    assert seen["banned"] and seen["served"] and seen["one after the other"], seen
