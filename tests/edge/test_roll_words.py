"""A roll in words, in signs and as a picture, to the last die; and many rolls as a picture that can be read out."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.dice.notation import parse
from bot.dice.roll import Rolled
from bot.dice.stats import SUMS, WAYS, statistics
from bot.dice.throw import Throw
from bot.draw.dice.records import MOST_DICE
from bot.edge.dice.answer import MOST_SIGNS, dice_signs, picturable, roll_alt, roll_line, roll_picture
from bot.edge.dice.rolls import Rolls
from bot.edge.dice.stats import stats_alt, stats_picture
from bot.engine.text import Text
from bot.games.kampf import GAME as KAMPF
from bot.texts import Texts

TEXTS = Texts.load([KAMPF.folder])


def say(words: Text) -> str:
    return TEXTS.say(words, "de")


def rolled(source: str, *values: tuple[int, ...]) -> Rolled:
    throw = parse(source)
    assert isinstance(throw, Throw)
    return Rolled(throw, values)


@pytest.mark.parametrize(
    ("roll", "xp", "line"),
    [
        (rolled("2w6", (3, 4)), 0, "🎲 anna: **3, 4** · Summe **7**"),
        (rolled("2w6", (3, 4)), 2, "🎲 anna: **3, 4** · Summe **7** · mit 2 XP zählen **5, 6** · Summe **9**"),
        (rolled("2w6 # Tor", (3, 4)), 0, "🎲 anna: **3, 4** · Summe **7** · Tor"),
        (rolled("1w20", (17,)), 0, "🎲 anna: `1w20` → **17**"),
        (rolled("3w6", (1, 2, 3)), 0, "🎲 anna: `3w6` → 1, 2, 3 = **6**"),
        (rolled("2w6+1", (3, 4), ()), 0, "🎲 anna: `2w6+1` → (3, 4) + 1 = **8**"),
        (rolled("1w4-9", (3,), ()), 0, "🎲 anna: `1w4-9` → (3) − 9 = **−6**"),
        (rolled("1w4-1w6", (3,), (5,)), 0, "🎲 anna: `1w4-1w6` → (3) − (5) = **−2**"),
        (rolled("-1w4+3", (3,), ()), 0, "🎲 anna: `-1w4+3` → − (3) + 3 = **0**"),
        (rolled("4w6kh3", (6, 1, 5, 4)), 0, "🎲 anna: `4w6kh3` → 6, ~~1~~, 5, 4 = **15**"),
        (rolled("4w6dh1+2 Glück", (6, 1, 5, 4), ()), 0, "🎲 anna: `4w6dh1+2` → (~~6~~, 1, 5, 4) + 2 = **12** · Glück"),
    ],
)
def test_every_die_and_sign_stands_in_the_line(roll: Rolled, xp: int, line: str) -> None:
    assert roll_line(roll, "anna", xp, say) == line
    spoken = line.replace("**", "").replace("~~", "").replace("`", "")
    assert roll_alt(roll, "anna", xp, say) == spoken


def test_names_and_labels_are_harmless_in_the_line_and_plain_when_read_out() -> None:
    roll = rolled("1w20 # *x*", (3,))
    assert roll_line(roll, "_a_", 0, say) == "🎲 \\_a\\_: `1w20` → **3** · \\*x\\*"
    assert roll_alt(roll, "_a_", 0, say) == "🎲 _a_: 1w20 → 3 · *x*"


def test_small_signs_stand_for_plain_dice_and_not_for_too_many() -> None:
    icons = {f"die_{number}": f"<{number}>" for number in range(1, 7)}
    assert dice_signs(rolled("2w6", (3, 4)), icons) == "<3> <4>"
    assert dice_signs(rolled("1w6+1w20", (3,), (4,)), icons) == "", "there is no sign for other dice"
    assert dice_signs(rolled("2w6", (3, 4)), {"die_3": "<3>"}) == "", "all or none"
    many = rolled(f"{MOST_SIGNS}w6", (1,) * MOST_SIGNS)
    assert dice_signs(many, icons) == " ".join(["<1>"] * MOST_SIGNS)
    assert dice_signs(rolled(f"{MOST_SIGNS + 1}w6", (1,) * (MOST_SIGNS + 1)), icons) == ""


def test_a_picture_is_drawn_of_so_many_dice_where_pictures_are_wanted() -> None:
    def services(wanted: bool) -> Any:
        return SimpleNamespace(settings=SimpleNamespace(dice=SimpleNamespace(picture=wanted)))

    most, more = (rolled(f"{count}w6", (1,) * count) for count in (MOST_DICE, MOST_DICE + 1))
    assert picturable(services(True), most) and not picturable(services(True), more)
    assert not picturable(services(False), most)


async def test_the_picture_has_every_die_and_the_words_for_it() -> None:
    drawn: list[Any] = []

    async def draw(function: Any, picture: Any) -> bytes:
        drawn.append(picture)
        return b"png"

    services: Any = SimpleNamespace(studio=SimpleNamespace(draw=draw))
    file = await roll_picture(services, rolled("4w6kh3+2", (6, 1, 5, 4), ()), "anna", 0, say)
    pair = await roll_picture(services, rolled("2w6", (3, 4)), "x" * 2000, 3, say)
    assert (file.filename, file.description) == ("wurf.png", "🎲 anna: 4w6kh3+2 → (6, 1, 5, 4) + 2 = 17")
    first, second = drawn
    assert [(die.sides, die.value, die.kept) for die in first.dice] == [
        (6, 6, True),
        (6, 1, False),
        (6, 5, True),
        (6, 4, True),
    ]
    assert (first.total, first.notation, first.detail, first.xp) == (17, "4w6kh3+2", "(6, 5, 4) + 2", 0)
    assert (second.total, second.detail, second.xp) == (7, None, 3), "a pair needs no sum beside it"
    labels = second.labels
    assert [labels.first, labels.second, labels.sum] == [
        say(Text(f"kampf-label-{one}")) for one in ("first", "second", "sum")
    ]
    assert pair.description is not None and len(pair.description) <= 1024


FAIR = {total: 10 * ways for total, ways in zip(SUMS, WAYS, strict=True)}


@pytest.mark.parametrize(
    ("counts", "verdict", "tone"),
    [
        ({}, "stats-verdict-too-few", "unknown"),
        (FAIR, "stats-verdict-ok", "ok"),
        (FAIR | {2: 24}, "stats-verdict-unusual", "warn"),
        (FAIR | {2: 60}, "stats-verdict-striking", "bad"),
    ],
)
def test_f6_statistics_are_drawn_and_read_out_alike(counts: dict[int, int], verdict: str, tone: str) -> None:
    found = statistics(counts)
    picture = stats_picture(found, " an\nna ", say)
    assert (picture.name, picture.n, picture.verdict, picture.tone) == ("an na", found.n, say(Text(verdict)), tone)
    assert [(bar.label, bar.count, bar.expected) for bar in picture.bars] == [
        (str(total), counts.get(total, 0), found.n * ways / 36) for total, ways in zip(SUMS, WAYS, strict=True)
    ]
    alt = stats_alt(found, "anna", say)
    assert say(Text(verdict)) in alt and f"7: {counts.get(7, 0)} (" in alt
    if counts:
        assert found.mean is not None and found.spread is not None
        assert picture.mean and picture.mean in alt
        assert str(found.spread.more_of_100) in picture.sentence and picture.small_print
    else:
        assert (picture.mean, picture.small_print) == ("", "")


async def test_a_roll_goes_to_the_first_game_that_wants_it_and_else_is_free() -> None:
    asked: list[str] = []
    message: Any = object()

    def taker(name: str, wants: bool) -> Any:
        async def roll(_: Any) -> bool:
            asked.append(name)
            return wants

        return SimpleNamespace(takes_roll=lambda _: wants, roll=roll)

    async def free(given: Any) -> None:
        assert given is message
        asked.append("free")

    rolls = Rolls()
    await rolls.typed(message)
    assert (rolls.taken(message), await rolls.roll(message), asked) == (False, False, [])
    rolls.free(free)
    rolls.offer(taker("a", False))
    assert (rolls.taken(message), await rolls.roll(message)) == (False, False)
    rolls.offer(taker("b", True))
    rolls.offer(taker("c", True))
    assert (rolls.taken(message), await rolls.roll(message)) == (True, True)
    await rolls.typed(message)
    assert asked == ["a", "a", "b", "free"]
