### Commands of Watten and what can go wrong with them.

cmd-watten-name = watten
cmd-watten = Watten: score pad or a whole card table
cmd-watten-zettel-name = pad
cmd-watten-zettel = A score pad for four with real cards: @members or just names
cmd-watten-nord-name = north
cmd-watten-nord = Plays with South: @member or name
cmd-watten-ost-name = east
cmd-watten-ost = Left of North, plays with West: @member or name
cmd-watten-sued-name = south
cmd-watten-sued = Plays with North: @member or name
cmd-watten-west-name = west
cmd-watten-west = Right of North, plays with East: @member or name
cmd-watten-geber-name = dealer
cmd-watten-geber = Who deals first (drawn if left out)
cmd-watten-runden-name = rounds
cmd-watten-runden = How many rounds (Bummerl) are played
cmd-watten-pad-runden = It ends after so many rounds (left out: when you like)
cmd-watten-tisch-name = table
cmd-watten-tisch = A table for four: the bot deals, everybody sees only their own cards
cmd-watten-partner-name = partner
cmd-watten-partner = Who sits opposite you
cmd-watten-links-name = left
cmd-watten-links = Who sits on your left
cmd-watten-rechts-name = right
cmd-watten-rechts = Who sits on your right
cmd-watten-auslosen-name = draw
cmd-watten-auslosen = Draw partners and places at the start
cmd-watten-bedenkzeit-name = time
cmd-watten-bedenkzeit = How long one may think (3 minutes if left out)
cmd-watten-time-1 = 1 minute
cmd-watten-time-3 = 3 minutes
cmd-watten-time-10 = 10 minutes
cmd-watten-time-none = no clock

watten-seated-twice = Nobody sits on two chairs: every name only once.
