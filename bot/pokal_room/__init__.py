"""The cup on Discord: its words, the search for a date, the day of a match."""
