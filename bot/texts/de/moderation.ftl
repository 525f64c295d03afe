### Ordnung halten: Verwarnungen, Kick, Auszeit, Log.

## Befehle
cmd-menu-warn = Verwarnen
opt-person-name = person
opt-grund-name = grund
opt-bereich-name = bereich
opt-zeitraum-name = zeitraum
opt-zeitraum = Wie weit zurück (ohne Angabe: alles)
opt-zeitraum-24 = letzte 24 Stunden
opt-zeitraum-168 = letzte 7 Tage
opt-zeitraum-720 = letzte 30 Tage
opt-zeitraum-8760 = letztes Jahr
cmd-verwarnung-name = verwarnung
cmd-verwarnung = Verwarnt jemanden; es steht danach im Buch der Schiedsrichter
opt-verwarnung-person = Wer verwarnt wird
opt-verwarnung-grund = Warum: ein Fall aus dem Regelwerk oder eigene Worte
opt-verwarnung-partie = Zu welcher Partie (ohne Angabe: die, die hier läuft)
opt-verwarnung-oeffentlich-name = öffentlich
opt-verwarnung-oeffentlich = Auch im Kanal sagen (sonst erfährt es nur die Person)
cmd-verwarnungen-name = verwarnungen
cmd-verwarnungen = Zeigt Verwarnungen: deine eigenen, Schiedsrichtern alle
opt-verwarnungen-person = Wessen Verwarnungen (fremde sehen nur Schiedsrichter)
opt-verwarnungen-partie = Nur aus dieser Partie
cmd-kick-name = kick
cmd-kick = Schickt jemanden aus dem Raum; noch einmal aufgerufen, geht die Tür wieder auf
opt-kick-person = Wer gehen soll oder wieder herein darf
opt-kick-bereich = Nur aus dem Raum der Partie (üblich) oder vom ganzen Server
opt-kick-grund = Warum
opt-kick-bereich-raum = aus dem Raum
opt-kick-bereich-server = vom ganzen Server
cmd-auszeit-name = auszeit
cmd-auszeit = Lässt jemanden eine Weile schweigen; Dauer 0 hebt es auf
opt-auszeit-person = Wer schweigen soll
opt-auszeit-dauer-name = dauer
opt-auszeit-dauer = Wie lange: 10m, 2h, 1t … bis 28t; 0 hebt die Auszeit auf
opt-auszeit-grund = Warum
cmd-log-name = log
cmd-log = Zeigt, was die Schiedsrichter auf diesem Server getan haben
opt-log-art-name = art
opt-log-art = Nur diese Art von Einträgen
opt-log-person = Nur was diese Person betraf
opt-log-von-name = von
opt-log-von = Nur was diese Person getan hat
opt-log-art-warning = Verwarnung
opt-log-art-exclusion = Ausschluss aus der Partie
opt-log-art-room-kick = Kick aus dem Raum
opt-log-art-server-kick = Kick vom Server
opt-log-art-timeout = Auszeit
opt-log-art-rewind = Zurückgespult
opt-log-art-pause = Unterbrechung
opt-log-art-resume = Fortsetzung
opt-log-art-replace = Platz neu besetzt
opt-log-art-whistle = Pfeife übergeben
opt-log-art-move = Partie umgezogen
opt-log-art-end = Abbruch
opt-log-art-setup = Einstellung geändert
opt-log-art-ban = Sperre (Würfelbetrug)
opt-log-art-substitution = Spielerwechsel

## Fälle aus dem Regelwerk, mit Abschnitt
case-after-chatende = Redet nach „Chatende“, ohne an der Reihe zu sein (5.2)
case-whisper-to-referee = Flüstert den Schiedsrichter an, ohne Kapitän zu sein (2.1)
case-disparaging = Abwertender Kommentar über Spieler oder Schiedsrichter (6)
case-wrong-name = Falscher Name oder falsche Farbe (4.1.1)
case-spectator-speaks = Zuschauer spricht während des Spiels Spieler an (6)
case-spectator-late = Zuschauer betritt nach Spielbeginn den Raum (4.1.3)
case-spectator-name = Zuschauer ohne „z“ vor dem Namen oder nicht abwesend gemeldet (4.1.3)
case-disobeys = Folgt einer Anweisung des Schiedsrichters nicht (2.1)
case-forbidden-aid = Benutzt ein verbotenes technisches Hilfsmittel (8.9)
case-dice-fraud = Würfelbetrug (8.7)

