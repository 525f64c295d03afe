"""Pairs of teams as drawn: reshuffled until second byes, then rematches, are as few as can be. Clauses: W8.1, W8.2."""

from collections.abc import Iterable, Mapping, Sequence

from bot.engine.chance import Chance

MOST_SHUFFLES = 60
"""After so many the last one is mended: it happens only when teams meet more often than tournaments are long."""
Pair = tuple[int, int]


def met(pairs: Iterable[Sequence[int]]) -> frozenset[Pair]:
    """Return who has met whom, the smaller number first."""
    return frozenset((min(pair), max(pair)) for pair in pairs)


def again(pairs: Iterable[Pair], known: frozenset[Pair]) -> int:
    """Count the rematches."""
    return sum((min(pair), max(pair)) in known for pair in pairs)


def fewest(teams: Sequence[int], known: frozenset[Pair]) -> int:
    """Return how few rematches an even number of teams can have."""
    degree = dict.fromkeys(teams, 0)
    for one, other in known:
        if one in degree and other in degree:
            degree[one] += 1
            degree[other] += 1
    if not teams or len(teams) - 1 - max(degree.values()) >= len(teams) / 2:  # Dirac: there is a way without any
        return 0
    return next(count for count in range(len(teams) // 2 + 1) if matched(teams, known, count) is not None)


def matched(teams: Sequence[int], known: frozenset[Pair], most: int) -> tuple[Pair, ...] | None:
    """Return the first way, in this order of teams, to pair them with so many rematches at most; None if none does."""
    failed: set[tuple[frozenset[int], int]] = set()

    def search(left: tuple[int, ...], spare: int) -> tuple[Pair, ...] | None:
        if not left:
            return ()
        state = (frozenset(left), spare)
        if state in failed:
            return None
        one, rest = left[0], left[1:]
        for place, other in enumerate(rest):
            cost = (min(one, other), max(one, other)) in known
            if cost <= spare:
                tail = search(rest[:place] + rest[place + 1 :], spare - cost)
                if tail is not None:
                    return ((one, other), *tail)
        failed.add(state)
        return None

    return search(tuple(teams), most)


def drawn_pairs(
    teams: Sequence[int], known: frozenset[Pair], byes: Mapping[int, int], chance: Chance
) -> tuple[tuple[Pair, ...], int | None, int]:
    """Draw pairs and, of an odd number, who has the bye; return them with the number of shuffles."""
    resting: list[int | None] = [None]
    least = 0
    if len(teams) % 2:
        rare = min(byes.get(team, 0) for team in teams)
        resting = [team for team in teams if byes.get(team, 0) == rare]
    best = {rest: fewest([team for team in teams if team != rest], known) for rest in resting}
    least = min(best.values())
    order: tuple[int, ...] = ()
    for shuffles in range(1, MOST_SHUFFLES + 1):
        order = chance.shuffle(teams)
        pairs = tuple(zip(order[0::2], order[1::2], strict=False))
        rest = order[-1] if len(order) % 2 else None
        if rest in best and again(pairs, known) == least:
            return pairs, rest, shuffles
    rest = next((team for team in reversed(order) if best.get(team) == least), None)
    mended = matched([team for team in order if team != rest], known, least)
    return mended or (), rest, MOST_SHUFFLES
