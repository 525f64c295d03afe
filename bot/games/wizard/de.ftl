### Wizard: der Block für Leute mit echten Karten und der Spieltisch, an dem der Bot gibt.

wizard-name = Wizard
wizardblock-name = Wizard-Block

## Karten und Farben

# $suit ist blau, rot, gruen oder gelb.
wizard-suit = { $suit ->
    [blau] Blau
    [rot] Rot
    [gruen] Grün
   *[gelb] Gelb
}
wizard-card = { $suit ->
    [blau] Blau { $value }
    [rot] Rot { $value }
    [gruen] Grün { $value }
   *[gelb] Gelb { $value }
}
wizard-card-zauberer = Zauberer
wizard-card-narr = Narr
wizard-joined = { $head } · { $tail }
wizard-none = nichts
wizard-seat = { $seat }
wizard-label = { $name }
wizard-number = { $number }
wizard-back = Zurück

## Was am Spieltisch geschieht

wizard-dealer-drawn = 🎲 Ausgelost: { $seat } gibt zuerst.
wizard-playoff-begins = Völliger Gleichstand von { $count } Leuten! Drei Karten entscheiden.
# $at ist, wie viele Karten abgehoben wurden, $count, wie viele jeder bekommt.
wizard-dealt = { $seat } hebt { $at } Karten ab. { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
} für jeden; aufgedeckt: **{ $card }**.
wizard-dealt-last = { $seat } hebt { $at } Karten ab. { $count } Karten für jeden, da bleibt keine zum Aufdecken: kein Trumpf.
wizard-dealt-own = Deine Karten: { $cards }
wizard-trump-chosen = { $seat } macht **{ wizard-suit }** zum Trumpf.
wizard-bid-made = { $seat } sagt **{ $tricks }** an.
wizard-played = { $seat } spielt { $card }.
wizard-trick-taken = Der Stich geht mit { $card } an { $seat }.
wizard-scored-one = { $seat } { $points }
wizard-scored = Spiel { $number } ist gewertet: { $scores }
wizard-too-late = ⏰ Zeit um, gespielt für { $seat }: das Schlichteste.
wizard-won = { $others ->
    [0] 🏆 { $seat } gewinnt mit { $points } Punkten.
    [one] 🏆 { $seat } und noch jemand teilen sich mit { $points } Punkten den ersten Platz.
   *[other] 🏆 { $seat } und { $others } weitere teilen sich mit { $points } Punkten den ersten Platz.
}

wizard-why = { $by ->
    [points] { $ahead ->
        [one] Ein Punkt Vorsprung auf { $seat }.
       *[other] { $ahead } Punkte Vorsprung auf { $seat }.
    }
    [plus] Punktgleich mit { $seat }, aber mehr Spiele mit Pluspunkten: { $own } zu { $other }.
    [best] Punktgleich mit { $seat }, aber das höhere beste Spiel: { $own } zu { $other }.
    [often] Punktgleich mit { $seat }, aber das beste Spiel öfter geschafft: { $own } zu { $other }.
    [second] Punktgleich mit { $seat }, aber das bessere zweitbeste Spiel: { $own } zu { $other }.
   *[playoff] Völlig gleichauf mit { $seat }; das Stechen mit drei Karten entschied { $own } zu { $other }.
}
wizard-nobody-won = Niemand steht in der Wertung.

## Was jetzt zu tun ist

wizard-step-cut = { $seat } hebt ab.
wizard-step-trump = { $seat } hat einen Zauberer aufgedeckt und wählt den Trumpf.
wizard-step-bid = { $seat } sagt an.
wizard-step-bid-barred = { $seat } sagt als Letztes an; { $number } ist gesperrt.
wizard-step-play = { $seat } spielt.
wizard-is-over = Diese Partie ist aus. Die nächste beginnt mit `/wizard tisch`.

## Was nicht geht

