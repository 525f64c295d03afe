### Das Ende einer Partie.

end-again = Noch einmal
end-below = Das Ergebnis steht weiter unten.
end-again-open = Der nächste Tisch steht schon: { $link }
end-not-over = Noch wird gespielt; das nächste Mal kommt danach.
end-not-played = „Noch einmal“ ist für die, die eben dabei waren. Einen eigenen Tisch machst du mit dem Befehl des Spiels auf, `/hilfe` zeigt ihn dir.
end-of-table = Das war ein Tisch eines Turniers oder ein Spiel des Pokals: Wie es weitergeht, steht dort.
