### Sätze, die überall vorkommen können.

# $reference (Text) steht auch im Protokoll des Betreibers.
error-unexpected = Das hat nicht geklappt, und es liegt an uns. Dein Spielstand ist sicher. Bitte probiere es gleich noch einmal; bleibt es dabei, nenne diese Nummer: `{ $reference }`.

# Die Datenbank ist gesperrt, voll, schreibgeschützt oder nicht erreichbar.
error-database = Ich kann gerade nichts speichern, darum ist nichts geschehen. Dein Spielstand ist sicher. Bitte probiere es in einer Minute noch einmal.

date = { $day }. { $month ->
    [m1] Januar
    [m2] Februar
    [m3] März
    [m4] April
    [m5] Mai
    [m6] Juni
    [m7] Juli
    [m8] August
    [m9] September
    [m10] Oktober
    [m11] November
   *[m12] Dezember
} { $year }
