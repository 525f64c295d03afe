### Panels, buttons and answers that all games share.

error-drawing = My picture went wrong, everything else is fine. Please try again in a moment.
error-your-permissions = You may not do that here: you lack { $missing }. Ask somebody who runs the server.
error-my-permissions = I lack a permission here: { $missing }. Whoever runs the server can give it to my role in the channel settings; then it works at once.
error-only-on-servers = That only works on a server, not in a direct message.
error-old-command = Discord still shows you an old version of this command. Reload Discord (Ctrl+R) and try again.
error-bad-value = I cannot make sense of “{ $value }”. Please pick a suggestion from the list.
control-unknown = I do not know this (any more). Open the view anew, for example with `/help`, and try again there.
control-nothing-chosen = You have not chosen anything. Pick an entry from the list.
form-gone = This form does not hold any more, I have started anew meanwhile. Please open it again.

# Times in the commands of games; $unit is none, s, m, h or d.
time-limit = { $unit ->
    [s] { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
    [m] { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
    [h] { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
    [d] { $count ->
        [one] 1 day
       *[other] { $count } days
    }
   *[none] no clock
}
time-limit-bad = I do not understand “{ $typed }” as a time (from { $shortest } to { $longest }{ $free ->
    [yes] , or `0` for no clock
   *[no] {""}
}). Write for example `45 seconds`, `30 minutes`, `12h` or `3 days`.

panel-promise = Promise (SHA-256 of the seed): `{ $commitment }`
proof-promise = Promised before anybody played (SHA-256 of the seed): `{ $commitment }`
    Once the game is over the seed is revealed; **Check the log** then hands out everything to work it out again.
panel-until = time for it ends
panel-seed = Seed: `{ $seed }`
panel-whole-promise = Promise
panel-proof = Check the log

proof-how = Check it yourself: save both files and run `python fair.py { $file }`. All you need is Python, and no trust at all.

lobby-free = *free*
lobby-missing = { $missing ->
    [one] One more seat and we can start.
   *[other] { $missing } more seats and we can start.
}
lobby-ready = { $vacant ->
    [0] Everybody is here. { $host } can start.
   *[other] { $host } can start; whoever likes still sits down.
}
lobby-join = Take a seat
lobby-leave = Stand up
lobby-fill = Fill with computers
lobby-start = Start
lobby-choose = Take a seat of your choice
lobby-place = Seat somebody (host, referee)
lobby-clock = { $told ->
    [yes] The line-up is cleared away { $when } unless somebody begins before.
   *[no] The table is cleared away { $when } unless somebody begins before.
}
lobby-cancel = Clear away
lobby-cancel-sure = Really clear it away? Everybody stands up, and nothing is played here.
lobby-cancel-yes = Yes, clear away
lobby-cleared = Cleared away. A new table is quickly opened.
lobby-cancelled = Cleared away before it began. A new table is quickly opened.
lobby-expired = Nothing left to see here: nobody started. Just open a new table.
lobby-expired-host = Your table “{ $game }” has been cleared: nobody started. The same command opens a new one.
lobby-no-bots = Bots do not play; for computer players there is the button “Fill with computers”.

# What computer players are called: single words, each a name.
computer-names = Ada Bolt Clank Cogs Dottie Ferris Gadget Gizmo Hobnail Marvin Nuts Pixel Rusty Sprock Tilda Tinker Widget Zed

# Private pages: one's own hand, one's own slip.
private-asleep = This page has fallen asleep because nobody pressed anything here for a while. Tap to play on.
private-drowsy = From now on this page does not refresh by itself. “Show again” or “Back” wakes it.
private-wake = Play on
private-until = Time for your move ends
private-done = Done. Play goes on at the panel in the channel.
private-over = The panel in the channel shows how it came to this.
private-passed = Things have moved on, so this page ends here. The panel in the channel shows how they stand.
private-left = You no longer sit at this table, so this page ends here. You are welcome to watch.

whisper-fallback = { $person } (your direct messages are closed, so here): { $words }
panel-paused = Paused, the clock stands still.
panel-abandoned = Broken off. There is no result.

rights-missing = { $who ->
    [admins] Only those who manage the server may do that.
    [officers] Only referees and game masters of this server may do that. `/setup` says which roles they have; whoever leads a game leads just the game.
    [keepers] Only referees and whoever leads the { $what ->
        [tournament] tournament
        [season] season
       *[game] game
    } here may do that. `/setup` says which roles they have.
    [judges] Only whoever leads this { $what ->
        [tournament] tournament and does not play in it may do that: its lead
        [season] season and does not play in it may do that: the Quidditch-OK
       *[game] game and does not play in it may do that: its referee
    }, or a referee of the server.
    [organisers] Only the Quidditch-OK may do that. `/setup` says which role that is.
    [directors] Only the headmasters may do that: whoever has the role “Games director” of `/setup`.
   *[leaders] Only whoever leads this { $what ->
        [tournament] tournament may do that: whoever opened it, and those who were named for it. The panel says who they are.
        [season] season may do that: the Quidditch-OK.
       *[game] game may do that{ $lead ->
            [nobody] : its referee or, if it has none, whoever opened it.
           *[other] . Here that is { $lead }.
        }
    }
}

call-nudge = 👋 { $person }, { $game } is waiting for you. Time runs out { $when }.
call-turn = it is your turn: { $game }.
call-reminder = do not forget, time runs out { $until }: { $game }.

# What a game is called among people; $day is the day it was opened.
game-title = { $game }, { $day }

# Direct messages of people who sit in several games.
direct-which = You sit in several games. Which one is this for?
direct-game = { $game }, { $hour }: { $others }
direct-given = → { $game }
direct-none = For none
direct-left = All right, everything stays as it is.
direct-gone = I cannot find that message any more. Simply write it again.
direct-not-playing = That reads like { $game }, but you sit in no running game of it. `/help` tells you where you play.
direct-welcome = Hello! I run games: Quidditch, Watten, Wizard, Fang den Hut and DOG. They are mostly played on servers; here you roll with { $dice }, ask with { $help } what is waiting for you, and see with { $privacy } what I know about you. Anything else you write to me I only read while you sit in a game.
direct-not-read = I do not read along here for { $game }: it is played with the buttons at the table. `/help` takes you there.
