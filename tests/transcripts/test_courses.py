"""Whole games at random, every state of them: a line for each move with letters that stand for all that came of it.

Transcripts are read by people and show a screen now and then; here nothing is left out: state, what is told, who may
do what, what everybody sees. Where letters differ, the move before them says where to look; if it is meant,
`python -m tests.transcripts` writes them anew.
"""

import os
import random
from collections.abc import Callable, Sequence
from difflib import unified_diff
from pathlib import Path
from typing import Any, get_args

import pytest

from bot.contest_room.hall import local_time
from bot.contest_room.shows import find_shows
from bot.contests import find_contests
from bot.contests.common.actions import AboutEntry, Plainly
from bot.contests.common.events import Drawn, Ended, LotsDrawn, RoundClosed
from bot.contests.common.format import Standings
from bot.contests.common.model import State, Verdict
from bot.contests.common.show import Scene, Show
from bot.contests.pokal import POKAL
from bot.contests.pokal.rules_page import RULES
from bot.contests.pokal.screen import PLAN, SAND
from bot.engine.model import Refused
from bot.engine.seats import NOBODY, OFFICIALS, REFEREE, Actor, Seat
from bot.games import find_games
from bot.games.quidditch import GAME as QUIDDITCH
from tests.contests.chance_play import play
from tests.contests.pokal.season import HEAD, OK, WHISTLE, random_season
from tests.contests.table import HOUSE, LEAD, Lucky
from tests.contests.test_at_random import VARIANTS as TOURNAMENTS
from tests.games.quidditch.crowd import WAYS, Crowd
from tests.playing import NOON, variants
from tests.transcripts import WRITING
from tests.transcripts.__main__ import next_move
from tests.transcripts.digests import digested
from tests.transcripts.recorder import VOICE, Move, Recorder, screen_lines
from tests.transcripts.test_typed import POKAL as OF_THE_CUP
from tests.transcripts.test_typed import each

FOLDER = Path(__file__).parent / "courses"
MOST_MOVES, MOST_WORDS = 120, 160
SEEDS = (11, 12, 13, 14)
PLAYED = sorted(find_games())


class Course(Recorder):
    """A game of which every state counts, in a few letters."""

    def __init__(self, *about: Any) -> None:
        self.tried: list[str] = []
        """What was open to somebody before: others try it again."""
        super().__init__(*about)

    def show(self) -> None:
        """Write down everything that follows from the state."""
        rules, spec = self._spec.rules, self._spec
        awaited = sorted(rules.waiting_for(self.state))
        legal = [sorted(spec.notation.write(action) for action in rules.legal(self.state, seat)) for seat in awaited]
        step, outcome = rules.step(self.state), rules.outcome(self.state)
        shown = [self._seen_by(seat) for seat in (None, OFFICIALS, self._seats[0], *awaited[:1])]
        parts = (step, awaited, legal, rules.time_limit(self.state), outcome, shown, self.state)
        everybody = [REFEREE, NOBODY, *(Actor.at(seat) for seat in self._seats[:3])]
        tried = [one for some in legal for one in some[:2]] + self.tried[-4:]
        self.tried += [one for one in tried[:2] if one not in self.tried]
        answers = _answers(rules, spec.notation.read, self.state, everybody, tried)
        self.lines.append(" ".join([*(digested(part)[:4] for part in parts), answers[:4]]))

    def _seen_by(self, audience: Seat | None) -> Any:
        if audience == OFFICIALS and not self._spec.manners.officials:
            return None
        view = self._spec.rules.view(self.state, audience)
        return list(screen_lines(self._spec.screen(view, VOICE, ""), drawn=False))


def _played(course: Course, choose: Callable[[], Move], most: int) -> list[str]:
    lines = [f"{digested(course.lines)}"]
    for _ in range(most):
        if course.over:
            break
        done, move = len(course.lines), choose()
        course.do(move)
        told = course.lines[done + 1 :]
        lines.append(f"{move.seat or '-'} {move.parts or '-'} {move.move} → {digested(told[:-1])[:4]} {told[-1][:60]}")
    return lines


