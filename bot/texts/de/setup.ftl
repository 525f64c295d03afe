### /einrichten: die ersten fünf Minuten auf einem Server.

cmd-einrichten-name = einrichten
cmd-einrichten = Rollen, Kanäle, Sprache und Rechte für den Spielleiter festlegen und prüfen
cmd-partie-hier-name = hier
cmd-partie-hier = Zeigt die Partie hier neu, etwa wenn ihr Kanal weg ist

setup-heading = Spielleiter einrichten
# $page ist plan, roles, houses, channels, more oder check.
setup-page = { $page ->
    [plan] Das brauche ich, und so steht es hier. Abwählen oder unter „Rollen“, „Häuser“ und „Kanäle“ selbst bestimmen kannst du alles; ein Druck richtet den Rest ein.
    [roles] Wer ist hier wer? Du kannst je bis zu fünf Rollen wählen. Es gilt sofort, und jede Änderung steht im Log.
    [houses] Die vier Häuser. Beim Chat-Quidditch tragen die Mannschaften diese Rollen und ihre Farben.
    [channels] Welcher Kanal wofür? Was fehlt, lege ich unter „Übersicht“ selbst an.
    [more] Sprache, Gedächtnis und Hausregeln.
    [rules] Wie wird das hier immer gespielt? Es gilt für jeden neuen Tisch, bis jemand beim Eröffnen etwas anderes sagt.
   *[check] Das sehe ich, wenn ich mich hier umschaue:
}
setup-tab = { $page ->
    [plan] Übersicht
    [roles] Rollen
    [houses] Häuser
    [channels] Kanäle
    [more] Sonstiges
   *[check] Prüfung
}
# $key ist der Schlüssel der Rolle.
setup-role = { $key ->
    [referee] Schiedsrichter
    [committee] Quidditch-OK
    [director] Spielleitung
    [G] Gryffindor
    [H] Hufflepuff
    [R] Ravenclaw
   *[S] Slytherin
}
setup-channel = { $key ->
    [matches] Spiele
    [news] Ankündigungen
   *[log] Log der Schiedsrichter
}
setup-channel-name = { $key ->
    [matches] spielfeld
    [news] spiel-ankündigungen
   *[log] schiedsrichter-log
}
# Wie es auf Servern, die es vorher gab, sonst noch heißt; durch Kommas getrennt.
setup-also = { $key ->
    [referee] Schiri, Schiris, Schiedsrichterin, Schiedsrichterinnen
    [committee] Orga-Komitee, Organisationskomitee, Quidditch-Komitee
    [director] Schulleitung
    [matches] quidditch, quidditchfeld, quidditch-feld
    [news] ankündigungen, neuigkeiten
   *[other] -
}
setup-more = { $key ->
    [language] Sprache, in der ich öffentlich spreche
    [reads] Getippte Befehle
   *[keep_days] Wie lange beendete Partien aufbewahrt werden
}
setup-reads = { $reads ->
    [yes] zählen, wo ich mitlesen darf
   *[no] zählen nicht, nur Slash-Befehle
}
setup-keep = { $days ->
    [0] für immer
    [one] 1 Tag
   *[other] { $days } Tage
}
setup-nobody = noch keine Rolle
setup-nowhere = noch keiner
setup-saved = ✅ Gespeichert.
setup-problems = { $count ->
    [0] Alles in Ordnung.
    [one] Eine Sache ist noch zu tun: siehe „Prüfung“.
   *[other] { $count } Dinge sind noch zu tun: siehe „Prüfung“.
}
# $key ist der Schlüssel der Rolle oder des Kanals.
setup-about = { $key ->
    [referee] Leitet Spiele, verwarnt, schließt aus und führt das Log.
    [committee] Das Organisationskomitee, eine Person je Haus; es führt den Pokal und liest im Log mit.
    [director] Hält Ordnung wie ein Schiedsrichter; im Pokal ist sie die Schulleitung und bucht Hauspunkte.
    [G] Wer für Gryffindor spielt; die Rolle trägt Rot.
    [H] Wer für Hufflepuff spielt; die Rolle trägt Gelb.
    [R] Wer für Ravenclaw spielt; die Rolle trägt Blau.
    [S] Wer für Slytherin spielt; die Rolle trägt Grün.
    [matches] Hier werden Quidditchspiele ausgetragen; Aufstellungen des Pokals öffnen als Threads.
    [news] Hier stehen Termine und Ankündigungen, auch Tafel und Ansagen des Pokals.
   *[log] Hier steht jede Verwarnung und jeder Ausschluss; nur die Leitung liest mit.
}
setup-left-out = lasse ich weg
setup-would-take = gibt es schon, nehme ich: { $name }
setup-would-make = lege ich neu an
setup-choose = Was soll ich einrichten?
setup-make-all = Alles so einrichten
setup-make-some = { $count ->
    [one] Nur dies einrichten
   *[other] Diese { $count } einrichten
}
setup-category = Spielleiter
check-works = { $missing ->
    [0] ✅ Alles in Ordnung. Viel Vergnügen!
   *[other] Was eingerichtet ist, läuft. Das geht noch nicht, weil etwas fehlt („Übersicht“ richtet es ein):
}
check-without = { $key ->
    [referee] Ohne Rolle für Schiedsrichter kann nur verwarnen und ausschließen, wer den Server verwaltet, und Pokalspiele hat niemand zu leiten.
    [committee] Ohne Rolle für das Quidditch-OK liest das Komitee im Log nicht mit, und den Pokal führt nur, wer den Server verwaltet.
    [director] Ohne Rolle für die Spielleitung halten nur Schiedsrichter Ordnung, und Hauspunkte bucht nur, wer den Server verwaltet.
    [matches] Ohne Kanal für Spiele wird überall gespielt, wo jemand ein Spiel eröffnet, im Pokal bei seiner Tafel.
    [news] Ohne Kanal für Ankündigungen haben sie keinen festen Ort; der Pokal steht dann, wo er eröffnet wird.
    [log] Ohne Log-Kanal steht das Buch der Schiedsrichter nur unter `/log`.
   *[other] Ohne Rolle für { $key ->
        [G] Gryffindor
        [H] Hufflepuff
        [R] Ravenclaw
       *[S] Slytherin
    } prüft niemand, wer für das Haus spielen darf, und im Pokal kann niemand für das Haus sprechen.
}
setup-again = Noch einmal prüfen
setup-made = ✅ Angelegt: { $name }
setup-taken = ✅ Gab es schon, nehme ich: { $name }
setup-not-made = ❌ { $name } konnte ich nicht anlegen: { $reason }
setup-nothing-missing = Es fehlt nichts.
setup-audit = Eingerichtet von { $person }

