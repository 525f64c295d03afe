"""Rolls in words: the plain dice, and where it helps what they count for. Clauses: Q2.3, Q2.4, Q3.6."""

from bot.dice.roll import Pair, kampfwurf, succeeds
from bot.engine.helpers import flag
from bot.engine.seats import OFFICIALS
from bot.engine.text import Text, text
from bot.games.quidditch import events as e
from bot.games.quidditch.model import EW


def rolled(event: e.Gewuerfelt, *, plain: bool) -> Text:
    """Tell a roll; a plain one says nothing of its meaning."""
    total = event.first + event.second
    who: str | Text = text("quidditch-the-referee") if event.seat == OFFICIALS else event.seat
    numbers = {"who": who, "first": event.first, "second": event.second, "total": total}
    if event.seat == OFFICIALS and event.wo and not plain:
        del numbers["total"]
        return text("quidditch-tell-rolled-where", **numbers, what=event.zweck, where=", ".join(event.wo))
    if event.seat == OFFICIALS or event.zweck == "Quaffelwurf":
        return text("quidditch-tell-rolled-for", **numbers, what=event.zweck)
    if event.after_ms is not None and plain:
        seconds = round(event.after_ms / 1000, 1)
        return text("quidditch-tell-rolled-after", **numbers, what=event.zweck, seconds=seconds)
    if plain or not event.zweck:
        return text("quidditch-tell-rolled", **numbers)
    counts = _counts(event)
    if counts is None:
        return text("quidditch-tell-rolled-for", **numbers, what=event.zweck)
    return text("quidditch-tell-rolled-as", **numbers, what=event.zweck, counts=counts)


def _counts(event: e.Gewuerfelt) -> Text | None:
    """Say what a roll counts for: EW reached or not, sum against sum, the number as it stands; None: just its sum."""
    mine = Pair(event.first, event.second, event.xp)
    if event.gegen is not None:
        return duel(Pair(*event.gegen), mine)
    need = EW.get(event.zweck)
    if need is not None:
        done = flag(succeeds(mine.first, mine.xp, need))
        what = str(need) if need == 6 else f"{need}+"
        return text("quidditch-counts-ew", need=what, value=_with(mine.first, mine.xp), done=done)
    if event.zweck == "Foul":
        return text("quidditch-counts-first", value=_with(mine.first, mine.xp))
    return text("quidditch-counts-sum", value=_with(mine.first + mine.second, mine.xp)) if mine.xp else None


def _with(number: int, xp: int) -> str:
    return f"{number}+{xp}" if xp else str(number)


def duel(one: Pair, other: Pair) -> Text:
    """Write a Kampfwurf: roll and experience against roll and experience, `7+0 : 7+1`, and what broke a tie."""
    sums = {"one": f"{one.first + one.second}+{one.xp}", "other": f"{other.first + other.second}+{other.xp}"}
    by = kampfwurf(one, other).decided_by
    if by in ("first", "second"):
        a, b = (pair.raised[0 if by == "first" else 1] for pair in (one, other))
        return text(f"quidditch-counts-duel-{by}", **sums, a=a, b=b)
    return text("quidditch-counts-duel" if by else "quidditch-counts-duel-even", **sums)
