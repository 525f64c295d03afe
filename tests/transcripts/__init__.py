"""Stored games, move by move, with everything everybody is shown: what must stay as it is.

A transcript is written once from a random game and read by people; a test plays its moves again and compares. Whoever
changes words, screens or rules on purpose writes them anew (`python -m tests.transcripts`) and reads the difference.
"""
