"""A season played by hand, without house or store, and a plain re-computation of its accounts."""

import random
from dataclasses import dataclass, field, replace
from functools import reduce
from typing import Any

from bot.contests.pokal.events import PokalEvent
from bot.contests.pokal.model import HOUSES, LAST, NAMES, TWELVE, PokalOptions, State
from bot.contests.pokal.notation import read, write
from bot.contests.pokal.rules import PokalRules
from bot.contests.pokal.standings import houses_of
from bot.engine.model import Refused, TimeUp
from bot.engine.seats import NOBODY, Actor, Barred
from tests.contests.table import Lucky

OK = Actor(ranks=frozenset({"committee"}))
HEAD = Actor(ranks=frozenset({"director"}))
WHISTLE = Actor(ranks=frozenset({"referee"}))
HOUSE = Actor(house=True)
START = 1_800_000_000_000
HOUR, DAY = 3_600_000, 86_400_000
CREDIT_AFTER, REWARDS = 48 * HOUR, (1250, 750, 500, 250)
"""As the rule book has it (8.3)."""
DAY_ONE = 739_000
"""Some day in 2024 or so, as the calendar counts."""


class Season:
    """A season under way: its state, its log, and the time."""

    def __init__(self, seed: int = 0, options: PokalOptions | None = None) -> None:
        self.rules, self.options, self.chance = PokalRules(), options or PokalOptions(), Lucky(seed)
        self.log: list[PokalEvent] = list(self.rules.setup(self.options, (), self.chance))
        self.state: State = reduce(self.rules.apply, self.log, self.rules.blank(self.options, ()))
        self.now = START
        self.barred: tuple[Barred, ...] = ()
        """Who may not play, as the clock is told."""

    def answer(self, actor: Actor, move: str | TimeUp) -> Any:
        known: Any = read(move) if isinstance(move, str) else move
        assert not isinstance(known, Refused), move
        assert isinstance(known, TimeUp) or read(write(known)) == known
        answer = self.rules.decide(self.state, replace(actor, when=self.now), known, self.chance)
        if not isinstance(answer, Refused):
            self.log += answer
            self.state = reduce(self.rules.apply, answer, self.state)
        return answer

    def do(self, actor: Actor, move: str | TimeUp) -> list[str]:
        """Do something that is allowed; return what happened."""
        answer = self.answer(actor, move)
        assert not isinstance(answer, Refused), (move, answer)
        return [event.kind for event in answer]

    def no(self, actor: Actor, move: str) -> str:
        """Ask for something that is refused; return why."""
        answer = self.answer(actor, move)
        assert isinstance(answer, Refused), (move, answer)
        return answer.code

    def wait(self, milliseconds: int) -> None:
        """Let time pass; the clock does what is due, at its moment."""
        until = self.now + milliseconds
        while (due := self.rules.due(self.state)) is not None and due <= until:
            self.now = max(self.now, due)
            self.do(replace(NOBODY, barred=self.barred), TimeUp())
        self.now = until

    def publish(self) -> "Season":
        """Publish all windows."""
        for half, count in (("hin", 6), ("rueck", 6), ("finale", 2)):
            today = 719_163 + self.now // DAY
            self.do(OK, f"windows {half} " + " ".join([str(today + 30)] * count))
        return self

    def play(
        self, name: str, score: str, catch: str = "-", *, pens: str = "0:0", how: str = "ende", posted: bool = True
    ) -> list[str]:
        """Let a match bring in goals: "9:4" are 90 and 40 points, the catch 50 more; its log is published at once."""
        match = self.state.known(name)
        houses = houses_of(self.state, match)
        assert houses is not None, name
        if not match.begun:
            self.do(HOUSE, f"kickoff {match.table} {''.join(houses)}")
        goals = [int(one) for one in score.split(":")]
        points = ":".join(str(10 * n + 50 * (house == catch)) for n, house in zip(goals, houses, strict=True))
        if posted and not match.published:
            self.post(name)
        return self.do(HOUSE, f"feed {match.table} {points} {catch} {score} {pens} {how} {self.now}")

    def post(self, name: str) -> list[str]:
        """Publish the log of a match."""
        return self.do(HOUSE, f"posted {self.state.known(name).table} {self.now}")

    def all_twelve(self, scores: dict[str, str] | None = None) -> "Season":
        """Play the twelve; the home side wins 2:1 unless said otherwise ("3:3 G" with a catch)."""
        for name in NAMES[:12]:
            score, _, catch = (scores or {}).get(name, "2:1").partition(" ")
            self.play(name, score, catch or "-")
        return self

    def check(self) -> None:
        """Replay equals live, and the accounts equal what a plain sum over the log gives."""
        again = reduce(self.rules.apply, self.log, self.rules.blank(self.options, ()))
        assert again == self.state
        assert self.state.accounts == plain_accounts(self.log, self.options, self.now)


