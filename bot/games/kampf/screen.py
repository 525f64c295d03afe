"""What a Kampfwurf looks like: who is to roll, and the picture once both have."""

from bot.dice.roll import Pair, kampfwurf
from bot.draw.dice import KampfwurfLabels, KampfwurfPicture, KampfwurfSide, draw_kampfwurf
from bot.engine.screen import Button, Picture, Screen, Voice
from bot.engine.seats import Seat
from bot.engine.text import Seated, Text, text
from bot.games.kampf.model import Roll, Side, View
from bot.games.kampf.notation import write


def screen(view: View, voice: Voice, page: str = "") -> Screen:
    """Lay out the Kampfwurf; there is only the public panel."""
    a, b = view.sides
    heading = text("kampf-heading", one=Seated(a.seat), other=Seated(b.seat))
    if a.pair and b.pair:
        return Screen(heading, picture=_picture(view, (a.pair, b.pair), voice), tone="good")
    if view.gave_up:
        return Screen(heading, (text("kampf-ended-early"),), tone="bad")
    lines = [_line(side) for side in view.sides]
    if view.go > 1:
        lines.append(text("kampf-go", number=view.go))
    roll = Button(write(Roll()), text("kampf-roll"), "primary", "🎲", icon="die_6")
    return Screen(heading, tuple(lines), rows=((roll,),), tone="now")


def _line(side: Side) -> Text:
    if side.pair is None:
        return text("kampf-side-open", seat=Seated(side.seat), xp=side.xp)
    first, second, total = side.pair.first, side.pair.second, side.pair.first + side.pair.second
    return text("kampf-side-rolled", seat=Seated(side.seat), xp=side.xp, first=first, second=second, total=total)


def _picture(view: View, pairs: tuple[Pair, Pair], voice: Voice) -> Picture:
    a, b = (_side(side.seat, pair, voice) for side, pair in zip(view.sides, pairs, strict=True))
    result = kampfwurf(*pairs)
    labels = KampfwurfLabels(
        sum=voice.say(text("kampf-label-sum")),
        first=voice.say(text("kampf-label-first")),
        second=voice.say(text("kampf-label-second")),
        wins=voice.say(text("kampf-label-wins")),
    )
    winner = view.sides[result.winner or 0].seat
    verdict = voice.say(text("kampf-verdict", name=voice.name(winner)))
    data = KampfwurfPicture((a, b), verdict, result.decided_by, result.winner, labels)
    alt = text(
        "kampf-alt",
        one=a.name,
        one_first=a.first,
        one_second=a.second,
        one_sum=a.first + a.second + a.xp,
        other=b.name,
        other_first=b.first,
        other_second=b.second,
        other_sum=b.first + b.second + b.xp,
        by=result.decided_by or "sum",
        winner=voice.name(winner),
    )
    return Picture(draw_kampfwurf, data, alt)


def _side(seat: Seat, pair: Pair, voice: Voice) -> KampfwurfSide:
    return KampfwurfSide(voice.name(seat), pair.first, pair.second, xp=pair.xp)
