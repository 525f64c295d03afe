"""The facts of a season in words."""

from bot.contests.pokal import events as e
from bot.contests.pokal.model import DECIDER, FINAL, HOUSES, THIRD, TWELVE, House, Pair, State, half_of
from bot.contests.pokal.rules_page import tell_rules
from bot.contests.pokal.standings import Tie
from bot.contests.pokal.tell_parts import AND, house_name, houses_named
from bot.engine.helpers import flag, listing
from bot.engine.model import Outcome, Step
from bot.engine.seats import Seat
from bot.engine.text import Arg, Text, Typed, text


def match_name(name: str, houses: Pair | None = None) -> Text:
    """Name a match by its houses, or by what it is for."""
    houses = houses or TWELVE.get(name)
    stage = {DECIDER: "decider", FINAL: "final", THIRD: "third"}.get(name, half_of(name))
    if houses is None:
        return text("pokal-match-open", stage=stage)
    return text("pokal-match", stage=stage, one=house_name(houses[0]), other=house_name(houses[1]))


def tie_line(tie: Tie) -> Text:
    """Say what parts those who are level, each step with its figures (Q11.2)."""
    houses, winner = houses_named(tie.houses), house_name(tie.houses[0])
    return text("pokal-tie", houses=houses, winner=winner, **_figures(tie))


def tie_mark(tie: Tie) -> Text:
    """Say it where there is little room: the houses stand above."""
    return text("pokal-tie-short", **_figures(tie))


def _figures(tie: Tie) -> dict[str, Arg]:
    return {
        "by": tie.by,
        "first": tie.place,
        "last": tie.place + len(tie.houses) - 1,
        "catches": " : ".join(map(str, tie.catches)),
        "conceded": " : ".join(map(str, tie.conceded)),
        "open": flag(tie.open),
    }


def booked(points: tuple[tuple[House, int], ...]) -> Text:
    """Say what was booked."""
    parts = [
        text("pokal-points-of", house=house_name(house), sign="−" if value < 0 else "+", points=abs(value))
        for house, value in points
        if value
    ]
    return listing(parts, AND)


def tell(event: e.PokalEvent) -> Text | None:
    """Put an event in words; they name matches by what they are, the panel by their houses."""
    match event:
        case e.SeasonOpened():
            return text("pokal-opened")
        case e.WindowsPublished():
            return text("pokal-windows", half=event.half)
        case e.Named():
            return text("pokal-named", house=house_name(event.house), on=flag(event.on))
        case e.Enlisted():
            return text("pokal-enlisted", house=house_name(event.house), on=flag(event.on))
        case e.Gone():
            return _gone(event)
        case e.Resulted():
            name = match_name(event.match, event.houses)
            return text("pokal-resulted", match=name, reason=Typed(event.reason))
        case e.LogPublished(nowhere=True):
            return text("pokal-log-nowhere", match=match_name(event.match))
        case e.Annulled():
            return text("pokal-annulled", match=match_name(event.match), reason=Typed(event.reason))
        case e.Extended():
            return text("pokal-extended", match=match_name(event.match))
        case e.Booked() if not any(value for _, value in event.points):
            return None
        case e.Booked():
            return text("pokal-booked", why=event.why, lines=booked(event.points), reason=Typed(event.reason))
        case e.LotSealed():
            return text("pokal-lot-sealed", houses=houses_named(event.group))
        case e.LotDropped():
            return text("pokal-lot-dropped")
        case e.LotDrawn():
            return text("pokal-lot-drawn", houses=houses_named(event.group))
        case e.PairingFrozen():
            return text("pokal-frozen")
        case e.KickedOff():
            return text("pokal-kicked-off", match=match_name(event.match))
        case e.SeasonEnded():
            return text("pokal-ended", early=flag(not event.places), reason=Typed(event.reason))
        case e.DateFixed():
            moved = flag(event.before is not None)
            return text("pokal-date-fixed", match=match_name(event.match), date=_stamp(event.date), moved=moved)
        case e.DateDropped():
            return text("pokal-date-dropped", match=match_name(event.match), reason=Typed(event.reason))
        case e.DaysLooked(none=True):
            return text("pokal-no-day", match=match_name(event.match))
        case _:
            return _small(event)


def _small(event: e.PokalEvent) -> Text | None:
    """Put in words what only the log cares for."""
    match event:
        case e.Proposed():
            return text("pokal-proposed", match=match_name(event.match), date=_stamp(event.date))
        case e.DateAgreed() | e.DateDeclined():
            agreed = flag(isinstance(event, e.DateAgreed))
            return text("pokal-answered", match=match_name(event.match), house=house_name(event.house), agreed=agreed)
        case e.DateLapsed():
            return text("pokal-date-lapsed", match=match_name(event.match))
        case e.Whistled():
            return text("pokal-whistled", match=match_name(event.match), on=flag(event.on))
        case e.LineupDue():
            return text("pokal-lineup", match=match_name(event.match))
        case _:
            return tell_rules(event)


def _gone(event: e.Gone) -> Text | None:
    """Say what is free again because somebody has left; who was one of many is not spoken of."""
    parts = [text("pokal-gone-house", house=house_name(house)) for house in event.houses]
    parts += [text("pokal-gone-match", match=match_name(name)) for name in event.matches]
    return text("pokal-gone", parts=listing(parts, AND)) if parts else None


def _stamp(moment: int) -> str:
    return f"<t:{moment // 1000}:F>"


def step(state: State) -> Step:
    """Name the present stage."""
    if state.over:
        return Step("over", text("pokal-step", stage="over", open=0))
    if not state.published:
        return Step("new", text("pokal-step", stage="new", open=0))
    open_now = sum(match.result is None for match in state.twelve)
    stage = "finals" if state.complete else "table"
    return Step(stage, text("pokal-step", stage=stage, open=open_now))


def outcome(state: State) -> Outcome:
    """Return the final ranking; the houses stand for their seats."""
    if not state.places:
        return Outcome((), (), text("pokal-outcome-early"))
    points = state.accounts
    places: tuple[tuple[Seat, ...], ...] = tuple((house,) for house in state.places)
    by_house = tuple((house, points[house]) for house in HOUSES)
    return Outcome(places, by_house, text("pokal-outcome", house=house_name(state.places[0])))
