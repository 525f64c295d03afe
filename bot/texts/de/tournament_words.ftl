# Turniere: was der Bot von selbst sagt, und die Wörter der Befehle.

## Ansagen
turnier-say-checkin = { $known ->
    [yes] ✅ **Check-in** bis { $until }. Wer da ist, drückt; wer fehlt, fehlt.
   *[no] ✅ **Check-in** ist offen. Wer da ist, drückt; wer fehlt, fehlt.
}
turnier-say-checkin-closed = 🔒 Der **Check-in** ist zu. Wer jetzt noch kommt, meldet sich bei der Spielleitung.
turnier-say-reminded = { $late ->
    [yes] Der Check-in endet jetzt.
   *[no] Noch 5 Minuten Check-in.
} Es fehlen: { $who }. Hat die jemand gesehen?
turnier-say-froze = { $purpose ->
    [lots] 🔏 **Lose.** { $count ->
        [one] Ein Gleichstand
       *[other] { $count } Gleichstände
    }, { $count ->
        [one] den
       *[other] die
    } nur noch das Los trennt.
   *[round] 🔏 **Auslosung, Runde { $round }.** Die Liste ist geschlossen: { $size ->
        [1] { $count } Leute, so wie sie dasteht.
       *[other] { $count } Teams, so wie sie dasteht.
    }
}
    Siegel: `{ $promise }`
    Darin steckt das Los, und ich komme nicht mehr heran. Aufgemacht wird { $opens }.
turnier-say-absent = Nicht dabei, weil nicht da, nicht komplett oder auf der Warteliste: { $who }
turnier-say-drawn = 🎲 **{ $title }.** Alle an die Tische, die Karten sind schon nervös.{ $rematches ->
    [0] {""}
   *[other] {" "}{ $rematches }-mal ließ sich eine zweite Begegnung nicht vermeiden.
}
    Schlüssel: `{ $seed }`
turnier-say-table = **Tisch { $table }** { $who }
turnier-say-byes = Freilos: { $who }. Ausruhen ist auch eine Taktik.
turnier-say-lots = 🎲 **Das Los hat entschieden.** Schlüssel: `{ $seed }`
turnier-say-clock = ⏱️ Alle Tische beginnen jetzt. Schluss ist um { $end } ({ $left }).
turnier-say-held = ⏱️ Die Uhr läuft weiter, für alle Tische: Ende jetzt um { $end } ({ $left }).
turnier-say-slow = 🐌 Noch kein Ergebnis von Tisch { $tables }. Die Spielleitung schaut vorbei; Helfen geht schneller als Hetzen.
turnier-say-disputed = ⚠️ Tisch { $table }: strittig. Die Spielleitung kommt; bitte den Zettel nicht aufessen.
turnier-say-called = 🙋 Tisch { $table } ruft die Spielleitung.
turnier-say-missing = 🔎 Tisch { $table }: { $size ->
    [1] { $there ->
        [0] Da sitzt noch niemand.
        [1] Da sitzt erst einer.
        [2] Noch zu zweit.
        [3] Noch zu dritt.
       *[other] Noch zu viert.
    }
   *[other] Da fehlt noch jemand.
} { $who }, die Karten warten schon.
turnier-say-came = 🏃 Tisch { $table }: { $who }, da!
turnier-say-overdue = { $size ->
    [1] ⏰ Fünf Minuten sind um: Tisch { $table } beginnt ohne { $who }. Wer später kommt, steigt mit dem nächsten Spiel ein.
   *[other] ⏰ Tisch { $table } wartet seit fünf Minuten auf { $who }. Die Spielleitung entscheidet.
}
turnier-say-ruled = Runde { $round }, Tisch { $table }: **{ $result }**, eingetragen von der Spielleitung.
turnier-say-corrected = Berichtigt, Runde { $round }, Tisch { $table }: **{ $result }** statt { $before }.
turnier-say-moved = { $who }: { $before ->
    [0] ohne Platz
   *[other] Platz { $before }
} → { $now ->
    [0] ohne Platz
   *[other] Platz { $now }
}
turnier-say-nobody-moved = An den Plätzen ändert sich nichts.
turnier-say-through = { $final ->
    [yes] Qualifiziert sind jetzt: { $who }
   *[no] Weiter kommen jetzt: { $who }
}
turnier-say-draws-stand = Was ausgelost ist, bleibt ausgelost.
turnier-say-resigned = { $who } verzichtet auf den Platz. Qualifiziert sind jetzt: { $now }
turnier-say-excluded = { $who } { $size ->
    [1] scheidet
   *[other] scheiden
} aus (Entscheid der Spielleitung){ $known ->
    [yes] : „{ $why }“
   *[no] .
}
turnier-say-walkover = Tisch { $table }: { $result }, ohne Punkte für { $who }. Weiter geht’s.
turnier-say-defeated = { $who }: Spielniederlage in Runde { $round } (Entscheid der Spielleitung){ $known ->
    [yes] : „{ $why }“
   *[no] .
}
turnier-say-closed = 🏁 **{ $title } ist komplett.** So steht es:
turnier-say-voided = Die Runde wird neu ausgelost: Bitte alle noch einmal aufstehen.
turnier-say-cancelled = { $title }: abgesagt. Beim nächsten Mal wieder!
turnier-say-over = 🏆 **{ $title }: Endstand.** Danke an alle, die gespielt, gemischt und gezählt haben.
turnier-say-qualified = 🎖️ Qualifiziert: { $who }
turnier-say-aloud = { $person }, ich habe etwas für dich, aber deine Direktnachrichten sind zu. Hier steht es:
turnier-say-call = **Runde { $round }, Tisch { $table }:** { $who }. Ein Druck, und der Tisch ist offen.
turnier-poke-here = 📣 Check-in! Es fehlen noch: { $who }
turnier-poke-tables = 📣 Es fehlen Ergebnisse von Tisch { $tables }: { $who }

