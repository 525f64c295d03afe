### Die Regeln der Saison: Vorschläge, Stimmen, Versionen

pokal-setting = { $setting ->
    [rounds] Runden
    [zehn_sekunden] Zehn-Sekunden-Regel
    [gnade] Gnade dazu
    [stille] Frist bei Stille
    [chat] Chat
    [halbzeit] Halbzeitpause
    [pause_finale] Pause vor der Verlängerung
    [fuenf_minuten] Wartezeit auf Verschwundene
    [eine_minute] Zeit zum Einlesen
    [geschwaetz] Gerede außerhalb des Chats
    [xp] Erfahrungspunkte
    [tor] Punkte je Tor
    [schnatz] Punkte für den Schnatz
    [bonus] Siegbonus
    [gutschrift] Gutschrift nach dem Log
    [platz1] Saisonpunkte für Platz 1
    [platz2] Saisonpunkte für Platz 2
    [platz3] Saisonpunkte für Platz 3
   *[platz4] Saisonpunkte für Platz 4
}
pokal-value = { $kind ->
    [rounds] { $value }
    [seconds] { $value } Sekunden
    [hours] { $value } Stunden
    [points] { $value } Punkte
    [gifts] { $value }
   *[talk] { $value ->
        [melden] wird gemeldet
       *[automatisch] wird von selbst verwarnt
    }
}
pokal-change = { $setting }: { $value }
pokal-change-words = { $words }
pokal-change-reason = { $change } – { $words }
pokal-change-case = { $change } (ungeregelter Fall, gilt sofort)
pokal-nobody = niemand
pokal-schulleitung = Schulleitung
pokal-rule-votes = dafür: { $yes } · dagegen: { $no } · es fehlen: { $missing }

## Seite
pokal-button-rules = Regeln
pokal-button-older = Ältere
pokal-button-newer = Neuere
pokal-button-yes = Dafür
pokal-button-no = Dagegen
pokal-button-withdraw = Zurückziehen
pokal-button-approve = Genehmigen
pokal-button-reject = Ablehnen
pokal-button-yes-to = Dafür ({ $number })
pokal-button-no-to = Dagegen ({ $number })
pokal-button-approve-to = Genehmigen ({ $number })
pokal-button-reject-to = Ablehnen ({ $number })
pokal-ask-reject = Warum nicht?
pokal-rules-in-force = 📜 **Es gilt Version { $number }** der Quidditchregeln, seit { $since }.
pokal-rules-book = Alles wie im Regelbuch.
pokal-rules-differ = Anders als im Regelbuch: { $changes }
pokal-rules-motion = 🗳️ **Vorschlag { $number }** ({ $house }): { $change }. { $status ->
    [vote] Das Quidditch-OK stimmt ab, { $votes }.
    [approval] Vom Quidditch-OK angenommen ({ $votes }), die Schulleitung entscheidet.
    [waiting] Genehmigt, gilt ab der nächsten Hin- oder Rückrunde.
    [force] Gilt.
    [failed] Ohne Mehrheit ({ $votes }).
    [rejected] Nicht genehmigt: { $reason }
   *[withdrawn] Zurückgezogen.
}
pokal-rules-waiting = ⏳ Ab der nächsten Hin- oder Rückrunde: { $changes }
pokal-rules-edition = **Version { $number }** · { $since }
pokal-rules-line = • { $change } (vorgeschlagen von { $house }; dafür { $yes }; dagegen { $no }; genehmigt von der Schulleitung { $when })
pokal-rules-first = **Version 2** · 1. Januar 2011: das Regelbuch, wie es in der Hilfe steht
pokal-rules-oldest = **Version 1** · 1. September 2009: Schaffen der Quidditchregeln und Einführung durch das Haus Gryffindor
pokal-rules-how = -# Vorschlagen: `/pokal regel` (Quidditch-OK). Drei von vier Häusern und die Schulleitung müssen dafür sein. Jedes Spiel behält die Version, mit der es begonnen hat.

## Was geschah
pokal-rule-proposed = Vorschlag { $number } zu den Regeln ({ $house }): { $change }.
pokal-rule-voted = Vorschlag { $number }: { $house } ist { $yes ->
    [yes] dafür.
   *[no] dagegen.
}
pokal-rule-withdrawn = Vorschlag { $number } ist zurückgezogen.
pokal-rule-decided-told = Vorschlag { $number }: { $carried ->
    [yes] Das Quidditch-OK hat ihn angenommen, die Schulleitung entscheidet.
   *[no] Keine Mehrheit im Quidditch-OK.
}
pokal-rule-approved = Vorschlag { $number }: { $approved ->
    [yes] Die Schulleitung genehmigt ihn.
   *[no] Die Schulleitung genehmigt ihn nicht: { $reason }
}
pokal-rules-amended = Version { $number } der Regeln gilt: { $changes }.

