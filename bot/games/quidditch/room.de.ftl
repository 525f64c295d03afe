### Chat-Quidditch auf Discord: Räume, Namen, Bericht.

match-same-house = Ein Haus gegen sich selbst? Das ginge immer unentschieden aus. Wähle zwei verschiedene.
match-cup-referee = Pokal und Finale pfeift ein Mensch. Nimm `leitung:Ich pfeife` oder nenne jemanden bei `schiri`.
match-cup-seconds = Im Pokal bleiben es ungefähr zehn Sekunden: höchstens 60.
match-settings = Diese Einstellungen passen nicht zusammen. Lass die Zeiten weg, dann gelten die üblichen.
match-referee-bot = Bots pfeifen hier nicht. Nenne einen Menschen, oder wähle `leitung:Der Bot pfeift`.
# $match nennt das Spiel.
match-already-here = Hier läuft schon ein Spiel ({ $match }). Nimm `ort:In einem neuen Thread` oder einen anderen Kanal.
match-no-room = Von hier aus kann ich keinen Thread oder Kanal anlegen. Probiere es in einem gewöhnlichen Textkanal.
match-elsewhere = Die Aufstellung steht in { $place }. Kommt alle!
match-not-playing = Du spielst gerade in keinem laufenden Spiel mit. Nimm in der Aufstellung Platz.
match-none-here = In diesem Kanal läuft gerade kein Quidditch-Spiel. Mit `/quidditch neu` eröffnest du eins.
match-none-over = In diesem Kanal ist noch kein Spiel zu Ende gegangen. Nenne eines bei `partie`.
match-not-over = Das Protokoll gibt es nach dem Abpfiff; vorher verriete es zu viel.
match-kept = Du hebst den Klatscher auf. Niemand hat es gesehen. Werfen kannst du ihn bei den Jägern oder Suchern: `Klatscherabwurf NAME`.
# $name ist, wer gesperrt ist, $left wie viele Spiele noch.
match-banned = { $name } ist wegen Würfelbetrugs oder verbotener Hilfsmittel (8.7, 8.9) gesperrt, noch für { $left ->
    [one] ein Spiel
   *[other] { $left } Spiele
}. Setzt jemand anderen.

match-no-rename = ✏️ Discord lässt mich { $name } nicht umbenennen oder färben. Gespielt wird trotzdem; der Name am Platz zählt.
match-partial = ⚠️ { $name } pfeift und gehört selbst zu { $house }. Das ist erlaubt, aber ein unbeteiligter Schiedsrichter wäre schöner (`/partie pfeife`).
match-captain = Du bist Kapitän von { $house }! Verteile { $points } Erfahrungspunkte an verschiedene Leute, nur nicht an den Sucher. Du kannst es auch hier schreiben: `{ $example }`
match-captain-closed = { $person }, du bist Kapitän, aber deine Direktnachrichten sind zu. Verteile die Erfahrungspunkte mit `/quidditch xp` oder dem Knopf „XP verteilen“.
match-thread-referees = Schiedsrichter · { $match }
match-over = beendet
match-room-referees = Hier sitzen nur Schiedsrichter und Gehilfe: Unten liegt das Pult, darüber steht, was der Bot von jeder Nachricht verstanden hat.
match-room-team = Die Kabine von { $house }: Hier könnt ihr flüstern, die anderen lesen nicht mit.
match-room-stand = Die Tribüne: Hier dürft ihr während des Spiels jubeln, schimpfen und fachsimpeln. Auf dem Feld liest das niemand.
# $place ist ein Link dorthin.
match-link-referees = 📋 { $place }: das Pult der Schiedsrichter, nur für sie.
match-link-team = 🚪 { $place }: die Kabine von { $house }, nur für die Mannschaft.
match-link-stand = 👀 { $place }: die Tribüne, für alle, die zuschauen.
match-thread-team = Kabine { $house } · { $match }

