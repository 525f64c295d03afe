"""What every game tells the house about seats, computers and manners, for tests of each."""

from typing import Any

from bot.engine.spec import AnyGame


def nothing_special(spec: AnyGame) -> None:
    """Hold that a game leaves as it is what most leave."""
    options: Any = spec.options()
    lobby, computers, leading, manners = spec.lobby, spec.computers, spec.leading, spec.manners
    seats = lobby.seats(options)
    assert lobby.lacking(options, seats) is None and lobby.teams(options) == ()
    assert lobby.called(options) is None and not lobby.bound(options)
    state, everybody = spec.rules.blank(options, seats), frozenset(seats)
    assert not (computers.yields(state, seats[0], everybody) or computers.unhurried(state, everybody))
    assert not computers.together(state)
    assert (leading.replaced, leading.exclude, leading.resumed) == (None, None, None)
    assert not leading.appointed(options) and not leading.punishes(spec.notation.read("zieh"))
    assert not (manners.told or manners.officials or manners.publishes) and manners.finale
    assert manners.open_clock(options) and not manners.timeless("ansage 1")
    assert manners.published({"kind": "x", "seat": "A"}) == {"kind": "x", "seat": "A"}
    assert spec.contest is None


def seated(spec: AnyGame, options: Any) -> tuple[tuple[str, ...], int]:
    """Return the seats and how many of them must be taken."""
    return spec.lobby.seats(options), spec.lobby.minimum(options)


def open_to(spec: AnyGame, options: Any) -> tuple[bool, bool]:
    """Tell whether computers may play, and whether somebody else may take a seat in the middle."""
    return spec.computers.allowed(options), spec.leading.replaceable(options)
