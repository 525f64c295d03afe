### /help: where you are, the rules as pages, the search.

cmd-hilfe-name = help
cmd-hilfe = What can I do now? And the rules of all games, to leaf through and to search
opt-hilfe-suche-name = search
opt-hilfe-suche = What you are looking for: a word like “Torwurf” or a number of the rule book like 5.5.6

help-heading = How can I help?
help-intro = These games are played here. Below each you see how it begins; the menu opens the rules. Looking for something? `/help search:` and a word.
help-now = What can I do now?
help-games = All games
help-contents = Contents
help-first = Read from the start
help-previous = Back
help-next = Next
help-commands = **Its commands**
help-choose-topic = What would you like to read about?
help-choose-page = Open a page
# $section is the place in the rule book: a number or a heading.
help-place = Rule book: { $section } · page { $page } of { $pages }

help-found = ## “{ $query }” is written here
# $near is the spelling that exists.
help-near = ## I did not find “{ $query }”. Did you mean “{ $near }”?
help-nothing =
    ## “{ $query }” is on no page
    Try a single word (“foul”, “trump”, “Joker”), a number of the rule book (“5.5.6”), or open the game below.

help-now-heading = What you can do here now
# $count is how many games wait for the person.
help-dm-heading = { $count ->
    [0] Your tables
    [one] One game is waiting for you
   *[other] { $count } games are waiting for you
}
help-dm-free = **I am waiting for nothing from you.** You sit at no table at the moment; on a server one is quickly opened.
# $places are channels.
help-nothing-here = **Nothing is going on here.** Open a table with one of the commands below, or roll with `/dice`. As soon as people play here, this is where you read what you can do.
help-free-seats = **Nothing is going on here**, but there are free seats elsewhere: { $places }. Or open a table with one of the commands below.
help-contests-here = **Going on on this server:** { $places }
help-elsewhere = **You are awaited elsewhere:** { $places }

help-lobby = This table is looking for players: { $free ->
    [0] all seats are taken, it is about to begin. You are welcome to watch.
    [one] one seat is free. Press “Take a seat” at the table.
   *[other] { $free } seats are free. Press “Take a seat” at the table.
}
help-lobby-mine = You have a seat already. As soon as there are enough of you, whoever opened the table begins; until then you may stand up again.
help-paused = ⏸️ { $what ->
    [tournament] The tournament
    [season] The season
   *[game] The game
} is paused. It goes on as soon as whoever leads it resumes it.
help-awaited = 👉 { $what ->
    [tournament] The tournament
    [season] The season
   *[game] The game
} is waiting for **you**.
# $others are names.
help-others = You are playing, but it is not your turn. We are waiting for { $others }.
help-nobody = You are playing. It is nobody's turn; it will go on by itself in a moment.
help-hushed = What you write counts here, and there are no hints: the commands are in the rules.
help-watching = { $what ->
    [tournament] Whoever wants to play, or to know how it stands, presses “My tournament”.
    [season] Tick your days with `/cup days`. The panel shows table, fixtures and house points; you play when the line-up opens.
   *[game] You are watching. Cheering is allowed, meddling is not; take a seat before the next game begins.
}
help-you-lead = 🧑‍⚖️ { $what ->
    [tournament] You lead this tournament: draws, results and penalties are behind “Desk” on its panel.
    [season] You lead this season: its panel says what is to be done.
   *[game] You lead this game: taking back, pausing and replacing are under “Order and referees”.
}
help-moves = This is what you can do now:
help-more-moves = { $count ->
    [one] … and one more
   *[other] … and { $count } more
}
help-to-table = { $what ->
    [game] To the table
   *[other] To the panel
}
help-rules = Rules
help-order = Order and referees

help-alt-roll = Two dice show 4 and 5. With two experience points the first number counts 6, the second 7, the sum 11.
help-example-one = Minerva
help-example-other = Severus
