### DOG in Hogwarts: vier Häuser, zehn Karten und ein Hausmeister.

dog-name = DOG in Hogwarts
dog-partners = { $players ->
    [2] Jeder spielt für sich.
    [3] Jeder spielt für sich.
   *[other] { $drawn ->
        [yes] Zu viert spielen zusammen, die sich gegenübersitzen; die Häuser werden gelost.
       *[no] Zu viert spielen Slytherin und Gryffindor gegen Hufflepuff und Ravenclaw.
    }
}

## Karten

dog-card-2 = 2
dog-card-3 = 3
dog-card-5 = 5
dog-card-6 = 6
dog-card-4 = ±4
dog-card-7 = 7
dog-card-9 = Start/9
dog-card-18 = Start/1/8
dog-card-t = Tausch
dog-card-j = Joker
dog-caption-2 = 2 vor
dog-caption-3 = 3 vor
dog-caption-5 = 5 vor
dog-caption-6 = 6 vor
dog-caption-4 = vor oder zurück
dog-caption-7 = teilen
dog-caption-9 = Start
dog-caption-18 = Start
dog-caption-t = Tausch
dog-caption-j = Joker
# Als was der Joker gespielt wird.
dog-role-raus = Start
dog-role-1 = 1
dog-role-2 = 2
dog-role-3 = 3
dog-role-4 = ±4
dog-role-5 = 5
dog-role-6 = 6
dog-role-7 = 7 teilen
dog-role-8 = 8
dog-role-9 = 9
dog-role-t = Tausch

## Bausteine

dog-list = { $head }, { $tail }
dog-no-cards = keine
dog-figure = { $figure }
dog-caretaker = Der Hausmeister
dog-place-great-hall = Große Halle
dog-hop-out = { $figure } kommt heraus
dog-hop-walk = { $figure } zieht { $steps } auf Feld { $field }
dog-hop-back = { $figure } geht { $steps } zurück auf Feld { $field }
dog-hop-hall = { $figure } zieht { $steps } in die Große Halle
dog-hop-swap = { $one } (jetzt Feld { $there }) tauscht mit { $other } (jetzt Feld { $here })
dog-hop-nothing = ohne Wirkung
dog-hop-caught = { $way }, dem Hausmeister in die Arme, und muss ins Bett
dog-hop-caught-sends = { $way } zum Hausmeister, schickt { $sent } zurück und muss ins Bett
dog-hop-signs = { $signs }
dog-hop-short = { $end ->
    [out] { $figure } heraus
    [hall] { $figure } → Halle
   *[ring] { $figure } → { $field }
}{ $sends ->
    [yes] {" "}✗ { $sent }
   *[no] {""}
}
dog-hop-sends = { $way } und schickt { $sent } zurück

## Was geschehen ist

dog-opened-teams = { $one } und { $two } gegen { $three } und { $four }: Möge das bessere Team die Große Halle füllen!
dog-opened-alone = Zu { $count ->
    [2] zweit
   *[other] dritt
} spielt jeder für sich: Wer zuerst drei Figuren in der Großen Halle hat, gewinnt.
dog-dealt = Runde { $round }: { $seat } teilt je { $count } Karten aus.
dog-dealt-own = Runde { $round }. Deine Karten: { $cards }.
dog-gave = { $late ->
    [yes] ⏰ Zeit um, für { $seat } wurde eine Karte gezogen.
   *[no] { $seat } hat eine Karte verdeckt weitergegeben.
}
dog-gave-own = { $late ->
    [yes] Die Zeit war um, darum ging { $card } weiter.
   *[no] Du hast { $card } weitergegeben.
}
dog-exchanged = Die Karten sind getauscht.
dog-exchanged-own = { $seat } gibt dir: { $card }.
dog-played = { $late ->
    [yes] ⏰ Zeit um, gespielt für { $seat }: **{ $card }**, { $what }.
   *[no] { $seat } spielt **{ $card }**: { $what }.
}
dog-played-caretaker = { $what } Die erste Figur ist da, und schon kommt der Hausmeister: Feld { $field }.
dog-played-surprised = { $what } Die erste Figur ist da, und schon kommt der Hausmeister auf Feld { $field } und schickt { $figure } ins Bett.
dog-folded = { $seat } kann nichts spielen und legt ab: { $cards }.
dog-discarded = { $seat } kann nichts spielen und wirft { $card } ab.
dog-drew = { $seat } zieht eine Karte nach.
dog-drew-own = Du ziehst nach: { $card }.
dog-passed = { $seat } zieht keine Karte nach.

## Was zu tun ist

# $teams ist yes oder no.
dog-step-swap = { $teams ->
    [yes] Alle schieben ihrem Partner verdeckt eine Karte zu.
   *[no] Alle geben verdeckt eine Karte nach links.
}
dog-step-turn = { $seat } ist am Zug.
dog-step-draw = { $seat } darf eine Karte nachziehen.

## Am Tisch

