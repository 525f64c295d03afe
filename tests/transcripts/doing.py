"""What people might do at cards, hats and pads: mostly sensible, now and then out of turn, too late or not theirs."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bot.engine.seats import OFFICIALS, REFEREE, Actor
from bot.engine.spec import AnyGame
from bot.games.dog.model import DogOptions
from bot.games.hut.legal import targets
from bot.games.hut.model import OFFERED, HutOptions, Plan
from bot.games.hut.notation import write_plan
from bot.games.watten.model.pad import PadOptions
from bot.games.watten.model.score import CASES
from bot.games.watten.model.table import Fine, Redeal, TableOptions
from bot.games.wizard.model.block import BlockOptions
from bot.games.wizard.model.table import TableOptions as WizardOptions
from tests.fuzzing import TIME
from tests.games.dog.random_play import any_action
from tests.games.hut.rounds import random_slip
from tests.games.hut.test_h6_typing_faults import FAULTS
from tests.games.wattenzettel.test_fuzz import somebody, something
from tests.games.wizard.test_fuzz import typed as at_a_table
from tests.games.wizardblock.test_fuzz import typed as on_a_block

Hands = Callable[[AnyGame, Any, random.Random], tuple[Actor, str]]
HOST = Actor(host=True)


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