wizard-not-seated = Du sitzt hier nicht mit am Tisch. Zuschauen ist erlaubt, Reinreden nicht.
wizard-not-in-playoff = Beim Stechen sind nur die Gleichauf dran, gerade { $seat }. Du darfst die Daumen drücken.
wizard-not-your-turn = Gleich! Erst ist { $seat } dran.
wizard-cut-first = Erst hebt { $seat } ab, dann gibt es Karten.
wizard-trump-first = Erst wählt { $seat } den Trumpf.
wizard-bids-first = Noch wird angesagt; dran ist { $seat }.
wizard-cards-now = Die Ansagen stehen, jetzt wird gespielt; dran ist { $seat }.
wizard-bid-too-high = Mehr als { $cards ->
    [one] einen Stich
   *[other] { $cards } Stiche
} gibt es in diesem Spiel nicht. Sag eine Zahl von 0 bis { $cards }.
wizard-bid-barred = { $number } ist gesperrt: Die Ansagen dürfen zusammen nicht { $cards } ergeben. Nimm eins mehr oder weniger.
wizard-not-your-card = Diese Karte hast du nicht (mehr) auf der Hand. Mit „Auffrischen“ siehst du, was du hast.
wizard-must-follow = { $suit ->
    [blau] Blau
    [rot] Rot
    [gruen] Grün
   *[gelb] Gelb
} liegt, und du hast die Farbe: Bediene sie, oder leg einen Zauberer oder Narren.
wizard-cut-range = Abgehoben werden 3 bis 57 Karten.
wizard-not-understood = Das habe ich nicht verstanden. So geht es: `abheben 30`, `trumpf rot`, `ansage 2`, `karte rot 9`.

## Der Spieltisch

wizard-heading = Wizard · { $note } · { $score }
wizard-score-leads = { $seat } führt mit { $points }
wizard-score-level = { $count } gleichauf mit { $points }
wizard-note-game = Spiel { $number } von { $games }
wizard-note-playoff = Stechen
wizard-note-final = Endstand
wizard-note-trump = Trumpfwahl
wizard-note-bids = Ansagen
wizard-note-trick = Stich { $number } von { $cards }
wizard-note-hand = Stich { $number } von { $cards } · angesagt { $sum }
wizard-note-said = Ansagen, bisher { $sum }
wizard-your-turn = du bist dran
wizard-you = Du
wizard-game = Spiel
wizard-game-number = Spiel { $number }
wizard-playoff = Stechen
wizard-playoff-line = Stechen mit drei Karten unter den Gleichplatzierten; es zählt nur für den Platz.
wizard-bar-line = Die Ansagen dürfen zusammen nicht { $cards } ergeben: **{ $number } ist gesperrt.**
wizard-door = Meine Karten
wizard-my-cards = Deine Karten
wizard-last-trick = Letzter Stich
wizard-no-last-trick = Noch ist kein Stich gefallen.
wizard-cut = { $at ->
    [3] Hauchdünn ({ $at })
    [57] Fast alles ({ $at })
   *[other] { $at } Karten
}
wizard-cut-own = Selbst wählen
wizard-ask-cut = Wie viele Karten? ({ $least } bis { $most })
wizard-trick-card = { $seat } { $card }
wizard-in-trick = Im Stich: { $cards }
wizard-trick-was = Er ging an { $seat }.
wizard-wait-for = Gerade ist { $seat } dran.
wizard-score = { $name } **{ $points }**
wizard-scores = -# { $scores }
wizard-numbered = { $number } { $card }
wizard-value = { $value }
wizard-wait-for-name = Gerade ist { $name } dran
wizard-you-cut = Heb ab: Wie tief greifst du? Danach wird gegeben.
wizard-you-choose = Wähle den Trumpf
wizard-you-bid = Wie viele Stiche machst du?
wizard-you-play = **Du bist dran.** { $follow }
wizard-free-choice = Du hast freie Wahl
wizard-follow = { wizard-suit } liegt: { wizard-suit } bedienen, sonst Zauberer oder Narr
wizard-cannot-follow = { wizard-suit } liegt, du kannst nicht bedienen: freie Wahl
wizard-card-count = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
wizard-trump = Trumpf
wizard-no-trump = keiner
wizard-trump-unknown = offen
wizard-leads-trick = spielt aus
wizard-ahead = vorn
wizard-turn = ist dran
wizard-panel = Stiche / Ansage
wizard-sum = Ansagen: { $sum } bei { $cards ->
    [one] einem Stich
   *[other] { $cards } Stichen
}
wizard-made = gemacht
wizard-missing = fehlt noch
wizard-over = zu viel
wizard-fits = passt
wizard-still = noch { $left }
wizard-too-many = { $more } zu viel
wizard-alt-card = { $name } { $card }
wizard-alt-standing = { $name } { $tricks } von { $bid }
wizard-alt-table = Wizard, Spiel { $number }, Trumpf { $suit }. Im Stich: { $trick }. Vorn: { $ahead }. Dran: { $turn }. Stiche von Ansage: { $standings }.
wizard-alt-trick = Der letzte Stich: { $trick }. Er ging an { $winner }.
wizard-alt-hand-card = { $free ->
    [yes] { $card }, spielbar
    [no] { $card }, jetzt nicht
   *[open] { $card }
}
wizard-alt-hand = Nur für dich. { $table } Deine Karten: { $cards }. { $line }