@dataclass
class Plain:
    """A match as a plain bookkeeper notes it."""

    houses: tuple[str, str] = ("", "")
    carried: list[int] = field(default_factory=lambda: [0, 0])
    facts: Any = None
    published: int = 0
    paid: list[int] = field(default_factory=lambda: [0, 0])

    def total(self, name: str) -> list[int]:
        e = self.facts
        base = [self.carried[n] + e.points[n] + e.penalties[n] for n in (0, 1)]
        if e.how == "abbruch":
            return base
        won = 0 if base[0] > base[1] else 1 if base[1] > base[0] else None
        if won is None and name in LAST and e.catch != "-":
            won = self.houses.index(e.catch)
        if won is not None:
            base[won] += 100
        return base


def plain_accounts(log: list[PokalEvent], options: PokalOptions, now: int) -> dict[str, int]:
    """Work out the accounts from the results alone: what stands 48 hours after its publication is paid."""
    matches = {name: Plain() for name in NAMES}
    accounts: dict[str, int] = dict(zip(HOUSES, options.accounts, strict=True))
    over = False

    def pay(until: int) -> None:
        for name, one in matches.items():
            if one.facts is not None and one.published and one.published + CREDIT_AFTER <= until:
                one.paid = one.total(name)

    for event in log:
        e: Any = event
        if over and e.kind != "booked":
            continue
        match e.kind:
            case "resulted":
                pay(e.found - 1)
                one = matches[e.match]
                one.houses, one.facts = e.houses, e
                one.published = one.published or (0 if e.awaits else e.at)
                pay(e.at - 1)
            case "log-published":
                pay(e.at - 1)
                matches[e.match].published = e.posted
            case "annulled":
                matches[e.match] = Plain(matches[e.match].houses, list(e.penalties))
            case "extended":
                one = matches[e.match]
                one.facts, one.published, one.carried = None, 0, list(e.score)
            case "booked" if e.why == "hand":
                for house, points in e.points:
                    accounts[house] += points
            case "season-ended":
                pay(e.at)
                over = True
                for place, house in enumerate(e.places):
                    accounts[house] += REWARDS[place]
    if not over:
        pay(now)
    for one in matches.values():
        for house, points in zip(one.houses, one.paid, strict=True):
            if house:
                accounts[house] += points
    return accounts


def random_season(seed: int) -> Season:
    """Play a season with cheating found at random times, abandoned and postponed matches, and level tables."""
    dice = random.Random(seed)
    season = Season(seed, PokalOptions(accounts=tuple(dice.randrange(-500, 2000) for _ in HOUSES)))
    season.publish()
    level = dice.random() < 0.3
    for _ in range(2000):
        if season.state.over:
            return season
        season.wait(dice.choice((0, HOUR, 20 * HOUR, 3 * DAY)))
        if season.state.over:
            return season
        _anything(season, dice, level)
        season.check()
    raise AssertionError(f"season {seed} is stuck")


def _anything(season: Season, dice: random.Random, level: bool) -> None:
    state = season.state
    open_now = [one for one in state.matches if one.result is None and houses_of(state, one) is not None]
    played = [one for one in state.matches if one.result is not None]
    late = [one for one in played if not one.published]
    what = dice.random() if not level else 0.5 + dice.random()  # everybody stays level
    if played and what < 0.06:
        season.answer(OK, f"annul {dice.choice(played).name} Grund")
    elif played and what < 0.16:  # Würfelbetrug, also after the match
        one = dice.choice(played)
        result = one.result
        assert result is not None
        side = dice.randrange(2)
        pens = [result.penalties[n] - 100 * (n == side) for n in (0, 1)]
        season.answer(
            HOUSE,
            f"feed {one.table} {result.points[0]}:{result.points[1]} {result.catch} "
            f"{result.goals[0]}:{result.goals[1]} {pens[0]}:{pens[1]} {result.how} {season.now}",
        )
    elif late and what < 0.5:  # Discord was away: the log is published later than the result
        season.post(dice.choice(late).name)
    elif what < 0.2:
        season.answer(HEAD, f"book {dice.choice(HOUSES)} {dice.choice((-50, 20))} Grund")
    elif open_now:
        one = dice.choice(open_now)
        houses = houses_of(state, one)
        assert houses is not None
        even = "2:2" if one.name in TWELVE else "3:2"
        goals = even if level else f"{dice.randrange(12)}:{dice.randrange(12)}"
        catch = dice.choice((*houses, "-", "-"))
        how = "ende" if level else dice.choices(("ende", "abbruch", "void"), (8, 1, 1))[0]
        if not level and dice.random() < 0.1:
            season.answer(OK, f"enter {one.name} {goals} {catch} 0:{dice.randrange(2)} ende gespielt wie früher")
        else:
            season.play(one.name, goals, "-" if level else catch, how=how, posted=level or dice.random() < 0.8)
