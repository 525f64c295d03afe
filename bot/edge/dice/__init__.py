"""Rolls and their statistics on Discord."""
