"""Wizard tournaments."""
