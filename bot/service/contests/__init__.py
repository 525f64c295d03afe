"""Contests: opened once, played as games are, with games of their own as tables."""
