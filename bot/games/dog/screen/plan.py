"""Playing a card: at once if there is one way, else as what, with whom and how far, page by page.

A page is the beginning of what will be the action: `7`, `7 G1+5`, `J=4`. Only a move that sends figures of one's own
side back to bed is drawn in and asked about before it is made (`7 G1+5 G2+2`).
"""

import re
from dataclasses import dataclass, replace
from itertools import groupby

from bot.engine.helpers import circled, in_rows
from bot.engine.screen import Button, Choice, Menu, Picture, Row, Screen, Voice, to_page
from bot.engine.text import Text, text
from bot.games.dog.board import HALL, HM, INDEX, NAMES, Places
from bot.games.dog.deeds import board_after, deed, hops_of
from bot.games.dog.model import Card, Hop, Play, Played, View
from bot.games.dog.moves import NOTHING, ROLES, SEVEN, TAUSCH, is_seven, legs, moves_as
from bot.games.dog.notation import write
from bot.games.dog.screen import pictures
from bot.games.dog.screen.pages import BACK, my_turn, stuck_cards
from bot.games.dog.screen.pictures import Reach
from bot.games.dog.tell import card_text, hops_short, hops_signs, hops_text

MOST_TARGETS = 8
"""More rings than these nobody could tell apart."""
PAIRED, LABEL = 14, 80
FEW = 5
"""So many choices need no menu."""
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
    role = found[2]
    chosen = found[3] or ""
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
    if not options:
        return None
    chooser = _swaps(plan) if TAUSCH in plan.roles else _list(plan, voice, options)
    return replace(chooser, picture=_drawn(plan, voice))


def _drawn(plan: _Plan, voice: Voice) -> Picture:
    """Draw the board and the hand with the ways of this card alone."""
    others = frozenset(plan.view.hand) - {plan.card}
    return pictures.live(plan.view, voice, others, reach(plan.view, others))


def card_button(view: View, voice: Voice, number: int, card: Card) -> Button:
    """Return the button of a card: it plays if there is only one way, and says which; else it leads to the choice."""
    plan = _Plan(view, view.house or 0, card, None, "")
    plain = text("dog-button-card", number=circled(number), card=card_text(card))
    ways = [] if card == "J" else plan.moves()
    if len(ways) != 1:
        return Button(to_page(card), plain, "primary")
    way = hops_short(plan.hops(ways[0], seven=is_seven(ways[0])))
    told = text("dog-button-way", number=circled(number), way=way)
    return Button(_way(plan, ways[0]), told if len(voice.say(told)) <= LABEL else plain, "primary")


def reach(view: View, stuck: frozenset[str]) -> Reach:
    """Return who can be moved and which fields the cards lead to, as long as that can be overlooked."""
    if not my_turn(view) or view.house is None:
        return Reach()
    movers: dict[str, None] = {}
    fields: dict[int, dict[int, None]] = {}
    for number, card in enumerate(dict.fromkeys(view.hand), 1):
        if card in stuck or card in ("J", TAUSCH):
            continue
        plan = _Plan(view, view.house, card, None, "")
        for move in plan.moves():
            hops = plan.hops(move, seven=is_seven(move))
            if len(hops) == 1 and 0 <= hops[0].end < HALL:
                movers[hops[0].figure] = None
                fields.setdefault(hops[0].end, {})[number] = None
    targets = tuple((field, tuple(numbers)) for field, numbers in fields.items())
    return Reach(tuple(movers), targets if sum(len(numbers) for _, numbers in targets) <= MOST_TARGETS else ())


def _way(plan: _Plan, move: str) -> str:
    """Return what a press on a whole move does: it is made, unless it costs figures of one's own side."""
    done = deed(plan.view.ground, plan.view.places, plan.house, plan.view.me or "", plan.card, move)
    lost = _lost(plan, board_after(plan.view.places, done))
    return to_page(f"{plan.card} {move}") if lost else write(Play(card=plan.card, move=move))


def _lost(plan: _Plan, after: Places) -> list[str]:
    """List the figures of one's own side that a move sends back to bed."""
    ground = plan.view.ground
    side = [index for house in ground.side(plan.house) for index in ground.own(house)]
    return [NAMES[index] for index in side if after[index] < 0 <= plan.view.places[index]]


def _as_what(plan: _Plan) -> Screen:
    """Ask as what the Joker is played; where that leaves one way only, a press plays it."""
    buttons = [_role_button(plan, role) for role in plan.roles]
    rows: list[Row] = [tuple(buttons[first : first + 4]) for first in range(0, len(buttons), 4)]
    return Screen(
        text("dog-play-heading", card=card_text("J")), (text("dog-joker-as"),), rows=(*rows, (BACK,)), tone="now"
    )


def _role_button(plan: _Plan, role: str) -> Button:
    ways, name = plan.of(role), Text(f"dog-role-{role.lower()}")
    if len(ways) != 1:
        return Button(to_page(f"J={role}"), name, "primary", barred=not ways)
    way = hops_short(plan.hops(ways[0], seven=is_seven(ways[0])))
    return Button(_way(plan, ways[0]), text("dog-button-role", role=name, way=way), "primary")


