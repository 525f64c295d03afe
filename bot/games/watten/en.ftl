### Watten: the score pad and the card table.

watten-name = Watten
wattenzettel-name = Watten score pad
watten-partners = North and South play against East and West.
watten-partners-drawn = Who plays with whom is drawn.

## Names

# $one and $other are the two of a team.
watten-team = { $one } and { $other }
watten-and = { $head }, { $tail }
watten-nobody = By silence: the pair asked
watten-max = Max (King of Hearts)
watten-welle = Welle (Seven of Bells)
watten-spitz = Spitz (Seven of Acorns)
# $suit is E, G, H or S.
watten-suit = { $suit ->
    [E] Acorns
    [G] Leaves
    [H] Hearts
   *[S] Bells
}
# $rank is r7 r8 r9 r10 U O K or A.
watten-rank = { $rank ->
    [r7] Sevens
    [r8] Eights
    [r9] Nines
    [r10] Tens
    [U] Unters
    [O] Obers
    [K] Kings
   *[A] Aces
}
watten-card = { $rank ->
    [r7] Seven
    [r8] Eight
    [r9] Nine
    [r10] Ten
    [U] Unter
    [O] Ober
    [K] King
   *[A] Ace
} of { $suit ->
    [E] Acorns
    [G] Leaves
    [H] Hearts
   *[S] Bells
}

watten-case-misdeal = misdeal
watten-case-faceup = card face up in the pack
watten-case-cut = false cut
watten-case-announce = false announcement
watten-case-write = false writing
watten-case-raise = false raise
watten-case-peek = looked at hidden cards
watten-case-cheat = attempt to cheat

## What happens

watten-told-seated = The first dealer is drawn: { $seat }.
watten-told-shuffled = { $seat } shuffles.
watten-told-cut = { $seat } cuts: { $depth } { $depth ->
    [one] card
   *[other] cards
}.
watten-told-looked = { $yes ->
    [yes] { $seat } looks at the bottom card.
   *[no] { $seat } does not look.
}
watten-told-looked-own = You see: { $card }.
watten-told-kept = { $seat } keeps a Kritischer!
watten-told-kept-own = You keep: { $card }.
watten-told-left = { $seat } leaves the card.
watten-told-gave = { $seat } keeps one Kritischer, { $to } gets { $count ->
    [one] the other
   *[other] the others
}.
watten-told-gave-own = To { $seat }: { $cards }.
watten-told-dealt-own = Your cards: { $cards }.
watten-told-opened = Everybody has cards. Face up: { $card }.
watten-told-proposed = { $what ->
    [swap] { $seat } offers to swap the announcements.
   *[schenas] { $seat } offers Schenas: all over again?
}
watten-told-replied = { $what ->
    [swap] { $yes ->
        [yes] { $seat } accepts the swap.
       *[no] { $seat } will not swap.
    }
   *[schenas] { $yes ->
        [yes] { $seat } agrees: Schenas! The cards are shuffled again.
       *[no] { $seat } declines: the cards stay as they are.
    }
}
watten-told-carried = { $yes ->
    [yes] { $seat } keeps what came from the cut.
   *[no] { $seat } shuffles everything back in.
}
watten-told-late = ⏰ Time is up, played for { $seat }.
watten-told-schlag = { $seat } announces: **Schlag { $rank }.**
watten-told-farbe = { $seat } announces: **Farbe { $suit }.**
watten-told-plays-on = { $seat } stays: the game counts 3.
watten-told-played = { $demand ->
    [yes] { $seat } leads { $card }: **“Trumpf oder Kritisch!”**
   *[no] { $seat } plays { $card }.
}
watten-told-trick = The trick goes to { $seat }.
watten-told-seat-raised = **{ $seat } raises: { $value }!**
watten-told-seat-stayed = { $seat } stays. The game counts { $value } now.
watten-told-deferred = { $seat } leaves it to the partner.
watten-told-entered = { $how ->
    [left] They left! **{ $value }** for { $team }.
   *[played] **{ $value }** for { $team }.
}
watten-told-fined = **Penalty** for { $team } ({ $case }): { $taken ->
    [yes] 2 points off.
   *[no] nothing there to strike, so 2 for the others.
}
watten-told-misdealt = Misdeal! The same dealer deals again, all raises fall away.
watten-told-accepted = { $team } stay: the game counts 3.
watten-told-raised = **{ $team } raise: { $value }!**
watten-told-stayed = { $team } stay. The game counts { $value } now.
watten-told-round = { $ending ->
    [schneider] **Schneider!** { $team } win the round { $points } : { $against }. One Bummerl, and a fine one.
    [retour] **Retourschneider!** { $team } turn the round, { $points } : { $against }. One Bummerl, counted as 22 : 0.
   *[plain] **Bummerl!** { $team } win the round { $points } : { $against }.
}
watten-told-excluded = { $count ->
    [one] The referee excludes { $team }. A pity.
   *[other] The referee excludes both teams. What a pity.
}

