"""One's own slip in private: the number, the names, the plan put together with menus, what is handed in (H3.2)."""

from collections.abc import Sequence

from bot.engine.screen import Button, Choice, Menu, Row, Screen, Style, Tone, Voice, to_page
from bot.engine.text import Text, text
from bot.games.hut.board import HOMES, Field, distance, is_rest
from bot.games.hut.legal import targets
from bot.games.hut.model import (
    FEWEST,
    MOST,
    OFFERED,
    PHASES,
    POINTS,
    Christen,
    HandIn,
    NameNumber,
    Orders,
    Plan,
    Shown,
    Slip,
    View,
)
from bot.games.hut.names import misnamed
from bot.games.hut.notation import read_plans, write, write_plan
from bot.games.hut.resolve import Order
from bot.games.hut.screen.picture import plan_picture
from bot.games.hut.slips import Line, Reading, lines_of, read_slip
from bot.games.hut.stacks import Stack, hats_of

MENU = 25


def number_page(view: View) -> Screen:
    """Ask for the number that goes into the secret mean (H2.2)."""
    choices = tuple(
        Choice(write(NameNumber(number=number)), text("hut-number-choice", number=number))
        for number in range(FEWEST, MOST + 1)
    )
    lines = [text("hut-number-about", fewest=FEWEST, most=MOST)]
    if view.number is not None:
        lines.append(text("hut-number-own", number=view.number))
    later = Button(to_page("z"), text("hut-number-later") if view.number is None else text("hut-back"))
    return Screen(
        text("hut-number-heading"),
        tuple(lines),
        rows=(Menu("zahl", text("hut-number-prompt"), choices), (later, _christen_button(), _write_button(view))),
        tone="now",
        own=True,
    )


def christening(view: View, own: Shown) -> Screen:
    """Let the owner name the hats: from what is offered, or freely (H2.1). The other three never bar all of that."""
    rows: list[Row] = []
    for number, name in enumerate(own.names, 1):
        others = [one for one in OFFERED[own.colour] if one != name]
        offered = [one for one in others if misnamed(own.colour, own.names, number, one) is None]
        choices = tuple(Choice(write(Christen(hat=number, name=one)), text("hut-word", word=one)) for one in offered)
        rows.append(Menu(f"hut{number}", text("hut-christen-menu", name=name), choices))
    free = tuple(
        Button(f"hut {'abcd'[number - 1]}", text("hut-word", word=name), "primary", "✏️", ask=text("hut-christen-ask"))
        for number, name in enumerate(own.names, 1)
    )
    rows += [free, (Button(to_page("z"), text("hut-back")),)]
    return Screen(text("hut-christen-heading"), (text("hut-christen-about", letter=own.colour),), rows=tuple(rows))


# -- planning ----------------------------------------------------------------------------------------------------------


def _planned(view: View, own: Shown, source: str) -> tuple[tuple[Plan, ...], tuple[Order, ...]]:
    """Read a plan off its page; one that is not possible (any more) is no plan."""
    plans = tuple(sorted(read_plans(source), key=lambda one: one.phase))
    names = view.names
    reading = read_slip(view.board, names, own.colour, lines_of(view.board, own.colour, names, plans))
    orders = tuple(line.order for line in reading.lines if line.order)
    idle = reading.void is not None and reading.void.id == "hut-void-idle"
    return (plans, orders) if len(orders) == len(plans) and (idle or not reading.void) else ((), ())


def _page(plans: Sequence[Plan]) -> str:
    return " ".join(map(write_plan, sorted(plans, key=lambda one: one.phase)))


def _plan_page(plans: Sequence[Plan]) -> str:
    return to_page(f"z {_page(plans)}".rstrip())


def _open_points(plans: Sequence[Plan]) -> tuple[int, ...]:
    """List the numbers of BP that another order may have."""
    left, used = POINTS - sum(one.points for one in plans), {one.points for one in plans}
    return tuple(points for points in range(min(left, 7) + 1) if points not in used)


