"""What the rule book has chapters on: the help leaves none of them out."""

CHAPTERS = {"2", "3.2", "3.4", "3.5", "4.2", "5.3", "5.4.3", "5.5.1", "5.5.5", "5.5.6", "5.6.2", "5.7", "7", "8.6"}
