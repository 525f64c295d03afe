### Wizard: the pad for people with real cards, and the table where the bot deals.

wizard-name = Wizard
wizardblock-name = Wizard pad

## Cards and suits

# $suit is blau, rot, gruen or gelb.
wizard-suit = { $suit ->
    [blau] Blue
    [rot] Red
    [gruen] Green
   *[gelb] Yellow
}
wizard-card = { $suit ->
    [blau] Blue { $value }
    [rot] Red { $value }
    [gruen] Green { $value }
   *[gelb] Yellow { $value }
}
wizard-card-zauberer = Wizard
wizard-card-narr = Jester
wizard-joined = { $head } · { $tail }
wizard-none = nothing
wizard-seat = { $seat }
wizard-label = { $name }
wizard-number = { $number }
wizard-back = Back

## What happens at the table

wizard-dealer-drawn = 🎲 Drawn by lot: { $seat } deals first.
wizard-playoff-begins = { $count } people are level in everything! Three cards decide.
# $at is how many cards were cut, $count how many everybody gets.
wizard-dealt = { $seat } cuts { $at } cards. { $count ->
    [one] One card
   *[other] { $count } cards
} each; turned up: **{ $card }**.
wizard-dealt-last = { $seat } cuts { $at } cards. { $count } cards each, none is left to turn up: no trump.
wizard-dealt-own = Your cards: { $cards }
wizard-trump-chosen = { $seat } makes **{ wizard-suit }** trump.
wizard-bid-made = { $seat } bids **{ $tricks }**.
wizard-played = { $seat } plays { $card }.
wizard-trick-taken = The trick goes to { $seat } with { $card }.
wizard-scored-one = { $seat } { $points }
wizard-scored = Game { $number } is scored: { $scores }
wizard-too-late = ⏰ Time is up, played for { $seat }: the plainest thing.
wizard-won = { $others ->
    [0] 🏆 { $seat } wins with { $points } points.
    [one] 🏆 { $seat } and one more share first place with { $points } points.
   *[other] 🏆 { $seat } and { $others } more share first place with { $points } points.
}

wizard-why = { $by ->
    [points] { $ahead ->
        [one] One point ahead of { $seat }.
       *[other] { $ahead } points ahead of { $seat }.
    }
    [plus] Level with { $seat }, but with more games in plus: { $own } to { $other }.
    [best] Level with { $seat }, but with the higher best game: { $own } to { $other }.
    [often] Level with { $seat }, but with the best game more often: { $own } to { $other }.
    [second] Level with { $seat }, but with the better second-best game: { $own } to { $other }.
   *[playoff] Level with { $seat } in everything; the three-card game decided it { $own } to { $other }.
}
wizard-nobody-won = Nobody is ranked.

## What is to be done now

wizard-step-cut = { $seat } cuts.
wizard-step-trump = { $seat } turned up a Wizard and chooses trump.
wizard-step-bid = { $seat } bids.
wizard-step-bid-barred = { $seat } bids last; { $number } is barred.
wizard-step-play = { $seat } plays.
wizard-is-over = This game is over. The next one begins with `/wizard table`.

## What cannot be done

wizard-not-seated = You do not sit at this table. Watching is fine, chipping in is not.
wizard-not-in-playoff = The play-off is for those who are level, now { $seat }. You may keep your fingers crossed.
wizard-not-your-turn = In a moment! First it is { $seat }'s turn.
wizard-cut-first = First { $seat } cuts, then there are cards.
wizard-trump-first = First { $seat } chooses trump.
wizard-bids-first = Bids are still being made; it is { $seat }'s turn.
wizard-cards-now = All bids are made, now cards are played; it is { $seat }'s turn.
wizard-bid-too-high = There are no more than { $cards ->
    [one] one trick
   *[other] { $cards } tricks
} in this game. Say a number from 0 to { $cards }.
wizard-bid-barred = { $number } is barred: the bids may not add up to { $cards }. Take one more or one less.
wizard-not-your-card = You do not hold this card (any more). “Refresh” shows what you have.
wizard-must-follow = { $suit ->
    [blau] Blue
    [rot] Red
    [gruen] Green
   *[gelb] Yellow
} was led and you have it: follow suit, or play a Wizard or a Jester.
wizard-cut-range = Cut 3 to 57 cards.
wizard-not-understood = I did not understand that. Try `abheben 30`, `trumpf rot`, `ansage 2`, `karte rot 9`.

