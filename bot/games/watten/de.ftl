### Watten: der Punktezettel und der Spieltisch.

watten-name = Watten
wattenzettel-name = Watten-Zettel
watten-partners = Nord und Süd spielen gegen Ost und West.
watten-partners-drawn = Wer mit wem spielt, wird ausgelost.

## Namen

# $one und $other sind die beiden eines Teams.
watten-team = { $one } und { $other }
watten-and = { $head }, { $tail }
watten-nobody = Stillschweigend: Ihr
watten-max = Max (Herz-König)
watten-welle = Welle (Schellen-Sieben)
watten-spitz = Spitz (Eichel-Sieben)
# $suit ist E, G, H oder S.
watten-suit = { $suit ->
    [E] Eichel
    [G] Gras
    [H] Herz
   *[S] Schellen
}
# $rank ist r7 r8 r9 r10 U O K oder A.
watten-rank = { $rank ->
    [r7] Siebener
    [r8] Achter
    [r9] Neuner
    [r10] Zehner
    [U] Unter
    [O] Ober
    [K] König
   *[A] Sau
}
watten-card = { $suit ->
    [E] Eichel
    [G] Gras
    [H] Herz
   *[S] Schellen
}-{ $rank ->
    [r7] Sieben
    [r8] Acht
    [r9] Neun
    [r10] Zehn
    [U] Unter
    [O] Ober
    [K] König
   *[A] Sau
}

watten-case-misdeal = Vergeben
watten-case-faceup = Karte liegt verkehrt im Packerl
watten-case-cut = falsches Abheben
watten-case-announce = falsches Ansagen
watten-case-write = falsches Schreiben
watten-case-raise = falsches Ausschaffen
watten-case-peek = verdeckte Karten angeschaut
watten-case-cheat = Betrugsversuch

## Was geschieht

watten-told-seated = Der erste Geber ist gezogen: { $seat }.
watten-told-shuffled = { $seat } mischt.
watten-told-cut = { $seat } hebt ab: { $depth } { $depth ->
    [one] Karte
   *[other] Karten
}.
watten-told-looked = { $yes ->
    [yes] { $seat } schaut sich die unterste Karte an.
   *[no] { $seat } schaut nicht nach.
}
watten-told-looked-own = Du siehst: { $card }.
watten-told-kept = { $seat } behält einen Kritischen!
watten-told-kept-own = Du behältst: { $card }.
watten-told-left = { $seat } lässt die Karte liegen.
watten-told-gave = { $seat } behält einen Kritischen, { $to } bekommt { $count ->
    [one] den anderen
   *[other] die anderen
}.
watten-told-gave-own = An { $seat } geht: { $cards }.
watten-told-dealt-own = Deine Karten: { $cards }.
watten-told-opened = Alle haben Karten. Offen liegt: { $card }.
watten-told-proposed = { $what ->
    [swap] { $seat } bietet den Schlagtausch an.
   *[schenas] { $seat } bietet Schenas an: alles noch einmal?
}
watten-told-replied = { $what ->
    [swap] { $yes ->
        [yes] { $seat } nimmt den Schlagtausch an.
       *[no] { $seat } mag nicht tauschen.
    }
   *[schenas] { $yes ->
        [yes] { $seat } ist einverstanden: Schenas! Es wird neu gemischt.
       *[no] { $seat } lehnt ab: Die Karten bleiben, wie sie sind.
    }
}
watten-told-carried = { $yes ->
    [yes] { $seat } behält, was vom Abheben da ist.
   *[no] { $seat } mischt alles wieder ein.
}
watten-told-late = ⏰ Zeit um, gespielt für { $seat }.
watten-told-schlag = { $seat } sagt an: **Schlag { $rank }.**
watten-told-farbe = { $seat } sagt an: **Farbe { $suit }.**
watten-told-plays-on = { $seat } bleibt dabei: Das Spiel zählt 3.
watten-told-played = { $demand ->
    [yes] { $seat } spielt { $card } aus: **„Trumpf oder Kritisch!“**
   *[no] { $seat } spielt { $card }.
}
watten-told-trick = Der Stich geht an { $seat }.
watten-told-seat-raised = **{ $seat } schafft aus: { $value }!**
watten-told-seat-stayed = { $seat } bleibt dabei. Das Spiel zählt jetzt { $value }.
watten-told-deferred = { $seat } lässt den Partner entscheiden.
watten-told-entered = { $how ->
    [left] Gegangen! **{ $value }** für { $team }.
   *[played] **{ $value }** für { $team }.
}
watten-told-fined = **Strafe** für { $team } ({ $case }): { $taken ->
    [yes] 2 Punkte weg.
   *[no] nichts da zum Streichen, also 2 für die anderen.
}
watten-told-misdealt = Vergeben! Derselbe Geber gibt noch einmal, alles Ausschaffen verfällt.
watten-told-accepted = { $team } bleiben dabei: Das Spiel zählt 3.
watten-told-raised = **{ $team } schaffen aus: { $value }!**
watten-told-stayed = { $team } bleiben dabei. Das Spiel zählt jetzt { $value }.
watten-told-round = { $ending ->
    [schneider] **Schneider!** { $team } gewinnen die Runde { $points } : { $against }. Ein Bummerl, und was für eins.
    [retour] **Retourschneider!** { $team } drehen die Runde noch um, { $points } : { $against }. Ein Bummerl, gewertet mit 22 : 0.
   *[plain] **Bummerl!** { $team } gewinnen die Runde { $points } : { $against }.
}
watten-told-excluded = { $count ->
    [one] Der Spielleiter schließt { $team } aus. Schade.
   *[other] Der Spielleiter schließt beide Teams aus. Schade um den schönen Abend.
}