def planning(view: View, own: Shown, voice: Voice, source: str) -> Screen:
    """Show the plan so far, what is left, and what can be added or struck."""
    plans, orders = _planned(view, own, source)
    written = lines_of(view.board, own.colour, view.names, plans)
    by_phase = {one.phase: line for one, line in zip(plans, written, strict=True)}
    lines = [text("hut-plan-order", order=by_phase[phase]) for phase in PHASES if phase in by_phase]
    left = POINTS - sum(one.points for one in plans)
    lines.append(text("hut-plan-left", left=left, points=POINTS))
    if view.slip is not None:
        lines.append(text("hut-plan-replaces"))
    if view.asks_number:
        lines.append(_number_line(view))
    rows: list[Row] = []
    if choices := _hat_choices(view, own, plans):
        rows.append(Menu("befehl", text("hut-plan-add"), choices))
    if plans:
        struck = []
        for one in plans:
            rest = _plan_page([other for other in plans if other is not one])
            struck.append(Choice(rest, text("hut-word", word=by_phase[one.phase])))
        rows.append(Menu("streichen", text("hut-plan-strike"), tuple(struck)))
    buttons: list[Button] = []
    style: Style
    if any(one.points for one in plans):
        numbered = not view.asks_number or view.number is not None
        label, style = (text("hut-hand-in"), "success") if numbered else (text("hut-hand-in-numberless"), "danger")
        buttons.append(Button(write(Orders(plans=plans)), label, style, "📨"))
    buttons += [_write_button(view, written), *_side_buttons(view)]
    rows.append(tuple(buttons))
    picture = plan_picture(view, voice, orders)
    return Screen(text("hut-plan-heading", round=view.round), tuple(lines), picture, tuple(rows), tone="now", own=True)


def _free(view: View, own: Shown, plans: Sequence[Plan]) -> list[tuple[int, int, Stack]]:
    """List each free phase with each hat that has no order yet, as long as there are points for it."""
    if not any(_open_points(plans)):
        return []
    phases = [phase for phase in PHASES if phase not in {one.phase for one in plans}]
    used, hats = {one.hat for one in plans}, hats_of(own.colour)
    free = [(hats.index(stack.top) + 1, stack) for stack in view.board.army(own.colour)]
    return [(phase, number, stack) for phase in phases for number, stack in free if number not in used]


def _hat_choices(view: View, own: Shown, plans: Sequence[Plan]) -> tuple[Choice, ...]:
    """Offer each free phase with each hat that has no order yet."""
    return tuple(
        Choice(
            _target_page(phase, number, plans),
            text("hut-plan-choice", phase=phase, name=own.names[number - 1], field=stack.field),
            text("hut-tower-of", height=len(stack.hats)) if stack.is_tower else None,
        )
        for phase, number, stack in _free(view, own, plans)
    )


def _target_page(phase: int, number: int, plans: Sequence[Plan]) -> str:
    return to_page(f"t{phase}{'abcd'[number - 1]} {_page(plans)}".rstrip())


def _onwards(view: View, own: Shown, plans: Sequence[Plan]) -> str:
    """Return the page after an order: where only one hat and phase are left, at once its targets."""
    left = _free(view, own, plans)
    return _target_page(left[0][0], left[0][1], plans) if len(left) == 1 else _plan_page(plans)


def target_page(view: View, own: Shown, voice: Voice, source: str) -> Screen | None:
    """Offer the targets one hat may be sent to in a phase, with what stands there; None if there is no such page."""
    head, _, rest = source.partition(" ")
    if len(head) != 2 or head[0] not in "1234" or head[1] not in "abcd":
        return None
    phase = int(head[0])
    number = "abcd".index(head[1]) + 1
    plans, orders = _planned(view, own, rest)
    stack = view.board.commanded(hats_of(own.colour)[number - 1])
    if stack is None or any(one.hat == number or one.phase == phase for one in plans):
        return None
    open_points = _open_points(plans)
    found = [(points, field) for points, field in ((0, stack.field), *targets(stack)) if points in open_points]
    found.sort(key=lambda one: one[0])
    name = own.names[number - 1]
    rows: list[Row] = []
    for start in range(0, len(found), MENU):
        part = found[start : start + MENU]
        choices = tuple(
            Choice(
                _onwards(view, own, (*plans, Plan(phase, number, far, field))),
                text("hut-target", points=far, field=field),
                _about(view, stack, field, far),
            )
            for far, field in part
        )
        rows.append(Menu(f"ziel{start}", text("hut-target-menu", first=part[0][0], last=part[-1][0]), choices))
    rows.append((Button(_plan_page(plans), text("hut-back")),))
    left = POINTS - sum(one.points for one in plans)
    return Screen(
        text("hut-target-heading", phase=phase, name=name, field=stack.field),
        (text("hut-plan-left", left=left, points=POINTS), text("hut-target-about")),
        plan_picture(view, voice, orders),
        tuple(rows),
        tone="now",
    )