## What is to be done

watten-step-cut = { $seat } cuts.
watten-step-look = { $seat } may look at the bottom card.
watten-step-seen = { $seat } has seen the card and decides.
watten-step-choose = { $seat } may keep only one Kritischer and chooses.
watten-step-keep = { $seat } still has Kritische from the cut: keep them or shuffle them in?
watten-step-schlag = { $seat } announces the Schlag (rank).
watten-step-farbe = { $seat } announces the Farbe (suit).
watten-step-offer = { $what ->
    [swap] { $seat }: swap the announcements, yes or no?
   *[schenas] { $seat }: Schenas, yes or no?
}
watten-step-tense = { $team } are gespannt: stay for 3, or leave for 2?
watten-step-answer = Raised to { $value }! { $team }: stay, or leave for { $old }?
watten-step-play = { $leads ->
    [yes] { $seat } leads.
   *[no] It is { $seat }'s turn.
}
watten-over = This table is closed. For another round: `/watten table`.
# $by is what decided; $mine and $theirs are Bummerl, $points and $others the points from them.
watten-outcome = { $by ->
    [nothing] A draw: { $mine } Bummerl and { $points } points each. That cries for a return match.
    [points] { $team } win on points: { $mine } Bummerl each, but { $points } to { $others } points.
    [exclusion] { $team } win, because the others are excluded.
   *[bummerl] { $team } win by { $mine } to { $theirs } Bummerl.
}
watten-why-round = Runde { $round }: { $mine } to { $theirs } for { $team }{ $ending ->
    [schneider] , a Schneider (to nil)
    [retour] , a Retourschneider (counts 22 to 0)
   *[plain] {""}
}.
watten-end-team = { $team }: { $bummerl ->
    [one] 1 Bummerl
   *[other] { $bummerl } Bummerl
}, { $points ->
    [one] 1 point
   *[other] { $points } points
} in the standings
watten-outcome-nobody = Both teams are excluded. Nobody has won.

## What cannot be done (table)

watten-not-understood = I do not understand that. Use the buttons, or write for example `spiel EO`, `schlag O`, `farbe G`.
watten-referee-only = Only the referee can do that. Call them, they are always right.
watten-not-seated = You do not sit at this table. Watching is fine, kibitzing is not.
watten-not-your-turn = Not yet! { $now }
watten-not-now = That does not fit now. { $now }
watten-not-held = You may only announce what you hold. Look at your cards and choose from them.
watten-offer-spent = You have offered that already in this game, or it is too late for it. Announce what you have.
watten-card-not-held = You do not have this card. Look at your cards and play one of them.
watten-must-follow = “Trumpf oder Kritisch”: you must add a plain card of the Farbe, and without one take the trick with a Kritischer.
watten-no-demand = Only the Ansager who leads with the Rechte says “Trumpf oder Kritisch”. Play the card without it.
watten-no-raise-now = You can raise once everybody has cards, and not while an answer is open.
watten-no-raise-twice = You raised last. It is for the others to raise now.
watten-no-raise-tense = A team is gespannt: no more raising.
watten-no-raise-cap = No higher: the value must not exceed what is missing to 11. Play it out.
watten-nothing-asked = Nothing is asked right now. Just play on.
watten-deferred-already = Somebody has to decide, and now it is you: stay or leave?
watten-no-misdeal = A misdeal can only be called before the first card. Play it out.

## The pad

