# Turniere: was man sieht, drückt und liest.

## Bilder und Papier
contest-clock = { $hour }:{ $minute } Uhr
contest-moment = { $day }, { $clock }
contest-day = { $weekday ->
    [0] Mo
    [1] Di
    [2] Mi
    [3] Do
    [4] Fr
    [5] Sa
   *[6] So
} { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}
contest-stand = Stand { $hour }:{ $minute }
contest-nameless = Nr. { $number } { $name }
contest-no-date = Termin folgt
contest-round-title = { $stage ->
    [final] Finale
    [ko-final] Finale
    [semi] Halbfinale
   *[other] Runde { $round }{ $of ->
        [0] {""}
       *[other] {" "}von { $of }
    }
}
contest-entry-counted = { $checkin ->
    [yes] von { $all } sind da
   *[no] { $size ->
        [1] gemeldet
       *[other] { $all ->
            [one] Team gemeldet
           *[other] Teams gemeldet
        }
    }
}
contest-entry-here = { $checkin ->
    [yes] da
   *[no] dabei
}
contest-entry-open = { $checkin ->
    [yes] fehlt noch
   *[no] noch nicht komplett
}
contest-entry-waiting = Warteliste
contest-entry-gone = abgesagt
contest-entry-note = { $checkin ->
    [yes] Check-in läuft
   *[no] { $shut ->
        [yes] Anmeldung geschlossen
       *[no] Anmeldung offen
    }
}
contest-entry-until = bis { $when }
contest-entry-mark = { $kind ->
    [filler] springt ein
    [waiting] Warteliste
    [paid] bezahlt
    [unpaid] Startgeld offen
    [seeking] sucht Partner
    [asked] Partner gefragt
    [absent] nicht da
    [gone] ausgeschieden
    [excluded] ausgeschlossen
    [out] abgesagt
   *[none] {""}
}
contest-entry-alt = { $title }, { $date }, { $place }. { $form }. { $count } { $counted }. Noch nicht da: { $missing }.
contest-plan-alt = { $title }, Tischplan { $round }{ $halted ->
    [yes] , angehalten
   *[no] {""}
}. { $tables }.
contest-plan-done = { $halted ->
    [yes] Angehalten · { $done } von { $all } fertig
   *[no] { $done } von { $all } Tischen fertig
}
contest-plan-end = { $halted ->
    [yes] die Uhr steht
   *[no] Ende { $when }
}
contest-plan-left = noch
contest-standings-alt = { $title }, { $after }. { $rows }. { $notes }
contest-after-round = { $stage ->
    [final] nach dem Finale
    [ko-final] nach dem Finale
    [semi] nach dem Halbfinale
   *[other] { $round ->
        [0] vor der ersten Runde
       *[other] nach Runde { $round }{ $of ->
            [0] {""}
           *[other] {" "}von { $of }
        }
    }
}
contest-table-state = { $state ->
    [reported] gemeldet
    [disputed] strittig
    [done] bestätigt
   *[playing] spielt
}
contest-out = { $status ->
    [excluded] ausgeschlossen
    [absent] nicht da gewesen
    [gone] ausgeschieden
    [out] abgesagt
   *[other] außer Konkurrenz
}
contest-podium-final = Endstand
contest-podium-people = { $count ->
    [one] Mensch
   *[other] Leute
}
contest-podium-tables = { $count ->
    [one] Tisch
   *[other] Tische
}
contest-podium-rounds = { $count ->
    [one] Runde
   *[other] Runden
}
contest-podium-qualified = qualifiziert: { $count ->
    [one] einer
   *[other] die besten { $count }
}
contest-podium-closest = Knappster Tisch
contest-podium-best = Bestes Ergebnis
contest-podium-lots = Lose
contest-podium-checked = { $count ->
    [one] die Auslosung ist nachprüfbar
   *[other] alle { $count } Auslosungen nachprüfbar
}
contest-podium-alt = { $title }, Endstand. { $first }. { $people } Leute, { $tables } Tische. { $facts }
contest-paper-number = Nr.
contest-paper-name = Name
contest-paper-note = Vermerk
contest-paper-paid = bezahlt
contest-paper-here = da
contest-paper-page = Seite
contest-paper-place = Platz
contest-paper-why = entschieden
contest-rank = { $place ->
    [0] –
   *[other] **{ $place }.**
} { $who }: { $points }{ $mark ->
    [through] {" "}✅
    [me] {" "}👈
   *[plain] {""}
}
contest-rank-by = -# ↳ { $why }
contest-rank-more = … und { $count } weitere

