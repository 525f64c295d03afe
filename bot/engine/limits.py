"""How much people may type, in one place: whatever is longer is refused where it is typed, and never cut later."""

LONGEST_REASON = 400
"""Characters of a reason: for a warning, a kick, a substitution, an exclusion, a rewind."""
LONGEST_PLACE = 100
"""So long may be where a contest takes place."""
LONGEST_ENTRY = 200
"""So long is an entry's name at most: two people's."""
