### Befehle von Watten und was dabei schiefgehen kann.

cmd-watten-name = watten
cmd-watten = Watten: Punktezettel oder ganzer Spieltisch
cmd-watten-zettel-name = zettel
cmd-watten-zettel = Ein Punktezettel für vier mit echten Karten: @Mitglieder oder einfach Namen
opt-watten-zettel-nord-name = nord
opt-watten-zettel-nord = Spielt mit Süd: @Mitglied oder Name
opt-watten-zettel-ost-name = ost
opt-watten-zettel-ost = Links von Nord, spielt mit West: @Mitglied oder Name
opt-watten-zettel-sued-name = sued
opt-watten-zettel-sued = Spielt mit Nord: @Mitglied oder Name
opt-watten-zettel-west-name = west
opt-watten-zettel-west = Rechts von Nord, spielt mit Ost: @Mitglied oder Name
opt-watten-zettel-geber-name = geber
opt-watten-zettel-geber = Wer zuerst gibt (ohne Angabe wird gezogen)
opt-watten-runden-name = runden
opt-watten-tisch-runden = Wie viele Runden (Bummerl) gespielt werden
opt-watten-zettel-runden = Nach so vielen Runden ist Schluss (ohne Angabe: wann ihr mögt)
opt-watten-zettel-zeit-name = zeit
opt-watten-zettel-zeit = Zeit für Antworten, von 10 s bis 7 Tage, 0 ist ohne Uhr (sonst ohne)
cmd-watten-tisch-name = tisch
cmd-watten-tisch = Ein Spieltisch für vier: Der Bot gibt, jeder sieht nur die eigenen Karten
opt-watten-tisch-partner-name = partner
opt-watten-tisch-partner = Wer dir gegenübersitzt
opt-watten-tisch-links-name = links
opt-watten-tisch-links = Wer links von dir sitzt
opt-watten-tisch-rechts-name = rechts
opt-watten-tisch-rechts = Wer rechts von dir sitzt
opt-watten-tisch-auslosen-name = auslosen
opt-watten-tisch-auslosen = Partner und Plätze beim Start auslosen
opt-watten-tisch-bedenkzeit-name = bedenkzeit
opt-watten-tisch-bedenkzeit = Wie lange man überlegen darf (sonst 3 Minuten)

watten-seated-twice = Auf zwei Stühlen sitzt niemand: Jeder Name darf nur einmal vorkommen.
