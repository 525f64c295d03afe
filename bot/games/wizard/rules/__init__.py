"""The rules of Wizard, by part: tricks, plan, bids, points, ranking, and the two ways to play."""