## Einträge in Worten
kind-any = Alles
# $kind ist eine der Arten von Einträgen.
kind-name = { $kind ->
    [warning] Verwarnung
    [exclusion] Ausschluss
    [room-kick] Kick aus dem Raum
    [server-kick] Kick vom Server
    [timeout] Auszeit
    [rewind] Zurückgespult
    [pause] Unterbrechung
    [resume] Fortsetzung
    [replace] Platz neu besetzt
    [whistle] Pfeife übergeben
    [move] Partie umgezogen
    [substitution] Spielerwechsel
    [end] Abbruch
    [ban] Sperre
    [setup] Einstellung
    [official] Turnierleitung
   *[other] { $kind }
}
# $target (Person), $room (Raum), $detail (was sonst noch dazugehört).
act-what = { $kind ->
    [warning] ⚠️ Verwarnung für { $target }
    [exclusion] 🟥 { $target } ausgeschlossen (Platz { $detail })
    [room-kick] 🚪 { $target } aus { $room } geschickt
    [server-kick] 👢 { $target } vom Server geworfen
    [timeout] 🤫 { $target }: { $detail }
    [rewind] ⏪ Zurückgespult in { $room }
    [pause] ⏸️ Unterbrochen in { $room }
    [resume] ▶️ Fortgesetzt in { $room }
    [replace] 🔁 { $detail }
    [whistle] 📯 { $detail } an { $target }
    [move] 🚚 Umgezogen von { $detail }
    [substitution] 🔄 Spielerwechsel auf { $detail }
    [end] ⏹️ Abgebrochen in { $room }
    [ban] 🚫 { $target } ist für die nächsten Spiele gesperrt
    [setup] ⚙️ { $detail }
    [official] 📋 Turnierleitung: { $target }
   *[other] { $kind } { $target } { $room } { $detail }
}
act-until = Auszeit bis { $until }
act-lifted = Auszeit aufgehoben
act-computer = Computer
act-replaced = Platz { $seat }: { $after } statt { $before }
act-whistle = { $role ->
    [assistant_id] Fahne des Gehilfen
   *[referee_id] Pfeife
}
act-message = Nachricht
act-excerpt = Wortlaut: „{ $words }“
act-by = von { $actor }
act-game = „{ $game }“
act-undone = Zurückgenommen von { $who }: { $why }
act-setup = { $key ->
    [role-referee] Schiedsrichter-Rollen
    [role-committee] Rollen des Quidditch-OK
    [role-director] Spielleiter-Rollen
    [role-G] Rollen von Gryffindor
    [role-H] Rollen von Hufflepuff
    [role-R] Rollen von Ravenclaw
    [role-S] Rollen von Slytherin
    [channel-matches] Kanal für Partien
    [channel-news] Kanal für Ankündigungen
    [channel-log] Kanal fürs Log
    [language] Sprache
    [reads] Getipptes zählt
    [keep_days] Partien aufbewahren
   *[other] { $key }
}: { $before } → { $after }
act-rules = Hausregeln für { $game }
act-yes-no = { $yes ->
    [true] ja
   *[false] nein
}
act-days = { $days ->
    [0] für immer
    [one] einen Tag
   *[other] { $days } Tage
}
act-nothing = nichts
# Die Spalten der Datei, durch | getrennt.
table-columns = Nr.|Zeit (UTC)|Art|Was|Wer|Wer (Nummer)|Wen|Wen (Nummer)|Partie|Raum|Grund|Wortlaut|Nachricht|Zurückgenommen|Von|Warum

## Das Buch
# $book ist list (alle Verwarnungen), own (die eigenen) oder log (alles).
book-heading = { $book ->
    [own] Deine Verwarnungen
    [list] Verwarnungen
   *[log] Was die Schiedsrichter taten
} ({ $total })
book-empty = { $book ->
    [own] Nichts. Vorbildlich!
    [list] Keine Verwarnung weit und breit. Alle artig.
   *[log] Hier steht noch nichts, jedenfalls nichts, was zur Suche passt.
}
book-target = betrifft { $person }
book-hours = { $days ->
    [one] letzte 24 Stunden
   *[other] letzte { $days } Tage
}
book-page = { $page } / { $pages }
book-standing = { $standing ->
    [true] Auch zurückgenommene
   *[false] Nur gültige
}
book-export = Als Tabelle (CSV)
book-exported = { $rows ->
    [one] Ein Eintrag
   *[other] { $rows } Einträge
} von { $total }, für die Tabellenkalkulation. Bitte sorgsam aufbewahren: Da stehen Namen drin.
book-kinds = Nur eine Art zeigen
book-undo = Einen Eintrag zurücknehmen

## Knöpfe
button-undo = { $kind ->
    [room-kick] Wieder zulassen
    [timeout] Auszeit aufheben
   *[other] Zurücknehmen
}
button-room = Aus dem Raum
button-server = { $name } vom Server werfen
button-timeout = Auszeit
button-enough = Nur verwarnen
button-cancel = Doch nicht

