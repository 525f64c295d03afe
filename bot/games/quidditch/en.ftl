quidditch-name = Chat Quidditch
quidditch-called = { $one } – { $other }
quidditch-haus-G = Gryffindor
quidditch-haus-H = Hufflepuff
quidditch-haus-R = Ravenclaw
quidditch-haus-S = Slytherin
quidditch-the-referee = Referee
quidditch-a-spectator = A spectator
quidditch-both = { $head } · { $tail }
quidditch-sentences = { $head } { $tail }

# Line-up
quidditch-lacks-seats = { $house } still needs { $first ->
    [both] Hüter and Sucher
   *[other] a { $first }
}.
quidditch-lacks-people = { $house } needs { $count ->
    [one] one more player
   *[other] { $count } more players
}{ $first ->
    [none] {""}
    [both] , in any case Hüter and Sucher
   *[other] , in any case a { $first }
}.
quidditch-lacks-balance = { $house } has to take out { $count ->
    [one] one player
   *[other] { $count } players
}: at most two more than the opponents.
quidditch-lacks-number = { $seat } is alone in this role and is then called { $right }.

# Phases
quidditch-phase-vor = Before kick-off
quidditch-phase-quaffelwurf = Roll for the Quaffel
quidditch-phase-drittel = Choice of the goal third
quidditch-phase-runde = About to begin
quidditch-phase-besitz = Possession
quidditch-phase-pos-jaeger = Positions: Jäger
quidditch-phase-pos-sucher = Positions: Sucher
quidditch-phase-pos-treiber = Positions: Treiber
quidditch-phase-treiber = Treiber
quidditch-phase-jaeger = Jäger and Hüter
quidditch-phase-sucher = Sucher
quidditch-phase-stand = Score
quidditch-phase-chat = Chat
quidditch-phase-halbzeit = Half-time
quidditch-phase-pause = Break before extra rounds
quidditch-phase-aus = Final whistle

# What is next
quidditch-step-vor = Before kick-off: captains and experience points.
quidditch-step-bereit = Everything is ready. The referee whistles for the kick-off.
quidditch-step-quaffelwurf = The captains roll for the Quaffel.
quidditch-step-drittel = The captain without the Quaffel chooses his goal third: T or H.
quidditch-step-runde = The first round is about to begin.
quidditch-step-besitz = Round { $round }: possession, then the Jäger take their positions.
quidditch-step-pos-jaeger = Round { $round }: positions of the Jäger.
quidditch-step-pos-sucher = Round { $round }: positions of the Sucher.
quidditch-step-pos-treiber = Round { $round }: positions of the Treiber.
quidditch-step-treiber-start = Round { $round }: the Klatscher are rolled.
quidditch-step-treiber-gewuerfelt = Round { $round }: the Klatscher are about to be released.
quidditch-step-treiber-frei = Round { $round }: the Treiber play.
quidditch-step-treiber-fertig = Round { $round }: the Treiber are done.
quidditch-step-jaeger-start = Round { $round }: the Quaffel is rolled.
quidditch-step-jaeger-gewuerfelt = Round { $round }: the Quaffel is about to be released.
quidditch-step-jaeger-frei = Round { $round }: Jäger and Hüter play.
quidditch-step-jaeger-fertig = Round { $round }: Jäger and Hüter are done.
quidditch-step-sucher-start = Round { $round }: the Schnatz is rolled.
quidditch-step-sucher-gewuerfelt = Round { $round }: the Schnatz is about to be released.
quidditch-step-sucher-frei = Round { $round }: the Sucher play.
quidditch-step-sucher-fertig = Round { $round }: the Sucher are done.
quidditch-step-stand = Score after round { $round }.
quidditch-step-chat = Chat after round { $round }.
quidditch-step-halbzeit = Half-time after round { $round }.
quidditch-step-pause = A draw after round { $round }: a break, then the final goes on.
quidditch-step-absence = Interrupted: { $seat } has vanished.

# Steps of the referee
quidditch-schritt-anpfiff = Kick-off
quidditch-schritt-runde = Announce the round
quidditch-schritt-besitz = Name the Quaffel-Jäger
quidditch-schritt-pos-jaeger = Position Jäger
quidditch-schritt-pos-sucher = Position Sucher
quidditch-schritt-pos-treiber = Position Treiber
quidditch-schritt-klatscher = Roll Klatscher
quidditch-schritt-klatscher-frei = Klatscher freigegeben
quidditch-schritt-quaffel = Roll Quaffel
quidditch-schritt-quaffel-frei = Quaffel freigegeben
quidditch-schritt-schnatz = Roll Schnatz
quidditch-schritt-schnatz-frei = Schnatz freigegeben
quidditch-schritt-freiwurf-frei = Freiwurf freigegeben
quidditch-schritt-ende = End the Teilrunde
quidditch-schritt-zwischenstand = Score
quidditch-schritt-chat = Chat
quidditch-schritt-chatende = Chatende
quidditch-schritt-fortsetzen = Play on

