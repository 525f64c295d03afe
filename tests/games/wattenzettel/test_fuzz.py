"""A pad in the hands of people who undo, correct, punish and exclude in every phase, against a plain re-computation.

The re-computation knows nothing of the pad: it keeps the list of entries that stand and adds them up.
"""

import random
from dataclasses import dataclass, field

import pytest

from bot.engine.model import Event, Refused, TimeUp
from bot.engine.seats import NOBODY, REFEREE, Actor
from bot.games.watten import PAD
from bot.games.watten.model import pad as p
from bot.games.watten.model.score import CASES, SEATS, TEAMS
from tests.games.watten.tools import Stacked

RULES = PAD.rules
STEPS = 400


@dataclass(frozen=True)
class Entry:
    """A line as it stands: a game for a team, or a Strafe against it."""

    team: int
    points: int
    fine: bool = False


@dataclass
class Slate:
    """The entries that stand, kept apart from the pad."""

    entries: list[Entry] = field(default_factory=list)
    game: int | None = None
    """Which entry is the last game, while it can be corrected."""
    games: int = 0
    """How often the deal has moved on."""
    before: "Slate | None" = None
    bummerl: list[int] = field(default_factory=list)

    def copy(self) -> "Slate":
        return Slate(list(self.entries), self.game, self.games, None, list(self.bummerl))

    def score(self) -> tuple[int, int]:
        """Add up, line by line, until somebody has 11."""
        points = [0, 0]
        for entry in self.entries:
            if max(points) >= 11:
                break
            if not entry.fine:
                points[entry.team] = min(11, points[entry.team] + entry.points)
            elif points[entry.team] >= 2:
                points[entry.team] -= 2
            else:
                points[1 - entry.team] = min(11, points[1 - entry.team] + 2)
        return points[0], points[1]

    def note(self, event: Event, runs: bool) -> None:
        """Write down what an event says; `runs`: a game was under way."""
        was = self.copy()
        undoable = isinstance(event, p.Announced | p.Entered | p.Raised | p.Corrected | p.Disputed)
        match event:
            case p.Announced():
                if event.unwritten:
                    self.entries.append(Entry(0, 0))
                    self.games += 1
                self.game = None
            case p.Entered():
                self.game = len(self.entries)
                self.entries.append(Entry(event.team, event.value))
                self.games += 1
            case p.Corrected():
                assert self.game is not None, "a closed entry was corrected"
                self.entries[self.game] = Entry(event.team, event.value)
            case p.Fined():
                self.entries.append(Entry(event.team, 2, fine=True))
                self.games += runs and max(self.score()) >= 11
            case p.TakenBack():
                assert self.before is not None, "there was nothing to take back"
                was = self.before
                self.entries, self.game, self.games = was.entries, was.game, was.games
            case p.RoundWon():
                assert max(self.score()) == 11 and self.score()[event.team] == 11
                self.bummerl.append(event.team)
                self.game = None
            case p.RoundBegun():
                self.entries = []
        self.before = was if undoable else None


def somebody(luck: random.Random) -> Actor:
    return REFEREE if luck.random() < 0.3 else Actor.at(luck.choice(SEATS))


def something(state: p.PadState, luck: random.Random) -> p.PadAction:
    """Choose anything that can be written on a pad, mostly what helps it on."""
    team = luck.choice(TEAMS)
    rare: list[p.PadAction] = [
        p.Fine(team=team, case=luck.choice(CASES)),
        p.Misdeal(),
        p.Correct(team=team, how=luck.choice(("played", "left")), value=luck.randint(2, 11)),
        p.Correct(team=team, how="played", value=luck.choice((2, 3))),
        p.Dispute(),
        p.TakeBack(),
        p.TakeBack(),
        p.Raise(team=team),
        p.Announce(),
    ]
    usual: list[p.PadAction] = [
        p.Announce(), p.Win(team=team), p.Raise(team=team), p.Stay(), p.Stay(raising=True), p.Go(), p.Confirm(),
        p.Answer(yes=luck.random() < 0.6), p.NextRound(),
    ]  # fmt: skip
    return luck.choice(rare if luck.random() < 0.4 else usual)


def check(state: p.PadState, slate: Slate, fines: int) -> None:
    """Compare the pad with the re-computation."""
    assert state.points == slate.score()
    assert [one.team for one in state.won] == slate.bummerl
    assert sum(line.how == "fine" for line in state.lines) == fines, "a Strafe has vanished"
    assert state.dealer == slate.games % 4
    if state.phase in ("deal", "game", "tense", "answer"):
        assert max(state.points) < 11
    if state.phase == "round":
        assert max(state.points) == 11
    if state.open is not None:
        assert state.open == slate.game


@pytest.mark.parametrize("seed", range(40))
def test_a_pad_always_is_what_its_entries_add_up_to(seed: int) -> None:
    luck = random.Random(seed)
    options = p.PadOptions(dealer="Nord", seconds=luck.choice((None, 60)), silence=luck.choice(("go", "stay")))
    state: p.PadState = RULES.blank(options, SEATS)
    chance = Stacked("Nord", ())
    for event in RULES.setup(options, SEATS, chance):
        state = RULES.apply(state, event)
    slate, fines = Slate(), 0
    settled: tuple[int, ...] | None = ()
    accepted: set[str] = set()
    for _ in range(STEPS):
        late = luck.random() < 0.03
        actor, action = (NOBODY, TimeUp()) if late else (somebody(luck), something(state, luck))
        phase = state.phase
        answer = RULES.decide(state, actor, action, chance)
        if isinstance(answer, Refused):
            continue
        accepted.add(f"{phase} {getattr(action, 'kind', 'late')}")
        for event in answer:
            runs = state.phase in p.RUNNING
            if isinstance(event, p.Announced):
                settled = None
            if isinstance(event, p.Raised):
                assert not settled, "somebody raised in a game that began gespannt"
            slate.note(event, runs)
            fines += isinstance(event, p.Fined)
            state = RULES.apply(state, event)
            if isinstance(event, p.RoundBegun):
                fines = 0
            settled = tuple(t for t in TEAMS if slate.score()[t] >= 9) if settled is None else settled
            if isinstance(event, p.TakenBack):
                settled = state.strained
            check(state, slate, fines)
    assert {"deal announce", "game win"} <= accepted and len(accepted) > 8


def test_the_fuzz_reaches_every_corner() -> None:
    """Together the seeds must go where the faults were: an open raise, an open question, a Runde that is won."""
    luck = random.Random(1)
    options = p.PadOptions(dealer="Nord")
    seen: set[str] = set()
    for _ in range(30):
        state: p.PadState = RULES.blank(options, SEATS)
        for _ in range(STEPS):
            action = something(state, luck)
            answer = RULES.decide(state, somebody(luck), action, Stacked("Nord", ()))
            if not isinstance(answer, Refused):
                seen.add(f"{state.phase} {action.kind}")
                for event in answer:
                    state = RULES.apply(state, event)
    corners = {"answer fine", "answer misdeal", "tense fine", "tense misdeal", "round correct", "round take-back"}
    assert corners <= seen, corners - seen
