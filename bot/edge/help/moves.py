"""What a table offers to one person and the rules would accept from them, in words."""

from collections.abc import Iterator
from typing import Any

from bot.edge.kit.services import safe
from bot.edge.table.asking import controls_of, reachable
from bot.edge.table.panel import PanelVoice
from bot.engine.chance import FairChance
from bot.engine.model import Refused
from bot.engine.screen import TO_PAGE, Button, Choice, Menu, Row
from bot.engine.seats import OFFICIALS
from bot.service.play.live import Look, Who

MOST_CHOICES = 8
DEEP = 4
"""So many pages behind a control are looked at; a move worth a page of its own is not farther away."""


def moves(look: Look, who: Who, voice: PanelVoice) -> tuple[str, ...]:
    """List the buttons and menus that are open to a person, as they are labelled on the front pages."""
    judge, spec = _Judge(look, who, voice), look.live.spec
    state = look.live.folded().state
    fronts = [look.view] if look.seat else []
    fronts += [spec.rules.view(state, OFFICIALS)] if look.live.leads(who) and spec.manners.officials else []
    lines: dict[str, None] = {}
    for view in fronts:
        for row in spec.screen(view, voice, "").rows:
            lines |= dict.fromkeys(judge.lines(row, view, private=True))
    for row in spec.screen(spec.rules.view(state, None), voice, "").rows:  # its pages are those of one's own screen
        lines |= dict.fromkeys(judge.lines(row, look.view, private=False))
    return tuple(lines)


class _Judge:
    """Asks the rules what they would say."""

    def __init__(self, look: Look, who: Who, voice: PanelVoice) -> None:
        self._spec, self._voice = look.live.spec, voice
        self._state, self._actor = look.live.folded().state, look.live.actor(who)
        parts = [look.seat, OFFICIALS if look.live.leads(who) and self._spec.manners.officials else None]
        self._legal = [self._spec.rules.legal(self._state, part) for part in parts if part]
        self._known: dict[str, bool] = {}

    def lines(self, row: Row, view: Any, *, private: bool) -> Iterator[str]:
        """Put a row in words: a line for every button, one for a menu."""
        good = [control for control in controls_of((row,)) if self._open(control, view, private)]
        if not isinstance(row, Menu):
            yield from map(self._label, good)
        elif good:
            labels = [self._label(control) for control in good[:MOST_CHOICES]]
            more = " …" if len(good) > MOST_CHOICES else ""
            yield f"{safe(self._voice.say(row.prompt)).rstrip(' :.…')}: {', '.join(labels)}{more}"

    def _label(self, control: Button | Choice) -> str:
        return safe(self._voice.say(control.label))

    def _open(self, control: Button | Choice, view: Any, private: bool) -> bool:
        if not control.move.startswith(TO_PAGE):
            return self._accepted(control, private)
        page = control.move.removeprefix(TO_PAGE)
        behind = reachable(self._spec, view, self._voice, page, DEEP)
        return any(self._accepted(one, True) for one in behind)

    def _accepted(self, control: Button | Choice, private: bool) -> bool:
        if isinstance(control, Button) and control.barred:
            return False
        if control.move not in self._known:
            action = self._spec.notation.read(control.move)
            if isinstance(action, Refused):  # the rest of it is asked for in a form
                return private and isinstance(control, Button) and control.ask is not None
            self._known[control.move] = self._right(action)
        return self._known[control.move]

    def _right(self, action: Any) -> bool:
        """Tell whether an action is in order; where anything may be said, only what may be offered is."""
        if self._spec.manners.free_speech:
            return any(action in legal for legal in self._legal)
        chance = FairChance("hilfe", bytes(32), 0, 0)  # nothing comes of it, so any chance will do
        return not isinstance(self._spec.rules.decide(self._state, self._actor, action, chance), Refused)
