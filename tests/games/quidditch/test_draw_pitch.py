"""The pitch: who stands where, what is seen, crowds, long and hostile names."""

from dataclasses import replace
from itertools import combinations, pairwise
from random import Random
from typing import Any, get_args

import pytest
from PIL import Image

from bot.draw.canvas import Canvas
from bot.draw.fonts import Face, face, fit
from bot.draw.palette import HouseLetter
from bot.games.quidditch.draw import (
    PitchKlatscher,
    PitchPicture,
    PitchPlayer,
    PitchTeam,
    Third,
    draw_pitch,
    pieces,
    pitch,
)
from bot.games.quidditch.draw.layout import GROUND, Ball, Spot, bands, bench
from bot.games.quidditch.draw.pieces import halo_text
from tests.draw.test_draw_dice import HOSTILE
from tests.games.quidditch.draw_samples import ENGLISH, FRIENDS, LONG, PITCHES, SEATS, all_in, any_pitch
from tests.games.quidditch.draw_seeing import changed, changed_area, look, opened, plain

LABELS = FRIENDS.labels

USUAL = look(draw_pitch, FRIENDS)


def with_player(seat: str, /, **more: Any) -> PitchPicture:
    """Change one Gryffindor of the friends."""
    players = (replace(p, **more) if (p.house, p.seat) == ("G", seat) else p for p in FRIENDS.players)
    return replace(FRIENDS, players=tuple(players))


def with_third(index: int, third: Third) -> PitchPicture:
    thirds = list(FRIENDS.thirds)
    thirds[index] = third
    return replace(FRIENDS, thirds=(thirds[0], thirds[1], thirds[2]))


def with_team(**more: Any) -> PitchPicture:
    return replace(FRIENDS, teams=(replace(FRIENDS.teams[0], **more), FRIENDS.teams[1]))


CHANGES: dict[str, PitchPicture] = {
    "points": with_team(points=50),
    "house name": with_team(name="Löwen"),
    "possession": with_team(note=""),
    "third unnamed": with_third(0, Third("H", "hoch", "5–6")),
    "letter of a third": with_third(1, Third("X", "Mitte", "3–4")),
    "word of a third": with_third(1, Third("M", "middle", "3–4")),
    "dice of a third": with_third(1, Third("M", "Mitte", "4–5")),
    "round": replace(FRIENDS, round=7),
    "rounds": replace(FRIENDS, rounds=12),
    "round words": replace(FRIENDS, round_words="Round 6/10"),
    "phase": replace(FRIENDS, phase="Sucher"),
    "quaffel lies": replace(FRIENDS, quaffel="middle"),
    "schnatz free": replace(FRIENDS, schnatz="middle"),
    "no klatscher": replace(FRIENDS, klatscher=()),
    "klatscher number": replace(FRIENDS, klatscher=(PitchKlatscher(2, "low"),)),
    "klatscher elsewhere": replace(FRIENDS, klatscher=(PitchKlatscher(1, "middle"),)),
    "klatscher used": replace(FRIENDS, klatscher=(PitchKlatscher(1, "low", "used"),)),
    "quaffel words": replace(FRIENDS, quaffel_words="liegt in M"),
    "klatscher words": replace(FRIENDS, klatscher_words="beide benutzt"),
    "schnatz words": replace(FRIENDS, schnatz_words="in S"),
    "label out": replace(FRIENDS, labels=replace(LABELS, out="Out")),
    "label out more": replace(FRIENDS, labels=replace(LABELS, out_more="this round")),
    "label xp": replace(FRIENDS, labels=replace(LABELS, xp="= 1 EP")),
    "label klatscher": replace(FRIENDS, labels=replace(LABELS, klatscher="Bludger")),
    "player gone": replace(FRIENDS, players=FRIENDS.players[1:]),
    "player's house": with_player("Jäger3", house="S"),
    "player's seat": with_player("Jäger3", seat="Jäger9"),
    "player's name": with_player("Jäger3", name="Kai"),
    "player without name": with_player("Jäger3", name=""),
    "player elsewhere": with_player("Jäger3", band="low"),
    "player waits": with_player("Jäger3", band=None),
    "player out": with_player("Jäger3", out=True),
    "player back": with_player("Jäger1", out=False),
    "xp": with_player("Jäger3", xp=1),
    "more xp": with_player("Jäger2", xp=1),
    "acts": with_player("Jäger3", acts=True),
    "acts no more": with_player("Jäger2", acts=False),
    "quaffel": with_player("Jäger2", quaffel=False),
    "keeps a klatscher": with_player("Treiber2", klatscher=(1,)),
    "keeps the other": with_player("Treiber2", klatscher=(2,)),
    "found the schnatz": with_player("Sucher", schnatz=True),
}


