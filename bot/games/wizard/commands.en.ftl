### Commands around Wizard, and what is wrong with them.

cmd-wizard-name = wizard
cmd-wizard = Wizard: pad for real cards, or a table where the bot deals
cmd-wizard-block-name = pad
cmd-wizard-block = Keeps score while you play with real cards
cmd-wizard-tisch-name = table
cmd-wizard-tisch = Opens a table where the bot shuffles and deals
opt-wizard-block-namen-name = names
opt-wizard-block-namen = 3 to 6 people clockwise, with commas: @Anna, Bela, Chris (the first deals first)
opt-wizard-art-name = kind
opt-wizard-art = Full game, or tournament round of ten games
opt-wizard-art-voll = Full game
opt-wizard-art-runde = Tournament round (10 games)
opt-wizard-plusminus-name = plusminus
opt-wizard-plusminus = Plus/minus one: the bids may not add up (always so in a tournament)
opt-wizard-block-uhr-name = clock
opt-wizard-block-uhr = Minutes until the end; by default 50 in a tournament round, 0 is without clock
opt-wizard-block-auslosen-name = draw
opt-wizard-block-auslosen = Draw the first dealer by a lot anybody can check (by default only in a tournament round)
opt-wizard-tisch-plaetze-name = seats
opt-wizard-tisch-plaetze = How many can play (3 to 6, tournament round up to 5)
opt-wizard-tisch-bedenkzeit-name = time
opt-wizard-tisch-bedenkzeit = How long somebody may think about a move

wizard-how-many = Wizard is for three to six people; I counted { $given }. Write the names with commas, such as `@Anna, Bela, Chris`.
wizard-round-too-many = A tournament round is for three to five people. Six can play the full game.
wizard-round-needs-bar = Plus/minus one always holds in a tournament round. Without it, play the full game.
wizard-named-twice = Somebody is named twice. Two Annas? Then add something, such as “Anna K.”.
wizard-clock-too-short = Nobody plays Wizard that fast: give the clock 5 minutes at least, or 0 for none.
