"""Buttons that ask for a line of text first: a short form whose answer is put behind the move."""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any, TypeAlias

import discord

from bot.app.live import Who
from bot.engine.screen import TURN, Button, Choice, Menu, Row, Voice
from bot.engine.spec import GameSpec
from bot.engine.text import Text
from bot.ui.answer import attend
from bot.ui.desk import Desk, plain
from bot.ui.panel import PanelVoice

Answered: TypeAlias = Callable[[discord.Interaction, str], Awaitable[None]]
LONGEST = 400
MOST_PAGES = 160
"""A captain who puts a substitution together has so many pages behind the first."""


class Question(discord.ui.Modal):
    """One field; it lives as long as the person takes to fill it in."""

    def __init__(self, desk: Desk, title: str, prompt: str, answered: Answered, *, about: str = "") -> None:
        """Ask; `answered` is called with the interaction and what was typed, `about` explains what is at stake."""
        super().__init__(title=title[:45])
        self._desk, self._answered = desk, answered
        if about:
            self.add_item(discord.ui.TextDisplay(about[:4000]))
        self.line: discord.ui.TextInput[Any] = discord.ui.TextInput(custom_id="line", max_length=LONGEST)
        self.add_item(discord.ui.Label(text=prompt[:45], description=prompt[45:145] or None, component=self.line))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Hand the answer on; whatever goes wrong is reported."""
        typed = plain(self.line.value, LONGEST)
        await attend(interaction, self._desk, "form", lambda: self._answered(interaction, typed))


async def prompt_of(desk: Desk, game_id: str, who: Who, move: str, language: str) -> Text | None:
    """Find what a button asks, among the pages the person can reach; None if it is not offered any more."""
    look = await desk.games.look(game_id, who)
    if look.view is None:
        return None
    spec, voice = look.live.spec, PanelVoice(desk, look.live, language)
    for view in (look.view, spec.rules.view(look.live.folded().state, None)):
        for control in reachable(spec, view, voice):
            if isinstance(control, Button) and control.move == move and control.ask is not None:
                return control.ask
    return None


def reachable(
    spec: GameSpec, view: Any, voice: Voice, page: str = "", most: int = MOST_PAGES
) -> Iterator[Button | Choice]:
    """Walk through the controls of a page and of those that can be turned to from there; nobody walks back in front."""
    known, ahead = {"", page}, [page]
    while ahead and len(known) <= most + 1:
        for control in controls_of(spec.screen(view, voice, ahead.pop(0)).rows):
            if not control.move.startswith(TURN):
                yield control
            elif (other := control.move.removeprefix(TURN)) not in known:
                known.add(other)
                ahead.append(other)


def controls_of(rows: Sequence[Row]) -> Iterator[Button | Choice]:
    """Return everything that can be pressed or chosen in some rows."""
    for row in rows:
        yield from row.choices if isinstance(row, Menu) else row
