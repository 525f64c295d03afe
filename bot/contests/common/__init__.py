"""What every contest has: entries, check-in, draws, rounds, tables, results, standings, an end."""