# What everybody hears
quidditch-tell-captain = { $seat } is captain of { $house }.
quidditch-tell-kick-off = **Kick-off!** The captains roll for the Quaffel.
quidditch-tell-quaffel-won = { $house } has the Quaffel in round 1. The other captain names his goal third: T or H.
quidditch-tell-again = All the same! Both roll again, in the same order.
quidditch-tell-third = { $house } defends { $letter }. From now on the thirds are named after the houses; the middle stays M.
quidditch-tell-round = **Chatende.** Round { $round }: possession for { $house }.{ $asked ->
    [yes] {" "}The captain names the Jäger with the Quaffel.
   *[no] {""}
}
quidditch-tell-round-nobody = **Chatende.** Round { $round }: nobody can take the Quaffel.
quidditch-tell-has-quaffel = { $seat } has the Quaffel.
quidditch-tell-phase-vor = Before kick-off.
quidditch-tell-phase-quaffelwurf = The captains roll.
quidditch-tell-phase-drittel = Choice of the goal third.
quidditch-tell-phase-runde = About to go on.
quidditch-tell-phase-besitz = Possession.
quidditch-tell-phase-pos-jaeger = **Position Jäger**
quidditch-tell-phase-pos-sucher = **Position Sucher**
quidditch-tell-phase-pos-treiber = **Position Treiber**
quidditch-tell-phase-treiber = **Teilrunde of the Treiber**
quidditch-tell-phase-jaeger = **Teilrunde of Jäger and Hüter**
quidditch-tell-phase-sucher = **Teilrunde of the Sucher**
quidditch-tell-phase-stand = Score.
quidditch-tell-phase-chat = **Chat**
quidditch-tell-phase-halbzeit = **Half-time!** Off to the changing room.
quidditch-tell-phase-pause = **A draw!** After the break there are two more rounds.
quidditch-tell-phase-aus = Final whistle.
quidditch-tell-free-klatscher = **Klatscher freigegeben**
quidditch-tell-free-quaffel = **Quaffel freigegeben**
quidditch-tell-free-schnatz = **Schnatz freigegeben**
quidditch-tell-free-freiwurf = **Freiwurf freigegeben**
quidditch-tell-end = { $phase }: Teilrunde over.
quidditch-tell-end-why = { $phase }: Teilrunde over, { $why }.
quidditch-tell-score = **Score** after round { $round }: { $one } { $a } : { $b } { $other }
quidditch-tell-freiwurf = Foul seen! **Freiwurf for { $house }.**
quidditch-tell-taker = { $seat } takes the Freiwurf.
quidditch-tell-goal = { $kind ->
    [own] **Own goal** by { $seat }! Ten points for { $house }. { $a } : { $b }
    [free] **Goal for { $house }** from the Freiwurf of { $seat }. { $a } : { $b }
   *[goal] **Goal for { $house }** by { $seat }! { $a } : { $b }
}
quidditch-tell-held = **Held** by { $seat }.
quidditch-tell-schnatz-gone = The Schnatz is gone.
quidditch-tell-caught = ✨ **{ $seat } catches the Schnatz!** { $points ->
    [one] One point
   *[other] { $points } points
} for { $house }.
quidditch-tell-repeat = The Teilrunde is repeated: { $phase }.
quidditch-tell-repeat-round = The Teilrunde is repeated: { $phase }, round { $round }.
quidditch-tell-gone = Interruption: { $seat } has vanished and has five minutes to come back.
quidditch-tell-back = { $seat } is back and has one minute to catch up.
quidditch-tell-stayed-away = The five minutes are over: { $seat } is missing. The captain may ask for a substitution.
quidditch-tell-goes-on = On we go, exactly where we were.
quidditch-tell-changed = Substitution for { $house }: { $changes }.
quidditch-tell-xp-lapsed = The experience points of { $seat } lapse: they belonged to the person.
quidditch-tell-excluded-why = { $seat } is excluded, without replacement. Reason: `{ $why }`
quidditch-tell-excluded = { $seat } is excluded, without replacement.
quidditch-tell-fraud = Würfelbetrug or a forbidden aid: { $seat } is banned, { $house } loses 100 points.
quidditch-tell-fraud-gone = Würfelbetrug or a forbidden aid: whoever sat on { $seat } before is banned, { $house } loses 100 points.
quidditch-tell-vote = { $who } is { $choice ->
    [yes] in favour
   *[no] against
}: { $was }.
quidditch-tell-over-runden = **Final whistle** after the last round.
quidditch-tell-over-schnatz = **Final whistle!** The Schnatz is caught.
quidditch-tell-pause-agreed = ⏸️ All agree: a **break**. Play goes on when the referee says so.
quidditch-tell-over-einigung = **Final whistle** by agreement of all.
quidditch-tell-over-abbruch = The match is abandoned.
quidditch-tell-over-verschoben = The match is adjourned.
quidditch-tell-aus = **Aus!** { $seat } was too late.
quidditch-tell-rolled = 🎲 { $who }: **{ $first }, { $second }** · sum { $total }
quidditch-tell-rolled-after = 🎲 { $who }: **{ $first }, { $second }** · sum { $total } · { $what } after { $seconds } s
quidditch-tell-rolled-for = 🎲 { $who } ({ $what }): **{ $first }, { $second }** · sum { $total }
quidditch-tell-rolled-as = 🎲 { $who } ({ $what }): **{ $first }, { $second }** · sum { $total } · { $counts }

