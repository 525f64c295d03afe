"""The pure kernel every game stands on."""
