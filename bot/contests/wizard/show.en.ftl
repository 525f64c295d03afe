# Wizard tournament: what is seen

wizard-turnier-about = { $variant ->
    [knockout] Knockout · the first 2 of each table go on
    [online] Online preliminary · { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    } of 10 games
   *[rounds] { $rounds ->
        [one] 1 preliminary round
       *[other] { $rounds } preliminary rounds
    } of 10 games · final of the best 4
}{ $minutes ->
    [0] {""}
   *[other] {" "}· { $minutes } min a round
}
wizard-turnier-points = { $placing } ({ $points } points)
wizard-turnier-points-final = { $points } in the final
wizard-turnier-points-ko = { $final ->
    [yes] { $points } in the final
   *[no] { $points } in round { $round }, { $place ->
        [0] out
       *[other] place { $place }
    }
}
wizard-turnier-result-line = { $who } { $points }
wizard-turnier-result = { $lines }
wizard-turnier-best = { $who }, { $points } in round { $round }
wizard-turnier-closest = Round { $round }, table { $table }: { $points } { $points ->
    [one] point
   *[other] points
}
wizard-turnier-manner = { $manner ->
    [gone] left
    [defeat] defeat
    [dq] disqualified
   *[absent] missing
}
wizard-turnier-asks = A line for each of the { $count }, the points behind the colon. Where points tie, with the single games: "250 (30,-10,40)", with a three-card game "!40". Whoever was late: "120 missed 2", I take the penalty off. Instead of points: left, missing, defeat, DQ.
wizard-turnier-seat = Seat { $seat } at the table. { $deals } deals first, { $starts } begins.
wizard-turnier-plan-alt-table = Table { $table }: { $people }, { $state }
wizard-turnier-note = Place { $place } before { $next }: { $why }
wizard-turnier-cut = { $final ->
    [yes] qualified: { $count }
   *[no] through: { $count }
}
wizard-turnier-word-player = Player
wizard-turnier-word-players = Players as they sit
wizard-turnier-word-r = R{ $number }
wizard-turnier-word-round = Round
wizard-turnier-word-place = Place at the table
wizard-turnier-word-total = Sum
wizard-turnier-word-points = Points
wizard-turnier-word-won = table won
wizard-turnier-word-won-example = 45
wizard-turnier-word-absent = missing
wizard-turnier-word-to-come = to come
wizard-turnier-word-placing = Places: 45/30/20/10/5
wizard-turnier-ko-through = through
wizard-turnier-ko-next = next table
wizard-turnier-ko-example = T2
wizard-turnier-ko-way = way to victory
wizard-turnier-ko-table = Table { $number }
wizard-turnier-ko-note = 2 of each go on, drawn anew
wizard-turnier-sheet-table = Table
wizard-turnier-sheet-game = No.
wizard-turnier-sheet-cards = Cards
wizard-turnier-sheet-bid = Bid
wizard-turnier-sheet-tricks = Tr.
wizard-turnier-sheet-points = Pts.
wizard-turnier-sheet-penalties = Penalties
wizard-turnier-sheet-total = Sum
wizard-turnier-sheet-place = Place
wizard-turnier-sheet-legend = begins, the dealer sits at his right
wizard-turnier-sheet-begin = Begin
wizard-turnier-sheet-end = End
wizard-turnier-sheet-sign = Initials
wizard-turnier-sheet-remarks = Remarks
wizard-turnier-sheet-sign-referee = Referee
wizard-turnier-sheet-rules = Bid made: 20 and 10 a trick · missed: −10 a trick · from two cards on the bids must not add up
wizard-turnier-follows = { $verdict ->
    [defeat] { $sits ->
        [yes] Table { $table } is lost: last place, no points; the other { $left } play on.
       *[no] The next round is lost: they are not drawn for it.
    } { $variant ->
        [knockout] In a knockout that is the end.
       *[other] They are back in the round after.
    }
   *[disqualified] No place in the table; earlier places of the others stand. { $sits ->
        [yes] The other { $left } at table { $table } play on with the same number of cards.
       *[no] Draws are made without them.
    }
}
wizard-turnier-offence = { $offence ->
    [spiel-klein] Game play error, small
    [spiel-gross] Game play error, big
    [spiel-ernst] Game play error, serious
    [ablauf-klein] Procedure error, small
    [ablauf-gross] Procedure error, big
   *[unsportlich] Unsporting conduct
}
wizard-turnier-punished = No. { $number }: { $verdict ->
    [reminder] reminder
    [warning] warning ({ $warnings })
    [defeat] loss of round { $round }
   *[disqualified] disqualification
}, { wizard-turnier-offence }, level { $level }{ $known ->
    [yes] : “{ $why }”
   *[no] .
}
