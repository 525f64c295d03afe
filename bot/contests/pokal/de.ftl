### Der Quidditch-Pokal: eine Saison der vier Häuser

quidditch-pokal-name = Quidditch-Pokal
pokal-title = { $title }
pokal-and = { $head }, { $tail }
pokal-house = { $house ->
    [G] Gryffindor
    [H] Hufflepuff
    [R] Ravenclaw
   *[S] Slytherin
}
pokal-stage = { $stage ->
    [hin] Hinrunde
    [rueck] Rückrunde
    [decider] Entscheidungsspiel
    [final] Finale
   *[third] Spiel um Platz 3
}
pokal-match = { $stage ->
    [decider] Entscheidungsspiel { $one } – { $other }
    [final] Finale { $one } – { $other }
    [third] Spiel um Platz 3 { $one } – { $other }
    [rueck] { $one } – { $other } (Rückrunde)
   *[hin] { $one } – { $other } (Hinrunde)
}
pokal-match-open = { $stage ->
    [decider] Entscheidungsspiel
    [final] Finale
   *[third] Spiel um Platz 3
}
pokal-half = { $half ->
    [hin] Hinrunde
    [rueck] Rückrunde
   *[finale] Finalspiele
}
pokal-step = { $stage ->
    [new] Die Saison ist eröffnet, die Spielzeiträume fehlen noch.
    [table] Es { $open ->
        [one] fehlt noch ein Spiel
       *[other] fehlen noch { $open } Spiele
    } der Tabelle.
    [finals] Die Tabelle steht, jetzt geht es um den Pokal.
   *[over] Die Saison ist zu Ende.
}
pokal-outcome = { $house } gewinnt den Pokal!
pokal-outcome-early = Die Saison wurde vor ihrem Ende geschlossen.

## Tage
pokal-day = { $weekday ->
    [0] Mo
    [1] Di
    [2] Mi
    [3] Do
    [4] Fr
    [5] Sa
   *[6] So
} { $day }. { $month ->
    [1] Jan
    [2] Feb
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] Aug
    [9] Sept
    [10] Okt
    [11] Nov
   *[12] Dez
}
pokal-date = { $day }. { $month ->
    [1] Jan
    [2] Feb
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] Aug
    [9] Sept
    [10] Okt
    [11] Nov
   *[12] Dez
}
pokal-moment = { $day }, { $whole ->
    [yes] { $hour } Uhr
   *[no] { $hour }:{ $minute }
}
pokal-window = { $first } – { $last }
pokal-window-none = Zeitraum folgt
pokal-stand = Stand { $day }
pokal-plan-note = Spielplan · { $stand }
pokal-half-note = { $played } von { $all } gespielt
pokal-status = { $status ->
    [played] gespielt
    [credit] Punkte in { $hours } h
    [log] Log folgt
    [playing] läuft gerade
    [fixed] Termin steht
    [wanted] Termin gesucht
    [coming] Zeitraum kommt
    [open] nicht angesetzt
   *[trouble] Kein Tag: OK hilft
}
pokal-final-open = { $final ->
    [yes] 1. gegen 2.
   *[no] 3. gegen 4.
}
pokal-final-won = { $house } gewinnt

