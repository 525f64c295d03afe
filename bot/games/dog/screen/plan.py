"""Playing a card, page by page: as what, with whom, how far, and the move drawn in before it is confirmed.

A page is the beginning of what will be the action: `7`, `7 G1+5`, `J=4`, then the whole `7 G1+5 G2+2` to be confirmed.
"""

import re
from dataclasses import dataclass, replace
from itertools import groupby

from bot.engine.screen import Button, Choice, Menu, Row, Screen, Voice, turn
from bot.engine.text import Text, text
from bot.games.dog.board import HM, INDEX, NAMES
from bot.games.dog.deeds import board_after, deed, hops_of
from bot.games.dog.model import Card, Hop, Play, Played, View
from bot.games.dog.moves import ROLES, SEVEN, TAUSCH, is_seven, legs, moves_as
from bot.games.dog.notation import write
from bot.games.dog.screen import pictures
from bot.games.dog.screen.hand import my_turn, stuck_cards
from bot.games.dog.screen.pages import BACK
from bot.games.dog.telling import card_text, hops_text

_PAGE = re.compile(r"(18|[2-79TJ])(?:=(raus|[1-9]|T))?(?: (.+))?")


@dataclass(frozen=True, slots=True)
class _Plan:
    """A card that is being played: the card, as what (None: whatever it can), and what is chosen so far."""

    view: View
    house: int
    card: Card
    role: str | None
    chosen: str

    @property
    def roles(self) -> tuple[str, ...]:
        return ROLES[self.card] if self.role is None else (self.role,)

    @property
    def start(self) -> str:
        """The page on which the choice of moves begins."""
        return self.card if self.role is None or self.card != "J" else f"J={self.role}"

    def moves(self) -> list[str]:
        """List the moves in question."""
        return [move for role in self.roles for move in self.of(role)]

    def of(self, role: str) -> list[str]:
        """List the moves of one role."""
        return [move for move, _ in moves_as(self.view.ground, self.view.places, self.house, role)]

    def hops(self, move: str, *, seven: bool) -> tuple[Hop, ...]:
        """Carry a move out in thought."""
        return hops_of(legs(self.view.ground, self.view.places, move, seven=seven))


def plan_page(view: View, voice: Voice, page: str) -> Screen | None:
    """Show a page of playing a card; None if there is no such page now."""
    found = _PAGE.fullmatch(page)
    if found is None or not my_turn(view) or view.house is None:
        return None
    role, chosen = found[2], found[3] or ""
    card = next((one for one in view.hand if one == found[1]), None)
    if card is None or card in stuck_cards(view) or (role and card != "J"):
        return None
    plan = _Plan(view, view.house, card, role, chosen)
    if role is None and chosen in plan.moves():
        return _confirm(plan, voice, chosen)
    if card == "J" and role is None:
        return None if chosen else _as_what(plan)
    if SEVEN in plan.roles:
        return _parts(plan, voice)
    if chosen:
        return None
    options = plan.moves()
    if len(options) == 1:
        return _confirm(plan, voice, options[0])
    if not options:
        return None
    chooser = _swaps(plan) if TAUSCH in plan.roles else _list(plan, options)
    return replace(chooser, picture=pictures.board(view, voice))


def _as_what(plan: _Plan) -> Screen:
    """Ask as what the Joker is played."""
    buttons = [
        Button(turn(f"J={role}"), Text(f"dog-role-{role.lower()}"), "primary", barred=not plan.of(role))
        for role in plan.roles
    ]
    rows: list[Row] = [tuple(buttons[first : first + 4]) for first in range(0, len(buttons), 4)]
    return Screen(
        text("dog-play-heading", card=card_text("J")), (text("dog-joker-as"),), rows=(*rows, (BACK,)), tone="now"
    )


def _list(plan: _Plan, options: list[str]) -> Screen:
    """Offer the few moves of a number or start card in one menu."""
    choices = tuple(
        Choice(turn(f"{plan.card} {move}"), hops_text(plan.hops(move, seven=is_seven(move)))) for move in options
    )
    return _chooser(plan, (text("dog-choose-move"),), (Menu("zug", text("dog-choose-move"), choices),))


def _swaps(plan: _Plan) -> Screen:
    """Offer a menu for each own figure that can be swapped."""
    rows: list[Row] = []
    for figure, group in groupby(plan.moves(), lambda move: move.partition("/")[0]):
        choices = tuple(
            Choice(
                turn(f"{plan.card} {move}"), text("dog-swap-with", figure=other, field=plan.view.places[INDEX[other]])
            )
            for move in group
            if (other := move.partition("/")[2])
        )
        field = plan.view.places[INDEX[figure]]
        rows.append(Menu(figure, text("dog-swap-figure", figure=figure, field=field), choices))
    return _chooser(plan, (text("dog-choose-swap"),), tuple(rows))


