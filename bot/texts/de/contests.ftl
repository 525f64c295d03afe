# Turniere: was allen gemeinsam ist.

contest-title = { $title }
contest-heading = { $title }
contest-door = Mein Turnier
contest-seat = { $seat }
contest-and = { $head } / { $tail }
contest-comma = { $head }, { $tail }
contest-plain = { $words }
contest-dot = { $head } · { $tail }
contest-nobody = niemand
contest-count = { $count ->
    [one] Eine Meldung
   *[other] { $count } Meldungen
}{ $waiting ->
    [0] .
    [one] , eine wartet.
   *[other] , { $waiting } warten.
}
contest-line = { $place ->
    [0] – { $who }: { $points }
   *[other] { $place }. { $who }: { $points }
}
contest-step = { $phase ->
    [entry] Die Anmeldung läuft.
    [sealed] Die Liste ist versiegelt, gleich wird gelost.
    [playing] { $stage ->
        [final] Das Finale läuft.
        [ko-final] Das Finale läuft.
        [semi] Das Halbfinale läuft.
       *[other] Runde { $round } läuft.
    }
    [pause] { $stage ->
        [final] Das Finale ist gespielt.
        [ko-final] Das Finale ist gespielt.
        [semi] Das Halbfinale ist gespielt.
       *[other] Runde { $round } ist gespielt.
    } Die Spielleitung ist am Zug.
   *[over] Das Turnier ist zu Ende.
}
contest-won = { $who } { $count ->
    [one] gewinnt
   *[other] gewinnen
} das Turnier!

## Was geschah
contest-opened = Die Anmeldung ist offen.
contest-entered = { $status ->
    [seeking] { $who } sucht einen Partner (Nr. { $number }).
    [asked] { $who } melden sich als Nr. { $number }; der Partner muss noch zusagen.
   *[in] { $who } gemeldet als Nr. { $number }.
}
contest-agreed = Nr. { $number } ist komplett.
contest-parted = Nr. { $number } sucht wieder einen Partner.
contest-asked = Nr. { $number } hat jemanden gefragt.
contest-paired = Nr. { $number } ist ein Team: { $seat } spielt mit.
contest-cancelled = Nr. { $number } ist abgemeldet.
contest-paid = Das Startgeld von Nr. { $number } ist vermerkt.
contest-present = Nr. { $number }: Anwesenheit vermerkt.
contest-checkin-opened = Der Check-in ist offen: Wer da ist, sagt es jetzt.
contest-held = Das Turnier stand still ({ $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}), und alle Uhren mit ihm.
contest-checkin-closed = Der Check-in ist beendet.
contest-shut = Die Anmeldung ist geschlossen.
contest-froze = { $purpose ->
    [lots] Versiegelt: Lose für { $count } { $count ->
        [one] Gleichstand
       *[other] Gleichstände
    }.
   *[round] Die Liste ist versiegelt: { $count } werden ausgelost.
}
contest-thawed = Das Siegel ist gebrochen, nichts wurde gelost.
contest-drawn = Ausgelost: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}, { $shuffles ->
    [one] einmal gemischt
   *[other] { $shuffles }-mal gemischt
}.
contest-lots-drawn = Das Los hat entschieden.
contest-round-voided = Die Runde wird neu ausgelost.
contest-clock-started = Alle Tische beginnen jetzt.
contest-gonged = { $left ->
    [0] Gong! Das laufende Spiel wird zu Ende gespielt, dann ist Schluss.
    [one] Gong! Noch 1 Minute.
   *[other] Gong! Noch { $left } Minuten.
}
contest-slowed = { $count ->
    [one] Ein Tisch lässt sich Zeit.
   *[other] { $count } Tische lassen sich Zeit.
}
contest-bye-settled = Freilos von Nr. { $number }: { $value }.
contest-reported = Tisch { $table }: { $result } { $fed ->
    [yes] vom Tisch selbst gemeldet.
   *[no] gemeldet.
}
contest-confirmed = Tisch { $table }: bestätigt.
contest-disputed-now = Tisch { $table }: strittig, die andere Seite sagt { $result }.
contest-ruled = Tisch { $table }: Die Spielleitung trägt ein: { $result }{ $known ->
    [no] .
   *[yes] { " " }(vorher { $before }).
}
contest-called = Tisch { $table } ruft die Spielleitung.
contest-attended = Tisch { $table }: Die Spielleitung war da.
contest-missing = Tisch { $table }: Nr. { $number } fehlt noch und wird gerufen.
contest-came = Tisch { $table }: Nr. { $number } ist da.
contest-overdue = Tisch { $table }: Nr. { $number } ist nach fünf Minuten nicht da.
contest-round-closed = Runde { $round } ist komplett.
contest-excluded = Nr. { $number } ist ausgeschlossen.
contest-excluded-why = Nr. { $number } ist ausgeschlossen: „{ $why }“.
contest-gone = Nr. { $number } spielt nicht weiter.
contest-returned = Nr. { $number } ist wieder dabei.
contest-punished = Nr. { $number }: { $verdict ->
    [reminder] Ermahnung
    [warning] Verwarnung ({ $warnings })
    [defeat] Spielniederlage
   *[disqualified] Disqualifikation
}.
contest-decided = Ein Drei-Karten-Spiel unter { $count } hat entschieden.
contest-resigned = Nr. { $number } verzichtet auf den Platz; der Nächste rückt nach.
contest-ended = { $early ->
    [yes] Das Turnier ist vorzeitig beendet.
   *[no] Die Tabelle ist geschlossen.
}

