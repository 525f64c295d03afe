### Was der Dienst sagt, wenn eine Partie gerade nicht so kann; immer mit dem nächsten Schritt.

game-unknown = Diese Partie kenne ich nicht (mehr). Eine neue ist schnell eröffnet.
game-not-running = Diese Partie hat noch nicht begonnen. Nehmt Platz und drückt „Los“.
game-expired = Diese Runde kam nicht zustande und ist abgeräumt. Eröffne einfach eine neue.
game-ended = Die Partie ist aus.
# $outcome (Satz) sagt, wie sie ausging.
game-over = { $what ->
    [tournament] Dieses Turnier ist zu Ende
    [season] Diese Saison ist zu Ende
   *[game] Diese Partie ist zu Ende
}: { $outcome }
game-closed = Dieses Ergebnis steht fest: Ändern konnte es der Schiedsrichter bis einen Tag nach dem Ende.
# $step (Satz) ist der Schritt, der jetzt dran ist.
game-stale = Der Knopf gehört zu einem früheren Schritt. Inzwischen gilt: { $step }
game-rewound = Inzwischen wurde zurückgespult, der Knopf zählt nicht mehr. Jetzt gilt: { $step }
game-busy = An diesem Tisch ist gerade Gedränge. Geschehen ist nichts; probiere es gleich noch einmal.
game-not-seated = Du sitzt hier nicht mit am Tisch, darum gibt es hinter dieser Tür nichts für dich. Zuschauen darfst du gern; bei der nächsten Partie nimm vorher Platz.
game-nothing-to-rewind = Es ist noch nichts geschehen, was sich zurücknehmen ließe.
game-no-such-point = Dorthin geht es nicht zurück. Wähle einen der angebotenen Punkte.

proof-not-over = Das Protokoll gibt es, sobald die Partie zu Ende ist; vorher verriete es, was noch geheim ist.
game-not-for-you = Das steht dir hier gerade nicht offen. Schau auf den Tisch, wer an der Reihe ist.
game-paused = { $what ->
    [tournament] Das Turnier ist unterbrochen. Sobald die Turnierleitung
    [season] Die Saison ist unterbrochen. Sobald das Quidditch-OK
   *[game] Die Partie ist unterbrochen. Sobald der Schiedsrichter (oder wer sie eröffnet hat)
} mit `/partie weiter` anpfeift, geht es genau hier weiter.
game-abandoned = { $what ->
    [tournament] Dieses Turnier wurde abgebrochen; es zählt nichts mehr. Ein neues
    [season] Diese Saison wurde abgebrochen; es zählt nichts mehr. Eine neue
   *[game] Diese Partie wurde abgebrochen; es zählt nichts mehr. Eine neue
} ist schnell eröffnet.
table-needs-me-here = Hier bin ich nur für dich installiert und nicht Mitglied: Würfeln und nachschlagen geht überall, ein Tisch braucht mich auf dem Server. Wer ihn verwaltet, kann mich einladen; in unseren Direktnachrichten geht es auch so.
