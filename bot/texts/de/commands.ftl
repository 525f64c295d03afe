### Namen und Beschreibungen der Befehle (Namen: klein, ohne Leerzeichen, höchstens 32 Zeichen; Beschreibungen: höchstens 100).

cmd-dice = Würfelt, zum Beispiel 2w6 oder 4w6kh3+2
cmd-dice-wurf-name = wurf
cmd-dice-wurf = Was gewürfelt wird: 2w6, 1w20+3, 4w6kh3 …
cmd-dice-xp-name = xp
cmd-dice-xp = Erfahrungspunkte: erste Zahl, zweite Zahl und Summe zählen je so viel mehr
cmd-wuerfel-name = wuerfel
cmd-wuerfel = Statistik, Beweis und Kampfwurf
cmd-statistik-name = statistik
cmd-statistik = Zeigt, wie die 2w6 einer Person oder des Servers gefallen sind
cmd-statistik-person-name = person
cmd-statistik-person = Wessen Würfe (ohne Angabe deine)
cmd-statistik-bereich-name = bereich
cmd-statistik-bereich = Eine Person oder der ganze Server
cmd-statistik-of-person = Person
cmd-statistik-of-server = Server
cmd-beweis-name = beweis
cmd-beweis = Das heutige Versprechen, vergangene Startwerte und das Protokoll zum Nachrechnen
cmd-beweis-tag-name = tag
cmd-beweis-tag = Welcher Tag, zum Beispiel 2026-11-16 (ohne Angabe der letzte abgeschlossene)
cmd-kampf-name = kampf
cmd-kampf = Fordert zum Kampfwurf heraus: höhere Summe, dann erste Zahl, dann zweite
cmd-kampf-gegner-name = gegner
cmd-kampf-gegner = Wen du herausforderst (ohne Angabe: wer sich traut)
cmd-kampf-xp = Deine Erfahrungspunkte
cmd-kampf-xp-gegner-name = xp_gegner
cmd-kampf-xp-gegner = Erfahrungspunkte des Gegners
