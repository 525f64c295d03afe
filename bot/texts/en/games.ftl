### What the service says when a game cannot do that just now; always with the next step.

game-unknown = I do not know this game (any more). A new one is quickly opened.
game-not-running = This game has not begun yet. Take your seats and press "Go".
game-expired = This round never came together and has been cleared away. Just open a new one.
game-ended = The game is over.
# $outcome (sentence) says how it ended.
game-over = { $what ->
    [tournament] This tournament is over
    [season] This season is over
   *[game] This game is over
}: { $outcome }
game-closed = This result is final: the referee could change it until a day after the end.
# $step (sentence) is the step that is open now.
game-stale = That button belongs to an earlier step. By now: { $step }
game-rewound = The game has been rewound since, so that button no longer counts. By now: { $step }
game-busy = It is crowded at this table right now. Nothing has happened; try again in a moment.
game-not-seated = You have no seat at this table, so there is nothing behind this door for you. You are welcome to watch; take a seat before the next game begins.
game-nothing-to-rewind = Nothing has happened yet that could be taken back.
game-no-such-point = The game cannot go back to that point. Choose one of those offered.

proof-not-over = The log is published as soon as the game is over; before that it would give secrets away.
game-not-for-you = That is not open to you at the moment. Look at the table to see whose turn it is.
game-paused = { $what ->
    [tournament] The tournament is paused. As soon as its lead
    [season] The season is paused. As soon as the Quidditch-OK
   *[game] The game is paused. As soon as the referee (or whoever opened it)
} says `/game resume`, it goes on exactly here.
game-abandoned = { $what ->
    [tournament] This tournament
    [season] This season
   *[game] This game
} was broken off; nothing counts any more. A new one is quickly opened.
table-needs-me-here = I am only installed for you here, not a member: rolling and looking things up works everywhere, a table needs me on the server. Whoever manages it can invite me; in our direct messages it works as it is.
