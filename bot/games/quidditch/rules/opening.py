"""Before the match: captains, experience, the Quaffel, the goal thirds. Clauses: Q1.3, Q2.4, Q2.5, Q4.1, Q12.12."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import permutations

from bot.dice.roll import kampfwurf
from bot.engine.helpers import listing
from bot.engine.model import Refused, refuse
from bot.engine.seats import Actor, Seat
from bot.engine.text import Text, text
from bot.games.quidditch import events as e
from bot.games.quidditch.model import Third, house_of
from bot.games.quidditch.rules.decision import Decision
from bot.games.quidditch.rules.verdict import named
from bot.games.quidditch.state import State
from bot.games.quidditch.tell.parts import BOTH
from bot.games.quidditch.words import clean

_XP = re.compile(r"xp\s+(.+?)(\s+trotzdem)?", re.IGNORECASE)
_GIFT = re.compile(r"(\S+)\s+(\S+)")


def is_xp(words: str) -> bool:
    """Tell whether a whisper is about experience points."""
    return clean(words)[:2].lower() == "xp"


def name_captain(decision: Decision, actor: Actor, seat: Seat) -> Refused | None:
    """Name a captain: oneself while the team has none, a referee anybody (Q1.3)."""
    player = decision.state.player(seat)
    if player is None or not player.here:
        return refuse("quidditch-nobody-there", seat=seat)
    now = decision.state.captain(player.house)
    if now == seat:
        return refuse("quidditch-captain-already", seat=seat)
    if not actor.referee:
        if actor.seat is None or actor.seat != seat:
            return refuse("quidditch-captain-himself")
        if now is not None:
            return refuse("quidditch-captain-taken", seat=now)
    decision.do(e.KapitaenErnannt, seat=seat)
    return None


def give_xp(decision: Decision, seat: Seat, words: str) -> Refused | None:
    """Store a captain's experience points, or say everything that is wrong with them (Q2.5)."""
    state = decision.state
    house = house_of(seat)
    if state.captain(house) != seat:
        return refuse("quidditch-xp-captain")
    if state.phase != "vor":
        return refuse("quidditch-xp-too-late")
    found = _XP.fullmatch(clean(words))
    if found is None:
        return refuse("quidditch-xp-form", example=xp_example(eligible(state, house), state.options.xp))
    read = _Reading(state, house, [part.strip() for part in found[1].split(",")])
    problems = read.problems(confirmed=found[2] is not None)
    if problems:
        return refuse("quidditch-xp-not", reasons=listing(problems, BOTH))
    decision.do(e.XpVergeben, seat=seat, house=house, points=tuple(read.gifts))
    return None


def xp_example(seats: Iterable[Seat], gifts: Iterable[int]) -> str:
    """Show with a captain's own people how experience is typed."""
    return "XP " + ", ".join(f"{seat} {points}" for seat, points in zip(seats, gifts, strict=False))


@dataclass
class _Reading:
    """One captain's wish, part by part."""

    state: State
    house: str
    parts: list[str]

    def __post_init__(self) -> None:
        self.gifts: list[tuple[Seat, int]] = []
        self.wrong: list[Text] = []
        for part in self.parts:
            self._read(part)

    def _read(self, part: str) -> None:
        found = _GIFT.fullmatch(part)
        if found is None:
            self.wrong.append(text("quidditch-xp-part", part=part[:40]))
            return
        player = named(self.state, found[1])
        if player is None or not player.here:
            self.wrong.append(text("quidditch-xp-nobody", name=found[1][:40]))
        elif player.house != self.house:
            self.wrong.append(text("quidditch-xp-other-team", name=player.seat))
        elif player.role == "Sucher":
            self.wrong.append(text("quidditch-xp-sucher"))
        elif found[2] not in map(str, self.state.options.xp):
            due = ", ".join(map(str, self.state.options.xp))
            self.wrong.append(text("quidditch-xp-number", name=player.seat, number=found[2][:10], due=due))
        else:
            self.gifts.append((player.seat, int(found[2])))

    def problems(self, *, confirmed: bool) -> list[Text]:
        """List everything that is wrong, each once."""
        names = re.findall(r"(?:^|,)\s*(\S+)", ",".join(self.parts))
        seats = [player.seat for name in names if (player := named(self.state, name))]
        twice = [text("quidditch-xp-twice", name=one) for one in dict.fromkeys(seats) if seats.count(one) > 1]
        wrong = list(dict.fromkeys([*self.wrong, *twice]))
        given = sorted((points for _, points in self.gifts), reverse=True)
        due = list(self.state.options.xp[: len(eligible(self.state, self.house))])
        if not wrong and given != due:
            short = len(given) <= len(due) and all(g <= d for g, d in zip(given, due, strict=False))
            if not short:
                wrong.append(text("quidditch-xp-sum", due=", ".join(map(str, due))))
            elif not confirmed:
                wrong.append(text("quidditch-xp-less", due=", ".join(map(str, due))))
        return wrong


def eligible(state: State, house: str) -> list[Seat]:
    """List who may get experience points: everybody but the Sucher."""
    return [one.seat for one in state.team(house) if one.here and one.role != "Sucher"]


def xp_choices(state: State, house: str) -> list[str]:
    """List every complete way to give the points, as one would write it."""
    seats = eligible(state, house)
    gifts = state.options.xp[: len(seats)]
    found = {frozenset(zip(chosen, gifts, strict=True)): None for chosen in permutations(seats, len(gifts))}
    return ["XP " + ", ".join(f"{seat} {points}" for seat, points in _sorted(one, seats)) for one in found]


def _sorted(given: Iterable[tuple[Seat, int]], seats: list[Seat]) -> list[tuple[Seat, int]]:
    return sorted(given, key=lambda one: (-one[1], seats.index(one[0])))


# -- the Quaffel and the goals -----------------------------------------------------------------------------------------


def quaffel_owed(state: State) -> list[Seat]:
    """List the captains who have to roll for the Quaffel: repeats in the first order (Q2.4)."""
    done = {house_of(seat) for seat, _ in state.quaffelwurf}
    missing = [seat for seat in state.captains if seat and house_of(seat) not in done]
    first = house_of(state.order[0]) if len(state.order) == 2 else None
    return [seat for seat in missing if house_of(seat) == first] or missing


def roll_for_quaffel(decision: Decision, seat: Seat) -> None:
    """Let a captain roll, without experience; the higher roll has the Quaffel in round 1 (Q4.1)."""
    decision.roll(seat, "Quaffelwurf")
    rolls = decision.state.quaffelwurf
    if len(rolls) < 2:
        return
    (one, a), (other, b) = rolls
    winner = kampfwurf(a, b).winner
    if winner is None:
        decision.do(e.QuaffelwurfWiederholt)
    else:
        decision.do(e.QuaffelGewonnen, house=house_of(other if winner else one))


def choosing_captain(state: State) -> Seat | None:
    """Return the captain who names his goal third: the one who lost the Quaffel."""
    return state.captain(state.other(state.first)) if state.first else None


def choose_third(decision: Decision, third: Third) -> None:
    """Give the losing captain's house its goal third; the other house gets the other one."""
    first = decision.state.first
    assert first is not None  # whoever has won the Quaffel opens the choice
    decision.do(e.DrittelGewaehlt, house=decision.state.other(first), third=third)