# For all in friendly matches, for referees only in the cup
quidditch-tell-command = { $seat }: `{ $command }`{ $judged ->
    [yes] {" "}✓
   *[no] {""}
}
quidditch-tell-answer = { $seat }: `{ $command }`{ $judged ->
    [yes] {" "}✓
   *[no] {""}
} after { $seconds } s
quidditch-tell-quaffel-ernannt = { $seat } has the Quaffel.
quidditch-tell-quaffel-angriff = { $seat } wins the Quaffel!
quidditch-tell-quaffel-behalten = { $seat } keeps the Quaffel.
quidditch-tell-quaffel-foul = The Foul works: { $seat } has the Quaffel.
quidditch-tell-quaffel-abfangen = Intercepted! { $seat } has the Quaffel.
quidditch-tell-quaffel-angenommen = { $seat } takes the pass.
quidditch-tell-quaffel-schiri = The referee gives { $seat } the Quaffel.
quidditch-tell-late = The time for the answer is over.
quidditch-tell-caught-klatscher = { $seat } catches the second Klatscher.
quidditch-tell-hit = Hit! { $seat } is out for this round (Klatscher of { $by }).
quidditch-tell-free-shot = { $seat } is past the Hüter: the next Torwurf cannot be held.
quidditch-tell-keeper-has = { $seat } grabs the Quaffel and may pass.
quidditch-tell-drops = The Quaffel falls to the ground.
quidditch-tell-found = { $seat } has spotted the Schnatz!
quidditch-tell-gilt = The referee lets it count: { $seat }: `{ $command }`
quidditch-tell-gilt-nicht = Does not count: { $seat }: `{ $command }`
quidditch-tell-rechtzeitig = Written in time after all: { $seat }: `{ $command }`
quidditch-tell-reminder-stille = ⏳ It is quiet. Whose turn is it?
quidditch-tell-reminder-position = ⏳ Positions are missing. The captain may name them (`GJäger2 M`); otherwise the player sits this round out.
quidditch-tell-reminder-chat = ⏳ The time for chat is over.
quidditch-tell-reminder-vor = ⏳ Something is still missing for the kick-off.
quidditch-tell-placed = { $seat } is told his position: { $letter }.
quidditch-ergebnis-daneben = { $word } by { $seat }: missed.
quidditch-ergebnis-ohne-wirkung = { $word } by { $seat }: no effect.
quidditch-ergebnis-nicht-gefangen = { $word } by { $seat }: not caught.
quidditch-ergebnis-geblockt = { $word } by { $seat }: blocked!
quidditch-ergebnis-pass-misslungen = { $word } by { $seat }: failed.
quidditch-ergebnis-nicht-angenommen = { $word } by { $seat }: not taken.
quidditch-ergebnis-nicht-gewuerfelt = { $word } by { $seat }: not rolled, lapsed.
quidditch-ergebnis-foul-nichts = { $word } by { $seat }: nothing happens.
quidditch-ergebnis-nicht-gefunden = { $word } by { $seat }: nothing in sight.
quidditch-ende-tor = goal
quidditch-ende-gehalten = held
quidditch-ende-getroffen = the holder of the Quaffel was hit
quidditch-ende-pass-misslungen = the pass failed
quidditch-ende-nicht-angenommen = the pass was not taken
quidditch-ende-nicht-gewuerfelt = nobody rolled
quidditch-ende-freiwurf-verfallen = the Freiwurf has lapsed
quidditch-ende-stille = nobody did anything
quidditch-ende-nichts-mehr = nobody has anything left to do
quidditch-ende-kein-treiber = no Treiber near the Klatscher
quidditch-ende-kein-jaeger = no Jäger has the Quaffel
quidditch-ende-kein-sucher = no Sucher near the Schnatz
quidditch-ende-schnatz-weg = the Schnatz is gone
quidditch-ende-quaffel-faellt = the Quaffel is on the ground
quidditch-ende-schiri = by the referee's whistle

# For single people
quidditch-tell-xp = Experience points of { $house }: { $given }. They may be changed until the kick-off.
quidditch-tell-xp-done = { $house } has given its experience points.
quidditch-tell-invalid = { $seat }: `{ $command }` ✗ { $why }{ $fix ->
    [yes] {" "}(may be corrected)
   *[no] {""}
}
quidditch-tell-chatter = { $who } writes outside the chat: `{ $words }`
quidditch-tell-kept = { $seat } keeps the Klatscher.
quidditch-tell-asked = { $house } asks for a substitution: { $changes }. Reason: `{ $why }`
quidditch-tell-granted-jetzt = The substitution of { $house } is granted now.
quidditch-tell-granted-pause = The substitution of { $house } is granted for the next break.
quidditch-tell-granted-halbzeit = The substitution of { $house } is granted for half-time.
quidditch-tell-granted-nein = The substitution of { $house } is refused.