def any_course(name: str, seed: int) -> list[str]:
    """Play a game at random."""
    spec, luck = find_games()[name], random.Random(f"{name} {seed}")
    options = luck.choice(variants(spec))
    everybody = spec.lobby.seats(options)
    course = Course(spec, options, everybody[: luck.randint(spec.lobby.minimum(options), len(everybody))])
    seen: list[str] = []
    return _played(course, lambda: next_move(spec, course, seen, luck), MOST_MOVES)


def match(seed: int) -> list[str]:
    """Let a crowd play Quidditch."""
    crowd = Crowd(seed, WAYS[seed % len(WAYS)], 8 + 3 * (seed % 3))
    course = Course(QUIDDITCH, crowd.options, crowd.state.seats)

    def next_word() -> Move:
        crowd.state = course.state
        crowd.now += crowd.luck.choice((300, 900, 2500, 6000))
        actor, action = crowd.next()
        return Move.of(QUIDDITCH, actor, action, crowd.luck.getrandbits(40))

    return _played(course, next_word, MOST_WORDS)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", PLAYED)
def test_a_course_is_what_it_was(name: str, seed: int) -> None:
    now = match(seed) if name == QUIDDITCH.name else any_course(name, seed)
    must_be_as_stored(f"{name}-{seed}", now)


CONTESTS = sorted(TOURNAMENTS)


def contest(name: str, seed: int) -> list[str]:
    """Play a tournament at random; whenever a round begins or ends, everything it shows counts as well."""
    kind, options = TOURNAMENTS[name]
    spec = find_contests()[kind]
    played = play(spec, options, seed)
    rules, show = spec.rules, find_shows()[kind]
    state: State = rules.blank(played.options, ())
    for event in played.log[: len(played.log) - sum(len(events) for _, _, events in played.script)]:
        state = rules.apply(state, event)
    lines, before = [], Standings((), ())
    for said, number, events in played.script:
        for event in events:
            state = rules.apply(state, event)
        told = [[rules.tell(event, None), spec.contest and spec.contest.letters(state, event)] for event in events]
        shown = ""
        if any(isinstance(event, Drawn | RoundClosed | Ended | LotsDrawn) for event in events):
            shown = _shown(show, Scene(rules.view(state, None), VOICE, NOON, zone_of=local_time, earlier=_once(before)))
            before = rules.view(state, None).standings
            people = [Actor.at(seat) for one in state.entries[:2] for seat in one.seats[:1]]
            shown += (
                f" {_answers(rules, spec.notation.read, state, (LEAD, HOUSE, *people, Actor.at('zz')), _tries(state))}"
            )
        parts = (events, told, state, rules.legal(state, OFFICIALS), rules.step(state), rules.due(state))
        letters = " ".join(digested(part)[:4] for part in parts)
        lines.append(f"{number or '-'} {said[:60] or 'TIME'} → {letters} {shown}".rstrip())
    return lines


def _answers(rules: Any, read: Callable[[str], Any], state: Any, actors: Sequence[Actor], moves: Sequence[str]) -> str:
    """Return letters for what everybody would be answered who tried one of these moves now."""
    found = []
    for move in moves:
        action = read(move)
        for actor in actors if not isinstance(action, Refused) else ():
            answer = rules.decide(state, actor, action, Lucky(0))
            found.append((answer.code, answer.args) if isinstance(answer, Refused) else [one.kind for one in answer])
    return digested(found)


