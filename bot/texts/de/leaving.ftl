### Mitten in der Partie aufstehen und sich wieder setzen.

leave-button = Aufstehen
leave-sure = Wirklich mitten in der Partie aufstehen? Der Computer spielt für dich weiter, und wer mag, übernimmt deinen Platz. Solange ihn niemand hat, kannst du zurück.
leave-yes = Ja, aufstehen
leave-no = Sitzen bleiben
leave-done = Du bist aufgestanden. Unten im Kanal steht der Knopf, mit dem du dich wieder setzt, solange der Platz frei ist.
leave-not-here = In dieser Partie kann niemand einspringen, darum steht hier auch niemand mittendrin auf. Wer sie leitet, kann sie mit `/partie beenden` abbrechen.
# $why ist left (aufgestanden) oder absent (dreimal die Zeit verpasst).
vacancy = { $why ->
    [left] 🚪 { $person } ist aufgestanden. Für { $seat } spielt jetzt der Computer; wer mag, setzt sich dazu.
   *[absent] 💤 { $person } hat dreimal hintereinander die Zeit verpasst. Für { $seat } spielt jetzt der Computer, bis { $person } wieder da ist.
}
vacancy-take = { $why ->
    [left] Platz einnehmen
   *[absent] Ich bin wieder da
}
seat-kept = Diesen Platz hält der Computer für { $person } frei. Wer die Partie leitet, kann ihn mit `/partie ersetzen` neu besetzen.