## Was zu tun ist

watten-step-cut = { $seat } hebt ab.
watten-step-look = { $seat } darf die unterste Karte anschauen.
watten-step-seen = { $seat } hat die Karte gesehen und entscheidet.
watten-step-choose = { $seat } darf nur einen Kritischen behalten und wählt.
watten-step-keep = { $seat } hat noch Kritische vom Abheben: behalten oder einmischen?
watten-step-schlag = { $seat } sagt den Schlag an.
watten-step-farbe = { $seat } sagt die Farbe an.
watten-step-offer = { $what ->
    [swap] { $seat }: Schlagtausch, ja oder nein?
   *[schenas] { $seat }: Schenas, ja oder nein?
}
watten-step-tense = { $team } sind gespannt: dabei für 3, oder gehen für 2?
watten-step-answer = Ausgeschafft auf { $value }! { $team }: dabei, oder gehen für { $old }?
watten-step-play = { $leads ->
    [yes] { $seat } spielt aus.
   *[no] { $seat } ist dran.
}
watten-over = Der Tisch ist aufgehoben. Für die nächste Runde: `/watten tisch`.
# $by ist, was entschied; $mine und $theirs sind Bummerl, $points und $others die Punkte daraus.
watten-outcome = { $by ->
    [nothing] Unentschieden: je { $mine } Bummerl und { $points } Punkte. Das schreit nach einer Revanche.
    [points] { $team } gewinnen nach Punkten: je { $mine } Bummerl, aber { $points } zu { $others } Punkte.
    [exclusion] { $team } gewinnen, weil die anderen ausgeschlossen sind.
   *[bummerl] { $team } gewinnen mit { $mine } zu { $theirs } Bummerl.
}
watten-why-round = Runde { $round }: { $mine } zu { $theirs } für { $team }{ $ending ->
    [schneider] , ein Schneider (zu null)
    [retour] , ein Retourschneider (zählt 22 zu 0)
   *[plain] {""}
}.
watten-end-team = { $team }: { $bummerl ->
    [one] 1 Bummerl
   *[other] { $bummerl } Bummerl
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} in der Wertung
watten-outcome-nobody = Beide Teams sind ausgeschlossen. Gewonnen hat niemand.

## Was nicht geht (Tisch)