## Der Block, wie ihn beide zeigen

wizard-says = sagt { $bid }
wizard-cell = { $tricks }/{ $bid }
wizard-legend-cell = Stiche/Ansage
wizard-legend-hit = getroffen
wizard-legend-miss = daneben
wizard-legend-dealer = Geber
wizard-legend-leads = führt
wizard-legend-wins = gewinnt
wizard-absent = fehlt
wizard-unranked = ohne
wizard-place = { $place }. Platz
wizard-place-short = { $place }.
wizard-alt-line = { $place }. { $name } { $points }
wizard-alt-pad = Wizard-Block, { $note }: { $standing }. Geber: { $dealer }.
wizard-alt-pad-final = Wizard-Block, Endstand: { $standing }.
wizard-alt-chart = Verlauf über { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}: { $standing }.
wizard-chart = Wizard-Verlauf
wizard-chart-games = { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}
wizard-final = Wizard · Endstand
wizard-rank = **{ $place }.** { $seat } · { $points }
wizard-rank-out = – { $seat } · { $points } (nicht gewertet)
# $by ist, was entschied; $own und $other sind die beiden Zahlen.
wizard-decided = { $by ->
    [plus] -# ↑ punktgleich davor: mehr Spiele mit Pluspunkten ({ $own } zu { $other })
    [best] -# ↑ punktgleich davor: das höhere beste Spiel ({ $own } zu { $other })
    [often] -# ↑ punktgleich davor: das beste Spiel öfter geschafft ({ $own } zu { $other })
    [second] -# ↑ punktgleich davor: das bessere zweitbeste Spiel ({ $own } zu { $other })
   *[playoff] -# ↑ völlig gleichauf, davor nach dem Stechen mit drei Karten ({ $own } zu { $other })
}
wizard-penalty-line = Strafe { $line }: { $seat } { $points } (Spiel { $number })
wizard-missed-line = Verspätet: { $seat } { $points } (Spiel { $number })
wizard-pad-text = ```
    { $table }
    ```
wizard-nothing-written = Noch ist kein Spiel gewertet; das Papier ist blütenweiß.
wizard-text-and-csv = Als Text und Tabelle
wizard-csv-cards = Karten
wizard-csv-bid = Ansage
wizard-csv-tricks = Stiche
wizard-csv-points = Punkte
wizard-csv-sum = Summe
wizard-csv-penalty = Strafe
wizard-csv-place = Platz

## Was im Block geschieht

