"""H2.2: nothing shown, told, offered or timed depends on the number of rounds before the end."""

from collections.abc import Iterator

from bot.engine.chance import FairChance
from bot.engine.model import Event, Refused, TimeUp
from bot.engine.rules import AnyRules
from bot.engine.seats import NOBODY, Actor, Seat
from bot.engine.text import Text
from bot.games.hut import GAME
from bot.games.hut.model import SEATS, HutOptions, NameNumber, NumberNamed, State, Write
from bot.texts import Texts
from tests.playing import PlainVoice, pages

RULES: AnyRules = GAME.rules
TEXTS = Texts.load([GAME.folder])


class Voice(PlainVoice):
    def name(self, seat: Seat) -> str:
        return f"Spieler {seat}"

    def say(self, text: Text) -> str:
        return TEXTS.say(text, "de", self.name)


def known(state: State, events: list[Event], seat: Seat | None) -> Iterator[object]:
    """List everything a seat (None: the public and the referee) can find out about a state and what led to it."""
    view = RULES.view(state, seat)
    yield view
    yield [RULES.tell(event, seat) for event in events]
    yield RULES.step(state), RULES.time_limit(state), RULES.waiting_for(state), RULES.outcome(state)
    if seat is not None:
        yield [GAME.notation.write(action) for action in RULES.legal(state, seat)]
    voice = Voice()
    for screen in pages(GAME, view, voice, most=30):
        yield screen
        yield [voice.say(line) for line in (screen.heading, *screen.lines)]
        if screen.picture:
            yield screen.picture.data, voice.say(screen.picture.alt)


def played(number: int, rounds: int) -> Iterator[tuple[State, list[Event]]]:
    """Play some rounds, always the same, but for the number that the second seat names."""
    options, seats = HutOptions(players=2), SEATS[:2]
    luck = FairChance("hut", b"h" * 32, 0, 7)
    state = RULES.blank(options, seats)
    opening = list(RULES.setup(options, seats, luck))

    def fold(events: list[Event]) -> tuple[State, list[Event]]:
        nonlocal state
        for event in events:
            state = RULES.apply(state, event)
        return state, events

    def act(seat: Seat | None, action: object) -> tuple[State, list[Event]]:
        actor = Actor.at(seat) if seat else NOBODY
        events = RULES.decide(state, actor, action, FairChance("hut", b"h" * 32, 0, 9))
        assert not isinstance(events, Refused)
        return fold(list(events))

    yield fold(opening)
    yield act("2", NameNumber(number=number))
    yield act("1", NameNumber(number=9))
    for _ in range(rounds):
        me = state.players[0]
        stack = state.board.army(me.colour)[0]
        home = stack.field
        target = {"O": me.colour + "F", "F": me.colour + "G"}.get(home[-1], me.colour + "F")
        yield act("1", Write(words=f"1 {state.names[stack.top]} {home} 1 {target}"))
        yield act(None, TimeUp())


def test_h2_2_games_of_different_length_look_alike_to_everybody_until_the_end() -> None:
    short, long = list(played(5, 6)), list(played(15, 6))
    assert all(not state.over for state, _ in (*short, *long))
    for (one, told), (other, heard) in zip(short, long, strict=True):
        for seat in (None, "1"):
            assert list(known(one, told, seat)) == list(known(other, heard, seat))


def test_h2_2_the_search_can_fail() -> None:
    (short, told), (long, heard) = (list(played(number, 0))[1] for number in (5, 15))
    assert isinstance(told[0], NumberNamed)
    assert list(known(short, told, "2")) != list(known(long, heard, "2"))


def test_h2_2_the_games_really_differ() -> None:
    def length(number: int) -> int:
        (state, _) = list(played(number, 0))[-1]
        rounds = 0
        while not state.over:
            events = RULES.decide(state, NOBODY, TimeUp(), FairChance("hut", b"h" * 32, 0, 9))
            assert not isinstance(events, Refused)
            for event in events:
                state = RULES.apply(state, event)
            rounds += 1
        return rounds

    assert (length(5), length(15)) == (7, 12)
