### /hut: commands and what they say.

cmd-hut-name = hut
cmd-hut = Capture the Hat with secret orders
cmd-hut-neu-name = new
cmd-hut-neu = Open a game for 2 to 6, computers may fill up
opt-hut-neu-plaetze-name = seats
opt-hut-neu-plaetze = How many seats (2 to 6)
opt-hut-neu-frist-name = time
opt-hut-neu-frist = Time for a round, from 1 minute to 14 days, for example 12 hours
cmd-hut-befehl-name = order
cmd-hut-befehl = Write your orders or show your slip; only you see it
opt-hut-befehl-befehle-name = orders
opt-hut-befehl-befehle = Phase hat start BP target, several with ; between them, for example 1 Rudi RO 3 RH
opt-hut-partie = Which game, if you sit in several
cmd-hut-bericht-name = report
cmd-hut-bericht = Show the report of a round with pictures to leaf through
opt-hut-bericht-runde-name = round
opt-hut-bericht-runde = Which round (the last one if left out)

hut-report-title = 📜 Capture the Hat · report of round { $round }
hut-no-game = You are not in a running game of Capture the Hat. Open one with `/hut new`.
hut-which-game = You are in several games. Write `/hut order` in the game's channel, or choose it there under “game”.
hut-no-report-yet = No round has been worked out yet. The first report comes when all are in or time is up.
hut-no-such-round = There is no round { $round } yet; the last one worked out is round { $last }.