## Briefe
turnier-letter = { $title } in { $where }
turnier-letter-asked = { $who } will mit dir spielen. Bist du dabei?
turnier-letter-complete = { $who }: Ihr seid komplett, Nr. { $number } auf der Liste.
turnier-letter-parted = Dein Partner hat sich abgemeldet. Du stehst als Nr. { $number } bei den Suchenden ({ $who }).
turnier-letter-missing = { $late ->
    [yes] Der Check-in endet gerade
   *[no] In 5 Minuten endet der Check-in
}, und du fehlst noch. Bist du da?
turnier-letter-missing-list = Es fehlen noch: { $who }
turnier-letter-bye = { $who } (Nr. { $number }): In dieser Runde habt ihr ein Freilos. Eine Pause, die nichts kostet.
turnier-letter-bye-open = In Runde { $round } gibt es ein Freilos. Wie viele Bummerl es wert ist, trägst du in der Leitung ein.
turnier-letter-excluded = Die Spielleitung hat { $who } (Nr. { $number }) vom Turnier ausgeschlossen{ $known ->
    [yes] : „{ $why }“.
   *[no] .
} Was gespielt ist, bleibt stehen{ $fee ->
    [yes] , das Startgeld auch.
   *[no] .
} Fragen beantwortet die Spielleitung, nicht der Tisch.
turnier-letter-punished = { $verdict ->
    [reminder] Ermahnung
    [warning] Verwarnung
   *[defeat] Spielniederlage
} für { $who }: { $offence } (Stufe { $level }){ $known ->
    [yes] , „{ $why }“.
   *[no] .
}{ $verdict ->
    [defeat] { $now ->
        [yes] {" "}Diese Runde ist für dich verloren: letzter Platz, keine Punkte.
       *[no] {" "}Die nächste Runde spielst du nicht mit.
    } Fragen beantwortet die Spielleitung, nicht der Tisch.
   *[other] {""}
}
turnier-letter-walkover = Tisch { $table }: Ausgeschieden ist { $who }. Für euch steht jetzt: { $result }.
turnier-letter-awaited = An Tisch { $table } wird auf dich gewartet. Wo steckst du?
turnier-letter-overdue = { $who } ist seit fünf Minuten nicht an Tisch { $table }. { $game ->
    [wizard] Der Tisch beginnt ohne; versäumte Spiele kosten 30, 50, 70 … Punkte. Kommt niemand mehr, trägst du „nicht da“ ein; sitzen zu wenige am Tisch, lässt sich die Runde vor der ersten Karte neu auslosen.
   *[other] Kommt niemand mehr, nimmst du das Team unter „Einträge“ heraus: Die Bummerl gehen an die Gegner.
}
turnier-letter-moved-up = { $who } (Nr. { $number }): Es ist ein Platz frei geworden. Die Warteliste ist vorbei, gespielt wird!
turnier-letter-qualified = { $who } (Nr. { $number }): Jemand verzichtet, du rückst nach und bist qualifiziert!
turnier-letter-corrected = Berichtigt: Runde { $round }, Tisch { $table } zählt jetzt **{ $result }** statt { $before }. Was ausgelost ist, bleibt ausgelost; wo ihr steht, zeigt eure Seite.
turnier-letter-line = { $who }: Ein Ergebnis ist berichtigt worden. { $on ->
    [yes] { $final ->
        [yes] Damit bist du qualifiziert.
       *[no] Damit bist du in der nächsten Runde dabei.
    }
   *[no] { $final ->
        [yes] Damit reicht es nicht mehr zur Qualifikation.
       *[no] Damit reicht es nicht mehr für die nächste Runde.
    } Fragen beantwortet die Spielleitung.
}
turnier-letter-readmitted = Der Ausschluss von { $who } (Nr. { $number }) ist zurückgenommen: Ihr seid wieder dabei.
turnier-letter-unsporting = Unsportliches Verhalten meldet der Veranstalter an AMIGO weiter. Zum Abschreiben: { $who }, { $verdict ->
    [reminder] Ermahnung
    [warning] Verwarnung
    [defeat] Spielniederlage
   *[disqualified] Disqualifikation
} wegen „{ $offence }“, Stufe { $level }{ $known ->
    [yes] : „{ $why }“
   *[no] {""}
}.
turnier-letter-slow = Ohne Ergebnis: Tisch { $tables }. Schau bei Gelegenheit vorbei.
turnier-letter-warnings = { $who }: Das ist Verwarnung Nummer { $warnings }. Daraus kannst du eine Spielniederlage machen.
turnier-letter-closed = Runde { $round } ist komplett. Wie es weitergeht, entscheidest du in der Leitung.
turnier-letter-disputed = ⚠️ Tisch { $table } ist strittig: { $who }
turnier-letter-called = 🙋 Tisch { $table } ruft dich: { $who }
turnier-letter-confirm = Tisch { $table }: { $who } { $size ->
    [1] meldet
   *[other] melden
} **{ $result }**. Stimmt das?