## Tafel
turnier-heading = 🏆 { $title }
turnier-when = 📅 { $when } · 📍 { $place }
turnier-online = hier auf Discord
turnier-fee = 💶 Startgeld { $fee }
turnier-invite = { $size ->
    [1] Ein Druck, und du stehst auf der Liste.
   *[other] Zu zweit anmelden, Ausreden bitte allein.
}
turnier-checkin-from = ✅ Check-in ab { $when }.
turnier-checkin-over = 🔒 Der Check-in ist zu.
turnier-until = { $checkin ->
    [yes] ✅ Check-in endet { $when }.
   *[no] ⏳ Die Liste schließt { $when }.
}
turnier-led-by = Spielleitung: { $people }
turnier-lead = Spielleitung
turnier-is-over = Zu Ende.

## Knöpfe
turnier-button-mine = Mein Turnier
turnier-button-lead = Leitung
turnier-button-proof = Auslosungen prüfen
turnier-button-table = Tabelle
turnier-button-plan = Tische
turnier-button-rules = Regeln
turnier-button-enter = { $size ->
    [1] Ich bin dabei
   *[other] Wir sind dabei
}
turnier-button-seek = Ich suche einen Partner
turnier-button-bring = Partner ohne Discord
turnier-button-here = { $size ->
    [1] Ich bin da
   *[other] Wir sind da
}
turnier-button-renew = Neu zeigen
turnier-button-back = Zurück
turnier-button-accept = Gern
turnier-button-decline = Lieber nicht
turnier-button-leave = Abmelden
turnier-button-give-up = Aufhören
turnier-button-resign = Auf den Platz verzichten
turnier-button-confirm = Stimmt
turnier-button-dispute = Stimmt nicht
turnier-button-report = { $again ->
    [yes] Meldung ändern
   *[no] Ergebnis melden
}
turnier-button-open = { $way ->
    [pad] Punktezettel öffnen
   *[table] An den Tisch
}
turnier-button-call = Spielleitung rufen
turnier-button-missing = { $who } fehlt
turnier-button-is-there = { $who } ist da
turnier-button-came = Bin da!
turnier-button-sure = { $what ->
    [leave] Ja, abmelden
    [exclude] Ausschließen
    [strike] Von der Liste nehmen
    [gone] Ist ausgeschieden
    [redraw] Neu auslosen
    [resign] Verzichten
   *[close] Ja, schließen
}
turnier-button-entries = Einträge
turnier-button-papers = Drucken
turnier-button-people = Wer leitet
turnier-button-add = Gäste eintragen
turnier-button-filler = Team springt ein
turnier-button-halt = Alles anhalten
turnier-button-resume = Weiter
turnier-button-publish = Anmeldung öffnen
turnier-button-drop = Verwerfen
turnier-button-drop-sure = Ja, verwerfen
turnier-button-checkin = Check-in öffnen
turnier-button-checkout = Check-in beenden
turnier-button-checkin-times = Check-in-Zeiten
turnier-button-poke = Fehlende rufen
turnier-button-shut = Liste schließen
turnier-button-when = Name, Zeit, Ort
turnier-button-format = Format
turnier-button-cancel = Absagen
turnier-button-seal = { $what ->
    [lots] Lose versiegeln
   *[round] Liste versiegeln und losen
}
turnier-button-draw = Jetzt losen
turnier-button-thaw = Siegel brechen
turnier-button-bye = { $value } Bummerl
turnier-button-begin = Uhr starten
turnier-button-redraw = Neu auslosen
turnier-button-all-tables = Alle Tische
turnier-button-close = Tabelle schließen
turnier-button-early = Vorzeitig beenden
turnier-button-decide = Drei-Karten-Spiel eintragen
turnier-button-games = Spiele nachtragen: Runde { $round }, Tisch { $table }
turnier-button-round = { $stage ->
    [final] Finale
    [ko-final] Finale
    [semi] Halbfinale
   *[other] Runde { $round }
}
turnier-button-before = Vorige
turnier-button-after = Nächste
turnier-button-rule = Selbst eintragen
turnier-button-take = Gemeldetes gilt
turnier-button-take-other = Einspruch gilt
turnier-button-attend = Ich war da
turnier-button-entry = Nr. { $number }
turnier-button-pay = Startgeld bezahlt
turnier-button-unpay = Doch nicht bezahlt
turnier-button-present = Ist da
turnier-button-away = Ist doch nicht da
turnier-button-strike = Streichen
turnier-button-gone = Spielt nicht weiter
turnier-button-return = Ist wieder dabei
turnier-button-exclude = Ausschließen
turnier-button-why = Grund angeben und ausschließen
turnier-button-rather-not = Doch nicht
turnier-button-punish = Strafe notieren
turnier-button-mend = Nachbessern
turnier-button-to-table = Zu Tisch { $table }

