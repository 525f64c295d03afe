# Tournaments: what all of them share.

contest-title = { $title }
contest-heading = { $title }
contest-door = My tournament
contest-seat = { $seat }
contest-and = { $head } / { $tail }
contest-comma = { $head }, { $tail }
contest-plain = { $words }
contest-dot = { $head } · { $tail }
contest-nobody = nobody
contest-count = { $count ->
    [one] One entry
   *[other] { $count } entries
}{ $waiting ->
    [0] .
    [one] , one is waiting.
   *[other] , { $waiting } are waiting.
}
contest-line = { $place ->
    [0] – { $who }: { $points }
   *[other] { $place }. { $who }: { $points }
}
contest-step = { $phase ->
    [entry] Entries are open.
    [sealed] The list is sealed, the draw is about to come.
    [playing] { $stage ->
        [final] The final is being played.
        [ko-final] The final is being played.
        [semi] The semifinal is being played.
       *[other] Round { $round } is being played.
    }
    [pause] { $stage ->
        [final] The final is over.
        [ko-final] The final is over.
        [semi] The semifinal is over.
       *[other] Round { $round } is over.
    } It is the director's turn.
   *[over] The tournament is over.
}
contest-won = { $who } { $count ->
    [one] wins
   *[other] win
} the tournament!

## What happened
contest-opened = Entries are open.
contest-entered = { $status ->
    [seeking] { $who } is looking for a partner (no. { $number }).
    [asked] { $who } enter as no. { $number }; the partner has yet to agree.
   *[in] { $who } entered as no. { $number }.
}
contest-agreed = No. { $number } is complete.
contest-parted = No. { $number } is looking for a partner again.
contest-asked = No. { $number } has asked somebody.
contest-paired = No. { $number } is a team: { $seat } plays along.
contest-cancelled = No. { $number } has left the list.
contest-paid = The fee of no. { $number } is noted.
contest-present = No. { $number }: attendance noted.
contest-checkin-opened = Check-in is open: whoever is here says so now.
contest-held = The tournament stood still ({ $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}), and all clocks with it.
contest-checkin-closed = Check-in is over.
contest-shut = Entries are closed.
contest-froze = { $purpose ->
    [lots] Sealed: lots for { $count } { $count ->
        [one] tie
       *[other] ties
    }.
   *[round] The list is sealed: { $count } will be drawn.
}
contest-thawed = The seal is broken, nothing was drawn.
contest-drawn = Drawn: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, shuffled { $shuffles ->
    [one] once
   *[other] { $shuffles } times
}.
contest-lots-drawn = The lot has decided.
contest-round-voided = The round will be drawn again.
contest-clock-started = All tables begin now.
contest-gonged = { $left ->
    [0] Gong! Finish the running game, then it is over.
    [one] Gong! 1 minute left.
   *[other] Gong! { $left } minutes left.
}
contest-slowed = { $count ->
    [one] One table takes its time.
   *[other] { $count } tables take their time.
}
contest-bye-settled = Bye of no. { $number }: { $value }.
contest-reported = Table { $table }: { $result } { $fed ->
    [yes] reported by the table itself.
   *[no] reported.
}
contest-confirmed = Table { $table }: confirmed.
contest-disputed-now = Table { $table }: disputed, the other side says { $result }.
contest-ruled = Table { $table }: the director enters { $result }{ $known ->
    [no] .
   *[yes] { " " }(before: { $before }).
}
contest-called = Table { $table } calls the director.
contest-attended = Table { $table }: the director was there.
contest-missing = Table { $table }: no. { $number } is not there yet and is called.
contest-came = Table { $table }: no. { $number } is there.
contest-overdue = Table { $table }: no. { $number } is not there after five minutes.
contest-round-closed = Round { $round } is complete.
contest-excluded = No. { $number } is excluded.
contest-excluded-why = No. { $number } is excluded: “{ $why }”.
contest-gone = No. { $number } plays no more.
contest-returned = No. { $number } is back.
contest-punished = No. { $number }: { $verdict ->
    [reminder] reminder
    [warning] warning ({ $warnings })
    [defeat] loss of the round
   *[disqualified] disqualification
}.
contest-decided = A three-card game among { $count } has decided.
contest-resigned = No. { $number } gives the place back; the next one moves up.
contest-ended = { $early ->
    [yes] The tournament has ended early.
   *[no] The table is closed.
}

