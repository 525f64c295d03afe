### Order: the referees' book and leading a game.

order-no-such-act = There is no such entry on this server. Look up the right number with `/log`.
order-already-undone = That has been taken back already.

partie-already-paused = The game is resting already. `/partie weiter` goes on.
partie-not-paused = But the game is running. `/partie pause` interrupts it.
partie-not-open = This game is not running (any more), so there is nothing to lead.
partie-here-private = This room is for a few only. Use `/game here` where everybody can watch.
partie-seat-excluded = { $seat } is excluded without replacement. Readmit first, then fill the seat.
partie-seated-already = That person sits at this table already. Choose somebody else.

# Status and log
partie-none-here = No game is running here. Name one in `game`, or ask where it is played.
partie-led-by = Referee: { $person }
partie-assisted-by = Assistant: { $person }
partie-in-lobby = Seats are being taken.
partie-until = Time for it: { $when }
partie-log-begun = It begins.
partie-log-rewound = Rewound: everything after no. { $number } counts no more.
partie-log-empty = Nothing has happened yet that could be told.

# Questions and public notes
partie-ask-reason = Why? (shown in the channel)
partie-ask-rewind = This takes back what happened in “{ $game }”. Rolls stay in the log but count no more. Sending this form does it.
partie-ask-end = This breaks “{ $game }” off for good: there is no result, and the seed is published. Sending this form does it.
partie-note-pause = ⏸️ { $person } pauses the game. The clock stands still.
partie-note-resume = ▶️ { $person } blows the whistle again. We go on exactly where we were.
partie-note-rewind = ↩️ { $person } takes back the last step.
partie-note-section = ⏮️ { $person } has the present section played again.
partie-note-replace = 🔁 { $person } puts { $by } on { $seat }.
partie-note-whistle = { $person } hands the whistle over. The referee is now { $to }.
partie-note-assistant = { $person } makes { $to } the assistant referee.
partie-note-end = 🛑 { $person } breaks the game off. A pity, but sometimes it is better so.
partie-whistle-needs-referee = Without a referee role you can hand the whistle only to somebody who has one. Ask a referee to take over.
