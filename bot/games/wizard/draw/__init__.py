"""Pictures of Wizard: cards, hand, table, pad and the course of a game."""
