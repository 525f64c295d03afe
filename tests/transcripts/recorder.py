"""Plays the moves of a transcript and writes down what people see, each screen as the change from the one before."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from bot.contests import find_contests
from bot.engine.chance import FairChance
from bot.engine.log import Begun, Entry, fold
from bot.engine.model import Action, Event, Refused, TimeUp
from bot.engine.screen import TO_PAGE, Button, Choice, Menu, Screen
from bot.engine.seats import OFFICIALS, Actor, Seat
from bot.engine.spec import AnyGame, dump
from bot.engine.text import Text
from bot.games import find_games
from bot.texts import Texts
from tests.playing import NOON, PlainVoice
from tests.sample import GAME as SAMPLE
from tests.transcripts.digests import digested
from tests.transcripts.sketch import sketched

SPECS = {**find_games(), SAMPLE.name: SAMPLE}
PAGES = 8
"""So many pages of a screen are leafed through."""
FEW = 12
"""A list of legal moves that is longer is only counted and digested."""


def again(lines: Sequence[str]) -> list[str]:
    """Play a transcript again and return what it is now."""
    name, *seats = lines[0].split(" | ")
    spec = SPECS[name]
    recorder = Recorder(spec, spec.load_options(lines[1]), tuple(seats))
    for line in lines[2:]:
        if line.startswith(">"):
            recorder.do(Move.read(line))
    return recorder.lines


@cache
def texts() -> Texts:
    return Texts.load(spec.folder for spec in (*SPECS.values(), *find_contests().values()))


class German(PlainVoice):
    """Says everything in German and calls people by their seats."""

    def name(self, seat: Seat) -> str:
        return f"<{seat}>"

    def say(self, text: Text) -> str:
        return texts().say(text, "de", self.name)


VOICE = German()


def _said(text: Text) -> str:
    """Say something on one line."""
    return VOICE.say(text).replace("\n", " / ")


@dataclass(frozen=True)
class Move:
    """What somebody did: the actor's parts, the move in the game's notation, chance's number, Discord's clock."""

    seat: Seat | None
    parts: str
    move: str
    nonce: int
    when: int
    shown: bool = True
    """Whether the screens after it are written down."""

    @classmethod
    def read(cls, line: str) -> "Move":
        begin, seat, parts, move = line.split(" | ", 3)
        mark, nonce, when = begin.split(" ")
        return cls(None if seat == "-" else seat, parts.strip("-"), move, int(nonce), int(when), mark == ">>")

    def __str__(self) -> str:
        mark = ">>" if self.shown else ">"
        return f"{mark} {self.nonce} {self.when} | {self.seat or '-'} | {self.parts or '-'} | {self.move}"

    @classmethod
    def of(cls, spec: AnyGame, actor: Actor, action: Action, nonce: int) -> "Move":
        parts = "".join(letter for letter, is_one in (("r", actor.referee), ("c", actor.captain)) if is_one)
        move = "TIME" if isinstance(action, TimeUp) else spec.notation.write(action)
        return cls(actor.seat, parts, move, nonce, actor.when)

    def actor(self) -> Actor:
        return Actor(self.seat, captain="c" in self.parts, referee="r" in self.parts, when=self.when)

    def action(self, spec: AnyGame) -> Any:
        return TimeUp() if self.move == "TIME" else spec.notation.read(self.move)


class Recorder:
    """One game that is played again."""

    def __init__(self, spec: AnyGame, options: Any, seats: tuple[Seat, ...]) -> None:
        self._spec, self._seats = spec, seats
        self._shown: dict[tuple[Seat | None, str], list[str]] = {}
        self._turned_to: set[str] = set()
        chance = FairChance("transcript", b"t" * 32, 0, 0)
        self.lines = [" | ".join([spec.name, *seats]), dump(options)]
        opening = [Begun(seats=seats), *spec.rules.setup(options, seats, chance)]
        self._draws = len(chance.draws)
        self.state = fold(spec.rules, options, [Entry(n, NOON, event) for n, event in enumerate(opening)]).state
        self._tell(opening[1:])
        self.show()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._spec.rules.outcome(self.state) is not None

    def chance(self, nonce: int) -> FairChance:
        return FairChance("transcript", b"t" * 32, self._draws, nonce)

    def do(self, move: Move) -> bool:
        """Make a move and write down what follows; tell whether it was accepted."""
        self.lines.append(str(move))
        chance = self.chance(move.nonce)
        action = move.action(self._spec)
        events = (
            action if isinstance(action, Refused) else self._spec.rules.decide(self.state, move.actor(), action, chance)
        )
        if isinstance(events, Refused):
            self.lines.append(f"  no: {_said(events.text)}")
            return False
        self._draws += len(chance.draws)
        for event in events:
            self.state = self._spec.rules.apply(self.state, event)
        self._tell(events)
        if move.shown:
            self.show()
        return True

    def _tell(self, events: Sequence[Event]) -> None:
        for event in events:
            public = self._spec.rules.tell(event, None)
            if public is not None:
                self.lines.append(f"  {_said(public)}")
            for seat in (*self._seats, OFFICIALS):
                private = self._spec.rules.tell(event, seat)
                if private is not None and private != public:
                    self.lines.append(f"  {seat} hears: {_said(private)}")

    def show(self) -> None:
        """Write down the step, who is awaited, what is legal, and every screen that changed."""
        rules = self._spec.rules
        step = rules.step(self.state)
        self.lines.append(f"  = {step.key}: {_said(step.text)} ({rules.time_limit(self.state)} s)")
        for seat in sorted(rules.waiting_for(self.state)):
            legal = sorted(self._spec.notation.write(action) for action in rules.legal(self.state, seat))
            listed = ", ".join(legal) if len(legal) <= FEW else f"{len(legal)} moves {digested(legal)}"
            self.lines.append(f"  {seat} may: {listed}{self._thought(seat)}")
        self._show_to(None)
        if self._spec.manners.officials:
            self._show_to(OFFICIALS)
        for seat in self._seats:
            if seat == self._seats[0] or seat in rules.waiting_for(self.state):
                self._show_to(seat)
        outcome = rules.outcome(self.state)
        if outcome is not None:
            self.lines.append(f"  end: {_said(outcome.text)} {outcome.places} {outcome.points}")
            self.lines += [f"  why: {_said(words)}" for words in outcome.why]

    def _thought(self, seat: Seat) -> str:
        """Say what the computer would do there: its taste is seen where it changes."""
        rules, legal = self._spec.rules, self._spec.rules.legal(self.state, seat)
        if seat == OFFICIALS or len(legal) < 2:
            return ""
        mind = FairChance("thought", b"c" * 32, 0, len(self.lines))
        choice = self._spec.computers.play(rules.view(self.state, seat), legal, mind)
        return f" (computer: {self._spec.notation.write(choice)})"

    def _show_to(self, audience: Seat | None) -> None:
        view = self._spec.rules.view(self.state, audience)
        for page, screen in _pages(self._spec, view):
            before, now = self._shown.get((audience, page), []), list(screen_lines(screen))
            if now == before:
                continue
            title = f"  {audience or 'all'} {TO_PAGE}{page}"
            if page and page in self._turned_to:  # readers have seen such a page: its digest is enough
                self.lines.append(f"{title} {digested(now)}")
            else:
                self.lines.append(title)
                self.lines += [f"    - {line}" for line in _only(before, now)]
                self.lines += [f"    + {line}" for line in _only(now, before)]
            self._shown[audience, page] = now
            self._turned_to.add(page)


def _only(some: list[str], others: list[str]) -> list[str]:
    known = set(others)
    return [line for line in some if line not in known]


def _pages(spec: AnyGame, view: Any) -> Iterator[tuple[str, Screen]]:
    known, ahead = {""}, [""]
    while ahead:
        page = ahead.pop(0)
        screen = spec.screen(view, VOICE, page)
        yield page, screen
        for row in screen.rows:
            for control in row.choices if isinstance(row, Menu) else row:
                other = control.move.removeprefix(TO_PAGE)
                if control.move.startswith(TO_PAGE) and other not in known and len(known) < PAGES:
                    known.add(other)
                    ahead.append(other)


def screen_lines(screen: Screen, *, drawn: bool = True) -> Iterator[str]:
    """Put a screen into lines."""
    yield f"{screen.tone} ## {_said(screen.heading)}"
    for line in screen.lines:
        yield _said(line)
    if screen.picture is not None:
        picture = screen.picture
        sketch = f" {sketched(picture.draw, picture.data)}" if drawn else ""
        yield f"picture {digested(picture.data)}{sketch}: {_said(picture.alt)}"
    for row in screen.rows:
        if isinstance(row, Menu):
            choices = [_control(choice) for choice in row.choices]
            yield f"menu {row.key}: {_said(row.prompt)}, {len(choices)} choices {digested(choices)}"
            yield from choices[:3]
        else:
            yield from (_control(button) for button in row)
    if screen.door is not None:
        yield f"door {_said(screen.door)}"
    for file in screen.files:
        yield f"file {file.name} {digested(file.body)}"


def _control(control: Button | Choice) -> str:
    words = [f"[{_said(control.label)}]", control.move]
    if isinstance(control, Choice):
        words.append(_said(control.about) if control.about else "")
    else:
        words += [control.style, control.emoji or "", "barred" if control.barred else ""]
        words.append(_said(control.ask) if control.ask else "")
    return " ".join(word for word in words if word)
