"""Pictures of contests: size, form, hostile names, nothing outside or on top of each other, what is marked."""

import io
import pickle
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations, cycle, pairwise
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.contests.common.draw.colors import HIT
from bot.contests.common.draw.entry import EntryRow
from bot.contests.common.draw.naming import first_parts, fitted, lines_of, named
from bot.contests.common.draw.paging import chosen, page_of, pages
from bot.contests.common.draw.podium import PodiumEntry
from bot.contests.watten import draw as at_the_inn
from bot.contests.wizard import draw as at_night
from bot.contests.wizard.draw.trace import Stop, way_between
from bot.draw.fonts import SMALLEST, Role, face
from tests.contests.draw import ko_samples, samples
from tests.contests.draw.gallery import PICTURES, Picture, Word, words

GOLDEN = Path(__file__).with_name("golden")
LOOKED_AT = (
    "entry",
    "watten_plan",
    "wizard_plan",
    "watten_standings",
    "wizard_standings",
    "podium_shared",
    "knockout",
    "cup_table",
    "cup_fixtures",
    "cup_points",
    "cup_dates",
    "cup_report",
)
HOSTILE = (
    "W" * 2000,
    "\u202eשלום\u202c",
    "🧙‍♀️🔥",
    "",
    "Z" + "\u0334" * 100,
    "a\x00\r\nb",
    "Anna / Bela / Chris / Dora",
)


def opened(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png))


def small(png: bytes) -> Image.Image:
    """Return a picture as it is seen on a phone."""
    picture = opened(png).convert("RGBA")
    return picture.resize((360, round(picture.height * 0.4)), Image.Resampling.LANCZOS)


def difference(one: Image.Image, other: Image.Image) -> float:
    assert one.size == other.size
    plain = (picture.convert("RGBA").convert("RGB") for picture in (one, other))
    return sum(ImageStat.Stat(ImageChops.difference(*plain)).mean) / 3


def changed(one: bytes, other: bytes) -> tuple[int, int, int, int]:
    """Return where two pictures differ by more than a shade: left, top, right, bottom."""
    found = ImageChops.difference(*(opened(png).convert("RGBA").convert("L") for png in (one, other)))
    box = found.point([255 * (level > 60) for level in range(256)]).getbbox()
    assert box is not None, "they are the same"
    return box


def with_names(data: Any, names: Iterator[str]) -> Any:
    """Give everybody in a picture another name."""
    if isinstance(data, tuple):
        return tuple(with_names(part, names) for part in data)
    if not hasattr(data, "__dataclass_fields__"):
        return data
    changes: dict[str, Any] = {}
    for field in data.__dataclass_fields__:
        value = getattr(data, field)
        if field == "name":
            changes[field] = next(names)
        elif field == "names":
            changes[field] = tuple(next(names) for _ in value)
        elif field == "teams" and isinstance(value[0], tuple):
            changes[field] = tuple(team and tuple(next(names) for _ in team) for team in value)
        else:
            changes[field] = with_names(value, names)
    return replace(data, **changes)


def assert_tidy(seen: list[Word], height: int) -> None:
    """See that nothing is written outside or over something else."""
    for word in seen:
        assert word.left >= 18 and word.right <= 882, word
        assert word.top >= 16 and word.bottom <= height - 14, word
    for one, other in combinations(seen, 2):
        assert not one.covers(other), (one, other)


