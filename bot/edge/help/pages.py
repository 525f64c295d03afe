"""The sheets of the help: all games, the contents of one, a page, what a search found."""

from collections.abc import Mapping, Sequence

import discord

from bot.edge.help.library import pictures_of
from bot.edge.help.reader import Command, Reader
from bot.edge.kit.layout import Sheet, Shown, button
from bot.edge.kit.services import safe
from bot.engine.text import text
from bot.help import Page, PictureFactory, Topic, topic_of
from bot.help.search import Found, title_of
from bot.help.search import plain as unmarked

GAMES, NOW = "games", "now"
"""Where a control leads: to all games, or to what the reader can do now; see also `to_topic` and `to_page`."""
MOST_OPTIONS = 25
FEW_COMMANDS, MOST_COMMANDS = 4, 12
LABEL = 100


def to_topic(topic: str) -> str:
    """Write the way to the contents of a topic."""
    return f"t:{topic}"


def to_page(page: Page) -> str:
    """Write the way to a page."""
    return f"p:{page.topic}:{page.key}"


def overview(reader: Reader, note: str = "") -> Shown:
    """List the games of the house and how each begins."""
    sheet = Sheet("plain")
    sheet.text("## " + reader.say(text("help-heading")))
    if note:
        sheet.text(note)
    sheet.text(reader.linked(reader.say(text("help-intro"))))
    for topic in reader.topics:
        begin = " · ".join(command.shown for command in reader.commands.get(topic.key, ())[:FEW_COMMANDS])
        sheet.text(f"**{topic.title}**: {topic.cover.lead}" + (f"\n-# {begin}" if begin else ""))
    topic_menu(sheet, reader)
    sheet.row(button(f"h:{NOW}", reader.say(text("help-now")), "primary"))
    return sheet.shown()


def contents(reader: Reader, topic: Topic) -> Shown:
    """Show what a topic is about, its commands and its pages."""
    sheet = Sheet("plain")
    sheet.text(f"## {topic.title}")
    sheet.text(reader.linked(topic.cover.body))
    if listed := reader.commands.get(topic.key, ()):
        sheet.text(reader.say(text("help-commands")) + "\n" + "\n".join(map(_line, listed[:MOST_COMMANDS])))
    sheet.text("\n".join(f"{number}. {page.title}" for number, page in enumerate(topic.pages, 1)))
    page_menu(sheet, reader, topic, None)
    sheet.row(
        button(f"h:{to_page(topic.pages[0])}", reader.say(text("help-first")), "primary"),
        button(f"h:{GAMES}", reader.say(text("help-games"))),
    )
    return sheet.shown()


def _line(command: Command) -> str:
    return f"- {command.shown}: {command.about}"


async def leaf(reader: Reader, topic: Topic, page: Page) -> Shown:
    """Show a page with its picture, its place in the rule book and the ways on."""
    sheet = Sheet("plain")
    sheet.text(f"## {topic.title}: {page.title}")
    sheet.text(reader.linked(page.body))
    factory = _pictures(reader, topic).get(page.key)
    if factory is not None:
        picture = factory(reader)
        sheet.undrawn(picture, reader.say(picture.alt))
    place = topic.pages.index(page)
    where = text("help-place", section=page.section, page=place + 1, pages=len(topic.pages))
    sheet.text("-# " + reader.say(where))
    page_menu(sheet, reader, topic, page)
    sheet.row(
        _step(topic, place - 1, reader.say(text("help-previous")), "◀️"),
        _step(topic, place + 1, reader.say(text("help-next")), "▶️"),
        button(f"h:{to_topic(topic.key)}", reader.say(text("help-contents"))),
        button(f"h:{GAMES}", reader.say(text("help-games"))),
    )
    return await sheet.drawn(reader.services.studio)


def _step(topic: Topic, place: int, label: str, emoji: str) -> discord.ui.Button[discord.ui.LayoutView]:
    if 0 <= place < len(topic.pages):
        return button(f"h:{to_page(topic.pages[place])}", label, "primary", emoji)
    return button(f"h:end:{place}", label, emoji=emoji, barred=True)


def results(reader: Reader, query: str, found: Found) -> Shown:
    """Show what a search found, or what to try instead."""
    asked = safe(query)
    if not found.hits:
        sheet = Sheet("bad")
        sheet.text(reader.say(text("help-nothing", query=asked)))
        topic_menu(sheet, reader)
        sheet.row(button(f"h:{GAMES}", reader.say(text("help-games"))))
        return sheet.shown()
    sheet = Sheet("plain")
    words = text("help-near", query=asked, near=found.near) if found.near else text("help-found", query=asked)
    sheet.text(reader.say(words))
    titles = {topic.key: topic for topic in reader.topics}
    named = [(title_of(titles[hit.page.topic], hit.page), hit) for hit in found.hits]
    sheet.text("\n".join(f"**{title}** ({hit.page.section})\n-# {hit.snippet}" for title, hit in named))
    options = [(title, to_page(hit.page), hit.snippet) for title, hit in named]
    _menu(sheet, "found", reader.say(text("help-choose-page")), options)
    sheet.row(button(f"h:{GAMES}", reader.say(text("help-games"))))
    return sheet.shown()


def topic_menu(sheet: Sheet, reader: Reader) -> None:
    """Add the choice of a topic."""
    options = [(topic.title, to_topic(topic.key), unmarked(topic.cover.lead)) for topic in reader.topics]
    _menu(sheet, "topics", reader.say(text("help-choose-topic")), options)


def page_menu(sheet: Sheet, reader: Reader, topic: Topic, current: Page | None) -> None:
    """Add the choice of a page; the one that is open is marked."""
    options = [(page.title, to_page(page), unmarked(page.lead)) for page in topic.pages]
    _menu(sheet, "pages", reader.say(text("help-choose-page")), options, to_page(current) if current else "")


def _menu(sheet: Sheet, name: str, prompt: str, options: Sequence[tuple[str, str, str]], current: str = "") -> None:
    """Add a menu of ways."""
    lines = [
        discord.SelectOption(
            label=label[:LABEL], value=where, description=about[:LABEL] or None, default=where == current
        )
        for label, where, about in options[:MOST_OPTIONS]
    ]
    sheet.row(discord.ui.Select(custom_id=f"h:menu:{name}", placeholder=prompt[:150], options=lines))


def _pictures(reader: Reader, topic: Topic) -> Mapping[str, PictureFactory]:
    found: dict[str, PictureFactory] = {}
    for folder in sorted({spec.folder for spec in reader.services.games.specs.values()}):
        if topic_of(folder) == topic.key:
            found |= pictures_of(folder.name)
    return found
