"""A second hand keeps the books of a season from what was said alone: it knows neither its events nor its state.

Table, tie-breaks, pairings, ranking and accounts are worked out anew after every word, as a person with a pencil would.
"""

from dataclasses import dataclass, field

HOUR = 3_600_000
WAIT = 48 * HOUR
WEEK = 7 * 24 * HOUR
"""So long a result waits for its log; then it counts as shown."""
BONUS, GOAL, CATCH, FRAUD = 100, 10, 50, 100
REWARDS = (1250, 750, 500, 250)
LEAGUE = tuple(f"{half}{number}" for half in "hr" for number in range(1, 7))


@dataclass
class Sheet:
    """What the pencil knows of one match."""

    houses: tuple[str, str] | None = None
    goals: tuple[int, int] | None = None
    """None: it has not been played, or does not count."""
    catch: str = "-"
    cheats: list[int] = field(default_factory=lambda: [0, 0])
    abandoned: bool = False
    head_start: list[int] = field(default_factory=lambda: [0, 0])
    """Penalties of an annulled try, or the score of a final that goes on."""
    came_at: int = 0
    on_show_since: int = 0
    """When its log was published."""

    def paid(self, now: int) -> bool:
        """Tell whether its points stand in the accounts."""
        shown = self.on_show_since or self.came_at + WEEK
        return self.goals is not None and shown + WAIT <= now

    def score(self) -> list[int]:
        assert self.goals is not None and self.houses is not None
        found = []
        for side in (0, 1):
            points = self.head_start[side] + GOAL * self.goals[side] - FRAUD * self.cheats[side]
            found.append(points + (CATCH if self.catch == self.houses[side] else 0))
        return found

    def winner(self, *, final: bool) -> str | None:
        one, other = self.score()
        assert self.houses is not None
        if one > other:
            return self.houses[0]
        if other > one:
            return self.houses[1]
        return self.catch if final and self.catch != "-" else None

    def final_result(self, *, final: bool) -> dict[str, int]:
        assert self.houses is not None
        found = dict(zip(self.houses, self.score(), strict=True))
        won = self.winner(final=final)
        if won is not None and not self.abandoned:
            found[won] += BONUS
        return found


