"""Playing through the pages: every move can be reached, what costs own figures is asked; what cannot is explained."""

import random

import pytest

from bot.engine.screen import TO_PAGE, Button, Menu, Screen
from bot.engine.text import text
from bot.games.dog import GAME
from bot.games.dog.model import State
from bot.games.dog.moves import is_seven, playable
from bot.games.dog.reasons import why
from tests.every_game import Spoken
from tests.games.dog.positions import RULES, SEAT, begun, done, ground, legal, playing, position
from tests.games.dog.test_secrets import controls
from tests.test_every_game import check_screen

VOICE = Spoken("de")
WORST = "S1 40, S2 3, S3 17, S4 30, G1 5, G2 22, G3 28, G4 44"


def page(state: State, house: str, name: str = "") -> Screen:
    screen = GAME.screen(RULES.view(state, SEAT[house]), VOICE, name)
    check_screen(GAME, screen, VOICE, over=False)
    return screen


def moves_on(screen: Screen) -> set[str]:
    return {control.move for control in controls(screen) if not getattr(control, "barred", False)}


def said(screen: Screen) -> str:
    return "\n".join([VOICE.say(screen.heading), *(VOICE.say(line) for line in screen.lines)])


def path(play: str) -> list[str]:
    """Return the pages somebody leafs through to a move: the card, for a Joker as what, the parts of a 7, the whole."""
    card, _, move = play.partition(" ")
    pages = [card]
    if card == "J":
        pages.append(f"J={role(move)}")
    if is_seven(move) and not move.startswith("HM"):
        parts = move.split()
        pages += [f"{pages[-1]} {' '.join(parts[:count])}" for count in range(1, len(parts))]
    return [*pages, play]


def role(move: str) -> str:
    if is_seven(move):
        return "7"
    if "/" in move or move == "ab":
        return "T"
    return "raus" if move.endswith("raus") else move.rstrip("h")[-1]


def reach(state: State, house: str, play: str) -> None:
    """Leaf to a move and assert that it is offered at the end."""
    offered = moves_on(page(state, house))
    for name in path(play):
        if play in offered:
            break  # a press makes the move; only what costs figures of one's own side has a page of its own
        if TO_PAGE + name not in offered and TO_PAGE + play in offered:
            name = play  # the rest of a 7 that follows by itself needs no page
        assert TO_PAGE + name in offered, f"{name} is not offered on the way to {play}"
        offered = moves_on(page(state, house, name))
    assert play in offered


def one_of_those_in_bed(plays: list[str]) -> list[str]:
    """Leave out what only those who type can say: one figure in bed is as good as another, so one is offered."""
    offered = as_good_as(plays)
    return [play for play in plays if offered.get(play, play) == play]


def as_good_as(plays: list[str]) -> dict[str, str]:
    """Return for bringing out each figure in bed the move that is offered in its place: the first of the same card."""
    out = [play for play in plays if play.endswith("raus")]
    return {play: next(one for one in out if one.split()[0] == play.split()[0]) for play in out}


def standing(state: State) -> list[list[int]]:
    """Return who stands where, if the figures of a house cannot be told apart."""
    return [sorted(state.places[first : first + 4]) for first in range(0, len(state.places), 4)]


def all_pages(state: State, house: str) -> dict[str, Screen]:
    """Leaf through everything that can be reached."""
    found, ahead = {}, [""]
    while ahead:
        if (name := ahead.pop()) not in found:
            found[name] = page(state, house, name)
            ahead += [move.removeprefix(TO_PAGE) for move in moves_on(found[name]) if move.startswith(TO_PAGE)]
    return found


BOARDS = [
    "", "S1 0", "S1 46, S2 44, H1 12, R2 0", "S1 halle, S2 46, S3 44, H1 0, HM 30",
    "S1 halle, S2 halle, S3 halle, G1 20, H1 4, HM 47", "S1 halle, S2 halle, S3 45, G1 20, G2 23, HM 47",
]  # fmt: skip


@pytest.mark.parametrize("board", BOARDS)
def test_every_move_can_be_reached(board: str) -> None:
    state = playing(board, "S", S="2 4 7 9 T J")
    for play in one_of_those_in_bed(legal(state, "S")):
        reach(state, "S", play)