watten-not-understood = Das verstehe ich nicht. Nimm die Knöpfe, oder schreib zum Beispiel `spiel EO`, `schlag O`, `farbe G`.
watten-referee-only = Das kann nur der Spielleiter. Ruf ihn, er ist immer im Recht.
watten-not-seated = Du sitzt hier nicht am Tisch. Zuschauen ist erlaubt, dreinreden nicht.
watten-not-your-turn = Noch nicht! { $now }
watten-not-now = Das passt gerade nicht. { $now }
watten-not-held = Ansagen darfst du nur, was du auf der Hand hast. Schau in deine Karten und wähle daraus.
watten-offer-spent = Das hast du in diesem Spiel schon angeboten, oder es geht jetzt nicht mehr. Sag an, was du hast.
watten-card-not-held = Diese Karte hast du nicht. Schau in deine Karten und spiel eine davon.
watten-must-follow = „Trumpf oder Kritisch“: Du musst einen Farbtrumpf zugeben, und ohne Farbtrumpf mit einem Kritischen stechen.
watten-no-demand = „Trumpf oder Kritisch“ sagt nur der Ansager, wenn er mit dem Rechten ausspielt. Spiel die Karte ohne den Zusatz.
watten-no-raise-now = Ausschaffen geht erst, wenn alle Karten haben, und nicht, solange eine Antwort offen ist.
watten-no-raise-twice = Ihr habt zuletzt ausgeschafft. Jetzt sind erst die anderen an der Reihe.
watten-no-raise-tense = Ein Team ist gespannt: Da wird nicht mehr ausgeschafft.
watten-no-raise-cap = Mehr geht nicht: Der Wert darf die Punkte bis 11 nicht übersteigen. Spielt es aus.
watten-nothing-asked = Gerade ist nichts gefragt. Spielt einfach weiter.
watten-deferred-already = Einer muss entscheiden, und jetzt bist du es: dabei oder gehen?
watten-no-misdeal = Vergeben gilt nur vor der ersten Karte. Jetzt heißt es ausspielen.

## Der Zettel

watten-pad-opened = Ein frischer Zettel. Es fängt an zu geben: { $seat }.
watten-pad-announced = { $unwritten ->
    [yes] Das Spiel davor wurde nicht geschrieben und zählt 0. { $seat } gibt und hat angesagt.
   *[no] { $seat } gibt und hat angesagt.
}
watten-pad-falsely-raised = **Falsches Ausschaffen** von { $team }: { $why ->
    [twice] zweimal hintereinander gilt nicht.
    [tense] gespannt wird nicht ausgeschafft.
   *[cap] mehr als bis 11 geht nicht.
} Strafen?
watten-pad-asked = { $matter ->
    [fine] Strafe verlangt gegen { $team }: { $case }. Seht ihr es ein?
    [misdeal] { $team } sagen: vergeben! Einverstanden?
   *[close] { $team } wollen den Zettel abschließen. Einverstanden?
}
watten-pad-replied = { $yes ->
    [yes] Einverstanden.
   *[no] Nichts da. Wer dabei bleibt, ruft den Spielleiter.
}
watten-pad-corrected = Korrigiert: { $how ->
    [left] gegangen, **{ $value }** für { $team }.
   *[played] gespielt, **{ $value }** für { $team }.
}
watten-pad-taken-back = { $referee ->
    [yes] ↩️ Der Spielleiter nimmt den letzten Eintrag zurück.
   *[no] ↩️ { $team } nehmen ihren letzten Eintrag zurück.
}
watten-pad-disputed-now = **Einspruch!** Beide Teams müssen den letzten Eintrag bestätigen oder richtigstellen.
watten-pad-confirmed = { $count ->
    [one] { $team } sagen: Stimmt so.
   *[other] Bestätigt.
}
watten-pad-round-begun = Neue Runde, neues Glück.
watten-pad-closed-now = Der Zettel ist abgeschlossen. Servus beinand!

watten-pad-step-deal = { $seat } gibt, { $announcer } sagt den Schlag an. Nach dem Ansagen: **Angesagt** drücken.
watten-pad-step-dispute = Einspruch: Beide Teams bestätigen den letzten Eintrag oder stellen ihn richtig.
watten-pad-step-game = Es wird gespielt; das Spiel zählt { $value }.
watten-pad-step-asked = { $team } sind gefragt.
watten-pad-step-round = Die Runde ist entschieden. Beide Teams bestätigen, dann ist sie fest.
watten-pad-step-pause = Pause. Noch eine Runde?

