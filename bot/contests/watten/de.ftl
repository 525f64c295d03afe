# Wattturnier

watten-turnier-name = Wattturnier
watten-turnier-unreadable = So schreibt man { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}: „11:4 11:7 7:11“, zuerst die Punkte des ersten Teams; 22:0 für einen Retourschneider.
watten-turnier-count = An einem Tisch { $count ->
    [one] wird 1 Runde gespielt. Trag sie ein.
   *[other] werden { $count } Runden gespielt. Trag alle ein.
}
watten-turnier-no-gift = Geschenkte Runden gibt es nur, wo ein Team ausgeschieden ist.
watten-turnier-by-ratio = nach Punkteverhältnis { $one } : { $other }
watten-turnier-by-points = nach Punkten { $one } : { $other }
watten-turnier-by-lot = durch das Los
watten-turnier-by-nothing = in allem gleich, das Los entscheidet
