# Wattturnier

watten-turnier-name = Wattturnier
watten-turnier-unreadable = So schreibt man { $count ->
    [one] 1 Bummerl
   *[other] { $count } Bummerl
}: „11:4 11:7 7:11“, zuerst die Punkte des ersten Teams; 22:0 für einen Retourschneider.
watten-turnier-count = An einem Tisch { $count ->
    [one] wird 1 Bummerl gespielt. Trag es ein.
   *[other] werden { $count } Bummerl gespielt. Trag alle ein.
}
watten-turnier-no-gift = Geschenkte Bummerl gibt es nur, wo ein Team ausgeschieden ist.
watten-turnier-by-ratio = nach Punkteverhältnis { $one } : { $other }
watten-turnier-by-points = nach Punkten { $one } : { $other }
watten-turnier-by-lot = durch das Los
watten-turnier-by-nothing = in allem gleich, das Los entscheidet
