"""Names at a table: the shortest that tell people apart, and computers with names of their own."""

import pytest

from bot.engine.text import text
from bot.service.play.names import ROBOT, christened, short_name, unlike_people
from bot.store.seats import SeatRow
from bot.texts import Texts

NAMES = ("Ada", "Bruno", "Cleo", "Dexter", "Elma", "Fips")


def row(seat: str, name: str | None = None) -> SeatRow:
    return SeatRow(seat=seat, person_id=None if name is None else ord(seat), name=name, robot=name is None)


def test_first_names_unless_two_share_one() -> None:
    assert short_name("Anna Katharina Huber", ["Ben Maier"]) == "Anna"
    assert short_name("Anna Huber", ["Anna Maier"]) == "Anna H."
    assert short_name("Anna Huber", ["Anna Hahn"]) == "Anna Huber"
    assert short_name("anna", ["anna b"]) == "anna"


def test_what_is_no_first_name_stays_whole() -> None:
    for name in ("Der Herr der Ringe", "xX Anna Xx", "Lord Voldemort", "R2 D2", "", "Jo"):
        assert short_name(name) == name


def test_long_double_names_are_shortened_sensibly() -> None:
    assert short_name("Maximiliane-Friederike") == "Maximiliane-F."
    assert short_name("Anna-Lena Maier") == "Anna-Lena"


def test_nobody_bears_the_sign_of_computers() -> None:
    assert short_name(f"{ROBOT} Anna") == "Anna"
    assert ROBOT not in short_name(f"{ROBOT}Anna Huber", ["Ben"])


def test_computers_differ_at_a_table_and_take_nobodys_name() -> None:
    seats = [row("A", "Ada Lovelace"), *(row(seat) for seat in "BCDEF")]
    names = [one.name for one in christened(seats, NAMES, "b5mjvr")]
    assert sorted(map(str, names[1:])) == ["Bruno", "Cleo", "Dexter", "Elma", "Fips"]
    assert names != [one.name for one in christened(seats, NAMES, "b5mjvs")]


def test_a_computer_keeps_its_name() -> None:
    before = christened([row("A"), row("B"), row("C", "Ben")], NAMES, "b5mjvr")
    after = christened([*before[:2], row("C")], NAMES, "b5mjvr")
    assert after[:2] == before[:2]
    assert after[2].name not in (None, before[0].name, before[1].name)


def test_a_computer_gives_way_to_a_namesake() -> None:
    before = christened([row("A"), row("B")], NAMES[:2], "b5mjvr")
    ada = next(one.seat for one in before if one.name == "Ada")
    seats = unlike_people([*before, row("C", "ada b")])
    assert [one.name for one in seats if one.seat == ada] == [None]
    assert [one.name for one in christened(seats, NAMES, "b5mjvr") if one.seat == ada] not in ([None], ["Ada"])


def test_without_a_name_on_the_list_computers_go_by_their_seats() -> None:
    assert [one.name for one in christened([row("A"), row("B")], ("Ada",), "x")] == ["Ada", None]


def test_both_languages_have_enough_names_of_a_usual_length() -> None:
    texts = Texts.load([])
    for language in ("de", "en"):
        names = texts.say(text("computer-names"), language).split()
        assert len(set(names)) == len(names) >= 16
        assert all(name.isalpha() and 2 < len(name) <= 7 for name in names)


@pytest.mark.parametrize(
    ("name", "others", "short"),
    [
        ("Ben Maier", [], "Ben"),
        ("Be Maier", [], "Be Maier"),
        ("Ben", ["Ben Maier"], "Ben"),
        ("Ben Maier", ["Ben"], "Ben M."),
        ("Ben Maier", ["ben huber", "Ben Abt"], "Ben M."),
        ("Ben Maier", ["Ben Huber", "BEN Moser"], "Ben Maier"),
        ("Ben  \t Maier", [], "Ben"),
        ("Frau Holle", [], "Frau Holle"),
        ("DR Mabuse", [], "DR Mabuse"),
        ("B3n Maier", [], "B3n Maier"),
        ("Anna-Lena Maier", ["Anna-Lena Huber"], "Anna-Lena M."),
        ("Anna-Magdalen", [], "Anna-Magdalen"),
        ("Anna-Magdalene", [], "Anna-Magdalene"),
        ("Anna-Magdalena", [], "Anna-Magdalena"),
        ("Anna-Magdalenas", [], "Anna-M."),
        ("Anna-Magdalenas", ["anna-magdalenas"], "Anna-Magdalenas"),
        ("Anna-Magdalenas Huber", ["Ben"], "Anna-M."),
        (f"{ROBOT}", [], ROBOT),
        (f"Ben {ROBOT} Maier", [], "Ben"),
    ],
)
def test_the_shortest_name_that_tells_people_apart(name: str, others: list[str], short: str) -> None:
    assert short_name(name, others) == short


def test_every_game_begins_its_list_of_names_where_its_own_name_says() -> None:
    seats = [row(seat) for seat in "ABC"]
    assert sum(b"ab") % 6 == 3
    assert [one.name for one in christened(seats, NAMES, "ab")] == ["Dexter", "Elma", "Fips"]
    assert [one.name for one in christened([*seats, row("D")], NAMES, "ad")] == ["Fips", "Ada", "Bruno", "Cleo"]
    few = christened([row("A"), row("B", "Cleo Patra"), row("C")], ("Cleo", "Ada"), "ab")
    assert [one.name for one in few] == ["Ada", "Cleo Patra", None], "who is left goes by the seat"
    assert [one.name for one in christened(seats, (), "ab")] == [None, None, None]


def test_only_the_computers_that_are_called_like_a_newcomer_lose_their_names() -> None:
    ada, bruno = (SeatRow(seat=seat, name=name, robot=True) for seat, name in (("A", "Ada"), ("B", "Bruno")))
    guest = SeatRow(seat="C", name="ADA Lovelace")
    after = unlike_people([ada, bruno, guest, row("D")])
    assert [(one.seat, one.name) for one in after] == [("A", None), ("B", "Bruno"), ("C", "ADA Lovelace"), ("D", None)]
