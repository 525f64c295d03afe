### Chat-Quidditch auf Discord: Befehle, Räume, Namen, Bericht.

cmd-quidditch-name = quidditch
cmd-quidditch = Chat-Quidditch: ein ganzes Spiel, von der Aufstellung bis zum Protokoll
cmd-quidditch-neu-name = neu
cmd-quidditch-neu = Eröffnet die Aufstellung für ein Spiel
cmd-quidditch-haus1-name = haus1
cmd-quidditch-haus1 = Das eine Haus
cmd-quidditch-haus2-name = haus2
cmd-quidditch-haus2 = Das andere Haus
cmd-quidditch-art-name = art
cmd-quidditch-art = Freundschaft mit allen Hilfen; Pokal und Finale streng und ohne
cmd-quidditch-art-freundschaft = Freundschaft
cmd-quidditch-art-pokal = Pokal
cmd-quidditch-art-finale = Finale
cmd-quidditch-leitung-name = leitung
cmd-quidditch-leitung = Wer pfeift: du oder der Bot (nur in der Freundschaft)
cmd-quidditch-leitung-ich = Ich pfeife
cmd-quidditch-leitung-bot = Der Bot pfeift
cmd-quidditch-schiri-name = schiri
cmd-quidditch-schiri = Jemand anderes pfeift
cmd-quidditch-ort-name = ort
cmd-quidditch-ort = Wo gespielt wird
cmd-quidditch-ort-hier = Hier
cmd-quidditch-ort-thread = In einem neuen Thread
cmd-quidditch-ort-kanal = In einem neuen Kanal
cmd-quidditch-frist-name = frist
cmd-quidditch-frist = Sekunden für Abblocken und Halten (sonst 10)
cmd-quidditch-stille-name = stille
cmd-quidditch-stille = Sekunden, nach denen Schweigen als Verzicht gilt (sonst 30)
cmd-quidditch-runden-name = runden
cmd-quidditch-runden = Wie viele Runden (sonst 10)
cmd-quidditch-xp-name = xp
cmd-quidditch-xp = Für Kapitäne: das Formular für die Erfahrungspunkte, nur für dich zu sehen
cmd-quidditch-aufheben-name = aufheben
cmd-quidditch-aufheben = Für Treiber: hebt den gefangenen Klatscher heimlich auf
cmd-quidditch-bericht-name = bericht
cmd-quidditch-bericht = Zeigt Ergebnis, Bericht und Protokoll eines Spiels noch einmal
cmd-quidditch-partie = Die Nummer des Spiels (sonst das letzte in diesem Kanal)
cmd-zug-name = zug
cmd-zug = Sagt einen Quidditch-Befehl, wo der Bot nicht mitlesen darf
cmd-zug-befehl-name = befehl
cmd-zug-befehl = Genau wie getippt: Fliegen M-G, Torwurf, Halten …

match-same-house = Ein Haus gegen sich selbst? Das ginge immer unentschieden aus. Wähle zwei verschiedene.
match-cup-referee = Pokal und Finale pfeift ein Mensch. Nimm `leitung:Ich pfeife` oder nenne jemanden bei `schiri`.
match-cup-seconds = Im Pokal bleiben es ungefähr zehn Sekunden: höchstens 60.
match-settings = Diese Einstellungen passen nicht zusammen. Lass die Zeiten weg, dann gelten die üblichen.
match-referee-bot = Bots pfeifen hier nicht. Nenne einen Menschen, oder wähle `leitung:Der Bot pfeift`.
# $id (Text) ist die Nummer der Partie.
match-already-here = Hier läuft schon ein Spiel (`{ $id }`). Nimm `ort:In einem neuen Thread` oder einen anderen Kanal.
match-no-room = Von hier aus kann ich keinen Thread oder Kanal anlegen. Probiere es in einem gewöhnlichen Textkanal.
match-elsewhere = Die Aufstellung steht in { $place }. Kommt alle!
match-not-playing = Du spielst gerade in keinem laufenden Spiel mit. Nimm in der Aufstellung Platz.
match-none-here = In diesem Kanal läuft gerade kein Quidditch-Spiel. Mit `/quidditch neu` eröffnest du eins.
match-none-over = In diesem Kanal ist noch kein Spiel zu Ende gegangen. Nenne eines bei `partie`.
match-not-over = Das Protokoll gibt es nach dem Abpfiff; vorher verriete es zu viel.
match-kept = Du hebst den Klatscher auf. Niemand hat es gesehen. Werfen kannst du ihn bei den Jägern oder Suchern: `Klatscherabwurf NAME`.
# $name ist, wer gesperrt ist, $left wie viele Spiele noch.
match-banned = { $name } ist wegen Würfelbetrugs oder verbotener Hilfsmittel (8.9) gesperrt, noch für { $left ->
    [one] ein Spiel
   *[other] { $left } Spiele
}. Setzt jemand anderen.

match-no-rename = ✏️ Discord lässt mich { $name } nicht umbenennen oder färben. Gespielt wird trotzdem; der Name am Platz zählt.
match-partial = ⚠️ { $name } pfeift und gehört selbst zu { $house }. Das ist erlaubt, aber ein unbeteiligter Schiedsrichter wäre schöner (`/partie pfeife`).
match-newcomer = Wer kommt auf { $seat }? Der Schiedsrichter setzt die Person mit `/partie ersetzen platz:{ $seat }`.
match-captain = Du bist Kapitän! Verteile 2 · 1 · 1 Erfahrungspunkte an drei Spieler, nicht an den Sucher. Du kannst es auch hier schreiben: `XP GJäger2 2, GHüter 1, GTreiber1 1`
match-captain-closed = { $person }, du bist Kapitän, aber deine Direktnachrichten sind zu. Verteile die Erfahrungspunkte mit `/quidditch xp` oder dem Knopf „Meine Seite“.
match-thread-referees = Schiedsrichter · { $id }
match-thread-team = Kabine { $house }

match-talk-warn = Verwarnen
match-talk-pass = Übersehen
match-talk-passed = -# Übersehen.
match-talk-reason = Reden nach „Chatende“ (5.2)
match-talk-warned = Du bist verwarnt: { $reason }. Außerhalb der Chatzeit schreiben nur die, die dran sind.
# $count zählt die Verwarnungen in diesem Spiel.
match-talk-counted = Verwarnung Nr. { $count } für { $person } in diesem Spiel.{ $count ->
    [one] {""}
   *[other] {" "}Ab hier entscheidest du, ob es dabei bleibt (`/kick`).
}

match-lead-pause = Pause
match-lead-resume = Weiter
match-lead-whistle = Pfeife an den Gehilfen
match-lead-no-assistant = Es gibt keinen Gehilfen. Ernenne einen mit `/partie pfeife an:… als:Gehilfe`.