@pytest.mark.parametrize("other", CHANGES.values(), ids=CHANGES)
def test_everything_told_is_seen(other: PitchPicture) -> None:
    assert changed(USUAL, look(draw_pitch, other))


def test_what_waits_shows_what_it_carries() -> None:
    waiting = PITCHES["waiting"]
    for more in ({"quaffel": True}, {"acts": True}, {"klatscher": (1,)}, {"xp": 2}):
        players = (replace(waiting.players[1], **more), *waiting.players[:1], *waiting.players[2:])
        assert changed(look(draw_pitch, waiting), look(draw_pitch, replace(waiting, players=players)))


def test_pairs_of_changes_are_told_apart() -> None:
    """One ball in two hands, or a used and a free Klatscher, are different pictures."""
    names = ("klatscher used", "klatscher elsewhere", "keeps a klatscher", "keeps the other", "quaffel lies", "acts")
    drawn = [look(draw_pitch, CHANGES[name]) for name in names]
    assert all(changed(one, other) for one, other in combinations(drawn, 2))


def test_houses_differ_in_grey() -> None:
    def grey(sprite: Image.Image) -> bytes:
        ground = Image.new("RGBA", sprite.size, (40, 60, 110, 255))
        ground.alpha_composite(sprite)
        return ground.convert("L").point(lambda level: 255 * (level > 128)).tobytes()

    houses = get_args(HouseLetter)
    for discs in ([pieces.disc(house, 40) for house in houses], [pieces.out_disc(house, 33) for house in houses]):
        for one, other in combinations(map(grey, discs), 2):
            assert sum(a != b for a, b in zip(one, other, strict=True)) > 100


def test_somebody_out_differs_without_colour() -> None:
    inside, out = (sprite.getchannel("A").getbbox() for sprite in (pieces.disc("G", 33), pieces.out_disc("G", 33)))
    assert inside and out
    assert out[2] - out[0] > inside[2] - inside[0], "the cross stands over the rim"


def spots_of(picture: PitchPicture) -> list[list[Spot]]:
    return [list(stretch.spots) for stretch in bands(picture)]


def reach(spot: Spot) -> tuple[float, float]:
    """Give how far a disc with all it carries reaches to the left and right."""
    thing = spot.thing
    if isinstance(thing, Ball):
        return (53, 53) if thing.kind == "schnatz" else (27, 27)
    ring = 52 if thing.quaffel or thing.schnatz else 43
    carried = len(thing.klatscher) + thing.quaffel
    return 65 if carried > 1 else ring, 65 if carried else ring


def test_any_pitch_has_a_place_for_everybody() -> None:
    for seed in range(200):
        has_a_place_for_everybody(any_pitch(Random(seed)))


