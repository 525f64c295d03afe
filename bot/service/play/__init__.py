"""Playing: games, their lobbies, clocks and computer players."""
