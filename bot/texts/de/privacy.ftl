### /datenschutz: was gespeichert wird, die eigenen Daten zum Mitnehmen, und der Ausgang.

cmd-datenschutz-name = datenschutz
cmd-datenschutz = Was über dich gespeichert ist: nachlesen, mitnehmen, löschen

privacy-heading = Datenschutz
privacy-what =
    Ich merke mir, was Spiele brauchen, und sonst nichts:
    - **Partien**: wer auf welchem Platz sitzt (deine Discord-Nummer und dein Name von damals), wer eröffnet hat und wer pfeift, jeder Zug mit Uhrzeit, am Ende Platz und Punkte. In großen Spielen auch, wie du davor hießest. Damit überlebt eine Partie jeden Neustart, und alle können das Protokoll nachrechnen.
    - **Turniere und Pokal**: wer gemeldet ist, mit wem, ob das Startgeld bezahlt ist und wer da war; Tische, Ergebnisse und Platz; Strafen und Ausschlüsse mit dem Grund, den die Leitung angibt. Den Grund lesen die Betroffenen und die Leitung, alle nur, wenn die Leitung es so will.
    - **Freie Würfe**: Wurf, Augen, Uhrzeit, wer. Beschriftungen hebe ich nicht auf. Damit stimmt der Beweis des Tages.
    - **Würfelstatistik**: wie oft deine 2w6 welche Summe ergaben, je Server.
    - **Das Buch der Schiedsrichter**: Verwarnungen, Ausschlüsse, Pausen und Ähnliches, mit wer, wen, wann, warum.
    - **Über dich selbst**: deine Sprache und ob du Direktnachrichten von mir annimmst.
    - **Über den Server**: seine Einstellungen unter `/einrichten`.

    Was du schreibst, hebe ich nicht auf, mit drei Ausnahmen: **Züge**, die du in einem Spiel tippst, auch vertippte; **Reden nach „Chatende“**, wenn es den Schiedsrichtern gemeldet wird (die ersten 200 Zeichen); eine **Nachricht, für die du verwarnt wirst** (200 Zeichen und der Link). Plaudern im Chat eines Spiels wird nur gezählt, nicht gelesen aufgehoben.
    Nach einem Quidditchspiel wird sein Protokoll **veröffentlicht**: Züge, Würfe, Entscheidungen und die Namen der Aufstellung; Gerede und Gründe von Ausschlüssen nicht.
privacy-how-long = { $days ->
    [0] **Wie lange?** Dieser Server hebt beendete Partien und Würfe auf, bis jemand sie löscht.
   *[other] **Wie lange?** Dieser Server löscht beendete Partien nach { $days } Tagen und freie Würfe einen Tag später. Statistik und Buch bleiben.
}
privacy-how-long-here = **Wie lange?** Bis du sie löschst. Auf Servern bestimmt deren Leitung, wann beendete Partien gehen.
privacy-export = Meine Daten
privacy-erase = Löschen …
privacy-server = Daten dieses Servers löschen …

# Die Dateien
privacy-export-done = Das ist alles, was ich über dich weiß, einmal für Menschen und einmal für Maschinen. Andere Leute stehen darin nur als „jemand“. Was eine laufende Partie noch geheim hält, fehlt, bis sie vorbei ist.
privacy-somebody = jemand
privacy-file-name = spielleiter-daten
privacy-file-heading = Deine Daten bei Spielleiter, Stand { $when }
privacy-file-person = Deine Discord-Nummer: { $id }
privacy-file-about = Sprache: { $language } · Direktnachrichten: { $closed ->
    [yes] geschlossen
   *[no] offen
} · zuletzt vermerkt: { $when }
privacy-file-section = { $part ->
    [games] Partien und Turniere
    [moves] Züge
    [results] Ergebnisse
    [dice] Freie Würfe
    [statistics] Würfelstatistik (2w6)
    [nicknames] Namen für ein Spiel
    [verdicts] Strafen und Ausschlüsse in Turnieren
    [about_me] Im Buch der Schiedsrichter: über dich
   *[by_me] Im Buch der Schiedsrichter: von dir
} ({ $count })
privacy-file-nothing = nichts
privacy-file-game = { $kind }, { $status ->
    [lobby] noch nicht begonnen
    [running] läuft
    [over] beendet
    [expired] nie begonnen
   *[abandoned] abgebrochen
}
privacy-file-part = { $part ->
    [seat] Platz { $seat } als „{ $name }“
    [captain] Kapitän
    [host] eröffnet
    [referee] Schiedsrichter
   *[assistant] Gehilfe
}
privacy-file-result = { $game }, Platz { $seat }: { $place ->
    [0] ohne Platz
   *[other] { $place }.
} mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
privacy-file-verdict = { $game }: { $verdict ->
    [reminder] Ermahnung
    [warning] Verwarnung
    [defeat] Spielniederlage
   *[disqualified] Ausschluss
}, Grund: { $reason }
privacy-file-statistic = { $where }: Summe { $total } kam { $rolls }-mal
privacy-file-server = Server { $id }
privacy-file-dm = Direktnachrichten
privacy-file-act = { $kind ->
    [warning] Verwarnung
    [exclusion] Ausschluss aus der Partie
    [room-kick] Ausschluss aus dem Raum
    [server-kick] Rauswurf vom Server
    [timeout] Auszeit
    [rewind] Schritt zurück
    [pause] Pause
    [resume] Fortsetzung
    [replace] Platz neu besetzt
    [whistle] Pfeife übergeben
    [move] Partie verlegt
    [substitution] Spielerwechsel
    [end] Partie abgebrochen
    [setup] Einstellung geändert
    [official] Turnierleitung
   *[other] { $kind }
}
privacy-file-undone = zurückgenommen
privacy-file-hidden = noch geheim

