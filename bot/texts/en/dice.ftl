### Dice: what is wrong with a throw, and how to write it.

dice-empty = There is no throw yet. Write for example `2d6+1`.
dice-no-dice = No dice, no throw: there has to be at least one die, for example `1d6`.
dice-no-sides = How many sides does the die have? Write for example `d6` or `d20`.
dice-expected-term = Something is missing here: dice like `2d6` or a number.
dice-unexpected = I do not understand this part. I can add `+` and subtract `-`; a note follows after a space or after `#`.
dice-missing-sign = A `+` or `-` is missing here. If it is a note, write `#` before it.
dice-foreign-digit = I cannot read this digit. Use the ordinary digits 0 to 9.
dice-keep-no-count = How many dice should count? Write for example `4d6kh3` (the three highest).
dice-keep-misplaced = Keeping and dropping belongs right behind the dice, for example `4d6kh3`.
dice-keep-none = At least one die must be meant, for example `4d6kh1`.
dice-keep-too-many = There are not that many dice: at most { $limit } can be kept.
dice-drop-too-many = One die has to stay: { $limit ->
    [0] a single one cannot be dropped.
   *[other] at most { $limit } can be dropped.
}
dice-too-long = That is a novel, not a throw: I read at most { $limit } characters.
dice-too-many-terms = At most { $limit } parts in one throw. Split it into two throws.
dice-too-many-dice = The cup does not hold that many dice: at most { $limit } at once.
dice-too-many-sides = That is a ball already: a die has at most { $limit } sides.
dice-too-large = Numbers go up to { $limit }.
dice-label-too-long = The note may be at most { $limit } characters long.

dice-no-such-day = There are no rolls here for that day. Choose a day from the list.