## Meine Seite
turnier-not-in = { $size ->
    [1] Du stehst noch nicht auf der Liste. Ein Druck genügt.
   *[other] Du stehst noch nicht auf der Liste. Melde dich mit jemandem an, oder such hier einen Partner.
}
turnier-not-in-late = Du spielst in diesem Turnier nicht mit. Zuschauen ist erlaubt, Kiebitzen nur leise.
turnier-mine = { $role ->
    [asked-me] { $who }: Du bist als Partner gefragt. Spielst du mit?
    [asked] { $who }, Nr. { $number }: Dein Partner muss noch zusagen.
    [seeking] Du stehst als Nr. { $number } auf der Liste der Suchenden.
    [waiting] { $who }, Nr. { $number }: Warteliste. Springt jemand ab, rückt ihr nach, und ich sage sofort Bescheid.
   *[other] { $who } auf der Liste als Nr. { $number }. Bis zur Auslosung kann man sich noch abmelden.
}
turnier-mine-fee = { $paid ->
    [yes] Startgeld: bezahlt.
   *[no] Startgeld: noch offen, die Spielleitung nimmt es gern.
}
turnier-mine-here = ✅ Eingecheckt. Nach der Auslosung rufe ich an den Tisch.
turnier-mine-asked = 💌 Gefragt: { $who }. Mit der Zusage seid ihr gemeldet.
turnier-suitor = 🤝 { $who } würde gern mit dir spielen.
turnier-nobody-seeks = Außer dir sucht gerade niemand. Sobald sich jemand meldet, erscheint er hier.
turnier-choose-partner = Wer sucht auch? Jemanden fragen …
turnier-standing = { $who }: { $place ->
    [0] ohne Platz
   *[other] Platz **{ $place }**
}, { $points }.
turnier-bye = Freilos in dieser Runde: ausruhen, Brotzeit, weiter geht es danach.
turnier-sits-out = In dieser Runde sitzt du an keinem Tisch.
turnier-qualified = 🎖️ Qualifiziert! Wer den Platz nicht nimmt, sagt es hier: Dann rückt der Nächste nach.
turnier-table = **Tisch { $table }** gegen { $others }: { $seat }
    📍 { $place }
