### Befehle von Watten und was dabei schiefgehen kann.

cmd-watten-name = watten
cmd-watten = Watten: Punktezettel oder ganzer Spieltisch
cmd-watten-zettel-name = zettel
cmd-watten-zettel = Ein Punktezettel für vier mit echten Karten: @Mitglieder oder einfach Namen
cmd-watten-nord-name = nord
cmd-watten-nord = Spielt mit Süd: @Mitglied oder Name
cmd-watten-ost-name = ost
cmd-watten-ost = Links von Nord, spielt mit West: @Mitglied oder Name
cmd-watten-sued-name = sued
cmd-watten-sued = Spielt mit Nord: @Mitglied oder Name
cmd-watten-west-name = west
cmd-watten-west = Rechts von Nord, spielt mit Ost: @Mitglied oder Name
cmd-watten-geber-name = geber
cmd-watten-geber = Wer zuerst gibt (ohne Angabe wird gezogen)
cmd-watten-runden-name = runden
cmd-watten-runden = Wie viele Runden (Bummerl) gespielt werden
cmd-watten-pad-runden = Nach so vielen Runden ist Schluss (ohne Angabe: wann ihr mögt)
cmd-watten-tisch-name = tisch
cmd-watten-tisch = Ein Spieltisch für vier: Der Bot gibt, jeder sieht nur die eigenen Karten
cmd-watten-partner-name = partner
cmd-watten-partner = Wer dir gegenübersitzt
cmd-watten-links-name = links
cmd-watten-links = Wer links von dir sitzt
cmd-watten-rechts-name = rechts
cmd-watten-rechts = Wer rechts von dir sitzt
cmd-watten-auslosen-name = auslosen
cmd-watten-auslosen = Partner und Plätze beim Start auslosen
cmd-watten-bedenkzeit-name = bedenkzeit
cmd-watten-bedenkzeit = Wie lange man überlegen darf (sonst 3 Minuten)
cmd-watten-time-1 = 1 Minute
cmd-watten-time-3 = 3 Minuten
cmd-watten-time-10 = 10 Minuten
cmd-watten-time-none = ohne Uhr

watten-seated-twice = Auf zwei Stühlen sitzt niemand: Jeder Name darf nur einmal vorkommen.
