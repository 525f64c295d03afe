"""What a player can do: too many slips to list them all, so most are known when they are seen."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import overload

from bot.games.hut.board import distance, home_of, reach
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
    """List where an order may send a hat or tower, with the BP it costs, nearest first."""
    home = home_of(stack.colour)
    far = distance(stack.field, home)
    return (*reach(stack.field), (far, home)) if stack.is_tower and far <= 7 else reach(stack.field)


class Possible(Sequence[HutAction]):
    """The actions open to a player: lists a slip for every hat and target, and contains every slip that is flawless."""

    def __init__(self, state: State, player: Player) -> None:
        """Look at the game as it stands."""
        self._state, self._player = state, player
        self._listed = list(self._list())

    def _list(self) -> Iterator[HutAction]:
        state, player = self._state, self._player
        for stack in state.board.army(player.colour):
            number = player.hats.index(stack.top) + 1
            for place, (far, target) in enumerate(targets(stack)):
                yield _single(Plan(PHASES[place % len(PHASES)], number, far, target))
        if player.slip and not player.slip.done:
            yield HandIn()
        if state.round == 1:
            yield from (NameNumber(number=number) for number in range(FEWEST, MOST + 1))
            if player.slip is None:
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
        board, names, colour = self._state.board, self._state.names, self._player.colour
        return read_slip(board, names, colour, lines_of(board, colour, names, action.plans)).flawless

    def __len__(self) -> int:
        return len(self._listed)

    @overload
    def __getitem__(self, place: int) -> HutAction: ...

    @overload
    def __getitem__(self, place: slice) -> Sequence[HutAction]: ...

    def __getitem__(self, place: int | slice) -> HutAction | Sequence[HutAction]:
        return self._listed[place]