watten-pad-closed = Dieser Zettel ist abgeschlossen. Einen neuen gibt es mit `/watten zettel`.
watten-pad-not-yours = Auf diesem Zettel stehst du nicht. Schreiben dürfen die vier am Tisch und der Spielleiter.
watten-pad-question-first = Erst muss die offene Frage beantwortet werden, dann geht es weiter.
watten-pad-no-game = Gerade läuft kein Spiel. Erst muss der Geber angesagt haben: **Angesagt** drücken.
watten-pad-not-your-team = Das müssen die anderen beiden selber drücken.
watten-pad-others-answer = Das müssen die anderen beantworten: Ihr habt selbst ausgeschafft.
watten-pad-others-decide = Das entscheiden die anderen. Du kannst die Frage nur zurückziehen.
watten-pad-answer-first = Erst muss geantwortet werden, dann wird weitergespielt. Strafe und Vergeben gehen auch jetzt.
watten-pad-nothing-to-take-back = Seit dem letzten Eintrag ist schon etwas geschehen. Was falsch ist, geht mit **Korrektur** oder **Einspruch**.
watten-pad-not-your-entry = Das haben die anderen geschrieben. Zurücknehmen können nur sie es oder der Spielleiter; sonst hilft **Korrektur** oder **Einspruch**.
watten-pad-nothing-asked = Gerade ist nichts gefragt.
watten-pad-own-fine = Sich selbst straft man nicht: Das wäre ein Streichen eigener Punkte. Das verlangen die anderen oder der Spielleiter.
watten-pad-later = Das geht gerade nicht. Erst die offene Sache erledigen, dann noch einmal drücken.
watten-pad-disputed = Der letzte Eintrag ist strittig. Erst bestätigen beide Teams, dann wird weitergespielt.
watten-pad-entry-closed = Zu spät: Nach dem Ansagen des nächsten Gebers wird nichts mehr geändert. Es bleibt die Strafe für falsches Schreiben.
watten-pad-impossible = Das kann das Spiel nicht gezählt haben. Wähle einen Wert aus der Liste.
watten-pad-corrected-enough = Ihr habt diesen Eintrag schon zweimal geändert. Einigt euch, oder ruft den Spielleiter.
watten-pad-own-points = Eigene Punkte streicht man nicht. Das müssen die anderen eintragen.
watten-pad-nothing-open = Da ist nichts zu bestätigen. Weiter geht es mit **Angesagt**.
watten-pad-confirmed-already = Von euch ist es schon bestätigt. Jetzt fehlen die anderen.
watten-pad-round-runs = Die Runde läuft noch. Erst muss jemand 11 haben.
watten-pad-no-hurry = Hier drängt niemand.

## Knöpfe und Bilder

watten-yes = Ja
watten-no = Nein
watten-back = Zurück
watten-stay-for = Dabei (zählt { $value })
# $team (Text) sind die Namen derer, die die Punkte bekommen.
watten-go-for = Gehen ({ $value } für { $team })
watten-go = Gehen ({ $value } für sie)
watten-on = Weiter: { $value }

watten-heading-over = Watten · Schluss nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}
watten-heading = Watten · { $a } : { $b } · Spiel { $game }{ $rounds ->
    [1] {""}
   *[other] {" "}(Runde { $round } von { $rounds })
}
watten-my-cards = Meine Karten
watten-last-trick = Letzter Stich
watten-show-pad = Zettel
watten-lead = Spielleitung
watten-lead-how = Nur für den Spielleiter: Strafen, neu geben lassen (vor der ersten Karte), ausschließen.
watten-redeal = Vergeben: neu geben
watten-fine-whom = Strafe gegen { $team }
watten-exclude-whom = Vom Tisch ausschließen (Spielleiter)
watten-exclude = { $team } ausschließen
watten-exclude-both = Beide Teams ausschließen
watten-raise = Ausschaffen: { $value }
watten-defer = Partner soll entscheiden

watten-you-see = { $looking ->
    [yes] Du siehst: **{ $card }**.
   *[no] Du weißt: Ganz unten liegt **{ $card }**.
}
watten-you-gave = { $giver ->
    [yes] An den Geber ging: { $cards }.
   *[no] Vom Abheber bekommen: { $cards }.
}
watten-you-wait = Gerade überlegt { $seat }.
watten-do-cut = Heb ab: Wie tief greifst du? Was unten am abgehobenen Packerl klebt, darfst du dir gleich anschauen.
watten-do-look = Die unterste Karte liegt frei. Nachschauen?
watten-do-seen = Ein Kritischer darf bleiben; alles andere geht zurück.
watten-do-choose = Nur einer darf bei dir bleiben. Was du nicht nimmst, bekommt der Geber.
watten-do-keep = Es wird neu gegeben. Behältst du, was du vom Abheben hast, oder mischst du es ein?
watten-do-schlag = Du sagst den **Schlag** an (nur, was du hast).
watten-do-farbe = Du sagst die **Farbe** an (nur, was du hast).
watten-do-offer = { $what ->
    [swap] { $seat } sagt an und bietet dir den **Schlagtausch**: Du sagst den Schlag an, { $seat } die Farbe. Ausspielen muss { $seat } trotzdem. Tauschst du?
   *[schenas] { $seat } sagt an und bietet dir **Schenas**: Alle Karten werden neu gemischt und gegeben, nur Kritische vom Abheben darf man behalten. Einverstanden?
}
watten-do-tense = Ihr seid gespannt. Dabei bleiben oder gehen? Wer zuerst drückt, entscheidet für beide.
watten-do-answer = { $team } haben auf **{ $value }** ausgeschafft (jetzt { $old }). Wer von euch zuerst drückt, entscheidet für beide.
watten-do-play = Du bist dran. Wos liegt, des biggd!

