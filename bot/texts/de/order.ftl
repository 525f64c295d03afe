### Ordnung: das Buch der Schiedsrichter und das Leiten einer Partie.

order-no-such-act = Diesen Eintrag gibt es auf diesem Server nicht. Schau mit `/log` nach der richtigen Nummer.
order-already-undone = Das ist schon zurückgenommen.

partie-already-paused = Die Partie ruht schon. Weiter geht es mit `/partie weiter`.
partie-not-paused = Die Partie läuft ja. Unterbrechen kannst du sie mit `/partie pause`.
partie-not-open = Diese Partie läuft nicht (mehr), da gibt es nichts zu leiten.
partie-here-private = Dieser Raum gehört nur wenigen. Ruf `/partie hier` dort auf, wo alle zuschauen können.
partie-seat-excluded = { $seat } ist ohne Ersatz ausgeschlossen. Erst wieder zulassen, dann besetzen.
partie-seated-already = Die Person sitzt schon an diesem Tisch. Wähle jemand anderen.

# Status und Protokoll
partie-none-here = Hier läuft gerade keine Partie. Nenne eine bei `partie`, oder frag dort, wo gespielt wird.
partie-led-by = Schiedsrichter: { $person }
partie-assisted-by = Gehilfe: { $person }
partie-in-lobby = Die Plätze werden gerade vergeben.
partie-until = Zeit dafür: { $when }
partie-log-begun = Es beginnt.
partie-log-rewound = Zurückgespult: Alles nach Nr. { $number } zählt nicht mehr.
partie-log-empty = Noch ist nichts geschehen, worüber sich berichten ließe.

# Fragen und öffentliche Notizen
partie-ask-reason = Warum? (steht im Kanal)
# $game ist der Name des Spiels.
partie-ask-rewind = Das nimmt in „{ $game }“ zurück, was geschehen ist. Würfe bleiben im Protokoll, zählen aber nicht mehr. Mit „Absenden“ gilt es.
partie-ask-end = Das bricht „{ $game }“ endgültig ab: Es gibt kein Ergebnis, und der Startwert wird veröffentlicht. Mit „Absenden“ gilt es.
partie-note-pause = ⏸️ { $person } unterbricht die Partie. Die Uhr steht.
partie-note-resume = ▶️ { $person } pfeift wieder an. Weiter geht es genau da, wo wir waren.
partie-note-rewind = ↩️ { $person } nimmt den letzten Schritt zurück.
partie-note-section = ⏮️ { $person } lässt den laufenden Abschnitt von vorn spielen.
# $seat ist der Platz, $by wer ihn einnimmt.
partie-note-replace = 🔁 { $person } besetzt { $seat } neu: { $by }.
# $to ist die Person, die übernimmt.
partie-note-whistle = { $person } gibt die Pfeife weiter. Schiedsrichter ist jetzt { $to }.
partie-note-assistant = { $person } ernennt { $to } zum Schiedsrichtergehilfen.
partie-note-end = 🛑 { $person } bricht die Partie ab. Schade, aber manchmal ist es besser so.
partie-whistle-needs-referee = Ohne Schiedsrichterrolle kannst du die Pfeife nur jemandem geben, der eine hat. Frag einen Schiedsrichter, ob er übernimmt.