## Refusals
contest-unreadable = I did not understand that. Buttons and forms write it correctly.
contest-over = The tournament is over. You find the report with the final table.
contest-only-lead = That is for the director. Call them with “Call the director”.
contest-not-now = That is not possible at this stage of the tournament.
contest-not-over = That is possible once the tournament is over.
contest-too-late-to-enter = Entries end with the first draw. Next time!
contest-list-closed = The list is closed. The director can still add you until the draw.
contest-full = The list holds no more than { $most } entries.
contest-already-in = You are on the list already, as no. { $number }.
contest-not-in = You are not on the list. Enter first.
contest-host-does-not-play = Whoever organises the tournament does not play (2.1.1).
contest-no-partners = Everybody plays alone here, you need no partner.
contest-no-fillers = Nobody fills in in this tournament.
contest-filler-there = A team fills in already.
contest-no-such-entry = There is no no. { $number }. Look at the list.
contest-nobody-asked = No. { $number } has not asked you (any more).
contest-not-seeking = No. { $number } is not looking for anybody any more. The list has others.
contest-asked-already = No. { $number } has been asked. Wait for the answer.
contest-not-complete = No. { $number } is not ready: a partner or their yes is missing.
contest-checkin-over = Check-in is over. If you are here, tell the lead: until the draw they can tick you off.
contest-draft = This tournament is still a draft. Open the entries first.
# $title names it.
contest-draft-expired = Your draft “{ $title }” is cleared away: nobody had touched it for a month, and nobody but you had seen it. `/tournament new` starts afresh.
contest-no-checkin-yet = Check-in is not open yet.
contest-known = That stands for no. { $number } already.
contest-play-has-begun = The draw is made. No. { $number } can leave or be excluded.
contest-play-has-not-begun = Nothing is drawn yet. No. { $number } can be taken off the list.
contest-no-return = No. { $number } cannot come back.
contest-not-oneself = Somebody else of the directors decides about you.
contest-why = Why? To exclude no. { $number }, or to make them lose a round, takes a reason in one sentence.
contest-nothing-left = There is no further round that no. { $number } could lose.
contest-not-qualified = No. { $number } has no qualifying place.
contest-sealed = The list is sealed. First comes the draw, or the director breaks the seal.
contest-not-sealed = Nothing is sealed. Close the list first, then draw.
contest-too-few = Too few for a draw so far: { $here } of at least { $fewest }.
contest-nothing-to-draw = Everything is played and drawn. The standings can be closed now.
contest-round-runs = The round is still running. All tables must be in first.
contest-results-are-in = A table has a result already: the draw stands.
contest-no-clock = This tournament has no common clock.
contest-clock-first = The clock is not running yet: all tables begin together, as soon as the lead starts it.
contest-clock-runs = The clock is running already.
contest-no-such-table = There is no table { $table }.
contest-not-your-table = You do not sit at table { $table }.
contest-own-table = You play at table { $table } yourself: another director decides there.
contest-result-stands = The result of table { $table } stands. The director can change it.
contest-disputed = Table { $table } is disputed. The director decides.
contest-confirm-or-dispute = Table { $table } has been reported: say “Right” or “Not right”.
contest-nothing-reported = Nothing is reported for table { $table } yet. Report the result.
contest-others-confirm = The others at table { $table } have to say that, you reported it.
contest-not-called = Table { $table } has not called anybody.
contest-you-are-here = But you are here. Who is missing?
contest-called-already = Table { $table } has called already. The director knows.
contest-no-such-bye = No. { $number } has no bye in this round.
contest-bye-too-much = A bye gives { $most } at most.
contest-no-list = This tournament has no list of penalties.
contest-no-such-offence = The guidelines do not know this offence.
contest-no-such-tie = There is no tie between these that a three-card game decides.
contest-lots-first = There are ties left: first the lot decides, then the table can be closed.
contest-draw-stands = A draw stands: only what came after it can be taken back.
contest-brought-stands = What the tables themselves have reported stands. If it is wrong, correct it at the table, or enter it at the “Desk”.
contest-table-knows = The table itself has gone on from there: that cannot be taken back here any more. Enter the result at the “Desk”.
contest-people-stand = Entries cannot be taken back this way. Take numbers off the list one by one.
contest-people-missing = The field takes { $count } names, one per line (teams: “Anna / Bela”).
contest-person-twice = { $name } is on the list already. Nobody plays in two teams.
contest-official-known = { $name } stands like that among the directors already.
contest-officials-full = No more than { $most } lead a tournament.
contest-settled = The draw is made: the settings stay as they are.
contest-guest-at-table = A guest without Discord sits at this table. Play with cards and report the result by hand.
contest-table-not-open = Table { $table } is not to be played now.
contest-real-cards = Tables play with real cards here. Report the result from the sheet.
contest-reminded = Check-in ends soon; { $count } are still missing.
