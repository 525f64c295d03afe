### Ordnung: das Buch der Schiedsrichter und das Leiten einer Partie.

order-no-such-act = Diesen Eintrag gibt es auf diesem Server nicht. Schau mit `/log` nach der richtigen Nummer.
order-already-undone = Das ist schon zurückgenommen.

partie-already-paused = Die Partie ruht schon. Weiter geht es mit `/partie weiter`.
partie-not-paused = Die Partie läuft ja. Unterbrechen kannst du sie mit `/partie pause`.
partie-not-open = Diese Partie läuft nicht (mehr), da gibt es nichts zu leiten.
partie-seat-excluded = { $seat } ist ohne Ersatz ausgeschlossen. Erst wieder zulassen, dann besetzen.
partie-seated-already = Die Person sitzt schon an diesem Tisch. Wähle jemand anderen.