## The table

wizard-heading = Wizard · { $note } · { $score }
wizard-score-leads = { $seat } leads with { $points }
wizard-score-level = { $count } level with { $points }
wizard-note-game = Game { $number } of { $games }
wizard-note-playoff = Play-off
wizard-note-final = Final
wizard-note-trump = Choosing trump
wizard-note-bids = Bids
wizard-note-trick = Trick { $number } of { $cards }
wizard-note-hand = Trick { $number } of { $cards } · bid { $sum }
wizard-note-said = Bids, { $sum } so far
wizard-your-turn = your turn
wizard-you = You
wizard-game = Game
wizard-game-number = Game { $number }
wizard-playoff = Play-off
wizard-playoff-line = Three-card play-off among those who are level; it counts for the place only.
wizard-bar-line = The bids may not add up to { $cards }: **{ $number } is barred.**
wizard-door = My cards
wizard-my-cards = Your cards
wizard-last-trick = Last trick
wizard-no-last-trick = No trick has been taken yet.
wizard-cut = { $at ->
    [3] A sliver ({ $at })
    [57] Nearly all ({ $at })
   *[other] { $at } cards
}
wizard-cut-own = Your own number
wizard-ask-cut = How many cards? ({ $least } to { $most })
wizard-trick-card = { $seat } { $card }
wizard-in-trick = In the trick: { $cards }
wizard-trick-was = It went to { $seat }.
wizard-wait-for = It is { $seat }'s turn.
wizard-score = { $name } **{ $points }**
wizard-scores = -# { $scores }
wizard-numbered = { $number } { $card }
wizard-value = { $value }
wizard-wait-for-name = It is { $name }'s turn
wizard-you-cut = Cut: how deep do you reach? Then the cards are dealt.
wizard-you-choose = Choose trump
wizard-you-bid = How many tricks will you make?
wizard-you-play = **It is your turn.** { $follow }
wizard-free-choice = You may play anything
wizard-follow = { wizard-suit } was led: follow { wizard-suit }, or a Wizard or Jester
wizard-cannot-follow = { wizard-suit } was led, you cannot follow: play anything
wizard-card-count = { $count ->
    [one] one card
   *[other] { $count } cards
}
wizard-trump = Trump
wizard-no-trump = none
wizard-trump-unknown = open
wizard-leads-trick = leads
wizard-ahead = ahead
wizard-turn = to play
wizard-panel = Tricks / bid
wizard-sum = Bids: { $sum } for { $cards ->
    [one] one trick
   *[other] { $cards } tricks
}
wizard-made = made
wizard-missing = still to make
wizard-over = too many
wizard-fits = done
wizard-still = { $left } to go
wizard-too-many = { $more } over
wizard-alt-card = { $name } { $card }
wizard-alt-standing = { $name } { $tricks } of { $bid }
wizard-alt-table = Wizard, game { $number }, trump { $suit }. In the trick: { $trick }. Ahead: { $ahead }. To play: { $turn }. Tricks of bid: { $standings }.
wizard-alt-trick = The last trick: { $trick }. It went to { $winner }.
wizard-alt-hand-card = { $free ->
    [yes] { $card }, playable
    [no] { $card }, not now
   *[open] { $card }
}
wizard-alt-hand = For you alone. { $table } Your cards: { $cards }. { $line }

## The pad as both show it

wizard-says = bids { $bid }
wizard-cell = { $tricks }/{ $bid }
wizard-legend-cell = Tricks/bid
wizard-legend-hit = made
wizard-legend-miss = missed
wizard-legend-dealer = Dealer
wizard-legend-leads = leads
wizard-legend-wins = wins
wizard-absent = away
wizard-unranked = out
wizard-place = Place { $place }
wizard-place-short = { $place }.
wizard-alt-line = { $place }. { $name } { $points }
wizard-alt-pad = Wizard pad, { $note }: { $standing }. Dealer: { $dealer }.
wizard-alt-pad-final = Wizard pad, final: { $standing }.
wizard-alt-chart = Course over { $games ->
    [one] one game
   *[other] { $games } games
}: { $standing }.
wizard-chart = Wizard course
wizard-chart-games = { $games ->
    [one] one game
   *[other] { $games } games
}
wizard-final = Wizard · final
wizard-rank = **{ $place }.** { $seat } · { $points }
wizard-rank-out = – { $seat } · { $points } (not ranked)
# $by is what decided; $own and $other are the two numbers.
wizard-decided = { $by ->
    [plus] -# ↑ level on points, ahead by more games with plus points ({ $own } to { $other })
    [best] -# ↑ level on points, ahead by the higher best game ({ $own } to { $other })
    [often] -# ↑ level on points, ahead by reaching the best game more often ({ $own } to { $other })
    [second] -# ↑ level on points, ahead by the better second-best game ({ $own } to { $other })
   *[playoff] -# ↑ level in everything, ahead after the three-card play-off ({ $own } to { $other })
}
wizard-penalty-line = Penalty { $line }: { $seat } { $points } (game { $number })
wizard-missed-line = Late: { $seat } { $points } (game { $number })
wizard-pad-text = ```
    { $table }
    ```