wizardblock-geber-named = { $drawn ->
    [yes] 🎲 Ausgelost: { $seat } gibt zuerst.
   *[no] { $seat } gibt zuerst.
}
wizardblock-number = { $seat } { $value }
wizardblock-cell = { $seat } { $tricks }/{ $bid }
wizardblock-entered = { $what ->
    [bids] Angesagt: { $numbers }
   *[tricks] Gemacht: { $numbers }
}
wizardblock-changed = { $what ->
    [bids] ✏️ Ansage von { $seat } geändert: { $was } → **{ $value }**
   *[tricks] ✏️ Stiche von { $seat } geändert: { $was } → **{ $value }**
}
wizardblock-struck = { $changed }. Damit ist die letzte Ansage gesperrt und gestrichen: { $seat } sagt neu an.
wizardblock-taken-back = { $reopened ->
    [0] ↩️ Letzter Eintrag zurückgenommen.
   *[other] ↩️ Spiel { $reopened } ist wieder offen.
}
wizardblock-corrected = 🩹 { $playoff ->
    [yes] Stechen
   *[no] Spiel
} { $number } berichtigt: { $before } → { $after }
wizardblock-annulled = 🚫 Spiel { $number } zählt für niemanden: Es ist für nichtig erklärt.
wizardblock-annul = Für nichtig erklären
wizardblock-only-referee-annuls = Ein Spiel für nichtig erklären kann nur der Schiedsrichter, in einer freien Partie auch, wer sie eröffnet hat.
wizard-void = nichtig
wizardblock-fined = ⚖️ Nicht bedient: { $seat } { $points }
wizardblock-pardoned = ⚖️ Strafe gestrichen: { $seat } { $points }
wizardblock-missing = { $held ->
    [yes] { $seat } fehlt noch; gewartet wird bis fünf Minuten nach Beginn.
   *[no] { $seat } fehlt noch; es geht ohne los, jedes versäumte Spiel kostet.
}
wizardblock-arrived = { $seat } ist da und steigt mit Spiel { $number } ein.
wizardblock-left = { $manner ->
    [gone] 🚪 { $seat } ist gegangen.
    [defeat] ⚖️ Spielniederlage für { $seat }: null Punkte in dieser Runde.
   *[disqualified] ⚖️ { $seat } ist disqualifiziert.
} { $void ->
    [game] Spiel { $number } zählt nicht und wird mit gleich vielen Karten neu gegeben.
    [playoff] Das Stechen zählt nicht.
   *[none] { "" }
}
wizardblock-gong = { $left ->
    [0] 🔔 Die Zeit ist um! Das laufende Spiel wird noch zu Ende gespielt, dann wird gewertet.
    [one] 🔔 Noch eine Minute.
   *[other] 🔔 Noch { $left } Minuten.
}
wizardblock-finished = { $reason ->
    [clock] 🏁 Schluss nach der Uhr: Gewertet wird, was auf dem Block steht.
    [host] 🏁 Feierabend: Gewertet wird, was auf dem Block steht.
    [alone] 🏁 Allein spielt es sich schlecht: Gewertet wird, was auf dem Block steht.
   *[idle] 🏁 Hier schreibt niemand mehr: Gewertet wird, was auf dem Block steht.
}
wizardblock-replayed = 🔁 Die ganze Runde beginnt neu, mit den Kartenzahlen für { $players } Leute.
wizardblock-tie-met = Völlig gleichauf: { $names }. Drei Karten entscheiden!
wizardblock-shared = Ohne Stechen: { $names } teilen sich den Platz.

## Was jetzt zu schreiben ist

wizardblock-step-tricks = Wie viele Stiche hat { $seat } gemacht?
wizardblock-step-confirm = Stimmt das so? Dann bitte bestätigen.
wizardblock-step-clock-out = Die Zeit ist um: Liegt noch ein Spiel auf dem Tisch, schreibt es fertig; sonst drückt „Schluss und werten“.
wizardblock-step-gong = { $todo } 🔔 { $left ->
    [0] Ende der Zeit
    [one] Gong „noch eine Minute“
   *[other] Gong „noch { $left } Minuten“
}
wizardblock-is-over = Dieser Block ist fertig geschrieben. Ein neuer: `/wizard block`.

## Was im Block nicht geht