## Befehle
cmd-turnier-name = turnier
cmd-turnier = Turniere: anmelden, losen, Tabelle
cmd-turnier-neu-name = neu
cmd-turnier-neu = Ein Turnier eröffnen
cmd-turnier-anmelden-name = anmelden
cmd-turnier-anmelden = Bei einem Turnier mitspielen
cmd-turnier-stand-name = stand
cmd-turnier-stand = Wo stehe ich, gegen wen spiele ich, wo sitze ich?
cmd-turnier-liste-name = liste
cmd-turnier-liste = Alle Turniere auf diesem Server
opt-turnier-neu-spiel-name = spiel
opt-turnier-neu-spiel = Welches Spiel?
opt-turnier-neu-spiel-watten = Watten
opt-turnier-neu-spiel-wizard = Wizard
opt-turnier-neu-name-name = name
opt-turnier-neu-name = Wie heißt das Turnier?
opt-turnier-neu-tag-name = tag
opt-turnier-neu-tag = An welchem Tag? (21.11. oder 21.11.2026)
opt-turnier-neu-beginn-name = beginn
opt-turnier-neu-beginn = Um wie viel Uhr? (14:00)
opt-turnier-neu-ort-name = ort
opt-turnier-neu-ort = Wo? Ohne Ort: hier auf Discord
opt-turnier-neu-format-name = format
opt-turnier-neu-format = Nur Wizard: welche Variante?
opt-turnier-neu-format-vorrunden = Vorrunden und Finale
opt-turnier-neu-format-ko = K.-o.
opt-turnier-neu-format-online = Online-Vorrunde
opt-turnier-neu-runden-name = runden
opt-turnier-neu-runden = Wie viele Runden? (üblich: 3)
opt-turnier-neu-tische-name = tische
opt-turnier-neu-tische = Wie wird an den Tischen gespielt?
opt-turnier-neu-tische-karten = Karten und Papier
opt-turnier-neu-tische-zettel = Karten und der Zettel des Bots
opt-turnier-neu-tische-tisch = Spieltisch auf Discord
opt-turnier-neu-plaetze-name = plätze
opt-turnier-neu-plaetze = Wie viele Meldungen haben Platz? Alle weiteren warten
opt-turnier-neu-startgeld-name = startgeld
opt-turnier-neu-startgeld = Startgeld in Euro (5 oder 7,50)
opt-turnier-neu-anmeldeschluss-name = anmeldeschluss
opt-turnier-neu-anmeldeschluss = Wann schließt die Liste? (21.11. 12:00)
opt-turnier-neu-checkin-name = checkin
opt-turnier-neu-checkin = Wann öffnet sich der Check-in? (13:30; „-“: von Hand; sonst 30 Minuten vorher)
opt-turnier-anmelden-partner-name = partner
opt-turnier-anmelden-partner = Watten: Mit wem spielst du?
opt-turnier-anmelden-gast-name = gast
opt-turnier-anmelden-gast = Watten: Name eines Partners ohne Discord
opt-turnier-turnier-name = turnier
opt-turnier-turnier = Welches Turnier? (nur nötig, wenn mehrere laufen)
turnier-numbered = { $who } (Nr. { $number })
turnier-file-table = tabelle
