"""What the games of cards, hats and figures tell the house: seats, who may come in, what counts after the end."""

from typing import Any

import pytest

from bot.engine.house_rules import HouseRule
from bot.engine.spec import AnyGame
from bot.engine.text import Text
from bot.games import find_games
from bot.games.dog.model import HOUSE_NAMES, DogOptions
from bot.games.hut.model import HutOptions
from bot.games.watten.model.pad import PadOptions
from bot.games.watten.model.table import TableOptions as WattenOptions
from bot.games.wizard.model.block import BlockOptions
from bot.games.wizard.model.table import TableOptions as WizardOptions

GAMES = find_games()
COMPASS = ("Nord", "Ost", "Süd", "West")
DAY = 24 * 3600
HERE = ("dog", "hut", "watten", "wattenzettel", "wizard", "wizardblock")


@pytest.mark.parametrize(
    ("name", "options", "seats", "minimum"),
    [
        ("dog", DogOptions(), ("Slytherin", "Gryffindor", "Hufflepuff", "Ravenclaw"), 2),
        ("dog", DogOptions(players=2), ("Slytherin", "Gryffindor"), 2),
        ("dog", DogOptions(players=3), ("Slytherin", "Gryffindor", "Hufflepuff"), 3),
        ("dog", DogOptions(players=4, draw_houses=True), ("Platz 1", "Platz 2", "Platz 3", "Platz 4"), 4),
        ("dog", DogOptions(players=2, draw_houses=True), ("Platz 1", "Platz 2"), 2),
        ("hut", HutOptions(), ("1", "2", "3", "4", "5", "6"), 2),
        ("hut", HutOptions(players=2), ("1", "2"), 2),
        ("watten", WattenOptions(), COMPASS, 4),
        ("wattenzettel", PadOptions(), COMPASS, 4),
        ("wizard", WizardOptions(), ("A", "B", "C", "D"), 3),
        ("wizard", WizardOptions(mode="full", places=6), ("A", "B", "C", "D", "E", "F"), 3),
        ("wizardblock", BlockOptions(players=3), ("A", "B", "C"), 3),
        ("wizardblock", BlockOptions(players=5), ("A", "B", "C", "D", "E"), 5),
    ],
)
def test_so_many_sit_down_and_so_many_must(name: str, options: Any, seats: tuple[str, ...], minimum: int) -> None:
    lobby = GAMES[name].lobby
    assert (lobby.seats(options), lobby.minimum(options)) == (seats, minimum)


@pytest.mark.parametrize("spec", [GAMES[name] for name in HERE], ids=HERE)
def test_what_most_games_leave_as_it_is_stands_for_nothing_special(spec: AnyGame) -> None:
    options = spec.options()
    lobby, computers, leading, manners = spec.lobby, spec.computers, spec.leading, spec.manners
    seats = lobby.seats(options)
    assert lobby.lacking(options, seats) is None and lobby.teams(options) == ()
    assert lobby.about(options) is None and lobby.called(options) is None and not lobby.bound(options)
    state = spec.rules.blank(options, seats)
    everybody = frozenset(seats)
    assert not (computers.yields(state, seats[0], everybody) or computers.unhurried(state, everybody))
    assert not computers.together(state)
    assert (leading.replaced, leading.exclude, leading.resumed) == (None, None, None)
    assert not leading.appointed(options) and not leading.punishes(spec.notation.read("zieh"))
    assert not (manners.told or manners.officials or manners.publishes) and manners.finale
    assert manners.open_clock(options) and not manners.timeless("ansage 1")
    assert manners.published({"kind": "x", "seat": "A"}) == {"kind": "x", "seat": "A"}
    assert spec.contest is None
    assert manners.free_speech == (spec.name == "hut")
    assert manners.announces == (frozenset({"scored"}) if spec.name == "hut" else frozenset())


def test_seats_of_watten_are_points_of_the_compass_in_every_language_and_others_are_as_written() -> None:
    for name in ("watten", "wattenzettel"):
        lobby = GAMES[name].lobby
        assert [lobby.named(seat) for seat in COMPASS] == [
            Text(f"watten-seat-{word}") for word in ("nord", "ost", "sued", "west")
        ]
        assert lobby.spoken("Mitte") is None and lobby.named("Mitte") == "Mitte"
    for name in ("dog", "hut", "wizard", "wizardblock"):
        assert GAMES[name].lobby.spoken("A") is None and GAMES[name].lobby.named("A") == "A"