@pytest.mark.parametrize("board", ["", "S1 3, G1 0", "S1 halle, S2 halle, S3 halle, G1 20, H1 24, HM 47"])
def test_whoever_is_brought_out_the_move_offered_comes_to_the_same(board: str) -> None:
    state = playing(board, "S", S="9 18 J")
    offered = as_good_as(legal(state, "S"))
    assert len(offered) > len(set(offered.values())) == 3
    for play, instead in offered.items():
        assert standing(done(state, "S", play)) == standing(done(state, "S", instead))


def test_nearly_two_thousand_moves_can_be_reached() -> None:
    state = playing(WORST, "S", 2, S="2 4 7 9 18 J", G="2")
    every = one_of_those_in_bed(legal(state, "S"))
    assert len(every) == 1910
    for play in random.Random(1).sample(every, 40):
        reach(state, "S", play)


def test_only_a_whole_move_is_an_action() -> None:
    state = playing("S1 46, S2 20, H1 30", "S", S="5 7 J T", H="2")
    assert all(move.startswith(TO_PAGE) for move in moves_on(page(state, "S"))), "every card leaves a choice"
    single = {play for play in moves_on(page(state, "S", "J")) if not play.startswith(TO_PAGE)}
    assert single == {"J S3 raus"}, single
    for name, play in (("5", "5 S2+5"), ("7 S1+3h", "7 S1+3h S2+4"), ("J=4", "J S2-4"), ("T", "T S2/H1")):
        assert play in moves_on(page(state, "S", name))
        assert TO_PAGE + play not in moves_on(page(state, "S", name)), "one press makes the move"
    assert "7 S1+3h S2+4" in moves_on(page(state, "S", "7")), "the rest of a 7 that follows by itself is made with it"
    third = playing("S1 46, S2 20, S3 30", "S", S="7")
    assert f"{TO_PAGE}7 S1+2" in moves_on(page(third, "S", "7")), "a part of a 7 is no move yet"


def lost(state: State, play: str) -> bool:
    """Tell whether a move of Slytherin sends a figure of Slytherin or Gryffindor back to bed."""
    after = done(state, "S", play).places
    return any(after[one] < 0 <= state.places[one] for one in (*range(4), *range(8, 12)))


@pytest.mark.parametrize("board", [*BOARDS, "S1 3, S2 5, G1 8, H1 20", "S1 45, S2 43, G1 20, H1 halle, HM 41"])
def test_a_press_makes_a_legal_move_and_what_costs_own_figures_is_asked_first(board: str) -> None:
    state = playing(board, "S", S="2 4 5 9 T J")
    allowed, asked = set(legal(state, "S")), set()
    for name, screen in all_pages(state, "S").items():
        for move in moves_on(screen):
            if not move.startswith(TO_PAGE):
                assert move in allowed
                assert name == move or not lost(state, move), f"{move} is not asked about on page {name!r}"
                asked |= {move} & {name}
    assert asked == {play for play in one_of_those_in_bed(sorted(allowed)) if lost(state, play)}


def test_a_card_whose_only_way_costs_an_own_figure_is_asked_about() -> None:
    state = playing("S1 3, G1 8", "S", S="5 3")
    assert {f"{TO_PAGE}5 S1+5", "3 S1+3"} <= moves_on(page(state, "S"))
    assert "5 S1+5" not in moves_on(page(state, "S"))
    assert "5 S1+5" in moves_on(page(state, "S", "5 S1+5"))


def test_a_swap_with_nobody_is_said_to_be_without_effect() -> None:
    state = playing("S1 8", "S", S="T J")
    (button,) = [one for one in controls(page(state, "S")) if one.move == "T ab"]
    assert "ohne Wirkung" in VOICE.say(button.label)
    screen = page(state, "S", "J=T")
    assert "niemand, mit dem du tauschen könntest" in said(screen)
    assert [VOICE.say(one.label) for one in controls(screen) if one.move == "J ab"] == ["ohne Wirkung"]


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_longest_moves_fit_on_their_buttons(language: str) -> None:
    voice, longest = Spoken(language), 0
    for board in ("S1 38, S2 20, H1 39, H2 40, H3 41, R1 42, R2 43, R3 44, HM 45", "S1 45, S2 37, HM 41"):
        state = playing(board, "S", S="4 7 J")
        for name in ("", "4", "7", "J=4", "J=7"):
            screen = GAME.screen(RULES.view(state, SEAT["S"]), voice, name)
            check_screen(GAME, screen, voice, over=False)
            longest = max(longest, *(len(voice.say(one.label)) for one in controls(screen)))
    assert 70 < longest <= 80, "six are overtaken on the way to the caretaker: that is said in signs"


