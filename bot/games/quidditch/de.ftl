quidditch-name = Chat-Quidditch
quidditch-called = { $one } – { $other }
quidditch-haus-G = Gryffindor
quidditch-haus-H = Hufflepuff
quidditch-haus-R = Ravenclaw
quidditch-haus-S = Slytherin
quidditch-the-referee = Schiedsrichter
quidditch-a-spectator = Ein Zuschauer
quidditch-both = { $head } · { $tail }
quidditch-sentences = { $head } { $tail }

# Aufstellung
quidditch-lacks-seats = { $house } braucht noch { $first ->
    [both] Hüter und Sucher
   *[other] einen { $first }
}.
quidditch-lacks-people = { $house } { $count ->
    [one] fehlt noch ein Spieler
   *[other] fehlen noch { $count } Spieler
}{ $first ->
    [none] {""}
    [both] , auf jeden Fall Hüter und Sucher
   *[other] , auf jeden Fall ein { $first }
}.
quidditch-lacks-balance = { $house } muss { $count ->
    [one] einen Spieler
   *[other] { $count } Spieler
} herausnehmen: höchstens zwei mehr als der Gegner.
quidditch-lacks-number = { $seat } spielt allein auf seiner Position und heißt dann { $right }.

# Phasen
quidditch-phase-vor = Vor dem Anpfiff
quidditch-phase-quaffelwurf = Wurf um den Quaffel
quidditch-phase-drittel = Wahl des Tordrittels
quidditch-phase-runde = Gleich geht es los
quidditch-phase-besitz = Ballbesitz
quidditch-phase-pos-jaeger = Position Jäger
quidditch-phase-pos-sucher = Position Sucher
quidditch-phase-pos-treiber = Position Treiber
quidditch-phase-treiber = Treiber
quidditch-phase-jaeger = Jäger und Hüter
quidditch-phase-sucher = Sucher
quidditch-phase-stand = Zwischenstand
quidditch-phase-chat = Chat
quidditch-phase-halbzeit = Halbzeit
quidditch-phase-pause = Pause vor der Verlängerung
quidditch-phase-aus = Abpfiff

# Was gerade dran ist
quidditch-step-vor = Vor dem Anpfiff: Kapitäne und Erfahrungspunkte.
quidditch-step-bereit = Alles ist bereit. Der Schiedsrichter pfeift an.
quidditch-step-quaffelwurf = Die Kapitäne würfeln um den Quaffel.
quidditch-step-drittel = Der Kapitän ohne Quaffel wählt sein Tordrittel: T oder H.
quidditch-step-runde = Gleich beginnt die erste Runde.
quidditch-step-besitz = Runde { $round }: Ballbesitz, dann stellen sich die Jäger auf.
quidditch-step-pos-jaeger = Runde { $round }: Position Jäger.
quidditch-step-pos-sucher = Runde { $round }: Position Sucher.
quidditch-step-pos-treiber = Runde { $round }: Position Treiber.
quidditch-step-treiber-start = Runde { $round }: Die Klatscher werden ausgewürfelt.
quidditch-step-treiber-gewuerfelt = Runde { $round }: Gleich sind die Klatscher frei.
quidditch-step-treiber-frei = Runde { $round }: Die Treiber sind dran.
quidditch-step-treiber-fertig = Runde { $round }: Die Treiber sind fertig.
quidditch-step-jaeger-start = Runde { $round }: Der Quaffel wird ausgewürfelt.
quidditch-step-jaeger-gewuerfelt = Runde { $round }: Gleich ist der Quaffel frei.
quidditch-step-jaeger-frei = Runde { $round }: Jäger und Hüter sind dran.
quidditch-step-jaeger-fertig = Runde { $round }: Jäger und Hüter sind fertig.
quidditch-step-sucher-start = Runde { $round }: Der Schnatz wird ausgewürfelt.
quidditch-step-sucher-gewuerfelt = Runde { $round }: Gleich ist der Schnatz frei.
quidditch-step-sucher-frei = Runde { $round }: Die Sucher sind dran.
quidditch-step-sucher-fertig = Runde { $round }: Die Sucher sind fertig.
quidditch-step-stand = Zwischenstand nach Runde { $round }.
quidditch-step-chat = Chat nach Runde { $round }.
quidditch-step-halbzeit = Halbzeit nach Runde { $round }.
quidditch-step-pause = Unentschieden nach Runde { $round }: Pause, dann geht das Finale weiter.
quidditch-step-absence = Unterbrochen: { $seat } ist verschwunden.

# Schritte des Schiedsrichters
quidditch-schritt-anpfiff = Anpfiff
quidditch-schritt-runde = Runde ansagen
quidditch-schritt-besitz = Quaffel-Jäger bestimmen
quidditch-schritt-pos-jaeger = Position Jäger
quidditch-schritt-pos-sucher = Position Sucher
quidditch-schritt-pos-treiber = Position Treiber
quidditch-schritt-klatscher = Klatscher würfeln
quidditch-schritt-klatscher-frei = Klatscher freigegeben
quidditch-schritt-quaffel = Quaffel würfeln
quidditch-schritt-quaffel-frei = Quaffel freigegeben
quidditch-schritt-schnatz = Schnatz würfeln
quidditch-schritt-schnatz-frei = Schnatz freigegeben
quidditch-schritt-freiwurf-frei = Freiwurf freigegeben
quidditch-schritt-ende = Teilrunde beenden
quidditch-schritt-zwischenstand = Zwischenstand
quidditch-schritt-chat = Chat
quidditch-schritt-chatende = Chatende
quidditch-schritt-fortsetzen = Weiterspielen