# Why a command does not count
quidditch-grund-gross-klein = Almost! Commands and thirds begin with a capital letter.
quidditch-grund-vertippt = A slip: commands must be exact.
quidditch-grund-fliegen-form = Like this: `Fliegen M-G`, capital letters, no spaces around the dash.
quidditch-grund-wen = The name behind it is missing.
quidditch-grund-zu-viel = Nothing stands behind this command.
quidditch-grund-name-falsch = Exactly one name belongs behind it.
quidditch-grund-name-unbekannt = Nobody here has this name. Names must be exact.
quidditch-grund-draussen = Whoever is out can do nothing this round.
quidditch-grund-ohne-position = Whoever has no position takes no part this round.
quidditch-grund-unterbrochen = The match is interrupted.
quidditch-grund-keine-teilrunde = No Teilrunde is being played.
quidditch-grund-nicht-frei = The ball is not released yet.
quidditch-grund-nicht-jetzt = Not in this phase.
quidditch-grund-nicht-dran = Somebody else is asked for this now.
quidditch-grund-rolle = This position does not have this command.
quidditch-grund-kette-offen = The open action has to end first.
quidditch-grund-erst-wuerfeln = First the roll that is owed: `/dice 2w6`. A valid command stands.
quidditch-grund-korrektur-zu-spaet = After rolling no correction counts. Use another command or wait until an opponent has acted.
quidditch-grund-zu-spaet = Too late: the ten seconds are over.
quidditch-grund-nur-treiberteilrunde = Only in the Teilrunde of the Treiber.
quidditch-grund-schon-geworfen = The Klatscherwurf of this round is used up.
quidditch-grund-kein-klatscher = There is no free Klatscher in that third.
quidditch-grund-ziel-treiber = Treiber cannot be hit.
quidditch-grund-ziel-fort = This player is not in the match.
quidditch-grund-ziel-drittel = This player is not in the same third.
quidditch-grund-ziel-draussen = This player takes no part this round.
quidditch-grund-abfang-nicht-beide = Catching needs both Klatscher in the own third.
quidditch-grund-abfang-erst-wurf = First the Klatscherwurf, then the Klatscherabfang.
quidditch-grund-abfang-schon = One Klatscherabfang a round.
quidditch-grund-kein-gefangener = There is no caught Klatscher.
quidditch-grund-aufgehoben = It is kept: it is thrown while the Jäger or Sucher play.
quidditch-grund-eigener-wurf = Nobody blocks his own throw.
quidditch-grund-block-zu-frueh = Blocking has to wait for the roll of the throw.
quidditch-grund-nichts-zu-blocken = There is nothing to block in that third.
quidditch-grund-nicht-quaffel = This needs the Quaffel.
quidditch-grund-kein-drittel = No third has this name.
quidditch-grund-fliegen-von = A flight begins in the own third.
quidditch-grund-fliegen-nach = Flights go to a neighbouring third only.
quidditch-grund-fliegen-schon = Flown already. Again only after the opponents had the Quaffel.
quidditch-grund-fliegen-mitte = Sucher fly to the middle only, and only if the Schnatz is there.
quidditch-grund-angriff-name = Jäger attack with a name: `Angriff NICK`.
quidditch-grund-angriff-ohne-name = The Hüter attacks without a name: just `Angriff`.
quidditch-grund-angriff-flug = An Angriff is possible right after the flight only.
quidditch-grund-eigener = That is one of the own team.
quidditch-grund-ziel-quaffel = This player does not have the Quaffel.
quidditch-grund-foul-schon = The Foul is used up.
quidditch-grund-pass-selbst = A pass to yourself? Nice idea.
quidditch-grund-pass-wem = Passes go to Jäger only.
quidditch-grund-pass-hueter = The Hüter passes to his own Jäger only.
quidditch-grund-pass-zu-frueh = The pass is not rolled yet.
quidditch-grund-kein-pass = No pass is on its way.
quidditch-grund-nicht-fuer-dich = The pass goes to somebody else.
quidditch-grund-abfangen-laeuft = First the Abfangen, then `Angenommen` once more.
quidditch-grund-abfangen-schon = Somebody has tried to intercept this pass.
quidditch-grund-abfangen-eigen = Nobody intercepts a pass to his own team.
quidditch-grund-abfangen-selbst = Nobody intercepts his own pass.
quidditch-grund-abfangen-hueter = The Hüter's pass cannot be intercepted.
quidditch-grund-abfangen-drittel = Intercepting needs the third of the pass.
quidditch-grund-torwurf-mitte = There are no rings in the middle.
quidditch-grund-kein-torwurf = There is no Torwurf to hold.
quidditch-grund-halten-zu-frueh = First the Jäger rolls, then `Halten`.
quidditch-grund-nicht-dein-tor = This throw is not at the own goal, or it cannot be held.
quidditch-grund-freiwurf-laeuft = Only the Freiwurf counts now.
quidditch-grund-freiwurf-schuetze = Somebody else takes this Freiwurf.
quidditch-grund-schnatz-drittel = The Schnatz is not in that third.
quidditch-grund-schon-gesucht = One Finden a round.
quidditch-grund-nicht-gefunden = First find it, then catch it.
quidditch-grund-foul-fund = Only the Sucher who has found the Schnatz can be fouled.
quidditch-grund-sucher-nicht-m = Sucher do not stand in the middle.
quidditch-grund-position-schon = The first letter stands.
quidditch-grund-drittel-t-h = Choose T or H.
quidditch-grund-nur-kapitaen = The captain decides that.
quidditch-grund-eigene-leute = Only somebody of the own team can be named.
quidditch-grund-quaffel-jaeger = A Jäger who plays takes the Quaffel.

