"""What the rule book has chapters on: the help leaves none of them out."""

CHAPTERS = {"Startfeld", "Zugzwang", "Der Hausmeister", "Teamspiel", "Sonderkarten", "Spielende"}
