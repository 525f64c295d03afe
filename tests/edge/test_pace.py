"""Pictures come at a pace that floods nobody."""

from bot.edge.kit.pace import MOST_CHANNELS, Pace


def test_a_few_at_once_then_one_a_second_for_each_channel_on_its_own() -> None:
    now = [0.0]
    pace = Pace(lambda: now[0])
    assert [pace.allows(1) for _ in range(5)] == [True, True, True, False, False]
    assert pace.allows(2)
    now[0] = 1.0
    assert [pace.allows(1) for _ in range(2)] == [True, False]
    now[0] = 100.0
    assert [pace.allows(1) for _ in range(4)] == [True, True, True, False]


def test_calm_channels_are_forgotten() -> None:
    now = [0.0]
    pace = Pace(lambda: now[0])
    for channel in range(3 * MOST_CHANNELS):
        now[0] += 0.01
        assert pace.allows(channel)
    assert len(pace._stores) <= MOST_CHANNELS
