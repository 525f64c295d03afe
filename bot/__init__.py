"""Spielleiter: a Discord bot that runs five German games and keeps their order."""
