### Chat Quidditch on Discord: commands, rooms, names, report.

cmd-quidditch-name = quidditch
cmd-quidditch = Chat Quidditch: a whole match, from the line-up to the log
cmd-quidditch-neu-name = new
cmd-quidditch-neu = Opens the line-up for a match
cmd-quidditch-haus1-name = house1
cmd-quidditch-haus1 = One house
cmd-quidditch-haus2-name = house2
cmd-quidditch-haus2 = The other house
cmd-quidditch-art-name = kind
cmd-quidditch-art = Friendly with every help; cup and final strict and without
cmd-quidditch-art-freundschaft = Friendly
cmd-quidditch-art-pokal = Cup
cmd-quidditch-art-finale = Final
cmd-quidditch-leitung-name = whistle
cmd-quidditch-leitung = Who is referee: you or the bot (friendly matches only)
cmd-quidditch-leitung-ich = I am the referee
cmd-quidditch-leitung-bot = The bot is the referee
cmd-quidditch-schiri-name = referee
cmd-quidditch-schiri = Somebody else is the referee
cmd-quidditch-ort-name = place
cmd-quidditch-ort = Where to play
cmd-quidditch-ort-hier = Here
cmd-quidditch-ort-thread = In a new thread
cmd-quidditch-ort-kanal = In a new channel
cmd-quidditch-frist-name = limit
cmd-quidditch-frist = Seconds for Abblocken and Halten (otherwise 10)
cmd-quidditch-stille-name = silence
cmd-quidditch-stille = Seconds after which silence counts as a pass (otherwise 30)
cmd-quidditch-runden-name = rounds
cmd-quidditch-runden = How many rounds (otherwise 10)
cmd-quidditch-xp-name = xp
cmd-quidditch-xp = For captains: the form for the experience points, for your eyes only
cmd-quidditch-aufheben-name = keep
cmd-quidditch-aufheben = For Treiber: secretly keeps the Klatscher you caught
cmd-quidditch-bericht-name = report
cmd-quidditch-bericht = Shows result, report and log of a match once more
cmd-quidditch-partie = The match's number (otherwise the last one in this channel)
cmd-zug-name = move
cmd-zug = Says a Quidditch command where the bot may not read along
cmd-zug-befehl-name = command
cmd-zug-befehl = Exactly as typed: Fliegen M-G, Torwurf, Halten …

match-same-house = A house against itself would always draw. Choose two different ones.
match-cup-referee = Cup matches and finals need a human referee. Take `whistle:I am the referee` or name somebody as `referee`.
match-cup-seconds = In the cup it stays at about ten seconds: 60 at most.
match-settings = These settings do not go together. Leave the times out and the usual ones hold.
match-referee-bot = Bots do not whistle here. Name a human, or choose `whistle:The bot is the referee`.
match-already-here = There is a match here already (`{ $id }`). Choose `place:In a new thread` or another channel.
match-no-room = I cannot make a thread or channel from here. Try an ordinary text channel.
match-elsewhere = The line-up is in { $place }. Come along, everybody!
match-not-playing = You do not play in a running match. Take a seat in a line-up.
match-none-here = There is no Quidditch match in this channel. Open one with `/quidditch new`.
match-none-over = No match has ended in this channel yet. Name one.
match-not-over = The log comes after the final whistle; before that it would tell too much.
match-kept = You keep the Klatscher. Nobody saw it. Throw it in the Jäger or Sucher part: `Klatscherabwurf NAME`.
match-banned = { $name } is banned for Würfelbetrug or forbidden aids (8.9), for { $left ->
    [one] one more match
   *[other] { $left } more matches
}. Seat somebody else.

match-no-rename = ✏️ Discord does not let me rename or colour { $name }. Play goes on; the name of the seat counts.
match-partial = ⚠️ { $name } is the referee and belongs to { $house }. That is allowed, but somebody neutral would be nicer (`/partie pfeife`).
match-captain = You are captain! Give 2 · 1 · 1 experience points to three players, not to the Sucher. You may also write it here: `XP GJäger2 2, GHüter 1, GTreiber1 1`
match-captain-closed = { $person }, you are captain, but your DMs are closed. Give the experience points with `/quidditch xp` or the button for your own page.
match-thread-referees = Referees · { $id }
match-thread-team = Dressing room { $house }

match-talk-warn = Warn
match-talk-pass = Overlook
match-talk-passed = -# Overlooked.
match-talk-counted = ⚠️ { $person } has been warned.

match-broken-off = The match was broken off: no result, no bonus. Log and seed are attached.
match-newcomer = Who comes in on { $seat }? Captain or referee choose the person here.
match-newcomer-choose = New on { $seat } …
match-newcomer-here = 🔄 { $person } now plays on { $seat }.
match-newcomer-other-team = That is a seat of the other team. Their own captain says whom they send in.
match-newcomer-taken = Somebody already sits on { $seat }. Only the referee can change that (`/game replace`).
match-thread-stand = The stand
match-watch = Watch
match-watch-invitation = Whoever wants to watch says so here: you get a “z” before your name and a stand to whisper in. **With the kick-off the gates are shut**, and nobody else comes in. You may write during the chat only.
match-watch-plays = You are in the thick of it! Only those who neither play nor referee can watch.
match-watch-late = The match is on and the gates are shut (4.1.3). Next time press “Watch” before the kick-off.
match-watch-there = { $named ->
    [yes] Welcome to the stand! You now wear a “z” before your name; you get it back after the match.
   *[no] Welcome to the stand! Discord does not let me rename you; please put a “z” before your name yourself.
}
cmd-quidditch-zuschauen-name = watch
cmd-quidditch-zuschauen = Be there as a spectator (before the kick-off)
cmd-quidditch-setzen-name = seat
cmd-quidditch-setzen = Put somebody on a seat of the line-up
cmd-quidditch-person-name = person
cmd-quidditch-person = who is to sit there
cmd-quidditch-platz-name = seat
cmd-quidditch-platz = which seat
cmd-quidditch-gerede-name = talk
cmd-quidditch-gerede = what happens to talk after “Chatende”
cmd-quidditch-gerede-aus = Nothing (friendly matches only)
cmd-quidditch-gerede-melden = The referees are told
cmd-quidditch-gerede-automatisch = The bot warns at once
cmd-quidditch-chat-name = chat
cmd-quidditch-chat = seconds of chat after each round (120 by default)
cmd-quidditch-halbzeit-name = halftime
cmd-quidditch-halbzeit = seconds of half-time (600 by default)
match-placed = { $person } now sits on { $seat }.
match-cup-talk = In the cup, talk after “Chatende” is at least reported. Choose `melden` or `automatisch`.
match-no-line-up = There is no line-up open here. In a running match `/game replace` moves people.
match-whispered = Whispered. If you have caught a Klatscher, it is kept now.
match-name-stays = ✏️ Discord does not let me give { $name } their old name back right now. I will try again with the next match and the next start; by hand it is quicker.
match-no-names = ✏️ On this server I lack the right to manage nicknames, so I cannot rename anybody here. You can play all the same; the seat's name counts.

match-lead-pause = Pause
match-lead-resume = Resume
match-lead-whistle = Whistle to the assistant
match-lead-no-assistant = There is no assistant. Name one with `/game whistle to:… as:Assistant`.
