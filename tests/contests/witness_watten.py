"""The second hand at a Wattturnier: W6, W8."""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache

from tests.contests.witness import Groups, Round, Sheet, Witness, in_groups


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