wizard-nothing-written = No game is scored yet; the paper is spotless.
wizard-text-and-csv = As text and table
wizard-csv-cards = Cards
wizard-csv-bid = bid
wizard-csv-tricks = tricks
wizard-csv-points = points
wizard-csv-sum = sum
wizard-csv-penalty = Penalty
wizard-csv-place = Place

## What happens on the pad

wizardblock-geber-named = { $drawn ->
    [yes] 🎲 Drawn by lot: { $seat } deals first.
   *[no] { $seat } deals first.
}
wizardblock-number = { $seat } { $value }
wizardblock-cell = { $seat } { $tricks }/{ $bid }
wizardblock-entered = { $what ->
    [bids] Bid: { $numbers }
   *[tricks] Made: { $numbers }
}
wizardblock-changed = { $what ->
    [bids] ✏️ { $seat }'s bid changed: { $was } → **{ $value }**
   *[tricks] ✏️ { $seat }'s tricks changed: { $was } → **{ $value }**
}
wizardblock-struck = { $changed }. That bars the last bid, which is struck: { $seat } bids again.
wizardblock-taken-back = { $reopened ->
    [0] ↩️ Last entry taken back.
   *[other] ↩️ Game { $reopened } is open again.
}
wizardblock-corrected = 🩹 { $playoff ->
    [yes] Play-off
   *[no] Game
} { $number } corrected: { $before } → { $after }
wizardblock-annulled = 🚫 Game { $number } counts for nobody: it was declared void.
wizardblock-annul = Declare void
wizardblock-only-referee-annuls = Only the referee can declare a game void, in a free game also whoever opened it.
wizard-void = void
wizardblock-fined = ⚖️ Revoke: { $seat } { $points }
wizardblock-pardoned = ⚖️ Penalty struck: { $seat } { $points }
wizardblock-missing = { $held ->
    [yes] { $seat } is not here yet; the table waits until five minutes after the start.
   *[no] { $seat } is not here yet; it starts without, and every game missed costs.
}
wizardblock-arrived = { $seat } is here and joins with game { $number }.
wizardblock-left = { $manner ->
    [gone] 🚪 { $seat } has left.
    [defeat] ⚖️ Game loss for { $seat }: no points in this round.
   *[disqualified] ⚖️ { $seat } is disqualified.
} { $void ->
    [game] Game { $number } does not count and is dealt again with as many cards.
    [playoff] The play-off does not count.
   *[none] { "" }
}
wizardblock-gong = { $left ->
    [0] 🔔 Time is up! The running game is finished, then all is ranked.
    [one] 🔔 One minute left.
   *[other] 🔔 { $left } minutes left.
}
wizardblock-finished = { $reason ->
    [clock] 🏁 Ended by the clock: what stands on the pad counts.
    [host] 🏁 Closing time: what stands on the pad counts.
    [alone] 🏁 Alone it is no fun: what stands on the pad counts.
   *[idle] 🏁 Nobody writes here any more: what stands on the pad counts.
}
wizardblock-replayed = 🔁 The whole round begins anew, with the numbers of cards for { $players } people.
wizardblock-tie-met = Level in everything: { $names }. Three cards decide!
wizardblock-shared = No play-off: { $names } share the place.

## What is to be written now

wizardblock-step-tricks = How many tricks did { $seat } make?
wizardblock-step-confirm = Is this right? Then please confirm.
wizardblock-step-clock-out = Time is up: if a game is still on the table, write it to its end; otherwise press “End and rank”.
wizardblock-step-gong = { $todo } 🔔 { $left ->
    [0] end of time
    [one] gong “one minute left”
   *[other] gong “{ $left } minutes left”
}
wizardblock-is-over = This pad is complete. A new one: `/wizard pad`.

