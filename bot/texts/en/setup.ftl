### /einrichten: the first five minutes on a server.

cmd-einrichten-name = setup
cmd-einrichten = Choose and check the roles, channels, language and rights for Spielleiter
cmd-partie-hier-name = here
cmd-partie-hier = Shows the game here anew, for example when its channel is gone

setup-heading = Setting up Spielleiter
setup-page = { $page ->
    [plan] This is what I use, and how it stands here. You can leave out anything or choose for yourself under “Roles”, “Houses” and “Channels”; one press sets up the rest.
    [roles] Who is who here? You may choose up to five roles each. It counts at once, and every change is in the log.
    [houses] The four houses. In Chat-Quidditch the teams wear these roles and their colours.
    [channels] Which channel for what? Under “Overview” I make what is missing.
    [more] Language, memory and house rules.
    [rules] How is this always played here? It holds for every new table, until somebody says otherwise when opening it.
   *[check] This is what I see when I look around:
}
setup-tab = { $page ->
    [plan] Overview
    [roles] Roles
    [houses] Houses
    [channels] Channels
    [more] More
   *[check] Check
}
setup-role = { $key ->
    [referee] Referee
    [committee] Quidditch committee
    [director] Games director
    [G] Gryffindor
    [H] Hufflepuff
    [R] Ravenclaw
   *[S] Slytherin
}
setup-channel = { $key ->
    [matches] Matches
    [news] Announcements
   *[log] Referees' log
}
setup-channel-name = { $key ->
    [matches] pitch
    [news] game-news
   *[log] referee-log
}
setup-also = { $key ->
    [referee] referees
    [committee] committee, organisers
    [director] headmaster, headmasters
    [matches] quidditch-pitch
    [news] announcements, news
   *[other] -
}
setup-more = { $key ->
    [language] Language I speak in public
    [reads] Typed commands
   *[keep_days] How long finished games are kept
}
setup-reads = { $reads ->
    [yes] count where I may read along
   *[no] do not count, slash commands only
}
setup-keep = { $days ->
    [0] for ever
    [one] 1 day
   *[other] { $days } days
}
setup-nobody = no role yet
setup-nowhere = none yet
setup-saved = ✅ Saved.
setup-problems = { $count ->
    [0] Everything is in order.
    [one] One thing is left to do: see “Check”.
   *[other] { $count } things are left to do: see “Check”.
}
setup-about = { $key ->
    [referee] Leads matches, warns, excludes and keeps the log.
    [committee] The committee, one person for each house; it runs the cup and reads the log.
    [director] Keeps order like a referee; in the cup they are the headmasters and book house points.
    [G] Who plays for Gryffindor; the role is red.
    [H] Who plays for Hufflepuff; the role is yellow.
    [R] Who plays for Ravenclaw; the role is blue.
    [S] Who plays for Slytherin; the role is green.
    [matches] Quidditch matches are played here; line-ups of the cup open as threads.
    [news] A place for dates and announcements, also for the cup's panel and news.
   *[log] Every warning and every exclusion is noted here; only those in charge read it.
}
setup-left-out = is left out
setup-would-take = exists, I take it: { $name }
setup-would-make = will be made
setup-choose = What shall I set up?
setup-make-all = Set everything up like this
setup-make-some = { $count ->
    [one] Set up only this
   *[other] Set up these { $count }
}
setup-category = Spielleiter
check-works = { $missing ->
    [0] ✅ Everything is in order. Have fun!
   *[other] What is set up works. This does not yet, because something is missing (“Overview” sets it up):
}
check-without = { $key ->
    [referee] Without a role for referees only those who manage the server can warn and exclude, and nobody can lead cup matches.
    [committee] Without a role for the Quidditch committee it does not see the log, and only those who manage the server run the cup.
    [director] Without a role for games directors only referees keep order, and only those who manage the server book house points.
    [matches] Without a channel for matches they are played wherever somebody opens one, those of the cup beside its panel.
    [news] Without a channel for announcements they have no fixed place; the cup then stands where it is opened.
    [log] Without a log channel the referees' book is only under `/log`.
   *[other] Without a role for { $key ->
        [G] Gryffindor
        [H] Hufflepuff
        [R] Ravenclaw
       *[S] Slytherin
    } nobody checks who may play for the house, and in the cup nobody can speak for the house.
}
setup-again = Check again
setup-made = ✅ Made: { $name }
setup-taken = ✅ Was there already, I take it: { $name }
setup-not-made = ❌ I could not make { $name }: { $reason }
setup-nothing-missing = Nothing is missing.
setup-audit = Set up by { $person }