watten-cut = { $how ->
    [few] Wenig ({ $depth })
    [half] Mitte ({ $depth })
   *[many] Viel ({ $depth })
}
watten-cut-exact = Genau …
watten-ask-cut = Wie viele Karten, 1 bis { $most }?
watten-look = { $yes ->
    [yes] Nachschauen
   *[no] Nicht nachschauen
}
# $kind ist cut (gerade abgehoben) oder mix (vor dem neuen Geben).
watten-keep = { $yes ->
    [yes] Behalten
   *[no] { $kind ->
        [mix] Einmischen
       *[cut] Liegen lassen
    }
}
watten-propose = { $what ->
    [swap] Schlagtausch anbieten
   *[schenas] Schenas anbieten
}
watten-numbered = { $number } { $card }{ $demand ->
    [yes] : „Trumpf oder Kritisch!“
   *[no] {""}
}
watten-demanded = Trumpf oder Kritisch!
watten-your-cards = Deine Karten

watten-word-counts = Spiel zählt
watten-word-schlag = Schlag
watten-word-farbe = Farbe
watten-word-opened = Offene Karte
watten-word-open = offen
watten-word-leads = spielt aus
watten-word-your-turn = Du bist dran
watten-word-you = Du
watten-word-tricks = Stiche
watten-word-ahead = vorn
watten-word-won = sticht
watten-word-dealer = G
watten-word-tense = gespannt
watten-word-left-to = noch { $missing } bis 11
watten-word-raised = Ausgeschafft: { $value }
watten-word-bummerl = Bummerl
watten-word-played = gespielt
watten-word-left = gegangen
watten-word-fine = Strafe
watten-word-pennants = S Schneider, R Retourschneider
watten-word-folded = ältere Spiele
watten-doing-cut = hebt ab
watten-doing-look = schaut
watten-doing-announce = sagt an
watten-doing-answer = ist gefragt
watten-doing-play = ist dran
watten-unsaid = noch offen

watten-alt-card = { $number } { $card }{ $critical ->
    [yes] {" "}(Kritischer)
   *[no] {""}
}{ $playable ->
    [yes] , spielbar
    [no] , jetzt nicht
   *[none] {""}
}
watten-alt-no-cards = noch keine
watten-alt-empty = leer
watten-alt-laid = { $name } { $card }{ $ahead ->
    [yes] , vorn
   *[no] {""}
}
watten-hand-alt = Watten, nur für dich. { $one } { $a }, { $other } { $b }. Das Spiel zählt { $value }, Schlag { $schlag }, Farbe { $farbe }. Im Stich: { $trick }. Dran: { $waiting }. Deine Karten: { $cards }.{ $note ->
    [none] {""}
   *[other] {" "}Hinweis: { $note }.
}
watten-trick-alt = Der letzte Stich: { $cards }.
watten-table-alt = Watten-Tisch. { $one } { $a } Punkte{ $tense_a ->
    [yes] , gespannt
   *[no] {""}
}. { $other } { $b } Punkte{ $tense_b ->
    [yes] , gespannt
   *[no] {""}
}. Das Spiel zählt { $value }. Schlag { $schlag }, Farbe { $farbe }. Geber { $dealer }. Im Stich: { $trick }. Dran: { $waiting }. Stiche { $won } zu { $lost }. Offene Karte: { $opened }.

