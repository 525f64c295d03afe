### Panels, Knöpfe und Antworten, die alle Spiele teilen.

error-drawing = Das Bild ist mir misslungen, alles andere stimmt. Probiere es gleich noch einmal.
error-your-permissions = Das darfst du hier nicht: Dir fehlt { $missing }. Frag jemanden aus der Serverleitung.
error-my-permissions = Mir fehlt hier das Recht: { $missing }. Wer den Server leitet, kann es meiner Rolle in den Kanaleinstellungen geben; danach geht es sofort.
error-only-on-servers = Das geht nur auf einem Server, nicht in einer Direktnachricht.
error-old-command = Diesen Befehl zeigt dir Discord noch in einer alten Fassung. Lade Discord neu (Strg+R) und probiere es noch einmal.
error-bad-value = Mit „{ $value }“ kann ich nichts anfangen. Wähle einen Vorschlag aus der Liste.
control-unknown = Das kenne ich nicht (mehr). Öffne die Ansicht neu, zum Beispiel mit `/hilfe`, und probiere es dort noch einmal.
control-nothing-chosen = Du hast nichts ausgewählt. Wähle einen Eintrag aus der Liste.
form-gone = Dieses Formular gilt nicht mehr, ich habe inzwischen neu angefangen. Öffne es bitte noch einmal.

