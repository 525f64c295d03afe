# Wizard-Turnier

wizard-turnier-name = Wizard-Turnier
wizard-turnier-few = Mit { $count } Leuten gibt es keine Qualifikationsplätze; die gibt es ab { $fewest }.
wizard-turnier-unreadable = Schreib für jeden am Tisch eine Zeile mit den Punkten: „Anna: 250“, mit den einzelnen Spielen „Anna: 250 (30,-10,…)“, mit Drei-Karten-Spiel „Anna: 250 (…) !40“. Statt Punkten geht auch: gegangen, nicht da, Niederlage, DQ.
wizard-turnier-lines = Am Tisch sitzen { $count }, im Feld { $lines ->
    [0] steht keine Zeile
    [one] steht eine Zeile
   *[other] stehen { $lines } Zeilen
}. Schreib für jeden genau eine: „Anna: 250“.
wizard-turnier-bad-line = { $empty ->
    [yes] Hinter { $who } fehlen die Punkte: „{ $who }: 250“.
   *[no] „{ $typed }“ hinter { $who } kann ich nicht lesen. Schreib die Punkte als Zahl („250“), mit den Spielen „250 (30,-10,40)“, oder: gegangen, nicht da, Niederlage, DQ.
}
wizard-turnier-worded = { $manner ->
    [gone] { $who } gegangen
    [defeat] { $who } Niederlage
    [dq] { $who } disqualifiziert
    [absent] { $who } nicht da
   *[none] { $who } { $points }
}{ $playoff ->
    [none] {""}
   *[other] {" "}(Drei-Karten-Spiel { $playoff })
}
wizard-turnier-needs-games = Punktgleich: Trag für { $who } auch die einzelnen Spiele ein, sie entscheiden.
wizard-turnier-needs-playoff = Gleichstand zwischen { $who }: Spielt das Drei-Karten-Spiel und trag es mit ein („!40“, „!-“ für wen, der nicht spielt).
wizard-turnier-only-referee = Niederlage und Disqualifikation spricht nur der Schiedsrichter aus. Ruft ihn, oder schreibt für { $who } die Punkte auf.
wizard-turnier-replay = Alle am Tisch sind gleich: Die Runde wird an diesem Tisch wiederholt.
wizard-turnier-no-such-points = Diese Punkte kann { $who } nicht haben: Jedes Spiel zählt Zehner.
wizard-turnier-sum = Bei { $who } passen die einzelnen Spiele nicht zur Summe.
wizard-turnier-games-missing = { $about ->
    [final] Gleichstand an der Grenze zum Finale
   *[place] Gleichstand um den letzten Qualifikationsplatz
}: { $who }. Die einzelnen Spiele entscheiden, trag sie nach. Weiß sie niemand mehr, entscheidet gleich das Drei-Karten-Spiel.
wizard-turnier-decide = { $about ->
    [final] Gleichstand an der Grenze zum Finale
   *[place] Gleichstand um den letzten Qualifikationsplatz
}: { $who } spielen ein Drei-Karten-Spiel, dann geht es weiter. Wer nicht will oder nicht da ist, liegt hinten.
wizard-turnier-by = { $what ->
    [placing] nach Wertungspunkten
    [points] nach Punkten
    [plus] nach Spielen mit Plus
    [best] nach dem höchsten Spiel
    [often] nach der Zahl der höchsten Spiele
    [second] nach dem zweithöchsten Spiel
    [place] nach dem Platz am Tisch
    [semi] nach dem Halbfinale
    [round] nach der erreichten Runde
    [decider] nach dem Drei-Karten-Spiel
   *[final] nach dem Finale
} { $one } : { $other }
wizard-turnier-by-decider = durch das Drei-Karten-Spiel
wizard-turnier-by-lot = durch das Los
