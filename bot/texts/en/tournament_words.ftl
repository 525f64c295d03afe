# Tournaments: what the bot says by itself, and the words of the commands.

## Announcements
turnier-say-checkin = { $known ->
    [yes] ✅ **Check-in** until { $until }. Whoever is here presses; whoever is missing is missing.
   *[no] ✅ **Check-in** is open. Whoever is here presses; whoever is missing is missing.
}
turnier-say-checkin-closed = 🔒 **Check-in** is over. Whoever still comes tells the lead.
turnier-say-reminded = { $late ->
    [yes] Check-in ends now.
   *[no] 5 minutes of check-in left.
} Missing: { $who }. Has anybody seen them?
turnier-say-froze = { $purpose ->
    [lots] 🔏 **Lots.** { $count ->
        [one] One tie
       *[other] { $count } ties
    } that only lots can part.
   *[round] 🔏 **Draw, round { $round }.** The list is closed: { $size ->
        [1] { $count } people, as it stands.
       *[other] { $count } teams, as it stands.
    }
}
    Seal: `{ $promise }`
    The lots are inside, and I cannot get at them any more. It is opened { $opens }.
turnier-say-absent = Not in it, because absent, not complete or on the waiting list: { $who }
turnier-say-drawn = 🎲 **{ $title }.** Everybody to the tables, the cards are nervous already.{ $rematches ->
    [0] {""}
   *[other] {" "}{ $rematches } times a second meeting could not be avoided.
}
    Key: `{ $seed }`
turnier-say-table = **Table { $table }** { $who }
turnier-say-byes = Bye: { $who }. Resting is a tactic, too.
turnier-say-lots = 🎲 **The lots have decided.** Key: `{ $seed }`
turnier-say-clock = ⏱️ All tables begin now. It ends at { $end } ({ $left }).
turnier-say-held = ⏱️ The clock runs on, for all tables: it ends at { $end } now ({ $left }).
turnier-say-slow = 🐌 No result yet from table { $tables }. The lead will drop by; helping is quicker than hurrying.
turnier-say-disputed = ⚠️ Table { $table }: disputed. The lead is coming; please do not eat the sheet.
turnier-say-called = 🙋 Table { $table } calls the lead.
turnier-say-missing = 🔎 Table { $table }: { $size ->
    [1] { $there ->
        [0] nobody is there.
        [1] only one is there.
       *[other] only { $there } are there.
    }
   *[other] somebody is missing.
} { $who }, the cards are waiting.
turnier-say-came = 🏃 Table { $table }: { $who } arrived!
turnier-say-overdue = { $size ->
    [1] ⏰ Five minutes are over: table { $table } begins without { $who }. Whoever comes later joins with the next game.
   *[other] ⏰ Table { $table } has been waiting for { $who } for five minutes. The lead decides.
}
turnier-say-ruled = Round { $round }, table { $table }: **{ $result }**, entered by the lead.
turnier-say-corrected = Corrected, round { $round }, table { $table }: **{ $result }** instead of { $before }.
turnier-say-moved = { $who }: { $before ->
    [0] no place
   *[other] place { $before }
} → { $now ->
    [0] no place
   *[other] place { $now }
}
turnier-say-nobody-moved = No places change.
turnier-say-through = { $final ->
    [yes] Qualified are now: { $who }
   *[no] Through are now: { $who }
}
turnier-say-draws-stand = Draws that were made stand.
turnier-say-resigned = { $who } gives the place back. Qualified are now: { $now }
turnier-say-excluded = { $who } { $size ->
    [1] is
   *[other] are
} out (decided by the lead){ $known ->
    [yes] : “{ $why }”
   *[no] .
}
turnier-say-walkover = Table { $table }: { $result }, without points for { $who }. On we go.
turnier-say-defeated = { $who } loses round { $round } (decided by the lead){ $known ->
    [yes] : “{ $why }”
   *[no] .
}
turnier-say-closed = 🏁 **{ $title } is complete.** This is how it stands:
turnier-say-voided = The round is drawn again: everybody up once more, please.
turnier-say-cancelled = { $title }: called off. Next time!
turnier-say-over = 🏆 **{ $title }: final standings.** Thanks to all who played, shuffled and counted.
turnier-say-qualified = 🎖️ Qualified: { $who }
turnier-say-aloud = { $person }, I have something for you, but your direct messages are closed. It stands here:
turnier-say-call = **Round { $round }, table { $table }:** { $who }. One press, and the table is open.
turnier-poke-here = 📣 Check-in! Still missing: { $who }
turnier-poke-tables = 📣 Results are missing from table { $tables }: { $who }

