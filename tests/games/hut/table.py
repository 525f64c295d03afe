"""A table for tests: hats put where a test wants them, slips written as text, the report read as text."""

from dataclasses import replace

from bot.engine.chance import FairChance
from bot.engine.model import Refused, TimeUp
from bot.engine.seats import NOBODY, Actor, Seat
from bot.games.hut.board import Colour
from bot.games.hut.draft import cut
from bot.games.hut.model import OFFERED, HutOptions, PhasePlayed, Player, Scored, State, Write
from bot.games.hut.rules import HutRules
from bot.games.hut.slips import Reading, read_slip
from bot.games.hut.stacks import HATS, Board, Hat, Stack, hats_of
from bot.games.hut.tell import marked

RULES = HutRules()
NAMES: dict[Hat, str] = {
    hat: name for colour, names in OFFERED.items() for hat, name in zip(hats_of(colour), names[:HATS], strict=True)
}
HAT_OF = {name: hat for hat, name in NAMES.items()}


def chance(nonce: int = 1) -> FairChance:
    return FairChance("hut", b"h" * 32, 0, nonce)


def board(placed: str, colours: str = "RB", locked: str = "") -> Board:
    """Read "Rudi RH, Bodo/Rosa M": who stands where, the top first; all others are at home, or locked ("R: Bodo")."""
    stacks = []
    for part in filter(None, (one.strip() for one in placed.split(","))):
        names, field = part.split()
        stacks.append(Stack(field, tuple(HAT_OF[name] for name in names.split("/"))))
    jail: dict[Colour, tuple[Hat, ...]] = {}
    for part in filter(None, (one.strip() for one in locked.split(","))):
        jailer, name = part.split(": ")
        jail[jailer] = (*jail.get(jailer, ()), HAT_OF[name])
    away = {hat for stack in stacks for hat in stack.hats} | {hat for hats in jail.values() for hat in hats}
    home = tuple(sorted(hat for colour in colours for hat in hats_of(colour) if hat not in away))
    return Board(tuple(sorted(stacks, key=lambda stack: stack.field)), home, tuple(sorted(jail.items())))


def describe(on: Board) -> str:
    """Write a board as `board` reads it, without those at home."""
    return ", ".join("/".join(NAMES[hat] for hat in stack.hats) + " " + stack.field for stack in on.stacks)


class Table:
    """A game at some point of its second round, so that no numbers are asked for."""

    def __init__(self, placed: str = "", colours: str = "RB", locked: str = "", round: int = 2) -> None:
        players = tuple(
            Player(str(place), colour, OFFERED[colour][:HATS], number=9) for place, colour in enumerate(colours, 1)
        )
        self.state = State(HutOptions(), players, board(placed, colours, locked), round)
        self.phases: list[PhasePlayed] = []
        self.points: dict[Colour, int] = {}

    def seat(self, colour: Colour) -> Seat:
        return next(player.seat for player in self.state.players if player.colour == colour)

    def write(self, colour: Colour, words: str) -> None:
        events = RULES.decide(self.state, Actor.at(self.seat(colour)), Write(words=words), chance())
        assert not isinstance(events, Refused), events
        self.fold(events)

    def fold(self, events: object) -> None:
        assert isinstance(events, list | tuple)
        for event in events:
            self.state = RULES.apply(self.state, event)
            if isinstance(event, PhasePlayed):
                self.phases = [*self.phases[-3:], event]
            elif isinstance(event, Scored):
                self.points = {colour: won for colour, (_, won) in zip(event.colours, event.points, strict=True)}

    def play(self, **slips: str) -> "Table":
        """Let the colours write these slips, then let time be up if some have not."""
        now = self.state.round
        for colour, words in slips.items():
            self.write(colour, words)
        if self.state.round == now:
            events = RULES.decide(self.state, NOBODY, TimeUp(), chance())
            assert not isinstance(events, Refused)
            self.fold(events)
        return self

    def phase(self, number: int = 1) -> str:
        """Return a phase of the last round as the report has it."""
        return " · ".join(marked(entry) for entry in self.phases[number - 5 :][0].entries)

    @property
    def board(self) -> str:
        return describe(self.state.board)

    def reading(self, colour: Colour, words: str) -> Reading:
        return read_slip(self.state.board, self.state.names, colour, cut(words).lines)

    def at_home(self, colour: Colour) -> list[str]:
        return [NAMES[hat] for hat in self.state.board.home if hat[0] == colour]

    def with_number(self, colour: Colour, number: int | None) -> "Table":
        players = tuple(replace(one, number=number) if one.colour == colour else one for one in self.state.players)
        self.state = replace(self.state, players=players)
        return self
