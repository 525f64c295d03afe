"""Chance as an argument: what is drawn follows from the seed, and every draw stands in the record."""

from bot import fair
from bot.engine.chance import Draw, FairChance
from bot.engine.spec import any_legal
from tests.playing import PlainVoice

SEED = b"c" * 32


def test_f4_every_draw_is_recorded_with_its_number_and_what_was_asked() -> None:
    chance = FairChance("g", SEED, 5, 99)
    rolled, mixed = chance.dice(3, 6), chance.shuffle("abcd")
    assert [(one.n, one.nonce, one.ask) for one in chance.draws] == [(5, "99", "3w6"), (6, "99", "mischen 4")]
    assert chance.draws[0].got == rolled == tuple(fair.draw(SEED, "g", 5, 99, "3w6"))
    assert mixed == tuple("abcd"[place] for place in fair.draw(SEED, "g", 6, 99, "mischen 4"))
    assert sorted(mixed) == ["a", "b", "c", "d"]


def test_f4_a_draw_comes_out_of_the_log_as_it_went_in() -> None:
    draw = Draw(n=3, nonce="7", ask="2w6", got=(1, 6))
    assert draw.record() == {"n": 3, "nonce": "7", "ask": "2w6", "got": [1, 6]}
    assert Draw.of(draw.record()) == draw


class Fixed(FairChance):
    """A die that lies as it is told to."""

    def __init__(self, eye: int) -> None:
        super().__init__("g", SEED, 0, 0)
        self.eye, self.asked = eye, (0, 0)

    def dice(self, count: int, sides: int) -> tuple[int, ...]:
        self.asked = (count, sides)
        return (self.eye,)


def test_a_computer_without_a_plan_takes_any_move_the_first_and_the_last_too() -> None:
    for eye, move in ((1, "a"), (2, "b"), (3, "c")):
        chance = Fixed(eye)
        assert any_legal(PlainVoice(), ("a", "b", "c"), chance) == move
        assert chance.asked == (1, 3)
