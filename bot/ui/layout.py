"""From a Screen to Discord's Components V2; nothing here remembers anything."""

import io
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.engine.screen import Button, Menu, Row, Screen, Style, Tone
from bot.engine.text import Text
from bot.ui.desk import plain

TONES: dict[Tone, discord.Colour] = {
    "plain": discord.Colour(0x414C77),
    "now": discord.Colour(0xE8BD5E),
    "good": discord.Colour(0x7FE0A8),
    "bad": discord.Colour(0xFF9B8F),
}
STYLES: dict[Style, discord.ButtonStyle] = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}
MOST_CHARACTERS = 3900  # of the 4000 Discord allows in all text of a message
ALT = 1024


@dataclass(slots=True)
class Shown:
    """A message ready to be sent: the layout and the pictures it refers to."""

    view: discord.ui.LayoutView
    pictures: list[tuple[str, bytes, str]] = field(default_factory=list)
    papers: list[tuple[str, bytes]] = field(default_factory=list)

    def face(self) -> Any:
        """Return what can be seen of it, to be compared."""
        components: Any = self.view
        return components.to_components()

    def files(self) -> list[discord.File]:
        """Return fresh files: Discord's library uses each one up."""
        pictures = [discord.File(io.BytesIO(png), name, description=alt[:ALT]) for name, png, alt in self.pictures]
        return pictures + [discord.File(io.BytesIO(body), name) for name, body in self.papers]


class Sheet:
    """Builds one layout from top to bottom, keeping to Discord's limits."""

    def __init__(self, tone: Tone) -> None:
        """Begin an empty sheet."""
        self._container: discord.ui.Container[Any] = discord.ui.Container(accent_colour=TONES[tone])
        self._left = MOST_CHARACTERS
        self._pictures: list[tuple[str, bytes, str]] = []
        self._papers: list[tuple[str, bytes]] = []

    def text(self, words: str) -> None:
        """Add a paragraph, as much of it as still fits."""
        if len(words) > self._left:
            words = words[: max(0, self._left - 1)] + "…"
        if self._left > 1 and words:
            self._container.add_item(discord.ui.TextDisplay(words))
            self._left -= len(words)

    def picture(self, name: str, png: bytes, alt: str) -> None:
        """Add a picture."""
        self.gallery([(name, png, alt)])

    def gallery(self, pictures: list[tuple[str, bytes, str]]) -> None:
        """Add several pictures side by side, each with its name and words, to be leafed through."""
        gallery: discord.ui.MediaGallery[Any] = discord.ui.MediaGallery()
        for name, _, alt in pictures:
            gallery.add_item(media=f"attachment://{name}", description=alt[:ALT])
        self._container.add_item(gallery)
        self._pictures += pictures

    def paper(self, name: str, body: str) -> None:
        """Add a file to take home; a spreadsheet knows UTF-8 by its mark."""
        self._container.add_item(discord.ui.File(f"attachment://{name}"))
        self._papers.append((name, body.encode("utf-8-sig" if name.endswith(".csv") else "utf-8")))

    def row(self, *items: discord.ui.Item[Any]) -> None:
        """Add a row of controls."""
        self._container.add_item(discord.ui.ActionRow(*items))

    def shown(self) -> Shown:
        """Finish: the view is stopped, so that the library keeps nothing; presses are answered by their ids."""
        view = discord.ui.LayoutView(timeout=None)
        view.add_item(self._container)
        view.stop()
        return Shown(view, self._pictures, self._papers)


def button(
    custom_id: str, label: str, style: Style = "secondary", emoji: str | None = None, *, barred: bool = False
) -> discord.ui.Button[Any]:
    """Return a button that is known by its id alone."""
    return discord.ui.Button(
        custom_id=custom_id, label=plain(label)[:80], style=STYLES[style], emoji=emoji, disabled=barred
    )


def controls(sheet: Sheet, rows: tuple[Row, ...], prefix_of: Callable[[Iterable[str]], str], say: Any) -> None:
    """Add the buttons and menus of a screen; `prefix_of` names game and step for the moves of a control."""
    for row in rows:
        if isinstance(row, Menu):
            options = [
                discord.SelectOption(
                    label=plain(say(choice.label))[:100],
                    value=choice.move,
                    description=plain(say(choice.about))[:100] if choice.about else None,
                )
                for choice in row.choices
            ]
            prefix = prefix_of(choice.move for choice in row.choices)
            sheet.row(
                discord.ui.Select(custom_id=f"s:{prefix}:{row.key}", placeholder=say(row.prompt)[:150], options=options)
            )
        else:
            sheet.row(*(_button(item, prefix_of([item.move]), say) for item in row))


def _button(item: Button, prefix: str, say: Any) -> discord.ui.Button[Any]:
    kind = "q" if item.ask else "m"
    return button(f"{kind}:{prefix}:{item.move}", say(item.label), item.style, item.emoji, barred=item.barred)


def paragraphs(screen: Screen, say: Any) -> list[str]:
    """Return the words of a screen, heading first."""
    heading: Text = screen.heading
    return [f"## {say(heading)}", "\n".join(say(line) for line in screen.lines)]