def _about(view: View, mover: Stack, target: Field, points: int) -> Text | None:
    """Say what is on a target at the beginning of the round, and which points lapse on the way home (H4.6)."""
    if target == mover.field:
        return text("hut-about-stay")
    if target in HOMES:
        return text("hut-about-home", surplus=points - distance(mover.field, target))
    there = view.board.at(target)
    if there is None:
        return text("hut-about-rest") if is_rest(target) else None
    name = view.names[there.top]
    if there.colour == mover.colour:
        return text("hut-about-own", name=name)
    if is_rest(target):
        return text("hut-about-full", name=name)
    return text("hut-about-prey", name=name, height=len(there.hats))


# -- what is written ---------------------------------------------------------------------------------------------------


def slip(view: View, own: Shown, voice: Voice, written: Slip) -> Screen:
    """Show what is written, what was mended in it, and what would happen to the rest (H3.3)."""
    reading = read_slip(view.board, view.names, own.colour, written.lines, mends=view.options.mends)
    lines = [_written_line(line, reading) for line in reading.lines]
    if reading.void:
        lines.append(text("hut-slip-void", reason=reading.void))
    if view.asks_number:
        lines.append(_number_line(view))
    buttons: list[Button] = []
    if written.done:
        lines.append(text("hut-slip-done", seal=written.seal, salt=written.salt))
    else:
        lines.append(text("hut-slip-open") if reading.flawless else text("hut-slip-faulty"))
        buttons.append(Button(write(HandIn()), text("hut-hand-in-anyway"), "danger", "📨"))
    page = _plan_page([_as_plan(own, order) for order in reading.orders])
    buttons.append(Button(page, text("hut-change"), "primary", "✏️"))
    buttons += [_write_button(view), *_side_buttons(view)]
    tone: Tone = "good" if written.done and reading.flawless else "bad" if not reading.flawless else "now"
    return Screen(
        text("hut-slip-heading", round=view.round),
        tuple(lines),
        plan_picture(view, voice, reading.orders),
        (tuple(buttons),),
        tone=tone,
        own=True,
    )


def _as_plan(own: Shown, order: Order) -> Plan:
    return Plan(order.phase, hats_of(own.colour).index(order.hat) + 1, order.points, order.target)


def _written_line(line: Line, reading: Reading) -> Text:
    if line.kind == "idle":
        return text("hut-line-idle", phase=line.phase or 0)
    if line.fault:
        return text("hut-line-fault", line=line.words, reason=line.fault)
    if reading.void:
        return text("hut-line-lost", line=line.words)
    if line.mended:
        first, *more = line.mended
        second = more[0] if more else first
        return text("hut-line-mended", line=line.words, first=first, more=second, count=len(line.mended))
    return text("hut-line-good", line=line.words)


def _number_line(view: View) -> Text:
    return text("hut-number-missing") if view.number is None else text("hut-number-own", number=view.number)


def _write_button(view: View, planned: Sequence[str] = ()) -> Button:
    """Offer to write what is planned or noted, or to complete the beginnings of all orders.

    Where that replaces what is handed in, button and form say so.
    """
    noted = view.slip.lines if view.slip is not None else ()
    typed = "; ".join(planned or noted or _beginnings(view))
    if view.slip is not None and view.slip.done:
        return Button("befehl", text("hut-rewrite"), emoji="⌨️", ask=text("hut-rewrite-ask"), typed=typed)
    return Button("befehl", text("hut-write"), emoji="⌨️", ask=text("hut-write-ask"), typed=typed)


def _beginnings(view: View) -> list[str]:
    """Write for every hat one still commands in which phase it may move, its name and where it stands."""
    own = view.own
    hats = [(hat, view.board.commanded(hat)) for hat in hats_of(own.colour)] if own is not None else []
    standing = [f"{view.names[hat]} {stack.field}" for hat, stack in hats if stack is not None]
    return [f"{phase} {words} " for phase, words in zip(PHASES, standing, strict=False)]


def _christen_button() -> Button:
    return Button(to_page("taufe"), text("hut-christen"), emoji="🎩")


def _side_buttons(view: View) -> list[Button]:
    """Offer what fits the time: number and names in the first round, the report from the second on."""
    if view.reports:
        last = len(view.reports)
        return [Button(to_page(f"b{last}.1"), text("hut-to-report", round=last), emoji="📜")]
    buttons = []
    if view.asks_number:
        buttons.append(Button(to_page("zahl"), text("hut-number-change"), emoji="🔢"))
    if view.slip is None:
        buttons.append(_christen_button())
    return buttons