dog-heading-over = DOG · Schluss in Runde { $round } · { $score }
dog-heading = DOG · Runde { $round } · { $score }
# $house ist S, H, G oder R; $status sagt, was die Person gerade tut.
dog-line = { $house ->
    [S] 🐍
    [H] 🦡
    [G] 🦁
   *[R] 🦅
} { $seat }{ $status ->
    [won] {" "}🏆
    [over] {""}
    [folded] {" "}raus
    [gave] {" "}🃏 { $cards } ✓
   *[waits] {" "}🃏 { $cards }
}
dog-hands = -# { $hands }
dog-door = Meine Karten
dog-button-moves = Letzte Züge
dog-button-cards = Alle Karten
dog-button-why = Warum raus?
dog-button-back = Meine Karten
dog-no-moves = Noch ist keine Figur gezogen.
dog-cards-all = Alle DOG-Karten
dog-cards-count = 78 Karten
dog-cards-about = **Start/9**, **Start/1/8**: eine Figur herausholen oder so weit ziehen. **±4**: vor oder zurück. **7**: auf eigene Figuren aufteilen; wer überholt wird, muss heim. **Tausch**: eine eigene Figur mit einer fremden. **Joker**: was du willst. Mit jeder Zahl darfst du auch den Hausmeister bewegen, sobald er da ist; er geht gegen die Uhr.

## In der Hand

dog-hand = Deine Karten
dog-hand-empty = Deine Hand ist leer
dog-got = Vom Tausch hast du: **{ $card }**.
dog-choose-gift = Welche Karte gibst du verdeckt an { $seat }? Ein Druck, und sie ist weg; was du bekommst, siehst du erst danach.
dog-gave-wait = Du hast { $seat } **{ $card }** zugeschoben. Sobald alle gewählt haben, geht es los.
dog-choose-card = Du bist am Zug. Welche Karte spielst du?
dog-must-discard = Du kannst nichts spielen und musst eine Karte abwerfen. Welche? Ein Druck wirft sie ab.
dog-draw-question = Du darfst eine Karte nachziehen. Lässt sie sich spielen, musst du sie spielen; sonst wirfst du noch eine ab.
dog-button-draw = Karte ziehen
dog-button-pass = Nicht ziehen
dog-you-folded = Du bist für diese Runde raus: Keine deiner Karten ließ sich spielen. Warum, steht hinter dem Knopf unten.
dog-button-card = { $number } { $card }
dog-button-way = { $number } { $way }
dog-button-role = { $role }: { $way }

## Eine Karte spielen

dog-play-heading = { $card } spielen
dog-confirm-heading = { $card }: So?
dog-joker-as = Als was spielst du den Joker?
dog-choose-move = Wer zieht wohin?
dog-choose-swap = Wer tauscht mit wem?
dog-swap-nobody = Auf dem Ring steht niemand, mit dem du tauschen könntest.
dog-swap-figure = { $figure } (Feld { $field }) tauscht mit …
dog-swap-with = { $figure } auf Feld { $field }
dog-swap-button = { $figure } ↔ { $other } auf Feld { $field }
dog-seven-left = Noch **{ $left }** von 7 Punkten zu verteilen. Jede Figur bekommt höchstens einen Teil.
dog-seven-done = Bisher: { $done }.
dog-seven-figure = { $figure } zieht …
dog-seven-caretaker = Der Hausmeister nimmt die ganze 7
dog-own-sent = ⚠️ Aus dem eigenen Lager muss zurück ins Bett: { $sent }.
dog-caretaker-comes = Danach kommt der Hausmeister auf Feld { $field }.
dog-wins = 🏆 Damit ist die Partie gewonnen!
dog-button-play = Spielen
dog-button-other = Andere Wahl
dog-button-undo = Letzten Teil zurück
dog-button-joker = Als etwas anderes

## Warum eine Karte nicht geht

dog-why-heading = { $seat } konnte nichts spielen:
dog-why-nobody = In dieser Runde ist noch niemand ausgeschieden.
dog-why-line = **{ $card }** geht nicht: { $why }.
dog-why-drawn-first = **{ $card }** muss warten: Die gezogene Karte lässt sich spielen, also ist sie dran.
dog-why-joker = nicht einmal er findet einen Zug
dog-why-both = { $out }, und { $walk }
dog-why-no-bed = es schläft keine Figur mehr
dog-why-start-own = auf dem Startfeld steht schon eine eigene Figur
dog-why-start-caretaker = auf dem Startfeld steht der Hausmeister
dog-why-none-out = keine Figur ist unterwegs
dog-why-none-out-caretaker = keine Figur ist unterwegs, und der Hausmeister kommt an einer geschützten nicht vorbei
dog-why-barred = { $figure } kommt an { $other } auf Feld { $field } nicht vorbei
dog-why-seven = die sieben Punkte gehen nicht ganz auf
dog-why-no-own = keine eigene Figur steht ungeschützt auf dem Ring

## Was nicht geht

