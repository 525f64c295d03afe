### /pokal: commands

cmd-pokal-name = cup
cmd-pokal = The Quidditch cup: table, dates, house points
cmd-pokal-neu-name = new
cmd-pokal-neu = Opens a season and proposes the windows of its first half (Quidditch-OK)
opt-pokal-start-name = start
opt-pokal-start = First day of the first window, such as 1.9.2026
opt-pokal-neu-name-name = name
opt-pokal-neu-name = What the season is called
opt-pokal-ferien-name = holidays
opt-pokal-ferien = Days to leave out, such as 24.12.-6.1., 1.5.
opt-pokal-abstand-name = weeks
opt-pokal-abstand = Weeks from one match day to the next (4 unless you say)
cmd-pokal-runde-name = half
cmd-pokal-runde = Schedules the first half, the second half or the finals (Quidditch-OK)
opt-pokal-runde-teil-name = part
opt-pokal-runde-teil = Which half
opt-pokal-runde-teil-hin = First half
opt-pokal-runde-teil-rueck = Second half
opt-pokal-runde-teil-finale = Finals
opt-pokal-runde-fenster-name = windows
opt-pokal-runde-fenster = Instead of start: the first day of each match, with spaces between
cmd-pokal-stand-name = standings
cmd-pokal-stand = Shows the table, the next match and the way to everything else
cmd-pokal-spielplan-name = fixtures
cmd-pokal-spielplan = Shows all matches of the season
cmd-pokal-hauspunkte-name = points
cmd-pokal-hauspunkte = Shows the four hourglasses and the last bookings
opt-pokal-saison-name = season
opt-pokal-saison = Which season (the newest unless you say)
cmd-pokal-ende-name = close
cmd-pokal-ende = Closes the season before its end, without season points (Quidditch-OK)
opt-pokal-grund-name = reason
opt-pokal-grund = Why; the sentence stands in the log
cmd-pokal-verantwortlich-name = manager
cmd-pokal-verantwortlich = Names who settles dates for a house (the house itself or the OK)
opt-pokal-haus-name = house
opt-pokal-haus = Which house
opt-pokal-haus-G = Gryffindor
opt-pokal-haus-H = Hufflepuff
opt-pokal-haus-R = Ravenclaw
opt-pokal-haus-S = Slytherin
opt-pokal-verantwortlich-person-name = person
opt-pokal-verantwortlich-person = Who
opt-pokal-abgeben-name = off
opt-pokal-abgeben = Give it up again
cmd-pokal-zeit-name = days
cmd-pokal-zeit = When can you? Mark days, for your eyes only
opt-pokal-spiel-name = match
opt-pokal-spiel = Which match
cmd-pokal-termin-name = date
cmd-pokal-termin = Proposes a date (who looks after a house) or sets it (OK)
opt-pokal-termin-wann-name = when
opt-pokal-termin-wann = Day and time, such as 17.5. 20:00
opt-pokal-termin-festlegen-name = fix
opt-pokal-termin-festlegen = Set it without asking, also outside of the window (Quidditch-OK)
cmd-pokal-antwort-name = answer
cmd-pokal-antwort = Says yes or no to a date that is proposed
opt-pokal-antwort-passt-name = suits
opt-pokal-antwort-passt = Does the date suit you?
cmd-pokal-pfeifen-name = referee
cmd-pokal-pfeifen = Takes a match as referee
cmd-pokal-verschieben-name = postpone
cmd-pokal-verschieben = Takes back a date; a new one is wanted
cmd-pokal-kalender-name = calendar
cmd-pokal-kalender = Gives you all dates as a file for your calendar
cmd-pokal-aufstellung-name = lineup
cmd-pokal-aufstellung = Opens the line-up of a match now (referees, OK)
cmd-pokal-ergebnis-name = result
cmd-pokal-ergebnis = Enters a match that was played elsewhere, or corrects one (referees, OK)
opt-pokal-ergebnis-tore1-name = goals1
opt-pokal-ergebnis-tore1 = Goals of the house named first
opt-pokal-ergebnis-tore2-name = goals2
opt-pokal-ergebnis-tore2 = Goals of the house named second
opt-pokal-ergebnis-schnatz-name = snitch
opt-pokal-ergebnis-schnatz = Who caught the Schnatz (nobody unless you say)
opt-pokal-ergebnis-schnatz-G = Gryffindor
opt-pokal-ergebnis-schnatz-H = Hufflepuff
opt-pokal-ergebnis-schnatz-R = Ravenclaw
opt-pokal-ergebnis-schnatz-S = Slytherin
opt-pokal-ergebnis-betrug1-name = cheats1
opt-pokal-ergebnis-betrug1 = Cases of cheating with dice in the house named first (−100 each)
opt-pokal-ergebnis-betrug2-name = cheats2
opt-pokal-ergebnis-betrug2 = Cases of cheating with dice in the house named second (−100 each)
opt-pokal-ergebnis-abgebrochen-name = abandoned
opt-pokal-ergebnis-abgebrochen = Abandoned and counted, without a bonus for winning
cmd-pokal-annullieren-name = annul
cmd-pokal-annullieren = Lets a match not count; it is played again (Quidditch-OK)
cmd-pokal-buchen-name = book
cmd-pokal-buchen = Gives a house points or takes some (headmasters)
opt-pokal-buchen-punkte-name = points
opt-pokal-buchen-punkte = How many; with a minus they are taken

