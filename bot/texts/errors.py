"""What can be wrong with a sentence; every one of these is a mistake in code or in a .ftl file."""


class TextError(Exception):
    """A sentence could not be spoken."""


class MissingText(TextError):
    """No message has this id."""


class WrongVariables(TextError):
    """A sentence got other variables than its message names."""


class BrokenText(TextError):
    """Fluent could not format the message."""