## Was nicht geht
pokal-rule-only-ok = Über die Regeln stimmt nur das Quidditch-OK ab. Welche Rolle das ist, legt `/einrichten` fest.
pokal-rule-only-director = Regeländerungen genehmigt nur die Schulleitung. Welche Rolle das ist, legt `/einrichten` fest.
pokal-vote-no-house = Im Quidditch-OK hat jedes Haus eine Stimme, und du trägst die Farben keines Hauses. Welche Rolle zu welchem Haus gehört, legt `/einrichten` fest.
pokal-vote-two-houses = Du trägst die Farben von mehr als einem Haus. Für welches du stimmst, muss klar sein: Behalte nur eine Hausrolle.
pokal-vote-same = So hat dein Haus schon gestimmt.
pokal-rule-unknown = Diesen Vorschlag gibt es nicht. Alle stehen unter `/pokal regeln`.
pokal-rule-decided = Über diesen Vorschlag ist schon entschieden. Der Stand steht unter `/pokal regeln`.
pokal-rule-still-voting = Darüber stimmt das Quidditch-OK noch ab. Erst danach entscheidet die Schulleitung.
pokal-rule-not-yours = Zurückziehen kann einen Vorschlag nur das Haus, das ihn gemacht hat.
pokal-rule-many = { $most } Vorschläge warten schon auf eine Entscheidung. Erst die, dann der nächste.
pokal-rule-twice = Genau das ist schon vorgeschlagen.
pokal-rule-what = Sag mit „punkt“ und „wert“, was sich ändern soll, oder schreib mit „worte“ eine Regel in Worten.
pokal-rule-value = { $kind ->
    [gifts] { $setting }: möglich sind { $least }.{ $most }
    [talk] { $setting }: möglich sind { $least }.{ $most }
    [seconds] { $setting }: eine ganze Zahl von { $least } bis { $most }, in Sekunden.
    [hours] { $setting }: eine ganze Zahl von { $least } bis { $most }, in Stunden.
   *[points] { $setting }: eine ganze Zahl von { $least } bis { $most }.
}
pokal-rule-regulated = „{ $setting }“ steht im Regelbuch ({ $section }) und ist kein ungeregelter Fall. Ohne das Häkchen kannst du es vorschlagen; es gilt dann ab der nächsten Hin- oder Rückrunde.
pokal-rule-same = „{ $setting }“ ist oder wird schon genau so.

## /pokal regel, Ansagen

cmd-pokal-regel-name = regel
cmd-pokal-regel = Schlägt eine Regeländerung vor; das Quidditch-OK stimmt ab, die Schulleitung genehmigt
opt-pokal-regel-punkt-name = punkt
opt-pokal-regel-punkt = Was sich ändern soll
opt-pokal-regel-wert-name = wert
opt-pokal-regel-wert = Wie es sein soll, zum Beispiel 12
opt-pokal-regel-worte-name = worte
opt-pokal-regel-worte = Eine Regel in Worten, oder warum sich der Punkt ändern soll
opt-pokal-regel-ungeregelt-name = ungeregelt
opt-pokal-regel-ungeregelt = Ein Fall, den das Regelbuch offen lässt: gilt sofort, nicht erst ab der nächsten Runde
cmd-pokal-regeln-name = regeln
cmd-pokal-regeln = Zeigt die geltenden Regeln, offene Vorschläge und alle Versionen

pokal-setting-now = { $setting } (jetzt { $value })
pokal-say-rule-proposed = 📜 **Soll sich eine Regel ändern?** Jedes Haus hat eine Stimme, drei müssen dafür sein. Bis dahin darf man es sich anders überlegen.
pokal-say-rule-carried = 📜 **Das Quidditch-OK ist dafür.** Jetzt braucht es noch die Unterschrift der Schulleitung.
pokal-say-rule-approved = ✅ **Genehmigt.** { $motion }
pokal-say-rules-amended = 📜 **Ab jetzt gilt Version { $number } der Quidditchregeln:**
    { $changes }
    -# Begonnene Spiele behalten ihre Version. Alles Bisherige steht unter `/pokal regeln`.
pokal-say-rule-reminder = ⏳ Hier fehlt noch eine Entscheidung:
pokal-say-rule-when = { $case ->
    [yes] -# Ein ungeregelter Fall: gilt, sobald die Schulleitung zustimmt.
   *[no] -# Gilt, wenn alle zustimmen, ab der nächsten Hin- oder Rückrunde.
}
