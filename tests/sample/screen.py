"""What Hasard looks like: a table for all, and a hand behind a door for each."""

from bot.engine.helpers import flag
from bot.engine.screen import Button, Choice, File, Menu, Row, Screen, Voice, to_page
from bot.engine.text import Seated, Text, text
from tests.sample.model import Fine, Hold, Lay, Ring, Roll, Shown, View
from tests.sample.notation import write

_RULES = Button(to_page("regeln"), text("hasard-rules-heading"), icon="die_6")


def screen(view: View, voice: Voice, page: str = "") -> Screen:
    """Lay out the table, the hand of whose view it is, or the rules to take home."""
    if page == "regeln":
        words = voice.say(text("hasard-rules"))
        back = Button(to_page(""), text("hasard-back"))
        return Screen(
            text("hasard-rules-heading"), (text("hasard-rules"),), rows=((back,),), files=(File("hasard.txt", words),)
        )
    return _table(view) if view.me is None else _hand(view)


def _table(view: View) -> Screen:
    lines = tuple(_line(player) for player in view.players)
    if view.over:
        return Screen(text("hasard-over"), lines, rows=((_RULES,),), tone="good")
    heading = text("hasard-round", number=view.round, rounds=view.rounds)
    rows: list[Row] = []
    if not view.laying:
        roll = Button(write(Roll()), text("hasard-roll"), "primary", "🎲")
        hold = Button(write(Hold()), text("hasard-hold"))
        ring = Button(write(Ring()), text("hasard-ring"), "danger", "🔔")
        fine = Button("strafe", text("hasard-fine-typed"), ask=text("hasard-fine-whom"))
        rows.append((roll, hold, ring, _RULES, fine))
    free = [player.seat for player in view.players if not player.fined]
    if free:
        choices = tuple(Choice(write(Fine(seat=seat)), text("hasard-fine", seat=Seated(seat))) for seat in free)
        rows.append(Menu("strafe", text("hasard-fine-whom"), choices))
    door = text("hasard-my-cards") if view.laying else None
    return Screen(heading, lines, rows=tuple(rows), door=door, tone="now")


def _hand(view: View) -> Screen:
    if view.card is not None:
        return Screen(text("hasard-my-cards"), (text("hasard-laid-own", card=view.card),), own=True)
    buttons = tuple(Button(write(Lay(card=card)), text("hasard-card", card=card), "primary") for card in view.hand)
    return Screen(text("hasard-my-cards"), (text("hasard-step-lay"),), rows=(buttons,) if buttons else (), own=True)


def _line(player: Shown) -> Text:
    if player.die is not None:
        return text("hasard-line-die", seat=Seated(player.seat), points=player.points, die=player.die)
    return text("hasard-line", seat=Seated(player.seat), points=player.points, laid=flag(player.laid))