wizardblock-not-at-table = Schreiben darf, wer mit am Tisch sitzt. Ruf deine Zahl doch einfach hinüber.
wizardblock-host-only = Das schreibt, wer den Block eröffnet hat, oder der Schiedsrichter. Frag kurz nach.
wizardblock-referee-only = Das entscheidet allein der Schiedsrichter. Hol ihn an den Tisch.
wizardblock-bids-complete = Die Ansagen stehen alle. Ändern kannst du sie unter „Mehr“.
wizardblock-bids-first = Erst die Ansagen, dann die Stiche.
wizardblock-tricks-complete = Die Stiche stehen alle. Bestätige sie, oder ändere sie unter „Mehr“.
wizardblock-out-of-turn = Der Reihe nach: Erst kommt { $seat }.
wizardblock-does-not-play = Wer das ist, spielt in diesem Spiel nicht mit. Wähle jemanden aus der Liste.
wizardblock-wrong-count = Ich brauche { $count } Zahlen, für jeden eine; das waren { $given }.
wizardblock-nothing-new = So steht es schon da.
wizardblock-too-many-tricks = { $cards ->
    [one] Es ist nur ein Stich im Spiel
   *[other] Es sind nur { $cards } Stiche im Spiel
}, übrig sind { $left }. Zählt noch einmal nach.
wizardblock-sum-off = Zusammen { $sum } Stiche, es waren aber { $cards }. Zählt noch einmal nach und ändert die Zahlen.
wizardblock-not-complete = Noch fehlen Zahlen. Schreibt erst Ansagen und Stiche zu Ende.
wizardblock-nothing-to-undo = Hier ist nichts mehr zurückzunehmen. Ältere Spiele berichtigst du unter „Mehr“.
wizardblock-not-your-entry = Das hat jemand anders geschrieben; zurücknehmen kann es, wer es schrieb oder den Block führt. Eine falsche Zahl änderst du unter „Mehr“.
wizardblock-no-such-game = Spiel { $number } ist noch nicht geschrieben; gewertet sind { $games }.
wizardblock-locked = Spiel { $number } ist abgeschlossen: Beanstanden geht nur während des Spiels oder gleich danach. Ändern kann es jetzt nur noch der Schiedsrichter.
wizardblock-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht. Wähle aus der Liste.
wizardblock-no-such-penalty = Diese Strafe gibt es nicht (mehr). Schau noch einmal in die Liste.
wizardblock-between-games = Das geht nur zwischen zwei Spielen. Schreibt dieses erst fertig, oder nehmt die Ansagen zurück.
wizardblock-cannot-be-late = { $seat } hat schon mitgespielt oder ist gar nicht mehr dabei. Wer geht, steht unter „Leute“ bei „Wer geht?“.
wizardblock-too-few = Mit weniger als zweien geht es nicht. Wartet noch ein bisschen.
wizardblock-not-late = Als verspätet ist da niemand vermerkt. Wer fehlt, kommt unter „Leute“ auf die Liste.
wizardblock-gone-already = { $seat } ist schon nicht mehr dabei.
wizardblock-geber-fixed = Es ist schon geschrieben worden; zuerst gab { $seat }. Zum Ändern erst alles zurücknehmen.
wizardblock-gong-known = Diesen Gong kennt der Block schon.
wizardblock-finished-already = Alle Spiele sind geschrieben. Beim Stechen hilft „Platz teilen“.
wizardblock-finish-game-first = Das laufende Spiel wird noch zu Ende gespielt. Schreibt es fertig, dann wird gewertet.
wizardblock-play-on = Eine Turnierrunde wird zu Ende gespielt, auch wenn die Lage trüb ist.
wizardblock-too-few-to-replay = Für eine neue Runde braucht es mindestens drei. Spielt diese zu Ende.
wizardblock-no-tie = Es gibt gerade kein Stechen, also auch nichts zu teilen.
wizardblock-not-understood = Das habe ich nicht verstanden. So geht es: `ansage 3`, `ansagen 3 2 1 2`, `stiche 2 1 0 3`, `stimmt`.
wizardblock-not-a-number = Das ist keine Zahl von Stichen. Schreib eine ganze Zahl, zum Beispiel `2`.
wizardblock-only-numbers = Bitte nur Zahlen, mit Leerzeichen oder Komma dazwischen, zum Beispiel `3 2 1 2`.
wizardblock-only-pairs = Bitte für jeden Stiche/Ansage, mit Leerzeichen oder Komma dazwischen, zum Beispiel `2/3 0/0 1/1 0/1`.

## Der Block auf dem Bildschirm

