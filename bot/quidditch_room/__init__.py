"""A match of Chat-Quidditch in its room on Discord."""
