"""Block and table in words: events, the present decision, the end."""
