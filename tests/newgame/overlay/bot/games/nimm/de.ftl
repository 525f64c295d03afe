### Nimm.

nimm-name = Nimm
nimm-heading = Nimm: { $left ->
    [one] noch ein Holz
   *[other] noch { $left } Hölzer
}
nimm-step = { $seat } nimmt eins bis drei von { $left }.
nimm-taken = { $seat } hat { $count } genommen.
nimm-number = Deine geheime Zahl ist { $number }. Nimmst du das letzte Holz mit genau so vielen, zählt es doppelt.
nimm-shown = { $seat } hatte die { $number }.
nimm-take = { $count } nehmen
nimm-door = Meine Zahl
nimm-alt = { $left } Hölzer nebeneinander.
nimm-won = { $seat } nimmt das letzte Holz{ $lucky ->
    [yes] , mit der eigenen Zahl: zwei Punkte!
   *[no] : ein Punkt.
}
nimm-over = Kein Holz ist mehr da. Eine neue Partie beginnt mit `/nimm neu`.
nimm-not-seated = Du sitzt nicht mit am Tisch. Bei der nächsten Partie nimm vorher Platz.
nimm-wait = { $seat } ist dran. Danach kommst du.
nimm-too-many = So viele liegen nicht da, nur noch { $left }.
nimm-not-understood = Schreib `nimm 1`, `nimm 2` oder `nimm 3`.

cmd-nimm-name = nimm
cmd-nimm = Nimm: das letzte Holz gewinnt
cmd-nimm-neu-name = neu
cmd-nimm-neu = Eröffnet eine Partie für zwei, auch gegen den Computer
opt-nimm-neu-hoelzer-name = hoelzer
opt-nimm-neu-hoelzer = Wie viele Hölzer daliegen (5 bis 30)
opt-nimm-neu-zeit-name = zeit
opt-nimm-neu-zeit = Bedenkzeit für jeden Zug (ohne Angabe zehn Minuten)
