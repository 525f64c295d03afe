"""Hats on the board: single hats and towers, those at home, the prisoners there. Clauses: H4.3, H4.6, H5.1, H6.1."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import TypeAlias

from bot.games.hut.board import HOMES, Colour, Field, home_of, is_rest

Hat: TypeAlias = str
"""Colour and number, such as "R1"."""
HATS = 4


@cache
def hats_of(colour: Colour) -> tuple[Hat, ...]:
    """Name the four hats of a colour."""
    return tuple(f"{colour}{number}" for number in range(1, HATS + 1))


def owner(hat: Hat) -> Colour:
    """Return the colour a hat was born with."""
    return hat[0]


@dataclass(frozen=True, slots=True)
class Stack:
    """A hat or tower on a field, top first; the top commands it and names it (H4.6)."""

    field: Field
    hats: tuple[Hat, ...]

    @property
    def top(self) -> Hat:
        """Return the hat that commands."""
        return self.hats[0]

    @property
    def colour(self) -> Colour:
        """Return who commands."""
        return owner(self.hats[0])

    @property
    def is_tower(self) -> bool:
        """Tell whether there is anybody below."""
        return len(self.hats) > 1


@dataclass(frozen=True, slots=True)
class Board:
    """Where every hat is: on the board, free at home, or locked up in somebody's home."""

    stacks: tuple[Stack, ...] = ()
    home: tuple[Hat, ...] = ()
    locked: tuple[tuple[Colour, tuple[Hat, ...]], ...] = ()
    _tops: dict[Hat, Stack] = field(init=False, repr=False, compare=False)
    _places: dict[Field, Stack] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Sort once by top hat and by field: all questions are about these two."""
        tops = {stack.top: stack for stack in self.stacks}
        tops |= {hat: Stack(home_of(owner(hat)), (hat,)) for hat in self.home}
        object.__setattr__(self, "_tops", tops)
        object.__setattr__(self, "_places", {stack.field: stack for stack in self.stacks})

    def commanded(self, hat: Hat) -> Stack | None:
        """Return what a hat commands; None for one that is caught or stands below."""
        return self._tops.get(hat)

    def at(self, place: Field) -> Stack | None:
        """Return what stands on a field of the board."""
        return self._places.get(place)

    def tower_over(self, hat: Hat) -> Stack | None:
        """Return the tower a hat stands in below the top."""
        return next((stack for stack in self.stacks if hat in stack.hats[1:]), None)

    def army(self, colour: Colour) -> tuple[Stack, ...]:
        """List what a colour commands, by the number of the hats."""
        return tuple(self._tops[hat] for hat in hats_of(colour) if hat in self._tops)

    def prisoners(self, colour: Colour) -> tuple[Hat, ...]:
        """List whom a colour has locked up at home."""
        return dict(self.locked).get(colour, ())

    def points(self, colour: Colour) -> int:
        """Count the hats in the open under a colour's command (H5.1, H6.1)."""
        return sum(len(stack.hats) for stack in self.stacks if stack.colour == colour and not is_rest(stack.field))


def new_board(colours: Iterable[Colour]) -> Board:
    """Put all hats at home (H2.1)."""
    return Board(home=tuple(sorted(hat for colour in colours for hat in hats_of(colour))))


def moved(board: Board, moves: Mapping[Hat, Field]) -> Board:
    """Carry out the moves that succeed, all at once; whoever arrives on a hat that stands there is on top of it."""
    standing = {stack.field: stack for stack in board.stacks if stack.top not in moves}
    home = [hat for hat in board.home if hat not in moves]
    locked = dict(board.locked)
    for hat, target in moves.items():
        mover = board.commanded(hat)
        assert mover is not None, f"{hat} commands nothing"
        if target in HOMES:
            jailer = owner(hat)
            home += [one for one in mover.hats if owner(one) == jailer]
            locked[jailer] = locked.get(jailer, ()) + tuple(one for one in mover.hats if owner(one) != jailer)
            continue
        victim = standing.get(target)
        standing[target] = Stack(target, mover.hats + (victim.hats if victim else ()))
    return Board(
        tuple(sorted(standing.values(), key=lambda stack: stack.field)),
        tuple(sorted(home)),
        tuple(sorted(locked.items())),
    )