dog-over = Diese Partie ist gespielt. Eine Revanche gibt es mit `/dog neu`.
dog-not-seated = Mitspielen kann nur, wer einen Platz hat. Zuschauen darfst du gern.
dog-swap-first = Erst wird getauscht: Öffne „Meine Karten“ und gib eine weiter.
dog-swap-over = Getauscht ist schon. Jetzt wird gespielt.
dog-given-already = Du hast schon { $card } weitergegeben. Jetzt heißt es warten, bis alle gewählt haben.
dog-wait = Gerade ist { $seat } am Zug.
dog-not-your-card = { $card } hast du nicht auf der Hand. Öffne „Meine Karten“ und wähle dort.
dog-nothing-to-draw = Nachziehen darf nur, wer nichts spielen konnte und eine Karte abgeworfen hat.
dog-draw-or-not = Du hast abgeworfen: Ziehst du eine Karte nach oder nicht?
dog-must-play = Wer spielen kann, muss spielen. Öffne „Meine Karten“ und wähle eine, die leuchtet.
dog-only-drawn = Spielen darfst du nur, was du gezogen hast: { $card }.
dog-card-stuck = { $card } geht gerade nicht: { $why }.
dog-no-such-move = So lässt sich { $card } auf diesem Brett nicht spielen. Öffne „Meine Karten“; dort steht alles, was geht.
dog-not-understood = Das verstehe ich nicht. Ein Zug sieht so aus: `5 G1+5`, `7 G1+2h G2+5`, `9 G1 raus`, `4 G1-4`, `T G1/H2`; eine Gabe so: `gib 7`.

## Das Ende

dog-team-won = { $one } und { $other } haben alle sechs Figuren in der Großen Halle und gewinnen in Runde { $rounds }!
dog-one-won = { $seat } hat drei Figuren in der Großen Halle und gewinnt in Runde { $rounds }!
dog-why = { $home ->
    [0] { $seat } hat noch keine Figur daheim.
    [one] { $seat } hat eine Figur daheim.
   *[other] { $seat } hat { $home } Figuren daheim.
}

## In den Bildern

dog-picture-title = DOG in Hogwarts
dog-picture-info = Runde { $round } · { $cards } Karten
dog-picture-plan = Du spielst { $card }
dog-picture-played = { $name }: { $card }
dog-picture-folded = { $name } ist raus
dog-picture-discarded = { $name } wirft { $card } ab
dog-picture-cannot = nichts war spielbar
dog-picture-walk = { $figure } zieht { $steps } auf { $field }
dog-picture-hall = { $figure } zieht { $steps } ins Ziel
dog-picture-swap = { $one } tauscht mit { $other }
dog-picture-sent = Zurück: { $sent }
dog-picture-caretaker = Der Hausmeister kommt
dog-picture-turn = Am Zug
dog-picture-your-turn = { $swapping ->
    [yes] Gib eine Karte
   *[no] Du bist am Zug
}
dog-picture-targets = Nummern zeigen das Ziel
dog-picture-swapping = Karten tauschen
dog-picture-won = Gewonnen
dog-alt-board = DOG in Hogwarts, { $info }. { $last }. Ring: { $ring }. Schlafsaal: { $bed }. Große Halle: { $hall }. { $next }.
dog-alt-nothing = Noch ist nichts gespielt
dog-alt-hand = DOG, nur für dich, Runde { $round }. Auf dem Ring: { $ring }. { $next }. Deine Karten: { $cards }.
dog-alt-card = { $number }: { $card }{ $stuck ->
    [yes] , jetzt nicht spielbar
   *[no] {""}
}
dog-alt-cards = Alle Karten: { $cards }.

## Hausregeln

dog-rule-ring = Ring
dog-rule-ring-help = Wie viele Felder der Weg um das Brett hat.
dog-rule-ring-32 = 32 Felder
dog-rule-ring-40 = 40 Felder
dog-rule-ring-48 = 48 Felder
dog-rule-ring-56 = 56 Felder
dog-rule-ring-64 = 64 Felder
dog-rule-lane = Ziel
dog-rule-lane-help = Die Große Halle für alle, oder je Haus ein Gang mit drei Plätzen.
dog-rule-lane-no = Große Halle
dog-rule-lane-yes = Gang mit drei Plätzen
dog-rule-houses = Häuser
dog-rule-houses-help = Ob man sich auf ein Haus setzt oder die Häuser beim Beginn verlost werden.
dog-rule-houses-no = gewählt
dog-rule-houses-yes = ausgelost
dog-rule-seconds = Bedenkzeit
dog-rule-seconds-help = Wie lange jemand überlegen darf, bevor der Bot für ihn zieht.
dog-rule-seconds-60 = 1 Minute
dog-rule-seconds-180 = 3 Minuten
dog-rule-seconds-600 = 10 Minuten
dog-rule-seconds-3600 = 1 Stunde
dog-rule-seconds-86400 = 1 Tag
dog-rule-seconds-none = ohne Uhr
