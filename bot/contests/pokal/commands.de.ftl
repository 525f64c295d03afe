### /pokal: Befehle

cmd-pokal-name = pokal
cmd-pokal = Der Quidditch-Pokal: Tabelle, Termine, Hauspunkte
cmd-pokal-neu-name = neu
cmd-pokal-neu = Eröffnet eine Saison und schlägt die Spielzeiträume der Hinrunde vor (Quidditch-OK)
opt-pokal-start-name = start
opt-pokal-start = Erster Tag des ersten Spielzeitraums, zum Beispiel 1.9.2026
opt-pokal-neu-name-name = name
opt-pokal-neu-name = Wie die Saison heißt
opt-pokal-ferien-name = ferien
opt-pokal-ferien = Was ausgespart wird, zum Beispiel 24.12.-6.1., 1.5.
opt-pokal-abstand-name = abstand
opt-pokal-abstand = Wochen von einem Spieltag zum nächsten (ohne Angabe 4)
cmd-pokal-runde-name = runde
cmd-pokal-runde = Setzt Hinrunde, Rückrunde oder Finalspiele an (Quidditch-OK)
opt-pokal-runde-teil-name = teil
opt-pokal-runde-teil = Welche Runde
opt-pokal-runde-teil-hin = Hinrunde
opt-pokal-runde-teil-rueck = Rückrunde
opt-pokal-runde-teil-finale = Finalspiele
opt-pokal-runde-fenster-name = fenster
opt-pokal-runde-fenster = Statt start: der erste Tag jedes Spiels, mit Leerzeichen dazwischen
cmd-pokal-stand-name = stand
cmd-pokal-stand = Zeigt Tabelle, nächstes Spiel und den Weg zu allem anderen
cmd-pokal-spielplan-name = spielplan
cmd-pokal-spielplan = Zeigt alle Spiele der Saison
cmd-pokal-hauspunkte-name = hauspunkte
cmd-pokal-hauspunkte = Zeigt die vier Stundengläser und die letzten Buchungen
opt-pokal-saison-name = saison
opt-pokal-saison = Welche Saison (ohne Angabe die neueste)
cmd-pokal-ende-name = ende
cmd-pokal-ende = Schließt die Saison vor ihrem Ende, ohne Saisonpunkte (Quidditch-OK)
opt-pokal-grund-name = grund
opt-pokal-grund = Warum; der Satz steht im Protokoll
cmd-pokal-verantwortlich-name = verantwortlich
cmd-pokal-verantwortlich = Benennt, wer für ein Haus Termine vereinbart (das Haus selbst oder das OK)
opt-pokal-haus-name = haus
opt-pokal-haus = Welches Haus
opt-pokal-haus-G = Gryffindor
opt-pokal-haus-H = Hufflepuff
opt-pokal-haus-R = Ravenclaw
opt-pokal-haus-S = Slytherin
opt-pokal-verantwortlich-person-name = person
opt-pokal-verantwortlich-person = Wer
opt-pokal-abgeben-name = abgeben
opt-pokal-abgeben = Das Amt wieder abgeben
cmd-pokal-zeit-name = zeit
cmd-pokal-zeit = Wann kannst du? Tage ankreuzen, nur für dich zu sehen
opt-pokal-spiel-name = spiel
opt-pokal-spiel = Welches Spiel
cmd-pokal-termin-name = termin
cmd-pokal-termin = Schlägt einen Termin vor (Verantwortliche) oder legt ihn fest (OK)
opt-pokal-termin-wann-name = wann
opt-pokal-termin-wann = Tag und Uhrzeit, zum Beispiel 17.5. 20:00
opt-pokal-termin-festlegen-name = festlegen
opt-pokal-termin-festlegen = Ohne Rückfrage festlegen, auch außerhalb des Zeitraums (Quidditch-OK)
cmd-pokal-antwort-name = antwort
cmd-pokal-antwort = Sagt zu einem vorgeschlagenen Termin ja oder nein (Verantwortliche)
opt-pokal-antwort-passt-name = passt
opt-pokal-antwort-passt = Passt der Termin?
cmd-pokal-pfeifen-name = pfeifen
cmd-pokal-pfeifen = Übernimmt ein Spiel als Schiedsrichter
cmd-pokal-verschieben-name = verschieben
cmd-pokal-verschieben = Hebt einen Termin auf; ein neuer wird gesucht
cmd-pokal-kalender-name = kalender
cmd-pokal-kalender = Gibt dir alle Termine als Datei für deinen Kalender
cmd-pokal-aufstellung-name = aufstellung
cmd-pokal-aufstellung = Öffnet die Aufstellung eines Spiels sofort (Schiedsrichter, OK)
cmd-pokal-ergebnis-name = ergebnis
cmd-pokal-ergebnis = Trägt ein anderswo gespieltes Spiel ein oder berichtigt eines (Schiedsrichter, OK)
opt-pokal-ergebnis-tore1-name = tore1
opt-pokal-ergebnis-tore1 = Tore des erstgenannten Hauses
opt-pokal-ergebnis-tore2-name = tore2
opt-pokal-ergebnis-tore2 = Tore des zweitgenannten Hauses
opt-pokal-ergebnis-schnatz-name = schnatz
opt-pokal-ergebnis-schnatz = Wer den Schnatz gefangen hat (ohne Angabe niemand)
opt-pokal-ergebnis-schnatz-G = Gryffindor
opt-pokal-ergebnis-schnatz-H = Hufflepuff
opt-pokal-ergebnis-schnatz-R = Ravenclaw
opt-pokal-ergebnis-schnatz-S = Slytherin
opt-pokal-ergebnis-betrug1-name = betrug1
opt-pokal-ergebnis-betrug1 = Fälle von Würfelbetrug im erstgenannten Haus (je −100)
opt-pokal-ergebnis-betrug2-name = betrug2
opt-pokal-ergebnis-betrug2 = Fälle von Würfelbetrug im zweitgenannten Haus (je −100)
opt-pokal-ergebnis-abgebrochen-name = abgebrochen
opt-pokal-ergebnis-abgebrochen = Abgebrochen und gewertet, ohne Siegbonus
cmd-pokal-annullieren-name = annullieren
cmd-pokal-annullieren = Lässt ein Spiel nicht zählen; es wird neu gespielt (Quidditch-OK)
cmd-pokal-buchen-name = buchen
cmd-pokal-buchen = Gibt oder nimmt einem Haus Punkte (Schulleitung)
opt-pokal-buchen-punkte-name = punkte
opt-pokal-buchen-punkte = Wie viele; mit Minus werden sie genommen

