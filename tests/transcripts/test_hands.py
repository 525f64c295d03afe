"""Random hands at every game of cards, hats and pads: right things and wrong ones, by anybody, taken back, too late.

A line for each try: what was answered; where it was accepted, letters for the events, what everybody is told, the
state, the pages that the public and one seat leaf through, and what may follow. If something is meant to change,
`python -m tests.transcripts` writes them anew.
"""

import os
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
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
from bot.games.dog.model import DogOptions
from bot.games.hut.legal import targets
from bot.games.hut.model import OFFERED, HutOptions, Plan
from bot.games.hut.notation import write_plan
from bot.games.watten.model.pad import PadOptions
from bot.games.watten.model.score import CASES
from bot.games.watten.model.table import Fine, Redeal, TableOptions
from bot.games.wizard.model.block import BlockOptions
from bot.games.wizard.model.table import TableOptions as WizardOptions
from tests.fuzzing import TIME, Fuzzed
from tests.games.dog.random_play import any_action
from tests.games.hut.rounds import random_slip
from tests.games.hut.test_h6_typing_faults import FAULTS
from tests.games.wattenzettel.test_fuzz import somebody, something
from tests.games.wizard.test_fuzz import typed as at_a_table
from tests.games.wizardblock.test_fuzz import typed as on_a_block
from tests.transcripts import WRITING
from tests.transcripts.digests import digested, plain_of

FOLDER = Path(__file__).parent / "hands"
PAGES = 5
Hands = Callable[[AnyGame, Any, random.Random], tuple[Actor, str]]
HOST = Actor(host=True)


class Bare:
    """Says ids with all their arguments: what words are made of them is looked at elsewhere."""

    def name(self, seat: Seat) -> str:
        return f"<{seat}>"

    def computer(self, seat: Seat) -> bool:
        return seat in ("B", "2", "Ost", "Gryffindor", "Platz 2")

    def say(self, text: Text) -> str:
        return repr(plain_of(text))


# -- what people might do ----------------------------------------------------------------------------------------------


def of_hats(spec: AnyGame, state: Any, luck: random.Random) -> tuple[Actor, str]:
    """Write slips, mostly right ones; at the beginning name hats and numbers."""
    player, dice = luck.choice(state.players), luck.random()
    actor = Actor.at(player.seat) if luck.random() < 0.97 else luck.choice((REFEREE, HOST))
    if dice < 0.05:
        return actor, TIME
    if dice < 0.1:
        return actor, "abgeben"
    if dice < (0.35 if state.asks_number else 0.13):
        return actor, f"zahl {luck.randint(5, 15)}"
    if dice < (0.5 if state.round == 1 else 0.15):
        names = OFFERED[player.colour if luck.random() < 0.8 else luck.choice("RBWGSV")]
        name = luck.choice((*names, "Ro", "Rübe", "Grünhildeweg", "W1m", "vALTER", "Bär"))
        return actor, f"hut {luck.choice('abcd')} {name}"
    army = state.board.army(player.colour)
    if dice < 0.6 and army:
        stack = luck.choice(army)
        far, target = luck.choice(targets(stack))
        plan = Plan(luck.randint(1, 4), int(stack.top[1]), luck.choice((far, far, far, 0, 7)), target)
        return actor, write_plan(plan)
    lines = random_slip(state.board, player.colour, luck).splitlines() or ["1 Niemand RO 3 M"]
    if luck.random() < 0.3:
        place = luck.randrange(len(lines))
        tokens = lines[place].split()
        if len(tokens) == 5:
            lines[place] = " ".join(luck.choice(FAULTS)(tokens, luck))
    if state.asks_number and luck.random() < 0.5:
        lines.append(f"Zahl {luck.randint(3, 16)}")
    return actor, luck.choice(("befehl ", "befehl ", "notiz ")) + luck.choice(("\n", "; ", " / ")).join(lines)


def of_figures(spec: AnyGame, state: Any, luck: random.Random) -> tuple[Actor, str]:
    """Play cards; now and then somebody else's, or with a move that is not there."""
    waiting, dice = sorted(spec.rules.waiting_for(state)), luck.random()
    if dice < 0.03 or not waiting:
        return REFEREE, TIME
    seat = luck.choice(waiting if dice < 0.93 else [player.seat for player in state.players])
    actor = Actor.at(seat) if luck.random() < 0.98 else REFEREE
    if dice > 0.8:
        figure, other = (f"{luck.choice('SHGR')}{luck.randint(1, 4)}" for _ in range(2))
        move = luck.choice((f"{figure}+{luck.randint(1, 9)}", f"{figure}-4", f"{figure} raus", f"{figure}/{other}",
                            f"HM-{luck.randint(1, 9)}", "HM+4", "ab"))  # fmt: skip
        card = luck.choice((*state.player(seat).hand, luck.choice(("2", "4", "7", "9", "18", "T", "J"))))
        return actor, luck.choice((f"{card} {move}", f"{card} {move}", f"weg {card}", f"gib {card}", "zieh", "fertig"))
    return actor, spec.notation.write(any_action(state, seat, luck))


