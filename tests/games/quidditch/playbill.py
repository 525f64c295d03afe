"""Whole scenes as text a referee can read: one line a message, and under it what was announced.

    GJäger1: Torwurf            a message in the channel
    GJäger1: 2w6 -> 6 5         a roll and what falls
    GTreiber1 flüstert: Aufheben
    Schiri: Quaffel freigegeben the referee's words, or his roll (2w6 -> 3 1)
    Schiri drückt: gilt nicht   a press on his desk
    +7s                         time goes by
    Uhr                         the present limit passes (Uhr -> 3 1: with what falls then)
    = 10 : 0                    the score
    > ...                       announced to all
    S> ...                      what only referees learn

`python -m tests.games.quidditch.playbill` writes the announcements of all scenes anew.
"""

import re
from pathlib import Path
from typing import Any

from bot.engine.model import Refused
from bot.engine.seats import OFFICIALS
from tests.games.quidditch.stage import EVERYBODY, RULES, THREE, Stage, spoken

FOLDER = Path(__file__).parent / "golden"
_DICE = re.compile(r"(.*?)\s*-> ([1-6]) ([1-6])((?:, [1-6] [1-6])*)")


class Scene:
    """A script being played."""

    def __init__(self, script: str) -> None:
        self.lines = [line for line in script.splitlines() if not re.match(r"S?> ", line)]
        self.stage = Stage()
        self.xp: list[str] = []

    def play(self) -> str:
        """Play all lines and return the script with what was announced."""
        played: list[str] = []
        for number, line in enumerate(self.lines, 1):
            played.append(line)
            if not line or line.startswith("#"):
                continue
            try:
                answer = self.act(line)
            except AssertionError as error:
                raise AssertionError(f"line {number}: {line}: {error}") from error
            played += _announced(answer)
        return "\n".join(played) + "\n"

    def act(self, line: str) -> Any:
        """Play one line; short ways announce nothing."""
        if line.startswith("+"):
            return self.stage.waits(float(line[1:-1]))
        if line.startswith("= "):
            one, other = map(int, line[2:].split(" : "))
            assert RULES.view(self.stage.state, None).points == (one, other), self.stage.state.points
            return None
        found = _DICE.fullmatch(line)
        words = found[1] if found else line
        dice = re.findall(r"([1-6]) ([1-6])", line.partition("->")[2])
        pairs = [(int(a), int(b)) for a, b in dice]
        if words == "Uhr":
            return self.stage.clock_rings(*pairs)
        if words == "Weiter bis zum Chat":
            self.stage.finish_round()
            return None
        who, _, what = words.partition(": ")
        return self._setting(who, what) if who in _SETTINGS else self._deed(who, what, pairs)

    def _setting(self, who: str, what: str) -> None:
        if who == "Spiel":
            art, one, other, places, rounds = what.split(" ")
            seats = THREE if places == "drei" else EVERYBODY
            self.stage = Stage(seats, art=art, houses=(one, other), rounds=int(rounds))
        elif who == "XP":
            self.xp.append(what)
        elif who == "Auftakt":
            quaffel, low = what.split(" ")
            self.stage.kick_off(quaffel, low, self.xp)
        else:
            holder, _, rest = what.partition("; ")
            thirds = dict(place.split(" ") for place in rest.split(", ")) if rest else {}
            self.stage.line_up(holder, **thirds)

    def _deed(self, who: str, what: str, pairs: list[tuple[int, int]]) -> Any:
        stage = self.stage
        if who.endswith(" drückt"):
            seat = who.removesuffix(" drückt")
            return stage.referee(what, *pairs) if seat == "Schiri" else stage.presses(seat, what)
        if who.endswith(" flüstert"):
            return stage.whispers(who.removesuffix(" flüstert"), what)
        if what == "2w6":
            return stage.referee("2w6", *pairs) if who == "Schiri" else stage.rolls(who, *pairs[0])
        return stage.referee(f'"{what}', *pairs) if who == "Schiri" else stage.says(who, what)


_SETTINGS = ("Spiel", "XP", "Auftakt", "Runde")


def _announced(answer: Any) -> list[str]:
    if isinstance(answer, Refused):
        return [f"S> (abgelehnt) {spoken(answer.text)}"]
    lines = []
    for fact in answer or ():
        aloud, inside = RULES.tell(fact, None), RULES.tell(fact, OFFICIALS)
        if aloud:
            lines += [f"> {line}" for line in spoken(aloud).splitlines()]
        if inside and inside != aloud:
            lines += [f"S> {line}" for line in spoken(inside).splitlines()]
    return lines


def scenes() -> list[Path]:
    """List all scenes."""
    return sorted(FOLDER.glob("*.txt"))


if __name__ == "__main__":
    for scene in scenes():
        scene.write_text(Scene(scene.read_text("utf-8")).play(), "utf-8")
