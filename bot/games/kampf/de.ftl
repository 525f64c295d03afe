### Kampfwurf: zwei Leute, je zwei Würfel, ein Sieger.

kampf-name = Kampfwurf
kampf-heading = Kampfwurf: { $one } gegen { $other }
kampf-roll = Würfeln
# $xp ist die Erfahrung der Seite.
kampf-side-open = { $seat } ({ $xp } XP): Die Würfel liegen noch im Becher.
kampf-side-rolled = { $seat } ({ $xp } XP): **{ $first }, { $second }** · Summe { $total }
kampf-go = Gleichstand bis aufs letzte Auge! Durchgang { $number }, in derselben Reihenfolge.
kampf-both-roll = Beide würfeln, wer zuerst mag.
kampf-one-rolls = { $seat } ist dran und würfelt.

kampf-die = { $value }
kampf-rolled = 🎲 { $seat }: **{ $first }, { $second }** · Summe { $total }
kampf-repeated = Summe, erste und zweite Zahl: alles gleich! Es wird noch einmal gewürfelt.
kampf-gave-up = { $count ->
    [one] { $seat } hat nicht rechtzeitig gewürfelt.
   *[other] Niemand hat rechtzeitig gewürfelt.
}

# $by ist sum, first oder second: welche Zahl entschied.
kampf-decided = { $by ->
    [first] { $seat } gewinnt bei gleicher Summe mit der höheren ersten Zahl.
    [second] { $seat } gewinnt hauchdünn mit der höheren zweiten Zahl.
   *[sum] { $seat } gewinnt mit der höheren Summe.
}
kampf-ended-early = Vorbei, ehe alle Würfel gefallen sind: Die Zeit war um.
kampf-won-absent = { $seat } gewinnt kampflos; die Gegenseite kam nicht zum Würfeln.
kampf-nobody = Keiner hat gewürfelt, also hat auch keiner verloren.

kampf-label-sum = Summe
kampf-label-first = Erste Zahl
kampf-label-second = Zweite Zahl
kampf-label-wins = gewinnt
kampf-verdict = { $name } gewinnt
kampf-alt = Kampfwurf. { $one }: { $one_first } und { $one_second }, mit Erfahrung { $one_sum }. { $other }: { $other_first } und { $other_second }, mit Erfahrung { $other_sum }. { $winner } gewinnt { $by ->
    [first] mit der ersten Zahl.
    [second] mit der zweiten Zahl.
   *[sum] mit der Summe.
}

kampf-is-over = Dieser Kampfwurf ist entschieden. Für eine Revanche: `/wuerfel kampf`.
kampf-only-for-two = Diesen Kampfwurf machen { $one } und { $other } unter sich aus. Du darfst mitfiebern.
kampf-already-rolled = Deine Würfel liegen schon. Jetzt heißt es warten.
kampf-other-first = Gleich bist du dran: Erst würfelt { $seat }, die Reihenfolge bleibt wie beim ersten Mal.
kampf-not-understood = Hier gibt es nur eines zu tun: `2w6`.

cmd-wuerfel-kampf-name = kampf
cmd-wuerfel-kampf = Fordert zum Kampfwurf heraus: höhere Summe, dann erste Zahl, dann zweite
opt-wuerfel-kampf-gegner-name = gegner
opt-wuerfel-kampf-gegner = Wen du herausforderst (ohne Angabe: wer sich traut)
opt-wuerfel-kampf-xp-name = xp
opt-wuerfel-kampf-xp = Deine Erfahrungspunkte
opt-wuerfel-kampf-xp_gegner-name = xp_gegner
opt-wuerfel-kampf-xp_gegner = Erfahrungspunkte des Gegners
kampf-no-opponent = Gegen dich selbst gewinnst du immer, und Bots würfeln mit gezinkten Bits. Nenne jemand anderen, oder lass `gegner` weg und warte, wer sich traut.
