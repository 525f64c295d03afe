### Befehle von DOG in Hogwarts.

cmd-dog-name = dog
cmd-dog = DOG in Hogwarts: Figuren in die Große Halle bringen
cmd-dog-neu-name = neu
cmd-dog-neu = Macht einen Tisch für zwei bis vier auf (zu viert in zwei Teams)
cmd-dog-spieler-name = spieler
cmd-dog-spieler = Wie viele genau (ohne Angabe: so viele, wie Platz nehmen)
cmd-dog-haus-name = haus
cmd-dog-haus = Dein Haus; oder alle Häuser werden ausgelost
cmd-dog-haus-drawn = Alle auslosen
cmd-dog-partner-name = partner
cmd-dog-partner = Wer dir gegenübersitzt: zu viert dein Partner, zu zweit dein Gegner
cmd-dog-zeit-name = zeit
cmd-dog-zeit = Bedenkzeit für jede Entscheidung (ohne Angabe zehn Minuten)
cmd-dog-zeit-60 = 1 Minute
cmd-dog-zeit-180 = 3 Minuten
cmd-dog-zeit-600 = 10 Minuten
cmd-dog-zeit-3600 = 1 Stunde
cmd-dog-zeit-86400 = 1 Tag
cmd-dog-zeit-0 = ohne Grenze
cmd-dog-ring-name = ring
cmd-dog-ring = Felder der Laufbahn (ohne Angabe 48)
cmd-dog-ziel-name = ziel
cmd-dog-ziel = Die Große Halle als ein Raum, oder ein Gang mit drei Plätzen je Haus
cmd-dog-ziel-saal = Ein Raum für alle
cmd-dog-ziel-gang = Gang mit drei Plätzen

# Haus gewählt, das bei dieser Spielerzahl nicht mitspielt.
dog-house-absent = Zu { $count ->
    [2] zweit spielen Slytherin und Gryffindor
   *[other] dritt spielen Slytherin, Hufflepuff und Gryffindor
}. Nimm eines davon oder lass die Spielerzahl offen.
dog-no-partner = Dir gegenüber kann nur ein anderer Mensch Platz nehmen. Nenne jemanden, oder lass das Feld leer.
dog-nobody-opposite = Dir gegenüber ist bei dieser Spielerzahl kein Platz. Nimm ein anderes Haus oder lass das Feld leer.