watten-pad-opened = A fresh pad. First to deal: { $seat }.
watten-pad-announced = { $unwritten ->
    [yes] The game before was not written and counts 0. { $seat } deals and has announced.
   *[no] { $seat } deals and has announced.
}
watten-pad-falsely-raised = **False raise** by { $team }: { $why ->
    [twice] not twice in a row.
    [tense] no raising while a team is gespannt.
   *[cap] no higher than to 11.
} Punish it?
watten-pad-asked = { $matter ->
    [fine] A penalty is claimed against { $team }: { $case }. Do you accept it?
    [misdeal] { $team } call a misdeal. Agreed?
   *[close] { $team } want to close the pad. Agreed?
}
watten-pad-replied = { $yes ->
    [yes] Agreed.
   *[no] No. Who insists calls the referee.
}
watten-pad-corrected = Corrected: { $how ->
    [left] left, **{ $value }** for { $team }.
   *[played] played, **{ $value }** for { $team }.
}
watten-pad-taken-back = { $referee ->
    [yes] ↩️ The referee takes the last entry back.
   *[no] ↩️ { $team } take their last entry back.
}
watten-pad-disputed-now = **Objection!** Both teams must confirm the last entry or put it right.
watten-pad-confirmed = { $count ->
    [one] { $team } say: that is right.
   *[other] Confirmed.
}
watten-pad-round-begun = New round, new luck.
watten-pad-closed-now = The pad is closed. See you!

watten-pad-step-deal = { $seat } deals, { $announcer } announces the Schlag. After the announcement press **Announced**.
watten-pad-step-dispute = Objection: both teams confirm the last entry or put it right.
watten-pad-step-game = The game is on and counts { $value }.
watten-pad-step-asked = { $team } are asked.
watten-pad-step-round = The round is decided. Both teams confirm, then it is final.
watten-pad-step-pause = A break. Another round?

watten-pad-closed = This pad is closed. `/watten pad` opens a new one.
watten-pad-not-yours = You are not on this pad. The four at the table and the referee may write.
watten-pad-question-first = The open question must be answered first, then it goes on.
watten-pad-no-game = No game is on. The dealer must have announced: press **Announced**.
watten-pad-not-your-team = The other two must press that themselves.
watten-pad-others-answer = The others must answer that: you raised yourselves.
watten-pad-others-decide = The others decide that. You can only withdraw the question.
watten-pad-answer-first = First somebody owes an answer, then the game goes on. Penalty and misdeal are possible even now.
watten-pad-nothing-to-take-back = Something has happened since the last entry. What is wrong can be put right with **Correction** or **Objection**.
watten-pad-not-your-entry = The others wrote that. Only they or the referee can take it back; else use **Correction** or **Objection**.
watten-pad-nothing-asked = Nothing is asked right now.
watten-pad-own-fine = Nobody punishes themselves: that would strike own points. The others or the referee claim it.
watten-pad-later = Not right now. Settle the open matter first, then press again.
watten-pad-disputed = The last entry is in dispute. Both teams confirm it first, then play goes on.
watten-pad-entry-closed = Too late: once the next dealer has announced, nothing is changed. There is still the penalty for false writing.
watten-pad-impossible = The game cannot have counted that. Choose a value from the list.
watten-pad-corrected-enough = You have changed this entry twice. Agree on it, or call the referee.
watten-pad-own-points = Nobody strikes their own points. The others must enter that.
watten-pad-nothing-open = There is nothing to confirm. Go on with **Announced**.
watten-pad-confirmed-already = You have confirmed it. The others are still missing.
watten-pad-round-runs = The round is still on. Somebody needs 11 first.
watten-pad-no-hurry = Nobody is in a hurry here.

## Buttons and pictures

watten-yes = Yes
watten-no = No
watten-back = Back
watten-stay-for = Stay (counts { $value })
# $team (text) are the names of those who get the points.
watten-go-for = Leave ({ $value } for { $team })
watten-go = Leave ({ $value } for them)
watten-on = On: { $value }

watten-heading-over = Watten · over after { $rounds ->
    [one] one Runde
   *[other] { $rounds } Runden
}
watten-heading = Watten · { $a } : { $b } · game { $game }{ $rounds ->
    [1] {""}
   *[other] {" "}(round { $round } of { $rounds })
}
watten-my-cards = My cards
watten-last-trick = Last trick
watten-show-pad = Pad
watten-lead = Referee
watten-lead-how = For the referee only: penalties, a new deal (before the first card), exclusion.
watten-redeal = Misdeal: deal again
watten-fine-whom = Penalty for { $team }
watten-exclude-whom = Exclude from the table (referee)
watten-exclude = Exclude { $team }
watten-exclude-both = Exclude both teams
watten-raise = Raise: { $value }
watten-defer = Let my partner decide

