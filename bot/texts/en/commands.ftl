### Names and descriptions of the commands.

cmd-dice = Rolls dice, for example 2d6 or 4d6kh3+2
cmd-dice-wurf-name = roll
cmd-dice-wurf = What to roll: 2d6, 1d20+3, 4d6kh3 …
cmd-dice-xp-name = xp
cmd-dice-xp = Experience points: first number, second number and sum each count that much more
cmd-wuerfel-name = dicebox
cmd-wuerfel = Statistics, proof and duel
cmd-statistik-name = statistics
cmd-statistik = Shows how the 2d6 of a person or of the server have fallen
cmd-statistik-person-name = person
cmd-statistik-person = Whose rolls (yours if left out)
cmd-statistik-bereich-name = scope
cmd-statistik-bereich = One person or the whole server
cmd-statistik-of-person = Person
cmd-statistik-of-server = Server
cmd-beweis-name = proof
cmd-beweis = Today's promise, past seeds and the log to check
cmd-beweis-tag-name = day
cmd-beweis-tag = Which day, for example 2026-11-16 (the last finished one if left out)
cmd-kampf-name = duel
cmd-kampf = Challenges somebody: higher sum, then first number, then second
cmd-kampf-gegner-name = opponent
cmd-kampf-gegner = Whom you challenge (whoever dares if left out)
cmd-kampf-xp = Your experience points
cmd-kampf-xp-gegner-name = xp_opponent
cmd-kampf-xp-gegner = Experience points of the opponent
