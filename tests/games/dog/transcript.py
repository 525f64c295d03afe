"""Whole games as text: settings, every action and what everybody is told of it. `python -m` writes them anew."""

import random
from pathlib import Path

from bot.engine.chance import FairChance
from bot.engine.model import Refused
from bot.engine.seats import Actor
from bot.engine.spec import dump
from bot.games.dog import GAME
from bot.games.dog.model import Dealt, DogOptions, State
from bot.texts import Texts
from tests.games.dog.positions import written

FOLDER = Path(__file__).parent / "golden"
RULES = GAME.rules
TEXTS = Texts.load([GAME.folder])
GAMES = {
    "zwei": (DogOptions(players=2), 2),
    "drei": (DogOptions(players=3, draw_houses=True), 3),
    "vier": (DogOptions(), 4),
    "vier_im_gang": (DogOptions(lane=True, ring=40), 4),
}


class Transcript:
    """Plays a game and writes along."""

    def __init__(self, options: DogOptions, count: int) -> None:
        self._seats = GAME.lobby.seats(options)[:count]
        self.lines = [dump(options), ", ".join(self._seats)]
        self._draws = 0
        self.state: State = RULES.blank(options, self._seats)
        chance = self._chance()
        self._add(RULES.setup(options, self._seats, chance), chance)

    def _chance(self) -> FairChance:
        return FairChance("golden", b"g" * 32, self._draws, 1)

    def act(self, line: str) -> None:
        """Do what a line says: `Slytherin: gib 7`."""
        seat, _, move = line.partition(": ")
        action = GAME.notation.read(move)
        assert not isinstance(action, Refused), line
        chance = self._chance()
        events = RULES.decide(self.state, Actor.at(seat), action, chance)
        assert not isinstance(events, Refused), f"{line}: {events}"
        self.lines.append(line)
        self._add(events, chance)

    def _add(self, events: object, chance: FairChance) -> None:
        for event in events:  # type: ignore[attr-defined]  # never a refusal here
            self.state = RULES.apply(self.state, event)
            for audience in (None, *self._seats) if isinstance(event, Dealt) else (None,):
                told = RULES.tell(event, audience)
                if told is not None:
                    mark = f"[{audience}] " if audience else ""
                    self.lines.append(f"    {mark}{TEXTS.say(told, 'de', lambda seat: seat)}")
            if isinstance(event, Dealt):
                self.lines.append(f"    Brett: {written(self.state.places) or 'leer'}")
        self._draws += len(chance.draws)
        outcome = RULES.outcome(self.state)
        if outcome:
            self.lines.append(f"    {TEXTS.say(outcome.text, 'de', lambda seat: seat)}")
            self.lines.append(f"    Brett: {written(self.state.places)}")

    @property
    def text(self) -> str:
        return "\n".join(self.lines) + "\n"


def played(name: str) -> str:
    """Let computer players play a game, with a slip now and then."""
    options, count = GAMES[name]
    luck, game = random.Random(name), Transcript(options, count)
    while waiting := sorted(RULES.waiting_for(game.state)):
        seat = luck.choice(waiting)
        legal = RULES.legal(game.state, seat)
        view = RULES.view(game.state, seat)
        action = luck.choice(legal) if luck.random() < 0.1 else GAME.computers.play(view, legal, game._chance())
        game.act(f"{seat}: {GAME.notation.write(action)}")
    return game.text


def replayed(text: str) -> str:
    """Play again what a text says."""
    settings, seats, *rest = text.splitlines()
    game = Transcript(DogOptions.model_validate_json(settings), len(seats.split(", ")))
    for line in rest:
        if not line.startswith(" "):
            game.act(line)
    return game.text


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(played(name), encoding="utf-8")