watten-you-see = { $looking ->
    [yes] You see: **{ $card }**.
   *[no] You know: at the very bottom lies **{ $card }**.
}
watten-you-gave = { $giver ->
    [yes] Passed to the dealer: { $cards }.
   *[no] Got from the one who cut: { $cards }.
}
watten-you-wait = { $seat } is thinking.
watten-do-cut = Cut: how deep? You may look at the bottom card of what you lift.
watten-do-look = The bottom card lies free. Look at it?
watten-do-seen = A Kritischer may stay with you; anything else goes back.
watten-do-choose = Only one may stay with you. The dealer gets what you do not take.
watten-do-keep = It is dealt again. Keep what you have from the cut, or shuffle it in?
watten-do-schlag = You announce the **Schlag** (only what you hold).
watten-do-farbe = You announce the **Farbe** (only what you hold).
watten-do-offer = { $what ->
    [swap] { $seat } announces and offers you the **Schlagtausch**: you name the Schlag, { $seat } the Farbe. { $seat } still leads. Do you swap?
   *[schenas] { $seat } announces and offers you **Schenas**: all cards are shuffled and dealt anew, only Kritische from the cut may be kept. Agreed?
}
watten-do-tense = You are gespannt. Stay or leave? Whoever presses first decides for both.
watten-do-answer = { $team } have raised to **{ $value }** (now { $old }). Whoever of you presses first decides for both.
watten-do-play = Your turn. What lies, lies!

watten-cut = { $how ->
    [few] Few ({ $depth })
    [half] Half ({ $depth })
   *[many] Many ({ $depth })
}
watten-cut-exact = Exactly …
watten-ask-cut = How many cards, 1 to { $most }?
watten-look = { $yes ->
    [yes] Look
   *[no] Do not look
}
# $kind is cut (just cut) or mix (before the new deal).
watten-keep = { $yes ->
    [yes] Keep
   *[no] { $kind ->
        [mix] Shuffle in
       *[cut] Leave it
    }
}
watten-propose = { $what ->
    [swap] Offer to swap
   *[schenas] Offer Schenas
}
watten-numbered = { $number } { $card }{ $demand ->
    [yes] : “Trumpf oder Kritisch!”
   *[no] {""}
}
watten-demanded = Trumpf oder Kritisch!
watten-your-cards = Your cards

watten-word-counts = Game counts
watten-word-schlag = Schlag
watten-word-farbe = Farbe
watten-word-opened = Open card
watten-word-open = open
watten-word-leads = leads
watten-word-your-turn = Your turn
watten-word-you = You
watten-word-tricks = Tricks
watten-word-ahead = ahead
watten-word-won = wins
watten-word-dealer = D
watten-word-tense = gespannt
watten-word-left-to = { $missing } to go
watten-word-raised = Raised: { $value }
watten-word-bummerl = Bummerl
watten-word-played = played
watten-word-left = left
watten-word-fine = penalty
watten-word-pennants = S Schneider, R Retourschneider
watten-word-folded = older games
watten-doing-cut = cuts
watten-doing-look = looks
watten-doing-announce = announces
watten-doing-answer = is asked
watten-doing-play = to play
watten-unsaid = still open

watten-alt-card = { $number } { $card }{ $critical ->
    [yes] {" "}(Kritischer)
   *[no] {""}
}{ $playable ->
    [yes] , playable
    [no] , not now
   *[none] {""}
}
watten-alt-no-cards = none yet
watten-alt-empty = empty
watten-alt-laid = { $name } { $card }{ $ahead ->
    [yes] , ahead
   *[no] {""}
}
watten-hand-alt = Watten, for you alone. { $one } { $a }, { $other } { $b }. The game counts { $value }, Schlag { $schlag }, Farbe { $farbe }. In the trick: { $trick }. Turn: { $waiting }. Your cards: { $cards }.{ $note ->
    [none] {""}
   *[other] {" "}Note: { $note }.
}
watten-trick-alt = The last trick: { $cards }.
watten-table-alt = Watten table. { $one } { $a } points{ $tense_a ->
    [yes] , gespannt
   *[no] {""}
}. { $other } { $b } points{ $tense_b ->
    [yes] , gespannt
   *[no] {""}
}. The game counts { $value }. Schlag { $schlag }, Farbe { $farbe }. Dealer { $dealer }. In the trick: { $trick }. To act: { $waiting }. Tricks { $won } to { $lost }. Open card: { $opened }.

