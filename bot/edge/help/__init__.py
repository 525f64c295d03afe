"""The help on Discord."""
