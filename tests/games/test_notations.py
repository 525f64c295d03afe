"""Every action of every game in writing: what it means, the way back, and what is no move."""

from typing import Any, get_args

import pytest

from bot.engine.model import Refused
from bot.games.dog import model as dog
from bot.games.hut import model as hut
from bot.games.kampf import model as kampf
from bot.games.quidditch import model as quidditch
from bot.games.watten.model import pad as wattenzettel
from bot.games.watten.model import table as watten
from bot.games.wizard.model import block as wizardblock
from bot.games.wizard.model import people
from bot.games.wizard.model import table as wizard
from bot.games.wizard.model.cards import BY_NAME
from tests.transcripts.recorder import SPECS

MOVES: dict[str, dict[str, Any]] = {
    "dog": {
        "gib 7": dog.Give(card="7"),
        "weg T": dog.Discard(card="T"),
        "7 G1+5 G2+2": dog.Play(card="7", move="G1+5 G2+2"),
        "zieh": dog.Draw(),
        "fertig": dog.Pass(),
    },
    "hut": {
        "1a3RH 2d0WO": hut.Orders(plans=(hut.Plan(1, 1, 3, "RH"), hut.Plan(2, 4, 0, "WO"))),
        "befehl 1 Willi WO 3 RH": hut.Write(words="1 Willi WO 3 RH"),
        "notiz 1 Willi WO 3 RH": hut.Write(words="1 Willi WO 3 RH", replaces=False),
        "abgeben": hut.HandIn(),
        "zahl 12": hut.NameNumber(number=12),
        "hut b Wanda": hut.Christen(hat=2, name="Wanda"),
    },
    "kampf": {"2w6": kampf.Roll()},
    "quidditch": {
        '"Torwurf': quidditch.Wrote(text="Torwurf"),
        "'XP GHüter 2": quidditch.Whispered(text="XP GHüter 2"),
        "2w6": quidditch.Roll(),
        "gezeigt 1700": quidditch.Gezeigt(at=1700),
        "kapitän GHüter": quidditch.Kapitaen(seat="GHüter"),
        "bereit": quidditch.Bereit(),
        "verzicht": quidditch.Verzicht(),
        "wechsel GJäger1>- +>GJäger2: krank": quidditch.Wechsel(
            moves=(("GJäger1", "-"), ("+", "GJäger2")), grund="krank"
        ),
        "ja ende": quidditch.Einigung(was="ende", ja=True),
        "nein pause": quidditch.Einigung(was="pause", ja=False),
        "schritt schnatz": quidditch.Schritt(was="schnatz"),
        "gilt": quidditch.Gilt(),
        "gilt SHüter": quidditch.Gilt(seat="SHüter"),
        "gilt SHüter 3": quidditch.Gilt(seat="SHüter", nr=3),
        "gilt nicht": quidditch.GiltNicht(),
        "gilt nicht SHüter": quidditch.GiltNicht(seat="SHüter"),
        "gilt nicht SHüter 12": quidditch.GiltNicht(seat="SHüter", nr=12),
        "versäumt": quidditch.Versaeumt(),
        "weiter 1700": quidditch.Weiter(dauer=1700),
        "aus": quidditch.Aus(),
        "stelle GJäger1 H": quidditch.Stelle(seat="GJäger1", third=2),
        "stelle GJäger1 -": quidditch.Stelle(seat="GJäger1", third=None),
        "besitz SJäger3": quidditch.Besitz(seat="SJäger3"),
        "wiederholen": quidditch.Wiederholen(),
        "wiederholen 3 jaeger": quidditch.Wiederholen(round=3, phase="jaeger"),
        "fehlt STreiber2": quidditch.Fehlt(seat="STreiber2"),
        "zurück": quidditch.Zurueck(),
        "bescheid G halbzeit": quidditch.Bescheid(house="G", wann="halbzeit"),
        "aufrücken GJäger1>GHüter": quidditch.Aufruecken(seat="GJäger1", to="GHüter"),
        "ausschluss SSucher": quidditch.Ausschluss(seat="SSucher"),
        "ersetzt SSucher": quidditch.Ersetzt(seat="SSucher"),
        "würfelbetrug SSucher": quidditch.Wuerfelbetrug(seat="SSucher"),
        "würfelbetrug SSucher wurf 17": quidditch.Wuerfelbetrug(seat="SSucher", wurf=17),
    },
    "watten": {
        "hebe 31": watten.Cut(depth=31),
        "schau": watten.Look(yes=True),
        "schau nicht": watten.Look(yes=False),
        "behalte": watten.Keep(yes=True),
        "lass": watten.Keep(yes=False),
        "nimm E7": watten.Choose(card=0),
        "schlag A": watten.NameSchlag(rank=7),
        "farbe S": watten.NameFarbe(suit=3),
        "biete tausch": watten.Propose(what="swap"),
        "biete schenas": watten.Propose(what="schenas"),
        "ja": watten.Reply(yes=True),
        "nein": watten.Reply(yes=False),
        "spiel E8": watten.Play(card=1),
        "trumpf E8": watten.Play(card=1, demand=True),
        "ausschaffen": watten.Raise(),
        "dabei": watten.Stay(),
        "weiter": watten.Stay(raising=True),
        "geh": watten.Go(),
        "partner": watten.Defer(),
        "strafe B betrug": watten.Fine(team=1, case="cheat"),
        "vergeben": watten.Redeal(),
        "ausschluss AB": watten.Exclude(teams=(0, 1)),
    },
    "wattenzettel": {
        "angesagt": wattenzettel.Announce(),
        "sieg B": wattenzettel.Win(team=1),
        "schafft A": wattenzettel.Raise(team=0),
        "dabei": wattenzettel.Stay(),
        "weiter": wattenzettel.Stay(raising=True),
        "geh": wattenzettel.Go(),
        "strafe A schreiben": wattenzettel.Fine(team=0, case="write"),
        "vergeben": wattenzettel.Misdeal(),
        "korrektur B gegangen 3": wattenzettel.Correct(team=1, how="left", value=3),
        "korrektur A gespielt 11": wattenzettel.Correct(team=0, how="played", value=11),
        "einspruch": wattenzettel.Dispute(),
        "stimmt": wattenzettel.Confirm(),
        "zurueck": wattenzettel.TakeBack(),
        "ja": wattenzettel.Answer(yes=True),
        "nein": wattenzettel.Answer(yes=False),
        "runde": wattenzettel.NextRound(),
        "schluss": wattenzettel.Close(),
        "ausschluss B": wattenzettel.Exclude(teams=(1,)),
    },
    "wizard": {
        "fehlt A": people.Miss(seat="A"),
        "da A": people.Arrive(seat="A"),
        "geht C": people.Leave(seat="C", manner="gone"),
        "verwarnung A spiel-ernst 1": people.Punish(seat="A", verdict="warning", offence="spiel-ernst", level=1),
        "erlassen 1": people.Withdraw(line=1),
        "abheben 30": wizard.Cut(at=30),
        "trumpf rot": wizard.Choose(suit=1),
        "ansage 20": wizard.Bid(tricks=20),
        "karte rot 9": wizard.Play(card=BY_NAME["rot 9"]),
    },
    "wizardblock": {
        "ansage 3": wizardblock.Say(tricks=3),
        "ansagen 3 2 1": wizardblock.SayAll(bids=(3, 2, 1)),
        "ansage A 2": wizardblock.SayAgain(seat="A", tricks=2),
        "stich 0": wizardblock.Take(tricks=0),
        "stiche 1 0 2": wizardblock.TakeAll(tricks=(1, 0, 2)),
        "stich B 1": wizardblock.TakeAgain(seat="B", tricks=1),
        "stimmt": wizardblock.Confirm(),
        "gong 5": wizardblock.Ring(left=5),
        "zurueck": wizardblock.Undo(),
        "spiel 4 2/3 0/0 1/1": wizardblock.Correct(number=4, cells=((2, 3), (0, 0), (1, 1))),
        "strafe A": people.Fine(seat="A"),
        "streichen 2": people.Pardon(line=2),
        "fehlt A": people.Miss(seat="A"),
        "da A": people.Arrive(seat="A"),
        "geht C": people.Leave(seat="C", manner="gone"),
        "niederlage C": people.Leave(seat="C", manner="defeat"),
        "dq C": people.Leave(seat="C", manner="disqualified"),
        "ermahnung A spiel-klein 1": people.Punish(seat="A", verdict="reminder", offence="spiel-klein", level=1),
        "verwarnung A ablauf-klein 2": people.Punish(seat="A", verdict="warning", offence="ablauf-klein", level=2),
        "niederlage A spiel-ernst 2": people.Punish(seat="A", verdict="defeat", offence="spiel-ernst", level=2),
        "dq A unsportlich 1": people.Punish(seat="A", verdict="disqualified", offence="unsportlich", level=1),
        "erlassen 2": people.Withdraw(line=2),
        "stechen 1 2/3 1/1": wizardblock.Correct(number=1, cells=((2, 3), (1, 1)), playoff=True),
        "nichtig 4": wizardblock.Annul(number=4),
        "geber B": wizardblock.Geber(seat="B"),
        "schluss": wizardblock.Finish(),
        "neu": wizardblock.Replay(),
        "teilen": wizardblock.Share(),
    },
}
ACTIONS: dict[str, Any] = {
    "dog": dog.DogAction,
    "hut": hut.HutAction,
    "quidditch": quidditch.QuidditchAction,
    "watten": watten.TableAction,
    "wattenzettel": wattenzettel.PadAction,
    "wizard": wizard.TableAction,
    "wizardblock": wizardblock.BlockAction,
}


