"""Slash commands, one thin file for each part of the house; every module here is found and loaded."""