def _parts(plan: _Plan, voice: Voice) -> Screen | None:
    """Build a 7 part by part: a menu for each figure that may go on, with only what can still be completed."""
    before = f"{plan.chosen} " if plan.chosen else ""
    going = [move.removeprefix(before) for move in plan.of(SEVEN) if move.startswith(before)]
    if not going:
        return None
    parts = list(dict.fromkeys(move.partition(" ")[0] for move in going))
    whole = frozenset(going)
    rows: list[Row] = []
    for figure, group in groupby(parts, lambda part: part[:2]):
        choices = []
        for part in group:
            page = f"{plan.card} {before}{part}" if part in whole else f"{plan.start} {before}{part}"
            choices.append(Choice(turn(page), hops_text(plan.hops(before + part, seven=True)[-1:])))
        rows.append(Menu(figure, _part_prompt(figure), tuple(choices)))
    done = plan.hops(plan.chosen, seven=True)
    words = text("dog-seven-left", left=7 - sum(hop.steps for hop in done))
    if not done:
        return replace(_chooser(plan, (words,), tuple(rows)), picture=pictures.board(plan.view, voice))
    played = Played(seat=plan.view.me or "", card=plan.card, move=plan.chosen, hops=done)
    screen = _chooser(
        plan,
        (text("dog-seven-done", done=hops_text(done)), words),
        tuple(rows),
        Button(turn(_parent(plan)), text("dog-button-undo")),
    )
    return replace(screen, picture=pictures.plan(plan.view, voice, board_after(plan.view.places, played), played))


def _part_prompt(figure: str) -> Text:
    return text("dog-seven-caretaker") if figure == NAMES[HM] else text("dog-seven-figure", figure=figure)


def _chooser(plan: _Plan, lines: tuple[Text, ...], rows: tuple[Row, ...], back: Button | None = None) -> Screen:
    """Lay out a page on which something is still to be chosen."""
    joker = Button(turn("J"), text("dog-button-joker")) if plan.card == "J" and back is None else None
    buttons = tuple(button for button in (back, joker, BACK) if button is not None)
    return Screen(text("dog-play-heading", card=card_text(plan.card)), lines, rows=(*rows, buttons), tone="now")


def _confirm(plan: _Plan, voice: Voice, move: str) -> Screen:
    """Show a whole move drawn in, and what it does, before it is made."""
    view, ground = plan.view, plan.view.ground
    done = deed(ground, view.places, plan.house, view.me or "", plan.card, move)
    after = board_after(view.places, done)
    lines = [hops_text(done.hops)]
    side = [index for house in ground.side(plan.house) for index in ground.own(house)]
    lost = [NAMES[index] for index in side if after[index] < 0 <= view.places[index]]
    if lost:
        lines.append(text("dog-own-sent", sent=", ".join(lost)))
    if done.caretaker is not None:
        lines.append(text("dog-caretaker-comes", field=done.caretaker))
    if ground.won(after, plan.house):
        lines.append(text("dog-wins"))
    play = Button(write(Play(card=plan.card, move=move)), text("dog-button-play"), "success", "✅")
    parent = _parent(replace(plan, role=_role(plan, move), chosen=move))
    buttons = [play, Button(turn(parent), text("dog-button-other"))] if parent else [play]
    return Screen(
        text("dog-confirm-heading", card=card_text(plan.card)),
        tuple(lines),
        pictures.plan(view, voice, after, done),
        rows=((*buttons, BACK),),
        tone="now",
    )


def _role(plan: _Plan, move: str) -> str:
    return next(role for role in plan.roles if move in plan.of(role))


def _parent(plan: _Plan) -> str:
    """Return the page before a choice; none if there was nothing to choose."""
    if SEVEN in (plan.role, plan.card):
        *before, _ = plan.chosen.split()
        start = "J=7" if plan.card == "J" else SEVEN
        return " ".join((start, *before)) if before or len(plan.of(SEVEN)) > 1 else ("J" if plan.card == "J" else "")
    if plan.card == "J":
        return f"J={plan.role}" if len(plan.moves()) > 1 else "J"
    return plan.card if sum(len(plan.of(role)) for role in ROLES[plan.card]) > 1 else ""
