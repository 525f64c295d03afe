### Befehle von DOG in Hogwarts.

cmd-dog-name = dog
cmd-dog = DOG in Hogwarts: Figuren in die Große Halle bringen
cmd-dog-neu-name = neu
cmd-dog-neu = Macht einen Tisch für zwei bis vier auf (zu viert in zwei Teams)
opt-dog-neu-spieler-name = spieler
opt-dog-neu-spieler = Wie viele genau (ohne Angabe: so viele, wie Platz nehmen)
opt-dog-neu-haus-name = haus
opt-dog-neu-haus = Dein Haus; oder alle Häuser werden ausgelost
opt-dog-neu-haus-Slytherin = Slytherin
opt-dog-neu-haus-Hufflepuff = Hufflepuff
opt-dog-neu-haus-Gryffindor = Gryffindor
opt-dog-neu-haus-Ravenclaw = Ravenclaw
opt-dog-neu-haus-auslosen = Alle auslosen
opt-dog-neu-partner-name = partner
opt-dog-neu-partner = Wer dir gegenübersitzt: zu viert dein Partner, zu zweit dein Gegner
opt-dog-neu-zeit-name = zeit
opt-dog-neu-zeit = Bedenkzeit für jede Entscheidung (ohne Angabe zehn Minuten)
opt-dog-neu-ring-name = ring
opt-dog-neu-ring = Felder der Laufbahn (ohne Angabe 48)
opt-dog-neu-ziel-name = ziel
opt-dog-neu-ziel = Die Große Halle als ein Raum, oder ein Gang mit drei Plätzen je Haus
opt-dog-neu-ziel-saal = Ein Raum für alle
opt-dog-neu-ziel-gang = Gang mit drei Plätzen

# Haus gewählt, das bei dieser Spielerzahl nicht mitspielt.
dog-house-absent = Zu { $count ->
    [2] zweit spielen Slytherin und Gryffindor
   *[other] dritt spielen Slytherin, Hufflepuff und Gryffindor
}. Nimm eines davon oder lass die Spielerzahl offen.
dog-no-partner = Dir gegenüber kann nur ein anderer Mensch Platz nehmen. Nenne jemanden, oder lass das Feld leer.
dog-nobody-opposite = Dir gegenüber ist bei dieser Spielerzahl kein Platz. Nimm ein anderes Haus oder lass das Feld leer.