def has_a_place_for_everybody(picture: PitchPicture) -> None:
    """Check that nothing stands outside its band, on another's disc or name, or with a seat that is cut."""
    stretches = bands(picture)
    on_pitch = sum(1 for player in picture.players if player.band and not player.out)
    balls = len(picture.klatscher) + bool(picture.quaffel) + bool(picture.schnatz)
    assert sum(len(stretch.spots) for stretch in stretches) == on_pitch + balls
    for stretch, (left, right) in zip(stretches, ((118, 770), (118, 852), (224, 852)), strict=True):
        floor = stretch.top + stretch.height - (GROUND if stretch is stretches[-1] else 0)
        rows: dict[float, list[Spot]] = {}
        for spot in stretch.spots:
            rows.setdefault(spot.y, []).append(spot)
            assert spot.x - spot.width / 2 >= left and spot.x + spot.width / 2 <= right
            assert stretch.top < spot.y - 52
            named = isinstance(spot.thing, PitchPlayer) and bool(spot.thing.name)
            assert spot.y + (100 if named else 70) + 8 <= floor
            if isinstance(spot.thing, PitchPlayer):
                font = face("sans", 28)
                assert fit(spot.thing.seat, font, spot.width - 4) == spot.thing.seat
        for row in rows.values():
            row.sort(key=lambda spot: spot.x)
            for one, other in pairwise(row):
                assert other.x - one.x >= (one.width + other.width) / 2 - 0.01
                if isinstance(one.thing, PitchPlayer) and isinstance(other.thing, PitchPlayer):
                    # A ball in the hand may touch the neighbour's rim, never his letter.
                    assert other.x - one.x >= max(reach(one)[1] + 22, 22 + reach(other)[0], 86)
        for upper, lower in pairwise(sorted(rows)):
            assert lower - upper >= 126


def test_the_keeper_stands_next_to_his_rings() -> None:
    for seed in range(100):
        picture = any_pitch(Random(seed))
        for index, stretch in ((0, bands(picture)[0]), (2, bands(picture)[2])):
            keepers = [s for s in stretch.spots if isinstance(s.thing, PitchPlayer) and s.thing.keeper]
            for keeper in keepers:
                row = [spot.x for spot in stretch.spots if spot.y == keeper.y]
                assert keeper.x == (max(row) if index == 0 else min(row))
                owner = picture.thirds[index].owner
                assert isinstance(keeper.thing, PitchPlayer) and keeper.thing.house == owner


def test_few_players_leave_the_keeper_apart() -> None:
    high, _, low = spots_of(FRIENDS)
    by_x = sorted(spot.x for spot in high)
    assert by_x[-1] - by_x[-2] > by_x[1] - by_x[0]
    by_x = sorted(spot.x for spot in low)
    assert by_x[1] - by_x[0] > by_x[2] - by_x[1]


def test_a_bench_keeps_houses_together() -> None:
    players = tuple(PitchPlayer(house, seat) for seat in SEATS for house in ("G", "S"))
    for count in range(1, 15):
        stretch = bench(players[:count], ("G", "S"), 500)
        assert len(stretch.spots) == count
        for spot in stretch.spots:
            assert spot.x - spot.width / 2 >= 200 and spot.x + spot.width / 2 <= 880
            assert stretch.top + 37 <= spot.y <= stretch.top + stretch.height - 70
        assert len({(spot.x, spot.y) for spot in stretch.spots}) == count
        houses = [spot.thing.house for spot in stretch.spots if isinstance(spot.thing, PitchPlayer)]
        assert houses == sorted(houses)


@pytest.mark.parametrize("house", ["G", "S"])
def test_one_whole_team_on_the_bench_has_two_rows_and_the_other_none(house: HouseLetter) -> None:
    stretch = bench([PitchPlayer(house, seat) for seat in SEATS], ("G", "S"), 500)
    rows = [spot.y for spot in stretch.spots]
    assert [rows.count(y) for y in sorted(set(rows))] == [4, 3]


@pytest.mark.parametrize("band", ["high", "middle", "low"])
def test_fourteen_in_one_third(band: Any) -> None:
    """Two whole teams and every ball in one third: four rows, every seat whole, names at least four letters long."""
    picture = all_in(band)
    (crowd,) = (spots for spots in spots_of(picture) if spots)
    assert len(crowd) == 18
    assert len({spot.y for spot in crowd}) == 4
    for spot in crowd:
        if isinstance(spot.thing, PitchPlayer):
            assert len(fit("Wolkenreiterin", face("sans", 28), spot.width - 6)) >= 5
    assert opened(look(draw_pitch, picture)).height <= 1300