## Absagen
contest-unreadable = Das habe ich nicht verstanden. Die Knöpfe und Formulare schreiben es richtig.
contest-over = Das Turnier ist zu Ende. Den Bericht findest du bei der Endtabelle.
contest-only-lead = Das macht die Spielleitung. Ruf sie mit „Spielleitung rufen“.
contest-not-now = Das geht in diesem Abschnitt des Turniers nicht.
contest-not-over = Das geht erst, wenn das Turnier zu Ende ist.
contest-too-late-to-enter = Gemeldet wird nur vor der ersten Auslosung. Beim nächsten Mal gern!
contest-list-closed = Die Liste ist geschlossen. Die Spielleitung kann dich bis zur Auslosung noch eintragen.
contest-full = Mehr als { $most } Meldungen fasst die Liste nicht.
contest-already-in = Du stehst schon auf der Liste, als Nr. { $number }.
contest-not-in = Du stehst nicht auf der Liste. Melde dich erst an.
contest-host-does-not-play = Wer das Turnier veranstaltet, spielt nicht mit (2.1.1).
contest-no-partners = Hier spielt jeder für sich, du brauchst keinen Partner.
contest-no-fillers = In diesem Turnier springt niemand ein.
contest-filler-there = Es springt schon ein Team ein.
contest-no-such-entry = Nr. { $number } gibt es nicht. Schau auf die Liste.
contest-nobody-asked = Nr. { $number } hat dich nicht (mehr) gefragt.
contest-not-seeking = Nr. { $number } sucht niemanden mehr. Auf der Liste stehen die anderen.
contest-asked-already = Nr. { $number } ist schon gefragt. Warte auf die Antwort.
contest-not-complete = Nr. { $number } ist nicht spielbereit: Es fehlt ein Partner oder seine Zusage.
contest-checkin-over = Der Check-in ist schon zu. Bist du da, sag es der Spielleitung: Bis zur Auslosung kann sie dich eintragen.
contest-draft = Dieses Turnier ist noch ein Entwurf. Öffne zuerst die Anmeldung.
# $title nennt ihn.
contest-draft-expired = Dein Entwurf „{ $title }“ ist abgeräumt: Er lag einen Monat lang unberührt da, und niemand außer dir hat ihn gesehen. Mit `/turnier neu` fängst du von vorn an.
contest-no-checkin-yet = Der Check-in ist noch nicht offen.
contest-known = Das steht für Nr. { $number } schon so da.
contest-play-has-begun = Es ist schon gelost. Nr. { $number } kann ausscheiden oder ausgeschlossen werden.
contest-play-has-not-begun = Es ist noch nicht gelost. Nr. { $number } kann von der Liste genommen werden.
contest-no-return = Nr. { $number } kann nicht zurückkommen.
contest-not-oneself = Über dich selbst entscheidet jemand anders von der Spielleitung.
contest-why = Warum? Ein Ausschluss oder eine Spielniederlage für Nr. { $number } braucht einen Grund in einem Satz.
contest-nothing-left = Für Nr. { $number } folgt keine Runde mehr, die verloren gehen könnte.
contest-not-qualified = Nr. { $number } hat keinen Qualifikationsplatz.
contest-sealed = Die Liste ist versiegelt. Erst wird gelost, oder die Spielleitung bricht das Siegel.
contest-not-sealed = Es ist nichts versiegelt. Erst die Liste schließen, dann losen.
contest-too-few = Zum Losen sind es noch zu wenige: { $here } von mindestens { $fewest }.
contest-nothing-to-draw = Alles ist gespielt und gelost. Jetzt kann die Tabelle geschlossen werden.
contest-round-runs = Die Runde läuft noch. Erst müssen alle Tische gemeldet sein.
contest-results-are-in = An einem Tisch steht schon ein Ergebnis: Die Auslosung bleibt.
contest-no-clock = Dieses Turnier hat keine gemeinsame Uhr.
contest-clock-first = Noch läuft die Uhr nicht: Alle Tische beginnen zusammen, sobald die Spielleitung sie startet.
contest-clock-runs = Die Uhr läuft schon.
contest-no-such-table = Tisch { $table } gibt es nicht.
contest-not-your-table = An Tisch { $table } sitzt du nicht.
contest-own-table = An Tisch { $table } spielst du selbst: Dort entscheidet jemand anders von der Spielleitung.
contest-result-stands = Das Ergebnis von Tisch { $table } steht schon. Ändern kann es die Spielleitung.
contest-disputed = Tisch { $table } ist strittig. Die Spielleitung entscheidet.
contest-confirm-or-dispute = Für Tisch { $table } ist schon gemeldet: Sag „Stimmt“ oder „Stimmt nicht“.
contest-nothing-reported = Für Tisch { $table } ist nichts gemeldet, worüber man abstimmen könnte. Melde das Ergebnis.
contest-others-confirm = Das müssen die anderen an Tisch { $table } sagen, ihr habt ja gemeldet.
contest-not-called = Tisch { $table } hat niemanden gerufen.
contest-you-are-here = Du bist doch da. Wer fehlt denn?
contest-called-already = Tisch { $table } hat schon gerufen. Die Spielleitung weiß Bescheid.
contest-no-such-bye = Nr. { $number } hat in dieser Runde kein Freilos.
contest-bye-too-much = Für ein Freilos gibt es höchstens { $most }.
contest-no-list = Dieses Turnier kennt keine Liste der Strafen.
contest-no-such-offence = Dieses Vergehen steht nicht in den Richtlinien.
contest-no-such-tie = Zwischen diesen gibt es keinen Gleichstand, den ein Drei-Karten-Spiel entscheidet.
contest-lots-first = Es gibt noch Gleichstände: Erst entscheidet das Los, dann wird geschlossen.
contest-draw-stands = Eine Auslosung bleibt: Zurücknehmen lässt sich nur, was danach kam.
contest-brought-stands = Was die Tische selbst gemeldet haben, bleibt. Ist es falsch, berichtige es am Tisch oder trag es bei „Leitung“ selbst ein.
contest-table-knows = Am Tisch selbst ist danach schon gehandelt worden: Das lässt sich hier nicht mehr zurücknehmen. Trag das Ergebnis bei „Leitung“ selbst ein.
contest-people-stand = Meldungen lassen sich so nicht zurücknehmen. Nimm Nummern einzeln von der Liste.
contest-people-missing = In das Feld gehören { $count } Namen, einer je Zeile (bei Teams: „Anna / Bela“).
contest-person-twice = { $name } steht schon auf der Liste. Niemand spielt in zwei Teams.
contest-official-known = { $name } steht schon so in der Liste der Spielleitung.
contest-officials-full = Mehr als { $most } leiten kein Turnier.
contest-settled = Es ist schon gelost: Die Einstellungen bleiben, wie sie sind.
contest-guest-at-table = An diesem Tisch sitzt ein Gast ohne Discord. Spielt mit Karten und meldet das Ergebnis von Hand.
contest-table-not-open = Tisch { $table } ist gerade nicht zu spielen.
contest-real-cards = Hier wird mit echten Karten gespielt. Meldet das Ergebnis vom Zettel.
contest-reminded = Gleich endet der Check-in; es fehlen noch { $count }.
