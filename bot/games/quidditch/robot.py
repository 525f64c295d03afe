"""A computer player for every seat: it knows its view and nothing else."""

from collections.abc import Sequence

from bot.engine.chance import Chance
from bot.games.quidditch.model import QuidditchAction, Roll, Verzicht, Wrote, house_of
from bot.games.quidditch.view.records import Person, View

_EAGER = (
    "Angenommen",
    "Halten",
    "Abblocken",
    "Fangen",
    "Finden",
    "Klatscherabwurf",
    "Klatscherwurf",
    "Klatscherabfang",
)
"""Commands that are always worth it, the most urgent first."""


def robot(view: View, legal: Sequence[QuidditchAction], chance: Chance) -> QuidditchAction:
    """Play sensibly: roll what is owed, hit opponents, carry the Quaffel to the rings, never throw at one's own."""
    if Roll() in legal:
        return Roll()
    orders = [action for action in legal if isinstance(action, Wrote)]
    if not orders or view.pitch is None or view.me is None:
        return _any(legal, chance)
    if view.phase.startswith("pos-"):
        return _position(view, orders, chance)
    if view.phase not in ("treiber", "jaeger", "sucher"):
        return _any(orders, chance)
    mine = house_of(view.me)
    sensible = [order for order in orders if not _foolish(view, order, mine)]
    rest: list[QuidditchAction] = [*sensible]
    for word in _EAGER:
        if found := [order for order in sensible if order.text.startswith(word)]:
            return _best_target(view, found, chance)
    if view.phase == "sucher" and (flights := [order for order in sensible if order.text.startswith("Fliegen")]):
        return flights[0]  # the Schnatz is in the middle
    if view.pitch.holder == view.me:
        return _carry(view, sensible, chance) or _quit(legal, orders, chance)
    daring = [*rest, *(action for action in legal if isinstance(action, Verzicht))]
    return _any(daring or legal, chance)


def _any(actions: Sequence[QuidditchAction], chance: Chance) -> QuidditchAction:
    return actions[chance.dice(1, len(actions))[0] - 1]


def _quit(legal: Sequence[QuidditchAction], orders: list[Wrote], chance: Chance) -> QuidditchAction:
    return next((action for action in legal if isinstance(action, Verzicht)), None) or _any(orders, chance)


def _person(view: View, name: str) -> Person | None:
    people = view.pitch.people if view.pitch else ()
    return next((one for one in people if name in (one.name, one.seat)), None)


def _me(view: View) -> Person | None:
    return _person(view, view.me or "")


def _foolish(view: View, order: Wrote, mine: str) -> bool:
    """Tell an own goal, a hit on one's own or a pass to the others."""
    word, _, rest = order.text.partition(" ")
    target = _person(view, rest)
    if target is not None and word in ("Klatscherwurf", "Klatscherabwurf"):
        return target.seat[0] == mine
    if target is not None and word == "Pass":
        return target.seat[0] != mine
    me = _me(view)
    free_throw = view.pitch is not None and view.pitch.holder != view.me
    return word == "Torwurf" and not free_throw and me is not None and _letter(view, me) == mine


def _letter(view: View, one: Person) -> str:
    return view.letters[one.third] if one.third is not None else ""


def _best_target(view: View, orders: list[Wrote], chance: Chance) -> QuidditchAction:
    """Aim at whoever hurts most: the holder, then the Hüter, then the Sucher."""
    holder = view.pitch.holder if view.pitch else None

    def worth(order: Wrote) -> int:
        target = _person(view, order.text.partition(" ")[2])
        if target is None:
            return 0
        return 3 if target.seat == holder else 2 if target.seat.endswith("Hüter") else 1

    best = max(map(worth, orders))
    return _any([order for order in orders if worth(order) == best], chance)


def _carry(view: View, orders: list[Wrote], chance: Chance) -> QuidditchAction | None:
    """Bring the Quaffel to the rings: shoot, or pass once in front of them, or fly towards them, or pass."""
    me = _me(view)
    words = {order.text.partition(" ")[0]: order for order in orders}
    passes = [order for order in orders if order.text.startswith("Pass")]
    if "Torwurf" in words and me is not None and _letter(view, me) != house_of(me.seat):
        return _any(passes, chance) if passes and chance.dice(1, 6)[0] == 1 else words["Torwurf"]
    goal = next(letter for letter in view.letters if letter not in ("M", house_of(view.me or "")))
    flights = [order for order in orders if order.text.startswith("Fliegen")]
    forward = [order for order in flights if order.text.endswith(("-M", f"-{goal}"))]
    return _any(forward or passes or flights, chance) if forward or passes or flights else None


def _position(view: View, orders: list[Wrote], chance: Chance) -> QuidditchAction:
    """Spread out: Jäger in front of the other goal or in the middle, the others anywhere."""
    goal = next((letter for letter in view.letters if letter not in ("M", house_of(view.me or ""))), "M")
    ahead = [order for order in orders if order.text in ("M", goal)]
    if "Jäger" in (view.me or "") and ahead and chance.dice(1, 6)[0] > 1:
        return _any(ahead, chance)
    return _any(orders, chance)
