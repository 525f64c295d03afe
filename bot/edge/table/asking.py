"""Buttons that ask for a line of text first: a short form whose answer is put behind the move."""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any, TypeAlias

import discord

from bot.edge.kit.answer import attend
from bot.edge.kit.form import Form
from bot.edge.kit.services import Services, reason
from bot.edge.table.panel import PanelVoice
from bot.engine.limits import LONGEST_REASON
from bot.engine.screen import TO_PAGE, Button, Choice, Menu, Row, Voice
from bot.engine.spec import AnyGame
from bot.service.play.live import Who

Answered: TypeAlias = Callable[[discord.Interaction, str], Awaitable[None]]
LABEL = 45
"""So long may the label of a field be."""
MOST_PAGES = 160
"""A captain who puts a substitution together has so many pages behind the first."""


class Question(Form):
    """One field."""

    def __init__(
        self, services: Services, title: str, prompt: str, answered: Answered, *, about: str = "", typed: str = ""
    ) -> None:
        """Ask; `answered` is called with the interaction and what was typed, `about` explains what is at stake.

        A prompt that is longer than a label may be stands whole above the line; `typed` stands in it already.
        """
        super().__init__(services, title)
        self._answered = answered
        for words in (about, prompt if len(prompt) > LABEL else ""):
            if words:
                self.add_item(discord.ui.TextDisplay(words[:4000]))
        self.line: discord.ui.TextInput[Any] = discord.ui.TextInput(
            custom_id="line", max_length=LONGEST_REASON, default=typed[:LONGEST_REASON] or None
        )
        self.add_item(discord.ui.Label(text=prompt if len(prompt) <= LABEL else title[:LABEL], component=self.line))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Hand the answer on; whatever goes wrong is reported."""

        async def work() -> None:
            await self._answered(interaction, reason(self.line.value))

        await attend(interaction, self._services, "form", work)


async def asking_button(
    services: Services, game_id: str, who: Who, move: str, language: str, page: str = ""
) -> Button | None:
    """Find a button that asks, from the person's page on among all that can be reached; None if it is not there."""
    live = await services.games.live(game_id)
    look = await services.games.look(game_id, who, officials=live.spec.manners.officials and live.leads(who))
    if look.view is None:
        return None
    spec, voice = look.live.spec, PanelVoice(services, look.live, language)
    for view in (look.view, spec.rules.view(look.live.folded().state, None)):
        for first in dict.fromkeys((page, "")):
            for control in reachable(spec, view, voice, first):
                if isinstance(control, Button) and control.move == move and control.ask is not None:
                    return control
    return None


def reachable(
    spec: AnyGame, view: Any, voice: Voice, page: str = "", most: int = MOST_PAGES
) -> Iterator[Button | Choice]:
    """Walk through the controls of a page and of those that can be turned to from there; nobody walks back in front."""
    known, ahead = {"", page}, [page]
    while ahead and len(known) <= most + 1:
        for control in controls_of(spec.screen(view, voice, ahead.pop(0)).rows):
            if not control.move.startswith(TO_PAGE):
                yield control
            elif (other := control.move.removeprefix(TO_PAGE)) not in known:
                known.add(other)
                ahead.append(other)


def controls_of(rows: Sequence[Row]) -> Iterator[Button | Choice]:
    """Return everything that can be pressed or chosen in some rows."""
    for row in rows:
        yield from row.choices if isinstance(row, Menu) else row
