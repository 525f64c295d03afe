"""Scripts of walks through the house, each beside what was seen on it."""