## Tabelle
pokal-head-played = Spiele
pokal-head-points = Punkte
pokal-head-catches = Schnatz
pokal-head-goals = Gegentore
pokal-head-sand = Hauspunkte
pokal-tie = { $by ->
    [catches] Platz 2 vor 3: { $houses } punktgleich, mehr Schnatzfänge ({ $catches })
    [conceded] Platz 2 vor 3: { $houses } punktgleich, Schnatzfänge { $catches }, weniger Gegentore ({ $conceded })
    [decider] { $open ->
        [yes] Platz 2 und 3: { $houses } gleich in Punkten, Schnatzfängen ({ $catches }) und Gegentoren ({ $conceded }): Entscheidungsspiel
       *[no] Platz 2 vor 3: in allem gleich ({ $catches }, { $conceded }), { $winner } gewinnt das Entscheidungsspiel
    }
    [lot] { $open ->
        [yes] Platz { $first } bis { $last }: { $houses } punktgleich, mehr als zwei: Das Los entscheidet
       *[no] Platz { $first } bis { $last }: punktgleich, mehr als zwei, das Los: { $houses }
    }
   *[shared] Platz { $first } bis { $last } geteilt: { $houses } punktgleich
}
pokal-tie-short = { $by ->
    [catches] Platz 2 vor 3: punktgleich, mehr Schnatzfänge ({ $catches })
    [conceded] Platz 2 vor 3: Schnatz { $catches }, weniger Gegentore ({ $conceded })
    [decider] { $open ->
        [yes] Platz 2 und 3: { $catches }, { $conceded }, Entscheidungsspiel
       *[no] Platz 2 vor 3: { $catches }, { $conceded }, Entscheidungsspiel gewonnen
    }
    [lot] { $open ->
        [yes] Platz { $first } bis { $last } punktgleich: Das Los entscheidet
       *[no] Platz { $first } bis { $last } punktgleich: durch das Los
    }
   *[shared] Platz { $first } bis { $last } geteilt, punktgleich
}
pokal-place = **{ $place }.** { $house }
pokal-wanted = { $count ->
    [one] Für ein Spiel wird ein Termin gesucht: `/pokal zeit`
   *[other] Für { $count } Spiele werden Termine gesucht: `/pokal zeit`
}
pokal-fixtures = **{ $half }** { $lines }
pokal-after = { $half ->
    [hin] nach der Hinrunde
   *[rueck] nach der Rückrunde
}
pokal-next = Als Nächstes: { $line }
pokal-decider = Platz 2 und 3 sind in allem gleich: { $match }.
pokal-line = { $match }: { $what }
pokal-button-table = Tabelle
pokal-button-plan = Spielplan
pokal-button-sand = Hauspunkte
pokal-alt-table = { $title }, Tabelle, { $note }. { $lines }
pokal-alt-row = { $place } { $house } { $points } Punkte, { $catches } { $catches ->
    [one] Schnatzfang
   *[other] Schnatzfänge
}, { $goals } { $goals ->
    [one] Gegentor
   *[other] Gegentore
}{ $through ->
    [yes] , im Finale
   *[no] {""}
}.
pokal-alt-plan = { $title }, { $note }. { $lines }
pokal-alt-against = { $one } gegen { $other }
pokal-alt-moved = {" "}statt { $date }
pokal-alt-sand = Hauspunkte, { $note }. { $lines }
pokal-alt-account = { $house } { $points }, davon diese Saison { $gain }{ $waits ->
    [yes] , { $waiting } warten noch
   *[no] {""}
}.
pokal-alt-leads = { $house } führt.

## Hauspunkte
pokal-sand = Hauspunkte
pokal-sand-note = { $title } ·
pokal-sand-season = diese Saison, im Glas die helle Lage
pokal-sand-waiting = gespielt, Gutschrift { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
} nach dem Log
pokal-sand-leads = führt
pokal-sand-rewards = Zum Saisonende
pokal-points-of = { $house } { $sign }{ $points }
pokal-number = { $value }
pokal-ledger = { $when } · { $why ->
    [credit] { $match }: { $lines }
    [correction] Berichtigung { $match }: { $lines } ({ $reason })
    [season] Saisonpunkte: { $lines }
   *[hand] Schulleitung: { $lines } – { $reason }
}

## Was geschah
pokal-opened = Die Saison ist eröffnet.
pokal-windows = { $half ->
    [hin] Die Spielzeiträume der Hinrunde stehen.
    [rueck] Die Spielzeiträume der Rückrunde stehen.
   *[finale] Die Spielzeiträume der Finalspiele stehen.
}
pokal-named = { $on ->
    [yes] { $house } hat Quidditchverantwortliche benannt.
   *[no] { $house } hat eine Verantwortliche oder einen Verantwortlichen weniger.
}
pokal-resulted = { $match }: Das Ergebnis ist da. { $reason }
pokal-log-nowhere = 📜 Das Log von { $match } ließ sich eine Woche lang nirgends veröffentlichen. Alle bekommen es mit `/pokal bericht`; die Zeit bis zur Gutschrift läuft ab jetzt.
pokal-annulled = { $match } zählt nicht und wird neu gespielt. { $reason }
pokal-extended = { $match } ist ohne Sieger und ohne Schnatzfang: Es geht an einem neuen Termin weiter.
pokal-booked = { $why ->
    [credit] Gutgeschrieben: { $lines }.
    [correction] Berichtigt: { $lines }.
    [season] Saisonpunkte: { $lines }.
   *[hand] Die Schulleitung bucht: { $lines }.
} { $reason }
pokal-lot-sealed = { $houses } sind punktgleich, das Los ist versiegelt.
pokal-lot-dropped = Das Los wird nicht mehr gebraucht.
pokal-lot-drawn = Das Los ist gefallen: { $houses }.
pokal-frozen = Die Paarungen der Finalspiele stehen fest.
pokal-kicked-off = { $match } ist angepfiffen.
pokal-ended = { $early ->
    [yes] Das Quidditch-OK hat die Saison geschlossen: { $reason }
   *[no] Die Saison ist zu Ende. { $reason }
}
pokal-date-fixed = { $match }: { $moved ->
    [yes] verlegt auf { $date }.
   *[no] { $date }.
}
pokal-date-dropped = { $match }: Der Termin entfällt. { $reason }
pokal-no-day = { $match }: Kein möglicher Tag ist mehr übrig, das Quidditch-OK hilft.
pokal-proposed = { $match }: { $date } ist vorgeschlagen.
pokal-answered = { $match }: { $house } { $agreed ->
    [yes] sagt zu.
   *[no] kann da nicht.
}
pokal-whistled = { $match }: { $on ->
    [yes] Die Pfeife ist vergeben.
   *[no] Die Pfeife ist wieder frei.
}
pokal-lineup = { $match }: Die Aufstellung öffnet.

