"""What must stay as it is, stored and compared: games, walks, readings, records. Read by people where it changes.

- `games`: stored games, move by move, with everything everybody is shown and what the computer would do (`recorder`).
- `walks`: scripts through the whole house against a Discord in this process, with every message, page, letter, form,
  file and ping (`wire`); from the first entry of a tournament to its report, a season, a table of every game, a match,
  set-up, help and order, also where the bot begins again, and where everything takes long.
- `courses`: whole games, tournaments and seasons at random, a few letters for every state, and for what everybody would
  be answered there.
- `typed`: what is made of hundreds of lines that people could type; `contracts`: records with their limits, house
  rules, and commands as Discord has them.
- `tests/service/ledgers`: what the service writes, every row of every table after each step, and what the feed hears.
- Pictures are not drawn: `sketch` writes down their strokes.

Whoever changes words, screens, rules or records on purpose writes them anew (`python -m tests.transcripts`) and reads
the difference; whoever merges two such changes takes either side and does the same.
"""

WRITING = "WALKS"
"""While this is set in the environment, all that is stored is written down anew (`python -m tests.transcripts`)."""