# Löschen
privacy-erase-title = Alles über dich löschen
privacy-erase-about =
    🗑️ **Weg ist dann:** deine Würfelstatistik, deine Würfe in Direktnachrichten, deine Einstellungen, jede Verwarnung mit Grund.
    🎲 **Ohne dich bleibt:** was auch anderen gehört. Auf deinen Plätzen sitzt „{ privacy-erased-person }“, Züge und Ergebnisse nennen niemanden mehr, die Protokolle lassen sich weiter nachrechnen.
    { $open ->
        [0] Du sitzt gerade in keiner offenen Partie.
        [one] **Du bist noch in einer offenen Partie.** Dort übernimmt der Computer, wenn das Spiel es erlaubt; sonst wird dein Platz frei für jemand anderen.
       *[other] **Du bist noch in { $open } offenen Partien.** Dort übernimmt der Computer, wenn das Spiel es erlaubt; sonst wird dein Platz frei für jemand anderen.
    }
    Zurückholen lässt sich das nicht. Nimm vorher deine Daten mit, wenn du sie behalten willst.
privacy-erase-prompt = Tippe { privacy-erase-word }
privacy-erase-word = LÖSCHEN
privacy-wrong-word = Da stand nicht „{ privacy-erase-word }“, also ist nichts passiert. Drück noch einmal auf „{ privacy-erase }“, wenn du es ernst meinst.
privacy-erased = ✅ Erledigt. { $games ->
    [0] In Partien kamst du nicht vor.
    [one] Eine Partie kennt dich nicht mehr.
   *[other] { $games } Partien kennen dich nicht mehr.
} Nachrichten, die schon in Kanälen stehen, bessere ich nach, soweit Discord mich lässt. Wenn du wieder mitspielst, fangen wir von vorn an.
privacy-erased-person = Gelöschte Person
privacy-note-robot = 👋 Wer auf { $seat } saß, hat seine Daten löschen lassen. Dort spielt jetzt der Computer; mit `/partie ersetzen` kann jemand anderes übernehmen.
privacy-note-empty = 👋 Wer auf { $seat } saß, hat seine Daten löschen lassen. Wer die Partie leitet, besetzt den Platz mit `/partie ersetzen` neu.
privacy-note-whistle = { $handed ->
    [yes] 👋 Der Schiedsrichter hat seine Daten löschen lassen. Der Gehilfe hat jetzt die Pfeife.
   *[no] 👋 Der Schiedsrichter hat seine Daten löschen lassen. Mit `/partie pfeife` übernimmt ein anderer.
}
privacy-note-nobody = 👋 Hier ist niemand mehr, der spielt oder pfeift: Die Partie ist abgebrochen.

# Der ganze Server
privacy-server-title = Daten dieses Servers löschen
privacy-server-about =
    🗑️ **Weg ist dann alles, was ich über „{ $server }“ weiß:** Einstellungen, das Buch der Schiedsrichter mit allen Verwarnungen, alle Partien (auch laufende), die Würfelstatistik und die freien Würfe, für alle Mitglieder.
    Zurückholen lässt sich das nicht. Beendete Partien kannst du stattdessen unter `/einrichten` nach einer Weile von selbst löschen lassen.
privacy-server-prompt = Tippe den Namen des Servers
privacy-server-wrong = Das ist nicht der Name dieses Servers, also ist nichts passiert. Er heißt „{ $server }“.
privacy-server-erased = ✅ Erledigt: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} und alles andere über diesen Server. Alte Nachrichten in den Kanälen könnt ihr selbst löschen; ihre Knöpfe tun nichts mehr. Mit `/einrichten` geht es von vorn los.
