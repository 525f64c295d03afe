### Chat-Quidditch on Discord: rooms, names, report.

match-same-house = A house against itself would always draw. Choose two different ones.
match-cup-referee = Cup matches and finals need a human referee. Take `whistle:I am the referee` or name somebody as `referee`.
match-cup-seconds = In the cup it stays at about ten seconds: 60 at most.
match-settings = These settings do not go together. Leave the times out and the usual ones hold.
match-referee-bot = Bots do not whistle here. Name a human, or choose `whistle:The bot is the referee`.
# $match nennt das Spiel.
match-already-here = There is a match here already ({ $match }). Choose `place:In a new thread` or another channel.
match-no-room = I cannot make a thread or channel from here. Try an ordinary text channel.
match-elsewhere = The line-up is in { $place }. Come along, everybody!
match-not-playing = You do not play in a running match. Take a seat in a line-up.
match-none-here = There is no Quidditch match in this channel. Open one with `/quidditch new`.
match-none-over = No match has ended in this channel yet. Name one.
match-not-over = The log comes after the final whistle; before that it would tell too much.
match-kept = You keep the Klatscher. Nobody saw it. Throw it in the Jäger or Sucher part: `Klatscherabwurf NAME`.
match-banned = { $name } is banned for Würfelbetrug or forbidden aids (8.7, 8.9), for { $left ->
    [one] one more match
   *[other] { $left } more matches
}. Seat somebody else.

match-no-rename = ✏️ Discord does not let me rename or colour { $name }. Play goes on; the name of the seat counts.
match-partial = ⚠️ { $name } is the referee and belongs to { $house }. That is allowed, but somebody neutral would be nicer (`/game whistle`).
match-captain = You are captain of { $house }! Give { $points } experience points to different people, only not to the Sucher. You may also write it here: `{ $example }`
match-captain-closed = { $person }, you are captain, but your DMs are closed. Give the experience points with `/quidditch xp` or the button “Give XP”.
match-thread-referees = Referees · { $match }
match-over = over
match-room-referees = Only referee and assistant are here: the desk lies at the bottom, and above it stands what the bot understood of every message.
match-room-team = The dressing room of { $house }: whisper here, the others cannot read it.
match-room-stand = The stand: cheer, scold and talk shop here during the match. Nobody on the pitch reads it.
# $place ist ein Link dorthin.
match-link-referees = 📋 { $place }: the referees' desk, for them alone.
match-link-team = 🚪 { $place }: the dressing room of { $house }, for the team only.
match-link-stand = 👀 { $place }: the stand, for everybody who watches.
match-thread-team = Dressing room { $house } · { $match }

# $person hat es versucht, mit dem Befehl $command.
match-tried = { $person } wanted to say something by `/{ $command }` while spectators are silent. Nobody saw it.
match-hush = Play is on, and spectators are silent until the chat: nobody saw that. In the break and at half-time you may again.
match-watch-already = You are on the stand already. Would you rather play? Then leave it first.
match-unwatch = Leave the stand
match-unwatched = You have left the stand and have your own name again.
match-unwatch-not = You are not on the stand.
match-seat-watching = You have come to watch. If you would rather play, leave the stand first; then the seat is yours while it is free.
# $house ist das Haus des Platzes, $own das eigene.
match-seat-house = In the cup only those who wear { $house }’s colours play for { $house }. Take a seat of your own house, or ask the referee.
match-seat-sure = You wear the colours of { $own }, the seat belongs to { $house }. In a friendly match that is all right. Do you mean it?
match-seat-anyway = Yes, play for { $house }
match-seat-taken = { $seat } is yours. Enjoy the other side!
# $why ist leer oder ein Satz mit dem Grund, $match nennt das Spiel.
match-excluded-dm = 🟥 You are excluded from the match { $match }, without replacement.{ $why }
match-fraud-dm = 🟥 In the match { $match } you were found to have cheated with dice or used a forbidden aid (8.7, 8.9): minus 100 points for your house, and you are banned for this match and the next two cup matches of your house. `/cup bans` shows what is left of it; friendly matches are free. If this is a mistake, appeal to the Quidditch-OK.
# $person ist eine Erwähnung, $seat der Platz, $match das Spiel, in dem es festgestellt wurde; $begun: ob dieses Spiel schon läuft.
match-banned-out = 🟥 { $person } is banned: Würfelbetrug or a forbidden aid in the match { $match } (8.7, 8.9). { $begun ->
    [yes] { $seat } leaves this match, without replacement; play goes on.
   *[no] { $seat } is free again in this line-up.
}
match-banned-out-dm = 🟥 Your ban from the match { $match } counts from now on: { $begun ->
    [yes] The running match { $here } goes on without you, without replacement.
   *[no] In the line-up of { $here } your seat is free again.
} Appeals go to the Quidditch committee.
# $one und $other sind die Häuser, $day der Tag.
match-captain-now = You are captain now in the match { $match }. Your own page has a captain’s page with substitutions and proposals.
# $command ist der Befehl, wie er geschrieben gehört, $seconds (Zahl) die Sekunden, die bleiben.
match-hint-right = It is written `{ $command }`.
match-hint-left = { $seconds } s left.
# $was ist der Vorschlag, $who sind die, deren Wort es braucht.
match-proposed = 🤝 Proposal: { $was }. It needs the word of { $who }.
match-called = { $person }
match-nobody-called = nobody else
match-ja = I agree
match-nein = I do not agree
match-card-done = { $done ->
    [yes] Done
   *[no] Missed
}
match-card-even = A tie, both roll again
match-never-rolled = This person has not rolled in this match. Without a roll there is no cheating.
match-fraud-already = { $person } was punished for cheating in this match already: minus 100 is for each person once, and they are banned.
match-accused = Found: { $person } has cheated with dice. Minus 100 points for the house, banned for this and the next two matches.
match-talk-appointed = The bot warns by itself only where a referee of this server opens or referees the match. Choose `gerede:melden` (report), or ask a referee.
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
match-thread-stand = The stand · { $match }
match-watch = Watch
match-watch-invitation = Whoever wants to watch says so here: you get a “z” before your name and a stand to whisper in. **With the kick-off the gates are shut**, and nobody else comes in. You may write during the chat only.
match-watch-plays = You are in the thick of it! Only those who neither play nor referee can watch.
match-watch-late = The match is on and the gates are shut (4.1.3). Next time say so before the kick-off: with `/quidditch watch`, or where there is a button “Watch”, with that.
match-watch-there = { $named ->
    [yes] Welcome to the stand! You now wear a “z” before your name; you get it back after the match.
   *[no] Welcome to the stand! Discord does not let me rename you; please put a “z” before your name yourself.
}
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
match-lead-assistant-gone = The assistant has left this server. Name another with `/game whistle to:… as:Assistant`.
match-told-late = 📜 Better late than never: this happened while I was not allowed to write here.