## What cannot be done on the pad

wizardblock-not-at-table = Those at the table write. Just call your number across.
wizardblock-host-only = Whoever opened the pad writes that, or the referee. Just ask.
wizardblock-referee-only = That is for the referee alone. Fetch one.
wizardblock-bids-complete = All bids are written. You can change them under “More”.
wizardblock-bids-first = Bids first, then tricks.
wizardblock-tricks-complete = All tricks are written. Confirm them, or change them under “More”.
wizardblock-out-of-turn = One after the other: { $seat } comes first.
wizardblock-does-not-play = That one does not play in this game. Choose from the list.
wizardblock-wrong-count = I need { $count } numbers, one each; those were { $given }.
wizardblock-nothing-new = That is what it says already.
wizardblock-too-many-tricks = { $cards ->
    [one] There is only one trick
   *[other] There are only { $cards } tricks
} in the game, left: { $left }. Count again.
wizardblock-sum-off = { $sum } tricks in all, but there were { $cards }. Count again and change the numbers.
wizardblock-not-complete = Numbers are still missing. Write all bids and tricks first.
wizardblock-nothing-to-undo = There is nothing left to take back here. Earlier games are corrected under “More”.
wizardblock-not-your-entry = Somebody else wrote that; it is for them, or whoever keeps the pad, to take back. You can change a wrong number under “More”.
wizardblock-no-such-game = Game { $number } is not written yet; { $games } are scored.
wizardblock-locked = Game { $number } is locked: complaints are heard during a game or right after it. Only the referee can change it now.
wizardblock-no-such-seat = There is no such seat at this table. Choose from the list.
wizardblock-no-such-penalty = That penalty does not exist (any more). Look at the list again.
wizardblock-between-games = That works between two games only. Write this one to its end, or take the bids back.
wizardblock-cannot-be-late = { $seat } has played already or is not with us any more. Whoever leaves is under “People”, “Who leaves?”.
wizardblock-too-few = It takes two at least. Wait a little.
wizardblock-not-late = Nobody like that is noted as late. Whoever is missing goes on the list under “People”.
wizardblock-gone-already = { $seat } is out already.
wizardblock-geber-fixed = Something is written already; { $seat } dealt first. Take everything back to change that.
wizardblock-gong-known = The pad knows this gong already.
wizardblock-finished-already = All games are written. In a play-off, “Share the place” helps.
wizardblock-finish-game-first = The running game is finished first. Write it to its end, then all is ranked.
wizardblock-play-on = A tournament round is played to its end, however bleak things look.
wizardblock-too-few-to-replay = A new round needs three at least. Play this one to its end.
wizardblock-no-tie = There is no play-off, so there is nothing to share.
wizardblock-not-understood = I did not understand that. Try `ansage 3`, `ansagen 3 2 1 2`, `stiche 2 1 0 3`, `stimmt`.
wizardblock-not-a-number = That is no number of tricks. Write a whole number, for example `2`.
wizardblock-only-numbers = Numbers only, please, with spaces or commas between them, such as `3 2 1 2`.
wizardblock-only-pairs = Tricks/bid for each, please, with spaces or commas between them, such as `2/3 0/0 1/1 0/1`.

## The pad on the screen