def _tries(state: State) -> list[str]:
    """List one of everything that could be tried in a tournament."""
    numbers = (1, 2, len(state.entries), 999)
    tables = [table.name for table in state.round.tables[:2]] if state.round else []
    plain = [*get_args(Plainly), "add 1", "add 1 filler", "bye 1 1 2", "bye 1 1 99", "decide 1=20 2=40"]
    entry = [f"{verb} {number}" for verb in get_args(AboutEntry) for number in numbers]
    penal = [f"punish {number} {verdict} spiel-gross 1" for number in numbers[1:] for verdict in get_args(Verdict)]
    table = [f"{verb} {name}" for verb in ("confirm", "dispute", "call", "attend") for name in (*tables, "9.9")]
    typed = [f"{verb} {name} 11:4 11:7 7:11" for verb in ("report", "rule", "feed") for name in (*tables, "9.9")]
    seats = [f"{verb} {name} {number}" for verb in ("miss", "came") for name in tables for number in numbers[:2]]
    return [*plain, *entry, *penal, *table, *typed, *seats]


def _once(standings: Standings) -> Callable[[], Standings]:
    return lambda: standings


def _shown(show: Show, scene: Scene) -> str:
    """Return letters for all that a tournament shows of itself."""
    state, parts = scene.state, list[Any]()
    rounds = [state.round] if state.round else []
    parts.append([(one.data, one.alt) for one in show.standings(scene)])
    parts.append([(one.data, one.alt) for round in rounds for one in show.plan(scene, round)])
    parts.append(
        [paper.data for round in rounds for paper in (show.sheets(scene, round), show.plan_paper(scene, round))]
    )
    parts.append([show.standings_paper(scene).data, show.podium(scene).data, show.podium(scene).alt])
    around = state.entries[-1].number
    parts.append([show.csv(scene), show.ranking(scene, 5, around=around), show.entry_record(scene)])
    tables = [table for round in rounds for table in round.tables]
    seats = [show.place_of(scene, table, number) for table in tables for number in table.entries]
    parts.append([seats, [(show.asks(scene, one), show.typed(scene, one, one.result)) for one in tables]])
    verdicts = [
        show.follows(scene, one, verdict) for one in state.entries[:4] for verdict in ("defeat", "disqualified")
    ]
    parts.append([verdicts, [show.result(scene, one, one.result) for one in tables if one.result]])
    return " ".join(digested(part)[:4] for part in parts)


CUP = (OK, HEAD, WHISTLE, HOUSE, LEAD, NOBODY, Actor.at("1"), Actor.at("zz"))
MOVES = [move.replace("h1", name).replace("h3", name) for name in ("h1", "r6", "f") for move in each(OF_THE_CUP)]


def season(seed: int) -> list[str]:
    """Play a season of the cup at random; every page of it counts."""
    rules, played = POKAL.rules, random_season(seed)
    state, lines = rules.blank(played.state.options, ()), []
    for number, event in enumerate(played.log):
        state = rules.apply(state, event)
        letters = POKAL.contest.letters(state, event) if POKAL.contest else ()
        parts: list[Any] = [event, rules.tell(event, None), letters, state, rules.step(state), rules.due(state)]
        if number % 3 == 0:
            screens = [POKAL.screen(rules.view(state, None), VOICE, page) for page in ("", PLAN, SAND, RULES)]
            parts.append([list(screen_lines(screen, drawn=False)) for screen in screens])
            parts.append(_answers(rules, POKAL.notation.read, state, CUP, MOVES))
        lines.append(f"{event.kind} → {' '.join(digested(part)[:4] for part in parts)}")
    return lines


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_season_at_random_is_what_it_was(seed: int) -> None:
    must_be_as_stored(f"pokal-{seed}", season(seed))


@pytest.mark.parametrize("name", CONTESTS)
def test_a_tournament_at_random_is_what_it_was(name: str) -> None:
    must_be_as_stored(f"turnier-{name}", contest(name, 5))


def must_be_as_stored(name: str, now: list[str]) -> None:
    """Compare with what is stored, or store it."""
    file = FOLDER / f"{name}.txt"
    if os.environ.get(WRITING):
        file.write_text("\n".join(now) + "\n")
    if not file.exists():
        pytest.skip("nothing is stored of it yet: python -m tests.transcripts")
    difference = list(unified_diff(file.read_text().splitlines(), now, "stored", "now", lineterm="", n=1))
    assert not difference, "\n".join([*difference[:12], "if this is meant: python -m tests.transcripts"])
