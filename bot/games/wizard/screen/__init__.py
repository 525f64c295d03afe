"""What Wizard looks like: the pad, the table, the hand, and the pages both ways to play share."""
