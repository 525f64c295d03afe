### Sentences that may occur anywhere.

# $reference (text) is in the operator's log as well.
error-unexpected = That did not work, and it is our fault. Your game is safe. Please try again in a moment; if it keeps happening, mention this number: `{ $reference }`.

# The database is locked, full, read-only or unreachable.
error-database = I cannot save anything right now, so nothing has happened. Your game is safe. Please try again in a minute.

date = { $day } { $month ->
    [m1] January
    [m2] February
    [m3] March
    [m4] April
    [m5] May
    [m6] June
    [m7] July
    [m8] August
    [m9] September
    [m10] October
    [m11] November
   *[m12] December
} { $year }
