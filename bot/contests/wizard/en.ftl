# Wizard tournament

wizard-turnier-name = Wizard tournament
wizard-turnier-few = With { $count } people nobody qualifies; that takes { $fewest }.
wizard-turnier-unreadable = Write a line for everybody at the table with the points: “Anna: 250”, with the single games “Anna: 250 (30,-10,…)”, with the three-card game “Anna: 250 (…) !40”. Instead of points: left, missing, defeat, DQ.
wizard-turnier-lines = { $count } sit at the table, and there { $lines ->
    [0] are no lines
    [one] is one line
   *[other] are { $lines } lines
}: write exactly one for everybody, “Anna: 250”.
wizard-turnier-bad-line = { $empty ->
    [yes] The points of { $who } are missing: “{ $who }: 250”.
   *[no] I cannot read “{ $typed }” behind { $who }. Write the points as a number (“250”), with the games “250 (30,-10,40)”, or: left, missing, defeat, DQ.
}
wizard-turnier-worded = { $manner ->
    [gone] { $who } left
    [defeat] { $who } game loss
    [dq] { $who } disqualified
    [absent] { $who } not there
   *[none] { $who } { $points }
}{ $playoff ->
    [none] {""}
   *[other] {" "}(three-card game { $playoff })
}
wizard-turnier-needs-games = Level on points: enter the single games of { $who }, too; they decide.
wizard-turnier-needs-playoff = A tie between { $who }: play the three-card game and enter it along (“!40”, “!-” for whoever does not play).
wizard-turnier-only-referee = Only the referee speaks a game loss or a disqualification. Call the referee, or write down the points of { $who }.
wizard-turnier-replay = Everybody at the table is level: the round is played again at this table.
wizard-turnier-no-such-points = { $who } cannot have these points: every game counts in tens.
wizard-turnier-sum = The single games of { $who } do not make the sum.
wizard-turnier-games-missing = { $about ->
    [final] A tie at the line of the final
   *[place] A tie for the last qualifying place
}: { $who }. Single games decide it, enter them. If nobody knows them any more, the three-card game decides at once.
wizard-turnier-decide = { $about ->
    [final] A tie at the line of the final
   *[place] A tie for the last qualifying place
}: { $who } play a three-card game, then it goes on. Whoever does not want to, or is not there, is behind.
wizard-turnier-by = { $what ->
    [placing] by placing points
    [points] by points
    [plus] by games with a plus
    [best] by the highest game
    [often] by the number of highest games
    [second] by the second-highest game
    [place] by the place at the table
    [semi] by the semifinal
    [round] by the round reached
    [decider] by the three-card game
   *[final] by the final
} { $one } : { $other }
wizard-turnier-by-decider = by the three-card game
wizard-turnier-by-lot = by lot