# Rechte, wie Discord sie seinen deutschen Nutzern nennt; $name ist der Schlüssel.
right = { $name ->
    [read_messages] Kanäle ansehen
    [send_messages] Nachrichten senden
    [embed_links] Links einbetten
    [attach_files] Dateien anhängen
    [read_message_history] Nachrichtenverlauf anzeigen
    [manage_roles] Rollen verwalten
    [moderate_members] Mitglieder im Timeout
    [kick_members] Mitglieder kicken
    [manage_messages] Nachrichten verwalten
    [manage_nicknames] Nicknamen verwalten
    [manage_channels] Kanäle verwalten
    [manage_threads] Threads verwalten
    [create_public_threads] Öffentliche Threads erstellen
    [create_private_threads] Private Threads erstellen
    [send_messages_in_threads] Nachrichten in Threads senden
    [create_events] Events erstellen
    [pin_messages] Nachrichten anpinnen
    [manage_guild] Server verwalten
   *[other] { $name }
}
rights = { $first }, { $rest }

# $group: needed, order, match oder contest; $missing: die Rechte; $role: meine Rolle.
check-rights = { $group ->
    [needed] Ohne diese Rechte kann ich gar nicht spielen: **{ $missing }**.
    [order] Für Verwarnungen, Auszeiten und Rauswürfe fehlt mir: **{ $missing }**.
    [match] Für ganze Quidditchspiele (Namen, Farben, eigene Räume) fehlt mir: **{ $missing }**.
   *[contest] Für Turniere und den Pokal (Termine im Kalender, angeheftete Berichte) fehlt mir: **{ $missing }**.
} Gib sie meiner Rolle „{ $role }“ unter Servereinstellungen → Rollen.
check-role-gone = { $key ->
    [referee] Eine Rolle für Schiedsrichter wurde gelöscht.
    [committee] Eine Rolle für das Quidditch-OK wurde gelöscht.
    [director] Eine Rolle für die Spielleitung wurde gelöscht.
   *[other] Die Rolle eines Hauses ({ $key }) wurde gelöscht.
} Wähle eine neue, oder lass sie unter „Übersicht“ anlegen.
check-role-above = { $role } steht über meiner Rolle, darum kann ich sie niemandem geben. Zieh „{ $mine }“ unter Servereinstellungen → Rollen darüber.
check-role-blind = { $role } sieht Befehle wie `/verwarnung` nicht. Gib der Rolle „Mitglieder im Timeout“ (Moderate Members), oder erlaube ihr die Befehle unter Servereinstellungen → Integrationen → Spielleiter.
check-no-referees = Noch ist keine Rolle für Schiedsrichter gewählt; solange leitet nur, wer den Server verwaltet oder die Partie eröffnet hat.
check-channel-gone = { $key ->
    [matches] Der Kanal für Spiele ist weg.
    [news] Der Kanal für Ankündigungen ist weg.
   *[log] Der Kanal für das Log ist weg.
} Wähle einen neuen, oder lass ihn unter „Übersicht“ anlegen.
check-channel-closed = In { $channel } darf ich nicht lesen und schreiben. Gib meiner Rolle „{ $role }“ dort beides.
check-log-public = Das Log in { $channel } kann jeder lesen. Schließe den Kanal für @everyone, wenn das nicht gewollt ist.
check-not-reading = Getippte Befehle sollen zählen, aber der Betreiber hat „Message Content“ nicht eingeschaltet. Slash-Befehle gehen trotzdem alle.

