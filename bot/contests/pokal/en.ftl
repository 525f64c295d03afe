### The Quidditch cup: a season of the four houses

quidditch-pokal-name = Quidditch cup
pokal-title = { $title }
pokal-and = { $head }, { $tail }
pokal-house = { $house ->
    [G] Gryffindor
    [H] Hufflepuff
    [R] Ravenclaw
   *[S] Slytherin
}
pokal-stage = { $stage ->
    [hin] First half
    [rueck] Second half
    [decider] Decider
    [final] Final
   *[third] Match for third place
}
pokal-match = { $stage ->
    [decider] Decider { $one } – { $other }
    [final] Final { $one } – { $other }
    [third] Match for third place { $one } – { $other }
    [rueck] { $one } – { $other } (second half)
   *[hin] { $one } – { $other } (first half)
}
pokal-match-open = { $stage ->
    [decider] Decider
    [final] Final
   *[third] Match for third place
}
pokal-half = { $half ->
    [hin] First half
    [rueck] Second half
   *[finale] Finals
}
pokal-step = { $stage ->
    [new] The season is open, its windows are still to come.
    [table] { $open ->
        [one] One match
       *[other] { $open } matches
    } of the table still to play.
    [finals] The table stands, now it is about the cup.
   *[over] The season is over.
}
pokal-outcome = { $house } win the cup!
pokal-outcome-early = The season was closed before its end.

## Days
pokal-day = { $weekday ->
    [0] Mon
    [1] Tue
    [2] Wed
    [3] Thu
    [4] Fri
    [5] Sat
   *[6] Sun
} { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] Aug
    [9] Sept
    [10] Oct
    [11] Nov
   *[12] Dec
}
pokal-date = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] Aug
    [9] Sept
    [10] Oct
    [11] Nov
   *[12] Dec
}
pokal-moment = { $day }, { $whole ->
    [yes] { $hour }:{ $minute }
   *[no] { $hour }:{ $minute }
}
pokal-window = { $first } – { $last }
pokal-window-none = window to come
pokal-stand = as of { $day }
pokal-plan-note = Fixtures · { $stand }
pokal-half-note = { $played } of { $all } played
pokal-status = { $status ->
    [played] played
    [credit] points in { $hours } h
    [log] log to come
    [playing] being played
    [fixed] date is fixed
    [wanted] date wanted
    [coming] window to come
    [open] not scheduled
   *[trouble] no day: OK helps
}
pokal-final-open = { $final ->
    [yes] 1st against 2nd
   *[no] 3rd against 4th
}
pokal-final-won = { $house } win

## Table
pokal-head-played = Played
pokal-head-points = Points
pokal-head-catches = Snitch
pokal-head-goals = Conceded
pokal-head-sand = House points
pokal-tie = { $by ->
    [catches] Place 2 before 3: { $houses } level on points, more catches ({ $catches })
    [conceded] Place 2 before 3: { $houses } level on points, catches { $catches }, fewer goals conceded ({ $conceded })
    [decider] { $open ->
        [yes] Places 2 and 3: { $houses } level in points, catches ({ $catches }) and goals conceded ({ $conceded }): a decider
       *[no] Place 2 before 3: level in everything ({ $catches }, { $conceded }), { $winner } wins the decider
    }
    [lot] { $open ->
        [yes] Places { $first } to { $last }: { $houses } level on points, more than two: the lot decides
       *[no] Places { $first } to { $last }: level on points, more than two, the lot: { $houses }
    }
   *[shared] Places { $first } to { $last } shared: { $houses } level on points
}
pokal-tie-short = { $by ->
    [catches] Place 2 before 3: level on points, more catches ({ $catches })
    [conceded] Place 2 before 3: catches { $catches }, fewer conceded ({ $conceded })
    [decider] { $open ->
        [yes] Places 2 and 3: { $catches }, { $conceded }, a decider
       *[no] Place 2 before 3: { $catches }, { $conceded }, won the decider
    }
    [lot] { $open ->
        [yes] Places { $first } to { $last } level: the lot decides
       *[no] Places { $first } to { $last } level: by the lot
    }
   *[shared] Places { $first } to { $last } shared, level on points
}
pokal-place = **{ $place }.** { $house }
pokal-wanted = { $count ->
    [one] A date is wanted for one match: `/cup days`
   *[other] Dates are wanted for { $count } matches: `/cup days`
}
pokal-fixtures = **{ $half }** { $lines }
pokal-after = { $half ->
    [hin] after the first half
   *[rueck] after the second half
}
pokal-next = Next: { $line }
pokal-decider = Places 2 and 3 are level in everything: { $match }.
pokal-line = { $match }: { $what }
pokal-button-table = Table
pokal-button-plan = Fixtures
pokal-button-sand = House points
pokal-alt-table = { $title }, table, { $note }. { $lines }
pokal-alt-row = { $place } { $house } { $points } points, { $catches } { $catches ->
    [one] catch
   *[other] catches
}, { $goals } { $goals ->
    [one] goal
   *[other] goals
} against{ $through ->
    [yes] , in the final
   *[no] {""}
}.
pokal-alt-plan = { $title }, { $note }. { $lines }
pokal-alt-against = { $one } against { $other }
pokal-alt-moved = {" "}instead of { $date }
pokal-alt-sand = House points, { $note }. { $lines }
pokal-alt-account = { $house } { $points }, of these { $gain } this season{ $waits ->
    [yes] , { $waiting } still waiting
   *[no] {""}
}.
pokal-alt-leads = { $house } lead.

