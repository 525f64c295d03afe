"""Everybody's own page: commands in friendly matches, the captain's experience form, requests and votes."""

from bot.engine.screen import Button, Choice, Menu, Row, Screen, turn
from bot.engine.text import text
from bot.games.quidditch.model import Whispered
from bot.games.quidditch.notation import write
from bot.games.quidditch.screen.moves import controls
from bot.games.quidditch.screen.public import head_lines, heading
from bot.games.quidditch.view import View

GIFTS = (2, 1, 1)


def own(view: View, page: str) -> Screen:
    """Lay out somebody's own page; experience is given on pages, one choice after the other."""
    if view.report is not None:
        return Screen(heading(view), (view.report.text,), tone="good")
    name, *chosen = page.split(".")
    if name == "xp" and view.may_give and all(seat in view.may_give for seat in chosen):
        return _experience(view, chosen)
    if name == "kapitaen" and view.me in view.captains:
        return _captain(view)
    lines = head_lines(view)
    if view.my_xp and view.phase == "vor":
        given = ", ".join(f"{seat} {points}" for seat, points in view.my_xp)
        lines.append(text("quidditch-line-my-xp", given=given))
    moves = [move for move in view.moves if not move.startswith("'XP")]
    rows: list[Row] = list(controls(moves, text("quidditch-prompt-command")))
    lines.append(text("quidditch-line-your-turn" if moves else "quidditch-line-nothing"))
    more = []
    if view.may_give:
        more.append(Button(turn("xp"), text("quidditch-button-xp"), "primary"))
        more.append(Button("'XP", text("quidditch-button-xp-typed"), ask=text("quidditch-ask-xp")))
    if view.me in view.captains and view.phase != "vor":
        more.append(Button(turn("kapitaen"), text("quidditch-button-captain-page")))
    if more:
        rows.append(tuple(more))
    return Screen(text("quidditch-door-own"), tuple(lines), rows=tuple(rows), tone="now")


def _experience(view: View, chosen: list[str]) -> Screen:
    """Ask for the 2, then for each 1, then for a yes."""
    due = GIFTS[: len(view.may_give)]
    back = Button(turn(""), text("quidditch-button-back"))
    given = ", ".join(f"{seat} {points}" for seat, points in zip(chosen, due, strict=False))
    if len(chosen) >= len(due):
        words = Whispered(text=f"XP {given}")
        confirm = Button(write(words), text("quidditch-button-confirm"), "success")
        anew = Button(turn("xp"), text("quidditch-button-anew"))
        return Screen(
            text("quidditch-xp-heading"), (text("quidditch-xp-chosen", given=given),), rows=((confirm, anew, back),)
        )
    left = [seat for seat in view.may_give if seat not in chosen]
    prompt = text("quidditch-xp-prompt", points=due[len(chosen)])
    choices = tuple(
        Choice(turn(".".join(["xp", *chosen, seat])), text("quidditch-button-words", words=seat)) for seat in left
    )
    lines = (text("quidditch-xp-chosen", given=given),) if given else (text("quidditch-xp-help"),)
    return Screen(text("quidditch-xp-heading"), lines, rows=(Menu("xp", prompt, choices), (back,)))


def _captain(view: View) -> Screen:
    votes = tuple(
        Button(f"ja {was}", text(f"quidditch-einig-{was}")) for was in ("ende", "pause", "abbruch", "verschieben")
    )
    ask = Button("wechsel", text("quidditch-button-wechsel"), ask=text("quidditch-ask-wechsel"))
    back = Button(turn(""), text("quidditch-button-back"))
    lines = (text("quidditch-captain-help"),)
    return Screen(text("quidditch-button-captain-page"), lines, rows=((ask, back), votes))