# Was alle hören
quidditch-tell-captain = { $seat } ist Kapitän von { $house }.
quidditch-tell-kick-off = **Anpfiff!** Die Kapitäne würfeln um den Quaffel.
quidditch-tell-quaffel-won = { $house } hat in Runde 1 den Quaffel. Der andere Kapitän nennt sein Tordrittel: T oder H.
quidditch-tell-again = Völlig gleich! Beide würfeln noch einmal, in derselben Reihenfolge.
quidditch-tell-third = { $house } verteidigt { $letter }. Ab jetzt heißen die Drittel nach den Häusern, die Mitte bleibt M.
quidditch-tell-round = **Chatende.** Runde { $round }: Ballbesitz für { $house }.{ $asked ->
    [yes] {" "}Der Kapitän nennt den Jäger mit dem Quaffel.
   *[no] {""}
}
quidditch-tell-round-nobody = **Chatende.** Runde { $round }: Niemand kann den Quaffel nehmen.
quidditch-tell-has-quaffel = { $seat } hat den Quaffel.
quidditch-tell-phase-vor = Vor dem Anpfiff.
quidditch-tell-phase-quaffelwurf = Die Kapitäne würfeln.
quidditch-tell-phase-drittel = Wahl des Tordrittels.
quidditch-tell-phase-runde = Gleich geht es weiter.
quidditch-tell-phase-besitz = Ballbesitz.
quidditch-tell-phase-pos-jaeger = **Position Jäger**
quidditch-tell-phase-pos-sucher = **Position Sucher**
quidditch-tell-phase-pos-treiber = **Position Treiber**
quidditch-tell-phase-treiber = **Teilrunde der Treiber**
quidditch-tell-phase-jaeger = **Teilrunde der Jäger und Hüter**
quidditch-tell-phase-sucher = **Teilrunde der Sucher**
quidditch-tell-phase-stand = Zwischenstand.
quidditch-tell-phase-chat = **Chat**
quidditch-tell-phase-halbzeit = **Halbzeit!** Zeit für die Kabine.
quidditch-tell-phase-pause = **Unentschieden!** Nach der Pause wird um zwei Runden verlängert.
quidditch-tell-phase-aus = Abpfiff.
quidditch-tell-free-klatscher = **Klatscher freigegeben**
quidditch-tell-free-quaffel = **Quaffel freigegeben**
quidditch-tell-free-schnatz = **Schnatz freigegeben**
quidditch-tell-free-freiwurf = **Freiwurf freigegeben**
quidditch-tell-end = { $phase }: Teilrunde beendet.
quidditch-tell-end-why = { $phase }: Teilrunde beendet, { $why }.
quidditch-tell-score = **Zwischenstand** nach Runde { $round }: { $one } { $a } : { $b } { $other }
quidditch-tell-freiwurf = Foul gesehen! **Freiwurf für { $house }.**
quidditch-tell-taker = { $seat } führt den Freiwurf aus.
quidditch-tell-goal = { $kind ->
    [own] **Eigentor** von { $seat }! Zehn Punkte für { $house }. { $a } : { $b }
    [free] **Tor für { $house }** durch Freiwurf von { $seat }. { $a } : { $b }
   *[goal] **Tor für { $house }** durch { $seat }! { $a } : { $b }
}
quidditch-tell-held = **Gehalten** von { $seat }.
quidditch-tell-schnatz-gone = Der Schnatz ist weg.
quidditch-tell-caught = ✨ **{ $seat } fängt den Schnatz!** { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
} für { $house }.
quidditch-tell-repeat = Die Teilrunde wird wiederholt: { $phase }.
quidditch-tell-repeat-round = Die Teilrunde wird wiederholt: { $phase }, Runde { $round }.
quidditch-tell-gone = Unterbrechung: { $seat } ist verschwunden und hat fünf Minuten, um zurückzukommen.
quidditch-tell-back = { $seat } ist wieder da und hat eine Minute, um ins Bild zu kommen.
quidditch-tell-stayed-away = Die fünf Minuten sind um: { $seat } fehlt. Der Kapitän darf einen Wechsel erbitten.
quidditch-tell-goes-on = Weiter geht es, genau wo wir waren.
quidditch-tell-changed = Wechsel bei { $house }: { $changes }.
quidditch-tell-xp-lapsed = Die Erfahrungspunkte von { $seat } verfallen: sie gehörten zur Person.
quidditch-tell-excluded-why = { $seat } ist ausgeschlossen, ohne Ersatz. Grund: `{ $why }`
quidditch-tell-excluded = { $seat } ist ausgeschlossen, ohne Ersatz.
quidditch-tell-fraud = Würfelbetrug oder verbotenes Hilfsmittel: { $seat } ist gesperrt, { $house } verliert 100 Punkte.
quidditch-tell-fraud-gone = Würfelbetrug oder verbotenes Hilfsmittel: Wer vorher auf { $seat } saß, ist gesperrt, { $house } verliert 100 Punkte.
quidditch-tell-vote = { $who } ist { $choice ->
    [yes] dafür
   *[no] dagegen
}: { $was }.
quidditch-tell-over-runden = **Abpfiff** nach der letzten Runde.
quidditch-tell-over-schnatz = **Abpfiff!** Der Schnatz ist gefangen.
quidditch-tell-pause-agreed = ⏸️ Alle sind sich einig: **Pause**. Weiter geht es, wenn der Schiedsrichter es sagt.
quidditch-tell-over-einigung = **Abpfiff** im Einverständnis aller.
quidditch-tell-over-abbruch = Das Spiel ist abgebrochen.
quidditch-tell-over-verschoben = Das Spiel ist verschoben.
quidditch-tell-aus = **Aus!** { $seat } war zu spät.
quidditch-tell-rolled = 🎲 { $who }: **{ $first }, { $second }** · Summe { $total }
quidditch-tell-rolled-after = 🎲 { $who }: **{ $first }, { $second }** · Summe { $total } · { $what } nach { $seconds } s
quidditch-tell-rolled-for = 🎲 { $who } ({ $what }): **{ $first }, { $second }** · Summe { $total }
quidditch-tell-rolled-as = 🎲 { $who } ({ $what }): **{ $first }, { $second }** · Summe { $total } · { $counts }

