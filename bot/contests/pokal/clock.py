"""What the clock does in a season: credits, lots, reminders, line-ups, days that are left. Clauses: Q11.3, Q14.3."""

from collections.abc import Sequence

from bot.contests.pokal import amending
from bot.contests.pokal import events as e
from bot.contests.pokal.calendar import best_days, day_of, days_of, moment_of
from bot.contests.pokal.model import HOUR, NOTICE, REMINDERS, Match, Pair, Score, State, half_of
from bot.contests.pokal.standings import houses_of
from bot.engine.chance import Chance
from bot.engine.model import Refused, refuse
from bot.engine.seats import Barred

AHEAD = 3
"""So many days before the last day that could be announced it is looked for the first time whether there is one; then
every day, because people may change their minds, or be banned."""


PATIENCE = 7 * 24 * HOUR
"""So long after its result a match waits for its log to be published; nobody waits for house points for ever."""


def due(state: State) -> int | None:
    """Return the moment at which the clock has something to do next."""
    if state.over:
        return None
    found = [match.due for match in state.matches if _uncredited(match)]
    found += [moment for motion in state.motions if (moment := amending.reminder(motion)) is not None]
    if state.lot is not None:
        found.append(state.lot.at + 1000 * state.options.opens_after)
    for match in state.matches:
        found += [
            moment
            for moment in (
                _reminder(match),
                _lineup(state, match),
                _look(state, match),
                _lapse(match),
                _unpublished(match),
            )
            if moment
        ]
    return min(found, default=None)


def time_up(state: State, chance: Chance, now: int, barred: Sequence[Barred] = ()) -> Sequence[e.PokalEvent] | Refused:
    """Do everything that is due; `barred` are those who may not play."""
    found: list[e.PokalEvent] = [*credits(state, now + 1)]
    if state.lot is not None and state.lot.at + 1000 * state.options.opens_after <= now:
        found.append(e.LotDrawn(group=chance.shuffle(state.lot.group), at=now))
    for match in state.matches:
        opens, look = _lineup(state, match), _look(state, match)
        if opens is not None and opens <= now:
            found.append(e.LineupDue(match=match.name, at=now))
        missed = opens is not None and now >= (match.date or 0)
        if not missed and (moment := _reminder(match)) is not None and moment <= now:
            which = sum((match.date or 0) - before <= now for before in REMINDERS)
            found.append(e.MatchReminded(match=match.name, which=which, at=now))
        if (lapse := _lapse(match)) is not None and lapse <= now:
            found.append(e.DateLapsed(match=match.name, at=now))
        if (unpublished := _unpublished(match)) is not None and unpublished <= now:
            found.append(e.LogPublished(match=match.name, posted=now, nowhere=True, at=now))
        if look is not None and look <= now:
            houses = houses_of(state, match)
            none = houses is None or not best_days(days_of(state, match, houses, day_of(now), barred))
            found.append(e.DaysLooked(match=match.name, none=none, told=match.trouble, at=now))
    found += amending.reminders(state, now)
    return found or refuse("pokal-nothing-due")


def credits(state: State, before: int) -> list[e.PokalEvent]:
    """Book every match whose 48 hours were over before a moment (Q11.3, Q14.3)."""
    return [
        e.Booked(
            why="credit", points=difference(match.houses, match.total, match.credited), match=match.name, at=match.due
        )
        for match in sorted(state.matches, key=lambda match: match.due)
        if _uncredited(match) and match.due < before and match.houses is not None and match.total is not None
    ]


def difference(houses: Pair, now: Score, before: Score) -> tuple[tuple[str, int], ...]:
    """Return what is to be booked so that the accounts have what a match says now; nothing is no booking."""
    return tuple((house, new - old) for house, new, old in zip(houses, now, before, strict=True) if new != old)


def _uncredited(match: Match) -> bool:
    return match.total is not None and match.published > 0 and not match.settled


def _unpublished(match: Match) -> int | None:
    """Return when a log that could be published nowhere is waited for no more (Q14.3)."""
    return match.came + PATIENCE if match.total is not None and not match.published else None


def _reminder(match: Match) -> int | None:
    if match.date is None or not match.waits or match.reminders >= len(REMINDERS):
        return None
    return match.date - REMINDERS[match.reminders]


def _lineup(state: State, match: Match) -> int | None:
    if match.date is None or not match.waits or match.opened or houses_of(state, match) is None:
        return None
    return match.date - 60_000 * state.options.early


def _lapse(match: Match) -> int | None:
    """Return when a date that is proposed cannot be announced in time any more (Q11.4)."""
    return moment_of(day_of(match.proposal.at) - NOTICE + 1) if match.proposal is not None and match.waits else None


def _look(state: State, match: Match) -> int | None:
    """Return when to look next whether a day is left: at noon of the last days, and when they have passed (Q14.6)."""
    if match.window is None or match.date is not None or not match.waits:
        return None
    if half_of(match.name) not in state.published or match.attempt > 1:
        return None
    last = match.window[1] - NOTICE
    looks = [*(moment_of(day, 12) for day in range(last - AHEAD, last + 1)), moment_of(last + 1)]
    return next((moment for moment in looks if moment > match.looked), None)
