### Fang den Hut: vier Hüte, geheime Befehle, alles auf einmal.

hut-name = Fang den Hut
hut-word = { $word }
hut-colour = { $colour ->
    [R] Rot
    [B] Blau
    [W] Weiß
    [G] Gelb
    [S] Schwarz
   *[V] Violett
}

## Der Tisch

hut-heading = Fang den Hut · Runde { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}von { $rounds }
} · { $score }
hut-heading-over = Fang den Hut · Schluss nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}
hut-door = Meine Befehle
hut-step = Alle schreiben geheim ihre Befehle.
hut-step-left = Es fehlen noch die Befehle von { $names }.
hut-seat = { $seat }
hut-list = { $head }, { $tail }
hut-hats = Hüte und Siegel
hut-hats-heading = Hüte und Siegel · Runde { $round }
hut-player = { $sign } { $seat } · **{ $points }**{ $won ->
    [0] {""}
   *[other] {" "}(+{ $won })
} · { $hats } · { $state ->
    [done] ✅ abgegeben
    [out] 🕳️ ohne Hüte
   *[open] ✍️ schreibt noch
}
hut-final = **{ $place }.** { $sign } { $seat } · **{ $points }**
hut-seal = -# { $sign } Siegel `{ $seal }`
hut-to-report = Bericht Runde { $round }
hut-round = Runde { $round }

hut-drawn = 🎩 Die Farben sind verlost, die Hüte sitzen. Jetzt heißt es planen, bluffen und Daumen drücken.
hut-christened = { $seat } tauft einen Hut auf den Namen „{ $name }“.
hut-handed-in = 📨 { $seat } hat abgegeben. Siegel `{ $seal }…`
hut-noted-own = Deine Befehle sind notiert, aber noch nicht abgegeben.
hut-opened-late = ⏰ Zeit um, Runde { $round } ist ausgewertet. Nichts geschrieben, also stehen geblieben: { $names }.
hut-opened = Runde { $round } ist ausgewertet, alle Siegel sind gebrochen.
hut-told-phase = **Phase { $phase }** { $orders }
hut-told-quiet = **Phase { $phase }** Kein Hut rührt sich.
hut-scored = **Punkte Runde { $round }** { $points }
hut-won = { $others ->
    [0] { $seat } gewinnt nach { $rounds } Runden mit { $points } Punkten. Hut ab!
    [one] { $seat } und noch jemand teilen sich nach { $rounds } Runden mit { $points } Punkten den Sieg. Hut ab!
   *[other] { $seat } und { $others } andere teilen sich nach { $rounds } Runden mit { $points } Punkten den Sieg. Hut ab!
}
hut-why = { $ahead ->
    [one] Ein Punkt Vorsprung auf { $seat }.
   *[other] { $ahead } Punkte Vorsprung auf { $seat }.
}

## Zahl und Namen

hut-number-heading = Wie lange wollen wir spielen?
hut-number-about = Nenne eine Zahl von { $fewest } bis { $most }. Der gerundete Mittelwert aller Zahlen ist die Zahl der Runden. Sie bleibt geheim, auch vor dir: Wann Schluss ist, merkt ihr erst, wenn Schluss ist.
hut-number-prompt = Deine Zahl
hut-number-choice = { $number } Runden
hut-number-own = Deine Zahl für den Mittelwert: **{ $number }**
hut-number-missing = Deine Zahl (5 bis 15) fehlt noch. Ohne sie zählt nur, was die anderen nennen.
hut-number-later = Erst planen
hut-number-change = Meine Zahl
hut-christen = Hüte taufen
hut-christen-heading = Hüte taufen
hut-christen-about = Namen haben 3 bis 10 Buchstaben, beginnen mit { $letter } und unterscheiden sich im zweiten Buchstaben. Such dir etwas aus oder drück auf ✏️ und schreib selbst. Taufen kannst du, bis du deine ersten Befehle schreibst.
hut-christen-menu = { $name } heißt ab jetzt …
hut-christen-ask = Wie soll der Hut heißen?

## Planen