# Was in der Freundschaft alle hören, im Pokal nur die Schiedsrichter
quidditch-tell-command = { $seat }: `{ $command }`{ $judged ->
    [yes] {" "}✓
   *[no] {""}
}
quidditch-tell-answer = { $seat }: `{ $command }`{ $judged ->
    [yes] {" "}✓
   *[no] {""}
} nach { $seconds } s
quidditch-tell-quaffel-ernannt = { $seat } hat den Quaffel.
quidditch-tell-quaffel-angriff = { $seat } erobert den Quaffel!
quidditch-tell-quaffel-behalten = { $seat } behält den Quaffel.
quidditch-tell-quaffel-foul = Das Foul sitzt: { $seat } hat den Quaffel.
quidditch-tell-quaffel-abfangen = Abgefangen! { $seat } hat den Quaffel.
quidditch-tell-quaffel-angenommen = { $seat } nimmt den Pass an.
quidditch-tell-quaffel-schiri = Der Schiedsrichter gibt { $seat } den Quaffel.
quidditch-tell-late = Die Zeit für die Antwort ist um.
quidditch-tell-caught-klatscher = { $seat } fängt den zweiten Klatscher.
quidditch-tell-hit = Getroffen! { $seat } ist für diese Runde draußen (Klatscher von { $by }).
quidditch-tell-free-shot = { $seat } ist am Hüter vorbei: Der nächste Torwurf ist nicht zu halten.
quidditch-tell-keeper-has = { $seat } schnappt sich den Quaffel und darf passen.
quidditch-tell-drops = Der Quaffel fällt zu Boden.
quidditch-tell-found = { $seat } hat den Schnatz entdeckt!
quidditch-tell-gilt = Der Schiedsrichter lässt gelten: { $seat }: `{ $command }`
quidditch-tell-gilt-nicht = Gilt nicht: { $seat }: `{ $command }`
quidditch-tell-rechtzeitig = Doch rechtzeitig geschrieben: { $seat }: `{ $command }`
quidditch-tell-reminder-stille = ⏳ Es ist still. Wer dran ist, bitte!
quidditch-tell-reminder-position = ⏳ Noch fehlen Positionen. Der Kapitän darf sie nennen (`GJäger2 M`), sonst setzt der Spieler diese Runde aus.
quidditch-tell-reminder-chat = ⏳ Die Chatzeit ist um.
quidditch-tell-reminder-vor = ⏳ Vor dem Anpfiff fehlt noch etwas.
quidditch-tell-placed = { $seat } bekommt seine Position gesagt: { $letter }.
quidditch-ergebnis-daneben = { $word } von { $seat }: daneben.
quidditch-ergebnis-ohne-wirkung = { $word } von { $seat }: ohne Wirkung.
quidditch-ergebnis-nicht-gefangen = { $word } von { $seat }: nicht gefangen.
quidditch-ergebnis-geblockt = { $word } von { $seat }: abgeblockt!
quidditch-ergebnis-pass-misslungen = { $word } von { $seat }: misslungen.
quidditch-ergebnis-nicht-angenommen = { $word } von { $seat }: nicht angenommen.
quidditch-ergebnis-nicht-gewuerfelt = { $word } von { $seat }: nicht gewürfelt, verfallen.
quidditch-ergebnis-foul-nichts = { $word } von { $seat }: nichts passiert.
quidditch-ergebnis-nicht-gefunden = { $word } von { $seat }: nichts zu sehen.
quidditch-ende-tor = Tor
quidditch-ende-gehalten = gehalten
quidditch-ende-getroffen = der Quaffelträger wurde getroffen
quidditch-ende-pass-misslungen = der Pass kam nicht an
quidditch-ende-nicht-angenommen = nicht angenommen
quidditch-ende-nicht-gewuerfelt = nicht gewürfelt
quidditch-ende-freiwurf-verfallen = der Freiwurf ist verfallen
quidditch-ende-stille = niemand hat etwas getan
quidditch-ende-nichts-mehr = niemand kann mehr etwas tun
quidditch-ende-kein-treiber = kein Treiber bei den Klatschern
quidditch-ende-kein-jaeger = kein Jäger hat den Quaffel
quidditch-ende-kein-sucher = kein Sucher beim Schnatz
quidditch-ende-schnatz-weg = der Schnatz ist weg
quidditch-ende-quaffel-faellt = der Quaffel liegt am Boden
quidditch-ende-schiri = auf Pfiff des Schiedsrichters

# Was nur für einzelne ist
quidditch-tell-xp = Erfahrungspunkte von { $house }: { $given }. Bis zum Anpfiff ist das noch zu ändern.
quidditch-tell-xp-done = { $house } hat seine Erfahrungspunkte vergeben.
quidditch-tell-invalid = { $seat }: `{ $command }` ✗ { $why }{ $fix ->
    [yes] {" "}(korrigierbar)
   *[no] {""}
}
quidditch-tell-chatter = { $who } schreibt ohne Chat: `{ $words }`
quidditch-tell-kept = { $seat } hebt den Klatscher auf.
quidditch-tell-asked = { $house } bittet um einen Wechsel: { $changes }. Grund: `{ $why }`
quidditch-tell-granted-jetzt = Der Wechsel von { $house } ist sofort erlaubt.
quidditch-tell-granted-pause = Der Wechsel von { $house } ist in der nächsten Pause erlaubt.
quidditch-tell-granted-halbzeit = Der Wechsel von { $house } ist zur Halbzeit erlaubt.
quidditch-tell-granted-nein = Der Wechsel von { $house } ist abgelehnt.