def _list(plan: _Plan, voice: Voice, options: list[str]) -> Screen:
    """Offer the few moves of a number or start card, a button each."""
    buttons = [
        Button(_way(plan, move), _fitting(voice, plan.hops(move, seven=is_seven(move))), "primary") for move in options
    ]
    return _chooser(plan, (text("dog-choose-move"),), in_rows(buttons, 2 if len(buttons) <= PAIRED else 5))


def _swaps(plan: _Plan) -> Screen:
    """Offer a few swaps as buttons, more as a menu for each own figure; or to play the card without effect."""
    if plan.moves() == [NOTHING]:
        nothing = Button(_way(plan, NOTHING), hops_text(()), "primary")
        return _chooser(plan, (text("dog-swap-nobody"),), ((nothing,),))
    swaps = [move.split("/") for move in plan.moves()]
    if len(swaps) <= FEW:
        buttons = [
            Button(
                _way(plan, f"{own}/{other}"),
                text("dog-swap-button", figure=own, other=other, field=plan.view.places[INDEX[other]]),
                "primary",
            )
            for own, other in swaps
        ]
        return _chooser(plan, (text("dog-choose-swap"),), in_rows(buttons, 2))
    rows: list[Row] = []
    for figure, group in groupby(plan.moves(), lambda move: move.partition("/")[0]):
        choices = tuple(
            Choice(
                _way(plan, move),
                text("dog-swap-with", figure=other, field=plan.view.places[INDEX[other]]),
                icon=f"house_{other[0].lower()}",
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
    done = plan.hops(plan.chosen, seven=True)
    rows = _part_rows(plan, voice, before, going, len(done))
    words = text("dog-seven-left", left=7 - sum(hop.steps for hop in done))
    if not done:
        return replace(_chooser(plan, (words,), tuple(rows)), picture=_drawn(plan, voice))
    played = Played(seat=plan.view.me or "", card=plan.card, move=plan.chosen, hops=done)
    screen = _chooser(
        plan,
        (text("dog-seven-done", done=hops_text(done)), words),
        tuple(rows),
        Button(to_page(_parent(plan)), text("dog-button-undo")),
    )
    return replace(screen, picture=pictures.plan(plan.view, voice, board_after(plan.view.places, played), played))


def _part_rows(plan: _Plan, voice: Voice, before: str, going: list[str], done: int) -> list[Row]:
    """Offer the next parts of a 7: a few as buttons, more as a menu for each figure that has a choice.

    What follows by itself is made.
    """
    parts = list(dict.fromkeys(move.partition(" ")[0] for move in going))
    found: list[tuple[str, str, Text]] = []
    for part in parts:
        ends = [move for move in going if move == part or move.startswith(f"{part} ")]
        move = before + (ends[0] if len(ends) == 1 else part)
        on = _way(plan, move) if len(ends) == 1 or part in going else to_page(f"{plan.start} {move}")
        found.append((part, on, _fitting(voice, plan.hops(move, seven=True)[done:])))
    if len(found) <= FEW:
        return [*in_rows([Button(on, label, "primary") for _, on, label in found], 2)]
    menus: list[Row] = []
    single: list[Button] = []
    for figure, group in groupby(found, lambda one: one[0][:2]):
        choices = tuple(Choice(on, label) for _, on, label in group)
        if len(choices) == 1:
            single.append(Button(choices[0].move, choices[0].label, "primary"))
        else:
            menus.append(Menu(figure, _part_prompt(figure), choices))
    return [*menus, *in_rows(single)]


def _fitting(voice: Voice, hops: tuple[Hop, ...]) -> Text:
    """Put the parts of a 7 in words, or in signs where the words are too many for a button."""
    told = hops_text(hops)
    return told if len(voice.say(told)) <= LABEL else hops_signs(hops)


def _part_prompt(figure: str) -> Text:
    return text("dog-seven-caretaker") if figure == NAMES[HM] else text("dog-seven-figure", figure=figure)


def _chooser(plan: _Plan, lines: tuple[Text, ...], rows: tuple[Row, ...], back: Button | None = None) -> Screen:
    """Lay out a page on which something is still to be chosen."""
    joker = Button(to_page("J"), text("dog-button-joker")) if plan.card == "J" and back is None else None
    buttons = tuple(button for button in (back, joker, BACK) if button is not None)
    return Screen(text("dog-play-heading", card=card_text(plan.card)), lines, rows=(*rows, buttons), tone="now")


def _confirm(plan: _Plan, voice: Voice, move: str) -> Screen:
    """Show a whole move drawn in, and what it does, before it is made."""
    view, ground = plan.view, plan.view.ground
    done = deed(ground, view.places, plan.house, view.me or "", plan.card, move)
    after = board_after(view.places, done)
    lines = [hops_text(done.hops)]
    if lost := _lost(plan, after):
        lines.append(text("dog-own-sent", sent=", ".join(lost)))
    if done.caretaker is not None:
        lines.append(text("dog-caretaker-comes", field=done.caretaker))
    if ground.won(after, plan.house):
        lines.append(text("dog-wins"))
    play = Button(write(Play(card=plan.card, move=move)), text("dog-button-play"), "success", "✅")
    parent = _parent(replace(plan, role=_role(plan, move), chosen=move))
    buttons = [play, Button(to_page(parent), text("dog-button-other"))] if parent else [play]
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