wizardblock-heading = Wizard-Block · { $note } · { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
wizardblock-geber = Geber: { $seat }
wizardblock-playoff-line = Stechen mit drei Karten unter den Gleichplatzierten; es zählt nur für den Platz.
wizardblock-said = Angesagt: { $numbers } (zusammen { $sum } von { $cards })
wizardblock-took = Gemacht: { $numbers } (zusammen { $sum } von { $cards })
wizardblock-why-barred = Die Summe darf nicht { $cards } sein: **{ $number } ist gesperrt.**
wizardblock-absent-line = Noch nicht da: { $names }
wizardblock-barred = { $number } gesperrt
wizardblock-confirm = Stimmt so
wizardblock-undo = Zurück
wizardblock-more = Mehr
wizardblock-all-bids = Alle auf einmal
wizardblock-all-tricks = Alle auf einmal
wizardblock-ask-bids = { $count } Ansagen, z. B. 3 2 1 2. Reihenfolge: { $names }
wizardblock-ask-tricks = { $count }-mal Stiche, z. B. 2 1 0 3. Reihenfolge: { $names }
wizardblock-ask-number = Neue Zahl (0 bis { $cards })
wizardblock-ask-game = Stiche/Ansage für jeden. Bisher { $example }. Reihenfolge: { $names }
wizardblock-more-about = Verlauf und Tabelle für alle; Ändern, wer am Tisch sitzt; Strafen, Leute und Schluss schreibt, wer den Block eröffnet hat, oder der Schiedsrichter. In einer Turnierrunde straft und streicht nur der Schiedsrichter.
wizardblock-change = Zahl ändern
wizardblock-change-about = Wessen Zahl im laufenden Spiel stimmt nicht? Drücken und die richtige tippen.
wizardblock-change-nothing = In diesem Spiel steht noch nichts.
wizardblock-change-one = { $verb ->
    [ansage] Ansage { $name }
   *[stich] Stiche { $name }
}
wizardblock-correct = Spiel berichtigen
wizardblock-correct-about = Welches Spiel ist falsch geschrieben? Jede Änderung bleibt im Protokoll sichtbar.
wizardblock-which-game = Welches Spiel?
wizardblock-game = Spiel { $number } berichtigen ({ $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
})
wizardblock-game-choice = Spiel { $number } ({ $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
})
wizardblock-game-locked = Abgeschlossen: ändert nur noch die Leitung
wizardblock-game-open = Noch offen: ändert, wer am Tisch sitzt
wizardblock-stands = Jetzt steht da (Stiche/Ansage): { $cells }
wizardblock-type-like = So wird es getippt: `{ $example }`
wizardblock-write-anew = Neu schreiben
wizardblock-penalties = Strafen
wizardblock-penalties-about = Nicht bedient und zu spät bemerkt: 120 Minuspunkte auf die Runde, nie auf ein einzelnes Spiel. Wer es merkt, bevor die nächste Karte liegt, nimmt sie straflos zurück.
wizardblock-revoke = Nicht bedient ({ $points }): wer?
wizardblock-strike = Strafe streichen
wizardblock-people = Leute
wizardblock-people-about = Wer zu spät kommt, zahlt für versäumte Spiele (−30, −50, −70 …) und steigt mit dem nächsten ein. Wer geht, bleibt draußen; das laufende Spiel wird neu gegeben.
wizardblock-who-late = Wer fehlt noch?
wizardblock-who-arrives = Wer ist jetzt da?
wizardblock-who-leaves = Wer geht?
wizardblock-who-deals = Wer gibt zuerst?
wizardblock-leaves = { $manner ->
    [gone] { $name } geht
    [defeat] { $name }: Spielniederlage
   *[disqualified] { $name }: Disqualifikation
}
wizardblock-end = Schluss
wizardblock-end-about = { $mode ->
    [round] Eine Turnierrunde endet mit dem zehnten Spiel oder der Uhr. Nach einer Manipulation lässt der Schiedsrichter die ganze Runde neu beginnen.
   *[full] „Schluss und werten“ beendet die Partie vorzeitig; was auf dem Block steht, zählt. „Alles neu“ kann nur der Schiedsrichter.
}
wizardblock-finish = Schluss und werten
wizardblock-share = Platz teilen, ohne Stechen
wizardblock-replay = Alles neu

## Die Leitung: wer fehlt, wer geht, die Liste des Schiedsrichters

wizardblock-waiting = ⏳ Die Runde hat begonnen: Auf Verspätete wird { $minutes } Minuten gewartet.
wizardblock-waited = ⏳ Fünf Minuten sind um: Es geht ohne { $names } los, jedes versäumte Spiel kostet.
wizardblock-still-waiting = Noch wird gewartet auf: { $names }. Fünf Minuten nach Beginn geht es ohne los; wer kommt, wird mit „ist da“ eingetragen.
wizardblock-is-here = { $name } ist da
wizardblock-punished = { wizardblock-verdict-icon } { $verdict ->
    [reminder] Ermahnung
    [warning] Verwarnung
    [defeat] Spielniederlage
   *[disqualified] Disqualifikation
} für { $seat }: { wizardblock-offence-name } (Stufe { $level }; Richtlinie: { wizardblock-proposed })
wizardblock-verdict-icon = ⚖️
wizardblock-proposed = { $proposed ->
    [reminder] Ermahnung
    [warning] Verwarnung
    [defeat] Spielniederlage
   *[disqualified] Disqualifikation
}
wizardblock-offence-name = { $offence ->
    [spiel-klein] Spielfehler, klein
    [spiel-gross] Spielfehler, groß
    [spiel-ernst] Spielfehler, schwerwiegend
    [ablauf-klein] Fehler im Ablauf, klein
    [ablauf-gross] Fehler im Ablauf, groß
   *[unsportlich] Unsportliches Verhalten
}
wizardblock-several-warnings = { $told }. Das ist Verwarnung Nummer { $warnings }: Daraus kann der Schiedsrichter für { $seat } eine Spielniederlage machen.
wizardblock-report-it = { $told }. Unsportliches Verhalten meldet der Veranstalter an AMIGO weiter.
wizardblock-withdrawn = ⚖️ { $verdict ->
    [reminder] Ermahnung
   *[warning] Verwarnung
} für { $seat } von der Liste gestrichen.
wizardblock-no-such-ruling = Diesen Eintrag gibt es nicht (mehr). Schau noch einmal in die Liste.
wizardblock-ruling-stands = Wer ausgeschlossen ist, bleibt es; streichen lassen sich Ermahnungen und Verwarnungen.
wizardblock-no-such-playoff = Ein Stechen mit der Nummer { $number } gibt es nicht; geschrieben sind { $games }.
wizardblock-playoff-locked = Stechen { $number } ist abgeschlossen: Berichtigen kann es nur noch der Schiedsrichter.
wizardblock-referee = Schiedsrichter
wizardblock-afterwards = Berichtigen, Strafen und Spielniederlage gehen noch einen Tag lang; das schreibt der Schiedsrichter, in einer freien Partie auch, wer den Block eröffnet hat. Endstand, Verlauf und Tabelle folgen.
wizardblock-playoff-choice = Stechen: { $names }
wizardblock-which-playoff = Welches Stechen?
wizardblock-playoff-game = Stechen { $number } berichtigen ({ $cards } Karten)
wizardblock-offence = Verstoß notieren: wer?
wizardblock-offence-of = Verstoß von { $name }
wizardblock-offence-about = Was ist passiert? Stufe 1 gilt bei Vorrunden und kleinen Turnieren, Stufe 2 bei Meisterschaften. Das notiert allein der Schiedsrichter.
wizardblock-level = { $level ->
    [1] Stufe 1: Vorrunde, kleines Turnier
   *[2] Stufe 2: Meisterschaft
}
wizardblock-proposal = Vorschlag der Richtlinien: { $verdict ->
    [reminder] Ermahnung
    [warning] Verwarnung
    [defeat] Spielniederlage
   *[disqualified] Disqualifikation
}
wizardblock-warnings-so-far = Verwarnungen bisher: { $warnings }
wizardblock-verdict = { $verdict ->
    [reminder] Ermahnung
    [warning] Verwarnung
    [defeat] Spielniederlage
   *[disqualified] Disqualifikation
}
wizardblock-withdraw = Ermahnung oder Verwarnung streichen
wizardblock-withdraw-choice = { $line }: { $verdict ->
    [reminder] Ermahnung
   *[warning] Verwarnung
} { $name }
wizardblock-warned-line = ⚠️ { $seat } hat { $warnings } Verwarnungen; eine Spielniederlage spräche allein der Schiedsrichter aus.
wizard-ruling-line = Liste { $line }: { $verdict ->
    [reminder] Ermahnung
    [warning] Verwarnung
    [defeat] Spielniederlage
   *[disqualified] Disqualifikation
} { $seat }, { wizardblock-offence-name }, Stufe { $level } (Spiel { $number })
wizard-leaders-only = Das schreibt der Schiedsrichter, in einer freien Partie auch, wer den Tisch eröffnet hat. Frag kurz nach.
wizard-before-the-cut = Wer fehlt, wird vor dem Abheben eingetragen. Danach hilft nur: Wer geht?
wizard-cannot-be-late = { $seat } hat schon mitgespielt oder ist gar nicht mehr dabei. Wer geht, steht bei „Wer geht?“.
wizard-not-late = { $seat } ist nicht als verspätet vermerkt. Wer fehlt, kommt unter „Wer fehlt noch?“ auf die Liste.
wizard-too-late-to-join = Für { $seat } gibt es kein nächstes Spiel mehr; in der nächsten Runde geht es wieder.
wizard-sits-out = Du spielst in diesem Spiel nicht mit; dran ist { $seat }.
wizard-hands = -# 🃏 Karten auf der Hand: { $hands }
wizard-leading-about = Wer zu spät kommt, zahlt für versäumte Spiele (−30, −50, −70 …) und steigt mit dem nächsten ein. Wer geht, bleibt draußen; das laufende Spiel wird neu gegeben. In einer Turnierrunde schreibt das alles der Schiedsrichter.

wizard-rule-bar = Plus/minus eins
wizard-rule-bar-help = Ob die Ansagen zusammen die Zahl der Stiche ergeben dürfen. In der Turnierrunde nie.
wizard-rule-bar-yes = die Ansagen dürfen nicht aufgehen
wizard-rule-bar-no = jede Ansage ist frei
wizard-rule-zauberer = Aufgedeckter Zauberer
wizard-rule-zauberer-help = Was gilt, wenn als Trumpfkarte ein Zauberer aufliegt. In der Turnierrunde wählt der Geber.
wizard-rule-zauberer-choice = der Geber wählt den Trumpf
wizard-rule-zauberer-none = kein Trumpf
wizard-rule-drawn = Erster Geber
wizard-rule-drawn-help = Wer zuerst gibt; links von ihm wird begonnen. In der Turnierrunde wird gelost.
wizard-rule-drawn-yes = wird ausgelost
wizard-rule-drawn-no = wer auf dem ersten Platz sitzt
wizard-rule-draw = Erster Geber
wizard-rule-draw-help = Wer zuerst gibt; links von ihm wird begonnen.
wizard-rule-draw-none = in der Turnierrunde ausgelost, sonst der Erstgenannte
wizard-rule-draw-yes = wird immer ausgelost
wizard-rule-draw-no = immer der Erstgenannte
wizard-rule-seconds = Bedenkzeit
wizard-rule-seconds-help = Wie lange jemand überlegen darf, bevor der Bot für ihn spielt.
wizard-rule-seconds-60 = 1 Minute
wizard-rule-seconds-300 = 5 Minuten
wizard-rule-seconds-3600 = 1 Stunde
wizard-rule-seconds-86400 = 1 Tag

## Das Bild vom Ende

wizard-end-title = { $count ->
    [0] Endstand
    [one] { $name } gewinnt
   *[other] Gleichauf: { $name }
}
wizard-end-reason = { $hits } von { $games } Ansagen getroffen{ $lead ->
    [0] {""}
   *[other] , { $lead } vor { $name }
}
wizard-end-points = Punkte
wizard-end-alt = Wizard zu Ende. { $title }: { $reason }. { $standing }
