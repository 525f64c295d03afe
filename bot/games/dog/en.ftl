### DOG in Hogwarts: four houses, ten cards and a caretaker.

dog-name = DOG in Hogwarts
dog-partners = { $players ->
    [2] Everybody plays alone.
    [3] Everybody plays alone.
   *[other] { $drawn ->
        [yes] With four, those who sit opposite each other play together; the houses are drawn.
       *[no] With four, Slytherin and Gryffindor play against Hufflepuff and Ravenclaw.
    }
}

## Cards

dog-card-2 = 2
dog-card-3 = 3
dog-card-5 = 5
dog-card-6 = 6
dog-card-4 = ±4
dog-card-7 = 7
dog-card-9 = Start/9
dog-card-18 = Start/1/8
dog-card-t = Swap
dog-card-j = Joker
dog-caption-2 = 2 ahead
dog-caption-3 = 3 ahead
dog-caption-5 = 5 ahead
dog-caption-6 = 6 ahead
dog-caption-4 = ahead or back
dog-caption-7 = split
dog-caption-9 = Start
dog-caption-18 = Start
dog-caption-t = Swap
dog-caption-j = Joker
dog-role-raus = Start
dog-role-1 = 1
dog-role-2 = 2
dog-role-3 = 3
dog-role-4 = ±4
dog-role-5 = 5
dog-role-6 = 6
dog-role-7 = Split 7
dog-role-8 = 8
dog-role-9 = 9
dog-role-t = Swap

## Pieces

dog-list = { $head }, { $tail }
dog-no-cards = none
dog-figure = { $figure }
dog-caretaker = The caretaker
dog-place-great-hall = Great Hall
dog-hop-out = { $figure } comes out
dog-hop-walk = { $figure } moves { $steps } to field { $field }
dog-hop-back = { $figure } goes { $steps } back to field { $field }
dog-hop-hall = { $figure } moves { $steps } into the Great Hall
dog-hop-swap = { $one } (now field { $there }) swaps with { $other } (now field { $here })
dog-hop-nothing = without effect
dog-hop-caught = { $way }, runs into the caretaker and must go to bed
dog-hop-caught-sends = { $way }, sends back { $sent }, runs into the caretaker and goes to bed
dog-hop-signs = { $signs }
dog-hop-short = { $end ->
    [out] { $figure } out
    [hall] { $figure } → Hall
   *[ring] { $figure } → { $field }
}{ $sends ->
    [yes] {" "}✗ { $sent }
   *[no] {""}
}
dog-hop-sends = { $way } and sends back { $sent }

## What has happened

dog-opened-teams = { $one } and { $two } against { $three } and { $four }: may the better team fill the Great Hall!
dog-opened-alone = { $count ->
    [2] Two players
   *[other] Three players
}, everyone for themselves: the first with three figures in the Great Hall wins.
dog-dealt = Round { $round }: { $seat } deals { $count } cards each.
dog-dealt-own = Round { $round }. Your cards: { $cards }.
dog-gave = { $late ->
    [yes] ⏰ Time is up, a card was drawn for { $seat }.
   *[no] { $seat } has passed on a card face down.
}
dog-gave-own = { $late ->
    [yes] Time was up, so { $card } went over.
   *[no] You have passed on { $card }.
}
dog-exchanged = The cards are exchanged.
dog-exchanged-own = { $seat } gives you: { $card }.
dog-played = { $late ->
    [yes] ⏰ Time is up, played for { $seat }: **{ $card }**, { $what }.
   *[no] { $seat } plays **{ $card }**: { $what }.
}
dog-played-caretaker = { $what } The first figure is home, and here comes the caretaker: field { $field }.
dog-played-surprised = { $what } The first figure is home, and here comes the caretaker on field { $field } and sends { $figure } to bed.
dog-folded = { $seat } can play nothing and lays down: { $cards }.
dog-discarded = { $seat } can play nothing and throws away { $card }.
dog-drew = { $seat } draws a card.
dog-drew-own = You draw: { $card }.
dog-passed = { $seat } draws no card.

## What is to be done

