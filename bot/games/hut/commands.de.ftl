### /hut: Befehle und was sie sagen.

cmd-hut-name = hut
cmd-hut = Fang den Hut mit geheimen Befehlen
cmd-hut-neu-name = neu
cmd-hut-neu = Eröffnet eine Partie für 2 bis 6, Computer dürfen auffüllen
opt-hut-neu-plaetze-name = plätze
opt-hut-neu-plaetze = Wie viele Plätze (2 bis 6)
opt-hut-neu-frist-name = frist
opt-hut-neu-frist = Zeit für eine Runde, von 1 Minute bis 14 Tage, zum Beispiel 12 Stunden
cmd-hut-befehl-name = befehl
cmd-hut-befehl = Schreibt deine Befehle oder zeigt deinen Zettel; nur du siehst es
opt-hut-befehl-befehle-name = befehle
opt-hut-befehl-befehle = Phase Hut Start BP Ziel, mehrere mit ; dazwischen, zum Beispiel 1 Rudi RO 3 RH
opt-hut-partie = Welche Partie, falls du in mehreren sitzt
cmd-hut-bericht-name = bericht
cmd-hut-bericht = Zeigt den Bericht einer Runde mit Bildern zum Durchblättern
opt-hut-bericht-runde-name = runde
opt-hut-bericht-runde = Welche Runde (ohne Angabe die letzte)

hut-report-title = 📜 Fang den Hut · Bericht der Runde { $round }
hut-no-game = Du sitzt gerade in keiner laufenden Partie Fang den Hut. Mit `/hut neu` machst du eine auf.
hut-which-game = Du sitzt in mehreren Partien. Schreib `/hut befehl` im Kanal der Partie, oder wähl sie dort unter „partie“ aus.
hut-no-report-yet = Noch ist keine Runde ausgewertet. Der erste Bericht kommt, wenn alle abgegeben haben oder die Frist um ist.
hut-no-such-round = Runde { $round } gibt es noch nicht; die letzte ausgewertete ist Runde { $last }.
