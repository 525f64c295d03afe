"""Wizard in writing: button id, log line, what a referee types."""
