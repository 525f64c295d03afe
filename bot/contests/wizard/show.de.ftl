# Wizard-Turnier: was man sieht

wizard-turnier-about = { $variant ->
    [knockout] K.-o. · je Tisch kommen die ersten 2 weiter
    [online] Online-Vorrunde · { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    } zu 10 Spielen
   *[rounds] { $rounds ->
        [one] 1 Vorrunde
       *[other] { $rounds } Vorrunden
    } zu 10 Spielen · Finale der besten 4
}{ $minutes ->
    [0] {""}
   *[other] {" "}· { $minutes } Min. je Runde
}
wizard-turnier-points = { $placing } ({ $points } Punkte)
wizard-turnier-points-final = { $points } im Finale
wizard-turnier-points-ko = { $final ->
    [yes] { $points } im Finale
   *[no] { $points } in Runde { $round }, { $place ->
        [0] ausgeschieden
       *[other] Platz { $place }
    }
}
wizard-turnier-result-line = { $who } { $points }
wizard-turnier-result = { $lines }
wizard-turnier-best = { $who }, { $points } in Runde { $round }
wizard-turnier-closest = Runde { $round }, Tisch { $table }: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
wizard-turnier-manner = { $manner ->
    [gone] gegangen
    [defeat] Niederlage
    [dq] disqualifiziert
   *[absent] nicht da
}
wizard-turnier-asks = Für alle { $count } eine Zeile, die Punkte hinter dem Doppelpunkt. Bei Gleichstand mit den einzelnen Spielen: „250 (30,-10,40)“, mit Drei-Karten-Spiel „!40“. Wer zu spät kam: „120 versäumt 2“, die Strafe rechne ich ab. Statt Punkten geht auch: gegangen, nicht da, Niederlage, DQ.
wizard-turnier-seat = Platz { $seat } am Tisch. Zuerst gibt { $deals }, es beginnt { $starts }.
wizard-turnier-plan-alt-table = Tisch { $table }: { $people }, { $state }
wizard-turnier-note = Platz { $place } vor { $next }: { $why }
wizard-turnier-cut = { $final ->
    [yes] qualifiziert: { $count }
   *[no] weiter: { $count }
}
wizard-turnier-word-player = Spieler
wizard-turnier-word-players = Spieler, wie sie sitzen
wizard-turnier-word-r = R{ $number }
wizard-turnier-word-round = Runde
wizard-turnier-word-place = Platz am Tisch
wizard-turnier-word-total = Summe
wizard-turnier-word-points = Punkte
wizard-turnier-word-won = Tischsieg
wizard-turnier-word-won-example = 45
wizard-turnier-word-absent = nicht da
wizard-turnier-word-to-come = kommt noch
wizard-turnier-word-placing = Plätze: 45/30/20/10/5
wizard-turnier-ko-through = weiter
wizard-turnier-ko-next = nächster Tisch
wizard-turnier-ko-example = T2
wizard-turnier-ko-way = Weg zum Sieg
wizard-turnier-ko-table = Tisch { $number }
wizard-turnier-ko-note = je 2 kommen weiter, neu gelost
wizard-turnier-sheet-table = Tisch
wizard-turnier-sheet-game = Sp.
wizard-turnier-sheet-cards = Kart.
wizard-turnier-sheet-bid = An.
wizard-turnier-sheet-tricks = St.
wizard-turnier-sheet-points = Pkt.
wizard-turnier-sheet-penalties = Strafen
wizard-turnier-sheet-total = Summe
wizard-turnier-sheet-place = Platz
wizard-turnier-sheet-legend = beginnt, der Geber sitzt rechts davon
wizard-turnier-sheet-begin = Beginn
wizard-turnier-sheet-end = Ende
wizard-turnier-sheet-sign = Zeichen
wizard-turnier-sheet-remarks = Bemerkungen
wizard-turnier-sheet-sign-referee = Schiedsrichter
wizard-turnier-sheet-rules = Getroffen: 20 und 10 je Stich · daneben: −10 je Stich · ab zwei Karten gehen die Ansagen nicht auf
wizard-turnier-follows = { $verdict ->
    [defeat] { $sits ->
        [yes] Tisch { $table } ist verloren: letzter Platz, keine Punkte; gespielt wird dort zu { $left } weiter.
       *[no] Die nächste Runde geht verloren: Er wird dafür nicht ausgelost.
    } { $variant ->
        [knockout] Im K.-o. ist er damit ausgeschieden.
       *[other] In der Runde danach ist er wieder dabei.
    }
   *[disqualified] Kein Platz in der Tabelle; frühere Plätze der anderen bleiben. { $sits ->
        [yes] Tisch { $table } spielt zu { $left } mit derselben Kartenzahl weiter.
       *[no] Ausgelost wird ohne ihn.
    }
}
wizard-turnier-offence = { $offence ->
    [spiel-klein] Spielfehler, klein
    [spiel-gross] Spielfehler, groß
    [spiel-ernst] Spielfehler, schwerwiegend
    [ablauf-klein] Fehler im Ablauf, klein
    [ablauf-gross] Fehler im Ablauf, groß
   *[unsportlich] Unsportliches Verhalten
}
wizard-turnier-punished = Nr. { $number }: { $verdict ->
    [reminder] Ermahnung
    [warning] Verwarnung ({ $warnings })
    [defeat] Spielniederlage in Runde { $round }
   *[disqualified] Disqualifikation
}, { wizard-turnier-offence }, Stufe { $level }{ $known ->
    [yes] : „{ $why }“
   *[no] .
}
