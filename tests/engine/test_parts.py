"""What a game gets that says nothing about itself: the defaults of the parts are a promise to whoever writes one."""

from dataclasses import fields
from typing import Any

from bot.engine.chance import FairChance
from bot.engine.model import Event, Options, TimeUp
from bot.engine.seats import NOBODY, Seat
from bot.engine.spec import ComputerPart, ContestPart, LeadingPart, Letter, LobbyPart, MannersPart, TableGame, any_legal
from tests.playing import play
from tests.sample import GAME

OPTIONS, SEATS = Options(), ("A", "B")


def test_a_lobby_without_wishes() -> None:
    lobby: LobbyPart[Options] = LobbyPart(seats=lambda options: SEATS, minimum=lambda options: 2)
    assert lobby.lacking(OPTIONS, SEATS) is None and lobby.teams(OPTIONS) == () and lobby.rules == ()
    assert lobby.about(OPTIONS) is None and lobby.called(OPTIONS) is None and not lobby.bound(OPTIONS)
    assert lobby.chosen is None and lobby.choose(OPTIONS, SEATS) is OPTIONS
    assert lobby.own(OPTIONS, frozenset("GH")) == () and lobby.spoken("A") is None and lobby.badge("A") is None
    assert lobby.named("A") == "A"


def test_computers_leaders_and_manners_without_wishes() -> None:
    computers: ComputerPart[Options, TimeUp, int, int] = ComputerPart()
    assert computers.play is any_legal and computers.allowed(OPTIONS)
    assert not computers.yields(0, "A", frozenset(SEATS)) and not computers.unhurried(0, frozenset())
    assert not computers.together(0)
    leading: LeadingPart[Options, TimeUp] = LeadingPart()
    assert (leading.replaced, leading.exclude, leading.resumed, leading.open_for) == (None, None, None, None)
    assert leading.replaceable(OPTIONS) and not leading.afterwards(TimeUp())
    assert not leading.punishes(TimeUp()) and not leading.appointed(OPTIONS)
    manners: MannersPart[Options] = MannersPart()
    assert (manners.told, manners.officials, manners.publishes, manners.free_speech) == (False, False, False, False)
    assert manners.finale and manners.announces == frozenset()
    assert manners.open_clock(OPTIONS) and not manners.timeless(">page")
    assert manners.published({"kind": "x"}) == {"kind": "x"}


def test_a_contest_without_wishes() -> None:
    contest = ContestPart(rounds=lambda state: (), table=lambda state, name: None, result=lambda one, name, other: None)
    event = Event(kind="x")
    assert contest.orders(0, "1") == () and contest.letters(0, event) == () and contest.lineups(0) == ()
    assert contest.at(7, 99) == 7 and contest.resumed(0) == 0 and not contest.clock(0) and not contest.halts
    assert contest.begun(0, "1", 0) is None and contest.posted(0, "1", 5) is None and contest.gone is None
    assert contest.host_plays and contest.noun == "tournament"
    assert contest.verdicts == frozenset() and not contest.concerns({}, "A")
    table = TableGame("watten", OPTIONS, dict[Seat, Seat]())
    assert table.guests(OPTIONS, SEATS) is OPTIONS and table.leader is None
    letter = Letter("round")
    assert (letter.seats, letter.lead, letter.body) == ((), False, {})
    assert {one.name for one in fields(Letter)} == {"what", "seats", "lead", "body"}


def test_rules_that_say_nothing_know_no_sections_captains_clocks_or_promises() -> None:
    state = GAME.rules.blank(GAME.options(), GAME.lobby.seats(GAME.options()))
    bare: Any = super(type(GAME.rules), GAME.rules)
    assert bare.section(state) == "" and bare.captains(state) == () and bare.moved(Event(kind="x")) == ()
    assert bare.time_limit(state) is None and bare.due(state) is None
    assert not bare.outlasts(Event(kind="x")) and not bare.promises(Event(kind="x"))
    chance = FairChance("x", bytes(32), 0, 0)
    assert bare.rewound(state, state, NOBODY) == () and bare.reimagine(state, None, chance) is state
    assert not bare.open_seed(state), "the seed is a secret until the game is over"
    assert bare.open_seed(play(GAME, 1).states[-1])
    assert type(GAME.rules).secrets
