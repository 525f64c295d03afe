### Würfeln: was an einem Wurf nicht stimmt, und wie es richtig heißt.

dice-empty = Da steht noch kein Wurf. Schreib zum Beispiel `2w6+1`.
dice-no-dice = Ohne Würfel kein Wurf: Es muss mindestens ein Würfel dabei sein, zum Beispiel `1w6`.
dice-no-sides = Wie viele Seiten hat der Würfel? Schreib zum Beispiel `w6` oder `w20`.
dice-expected-term = Hier fehlt etwas: ein Würfel wie `2w6` oder eine Zahl.
dice-unexpected = Das hier verstehe ich nicht. Rechnen kann ich mit `+` und `-`; eine Notiz kommt nach einem Leerzeichen oder nach `#`.
dice-missing-sign = Hier fehlt `+` oder `-`. Wenn es eine Notiz ist, schreib `#` davor.
dice-foreign-digit = Diese Ziffer kann ich nicht lesen. Nimm die gewöhnlichen Ziffern 0 bis 9.
dice-keep-no-count = Wie viele Würfel sollen zählen? Schreib zum Beispiel `4w6kh3` (die drei höchsten).
dice-keep-misplaced = Behalten und Streichen gehört direkt hinter die Würfel, zum Beispiel `4w6kh3`.
dice-keep-none = Mindestens ein Würfel muss gemeint sein, zum Beispiel `4w6kh1`.
dice-keep-too-many = So viele Würfel liegen da nicht: Behalten lassen sich höchstens { $limit }.
dice-drop-too-many = Ein Würfel muss liegen bleiben: { $limit ->
    [0] Von einem einzigen lässt sich keiner streichen.
   *[other] Streichen lassen sich höchstens { $limit }.
}
dice-too-long = Das ist ein Roman, kein Wurf: Mehr als { $limit } Zeichen lese ich nicht.
dice-too-many-terms = Höchstens { $limit } Teile in einem Wurf. Teile ihn auf zwei Würfe auf.
dice-too-many-dice = So viele Würfel passen nicht in den Becher: Höchstens { $limit } auf einmal.
dice-too-many-sides = Das ist schon eine Kugel: Höchstens { $limit } Seiten hat ein Würfel.
dice-too-large = Zahlen gehen bis { $limit }.
dice-label-too-long = Die Notiz darf höchstens { $limit } Zeichen lang sein.

dice-no-such-day = Für diesen Tag gibt es hier keine Würfe. Nimm einen Tag aus der Liste.
