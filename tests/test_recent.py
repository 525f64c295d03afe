"""A memory that forgets the oldest."""

from bot.recent import Recent


def test_the_last_ones_set_are_remembered() -> None:
    memory: Recent[str, int] = Recent(3)
    for number, key in enumerate("abc"):
        memory[key] = number
    memory["a"] = 7  # set again: the youngest now
    memory["d"] = 8
    assert dict(memory) == {"c": 2, "a": 7, "d": 8}


def test_other_ways_of_setting_are_bounded_as_well() -> None:
    memory: Recent[int, int] = Recent(2)
    for number in range(5):
        memory.setdefault(number, number)
    assert list(memory) == [3, 4]
    memory.update({5: 5, 6: 6, 7: 7})
    assert list(memory) == [6, 7]
