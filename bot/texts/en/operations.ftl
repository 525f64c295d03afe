### What the command line tells the operator.

# $pid is "?" when the lock file does not tell.
guard-already-running = A Spielleiter is already working with `{ $database }` (process { $pid }). Stop it first, or give this one another database (`SPIELLEITER_DATABASE_URL`).
guard-cannot-lock = I cannot create or lock `{ $file }`: { $reason } Check that the folder exists and that I may write there.

backup-source-missing = There is no database `{ $file }`.
backup-target-exists = `{ $file }` already exists. I never overwrite a backup: choose another name.
backup-failed = The backup of `{ $file }` failed: { $reason } Nothing was left behind.
backup-damaged = The copy of `{ $file }` did not pass its check: { $reason } I threw it away; examine the database.
backup-use-pg-dump =
    PostgreSQL is backed up with its own tool, even while the bot is running:
    { $command }

cli-about = Spielleiter: a Discord bot that runs five German games and keeps order in them.
cli-config = read the settings from this file (else config.toml, if there is one)
cli-run = connect the bot to Discord (needs a token)
cli-play = try everything on this machine, without a token
cli-play-ahead = so many days the playground’s clock is ahead: for seasons and whatever else takes weeks
cli-migrate = bring the database up to date
cli-backup = make a copy of the SQLite file, also while the bot runs
cli-verify = recompute a log
cli-backup-target = where to: a new file or a folder; otherwise beside the database
cli-backup-keep = keep only the newest N copies in the folder
cli-version = say the version
cli-doctor = check settings, database, pictures and permissions
cli-shards = look after these of so many shards only, like [cluster] in the settings (needs PostgreSQL)

start-intent-missing = Discord does not grant the bot the “{ $intent }”. Switch it on at https://discord.com/developers/applications under “Bot”, or switch it off in the settings ([intents]).
start-token-refused = Discord does not know this token. Get a new one at https://discord.com/developers/applications under “Bot” and set it as SPIELLEITER_TOKEN.
start-unreachable = I cannot reach { $address } ({ $detail }). Check the connection and the setting api_base.
start-database = The database does not work right now ({ $detail }). Check database_url, free space and write permissions.
start-newer-database = This database was written by a newer Spielleiter (at { $revision }). Update the program, or use the copy from before.
start-other-shards = Other processes divide the servers into { $of } shards ({ $holder }), this one into { $mine }. All need the same number: stop the others first, or give this one `of = { $of }`.
start-taken-over = Another process has taken over my shards: I was without a database for too long. I stop; start me again, and I wait until they are free.

play-starting = Building the playground, one moment …
play-open =
    (Ctrl+C ends everything; all is kept.)
    The playground is open:  { $address }
play-no-playground = The playground is not part of this installation. Get the whole project and run `make play` there.
play-not-started = The playground did not start. Is port { $port } taken? Try `spielleiter play --port 8500`.

migrate-nothing = The database is up to date ({ $revision }).
migrate-done = The database is now at { $after } (before: { $before }).
migrate-copy = A copy from before is in `{ $file }`.
backup-keep-what = `--keep` needs a number from 1 on and a folder as target (or none).
backup-dropped = { $count ->
    [one] One older copy is deleted.
   *[other] { $count } older copies are deleted.
}
backup-done = Saved to `{ $file }`.

doctor-config = The settings are in order.
doctor-database = The database can be read and written (at { $revision }).
doctor-database-new = The database `{ $file }` does not exist yet; the start creates it.
doctor-database-old = The database is at { $revision }; the start brings it to { $newest } and makes a copy first.
doctor-outbox = The outbox: { $waiting } { $waiting ->
    [one] message is waiting
   *[other] messages are waiting
 }.
doctor-unsaid = Not said ({ $kind }, { $when }): { $reason } { $detail }
doctor-texts = All texts are complete, in German and English.
doctor-texts-broken = Texts are missing or broken: { $problems }
doctor-drawing = Fonts and drawing room work.
doctor-drawing-broken = No pictures can be drawn ({ $detail }). Install the program anew (`make clean`, then again).
doctor-invite = Invite with all permissions for games, order, Quidditch and tournaments: { $link }
doctor-login = Discord knows me as { $name }.
doctor-server = On “{ $guild }” I have all the permissions I need.
doctor-rights = On “{ $guild }” I lack permissions: { $missing }. Give them to my role under server settings, roles.
doctor-no-server = I am on no server yet. Invite me from https://discord.com/developers/applications, “Installation”.
