### /datenschutz: what is stored, one's own data to take home, and the way out.

cmd-datenschutz-name = privacy
cmd-datenschutz = What is stored about you: read it, take it home, erase it

privacy-heading = Privacy
privacy-what =
    I remember what games need, and nothing else:
    - **Games**: who sits on which seat (your Discord number and your name at the time), who opened the game and who leads it, every move with its time, place and points at the end. In big matches also what you were called before. So a game survives any restart, and everybody can check its log.
    - **Tournaments and cup**: who has entered and with whom, whether the fee is paid and who was there; tables, results and place; penalties and exclusions with the reason the lead gives. Those concerned and the lead read it, everybody only if the lead wants so.
    - **Free rolls**: throw, dice, time, who. Labels are not kept. So the proof of the day holds.
    - **Dice statistics**: how often your 2d6 came to which sum, for each server.
    - **The referees’ book**: warnings, exclusions, pauses and the like, with who, whom, when, why.
    - **About you**: your language, and whether you take direct messages from me.
    - **About the server**: its settings under `/setup`.

    What you write is not kept, with three exceptions: **moves** you type in a game, mistyped ones too; **talking after “Chatende”** when it is reported to the referees (the first 200 characters); a **message you are warned for** (200 characters and its link). Chatting in the chat of a match is only counted, its words are not kept.
    After a Quidditch match its log is **published**: moves, rolls, rulings and the names of the line-up; neither chatter nor the reasons of exclusions.
privacy-how-long = { $days ->
    [0] **For how long?** This server keeps finished games and rolls until somebody erases them.
   *[other] **For how long?** This server deletes finished games after { $days } days and free rolls one day later. Statistics and book stay.
}
privacy-how-long-here = **For how long?** Until you erase it. On servers those who run them decide when finished games go.
privacy-export = My data
privacy-erase = Erase …
privacy-server = Erase this server’s data …

# The files
privacy-export-done = This is all I know about you, once for people and once for machines. Others appear in it only as “somebody”. What a running game still hides is missing until it is over.
privacy-somebody = somebody
privacy-file-name = spielleiter-data
privacy-file-heading = Your data at Spielleiter, as of { $when }
privacy-file-person = Your Discord number: { $id }
privacy-file-about = Language: { $language } · direct messages: { $closed ->
    [yes] closed
   *[no] open
} · last noted: { $when }
privacy-file-section = { $part ->
    [games] Games and tournaments
    [moves] Moves
    [results] Results
    [dice] Free rolls
    [statistics] Dice statistics (2d6)
    [nicknames] Names for a match
    [verdicts] Penalties and exclusions in tournaments
    [about_me] In the referees’ book: about you
   *[by_me] In the referees’ book: by you
} ({ $count })
privacy-file-nothing = nothing
privacy-file-game = { $kind }, { $status ->
    [lobby] not begun yet
    [running] running
    [over] over
    [expired] never begun
   *[abandoned] broken off
}
privacy-file-part = { $part ->
    [seat] seat { $seat } as “{ $name }”
    [captain] captain
    [host] opened it
    [referee] referee
   *[assistant] assistant
}
privacy-file-result = { $game }, seat { $seat }: { $place ->
    [0] no place
   *[other] place { $place }
} with { $points ->
    [one] 1 point
   *[other] { $points } points
}
privacy-file-verdict = { $game }: { $verdict ->
    [reminder] reminder
    [warning] warning
    [defeat] lost round
   *[disqualified] exclusion
}, reason: { $reason }
privacy-file-statistic = { $where }: sum { $total } came up { $rolls } times
privacy-file-server = Server { $id }
privacy-file-dm = Direct messages
privacy-file-act = { $kind ->
    [warning] Warning
    [exclusion] Sent off
    [room-kick] Removed from the room
    [server-kick] Removed from the server
    [timeout] Timeout
    [rewind] Step taken back
    [pause] Pause
    [resume] Resumed
    [replace] Seat replaced
    [whistle] Whistle handed over
    [move] Game moved
    [substitution] Substitution
    [end] Game broken off
    [setup] Setting changed
    [official] Directors of a tournament
   *[other] { $kind }
}
privacy-file-undone = taken back
privacy-file-hidden = still secret

# Erasing
privacy-erase-title = Erase everything about you
privacy-erase-about =
    🗑️ **Gone will be:** your dice statistics, your rolls in direct messages, your settings, every warning with its reason.
    🎲 **Staying without you:** what belongs to others as well. Your seats will say “{ privacy-erased-person }”, moves and results name nobody, the logs can still be checked.
    { $open ->
        [0] You are in no open game just now.
        [one] **You are still in one open game.** The computer takes over there if the game allows it; otherwise your seat is free for somebody else.
       *[other] **You are still in { $open } open games.** The computer takes over there if the game allows it; otherwise your seat is free for somebody else.
    }
    This cannot be undone. Take your data home first if you want to keep it.
privacy-erase-prompt = Type { privacy-erase-word }
privacy-erase-word = DELETE
privacy-wrong-word = That was not “{ privacy-erase-word }”, so nothing has happened. Press “{ privacy-erase }” again if you mean it.
privacy-erased = ✅ Done. { $games ->
    [0] You were in no games.
    [one] One game does not know you any more.
   *[other] { $games } games do not know you any more.
} Messages that stand in channels already I correct as far as Discord lets me. If you play again, we start afresh.
privacy-erased-person = Erased person
privacy-note-robot = 👋 Whoever sat on { $seat } had their data erased. The computer plays there now; with `/game replace` somebody else can take over.
privacy-note-empty = 👋 Whoever sat on { $seat } had their data erased. Whoever leads the game fills the seat with `/game replace`.
privacy-note-whistle = { $handed ->
    [yes] 👋 The referee had their data erased. The assistant has the whistle now.
   *[no] 👋 The referee had their data erased. With `/game whistle` another takes over.
}
privacy-note-nobody = 👋 Nobody is left here to play or to lead: the game is broken off.

# The whole server
privacy-server-title = Erase this server’s data
privacy-server-about =
    🗑️ **Gone will be all I know about “{ $server }”:** settings, the referees’ book with all warnings, all games (running ones too), the dice statistics and the free rolls, of all members.
    This cannot be undone. Under `/setup` you can have finished games deleted after a while instead.
privacy-server-prompt = Type the name of the server
privacy-server-wrong = That is not the name of this server, so nothing has happened. It is “{ $server }”.
privacy-server-erased = ✅ Done: { $games ->
    [one] one game
   *[other] { $games } games
} and everything else about this server. You can delete old messages in the channels yourselves; their buttons do nothing any more. `/setup` starts afresh.
