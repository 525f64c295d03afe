"""A match on a stage: scripted dice, a clock that is moved by hand, and short words for what people do."""

from collections.abc import Sequence
from functools import cache
from typing import Any, TypeVar

from bot.engine.model import Refused, TimeUp
from bot.engine.rules import AnyRules
from bot.engine.seats import OFFICIALS, Actor, Seat
from bot.engine.text import Text
from bot.games.quidditch import GAME
from bot.games.quidditch import events as e
from bot.games.quidditch import model as m
from bot.games.quidditch.notation import read
from bot.games.quidditch.state import State
from bot.texts import Texts

T = TypeVar("T")
RULES: AnyRules = GAME.rules
SECOND = 1000
EVERYBODY = ("Hüter", "Sucher", "Jäger1", "Jäger2", "Jäger3", "Treiber1", "Treiber2")
THREE = ("Hüter", "Sucher", "Jäger1")


@cache
def texts() -> Texts:
    return Texts.load([GAME.folder])


def spoken(text: Text) -> str:
    return texts().say(text, "de", lambda seat: seat)


class Script:
    """Chance that does as it is told; a die nobody named is a mistake of the test."""

    def __init__(self) -> None:
        self.pairs: list[tuple[int, int]] = []

    def dice(self, count: int, sides: int) -> tuple[int, ...]:
        assert (count, sides) == (2, 6)
        assert self.pairs, "nobody said what falls"
        return self.pairs.pop(0)

    def shuffle(self, things: Sequence[T]) -> tuple[T, ...]:
        return tuple(things)


