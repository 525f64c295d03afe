"""Matches in which everything is tried: by referees, captains, players, spectators, clocks; at every moment.

The courses of `test_courses` are played mostly as they should be. Here people ask for what they may not, referees rule,
exclude, repeat and give way, seats empty and fill again. A line for each move says what came of it, in letters: what
was answered, told to whom, shown on which page, and what everybody would have been answered who tried something else.
"""

import random
from collections.abc import Iterator, Sequence
from typing import Any, get_args

import pytest

from bot.engine.chance import FairChance
from bot.engine.log import Entry
from bot.engine.model import Refused, TimeUp
from bot.engine.screen import TO_PAGE, Menu
from bot.engine.seats import OFFICIALS, Actor, Seat
from bot.games.quidditch import GAME
from bot.games.quidditch import model as m
from bot.games.quidditch.report import log_lines
from bot.games.quidditch.state import State
from tests.games.quidditch.crowd import Crowd
from tests.playing import NOON
from tests.transcripts.digests import digested
from tests.transcripts.recorder import VOICE, Move, Recorder, screen_lines
from tests.transcripts.test_courses import must_be_as_stored

MOST_MOVES, MOST_PAGES = 110, 24
PAIRS = ((4, 2), (6, 5), (4, 2), (5, 3))
WAYS = (
    m.QuidditchOptions(rounds=2, chat=40, zehn_sekunden=15, stille=20),
    m.QuidditchOptions(art="pokal", schiri="mensch", houses=("H", "R"), rounds=3),
    m.QuidditchOptions(art="finale", schiri="mensch", houses=("R", "G"), rounds=1, xp=(1, 1, 1), fassung=3),
    m.QuidditchOptions(schiri="mensch", geschwaetz="aus", rounds=2, gnade=0, tor=20, schnatz=70, bonus=30),
    m.QuidditchOptions(art="pokal", schiri="mensch", geschwaetz="automatisch", rounds=4, halbzeit=90),
)
GENTLE = """kapitän {s}; besitz {s}; stelle {s} T; stelle {s} M; stelle {s} H; stelle {s} -; fehlt {s}; zurück; gilt;
gilt nicht; gilt {s}; gilt nicht {s}; gilt {s} {n}; gilt nicht {s} {n}; wiederholen; wiederholen {r} treiber;
wiederholen {r} jaeger; wiederholen {r} sucher; aufrücken {s}>{t}; bescheid {h} jetzt; bescheid {h} pause;
bescheid {h} halbzeit; bescheid {h} nein; nein ende; ja pause; nein pause; nein abbruch; nein verschieben; weiter 5000;
aus; versäumt; bereit; verzicht; 'XP {s} 2, {t} 1; 'XP {s} 2, {t} 1, {u} 1; 'XP {s} 1 trotzdem; 'XP {s} 2; 'Aufheben;
'{s}; '{s} M; "{s}; "{s} T; "M; "H; "Anpfiff; "Aus; "Gilt; "Chatende; "Quaffel freigegeben; "Schnatz freigegeben;
"Pause; "Hallo zusammen; ersetzt {s}; wechsel {s}>- +>{s}: Muss weg; wechsel {s}>{t} {t}>{s}: Tausch;
wechsel {s}>{f}: Umzug; wechsel {s}>-: Heim; "Torwurf; "Halten; "Abblocken; "Pass {s}; "Angenommen; "Foul {s};
"Angriff {s}; "Fliegen M-{h}; "Klatscherwurf {s}; "Klatscherabfang; "Finden; "Fangen; "torwurf; "/dice 2w6; 2w6;
"Klatscherabwurf {s}; "Abfangen; "Pass {s}x; stelle {f} M; besitz {f}; fehlt {f}; kapitän {f}; aufrücken {f}>{s};
ersetzt {f}; "Angriff; "Angriff {f}; "Niemand; "{f}; "Fliegen T-H; "Fliegen {h}-M"""
HARSH = """ausschluss {s}; ausschluss {s}: Er ruft dazwischen; würfelbetrug {s}; würfelbetrug {s} wurf {w};
ja ende; ausschluss {f}; würfelbetrug {f};
ja abbruch; ja verschieben"""


def each(lines: str) -> list[str]:
    return [" ".join(line.split()) for line in lines.split(";")]


STEPS = [f"schritt {was}" for was in get_args(m.Schrittname)]
MILD, RARE = [*each(GENTLE), *STEPS], each(HARSH)


