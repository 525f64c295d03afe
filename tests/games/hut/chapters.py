"""What the rule book has chapters on: the help leaves none of them out."""

CHAPTERS = {"I", "II", "III", "IV", "V", "VI"}
