"""A team that fills in sits down only while it is there and the number is odd (W8.3)."""

from tests.contests.test_watten import contest, play_round


def test_w8_3_a_filler_that_has_gone_fills_in_no_more() -> None:
    game = contest(5)
    game.lead("add 1 filler")
    game.draw()
    assert sorted(number for table in game.state.rounds[0].tables for number in table.entries) == [1, 2, 3, 4, 5, 6]
    play_round(game)
    game.lead("gone 6")
    game.draw()
    drawn = [number for table in game.state.rounds[1].tables for number in table.entries]
    assert 6 not in drawn and len(drawn) == 4 and len(game.state.rounds[1].byes) == 1


def test_w8_3_a_filler_sits_out_while_the_number_is_even() -> None:
    game = contest(4)
    game.lead("add 1 filler")
    game.draw()
    assert 5 not in [number for table in game.state.rounds[0].tables for number in table.entries]
