"""How much people may type, in one place: whatever is longer is refused where it is typed, and never cut later."""

LONGEST_REASON = 400
"""Characters of a reason: for a warning, a kick, a substitution, an exclusion, a rewind."""