## Was nicht geht
pokal-unreadable = Das verstehe ich nicht. Nimm die Befehle unter `/pokal`, dort steht, was wohin gehört.
pokal-over = Diese Saison ist zu Ende. Ansehen geht immer, ändern kann nur noch die Schulleitung, und nur die Hauspunkte.
pokal-nothing-due = Gerade ist nichts fällig.
pokal-nothing-new = Das steht schon so da.
pokal-only-ok = Das entscheidet das Quidditch-OK. Welche Rolle das ist, legt `/einrichten` fest.
pokal-only-director = Hauspunkte von Hand bucht nur die Schulleitung: wer die Rolle „Spielleitung“ aus `/einrichten` hat.
pokal-only-referee = Das dürfen nur Schiedsrichter dieses Servers und das Quidditch-OK.
pokal-only-house = Verantwortliche benennt das eigene Haus oder das Quidditch-OK.
pokal-only-house-itself = Das trage ich selbst ein, sobald das Spiel zu Ende ist.
pokal-only-manager = Termine vereinbaren die Quidditchverantwortlichen der beiden Häuser. Mit `/pokal verantwortlich` wird man einer.
pokal-windows-count = { $count } Zeiträume gehören dazu, einer für jedes Spiel.
pokal-half-first = Erst die Runde davor: Zuerst kommt die Hinrunde, dann die Rückrunde, dann die Finalspiele.
pokal-windows-far = Das liegt zu weit weg. Prüf bitte das Jahr.
pokal-half-begun = In dieser Runde steht schon ein Termin oder ein Ergebnis. Einzelne Spiele kann das OK mit `/pokal termin` verlegen.
pokal-half-unpublished = Diese Runde ist noch nicht angesetzt. Das OK macht das mit `/pokal runde`.
pokal-pairing-open = Wer da spielt, steht noch nicht fest: Erst müssen alle zwölf Spiele der Tabelle zählen.
pokal-played = Dieses Spiel läuft schon oder ist gespielt.
pokal-not-played = Dieses Spiel ist noch gar nicht gespielt.
pokal-not-named = Diese Person ist dort nicht verantwortlich.
pokal-named-already = Diese Person ist dort schon verantwortlich.
pokal-managers-full = Ein Haus hat höchstens { $count } Verantwortliche. Nimm erst jemanden heraus.
pokal-no-window = Für dieses Spiel gibt es keinen Zeitraum; das OK legt den Termin fest.
pokal-not-your-match = Da spielt dein Haus nicht mit. Welche Rolle zu welchem Haus gehört, legt `/einrichten` fest.
pokal-date-past = Dieser Zeitpunkt ist schon vorbei. Wähl einen, der noch kommt.
pokal-outside-window = Der Tag liegt außerhalb des Spielzeitraums. Das geht nur mit dem Quidditch-OK.
pokal-too-late = Zu spät für diesen Tag: Ein Termin wird spätestens am siebten Tag davor bekannt gegeben. Nimm einen späteren oder frag das OK.
pokal-no-proposal = Es ist gerade kein Termin vorgeschlagen.
pokal-agreed-already = Dein Haus hat schon zugesagt. Jetzt fehlen die anderen oder die Pfeife.
pokal-not-whistling = Du pfeifst dieses Spiel nicht.
pokal-whistle-taken = Dieses Spiel pfeift schon jemand.
pokal-no-date = Für dieses Spiel steht kein Termin.
pokal-catch-other = Den Schnatz kann nur eines der beiden Häuser gefangen haben.
pokal-goals-odd = Diese Zahlen können nicht stimmen. Tore von 0 bis 999, Betrugsfälle von 0 bis 7.
pokal-only-annulled = Ein Final- oder Entscheidungsspiel braucht einen Sieger. Abgebrochen kann es nur annulliert und neu gespielt werden.
pokal-decider-stands = Die Finalspiele haben begonnen, das Entscheidungsspiel steht.
pokal-no-points = Null Punkte zu buchen lohnt die Tinte nicht.
pokal-corrected-not-rewound = In einer Saison wird nichts zurückgenommen, sondern berichtigt, und jeder sieht es: `/pokal ergebnis` oder `/pokal annullieren`.
pokal-file = { $what ->
    [report] pokal-bericht
    [matches] pokal-spiele
    [points] pokal-hauspunkte
   *[logs] pokal-protokolle
}
