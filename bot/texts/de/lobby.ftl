### Vor der Partie: Plätze nehmen, auffüllen, anfangen.

# $seat (Text) ist der Name des Platzes.
lobby-already-in = Du sitzt schon: { $seat }. Zum Umziehen wähle einen anderen Platz.
lobby-seat-taken = Da sitzt schon jemand: { $seat }. Nimm einen freien Platz.
lobby-no-such-seat = Diesen Platz gibt es hier nicht. Wähle einen aus der Liste.
lobby-full = Alle Plätze sind besetzt. Vielleicht steht noch jemand auf, oder du eröffnest einen zweiten Tisch.
lobby-not-in = Du sitzt hier gar nicht; also alles gut, du kannst gehen.
lobby-no-robots = Bei diesem Spiel sitzt der Computer nicht mit am Tisch. Ladet noch jemanden ein.
lobby-too-few = { $missing ->
    [one] Ein Platz fehlt noch, dann geht es los.
   *[other] { $missing } Plätze fehlen noch, dann geht es los.
}
lobby-begun = Die Partie hat schon begonnen; an den Plätzen ändert sich jetzt nichts mehr.
guest-no-member = Wen du da erwähnst, finde ich auf diesem Server nicht. Wer kein Discord hat, kommt mit dem bloßen Namen dazu.
guest-one-name = Hier gehört eine Person hin: entweder ein @Mitglied oder der Name eines Gasts, nicht beides.
guest-no-name = Das ist kein Name, den man aufschreiben kann. Nimm Buchstaben.
