"""A table whose cards lie as a test wants them, and a pad with four pencils."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from bot.engine.model import Event, Refused, TimeUp
from bot.engine.seats import NOBODY, REFEREE, Actor
from bot.games.watten import PAD, TABLE
from bot.games.watten.model.cards import CARDS, CODES, DECK
from bot.games.watten.model.pad import PadOptions, PadState
from bot.games.watten.model.score import SEATS, Line
from bot.games.watten.model.table import TableOptions, TableState

T = TypeVar("T")
Hands = Mapping[str, str]


class Stacked:
    """A chance that has been arranged: the first Geber, then one deck after the other."""

    def __init__(self, dealer: str, decks: Sequence[Sequence[int]]) -> None:
        self._dealer, self._decks = SEATS.index(dealer), list(decks)

    def dice(self, count: int, sides: int) -> tuple[int, ...]:
        return (self._dealer + 1,) * count

    def shuffle(self, things: Sequence[T]) -> tuple[T, ...]:
        if not self._decks:
            return tuple(things)
        deck: Any = tuple(self._decks.pop(0))
        assert set(deck) == set(things), "the stacked deck must hold exactly the cards that are shuffled"
        return tuple(deck)


def cards(written: str) -> list[int]:
    """Read cards: `EO GO H9`."""
    return [CARDS[code] for code in written.split()]


def codes(hand: Sequence[int]) -> str:
    """Write cards."""
    return " ".join(CODES[card] for card in hand)


def stack(
    dealer: str, hands: Hands, *, opened: str = "", bottom: str = "", depth: int = 16, without: str = ""
) -> tuple[int, ...]:
    """Stack a deck so that these hands are dealt after a cut of this depth.

    `bottom` are the cards that lie at the bottom of the lifted packet and will be taken, the first look first; they are
    no part of the hands here. `without` are cards that stay with somebody through a Schenas.
    """
    first = SEATS.index(dealer)
    geber, ansager, partner, abheber = (cards(hands.get(SEATS[(first + n) % 4], "")) for n in range(4))
    gone = cards(without)
    used = {*geber, *ansager, *partner, *abheber, *cards(bottom), *cards(opened), *gone}
    spare = [card for card in DECK if card not in used]

    def fill(hand: list[int], size: int) -> list[int]:
        return hand + [spare.pop(0) for _ in range(size - len(hand))]

    taken = dict.fromkeys(range(4), 0)
    for number, _ in enumerate(cards(bottom)):
        taken[(3, 0, 3)[number]] += 1
    sizes = [5 - taken[place] for place in range(4)]
    for place, hand in enumerate((geber, ansager, partner, abheber)):
        if hand and len(hand) < 5:
            sizes[place] = len(hand)
    geber, ansager, partner, abheber = (
        fill(hand, size) for hand, size in zip((geber, ansager, partner, abheber), sizes, strict=True)
    )
    order: list[int] = []
    for one, two in ((ansager, geber), (partner, abheber)):
        lead, follow = len(one) - 2, len(two) - 2
        order += one[:lead] + two[:follow] + one[lead:] + two[follow:]
    order += [*spare, *cards(opened), *reversed(cards(bottom))]
    return tuple(order[-depth:] + order[:-depth])


class Table:
    """A table in the hands of a test."""

    def __init__(self, *decks: Sequence[int], dealer: str = "Nord", **options: Any) -> None:
        self.rules: Any = TABLE.rules
        self.chance = Stacked(dealer, decks)
        chosen = TableOptions(**{"seconds": None, **options})
        self.state: TableState = self.rules.blank(chosen, SEATS)
        self.log: list[Event] = []
        self._apply(self.rules.setup(chosen, SEATS, self.chance))

    def _apply(self, events: Sequence[Event]) -> list[Event]:
        for event in events:
            self.state = self.rules.apply(self.state, event)
        self.log += events
        return list(events)

    def do(self, seat: str, *moves: str) -> list[Event]:
        """Do some moves; each must be accepted."""
        events: list[Event] = []
        for move in moves:
            actor = REFEREE if seat == "Spielleiter" else Actor.at(seat)
            answer = self.rules.decide(self.state, actor, _read(TABLE, move), self.chance)
            assert not isinstance(answer, Refused), f"{seat}: {move} -> {answer}"
            events += self._apply(answer)
        return events

    def no(self, seat: str, move: str) -> str:
        """Try something that must be refused and return why."""
        actor = REFEREE if seat == "Spielleiter" else Actor.at(seat)
        answer = self.rules.decide(self.state, actor, _read(TABLE, move), self.chance)
        assert isinstance(answer, Refused), f"{seat}: {move} was accepted"
        assert _read(TABLE, move) not in self.rules.legal(self.state, seat)
        return answer.code

    def late(self) -> list[Event]:
        """Let the time run out."""
        return self._apply(self.rules.decide(self.state, NOBODY, TimeUp(), self.chance))

    def legal(self, seat: str) -> set[str]:
        """List what a seat may do."""
        return {TABLE.notation.write(action) for action in self.rules.legal(self.state, seat)}

    def begin(self, schlag: str, farbe: str, depth: int = 16) -> None:
        """Cut without looking, and announce."""
        order, dealer = self.state.order, self.state.dealer
        geber, ansager, abheber = (order[(dealer + n) % 4] for n in (0, 1, 3))
        self.do(abheber, f"hebe {depth}", "schau nicht")
        self.do(ansager, f"schlag {schlag}")
        self.do(geber, f"farbe {farbe}")

    def hand(self, seat: str) -> set[str]:
        """Return the cards of a seat."""
        return {CODES[card] for card in self.state.deal.hands[self.state.order.index(seat)]}

    def waiting(self) -> set[str]:
        """Name who is awaited."""
        return set(self.rules.waiting_for(self.state))

    def trick(self, *plays: str) -> list[Event]:
        """Play a trick: `West EO`."""
        return [event for play in plays for event in self.do(play.split()[0], f"spiel {play.split()[1]}")]

    def score(self, a: int, b: int) -> None:
        """Set how the Runde stands, by lines that make it so."""
        self.state = replace(self.state, lines=tuple(_lines(a, b)))
        assert self.state.points == (a, b)


def _lines(a: int, b: int) -> Iterator[Line]:
    for team, points in ((0, a // 2), (1, b), (0, a - a // 2)):
        if points:  # so that nobody was gespannt against nothing, unless it still stands so
            yield Line(1, team, "played", points)


def _read(spec: Any, move: str) -> Any:
    action = spec.notation.read(move)
    assert not isinstance(action, Refused), f"{move} cannot be read"
    return action


class Pad:
    """A pad in the hands of a test; `host` is somebody who opened it and does not play."""

    def __init__(self, dealer: str = "Nord", **options: Any) -> None:
        self.rules: Any = PAD.rules
        self.chance = Stacked(dealer, ())
        chosen = PadOptions(**{"dealer": dealer, **options})
        self.state: PadState = self.rules.blank(chosen, SEATS)
        self.log: list[Event] = []
        self._apply(self.rules.setup(chosen, SEATS, self.chance))

    def _apply(self, events: Sequence[Event]) -> list[Event]:
        for event in events:
            self.state = self.rules.apply(self.state, event)
        self.log += events
        return list(events)

    def _actor(self, who: str) -> Actor:
        return {"Spielleiter": REFEREE, "Wirt": Actor(host=True), "Fremder": NOBODY}.get(who) or Actor.at(who)

    def do(self, who: str, *moves: str) -> list[Event]:
        """Do some moves; each must be accepted."""
        events: list[Event] = []
        for move in moves:
            answer = self.rules.decide(self.state, self._actor(who), _read(PAD, move), self.chance)
            assert not isinstance(answer, Refused), f"{who}: {move} -> {answer}"
            events += self._apply(answer)
        return events

    def no(self, who: str, move: str) -> str:
        """Try something that must be refused and return why."""
        answer = self.rules.decide(self.state, self._actor(who), _read(PAD, move), self.chance)
        assert isinstance(answer, Refused), f"{who}: {move} was accepted"
        return answer.code

    def late(self) -> list[Event]:
        """Let the time run out."""
        return self._apply(self.rules.decide(self.state, NOBODY, TimeUp(), self.chance))

    def game(self, team: str, raises: int = 0) -> None:
        """Write a whole game for a team, raised so many times in turn."""
        self.do("Nord", "angesagt")
        if self.state.phase == "tense":
            self.do(self.state.members(self.state.strained[0])[0], "dabei")
        side = 0
        for _ in range(raises):
            self.do(SEATS[side], f"schafft {'AB'[side]}")
            side = 1 - side
            self.do(SEATS[side], "dabei")
        self.do("Nord", f"sieg {team}")

    @property
    def points(self) -> tuple[int, int]:
        return self.state.points


def at(points: tuple[int, int], **options: Any) -> Pad:
    """Return a pad with this stand, written honestly."""
    pad = Pad(**options)
    for team, target in enumerate(points):
        while pad.points[team] < target:
            missing = target - pad.points[team]
            raises = 1 if missing % 2 and not any(one >= 9 for one in pad.points) else 0
            if any(one >= 9 for one in pad.points):
                pad.do("Nord", "angesagt")
                if pad.state.phase == "tense":
                    seat = pad.state.members(pad.state.strained[0])[0]
                    if missing == 2:
                        pad.do(seat, "geh")
                        continue
                    pad.do(seat, "dabei")
                pad.do("Nord", f"sieg {'AB'[team]}")
            else:
                pad.game("AB"[team], raises)
    assert pad.points == points
    return pad
