### Commands around Wizard, and what is wrong with them.

cmd-wizard-name = wizard
cmd-wizard = Wizard: pad for real cards, or a table where the bot deals
cmd-wizard-block-name = pad
cmd-wizard-block = Keeps score while you play with real cards
cmd-wizard-tisch-name = table
cmd-wizard-tisch = Opens a table where the bot shuffles and deals
cmd-wizard-namen-name = names
cmd-wizard-namen = 3 to 6 people clockwise, with commas: @Anna, Bela, Chris (the first deals first)
cmd-wizard-art-name = kind
cmd-wizard-art = Full game, or tournament round of ten games
cmd-wizard-voll = Full game
cmd-wizard-runde = Tournament round (10 games)
cmd-wizard-plusminus-name = plusminus
cmd-wizard-plusminus = Plus/minus one: the bids may not add up (always so in a tournament)
cmd-wizard-uhr-name = clock
cmd-wizard-uhr = Minutes until the end; by default 50 in a tournament round, 0 is without clock
cmd-wizard-auslosen-name = draw
cmd-wizard-auslosen = Draw the first dealer by a lot that anybody can check
cmd-wizard-plaetze-name = seats
cmd-wizard-plaetze = How many can play (3 to 6, tournament round up to 5)
cmd-wizard-bedenkzeit-name = time
cmd-wizard-bedenkzeit = How long somebody may think about a move
cmd-wizard-minute = 1 minute
cmd-wizard-minutes = 5 minutes
cmd-wizard-hour = 1 hour
cmd-wizard-day = 1 day

wizard-how-many = Wizard is for three to six people; I counted { $given }. Write the names with commas, such as `@Anna, Bela, Chris`.
wizard-round-too-many = A tournament round is for three to five people. Six can play the full game.
wizard-round-needs-bar = Plus/minus one always holds in a tournament round. Without it, play the full game.
wizard-named-twice = Somebody is named twice. Two Annas? Then add something, such as “Anna K.”.
wizard-clock-too-short = Nobody plays Wizard that fast: give the clock 5 minutes at least, or 0 for none.
