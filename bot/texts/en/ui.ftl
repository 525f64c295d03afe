### Panels, buttons and answers that all games share.

error-drawing = My picture went wrong, everything else is fine. Please try again in a moment.
error-your-permissions = You may not do that here: you lack { $missing }. Ask somebody who runs the server.
error-my-permissions = I lack a permission here: { $missing }. Whoever runs the server can give it to my role in the channel settings; then it works at once.
error-only-on-servers = That only works on a server, not in a direct message.
error-old-command = Discord still shows you an old version of this command. Reload Discord (Ctrl+R) and try again.
error-bad-value = I cannot make sense of “{ $value }”. Please pick a suggestion from the list.

panel-promise = Promise (SHA-256 of the seed): `{ $commitment }`
panel-seed = Seed: `{ $seed }`
panel-proof = Check the log

proof-how = Check it yourself: save both files and run `python fair.py { $file }`. All you need is Python, and no trust at all.

lobby-free = *free*
lobby-missing = { $missing ->
    [one] One more seat and we can start.
   *[other] { $missing } more seats and we can start.
}
lobby-ready = Everybody is here. { $host } can start.
lobby-join = Take a seat
lobby-leave = Stand up
lobby-fill = Fill with computers
lobby-start = Start
lobby-choose = Take a seat of your choice
lobby-place = Seat somebody (host, referee)
lobby-expired = Nothing left to see here: nobody started. Just open a new table.
lobby-expired-host = Your table “{ $game }” has been cleared: nobody started. The same command opens a new one.
lobby-no-bots = Bots do not play; for computer players there is the button “Fill with computers”.

whisper-fallback = { $person } (your direct messages are closed, so here): { $words }
panel-paused = Paused, the clock stands still.
panel-abandoned = Broken off. There is no result.

rights-missing = { $who ->
    [admins] Only those who manage the server may do that.
    [keepers] Only referees and whoever leads the game here may do that. `/einrichten` says which roles they have.
   *[leaders] Only whoever leads this game may do that: its referee or, if it has none, whoever opened it.
}

call-turn = it is your turn: { $step }
call-reminder = do not forget, time runs out { $until }: { $step }
