"""The table in the channel: who has handed in, the board, the way to the report."""

from collections.abc import Iterator

from bot.engine.screen import Button, Row, Screen, Voice, to_page
from bot.engine.text import Seated, Text, text
from bot.games.hut.model import Shown, View
from bot.games.hut.screen.picture import table_picture
from bot.games.hut.tell import SIGNS

BACK = Button(to_page(""), text("hut-back"))


def table(view: View, voice: Voice) -> Screen:
    """Show everybody where the game stands; never what is on the slips, nor how long it will last."""
    last = len(view.reports)
    buttons = [Button(to_page(f"b{last}.1"), text("hut-to-report", round=last), emoji="📜")] if last else []
    if not view.over:
        buttons.append(Button(to_page("hut"), text("hut-hats"), emoji="🎩"))
    rows: tuple[Row, ...] = (tuple(buttons),) if buttons else ()
    lines = tuple(_line(view, player) for player in view.players)
    score = " ".join(f"{SIGNS[player.colour]}{player.points}" for player in view.players)
    picture = table_picture(view, voice)
    if view.over:
        heading = text("hut-heading-over", rounds=len(view.reports))
        return Screen(heading, tuple(_final(view)), picture, rows, tone="good")
    heading = text("hut-heading", round=view.round, rounds=view.options.rounds or 0, score=score)
    own = view.own
    if own is not None:
        return Screen(heading, (text("hut-no-hats-left"), *lines), picture, rows)
    return Screen(
        heading,
        (),
        picture,
        rows,
        door=text("hut-door"),
        tone="now",
    )


def _final(view: View) -> Iterator[Text]:
    """List everybody by place; equal points share one (H5.1)."""
    for player in sorted(view.players, key=lambda player: -player.points):
        place = 1 + sum(other.points > player.points for other in view.players)
        sign, seat = SIGNS[player.colour], Seated(player.seat)
        yield text("hut-final", place=place, sign=sign, seat=seat, points=player.points)


def _line(view: View, player: Shown) -> Text:
    won = dict(view.reports[-1].points).get(player.seat, 0) if view.reports else 0
    return text(
        "hut-player",
        sign=SIGNS[player.colour],
        seat=Seated(player.seat),
        points=player.points,
        won=won,
        hats=", ".join(player.names),
        state="out" if player.out else "done" if player.done else "open",
    )


def hats(view: View) -> Screen:
    """Show who plays with which hats, who has handed in, and the seals of this round, whole."""
    lines = [_line(view, player) for player in view.players]
    seals = [text("hut-seal", sign=SIGNS[player.colour], seal=player.seal) for player in view.players if player.seal]
    if seals:
        lines += [text("hut-seals-kept"), *seals]
    return Screen(text("hut-hats-heading", round=view.round), tuple(lines), rows=((BACK,),))