watten-pad-heading = { $one } { $a } : { $b } { $other }
watten-pad-subtitle = Round { $round } · to 11
watten-pad-running = running – counts { $value }
watten-pad-state = Round { $round } · game { $game } · dealer: { $dealer } · Ansager: { $announcer } · counts **{ $value }**
# $matter is fine, false, misdeal or close.
watten-pad-question = { $matter ->
    [fine] Their opponents claim a penalty for { $team }. Do you accept it?
    [false] { $team } have raised falsely. Punish it?
    [misdeal] { $team } call a misdeal. Deal again?
   *[close] { $team } want to stop. Agreed?
}
watten-pad-take-back = Undo
watten-pad-announce = Announced
watten-pad-unwritten = Not written: next game announced
watten-pad-dispute = Objection
watten-pad-confirm = That is right
watten-pad-misdeal = Misdeal
watten-pad-win = { $team } win
watten-pad-raise = { $team }: raise to { $value }
watten-pad-next-round = Next round
watten-pad-close = Close the pad
watten-pad-fines = Penalty
watten-pad-fine-how = Who is punished must accept it; otherwise the referee decides. With fewer than 2 points the others get 2.
watten-pad-fix = Correction
watten-pad-fix-how = What did the last game really count? Only until the next dealer has announced; nobody strikes their own points.
watten-pad-fix-for = Game for { $team }
watten-pad-result = { $how ->
    [left] left, { $value }
   *[played] played, { $value }
}
watten-pad-close-how = Then the result stands, and only a new pad would go on. Has everybody finished?
watten-pad-more = More
watten-pad-more-how = The pad to take home is attached. It is closed only if both teams agree.
watten-pad-alt = Watten pad, round { $round }. { $one } { $a }{ $tense_a ->
    [yes] , gespannt
   *[no] {""}
}. { $other } { $b }{ $tense_b ->
    [yes] , gespannt
   *[no] {""}
}. { $games } { $games ->
    [one] game
   *[other] games
} written. Bummerl { $won } to { $lost }.
watten-csv-head = game;how;team;value;{ $one };{ $other }
watten-csv-how = { $how ->
    [played] played
    [left] left
    [fine] penalty
   *[none] not written
}
watten-csv-ending = { $ending ->
    [schneider] Schneider
    [retour] Retourschneider
   *[plain] Bummerl
}

## House rules

watten-rule-demand = Trumpf oder Kritisch
watten-rule-demand-help = Whether a holder of a trump and a Kritischer must add the trump or may choose.
watten-rule-demand-no = strict: add the trump
watten-rule-demand-yes = free: who holds both chooses
watten-rule-silence = silence
watten-rule-silence-help = What no answer in time means, to a raise and to the question to a gespannt team.
watten-rule-silence-go = means going
watten-rule-silence-stay = means staying
watten-rule-schenas = Schenas
watten-rule-schenas-help = How often a game may be dealt anew.
watten-rule-schenas-0 = none
watten-rule-schenas-1 = one a game
watten-rule-schenas-3 = up to three a game
watten-rule-schenas-9 = up to nine a game
watten-rule-named = announcing Kritische
watten-rule-named-help = Whether a Kritischer counts as a card of its rank and suit when announcing.
watten-rule-named-yes = count as rank and suit
watten-rule-named-no = do not count
watten-rule-seconds = time
watten-rule-seconds-help = At the table for every step, on the pad for answers.
watten-rule-seconds-60 = 1 minute
watten-rule-seconds-180 = 3 minutes
watten-rule-seconds-600 = 10 minutes
watten-rule-seconds-3600 = 1 hour
watten-rule-seconds-none = no clock

## The picture of the end

watten-end-title = { $one } and { $other } win
watten-end-draw = A draw
# $ending is plain, schneider or retour; many: several Bummerl.
watten-end-reason = { $ending ->
    [schneider] Schneider, the others without a point
    [retour] Retour: { $a } : { $b } points
    [many] { $won } : { $lost } Bummerl, { $a } : { $b } points
   *[plain] { $a } : { $b } points
}
watten-end-last = The last games
watten-end-alt = Watten is over. { $title }: { $reason }. { $one } { $a }, { $other } { $b }.

watten-seat-nord = North
watten-seat-ost = East
watten-seat-sued = South
watten-seat-west = West
