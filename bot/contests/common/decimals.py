"""Numbers in reasons as their readers write them."""

from bot.engine.text import Arg, Text


def local(words: Text, language: str) -> Text:
    """Write the decimals of a reason as its reader does."""
    if language != "de":
        return words
    return Text(words.id, tuple((name, _decimal(arg)) for name, arg in words.args))


def _decimal(arg: Arg) -> Arg:
    """Write a comma for a point between digits."""
    return arg.replace(".", ",") if isinstance(arg, str) and arg.replace(".", "").isdecimal() else arg