turnier-table-state = { $state ->
    [reported] Gemeldet, die andere Seite muss es bestätigen.
    [disputed] Strittig: Die Spielleitung entscheidet.
    [done] Das Ergebnis steht.
   *[playing] Noch kein Ergebnis.
}{ $called ->
    [yes] {" "}🙋 Die Spielleitung ist gerufen.
   *[no] {""}
}
turnier-reported = **{ $result }** ({ $by })
turnier-other = Dagegen steht: **{ $result }**
turnier-no-result = noch kein Ergebnis
turnier-missing = 🔎 Es fehlt: { $who }
turnier-table-heading = Tabelle · { $title }
turnier-no-table = Noch ist nichts ausgelost, darum gibt es noch keine Tabelle.
turnier-rules-heading = So läuft es: { $name }
turnier-rules = { $about }. { $way ->
    [pad] Gespielt wird mit echten Karten, geschrieben auf dem Punktezettel des Bots; das Ergebnis kommt von selbst in die Tabelle.
    [table] Gespielt wird hier am Spieltisch; das Ergebnis kommt von selbst in die Tabelle.
   *[cards] Gespielt wird mit echten Karten. Eine Seite meldet das Ergebnis, die andere bestätigt es.
}
turnier-rules-watten = Zwei gegen zwei. Gelost wird nachprüfbar, und niemand trifft zweimal auf dieselben, solange es sich vermeiden lässt. Es zählen die Bummerl, dann das Punkteverhältnis, dann die Punkte, zuletzt das Los. Alles Weitere: { $help }
turnier-rules-wizard = Jeder für sich, drei bis fünf am Tisch, zehn Spiele je Runde. Plätze am Tisch geben 45, 30, 20, 10 und 5 Punkte. Alles Weitere: { $help }
turnier-enter-heading = Wir sind dabei
turnier-enter-how = Mit wem spielst du? Wähl deinen Partner, ich frage ihn gleich. Hat er kein Discord? Dann schreib seinen Namen auf.
turnier-enter-choose = Partner wählen …
turnier-bring = Dein Partner hat kein Discord und muss nichts bestätigen: Ihr seid sofort gemeldet, und du antwortest für euch beide. Meldest du dich ab, ist auch er abgemeldet.
turnier-sure = { $move ->
    [leave] { $before ->
        [yes] Wirklich abmelden? Bis zur Auslosung kannst du dich wieder anmelden; ein Partner bleibt und sucht neu.
       *[no] Wirklich aufhören? Es ist schon gelost: Was gespielt ist, bleibt stehen, das Übrige geht an die Gegner. Zurück geht es nicht.
    }
    [exclude] **{ $who } ausschließen?** Ich frage gleich nach dem Grund, in einem Satz: Er steht im Protokoll der Spielleitung und geht an die Betroffenen.
    [strike] { $who } von der Liste nehmen? Bis zur Auslosung ist eine neue Meldung möglich.
    [gone] { $who } spielt nicht weiter? Was gespielt ist, zählt; was offen ist, geht an die Gegner.
    [redraw] Die Runde neu auslosen? Alle Tische werden aufgelöst. Das geht nur, solange nirgends ein Ergebnis steht.
    [resign] { $who }: auf den Qualifikationsplatz verzichten? Der Nächste rückt nach.
   *[close] { $before ->
        [yes] Das Turnier absagen? Die Liste bleibt im Protokoll, gespielt wird nicht.
       *[no] Die Tabelle schließen? Danach ändert sich nichts mehr, und der Bericht wird veröffentlicht.
    }
}