wizardblock-heading = Wizard pad · { $note } · { $cards ->
    [one] one card
   *[other] { $cards } cards
}
wizardblock-geber = Dealer: { $seat }
wizardblock-playoff-line = Three-card play-off among those who are level; it counts for the place only.
wizardblock-said = Bid: { $numbers } ({ $sum } of { $cards } in all)
wizardblock-took = Made: { $numbers } ({ $sum } of { $cards } in all)
wizardblock-why-barred = The sum may not be { $cards }: **{ $number } is barred.**
wizardblock-absent-line = Not here yet: { $names }
wizardblock-barred = { $number } barred
wizardblock-confirm = That is right
wizardblock-undo = Undo
wizardblock-more = More
wizardblock-all-bids = All at once
wizardblock-all-tricks = All at once
wizardblock-ask-bids = { $count } bids, such as 3 2 1 2. Order: { $names }
wizardblock-ask-tricks = { $count } times tricks, such as 2 1 0 3. Order: { $names }
wizardblock-ask-number = New number (0 to { $cards })
wizardblock-ask-game = Tricks/bid for each. So far { $example }. Order: { $names }
wizardblock-more-about = Course and table for all; changes by those at the table; penalties, people and the end by whoever opened the pad, or the referee. In a tournament round only the referee punishes and writes off.
wizardblock-change = Change a number
wizardblock-change-about = Whose number in the running game is wrong? Press and type the right one.
wizardblock-change-nothing = Nothing is written in this game yet.
wizardblock-change-one = { $verb ->
    [ansage] Bid { $name }
   *[stich] Tricks { $name }
}
wizardblock-correct = Correct a game
wizardblock-correct-about = Which game is written wrong? Every change stays visible in the log.
wizardblock-which-game = Which game?
wizardblock-game = Correct game { $number } ({ $cards ->
    [one] one card
   *[other] { $cards } cards
})
wizardblock-game-choice = Game { $number } ({ $cards ->
    [one] one card
   *[other] { $cards } cards
})
wizardblock-game-locked = Locked: only those in charge can change it
wizardblock-game-open = Still open: anybody at the table can change it
wizardblock-stands = It says (tricks/bid): { $cells }
wizardblock-type-like = Type it like this: `{ $example }`
wizardblock-write-anew = Write anew
wizardblock-penalties = Penalties
wizardblock-penalties-about = A revoke that was noticed too late: 120 points off the round, never off a single game. Noticed before the next card lies, it is taken back for free.
wizardblock-revoke = Revoke ({ $points }): who?
wizardblock-strike = Strike a penalty
wizardblock-people = People
wizardblock-people-about = Whoever is late pays for games missed (−30, −50, −70 …) and joins with the next. Whoever leaves stays out; the running game is dealt again.
wizardblock-who-late = Who is missing?
wizardblock-who-arrives = Who has arrived?
wizardblock-who-leaves = Who leaves?
wizardblock-who-deals = Who deals first?
wizardblock-leaves = { $manner ->
    [gone] { $name } leaves
    [defeat] { $name }: game loss
   *[disqualified] { $name }: disqualification
}
wizardblock-end = The end
wizardblock-end-about = { $mode ->
    [round] A tournament round ends with its tenth game or the clock. After a manipulation the referee may begin the whole round anew.
   *[full] “End and rank” ends the game early; what stands on the pad counts. “All anew” is for the referee alone.
}
wizardblock-finish = End and rank
wizardblock-share = Share the place, no play-off
wizardblock-replay = All anew

## Leading: who is missing, who leaves, the referee's list

