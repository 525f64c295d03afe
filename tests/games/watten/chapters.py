"""What the rule book has chapters on: the help leaves none of them out."""

CHAPTERS = {"Abheben", "Geben der Karten", "Ansagen", "Spielverlauf", "Fehler und Betrugsversuche", "Turnier-Modus"}
