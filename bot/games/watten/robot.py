"""A computer player."""

from bot.engine.spec import any_legal as robot

__all__ = ["robot"]