def of_watten(spec: AnyGame, state: Any, luck: random.Random) -> tuple[Actor, str]:
    """Play on; now and then somebody out of turn, or the Spielleiter punishes."""
    waiting, dice = sorted(spec.rules.waiting_for(state)), luck.random()
    actor = luck.choice((REFEREE, REFEREE, HOST, Actor.at("Nord")))
    if dice < 0.06:
        return actor, spec.notation.write(Fine(team=luck.choice((0, 1)), case=luck.choice(CASES)))
    if dice < 0.1:
        return actor, spec.notation.write(Redeal())
    if dice < 0.13 or not waiting:
        return actor, TIME
    seat = luck.choice(waiting)
    return Actor.at(seat), any_verb([spec.notation.write(action) for action in spec.rules.legal(state, seat)], luck)


def any_verb(moves: list[str], luck: random.Random) -> str:
    """Choose what to do before which card to do it with: otherwise nobody would offer or raise among so many cards."""
    verbs = sorted({move if move.startswith("biete") else move.partition(" ")[0] for move in moves})
    verb = luck.choice(verbs)
    return luck.choice([move for move in moves if move.startswith(verb)])


def of_a_pad(spec: AnyGame, state: Any, luck: random.Random) -> tuple[Actor, str]:
    """Write on the pad of a Watten table; a question is answered by whoever was asked, more often than not."""
    dice = luck.random()
    if dice < 0.03:
        return REFEREE, TIME
    if dice < 0.06:
        return somebody(luck), luck.choice(("schluss", "ausschluss A", "ausschluss B", "ausschluss AB"))
    if dice < 0.1:
        return somebody(luck), luck.choice(("einspruch", "vergeben", "zurueck"))
    waiting = sorted(spec.rules.waiting_for(state))
    if dice < 0.5 and waiting:
        seat = luck.choice(waiting)
        moves = [spec.notation.write(action) for action in spec.rules.legal(state, seat)]
        return (Actor.at(seat) if seat != OFFICIALS else REFEREE), any_verb(moves, luck)
    return somebody(luck), spec.notation.write(something(state, luck))


def of_wizards(spec: AnyGame, state: Any, luck: random.Random) -> tuple[Actor, str]:
    """Play on; now and then somebody comes, goes, is warned or let off."""
    if luck.random() < 0.1:
        seat, verb = luck.choice(state.seats), luck.choice(("fehlt", "da", "da", "ermahnung", "verwarnung", "erlassen"))
        about = {"ermahnung": f" {seat} ablauf-klein 1", "verwarnung": f" {seat} unsportlich 1", "erlassen": " 1"}
        return luck.choice((REFEREE, REFEREE, HOST)), verb + about.get(verb, f" {seat}")
    return at_a_table(state, luck)


def of_blocks(spec: AnyGame, state: Any, luck: random.Random) -> tuple[Actor, str]:
    """Write on a Block what anybody might type, sooner or later what helps it on."""
    seat, dice = luck.choice(state.seats), luck.random()
    if dice < 0.08:
        return REFEREE, f"{luck.choice(('fehlt', 'da', 'strafe', 'geber', 'geht'))} {seat}"
    if dice < 0.12:
        return luck.choice((REFEREE, HOST)), luck.choice((TIME, "streichen 1", "erlassen 1", "neu", "gong 5", "teilen"))
    if dice < 0.35:
        legal = [spec.notation.write(action) for one in state.seats for action in spec.rules.legal(state, one)]
        return Actor.at("A"), luck.choice(legal or ["stimmt"])
    return on_a_block(state, luck)


@dataclass(frozen=True)
class Setting:
    """Who plays by which options, what is done first, and what is tried besides in every state."""

    hands: Hands
    options: tuple[Any, ...]
    tries: int
    words: str
    opening: tuple[tuple[str, ...], ...] = ()
    """What is written first, with each of the options."""