# Warum ein Befehl nicht gilt
quidditch-grund-gross-klein = Fast! Befehle und Drittel beginnen groß.
quidditch-grund-vertippt = Vertippt: Befehle müssen genau stimmen.
quidditch-grund-fliegen-form = So geht es: `Fliegen M-G`, große Buchstaben, keine Leerzeichen um den Strich.
quidditch-grund-wen = Da fehlt der Name dahinter.
quidditch-grund-zu-viel = Hinter diesem Befehl steht nichts mehr.
quidditch-grund-name-falsch = Dahinter gehört genau ein Name.
quidditch-grund-name-unbekannt = So heißt hier niemand. Namen müssen genau stimmen.
quidditch-grund-draussen = Wer draußen ist, kann diese Runde nichts tun.
quidditch-grund-ohne-position = Wer keine Position hat, ist diese Runde nicht dabei.
quidditch-grund-unterbrochen = Das Spiel ist gerade unterbrochen.
quidditch-grund-keine-teilrunde = Gerade läuft keine Teilrunde.
quidditch-grund-nicht-frei = Der Ball ist noch nicht freigegeben.
quidditch-grund-nicht-jetzt = Das ist in dieser Phase nicht dran.
quidditch-grund-nicht-dran = Danach ist gerade ein anderer gefragt.
quidditch-grund-rolle = Diesen Befehl gibt es auf dieser Position nicht.
quidditch-grund-kette-offen = Erst muss die offene Aktion zu Ende gehen.
quidditch-grund-erst-wuerfeln = Erst den offenen Wurf: `/dice 2w6`. Ein gültiger Befehl bleibt stehen.
quidditch-grund-korrektur-zu-spaet = Nach dem Würfeln zählt keine Korrektur. Nimm einen anderen Befehl oder warte, bis ein Gegner gehandelt hat.
quidditch-grund-zu-spaet = Zu spät: Die zehn Sekunden sind um.
quidditch-grund-nur-treiberteilrunde = Das geht nur in der Teilrunde der Treiber.
quidditch-grund-schon-geworfen = Der Klatscherwurf dieser Runde ist verbraucht.
quidditch-grund-kein-klatscher = Im eigenen Drittel ist kein freier Klatscher.
quidditch-grund-ziel-treiber = Treiber kann man nicht treffen.
quidditch-grund-ziel-fort = Dieser Spieler ist nicht im Spiel.
quidditch-grund-ziel-drittel = Dieser Spieler ist nicht im selben Drittel.
quidditch-grund-ziel-draussen = Dieser Spieler ist diese Runde nicht dabei.
quidditch-grund-abfang-nicht-beide = Abfangen geht nur, wenn beide Klatscher im eigenen Drittel sind.
quidditch-grund-abfang-erst-wurf = Erst kommt der Klatscherwurf, dann der Klatscherabfang.
quidditch-grund-abfang-schon = Nur ein Klatscherabfang je Runde.
quidditch-grund-kein-gefangener = Da ist kein gefangener Klatscher.
quidditch-grund-aufgehoben = Der ist aufgehoben: Geworfen wird er bei den Jägern oder Suchern.
quidditch-grund-eigener-wurf = Den eigenen Wurf kann man nicht abblocken.
quidditch-grund-block-zu-frueh = Abblocken geht erst, wenn der Wurf gewürfelt ist.
quidditch-grund-nichts-zu-blocken = Im eigenen Drittel gibt es nichts abzublocken.
quidditch-grund-nicht-quaffel = Das geht nur mit dem Quaffel.
quidditch-grund-kein-drittel = So heißt kein Drittel.
quidditch-grund-fliegen-von = Der Flug beginnt im eigenen Drittel.
quidditch-grund-fliegen-nach = Fliegen geht nur ins Nachbardrittel.
quidditch-grund-fliegen-schon = Schon geflogen. Wieder erst, wenn der Gegner den Quaffel hatte.
quidditch-grund-fliegen-mitte = Sucher fliegen nur in die Mitte, und nur wenn der Schnatz dort ist.
quidditch-grund-angriff-name = Jäger greifen mit Namen an: `Angriff NICK`.
quidditch-grund-angriff-ohne-name = Der Hüter greift ohne Namen an: nur `Angriff`.
quidditch-grund-angriff-flug = Angreifen kann man nur direkt nach dem Fliegen.
quidditch-grund-eigener = Das ist einer der eigenen Leute.
quidditch-grund-ziel-quaffel = Dieser Spieler hat den Quaffel nicht.
quidditch-grund-foul-schon = Das Foul ist verbraucht.
quidditch-grund-pass-selbst = Ein Pass an sich selbst? Schöne Idee.
quidditch-grund-pass-wem = Pässe gehen nur an Jäger.
quidditch-grund-pass-hueter = Der Hüter passt nur zu eigenen Jägern.
quidditch-grund-pass-zu-frueh = Der Pass ist noch nicht gewürfelt.
quidditch-grund-kein-pass = Es ist kein Pass unterwegs.
quidditch-grund-nicht-fuer-dich = Der Pass geht an jemand anderen.
quidditch-grund-abfangen-laeuft = Erst ist das Abfangen dran, dann noch einmal `Angenommen`.
quidditch-grund-abfangen-schon = Diesen Pass hat schon jemand abzufangen versucht.
quidditch-grund-abfangen-eigen = Pässe an eigene Leute fängt man nicht ab.
quidditch-grund-abfangen-selbst = Den eigenen Pass fängt man nicht ab.
quidditch-grund-abfangen-hueter = Der Pass des Hüters ist nicht abzufangen.
quidditch-grund-abfangen-drittel = Abfangen geht nur im Drittel des Passes.
quidditch-grund-torwurf-mitte = In der Mitte stehen keine Ringe.
quidditch-grund-kein-torwurf = Es ist kein Torwurf zu halten.
quidditch-grund-halten-zu-frueh = Erst würfelt der Jäger, dann `Halten`.
quidditch-grund-nicht-dein-tor = Dieser Wurf geht nicht auf das eigene Tor, oder er ist nicht zu halten.
quidditch-grund-freiwurf-laeuft = Gerade ist nur der Freiwurf dran.
quidditch-grund-freiwurf-schuetze = Diesen Freiwurf führt jemand anders aus.
quidditch-grund-schnatz-drittel = Der Schnatz ist nicht im eigenen Drittel.
quidditch-grund-schon-gesucht = Nur ein Finden je Runde.
quidditch-grund-nicht-gefunden = Erst finden, dann fangen.
quidditch-grund-foul-fund = Foulen kann man nur den Sucher, der den Schnatz gefunden hat.
quidditch-grund-sucher-nicht-m = Sucher stellen sich nicht in die Mitte.
quidditch-grund-position-schon = Der erste Buchstabe gilt.
quidditch-grund-drittel-t-h = Zur Wahl stehen T und H.
quidditch-grund-nur-kapitaen = Das bestimmt der Kapitän.
quidditch-grund-eigene-leute = Genannt wird jemand aus der eigenen Mannschaft.
quidditch-grund-quaffel-jaeger = Den Quaffel nimmt ein Jäger, der mitspielt.