cmd-pokal-sperren-name = sperren
cmd-pokal-sperren = Zeigt, wer für Pokalspiele gesperrt ist und wie lange noch
cmd-pokal-begnadigen-name = begnadigen
cmd-pokal-begnadigen = Hebt eine Sperre nach Einspruch auf (Quidditch-OK)
opt-pokal-begnadigen-person-name = person
opt-pokal-begnadigen-person = Wer
cmd-pokal-bericht-name = bericht
cmd-pokal-bericht = Gibt dir die Saison als Text und Tabellen und alle Protokolle zum Prüfen

## Was der Pokal sagt
pokal-none = Auf diesem Server gab es noch keine Pokalsaison. Das Quidditch-OK eröffnet sie mit `/pokal neu`.
pokal-unknown = Diese Saison finde ich nicht. Tipp den Anfang ihres Namens und wähl sie aus der Liste.
pokal-one-at-a-time = Es läuft schon eine Saison. Erst wenn sie zu Ende ist, beginnt die nächste.
pokal-opened-private = **{ $title }** ist eröffnet und steht in { $where }.
pokal-runde-how = Sag mit „start“, ab wann, oder mit „fenster“ den ersten Tag jedes Spiels.
pokal-draft-head = **{ $half }, noch nicht veröffentlicht.** So würde ich sie verteilen, vier Wochen je Spiel:
pokal-draft-year = { $window } { $year }
pokal-draft-late = ⚠️ Hier lässt sich kein Termin mehr sieben Tage vorher ansagen: { $matches }. Das OK kann ihn trotzdem festlegen.
pokal-draft-early = ⚠️ Der erste Zeitraum beginnt, bevor die letzten der { $half } zu Ende sind. Das ist erlaubt.
pokal-draft-how = -# Zeiträume dürfen sich überschneiden. Geändert werden können sie auch später mit `/pokal runde`, solange noch kein Termin steht.
pokal-draft-published = Alle lesen es in { $where }. { $half ->
    [hin] Als Nächstes benennt jedes Haus mit `/pokal verantwortlich`, wer seine Termine vereinbart.
   *[other] Jetzt können alle mit `/pokal zeit` ihre Tage ankreuzen.
}
pokal-button-publish = Veröffentlichen
pokal-button-change = Ändern
pokal-draft-title = { $half }: Spielzeiträume
pokal-draft-label = Ein Spiel je Zeile, mit seinem ersten Tag
pokal-draft-about = Jeder Zeitraum dauert 28 Tage. Ändere nur die Tage hinter dem Doppelpunkt; veröffentlicht wird erst danach.
pokal-draft-lines = Es müssen { $count } Zeilen sein, eine für jedes Spiel; angekommen sind { $found }. Am Entwurf hat sich nichts geändert, drück noch einmal auf „Ändern“.
pokal-draft-name = Welches Spiel ist das: „{ $line }“? Lass die Namen vor dem Doppelpunkt stehen. Am Entwurf hat sich nichts geändert.
pokal-draft-twice = Dieses Spiel steht zweimal da: „{ $line }“. Am Entwurf hat sich nichts geändert.
pokal-holiday-backwards = Diese Ferien enden, bevor sie beginnen: „{ $typed }“.
pokal-no-open-match = Gerade wird für kein Spiel ein Termin gesucht. Wenn die nächste Runde angesetzt ist, geht es weiter.
pokal-done = ✅ Ist notiert.
pokal-the-ok = Quidditch-OK
pokal-not-banned = Diese Person ist gar nicht gesperrt.
pokal-lifted = ✅ Die Sperre von { $person } ist aufgehoben; beides steht im Buch.
pokal-lifted-dm = Das Quidditch-OK hat deine Sperre aufgehoben: { $reason }
pokal-report-row = **{ $place }.** { $house }: { $points } Punkte, { $catches } { $catches ->
    [one] Schnatzfang
   *[other] Schnatzfänge
}, { $conceded } { $conceded ->
    [one] Gegentor
   *[other] Gegentore
}
pokal-report-scorers = Beste Torschützen: { $names }
pokal-report-catchers = Schnatzfänger: { $names }
pokal-report-fair = Fairstes Haus: { $houses } ({ $count ->
    [0] keine Verwarnung
    [one] eine Verwarnung
   *[other] { $count } Verwarnungen
})
pokal-report-spotless = Keine einzige Verwarnung: Fair waren in dieser Saison alle Häuser.
pokal-report-all = Alle Häuser
pokal-report-longest = Längstes Spiel: { $match }, { $minutes ->
    [0] keine Minute
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
pokal-csv-head = { $head ->
    [match] Spiel
    [home] Heim
    [away] Gast
    [total1] Ergebnis Heim
    [total2] Ergebnis Gast
    [goals1] Tore Heim
    [goals2] Tore Gast
    [catch] Schnatz
    [penalties1] Abzug Heim
    [penalties2] Abzug Gast
    [how] Ende
    [when] Zeit (UTC)
    [house] Haus
    [points] Punkte
    [why] Art
    [rules] Regelversion
    [day] Tag
    [list] Liste
    [place] Platz
    [name] Name
    [value] Wert
    [catches] Schnatzfänge
    [conceded] Gegentore
   *[reason] Grund
}
pokal-report-head = { $over ->
    [yes] **{ $title }, Endstand nach den Finalspielen** (die Punkte sind die der Tabelle)
   *[no] **{ $title }, Zwischenstand**
}
pokal-report-note = { $over ->
    [yes] Endstand nach den Finalspielen
   *[no] Zwischenstand
}
pokal-report-title-scorers = Beste Torschützen
pokal-report-title-catchers = Schnatzfänger
pokal-report-title-fair = Fairstes Haus
pokal-report-title-longest = Längstes Spiel
pokal-report-warnings = { $count ->
    [0] keine Verwarnung
    [one] 1 Verwarnung
   *[other] { $count } Verwarnungen
}
pokal-report-minutes = { $minutes ->
    [0] unter 1 min
   *[other] { $minutes } min
}
pokal-no-bans = Niemand ist gesperrt, den du sehen darfst. Möge es so bleiben.
pokal-bans = **Sperren**: So viele Pokalspiele des Hauses fehlen noch, Freundschaftsspiele sind frei. Einspruch nimmt das Quidditch-OK entgegen.
pokal-ban = { $person } ({ $house }), seit { $since }: noch { $left ->
    [one] ein Spiel
   *[other] { $left } Spiele
}
pokal-say-windows = 🗓️ **{ $half }: Die Spielzeiträume stehen.** Vier Wochen je Spiel, und der Kalender ist geduldig. Noch.
pokal-say-windows-how = -# Sag mit `/pokal zeit`, wann du kannst. Die Verantwortlichen vereinbaren den Termin mit `/pokal termin`.
pokal-say-fixed = 📣 **{ $match }** · { $moved ->
    [yes] verlegt: neu **{ $date }** (vorher { $before })
   *[no] **{ $date }**
} · { $known ->
    [yes] Es pfeift { $referee }.
   *[no] Die Pfeife sucht noch einen Mund.
}{ $calendar ->
    [yes] {" "}Das Ereignis steht im Kalender.
   *[no] {""}
}{ $why ->
    [yes] {" "}Grund: { $reason }
   *[no] {""}
}
pokal-say-dropped = 🌩️ **{ $match }** ist verschoben, ein neuer Termin wird gesucht. Grund: { $reason }
pokal-say-no-day = 🧭 **{ $match }**: Bis zum Ende des Zeitraums gibt es keinen Tag mit drei und drei und einer Pfeife. { $ok }, bitte helft suchen; schuld ist niemand, nur der Kalender.
pokal-say-resulted = 🏟️ **{ $match }: { $score }**{ $by_hand ->
    [yes] {" "}(von Hand eingetragen: { $reason })
   *[no] {""}
}{ $waits ->
    [yes] {" "}· { $by_hand ->
        [yes] Gutgeschrieben
       *[no] Das Log liegt aus; gutgeschrieben
    } wird { $due }, wenn niemand etwas findet.
    [log] {" "}· Hauspunkte { $hours ->
        [one] eine Stunde
       *[other] { $hours } Stunden
    } nach dem Log, wenn niemand etwas findet.
   *[no] {" "}· berichtigt, die Hauspunkte folgen sofort.
}
pokal-say-booked = { $why ->
    [credit] ⌛ **Gutgeschrieben** für { $match }: { $lines }. Es rieselt.
    [correction] ↩️ **Berichtigung** für { $match }: { $lines }. Die Sanduhr kann auch rückwärts.
    [season] 🏆 **Saisonpunkte**: { $lines }.
   *[hand] ✍️ **Die Schulleitung bucht** { $lines }: { $reason }
}
pokal-say-lot = 🎲 { $houses } sind punktgleich, mehr als zwei: Das Los entscheidet. Siegel: `{ $promise }`. Gleich mache ich auf.
pokal-say-drawn = 🎲 **Das Los:** { $houses }, in dieser Reihenfolge. Schlüssel: `{ $seed }`
pokal-say-ended = 🏆 **{ $title }: { $house } holt den Pokal!** Applaus von allen Rängen.
pokal-say-closed = 🏁 Das Quidditch-OK hat die Saison geschlossen: { $reason }
pokal-say-lineup = 🧹 **{ $match }**: Die Aufstellung ist offen, in { $where }. Besen prüfen, Würfel aufwärmen.
pokal-alt-days = Terminsuche { $one } gegen { $other }, Zeitraum { $window }. { $answered }. { $some ->
    [yes] Beste Tage: { $best }
   *[no] Noch ist kein Tag möglich.
}{ $more ->
    [yes] {" "}Möglich sind auch { $others }.
   *[no] {""}
}
pokal-alt-best = { $place }. { $day }, { $one } und { $other } von je { $team }, { $referees }.
pokal-days-title = Wann spielen wir?
pokal-days-answered = { $count ->
    [one] 1 hat geantwortet
   *[other] { $count } haben geantwortet
}
pokal-days-answered-of = { $count } von { $all } { $count ->
    [one] hat geantwortet
   *[other] haben geantwortet
}
pokal-days-missing = Noch ohne Antwort: { $names }{ $more ->
    [0] {""}
   *[other] {" "}und { $more } weitere
}
pokal-days-today = heute
pokal-days-players = Spieler je Team, von { $team }
pokal-days-few = unter 3
pokal-days-referee = Schiri
pokal-days-near = zu nah
pokal-days-label = { $day }.
pokal-days-month = { $day }. { $month ->
    [1] Jan
    [2] Feb
    [3] März
    [4] Apr
    [5] Mai
    [6] Juni
    [7] Juli
    [8] Aug
    [9] Sep
    [10] Okt
    [11] Nov
   *[12] Dez
}
pokal-days-until = Bekannt geben bis { $day }, sonst ist der Tag weg.
pokal-weekday = { $weekday ->
    [0] Mo
    [1] Di
    [2] Mi
    [3] Do
    [4] Fr
    [5] Sa
   *[6] So
}