# Rights as Discord calls them.
right = { $name ->
    [read_messages] View Channels
    [send_messages] Send Messages
    [embed_links] Embed Links
    [attach_files] Attach Files
    [read_message_history] Read Message History
    [manage_roles] Manage Roles
    [moderate_members] Timeout Members
    [kick_members] Kick Members
    [manage_messages] Manage Messages
    [manage_nicknames] Manage Nicknames
    [manage_channels] Manage Channels
    [manage_threads] Manage Threads
    [create_public_threads] Create Public Threads
    [create_private_threads] Create Private Threads
    [send_messages_in_threads] Send Messages in Threads
    [create_events] Create Events
    [pin_messages] Pin Messages
    [manage_guild] Manage Server
   *[other] { $name }
}
rights = { $first }, { $rest }

check-rights = { $group ->
    [needed] Without these rights I cannot play at all: **{ $missing }**.
    [order] For warnings, timeouts and kicks I lack: **{ $missing }**.
    [match] For whole Quidditch matches (names, colours, rooms) I lack: **{ $missing }**.
   *[contest] For tournaments and the cup (dates in the calendar, pinned reports) I lack: **{ $missing }**.
} Give them to my role “{ $role }” under Server Settings → Roles.
check-role-gone = { $key ->
    [referee] A role for referees was deleted.
    [committee] A role for the Quidditch committee was deleted.
    [director] A role for games directors was deleted.
   *[other] The role of a house ({ $key }) was deleted.
} Choose a new one, or have it made under “Overview”.
check-role-above = { $role } stands above my role, so I cannot give it to anybody. Drag “{ $mine }” above it under Server Settings → Roles.
check-role-blind = { $role } does not see commands like `/warning`. Give the role “Moderate Members”, or allow it the commands under Server Settings → Integrations → Spielleiter.
check-no-referees = No role for referees is chosen yet; until then only those who manage the server and whoever opens a game lead.
check-channel-gone = { $key ->
    [matches] The channel for matches is gone.
    [news] The channel for announcements is gone.
   *[log] The channel for the log is gone.
} Choose a new one, or have it made under “Overview”.
check-channel-closed = I may not read and write in { $channel }. Give my role “{ $role }” both there.
check-log-public = Everybody can read the log in { $channel }. Close the channel to @everyone if that is not meant.
check-not-reading = Typed commands shall count, but the operator has not switched on “Message Content”. All slash commands work all the same.

# Bad days
alarm-role-gone = ⚠️ The role “{ $role }” was deleted, and I needed it. `/setup` chooses a new one; then everything goes on.
alarm-channel-gone = ⚠️ The channel “{ $channel }” was deleted, and I needed it. `/setup` chooses a new one.
alarm-homeless = The channel “{ $channel }” is gone, in which “{ $game }” was played. Nothing is lost: in another channel `/game here` brings it back; it is in the list of the option `game`.
alarm-homeless-table = The room “{ $channel }” is gone, in which “{ $game }” was played. Nothing is lost: whoever sits at this table opens it once more on their own page (`/tournament standing`); I make a new room, and you go on where you were.
alarm-locked-out = I may not write in { $channel } any more; “{ $game }” is safe with me. As soon as I may, I show it there anew. Elsewhere it goes on with `/game here`; it is in the list of the option `game`.
alarm-referee-left = The referee of this game has left the server. With `/game whistle` another referee or the assistant takes over.
alarm-assistant-left = The assistant referee has left the server. `/game whistle as:Assistant` names a new one.
alarm-player-left = { $name } ({ $seat }) has left the server. Whoever leads the game can fill the seat with `/game replace`.
