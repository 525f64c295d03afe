### Kader: wer in dieser Saison für ein Haus spielt

cmd-pokal-kader-name = kader
cmd-pokal-kader = Zeigt, wer für ein Haus spielt; Verantwortliche und OK führen die Liste
opt-pokal-kader-dazu-name = dazu
opt-pokal-kader-dazu = Wer dazukommt: Leute erwähnen, auch viele auf einmal (@Harry @Ginny)
opt-pokal-kader-weg-name = weg
opt-pokal-kader-weg = Wer von der Liste geht: Leute erwähnen
opt-pokal-kader-aufheben-name = aufheben
opt-pokal-kader-aufheben = Die Liste aufheben: Es spielt wieder, wer die Farben des Hauses trägt

pokal-squad-head = { $count ->
    [one] **Kader { $house }**: eine Person steht auf der Liste.
   *[other] **Kader { $house }**: { $count } Leute stehen auf der Liste.
}
pokal-squad-role = **Kader { $house }**: Es spielt, wer die Farben trägt ({ $role }). Eine Liste führen Verantwortliche oder das OK mit `/pokal kader dazu:`.
pokal-squad-free = **Kader { $house }**: Für das Haus ist keine Rolle eingerichtet und keine Liste geführt, also spielt, wer Platz nimmt. Eine Liste führen Verantwortliche oder das OK mit `/pokal kader dazu:`, die Rolle legt `/einrichten` fest.
pokal-squad-line = { $banned ->
    [0] { $person }
    [one] { $person } · 🚫 gesperrt, noch ein Spiel
   *[other] { $person } · 🚫 gesperrt, noch { $banned } Spiele
}
pokal-squad-changed = { $on ->
    [yes] { $count ->
        [one] ✅ Eine Person steht neu auf der Liste.
       *[other] ✅ { $count } Leute stehen neu auf der Liste.
    }
   *[no] { $count ->
        [one] ✅ Eine Person ist von der Liste gestrichen.
       *[other] ✅ { $count } Leute sind von der Liste gestrichen.
    }
}
pokal-squad-more = … und { $count } mehr.
pokal-squad-how = Erwähn die Leute, um die es geht, zum Beispiel @Harry @Ginny.
pokal-squad-stranger = { $person } ist nicht auf diesem Server.
pokal-squad-colours = { $person } trägt die Farben von { $house }. Erst wenn die Rolle gewechselt ist, passt der Platz auf eurer Liste.
pokal-squad-one = Entweder dazu, weg oder aufheben: bitte eins nach dem anderen.
pokal-enlisted = { $on ->
    [yes] { $house }: Jemand steht neu im Kader.
   *[no] { $house }: Jemand steht nicht mehr im Kader.
}
pokal-only-squad = Die Liste eines Hauses führen seine Verantwortlichen und das Quidditch-OK. Mit `/pokal verantwortlich` wird man einer.
pokal-squad-other = Jemand davon steht schon auf der Liste von { $house }. Man spielt eine Saison lang für ein Haus; erst muss er dort gestrichen sein.
pokal-squad-full = Auf der Liste eines Hauses haben höchstens { $count } Leute Platz.
pokal-squad-already = Die stehen alle schon auf der Liste.
pokal-squad-none = { $house } führt keine Liste: Es spielt, wer die Farben trägt.
pokal-squad-not-in = Davon steht niemand auf der Liste von { $house }.
pokal-not-in-squad = Du stehst nicht auf der Liste von { $house }. Deine Verantwortlichen oder das Quidditch-OK nehmen dich mit `/pokal kader` auf.
pokal-seat-squad = { $name } steht nicht auf der Liste von { $house }, und im Pokal spielt nur, wer darauf steht. Die Verantwortlichen des Hauses oder das Quidditch-OK ändern sie mit `/pokal kader`.
pokal-seat-colours = Im Pokal spielt für { $house }, wer die Farben trägt oder auf der Liste steht. Du trägst keine Hausfarben: Frag nach der Rolle, oder lass dich von den Verantwortlichen mit `/pokal kader` eintragen.
pokal-gone = 🚪 Wieder frei, weil jemand den Server verlassen hat: { $parts }.
pokal-gone-house = ein Platz als Verantwortliche von { $house } (`/pokal verantwortlich`)
pokal-gone-match = die Pfeife für { $match } (`/pokal pfeifen`)
