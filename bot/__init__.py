"""Spielleiter: a Discord bot that runs five German games and keeps their order."""

__version__ = "0.2.0"
