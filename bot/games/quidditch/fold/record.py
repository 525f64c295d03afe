"""Recording what people do in a phase, and folding a ruling on one of their messages. Clauses: Q13.1, Q13.6."""

from collections.abc import Callable

from bot.engine.helpers import altered
from bot.games.quidditch import events as e
from bot.games.quidditch.fold.people import same_people
from bot.games.quidditch.state import TEILRUNDEN, Input, State

RULED = "urteil"
"""That something was ruled, among what was done: it gave everybody his seconds anew."""
RECORDED = ("besitz", "pos-jaeger", "pos-sucher", "pos-treiber", *TEILRUNDEN)
"""Phases in which messages can be ruled on."""


def opens_phase(event: e.QuidditchEvent) -> bool:
    """Tell whether a fact begins a new phase, so that what was done before is settled."""
    return isinstance(event, e.RundeBegonnen | e.PhaseBegonnen | e.Zwischenstand | e.Wiederholt)


def recorded(after: State, event: e.QuidditchEvent) -> State:
    """Remember who did what, with the dice that fell and how it was judged."""
    if isinstance(event, e.NeuBeurteilt):  # it has its own record
        return after
    if opens_phase(event):
        begins = after.phase in RECORDED
        base = altered(after, base=None, inputs=(), starts=(), start=None, last=None, lapsed=None) if begins else None
        after = altered(after, base=base, inputs=())
        if not (isinstance(event, e.PhaseBegonnen) and event.phase in TEILRUNDEN):
            return after
    if after.base is None:
        return after
    inputs = after.inputs
    if event.durch:
        who, _, move = event.durch.partition("|")
        opened = opens_phase(event) and who == "uhr"  # the limit was one of the phase before
        inputs = (*inputs, Input(who, "" if opened else move, event.when))
    elif isinstance(event, e.Gewuerfelt) and not inputs:  # the bot leads on by itself
        inputs = (Input("uhr", "", event.when),)
    if inputs:
        inputs = (*inputs[:-1], _noted(inputs[-1], event))
    return after if inputs == after.inputs else altered(after, inputs=inputs)


def _noted(last: Input, event: e.QuidditchEvent) -> Input:
    """Write down how the last input was judged, and what fell."""
    match event:
        case e.Gewuerfelt():
            last = altered(last, dice=(*last.dice, (event.first, event.second)))
            mine = last.move == "2w6" and event.seat == last.who
            return altered(last, valid=bool(event.zweck), counted=bool(event.zweck)) if mine else last
        case e.Befohlen() if event.seat == last.who:
            return altered(last, valid=True)
        case e.Gestellt() | e.QuaffelBei() | e.FreiwurfSchuetze() if _awaits_verdict(last):
            return altered(last, valid=True)  # a letter or a name was taken
        case e.Ungueltig() if event.seat == last.who:
            return altered(last, valid=False, counted=False, grund=event.grund)
    return last


def _awaits_verdict(last: Input) -> bool:
    return last.move.startswith('"') and last.who != "schiri" and last.valid is None


def rejudged(state: State, event: e.NeuBeurteilt, apply: Callable[[State, e.QuidditchEvent], State]) -> State:
    """Let the phase have happened otherwise; people, penalties and what was seen of dice stay as they are."""
    base = state.base
    if base is None:
        return state
    after = base
    for fact in event.facts:
        after = apply(after, fact)
    now = max(state.now, event.when)
    after = same_people(state, after).fresh(now)  # nobody was silent while it was not ruled so
    inputs = list(state.inputs)
    if event.was == "rechtzeitig":
        who, _, move = event.durch.partition("|")
        inputs.insert(event.platz, Input(who, move, event.when, valid=True))
    else:
        counts = event.was == "gilt"
        one = inputs.pop(event.nummer)
        inputs.insert(event.platz, altered(one, ruled=event.was, valid=counts, fallen=False))
    for number, _, _ in event.entfallen:
        inputs[number] = altered(inputs[number], valid=False, fallen=True)
    for number, _, _ in event.gelten:
        inputs[number] = altered(inputs[number], valid=True, fallen=False)
    return altered(
        after,
        now=state.now,
        clock=state.clock,
        serial=max(state.serial, after.serial),
        luck=state.luck,
        base=base,
        inputs=(*inputs, Input("uhr", RULED, now)),
        starts=state.starts,
        start=state.start,
        last=None,
        lapsed=None,
    )