## Was dabei herauskam
outcome-done = **Steht im Buch, Nr. { $number }:** { $what }
outcome-undone = **Zurückgenommen, Nr. { $number }:** { $what }
# $here (Zahl) in dieser Partie (0: es läuft keine), $total (Zahl) insgesamt.
warning-counts = { $here ->
    [0] Das ist insgesamt Verwarnung Nr. { $total }.
   *[other] Das ist Verwarnung Nr. { $here } in dieser Partie, insgesamt Nr. { $total }.
}
warning-remind = **Verwarnung Nr. { $count }: Ab hier entscheidest du.** Das Regelwerk überlässt es dir (5.2), ich erinnere nur daran.
warning-harsh = Bei abwertenden Kommentaren kann nach einer Verwarnung der Ausschluss oder der Rauswurf folgen (6).
warning-rival = Achtung, { $who } hat eben schon verwarnt (Nr. { $number }: { $reason }). Falls ihr dasselbe meint, nimm eine davon zurück.
warning-not-public = Öffentlich sagen konnte ich es nicht: In { $room } darf ich nicht schreiben.
warning-public = ⚠️ { $person }, das gibt eine Verwarnung: { $reason }
warning-dm = ⚠️ Auf **{ $server }** hast du von { $referee } eine Verwarnung bekommen: { $reason }
    Das ist noch kein Weltuntergang. Alle deine Verwarnungen zeigt dir dort `/verwarnungen`; Fragen beantwortet der Schiedsrichter.
warning-no-reason = Ohne Grund keine Verwarnung: Wähle einen Fall oder schreib einen eigenen.
warnings-own-only = Du siehst hier deine eigenen Verwarnungen (`/verwarnungen` ohne Person). Die der anderen gehen nur Schiedsrichter etwas an.
warn-form-title = { $name } verwarnen
warn-form-case = Fall aus dem Regelwerk
warn-form-words = Oder in eigenen Worten

moderation-dm-closed = { $person } nimmt keine Direktnachrichten an und weiß es noch nicht. Sag es bitte selbst weiter.
moderation-no-bots = Bots haben kein Gewissen, da hilft das nichts. Einen Bot entfernst du in den Servereinstellungen.
moderation-not-yourself = Gegen dich selbst? So streng musst du nicht sein. Nenne jemand anderen.
moderation-left = Diese Person ist nicht (mehr) auf dem Server. Geschehen ist nichts.
moderation-room-gone = Diesen Raum gibt es nicht mehr, oder ich sehe ihn nicht. Ruf den Befehl dort auf, wo die Partie läuft.
moderation-room-strange = Dieser Raum gehört nicht zu deiner Partie. Geh dorthin und benutze dort `/kick`.
moderation-owner = { $person } gehört der Server. Da sind mir und dir die Hände gebunden.
moderation-above-you = { $person } steht mit der Rolle „{ $role }“ nicht unter dir. Das muss jemand entscheiden, dessen höchste Rolle darüber steht.
moderation-above-me = { $person } hat die Rolle „{ $role }“, und die steht nicht unter meiner („{ $mine }“). Wer den Server verwaltet, kann meine Rolle unter Servereinstellungen, Rollen, weiter nach oben ziehen; danach geht es.
moderation-sees-all = { $person } ist Administrator und sieht jeden Raum, da nützt kein Schloss. Sprecht miteinander.
moderation-no-timeout = { $person } ist Administrator; Discord lässt da keine Auszeit zu. Sprecht miteinander.
moderation-bot-lacks = Dazu fehlt mir das Recht „{ $right }“. Wer den Server verwaltet, kann es meiner Rolle geben; danach geht es sofort.
moderation-you-lack = Für einen Kick vom ganzen Server brauchst du selbst Discords Recht „{ $right }“. Aus dem Raum schicken kannst du auch ohne (`bereich` weglassen).
moderation-forbidden = Discord lässt mich das nicht tun: Mir fehlt ein Recht, oder meine Rolle steht zu tief. Es ist nichts geschehen; `/einrichten` zeigt, was zu ändern ist.
moderation-unreachable = Discord hat das gerade nicht angenommen. Es ist nichts geschehen; probiere es gleich noch einmal.
moderation-book-wrong = { $why } Leider steht Nr. { $number } trotzdem im Buch, weil ich gerade nichts speichern kann. Nimm den Eintrag in einer Minute mit `/log` zurück.
moderation-final = Das lässt sich nicht zurücknehmen. Wer vom Server geworfen wurde, kommt mit einer neuen Einladung wieder herein.
moderation-enough = Gut, dabei bleibt es.

