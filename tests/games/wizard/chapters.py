"""What the rule book has chapters on: the help leaves none of them out."""

CHAPTERS = {"2.1", "2.4.1", "2.4.2", "2.5.1", "2.5.2", "2.6", "3.1", "3.3.2", "4.1", "5"}