class Even(FairChance):
    """Dice that fall alike again and again: so many ties are seldom seen."""

    def dice(self, count: int, sides: int) -> tuple[int, ...]:
        first, *_ = super().dice(count, sides)
        return PAIRS[first % len(PAIRS)]


class Unruly(Crowd):
    """People who try everything, mostly while they play on."""

    def next(self) -> tuple[Actor, Any]:
        """Choose who does what."""
        way = self.luck.random()
        if way < 0.6:
            return super().next()
        asked = [one.house for one in self.state.requests if one.wann is None]
        if asked and self.luck.random() < 0.5:
            answer = self.luck.choice(("jetzt", "pause", "halbzeit"))
            return Actor(referee=True, when=self.now), GAME.notation.read(f"bescheid {asked[0]} {answer}")
        if way < 0.66:
            rulings = [one for one in _desk(self.state).rulings if self.luck.random() < 0.8]
            if rulings:
                return Actor(referee=True, when=self.now), GAME.notation.read(rulings[-1].move)
        actor = self.somebody()
        return actor, GAME.notation.read(self.move(RARE if way > 0.97 else MILD, actor))

    def somebody(self) -> Actor:
        """Choose who tries: referees mostly, captains often, anybody sometimes."""
        way, luck = self.luck.random(), self.luck
        seats = [one.seat for one in self.state.players]
        captains = [seat for seat in self.state.captains if seat]
        if way < 0.4:
            return Actor(referee=True, when=self.now)
        if way < 0.7 and captains:
            return Actor(luck.choice(captains), captain=True, when=self.now)
        if way < 0.9:
            return Actor(luck.choice(seats), when=self.now)
        return luck.choice(
            [Actor(when=self.now), Actor(), Actor(luck.choice(seats), referee=True, when=self.now), Actor("ZHüter")]
        )

    def move(self, moves: Sequence[str], actor: Actor) -> str:
        """Write something down that could be meant."""
        luck, state = self.luck, self.state
        own = [one.seat for one in state.players if actor.seat is None or one.seat[0] == actor.seat[0]]
        some = luck.sample(own, 3) if len(own) > 2 else [one.seat for one in state.players][:3]
        free = [seat for seat in m.seats_of(state.options) if state.player(seat) is None and seat[0] == some[0][0]]
        number = luck.randrange(len(state.inputs) + 1)
        writer = state.inputs[number].who if number < len(state.inputs) and luck.random() < 0.8 else some[0]
        template = luck.choice(moves)
        return template.format(
            s=writer if "{n}" in template and writer[:1] in m.HOUSES else some[0],
            t=some[1],
            u=some[2],
            h=luck.choice(state.options.houses),
            f=free[0] if free else "GJäger3",
            n=number,
            w=number + 1,
            r=max(1, state.round - luck.randrange(2)),
        )


def _desk(state: State) -> Any:
    return GAME.rules.view(state, OFFICIALS).desk


