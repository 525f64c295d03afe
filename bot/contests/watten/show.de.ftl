# Wattturnier: was man sieht

watten-turnier-about = { $bummerl } Bummerl je Team{ $rounds ->
    [1] {""}
   *[other] {" "}· Tischwechsel nach { $sitting }
}
watten-turnier-points = { $bummerl } Bummerl, { $won }:{ $lost }
watten-turnier-result = { $one }:{ $other } ({ $runden })
watten-turnier-asks = { $count ->
    [one] 1 Bummerl
   *[other] { $count } Bummerl
}, zuerst die Punkte von **{ $first }**, dann die von **{ $second }**, zum Beispiel „11:4 11:7 7:11“. 22:0 ist ein Retourschneider.
watten-turnier-seat = { $side ->
    [first] ihr sitzt Nord/Süd
   *[second] ihr sitzt Ost/West
}. Erster Geber: { $dealer }.
watten-turnier-plan-alt-table = Tisch { $table }: { $one } gegen { $other }, { $state }
watten-turnier-bye = { $settled ->
    [yes] Freilos: { $value } Bummerl ohne Punkte
   *[no] Freilos
}
watten-turnier-gift = { $nobody ->
    [yes] entfällt
   *[no] geschenkt
}
watten-turnier-odd = Die Zahl ist ungerade: Ein Team bekommt ein Freilos, oder vorher springt eines ein.
watten-turnier-closest = Runde { $round }, Tisch { $table }: { $won }:{ $lost }
watten-turnier-gifted = Bummerl ohne Punkte: Freilos, oder die Gegner sind raus.
watten-turnier-note = Platz { $place } vor { $next }: { $why }.
watten-turnier-note-shared = Platz { $place } geteilt: alles gleich. Am Schluss entscheidet das Los.
watten-turnier-word-place = Platz
watten-turnier-word-team = Team
watten-turnier-word-bummerl = Bummerl
watten-turnier-word-points = Punkte
watten-turnier-word-won = gewonnen
watten-turnier-word-lost = verloren
watten-turnier-word-ratio = Verh.
watten-turnier-word-better = besser
watten-turnier-word-worse = schlechter
watten-turnier-word-same = gleich
watten-turnier-word-about-ratio = Verh.: gewonnen / verloren
watten-turnier-sheet-table = Tisch
watten-turnier-sheet-first = Nord / Süd
watten-turnier-sheet-second = Ost / West
watten-turnier-sheet-dealer = Erster Geber (gelost):
watten-turnier-sheet-begin = Beginn
watten-turnier-sheet-clock = Uhr
watten-turnier-sheet-score = Punktestand nach jedem Spiel
watten-turnier-sheet-end = Ende
watten-turnier-sheet-schneider = 11:0 / 22:0
watten-turnier-sheet-schneider-mark = S
watten-turnier-sheet-double-mark = R
watten-turnier-sheet-total = Summe
watten-turnier-sheet-bummerl = Bummerl
watten-turnier-sheet-points = Punkte
watten-turnier-sheet-remarks = Strafen, Bemerkungen
watten-turnier-sheet-sign-first = Unterschrift Nord / Süd
watten-turnier-sheet-sign-second = Unterschrift Ost / West
watten-turnier-sheet-sign-host = Spielleitung
watten-turnier-sheet-rules = Bis 11 · ab 9 gespannt, dann zählt das Spiel 3 · S Schneider 11:0 · R Retourschneider 22:0
watten-turnier-follows = Folgen: kein Platz in der Tabelle; Gespieltes bleibt; { $sits ->
    [yes] { $way ->
        [cards] alle { $count } Bummerl von Tisch { $table } gehen ohne Punkte an { $others }. War dort schon etwas gespielt, trägst du es danach am Tisch nach.
       *[other] was an Tisch { $table } noch offen ist, geht ohne Punkte an { $others }.
    }
   *[no] ausgelost wird ohne sie.
}