## Leitung
turnier-desk-heading = 🗝️ Leitung · { $title }
turnier-desk-count = { $checkin ->
    [yes] { $here } von { $all } sind da.
   *[no] { $all } vollständig gemeldet.
}
turnier-desk-checkin = { $known ->
    [yes] Der Check-in öffnet sich um { $when } von selbst.
   *[no] Den Check-in öffnest du von Hand; ohne ihn spielen alle mit, die vollständig gemeldet sind.
}
turnier-desk-checkin-over = 🔒 Der Check-in ist zu. Wer noch kommt, wird unter „Einträge“ abgehakt.
turnier-desk-halted = Alle Tische und die gemeinsame Uhr stehen; eintragen geht wieder nach „Weiter“.
turnier-desk-incomplete = Noch nicht komplett: { $who }
turnier-desk-waiting = Warteliste: { $who }
turnier-desk-unpaid = Startgeld offen ({ $count }): { $who }
turnier-desk-missing = Es fehlen: { $who }
turnier-desk-lots = In allem gleich, das Los entscheidet:
turnier-desk-ready = { $stage ->
    [final] Als Nächstes das **Finale**: { $who }.
    [ko-final] Als Nächstes das **Finale**: { $who }.
    [semi] Als Nächstes das **Halbfinale**: { $who }.
   *[other] { $size ->
        [1] { $count } können ausgelost werden.
       *[other] { $count } Teams können ausgelost werden.
    }
}{ $first ->
    [yes] {" "}Beim Versiegeln schließt die Liste; nach der ersten Auslosung kommt niemand mehr dazu.
   *[no] {""}
}
turnier-desk-clock = ⏱️ Die Uhr läuft bis { $end } ({ $left }).
turnier-desk-sealed = Versiegelt. Die Auslosung kommt von selbst; wer nicht warten will, lost jetzt.
turnier-desk-open = Offen: { $open } von { $all } Tischen.
turnier-desk-table = { $mark ->
    [called] 🙋 **Tisch { $table } ruft:** { $who }
    [disputed] ⚠️ **Tisch { $table } strittig:** { $who }
    [missing] 🔎 **Tisch { $table } wartet auf** { $who }
    [reported] 📝 Tisch { $table }, Bestätigung fehlt: { $who }
    [slow] 🐌 Tisch { $table } lässt sich Zeit: { $who }
   *[playing] ▫️ Tisch { $table }: { $who }
}
turnier-desk-bye = Freilos für { $who }: Wie viele Bummerl (0 bis { $most }) gibt es dafür?
turnier-desk-decide = Drei-Karten-Spiel nötig: { $who }
turnier-desk-over = Papier und Protokoll gibt es weiter.
turnier-menu-table = Tisch { $table } · { $state ->
    [reported] gemeldet
    [disputed] strittig
    [done] fertig
   *[playing] spielt
}
turnier-choose-table = Tisch wählen, Ergebnis eintragen …
turnier-round-line = **Tisch { $table }** { $who }: { $result }
turnier-table-title = Runde { $round }, Tisch { $table }
turnier-list-heading = Einträge ({ $count })
turnier-list-empty = Noch steht niemand auf der Liste.
turnier-list-line = `{ $number }` { $who } · { $status ->
    [in] dabei
    [filler] springt ein
    [waiting] Warteliste
    [seeking] sucht Partner
    [asked] Partner gefragt
    [absent] nicht da
    [gone] ausgeschieden
    [excluded] ausgeschlossen
   *[out] abgesagt
}{ $fee ->
    [paid] {" "}· 💶
    [open] {" "}· zahlt noch
   *[none] {""}
}{ $here ->
    [yes] {" "}· ✅ da
    [no] {" "}· noch nicht da
   *[none] {""}
}
turnier-choose-entry = Einen Eintrag öffnen …
turnier-tick = { $verb ->
    [pay] 💶 Startgeld bezahlt: mehrere abhaken …
   *[present] ✅ Ist da: mehrere abhaken …
}
turnier-told-before = ✅ … und davor { $count } weitere.
turnier-more = { $who } und { $count } weitere
turnier-ticked = ✅ { $count ->
    [one] Ein Haken gesetzt.
   *[other] { $count } Haken gesetzt.
}
turnier-entry-title = Nr. { $number }
turnier-penal-heading = ⚖️ Strafe für { $who }
turnier-level = { $level ->
    [1] Stufe 1: Vorrunde, kleines Turnier
   *[2] Stufe 2: Meisterschaft
}
turnier-proposal = Vorschlag der Richtlinien: { $verdict ->
    [reminder] Ermahnung
    [warning] Verwarnung
    [defeat] Spielniederlage
   *[disqualified] Disqualifikation
}
turnier-ruling = ⚖️ { $verdict ->
    [reminder] Ermahnung
    [warning] Verwarnung
    [defeat] Spielniederlage
   *[disqualified] Disqualifikation
}, Runde { $round }: { $offence } (Stufe { $level }){ $known ->
    [yes] , „{ $why }“
   *[no] {""}
}
turnier-excluded-why = ⚖️ Ausgeschlossen: „{ $why }“
turnier-paper-heading = 🖨️ Papier
turnier-paper-about = A4, schwarz auf weiß: für Tische ohne Netz und für die Wand.
turnier-paper-entries = Meldeliste
turnier-paper-sheets = Zettel für die Tische
turnier-paper-plan = Tischplan
turnier-paper-standings = Tabelle
turnier-paper-csv = Tabelle als CSV
turnier-paper-ready = Bitte sehr, frisch aus der Druckerei.
turnier-proof = Protokoll und Prüfer: `python fair.py <Datei>.log` rechnet jede Auslosung nach.
turnier-file = { $what ->
    [entries] meldeliste
    [sheets] zettel
    [plan] tischplan
   *[standings] tabelle
}
turnier-people-heading = Wer leitet
turnier-people = Eröffnet von { $host }. Dazu benannt: { $people }.
    Wähl jemanden, um ihn zu benennen; wer schon leitet, wird damit entlassen. Leitet niemand Benanntes, können auch die Schiedsrichter des Servers übernehmen.
