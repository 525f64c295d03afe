### What is wrong with the settings; each line names the place and the way out.

config-heading = The settings are not right yet:

# $place is a file or "environment", $key the name of the setting.
config-environment = environment
config-problem = { $place }: { $problem }

config-file-missing = There is no file `{ $file }`. Create it (template: `config.example.toml`) or check the path.
config-file-unreadable = The file `{ $file }` cannot be read: { $reason }
config-file-encoding = The file is not stored as UTF-8. Save it as UTF-8 in your editor.
config-syntax = Line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }: this is not valid TOML ({ $reason }).
config-syntax-end = At the end of the file: this is not valid TOML ({ $reason }).

config-unknown-near = I do not know `{ $key }`. Did you mean `{ $near }`?
config-unknown = I do not know `{ $key }`. Possible are: { $known }.

config-expected-int = `{ $key }` must be a whole number.
config-expected-bool = `{ $key }` must be true or false.
config-expected-string = `{ $key }` must be a text in quotation marks.
config-expected-choice = `{ $key }` must be one of: { $choices }.
config-expected-section = `{ $key }` is a section: write [{ $key }] on a line of its own and the values below it.
config-expected-list = `{ $key }` must be a list in square brackets, such as `[123, 456]`.
config-at-least = `{ $key }` must be at least { $limit }.
config-at-most = `{ $key }` must be at most { $limit }.
config-invalid = `{ $key }` is not right: { $reason }

config-database-scheme = `{ $key }`: I do not know this kind of database. These work: `sqlite:///file.db` and `postgresql://user:password@host/database`.
config-database-slashes = `{ $key }`: `sqlite:` is followed by three slashes, for example `sqlite:///spielleiter.db` (four for an absolute path).
config-api-base = `{ $key }` must be an http:// or https:// address ending in /api/v10, for example `https://discord.com/api/v10`.
config-public-url = `{ $key }` must be an address with http:// or https://, without ? and #, for example `https://bot.example.org/kalender`.
config-calendar-port = [calendar]: `url` needs a port at which the bot answers. Set `port` in the section [health], for example 8421, or leave `url` empty.
config-gateway-url = `{ $key }` must be a ws:// or wss:// address.

config-shards = `{ $key }` names the shards of this process, counted from 0: for example `0-3` or `0,2,5-7`.
config-cluster-half = [cluster]: `shards` and `of` belong together. Write for example `shards = "0-3"` and `of = 16` (or `--shards 0-3/16`), or leave both out.
config-cluster-range = [cluster]: shards count from 0 to `of` minus 1, the smaller one first. With `of = 16` the last one is 15.
config-cluster-sqlite = [cluster]: several processes need one PostgreSQL database in common; an SQLite file belongs to one alone. Set `database_url` to `postgresql://…`, or leave the section [cluster] out.

config-token-missing =
    The bot's token is missing.
    Put it into the environment as `SPIELLEITER_TOKEN` or into `config.toml` as `token = "…"`.
    You get it at https://discord.com/developers/applications: choose the application, "Bot", "Reset Token".
    To play without any token: `spielleiter play`.
