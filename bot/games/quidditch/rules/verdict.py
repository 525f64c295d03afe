"""What judging a command answers: accepted with its details, or the code of the reason why not."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.engine.seats import Seat
from bot.games.quidditch.model import Third
from bot.games.quidditch.state import Chain, Player, State
from bot.games.quidditch.words import Command, plain_letters


@dataclass(frozen=True, slots=True)
class Accepted:
    """A valid command: whom it means, where to, which chain it answers (0: a new one), which Klatscher."""

    ziel: Seat | None = None
    nach: Third | None = None
    kette: int = 0
    klatscher: int | None = None
    after_ms: int | None = None


Verdict: TypeAlias = Accepted | str


@dataclass(frozen=True, slots=True)
class Case:
    """A command to be judged: in which state, by whom, what, when; a mild judge overlooks lateness and Q3.2."""

    state: State
    me: Player
    command: Command
    when: int
    mild: bool

    @property
    def target(self) -> Player | None:
        """Return the player the command names."""
        return named(self.state, self.command.nick)

    def in_time(self, chain: Chain) -> bool:
        """Tell whether an answer to this chain comes in time; limits are inclusive (Q12.2)."""
        return self.mild or self.when - chain.shown <= self.state.options.answer_ms


def named(state: State, nick: str | None) -> Player | None:
    """Find a player by seat name or displayed name (Q3.1)."""
    if nick is None:
        return None
    plain = plain_letters(nick)
    return next(
        (p for p in state.players if plain in (plain_letters(p.seat), plain_letters(state.shown_name(p.seat)))), None
    )