# Absagen
quidditch-not-understood = Das verstehe ich nicht. Schreib den Befehl einfach in den Spielkanal oder nimm `/zug`.
quidditch-too-long = Das ist zu lang für einen Befehl.
quidditch-is-over = Das Spiel ist zu Ende.
quidditch-referee-only = Das darf nur der Schiedsrichter.
quidditch-captain-only = Das darf nur der Kapitän. Sag ihm Bescheid.
quidditch-not-seated = Dafür musst du mitspielen.
quidditch-spectator = Zuschauer schreiben im Chat.
quidditch-nobody-there = Auf { $seat } spielt gerade niemand.
quidditch-captain-already = { $seat } ist schon Kapitän.
quidditch-captain-himself = Kapitän wird man selbst, oder der Schiedsrichter bestimmt ihn.
quidditch-captain-taken = Euer Kapitän ist { $seat }.
quidditch-no-captain = { $house } hat noch keinen Kapitän.
quidditch-xp-captain = Erfahrungspunkte verteilt nur der Kapitän.
quidditch-xp-too-late = Das Spiel läuft: Die Erfahrungspunkte stehen fest.
quidditch-xp-form = Schreib es so: `{ $example }`
quidditch-xp-not = Das geht nicht: { $reasons } Gespeichert ist davon nichts.
quidditch-xp-part = „{ $part }“ verstehe ich nicht (Name und Zahl, mit Komma getrennt).
quidditch-xp-nobody = { $name } spielt nicht mit.
quidditch-xp-other-team = { $name } spielt für den Gegner.
quidditch-xp-sucher = Der Sucher darf keine Erfahrungspunkte bekommen (3.2).
quidditch-xp-number = { $name }: { $number } gibt es nicht, zu verteilen sind { $due }.
quidditch-xp-twice = { $name } steht zweimal da.
quidditch-xp-sum = Zu verteilen sind genau: { $due }.
quidditch-xp-less = Zu verteilen sind { $due }; wenn du wirklich weniger geben willst, schreib ` trotzdem` dahinter.
quidditch-step-players = Jetzt sind die Spieler dran.
quidditch-step-other = Das ist nicht der nächste Schritt. Dran ist: { $step }.
quidditch-release-exact = Eine Freigabe muss genau stimmen: bitte wiederholen.
quidditch-referee-words = Das ist kein Wort des Regelwerks für dich.
quidditch-no-ball-roll = Gerade ist kein Ball auszuwürfeln.
quidditch-no-third = Ein Drittel { $letter } gibt es nicht.
quidditch-gilt-nothing = Zuletzt wurde nichts abgelehnt, das gelten könnte.
quidditch-gilt-not = Auch mit Milde geht das nicht: { $reason }
quidditch-gilt-unclear = Was das heißen sollte, ist nicht klar. Lass es neu schreiben.
quidditch-gilt-nicht-nothing = Es gibt keinen letzten Befehl, auf dem noch nichts aufbaut.
quidditch-aus-nothing = Gerade läuft keine Zeit für Abblocken oder Halten, oder der Gegenwurf ist schon gefallen.
quidditch-hueter-stays = Der Hüter bleibt in seinem Drittel.
quidditch-place-when = Positionen gibt es erst in der Runde.
quidditch-place-quaffel = Wo der Quaffel-Jäger ist, wird ausgewürfelt.
quidditch-place-same = Da ist er schon.
quidditch-besitz-who = Den Quaffel kann nur ein Jäger haben, der mitspielt.
quidditch-besitz-when = Jetzt lässt sich der Quaffel nicht vergeben.
quidditch-besitz-same = Er hat ihn schon.
quidditch-repeat-nothing = Diese Teilrunde gibt es nicht zu wiederholen.
quidditch-absence-already = Wir warten schon auf { $seat }.
quidditch-absence-none = Wir warten auf niemanden.
quidditch-no-xp = { $seat } hat keine Erfahrungspunkte.
quidditch-excluded-already = { $seat } ist schon ausgeschlossen.
quidditch-fraud-already = Der Würfelbetrug auf { $seat } ist schon bestraft: minus 100 gibt es für jede Person einmal im Spiel. Ist jemand gemeint, der nicht mehr dort sitzt: `/quidditch betrug`.
quidditch-wechsel-used = Ihr habt euren Wechsel schon gehabt.
quidditch-wechsel-three = Höchstens drei Leute dürfen den Platz wechseln.
quidditch-wechsel-own = Wechseln könnt ihr nur in eurer Mannschaft.
quidditch-wechsel-twice = Jeder und jeder Platz darf nur einmal vorkommen.
quidditch-wechsel-nobody = Wer geht, muss vorher da sein.
quidditch-wechsel-full = Dieser Platz wird nicht frei.
quidditch-wechsel-none = Dieses Haus hat keinen Wechsel erbeten.
quidditch-wechsel-past-half = Die Halbzeit ist vorbei: sofort, nächste Pause oder gar nicht.
quidditch-aufruecken-where = Aufrücken kann man nur auf Hüter oder Sucher der eigenen Mannschaft.
quidditch-aufruecken-who = Aufrücken kann nur ein Jäger oder Treiber, der mitspielt.
quidditch-aufruecken-not-missing = { $seat } fehlt doch gar nicht.
quidditch-einig-already = Ihr habt schon zugestimmt.
quidditch-einig-nothing = Niemand hat vorgeschlagen: { $was }.
quidditch-einig-drawn = Ein Finale kann nicht unentschieden enden: Es geht weiter, bis ein Haus vorn liegt oder den Schnatz fängt.
quidditch-einig-ende = das Spiel jetzt beenden
quidditch-einig-pause = eine Pause machen
quidditch-einig-abbruch = das Spiel abbrechen
quidditch-einig-verschieben = das Spiel verschieben
quidditch-whisper-what = Flüstern kannst du: `XP ...`, `Aufheben`, den Quaffel-Jäger (`GJäger2`) oder eine fehlende Position (`GJäger2 M`).
quidditch-whisper-not = Das geht nicht: { $reason }
quidditch-keep-none = Du hast keinen Klatscher, den du aufheben könntest.
quidditch-keep-already = Der Klatscher ist schon aufgehoben.
quidditch-no-chat = Gerade ist kein Chat.
quidditch-ready-already = Du bist schon bereit gemeldet.
quidditch-nothing-to-pass = Gerade gibt es nichts, worauf du verzichten könntest.
quidditch-shown-nothing = Kein Wurf wartet auf diese Zeit.
quidditch-no-limit = Gerade läuft keine Frist.

# Ende
quidditch-over-won = { $winner } gewinnt: { $one } { $a } : { $b } { $other }{ $bonus ->
    [0] {""}
   *[other] {" "}(mit { $bonus } Bonuspunkten)
}.
quidditch-over-draw = Unentschieden: { $one } { $a } : { $b } { $other }.
quidditch-over-abbruch = Abgebrochen beim Stand von { $one } { $a } : { $b } { $other }.
quidditch-over-verschoben = Verschoben beim Stand von { $one } { $a } : { $b } { $other }.