kick-ask-room = { $name } aus #{ $room } schicken?
# $how ist room, thread (privat) oder public (öffentlicher Thread).
kick-what-happens = { $how ->
    [public] { $person } fliegt aus { $room }, auch bei jeder Rückkehr, bis du den Zutritt wieder erlaubst. Mitlesen lässt sich in einem öffentlichen Thread nicht verhindern.
    [thread] { $person } fliegt aus { $room } und sieht den Thread nicht mehr, bis du den Zutritt wieder erlaubst.
   *[room] { $person } sieht { $room } nicht mehr, bis du den Zutritt wieder erlaubst: mit einem Knopfdruck oder noch einmal `/kick`.
}
kick-ask-seat = { $running ->
    [true] **In der laufenden Partie (Platz { $seat }) folgt der Ausschluss ohne Ersatz.**
   *[false] Der Platz am Tisch ({ $seat }) wird frei.
}
kick-ask-server = { $name } vom Server „{ $server }“ werfen?
kick-server-happens = { $person } verliert alle Räume und Rollen und kommt nur mit einer neuen Einladung wieder. **Zurücknehmen kann ich das nicht.**
kick-already-out = { $person } ist schon draußen: { $who } war schneller (Nr. { $number }). Wieder herein geht es mit `/kick`.
kick-excluded = In der Partie ist { $seat } jetzt ohne Ersatz ausgeschlossen.
kick-stood-up = Der Platz am Tisch ist wieder frei.
kick-rules-say-no = Der Raum ist zu, aber das Spiel sagt zum Ausschluss: { $why }
kick-seat-trouble = Der Raum ist zu, aber den Ausschluss von { $seat } konnte ich gerade nicht speichern. Lass die Person mit `/kick` herein und schick sie dann noch einmal hinaus.
kick-seated-again = Der Platz in der Partie ({ $seat }) ist zurückgegeben.
kick-rules-stay = Der Platz { $seat } ist zurückgegeben. Den Ausschluss im Spiel selbst nimmst du mit `/partie zurueck` zurück.
kick-game-over = Die Partie ist inzwischen zu Ende, einen Platz gibt es dort nicht mehr.
# $reason ist der Grund, wie er getippt wurde.
moderation-because = {" "}Grund: { $reason }
reason-invisible = Da steht nichts, was man lesen könnte. Schreib kurz, warum.
# $length und $most (Zahlen) sind Zeichen.
reason-too-long = Das sind { $length } Zeichen, höchstens { $most } passen hinein. Bitte kürzer; abgeschnitten wird nichts.
# $why ist leer oder ein Satz mit dem Grund.
kick-dm = 🚪 Du hast vorerst keinen Zutritt mehr zu **#{ $room }** auf **{ $server }**.{ $why }
    Wieder hinein lässt dich der Schiedsrichter.
undo-dm = { $kind ->
    [warning] ↩️ Eine Verwarnung auf **{ $server }** ist zurückgenommen: { $why }
    [room-kick] ↩️ Du darfst auf **{ $server }** wieder in den Raum: { $why }
   *[timeout] ↩️ Deine Auszeit auf **{ $server }** ist vorbei: { $why }
}
undo-title = Nr. { $number } zurücknehmen
undo-why = Warum? Das steht danach im Buch.
why-undone = { $kind ->
    [room-kick] wieder zugelassen
   *[timeout] aufgehoben
}

timeout-how-long = Wie lange? 10m, 2h, 1t … bis 28t
timeout-already = { $who } hat { $person } eben schon eine Auszeit bis { $until } gegeben. Wenn du sie ändern willst, ruf `/auszeit` in einer Minute noch einmal auf.
timeout-none = { $person } hat gerade keine Auszeit, da gibt es nichts aufzuheben.
timeout-dm = 🤫 Auf **{ $server }** hast du eine Auszeit bis { $until }. Grund: { $reason }
span-no-unit = { $number } was? Schreib `{ $number }m` für Minuten, `{ $number }h` für Stunden oder `{ $number }t` für Tage.
span-unreadable = Aus „{ $typed }“ werde ich nicht schlau. Schreib zum Beispiel `10m`, `2h`, `1h30m` oder `1t`; `0` hebt die Auszeit auf.
span-out-of-range = Eine Auszeit dauert mindestens eine Sekunde und höchstens 28 Tage (`28t`). Länger lässt Discord niemanden schweigen.
span-choice = { $unit ->
    [m] { $count } Minuten
    [h] { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
    [d] { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
   *[none] { $count }: Auszeit aufheben
}

log-channel-gone = ⚠️ Den Log-Kanal gibt es nicht mehr. Im Buch steht alles (`/log`); einen neuen Kanal bestimmt `/einrichten`.
log-channel-closed = ⚠️ In den Log-Kanal { $channel } darf ich nicht schreiben. Im Buch steht alles (`/log`); gib mir dort „Kanal ansehen“ und „Nachrichten senden“, oder wähle mit `/einrichten` einen anderen.
log-channel-trouble = ⚠️ Die Zeile für den Log-Kanal { $channel } ist nicht angekommen. Im Buch steht alles (`/log`).
