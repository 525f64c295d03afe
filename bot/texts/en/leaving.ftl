### Standing up in the middle of a game, and sitting down again.

leave-button = Stand up
leave-sure = Really stand up in the middle of the game? The computer plays on for you, and whoever likes takes your seat. While nobody has it you can come back.
leave-yes = Yes, stand up
leave-no = Stay
leave-done = You have stood up. At the bottom of the channel is the button with which you sit down again while the seat is free.
leave-not-here = Nobody can step in in this game, so nobody stands up in the middle of it either. Whoever leads it can break it off with `/game end`.
# $why is left (stood up) or absent (let the time pass three times).
vacancy = { $why ->
    [left] 🚪 { $person } has stood up. The computer plays for { $seat } now; whoever likes may sit down.
   *[absent] 💤 { $person } has let the time pass three times in a row. The computer plays for { $seat } until { $person } is back.
}
vacancy-take = { $why ->
    [left] Take the seat
   *[absent] I am back
}
seat-kept = The computer keeps this seat for { $person }. Whoever leads the game can give it to somebody else with `/game replace`.