# Bildschirme
quidditch-art = { $art ->
    [freundschaft] Freundschaftsspiel
    [pokal] Pokalspiel
   *[finale] Finale
}{ $version ->
    [0] {""}
   *[other] {" "}· Regeln Version { $version }
}
quidditch-heading-before = { $one } – { $other } · { $kind }
quidditch-heading = { $one } { $a } : { $b } { $other }
quidditch-line-phase = { $phase }
quidditch-line-round = **Runde { $round } von { $rounds } · { $phase }**
quidditch-line-named = Der Quaffel begann bei { $seat }.
quidditch-line-waiting-many = Dran: noch { $count } Leute
quidditch-line-waiting = Dran: **{ $seats }**
quidditch-line-no-captain = { $house } hat noch keinen Kapitän.
quidditch-line-captain = { $house }: Kapitän { $seat }, { $xp ->
    [yes] Erfahrungspunkte sind vergeben.
   *[no] Erfahrungspunkte fehlen noch.
}
quidditch-line-my-xp = Gespeichert: { $given }. Bis zum Anpfiff kannst du das ändern.
quidditch-line-your-turn = Das kannst du jetzt tun:
quidditch-line-nothing = Gerade hast du nichts zu tun.
quidditch-door-own = Meine Seite
quidditch-door-commands = Meine Befehle
quidditch-prompt-command = Befehl wählen
quidditch-button-roll = /dice 2w6
quidditch-button-pass = Verzichten
quidditch-button-ready = Bereit
# $move ist der Befehl.
quidditch-folly-torwurf = { $move } (Eigentor!)
quidditch-folly-pass = { $move } (an den Gegner!)
quidditch-folly-klatscher = { $move } (eigener Spieler!)
quidditch-button-words = { $words }
quidditch-button-captain = { $seat } wird Kapitän
quidditch-button-captain-page = Als Kapitän
quidditch-button-xp = XP verteilen
quidditch-button-xp-typed = XP eintippen
quidditch-ask-xp = Zum Beispiel: GJäger2 2, GHüter 1, GTreiber1 1
quidditch-button-confirm = Bestätigen
quidditch-button-back = Zurück
quidditch-button-wechsel = Wechsel erbitten
quidditch-ask-wechsel = Wer wohin und warum: GJäger2>- +>GJäger2: Grund
quidditch-button-zurueck = Ist wieder da
quidditch-button-gilt = Gilt
quidditch-button-gilt-nicht = Gilt nicht
quidditch-button-aus = Aus
quidditch-button-wiederholen = Teilrunde wiederholen
quidditch-button-nowhere = Keine
quidditch-button-bescheid-jetzt = { $house }: sofort
quidditch-button-bescheid-pause = { $house }: nächste Pause
quidditch-button-bescheid-halbzeit = { $house }: Halbzeit
quidditch-button-bescheid-nein = { $house }: ablehnen
quidditch-button-vote = { $choice ->
    [yes] Dafür
   *[no] Dagegen
}: { $was }
quidditch-xp-heading = Erfahrungspunkte
quidditch-xp-help = Verteile { $due } an drei Spieler, nicht an den Sucher.
quidditch-xp-chosen = Gewählt: { $given }
quidditch-xp-prompt = Wer bekommt { $points }?
quidditch-captain-help = Ein Wechsel je Spiel, höchstens drei Leute. Beenden, abbrechen und verschieben braucht beide Kapitäne und den Schiedsrichter.
quidditch-desk-nothing = Noch nichts zu sehen.
quidditch-desk-nachrichten = Nachrichten
quidditch-desk-positionen = Spielfeld
quidditch-desk-wechsel = Wechsel
quidditch-desk-ordnung = Leute
quidditch-desk-place = Wo steht { $seat }?
quidditch-desk-place-whom = Position setzen
quidditch-desk-move-up = Wer rückt für { $seat } auf?
quidditch-desk-possession = Quaffel geben
quidditch-desk-fehlt = Verschwunden: fünf Minuten Zeit
quidditch-desk-ausschluss = Ausschließen (wird noch gefragt)
quidditch-desk-wuerfelbetrug = Würfelbetrug, Hilfsmittel (wird noch gefragt)
quidditch-desk-agreed = Dafür, { $was }: { $who }
quidditch-picture-round = Runde { $round }/{ $rounds }
quidditch-picture-possession = Ballbesitz
quidditch-picture-catch = Schnatz +{ $points }
quidditch-picture-subtitle = Endstand · zu Ende in Runde { $round } von { $rounds }
quidditch-picture-alt = Quidditch, Runde { $round }, { $phase }. { $one } { $a }, { $other } { $b }. { $where }.
quidditch-report-alt = Spielbericht: { $one } { $a }, { $other } { $b } nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}. Punkte nach Runden: { $course }. Tore: { $goals }. Gehalten: { $saves }.
quidditch-third-low = tief
quidditch-third-middle = Mitte
quidditch-third-high = hoch
quidditch-label-quaffel = Quaffel
quidditch-label-klatscher = Klatscher
quidditch-label-schnatz = Schnatz
quidditch-label-xp = = 1 XP
quidditch-label-out = Aus
quidditch-label-out-more = diese Runde
quidditch-label-waiting = Ohne
quidditch-label-waiting-more = Position
quidditch-label-course = Spielverlauf
quidditch-label-goal = = Tor
quidditch-label-round = Runde
quidditch-label-goals = Tore
quidditch-label-saves = Gehalten
quidditch-label-own-goal = ET
quidditch-label-nobody = niemand
quidditch-label-luck = Würfelglück
quidditch-label-expected = Schnitt der Summen, erwartet 7,0
quidditch-label-good = Glück
quidditch-label-bad = Pech
quidditch-label-rolls = Würfe
quidditch-label-decimal = ,

# Protokoll
quidditch-log-begun = Aufstellung: { $seats }
quidditch-log-rewound = Zurückgenommen: alles nach Zeile { $number }
quidditch-log-position = { $seat }: { $letter }
quidditch-tell-rolled-where = 🎲 { $who } ({ $what }): **{ $first }, { $second }** → **{ $where }**
quidditch-counts-ew = EW { $need }: { $value } { $done ->
    [yes] ✓
   *[no] ✗
}
quidditch-counts-first = erste Zahl { $value }
quidditch-counts-sum = zählt { $value }
quidditch-counts-duel = Kampfwurf { $one } : { $other }
quidditch-counts-duel-first = Kampfwurf { $one } : { $other }, erste Zahl { $a } : { $b }
quidditch-counts-duel-second = Kampfwurf { $one } : { $other }, zweite Zahl { $a } : { $b }
quidditch-counts-duel-even = Kampfwurf { $one } : { $other }, alles gleich
quidditch-tell-phase-where =
    { $phase }
    { $where }