hut-plan-heading = Deine Befehle · Runde { $round }
hut-plan-order = `{ $order }`
hut-plan-left = Noch **{ $left }** von { $points } Bewegungspunkten (BP). Höchstens 7 für einen Hut, keine Zahl doppelt.
hut-plan-replaces = Noch gilt, was du geschrieben hast; erst beim Abgeben wird es ersetzt.
hut-plan-add = Befehl geben: welche Phase, welcher Hut?
hut-plan-choice = Phase { $phase } · { $name } ({ $field })
hut-plan-strike = Befehl streichen
hut-tower-of = Turm aus { $height } Hüten
hut-target-heading = Phase { $phase } · { $name } von { $field } …
hut-target-about = Wohin? Angeboten wird nur, was geht. Was dort steht, gilt für den Beginn der Runde.
hut-target-menu = Ziel mit { $first } bis { $last } BP
hut-target = { $points } BP → { $field }
hut-about-stay = Stehen bleiben: Wer hierher will, prallt ab
hut-about-home = Nach Hause: Gefangene einsperren, eigene Hüte befreien{ $surplus ->
    [0] {""}
   *[other] {" "}({ $surplus } BP verfallen)
}
hut-about-rest = Ruhefeld: sicher, aber ohne Punkte
hut-about-full = Ruhefeld, besetzt von { $name }
hut-about-own = Dort steht dein Hut { $name }
hut-about-prey = Dort steht { $name }{ $height ->
    [1] {""}
   *[other] {" "}(Turm aus { $height })
}
hut-your-plan = dein Plan
hut-hand-in = Abgeben
hut-hand-in-numberless = Ohne Zahl abgeben
hut-hand-in-anyway = Trotzdem abgeben
hut-change = Ändern
hut-write = Als Text
hut-write-ask = Phase Hut Start BP Ziel, mehrere mit ;
hut-rewrite = Neu schreiben
hut-rewrite-ask = Ersetzt den Zettel: Phase Hut Start BP Ziel;…
hut-back = Zurück

## Was auf dem Zettel steht

hut-slip-heading = Dein Zettel · Runde { $round }
hut-slip-done = 🔒 Abgegeben. Bis zur Frist kannst du ihn ersetzen, solange noch jemand fehlt.
    -# Siegel `{ $seal }` · Salz `{ $salt }`
hut-taken-last = ✅ Deine Befehle sind da. Du warst zuletzt dran: Runde { $round } ist ausgewertet, der Bericht steht im Kanal.
hut-slip-open = Notiert, aber noch nicht abgegeben.
hut-slip-faulty = Notiert, aber noch nicht abgegeben: Bessere nach, oder gib ihn trotzdem ab. Zur Frist zählt, was hier steht.
hut-slip-void = ⛔ So gilt in dieser Runde **kein** Befehl: { $reason }
hut-line-good = ✅ `{ $line }`
hut-line-mended = 🔧 `{ $line }` · ergänzt: { $first }{ $count ->
    [1] {""}
   *[other] , { $more }
}
hut-line-fault = ❌ `{ $line }` · gilt nicht: { $reason }
hut-line-lost = ➖ `{ $line }`
hut-line-idle = ✅ `{ $phase }` · kein Zug

hut-mended-start = Start { $field }
hut-mended-target = Ziel { $field }
hut-mended-points = { $points } BP

