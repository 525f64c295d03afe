### Order: the referees' book and leading a game.

order-no-such-act = There is no such entry on this server. Look up the right number with `/log`.
order-already-undone = That has been taken back already.

partie-already-paused = { $what ->
    [tournament] The tournament
    [season] The season
   *[game] The game
} is resting already. `/game resume` goes on.
partie-not-paused = But { $what ->
    [tournament] the tournament
    [season] the season
   *[game] the game
} is running. `/game pause` interrupts it.
partie-not-open = { $what ->
    [tournament] This tournament
    [season] This season
   *[game] This game
} is not running (any more), so there is nothing to lead.
partie-here-private = This room is for a few only. Use `/game here` where everybody can watch.
partie-no-substitutes = Nobody is replaced in a tournament round. The referee writes down who leaves.
partie-seat-excluded = { $seat } is excluded without replacement. Readmit first, then fill the seat.
partie-seated-already = That person sits at this table already. Choose somebody else.

# Status and log
partie-which =
    Several games are on here. Say with `game:` which of them you mean; the command offers them there:
    { $games }
partie-none-here = No game is running here. Name one in `game`, or ask where it is played.
partie-led-by = Referee: { $person }
partie-lead = Lead: { $people }
partie-led-by-bot = The Spielleiter leads it himself.
partie-assisted-by = Assistant: { $person }
partie-in-lobby = Seats are being taken.
partie-until = Time for it: { $when }
partie-log-begun = It begins.
partie-log-rewound = Rewound: everything after no. { $number } counts no more.
partie-log-reopened = The game goes on. Its seed is known by now, from here on a new one counts. Its promise: `{ $promise }`
partie-log-empty = Nothing has happened yet that could be told.

# Questions and public notes
partie-ask-reason = Why? (shown in the channel)
partie-ask-rewind = This takes back what happened in “{ $game }”. Rolls stay in the log but count no more. Sending this form does it.
partie-ask-end = This breaks “{ $game }” off for good: there is no result, and the seed is published. Sending this form does it.
partie-note-pause = ⏸️ { $person } pauses { $what ->
    [tournament] the tournament
    [season] the season
   *[game] the game
}. The clock stands.
partie-note-pause-table = ⏸️ { $person } pauses the game. The common clock of the tournament runs on; only its lead can stop it, for all tables.
partie-note-resume = ▶️ { $person } blows the whistle again. We go on exactly where we were.
partie-note-rewind = ↩️ { $person } takes back the last step.
partie-note-section = ⏮️ { $person } has the present section played again.
partie-to-table = [To the table]({ $link })
partie-note-replace = { $by ->
    [computer] 🔁 { $person } lets the computer play on for { $seat }.
   *[other] 🔁 { $person } puts { $by } on { $seat }.
}
partie-note-whistle = { $person } hands the whistle over. The referee is now { $to }.
partie-note-assistant = { $person } makes { $to } the assistant referee.
partie-note-end = 🛑 { $person } breaks { $what ->
    [tournament] the tournament
    [season] the season
   *[game] the game
} off. A pity, but sometimes it is better so.
# $part ist, was jemand geworden ist, $where ein Link zum Kanal.
partie-appointed = { $part ->
    [schiri] 📣 You have the whistle: you lead { $game } in { $where } now.
    [gehilfe] 🚩 You are the assistant referee of { $game } in { $where }.
    [captain] 🔁 You play { $seat } of { $game } in { $where } now, and you are the captain.
   *[seat] 🔁 You play { $seat } of { $game } in { $where } now.
}
# $name ist, wer pfeifen soll.
whistle-plays = { $name } plays in this match, and nobody referees a match he plays in. Choose somebody who is not on the pitch.
whistle-appointed = { $name } has no referee role on this server, and only those who have one referee cup matches. `/setup` says which roles they are; ask one of them.
whistle-contest = { $what ->
    [tournament] Several people lead a tournament: name them at its “Desk”, under “Who leads”.
    [season] The Quidditch-OK leads a season; `/setup` says who that is.
   *[game] There is no whistle here.
}
whistle-not-by-players = You play in this match: its referee, or a referee of the server who does not play, decides about the whistle.
lobby-whistles = { $name } referees this match, and whoever referees does not play. Hand the whistle over first (`/game whistle`), then take a seat.
order-plays-himself = You are playing with or against this person. Somebody who does not play decides this: the referee of the match or another referee of the server.

unsaid-taken-back = It had been taken back.
unsaid-not-wanted = Nobody wanted to hear it.
unsaid-gone = The channel is gone.
unsaid-closed = The direct messages are closed.
unsaid-no-access = I may not write there.
unsaid-refused = Discord did not take it.
unsaid-failed = It did not arrive, in spite of many tries.
unsaid-broken = I had no words; the bot's log knows more.
unsaid-nobody = Nobody could be reached.
partie-unsaid = Not said ({ $when }): { $reason }