def test_the_7_says_what_is_left_and_who_is_sent_back() -> None:
    state = playing("S1 3, S2 20, H1 5", "S", S="7 2")
    screen = page(state, "S", "7 S1+4")
    assert "Noch **3** von 7" in said(screen)
    assert "S1 zieht 4 auf Feld 7 und schickt H1 zurück" in said(screen)
    assert screen.picture is not None and screen.picture.data.sent == (("H1", 5),)
    back = [control for control in controls(screen) if VOICE.say(control.label) == "Letzten Teil zurück"]
    assert [control.move for control in back] == [f"{TO_PAGE}7"]


def test_the_move_is_drawn_in_before_it_is_made() -> None:
    state = playing("S1 3, H1 8", "S", S="5 2")
    picture = page(state, "S", "5 S1+5").picture
    assert picture is not None
    assert dict(picture.data.figures)["S1"] == 8
    assert [(arrow.start, arrow.end, arrow.steps) for arrow in picture.data.arrows] == [(3, 8, 5)]
    assert picture.data.sent == (("H1", 8),)


def test_warnings_before_a_move() -> None:
    assert "eigenen Lager muss zurück ins Bett: G1" in said(page(playing("S1 3, G1 8", "S", S="5"), "S", "5 S1+5"))
    caught = said(page(playing("S1 3, HM 8, H1 halle", "S", S="5"), "S", "5 S1+5"))
    assert "Hausmeister in die Arme" in caught and "ins Bett: S1" in caught
    assert "kommt der Hausmeister auf Feld 6" in said(page(playing("S1 47", "S", S="2"), "S", "2 S1+2h"))
    wins = playing("S1 halle, S2 halle, S3 halle, G1 halle, G2 halle, G3 23, HM 40", "S", S="2")
    assert "gewonnen" in said(page(wins, "S", "2 G3+2h"))


def test_the_joker_asks_as_what_and_bars_what_does_not_go() -> None:
    screen = page(playing("S1 8, H1 12", "S", S="J 2"), "S", "J")
    barred = {VOICE.say(one.label) for one in controls(screen) if isinstance(one, Button) and one.barred}
    assert barred == {"5", "6", "7 teilen", "8", "9"}


def test_a_figure_with_one_part_of_a_7_has_a_button_and_no_menu() -> None:
    screen = page(playing("S1 3, S2 20, HM 40", "S", S="7"), "S", "7")
    menus = [row for row in screen.rows if isinstance(row, Menu)]
    assert menus and all(len(menu.choices) > 1 for menu in menus)
    assert any(isinstance(one, Button) and one.move.startswith("7 ") for one in controls(screen))


def test_a_hand_that_waits_shows_no_numbers() -> None:
    state = playing("S1 8", "H", S="2 2 5", H="3")
    for seat, numbered in (("S", False), ("H", True)):
        picture = page(state, seat).picture
        assert picture is not None
        assert all((card.number is not None) is numbered for card in picture.data.cards)


def test_few_swaps_are_buttons_and_many_are_menus() -> None:
    few = page(playing("S1 8, H1 12", "S", S="T"), "S", "T")
    assert not any(isinstance(row, Menu) for row in few.rows)
    many = page(playing("S1 8, S2 9, S3 10, H1 13, H2 14", "S", S="T"), "S", "T")
    assert any(isinstance(row, Menu) for row in many.rows)


def test_equal_cards_share_a_button_and_a_number() -> None:
    screen = page(playing("S1 8", "S", S="2 2 5"), "S")
    assert screen.picture is not None
    assert [card.number for card in screen.picture.data.cards] == [1, 1, 2]
    labels = {one.move: VOICE.say(one.label) for one in controls(screen) if not one.move.startswith(TO_PAGE)}
    assert labels == {"2 S1+2": "① S1 → 10", "5 S1+5": "② S1 → 13"}


def test_why_a_card_cannot_be_played() -> None:
    lines = said(page(playing("S1 8, H1 12", "S", S="2 6 7"), "S"))
    assert "**6** geht nicht: S1 kommt an H1 auf Feld 12 nicht vorbei." in lines
    assert "**7** geht nicht: S1 kommt an H1 auf Feld 12 nicht vorbei." in lines
    assert "**2** geht nicht" not in lines


