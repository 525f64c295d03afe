# Wattturnier

watten-turnier-name = Wattturnier
# $count ist, wie viele Bummerl gespielt werden, $first das Team, dessen Punkte zuerst stehen.
watten-turnier-empty = Da steht noch nichts. So schreibt man { $count ->
    [one] ein Bummerl: „11:4“
   *[other] { $count } Bummerl: „11:4 11:7 7:11“
}, zuerst die Punkte von { $first }; 22:0 für einen Retourschneider.
# $number zählt die Bummerl, $word ist, was dort steht.
watten-turnier-unreadable = Das { $number }. Bummerl, „{ $word }“, kann ich nicht lesen. Schreib zwei Zahlen mit Doppelpunkt, zuerst die Punkte von { $first }: „11:4“, und zwischen den Bummerln einen Abstand.
# $who hat zu viel, $points sind die meisten Punkte, $meant ist, was wohl gemeint war.
watten-turnier-impossible = Das { $number }. Bummerl, { $word }, kann so nicht sein: { $why ->
    [both] Beide hätten gewonnen. Ein Team bekommt 11 Punkte, das andere höchstens 10.
    [nobody] Mehr als { $points } hat niemand, und ein Bummerl geht bis 11. Spielt es zu Ende, oder ruft die Spielleitung.
    [retour] 22 Punkte gibt es nur für einen Retourschneider, und der heißt 22:0 oder 0:22.
   *[more] { $points } Punkte für { $who } sind zu viele. Bei 11 ist Schluss, auch wenn das letzte Spiel mehr wert war: { $meant }.
} Zuerst stehen die Punkte von { $first }.
watten-turnier-count = An einem Tisch { $count ->
    [one] wird 1 Bummerl gespielt
   *[other] werden { $count } Bummerl gespielt
}, bei dir { $written ->
    [one] steht 1
   *[other] stehen { $written }
}. Schreib genau so viele, mit einem Abstand dazwischen.
watten-turnier-no-gift = Geschenkte Bummerl gibt es nur, wo ein Team ausgeschieden ist, und nur für die Gegner. Schreib nur, was gespielt wurde; den Rest ergänze ich.
watten-turnier-by-ratio = nach Punkteverhältnis { $one } : { $other }
watten-turnier-by-points = nach Punkten { $one } : { $other }
watten-turnier-by-lot = durch das Los
watten-turnier-by-nothing = in allem gleich, das Los entscheidet
