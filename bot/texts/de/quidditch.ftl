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
match-captain = Du bist Kapitän! Verteile 2 · 1 · 1 Erfahrungspunkte an drei Spieler, nicht an den Sucher. Du kannst es auch hier schreiben: `XP GJäger2 2, GHüter 1, GTreiber1 1`
match-captain-closed = { $person }, du bist Kapitän, aber deine Direktnachrichten sind zu. Verteile die Erfahrungspunkte mit `/quidditch xp` oder dem Knopf „Meine Seite“.
match-thread-referees = Schiedsrichter · { $id }
match-thread-team = Kabine { $house }

match-talk-warn = Verwarnen
match-talk-pass = Übersehen
match-talk-passed = -# Übersehen.
match-talk-counted = ⚠️ { $person } ist verwarnt.

match-broken-off = Das Spiel wurde abgebrochen: ohne Ergebnis, ohne Bonus. Protokoll und Startwert liegen bei.
match-newcomer = Wer kommt auf { $seat }? Kapitän oder Schiedsrichter wählen hier die Person.
match-newcomer-choose = Neu auf { $seat } …
match-newcomer-here = 🔄 { $person } spielt jetzt auf { $seat }.
match-newcomer-other-team = Das ist ein Platz der anderen Mannschaft. Wen sie einwechselt, sagt ihr eigener Kapitän.
match-newcomer-taken = Auf { $seat } sitzt schon jemand. Umsetzen kann nur der Schiedsrichter (`/partie ersetzen`).
match-thread-stand = Tribüne
match-watch = Zuschauen
match-watch-invitation = Wer zuschauen will, meldet sich hier: Ihr bekommt ein „z“ vor den Namen und eine Tribüne zum Flüstern. **Mit dem Anpfiff schließen die Tore**, dann kommt niemand mehr herein. Geschrieben wird nur im Chat.
match-watch-plays = Du bist doch mittendrin statt nur dabei! Zuschauer wird, wer weder spielt noch pfeift.
match-watch-late = Das Spiel läuft schon, die Tore sind zu (4.1.3). Beim nächsten Mal vor dem Anpfiff auf „Zuschauen“ drücken.
match-watch-there = { $named ->
    [yes] Willkommen auf der Tribüne! Du trägst jetzt ein „z“ vor dem Namen; nach dem Spiel bekommst du ihn zurück.
   *[no] Willkommen auf der Tribüne! Umbenennen lässt Discord mich dich nicht; setz dir bitte selbst ein „z“ vor den Namen.
}
cmd-quidditch-zuschauen-name = zuschauen
cmd-quidditch-zuschauen = Als Zuschauer dabei sein (vor dem Anpfiff)
cmd-quidditch-setzen-name = setzen
cmd-quidditch-setzen = Jemanden in der Aufstellung auf einen Platz setzen
cmd-quidditch-person-name = person
cmd-quidditch-person = wer dort sitzen soll
cmd-quidditch-platz-name = platz
cmd-quidditch-platz = welcher Platz
cmd-quidditch-gerede-name = gerede
cmd-quidditch-gerede = was bei Gerede nach „Chatende“ geschieht
cmd-quidditch-gerede-aus = Nichts (nur Freundschaft)
cmd-quidditch-gerede-melden = Die Schiedsrichter erfahren es
cmd-quidditch-gerede-automatisch = Der Bot verwarnt sofort
cmd-quidditch-chat-name = chat
cmd-quidditch-chat = Sekunden Chat nach jeder Runde (sonst 120)
cmd-quidditch-halbzeit-name = halbzeit
cmd-quidditch-halbzeit = Sekunden Halbzeitpause (sonst 600)
match-placed = { $person } sitzt jetzt auf { $seat }.
match-cup-talk = Im Pokal wird Gerede nach „Chatende“ mindestens gemeldet. Wähle `melden` oder `automatisch`.
match-no-line-up = Hier steht gerade keine Aufstellung offen. Im laufenden Spiel setzt `/partie ersetzen` jemanden um.
match-whispered = Geflüstert. Hast du einen Klatscher gefangen, ist er jetzt aufgehoben.
match-name-stays = ✏️ Discord lässt mich { $name } den alten Namen gerade nicht zurückgeben. Ich versuche es beim nächsten Spiel und beim nächsten Start wieder; schneller geht es von Hand.
match-no-names = ✏️ Mir fehlt auf diesem Server das Recht „Nicknamen verwalten“ (Manage Nicknames): Umbenennen kann ich hier niemanden. Gespielt wird trotzdem; der Name am Platz zählt.

match-lead-pause = Pause
match-lead-resume = Weiter
match-lead-whistle = Pfeife an den Gehilfen
match-lead-no-assistant = Es gibt keinen Gehilfen. Ernenne einen mit `/partie pfeife an:… als:Gehilfe`.
