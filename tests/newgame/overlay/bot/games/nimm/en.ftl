### Nimm.

nimm-name = Nim
nimm-heading = Nim: { $left ->
    [one] one stick left
   *[other] { $left } sticks left
}
nimm-step = { $seat } takes one to three of { $left }.
nimm-taken = { $seat } has taken { $count }.
nimm-number = Your secret number is { $number }. Take the last stick with exactly so many, and it counts twice.
nimm-shown = { $seat } had the { $number }.
nimm-take = Take { $count }
nimm-door = My number
nimm-alt = { $left } sticks side by side.
nimm-won = { $seat } takes the last stick{ $lucky ->
    [yes] , with the own number: two points!
   *[no] : one point.
}
nimm-over = No stick is left. A new game begins with `/nimm new`.
nimm-not-seated = You do not sit at this table. Take a seat before the next game.
nimm-wait = It is the turn of { $seat }. You come next.
nimm-too-many = There are not so many, only { $left }.
nimm-not-understood = Write `nimm 1`, `nimm 2` or `nimm 3`.

cmd-nimm-name = nim
cmd-nimm = Nim: the last stick wins
cmd-nimm-neu-name = new
cmd-nimm-neu = Opens a game for two, also against the computer
opt-nimm-neu-hoelzer-name = sticks
opt-nimm-neu-hoelzer = How many sticks there are (5 to 30)
opt-nimm-neu-zeit-name = time
opt-nimm-neu-zeit = Time for each turn (ten minutes if left out)