watten-pad-heading = { $one } { $a } : { $b } { $other }
watten-pad-subtitle = Runde { $round } · bis 11
watten-pad-running = läuft – zählt { $value }
watten-pad-state = Runde { $round } · Spiel { $game } · Geber: { $dealer } · Ansager: { $announcer } · gilt **{ $value }**
# $matter ist fine, false, misdeal oder close.
watten-pad-question = { $matter ->
    [fine] Die Gegner verlangen eine Strafe für { $team }. Seht ihr es ein?
    [false] { $team } haben falsch ausgeschafft. Strafen?
    [misdeal] { $team } sagen: vergeben. Neu geben lassen?
   *[close] { $team } wollen aufhören. Einverstanden?
}
watten-pad-take-back = Zurück
watten-pad-announce = Angesagt
watten-pad-unwritten = Nicht geschrieben: nächstes Spiel angesagt
watten-pad-dispute = Einspruch
watten-pad-confirm = Stimmt so
watten-pad-misdeal = Vergeben
watten-pad-win = { $team } gewinnen
watten-pad-raise = { $team }: Ausschaffen auf { $value }
watten-pad-next-round = Nächste Runde
watten-pad-close = Zettel abschließen
watten-pad-fines = Strafe
watten-pad-fine-how = Wer gestraft wird, muss es einsehen; sonst entscheidet der Spielleiter. Bei weniger als 2 Punkten bekommen die anderen 2.
watten-pad-fix = Korrektur
watten-pad-fix-how = Was hat das letzte Spiel wirklich gezählt? Das geht nur, bis der nächste Geber angesagt hat; eigene Punkte streicht man nicht.
watten-pad-fix-for = Spiel für { $team }
watten-pad-result = { $how ->
    [left] gegangen, { $value }
   *[played] gespielt, { $value }
}
watten-pad-close-how = Dann steht der Endstand fest, und weiter ginge es nur mit einem neuen Zettel. Alle fertig?
watten-pad-more = Mehr
watten-pad-more-how = Der Zettel zum Mitnehmen hängt an. Abschließen geht nur, wenn beide Teams einverstanden sind.
watten-pad-alt = Watten-Zettel, Runde { $round }. { $one } { $a }{ $tense_a ->
    [yes] , gespannt
   *[no] {""}
}. { $other } { $b }{ $tense_b ->
    [yes] , gespannt
   *[no] {""}
}. { $games } { $games ->
    [one] Spiel
   *[other] Spiele
} geschrieben. Bummerl { $won } zu { $lost }.
watten-csv-head = Spiel;Wie;Team;Wert;{ $one };{ $other }
watten-csv-how = { $how ->
    [played] gespielt
    [left] gegangen
    [fine] Strafe
   *[none] nicht geschrieben
}
watten-csv-ending = { $ending ->
    [schneider] Schneider
    [retour] Retourschneider
   *[plain] Bummerl
}

## Hausregeln

watten-rule-demand = Trumpf oder Kritisch
watten-rule-demand-help = Ob, wer einen Farbtrumpf und einen Kritischen hat, den Trumpf zugeben muss oder wählen darf.
watten-rule-demand-no = streng: Trumpf zugeben
watten-rule-demand-yes = frei: wer beides hat, wählt
watten-rule-silence = Schweigen
watten-rule-silence-help = Was keine Antwort in der Zeit heißt, beim Ausschaffen und bei der Frage an die Gespannten.
watten-rule-silence-go = heißt Gehen
watten-rule-silence-stay = heißt Dabei
watten-rule-schenas = Schenas
watten-rule-schenas-help = Wie oft in einem Spiel neu gegeben werden darf.
watten-rule-schenas-0 = keines
watten-rule-schenas-1 = eines je Spiel
watten-rule-schenas-3 = bis zu drei je Spiel
watten-rule-schenas-9 = bis zu neun je Spiel
watten-rule-named = Kritische ansagen
watten-rule-named-help = Ob ein Kritischer beim Ansagen als Karte seines Schlags und seiner Farbe gilt.
watten-rule-named-yes = zählen als Schlag und Farbe
watten-rule-named-no = zählen beim Ansagen nicht
watten-rule-seconds = Zeit
watten-rule-seconds-help = Am Tisch für jeden Schritt, auf dem Zettel für Antworten.
watten-rule-seconds-60 = 1 Minute
watten-rule-seconds-180 = 3 Minuten
watten-rule-seconds-600 = 10 Minuten
watten-rule-seconds-3600 = 1 Stunde
watten-rule-seconds-none = ohne Uhr

## Das Bild vom Ende

watten-end-title = { $one } und { $other } gewinnen
watten-end-draw = Unentschieden
# $ending ist plain, schneider oder retour; many: mehrere Bummerl.
watten-end-reason = { $ending ->
    [schneider] Schneider, die anderen ohne Punkt
    [retour] Retour gespielt: { $a } : { $b } Punkte
    [many] { $won } : { $lost } Bummerl, { $a } : { $b } Punkte
   *[plain] { $a } : { $b } Punkte
}
watten-end-last = Die letzten Spiele
watten-end-alt = Watten zu Ende. { $title }: { $reason }. { $one } { $a }, { $other } { $b }.

watten-seat-nord = Nord
watten-seat-ost = Ost
watten-seat-sued = Süd
watten-seat-west = West
