"""H2: colours by lot, names of hats, the secret number."""

from collections import Counter
from dataclasses import replace
from itertools import combinations

import pytest

from bot.engine.chance import FairChance
from bot.engine.model import Refused, TimeUp
from bot.engine.screen import Menu
from bot.engine.seats import NOBODY, Actor
from bot.engine.text import Seated
from bot.games.hut import GAME
from bot.games.hut.board import Colour
from bot.games.hut.model import (
    OFFERED,
    SEATS,
    Christen,
    Drawn,
    HandIn,
    HutOptions,
    NameNumber,
    Shown,
    State,
    Write,
)
from bot.games.hut.names import misnamed
from bot.games.hut.plan import COLOURS
from bot.games.hut.screen.slip import christening
from tests.games.hut.table import RULES, chance
from tests.playing import PlainVoice


def begun(players: int = 2, nonce: int = 1) -> State:
    options = HutOptions(players=players)
    seats = SEATS[:players]
    state = RULES.blank(options, seats)
    for event in RULES.setup(options, seats, chance(nonce)):
        state = RULES.apply(state, event)
    return state


def act(state: State, seat: str, action: object) -> State | Refused:
    events = RULES.decide(state, Actor.at(seat), action, chance())  # type: ignore[arg-type]  # tests try everything
    if isinstance(events, Refused):
        return events
    for event in events:
        state = RULES.apply(state, event)
    return state


def passed(state: State) -> State:
    events = RULES.decide(state, NOBODY, TimeUp(), chance())
    assert not isinstance(events, Refused)
    for event in events:
        state = RULES.apply(state, event)
    return state


@pytest.mark.parametrize("players", range(2, 7))
def test_h2_1_colours_by_lot_and_all_hats_at_home(players: int) -> None:
    state = begun(players)
    colours = [player.colour for player in state.players]
    assert len(set(colours)) == players and set(colours) <= set(COLOURS)
    assert len(state.board.home) == 4 * players and not state.board.stacks


def test_h2_1_the_lot_is_one_verifiable_draw_and_fair() -> None:
    luck = FairChance("hut", b"h" * 32, 0, 5)
    (event,) = RULES.setup(HutOptions(), SEATS, luck)
    assert isinstance(event, Drawn)
    assert [draw.ask for draw in luck.draws] == ["mischen 6"]
    first = Counter(begun(2, nonce).players[0].colour for nonce in range(600))
    assert set(first) == set(COLOURS) and min(first.values()) > 60


@pytest.mark.parametrize("colour", COLOURS)
def test_h2_1_the_names_offered_are_right(colour: str) -> None:
    names = OFFERED[colour]
    assert len({name[1] for name in names[:4]}) == 4
    for name in names:
        assert misnamed(colour, ("xx", "xx", "xx", "xx"), 1, name) is None
        assert name[0] == colour and 3 <= len(name) <= 10


@pytest.mark.parametrize("colour", COLOURS)
def test_h2_1_every_hat_has_a_name_to_choose_whatever_the_others_are_called(colour: Colour) -> None:
    seconds = [name[1] for name in OFFERED[colour]]
    for taken in combinations(seconds, 4):
        names = tuple(f"{colour}{second}mm" for second in taken)
        page = christening(
            GAME.rules.view(begun(), None), Shown("1", colour, names, 0, done=False, out=False, seal=None)
        )
        menus = [row for row in page.rows if isinstance(row, Menu)]
        assert [menu.key for menu in menus] == ["hut1", "hut2", "hut3", "hut4"]
        for hat, menu in enumerate(menus, 1):
            for choice in menu.choices:
                action = GAME.notation.read(choice.move)
                assert isinstance(action, Christen) and action.hat == hat
                assert misnamed(colour, names, hat, action.name) is None


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Rex", None),
        ("rübe", None),
        ("RUMPEL", "second"),
        ("Rhabarbera", None),
        ("RÄTSEL", None),
        ("Räuber", None),
        ("Ro", "length"),
        ("Rhabarberin", "length"),
        ("Bert", "colour"),
        ("Rosalie", "second"),
        ("R2D2", "letters"),
        ("R🎩d", "letters"),
        ("Re x", "letters"),
    ],
)
def test_h2_1_names_of_hats(name: str, why: str | None) -> None:
    wrong = misnamed("R", ("Rudi", "Rosa", "Rita", "Ralf"), 3, name)
    assert (wrong.code if wrong else None) == (f"hut-name-{why}" if why else None)


def test_h2_1_owners_name_their_hats_until_they_write_their_first_orders() -> None:
    state = begun()
    letter = state.players[0].colour
    named = act(state, "1", Christen(hat=2, name=letter + "xaxa"))
    assert isinstance(named, State)
    assert named.players[0].names[1] == letter + "xaxa"
    written = act(named, "1", Write(words=f"1 {letter}XAXA {letter}O 3 {letter}H"))
    assert isinstance(written, State)
    assert written.players[0].slip is not None
    late = act(written, "1", Christen(hat=2, name=letter + "yaya"))
    assert isinstance(late, Refused) and late.code == "hut-christen-late"
    assert isinstance(act(passed(state), "1", Christen(hat=2, name=letter + "yaya")), Refused)


