"""H3 and H6: what is said about a slip that is not in order, number by number."""

import pytest

from tests.games.hut.table import Table
from tests.games.hut.test_h3_slips import code


@pytest.mark.parametrize("beside", ["hallo zusammen", "2", "3 kein Zug", "1 Rosa RB 9 RA"])
def test_h6_2_h6_6_what_is_no_order_does_not_save_a_slip_of_zero_orders(beside: str) -> None:
    assert code(f"1 Rudi RG 0 RG\n{beside}")[1] == "idle"
    assert code(beside if beside[0].isdecimal() else f"2\n{beside}")[1] is None, (
        "without any order there is nothing to void"
    )


def test_h3_3_h6_2_what_was_wrong_is_said_with_its_numbers() -> None:
    table = Table("Rudi RG, Rosa RB, Bodo BA, Rita/Berta RK, Ralf RA")
    said = {}
    for words in ("1 Rudi RG 9 RJ", "1 Rudi RG GA", "1 Rudi RH 2 RJ", "1 Rudi RG 3 RK", "1 Rudi RG 3", "1 Rudo RG 3 RJ",
                  "1 Bodo BA 1 BB", "1 Rudi RG drei RJ", "1 Rudi RG 3 BO", "1 Rudi RG 2 RO", "1 Rita RK 5 RO",
                  "1 Rudi 1 RH; 1 Rosa 2 RD"):  # fmt: skip
        fault = table.reading("R", words).lines[0].fault
        assert fault is not None
        said[words] = dict(fault.args)
    assert said == {
        "1 Rudi RG 9 RJ": {"points": 9},
        "1 Rudi RG GA": {"points": 12},
        "1 Rudi RH 2 RJ": {"name": "Rudi", "start": "RH", "field": "RG"},
        "1 Rudi RG 3 RK": {"start": "RG", "target": "RK", "far": 4, "points": 3},
        "1 Rudi RG 3": {"points": 3},
        "1 Rudo RG 3 RJ": {"name": "Rudo"},
        "1 Bodo BA 1 BB": {"name": "Bodo"},
        "1 Rudi RG drei RJ": {"word": "drei"},
        "1 Rudi RG 3 BO": {"field": "BO"},
        "1 Rudi RG 2 RO": {"name": "Rudi"},
        "1 Rita RK 5 RO": {"far": 6, "points": 5},
        "1 Rudi 1 RH; 1 Rosa 2 RD": {"phase": 1},
    }
    voids = {"1 Rudi 2 RI; 2 Rosa 2 RD": {"points": 2}, "1 Rudi RG 6 RA; 2 Rosa RB 7 RI": {"points": 13, "most": 12},
             "1 Rudi 1 RH; 2 Rudi 2 RI": {"hat": "Rudi"}, "5 Rudi 1 RH": {}, "1 Rudi 0": {}}  # fmt: skip
    for words, args in voids.items():
        void = table.reading("R", words).void
        assert void is not None and dict(void.args) == args, words


def test_h4_6_h6_9_a_tower_goes_home_with_any_surplus_and_where_it_must_be_going_is_mended() -> None:
    table = Table("Rudi/Bodo RF, Rosa/Berta RH, Rita RK")
    found = {}
    for words in ("1 Rudi RF 1 RO", "1 Rudi RF 7 RO", "1 Rosa RH 3 RO", "1 Rosa RH 2 RO", "1 Rudi RO", "1 Rosa 7",
                  "1 Rita RK 6 RO", "1 Rudi RF 0", "1 Rudi 1 RG"):  # fmt: skip
        reading = table.reading("R", words)
        wrong = reading.lines[0].fault or reading.void
        found[words] = wrong.id if wrong else [order.points for order in reading.orders]
    assert found == {
        "1 Rudi RF 1 RO": [1],
        "1 Rudi RF 7 RO": [7],
        "1 Rosa RH 3 RO": [3],
        "1 Rosa RH 2 RO": "hut-fault-home-far",
        "1 Rudi RO": [1],
        "1 Rosa 7": "hut-fault-which",
        "1 Rita RK 6 RO": "hut-fault-single-home",
        "1 Rudi RF 0": "hut-void-idle",
        "1 Rudi 1 RG": [1],
    }