## House points
pokal-sand = House points
pokal-sand-note = { $title } ·
pokal-sand-season = this season, the light layer in the glass
pokal-sand-waiting = played, credited { $hours ->
    [one] an hour
   *[other] { $hours } hours
} after the log
pokal-sand-leads = in the lead
pokal-sand-rewards = At the season's end
pokal-points-of = { $house } { $sign }{ $points }
pokal-number = { $value }
pokal-ledger = { $when } · { $why ->
    [credit] { $match }: { $lines }
    [correction] Correction { $match }: { $lines } ({ $reason })
    [season] Season points: { $lines }
   *[hand] Headmasters: { $lines } – { $reason }
}

## What happened
pokal-opened = The season is open.
pokal-windows = { $half ->
    [hin] The windows of the first half stand.
    [rueck] The windows of the second half stand.
   *[finale] The windows of the finals stand.
}
pokal-named = { $on ->
    [yes] { $house } have named who looks after their dates.
   *[no] { $house } have one person less to look after their dates.
}
pokal-resulted = { $match }: the result is in. { $reason }
pokal-log-nowhere = 📜 For a week the log of { $match } could be published nowhere. Everybody can have it with `/cup report`; the time until the credit runs from now on.
pokal-annulled = { $match } does not count and will be played again. { $reason }
pokal-extended = { $match } has no winner and nobody caught the Schnatz: it goes on, on a new date.
pokal-booked = { $why ->
    [credit] Credited: { $lines }.
    [correction] Corrected: { $lines }.
    [season] Season points: { $lines }.
   *[hand] Booked by the headmasters: { $lines }.
} { $reason }
pokal-lot-sealed = { $houses } are level on points, the lot is sealed.
pokal-lot-dropped = The lot is not needed any more.
pokal-lot-drawn = The lot has fallen: { $houses }.
pokal-frozen = The pairings of the finals stand.
pokal-kicked-off = { $match } has begun.
pokal-ended = { $early ->
    [yes] The Quidditch-OK has closed the season: { $reason }
   *[no] The season is over. { $reason }
}
pokal-date-fixed = { $match }: { $moved ->
    [yes] moved to { $date }.
   *[no] { $date }.
}
pokal-date-dropped = { $match }: the date is off. { $reason }
pokal-no-day = { $match }: no possible day is left, the Quidditch-OK helps.
pokal-proposed = { $match }: { $date } is proposed.
pokal-answered = { $match }: { $house } { $agreed ->
    [yes] agree.
   *[no] cannot play then.
}
pokal-whistled = { $match }: { $on ->
    [yes] a referee is found.
   *[no] a referee is wanted again.
}
pokal-lineup = { $match }: the line-up opens.

## What cannot be done
pokal-unreadable = I do not understand that. Use the commands under `/cup`, they say what goes where.
pokal-over = This season is over. You can always look at it; only the headmasters can still change something, and only house points.
pokal-nothing-due = Nothing is due just now.
pokal-nothing-new = It says so already.
pokal-only-ok = That is for the Quidditch-OK to decide. `/setup` says which role that is.
pokal-only-director = Only the headmasters book house points by hand: whoever has the role “Games director” of `/setup`.
pokal-only-referee = That is for the referees of this server and the Quidditch-OK.
pokal-only-house = Who looks after a house's dates is named by the house itself or the Quidditch-OK.
pokal-only-house-itself = I enter that myself as soon as the match is over.
pokal-only-manager = Dates are settled by those whom both houses have named for it. `/cup manager` makes you one of them.
pokal-windows-count = { $count } windows are needed, one for each match.
pokal-half-first = First things first: the first half, then the second half, then the finals.
pokal-windows-far = That is too far away. Please check the year.
pokal-half-begun = A date or a result of this half stands already. The OK can move single matches with `/cup date`.
pokal-half-unpublished = This half is not scheduled yet. The OK does that with `/cup half`.
pokal-pairing-open = It is not known yet who plays there: all twelve matches of the table have to count first.
pokal-played = This match is being played, or was played already.
pokal-not-played = This match was not played at all yet.
pokal-not-named = This person does not look after that house.
pokal-named-already = This person looks after that house already.
pokal-managers-full = A house has at most { $count } people for its dates. Take somebody out first.
pokal-no-window = There is no window for this match; the OK sets its date.
pokal-not-your-match = Your house does not play there. `/setup` says which role belongs to which house.
pokal-date-past = That moment has passed. Choose one that is still to come.
pokal-outside-window = That day is outside of the window. This goes only with the Quidditch-OK.
pokal-too-late = Too late for that day: a date is announced at the latest on the seventh day before. Take a later one, or ask the OK.
pokal-no-proposal = No date is proposed just now.
pokal-agreed-already = Your house has agreed already. Now the others are missing, or a referee.
pokal-not-whistling = You are not the referee of this match.
pokal-whistle-taken = This match has a referee already.
pokal-no-date = This match has no date.
pokal-catch-other = Only one of the two houses can have caught the Schnatz.
pokal-goals-odd = These numbers cannot be right. Goals from 0 to 999, cases of cheating from 0 to 7.
pokal-only-annulled = A final or decider needs a winner. Abandoned, it can only be annulled and played again.
pokal-decider-stands = The finals have begun, the decider stands.
pokal-no-points = Booking nothing is not worth the ink.
pokal-corrected-not-rewound = Nothing in a season is taken back; it is corrected, and everybody sees it: `/cup result` or `/cup annul`.
pokal-file = { $what ->
    [report] cup-report
    [matches] cup-matches
    [points] cup-points
   *[logs] cup-logs
}