hut-fault-phase = Die Phase fehlt oder ist keine Zahl von 1 bis 4.
hut-fault-talk = Das ist kein Befehl, und die anderen Zeilen stört es nicht.
hut-fault-incomplete = An diesem Tisch wird nichts ergänzt. Schreib Phase, Hut, Start, BP und Ziel.
hut-fault-no-hat = Welcher Hut? Nach der Phase kommt sein Name.
hut-fault-unknown-hat = Einen Hut namens „{ $name }“ gibt es hier nicht.
hut-fault-foreign-hat = { $name } hört nicht auf dich.
hut-fault-caught = { $name } ist gefangen.
hut-fault-below = { $name } steckt im Turm unter { $top }. Der Turm heißt wie sein oberster Hut.
hut-fault-strange = Mit „{ $word }“ kann ich nichts anfangen.
hut-fault-muddle = Zu viele Felder oder Zahlen für einen Befehl. Es heißt: Phase Hut Start BP Ziel.
hut-fault-start = { $name } steht nicht auf { $start }, sondern auf { $field }.
hut-fault-no-target = Ziel und BP fehlen.
hut-fault-which = Mit { $points } BP gibt es mehrere Ziele. Nenne das Feld.
hut-fault-far = { $points } BP sind zu viele, 7 ist das Höchste für einen Hut.
hut-fault-distance = Von { $start } nach { $target } sind es { $far }, nicht { $points }.
hut-fault-foreign-home = { $field } ist ein fremdes Versteck.
hut-fault-single-home = { $name } hat niemanden gefangen; nach Hause dürfen nur Türme.
hut-fault-home-far = Bis nach Hause sind es { $far }, du gibst nur { $points }.
hut-fault-two-orders = In Phase { $phase } stehen zwei Befehle, es gilt keiner.

hut-void-phase = Ein Befehl hat keine Phase von 1 bis 4.
hut-void-twice = { $hat } hat zwei Befehle.
hut-void-equal = Zwei Hüte haben beide { $points } BP.
hut-void-sum = Das sind { $points } BP, erlaubt sind { $most }.
hut-void-idle = Mindestens ein Hut muss ziehen; 0 BP allein genügen nicht.

## Berichte

hut-report-heading = Bericht · Runde { $round } · Phase { $phase }
hut-report-phase = `{ $phase }` { $orders }
hut-report-standing = Bericht · Runde { $round } · Stand
hut-report-order = { $order }
hut-report-more = -# Zum Durchblättern, als Film und als Ganzes: **Bericht Runde { $round }** an der Tafel.
hut-quiet = In dieser Phase hat sich kein Hut gerührt.
hut-phase = Phase { $phase }
hut-standing = Stand
hut-film = Film
hut-film-heading = Runde { $round } als Film
hut-whole = Ganz
hut-whole-about = Antippen, um den ganzen Bericht zu lesen und zu behalten.
hut-alt-round = Fang den Hut, Bericht Runde { $round }: alle vier Phasen mit ihren Befehlen, dann der Stand. { $points }
hut-alt-film = Fang den Hut, Runde { $round } als Film: das Brett nach jeder Phase, zuletzt der Stand. { $points }
hut-report-points = Punkte (gesamt): { $points }
hut-missing = { $seat } hat nichts geschrieben; die Hüte blieben stehen.
hut-marks = -# __unterstrichen__: nicht ausgeführt · (!) fängt · (g) gefangen · (?) fehlerhaft
hut-back-phase = Vorige
hut-next-phase = Weiter
hut-which-round = Andere Runde
hut-seals = Siegel
hut-seals-heading = Gebrochene Siegel · Runde { $round }
hut-seals-kept = Was auf den Zetteln steht, ist damit festgelegt; aufgemacht wird nach der Runde.
hut-seals-how = So prüfst du, dass niemand Befehle vertauscht hat: Die SHA-256 des Textes zwischen den Strichen (Zeilen mit einfachem Zeilenumbruch, keiner am Ende) ist genau das Siegel, das am Tisch stand.
hut-archive = Alles
hut-archive-heading = Die ganze Partie
hut-archive-about = { $rounds ->
    [one] Der Bericht der ersten Runde als Text.
   *[other] Die Berichte aller { $rounds } Runden als Text.
}

## Im Bild

hut-after-phase = nach Phase { $phase }
hut-before = vor dem ersten Zug
hut-label-empty = leer
hut-label-rest = Ruhefeld
hut-label-start = Zugbeginn
hut-label-caught = gefangen
hut-label-standoff = Patt
hut-label-tower = Hüte im Turm
hut-label-locked = eingesperrt
hut-alt-colour = { hut-colour }: { $stacks }{ $home ->
    [0] {""}
   *[other] , { $home } zu Hause
}{ $locked ->
    [0] {""}
   *[other] , { $locked } eingesperrt
}.
hut-alt-standoffs = Patt auf { $fields }.
hut-alt-points = Punkte: { $points }.
hut-alt-plan = Plan: { $orders }.
hut-alt = Fang den Hut, Runde { $round }, { $below }. { $board } { $more }