@pytest.mark.parametrize(
    ("card", "board", "reason"),
    [
        ("5", "", "keine Figur ist unterwegs"),
        ("7", "S1 4, S2 5, H1 8", "die sieben Punkte gehen nicht ganz auf"),
        ("7", "S1 7, H1 8", "S1 kommt an H1 auf Feld 8 nicht vorbei"),
        ("4", "S1 6, H1 8, S2 0, R1 24, S3 28", ""),
        ("T", "H1 20", "keine eigene Figur steht ungeschützt auf dem Ring"),
        ("T", "S1 0, H1 20", "keine eigene Figur steht ungeschützt auf dem Ring"),
        ("3", "S1 halle, H1 8, HM 10", "der Hausmeister kommt an einer geschützten nicht vorbei"),
        ("9", "S1 halle, R1 24, HM 0", "auf dem Startfeld steht der Hausmeister, und keine Figur ist unterwegs"),
        ("9", "S1 0, H1 8", "auf dem Startfeld steht schon eine eigene Figur, und S1 kommt an H1"),
        ("9", "S1 halle, S2 halle, S3 2, H1 8, HM 12", "es schläft keine Figur mehr, und S3 kommt an H1"),
    ],
)
def test_every_reason_has_its_words(card: str, board: str, reason: str) -> None:
    on = ground(ring=32)
    places = position(on, board)
    if not reason:
        assert playable(on, places, 0, card)
        return
    assert not playable(on, places, 0, card)
    assert reason in VOICE.say(why(on, places, 0, card))


def test_even_a_joker_may_find_nothing() -> None:
    on = ground()
    places = position(on, "S1 0, S2 halle, S3 halle, H1 halle, R1 40, HM 13, H2 12")
    assert playable(on, places, 0, "J")
    assert "nicht einmal er" in VOICE.say(why(on, places, 0, "J"))


def test_a_hand_that_was_laid_down_is_explained_to_all() -> None:
    state = done(playing("S1 1", "S", S="2 3", H="5 T", G="9 2", R="7 6"), "S", "2 S1+2")
    assert [folded.seat for folded in state.laid] == [SEAT["H"]]
    for seat in (None, SEAT["H"], SEAT["S"]):
        words = said(GAME.screen(RULES.view(state, seat), VOICE, "warum"))
        assert "konnte nichts spielen" in words
        assert "**5** geht nicht: keine Figur ist unterwegs." in words
        assert "**Tausch** geht nicht: keine eigene Figur steht ungeschützt" in words
    assert "Du bist für diese Runde raus" in said(page(state, "H"))


def test_two_players_are_told_to_discard_then_to_draw() -> None:
    state = playing("G1 24", "S", 2, S="2 3", G="2")
    screen = page(state, "S")
    assert "musst eine Karte abwerfen" in said(screen) and "geht nicht" in said(screen)
    assert {move for move in moves_on(screen) if "weg" in move} == {"weg 2", "weg 3"}, "one press each"
    assert {"zieh", "fertig"} <= moves_on(page(done(state, "S", "weg 3"), "S"))


@pytest.mark.parametrize(
    "name", ["nix", "7 G9+1", "J=J", "18=9", "gib 1", "weg 7", ">>", "T S1", "5 S1+5 S2+2", "7 " * 20]
)
def test_pages_that_do_not_exist_are_the_front_page(name: str) -> None:
    for state in (playing("S1 3", "S", S="5 7 T J"), begun(4), playing("S1 3", "H", S="5 7")):
        assert page(state, "S", name) == page(state, "S")


def test_others_see_their_hand_but_no_buttons_while_they_wait() -> None:
    screen = page(playing("S1 1", "S", S="2", G="5 7"), "G")
    assert screen.picture is not None and len(screen.picture.data.cards) == 2
    assert moves_on(screen) == {f"{TO_PAGE}zuege", f"{TO_PAGE}karten"}


def test_the_card_of_the_swap_is_named_as_long_as_it_is_in_hand() -> None:
    assert "Vom Tausch hast du" in said(page(playing("S1 3", S="2 5"), "S"))
    assert "Vom Tausch hast du" not in said(page(playing("S1 3", S="5 7"), "S"))


def test_a_line_of_people_has_no_gap_before_its_commas() -> None:
    for status in ("won", "over", "folded", "gave", "waits"):
        line = VOICE.say(text("dog-line", house="S", seat="Ada", status=status, cards=3))
        assert line == line.rstrip() and "  " not in line and line.startswith("🐍 Ada")