# Zeiten in den Befehlen der Spiele; $unit ist none, s, m, h oder d.
time-limit = { $unit ->
    [s] { $count ->
        [one] 1 Sekunde
       *[other] { $count } Sekunden
    }
    [m] { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
    [h] { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
    [d] { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
   *[none] ohne Uhr
}
time-limit-bad = „{ $typed }“ verstehe ich nicht als Zeit (erlaubt: { $shortest } bis { $longest }{ $free ->
    [yes] , oder `0` für ohne Uhr
   *[no] {""}
}). Schreib zum Beispiel `45 Sekunden`, `30 Minuten`, `12h` oder `3 Tage`.

panel-promise = Versprechen (SHA-256 des Startwerts): `{ $commitment }`
proof-promise = Versprochen, ehe jemand gespielt hat (SHA-256 des Startwerts): `{ $commitment }`
    Nach dem Ende wird der Startwert aufgedeckt; dann gibt **Protokoll prüfen** alles zum Nachrechnen heraus.
panel-until = Zeit dafür endet
panel-seed = Startwert: `{ $seed }`
panel-whole-promise = Versprechen
panel-proof = Protokoll prüfen

proof-how = Selbst nachrechnen: beide Dateien speichern und `python fair.py { $file }` aufrufen. Du brauchst nur Python, sonst nichts, auch kein Vertrauen.

lobby-free = *frei*
lobby-missing = { $missing ->
    [one] Noch ein Platz, dann kann es losgehen.
   *[other] Noch { $missing } Plätze, dann kann es losgehen.
}
lobby-ready = { $vacant ->
    [0] Alle da. { $host } kann beginnen.
   *[other] { $host } kann beginnen; wer mag, setzt sich noch dazu.
}
lobby-join = Platz nehmen
lobby-leave = Aufstehen
lobby-fill = Computer auffüllen
lobby-start = Beginnen
lobby-choose = Einen bestimmten Platz nehmen
lobby-place = Jemanden setzen (Gastgeber, Schiedsrichter)
lobby-clock = { $told ->
    [yes] Die Aufstellung wird { $when } abgeräumt, wenn bis dahin niemand beginnt.
   *[no] Der Tisch wird { $when } abgeräumt, wenn bis dahin niemand beginnt.
}
lobby-cancel = Abräumen
lobby-cancel-sure = Wirklich abräumen? Alle stehen auf, und gespielt wird hier nichts.
lobby-cancel-yes = Ja, abräumen
lobby-cleared = Abgeräumt. Ein neuer Tisch ist schnell aufgemacht.
lobby-cancelled = Abgeräumt, bevor es losging. Ein neuer Tisch ist schnell aufgemacht.
lobby-expired = Hier ist nichts mehr los: Es hat niemand begonnen. Macht einfach einen neuen Tisch auf.
lobby-expired-host = Dein Tisch „{ $game }“ ist abgeräumt: Es hat niemand begonnen. Mit dem gleichen Befehl machst du einen neuen auf.
lobby-no-bots = Bots spielen nicht mit; Computerspieler setzt der Knopf „Computer auffüllen“.

# So heißen Computerspieler: einzelne Wörter, jedes ein Name.
computer-names = Alma Blechi Bruno Cleo Elma Fips Greta Hektor Kuno Kurbel Lotte Momo Ölfred Pauli Rostl Rudi Schraub Zahni

# Private Seiten: die eigene Hand, der eigene Zettel.
private-asleep = Diese Seite ist eingeschlafen, weil hier eine Weile niemand gedrückt hat. Antippen, um weiterzuspielen.
private-drowsy = Ab jetzt frischt sich diese Seite nicht mehr von selbst auf. Ein Druck auf „Neu zeigen“ oder „Zurück“ weckt sie.
private-wake = Weiterspielen
private-until = Zeit für deinen Zug endet
private-done = Erledigt. Weiter geht es auf der Tafel im Kanal.
private-over = Die Tafel im Kanal zeigt, wie es dazu kam.
private-passed = Inzwischen ging es weiter, darum ist diese Seite zu Ende. Wie es steht, zeigt die Tafel im Kanal.
private-left = Du sitzt nicht mehr an diesem Tisch, darum ist diese Seite zu Ende. Zuschauen darfst du gern.

whisper-fallback = { $person } (deine Direktnachrichten sind zu, darum hier): { $words }
panel-paused = Unterbrochen, die Uhr steht.
panel-abandoned = Abgebrochen. Es gibt kein Ergebnis.

# $who ist admins, keepers oder leaders: wer es darf.
rights-missing = { $who ->
    [admins] Das darf nur, wer den Server verwaltet.
    [officers] Das dürfen nur Schiedsrichter und Spielleitung dieses Servers. Welche Rollen das sind, legt `/einrichten` fest; wer eine Partie leitet, leitet nur die Partie.
    [keepers] Das dürfen nur Schiedsrichter und wer { $what ->
        [tournament] das Turnier
        [season] die Saison
       *[game] die Partie
    } hier leitet. Welche Rollen das sind, legt `/einrichten` fest.
    [judges] Das darf nur, wer { $what ->
        [tournament] dieses Turnier leitet und nicht selbst mitspielt: die Turnierleitung
        [season] diese Saison leitet und nicht selbst mitspielt: das Quidditch-OK
       *[game] diese Partie leitet und nicht selbst mitspielt: ihr Schiedsrichter
    } oder ein Schiedsrichter des Servers.
    [organisers] Das darf nur das Quidditch-OK. Welche Rolle das ist, legt `/einrichten` fest.
    [directors] Das darf nur die Schulleitung: wer die Rolle „Spielleitung“ aus `/einrichten` hat.
   *[leaders] Das darf nur, wer { $what ->
        [tournament] dieses Turnier leitet: wer es eröffnet hat und wer dazu benannt ist. Wer das ist, steht auf der Tafel.
        [season] diese Saison leitet: das Quidditch-OK.
       *[game] diese Partie leitet{ $lead ->
            [nobody] : ihr Schiedsrichter oder, wenn sie keinen hat, wer sie eröffnet hat.
           *[other] . Hier ist das { $lead }.
        }
    }
}

call-nudge = 👋 { $person }, { $game } wartet auf dich. Die Zeit läuft { $when } ab.
call-turn = du bist dran: { $game }.
call-reminder = nicht vergessen, die Zeit läuft { $until } ab: { $game }.

# So heißt eine Partie unter Leuten; $day ist der Tag, an dem sie eröffnet wurde.
game-title = { $game }, { $day }

# Direktnachrichten, wenn jemand in mehreren Partien sitzt.
direct-which = Du sitzt in mehreren Partien. Für welche ist das?
direct-game = { $game }, { $hour }: { $others }
direct-given = → { $game }
direct-none = Für keine
direct-left = Gut, es bleibt alles, wie es ist.
direct-gone = Die Nachricht finde ich nicht mehr. Schreib sie einfach noch einmal.
direct-not-playing = Das liest sich wie { $game }, aber dort sitzt du in keiner laufenden Partie. `/hilfe` sagt dir, wo du mitspielst.
direct-welcome = Hallo! Ich leite Spiele: Quidditch, Watten, Wizard, Fang den Hut und DOG. Gespielt wird meistens auf einem Server; hier würfelst du mit { $dice }, fragst mit { $help }, was gerade auf dich wartet, und siehst mit { $privacy }, was ich über dich weiß. Was du mir sonst schreibst, lese ich nur, solange du in einer Partie sitzt.
direct-not-read = Hier lese ich für { $game } nicht mit: Gespielt wird mit den Knöpfen am Tisch. `/hilfe` führt dich hin.
