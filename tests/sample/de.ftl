hasard-name = Hasard
hasard-round = Hasard, Runde { $number } von { $rounds }
hasard-line = { $seat }: { $points } { $laid ->
    [yes] · Karte liegt
   *[no] · überlegt
}
hasard-line-die = { $seat }: { $points } · { $die ->
    [0] verzichtet
   *[other] Würfel { $die }
}
hasard-roll = Würfeln
hasard-hold = Halten
hasard-ring = Glocke
hasard-card = Karte { $card }
hasard-my-cards = Meine Karten
hasard-fine = { $seat } einen Punkt abziehen
hasard-fine-whom = Strafe (Schiedsrichter)

hasard-step-lay = Alle legen verdeckt eine Karte.
hasard-step-turn = { $seat } würfelt oder hält.

hasard-dealt = Deine Karten: { $cards }.
hasard-laid = { $seat } hat eine Karte gelegt.
hasard-laid-own = Du hast { $card } gelegt.
hasard-rolled = { $seat } würfelt eine { $die }.
hasard-held = { $seat } hält.
hasard-scored = Aufgedeckt! Die beste Hand zählt { $best }.
hasard-fined = Strafe: { $seat } verliert einen Punkt.
hasard-won = { $seat } gewinnt mit { $points } Punkten{ $others ->
    [0] .
   *[other] , gemeinsam mit { $others } anderen.
}

hasard-over = Die Partie ist gespielt.
hasard-not-seated = Dafür brauchst du einen Platz am Tisch.
hasard-cards-first = Erst legen alle eine Karte.
hasard-cards-lie = Die Karten liegen schon; jetzt wird gewürfelt.
hasard-wait = Erst ist { $seat } dran.
hasard-not-your-card = Die { $card } hast du nicht auf der Hand.
hasard-captain-only = Läuten darf nur ein Kapitän.
hasard-referee-only = Strafen verteilt nur der Schiedsrichter.
hasard-fined-already = { $seat } hat schon eine Strafe.
hasard-seat-empty = Auf diesem Platz sitzt niemand.
hasard-not-understood = Das verstehe ich nicht. Möglich sind: `karte 7`, `wurf`, `halt`.

hasard-rules-heading = Regeln
hasard-rules = Wer die höchste Karte legt oder am besten würfelt, gewinnt die Runde.
hasard-back = Zurück
hasard-fine-typed = Strafe eintippen

hasard-rule-rounds = Runden
hasard-rule-rounds-help = Wie lange gespielt wird.
hasard-rule-rounds-1 = eine
hasard-rule-rounds-2 = zwei
hasard-rule-rounds-5 = fünf
hasard-rule-seconds = Bedenkzeit
hasard-rule-seconds-help = Wie lange jemand überlegen darf.
hasard-rule-seconds-30 = eine halbe Minute
hasard-rule-seconds-60 = eine Minute
hasard-rule-seconds-none = ohne Uhr