GAMES = {
    "hut": Setting(
        of_hats,
        (HutOptions(players=3), HutOptions(players=2, rounds=5), HutOptions(players=4, mends=False)),
        60,
        "abgeben|zahl 5|zahl 15|hut a Rosa|hut d Ruth|hut b Bär|hut c Ralf|1a1RF|1a2RG 2b1RF|1a1RF 1b2RG|3c3BH|"
        "4d7BI|befehl 1 Rudi 3|befehl 1 Rudi RO|notiz 2 Bodo BO 3 BH|befehl Zahl 7|befehl Zahl 4|befehl hallo|"
        "befehl Rudi RF|befehl 1 Rudi RO 0 RO|notiz 1 Bodo 1; 1 Berta 2 BG|"
        "befehl 1 Willi WO 9 WA; 2 Wanda WO 2 WG; 3 Wotan WO 2 GA",
    ),
    "dog": Setting(
        of_figures,
        (DogOptions(players=2, lane=True, ring=32), DogOptions(), DogOptions(draw_houses=True)),
        130,
        "gib 7|gib T|weg 5|weg J|zieh|fertig|9 G1 raus|18 S1 raus|7 G1+5 G2+2|7 S1+7|4 G1-4|4 S2-4|J G1/S1|"
        "J S1/G2|T ab|5 HM-5|4 HM+4|3 HM-3|2 G1+2|2 S1+2h|6 R1+6|5 H1+5|9 H1+9|3 R2+3h",
    ),
    "watten": Setting(
        of_watten,
        (TableOptions(rounds=2), TableOptions(silence="stay", free_choice=True, most_schenas=1, seconds=None),
         TableOptions(contest=True, dealer="Süd", kritische_named=False)),
        130,
        "hebe 1|hebe 31|schau|schau nicht|behalte|lass|nimm EO|schlag O|schlag 7|farbe G|farbe E|biete tausch|"
        "biete schenas|ja|nein|ausschaffen|dabei|weiter|geh|partner|vergeben|spiel EO|spiel G7|trumpf EO|"
        "trumpf HK|strafe A schreiben|strafe B betrug|ausschluss A|ausschluss AB",
    ),
    "wattenzettel": Setting(
        of_a_pad,
        (PadOptions(), PadOptions(rounds=2, seconds=60, silence="stay", guests=("Ost",)),
         PadOptions(rounds=3, contest=True, dealer="West", guests=("Nord", "Süd"))),
        130,
        "angesagt|dabei|weiter|geh|vergeben|einspruch|stimmt|zurueck|ja|nein|runde|schluss|sieg A|sieg B|"
        "schafft A|schafft B|korrektur A gespielt 2|korrektur B gespielt 4|korrektur A gegangen 3|"
        "korrektur B gespielt 11|strafe A schreiben|strafe B abheben|ausschluss A|ausschluss B|ausschluss AB",
    ),
    "wizard": Setting(
        of_wizards,
        (WizardOptions(places=3), WizardOptions(mode="full", bar=False, zauberer="none", drawn=False),
         WizardOptions(places=4, contest=True, drawn=False)),
        110,
        "abheben 3|abheben 57|trumpf rot|trumpf blau|ansage 0|ansage 1|ansage 20|karte rot 9|karte blau 1|"
        "karte Zauberer 1|fehlt A|fehlt B|da A|da C|geht B|niederlage C|dq A|ermahnung A ablauf-gross 1|"
        "verwarnung B spiel-gross 2|erlassen 1|niederlage B spiel-ernst 2",
    ),
    "wizardblock": Setting(
        of_blocks,
        (BlockOptions(players=3, mode="round", minutes=50, draw=False), BlockOptions(players=4, bar=False),
         BlockOptions(players=3, playoff=False, minutes=6), BlockOptions(players=3),
         BlockOptions(players=5, mode="round"), BlockOptions(players=4)),
        130,
        "ansage 0|ansage 2|ansage 20|ansagen 0 0 0|ansagen 1 0 1|ansagen 1 1 1 1|ansage A 1|ansage B 0|"
        "ansage C 20|stich 0|stich 1|stich 20|stiche 1 0 0|stiche 0 0 1 0|stiche 1 1 1|stiche 2 1 0|stich A 0|"
        "stich B 1|stich C 20|stimmt|zurueck|schluss|neu|teilen|spiel 1 1/0 0/0 0/0|spiel 1 0/0 1/1 0/0|"
        "spiel 1 0/0 0/1 1/1|spiel 1 0/1 0/0 1/0 0/1|spiel 1 1/2 0/0 0/0|spiel 2 1/1 1/1 0/0|spiel 2 2/0 0/1 0/1|"
        "spiel 20 0/0 1/0 0/0|stechen 1 1/1 1/1 1/0|stechen 1 3/0 0/1 0/1|stechen 1 2/1 1/1 0/0|"
        "stechen 1 3/4 0/0 0/0|stechen 2 1/1 2/2 0/1|stechen 1 1/1 2/1|nichtig 1|nichtig 2|nichtig 20|strafe A|"
        "strafe C|streichen 1|streichen 9|fehlt A|fehlt C|da A|da C|geht B|niederlage C|dq A|"
        "ermahnung A spiel-gross 1|verwarnung B spiel-gross 2|erlassen 1|erlassen 9|geber B|geber A|gong 10|"
        "gong 0|gong 60|niederlage B spiel-ernst 2",
        ((), (), (), ("schluss",),
         (), ("ansagen 1 1 0 0", "stiche 0 0 1 0", "stimmt", "ansagen 1 1 0 1", "stiche 0 0 1 1", "stimmt", "schluss")),
    ),
}  # fmt: skip
"""The last Blocks begin with a tie that three cards decide (Z3.2)."""


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

    def told(self) -> list[Any]:
        """Return what everybody hears of what was done last."""
        rules = self.spec.rules
        return [[rules.tell(event, who) for who in (None, *self.seats)] for event in self.lines[-1].events]


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
            parts = (
                self.table.lines[-1].events,
                self.table.told(),
                *self.table.after(seat, self.luck, self.pages),
                self._probed(),
            )
            letters = [digested(part)[:4] for part in parts] + self._thought()
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
