"""Playthroughs as readable text: what is done (»), what all hear (⚙), what one hears alone (🔒), and the stand.

`python -m tests.games.watten.golden` writes the answers anew; read the difference before you keep it.
"""

from pathlib import Path
from typing import Any

from bot.games.watten import PAD, TABLE
from bot.games.watten.model.score import SEATS
from tests.games.watten.secrets import TEXTS
from tests.games.watten.tools import Pad, Table, stack

FOLDER = Path(__file__).with_name("golden")
_KEPT = ("»", "#", "Spiel:", "Geber:", "Stand:", "Gabe:")
"""How a line begins that is not an answer."""


def replay(source: str) -> str:
    """Play what a text does and return the text with fresh answers."""
    lines = [line for line in source.splitlines() if line.startswith(_KEPT)]
    head = [line for line in lines if not line.startswith("»")]
    about = {key: value.strip() for key, _, value in (line.partition(":") for line in head)}
    dealer = about.get("Geber", "Nord")
    decks = [_deck(dealer, line.partition(":")[2]) for line in head if line.startswith("Gabe")]
    game: Any = Pad(dealer=dealer) if about["Spiel"] == "zettel" else Table(*decks, dealer=dealer, rounds=2)
    if "Stand" in about:
        game.score(*(int(number) for number in about["Stand"].split(":")))
    spec = PAD if isinstance(game, Pad) else TABLE
    written = [*head, *_told(spec, game.log)]
    for line in lines:
        if line.startswith("»"):
            who, _, move = line.removeprefix("» ").partition(": ")
            before = game.state.points
            written += [line, *_told(spec, game.do(who, move))]
            if game.state.points != before:
                written.append("= {} : {}".format(*game.state.points))
    written.append(f"… {TEXTS.say(spec.rules.step(game.state).text, 'de', lambda seat: seat)}")
    return "\n".join(written) + "\n"


def _deck(dealer: str, written: str) -> tuple[int, ...]:
    parts = dict(part.strip().split("=") for part in written.split(";"))
    hands = {seat: parts[seat] for seat in SEATS if seat in parts}
    return stack(
        dealer,
        hands,
        opened=parts.get("offen", ""),
        bottom=parts.get("unten", ""),
        depth=int(parts.get("tief", 16)),
        without=parts.get("ohne", ""),
    )


def _told(spec: Any, events: list[Any]) -> list[str]:
    said = []
    for event in events:
        public = spec.rules.tell(event, None)
        if public:
            said.append(f"⚙ {TEXTS.say(public, 'de', lambda seat: seat)}")
        for seat in SEATS:
            own = spec.rules.tell(event, seat)
            if own and own != public:
                said.append(f"🔒 {seat}: {TEXTS.say(own, 'de', lambda seat: seat)}")
    return said


if __name__ == "__main__":
    for file in sorted(FOLDER.glob("*.txt")):
        file.write_text(replay(file.read_text(encoding="utf-8")), encoding="utf-8")