class Stage:
    """One match; every method is something a person does, and returns the facts that followed."""

    def __init__(self, places: Sequence[str] = EVERYBODY, **options: Any) -> None:
        self.options = m.QuidditchOptions(**{"schiri": "mensch", **options})
        seats = tuple(house + place for place in places for house in self.options.houses)
        self.state: State = RULES.blank(self.options, seats)
        self.chance, self.now = Script(), 1_000_000
        self.facts: list[e.Fact] = []

    def do(self, actor: Actor, action: Any) -> Any:
        """Act, and return the facts or the refusal."""
        answer = RULES.decide(self.state, actor, action, self.chance)
        if isinstance(answer, Refused):
            spoken(answer.text)
            return answer
        assert answer, f"{action} has no consequence"
        for fact in answer:
            self.state = RULES.apply(self.state, fact)
        self.facts += answer
        assert not self.chance.pairs, f"dice were left over after {action}"
        return list(answer)

    def says(self, seat: Seat, words: str) -> list[Any]:
        """Write a message a moment later."""
        self.now += 100
        return list(self.do(Actor(seat, when=self.now), m.Wrote(text=words)))

    def rolls(self, seat: Seat, first: int, second: int = 1) -> list[Any]:
        self.now += 100
        self.chance.pairs = [(first, second)]
        return list(self.do(Actor(seat, when=self.now), m.Roll()))

    def plays(self, seat: Seat, words: str, first: int, second: int = 1) -> list[Any]:
        """Write a valid command and roll for it."""
        assert self.valid(self.says(seat, words)), f"{seat}: {words}: {self.why()}"
        return self.rolls(seat, first, second)

    def whispers(self, seat: Seat, words: str) -> Any:
        self.now += 100
        return self.do(Actor(seat, when=self.now), m.Whispered(text=words))

    def presses(self, seat: Seat, move: str) -> Any:
        self.now += 100
        return self.do(Actor(seat, when=self.now), read(move))

    def referee(self, move: str, *dice: tuple[int, int]) -> Any:
        """Press on the desk, or say words of the rule book (in quotes)."""
        self.now += 100
        self.chance.pairs = list(dice)
        return self.do(Actor(referee=True, when=self.now), read(move))

    def waits(self, seconds: float) -> None:
        self.now += int(seconds * SECOND)

    def clock_rings(self, *dice: tuple[int, int]) -> Any:
        """Let the present limit pass."""
        limit = RULES.time_limit(self.state)
        assert limit is not None, "no clock is running"
        self.now = max(self.now, self.state.now + int(limit * SECOND))
        self.chance.pairs = list(dice)
        return self.do(Actor(when=self.now), TimeUp())

    # -- looking -------------------------------------------------------------------------------------------------------

    @staticmethod
    def valid(facts: Any) -> bool:
        return any(isinstance(fact, e.Befohlen | e.Gestellt | e.QuaffelBei | e.FreiwurfSchuetze) for fact in facts)

    def why(self) -> str:
        """Return why the last message was invalid."""
        last = next((fact for fact in reversed(self.facts) if isinstance(fact, e.Ungueltig)), None)
        return last.grund if last else ""

    def refused(self, seat: Seat, words: str) -> str:
        """Write a message that is invalid and return why."""
        facts = self.says(seat, words)
        found = [fact.grund for fact in facts if isinstance(fact, e.Ungueltig)]
        assert found, f"{seat}: {words} was not invalid: {facts}"
        return found[0]

    def out(self, seat: Seat) -> bool:
        player = self.state.player(seat)
        return player is not None and player.out

    @property
    def score(self) -> tuple[int, int]:
        return self.state.points

    @property
    def phase(self) -> str:
        return self.state.phase

    @property
    def stage(self) -> str:
        return self.state.stage

    @property
    def over(self) -> bool:
        """Whether the present Teilrunde is."""
        return self.state.stage == "fertig"

    def heard(self, audience: Seat | None = None) -> list[str]:
        """Return all that was told, in German."""
        return [spoken(text) for fact in self.facts if (text := RULES.tell(fact, audience))]

    # -- short ways ----------------------------------------------------------------------------------------------------

    def kick_off(self, quaffel: str | None = None, low: str | None = None, xp: Sequence[str] = ()) -> "Stage":
        """Name the Hüter captains, give experience, roll for the Quaffel, choose thirds: low is the first house."""
        one, other = self.options.houses
        quaffel, low = quaffel or one, low or one
        for house in (one, other):
            self.presses(f"{house}Hüter", f"kapitän {house}Hüter")
        for words in xp:
            assert not isinstance(self.whispers(f"{words[0]}Hüter", f"XP {words}"), Refused)
        self.referee("schritt anpfiff")
        loser = other if quaffel == one else one
        self.rolls(f"{quaffel}Hüter", 6, 6)
        self.rolls(f"{loser}Hüter", 1, 1)
        self.says(f"{loser}Hüter", "T" if loser == low else "H")
        return self

    def line_up(self, holder: Seat, **thirds: str) -> "Stage":
        """Begin a round: who has the Quaffel, and where the others stand; whoever is not named sits out."""
        self.referee("schritt chatende" if self.state.phase in ("chat", "halbzeit", "pause") else "schritt runde")
        if self.state.named != holder:
            assert not isinstance(self.referee(f"besitz {holder}"), Refused)
        for step in ("jaeger", "sucher", "treiber"):
            assert not isinstance(self.referee(f"schritt pos-{step}"), Refused)
            for seat, letter in thirds.items():
                if m.role_of(seat) == {"jaeger": "Jäger", "sucher": "Sucher", "treiber": "Treiber"}[step]:
                    assert self.valid(self.says(seat, letter)), f"{seat} {letter}: {self.why()}"
        return self

    def klatscher(self, first: int, second: int) -> "Stage":
        self.referee("schritt klatscher", (first, second))
        if not self.over:
            self.referee('"Klatscher freigegeben')
        return self

    def quaffel(self, number: int) -> "Stage":
        """Go to the Jäger, whatever the Treiber left."""
        if self.state.phase == "pos-treiber":
            self.klatscher(*self._lonely())
        if not self.over:
            self.referee("schritt ende")
        self.referee("schritt quaffel", (number, 1))
        self.referee('"Quaffel freigegeben')
        return self

    def schnatz(self, number: int) -> "Stage":
        """Go to the Sucher, whatever the Jäger left."""
        if self.state.phase in ("pos-treiber", "treiber"):
            self.quaffel(1)
        if not self.over:
            self.referee("schritt ende")
        self.referee("schritt schnatz", (number, 1))
        if not self.over:
            self.referee('"Schnatz freigegeben')
        return self

    def _lonely(self) -> tuple[int, int]:
        taken = {one.third for one in self.state.role("Treiber")}
        free = next((third for third in range(3) if third not in taken), 0)
        return 2 * free + 1, 2 * free + 1

    def finish_round(self) -> "Stage":
        """Play nothing more: to the Zwischenstand and, if the match goes on, into the chat."""
        while self.state.phase in ("pos-treiber", "treiber", "jaeger", "sucher") and self.state.ended is None:
            step = RULES.legal(self.state, OFFICIALS)[0]
            rolls = getattr(step, "was", "") in ("klatscher", "quaffel", "schnatz")
            self.chance.pairs = [(1, 1)] if rolls else []
            self.now += 100
            self.do(Actor(referee=True, when=self.now), step)
        if self.state.phase == "stand":
            self.referee("schritt chat")
        return self
