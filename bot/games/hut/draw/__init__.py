"""Pictures of Fang den Hut; `records` holds what is drawn, the other modules draw it."""
