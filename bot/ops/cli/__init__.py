"""What the command line does, one module a task."""

import sys

from bot.engine.text import Text
from bot.ops.settings import Settings
from bot.texts import Texts


def tell(settings: Settings, words: Text, *, wrong: bool = False) -> None:
    """Say something to the operator."""
    print(Texts.load().say(words, settings.language), file=sys.stderr if wrong else sys.stdout, flush=True)
