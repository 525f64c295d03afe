### Meldungen der Befehlszeile an den Betreiber.

# $pid ist „?“, wenn die Sperrdatei keine Nummer verrät.
guard-already-running = Ein Spielleiter arbeitet schon mit `{ $database }` (Prozess { $pid }). Beende ihn zuerst, oder gib diesem eine andere Datenbank (`SPIELLEITER_DATABASE_URL`).
guard-cannot-lock = Ich kann `{ $file }` nicht anlegen oder sperren: { $reason } Prüfe, ob es den Ordner gibt und ob ich dort schreiben darf.

backup-source-missing = Die Datenbank `{ $file }` gibt es nicht.
backup-target-exists = `{ $file }` gibt es schon. Ich überschreibe keine Sicherung: Wähle einen anderen Namen.
backup-failed = Die Sicherung von `{ $file }` ist misslungen: { $reason } Es ist nichts zurückgeblieben.
backup-damaged = Die Kopie von `{ $file }` hat die Prüfung nicht bestanden: { $reason } Ich habe sie verworfen; prüfe die Datenbank.
backup-use-pg-dump =
    PostgreSQL sichert sich mit seinem eigenen Werkzeug, auch im laufenden Betrieb:
    { $command }

cli-about = Spielleiter: ein Discord-Bot, der fünf deutsche Spiele leitet und Ordnung hält.
cli-config = Einstellungen aus dieser Datei lesen (sonst config.toml, falls vorhanden)
cli-run = den Bot mit Discord verbinden (braucht ein Token)
cli-play = alles auf diesem Rechner ausprobieren, ohne Token
cli-play-ahead = So viele Tage geht die Uhr des Spielplatzes vor: für Saisons und alles, was Wochen dauert
cli-migrate = die Datenbank auf den neuesten Stand bringen
cli-backup = eine Sicherung der SQLite-Datei anlegen, auch im laufenden Betrieb
cli-verify = ein Protokoll nachrechnen
cli-backup-target = wohin: eine neue Datei oder ein Ordner; sonst neben die Datenbank
cli-backup-keep = nur die neuesten N Sicherungen im Ordner behalten
cli-version = die Version nennen
cli-doctor = Einstellungen, Datenbank, Bilder und Rechte prüfen
cli-shards = nur diese Shards von so vielen betreuen, wie [cluster] in den Einstellungen (braucht PostgreSQL)

start-intent-missing = Discord gibt dem Bot die Berechtigung „{ $intent }“ nicht. Schalte sie auf https://discord.com/developers/applications unter „Bot“ ein, oder schalte sie in den Einstellungen ([intents]) aus.
start-token-refused = Discord kennt dieses Token nicht. Hole auf https://discord.com/developers/applications unter „Bot“ ein neues und trage es als SPIELLEITER_TOKEN ein.
start-unreachable = Ich erreiche { $address } nicht ({ $detail }). Prüfe die Verbindung und die Einstellung api_base.
start-database = Die Datenbank geht gerade nicht ({ $detail }). Prüfe database_url, freien Platz und Schreibrechte.
start-newer-database = Diese Datenbank stammt von einem neueren Spielleiter (Stand { $revision }). Aktualisiere das Programm, oder nimm die Sicherung von vorher.
start-other-shards = Andere Prozesse teilen die Server in { $of } Shards auf ({ $holder }), dieser in { $mine }. Alle brauchen dieselbe Zahl: Beende erst die anderen, oder gib diesem `of = { $of }`.
start-taken-over = Ein anderer Prozess hat meine Shards übernommen: Ich war zu lange ohne Datenbank. Ich höre auf; startest du mich neu, warte ich, bis sie frei sind.

play-starting = Der Spielplatz wird aufgebaut, einen Augenblick …
play-open =
    (Strg+C beendet alles; der Stand bleibt erhalten.)
    Der Spielplatz ist offen:  { $address }
play-no-playground = Der Spielplatz gehört nicht zu dieser Installation. Hole das ganze Projekt und rufe dort `make play` auf.
play-not-started = Der Spielplatz ist nicht gestartet. Ist Port { $port } belegt? Versuche es mit `spielleiter play --port 8500`.

migrate-nothing = Die Datenbank ist auf dem neuesten Stand ({ $revision }).
migrate-done = Die Datenbank ist jetzt auf Stand { $after } (vorher { $before }).
migrate-copy = Eine Kopie von vorher liegt in `{ $file }`.
backup-keep-what = `--keep` braucht eine Zahl ab 1 und einen Ordner als Ziel (oder gar keines).
backup-dropped = { $count ->
    [one] Eine ältere Sicherung ist gelöscht.
   *[other] { $count } ältere Sicherungen sind gelöscht.
}
backup-done = Gesichert in `{ $file }`.

doctor-config = Die Einstellungen sind in Ordnung.
doctor-database = Die Datenbank ist erreichbar und beschreibbar (Stand { $revision }).
doctor-database-new = Die Datenbank `{ $file }` gibt es noch nicht; der Start legt sie an.
doctor-database-old = Die Datenbank ist auf Stand { $revision }; der Start bringt sie auf { $newest } und legt vorher eine Kopie an.
doctor-outbox = Der Postausgang: { $waiting } { $waiting ->
    [one] Nachricht wartet
   *[other] Nachrichten warten
 }.
doctor-unsaid = Nicht gesagt ({ $kind }, { $when }): { $reason } { $detail }
doctor-texts = Alle Texte sind vollständig, deutsch und englisch.
doctor-texts-broken = Texte fehlen oder sind fehlerhaft: { $problems }
doctor-drawing = Schriften und Zeichenstube arbeiten.
doctor-drawing-broken = Es lassen sich keine Bilder zeichnen ({ $detail }). Installiere das Programm neu (`make clean`, dann noch einmal).
doctor-invite = Einladen mit allen Rechten für Spiele, Ordnung, Quidditch und Turniere: { $link }
doctor-login = Discord kennt mich als { $name }.
doctor-server = Auf „{ $guild }“ habe ich alle Rechte, die ich brauche.
doctor-rights = Auf „{ $guild }“ fehlen mir Rechte: { $missing }. Gib sie meiner Rolle unter Servereinstellungen, Rollen.
doctor-no-server = Ich bin noch auf keinem Server. Lade mich über https://discord.com/developers/applications, „Installation“, ein.
