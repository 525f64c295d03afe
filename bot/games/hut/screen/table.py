"""The table in the channel: who has handed in, the board, the way to the report."""

from bot.engine.screen import Button, Row, Screen, Voice, turn
from bot.engine.text import Seated, Text, text
from bot.games.hut.model import Shown, View
from bot.games.hut.report import SIGNS
from bot.games.hut.screen.picture import table_picture


def table(view: View, voice: Voice) -> Screen:
    """Show everybody where the game stands; never what is on the slips, nor how long it will last."""
    rows: tuple[Row, ...] = ()
    if view.reports:
        last = len(view.reports)
        rows = ((Button(turn(f"b{last}.1"), text("hut-to-report", round=last), emoji="📜"),),)
    lines = tuple(_line(view, player) for player in view.players)
    picture = table_picture(view, voice)
    if view.over:
        heading = text("hut-heading-over", rounds=len(view.reports))
        return Screen(heading, lines, picture, rows, tone="good")
    own = view.own
    if own is not None:
        return Screen(text("hut-heading", round=view.round), (text("hut-no-hats-left"), *lines), picture, rows)
    return Screen(
        text("hut-heading", round=view.round),
        (*lines, *(_seal(player) for player in view.players if player.seal)),
        picture,
        rows,
        door=text("hut-door"),
        tone="now",
    )


def _line(view: View, player: Shown) -> Text:
    won = dict(view.reports[-1].points).get(player.seat, 0) if view.reports else 0
    return text(
        "hut-player",
        sign=SIGNS[player.colour],
        seat=Seated(player.seat),
        points=player.points,
        won=won,
        hats=", ".join(player.names),
        state="over" if view.over else "out" if player.out else "done" if player.done else "open",
    )


def _seal(player: Shown) -> Text:
    return text("hut-seal", sign=SIGNS[player.colour], seal=player.seal or "")