wizardblock-waiting = ⏳ The round has begun: it waits { $minutes } minutes for those who are late.
wizardblock-waited = ⏳ Five minutes are over: it goes on without { $names }, and every game missed costs.
wizardblock-still-waiting = Still waiting for: { $names }. Five minutes after the start it goes on without; who comes is noted with “is here”.
wizardblock-is-here = { $name } is here
wizardblock-punished = { wizardblock-verdict-icon } { $verdict ->
    [reminder] Caution
    [warning] Warning
    [defeat] Game loss
   *[disqualified] Disqualification
} for { $seat }: { wizardblock-offence-name } (level { $level }; guideline: { wizardblock-proposed })
wizardblock-verdict-icon = ⚖️
wizardblock-proposed = { $proposed ->
    [reminder] caution
    [warning] warning
    [defeat] game loss
   *[disqualified] disqualification
}
wizardblock-offence-name = { $offence ->
    [spiel-klein] Error of play, small
    [spiel-gross] Error of play, big
    [spiel-ernst] Error of play, serious
    [ablauf-klein] Error of procedure, small
    [ablauf-gross] Error of procedure, big
   *[unsportlich] Unsporting conduct
}
wizardblock-several-warnings = { $told }. That is warning number { $warnings }: the referee may make a game loss of it for { $seat }.
wizardblock-report-it = { $told }. The organiser reports unsporting conduct to AMIGO.
wizardblock-withdrawn = ⚖️ { $verdict ->
    [reminder] Caution
   *[warning] Warning
} for { $seat } struck from the list.
wizardblock-no-such-ruling = There is no such entry (any more). Look at the list again.
wizardblock-ruling-stands = Who is out stays out; cautions and warnings can be struck.
wizardblock-no-such-playoff = There is no play-off number { $number }; { $games } are written.
wizardblock-playoff-locked = Play-off { $number } is closed: only the referee can correct it now.
wizardblock-referee = Referee
wizardblock-afterwards = Corrections, penalties and game losses are possible for one more day, by the referee, in a free game also by whoever opened the pad. Result, course and table follow.
wizardblock-playoff-choice = Play-off: { $names }
wizardblock-which-playoff = Which play-off?
wizardblock-playoff-game = Correct play-off { $number } ({ $cards } cards)
wizardblock-offence = Note an offence: who?
wizardblock-offence-of = Offence of { $name }
wizardblock-offence-about = What happened? Level 1 is for preliminaries and small tournaments, level 2 for championships. Only the referee notes it.
wizardblock-level = { $level ->
    [1] Level 1: preliminary, small tournament
   *[2] Level 2: championship
}
wizardblock-proposal = The guidelines propose: { $verdict ->
    [reminder] caution
    [warning] warning
    [defeat] game loss
   *[disqualified] disqualification
}
wizardblock-warnings-so-far = Warnings so far: { $warnings }
wizardblock-verdict = { $verdict ->
    [reminder] Caution
    [warning] Warning
    [defeat] Game loss
   *[disqualified] Disqualification
}
wizardblock-withdraw = Strike a caution or warning
wizardblock-withdraw-choice = { $line }: { $verdict ->
    [reminder] Caution
   *[warning] Warning
} { $name }
wizardblock-warned-line = ⚠️ { $seat } has { $warnings } warnings; a game loss is for the referee alone.
wizard-ruling-line = List { $line }: { $verdict ->
    [reminder] Caution
    [warning] Warning
    [defeat] Game loss
   *[disqualified] Disqualification
} { $seat }, { wizardblock-offence-name }, level { $level } (game { $number })
wizard-leaders-only = That is for the referee, in a free game also for whoever opened the table. Just ask.
wizard-before-the-cut = Who is missing is noted before the cut. Afterwards there is only: who leaves?
wizard-cannot-be-late = { $seat } has played already or is out. Who leaves is found at “Who leaves?”.
wizard-not-late = { $seat } is not noted as late. Who is missing goes on the list at “Who is still missing?”.
wizard-too-late-to-join = There is no next game for { $seat }; the next round is open again.
wizard-sits-out = You do not play in this game; it is { $seat }'s turn.
wizard-hands = -# 🃏 Cards in hand: { $hands }
wizard-leading-about = Who is late pays for the games missed (−30, −50, −70 …) and joins with the next. Who leaves stays out; the running game is dealt again. In a tournament round all of this is the referee's.

wizard-rule-bar = Plus/minus one
wizard-rule-bar-help = Whether the bids may add up to the number of tricks. Never in a tournament round.
wizard-rule-bar-yes = the bids may not add up
wizard-rule-bar-no = every bid is free
wizard-rule-zauberer = Wizard turned up
wizard-rule-zauberer-help = What holds when a Wizard is turned up for trump. In a tournament round the dealer chooses.
wizard-rule-zauberer-choice = the dealer chooses trump
wizard-rule-zauberer-none = no trump
wizard-rule-drawn = First dealer
wizard-rule-drawn-help = Who deals first; the player on the left begins. In a tournament round it is drawn.
wizard-rule-drawn-yes = is drawn
wizard-rule-drawn-no = whoever has the first seat
wizard-rule-draw = First dealer
wizard-rule-draw-help = Who deals first; the player on the left begins.
wizard-rule-draw-none = drawn in a tournament round, else the first named
wizard-rule-draw-yes = is always drawn
wizard-rule-draw-no = always the first named
wizard-rule-seconds = Time to think
wizard-rule-seconds-help = How long somebody may think before the bot plays for them.
wizard-rule-seconds-60 = 1 minute
wizard-rule-seconds-300 = 5 minutes
wizard-rule-seconds-3600 = 1 hour
wizard-rule-seconds-86400 = 1 day

## The picture of the end

wizard-end-title = { $count ->
    [0] Final standing
    [one] { $name } wins
   *[other] Level: { $name }
}
wizard-end-reason = { $hits } of { $games } bids made{ $lead ->
    [0] {""}
   *[other] , { $lead } ahead of { $name }
}
wizard-end-points = points
wizard-end-alt = Wizard is over. { $title }: { $reason }. { $standing }
