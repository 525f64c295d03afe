# Watten tournament: what is seen

watten-turnier-about = { $bummerl } Bummerl per team{ $rounds ->
    [1] {""}
   *[other] {" "}· changing tables after { $sitting }
}
watten-turnier-points = { $bummerl } Bummerl, { $won }:{ $lost }
watten-turnier-result = { $one }:{ $other } ({ $runden })
watten-turnier-asks = { $count ->
    [one] 1 Bummerl
   *[other] { $count } Bummerl
}, first the points of **{ $first }**, then those of **{ $second }**, for example "11:4 11:7 7:11". 22:0 is a Retourschneider.
watten-turnier-seat = { $side ->
    [first] you sit North/South
   *[second] you sit East/West
}. First dealer: { $dealer }.
watten-turnier-plan-alt-table = Table { $table }: { $one } against { $other }, { $state }
watten-turnier-bye = { $settled ->
    [yes] Bye: { $value } Bummerl without points
   *[no] Bye
}
watten-turnier-gift = { $nobody ->
    [yes] not played
   *[no] given
}
watten-turnier-odd = The number is odd: one team gets a bye, unless another fills in first.
watten-turnier-closest = Round { $round }, table { $table }: { $won }:{ $lost }
watten-turnier-gifted = Bummerl without points: a bye, or the opponents are out.
watten-turnier-note = Place { $place } before { $next }: { $why }.
watten-turnier-note-shared = Place { $place } shared: all is equal. In the end lots decide.
watten-turnier-word-place = Place
watten-turnier-word-team = Team
watten-turnier-word-bummerl = Bummerl
watten-turnier-word-points = Points
watten-turnier-word-won = won
watten-turnier-word-lost = lost
watten-turnier-word-ratio = Ratio
watten-turnier-word-better = better
watten-turnier-word-worse = worse
watten-turnier-word-same = same
watten-turnier-word-about-ratio = Ratio: won / lost
watten-turnier-sheet-table = Table
watten-turnier-sheet-first = North / South
watten-turnier-sheet-second = East / West
watten-turnier-sheet-dealer = First dealer (by lot):
watten-turnier-sheet-begin = Begin
watten-turnier-sheet-clock = o'clock
watten-turnier-sheet-score = Score after every game
watten-turnier-sheet-end = End
watten-turnier-sheet-schneider = 11:0 / 22:0
watten-turnier-sheet-schneider-mark = S
watten-turnier-sheet-double-mark = R
watten-turnier-sheet-total = Total
watten-turnier-sheet-bummerl = Bummerl
watten-turnier-sheet-points = Points
watten-turnier-sheet-remarks = Penalties, remarks
watten-turnier-sheet-sign-first = Signature North / South
watten-turnier-sheet-sign-second = Signature East / West
watten-turnier-sheet-sign-host = Tournament lead
watten-turnier-sheet-rules = To 11 · from 9 on gespannt, the game counts 3 · S Schneider 11:0 · R Retourschneider 22:0
watten-turnier-follows = What follows: no place in the table; what was played stands; { $sits ->
    [yes] { $way ->
        [cards] all { $count } Bummerl of table { $table } go to { $others }, without points. If some were played there, enter them at the table afterwards.
       *[other] what is open at table { $table } goes to { $others }, without points.
    }
   *[no] draws are made without them.
}
