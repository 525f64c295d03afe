### Ordnung: das Buch der Schiedsrichter und das Leiten einer Partie.

order-no-such-act = Diesen Eintrag gibt es auf diesem Server nicht. Schau mit `/log` nach der richtigen Nummer.
order-already-undone = Das ist schon zurückgenommen.

partie-already-paused = { $what ->
    [tournament] Das Turnier
    [season] Die Saison
   *[game] Die Partie
} ruht schon. Weiter geht es mit `/partie weiter`.
partie-not-paused = { $what ->
    [tournament] Das Turnier läuft ja. Unterbrechen kannst du es
    [season] Die Saison läuft ja. Unterbrechen kannst du sie
   *[game] Die Partie läuft ja. Unterbrechen kannst du sie
} mit `/partie pause`.
partie-not-open = { $what ->
    [tournament] Dieses Turnier
    [season] Diese Saison
   *[game] Diese Partie
} läuft nicht (mehr), da gibt es nichts zu leiten.
partie-here-private = Dieser Raum gehört nur wenigen. Ruf `/partie hier` dort auf, wo alle zuschauen können.
partie-no-substitutes = In einer Turnierrunde wird niemand ersetzt. Wer geht, den trägt der Schiedsrichter aus.
partie-seat-excluded = { $seat } ist ohne Ersatz ausgeschlossen. Erst wieder zulassen, dann besetzen.
partie-seated-already = Die Person sitzt schon an diesem Tisch. Wähle jemand anderen.

# Status und Protokoll
partie-which =
    Hier laufen gerade mehrere Partien. Sag mit `partie:` dazu, welche du meinst; der Befehl schlägt sie dort vor:
    { $games }
partie-none-here = Hier läuft gerade keine Partie. Nenne eine bei `partie`, oder frag dort, wo gespielt wird.
partie-led-by = Schiedsrichter: { $person }
partie-lead = Spielleitung: { $people }
partie-led-by-bot = Es leitet der Spielleiter selbst.
partie-assisted-by = Gehilfe: { $person }
partie-in-lobby = Die Plätze werden gerade vergeben.
partie-until = Zeit dafür: { $when }
partie-log-begun = Es beginnt.
partie-log-rewound = Zurückgespult: Alles nach Nr. { $number } zählt nicht mehr.
partie-log-reopened = Die Partie geht weiter. Ihr Startwert ist schon bekannt, ab hier gilt ein neuer. Sein Versprechen: `{ $promise }`
partie-log-empty = Noch ist nichts geschehen, worüber sich berichten ließe.

# Fragen und öffentliche Notizen
partie-ask-reason = Warum? (steht im Kanal)
# $game ist der Name des Spiels.
partie-ask-rewind = Das nimmt in „{ $game }“ zurück, was geschehen ist. Würfe bleiben im Protokoll, zählen aber nicht mehr. Mit „Absenden“ gilt es.
partie-ask-end = Das bricht „{ $game }“ endgültig ab: Es gibt kein Ergebnis, und der Startwert wird veröffentlicht. Mit „Absenden“ gilt es.
partie-note-pause = ⏸️ { $person } unterbricht { $what ->
    [tournament] das Turnier
    [season] die Saison
   *[game] die Partie
}. Die Uhr steht.
partie-note-pause-table = ⏸️ { $person } unterbricht die Partie. Die gemeinsame Uhr des Turniers läuft weiter; anhalten kann sie nur die Turnierleitung, für alle Tische.
partie-note-resume = ▶️ { $person } pfeift wieder an. Weiter geht es genau da, wo wir waren.
partie-note-rewind = ↩️ { $person } nimmt den letzten Schritt zurück.
partie-note-section = ⏮️ { $person } lässt den laufenden Abschnitt von vorn spielen.
# $seat ist der Platz, $by wer ihn einnimmt.
partie-to-table = [Zum Tisch]({ $link })
partie-note-replace = { $by ->
    [computer] 🔁 { $person } lässt auf { $seat } den Computer weiterspielen.
   *[other] 🔁 { $person } setzt { $by } auf den Platz { $seat }.
}
# $to ist die Person, die übernimmt.
partie-note-whistle = { $person } gibt die Pfeife weiter. Schiedsrichter ist jetzt { $to }.
partie-note-assistant = { $person } ernennt { $to } zum Schiedsrichtergehilfen.
partie-note-end = 🛑 { $person } bricht { $what ->
    [tournament] das Turnier
    [season] die Saison
   *[game] die Partie
} ab. Schade, aber manchmal ist es besser so.
# $part ist, was jemand geworden ist, $where ein Link zum Kanal.
partie-appointed = { $part ->
    [schiri] 📣 Du hast die Pfeife: Du leitest jetzt { $game } in { $where }.
    [gehilfe] 🚩 Du bist Schiedsrichtergehilfe bei { $game } in { $where }.
    [captain] 🔁 Du spielst jetzt { $seat } bei { $game } in { $where } und bist Kapitän.
   *[seat] 🔁 Du spielst jetzt { $seat } bei { $game } in { $where }.
}
# $name ist, wer pfeifen soll.
whistle-plays = { $name } spielt hier mit, und wer mitspielt, pfeift nicht. Nimm jemanden, der nicht auf dem Feld steht.
whistle-appointed = { $name } hat auf diesem Server keine Schiedsrichterrolle, und Pokalspiele pfeift nur, wer eine hat. Welche Rollen das sind, legt `/einrichten` fest; frag jemanden von dort.
whistle-contest = { $what ->
    [tournament] Ein Turnier leiten mehrere: Wer noch leiten soll, steht bei „Leitung“ unter „Wer leitet“.
    [season] Eine Saison leitet das Quidditch-OK; wer dazugehört, legt `/einrichten` fest.
   *[game] Hier gibt es keine Pfeife.
}
whistle-not-by-players = Du spielst hier mit: Über die Pfeife entscheidet ihr Schiedsrichter oder ein Schiedsrichter des Servers, der nicht mitspielt.
lobby-whistles = { $name } pfeift dieses Spiel, und wer pfeift, spielt nicht mit. Erst die Pfeife weitergeben (`/partie pfeife`), dann einen Platz nehmen.
order-plays-himself = Du spielst gerade mit oder gegen diese Person. Hier entscheidet jemand, der nicht mitspielt: der Schiedsrichter des Spiels oder ein anderer Schiedsrichter des Servers.

unsaid-taken-back = Es war schon zurückgenommen.
unsaid-not-wanted = Niemand wollte es hören.
unsaid-gone = Den Kanal gibt es nicht mehr.
unsaid-closed = Die Direktnachrichten sind zu.
unsaid-no-access = Ich darf dort nicht schreiben.
unsaid-refused = Discord hat es nicht angenommen.
unsaid-failed = Es ist trotz vieler Versuche nicht angekommen.
unsaid-broken = Mir fehlten die Worte; das Protokoll des Bots weiß mehr.
unsaid-nobody = Es war niemand zu erreichen.
partie-unsaid = Nicht gesagt ({ $when }): { $reason }
