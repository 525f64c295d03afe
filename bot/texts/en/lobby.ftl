### Before a game: taking seats, filling up, beginning.

# $seat (text) is the name of the seat.
lobby-already-in = You already have a seat: { $seat }. To move, choose another one.
lobby-seat-taken = Somebody is sitting there: { $seat }. Take a free seat.
lobby-no-such-seat = There is no such seat here. Choose one from the list.
lobby-full = All seats are taken. Perhaps somebody will get up, or you open a second table.
lobby-not-in = You are not seated here, so all is well: you can go.
lobby-no-robots = The computer does not sit at this table. Invite somebody else.
lobby-too-few = { $missing ->
    [one] One seat is still empty, then we can begin.
   *[other] { $missing } seats are still empty, then we can begin.
}
lobby-begun = The game has already begun; the seats no longer change.
guest-no-member = I cannot find the person you mention on this server. People without Discord join by their plain name.
guest-one-name = One person belongs here: either an @member or the name of a guest, not both.
guest-no-name = That is no name one could write down. Use letters.
