"""From a Screen to Discord's Components V2; nothing here remembers anything."""

import io
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import discord
import structlog

from bot.draw.pool import Studio, StudioError
from bot.edge.kit.services import plain
from bot.engine.screen import Button, Menu, Picture, Row, Screen, Style, Tone
from bot.engine.text import Text

log = structlog.get_logger(__name__)

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
IN_A_ROW = 5
SIGN = re.compile(r"<a?:\w+:\d+> ?")
"""A drawn sign as it is written: its words stand beside it."""


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

    def headed(self, words: str) -> "Shown":
        """Return the same message under a line of words."""
        view = discord.ui.LayoutView(timeout=None)
        view.add_item(discord.ui.TextDisplay(words))
        for item in self.view.children:
            view.add_item(item)
        view.stop()
        return Shown(view, self.pictures, self.papers)

    def files(self) -> list[discord.File]:
        """Return fresh files: Discord's library uses each one up."""
        pictures = [discord.File(io.BytesIO(png), name, description=described(alt)) for name, png, alt in self.pictures]
        return pictures + [discord.File(io.BytesIO(body), name) for name, body in self.papers]


@dataclass(frozen=True, slots=True)
class _Undrawn:
    """A picture that is drawn when the sheet is to be shown."""

    picture: Picture
    alt: str


class Sheet:
    """Builds one layout from top to bottom, keeping to Discord's limits."""

    def __init__(self, tone: Tone) -> None:
        """Begin an empty sheet."""
        self._tone = tone
        self._parts: list[discord.ui.Item[Any] | _Undrawn] = []
        self._left = MOST_CHARACTERS
        self._pictures: list[tuple[str, bytes, str]] = []
        self._papers: list[tuple[str, bytes]] = []

    def text(self, words: str) -> None:
        """Add a paragraph, as much of it as still fits."""
        if len(words) > self._left:
            words = words[: max(0, self._left - 1)] + "…"
        if self._left > 1 and words:
            self._parts.append(discord.ui.TextDisplay(words))
            self._left -= len(words)

    def undrawn(self, picture: Picture, alt: str) -> None:
        """Add a picture that is still to be drawn; a sheet has one of them at most."""
        self._parts.append(_Undrawn(picture, alt))

    def picture(self, name: str, png: bytes, alt: str) -> None:
        """Add a picture."""
        self.gallery([(name, png, alt)])

    def gallery(self, pictures: list[tuple[str, bytes, str]]) -> None:
        """Add several pictures side by side, each with its name and words, to be leafed through."""
        self._parts.append(_gallery(pictures))
        self._pictures += pictures

    def paper(self, name: str, body: str) -> None:
        """Add a file to take home; a spreadsheet knows UTF-8 by its mark."""
        self._parts.append(discord.ui.File(f"attachment://{name}"))
        self._papers.append((name, body.encode("utf-8-sig" if name.endswith(".csv") else "utf-8")))

    def row(self, *items: discord.ui.Item[Any]) -> None:
        """Add a row of controls."""
        self._parts.append(discord.ui.ActionRow(*items))

    def face(self) -> Any:
        """Return what will be seen of it, to be compared before anything is drawn."""
        parts: list[Any] = [part if isinstance(part, _Undrawn) else part.to_component_dict() for part in self._parts]
        return (self._tone, parts, self._papers)

    async def drawn(self, studio: Studio) -> Shown:
        """Draw what is still to be drawn, or put it in words if that fails, and finish."""
        for number, part in enumerate(self._parts):
            if not isinstance(part, _Undrawn):
                continue
            png = await _drawn(studio, part.picture)
            if png is None:
                self._parts[number] = discord.ui.TextDisplay(part.alt)
            else:
                picture = ("bild.gif" if png.startswith(b"GIF8") else "bild.png", png, part.alt)
                self._parts[number] = _gallery([picture])
                self._pictures.append(picture)
        return self.shown()

    def shown(self) -> Shown:
        """Finish: the view is stopped, so that the library keeps nothing; presses are answered by their ids."""
        container: discord.ui.Container[Any] = discord.ui.Container(accent_colour=TONES[self._tone])
        for part in self._parts:
            assert not isinstance(part, _Undrawn), "is drawn before it is shown"
            container.add_item(part)
        view = discord.ui.LayoutView(timeout=None)
        view.add_item(container)
        view.stop()
        return Shown(view, self._pictures, self._papers)


