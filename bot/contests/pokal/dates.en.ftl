### Dates: the private page, proposals, letters

pokal-page-head = **{ $match }** · { $when }
pokal-page-best = Best is **{ $day }**: { $one } and { $other }, { $count ->
    [one] { $referees } whistles
   *[other] { $referees } can whistle
}. Announce it by { $until }.
pokal-page-next-best = Otherwise { $days }.
pokal-page-none = No day works yet: it takes three of each house and a referee.
pokal-page-mine = { $side ->
    [P] When can you be the referee?
   *[G] When can you play?
} { $count ->
    [0] { $known ->
        [yes] You have said that you cannot come on any day.
       *[no] You have chosen no day yet.
    }
    [one] One day is chosen.
   *[other] { $count } days are chosen.
}
pokal-page-only = Here the players of both houses and the referees choose their days. If you are one of them, you lack the role or your place in the squad (`/cup squad`).
pokal-page-proposed = Proposed: **{ $date }**. { $missing ->
    [nothing] Everybody agrees.
   *[some] Still missing: { $who }.
}
pokal-page-whistle = a referee
pokal-page-until = To be announced by { $day }.
pokal-page-prompt = Days from { $first }
pokal-page-which = Another match
pokal-which-match = { $count ->
    [0] I know no match “{ $typed }”.
   *[other] “{ $typed }” fits { $count } matches.
} Type some letters of the houses at “match” and choose it from the list.
pokal-button-agree = Suits us
pokal-button-decline = Does not
pokal-button-other = Another time
pokal-button-propose = Propose { $day }
pokal-button-all = Always
pokal-button-none = Never
pokal-button-whistle = I am referee
pokal-button-lineup = Line-up
pokal-button-log = Match and log
pokal-button-come = I play{ $some ->
    [yes] {" "}· { $home } : { $away }
   *[no] {""}
}
pokal-button-watch = I watch{ $count ->
    [0] {""}
   *[other] {" "}· { $count }
}
pokal-page-coming = { $house }: { $count ->
    [0] nobody has said “I play” yet
    [one] one player
   *[other] { $count } players
}{ $named ->
    [yes] , { $names }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }
   *[no] {""}
}
pokal-page-watching = In the stands: { $count }. { $own ->
    [come] You have said that you play.
    [watch] You watch.
    [whistle] You are the referee.
   *[none] Whether you come is said below the announcement in the channel.
}
pokal-come-banned = Still banned: { $left ->
    [one] one match
   *[other] { $left } matches
}, then you are back. There is room in the stands, and no dice are rolled there: “I watch”. Appeals go to the Quidditch-OK.
pokal-come-no-player = “I play” is for the players of the two houses. If you are one of them, you lack the role or your place in the squad (`/cup squad`). There is room for everybody in the stands: “I watch”.
pokal-come-referee = You are the referee of this match, that counts already. If you cannot come, give the whistle back with `/cup referee` and “off”.
pokal-come-moved = This announcement does not hold any more. { $stands ->
    [yes] The new date is { $date }; please answer below the new announcement.
   *[no] A new date is wanted; say with `/cup days` when you can.
}
pokal-form-title = Propose a date
pokal-form-when = Day and time, such as 17.5. 20:00

pokal-bad-moment = I cannot read “{ $typed }” as a day and a time. Like this: 17.5. 20:00 or 2027-05-17 20:00.
pokal-date-lapsed = { $match }: the proposal has lapsed, it could not be announced in time any more.
pokal-letter-proposed = 🗓️ **{ $match }**: { $by ->
    [ok] the Quidditch-OK
   *[house] { $house }
} proposes **{ $date }**. Does that suit you?
pokal-letter-named = 🗓️ You now settle the dates of **{ $house }** in the cup. `/cup days` shows when your people can, and there you propose a day with one press; `/cup squad` keeps your list, `/help search:date` knows the rest.
pokal-letter-date-declined = 🗓️ **{ $match }**: the other house cannot play then. Propose something else; `/cup days` shows which days work.
pokal-letter-date-lapsed = ⌛ **{ $match }**: your proposal has lapsed, because not everybody had agreed by the seventh day before. Please propose another day; `/cup days` shows which work.
pokal-letter-date-fixed = 📣 **{ $match }** stands: { $date }.
pokal-letter-come = Say below the announcement in { $where } whether you play.
pokal-letter-date-moved = 📣 **{ $match }** is moved: now { $date }, before { $before }.
pokal-letter-date-dropped = 🌩️ **{ $match }** is postponed. Say with `/cup days` when you can.
pokal-letter-whistle-wanted = 📣 **{ $match }**, { $date }: both houses are there, only the referee is missing. Can you come?
pokal-say-whistle-wanted = 📣 **{ $match }**, { $date }: both houses are there, only the referee is missing. { $who }, who comes?
pokal-the-referees = referees
pokal-letter-reminder = { $which ->
    [1] 🗓️ **{ $match }** { $soon }: { $date }. Note it down.
    [2] 🧹 **{ $match }** { $soon }: { $date }. Check your broom, warm up the dice, practise capitals.
   *[3] ⏰ **{ $match }** { $soon }. { $open ->
        [yes] The line-up is open.
       *[no] The line-up opens in a moment.
    }
}
pokal-letter-missing = { $house }: { $seats ->
    [none] Hüter and Sucher are there, { $more ->
        [one] one more person is missing
       *[other] { $more } more people are missing
    } to make three.
   *[some] You still lack: { $names }. Without Hüter and Sucher there is no kick-off.
}
pokal-letter-complete = { $house }: { $count } seats are taken, that will do.
pokal-aloud = { $person }, your direct messages are closed, so here: { $words }
pokal-help-date = { $ok }, please set a new date with `/cup date`.
pokal-calendar = 📎 { $whose ->
    [own] Your matches
    [house] The matches of { $house }
   *[all] All matches
} whose date stands. Open the file and your calendar takes them in; if something is moved, fetch it again.
pokal-calendar-link = 🔗 Or subscribe to them, then every change comes by itself (in your calendar: “add by URL”): `{ $url }`
    -# Whoever knows the address sees these dates and nothing else.
pokal-say-window = **{ $window }**: { $matches }
pokal-pair = { $one } – { $other }