turnier-choose-official = Jemanden benennen oder entlassen …
turnier-appointed = { $on ->
    [yes] { $person } leitet jetzt mit.
   *[no] { $person } leitet nicht mehr mit.
}
turnier-settled = ✅ Gemerkt.
turnier-poked = { $count ->
    [one] Einer ist gerufen.
   *[other] { $count } sind gerufen.
}
turnier-homeless = Der Kanal dieses Turniers ist weg. Die Leitung holt es mit `/partie hier` in einen anderen; danach öffne ich euren Tisch dort.
turnier-halted = { $on ->
    [yes] ⏸️ Angehalten: Alle Tische und die gemeinsame Uhr stehen.
   *[no] ▶️ Weiter geht es: Alle Uhren laufen da weiter, wo sie standen.
}
turnier-opened = Hier geht es zum Tisch: { $where }
turnier-thread = { $title } · Runde { $round } · Tisch { $table }
turnier-preview-seal = **Auslosung Runde { $round }** mit { $count } { $size ->
    [1] Leuten.
   *[other] Teams.
}
turnier-preview-out = Nicht dabei ({ $count }), weil nicht da, nicht komplett oder auf der Warteliste: { $who }
turnier-preview-odd = Ungerade: Ein Team bekommt ein Freilos. Springt eines ein, spielen alle.
turnier-preview-first = Nach der ersten Auslosung kommt niemand mehr dazu.
turnier-preview-early = Es ist noch nicht alles gespielt: Das wäre ein vorzeitiges Ende.
turnier-button-seal-so = { $out ->
    [0] So versiegeln und losen
    [one] Auslosen ohne diesen Eintrag
   *[other] Auslosen ohne diese { $out }
}
turnier-draft-heading = 📝 Entwurf · { $title }
turnier-draft = Steht: { $about }. Noch sieht es niemand außer dir; so wird die Tafel aussehen. Ich öffne die Liste, sobald du willst, in dem Kanal, in dem du drückst.
turnier-draft-way = { $way ->
    [pad] Tische: der Punktezettel des Bots, in einem Thread je Tisch.
    [table] Tische: der Spieltisch des Bots, in einem Thread je Tisch.
   *[cards] Tische: echte Karten, Zettel zum Drucken.
}
turnier-draft-most = Plätze: { $most }, danach Warteliste.
turnier-draft-drop = Den Entwurf verwerfen? Niemand hat ihn gesehen, niemand ist gemeldet.
turnier-draft-dropped = Verworfen. Mit `/turnier neu` beginnst du von vorn.
turnier-is-draft = 📝 Entwurf, nur für dich: `/turnier stand` führt hin
turnier-publish-where = Öffne die Liste in einem Kanal des Servers, auf dem das Turnier ist: Dort `/turnier stand`, dann noch einmal drücken.
turnier-opened-private = Die Liste ist offen. Als Leitung trägst du Gäste ein, öffnest den Check-in, versiegelst und lost. { $known ->
    [yes] [Der Termin steht im Kalender.]({ $event })
   *[no] {""}
}
turnier-list-of = **{ $title }** ({ $name }) · { $when } · { $count } dabei · { $step } { $where }

## Formulare
turnier-form-table = Tisch { $table }
turnier-form-result = { $kind ->
    [dispute] Wie war es wirklich? (darf leer bleiben)
   *[other] Ergebnis
}
turnier-form-dispute = Beide Versionen gehen an die Spielleitung. Wer keine Zahlen mehr weiß, lässt das Feld, wie es ist.
turnier-form-add = { $kind ->
    [filler] Team springt ein
   *[add] Eintragen
}
turnier-form-names = { $size ->
    [1] Ein Name je Zeile
   *[other] Ein Team je Zeile
}
turnier-form-guests = { $kind ->
    [filler] Dieses Team spielt außer Konkurrenz, wenn sonst jemand ohne Gegner wäre.
   *[add] Für Leute ohne Discord. Einfach die Liste einfügen.
} { $size ->
    [1] Ein Name je Zeile.
   *[other] „Anna / Bela“ je Zeile; einzelne Namen werden der Reihe nach zu Teams.
}
turnier-form-points = Punkte im Drei-Karten-Spiel
turnier-form-partner = Name des Partners
turnier-form-decide = Hinter jeden Doppelpunkt die Punkte; „-“ für wen, der nicht da war oder nicht wollte.
turnier-form-why = { $needed ->
    [yes] Grund, in einem Satz
   *[no] Grund (darf leer bleiben)
}
turnier-form-who-reads = Wer liest den Grund?
turnier-form-aloud = { $way ->
    [aloud] alle: Er steht auch in der Ansage und im Bericht
   *[quiet] nur die Betroffenen und die Spielleitung
}
turnier-verdict = { $verdict ->
    [reminder] Ermahnung
    [warning] Verwarnung
    [defeat] Spielniederlage
   *[disqualified] Disqualifikation
}
turnier-form-title = Name
turnier-form-starts = Beginn (21.11.2026 14:00)
turnier-form-place = Ort (leer: hier auf Discord)
turnier-form-closes = Liste schließt (21.11.2026 12:00)
turnier-form-checkin = Check-in ab (13:30; leer: von Hand)
turnier-form-checkin-until = Check-in bis (13:50)
turnier-form-checkin-about = Eine Uhrzeit meint den Tag des Turniers. Zur ersten öffnet sich der Check-in von selbst; fünf Minuten vor der zweiten erinnere ich alle, die fehlen. Öffnen und beenden kannst du ihn jederzeit auch von Hand.
turnier-form-fee = Startgeld in Euro
turnier-form-variant = Variante
turnier-form-rounds = Runden
turnier-form-sitting = Bummerl je Tisch
turnier-form-most = Plätze (leer: unbegrenzt)
turnier-form-minutes = Minuten je Runde (leer: keine Uhr)
turnier-form-way = Gespielt wird
turnier-way = { $way ->
    [pad] mit Karten und dem Punktezettel des Bots
    [table] am Spieltisch auf Discord
   *[cards] mit Karten und Papier
}
turnier-variant = { $variant ->
    [knockout] K.-o.
    [online] Online-Vorrunde
   *[rounds] Vorrunden und Finale
}
turnier-setting = { $name ->
    [title] Name
    [rounds] Runden
    [sitting] Bummerl je Tisch
    [most] Plätze
    [minutes] Minuten je Runde
    [fee] Startgeld
    [place] Ort
   *[other] eine Angabe
}