# Refusals
quidditch-not-understood = I do not understand that. Write the command in the match channel or use `/move`.
quidditch-too-long = That is too long for a command.
quidditch-is-over = The match is over.
quidditch-referee-only = Only the referee may do that.
quidditch-captain-only = Only the captain may do that. Tell him.
quidditch-not-seated = You have to play for that.
quidditch-spectator = Spectators write in the chat.
quidditch-nobody-there = Nobody plays on { $seat } now.
quidditch-captain-already = { $seat } is captain already.
quidditch-captain-himself = One becomes captain oneself, or the referee names him.
quidditch-captain-taken = Your captain is { $seat }.
quidditch-no-captain = { $house } has no captain yet.
quidditch-xp-captain = Only the captain gives experience points.
quidditch-xp-too-late = The match is on: the experience points stand.
quidditch-xp-form = Write it like this: `{ $example }`
quidditch-xp-not = That cannot be: { $reasons } None of it is stored.
quidditch-xp-part = I do not understand “{ $part }” (name and number, separated by commas).
quidditch-xp-nobody = { $name } does not play.
quidditch-xp-other-team = { $name } plays for the opponents.
quidditch-xp-sucher = The Sucher must not get experience points (3.2).
quidditch-xp-number = { $name }: { $number } does not exist, to be given are { $due }.
quidditch-xp-twice = { $name } is there twice.
quidditch-xp-sum = To give are exactly: { $due }.
quidditch-xp-less = To give are { $due }; if you really want to give less, write ` trotzdem` behind it.
quidditch-step-players = It is the players' turn.
quidditch-step-other = That is not the next step. Next is: { $step }.
quidditch-release-exact = A release must be exact: please repeat it.
quidditch-referee-words = That is no word of the rule book for you.
quidditch-no-ball-roll = There is no ball to roll for.
quidditch-no-third = There is no third { $letter }.
quidditch-gilt-nothing = Nothing was refused that could count.
quidditch-gilt-not = Even a mild judge cannot: { $reason }
quidditch-gilt-unclear = It is not clear what that meant. Have it written again.
quidditch-gilt-nicht-nothing = There is no last command that nothing was built on.
quidditch-aus-nothing = No seconds for Abblocken or Halten are running, or the counter-roll was made already.
quidditch-hueter-stays = The Hüter stays in his third.
quidditch-place-when = There are positions only during a round.
quidditch-place-quaffel = Where the Quaffel-Jäger is, the dice tell.
quidditch-place-same = He is there already.
quidditch-besitz-who = Only a Jäger who plays can have the Quaffel.
quidditch-besitz-when = The Quaffel cannot be given now.
quidditch-besitz-same = He has it already.
quidditch-repeat-nothing = There is no such Teilrunde to repeat.
quidditch-absence-already = We are waiting for { $seat } already.
quidditch-absence-none = We are waiting for nobody.
quidditch-no-xp = { $seat } has no experience points.
quidditch-excluded-already = { $seat } is excluded already.
quidditch-fraud-already = The cheating on { $seat } is punished already: minus 100 is for each person once in a match. If you mean somebody who does not sit there any more: `/quidditch fraud`.
quidditch-wechsel-used = You have had your substitution.
quidditch-wechsel-three = At most three people may change places.
quidditch-wechsel-own = You can only change your own team.
quidditch-wechsel-twice = Everybody and every seat only once.
quidditch-wechsel-nobody = Who leaves has to be there first.
quidditch-wechsel-full = This seat does not become free.
quidditch-wechsel-none = This house has not asked for a substitution.
quidditch-wechsel-past-half = Half-time is over: now, the next break, or not at all.
quidditch-aufruecken-where = One can only move up to Hüter or Sucher of one's own team.
quidditch-aufruecken-who = Only a Jäger or Treiber who plays can move up.
quidditch-aufruecken-not-missing = { $seat } is not missing.
quidditch-einig-already = You have agreed already.
quidditch-einig-nothing = Nobody has proposed: { $was }.
quidditch-einig-drawn = A final cannot end in a draw: it goes on until a house leads or catches the Schnatz.
quidditch-einig-ende = end the match now
quidditch-einig-pause = take a break
quidditch-einig-abbruch = abandon the match
quidditch-einig-verschieben = adjourn the match
quidditch-whisper-what = You may whisper: `XP ...`, `Aufheben`, the Quaffel-Jäger (`GJäger2`) or a missing position (`GJäger2 M`).
quidditch-whisper-not = That cannot be: { $reason }
quidditch-keep-none = You have no Klatscher to keep.
quidditch-keep-already = The Klatscher is kept already.
quidditch-no-chat = There is no chat now.
quidditch-ready-already = You are ready already.
quidditch-nothing-to-pass = There is nothing to let go by now.
quidditch-shown-nothing = No roll waits for this time.
quidditch-no-limit = No limit is running.

# The end
quidditch-over-won = { $winner } wins: { $one } { $a } : { $b } { $other }{ $bonus ->
    [0] {""}
   *[other] {" "}(with { $bonus } bonus points)
}.
quidditch-over-draw = A draw: { $one } { $a } : { $b } { $other }.
quidditch-over-abbruch = Abandoned at { $one } { $a } : { $b } { $other }.
quidditch-over-verschoben = Adjourned at { $one } { $a } : { $b } { $other }.

