### Termine: die private Seite, Vorschläge, Briefe

pokal-page-head = **{ $match }** · { $when }
pokal-page-best = Am besten passt **{ $day }**: { $one } und { $other }, { $count ->
    [one] { $referees } pfeift
   *[other] es pfeifen { $referees }
}. Bekannt geben bis { $until }.
pokal-page-next-best = Sonst { $days }.
pokal-page-none = Noch passt kein Tag: Drei von jedem Haus und eine Pfeife müssen es sein.
pokal-page-mine = { $side ->
    [P] Wann kannst du pfeifen?
   *[G] Wann kannst du spielen?
} { $count ->
    [0] { $known ->
        [yes] Du hast gesagt, dass du an keinem Tag kannst.
       *[no] Noch hast du keinen Tag gewählt.
    }
    [one] Ein Tag ist gewählt.
   *[other] { $count } Tage sind gewählt.
}
pokal-page-only = Tage ankreuzen können hier die Spieler beider Häuser und die Schiedsrichter. Gehörst du dazu, fehlt dir die Rolle oder der Platz im Kader (`/pokal kader`).
pokal-page-proposed = Vorgeschlagen: **{ $date }**. { $missing ->
    [nothing] Alle sind einig.
   *[some] Es fehlt noch: { $who }.
}
pokal-page-whistle = eine Pfeife
pokal-page-until = Bekannt geben bis { $day }.
pokal-page-prompt = Tage ab { $first }
pokal-page-which = Ein anderes Spiel
pokal-which-match = { $count ->
    [0] Ein Spiel „{ $typed }“ kenne ich nicht.
   *[other] „{ $typed }“ passt auf { $count } Spiele.
} Tipp bei „spiel“ ein paar Buchstaben der Häuser und wähl es aus der Liste.
pokal-button-agree = Passt
pokal-button-decline = Passt nicht
pokal-button-other = Andere Zeit
pokal-button-propose = { $day } vorschlagen
pokal-button-all = Immer
pokal-button-none = Gar nicht
pokal-button-whistle = Ich pfeife
pokal-button-lineup = Aufstellung
pokal-button-log = Spiel und Log
pokal-button-come = Bin dabei{ $some ->
    [yes] {" "}· { $home } : { $away }
   *[no] {""}
}
pokal-button-watch = Schaue zu{ $count ->
    [0] {""}
   *[other] {" "}· { $count }
}
pokal-page-coming = { $house }: { $count ->
    [0] noch keine Zusage
    [one] eine Zusage
   *[other] { $count } Zusagen
}{ $named ->
    [yes] , { $names }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weitere
    }
   *[no] {""}
}
pokal-page-watching = Auf der Tribüne: { $count }. { $own ->
    [come] Du hast zugesagt.
    [watch] Du schaust zu.
    [whistle] Du pfeifst.
   *[none] Ob du kommst, sagst du unter der Ansage im Kanal.
}
pokal-come-banned = Noch gesperrt: { $left ->
    [one] ein Spiel
   *[other] { $left } Spiele
}, dann bist du wieder dabei. Auf der Tribüne ist Platz, und dort wird nicht gewürfelt: „Schaue zu“. Einspruch nimmt das Quidditch-OK entgegen.
pokal-come-no-player = „Bin dabei“ ist für die Spieler der beiden Häuser. Gehörst du dazu, fehlt dir die Rolle oder der Platz im Kader (`/pokal kader`). Auf der Tribüne ist für alle Platz: „Schaue zu“.
pokal-come-referee = Du pfeifst dieses Spiel, das zählt schon. Kannst du nicht, gib die Pfeife mit `/pokal pfeifen` und „abgeben“ zurück.
pokal-come-moved = Diese Ansage gilt nicht mehr. { $stands ->
    [yes] Neuer Termin ist { $date }; antworte bitte unter der neuen Ansage.
   *[no] Ein neuer Termin wird gesucht; sag mit `/pokal zeit`, wann du kannst.
}
pokal-form-title = Termin vorschlagen
pokal-form-when = Tag und Uhrzeit, etwa 17.5. 20:00

