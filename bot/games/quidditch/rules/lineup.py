"""What a line-up lacks for the kick-off, and who leads it. Clauses: Q1.3, Q1.5."""

from bot.engine.helpers import listing
from bot.engine.seats import Seat
from bot.engine.text import Text, text
from bot.games.quidditch.model import LEAST, MOST_DIFFERENCE, PLACES, ROLES, QuidditchOptions, house_of, role_of
from bot.games.quidditch.rules.legal import able
from bot.games.quidditch.state import TEILRUNDEN, State
from bot.games.quidditch.tell.parts import SENTENCES
from bot.games.quidditch.tell.parts import house as named


def about(options: QuidditchOptions) -> Text:
    """Say who plays whom in what kind of match."""
    one, other = (named(house) for house in options.houses)
    kind = text("quidditch-art", art=options.art, version=options.fassung)
    return text("quidditch-heading-before", one=one, other=other, kind=kind)


def called(options: QuidditchOptions) -> Text:
    """Call a match by its houses."""
    one, other = (text(f"quidditch-haus-{house}") for house in options.houses)
    return text("quidditch-called", one=one, other=other)


def teams(options: QuidditchOptions) -> list[tuple[Text, list[Seat]]]:
    """List both houses with their seats, by role."""
    places = sorted(PLACES, key=lambda place: (ROLES.index(role_of("G" + place)), place))
    return [(named(house), [house + place for place in places]) for house in options.houses]


def lacking(options: QuidditchOptions, taken: tuple[Seat, ...]) -> Text | None:
    """Say what keeps these seats from starting: no Hüter or Sucher, too few, or too many against the others."""
    teams = {house: [seat for seat in taken if house_of(seat) == house] for house in options.houses}
    wrong: list[Text] = []
    for house, seats in teams.items():
        name = text(f"quidditch-haus-{house}")
        empty = [place for place in ("Hüter", "Sucher") if house + place not in seats]
        first = "both" if len(empty) == 2 else empty[0] if empty else "none"
        if len(seats) < LEAST:
            count = max(LEAST - len(seats), len(empty))
            wrong.append(text("quidditch-lacks-people", house=name, count=count, first=first))
        elif empty:
            wrong.append(text("quidditch-lacks-seats", house=name, first=first))
        wrong += [_numbered(house, role, seats) for role in ("Jäger", "Treiber") if _gap(house, role, seats)]
    one, other = (len(teams[house]) for house in options.houses)
    if abs(one - other) > MOST_DIFFERENCE:
        larger = options.houses[0 if one > other else 1]
        too_many = abs(one - other) - MOST_DIFFERENCE
        wrong.append(text("quidditch-lacks-balance", house=text(f"quidditch-haus-{larger}"), count=too_many))
    return listing(wrong, SENTENCES) if wrong else None


def captaincy_is_for_people(state: State, seat: Seat, people: frozenset[Seat]) -> bool:
    """Tell whether the computer should wait for somebody of its team to become captain (Q1.3)."""
    house = house_of(seat)
    return state.phase == "vor" and state.captain(house) is None and any(house_of(one) == house for one in people)


def people_could_act(state: State, people: frozenset[Seat]) -> bool:
    """Tell whether people could write a command now: who writes first counts, and computers are quick (Q3.3)."""
    open_play = state.phase in TEILRUNDEN and state.stage == "frei" and not state.chains and state.absence is None
    return open_play and bool(people & able(state))


def _gap(house: str, role: str, seats: list[Seat]) -> bool:
    """Tell whether a lone Jäger or Treiber does not carry number 1 (Q1.2)."""
    mine = [seat for seat in seats if role_of(seat) == role]
    return len(mine) == 1 and mine[0] != f"{house}{role}1"


def _numbered(house: str, role: str, seats: list[Seat]) -> Text:
    wrong = next(seat for seat in seats if role_of(seat) == role)
    return text("quidditch-lacks-number", seat=wrong, right=f"{house}{role}1")
