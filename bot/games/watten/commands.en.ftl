### Commands of Watten and what can go wrong with them.

cmd-watten-name = watten
cmd-watten = Watten: score pad or a whole card table
cmd-watten-zettel-name = pad
cmd-watten-zettel = A score pad for four with real cards: @members or just names
opt-watten-zettel-nord-name = north
opt-watten-zettel-nord = Plays with South: @member or name
opt-watten-zettel-ost-name = east
opt-watten-zettel-ost = Left of North, plays with West: @member or name
opt-watten-zettel-sued-name = south
opt-watten-zettel-sued = Plays with North: @member or name
opt-watten-zettel-west-name = west
opt-watten-zettel-west = Right of North, plays with East: @member or name
opt-watten-zettel-geber-name = dealer
opt-watten-zettel-geber = Who deals first (drawn if left out)
opt-watten-runden-name = rounds
opt-watten-tisch-runden = How many rounds (Bummerl) are played
opt-watten-zettel-runden = It ends after so many rounds (left out: when you like)
opt-watten-zettel-zeit-name = time
opt-watten-zettel-zeit = Time for answers, from 10 s to 7 days, 0 is no clock (none if left out)
cmd-watten-tisch-name = table
cmd-watten-tisch = A table for four: the bot deals, everybody sees only their own cards
opt-watten-tisch-partner-name = partner
opt-watten-tisch-partner = Who sits opposite you
opt-watten-tisch-links-name = left
opt-watten-tisch-links = Who sits on your left
opt-watten-tisch-rechts-name = right
opt-watten-tisch-rechts = Who sits on your right
opt-watten-tisch-auslosen-name = draw
opt-watten-tisch-auslosen = Draw partners and places at the start
opt-watten-tisch-bedenkzeit-name = time
opt-watten-tisch-bedenkzeit = How long one may think (3 minutes if left out)

watten-seated-twice = Nobody sits on two chairs: every name only once.