# Screens
quidditch-art = { $art ->
    [freundschaft] friendly match
    [pokal] cup match
   *[finale] final
}{ $version ->
    [0] {""}
   *[other] {" "}· rules version { $version }
}
quidditch-heading-before = { $one } – { $other } · { $kind }
quidditch-heading = { $one } { $a } : { $b } { $other }
quidditch-line-phase = { $phase }
quidditch-line-round = **Round { $round } of { $rounds } · { $phase }**
quidditch-line-named = The Quaffel began with { $seat }.
quidditch-line-waiting-many = Awaited: { $count } people
quidditch-line-waiting = Awaited: **{ $seats }**
quidditch-line-no-captain = { $house } has no captain yet.
quidditch-line-captain = { $house }: captain { $seat }, { $xp ->
    [yes] experience points are given.
   *[no] experience points are missing.
}
quidditch-line-my-xp = Stored: { $given }. You may change it until the kick-off.
quidditch-line-your-turn = What you can do now:
quidditch-line-nothing = Nothing to do for you right now.
quidditch-door-own = My page
quidditch-door-commands = My commands
quidditch-prompt-command = Choose a command
quidditch-button-roll = /dice 2w6
quidditch-button-pass = Let it go
quidditch-button-ready = Ready
# $move ist der Befehl.
quidditch-folly-torwurf = { $move } (own goal!)
quidditch-folly-pass = { $move } (to the opponent!)
quidditch-folly-klatscher = { $move } (own player!)
quidditch-button-words = { $words }
quidditch-button-captain = { $seat } becomes captain
quidditch-button-captain-page = As captain
quidditch-button-xp = Give XP
quidditch-button-xp-typed = Type XP
quidditch-ask-xp = For example: GJäger2 2, GHüter 1, GTreiber1 1
quidditch-button-confirm = Confirm
quidditch-button-back = Back
quidditch-button-wechsel = Ask for a substitution
quidditch-ask-wechsel = Who goes where and why: GJäger2>- +>GJäger2: reason
quidditch-button-zurueck = Is back
quidditch-button-gilt = Counts
quidditch-button-gilt-nicht = Does not count
quidditch-button-aus = Aus
quidditch-button-wiederholen = Repeat the Teilrunde
quidditch-button-nowhere = None
quidditch-button-bescheid-jetzt = { $house }: now
quidditch-button-bescheid-pause = { $house }: next break
quidditch-button-bescheid-halbzeit = { $house }: half-time
quidditch-button-bescheid-nein = { $house }: refuse
quidditch-button-vote = { $choice ->
    [yes] For
   *[no] Against
}: { $was }
quidditch-xp-heading = Experience points
quidditch-xp-help = Give { $due } to three players, not to the Sucher.
quidditch-xp-chosen = Chosen: { $given }
quidditch-xp-prompt = Who gets { $points }?
quidditch-captain-help = One substitution a match, at most three people. Ending, abandoning and adjourning need both captains and the referee.
quidditch-desk-nothing = Nothing to see yet.
quidditch-desk-nachrichten = Messages
quidditch-desk-positionen = Pitch
quidditch-desk-wechsel = Substitutions
quidditch-desk-ordnung = People
quidditch-desk-place = Where is { $seat }?
quidditch-desk-place-whom = Set a position
quidditch-desk-move-up = Who moves up for { $seat }?
quidditch-desk-possession = Give the Quaffel
quidditch-desk-fehlt = Vanished: five minutes
quidditch-desk-ausschluss = Exclude (you will be asked again)
quidditch-desk-wuerfelbetrug = Würfelbetrug, aids (you will be asked again)
quidditch-desk-agreed = In favour, { $was }: { $who }
quidditch-picture-round = Round { $round }/{ $rounds }
quidditch-picture-possession = possession
quidditch-picture-catch = Schnatz +{ $points }
quidditch-picture-subtitle = Result · over in round { $round } of { $rounds }
quidditch-picture-alt = Quidditch, round { $round }, { $phase }. { $one } { $a }, { $other } { $b }. { $where }.
quidditch-report-alt = Match report: { $one } { $a }, { $other } { $b } after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}. Points by round: { $course }. Goals: { $goals }. Held: { $saves }.
quidditch-third-low = low
quidditch-third-middle = middle
quidditch-third-high = high
quidditch-label-quaffel = Quaffel
quidditch-label-klatscher = Klatscher
quidditch-label-schnatz = Schnatz
quidditch-label-xp = = 1 XP
quidditch-label-out = Out
quidditch-label-out-more = this round
quidditch-label-waiting = Without
quidditch-label-waiting-more = position
quidditch-label-course = Course
quidditch-label-goal = = goal
quidditch-label-round = Round
quidditch-label-goals = Goals
quidditch-label-saves = Held
quidditch-label-own-goal = own
quidditch-label-nobody = nobody
quidditch-label-luck = Luck
quidditch-label-expected = Mean of the sums, expected 7.0
quidditch-label-good = luck
quidditch-label-bad = bad luck
quidditch-label-rolls = rolls
quidditch-label-decimal = .

# Log
quidditch-log-begun = Line-up: { $seats }
quidditch-log-rewound = Taken back: everything after line { $number }
quidditch-log-position = { $seat }: { $letter }
quidditch-tell-rolled-where = 🎲 { $who } ({ $what }): **{ $first }, { $second }** → **{ $where }**
quidditch-counts-ew = EW { $need }: { $value } { $done ->
    [yes] ✓
   *[no] ✗
}
quidditch-counts-first = first number { $value }
quidditch-counts-sum = counts { $value }
quidditch-counts-duel = Kampfwurf { $one } : { $other }
quidditch-counts-duel-first = Kampfwurf { $one } : { $other }, first number { $a } : { $b }
quidditch-counts-duel-second = Kampfwurf { $one } : { $other }, second number { $a } : { $b }
quidditch-counts-duel-even = Kampfwurf { $one } : { $other }, all equal
quidditch-tell-phase-where =
    { $phase }
    { $where }
