"""Watten in writing."""
