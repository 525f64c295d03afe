### Answers to /dice and /wuerfel.

dice-line-pair = 🎲 { $name }: **{ $first }, { $second }** · sum **{ $total }**
dice-line-xp = with { $xp } XP they count **{ $first }, { $second }** · sum **{ $total }**
dice-line = 🎲 { $name }: `{ $throw }` → { $sum } = **{ $total }**
dice-line-one = 🎲 { $name }: `{ $throw }` → **{ $total }**
dice-slip =
    { $reason }
    ```
    { $spot }
    ```
    For example: `2d6`, `1d20+3`, `4d6kh3`, `3d10-1d4 potion`.
dice-choice = { $throw } (from { $low } to { $high })
dice-xp-needs-pair = Experience points only go with a plain `2w6`. Leave `xp` out or roll `2w6`.

stats-roll = roll
stats-rolls = rolls
stats-counted = rolled
stats-expected = expected
stats-thousand = k
stats-million = M
stats-decimal = .
stats-thousands = ,
stats-subtitle = Sum of 2d6
stats-mean = Ø { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } instead of 7.00
stats-number = { NUMBER($value, maximumFractionDigits: 1) }
stats-verdict-ok = Nothing unusual
stats-verdict-unusual = Somewhat unusual
stats-verdict-striking = Striking
stats-verdict-too-few = Too few rolls for a verdict
stats-of-100 = { $cases ->
    [0] In less than one of 100 cases fair dice scatter even more.
    [one] In one of 100 cases fair dice scatter even more.
   *[other] In { $cases } of 100 cases fair dice scatter even more.
}
stats-too-few = { $n ->
    [0] No 2d6 has fallen yet. One /dice will do for a start.
    [one] One roll is a start. From 36 on I have something to say.
   *[other] { $n } rolls are a start. From 36 on I have something to say.
}
stats-small-print = Chi-square { NUMBER($chi, minimumFractionDigits: 1) }, p = { NUMBER($p, minimumFractionDigits: 2) }
stats-alt = Dice statistics of { $name }, { $n ->
    [one] one roll
   *[other] { $n } rolls
}. Sums 2 to 12, rolled (expected): { $sums }. { $mean }. { $verdict }.

proof-heading = ## The dice, to be checked
proof-today = **Today ({ $day })**, promise: `{ $commitment }`
proof-tomorrow = **Tomorrow**, promise: `{ $commitment }`
proof-past = { $day } ({ $rolls ->
    [one] one roll
   *[other] { $rolls } rolls
}), seed: `{ $seed }`
