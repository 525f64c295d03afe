### Kampfwurf: two people, two dice each, one winner.

kampf-name = Dice duel
kampf-heading = Dice duel: { $one } against { $other }
kampf-roll = Roll
# $xp is the experience of the side.
kampf-side-open = { $seat } ({ $xp } XP): the dice are still in the cup.
kampf-side-rolled = { $seat } ({ $xp } XP): **{ $first }, { $second }** · sum { $total }
kampf-go = Level down to the last pip! Go { $number }, in the same order.
kampf-both-roll = Both roll, whoever likes to go first.
kampf-one-rolls = It is { $seat }'s turn to roll.

kampf-die = { $value }
kampf-rolled = 🎲 { $seat }: **{ $first }, { $second }** · sum { $total }
kampf-repeated = Sum, first and second die: all equal! Everybody rolls again.
kampf-gave-up = { $count ->
    [one] { $seat } did not roll in time.
   *[other] Nobody rolled in time.
}

# $by is sum, first or second: the number that decided.
kampf-decided = { $by ->
    [first] { $seat } wins: equal sums, but the higher first die.
    [second] { $seat } wins by a whisker with the higher second die.
   *[sum] { $seat } wins with the higher sum.
}
kampf-ended-early = Over before all the dice had fallen: time was up.
kampf-won-absent = { $seat } wins without a fight; the other side never rolled.
kampf-nobody = Nobody rolled, so nobody lost either.

kampf-label-sum = Sum
kampf-label-first = First number
kampf-label-second = Second number
kampf-label-wins = wins
kampf-verdict = { $name } wins
kampf-alt = Dice duel. { $one }: { $one_first } and { $one_second }, with experience { $one_sum }. { $other }: { $other_first } and { $other_second }, with experience { $other_sum }. { $winner } wins { $by ->
    [first] with the first die.
    [second] with the second die.
   *[sum] with the sum.
}

kampf-is-over = This duel is decided. For a rematch: `/dicebox duel`.
kampf-only-for-two = This duel is between { $one } and { $other }. You may cheer.
kampf-already-rolled = Your dice have fallen. Now it is time to wait.
kampf-other-first = Your turn comes next: { $seat } rolls first, in the same order as before.
kampf-not-understood = There is only one thing to do here: `2w6`.

cmd-wuerfel-kampf-name = duel
cmd-wuerfel-kampf = Challenges somebody: higher sum, then first number, then second
opt-wuerfel-kampf-gegner-name = opponent
opt-wuerfel-kampf-gegner = Whom you challenge (whoever dares if left out)
opt-wuerfel-kampf-xp-name = xp
opt-wuerfel-kampf-xp = Your experience points
opt-wuerfel-kampf-xp_gegner-name = xp_opponent
opt-wuerfel-kampf-xp_gegner = Experience points of the opponent
kampf-no-opponent = Against yourself you always win, and bots roll loaded bits. Name somebody else, or leave `opponent` out and see who dares.