@pytest.mark.parametrize(
    ("numbers", "rounds"),
    [((5, 5), 5), ((15, 15), 15), ((5, 6), 6), ((7, None), 7), ((None, None), 10), ((5, 15), 10), ((14, 15), 15)],
)
def test_h2_2_the_rounded_mean_is_the_number_of_rounds(numbers: tuple[int | None, ...], rounds: int) -> None:
    state = begun()
    for seat, number in zip(SEATS, numbers, strict=False):
        if number is not None:
            after = act(state, seat, NameNumber(number=number))
            assert isinstance(after, State)
            state = after
    played = 0
    while not state.over:
        state, played = passed(state), played + 1
    assert played == rounds


def test_h2_2_three_numbers_are_rounded_to_the_nearest() -> None:
    state = begun(3)
    for seat, number in zip(SEATS, (5, 5, 6), strict=False):
        after = act(state, seat, NameNumber(number=number))
        assert isinstance(after, State)
        state = after
    for _ in range(5):
        assert not state.over
        state = passed(state)
    assert state.over


def test_h5_1_at_the_end_everybody_is_listed_by_place() -> None:
    state = begun(3)
    while not state.over:
        state = passed(state)
    players = tuple(replace(one, points=points) for one, points in zip(state.players, (4, 9, 4), strict=True))
    lines = GAME.screen(RULES.view(replace(state, players=players), None), PlainVoice(), "").lines
    order = [player.seat for player in players]
    shown = [(dict(line.args)["place"], dict(line.args)["seat"]) for line in lines]
    assert shown == [(1, Seated(order[1])), (2, Seated(order[0])), (2, Seated(order[2]))]


def test_h2_2_the_number_is_fixed_at_the_first_deadline() -> None:
    state = begun()
    again = act(state, "1", NameNumber(number=5))
    assert isinstance(again, State)
    assert isinstance(act(again, "1", NameNumber(number=15)), State)
    late = act(passed(again), "1", NameNumber(number=15))
    assert isinstance(late, Refused) and late.code == "hut-number-fixed"


@pytest.mark.parametrize("words", ["Zahl 4", "Zahl 16", "zahl 999999999999999999999999"])
def test_h6_5_a_number_outside_is_refused_at_entry(words: str) -> None:
    refused = act(begun(), "1", Write(words=words))
    assert isinstance(refused, Refused) and refused.code == "hut-number-range"


def test_h2_2_the_number_may_stand_with_the_orders_and_is_asked_for_when_it_is_missing() -> None:
    state = begun()
    me = state.players[0]
    order = f"1 {me.names[0]} {me.colour}O 3 {me.colour}H"
    whole = act(state, "1", Write(words=f"Zahl: 9\n{order}"))
    assert isinstance(whole, State)
    assert whole.players[0].number == 9 and whole.players[0].slip is not None and whole.players[0].slip.done
    without = act(state, "1", Write(words=order))
    assert isinstance(without, State)
    assert without.players[0].slip is not None and not without.players[0].slip.done
    mended = act(without, "1", Write(words="Zahl 12"))
    assert isinstance(mended, State)
    assert mended.players[0].number == 12 and mended.players[0].slip is not None and mended.players[0].slip.done
    anyway = act(without, "1", HandIn())
    assert isinstance(anyway, State)
    assert anyway.players[0].number is None and anyway.players[0].slip is not None and anyway.players[0].slip.done


def test_h2_1_h6_3_a_name_that_is_only_spelled_otherwise_is_taken() -> None:
    names = ("Rübe", "Rosa", "Rita", "Ralf")
    alike = misnamed("R", names, 2, "Ruebe")
    assert alike == Refused("hut-name-alike", (("name", "Rübe"),)), "ü and u are two letters, but orders could not tell"
    second = misnamed("R", names, 2, "Rüdiger")
    assert second == Refused("hut-name-second", (("letter", "ü"), ("name", "Rübe")))
    assert misnamed("R", names, 1, "Ruebe") is None, "the hat itself may be spelled anew"
    assert misnamed("R", names, 2, "RITA") == Refused("hut-name-second", (("letter", "i"), ("name", "Rita")))
    said = {
        name: misnamed("R", names, 4, name) for name in ("R2D", "Ra", "Rabaukenkind", "Bodo", "Rabatz", "Raufboldig")
    }
    assert {name: no and (no.code, dict(no.args)) for name, no in said.items()} == {
        "R2D": ("hut-name-letters", {}),
        "Ra": ("hut-name-length", {"shortest": 3, "longest": 10}),
        "Rabaukenkind": ("hut-name-length", {"shortest": 3, "longest": 10}),
        "Bodo": ("hut-name-colour", {"letter": "R"}),
        "Rabatz": None,
        "Raufboldig": None,
    }
