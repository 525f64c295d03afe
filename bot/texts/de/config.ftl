### Was an den Einstellungen nicht stimmt; jede Zeile nennt die Stelle und den Ausweg.

config-heading = Die Einstellungen stimmen noch nicht:

# $place ist eine Datei oder „Umgebung“, $key der Name der Einstellung.
config-environment = Umgebung
config-problem = { $place }: { $problem }

config-file-missing = Die Datei `{ $file }` gibt es nicht. Lege sie an (Vorlage: `config.example.toml`) oder prüfe den Pfad.
config-file-unreadable = Die Datei `{ $file }` lässt sich nicht lesen: { $reason }
config-file-encoding = Die Datei ist nicht in UTF-8 gespeichert. Speichere sie im Editor als UTF-8.
config-syntax = Zeile { NUMBER($line, useGrouping: 0) }, Spalte { NUMBER($column, useGrouping: 0) }: Das ist kein gültiges TOML ({ $reason }).
config-syntax-end = Am Ende der Datei: Das ist kein gültiges TOML ({ $reason }).

config-unknown-near = `{ $key }` kenne ich nicht. Meintest du `{ $near }`?
config-unknown = `{ $key }` kenne ich nicht. Möglich sind: { $known }.

config-expected-int = `{ $key }` muss eine ganze Zahl sein.
config-expected-bool = `{ $key }` muss true oder false sein.
config-expected-string = `{ $key }` muss ein Text in Anführungszeichen sein.
config-expected-choice = `{ $key }` muss eines davon sein: { $choices }.
config-expected-section = `{ $key }` ist ein Abschnitt: Schreibe [{ $key }] in eine eigene Zeile und die Werte darunter.
config-expected-list = `{ $key }` muss eine Liste in eckigen Klammern sein, zum Beispiel `[123, 456]`.
config-at-least = `{ $key }` muss mindestens { $limit } sein.
config-at-most = `{ $key }` darf höchstens { $limit } sein.
config-invalid = `{ $key }` stimmt nicht: { $reason }

config-database-scheme = `{ $key }`: Diese Datenbank kenne ich nicht. Es gehen `sqlite:///datei.db` und `postgresql://nutzer:passwort@rechner/datenbank`.
config-database-slashes = `{ $key }`: Nach `sqlite:` gehören drei Schrägstriche, zum Beispiel `sqlite:///spielleiter.db` (vier für einen absoluten Pfad).
config-api-base = `{ $key }` muss eine Adresse mit http:// oder https:// sein, die auf /api/v10 endet, zum Beispiel `https://discord.com/api/v10`.
config-public-url = `{ $key }` muss eine Adresse mit http:// oder https:// sein, ohne ? und #, zum Beispiel `https://bot.example.org/kalender`.
config-calendar-port = [calendar]: `url` braucht einen Port, an dem der Bot antwortet. Setze `port` im Abschnitt [health], zum Beispiel 8421, oder lass `url` leer.
config-gateway-url = `{ $key }` muss eine Adresse mit ws:// oder wss:// sein.

config-shards = `{ $key }` nennt die Shards dieses Prozesses, gezählt ab 0: zum Beispiel `0-3` oder `0,2,5-7`.
config-cluster-half = [cluster]: `shards` und `of` gehören zusammen. Schreibe zum Beispiel `shards = "0-3"` und `of = 16` (oder `--shards 0-3/16`), oder lass beide weg.
config-cluster-range = [cluster]: Shards zählen von 0 bis `of` minus 1, der kleinere zuerst. Bei `of = 16` ist 15 der letzte.
config-cluster-sqlite = [cluster]: Mehrere Prozesse brauchen eine gemeinsame PostgreSQL-Datenbank; eine SQLite-Datei gehört einem allein. Setze `database_url` auf `postgresql://…`, oder lass den Abschnitt [cluster] weg.

config-token-missing =
    Es fehlt das Token des Bots.
    Trage es als `SPIELLEITER_TOKEN` in die Umgebung ein oder als `token = "…"` in `config.toml`.
    Du bekommst es auf https://discord.com/developers/applications: Anwendung wählen, „Bot“, „Reset Token“.
    Ganz ohne Token geht es mit `spielleiter play`.