class Course(Recorder):
    """A match of which everything counts, in a few letters."""

    def __init__(self, crowd: Unruly) -> None:
        self.crowd, self.shows, self.log = crowd, 0, list[Entry]()
        super().__init__(GAME, crowd.options, crowd.state.seats)

    def chance(self, nonce: int) -> FairChance:
        usual = super().chance(nonce)
        return Even("transcript", b"t" * 32, self._draws, nonce) if self.crowd.seed % 2 else usual

    def _tell(self, events: Sequence[Any]) -> None:
        super()._tell(events)
        for event in events:
            self.log.append(Entry(len(self.log) + 1, NOON, event))
            self.lines.append(f"{event.kind} {digested(event)} {GAME.rules.moved(event)}")

    def show(self) -> None:
        """Write down what follows from the state, every few moves with all pages and all that could be tried."""
        rules, state = GAME.rules, self.state
        awaited = sorted(rules.waiting_for(state))
        legal = [
            sorted(map(GAME.notation.write, rules.legal(state, seat))) for seat in (*self._seats[:2], *awaited[:3])
        ]
        thought = [self._thought(seat) for seat in awaited[:2]]
        parts: list[Any] = [state, rules.step(state), rules.time_limit(state), rules.outcome(state), awaited, legal]
        parts.append(thought)
        if self.shows % 5 == 0 or self.over:
            captain = next((seat for seat in state.captains if seat), self._seats[0])
            parts += [list(self._pages(audience)) for audience in (None, OFFICIALS, captain, self._seats[-1])]
        if self.shows % 9 == 0 or self.over:
            parts += [self._answers(), *self._about()]
        self.shows += 1
        self.lines.append(" ".join(digested(part)[:4] for part in parts))

    def _pages(self, audience: Seat | None) -> Iterator[Any]:
        """Leaf through: everything that a page leads to, of a menu the first and the last, and what is no page."""
        seat, view = self._seats[0], GAME.rules.view(self.state, audience)
        known = ["", "urteil.99", "wiederholen.9.jaeger", f"positionen.{seat}", "einig.wetter", "xp.Niemand", "bericht"]
        known += ["ausschluss.Niemand", "anpfiff", f"ausschluss.{seat}", f"wechsel.{seat}.wie.auch", "wechsel", "xp"]
        for page in known:
            screen = GAME.screen(view, VOICE, page)
            yield list(screen_lines(screen, drawn=False))
            for row in screen.rows:
                for control in [row.choices[0], row.choices[-1]] if isinstance(row, Menu) else row:
                    other = control.move.removeprefix(TO_PAGE)
                    if control.move.startswith(TO_PAGE) and other not in known and len(known) < MOST_PAGES:
                        known.append(other)

    def _answers(self) -> Any:
        """Let many things be tried, each by somebody; nothing comes of it."""
        tried, luck = [], random.Random(self.shows)
        self.crowd.state, usual = self.state, self.crowd.luck
        self.crowd.luck = luck
        for template in [*MILD, *RARE]:
            actor = self.crowd.somebody()
            action = GAME.notation.read(self.crowd.move([template], actor))
            late = luck.random() < 0.2
            actor = Actor(actor.seat, captain=actor.captain, referee=actor.referee, when=actor.when + 30_000 * late)
            assert not isinstance(action, Refused)
            tried.append(GAME.rules.decide(self.state, actor, action, self.chance(luck.getrandbits(30))))
        tried.append(GAME.rules.decide(self.state, Actor(), TimeUp(), self.chance(1)))
        self.crowd.luck = usual
        return tried

    def _about(self) -> Iterator[Any]:
        """Return what else the house asks of a match."""
        state, rules, computers = self.state, GAME.rules, GAME.computers
        some = frozenset(self._seats[::2])
        yield [computers.yields(state, seat, some) for seat in self._seats]
        yield [computers.unhurried(state, some), computers.together(state), list(rules.captains(state))]
        yield [rules.reimagine(state, seat, self.chance(7)) for seat in (None, OFFICIALS, self._seats[1])]
        yield list(log_lines(self.log, VOICE.say, state.options.fassung))
        yield list(log_lines(self.log, VOICE.say))


def course(seed: int) -> list[str]:
    """Play a while."""
    crowd = Unruly(seed, WAYS[seed % len(WAYS)], 8 + 2 * (seed % 4))
    played = Course(crowd)
    lines = [digested(played.lines)]
    for _ in range(MOST_MOVES):
        if played.over and crowd.luck.random() < 0.3:
            break
        crowd.state = played.state
        crowd.now += crowd.luck.choice((300, 900, 2500, 6000, 16_000))
        actor, action = _afterwards(crowd) if played.over else crowd.next()
        assert not isinstance(action, Refused)
        move, done = Move.of(GAME, actor, action, crowd.luck.getrandbits(40)), len(played.lines)
        played.do(move)
        told = played.lines[done + 1 :]
        last = told[-1] if not told[-1].startswith("  no:") else told[-1].strip()[:50]
        lines.append(f"{move.seat or '-'} {move.parts or '-'} {move.move} → {digested(told)[:4]} {last}")
    played.shows = 0
    played.show()
    return [*lines, played.lines[-1]]


def _afterwards(crowd: Unruly) -> tuple[Actor, Any]:
    """Try after the end what may still change it."""
    actor = crowd.somebody()
    moves = each('würfelbetrug {s}; wiederholen; wiederholen {r} sucher; wiederholen {r} jaeger; ja ende; "Halten')
    return actor, GAME.notation.read(crowd.move(moves, actor))


@pytest.mark.parametrize("seed", range(20, 28))
def test_a_match_in_which_everything_is_tried_is_what_it_was(seed: int) -> None:
    must_be_as_stored(f"quidditch-tried-{seed}", course(seed))