@pytest.mark.parametrize(
    ("game", "move", "action"),
    [(game, move, action) for game, moves in MOVES.items() for move, action in moves.items()],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_a_move_is_read_and_written(game: str, move: str, action: Any) -> None:
    notation = SPECS[game].notation
    assert notation.read(move) == action
    assert notation.write(action) == move


@pytest.mark.parametrize("game", ACTIONS)
def test_every_kind_of_action_is_tried(game: str) -> None:
    assert {type(action) for action in MOVES[game].values()} == set(get_args(ACTIONS[game]))


@pytest.mark.parametrize(
    ("game", "move"),
    [
        ("dog", "gib 1"),
        ("dog", "7 G5+1"),
        ("hut", "1e3RH"),
        ("hut", "5a3RH"),
        ("hut", "befehl "),
        ("hut", "notiz "),
        ("kampf", "3w6"),
        ("quidditch", '"'),
        ("quidditch", "stelle GJäger1 X"),
        ("quidditch", "kapitän GJäger4"),
        ("quidditch", "schritt nirgendwohin"),
        ("watten", "hebe 0"),
        ("watten", "hebe 32"),
        ("watten", "spiel E6"),
        ("watten", "strafe C betrug"),
        ("wattenzettel", "korrektur A gespielt 12"),
        ("wattenzettel", "korrektur A gespielt 1"),
        ("wizard", "karte rot 14"),
        ("wizard", "ansage 21"),
        ("wizard", "ansage 007"),
        ("wizardblock", "ansagen 1, zwei"),
        ("wizardblock", "spiel 0 1/1 0/0 0/0"),
        ("wizardblock", "spiel 4 21/3 0/0 1/1"),
        ("wizardblock", "streichen 0"),
        ("wizardblock", "geber Z"),
        ("wizardblock", "gong 61"),
    ],
)
def test_what_is_no_move_is_refused(game: str, move: str) -> None:
    assert isinstance(SPECS[game].notation.read(move), Refused)
