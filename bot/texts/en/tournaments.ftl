# Tournaments: what is seen, pressed and read.

## Pictures and paper
contest-clock = { $hour }:{ $minute }
contest-moment = { $day }, { $clock }
contest-day = { $weekday ->
    [0] Mon
    [1] Tue
    [2] Wed
    [3] Thu
    [4] Fri
    [5] Sat
   *[6] Sun
} { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
contest-stand = As of { $hour }:{ $minute }
contest-nameless = No. { $number } { $name }
contest-no-date = date to follow
contest-round-title = { $stage ->
    [final] Final
    [ko-final] Final
    [semi] Semifinal
   *[other] Round { $round }{ $of ->
        [0] {""}
       *[other] {" "}of { $of }
    }
}
contest-entry-counted = { $checkin ->
    [yes] of { $all } are here
   *[no] { $size ->
        [1] entered
       *[other] { $all ->
            [one] team entered
           *[other] teams entered
        }
    }
}
contest-entry-here = { $checkin ->
    [yes] here
   *[no] in
}
contest-entry-open = { $checkin ->
    [yes] missing
   *[no] not complete yet
}
contest-entry-waiting = waiting list
contest-entry-gone = out
contest-entry-note = { $checkin ->
    [yes] Check-in
   *[no] { $shut ->
        [yes] List closed
       *[no] List open
    }
}
contest-entry-until = until { $when }
contest-entry-mark = { $kind ->
    [filler] fills in
    [waiting] waiting list
    [paid] paid
    [unpaid] fee open
    [seeking] seeks partner
    [asked] partner asked
    [absent] not there
    [gone] left
    [excluded] excluded
    [out] called off
   *[none] {""}
}
contest-entry-alt = { $title }, { $date }, { $place }. { $form }. { $count } { $counted }. Not here yet: { $missing }.
contest-plan-alt = { $title }, tables of { $round }{ $halted ->
    [yes] , stopped
   *[no] {""}
}. { $tables }.
contest-plan-done = { $halted ->
    [yes] Stopped · { $done } of { $all } done
   *[no] { $done } of { $all } tables done
}
contest-plan-end = { $halted ->
    [yes] the clock stands
   *[no] ends { $when }
}
contest-plan-left = left
contest-standings-alt = { $title }, { $after }. { $rows }. { $notes }
contest-after-round = { $stage ->
    [final] after the final
    [ko-final] after the final
    [semi] after the semifinal
   *[other] { $round ->
        [0] before the first round
       *[other] after round { $round }{ $of ->
            [0] {""}
           *[other] {" "}of { $of }
        }
    }
}
contest-table-state = { $state ->
    [reported] reported
    [disputed] disputed
    [done] confirmed
   *[playing] playing
}
contest-out = { $status ->
    [excluded] excluded
    [absent] was not there
    [gone] left
    [out] called off
   *[other] out of competition
}
contest-podium-final = Final standings
contest-podium-people = { $count ->
    [one] person
   *[other] people
}
contest-podium-tables = { $count ->
    [one] table
   *[other] tables
}
contest-podium-rounds = { $count ->
    [one] round
   *[other] rounds
}
contest-podium-qualified = qualified: { $count ->
    [one] one
   *[other] the best { $count }
}
contest-podium-closest = Closest table
contest-podium-best = Best score
contest-podium-lots = Lots
contest-podium-checked = { $count ->
    [one] the draw can be checked
   *[other] all { $count } draws can be checked
}
contest-podium-alt = { $title }, final standings. { $first }. { $people } people, { $tables } tables. { $facts }
contest-paper-number = No.
contest-paper-name = Name
contest-paper-note = Note
contest-paper-paid = paid
contest-paper-here = here
contest-paper-page = Page
contest-paper-place = Place
contest-paper-why = decided
contest-rank = { $place ->
    [0] –
   *[other] **{ $place }.**
} { $who }: { $points }{ $mark ->
    [through] {" "}✅
    [me] {" "}👈
   *[plain] {""}
}
contest-rank-by = -# ↳ { $why }
contest-rank-more = … and { $count } more

## Panel
turnier-heading = 🏆 { $title }
turnier-when = 📅 { $when } · 📍 { $place }
turnier-online = here on Discord
turnier-fee = 💶 Entry fee { $fee }
turnier-invite = { $size ->
    [1] One press, and you are on the list.
   *[other] Enter in twos; excuses are for one, please.
}
turnier-checkin-from = ✅ Check-in from { $when }.
turnier-checkin-over = 🔒 Check-in is over.
turnier-until = { $checkin ->
    [yes] ✅ Check-in ends { $when }.
   *[no] ⏳ The list closes { $when }.
}
turnier-led-by = Led by { $people }
turnier-lead = lead
turnier-is-over = Over.

## Buttons
turnier-button-mine = My tournament
turnier-button-lead = Desk
turnier-button-proof = Check the draws
turnier-button-table = Standings
turnier-button-plan = Tables
turnier-button-rules = Rules
turnier-button-enter = { $size ->
    [1] I am in
   *[other] We are in
}
turnier-button-seek = I need a partner
turnier-button-bring = Partner without Discord
turnier-button-here = { $size ->
    [1] I am here
   *[other] We are here
}
turnier-button-renew = Show again
turnier-button-back = Back
turnier-button-accept = Gladly
turnier-button-decline = Rather not
turnier-button-leave = Leave
turnier-button-give-up = Stop playing
turnier-button-resign = Give the place back
turnier-button-confirm = That is right
turnier-button-dispute = That is wrong
turnier-button-report = { $again ->
    [yes] Change the report
   *[no] Report the result
}
turnier-button-open = { $way ->
    [pad] Open the pad
   *[table] To the table
}
turnier-button-call = Call the lead
turnier-button-missing = { $who } is missing
turnier-button-is-there = { $who } is there
turnier-button-came = I am here!
turnier-button-sure = { $what ->
    [leave] Yes, leave
    [exclude] Exclude
    [strike] Take off the list
    [gone] Is out
    [redraw] Draw again
    [resign] Give back
   *[close] Yes, close
}
turnier-button-entries = Entries
turnier-button-papers = Print
turnier-button-people = Who leads
turnier-button-add = Enter guests
turnier-button-filler = A team fills in
turnier-button-halt = Stop everything
turnier-button-resume = Go on
turnier-button-publish = Open entries
turnier-button-drop = Throw away
turnier-button-drop-sure = Yes, throw away
turnier-button-checkin = Open check-in
turnier-button-checkout = End check-in
turnier-button-checkin-times = Check-in times
turnier-button-poke = Call who is missing
turnier-button-shut = Close the list
turnier-button-when = Name, time, place
turnier-button-format = Format
turnier-button-cancel = Call off
turnier-button-seal = { $what ->
    [lots] Seal the lots
   *[round] Seal the list and draw
}
turnier-button-draw = Draw now
turnier-button-thaw = Break the seal
turnier-button-bye = { $value } Bummerl
turnier-button-begin = Start the clock
turnier-button-redraw = Draw again
turnier-button-all-tables = All tables
turnier-button-close = Close the standings
turnier-button-early = End early
turnier-button-decide = Enter the three-card game
turnier-button-games = Enter games: round { $round }, table { $table }
turnier-button-round = { $stage ->
    [final] Final
    [ko-final] Final
    [semi] Semifinal
   *[other] Round { $round }
}
turnier-button-before = Previous
turnier-button-after = Next
turnier-button-rule = Enter it myself
turnier-button-take = The report stands
turnier-button-take-other = The objection stands
turnier-button-attend = I was there
turnier-button-entry = No. { $number }
turnier-button-pay = Fee paid
turnier-button-unpay = Not paid after all
turnier-button-present = Is here
turnier-button-away = Is not here after all
turnier-button-strike = Strike
turnier-button-gone = Plays no more
turnier-button-return = Is back
turnier-button-exclude = Exclude
turnier-button-why = Say why and exclude
turnier-button-rather-not = Rather not
turnier-button-punish = Note a penalty
turnier-button-mend = Mend it
turnier-button-to-table = To table { $table }

## My page
turnier-not-in = { $size ->
    [1] You are not on the list yet. One press is enough.
   *[other] You are not on the list yet. Enter with somebody, or look for a partner here.
}
turnier-not-in-late = You do not play in this tournament. Watching is allowed, advice only in a whisper.
turnier-mine = { $role ->
    [asked-me] { $who }: you are asked to be the partner. Are you in?
    [asked] { $who }, no. { $number }: your partner has not said yes yet.
    [seeking] You are no. { $number } among those who look for a partner.
    [waiting] { $who }, no. { $number }: you are on the waiting list. If somebody leaves, you move up.
   *[other] { $who } on the list as no. { $number }. You can leave until the draw.
}
turnier-mine-fee = { $paid ->
    [yes] Entry fee: paid.
   *[no] Entry fee: open, the lead takes it gladly.
}
turnier-mine-here = ✅ Checked in. After the draw I will call you to the table.
turnier-mine-asked = 💌 Asked: { $who }. A yes, and you two are entered.
turnier-suitor = 🤝 { $who } would like to play with you.
turnier-nobody-seeks = Nobody else is looking at the moment. Whoever does will appear here.
turnier-choose-partner = Who is looking, too? Ask somebody …
turnier-standing = { $who }: { $place ->
    [0] without a place
   *[other] place **{ $place }**
}, { $points }.
turnier-bye = A bye in this round: rest, have a snack, it goes on afterwards.
turnier-sits-out = You sit at no table in this round.
turnier-qualified = 🎖️ Qualified! Whoever does not take the place says so here: then the next one moves up.
turnier-table = **Table { $table }** against { $others }: { $seat }
    📍 { $place }
turnier-table-state = { $state ->
    [reported] Reported, the other side must confirm.
    [disputed] Disputed: the lead decides.
    [done] The result stands.
   *[playing] No result yet.
}{ $called ->
    [yes] {" "}🙋 The lead has been called.
   *[no] {""}
}
turnier-reported = **{ $result }** ({ $by })
turnier-other = Against it: **{ $result }**
turnier-no-result = no result yet
turnier-missing = 🔎 Missing: { $who }
turnier-table-heading = Standings · { $title }
turnier-no-table = Nothing is drawn yet, so there are no standings.
turnier-rules-heading = How it goes: { $name }
turnier-rules = { $about }. { $way ->
    [pad] You play with real cards and write on the bot's pad; the result comes into the standings by itself.
    [table] You play at the table here; the result comes into the standings by itself.
   *[cards] You play with real cards. One side reports the result, the other confirms it.
}
turnier-rules-watten = Two against two. Draws can be checked, and nobody meets the same people twice while that can be avoided. Bummerl count, then the ratio of points, then points, lots in the end. Everything else: { $help }
turnier-rules-wizard = Everybody for himself, three to five at a table, ten games a round. Places at a table give 45, 30, 20, 10 and 5 points. Everything else: { $help }
turnier-enter-heading = We are in
turnier-enter-how = With whom do you play? Choose your partner, I shall ask at once. No Discord? Then write down the name.
turnier-enter-choose = Choose a partner …
turnier-bring = Your partner has no Discord and need not confirm: you are entered at once, and you answer for both of you. If you leave, so does your partner.
turnier-sure = { $move ->
    [leave] { $before ->
        [yes] Really leave? Until the draw you can enter again; a partner stays and looks for somebody new.
       *[no] Really stop? The draw is made: what was played stands, the rest goes to the opponents. There is no way back.
    }
    [exclude] **Exclude { $who }?** I shall ask for the reason next, in one sentence: it stands in the lead’s log and goes to those concerned.
    [strike] Take { $who } off the list? Until the draw they can enter again.
    [gone] { $who } plays no more? What was played counts; what is open goes to the opponents.
    [redraw] Draw the round again? All tables are dissolved. It is possible only while no result stands anywhere.
    [resign] { $who }: give the qualifying place back? The next one moves up.
   *[close] { $before ->
        [yes] Call the tournament off? The list stays in the log, nothing is played.
       *[no] Close the standings? Nothing changes after that, and the report is published.
    }
}

## Desk
turnier-desk-heading = 🗝️ Desk · { $title }
turnier-desk-count = { $checkin ->
    [yes] { $here } of { $all } are here.
   *[no] { $all } complete entries.
}
turnier-desk-checkin = { $known ->
    [yes] Check-in opens by itself at { $when }.
   *[no] You open the check-in by hand; without it everybody plays whose entry is complete.
}
turnier-desk-checkin-over = 🔒 Check-in is over. Whoever still comes is ticked off under “Entries”.
turnier-desk-halted = All tables and the common clock stand still; you can enter things again after “Go on”.
turnier-desk-incomplete = Not complete yet: { $who }
turnier-desk-waiting = Waiting list: { $who }
turnier-desk-unpaid = Fee open ({ $count }): { $who }
turnier-desk-missing = Missing: { $who }
turnier-desk-lots = Level in everything, lots decide:
turnier-desk-ready = { $stage ->
    [final] Next comes the **final**: { $who }.
    [ko-final] Next comes the **final**: { $who }.
    [semi] Next comes the **semifinal**: { $who }.
   *[other] { $size ->
        [1] { $count } can be drawn.
       *[other] { $count } teams can be drawn.
    }
}{ $first ->
    [yes] {" "}Sealing closes the list; after the first draw nobody can enter any more.
   *[no] {""}
}
turnier-desk-clock = ⏱️ The clock runs until { $end } ({ $left }).
turnier-desk-sealed = Sealed. The draw comes by itself; whoever does not want to wait draws now.
turnier-desk-open = Open: { $open } of { $all } tables.
turnier-desk-table = { $mark ->
    [called] 🙋 **Table { $table } calls:** { $who }
    [disputed] ⚠️ **Table { $table } disputed:** { $who }
    [missing] 🔎 **Table { $table } waits for** { $who }
    [reported] 📝 Table { $table }, to be confirmed: { $who }
    [slow] 🐌 Table { $table } takes its time: { $who }
   *[playing] ▫️ Table { $table }: { $who }
}
turnier-desk-bye = Bye for { $who }: how many Bummerl (0 to { $most }) is it worth?
turnier-desk-decide = A three-card game is due: { $who }
turnier-desk-over = Papers and log are still here.
turnier-menu-table = Table { $table } · { $state ->
    [reported] reported
    [disputed] disputed
    [done] done
   *[playing] playing
}
turnier-choose-table = Choose a table, enter its result …
turnier-round-line = **Table { $table }** { $who }: { $result }
turnier-table-title = Round { $round }, table { $table }
turnier-list-heading = Entries ({ $count })
turnier-list-empty = Nobody is on the list yet.
turnier-list-line = `{ $number }` { $who } · { $status ->
    [in] in
    [filler] fills in
    [waiting] waiting list
    [seeking] seeks partner
    [asked] partner asked
    [absent] not there
    [gone] left
    [excluded] excluded
   *[out] called off
}{ $fee ->
    [paid] {" "}· 💶
    [open] {" "}· fee open
   *[none] {""}
}{ $here ->
    [yes] {" "}· ✅ here
    [no] {" "}· not here yet
   *[none] {""}
}
turnier-choose-entry = Open an entry …
turnier-tick = { $verb ->
    [pay] 💶 Fee paid: tick several …
   *[present] ✅ Is here: tick several …
}
turnier-told-before = ✅ … and { $count } more before.
turnier-more = { $who } and { $count } more
turnier-ticked = ✅ { $count ->
    [one] One tick.
   *[other] { $count } ticks.
}
turnier-entry-title = No. { $number }
turnier-penal-heading = ⚖️ A penalty for { $who }
turnier-level = { $level ->
    [1] Level 1: preliminary, small tournament
   *[2] Level 2: championship
}
turnier-proposal = The guidelines propose: { $verdict ->
    [reminder] reminder
    [warning] warning
    [defeat] loss of the round
   *[disqualified] disqualification
}
turnier-ruling = ⚖️ { $verdict ->
    [reminder] Reminder
    [warning] Warning
    [defeat] Loss of the round
   *[disqualified] Disqualification
}, round { $round }: { $offence } (level { $level }){ $known ->
    [yes] , “{ $why }”
   *[no] {""}
}
turnier-excluded-why = ⚖️ Excluded: “{ $why }”
turnier-paper-heading = 🖨️ Paper
turnier-paper-about = A4, black on white: for tables without internet, and for the wall.
turnier-paper-entries = Entry list
turnier-paper-sheets = Sheets for the tables
turnier-paper-plan = Table plan
turnier-paper-standings = Standings
turnier-paper-csv = Standings as CSV
turnier-paper-ready = Here you are, fresh from the press.
turnier-proof = Log and checker: `python fair.py <file>.log` computes every draw again.
turnier-file = { $what ->
    [entries] entries
    [sheets] sheets
    [plan] tables
   *[standings] standings
}
turnier-people-heading = Who leads
turnier-people = Opened by { $host }. Appointed: { $people }.
    Choose somebody to appoint; whoever leads already is dismissed by it. While nobody is appointed, the referees of the server can take over, too.
turnier-choose-official = Appoint or dismiss somebody …
turnier-appointed = { $on ->
    [yes] { $person } leads, too, from now on.
   *[no] { $person } leads no more.
}
turnier-settled = ✅ Noted.
turnier-poked = { $count ->
    [one] One has been called.
   *[other] { $count } have been called.
}
turnier-homeless = The channel of this tournament is gone. Whoever leads it takes it to another one with `/game here`; then I open your table there.
turnier-halted = { $on ->
    [yes] ⏸️ Stopped: all tables and the common clock stand still.
   *[no] ▶️ On it goes: all clocks run on from where they stood.
}
turnier-opened = This way to the table: { $where }
turnier-thread = { $title } · Round { $round } · Table { $table }
turnier-preview-seal = **Draw of round { $round }** with { $count } { $size ->
    [1] people.
   *[other] teams.
}
turnier-preview-out = Not in it ({ $count }), because absent, not complete or on the waiting list: { $who }
turnier-preview-odd = Odd: one team gets a bye. If another fills in, everybody plays.
turnier-preview-first = After the first draw nobody can join any more.
turnier-preview-early = Not everything has been played: this would be an early end.
turnier-button-seal-so = { $out ->
    [0] Seal and draw like this
    [one] Draw without this entry
   *[other] Draw without these { $out }
}
turnier-draft-heading = 📝 Draft · { $title }
turnier-draft = It stands: { $about }. Nobody but you sees it yet; this is how it will look. I open the list as soon as you like, in the channel in which you press.
turnier-draft-way = { $way ->
    [pad] Tables: the bot's pad, in a thread for each table.
    [table] Tables: the bot's own table, in a thread for each.
   *[cards] Tables: real cards, sheets to print.
}
turnier-draft-most = Places: { $most }, then a waiting list.
turnier-draft-drop = Throw the draft away? Nobody has seen it, nobody has entered.
turnier-draft-dropped = Thrown away. `/tournament new` starts over.
turnier-is-draft = 📝 draft, only for you: `/tournament standing` leads there
turnier-publish-where = Open the list in a channel of the server the tournament is on: use `/tournament standing` there, then press again.
turnier-opened-private = The list is open. At the desk you enter guests, open the check-in, seal and draw. { $known ->
    [yes] [The day is in the calendar.]({ $event })
   *[no] {""}
}
turnier-list-of = **{ $title }** ({ $name }) · { $when } · { $count } in · { $step } { $where }

## Forms
turnier-form-table = Table { $table }
turnier-form-result = { $kind ->
    [dispute] What really happened? (may stay empty)
   *[other] Result
}
turnier-form-dispute = Both versions go to the lead. Whoever does not know the numbers leaves the field as it is.
turnier-form-add = { $kind ->
    [filler] A team fills in
   *[add] Enter people
}
turnier-form-names = { $size ->
    [1] One name a line
   *[other] One team a line
}
turnier-form-guests = { $kind ->
    [filler] This team plays out of competition where somebody would be without opponents.
   *[add] For people without Discord. Just paste the list.
} { $size ->
    [1] One name a line.
   *[other] "Anna / Bela" a line; single names become teams in their order.
}
turnier-form-points = Points of the three-card game
turnier-form-partner = Name of your partner
turnier-form-decide = The points behind every colon; "-" for whoever was absent or did not want to.
turnier-form-why = { $needed ->
    [yes] Reason, in one sentence
   *[no] Reason (may stay empty)
}
turnier-form-who-reads = Who reads the reason?
turnier-form-aloud = { $way ->
    [aloud] everybody: announcement and report say it, too
   *[quiet] only those concerned and the lead
}
turnier-verdict = { $verdict ->
    [reminder] Reminder
    [warning] Warning
    [defeat] Defeat
   *[disqualified] Disqualification
}
turnier-form-title = Name
turnier-form-starts = Begin (21.11.2026 14:00, German time)
turnier-form-place = Place (empty: here on Discord)
turnier-form-closes = List closes (21.11.2026 12:00)
turnier-form-checkin = Check-in from (13:30; empty: by hand)
turnier-form-checkin-until = Check-in until (13:50)
turnier-form-checkin-about = A mere time is one of the day of the tournament. At the first one the check-in opens by itself; five minutes before the second one I remind everybody who is missing. You can also open and end it by hand at any time.
turnier-form-fee = Entry fee in euros
turnier-form-variant = Variant
turnier-form-rounds = Rounds
turnier-form-sitting = Bummerl at a table
turnier-form-most = Places (empty: no limit)
turnier-form-minutes = Minutes a round (empty: no clock)
turnier-form-way = How you play
turnier-way = { $way ->
    [pad] with cards and the bot's pad
    [table] at the table on Discord
   *[cards] with cards and paper
}
turnier-variant = { $variant ->
    [knockout] Knockout
    [online] Online preliminary
   *[rounds] Preliminaries and final
}
turnier-setting = { $name ->
    [title] name
    [rounds] rounds
    [sitting] Bummerl at a table
    [most] places
    [minutes] minutes a round
    [fee] entry fee
    [place] place
   *[other] one of the values
}

## Refusals
turnier-name-alone = "{ $name }" stands alone on a line. Add the partner: "{ $name } / Bela".
turnier-name-many = This line does not have { $size } names: "{ $line }". Write one team a line: "Anna / Bela".
turnier-name-long = "{ $name } …" has { $length } characters, which fits no table. At most { $most } for a name; a nickname will do.
turnier-no-names = There is no name yet. Write one a line.
turnier-name-twice = "{ $name }" stands there twice. If two are really called so, add something to tell them apart ("{ $name } 2").
turnier-bad-day = "{ $typed }" is no day I can read. Like this: 21.11. or 2026-11-21.
turnier-bad-clock = "{ $typed }" is no time I can read. Like this: 14:00.
turnier-bad-fee = "{ $typed }" is no amount I can read. Like this: 5 or 7.50.
turnier-bad-number = "{ $typed }" is no number. Write digits only, or leave the field empty.
turnier-bad-setting = That cannot be: { $field }. Take another value.
turnier-past = { $when } is past. Take a moment that is still to come.
turnier-checkin-late = The check-in cannot be after the beginning.
turnier-checkin-short = The check-in cannot end before it opens.
turnier-closes-late = The list cannot close after the beginning.
turnier-no-title = The tournament needs a name that can be seen.
turnier-format-wizard = Preliminaries, knockout and online exist for Wizard only. For Watten say with `rounds` how often tables change.
turnier-none-here = No tournament on this server. Open one with `/tournament new`.
turnier-unknown = I do not know this tournament here. `/tournament list` shows all.
turnier-which = There are several tournaments here. Say which one you mean with the option `tournament`.
turnier-one-partner = One partner is enough: either `partner` (on Discord) or `guest` (not on Discord).
turnier-no-version = This version does not exist any more. Enter the result yourself.
turnier-nothing-drawn = Nothing is drawn yet. This paper comes afterwards.
turnier-nobody-missing = Nobody is missing who could be called.
turnier-bad-decider = There must be { $count } lines, one for each of those who are tied.
