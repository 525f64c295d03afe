"""Tournaments on Discord: panel, own page, the desk of those who lead, words, papers; made by its cog."""