## Absagen

hut-is-over = Diese Partie ist gespielt. Eine neue beginnt mit `/hut neu`.
hut-not-seated = Befehle schreibt nur, wer mitspielt. Zuschauen und Mitfiebern ist erlaubt.
hut-no-hats-left = Du hast keinen Hut mehr unter Kontrolle. Jetzt heißt es zuschauen und den anderen Pech wünschen.
hut-not-possible = So geht das nicht: { $reason } Bau den Plan noch einmal.
hut-nothing-to-hand-in = Es gibt nichts abzugeben. Schreib zuerst Befehle.
hut-already-handed-in = Dein Zettel ist abgegeben und bleibt, wie er ist. Mit „Ändern“ oder „Neu schreiben“ unter deinem Zettel ersetzt du ihn.
hut-replace-ask = Dein Zettel ist schon abgegeben. Soll das hier ihn ersetzen?
hut-replace-yes = Ersetzen
hut-replace-no = Abgegebenen behalten
hut-not-understood = Das habe ich nicht als Befehl erkannt. Schreib zum Beispiel `1 Rudi RO 3 RH`: Phase, Hut, Start, BP, Ziel; mehrere Befehle auf eigenen Zeilen oder mit `;` dazwischen.
hut-too-long = Das ist zu lang für vier Befehle. Fass dich unter { $most } Zeichen.
hut-too-many-lines = Das sind { $lines } Befehle, eine Runde hat vier Phasen. Schreib je Phase einen.
hut-number-fixed = Die Zahl der Runden steht seit der ersten Runde fest. Lass die Zahl weg und schreib nur Befehle.
hut-number-settled = An diesem Tisch sind { $rounds } Runden ausgemacht. Lass die Zahl weg und schreib nur Befehle.
hut-number-range = Die Zahl muss von { $fewest } bis { $most } gehen. Geschrieben ist noch nichts.
hut-christen-late = Getauft wird, bevor die ersten Befehle geschrieben sind. Jetzt bleiben die Namen.
hut-name-letters = Hüte heißen nur aus Buchstaben, ohne Leerzeichen, Ziffern oder Verzierung. Denk dir noch etwas aus.
hut-name-length = Ein Hut heißt mit { $shortest } bis { $longest } Buchstaben. Denk dir noch etwas aus.
hut-name-colour = Deine Hüte beginnen alle mit { $letter }. Denk dir noch etwas aus.
hut-name-second = Der zweite Buchstabe „{ $letter }“ gehört schon { $name }. Denk dir noch etwas aus.
hut-name-alike = Das klingt genau wie { $name }, und auf dem Zettel wären die beiden nicht zu unterscheiden. Denk dir noch etwas aus.

## Hausregeln

hut-rule-rounds = Rundenzahl
hut-rule-rounds-help = Geheim aus den Zahlen aller gemittelt, oder eine Zahl, die alle kennen.
hut-rule-rounds-none = geheim
hut-rule-rounds-5 = 5 Runden
hut-rule-rounds-8 = 8 Runden
hut-rule-rounds-10 = 10 Runden
hut-rule-rounds-15 = 15 Runden
hut-rule-seconds = Frist
hut-rule-seconds-help = Wie lange eine Runde höchstens dauert.
hut-rule-seconds-600 = 10 Minuten
hut-rule-seconds-3600 = 1 Stunde
hut-rule-seconds-43200 = 12 Stunden
hut-rule-seconds-86400 = 1 Tag
hut-rule-seconds-172800 = 2 Tage
hut-rule-seconds-604800 = 7 Tage
hut-rule-mends = Zettel
hut-rule-mends-help = Ob ein fehlender Start, fehlende BP oder ein einzig mögliches Ziel ergänzt werden.
hut-rule-mends-yes = Eindeutiges wird ergänzt
hut-rule-mends-no = nur vollständige Befehle gelten
