"""A time limit is written the same way in the commands of all games."""

from typing import Any

import pytest

from bot.edge.kit.time_limit import TimeLimit, written
from bot.engine.spans import DAY, HOUR, MINUTE, in_units, read_seconds
from bot.service.play.live import Declined
from tests.edge.house import House, told

SLOW = TimeLimit(HOUR, DAY, shortest=MINUTE, longest=14 * DAY)
FREE = TimeLimit(10, 0, shortest=5, longest=DAY, bare="s")


@pytest.mark.parametrize(
    ("typed", "seconds"),
    [("1 Minute", 60), ("90min", 5400), ("12 Stunden", 43200), ("12h", 43200), ("3 Tage", 259200), ("14d", 1209600),
     ("1h30m", 5400), ("2 Std.", 7200), ("1 Woche", 604800), ("90 seconds", 90)],
)  # fmt: skip
def test_times_as_people_write_them(typed: str, seconds: int) -> None:
    assert SLOW.read(typed) == seconds


@pytest.mark.parametrize("typed", ["", "bald", "15 Tage", "0 Minuten", "0", "-3h", "12", "99999999 Tage", "3 Wochen"])
def test_times_that_are_none(typed: str) -> None:
    with pytest.raises(Declined) as caught:
        SLOW.read(typed)
    assert caught.value.text.id == "time-limit-bad"


def test_a_number_alone_counts_where_the_option_has_a_unit() -> None:
    assert FREE.read("20") == 20
    assert FREE.read("0") == 0, "no clock is among the usual ones"
    with pytest.raises(Declined):
        FREE.read("4")


@pytest.mark.parametrize("seconds", [1, 45, 60, 90, 600, 5400, 3600, 43200, 86400, 604800])
def test_what_is_offered_is_read_as_the_same_time(seconds: int) -> None:
    assert read_seconds(written(seconds)) == seconds


def test_a_span_is_told_in_its_largest_unit() -> None:
    assert [in_units(one) for one in (90, 5400, 7200, 172800)] == [(90, "s"), (90, "m"), (2, "h"), (2, "d")]


LIMITS = {
    "dog neu": "zeit", "watten tisch": "bedenkzeit", "wizard tisch": "bedenkzeit", "wizard block": "uhr",
    "hut neu": "frist", "quidditch neu": "stille",
}  # fmt: skip
NEEDED: dict[str, dict[str, Any]] = {
    "wizard block": {"namen": "Anna, Bela, Chris"},
    "quidditch neu": {"haus1": "G", "haus2": "S"},
}


@pytest.mark.parametrize("entry", LIMITS)
async def test_every_game_takes_and_refuses_times_alike(house: House, entry: str) -> None:
    option, needed = LIMITS[entry], NEEDED.get(entry, {})
    offered = await house.anna.autocomplete(house.channel, entry, option, "min", **needed)
    assert offered and all("Minute" in one["name"] for one in offered)
    no = await house.anna.slash(house.channel, entry, **needed, **{option: "bald"})
    assert "„bald“ verstehe ich nicht als Zeit" in told(no)
    assert not house.channel.history()
    await house.anna.slash(house.channel, entry, **needed, **{option: "45 Minuten"})
    (live,) = await house.services.games.here(house.channel.id)
    chosen = live.options.model_dump()
    assert 2700 in chosen.values() or chosen.get("minutes") == 45


async def test_the_offers_speak_the_language_of_who_asks(house: House) -> None:
    eve = house.person("eve", locale="en-GB")
    await house.env.settle()
    offered = await eve.autocomplete(house.channel, "watten tisch", "bedenkzeit", "")
    assert [one["name"] for one in offered] == ["1 minute", "3 minutes", "10 minutes", "no clock"]
    assert [one["value"] for one in offered] == ["1m", "3m", "10m", "0"]