@pytest.mark.parametrize("name", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_name_stays_in_its_cell(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    written: dict[tuple[float, float], float] = {}

    def heard(canvas: Canvas, x: float, baseline: float, text: str, font: Face, *rest: Any) -> None:
        written[x, baseline] = font.length(text)
        halo_text(canvas, x, baseline, text, font, *rest)

    monkeypatch.setattr(pitch, "halo_text", heard)
    picture = with_player("Treiber2", name=name)
    look(draw_pitch, picture)
    (spot,) = (s for s in spots_of(picture)[1] if isinstance(s.thing, PitchPlayer) and s.thing.seat == "Treiber2")
    below = [width for (x, baseline), width in written.items() if x == spot.x and spot.y < baseline < spot.y + 120]
    assert len(below) == (2 if name else 1)
    assert all(width <= spot.width for width in below)


@pytest.mark.parametrize("name", HOSTILE.values(), ids=HOSTILE)
def test_hostile_words_everywhere(name: str) -> None:
    labels = replace(LABELS, klatscher=name, out=name, out_more=name, xp=name)
    team = PitchTeam("G", name, -1_000_000, name)
    picture = replace(
        FRIENDS,
        teams=(team, replace(team, house="S")),
        thirds=(Third(name, name, name), Third(name, name, name), Third(name, name, name)),
        players=tuple(replace(player, seat=name, name=name) for player in FRIENDS.players),
        round_words=name,
        phase=name,
        quaffel_words=name,
        klatscher_words=name,
        schnatz_words=name,
        labels=labels,
    )
    drawn = plain(look(draw_pitch, picture))
    for x in (8, 14, 886, 891):
        assert drawn.crop((x, 40, x + 1, drawn.height - 40)).getcolors() == [(drawn.height - 80, (20, 24, 41))]


def test_both_languages() -> None:
    german = replace(PITCHES["waiting"], labels=LABELS)
    english = replace(german, labels=ENGLISH, round_words="Round 6/10", phase="Chasers and Keepers")
    assert changed(look(draw_pitch, german), look(draw_pitch, english))
    assert opened(look(draw_pitch, german)).size == opened(look(draw_pitch, english)).size


def test_long_words_about_the_balls_take_a_second_line() -> None:
    longer = replace(FRIENDS, klatscher_words="1 bei GTreiber1, 2 bei STreiber2", schnatz_words="hat GSucher gefunden")
    assert opened(look(draw_pitch, longer)).height > opened(look(draw_pitch, FRIENDS)).height


def test_the_legend_comes_only_with_xp() -> None:
    players = tuple(replace(player, xp=0) for player in FRIENDS.players)
    without = replace(FRIENDS, players=players)
    other = replace(without, labels=replace(LABELS, xp="= ein XP"))
    assert not changed(look(draw_pitch, without), look(draw_pitch, other))


def test_rounds_that_do_not_fit_are_told_in_words_only() -> None:
    many = replace(FRIENDS, rounds=60)
    assert not changed(look(draw_pitch, many), look(draw_pitch, replace(many, round=20)))


def test_too_many_players() -> None:
    with pytest.raises(ValueError, match="at most 14"):
        replace(FRIENDS, players=(*FRIENDS.players, PitchPlayer("G", "Jäger4")))


def test_players_of_other_houses() -> None:
    with pytest.raises(ValueError, match="two different houses"):
        replace(FRIENDS, players=(PitchPlayer("H", "Jäger1"),))
    with pytest.raises(ValueError, match="two different houses"):
        replace(FRIENDS, teams=(FRIENDS.teams[0], FRIENDS.teams[0]))


def test_a_goal_third_is_named_after_its_house() -> None:
    with pytest.raises(ValueError, match="not called 'T'"):
        Third("T", "tief", "1–2", "G")


@pytest.mark.parametrize("xp", [-1, 3])
def test_impossible_xp(xp: int) -> None:
    with pytest.raises(ValueError, match="0 to 2 XP"):
        PitchPlayer("G", "Jäger1", xp=xp)


def test_long_names_are_told_apart_by_their_beginning() -> None:
    names = [replace(player, name=LONG[0]) for player in FRIENDS.players]
    others = [replace(player, name=LONG[2]) for player in FRIENDS.players]
    one, other = (look(draw_pitch, replace(FRIENDS, players=tuple(players))) for players in (names, others))
    area = changed_area(one, other)
    assert area and area[2] - area[0] > 500
