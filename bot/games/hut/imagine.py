"""What somebody may imagine: other slips and numbers that he could not tell from the true ones. Clause: H2.2."""

from bot.engine.chance import Chance
from bot.engine.helpers import altered
from bot.engine.seats import Seat
from bot.games.hut.model import FEWEST, MOST, Player, Slip, State
from bot.games.hut.seal import new_salt, sealed


def reimagine(state: State, seat: Seat | None, chance: Chance) -> State:
    """Let the others have written something else, and named other numbers."""
    written = tuple(
        player if player.seat == seat else altered(player, slip=_other_slip(state, player, chance))
        for player in state.players
    )
    guessed = tuple(player if player.seat == seat else _other_number(player, chance) for player in written)
    other = altered(state, players=guessed)
    return other if other.over == state.over else altered(state, players=written)


def _other_slip(state: State, player: Player, chance: Chance) -> Slip | None:
    """Write some other order; others know the seal of a slip handed in, of a draft not even that there is one."""
    stacks = chance.shuffle(state.board.army(player.colour))
    if not stacks or state.over:
        return player.slip
    handed_in = player.slip is not None and player.slip.done
    if not handed_in and chance.dice(1, 2) == (1,):
        return None
    lines = (f"{chance.dice(1, 4)[0]} {state.names[stacks[0].top]}",)
    salt = new_salt(chance)
    seal = player.slip.seal if player.slip and handed_in else sealed(state.round, player.colour, lines, salt)
    return Slip(lines, salt, seal, handed_in)


def _other_number(player: Player, chance: Chance) -> Player:
    return altered(player, number=FEWEST + chance.dice(1, MOST - FEWEST + 1)[0] - 1)
