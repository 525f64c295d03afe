### /hilfe: wo du stehst, die Regeln als Seiten, die Suche.

cmd-hilfe-name = hilfe
cmd-hilfe = Was kann ich gerade tun? Dazu die Regeln aller Spiele, zum Blättern und Suchen
opt-hilfe-suche-name = suche
opt-hilfe-suche = Wonach du suchst: ein Wort wie „Torwurf“ oder eine Nummer des Regelbuchs wie 5.5.6

help-heading = Womit kann ich helfen?
help-intro = Das wird hier gespielt. Unter jedem Spiel steht, womit es losgeht; die Regeln öffnest du im Menü. Du suchst etwas Bestimmtes? `/hilfe suche:` und ein Wort.
help-now = Was kann ich gerade tun?
help-games = Alle Spiele
help-contents = Inhalt
help-first = Von vorn lesen
help-previous = Zurück
help-next = Weiter
help-commands = **Die Befehle dazu**
help-choose-topic = Wozu möchtest du etwas lesen?
help-choose-page = Seite aufschlagen
# $section ist die Stelle im Regelbuch: eine Nummer oder eine Überschrift.
help-place = Regelbuch: { $section } · Seite { $page } von { $pages }

help-found = ## „{ $query }“ steht hier
# $near ist die Schreibweise, die es wirklich gibt.
help-near = ## „{ $query }“ fand ich nicht. Meintest du „{ $near }“?
help-nothing =
    ## „{ $query }“ steht auf keiner Seite
    Probiere ein einzelnes Wort („Foul“, „Ansagen“, „Joker“), eine Nummer des Regelbuchs („5.5.6“) oder schlag unten das Spiel auf.

help-now-heading = Was du hier gerade tun kannst
# $count ist, wie viele Partien auf die Person warten.
help-dm-heading = { $count ->
    [0] Deine Tische
    [one] Eine Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
}
help-dm-free = **Ich warte auf nichts von dir.** Du sitzt gerade an keinem Tisch; auf einem Server ist schnell einer eröffnet.
# $places sind Kanäle.
help-nothing-here = **Hier läuft gerade nichts.** Eröffne einen Tisch mit einem der Befehle unten, oder würfle mit `/dice`. Sobald hier gespielt wird, steht an dieser Stelle, was du tun kannst.
help-free-seats = **Hier läuft gerade nichts**, aber anderswo ist noch Platz: { $places }. Oder eröffne einen Tisch mit einem der Befehle unten.
help-contests-here = **Auf diesem Server läuft:** { $places }
help-elsewhere = **Anderswo wartet man auf dich:** { $places }

help-lobby = Hier werden noch Mitspieler gesucht: { $free ->
    [0] Alle Plätze sind vergeben, gleich geht es los. Zuschauen ist erlaubt.
    [one] Ein Platz ist frei. Drück am Tisch „Platz nehmen“.
   *[other] { $free } Plätze sind frei. Drück am Tisch „Platz nehmen“.
}
help-lobby-mine = Du hast schon einen Platz. Sobald genug da sind, beginnt, wer den Tisch eröffnet hat; bis dahin kannst du wieder aufstehen.
help-paused = ⏸️ { $what ->
    [tournament] Das Turnier ruht. Es
    [season] Die Saison ruht. Sie
   *[game] Die Partie ruht. Sie
} geht weiter, sobald die Leitung { $what ->
    [tournament] es
    [season] sie
   *[game] sie
} fortsetzt.
help-awaited = 👉 { $what ->
    [tournament] Das Turnier
    [season] Die Saison
   *[game] Das Spiel
} wartet auf **dich**.
# $others sind Namen.
help-others = Du spielst mit, bist aber gerade nicht dran. Gewartet wird auf { $others }.
help-nobody = Du spielst mit. Gerade ist niemand dran; gleich geht es von selbst weiter.
help-hushed = Hier zählt, was ihr schreibt, und Hinweise gibt es keine: Die Befehle stehen in den Regeln.
help-watching = { $what ->
    [tournament] Wer mitspielen will oder wissen will, wie es steht, drückt „Mein Turnier“.
    [season] Deine Tage kreuzt du mit `/pokal zeit` an. Tabelle, Spielplan und Hauspunkte zeigt die Tafel; gespielt wird, sobald die Aufstellung öffnet.
   *[game] Du schaust zu. Mitfiebern ist erlaubt, Dreinreden nicht; beim nächsten Tisch nimm vorher Platz.
}
help-you-lead = 🧑‍⚖️ { $what ->
    [tournament] Du leitest dieses Turnier: Losen, Ergebnisse und Strafen findest du hinter „Leitung“ an seiner Tafel.
    [season] Du leitest diese Saison: Was zu tun ist, steht an ihrer Tafel.
   *[game] Du leitest diese Partie: Zurücknehmen, anhalten und ersetzen findest du unter „Ordnung und Schiedsrichter“.
}
help-moves = Das kannst du jetzt tun:
help-more-moves = { $count ->
    [one] … und eines mehr
   *[other] … und { $count } weitere
}
help-to-table = { $what ->
    [game] Zum Tisch
   *[other] Zur Tafel
}
help-rules = Regeln
help-order = Ordnung und Schiedsrichter

help-alt-roll = Zwei Würfel zeigen 4 und 5. Mit zwei Erfahrungspunkten zählt die erste Zahl 6, die zweite 7, die Summe 11.
help-example-one = Minerva
help-example-other = Severus