cmd-pokal-sperren-name = bans
cmd-pokal-sperren = Shows who is banned from cup matches, and for how long
cmd-pokal-begnadigen-name = pardon
cmd-pokal-begnadigen = Lifts a ban on appeal (Quidditch-OK)
opt-pokal-begnadigen-person-name = person
opt-pokal-begnadigen-person = Who
cmd-pokal-bericht-name = report
cmd-pokal-bericht = Gives you the season as text and tables, and all logs to check

## What the cup says
pokal-none = There was no season of the cup on this server yet. The Quidditch-OK opens one with `/cup new`.
pokal-unknown = I cannot find that season. Type the beginning of its name and choose it from the list.
pokal-one-at-a-time = A season is under way. The next one begins when it is over.
pokal-opened-private = **{ $title }** is open and stands in { $where }.
pokal-runde-how = Say with “start” from when on, or with “windows” the first day of each match.
pokal-draft-head = **{ $half }, not published yet.** This is how I would spread it, four weeks for each match:
pokal-draft-year = { $window } { $year }
pokal-draft-late = ⚠️ No date can be announced seven days ahead any more for { $matches }. The Quidditch-OK can still set one.
pokal-draft-early = ⚠️ The first window begins before the last one of the { $half } is over. That is allowed.
pokal-draft-how = -# Windows may overlap. They can be changed later, too, with `/cup half`, as long as there is no date.
pokal-draft-published = Everybody reads it in { $where }. { $half ->
    [hin] Next, each house names with `/cup manager` who settles its dates.
   *[other] Now everybody can tick their days with `/cup days`.
}
pokal-button-publish = Publish
pokal-button-change = Change
pokal-draft-title = { $half }: windows
pokal-draft-label = One match on each line, with its first day
pokal-draft-about = Every window lasts 28 days. Change only the days behind the colon; nothing is published yet.
pokal-draft-lines = There must be { $count } lines, one for each match; { $found } arrived. The draft is as it was, press “Change” again.
pokal-draft-name = Which match is that: “{ $line }”? Leave the names before the colon as they are. The draft is as it was.
pokal-draft-twice = This match stands there twice: “{ $line }”. The draft is as it was.
pokal-holiday-backwards = These holidays end before they begin: “{ $typed }”.
pokal-no-open-match = No match is looking for a date just now. It goes on when the next half is scheduled.
pokal-done = ✅ Noted.
pokal-the-ok = Quidditch-OK
pokal-not-banned = This person is not banned at all.
pokal-lifted = ✅ The ban of { $person } is lifted; both stand in the book.
pokal-lifted-dm = The Quidditch-OK has lifted your ban: { $reason }
pokal-report-row = **{ $place }.** { $house }: { $points } points, { $catches } { $catches ->
    [one] catch
   *[other] catches
}, { $conceded } { $conceded ->
    [one] goal conceded
   *[other] goals conceded
}
pokal-report-scorers = Best scorers: { $names }
pokal-report-catchers = Caught the Schnatz: { $names }
pokal-report-fair = Fairest house: { $houses } ({ $count ->
    [0] no warning
    [one] one warning
   *[other] { $count } warnings
})
pokal-report-spotless = Not a single warning: every house played fair this season.
pokal-report-all = All houses
pokal-report-longest = Longest match: { $match }, { $minutes ->
    [0] less than a minute
    [one] 1 minute
   *[other] { $minutes } minutes
}
pokal-csv-head = { $head ->
    [match] Match
    [home] Home
    [away] Away
    [total1] Result home
    [total2] Result away
    [goals1] Goals home
    [goals2] Goals away
    [catch] Schnatz
    [penalties1] Penalty home
    [penalties2] Penalty away
    [how] End
    [when] Time (UTC)
    [house] House
    [points] Points
    [why] Kind
    [rules] Rules version
    [day] Day
    [list] List
    [place] Place
    [name] Name
    [value] Value
    [catches] Catches
    [conceded] Conceded
   *[reason] Reason
}
pokal-report-head = { $over ->
    [yes] **{ $title }, ranking after the finals** (points are those of the table)
   *[no] **{ $title }, so far**
}
pokal-report-note = { $over ->
    [yes] Ranking after the finals
   *[no] So far
}
pokal-report-title-scorers = Best scorers
pokal-report-title-catchers = Schnatz catchers
pokal-report-title-fair = Fairest house
pokal-report-title-longest = Longest match
pokal-report-warnings = { $count ->
    [0] no warning
    [one] 1 warning
   *[other] { $count } warnings
}
pokal-report-minutes = { $minutes ->
    [0] under 1 min
   *[other] { $minutes } min
}
pokal-no-bans = Nobody you may see is banned. May it stay that way.
pokal-bans = **Bans**: so many cup matches of the house are left, friendly matches are free. Appeals go to the Quidditch-OK.
pokal-ban = { $person } ({ $house }), since { $since }: { $left ->
    [one] one match
   *[other] { $left } matches
} left
pokal-say-windows = 🗓️ **{ $half }: the windows stand.** Four weeks for each match, and the calendar is patient. So far.
pokal-say-windows-how = -# Say with `/cup days` when you can. Dates are settled with `/cup date`.
pokal-say-fixed = 📣 **{ $match }** · { $moved ->
    [yes] moved: now **{ $date }** (it was { $before })
   *[no] **{ $date }**
} · { $known ->
    [yes] Referee: { $referee }.
   *[no] The whistle still looks for a mouth.
}{ $calendar ->
    [yes] {" "}It is in the server's calendar.
   *[no] {""}
}{ $why ->
    [yes] {" "}Reason: { $reason }
   *[no] {""}
}
pokal-say-dropped = 🌩️ **{ $match }** is postponed, a new date is wanted. Reason: { $reason }
pokal-say-no-day = 🧭 **{ $match }**: until the end of the window there is no day with three and three and a referee. { $ok }, please help; it is nobody's fault but the calendar's.
pokal-say-resulted = 🏟️ **{ $match }: { $score }**{ $by_hand ->
    [yes] {" "}(entered by hand: { $reason })
   *[no] {""}
}{ $waits ->
    [yes] {" "}· { $by_hand ->
        [yes] House points
       *[no] The log is open; house points
    } are credited { $due }, if nobody finds anything.
    [log] {" "}· House points { $hours ->
        [one] one hour
       *[other] { $hours } hours
    } after the log, if nobody finds anything.
   *[no] {" "}· corrected, the house points follow at once.
}
pokal-say-booked = { $why ->
    [credit] ⌛ **Credited** for { $match }: { $lines }. The sand runs.
    [correction] ↩️ **Correction** for { $match }: { $lines }. An hourglass can run backwards, too.
    [season] 🏆 **Season points**: { $lines }.
   *[hand] ✍️ **Booked by the headmasters**: { $lines }: { $reason }
}
pokal-say-lot = 🎲 { $houses } are level on points, more than two: the lot decides. Seal: `{ $promise }`. I open it in a moment.
pokal-say-drawn = 🎲 **The lot:** { $houses }, in this order. Key: `{ $seed }`
pokal-say-ended = 🏆 **{ $title }: { $house } win the cup!** Applause from every stand.
pokal-say-closed = 🏁 The Quidditch-OK has closed the season: { $reason }
pokal-say-lineup = 🧹 **{ $match }**: the line-up is open, in { $where }. Check your brooms, warm your dice.
pokal-alt-days = Looking for a date, { $one } against { $other }, window { $window }. { $answered }. { $some ->
    [yes] Best days: { $best }
   *[no] No day is possible yet.
}{ $more ->
    [yes] {" "}Also possible: { $others }.
   *[no] {""}
}
pokal-alt-best = { $place }. { $day }, { $one } and { $other } of { $team } each, { $referees }.
pokal-days-title = When do we play?
pokal-days-answered = { $count ->
    [one] 1 has answered
   *[other] { $count } have answered
}
pokal-days-answered-of = { $count } of { $all } { $count ->
    [one] has answered
   *[other] have answered
}
pokal-days-missing = No answer yet: { $names }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}
pokal-days-today = today
pokal-days-players = players, of { $team }
pokal-days-few = under 3
pokal-days-referee = referee
pokal-days-near = too near
pokal-days-label = { $day }
pokal-days-month = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] June
    [7] July
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
}
pokal-days-until = Announce by { $day }, or the day is gone.
pokal-weekday = { $weekday ->
    [0] Mon
    [1] Tue
    [2] Wed
    [3] Thu
    [4] Fri
    [5] Sat
   *[6] Sun
}
