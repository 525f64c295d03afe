"""Pictures of a game for its help pages: a little of it is played, always the same, and looked at."""

from functools import cache
from typing import Any

from bot.engine.chance import FairChance
from bot.engine.model import Refused, TimeUp
from bot.engine.screen import Picture, Voice
from bot.engine.seats import NOBODY, Actor, Seat
from bot.engine.spec import AnyGame
from bot.help import PictureFactory


@cache
def _after(game: AnyGame, steps: int) -> Any:
    """Play so many moves by computer players, with chance that never changes."""
    options, rules = game.options(), game.rules
    seats = game.lobby.seats(options)[: max(game.lobby.minimum(options), min(4, len(game.lobby.seats(options))))]
    chance = FairChance("help", bytes(32), 0, 0)
    state = rules.blank(options, seats)
    for event in rules.setup(options, seats, chance):
        state = rules.apply(state, event)
    for _ in range(steps):
        seat = min(rules.waiting_for(state), default=None)
        if seat is None:
            events = rules.decide(state, NOBODY, TimeUp(), chance)
        else:
            action = game.computers.play(rules.view(state, seat), rules.legal(state, seat), chance)
            events = rules.decide(state, Actor.at(seat), action, chance)
        if isinstance(events, Refused):
            break
        for event in events:
            state = rules.apply(state, event)
    return state


def example(game: AnyGame, steps: int, place: int | None = None, page: str = "") -> PictureFactory:
    """Return the picture that everybody (or the seat at `place`) would see after so many moves."""

    def picture(voice: Voice) -> Picture:
        seat: Seat | None = None if place is None else game.lobby.seats(game.options())[place]
        shown = game.screen(game.rules.view(_after(game, steps), seat), voice, page).picture
        if shown is None:
            raise ValueError(f"{game.name} shows no picture after {steps} moves")
        return shown

    return picture