dog-step-swap = { $teams ->
    [yes] Everybody pushes a card to their partner, face down.
   *[no] Everybody passes a card to the left, face down.
}
dog-step-turn = It is { $seat }’s turn.
dog-step-draw = { $seat } may draw a card.

## At the table

dog-heading-over = DOG · over in round { $round } · { $score }
dog-heading = DOG · round { $round } · { $score }
# $house is S, H, G or R; $status says what the person is doing.
dog-line = { $house ->
    [S] 🐍
    [H] 🦡
    [G] 🦁
   *[R] 🦅
} { $seat }{ $status ->
    [won] {" "}🏆
    [over] {""}
    [folded] {" "}out
    [gave] {" "}🃏 { $cards } ✓
   *[waits] {" "}🃏 { $cards }
}
dog-hands = -# { $hands }
dog-door = My cards
dog-button-moves = Last moves
dog-button-cards = All cards
dog-button-why = Why out?
dog-button-back = My cards
dog-no-moves = No figure has moved yet.
dog-cards-all = All DOG cards
dog-cards-count = 78 cards
dog-cards-about = **Start/9**, **Start/1/8**: bring out a figure or move so far. **±4**: ahead or back. **7**: split among your own figures; whoever is overtaken goes home. **Swap**: one of your figures with somebody else’s. **Joker**: anything. With any number you may move the caretaker instead once he is there; he walks against the clock.

## In the hand

dog-hand = Your cards
dog-hand-empty = Your hand is empty
dog-got = From the exchange you have: **{ $card }**.
dog-choose-gift = Which card do you give to { $seat }, face down? One press and it is gone; what you get you will see afterwards.
dog-gave-wait = You have pushed **{ $card }** to { $seat }. Once all have chosen, it begins.
dog-choose-card = It is your turn. Which card do you play?
dog-must-discard = You can play nothing and must throw a card away. Which one? One press throws it away.
dog-draw-question = You may draw a card. If it can be played, you must play it; else you throw away another.
dog-button-draw = Draw a card
dog-button-pass = Do not draw
dog-you-folded = You are out of this round: none of your cards could be played. Why is behind the button below.
dog-button-card = { $number } { $card }
dog-button-way = { $number } { $way }
dog-button-role = { $role }: { $way }

## Playing a card

dog-play-heading = Play { $card }
dog-confirm-heading = { $card }: like this?
dog-joker-as = What do you play the Joker as?
dog-choose-move = Who moves where?
dog-choose-swap = Who swaps with whom?
dog-swap-nobody = There is nobody on the ring to swap with.
dog-swap-figure = { $figure } (field { $field }) swaps with …
dog-swap-with = { $figure } on field { $field }
dog-swap-button = { $figure } ↔ { $other } on field { $field }
dog-seven-left = **{ $left }** of 7 points still to be shared out. Each figure takes one part at most.
dog-seven-done = So far: { $done }.
dog-seven-figure = { $figure } moves …
dog-seven-caretaker = The caretaker takes the whole 7
dog-own-sent = ⚠️ From your own side back to bed: { $sent }.
dog-caretaker-comes = Then the caretaker comes to field { $field }.
dog-wins = 🏆 This wins the game!
dog-button-play = Play
dog-button-other = Choose again
dog-button-undo = Undo last part
dog-button-joker = As something else

## Why a card cannot be played

dog-why-heading = { $seat } could play nothing:
dog-why-nobody = Nobody is out of this round yet.
dog-why-line = **{ $card }** cannot be played: { $why }.
dog-why-drawn-first = **{ $card }** must wait: the card you drew can be played, so it comes first.
dog-why-joker = not even it finds a move
dog-why-both = { $out }, and { $walk }
dog-why-no-bed = no figure is in bed any more
dog-why-start-own = an own figure stands on the start field already
dog-why-start-caretaker = the caretaker stands on the start field
dog-why-none-out = no figure is on its way
dog-why-none-out-caretaker = no figure is on its way, and the caretaker cannot pass a protected one
dog-why-barred = { $figure } cannot pass { $other } on field { $field }
dog-why-seven = the seven points cannot be spent in full
dog-why-no-own = no own figure stands unprotected on the ring