quidditch-tell-reminder-whom = { $reminder } ({ $seats })
quidditch-move-in = auf { $seat } kommt jemand Neues
quidditch-move-out = { $seat } geht
quidditch-move-to = { $seat } wird { $to }
quidditch-scene-quaffel = Quaffel: **{ $seat }**
quidditch-scene-quaffel-in = Quaffel: **{ $seat }** in { $letter }
quidditch-scene-ground = Quaffel: liegt am Boden
quidditch-scene-flight = gerade geflogen, Angriff möglich
quidditch-scene-sure = der nächste Torwurf ist nicht zu halten
quidditch-scene-bonus = Torwurf +1 (Pass im Tordrittel)
quidditch-scene-klatscher = Klatscher { $number }: { $letter }, { $used ->
    [yes] benutzt
   *[no] frei
}
quidditch-scene-klatscher-with = Klatscher { $number }: { $how ->
    [kept] aufgehoben von
   *[held] gefangen von
} { $seat }
quidditch-scene-schnatz = Schnatz: { $letter }
quidditch-scene-found = gefunden von { $seat }
quidditch-scene-freiwurf = Freiwurf für { $house }{ $free ->
    [yes] {" "}· freigegeben
   *[no] {" "}· noch nicht freigegeben
} · Schütze: { $taker }
quidditch-scene-third = **{ $letter }** · { $seats }
quidditch-scene-out = Draußen · { $seats }
quidditch-scene-nowhere = Ohne Position · { $seats }
quidditch-scene-open = ▸ { $seat } `{ $command }`
quidditch-scene-rolled = { $first }, { $second } = { $value }
quidditch-scene-owes = es würfelt **{ $seat }**
quidditch-scene-may = antworten kann **{ $seats }**{ $clock }
quidditch-line-captain-gave = { $house }: Kapitän { $seat } · Erfahrungspunkte { $given }
quidditch-line-type = Befehle tippst du in den Kanal, gewürfelt wird mit `/dice 2w6`. Knöpfe gibt es im Pokal keine.
quidditch-button-last = { $verdict }: { $words }
quidditch-button-wechsel-typed = Selbst eintippen
quidditch-button-wechsel-why = Grund nennen und erbitten
quidditch-ask-why = Warum? Der Schiedsrichter liest es.
quidditch-wechsel-help = Einmal im Spiel, höchstens drei Leute. Der Schiedsrichter antwortet: jetzt, nächste Pause, Halbzeit oder nein.
quidditch-wechsel-who = Wer verlässt seinen Platz?
quidditch-wechsel-what = Was wird aus { $seat }?
quidditch-wechsel-neu = { $seat } geht, jemand Neues kommt auf { $other }
quidditch-wechsel-tausch = { $seat } und { $other } tauschen
quidditch-wechsel-nach = { $seat } geht, { $other } rückt nach
quidditch-wechsel-frei = { $seat } wird { $other } (der Platz ist frei)
quidditch-wechsel-chosen = Du willst wechseln: { $changes }.
quidditch-xp-taken = { $points } für { $seat } (ändern)
quidditch-xp-nobody-yet = doch niemand
quidditch-desk-schluss = Schluss
quidditch-desk-asked = Wechsel ({ $count })
quidditch-desk-captain = Kapitän von { $house } bestimmen
quidditch-desk-away = Fehlt · { $seats }
quidditch-desk-excluded = Ausgeschlossen · { $seats }
quidditch-desk-no-request = Kein Kapitän hat um einen Wechsel gebeten.
quidditch-desk-substituted = { $house } hat seinen Wechsel gehabt.
quidditch-desk-ordnung-help = Verwarnen: `/verwarnung`, oder [Verwarnen] unter der Meldung. Gehilfen ernennen: `/partie pfeife`.
quidditch-desk-schluss-help = Dafür müssen beide Kapitäne und der Schiedsrichter sein. Kurz anhalten: [Pause] unter dem Pult. Einen Schritt zurück: `/partie zurueck`.
quidditch-einig-ende-help = Das Spiel endet mit dem jetzigen Stand, der Sieger bekommt seinen Bonus.
quidditch-einig-abbruch-help = Das Spiel wird abgebrochen: kein Bonus, der Startwert wird veröffentlicht.
quidditch-einig-verschieben-help = Das Spiel endet ohne Ergebnis und wird ein andermal neu gespielt.
quidditch-twice = Wirklich?
quidditch-twice-anpfiff = Nicht alle Erfahrungspunkte sind vergeben. Nach dem Anpfiff verfallen sie.
quidditch-twice-wiederholen = Runde { $round }, { $phase }: Sie beginnt von vorn, Stand und Positionen wie an ihrem Anfang. Verwarnungen, Ausschlüsse, Strafen und Wechsel bleiben.{ $later ->
    [0] {""}
    [one] {" "}Eine spätere Teilrunde fällt weg.
   *[other] {" "}{ $later } spätere Teilrunden fallen weg.
}
quidditch-twice-ausschluss = { $seat } ist dann für dieses Spiel draußen, ohne Ersatz.
quidditch-twice-wuerfelbetrug = Gemeint ist, wer jetzt auf { $seat } sitzt (für jemanden, der nicht mehr dort sitzt: `/quidditch betrug`). Er ist dann für dieses und die nächsten zwei Spiele gesperrt, seine Mannschaft verliert 100 Punkte.
quidditch-sure-anpfiff = Trotzdem anpfeifen
quidditch-sure-wiederholen = Ja, wiederholen
quidditch-ask-ausschluss = Warum? Es steht im Buch, und die Person erfährt es
quidditch-sure-ausschluss = Ja, ausschließen
quidditch-sure-wuerfelbetrug = Ja, Würfelbetrug
quidditch-report-goals = Tore: { $who }
quidditch-report-own-goals = Eigentore: { $who }
quidditch-report-saves = Gehalten: { $who }
quidditch-report-schnatz = ✨ Schnatz: { $seat } in Runde { $round }
quidditch-report-penalty = Strafe: { $house } −{ $points }
quidditch-label-team = Gesamt
quidditch-log-xp = Erfahrungspunkte von { $house }: { $given }
quidditch-log-passed = { $seat } verzichtet
quidditch-log-draw = [Wurf { $number }]
quidditch-twice-ende = Etwas ist noch offen. Wenn die Teilrunde jetzt endet, verfällt es.
quidditch-sure-ende = Teilrunde trotzdem beenden
quidditch-desk-fort = **Unterbrochen:** { $seat } ist verschwunden und hat fünf Minuten.
quidditch-desk-wieder-da = **Unterbrochen:** { $seat } ist wieder da und hat eine Minute, um ins Bild zu kommen.
quidditch-desk-weggeblieben = **Unterbrochen:** { $seat } kam nicht zurück. Der Kapitän darf einen Wechsel erbitten, oder es geht ohne ihn weiter.
quidditch-propose-ende = Jetzt beenden
quidditch-propose-abbruch = Spiel abbrechen
quidditch-propose-verschieben = Verschieben
quidditch-report-version = 📜 Gespielt nach Version { $version } der Regeln.
quidditch-log-head = Chat-Quidditch am { $date }, Zeiten in UTC, [Wurf N] ist die Nummer in der prüfbaren Datei
quidditch-line-request = Euer Wechsel liegt beim Schiedsrichter: { $changes }.
quidditch-button-become-captain = Kapitän werden
quidditch-whisper-captain = Flüstern darf nur euer Kapitän. Sag es { $seat }, der gibt es weiter. (Ein Treiber darf `Aufheben` flüstern.)
quidditch-propose-pause = Pause machen
quidditch-einig-pause-help = Die Uhr steht und niemand kann etwas tun, bis der Schiedsrichter wieder anpfeift.

