"""Dice as people write them, what they show, and whether they look fair."""