## What is not possible

dog-over = This game is over. For another one: `/dog new`.
dog-not-seated = Only those with a seat can play. You are welcome to watch.
dog-swap-first = First come the exchanges: open “My cards” and give one.
dog-swap-over = The cards are exchanged already. Now it is time to play.
dog-given-already = You have given { $card } already. Wait until everybody has chosen.
dog-wait = It is { $seat }’s turn just now.
dog-not-your-card = You do not hold { $card }. Open “My cards” and choose there.
dog-nothing-to-draw = Only those who could play nothing and threw a card away may draw.
dog-draw-or-not = You have thrown a card away: do you draw one or not?
dog-must-play = Who can play must play. Open “My cards” and choose one that shines.
dog-only-drawn = You may only play what you drew: { $card }.
dog-card-stuck = { $card } cannot be played just now: { $why }.
dog-no-such-move = { $card } cannot be played like that on this board. Open “My cards”; everything possible is there.
dog-not-understood = I do not understand that. A move looks like this: `5 G1+5`, `7 G1+2h G2+5`, `9 G1 raus`, `4 G1-4`, `T G1/H2`; a gift like this: `gib 7`.

## The end

dog-team-won = { $one } and { $other } have all six figures in the Great Hall and win in round { $rounds }!
dog-one-won = { $seat } has three figures in the Great Hall and wins in round { $rounds }!
dog-why = { $home ->
    [0] { $seat } has no figure home yet.
    [one] { $seat } has one figure home.
   *[other] { $seat } has { $home } figures home.
}

## In the pictures

dog-picture-title = DOG in Hogwarts
dog-picture-info = Round { $round } · { $cards } cards
dog-picture-plan = You play { $card }
dog-picture-played = { $name }: { $card }
dog-picture-folded = { $name } is out
dog-picture-discarded = { $name } drops { $card }
dog-picture-cannot = nothing could be played
dog-picture-walk = { $figure } moves { $steps } to { $field }
dog-picture-hall = { $figure } moves { $steps } home
dog-picture-swap = { $one } swaps with { $other }
dog-picture-sent = Back: { $sent }
dog-picture-caretaker = The caretaker comes
dog-picture-turn = To play
dog-picture-your-turn = { $swapping ->
    [yes] Give a card
   *[no] Your turn
}
dog-picture-targets = Numbers show the target
dog-picture-swapping = Exchange
dog-picture-won = Winners
dog-alt-board = DOG in Hogwarts, { $info }. { $last }. Ring: { $ring }. Dormitory: { $bed }. Great Hall: { $hall }. { $next }.
dog-alt-nothing = Nothing has been played yet
dog-alt-hand = DOG, for you alone, round { $round }. On the ring: { $ring }. { $next }. Your cards: { $cards }.
dog-alt-card = { $number }: { $card }{ $stuck ->
    [yes] , not playable now
   *[no] {""}
}
dog-alt-cards = All cards: { $cards }.

## House rules

dog-rule-ring = ring
dog-rule-ring-help = How many fields the way around the board has.
dog-rule-ring-32 = 32 fields
dog-rule-ring-40 = 40 fields
dog-rule-ring-48 = 48 fields
dog-rule-ring-56 = 56 fields
dog-rule-ring-64 = 64 fields
dog-rule-lane = goal
dog-rule-lane-help = The Great Hall for all, or a lane of three places for each house.
dog-rule-lane-no = Great Hall
dog-rule-lane-yes = a lane of three places
dog-rule-houses = houses
dog-rule-houses-help = Whether people sit down in a house, or the houses are drawn by lot at the beginning.
dog-rule-houses-no = chosen
dog-rule-houses-yes = drawn by lot
dog-rule-seconds = time to think
dog-rule-seconds-help = How long somebody may think before the bot moves instead.
dog-rule-seconds-60 = 1 minute
dog-rule-seconds-180 = 3 minutes
dog-rule-seconds-600 = 10 minutes
dog-rule-seconds-3600 = 1 hour
dog-rule-seconds-86400 = 1 day
dog-rule-seconds-none = no clock