## Letters
turnier-letter = { $title } in { $where }
turnier-letter-asked = { $who } would like to play with you. Are you in?
turnier-letter-complete = { $who }: you are complete, no. { $number } on the list.
turnier-letter-parted = Your partner has left. You are no. { $number } among those who look for one ({ $who }).
turnier-letter-missing = { $late ->
    [yes] The check-in is ending
   *[no] The check-in ends in 5 minutes
}, and you are missing. Are you here?
turnier-letter-missing-list = Still missing: { $who }
turnier-letter-bye = { $who } (no. { $number }): you have a bye in this round. A break that costs nothing.
turnier-letter-bye-open = There is a bye in round { $round }. How many Bummerl it is worth is entered at the desk.
turnier-letter-excluded = { $who } (no. { $number }): excluded from the tournament by the lead{ $known ->
    [yes] : “{ $why }”.
   *[no] .
} What was played stands{ $fee ->
    [yes] , and so does the fee.
   *[no] .
} The lead answers questions, not the table.
turnier-letter-punished = { $verdict ->
    [reminder] Reminder
    [warning] Warning
   *[defeat] Loss of the round
} for { $who }: { $offence } (level { $level }){ $known ->
    [yes] , “{ $why }”.
   *[no] .
}{ $verdict ->
    [defeat] { $now ->
        [yes] {" "}This round is lost for you: last place, no points.
       *[no] {" "}You do not play the next round.
    } The lead answers questions, not the table.
   *[other] {""}
}
turnier-letter-walkover = Table { $table }: out is { $who }. You have now: { $result }.
turnier-letter-awaited = They are waiting for you at table { $table }. Where are you?
turnier-letter-overdue = { $who } has not been at table { $table } for five minutes. { $game ->
    [wizard] The table begins without; games missed cost 30, 50, 70 … points. If nobody comes, enter “missing”; if too few are left at a table, the round can be drawn again before the first card.
   *[other] If nobody comes, take the team out under “Entries”: the Bummerl go to the opponents.
}
turnier-letter-moved-up = { $who } (no. { $number }): a place is free. No more waiting, you play!
turnier-letter-qualified = { $who } (no. { $number }): somebody gave a place back, you move up and are qualified!
turnier-letter-corrected = Corrected: round { $round }, table { $table } counts **{ $result }** now instead of { $before }. Draws that were made stand; where you are is on your page.
turnier-letter-line = { $who }: a result was corrected. { $on ->
    [yes] { $final ->
        [yes] With it you are qualified.
       *[no] With it you are in the next round.
    }
   *[no] { $final ->
        [yes] With it you are no longer qualified.
       *[no] With it you are no longer in the next round.
    } The lead answers questions.
}
turnier-letter-readmitted = The exclusion of { $who } (no. { $number }) is taken back: you are in again.
turnier-letter-unsporting = Unsporting conduct is reported to AMIGO by the organiser. To copy: { $who }, { $verdict ->
    [reminder] reminder
    [warning] warning
    [defeat] loss of the round
   *[disqualified] disqualification
} for “{ $offence }”, level { $level }{ $known ->
    [yes] : “{ $why }”
   *[no] {""}
}.
turnier-letter-slow = Without a result: table { $tables }. Drop by when you can.
turnier-letter-warnings = { $who }: that is warning number { $warnings }. You may make a defeat of it.
turnier-letter-closed = Round { $round } is complete. What comes next is decided at the desk.
turnier-letter-disputed = ⚠️ Table { $table } is disputed: { $who }
turnier-letter-called = 🙋 Table { $table } calls you: { $who }
turnier-letter-confirm = Table { $table }: { $who } { $size ->
    [1] reports
   *[other] report
} **{ $result }**. Is that right?

## Commands
cmd-turnier-name = tournament
cmd-turnier = Tournaments: enter, draw, standings
cmd-turnier-neu-name = new
cmd-turnier-neu = Open a tournament
cmd-turnier-anmelden-name = enter
cmd-turnier-anmelden = Play in a tournament
cmd-turnier-stand-name = standing
cmd-turnier-stand = Where do I stand, whom do I play, where do I sit?
cmd-turnier-liste-name = list
cmd-turnier-liste = All tournaments on this server
opt-turnier-neu-spiel-name = game
opt-turnier-neu-spiel = Which game?
opt-turnier-neu-spiel-watten = Watten
opt-turnier-neu-spiel-wizard = Wizard
opt-turnier-neu-name-name = name
opt-turnier-neu-name = What is the tournament called?
opt-turnier-neu-tag-name = day
opt-turnier-neu-tag = On which day? (21.11. or 2026-11-21)
opt-turnier-neu-beginn-name = begin
opt-turnier-neu-beginn = At what time? (14:00, German time)
opt-turnier-neu-ort-name = place
opt-turnier-neu-ort = Where? Without a place: here on Discord
opt-turnier-neu-format-name = format
opt-turnier-neu-format = Wizard only: which variant?
opt-turnier-neu-format-vorrunden = Preliminaries and final
opt-turnier-neu-format-ko = Knockout
opt-turnier-neu-format-online = Online preliminary
opt-turnier-neu-runden-name = rounds
opt-turnier-neu-runden = How many rounds? (usually 3)
opt-turnier-neu-tische-name = tables
opt-turnier-neu-tische = How do the tables play?
opt-turnier-neu-tische-karten = Cards and paper
opt-turnier-neu-tische-zettel = Cards and the bot's pad
opt-turnier-neu-tische-tisch = Table on Discord
opt-turnier-neu-plaetze-name = places
opt-turnier-neu-plaetze = How many entries have room? All others wait
opt-turnier-neu-startgeld-name = fee
opt-turnier-neu-startgeld = Entry fee in euros (5 or 7.50)
opt-turnier-neu-anmeldeschluss-name = closing
opt-turnier-neu-anmeldeschluss = When does the list close? (21.11. 12:00)
opt-turnier-neu-checkin-name = checkin
opt-turnier-neu-checkin = When does the check-in open? (13:30; "-": by hand; else 30 minutes before)
opt-turnier-anmelden-partner-name = partner
opt-turnier-anmelden-partner = Watten: whom do you play with?
opt-turnier-anmelden-gast-name = guest
opt-turnier-anmelden-gast = Watten: name of a partner without Discord
opt-turnier-turnier-name = tournament
opt-turnier-turnier = Which tournament? (only if there are several)
turnier-numbered = { $who } (no. { $number })
turnier-file-table = table
