"""Contests: tournaments and the cup."""
