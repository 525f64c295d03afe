"""Keeping order on Discord: warnings, kicks, the log channel."""