# Schlechte Tage
alarm-role-gone = ⚠️ Die Rolle „{ $role }“ wurde gelöscht, und ich habe sie gebraucht. Mit `/einrichten` wählst du eine neue; danach geht alles weiter.
alarm-channel-gone = ⚠️ Der Kanal „{ $channel }“ wurde gelöscht, und ich habe ihn gebraucht. Mit `/einrichten` wählst du einen neuen.
alarm-homeless = Der Kanal „{ $channel }“ ist weg, in dem „{ $game }“ lief. Verloren ist nichts: In einem anderen Kanal holt `/partie hier` sie zurück; unter `partie` steht sie in der Liste.
alarm-homeless-table = Der Raum „{ $channel }“ ist weg, in dem „{ $game }“ lief. Verloren ist nichts: Wer an diesem Tisch sitzt, öffnet ihn auf der eigenen Seite (`/turnier stand`) noch einmal; ich mache einen neuen Raum auf, und es geht weiter, wo ihr wart.
alarm-locked-out = In { $channel } darf ich nicht mehr schreiben; „{ $game }“ steht sicher bei mir. Sobald ich dort wieder darf, zeige ich sie neu. Anderswo geht es mit `/partie hier` weiter; unter `partie` steht sie in der Liste.
alarm-referee-left = Der Schiedsrichter dieser Partie hat den Server verlassen. Mit `/partie pfeife` übernimmt ein anderer Schiedsrichter oder der Gehilfe.
alarm-assistant-left = Der Gehilfe des Schiedsrichters hat den Server verlassen. Mit `/partie pfeife als:Gehilfe` gibt es einen neuen.
alarm-player-left = { $name } ({ $seat }) hat den Server verlassen. Wer die Partie leitet, kann den Platz mit `/partie ersetzen` neu besetzen.