async def _drawn(studio: Studio, picture: Picture) -> bytes | None:
    """Draw a picture, or the simpler one in its stead; None if neither can be drawn."""
    try:
        return await studio.draw(picture.draw, picture.data)
    except StudioError:
        if picture.instead is not None:
            log.exception("a simpler picture is shown instead")
            return await _drawn(studio, picture.instead)
        log.exception("sheet goes without its picture")
        return None


def bold(words: str) -> str:
    """Set words in bold as a whole, also those that are set in bold by themselves."""
    return f"**{words.replace('**', '')}**"


def described(alt: str) -> str:
    """Return the words for a picture as they are read aloud: without marks and signs, each sentence with one end."""
    plainly = SIGN.sub("", alt.replace("**", "").replace("`", ""))
    return re.sub(r"([.!?])(?<!\.\.)\.(?!\.)", r"\1", plainly)[:ALT]


def _gallery(pictures: Iterable[tuple[str, bytes, str]]) -> discord.ui.MediaGallery[Any]:
    gallery: discord.ui.MediaGallery[Any] = discord.ui.MediaGallery()
    for name, _, alt in pictures:
        gallery.add_item(media=f"attachment://{name}", description=described(alt))
    return gallery


def button(
    custom_id: str, label: str, style: Style = "secondary", emoji: str | None = None, *, barred: bool = False
) -> discord.ui.Button[Any]:
    """Return a button that is known by its id alone."""
    return discord.ui.Button(
        custom_id=custom_id, label=plain(label, 80), style=STYLES[style], emoji=emoji, disabled=barred
    )


Buttons: TypeAlias = Sequence[discord.ui.Button[Any]]
Icons: TypeAlias = Mapping[str, str]
"""How the drawn signs are written for Discord, by their names; those that are not there are missing."""
NO_ICONS: Icons = {}


def controls(
    sheet: Sheet,
    rows: Sequence[Row],
    prefix_of: Callable[[Iterable[str]], str],
    say: Callable[[Text], str],
    first: Buttons = (),
    last: Buttons = (),
    icons: Icons = NO_ICONS,
) -> None:
    """Add the buttons and menus of a screen; `prefix_of` names game and step for the moves of a control.

    `first` and `last` are buttons of the house: they join a row of the screen where there is room.
    """
    rows = [*rows]
    if not rows or isinstance(rows[0], Menu) or len(rows[0]) + len(first) > IN_A_ROW:
        rows.insert(0, ())
    alone = len(first) if len(rows) == 1 else 0
    if isinstance(rows[-1], Menu) or alone + len(rows[-1]) + len(last) > IN_A_ROW:
        rows.append(())
    for number, row in enumerate(rows):
        if isinstance(row, Menu):
            options = [
                discord.SelectOption(
                    label=plain(say(choice.label), 100),
                    value=choice.move,
                    description=plain(say(choice.about), 100) if choice.about else None,
                    emoji=icons.get(choice.icon or ""),
                )
                for choice in row.choices
            ]
            prefix = prefix_of(choice.move for choice in row.choices)
            sheet.row(
                discord.ui.Select(custom_id=f"s:{prefix}:{row.key}", placeholder=say(row.prompt)[:150], options=options)
            )
            continue
        items = [_button(item, prefix_of([item.move]), say, icons) for item in row]
        items = [*(first if number == 0 else ()), *items, *(last if number == len(rows) - 1 else ())]
        if items:
            sheet.row(*items)


def _button(item: Button, prefix: str, say: Callable[[Text], str], icons: Icons) -> discord.ui.Button[Any]:
    kind, sign = "q" if item.ask else "m", icons.get(item.icon or "", item.emoji)
    return button(f"{kind}:{prefix}:{item.move}", say(item.label), item.style, sign, barred=item.barred)


def paragraphs(screen: Screen, say: Callable[[Text], str]) -> list[str]:
    """Return the words of a screen, heading first."""
    heading: Text = screen.heading
    return [f"## {say(heading)}", "\n".join(say(line) for line in screen.lines)]