@pytest.mark.parametrize("name", PICTURES)
def test_pictures_are_small_wide_have_transparent_corners_and_are_always_the_same(name: str) -> None:
    draw, data = PICTURES[name]
    png = draw(data)
    assert len(png) < 120_000
    picture = opened(png).convert("RGBA")
    assert picture.width == 900
    alpha = picture.getchannel("A")
    assert alpha.getpixel((0, 0)) == 0
    assert alpha.getpixel((450, picture.height // 2)) == 255
    assert pickle.loads(pickle.dumps(draw))(pickle.loads(pickle.dumps(data))) == png
    assert hash(data) == hash(pickle.loads(pickle.dumps(data))), "the studio keeps pictures by their data"


@pytest.mark.parametrize("name", LOOKED_AT)
def test_pictures_look_as_when_they_were_looked_at(name: str) -> None:
    draw, data = PICTURES[name]
    assert difference(small(draw(data)), Image.open(GOLDEN / f"{name}.png")) < 2.5, (
        "look, then `python -m tests.contests.draw.test_pictures`"
    )


def test_that_comparison_can_fail() -> None:
    other = small(at_the_inn.draw_standings(replace(samples.watten(), rows=samples.watten().rows[::-1])))
    assert difference(other, Image.open(GOLDEN / "watten_standings.png")) > 2.5


@pytest.mark.parametrize("name", PICTURES)
@pytest.mark.parametrize("people", [None, HOSTILE[:1], HOSTILE])
def test_nothing_is_written_outside_or_over_something_else(name: str, people: tuple[str, ...] | None) -> None:
    draw, data = PICTURES[name]
    with words() as (seen, heights):
        draw(data)
        first = len(seen)
        draw(data if people is None else with_names(data, cycle(people)))
    assert heights[1] - heights[0] <= 22 * 16 + 48, "a name makes its row higher by a line at most"
    assert_tidy(seen[first:], heights[1])


CODES = {"presence", "state", "house", "decided_by"}
SIGNS = {"here", "open", "gone", "waiting", "coin", "star", "frame", *"GSRH"}


def with_words(data: Any, other: Callable[[str], str]) -> Any:
    """Put other words into a picture wherever it has any."""
    if isinstance(data, tuple):
        return tuple(with_words(part, other) for part in data)
    if isinstance(data, str):
        return data if data in SIGNS or not data else other(data)
    if not hasattr(data, "__dataclass_fields__"):
        return data
    fields = {field: getattr(data, field) for field in data.__dataclass_fields__}
    changed = {field: value if field in CODES else with_words(value, other) for field, value in fields.items()}
    return replace(data, **changed)


@pytest.mark.parametrize("name", PICTURES)
@pytest.mark.parametrize("other", [lambda word: f"{word} {word}", lambda _: "W" * 200, lambda _: ""])
def test_words_twice_as_long_in_another_language_or_missing_spoil_nothing(
    name: str, other: Callable[[str], str]
) -> None:
    draw, data = PICTURES[name]
    with words() as (seen, heights):
        draw(with_words(data, other))
    assert_tidy(seen, heights[0])


def test_standings_of_256_are_drawn_in_80_ms() -> None:
    drawings: tuple[Picture, ...] = (
        (at_the_inn.draw_standings, samples.watten(256, 20)),
        (at_night.draw_standings, samples.wizard(256, 15)),
    )
    for draw, data in drawings:
        draw(data)
        spent = []
        for _ in range(3):
            start = time.process_time()
            draw(data)
            spent.append(time.process_time() - start)
        assert min(spent) < 0.08


def test_long_lists_take_several_pictures_and_numbers_go_on() -> None:
    assert [pages(count, 32) for count in (0, 1, 32, 33, 256)] == [1, 1, 1, 2, 8]
    assert page_of(range(70), 2, 32) == range(64, 70)
    assert chosen(range(1, 257), 12, 8, 10) == list(range(8)), "the first of very many"
    assert chosen(range(1, 257), 12, 8, 250) == [0, 1, 2, 3, 4, 5, 6, 20], "and whoever looks"
    assert chosen(range(1, 10), 12, 8, None) == [0]
    with words() as (seen, _):
        at_night.draw_entry(samples.entry(70, 2))
    numbers = {word.text for word in seen if word.text.isdigit()}
    assert numbers == {str(number) for number in range(65, 71)}


def test_up_to_sixteen_entries_have_room_for_a_note() -> None:
    with words() as (seen, _):
        at_night.draw_entry(samples.entry(16))
        many = len(seen)
        at_night.draw_entry(samples.entry(17))
    assert "Startgeld offen" in {word.text for word in seen[:many]}
    assert "Startgeld offen" not in {word.text for word in seen[many:]}


def test_in_a_team_the_longer_name_is_cut_and_the_shorter_stays_whole() -> None:
    font = face("sans-bold", 33)
    assert named(("Ludwig", "Franziskamaria"), font, 276) == "Ludwig / Franzis…"
    assert named(("Franziskamaria", "Ludwig"), font, 276) == "Franzis… / Ludwig"
    both = named(("Maximiliane", "Bartholomäus"), font, 276)
    one, two = both.split(" / ")
    assert one.startswith("Maxi") and two.startswith("Barth"), "two long names share the room"
    assert named((), font, 276) == "–"
    for width in (40, 90, 150, 276, 600):
        for names in (("W" * 50,), ("W" * 50, "W" * 50), ("Ida", "W" * 50), ("a", "b", "c" * 90)):
            assert font.length(named(names, font, width)) <= width


def test_names_are_whole_smaller_in_two_lines_or_with_initials_before_they_are_cut() -> None:
    role: Role = "sans-bold"
    assert lines_of(("Anna", "Bela"), role, 33, 276) == (["Anna / Bela"], face(role, 33))
    assert lines_of(("Nepomuk", "Kreszenz"), role, 33, 256)[1].size < 33
    lines, font = lines_of(("Ägidius Öttinger", "Þórunn Ødegård"), role, 33, 276)
    assert lines == ["Ägidius Öttinger /", "Þórunn Ødegård"] and font.size == SMALLEST
    assert lines_of(("Freiherr von und zu Hohenstein",), role, 33, 276)[0] == ["Freiherr von und zu", "Hohenstein"]
    four = lines_of(("Freiherr von und zu Au", "Anna", "Bela", "Gruber Hans"), role, 33, 400)[0]
    assert four == ["Freiherr von und zu Au / Anna /", "Bela / Gruber Hans"], "four share two lines"
    assert named(("Gruber Hans", "Gruber Sepp"), face(role, 33), 330) == "Gruber H. / Gruber S."
    whole, font = fitted(("Wolkenreiterin",), role, 33, 200)
    assert whole == "Wolkenreiterin" and SMALLEST <= font.size < 33
    for width in (60, 90, 150, 276, 600):
        for names in (("W" * 50,), ("W W " * 30, "W" * 50), ("Ida", "W" * 50), ("a", "b", "c" * 90)):
            lines, font = lines_of(names, role, 33, width)
            assert len(lines) <= 2 and all(font.length(words) <= width for words in lines)


@pytest.mark.parametrize("name", ["watten_plan", "watten_standings", "entry_of_teams", "podium_shared"])
def test_a_team_of_two_long_names_is_written_whole_in_two_lines(name: str) -> None:
    draw, data = PICTURES[name]
    with words() as (seen, _):
        draw(with_names(data, cycle(("Ägidius Öttinger", "Þórunn Ødegård"))))
    found = {word.text for word in seen}
    assert {"Ägidius Öttinger /", "Þórunn Ødegård"} <= found or "Ägidius Öttinger / Þórunn Ødegård" in found
    assert not [word for word in found if word.endswith("…") and word[0] in "ÄÞ"]


def test_facts_in_a_row_are_left_out_rather_than_cut() -> None:
    font = face("sans", 30)
    facts = "Vorrunde · 3 Vorrunden zu 10 Spielen · Finale der besten 4 · 50 Minuten je Runde"
    assert first_parts(facts, font, 2000) == facts
    assert first_parts(facts, font, 740) == "Vorrunde · 3 Vorrunden zu 10 Spielen · Finale der besten 4"
    assert first_parts(facts, font, 10) == "Vorrunde"


def test_a_bye_has_no_second_team_and_an_odd_last_table_spans_the_width() -> None:
    with words() as (seen, _):
        at_the_inn.draw_plan(samples.watten_tables(7))
    (bye,) = [word for word in seen if word.text.startswith("Freilos")]
    assert bye.right > 500
    assert not [word for word in seen if bye.top < word.top < bye.bottom + 4 and word is not bye]


def test_shared_places_stand_on_the_same_step_and_nobody_on_the_next() -> None:
    with words() as (seen, _):
        at_the_inn.draw_podium(samples.shared_podium())
    steps = [word for word in seen if word.text in ("1", "2", "3") and word.bottom - word.top > 40]
    assert sorted(word.text for word in steps) == ["1", "3"]
    one, two = (next(word for word in seen if word.text == name) for name in ("Spitz und Welle", "Die Kritischen"))
    assert abs((one.left + one.right) - (two.left + two.right)) < 2 and one.bottom < two.top + 6


@pytest.mark.parametrize("count", [2, 3, 5])
def test_a_crowd_on_the_first_step_lifts_nothing_over_the_band(count: int) -> None:
    entries = tuple(PodiumEntry(1, (f"Nummer {number}",), "300 Punkte", True) for number in range(count))
    with words() as (seen, _):
        at_night.draw_podium(replace(samples.podium(), entries=entries))
    names = [word for word in seen if word.text.startswith("Nummer")]
    assert len(names) == count
    assert min(word.top for word in names) > 250, "the pennants and the rosette have their place above"


def test_a_podium_of_nobody_can_be_drawn() -> None:
    assert opened(at_the_inn.draw_podium(replace(samples.shared_podium(), entries=()))).width == 900
    assert opened(at_night.draw_entry(replace(samples.entry(), rows=()))).width == 900


def test_who_has_left_stays_in_the_list_struck_out() -> None:
    rows = (EntryRow(("Toni",), "here"), EntryRow(("Toni",), "gone"))
    one, other = (at_night.draw_entry(replace(samples.entry(), rows=(row,))) for row in rows)
    assert difference(opened(one), opened(other)) > 0.1


def test_of_a_crowd_the_bar_is_as_long_as_so_many_are_here() -> None:
    crowd = samples.entry(100).rows
    ends = []
    for here in (0, 1, 50, 99):
        rows = tuple(replace(row, presence="here" if number < here else "open") for number, row in enumerate(crowd))
        picture = opened(at_night.draw_entry(replace(samples.entry(100), rows=rows))).convert("RGBA").convert("RGB")
        ends.append(sum(picture.getpixel((x, 330)) == HIT for x in range(900)))
    assert ends[0] == 0 < ends[1] < ends[2] < ends[3], "nobody, one, half of them, all but one"
    assert ends[3] == pytest.approx(2 * ends[2], abs=20)


def test_a_podium_may_do_without_figures() -> None:
    whole, without = samples.podium(), replace(samples.podium(), figures=())
    heights = [opened(at_night.draw_podium(picture)).height for picture in (whole, without)]
    assert heights[0] - heights[1] == 130, "what stood below them moves up"


def test_where_no_word_explains_the_flag_none_stands_at_the_foot() -> None:
    drawn = (at_night.draw_plan(replace(samples.wizard_tables(), flagged=flagged)) for flagged in (True, False))
    left, top, right, bottom = changed(*drawn)
    assert left > 500 and right < 868 and bottom - top < 40, "one flag, left of the legend"
    assert top > opened(at_night.draw_plan(samples.wizard_tables())).height - 74, "below all tables"


def test_in_the_final_the_points_that_were_level_are_framed_and_the_note_says_what_decided() -> None:
    level = ko_samples.ko_level_in_the_final()
    assert level.final is not None
    note = level.final.note
    plain = replace(level.final, seats=tuple(replace(seat, level=False) for seat in level.final.seats))
    with words() as (seen, heights):
        at_night.draw_knockout(level)
        at_night.draw_knockout(replace(level, final=plain))
        at_night.draw_knockout(replace(level, final=replace(plain, note="")))
    assert heights[0] == heights[1] == heights[2] + 60
    assert [word.text for word in seen].count(note) == 2
    drawn = (at_night.draw_knockout(replace(level, final=final)) for final in (level.final, plain))
    left, top, right, bottom = changed(*drawn)
    assert left >= 620 and right <= 730, "only around the points"
    assert bottom - top > 3 * 50, "from the first to the fourth"


ROW_ONE = [Stop(28, 436, 255, 778, False), Stop(464, 872, 255, 778, False)]
ROW_ONE_BLOCKED = [replace(stop, blocked=True) for stop in ROW_ONE]
IN_THE_MIDDLE = Stop(246, 654, 700, 778, False)
TARGETS = [Stop(28, 436, 947, 1134, False), Stop(464, 872, 947, 1134, False), Stop(246, 654, 947, 1134, False)]


@pytest.mark.parametrize("one", [*ROW_ONE, *ROW_ONE_BLOCKED, IN_THE_MIDDLE])
@pytest.mark.parametrize("other", [*TARGETS, Stop(150, 750, 1313, 0, False)])
def test_the_winners_way_keeps_to_gutters_margins_and_the_gap_between_rounds(one: Stop, other: Stop) -> None:
    way = way_between(one, other)
    assert way[0][1] == one.row and way[-1][1] == other.row
    for (x, y), (to_x, to_y) in pairwise(way):
        assert x == to_x or y == to_y
        if x == to_x and y != to_y:
            assert x in (14, 450, 886)
            through_the_middle = x == 450 and one.blocked
            assert not through_the_middle or min(y, to_y) >= one.below
        elif y not in (one.row, other.row):
            assert one.below < y < one.below + 20, "below the panels, above the next headline"


def test_before_the_final_there_is_no_way_and_no_word_for_it() -> None:
    with words() as (seen, _):
        at_night.draw_knockout(ko_samples.ko())
        done = len(seen)
        at_night.draw_knockout(ko_samples.ko_before_the_final())
    assert "Weg zum Sieg" in {word.text for word in seen[:done]}
    assert "Weg zum Sieg" not in {word.text for word in seen[done:]}


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for name in LOOKED_AT:
        draw, data = PICTURES[name]
        small(draw(data)).convert("RGB").quantize(256).save(GOLDEN / f"{name}.png", optimize=True)