# Nicht länger warten
quidditch-button-overdue = { $seat } kommt nicht: { $follows }
quidditch-tell-overdue = ⌛ Auf { $seat } wird nicht länger gewartet: { $follows }.
quidditch-overdue-nothing = Gerade schuldet niemand etwas. Weiter geht es mit dem nächsten Schritt.
quidditch-folge-verfaellt = der Befehl verfällt
quidditch-folge-torwurf-verfaellt = der Torwurf verfällt, die Teilrunde endet
quidditch-folge-quaffel-faellt = der Quaffel fällt, die Teilrunde endet
quidditch-folge-quaffel-weg = der Angreifer hat den Quaffel
quidditch-folge-behaelt = der Angegriffene behält den Quaffel
quidditch-folge-gehalten = der Torwurf ist gehalten
quidditch-folge-geblockt = der Klatscher ist abgeblockt
quidditch-folge-tor = der Torwurf zählt
quidditch-folge-getroffen = der Klatscher trifft
quidditch-folge-pass-weiter = das Abfangen verfällt, der Pass geht weiter
quidditch-folge-quaffelwurf = der Spielleiter würfelt für ihn
quidditch-folge-drittel = seine Mannschaft bekommt das Drittel T
quidditch-aufruecken-excluded = { $seat } ist ausgeschlossen: Der Platz bleibt leer, ohne Ersatz.

# Entscheidungen über eine Nachricht
quidditch-lines =
    { $head }
    { $tail }
quidditch-ruled-gilt = ⚖️ `{ $command }` von { $seat } gilt.
quidditch-ruled-gilt-nicht = ⚖️ `{ $command }` von { $seat } gilt nicht.
quidditch-ruled-aus = ⚖️ Aus! `{ $command }` von { $seat } kam zu spät.
quidditch-ruled-rechtzeitig = ⏱️ `{ $command }` von { $seat } war rechtzeitig und gilt.
quidditch-ruled-goal-gone = Das Tor von { $seat } zählt nicht.
quidditch-ruled-catch-gone = Der Schnatz von { $seat } zählt nicht.
quidditch-ruled-goal-counts = Das Tor von { $seat } zählt!
quidditch-ruled-score = Neuer Stand: **{ $one } { $a } : { $b } { $other }**
quidditch-touched = { $seat }: { $words }
quidditch-ruled-falls = Damit entfällt: { $what }
quidditch-ruled-counts = Jetzt gilt auch: { $what }
quidditch-ruled-geht-weiter = Die Teilrunde geht weiter.
quidditch-ruled-endet = Die Teilrunde ist beendet.
quidditch-grund-schiri = Der Schiedsrichter hat entschieden: Das gilt nicht.
quidditch-ruling-falls = Damit entfällt auch: { $what }. Bestätige es am Pult unter „Nachrichten“.
quidditch-ruling-old = Diese Teilrunde wurde noch nicht so aufgezeichnet, dass man neu urteilen könnte. Du kannst sie wiederholen.
quidditch-gilt-too-late = Seitdem hat jemand gültig gehandelt: Jetzt bleibt es dabei. Die Teilrunde lässt sich wiederholen.
quidditch-desk-urteil = Entscheidung
quidditch-urteil-gilt = `{ $command }` von { $seat } soll gelten.
quidditch-urteil-gilt-nicht = `{ $command }` von { $seat } soll nicht gelten.
quidditch-urteil-falls = Das kann dann nicht mehr stehen: { $what }
quidditch-urteil-nothing = Sonst ändert sich nichts.
quidditch-urteil-stays = Strafen, Ausschlüsse, Wechsel und alles andere bleiben, wie sie sind.
quidditch-button-cancel = Abbrechen
quidditch-urteil-prompt = Neu entscheiden über …
quidditch-urteil-choice = { $verdict }: { $seat } { $words }
quidditch-repeat-too-late = Wiederholt wird bis 48 Stunden nach dem Abpfiff. Jetzt steht das Ergebnis fest.
quidditch-repeat-ended = Dieses Spiel wurde abgebrochen oder verschoben: Da gibt es nichts zu wiederholen.
quidditch-repeat-which = Welche Teilrunde?
quidditch-repeat-choice = Runde { $round }: { $phase }
quidditch-log-reopened = Die Partie geht weiter, mit neuem Startwert; sein Versprechen: { $promise }

quidditch-rule-answer = Zehn Sekunden
quidditch-rule-answer-help = Wie lange Halten und Abblocken nach dem gezeigten Wurf noch gelten.
quidditch-rule-answer-10 = 10 Sekunden
quidditch-rule-answer-15 = 15 Sekunden
quidditch-rule-answer-20 = 20 Sekunden
quidditch-rule-answer-30 = 30 Sekunden
quidditch-rule-answer-60 = 1 Minute
quidditch-rule-idle = Stille
quidditch-rule-idle-help = Wie lange auf jemanden gewartet wird, der nichts tut.
quidditch-rule-idle-30 = 30 Sekunden
quidditch-rule-idle-60 = 1 Minute
quidditch-rule-idle-120 = 2 Minuten
quidditch-rule-idle-300 = 5 Minuten
quidditch-rule-rounds = Runden
quidditch-rule-rounds-help = Wie viele Runden gespielt werden.
quidditch-rule-rounds-3 = 3 Runden
quidditch-rule-rounds-5 = 5 Runden
quidditch-rule-rounds-10 = 10 Runden
quidditch-rule-rounds-15 = 15 Runden
quidditch-rule-talk = Gerede
quidditch-rule-talk-help = Ob die Schiedsrichter hören, wer nach „Chatende“ redet. Im Pokal immer.
quidditch-rule-talk-aus = stört niemanden
quidditch-rule-talk-melden = wird den Schiedsrichtern gemeldet
