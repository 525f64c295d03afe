"""Random hands at every game of cards, hats and pads: right things and wrong ones, by anybody, taken back, too late.

A line for each try: what was answered; where it was accepted, letters for the events, what everybody is told, the
state, the pages that the public and one seat leaf through, and what may follow. If something is meant to change,
`python -m tests.transcripts` writes them anew.
"""

import os
import random
from collections.abc import Iterable, Iterator
from dataclasses import replace
from difflib import unified_diff
from pathlib import Path
from typing import Any

import pytest

from bot.engine.chance import FairChance
from bot.engine.model import Refused
from bot.engine.screen import TO_PAGE, Menu, Screen
from bot.engine.seats import NOBODY, OFFICIALS, REFEREE, Actor, Seat
from bot.engine.spec import AnyGame
from bot.engine.text import Text
from bot.games import find_games
from tests.fuzzing import Fuzzed
from tests.transcripts import WRITING
from tests.transcripts.digests import digested, plain_of
from tests.transcripts.doing import GAMES, HOST

FOLDER = Path(__file__).parent / "hands"
PAGES = 5


class Bare:
    """Says ids with all their arguments: what words are made of them is looked at elsewhere."""

    def name(self, seat: Seat) -> str:
        return f"<{seat}>"

    def computer(self, seat: Seat) -> bool:
        return seat in ("B", "2", "Ost", "Gryffindor", "Platz 2")

    def say(self, text: Text) -> str:
        return repr(plain_of(text))


# -- what comes of it --------------------------------------------------------------------------------------------------


def leafed(spec: AnyGame, view: Any, luck: random.Random, earlier: list[str]) -> Iterator[tuple[str, Screen]]:
    """Leaf through a screen at random, and come back to a page of earlier; there may be nothing on it any more."""
    ahead = ["", luck.choice(earlier)] if earlier else [""]
    for _ in range(PAGES):
        if not ahead:
            return
        page = ahead.pop(luck.choice((0, -1)))
        screen = spec.screen(view, Bare(), page)
        yield page, screen
        for row in screen.rows:
            for control in row.choices if isinstance(row, Menu) else row:
                other = control.move.removeprefix(TO_PAGE)
                if control.move.startswith(TO_PAGE) and other not in ahead:
                    ahead.append(other)
                    earlier += [other] if other not in earlier else []
        luck.shuffle(ahead)


def bare(screen: Screen) -> list[Any]:
    """Return everything that is on a screen; of a picture what is drawn, and by which pen."""
    picture = screen.picture
    drawn = [picture.draw.__name__, plain_of(picture.data), picture.alt] if picture else None
    shown = [screen.heading, screen.lines, screen.rows, screen.door, screen.tone, screen.files, screen.own]
    return [plain_of(shown), plain_of(drawn)]


class Table(Fuzzed):
    """A game under random hands of which everything counts."""

    def after(self, seat: Seat, luck: random.Random, earlier: list[str]) -> Iterator[Any]:
        """Yield what can be known of the state as it is."""
        rules, state = self.spec.rules, self.state
        yield state
        audiences = (None, OFFICIALS, seat) if self.spec.manners.officials else (None, seat)
        views = [rules.view(state, who) for who in audiences]
        yield [(page, bare(one)) for view in views for page, one in leafed(self.spec, view, luck, earlier)]
        legal = [sorted(map(self.spec.notation.write, rules.legal(state, one))) for one in self.seats]
        yield [rules.step(state), rules.waiting_for(state), rules.time_limit(state), rules.outcome(state), legal,
               rules.section(state), rules.captains(state)]  # fmt: skip

    def told(self, events: Iterable[Any]) -> list[Any]:
        """Return what everybody hears of something."""
        rules = self.spec.rules
        return [[rules.tell(event, who) for who in (None, *self.seats)] for event in events]


def _who(actor: Actor) -> str:
    return actor.seat or ("referee" if actor.referee else "host" if actor.host else "-")


PROBES, AFTER_THE_END, THOUGHT = 10, 5, 6


