"""The rules of Watten: the pad, and the table by phase."""
