"""The form behind "Verwarnen" on a person or a message: a case of the rule book, or words of one's own."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.edge.kit.answer import attend
from bot.edge.kit.form import Form
from bot.edge.kit.services import Services, plain, reason
from bot.engine.limits import LONGEST_REASON
from bot.engine.text import Text, text
from bot.service.leading.cases import CASES
from bot.service.play.live import declined


def reason_of(services: Services, typed: str, guild_id: int) -> tuple[str, dict[str, Any]]:
    """Return a reason in the server's words, and the case of the rule book if it is one."""
    if typed in CASES:
        return services.texts.say(Text(typed), services.language_in(guild_id)), {"case": typed}
    return reason(typed), {}


def cases(services: Services, language: str, typed: str = "") -> list[tuple[str, str]]:
    """List the rule book's cases that fit what was typed: key and words."""
    spoken = [(case, services.texts.say(Text(case), language)[:100]) for case in CASES]
    return [(case, words) for case, words in spoken if typed.casefold() in words.casefold()]


class WarnForm(Form):
    """Asks a referee why."""

    def __init__(
        self,
        services: Services,
        name: str,
        language: str,
        answered: Callable[[discord.Interaction, str], Awaitable[None]],
    ) -> None:
        """Ask why; `answered` is called with the interaction and the case or the words."""

        def say(words: Text) -> str:
            return services.texts.say(words, language)

        super().__init__(services, say(text("warn-form-title", name=plain(name)[:30])))
        self._answered = answered
        options = [discord.SelectOption(label=words, value=case) for case, words in cases(services, language)]
        self.case: discord.ui.Select[Any] = discord.ui.Select(custom_id="case", options=options, required=False)
        self.words: discord.ui.TextInput[Any] = discord.ui.TextInput(
            custom_id="words", max_length=LONGEST_REASON, required=False
        )
        self.add_item(discord.ui.Label(text=say(text("warn-form-case"))[:45], component=self.case))
        self.add_item(discord.ui.Label(text=say(text("warn-form-words"))[:45], component=self.words))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Hand the reason on; one's own words go before a case."""

        async def work() -> None:
            typed = self.words.value.strip() or next(iter(self.case.values), "")
            if not typed:
                raise declined("warning-no-reason")
            await self._answered(interaction, typed)

        await attend(interaction, self._services, "form", work)
