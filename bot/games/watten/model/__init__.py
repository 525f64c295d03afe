"""What Watten is made of: cards, score, and the two ways to use them (pad and table)."""
