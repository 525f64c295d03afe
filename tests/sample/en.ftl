hasard-name = Hasard
hasard-round = Hasard, round { $number } of { $rounds }
hasard-line = { $seat }: { $points } { $laid ->
    [yes] · card laid
   *[no] · thinking
}
hasard-line-die = { $seat }: { $points } · { $die ->
    [0] holds
   *[other] die { $die }
}
hasard-roll = Roll
hasard-hold = Hold
hasard-ring = Bell
hasard-card = Card { $card }
hasard-my-cards = My cards
hasard-fine = Take a point from { $seat }
hasard-fine-whom = Penalty (referee)

hasard-step-lay = Everybody lays a card face down.
hasard-step-turn = { $seat } rolls or holds.

hasard-dealt = Your cards: { $cards }.
hasard-laid = { $seat } has laid a card.
hasard-laid-own = You have laid { $card }.
hasard-rolled = { $seat } rolls a { $die }.
hasard-held = { $seat } holds.
hasard-scored = Cards up! The best hand counts { $best }.
hasard-fined = Penalty: { $seat } loses a point.
hasard-won = { $seat } wins with { $points } points{ $others ->
    [0] .
   *[other] , together with { $others } others.
}

hasard-over = The game is played.
hasard-not-seated = You need a seat at the table for that.
hasard-cards-first = First everybody lays a card.
hasard-cards-lie = The cards are down; now it is dice.
hasard-wait = It is { $seat }'s turn first.
hasard-not-your-card = You do not hold the { $card }.
hasard-captain-only = Only a captain may ring.
hasard-referee-only = Only the referee hands out penalties.
hasard-fined-already = { $seat } already has a penalty.
hasard-seat-empty = Nobody sits on that seat.
hasard-not-understood = I do not understand that. Possible are: `karte 7`, `wurf`, `halt`.

hasard-rules-heading = Rules
hasard-rules = Highest card or best roll wins the round.
hasard-back = Back
hasard-fine-typed = Type a fine

hasard-rule-rounds = rounds
hasard-rule-rounds-help = How long the game lasts.
hasard-rule-rounds-1 = one
hasard-rule-rounds-2 = two
hasard-rule-rounds-5 = five
hasard-rule-seconds = time to think
hasard-rule-seconds-help = How long somebody may think.
hasard-rule-seconds-30 = half a minute
hasard-rule-seconds-60 = one minute
hasard-rule-seconds-none = no clock