## Absagen
turnier-name-alone = „{ $name }“ steht allein in der Zeile. Schreib den Partner dazu: „{ $name } / Bela“.
turnier-name-many = In dieser Zeile stehen nicht { $size } Namen: „{ $line }“. Schreib ein Team je Zeile: „Anna / Bela“.
turnier-name-long = „{ $name } …“ hat { $length } Zeichen, das passt in keine Tabelle. Höchstens { $most } je Name; ein Spitzname tut es auch.
turnier-no-names = Da steht noch kein Name. Schreib einen je Zeile.
turnier-name-twice = „{ $name }“ steht zweimal da. Heißen wirklich zwei so, dann schreib ein Unterscheidungszeichen dazu („{ $name } 2“).
turnier-bad-day = „{ $typed }“ ist kein Tag, den ich lesen kann. So geht es: 21.11. oder 21.11.2026.
turnier-bad-clock = „{ $typed }“ ist keine Uhrzeit, die ich lesen kann. So geht es: 14:00 oder 14 Uhr.
turnier-bad-fee = „{ $typed }“ ist kein Betrag, den ich lesen kann. So geht es: 5 oder 7,50.
turnier-bad-number = „{ $typed }“ ist keine Zahl. Schreib nur Ziffern, oder lass das Feld leer.
turnier-bad-setting = Das geht nicht: { $field }. Nimm einen anderen Wert.
turnier-past = { $when } ist schon vorbei. Nimm einen Zeitpunkt, der noch kommt.
turnier-checkin-late = Der Check-in kann nicht erst nach dem Beginn sein.
turnier-checkin-short = Der Check-in kann nicht enden, bevor er sich öffnet.
turnier-closes-late = Die Liste kann nicht erst nach dem Beginn schließen.
turnier-no-title = Das Turnier braucht einen Namen, den man sehen kann.
turnier-format-wizard = Vorrunden, K.-o. und Online gibt es nur bei Wizard. Beim Watten sagst du mit `runden`, wie oft die Tische wechseln.
turnier-none-here = Auf diesem Server läuft kein Turnier. Mit `/turnier neu` machst du eines auf.
turnier-unknown = Dieses Turnier kenne ich hier nicht. `/turnier liste` zeigt alle.
turnier-which = Hier laufen mehrere Turniere. Sag mit der Option `turnier`, welches du meinst.
turnier-one-partner = Ein Partner genügt: entweder `partner` (mit Discord) oder `gast` (ohne).
turnier-no-version = Diese Version gibt es nicht mehr. Trag das Ergebnis selbst ein.
turnier-nothing-drawn = Es ist noch nichts ausgelost. Dieses Papier gibt es danach.
turnier-nobody-missing = Es fehlt niemand, den man rufen könnte.
turnier-bad-decider = Es müssen { $count } Zeilen sein, eine für jeden im Stechen.