def test_d7_1_houses_of_dog_have_their_signs_and_are_offered_first_to_who_wears_them() -> None:
    lobby = GAMES["dog"].lobby
    assert [lobby.badge(seat) for seat in HOUSE_NAMES] == ["house_s", "house_h", "house_g", "house_r"]
    assert lobby.badge("Platz 1") is None and GAMES["wizard"].lobby.badge("A") is None
    assert lobby.own(DogOptions(), frozenset("HR")) == ("Hufflepuff", "Ravenclaw")
    assert lobby.own(DogOptions(players=2), frozenset("HG")) == ("Gryffindor",)
    assert lobby.own(DogOptions(draw_houses=True), frozenset("SHGR")) == ()
    assert GAMES["watten"].lobby.own(WattenOptions(), frozenset("SHGR")) == ()
    chosen = lobby.choose(DogOptions(ring=64), ("Ravenclaw",))
    assert chosen == DogOptions(ring=64, chosen=("Ravenclaw",))
    assert lobby.chosen is not None and lobby.chosen(chosen) == ("Ravenclaw",)
    assert GAMES["wizard"].lobby.choose(WizardOptions(), ("A",)) == WizardOptions()


@pytest.mark.parametrize(
    ("name", "options", "computers", "replaceable"),
    [
        ("dog", DogOptions(), True, True),
        ("hut", HutOptions(), True, True),
        ("watten", WattenOptions(), True, True),
        ("watten", WattenOptions(contest=True), False, False),
        ("wattenzettel", PadOptions(), False, True),
        ("wattenzettel", PadOptions(contest=True), False, False),
        ("wizard", WizardOptions(), True, False),
        ("wizard", WizardOptions(mode="full"), True, True),
        ("wizard", WizardOptions(drawn=False, contest=True), False, False),
        ("wizardblock", BlockOptions(), False, True),
        ("wizardblock", BlockOptions(mode="round"), False, False),
    ],
)
def test_z6_9_where_computers_play_and_who_may_take_a_seat_in_the_middle(
    name: str, options: Any, computers: bool, replaceable: bool
) -> None:
    spec = GAMES[name]
    assert (spec.computers.allowed(options), spec.leading.replaceable(options)) == (computers, replaceable)


AFTERWARDS = ("spiel 1 1/1 0/0 0/0", "stechen 1 1/1 2/1", "nichtig 1", "strafe A", "streichen 1", "geht A", "dq A",
              "niederlage A", "ermahnung A spiel-klein 1", "verwarnung A spiel-klein 1", "erlassen 1")  # fmt: skip


def test_z6_7_what_still_counts_after_the_end_and_for_how_long() -> None:
    block, table = GAMES["wizardblock"], GAMES["wizard"]
    moves = (
        *AFTERWARDS,
        "ansage 1",
        "stich 1",
        "stimmt",
        "zurueck",
        "fehlt A",
        "da A",
        "geber A",
        "schluss",
        "neu",
        "teilen",
    )
    assert [move for move in moves if block.leading.afterwards(block.notation.read(move))] == [*AFTERWARDS]
    at_a_table = ("dq A", "niederlage A", "geht A", "ermahnung A spiel-klein 1", "verwarnung A spiel-klein 1",
                  "erlassen 1", "fehlt A", "da A", "ansage 1", "abheben 30", "karte rot 9", "trumpf rot")  # fmt: skip
    assert [move for move in at_a_table if table.leading.afterwards(table.notation.read(move))] == [*at_a_table[:6]]
    assert (block.leading.open_for, table.leading.open_for) == (DAY, DAY)
    for name in ("dog", "hut", "watten", "wattenzettel"):
        assert GAMES[name].leading.open_for is None
        assert not GAMES[name].leading.afterwards(GAMES[name].notation.read("zieh"))


def test_house_rules_say_with_which_others_alone_they_can_be_chosen() -> None:
    needs = {f"{name} {rule.name}": rule.needs for name in HERE for rule in GAMES[name].lobby.rules if rule.needs}
    full = (("mode", "full"),)
    assert needs == {
        "wizard bar": full, "wizard zauberer": full, "wizard drawn": full, "wizardblock bar": full}  # fmt: skip
    assert HouseRule("a", "b", ()).needs == ()