quidditch-tell-reminder-whom = { $reminder } ({ $seats })
quidditch-move-in = somebody new comes in as { $seat }
quidditch-move-out = { $seat } leaves
quidditch-move-to = { $seat } becomes { $to }
quidditch-scene-quaffel = Quaffel: **{ $seat }**
quidditch-scene-quaffel-in = Quaffel: **{ $seat }** in { $letter }
quidditch-scene-ground = Quaffel: on the ground
quidditch-scene-flight = has just flown, Angriff possible
quidditch-scene-sure = the next Torwurf cannot be held
quidditch-scene-bonus = Torwurf +1 (pass in the goal third)
quidditch-scene-klatscher = Klatscher { $number }: { $letter }, { $used ->
    [yes] used
   *[no] free
}
quidditch-scene-klatscher-with = Klatscher { $number }: { $how ->
    [kept] kept by
   *[held] caught by
} { $seat }
quidditch-scene-schnatz = Schnatz: { $letter }
quidditch-scene-found = found by { $seat }
quidditch-scene-freiwurf = Freiwurf for { $house }{ $free ->
    [yes] {" "}· released
   *[no] {" "}· not released yet
} · thrower: { $taker }
quidditch-scene-third = **{ $letter }** · { $seats }
quidditch-scene-out = Out · { $seats }
quidditch-scene-nowhere = No position · { $seats }
quidditch-scene-open = ▸ { $seat } `{ $command }`
quidditch-scene-rolled = { $first }, { $second } = { $value }
quidditch-scene-owes = **{ $seat }** rolls
quidditch-scene-may = **{ $seats }** may answer{ $clock }
quidditch-line-captain-gave = { $house }: captain { $seat } · experience points { $given }
quidditch-line-type = Type your commands in the channel and roll with `/dice 2w6`. In the cup there are no buttons.
quidditch-button-last = { $verdict }: { $words }
quidditch-button-wechsel-typed = Type it yourself
quidditch-button-wechsel-why = Give a reason and ask
quidditch-ask-why = Why? The referee will read it.
quidditch-wechsel-help = Once a match, three people at most. The referee answers: now, next break, half-time or no.
quidditch-wechsel-who = Who leaves his place?
quidditch-wechsel-what = What becomes of { $seat }?
quidditch-wechsel-neu = { $seat } leaves, somebody new comes in as { $other }
quidditch-wechsel-tausch = { $seat } and { $other } swap
quidditch-wechsel-nach = { $seat } leaves, { $other } moves up
quidditch-wechsel-frei = { $seat } becomes { $other } (the place is free)
quidditch-wechsel-chosen = You want to change: { $changes }.
quidditch-xp-taken = { $points } for { $seat } (change)
quidditch-xp-nobody-yet = nobody after all
quidditch-desk-schluss = Ending
quidditch-desk-asked = Substitution ({ $count })
quidditch-desk-captain = Name the captain of { $house }
quidditch-desk-away = Missing · { $seats }
quidditch-desk-excluded = Excluded · { $seats }
quidditch-desk-no-request = No captain has asked for a substitution.
quidditch-desk-substituted = { $house } has had its substitution.
quidditch-desk-ordnung-help = To warn: `/warning`, or [Warn] under the note. To name an assistant: `/game whistle`.
quidditch-desk-schluss-help = Both captains and the referee must agree. To stop for a moment: [Pause] under the desk. One step back: `/game back`.
quidditch-einig-ende-help = The match ends as it stands, and the winner gets the bonus.
quidditch-einig-abbruch-help = The match is abandoned: no bonus, and the seed is published.
quidditch-einig-verschieben-help = The match ends without a result and is played anew another day.
quidditch-twice = Really?
quidditch-twice-anpfiff = Not all experience points are given. They lapse at the kick-off.
quidditch-twice-wiederholen = Round { $round }, { $phase }: it starts over, score and positions as at its beginning. Warnings, exclusions, penalties and substitutions stay.{ $later ->
    [0] {""}
    [one] {" "}One later Teilrunde falls away.
   *[other] {" "}{ $later } later Teilrunden fall away.
}
quidditch-twice-ausschluss = { $seat } is then out of this match, without replacement.
quidditch-twice-wuerfelbetrug = This is about whoever sits on { $seat } now (for somebody who does not sit there any more: `/quidditch fraud`). They are then banned for this and the next two matches, and the team loses 100 points.
quidditch-sure-anpfiff = Kick off all the same
quidditch-sure-wiederholen = Yes, repeat
quidditch-ask-ausschluss = Why? It is written in the book and told to them
quidditch-sure-ausschluss = Yes, exclude
quidditch-sure-wuerfelbetrug = Yes, Würfelbetrug
quidditch-report-goals = Goals: { $who }
quidditch-report-own-goals = Own goals: { $who }
quidditch-report-saves = Held: { $who }
quidditch-report-schnatz = ✨ Schnatz: { $seat } in round { $round }
quidditch-report-penalty = Penalty: { $house } −{ $points }
quidditch-label-team = Team
quidditch-log-xp = Experience points of { $house }: { $given }
quidditch-log-passed = { $seat } passes
quidditch-log-draw = [roll { $number }]
quidditch-twice-ende = Something is still open. If the Teilrunde ends now, it lapses.
quidditch-sure-ende = End the Teilrunde all the same
quidditch-desk-fort = **Interrupted:** { $seat } has vanished and has five minutes.
quidditch-desk-wieder-da = **Interrupted:** { $seat } is back and has one minute to catch up.
quidditch-desk-weggeblieben = **Interrupted:** { $seat } did not come back. The captain may ask for a substitution, or play goes on without him.
quidditch-propose-ende = End now
quidditch-propose-abbruch = Abandon the match
quidditch-propose-verschieben = Adjourn
quidditch-report-version = 📜 Played by version { $version } of the rules.
quidditch-log-head = Chat-Quidditch on { $date }, times in UTC, [roll N] is its number in the file for checking
quidditch-line-request = Your substitution is with the referee: { $changes }.
quidditch-button-become-captain = Become captain
quidditch-whisper-captain = Only your captain may whisper. Tell { $seat }, who will pass it on. (A Treiber may whisper `Aufheben`.)
quidditch-propose-pause = Take a break
quidditch-einig-pause-help = The clock stands and nobody can do anything until the referee whistles again.

