### The end of a game.

end-again = Once more
end-below = The result stands further down.
end-again-open = The next table is open already: { $link }
end-not-over = This one is still being played; the next time comes after it.
end-not-played = “Once more” is for those who have just played. You open a table of your own with the game's command; `/help` shows it.
end-of-table = This was a table of a tournament or a match of the cup: what comes next stands there.
