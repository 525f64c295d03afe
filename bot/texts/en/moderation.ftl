### Keeping order: warnings, kick, timeout, log.

## Commands
cmd-menu-warn = Warn
opt-person-name = person
opt-grund-name = reason
opt-bereich-name = scope
opt-zeitraum-name = period
opt-zeitraum = How far back (default: everything)
opt-zeitraum-24 = last 24 hours
opt-zeitraum-168 = last 7 days
opt-zeitraum-720 = last 30 days
opt-zeitraum-8760 = last year
cmd-verwarnung-name = warning
cmd-verwarnung = Warn somebody; it is written into the referees' book
opt-verwarnung-person = Who is warned
opt-verwarnung-grund = Why: a case of the rule book or your own words
opt-verwarnung-partie = In which game (default: the one running here)
opt-verwarnung-oeffentlich-name = public
opt-verwarnung-oeffentlich = Say it in the channel, too (otherwise only the person is told)
cmd-verwarnungen-name = warnings
cmd-verwarnungen = Show warnings: your own, or all of them for referees
opt-verwarnungen-person = Whose warnings (other people's are for referees only)
opt-verwarnungen-partie = Only from this game
cmd-kick-name = kick
cmd-kick = Send somebody out of the room; once more: let them in again
opt-kick-person = Who has to go, or may come back
opt-kick-bereich = Out of the room of the game (default) or off the whole server
opt-kick-grund = Why
opt-kick-bereich-raum = out of the room
opt-kick-bereich-server = off the whole server
cmd-auszeit-name = timeout
cmd-auszeit = Silence somebody for a while; a span of 0 ends it
opt-auszeit-person = Who is to be silent
opt-auszeit-dauer-name = span
opt-auszeit-dauer = How long: 10m, 2h, 1d … up to 28d; 0 ends the timeout
opt-auszeit-grund = Why
cmd-log-name = log
cmd-log = Show what the referees did on this server
opt-log-art-name = kind
opt-log-art = Only this kind of entry
opt-log-person = Only what concerned this person
opt-log-von-name = by
opt-log-von = Only what this person did
opt-log-art-warning = Warning
opt-log-art-exclusion = Exclusion from the game
opt-log-art-room-kick = Kick out of the room
opt-log-art-server-kick = Kick off the server
opt-log-art-timeout = Timeout
opt-log-art-rewind = Rewound
opt-log-art-pause = Pause
opt-log-art-resume = Resumption
opt-log-art-replace = Seat given to another
opt-log-art-whistle = Whistle handed over
opt-log-art-move = Moved elsewhere
opt-log-art-end = Broken off
opt-log-art-setup = Setting changed
opt-log-art-ban = Ban (Würfelbetrug)
opt-log-art-substitution = Substitution

## Cases of the rule book, with section
case-after-chatende = Talks after “Chatende” without having a turn (5.2)
case-whisper-to-referee = Whispers to the referee without being captain (2.1)
case-disparaging = Disparaging remark about players or referees (6)
case-wrong-name = Wrong name or wrong colour (4.1.1)
case-spectator-speaks = Spectator speaks to players during the match (6)
case-spectator-late = Spectator enters the room after the start (4.1.3)
case-spectator-name = Spectator without “z” before the name, or not set to away (4.1.3)
case-disobeys = Does not follow the referee's instruction (2.1)
case-forbidden-aid = Uses a forbidden technical aid (8.9)
case-dice-fraud = Dice fraud (8.7)

## Entries in words
kind-any = Everything
kind-name = { $kind ->
    [warning] Warning
    [exclusion] Exclusion
    [room-kick] Kick out of the room
    [server-kick] Kick off the server
    [timeout] Timeout
    [rewind] Rewound
    [pause] Pause
    [resume] Resumption
    [replace] Seat given to another
    [whistle] Whistle handed over
    [move] Moved elsewhere
    [substitution] Substitution
    [end] Broken off
    [ban] Ban
    [setup] Setting
    [official] Directors of a tournament
   *[other] { $kind }
}
act-what = { $kind ->
    [warning] ⚠️ Warning for { $target }
    [exclusion] 🟥 { $target } excluded (seat { $detail })
    [room-kick] 🚪 { $target } sent out of { $room }
    [server-kick] 👢 { $target } kicked off the server
    [timeout] 🤫 { $target }: { $detail }
    [rewind] ⏪ Rewound in { $room }
    [pause] ⏸️ Paused in { $room }
    [resume] ▶️ Resumed in { $room }
    [replace] 🔁 { $detail }
    [whistle] 📯 { $detail } to { $target }
    [move] 🚚 Moved away from { $detail }
    [substitution] 🔄 Substitution on { $detail }
    [end] ⏹️ Broken off in { $room }
    [ban] 🚫 { $target } is banned for the next matches
    [setup] ⚙️ { $detail }
    [official] 📋 Directors of a tournament: { $target }
   *[other] { $kind } { $target } { $room } { $detail }
}
act-until = timeout until { $until }
act-lifted = timeout lifted
act-computer = computer
act-replaced = Seat { $seat }: { $after } instead of { $before }
act-whistle = { $role ->
    [assistant_id] Assistant's flag
   *[referee_id] Whistle
}
act-message = message
act-excerpt = Wording: “{ $words }”
act-by = by { $actor }
act-game = “{ $game }”
act-undone = Taken back by { $who }: { $why }
act-setup = { $key ->
    [role-referee] Referee roles
    [role-committee] Roles of the Quidditch committee
    [role-director] Director roles
    [role-G] Roles of Gryffindor
    [role-H] Roles of Hufflepuff
    [role-R] Roles of Ravenclaw
    [role-S] Roles of Slytherin
    [channel-matches] Channel for games
    [channel-news] Channel for announcements
    [channel-log] Channel for the log
    [language] Language
    [reads] Typed words count
    [keep_days] Keep games
   *[other] { $key }
}: { $before } → { $after }
act-rules = House rules for { $game }
act-yes-no = { $yes ->
    [true] yes
   *[false] no
}
act-days = { $days ->
    [0] for ever
    [one] one day
   *[other] { $days } days
}
act-nothing = nothing
table-columns = No.|Time (UTC)|Kind|What|Who|Who (number)|Whom|Whom (number)|Game|Room|Reason|Wording|Message|Taken back|By|Why

## The book
book-heading = { $book ->
    [own] Your warnings
    [list] Warnings
   *[log] What the referees did
} ({ $total })
book-empty = { $book ->
    [own] Nothing. Exemplary!
    [list] Not a warning in sight. Everybody behaves.
   *[log] Nothing here yet, at least nothing that fits the search.
}
book-target = concerning { $person }
book-hours = { $days ->
    [one] last 24 hours
   *[other] last { $days } days
}
book-page = { $page } / { $pages }
book-standing = { $standing ->
    [true] Also those taken back
   *[false] Only those that stand
}
book-export = As a table (CSV)
book-exported = { $rows ->
    [one] One entry
   *[other] { $rows } entries
} of { $total }, for a spreadsheet. Please keep it with care: there are names in it.
book-kinds = Show one kind only
book-undo = Take an entry back

## Buttons
button-undo = { $kind ->
    [room-kick] Let in again
    [timeout] End the timeout
   *[other] Take back
}
button-room = Out of the room
button-server = Kick { $name } off the server
button-timeout = Timeout
button-enough = Only the warning
button-cancel = Never mind

## What came of it
outcome-done = **In the book, no. { $number }:** { $what }
outcome-undone = **Taken back, no. { $number }:** { $what }
warning-counts = { $here ->
    [0] That is warning no. { $total } in all.
   *[other] That is warning no. { $here } in this game, no. { $total } in all.
}
warning-remind = **Warning no. { $count }: from here on you decide.** The rule book leaves it to you (5.2), I only remind you.
warning-harsh = After one warning, disparaging remarks may lead to exclusion or removal (6).
warning-rival = Careful, { $who } has just given a warning, too (no. { $number }: { $reason }). If you mean the same, take one of them back.
warning-not-public = I could not say it in public: I may not write in { $room }.
warning-public = ⚠️ { $person }, that is a warning: { $reason }
warning-dm = ⚠️ On **{ $server }** { $referee } has given you a warning: { $reason }
    It is not the end of the world. `/warnings` there shows you all of yours; the referee answers questions.
warning-no-reason = No warning without a reason: choose a case or write your own.
warnings-own-only = You can see your own warnings here (`/warnings` without a person). Those of others are for referees only.
warn-form-title = Warn { $name }
warn-form-case = Case of the rule book
warn-form-words = Or in your own words

moderation-dm-closed = { $person } takes no direct messages and does not know yet. Please tell them yourself.
moderation-no-bots = Bots have no conscience, this will not help. Remove a bot in the server settings.
moderation-not-yourself = Against yourself? No need to be that strict. Name somebody else.
moderation-left = This person is not on the server (any more). Nothing was done.
moderation-room-gone = This room is gone, or I cannot see it. Use the command where the game is played.
moderation-room-strange = This room does not belong to your game. Go there and use `/kick` there.
moderation-owner = { $person } owns the server. Your hands and mine are tied.
moderation-above-you = With the role “{ $role }”, { $person } is not below you. Somebody whose highest role is above it has to decide.
moderation-above-me = { $person } has the role “{ $role }”, which is not below mine (“{ $mine }”). Whoever manages the server can move my role up under Server Settings, Roles; then it will work.
moderation-sees-all = { $person } is an administrator and sees every room, no lock will help. Talk to each other.
moderation-no-timeout = { $person } is an administrator; Discord allows no timeout. Talk to each other.
moderation-bot-lacks = I lack the right “{ $right }”. Whoever manages the server can give it to my role; then it works at once.
moderation-you-lack = To kick somebody off the whole server you need Discord's own right “{ $right }”. Sending them out of the room works without (leave out `scope`).
moderation-forbidden = Discord does not let me do that: I lack a right, or my role is too low. Nothing was done; `/setup` shows what to change.
moderation-unreachable = Discord did not take that just now. Nothing was done; please try again.
moderation-book-wrong = { $why } Unfortunately no. { $number } stands in the book all the same, because I cannot save anything right now. Take it back with `/log` in a minute.
moderation-final = That cannot be taken back. Whoever was kicked off the server may come back with a new invitation.
moderation-enough = Good, we leave it at that.

kick-ask-room = Send { $name } out of #{ $room }?
kick-what-happens = { $how ->
    [public] { $person } is removed from { $room }, also on coming back, until you let them in again. In a public thread, reading along cannot be prevented.
    [thread] { $person } is removed from { $room } and sees it no more until you let them in again.
   *[room] { $person } will not see { $room } any more until you let them in again: by one press, or `/kick` once more.
}
kick-ask-seat = { $running ->
    [true] **In the running game ({ $seat }) they are excluded without replacement.**
   *[false] Their seat ({ $seat }) at the table becomes free.
}
kick-ask-server = Kick { $name } off the server “{ $server }”?
kick-server-happens = { $person } loses all rooms and roles and comes back only with a new invitation. **I cannot take that back.**
kick-already-out = { $person } is out already: { $who } was faster (no. { $number }). `/kick` lets them in again.
kick-excluded = In the game, { $seat } is now excluded without replacement.
kick-stood-up = The seat at the table is free again.
kick-rules-say-no = The room is closed, but the game says to the exclusion: { $why }
kick-seat-trouble = The room is closed, but I could not save the exclusion of { $seat } just now. Let them in with `/kick` and send them out once more.
kick-seated-again = They are back on their seat ({ $seat }).
kick-rules-stay = They are back on { $seat }. The exclusion in the game itself is taken back with `/game back`.
kick-game-over = The game is over by now, there is no seat to go back to.
# $reason ist der Grund, wie er getippt wurde.
moderation-because = {" "}Reason: { $reason }
reason-invisible = There is nothing to read in it. Say briefly why.
# $length und $most (Zahlen) sind Zeichen.
reason-too-long = That is { $length } characters, and at most { $most } fit. Please make it shorter; nothing is cut off.
# $why ist leer oder ein Satz mit dem Grund.
kick-dm = 🚪 For now you have no access to **#{ $room }** on **{ $server }**.{ $why }
    The referee can let you in again.
undo-dm = { $kind ->
    [warning] ↩️ A warning on **{ $server }** was taken back: { $why }
    [room-kick] ↩️ You may enter the room on **{ $server }** again: { $why }
   *[timeout] ↩️ Your timeout on **{ $server }** is over: { $why }
}
undo-title = Take back no. { $number }
undo-why = Why? It will be in the book.
why-undone = { $kind ->
    [room-kick] let in again
   *[timeout] lifted
}

timeout-how-long = How long? 10m, 2h, 1d … up to 28d
timeout-already = { $who } has just given { $person } a timeout until { $until }. If you want to change it, use `/timeout` again in a minute.
timeout-none = { $person } has no timeout right now, there is nothing to end.
timeout-dm = 🤫 On **{ $server }** you have a timeout until { $until }. Reason: { $reason }
span-no-unit = { $number } what? Write `{ $number }m` for minutes, `{ $number }h` for hours or `{ $number }d` for days.
span-unreadable = I cannot make sense of “{ $typed }”. Write for example `10m`, `2h`, `1h30m` or `1d`; `0` ends the timeout.
span-out-of-range = A timeout lasts at least a second and at most 28 days (`28d`). Discord silences nobody longer.
span-choice = { $unit ->
    [m] { $count } minutes
    [h] { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
    [d] { $count ->
        [one] 1 day
       *[other] { $count } days
    }
   *[none] { $count }: end the timeout
}

log-channel-gone = ⚠️ The log channel is gone. Everything is in the book (`/log`); `/setup` sets a new one.
log-channel-closed = ⚠️ I may not write in the log channel { $channel }. Everything is in the book (`/log`); give me “View Channel” and “Send Messages” there, or choose another with `/setup`.
log-channel-trouble = ⚠️ The line for the log channel { $channel } did not arrive. Everything is in the book (`/log`).
