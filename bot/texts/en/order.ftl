### Order: the referees' book and leading a game.

order-no-such-act = There is no such entry on this server. Look up the right number with `/log`.
order-already-undone = That has been taken back already.

partie-already-paused = The game is resting already. `/partie weiter` goes on.
partie-not-paused = But the game is running. `/partie pause` interrupts it.
partie-not-open = This game is not running (any more), so there is nothing to lead.
partie-seat-excluded = { $seat } is excluded without replacement. Readmit first, then fill the seat.
partie-seated-already = That person sits at this table already. Choose somebody else.