class SecondHand:
    """The books."""

    def __init__(self, before: dict[str, int], pairs: dict[str, tuple[str, str]]) -> None:
        self.before = before
        self.matches = {name: Sheet(houses=pairs[name]) for name in LEAGUE} | {name: Sheet() for name in "dfp"}
        self.gifts = dict.fromkeys("GHRS", 0)
        self.lots: list[tuple[str, ...]] = []
        self.closed_at: int | None = None

    # -- what is said --------------------------------------------------------------------------------------------------

    def played(self, name: str, goals: tuple[int, int], catch: str, *, abandoned: bool, at: int) -> None:
        """Note a result; a final without winner and catch goes on with its score, an abandoned one begins anew."""
        sheet = self.matches[name]
        if abandoned and name in "dfp":
            self.annulled(name)
            return
        sheet.goals, sheet.catch, sheet.abandoned = goals, catch, abandoned
        sheet.came_at = sheet.came_at or at
        self._goes_on(name)

    def shown(self, name: str, at: int) -> None:
        """Note that the log of a match can be read from now on; what was given up before then is late."""
        sheet = self.matches[name]
        if not sheet.came_at or at < sheet.came_at + WEEK:
            sheet.on_show_since = sheet.on_show_since or at

    def caught_cheating(self, name: str, side: int) -> None:
        self.matches[name].cheats[side] += 1
        self._goes_on(name)

    def annulled(self, name: str) -> None:
        """Begin anew from 0:0, but what cheating has cost goes along."""
        old = self.matches[name]
        cost = [-FRAUD * cheats for cheats in old.cheats]
        if not getattr(old, "goes_on", False):
            cost = [cost[side] + old.head_start[side] for side in (0, 1)]
        self.matches[name] = Sheet(houses=old.houses, head_start=cost)

    def _goes_on(self, name: str) -> None:
        sheet = self.matches[name]
        if name in "dfp" and sheet.goals is not None and sheet.winner(final=True) is None:
            new = Sheet(houses=sheet.houses, head_start=sheet.score())
            object.__setattr__(new, "goes_on", True)
            self.matches[name] = new

    # -- what follows --------------------------------------------------------------------------------------------------

    def sums(self) -> dict[str, tuple[int, int, int]]:
        """Return points, catches and goals conceded of every house."""
        found = {}
        for house in "GHRS":
            mine = [one for name, one in self.matches.items() if name in LEAGUE and house in (one.houses or ())]
            mine = [one for one in mine if one.goals is not None]
            points = sum(one.final_result(final=False)[house] for one in mine)
            catches = sum(one.catch == house for one in mine)
            conceded = sum((one.goals or (0, 0))[0 if (one.houses or ("", ""))[1] == house else 1] for one in mine)
            found[house] = (points, catches, conceded)
        return found

    @property
    def complete(self) -> bool:
        return all(self.matches[name].goals is not None for name in LEAGUE)

    def order(self) -> tuple[list[str], str]:
        """Return the houses, best first, and what still stands between places 2 and 3: nothing, a decider, a lot."""
        sums = self.sums()
        ranked = sorted("GHRS", key=lambda house: -sums[house][0])
        second, third = ranked[1], ranked[2]
        if sums[second][0] != sums[third][0]:
            return ranked, ""
        level = [house for house in ranked if sums[house][0] == sums[second][0]]
        first = ranked.index(level[0])
        if len(level) > 2:
            drawn = [lot for lot in self.lots if set(lot) == set(level)]
            if not drawn:
                return ranked, "lot"
            return [*ranked[:first], *drawn[-1], *ranked[first + len(level) :]], ""
        one, other = sorted(level, key=lambda house: (-sums[house][1], sums[house][2]))
        if sums[one][1:] != sums[other][1:]:
            return [*ranked[:first], one, other, *ranked[first + 2 :]], ""
        return ranked, "decider"

    def pairs(self) -> dict[str, set[str]]:
        """Return who plays the last matches, as far as that is known."""
        begun = {name: set(self.matches[name].houses or ()) for name in "fp" if self.matches[name].houses}
        if len(begun) == 2:
            return begun
        decider = self.matches["d"]
        if decider.houses is not None:
            middle = set(decider.houses)
            won = decider.winner(final=True) if decider.goals is not None else None
            if won is None:
                return {"d": middle}
            (lost,) = middle - {won}
            best, worst = self.ends
            return {"d": middle, "f": {best, won}, "p": {lost, worst}}
        if not self.complete:
            return {}
        order, open_question = self.order()
        if open_question == "lot":
            return {}
        if open_question == "decider":
            return {"d": set(order[1:3])}
        return {"f": set(order[:2]), "p": set(order[2:])}

    ends: tuple[str, str] = ("", "")
    """The best and the worst house when the decider was kicked off."""

    def kicked_off(self, name: str, houses: tuple[str, str]) -> None:
        """Freeze who plays at the end, with the first of these matches (Q14.5)."""
        sheet = self.matches[name]
        if name in LEAGUE or sheet.houses is not None:
            assert set(sheet.houses or ()) == set(houses), "nobody else plays it now"
            sheet.houses = houses if not any(sheet.head_start) else sheet.houses  # who is named first is no matter
            return
        if name == "d":
            order, _ = self.order()
            self.ends = (order[0], order[3])
            self.matches["d"].houses = houses
            return
        known = self.pairs()
        other = "p" if name == "f" else "f"
        self.matches[name].houses = houses
        if self.matches[other].houses is None:
            one, two = sorted(known[other])
            self.matches[other].houses = (one, two)

    def accounts(self, now: int) -> dict[str, int]:
        """Return the house points: what was on show for 48 hours is paid as it stands now."""
        found = {house: self.before[house] + self.gifts[house] for house in "GHRS"}
        for name, sheet in self.matches.items():
            if not sheet.paid(now):
                continue
            for house, points in sheet.final_result(final=name in "dfp").items():
                found[house] += points
        if (places := self.ranking(now)) is not None:
            for place, house in enumerate(places):
                found[house] += REWARDS[place]
        return found

    def ranking(self, now: int) -> list[str] | None:
        """Return the final ranking, once everything is played and paid."""
        needed = [self.matches[name] for name in (*LEAGUE, "f", "p")]
        decider = self.matches["d"]
        needed += [decider] if decider.goals is not None else []
        if not all(one.paid(now) for one in needed):
            return None
        found = []
        for name in "fp":
            sheet = self.matches[name]
            won = sheet.winner(final=True)
            assert won is not None and sheet.houses is not None
            found += [won, next(house for house in sheet.houses if house != won)]
        return found


@dataclass
class Outing:
    """A match as the keeper of the bans notes it."""

    houses: tuple[str, str]
    began: int
    parts: list[str]
    over: bool = False


class BanBook:
    """Who is banned, kept with a pencil: match after match, in the order they began, crosses off one line (Q14.2)."""

    def __init__(self) -> None:
        self.outings: dict[str, Outing] = {}
        self.bans: dict[str, list[tuple[str, int, str]]] = {}
        """By person: the house, when it was found, in which game."""

    def began(self, name: str, part: str, houses: tuple[str, str], at: int) -> None:
        """Note a kick-off; a match that goes on is the one that began before."""
        if name in self.outings:
            self.outings[name].parts.append(part)
        else:
            self.outings[name] = Outing(houses, at, [part])

    def ended(self, name: str, *, counts: bool) -> None:
        if counts:
            self.outings[name].over = True
        else:
            self.outings.pop(name, None)

    def goes_on(self, name: str) -> None:
        self.outings[name].over = False

    def caught(self, person: str, house: str, part: str, at: int) -> None:
        self.bans.setdefault(person, []).append((house, at, part))

    def lifted(self, person: str, which: int) -> None:
        self.bans[person].pop(which)

    def lines(self, person: str) -> list[int]:
        """Return what is left of each ban: two lines each, the first that has any is crossed off."""
        found = [2 for _ in self.bans.get(person, ())]
        for outing in sorted(self.outings.values(), key=lambda one: one.began):
            first = next((number for number, left in enumerate(found) if left), None)
            if first is None or not outing.over:
                continue
            house, at, part = self.bans[person][first]
            if house in outing.houses and outing.began > at and part not in outing.parts:
                found[first] -= 1
        return found
