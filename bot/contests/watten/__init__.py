"""Watten tournaments."""