# Waiting no longer
quidditch-button-overdue = { $seat } does not come: { $follows }
quidditch-tell-overdue = ⌛ { $seat } is awaited no longer: { $follows }.
quidditch-overdue-nothing = Nobody owes anything now. Go on with the next step.
quidditch-folge-verfaellt = the command lapses
quidditch-folge-torwurf-verfaellt = the Torwurf lapses, the Teilrunde ends
quidditch-folge-quaffel-faellt = the Quaffel falls, the Teilrunde ends
quidditch-folge-quaffel-weg = the attacker has the Quaffel
quidditch-folge-behaelt = whoever was attacked keeps the Quaffel
quidditch-folge-gehalten = the Torwurf is held
quidditch-folge-geblockt = the Klatscher is blocked
quidditch-folge-tor = the Torwurf counts
quidditch-folge-getroffen = the Klatscher hits
quidditch-folge-pass-weiter = the Abfangen lapses, the Pass goes on
quidditch-folge-quaffelwurf = the Spielleiter rolls for them
quidditch-folge-drittel = their team gets third T
quidditch-aufruecken-excluded = { $seat } was sent off: the place stays empty, without replacement.

# Rulings on a message
quidditch-lines =
    { $head }
    { $tail }
quidditch-ruled-gilt = ⚖️ `{ $command }` by { $seat } counts.
quidditch-ruled-gilt-nicht = ⚖️ `{ $command }` by { $seat } does not count.
quidditch-ruled-aus = ⚖️ Aus! `{ $command }` by { $seat } came too late.
quidditch-ruled-rechtzeitig = ⏱️ `{ $command }` by { $seat } was in time and counts.
quidditch-ruled-goal-gone = The goal by { $seat } does not count.
quidditch-ruled-catch-gone = The Schnatz caught by { $seat } does not count.
quidditch-ruled-goal-counts = The goal by { $seat } counts!
quidditch-ruled-score = New score: **{ $one } { $a } : { $b } { $other }**
quidditch-touched = { $seat }: { $words }
quidditch-ruled-falls = This falls with it: { $what }
quidditch-ruled-counts = This counts now, too: { $what }
quidditch-ruled-geht-weiter = The Teilrunde goes on.
quidditch-ruled-endet = The Teilrunde is over.
quidditch-grund-schiri = The referee has ruled: this does not count.
quidditch-ruling-falls = This would fall, too: { $what }. Confirm it at your desk under “Messages”.
quidditch-ruling-old = This Teilrunde was not yet recorded in a way that it could be judged again. You can repeat it.
quidditch-gilt-too-late = Somebody has acted validly since: it stays as it is. The Teilrunde can be repeated.
quidditch-desk-urteil = Ruling
quidditch-urteil-gilt = `{ $command }` by { $seat } shall count.
quidditch-urteil-gilt-nicht = `{ $command }` by { $seat } shall not count.
quidditch-urteil-falls = This cannot stand then: { $what }
quidditch-urteil-nothing = Nothing else changes.
quidditch-urteil-stays = Penalties, exclusions, substitutions and everything else stay as they are.
quidditch-button-cancel = Cancel
quidditch-urteil-prompt = Rule anew on …
quidditch-urteil-choice = { $verdict }: { $seat } { $words }
quidditch-repeat-too-late = Teilrunden are repeated up to 48 hours after the end. The result stands now.
quidditch-repeat-ended = This match was abandoned or adjourned: there is nothing to repeat.
quidditch-repeat-which = Which Teilrunde?
quidditch-repeat-choice = Round { $round }: { $phase }
quidditch-log-reopened = The match goes on with a new seed; its promise: { $promise }

quidditch-rule-answer = Ten seconds
quidditch-rule-answer-help = How long Halten and Abblocken still count after the roll was shown.
quidditch-rule-answer-10 = 10 seconds
quidditch-rule-answer-15 = 15 seconds
quidditch-rule-answer-20 = 20 seconds
quidditch-rule-answer-30 = 30 seconds
quidditch-rule-answer-60 = 1 minute
quidditch-rule-idle = Silence
quidditch-rule-idle-help = How long somebody who does nothing is waited for.
quidditch-rule-idle-30 = 30 seconds
quidditch-rule-idle-60 = 1 minute
quidditch-rule-idle-120 = 2 minutes
quidditch-rule-idle-300 = 5 minutes
quidditch-rule-rounds = Rounds
quidditch-rule-rounds-help = How many rounds are played.
quidditch-rule-rounds-3 = 3 rounds
quidditch-rule-rounds-5 = 5 rounds
quidditch-rule-rounds-10 = 10 rounds
quidditch-rule-rounds-15 = 15 rounds
quidditch-rule-talk = Talk
quidditch-rule-talk-help = Whether the referees hear who talks after “Chatende”. In the cup always.
quidditch-rule-talk-aus = bothers nobody
quidditch-rule-talk-melden = is reported to the referees