class Course:
    """Games under random hands, one after the other, and lines about them."""

    def __init__(self, name: str, number: int) -> None:
        self.spec, self.setting, self.number = find_games()[name], GAMES[name], number
        self.luck = random.Random(f"{name} hands {number}")
        self.lines, self.pages = list[str](), ["nowhere"]
        self.pool = self.setting.words.split("|")
        self._begin()

    def _begin(self) -> None:
        options = self.setting.options[self.number]
        self.table, self.ended = Table(self.spec, options, self.spec.lobby.seats(options)), 0
        opening = [entry.event for entry in self.table.entries[1:]]
        self.lines.append(f"opened → {digested(opening)[:4]} {digested(self.table.told(opening))[:4]}")
        for move in self.setting.opening[self.number] if self.setting.opening else ():
            self.attempt(HOST, move)

    def played(self) -> list[str]:
        """Let random hands at it."""
        for _ in range(self.setting.tries):
            actor, move = self.setting.hands(self.spec, self.table.state, self.luck)
            if self.luck.random() < 0.04:
                done = self.table.back(actor, self.luck.randint(1, 4))
                self.lines.append(f"{_who(actor)} back → {digested(self.table.state)[:4] if done else 'no'}")
            else:
                self.attempt(actor, move)
            self.ended += self.spec.rules.outcome(self.table.state) is not None
            if self.ended > AFTER_THE_END:
                self._begin()
        return self.lines

    def attempt(self, actor: Actor, move: str) -> None:
        """Try something and write down what comes of it."""
        refused = self.table.do(actor, move)
        letters = [refused.code, digested(refused.args)[:4]] if refused else []
        if refused is None:
            seat = self.table.seats[len(self.lines) % len(self.table.seats)]
            events = self.table.lines[-1].events
            after = self.table.after(seat, self.luck, self.pages)
            parts = (events, self.table.told(events), *after, self._probed())
            letters = [digested(part)[:4] for part in parts] + self._thought()
            if self.spec.rules.outcome(self.table.state) is not None:
                again = [[*self.table.after(one, self.luck, self.pages)][1] for one in self.table.seats]
                letters += ["end", *(digested(one)[:4] for one in again)]
        self.lines.append(f"{_who(actor)} {move!r} → {' '.join(letters)}")

    def _thought(self) -> list[str]:
        """Return what the computer would do, now and then: its taste is seen where it changes."""
        rules, waiting = self.spec.rules, sorted(self.spec.rules.waiting_for(self.table.state))
        if len(self.lines) % THOUGHT or not waiting or not self.spec.computers.allowed(self.table.options):
            return []
        legal, mind = rules.legal(self.table.state, waiting[0]), FairChance("mind", b"m" * 32, 0, len(self.lines))
        choice = self.spec.computers.play(rules.view(self.table.state, waiting[0]), legal, mind)
        return [f"({waiting[0]}: {self.spec.notation.write(choice)})"]

    def _probed(self) -> list[Any]:
        """Return what others would be answered who tried something now that is or was open to somebody."""
        rules, state, found = self.spec.rules, self.table.state, list[Any]()
        for seat in self.table.seats[:2]:
            legal = rules.legal(state, seat)
            self.pool += [self.spec.notation.write(self.luck.choice(legal))] if legal else []
        for _ in range(PROBES):
            move = self.luck.choice(self.pool if self.luck.random() < 0.6 else self.pool[-12:])
            seats = [Actor.at(seat) for seat in self.table.seats]
            actor = self.luck.choice([*seats, REFEREE, REFEREE, HOST, NOBODY, replace(seats[0], host=True)])
            action = self.spec.notation.read(move)
            chance = FairChance("probe", b"p" * 32, 0, 7)
            answer = action if isinstance(action, Refused) else rules.decide(state, actor, action, chance)
            found.append((move, _who(actor), answer))
        return found


COURSES = [(name, number) for name, setting in GAMES.items() for number, _ in enumerate(setting.options)]


@pytest.mark.parametrize(("name", "number"), COURSES)
def test_whatever_hands_do_everybody_is_answered_told_and_shown_what_they_were(name: str, number: int) -> None:
    now = Course(name, number).played()
    file = FOLDER / f"{name}-{number}.txt"
    if os.environ.get(WRITING):
        file.write_text("\n".join(now) + "\n")
    difference = list(unified_diff(file.read_text().splitlines(), now, "stored", "now", lineterm="", n=1))
    assert not difference, "\n".join([*difference[:12], "if this is meant: python -m tests.transcripts"])


IMAGINED = [name for name in GAMES if find_games()[name].rules.secrets]


@pytest.mark.parametrize("name", IMAGINED)
def test_somebody_imagines_the_same_of_what_he_cannot_see(name: str) -> None:
    """Computers think with it: a world that is imagined otherwise is another game for them."""
    spec, setting, luck = find_games()[name], GAMES[name], random.Random(f"{name} imagined")
    table, now = Table(spec, setting.options[0], spec.lobby.seats(setting.options[0])), []
    for step in range(60):
        if table.do(*setting.hands(spec, table.state, luck)) is None:
            who = (None, *table.seats)[step % (len(table.seats) + 1)]
            imagined = spec.rules.reimagine(table.state, who, FairChance("imagined", b"i" * 32, 0, step))
            now.append(f"{who} {digested(imagined)}")
    file = FOLDER / f"{name}-imagined.txt"
    if os.environ.get(WRITING):
        file.write_text("\n".join(now) + "\n")
    assert file.read_text().splitlines() == now