pokal-bad-moment = „{ $typed }“ kann ich nicht als Tag und Uhrzeit lesen. So geht es: 17.5. 20:00 oder 17.5.2027 20 Uhr.
pokal-date-lapsed = { $match }: Der Vorschlag ist verfallen, er konnte nicht mehr rechtzeitig bekannt gegeben werden.
pokal-letter-proposed = 🗓️ **{ $match }**: { $by ->
    [ok] Das Quidditch-OK
   *[house] { $house }
} schlägt **{ $date }** vor. Passt euch das?
pokal-letter-named = 🗓️ Du vereinbarst jetzt für **{ $house }** die Termine im Pokal. `/pokal zeit` zeigt dir, wann eure Leute können, und du schlägst dort mit einem Druck einen Tag vor; `/pokal kader` führt eure Liste, `/hilfe suche:Termin` weiß den Rest.
pokal-letter-date-declined = 🗓️ **{ $match }**: Das andere Haus kann da nicht. Schlag etwas Neues vor; welche Tage gehen, zeigt `/pokal zeit`.
pokal-letter-date-lapsed = ⌛ **{ $match }**: Euer Terminvorschlag ist verfallen, denn bis zum siebten Tag davor waren nicht alle einig. Schlag bitte einen neuen Tag vor; welche gehen, zeigt `/pokal zeit`.
pokal-letter-date-fixed = 📣 **{ $match }** steht: { $date }.
pokal-letter-come = Sag unter der Ansage in { $where }, ob du dabei bist.
pokal-letter-date-moved = 📣 **{ $match }** ist verlegt: neu { $date }, vorher { $before }.
pokal-letter-date-dropped = 🌩️ **{ $match }** ist verschoben. Sag mit `/pokal zeit`, wann du kannst.
pokal-letter-whistle-wanted = 📣 **{ $match }**, { $date }: Beide Häuser sind da, nur die Pfeife fehlt noch. Kannst du pfeifen?
pokal-say-whistle-wanted = 📣 **{ $match }**, { $date }: Beide Häuser sind da, nur die Pfeife fehlt noch. { $who }, wer pfeift?
pokal-the-referees = Schiedsrichter
pokal-letter-reminder = { $which ->
    [1] 🗓️ **{ $match }** { $soon }: { $date }. Trag es dir ein.
    [2] 🧹 **{ $match }** { $soon }: { $date }. Besen prüfen, Würfel aufwärmen, Großschreibung üben.
   *[3] ⏰ **{ $match }** { $soon }. { $open ->
        [yes] Die Aufstellung ist offen.
       *[no] Gleich öffnet die Aufstellung.
    }
}
pokal-letter-missing = { $house }: { $seats ->
    [none] Hüter und Sucher sind da, es { $more ->
        [one] fehlt noch eine Person
       *[other] fehlen noch { $more } Leute
    } bis drei.
   *[some] Euch fehlt noch: { $names }. Ohne Hüter und Sucher wird nicht angepfiffen.
}
pokal-letter-complete = { $house }: { $count } Plätze sind besetzt, ihr seid vollzählig genug.
pokal-aloud = { $person }, deine Direktnachrichten sind zu, darum hier: { $words }
pokal-help-date = { $ok }, bitte legt mit `/pokal termin` einen neuen Termin fest.
pokal-calendar = 📎 { $whose ->
    [own] Deine Spiele
    [house] Die Spiele von { $house }
   *[all] Alle Spiele
}, deren Termin feststeht. Öffne die Datei, und dein Kalender nimmt sie auf; verlegt sich etwas, hol sie neu.
pokal-calendar-link = 🔗 Oder abonniere sie, dann kommt jede Änderung von selbst (im Kalender „per URL hinzufügen“): `{ $url }`
    -# Wer die Adresse kennt, sieht diese Termine, sonst nichts.
pokal-say-window = **{ $window }**: { $matches }
pokal-pair = { $one } – { $other }
