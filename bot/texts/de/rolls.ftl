### Antworten auf /dice und /wuerfel.

dice-line-pair = 🎲 { $name }: **{ $first }, { $second }** · Summe **{ $total }**
dice-line-xp = mit { $xp } XP zählen **{ $first }, { $second }** · Summe **{ $total }**
dice-line = 🎲 { $name }: `{ $throw }` → { $sum } = **{ $total }**
dice-line-one = 🎲 { $name }: `{ $throw }` → **{ $total }**
# $spot zeigt die Eingabe mit einem Pfeil unter der Stelle.
dice-slip =
    { $reason }
    ```
    { $spot }
    ```
    So geht es zum Beispiel: `2w6`, `1w20+3`, `4w6kh3`, `3w10-1w4 Zaubertrank`.
dice-choice = { $throw } (von { $low } bis { $high })
dice-xp-needs-pair = Erfahrungspunkte gibt es nur auf einen reinen `2w6`. Lass `xp` weg oder würfle `2w6`.

stats-roll = Wurf
stats-rolls = Würfe
stats-counted = gewürfelt
stats-expected = erwartet
stats-thousand = Tsd.
stats-million = Mio.
stats-decimal = ,
stats-thousands = .
stats-subtitle = Summe aus 2w6
stats-mean = Ø { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } statt 7,00
stats-number = { NUMBER($value, maximumFractionDigits: 1) }
stats-verdict-ok = Unauffällig
stats-verdict-unusual = Etwas ungewöhnlich
stats-verdict-striking = Auffällig
stats-verdict-too-few = Zu wenige Würfe für ein Urteil
stats-of-100 = { $cases ->
    [0] In weniger als einem von 100 Fällen streuen faire Würfel noch stärker.
    [one] In einem von 100 Fällen streuen faire Würfel noch stärker.
   *[other] In { $cases } von 100 Fällen streuen faire Würfel noch stärker.
}
stats-too-few = { $n ->
    [0] Noch kein 2w6 gefallen. Ein /dice genügt für den Anfang.
    [one] Ein Wurf ist ein Anfang. Ab 36 sage ich etwas dazu.
   *[other] { $n } Würfe sind ein Anfang. Ab 36 sage ich etwas dazu.
}
stats-small-print = Chi-Quadrat { NUMBER($chi, minimumFractionDigits: 1) }, p = { NUMBER($p, minimumFractionDigits: 2) }
stats-alt = Würfelstatistik { $name }, { $n ->
    [one] ein Wurf
   *[other] { $n } Würfe
}. Summen 2 bis 12, gewürfelt (erwartet): { $sums }. { $mean }. { $verdict }.

proof-heading = ## Die Würfel zum Nachrechnen
proof-today = **Heute ({ $day })**, Versprechen: `{ $commitment }`
proof-tomorrow = **Morgen**, Versprechen: `{ $commitment }`
proof-past = { $day } ({ $rolls ->
    [one] ein Wurf
   *[other] { $rolls } Würfe
}), Startwert: `{ $seed }`
