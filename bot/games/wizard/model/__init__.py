"""What Wizard is made of: cards, the pad's sheet, and the models of both ways to play."""
