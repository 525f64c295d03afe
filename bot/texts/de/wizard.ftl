### Befehle rund um Wizard, und was an ihnen nicht geht.

cmd-wizard-name = wizard
cmd-wizard = Wizard: Block für echte Karten oder Spieltisch mit Karten vom Bot
cmd-wizard-block-name = block
cmd-wizard-block = Schreibt für euch mit, während ihr mit echten Karten spielt
cmd-wizard-tisch-name = tisch
cmd-wizard-tisch = Eröffnet einen Tisch, an dem der Bot mischt und gibt
cmd-wizard-namen-name = namen
cmd-wizard-namen = 3 bis 6 Leute im Uhrzeigersinn, mit Komma: @Anna, Bela, Chris (der Erste gibt zuerst)
cmd-wizard-art-name = art
cmd-wizard-art = Volle Partie oder Turnierrunde mit zehn Spielen
cmd-wizard-voll = Volle Partie
cmd-wizard-runde = Turnierrunde (10 Spiele)
cmd-wizard-plusminus-name = plusminus
cmd-wizard-plusminus = Plus/Minus Eins: Die Ansagen dürfen nicht aufgehen (im Turnier immer)
cmd-wizard-uhr-name = uhr
cmd-wizard-uhr = Minuten bis Schluss; ohne Angabe 50 in der Turnierrunde, 0 ist ohne Uhr
cmd-wizard-auslosen-name = auslosen
cmd-wizard-auslosen = Den ersten Geber nachprüfbar auslosen
cmd-wizard-plaetze-name = plaetze
cmd-wizard-plaetze = Wie viele mitspielen können (3 bis 6, Turnierrunde bis 5)
cmd-wizard-bedenkzeit-name = bedenkzeit
cmd-wizard-bedenkzeit = Wie lange jemand für einen Zug hat
cmd-wizard-minute = 1 Minute
cmd-wizard-minutes = 5 Minuten
cmd-wizard-hour = 1 Stunde
cmd-wizard-day = 1 Tag

wizard-how-many = Wizard spielt man zu dritt bis zu sechst; ich habe { $given } gezählt. Schreib die Namen mit Komma dazwischen, zum Beispiel `@Anna, Bela, Chris`.
wizard-round-too-many = Eine Turnierrunde ist für drei bis fünf Leute. Zu sechst geht die volle Partie.
wizard-round-needs-bar = In einer Turnierrunde gilt Plus/Minus Eins immer. Ohne geht die volle Partie.
wizard-named-twice = Da steht jemand zweimal. Zwei Annas? Dann bitte mit Zusatz, etwa „Anna K.“.
wizard-clock-too-short = So schnell spielt niemand Wizard: Gib der Uhr mindestens 5 Minuten, oder 0 für keine.