# $person hat es versucht, mit dem Befehl $command.
match-tried = { $person } wollte mit `/{ $command }` etwas sagen, während Zuschauer schweigen. Niemand hat es gesehen.
match-hush = Gerade wird gespielt, und Zuschauer schweigen bis zum Chat: Das hat jetzt niemand gesehen. In der Pause und in der Halbzeit darfst du wieder.
match-watch-already = Du stehst schon auf der Tribüne. Doch lieber mitspielen? Dann verlass sie zuerst.
match-unwatch = Tribüne verlassen
match-unwatched = Du bist von der Tribüne herunter und heißt wieder wie vorher.
match-unwatch-not = Du stehst gar nicht auf der Tribüne.
match-seat-watching = Du bist als Zuschauer gemeldet. Wenn du lieber mitspielst, verlass zuerst die Tribüne; dann ist der Platz dein, solange er frei ist.
# $house ist das Haus des Platzes, $own das eigene.
match-seat-house = Im Pokal spielt { $house } nur, wer die Farben von { $house } trägt. Such dir einen Platz deines Hauses, oder frag den Schiedsrichter.
match-seat-sure = Du trägst die Farben von { $own }, der Platz gehört zu { $house }. In der Freundschaft geht das. Meinst du es so?
match-seat-anyway = Ja, für { $house } spielen
match-seat-taken = { $seat } gehört dir. Viel Vergnügen auf der anderen Seite!
# $why ist leer oder ein Satz mit dem Grund, $match nennt das Spiel.
match-excluded-dm = 🟥 Du bist aus dem Spiel { $match } ausgeschlossen, ohne Ersatz.{ $why }
match-fraud-dm = 🟥 Im Spiel { $match } wurde bei dir Würfelbetrug oder ein verbotenes Hilfsmittel festgestellt (8.7, 8.9): minus 100 Punkte für dein Haus, und du bist für dieses Spiel und die nächsten zwei Pokalspiele deines Hauses gesperrt. `/pokal sperren` zeigt, was davon bleibt; Freundschaftsspiele sind frei. Wenn das ein Irrtum ist: Einspruch nimmt das Quidditch-OK entgegen.
# $person ist eine Erwähnung, $seat der Platz, $match das Spiel, in dem es festgestellt wurde; $begun: ob dieses Spiel schon läuft.
match-banned-out = 🟥 { $person } ist gesperrt: Würfelbetrug oder ein verbotenes Hilfsmittel im Spiel { $match } (8.7, 8.9). { $begun ->
    [yes] { $seat } verlässt dieses Spiel, ohne Ersatz; es geht weiter.
   *[no] { $seat } ist in dieser Aufstellung wieder frei.
}
match-banned-out-dm = 🟥 Deine Sperre aus dem Spiel { $match } gilt ab sofort: { $begun ->
    [yes] Das laufende Spiel { $here } geht ohne dich weiter, ohne Ersatz.
   *[no] In der Aufstellung für { $here } ist dein Platz wieder frei.
} Einspruch: beim Quidditch-OK.
# $one und $other sind die Häuser, $day der Tag.
match-captain-now = Du bist jetzt Kapitän im Spiel { $match }. „Als Kapitän“ auf deiner Seite findest du Wechsel und Vorschläge.
# $command ist der Befehl, wie er geschrieben gehört, $seconds (Zahl) die Sekunden, die bleiben.
match-hint-right = Richtig ist: `{ $command }`.
match-hint-left = Noch { $seconds } s.
# $was ist der Vorschlag, $who sind die, deren Wort es braucht.
match-proposed = 🤝 Vorschlag: { $was }. Es braucht das Wort von { $who }.
match-called = { $person }
match-nobody-called = niemandem mehr
match-ja = Einverstanden
match-nein = Nicht einverstanden
match-card-done = { $done ->
    [yes] Geschafft
   *[no] Daneben
}
match-card-even = Gleichstand, beide würfeln noch einmal
match-never-rolled = Diese Person hat in diesem Spiel nicht gewürfelt. Ein Betrug ohne Wurf ist keiner.
match-fraud-already = Der Würfelbetrug von { $person } ist in diesem Spiel schon bestraft: minus 100 gibt es für jede Person einmal, und gesperrt ist sie.
match-accused = Festgestellt: Würfelbetrug von { $person }. Minus 100 Punkte für das Haus, gesperrt für dieses und die nächsten zwei Spiele.
match-talk-appointed = Von selbst verwarnt der Bot nur, wo ein Schiedsrichter dieses Servers das Spiel eröffnet oder pfeift. Nimm `gerede:melden`, oder bitte einen Schiedsrichter.
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
match-thread-stand = Tribüne · { $match }
match-watch = Zuschauen
match-watch-invitation = Wer zuschauen will, meldet sich hier: Ihr bekommt ein „z“ vor den Namen und eine Tribüne zum Flüstern. **Mit dem Anpfiff schließen die Tore**, dann kommt niemand mehr herein. Geschrieben wird nur im Chat.
match-watch-plays = Du bist doch mittendrin statt nur dabei! Zuschauer wird, wer weder spielt noch pfeift.
match-watch-late = Das Spiel läuft schon, die Tore sind zu (4.1.3). Beim nächsten Mal melde dich vor dem Anpfiff: mit `/quidditch zuschauen`, oder wo es den Knopf „Zuschauen“ gibt, mit ihm.
match-watch-there = { $named ->
    [yes] Willkommen auf der Tribüne! Du trägst jetzt ein „z“ vor dem Namen; nach dem Spiel bekommst du ihn zurück.
   *[no] Willkommen auf der Tribüne! Umbenennen lässt Discord mich dich nicht; setz dir bitte selbst ein „z“ vor den Namen.
}
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
match-lead-assistant-gone = Der Gehilfe ist nicht mehr auf diesem Server. Ernenne einen anderen mit `/partie pfeife an:… als:Gehilfe`.
match-told-late = 📜 Nachgereicht: Das geschah, während ich hier nicht schreiben durfte.
