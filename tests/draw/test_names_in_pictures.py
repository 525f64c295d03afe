"""Names in pictures: usual ones stand whole everywhere, long ones are shortened sensibly, and nothing overlaps."""

from collections.abc import Iterator, Sequence
from itertools import cycle
from typing import Any

import pytest

from bot.draw.canvas import Canvas
from bot.draw.fonts import ROBOT, Face, called, face
from bot.engine.chance import FairChance
from bot.engine.log import Begun, Entry, fold
from bot.engine.model import Options, Refused
from bot.engine.seats import Actor, Seat
from bot.engine.spec import AnyGame
from bot.engine.text import Text
from bot.games import find_games
from bot.games.dog.model import DogOptions
from bot.games.hut.model import HutOptions
from bot.games.quidditch.draw import pitch
from bot.games.quidditch.draw.pieces import halo_text
from bot.games.watten.draw import pad
from bot.games.watten.draw.pad import CENTRE
from bot.games.watten.draw.records import PadPicture, PadWords
from bot.games.wizard.model.table import TableOptions
from bot.texts import Texts
from tests.playing import NOON, PlainVoice, pages, play

SPECS = find_games()
TEXTS = Texts.load(spec.folder for spec in SPECS.values())
USUAL = ("Maximilian", f"{ROBOT} Schraub", "Katharina", "Friederike", f"{ROBOT} Hektor", "Alexandra")
GAMES: dict[str, tuple[str, Options, int]] = {
    "watten": ("watten", SPECS["watten"].options(), 40),
    "wizard of three": ("wizard", TableOptions(places=3), 40),
    "wizard of six": ("wizard", TableOptions(mode="full", places=6), 60),
    "dog": ("dog", DogOptions(), 30),
    "hut": ("hut", HutOptions(players=6), 20),
}


class German(PlainVoice):
    """Speaks German and knows people by usual names."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        self.names = dict(zip(seats, cycle(USUAL), strict=False))

    def name(self, seat: Seat) -> str:
        return self.names.get(seat, seat)

    def computer(self, seat: Seat) -> bool:
        return self.name(seat).startswith(ROBOT)

    def say(self, text: Text) -> str:
        return TEXTS.say(text, "de", self.name)


def states(spec: AnyGame, options: Any, seats: tuple[Seat, ...], steps: int) -> Iterator[Any]:
    """Let computers play, and give the position after every step."""
    chance = FairChance("names", b"n" * 32, 0, 0)
    opening = [Begun(seats=seats), *spec.rules.setup(options, seats, chance)]
    state = fold(spec.rules, options, [Entry(n, NOON, event) for n, event in enumerate(opening)]).state
    draws = len(chance.draws)
    for number in range(1, steps + 1):
        yield state
        seat = min(spec.rules.waiting_for(state))
        view, legal = spec.rules.view(state, seat), spec.rules.legal(state, seat)
        action = spec.computers.play(view, legal, FairChance("robot", b"r" * 32, 0, number))
        chance = FairChance("names", b"n" * 32, draws, number)
        events = spec.rules.decide(state, Actor.at(seat), action, chance)
        assert not isinstance(events, Refused)
        draws += len(chance.draws)
        for event in events:
            state = spec.rules.apply(state, event)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Hear everything that is written into pictures."""
    words: list[str] = []
    plain = Canvas.text

    def text(self: Canvas, x: float, baseline: float, text: str, font: Face, *rest: Any) -> float:
        words.append(text)
        return plain(self, x, baseline, text, font, *rest)

    def halo(canvas: Canvas, x: float, baseline: float, text: str, *rest: Any) -> None:
        words.append(text)
        halo_text(canvas, x, baseline, text, *rest)

    monkeypatch.setattr(Canvas, "text", text)
    monkeypatch.setattr(pitch, "halo_text", halo)
    return words


@pytest.mark.parametrize("name", GAMES)
def test_no_usual_name_is_cut_in_any_picture(name: str, written: list[str]) -> None:
    kind, options, steps = GAMES[name]
    spec = SPECS[kind]
    seats = spec.lobby.seats(options)
    voice = German(seats)
    for number, state in enumerate(states(spec, options, seats, steps)):
        if number % 8:
            continue
        for seat in (None, seats[number // 8 % len(seats)]):
            for page in ("", *PAGES.get(kind, ())):
                picture = spec.screen(spec.rules.view(state, seat), voice, page).picture
                if picture is not None:
                    picture.draw(picture.data)
    names = {voice.name(seat) for seat in seats}
    assert not cut_names(voice, written)
    assert kind == "dog" or all(any(one in words for words in written) for one in names)  # it names who is next


def cut_names(voice: German, written: Sequence[str]) -> list[str]:
    """List what was written with a name that is not whole."""
    names = set(voice.names.values())
    starts = {one[:4] for one in names} | {one.removeprefix(f"{ROBOT} ")[:3] for one in names}
    return [words for words in written if "…" in words and any(start in words for start in starts)]


WHOLE = {"wizardblock": 2}
"""A seed for a whole game of each kind, where the first one is not of the usual sort."""
PAGES = {"watten": ("stich", "zettel"), "wizard": ("block", "stich", "verlauf")}


@pytest.mark.parametrize("kind", ["wattenzettel", "wizardblock", "quidditch", "watten", "wizard", "hut"])
def test_no_usual_name_is_cut_in_a_pad_a_pitch_or_an_end(kind: str, written: list[str]) -> None:
    spec = SPECS[kind]
    game = play(spec, WHOLE.get(kind, 0), learning=1000)
    voice = German(game.seats)
    for state in (*game.states[5 : len(game.states) // 2 : max(1, len(game.states) // 6)], game.states[-1]):
        for screen in pages(spec, spec.rules.view(state, None), voice, 6):
            if screen.picture is not None:
                screen.picture.draw(screen.picture.data)
    assert not cut_names(voice, written)
    assert any(one in words for one in voice.names.values() for words in written)


def test_long_names_are_shortened_before_they_are_cut() -> None:
    bold = face("sans-bold", 28)
    assert called("Maximiliane-Friederike", "sans-bold", 32, bold.length("Maximiliane-F."))[0] == "Maximiliane-F."
    assert called("Anna Huber", "sans-bold", 32, bold.length("Anna H."))[0] == "Anna H."
    words, font = called("Donaudampfschifffahrt", "sans-bold", 32, 150)
    assert words.endswith("…") and font.length(words) <= 150
    words, font = called("Maximilian", "sans-bold", 40, 145)
    assert words == "Maximilian" and 28 <= font.size < 40


def test_the_mark_of_a_team_never_touches_the_centre_line(monkeypatch: pytest.MonkeyPatch) -> None:
    marks: list[float] = []
    monkeypatch.setattr(pad, "team_mark", lambda canvas, team, x, y: marks.append(x + (13 if team == 0 else -13)))
    for long in (USUAL[0], "Maximiliane-Friederike", "W" * 30, "Jo"):
        marks.clear()
        data = PadPicture("Watten", "Runde 1", ((long, long), (long, long)), (), "", "1", ((), ()), _pad_words())
        pad.draw_pad(data)
        assert marks[0] < CENTRE - 8 and marks[1] > CENTRE + 4


def _pad_words() -> PadWords:
    return PadWords("Bummerl", "gespielt", "gegangen", "Strafe", "gespannt", "Fahnen", "gefaltet")
