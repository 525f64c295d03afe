"""Whole games of three, four, five and six players, replayed line by line."""

import pytest

from bot.games.wizard.model.cards import BY_NAME, END
from bot.games.wizard.rules.points import points
from bot.games.wizard.rules.tricks import best, playable
from tests.games.wizard.golden import FOLDER, GAMES, moves_in, replayed


@pytest.mark.parametrize("name", GAMES)
def test_golden_playthrough(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert replayed(name, moves_in(text)) == text.splitlines()


@pytest.mark.parametrize("name", GAMES)
def test_golden_files_hold_by_the_clauses_alone(name: str) -> None:
    """Read a file without the engine: hands, tricks and points as a person at the table would check them."""
    lines = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    hands: dict[str, tuple[int, ...]] = {}
    bids: dict[str, int] = {}
    won: dict[str, int] = {}
    trick: list[tuple[str, int]] = []
    trump: int | None = None
    sums: dict[str, int] = {}
    games = 0
    for line in lines:
        if line.startswith("= Spiel"):
            hands, bids, won, games = {}, {}, {}, games + 1
            turned = line.rpartition("offen ")[2]
            card = BY_NAME.get(turned, END)
            trump = card // 13 if card < 52 else None
        elif " hat " in line:
            seat, _, cards = line.removeprefix("= ").partition(" hat ")
            hands[seat] = tuple(BY_NAME[one] for one in cards.split(", "))
            won[seat] = 0
        elif line.startswith("= Stich an"):
            winner = trick[best([card for _, card in trick], trump)][0]
            assert line == f"= Stich an {winner}"
            won[winner] += 1
            trick = []
        elif line.startswith("= Punkte"):
            assert not any(hands.values())
            for seat, bid in bids.items():
                score = points(bid, won[seat])
                sums[seat] = sums.get(seat, 0) + score
                assert f"{seat} {score:+}" in line
                assert f"{seat} {sums[seat]}" in line.partition("Summe")[2]
        elif " trumpf " in line:
            trump = ("blau", "rot", "gruen", "gelb").index(line.rpartition(" ")[2])
        elif " ansage " in line:
            seat, _, number = line.partition(" ansage ")
            bids[seat] = int(number)
        elif " karte " in line:
            seat, _, card_name = line.partition(" karte ")
            played = BY_NAME[card_name]
            assert played in playable(hands[seat], [card for _, card in trick])
            hands[seat] = tuple(card for card in hands[seat] if card != played)
            trick.append((seat, played))
    assert games == {"drei_voll": 20, "sechs_voll_ohne_sperre": 10}.get(name, 10)
    assert lines[-1].startswith("= Platz ")
