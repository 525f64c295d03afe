"""What is kept for the next picture is bounded by its weight."""

from PIL import Image

from bot.draw.keeping import STORE, Store, kept, weigh


def picture(side: int) -> Image.Image:
    return Image.new("RGBA", (side, side))


def test_a_piece_is_made_once_while_it_is_kept() -> None:
    made: list[tuple[int, bool]] = []

    @kept
    def square(side: int, *, dim: bool = False) -> Image.Image:
        made.append((side, dim))
        return picture(side)

    first = square(10)
    assert square(10) is first
    assert square(10, dim=True) is not first
    assert made == [(10, False), (10, True)]
    STORE.clear()
    assert square(10) is not first


def test_the_store_never_weighs_more_than_its_budget_and_the_oldest_go_first() -> None:
    each = weigh(picture(100))
    store = Store(3 * each)
    for number in range(3):
        store.get(number, lambda: picture(100))
    zero = store.get(0, lambda: picture(100))  # asked for again: younger than 1 now
    for number in range(3, 10):
        store.get(number, lambda: picture(100))
        assert store.weight <= store.budget
        assert store.get(0, lambda: picture(100)) is zero


def test_what_is_too_heavy_drives_out_nothing() -> None:
    store = Store(weigh(picture(100)))
    small = store.get("small", lambda: picture(50))
    store.get("huge", lambda: picture(500))
    assert store.get("small", lambda: picture(50)) is small


def test_weight_counts_pixels_also_inside_of_others() -> None:
    assert weigh(picture(100)) >= 40_000
    assert weigh(Image.new("L", (100, 100))) < 11_000
    assert weigh((picture(100), 3, 4)) >= 40_000
    assert weigh("words") < 1000
