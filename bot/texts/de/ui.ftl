### Panels, Knöpfe und Antworten, die alle Spiele teilen.

error-drawing = Das Bild ist mir misslungen, alles andere stimmt. Probiere es gleich noch einmal.
error-your-permissions = Das darfst du hier nicht: Dir fehlt { $missing }. Frag jemanden aus der Serverleitung.
error-my-permissions = Mir fehlt hier das Recht: { $missing }. Wer den Server leitet, kann es meiner Rolle in den Kanaleinstellungen geben; danach geht es sofort.
error-only-on-servers = Das geht nur auf einem Server, nicht in einer Direktnachricht.
error-old-command = Diesen Befehl zeigt dir Discord noch in einer alten Fassung. Lade Discord neu (Strg+R) und probiere es noch einmal.
error-bad-value = Mit „{ $value }“ kann ich nichts anfangen. Wähle einen Vorschlag aus der Liste.

panel-promise = Versprechen (SHA-256 des Startwerts): `{ $commitment }`
panel-seed = Startwert: `{ $seed }`
panel-proof = Protokoll prüfen

proof-how = Selbst nachrechnen: beide Dateien speichern und `python fair.py { $file }` aufrufen. Du brauchst nur Python, sonst nichts, auch kein Vertrauen.

lobby-free = *frei*
lobby-missing = { $missing ->
    [one] Noch ein Platz, dann kann es losgehen.
   *[other] Noch { $missing } Plätze, dann kann es losgehen.
}
lobby-ready = Alle da. { $host } kann beginnen.
lobby-join = Platz nehmen
lobby-leave = Aufstehen
lobby-fill = Computer auffüllen
lobby-start = Beginnen
lobby-choose = Einen bestimmten Platz nehmen
lobby-place = Jemanden setzen (Gastgeber, Schiedsrichter)
lobby-expired = Hier ist nichts mehr los: Es hat niemand begonnen. Macht einfach einen neuen Tisch auf.
lobby-expired-host = Dein Tisch „{ $game }“ ist abgeräumt: Es hat niemand begonnen. Mit dem gleichen Befehl machst du einen neuen auf.
lobby-no-bots = Bots spielen nicht mit; Computerspieler setzt der Knopf „Computer auffüllen“.

whisper-fallback = { $person } (deine Direktnachrichten sind zu, darum hier): { $words }
panel-paused = Unterbrochen, die Uhr steht.
panel-abandoned = Abgebrochen. Es gibt kein Ergebnis.

# $who ist admins, keepers oder leaders: wer es darf.
rights-missing = { $who ->
    [admins] Das darf nur, wer den Server verwaltet.
    [keepers] Das dürfen nur Schiedsrichter und wer die Partie hier leitet. Welche Rollen das sind, legt `/einrichten` fest.
   *[leaders] Das darf nur, wer diese Partie leitet: ihr Schiedsrichter oder, wenn sie keinen hat, wer sie eröffnet hat.
}

call-turn = du bist dran: { $step }
call-reminder = nicht vergessen, die Zeit läuft { $until } ab: { $step }
