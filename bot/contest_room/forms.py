"""Forms of a contest: results, guests, settings; each lives as long as the person takes to fill it in."""

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

import discord

from bot.edge.kit.answer import attend
from bot.edge.kit.services import Services, safe
from bot.edge.table.guests import named
from bot.engine.text import text
from bot.recent import Recent
from bot.service.play.live import Declined, Who, declined

Answered: TypeAlias = Callable[[discord.Interaction, Mapping[str, str]], Awaitable[None]]
LABEL, LONGEST = 45, 4000
NUMBERED = re.compile(r"^\s*(?:\d{1,3}[.):]|[-*•])\s+")
"""What people put before the lines of a list."""
TOGETHER = tuple(re.compile(rf"\s*{sign}\s*") for sign in ("/", "[&+;]", ",", r"\b(?:und|and)\b"))
"""What stands between the names of a team, the clearest first: "von und zu" beside a stroke belongs to a name."""
LONGEST_NAME = 80
DRAFTS: Recent[tuple[int, str, tuple[str, ...]], Mapping[str, str]] = Recent(200)
"""What was typed into a form and refused, by the person, the button that opens it and what stood there before:
nobody pastes a list twice, and what has changed meanwhile is seen."""


class Act(Protocol):
    """Does a move and shows a page."""

    def __call__(
        self,
        interaction: discord.Interaction,
        services: Services,
        game_id: str,
        move: str,
        back: str,
        people: tuple[Who | str, ...] = (),
    ) -> Awaitable[None]:
        """Act."""
        ...


@dataclass(frozen=True, slots=True)
class Field:
    """A line of a form, a box for several lines, or a choice."""

    key: str
    label: str
    typed: str = ""
    long: bool = False
    needed: bool = False
    choices: tuple[tuple[str, str], ...] = ()
    most: int = 200


class Form(discord.ui.Modal):
    """Some fields, at most five."""

    def __init__(
        self, services: Services, title: str, fields: Sequence[Field], answered: Answered, *, about: str = ""
    ) -> None:
        """Ask; `answered` is called with the interaction and what was typed, by the keys of the fields."""
        super().__init__(title=title[:LABEL])
        self._services, self._answered = services, answered
        self._button, self._blank = "", tuple(field.typed for field in fields)
        self._inputs: dict[str, Any] = {}
        if about:
            self.add_item(discord.ui.TextDisplay(about[:LONGEST]))
        for field in fields:
            item = _input(field)
            self._inputs[field.key] = item
            self.add_item(discord.ui.Label(text=field.label[:LABEL], component=item))

    def take_up(self, person: int, button: str) -> None:
        """Show what this person typed here when it was refused; `button` opens the form again."""
        self._button = button
        for key, typed in DRAFTS.get((person, button, self._blank), {}).items():
            _fill(self._inputs[key], typed)

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Hand the answers on; whatever goes wrong is reported, and what was typed waits to be mended."""

        async def work() -> None:
            given = {key: _typed(item) for key, item in self._inputs.items()}
            draft = (interaction.user.id, self._button, self._blank)
            try:
                await self._answered(interaction, given)
            except Declined as no:
                if self._button:
                    DRAFTS[draft] = given
                    no.offer = no.offer or (self._button, text("turnier-button-mend"))
                raise
            DRAFTS.pop(draft, None)

        await attend(interaction, self._services, "form", work)


def _input(field: Field) -> Any:
    if field.choices:
        options = [
            discord.SelectOption(label=label[:100], value=value, default=value == field.typed)
            for value, label in field.choices
        ]
        choice: discord.ui.Select[Any] = discord.ui.Select(custom_id=field.key, options=options)
        return choice
    style = discord.TextStyle.paragraph if field.long else discord.TextStyle.short
    most = LONGEST if field.long else field.most
    line: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id=field.key, style=style, default=field.typed[:most] or None, required=field.needed, max_length=most
    )
    return line


def _typed(item: Any) -> str:
    if isinstance(item, discord.ui.Select):
        return next(iter(item.values), "")
    return str(item.value or "").replace("\0", "").strip()


def _fill(item: Any, typed: str) -> None:
    if isinstance(item, discord.ui.Select):
        for option in item.options:
            option.default = option.value == typed
    else:
        item.default = typed or None


def names_in(typed: str, size: int) -> list[str]:
    """Read a pasted list: a name for each line, or a team; single names make teams in the order they stand."""
    found: list[str] = []
    single: list[str] = []
    for line in typed.splitlines():
        line = NUMBERED.sub("", line).strip()
        if not line:
            continue
        parts = _parts(line) if size > 1 else [line]
        if len(parts) == 1 and size > 1:
            single.append(parts[0])
            if len(single) == size:
                found += single
                single = []
            continue
        if single:
            raise _alone(single[0])
        if len(parts) != size:
            raise declined("turnier-name-many", line=safe(line[:LONGEST_NAME]), size=size)
        found += parts
    if single:
        raise _alone(single[0])
    if not found:
        raise declined("turnier-no-names")
    if long := [name for name in found if len(name) > LONGEST_NAME]:
        name = safe(long[0][:20])
        raise declined("turnier-name-long", name=name, most=LONGEST_NAME, length=len(long[0]))
    return found


def _parts(line: str) -> list[str]:
    """Part a line at the clearest sign that stands in it."""
    sign = next((sign for sign in TOGETHER if sign.search(line)), TOGETHER[0])
    return [part for part in sign.split(line) if part]


def _alone(name: str) -> Declined:
    return declined("turnier-name-alone", name=safe(name[:LONGEST_NAME]))


async def people_in(interaction: discord.Interaction, services: Services, typed: str, size: int) -> list[Who | str]:
    """Return the people of a pasted list; two guests of the same name could not be told apart."""
    people = [await named(interaction, services, name) for name in names_in(typed, size)]
    seen: set[int | str] = set()
    for person in people:
        key = person.id if isinstance(person, Who) else person.casefold()
        if key in seen:
            name = person.name if isinstance(person, Who) else person
            raise declined("turnier-name-twice", name=safe(name))
        seen.add(key)
    return people
