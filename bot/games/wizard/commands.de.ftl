### Befehle rund um Wizard, und was an ihnen nicht geht.

cmd-wizard-name = wizard
cmd-wizard = Wizard: Block für echte Karten oder Spieltisch mit Karten vom Bot
cmd-wizard-block-name = block
cmd-wizard-block = Schreibt für euch mit, während ihr mit echten Karten spielt
cmd-wizard-tisch-name = tisch
cmd-wizard-tisch = Eröffnet einen Tisch, an dem der Bot mischt und gibt
opt-wizard-block-namen-name = namen
opt-wizard-block-namen = 3 bis 6 Leute im Uhrzeigersinn, mit Komma: @Anna, Bela, Chris (der Erste gibt zuerst)
opt-wizard-art-name = art
opt-wizard-art = Volle Partie oder Turnierrunde mit zehn Spielen
opt-wizard-art-voll = Volle Partie
opt-wizard-art-runde = Turnierrunde (10 Spiele)
opt-wizard-plusminus-name = plusminus
opt-wizard-plusminus = Plus/Minus Eins: Die Ansagen dürfen nicht aufgehen (im Turnier immer)
opt-wizard-block-uhr-name = uhr
opt-wizard-block-uhr = Minuten bis Schluss; ohne Angabe 50 in der Turnierrunde, 0 ist ohne Uhr
opt-wizard-block-auslosen-name = auslosen
opt-wizard-block-auslosen = Den ersten Geber nachprüfbar auslosen (ohne Angabe nur in der Turnierrunde)
opt-wizard-tisch-plaetze-name = plätze
opt-wizard-tisch-plaetze = Wie viele mitspielen können (3 bis 6, Turnierrunde bis 5)
opt-wizard-tisch-bedenkzeit-name = bedenkzeit
opt-wizard-tisch-bedenkzeit = Wie lange jemand für einen Zug hat

wizard-how-many = Wizard spielt man zu dritt bis zu sechst; ich habe { $given } gezählt. Schreib die Namen mit Komma dazwischen, zum Beispiel `@Anna, Bela, Chris`.
wizard-round-too-many = Eine Turnierrunde ist für drei bis fünf Leute. Zu sechst geht die volle Partie.
wizard-round-needs-bar = In einer Turnierrunde gilt Plus/Minus Eins immer. Ohne geht die volle Partie.
wizard-named-twice = Da steht jemand zweimal. Zwei Annas? Dann bitte mit Zusatz, etwa „Anna K.“.
wizard-clock-too-short = So schnell spielt niemand Wizard: Gib der Uhr mindestens 5 Minuten, oder 0 für keine.
