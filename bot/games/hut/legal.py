"""What a player can do: too many slips to list them all, so most are known when they are seen."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import overload

from bot.games.hut.board import FARTHEST, distance, home_of, reach
from bot.games.hut.model import (
    FEWEST,
    MOST,
    OFFERED,
    PHASES,
    Christen,
    HandIn,
    HutAction,
    NameNumber,
    Orders,
    Plan,
    Player,
    State,
)
from bot.games.hut.names import misnamed
from bot.games.hut.slips import lines_of, read_slip
from bot.games.hut.stacks import Stack


@cache
def _single(one: Plan) -> Orders:
    return Orders(plans=(one,))


def targets(stack: Stack) -> tuple[tuple[int, str], ...]:
    """List where an order may send a hat or tower and with how many BP; home takes any surplus (H6.9)."""
    if not stack.is_tower:
        return reach(stack.field)
    home = home_of(stack.colour)
    homewards = ((points, home) for points in range(distance(stack.field, home), FARTHEST + 1))
    return (*reach(stack.field), *homewards)


class Possible(Sequence[HutAction]):
    """The actions open to a player: lists a slip for every hat and target, and contains every slip that is flawless."""

    def __init__(self, state: State, player: Player) -> None:
        """Look at the game as it stands."""
        self._state, self._player = state, player
        self._listed = list(self._list())

    def _list(self) -> Iterator[HutAction]:
        state = self._state
        player = self._player
        for stack in state.board.army(player.colour):
            number = player.hats.index(stack.top) + 1
            for place, (far, target) in enumerate(targets(stack)):
                yield _single(Plan(PHASES[place % len(PHASES)], number, far, target))
        if player.slip and not player.slip.done:
            yield HandIn()
        if state.asks_number:
            yield from (NameNumber(number=number) for number in range(FEWEST, MOST + 1))
        if state.round == 1 and player.slip is None:
            yield from self._names()

    def _names(self) -> Iterator[HutAction]:
        player = self._player
        for hat in range(1, len(player.names) + 1):
            for name in OFFERED[player.colour]:
                if misnamed(player.colour, player.names, hat, name) is None:
                    yield Christen(hat=hat, name=name)

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Orders):
            return action in self._listed
        board = self._state.board
        names = self._state.names
        colour = self._player.colour
        lines = lines_of(board, colour, names, action.plans)
        return read_slip(board, names, colour, lines).flawless

    def __len__(self) -> int:
        return len(self._listed)

    @overload
    def __getitem__(self, place: int) -> HutAction: ...

    @overload
    def __getitem__(self, place: slice) -> Sequence[HutAction]: ...

    def __getitem__(self, place: int | slice) -> HutAction | Sequence[HutAction]:
        return self._listed[place]
