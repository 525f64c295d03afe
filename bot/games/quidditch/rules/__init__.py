"""The rules of Chat-Quidditch: `match` is what the house calls, the clauses live in the other modules."""
